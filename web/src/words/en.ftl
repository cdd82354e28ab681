# The interface in English. Games bring their own words.
language = Language
language-en = English
language-de = Deutsch
language-fr = Français
settings = Settings
rules = Rules
close = Close
start = start
done = Done
not-yet = Not yet
to-lobby = Back to the tables
try-again = Try again
try-now = Try now
copied = Copied

theme-to-night = Night colours
theme-to-light = Day colours
setting-theme = Colours
theme-system = as the system
theme-light = parchment
theme-night = carnival night
setting-motion = Motion
motion-system = as the system
motion-full = full
motion-reduced = reduced
setting-pace = Computer players
pace-calm = calm
pace-brisk = brisk
pace-once = at once
pace-is = Speed of computer players: { $pace }. Change
setting-confirm = Ask before a decision counts
confirm-always = always
confirm-so = when it hands over the turn
confirm-never = never
setting-touch = First touch on the board
touch-look = shows what it does
touch-act = acts
setting-keys = Single keys play
your-name = Your name

keys = Keys
key-enter = Enter
key-enter-does = choose, send, done
key-esc = Esc
key-esc-does = drop, close
key-digits = 0–9
key-digits-does = type a bid
key-arrows = ↑ ↓
key-arrows-does = one more, one less
key-pass = P
key-pass-does = pass; further letters stand on the buttons
key-space = Space
key-space-does = skip what computer players show
key-undo = Backspace, Ctrl Z
key-undo-does = take back
key-redo = Shift Backspace
key-redo-does = repeat what was taken back
key-why = ?
key-why-does = why not, here
key-hint = Shift H
key-hint-does = hint
key-journal = Shift J
key-journal-does = journal
key-rules = Shift R
key-rules-does = rules
key-pieces = .
key-pieces-does = hide the pieces
key-replay = Home ← → End
key-replay-does = look back, return
key-end = End
key-command = /
key-command-does = command line: bid 17, scores, prompt, last
key-keys = F1
key-keys-does = this list

welcome = Welcome to Signoria
good-morning = Good morning, { $name }
good-day = Good day, { $name }
good-evening = Good evening, { $name }
tables-wait = { $tables ->
        [one] One table waits for your move.
       *[other] { $tables } tables wait for your move.
    }
guest = Guest
players-range = { $fewest }–{ $most } players
minutes = { $minutes } min
play-now = Play now
your-tables = Your tables
your-move = Your move
play = Play
open = Open
look = Look
forget-table = Take this table off the list
log-unreadable = This file is not a match Signoria can replay.
could-not-open = The table could not be opened. Try again in a moment.
server-silent = The server does not answer. Your tables are safe; try again in a moment.

how-many = How many players
seats = Who sits where
seat-n = Seat { $number }
who-sits = Who sits on seat { $number }
level-of = Level of the computer player on seat { $number }
kind-me = You
kind-friend = A friend, by link
kind-bot = Computer
bot-random = carefree
bot-greedy = shrewd
bot-apprentice = apprentice
bot-journeyman = journeyman
bot-master = master
bot-consul = consul
bot-magnifico = il magnifico
bot-with-trait = { $level }, { $trait }
trait-bold = bold
trait-thrifty = thrifty
trait-builder = builder at heart
options = Options
edition = Edition
all-printed = Every value of this edition is printed in its rulebook.
unprinted = { $values ->
        [one] One value is not printed in a rulebook of ours
       *[other] { $values } values are not printed in a rulebook of ours
    }
provenance-deduced = deduced from printed facts
provenance-sourced = stated by an independent source
provenance-reconstructed = reconstructed, our choice
reconstructed-sign = Reconstructed: where this number comes from
reconstructed-count = { $values ->
        [one] One table of values is reconstructed and marked °
       *[other] { $values } tables of values are reconstructed and marked °
    }
reconstructed-start = { $values ->
        [one] One table of values is reconstructed (°).
       *[other] { $values } tables of values are reconstructed (°).
    }
how-corrected = How a correction reaches us
summary = Your table
summary-friends = You get a link for each friend. Whoever opens it sits down; no account is needed.
open-table = Open the table

join-title = A seat at { $game }
join-what = { $players } players sit at this table. Say your name and sit down.
join-failed = That did not work. Try again in a moment.
your-seat = Your seat
seat-open = still free
sits-here = sits here
computer = computer
take-seat = Sit down

no-table-here = No table stands here
no-table-here-why = The link may be incomplete, or the table is gone. Ask for the link again, or open a table of your own.
opening = The table is being laid…
not-connected = Not connected
still-waiting = Still waiting for the table…
connection-lost = Not connected. Your table is safe, trying again ({ $seconds } s)
broken = Something broke on our side. The game is kept; load the page again.
no-longer-open = That choice is no longer open.
too-fast = That was quick. Try again in a moment.
not-understood = That is not an action of this game.

players = Players
board = Board
tray = Your choices
all-choices = All choices
parts = Parts of the table
tab-board = Board
tab-players = Players
tab-side = Round
tab-journal = Journal
round-of = round { $round } of { $rounds }
round-n = Round { $round }
you-named = { $name } (you)
computer-level = computer, { $bot }
family-amber = amber, sun
family-lapis = lapis, crescent
family-malachite = malachite, hills
family-amethyst = amethyst, lozenge
family-onyx = onyx, tower
family-alabaster = alabaster, cross
worth-now = worth now
worth-now-of = now worth { $worth }
worth-now-why = What it would be if the match ended now
plays-by-rules = plays by the rules
thinks = thinks…
away = not connected

your-turn = Your turn.
your-turn-short = Your turn
other-decides = { $name } decides.
then-decides = then { $name } decides
waits-for-friend = This seat waits for a friend. Send the link.
one-moment = One moment…
since = Since your turn: { $events }
computer-thinks = The computer thinks.
you-watch = You are watching.
to-my-decision = To my next decision
skip = Skip
step = Step
key-step = Right arrow
match-over = The match is over.
to-result = To the result
undo = Take back
redo = Repeat
show-again = Show again
taken-back = A decision was taken back
hint = Hint
hint-busy = Thinking it over…
hints-off = At this table there are no hints.
hint-none = Nobody has an idea right now. Try again in a moment.
hint-kind = Think of this: { $verb }.
hint-action = { $action }.
hint-no-reason = It leaves the best outlook of all choices.
hint-choices = Best choices
hint-outlook = place { $place }, about { $points ->
        [one] 1 point
       *[other] { $points } points
    }
since-title = Since your turn
since-sum = Since your turn: { $points } in { $events ->
        [one] 1 event
       *[other] { $events } events
    }
since-times = { $count ->
        [one] { $what }
       *[other] { $what } ×{ $count }
    }
earlier-more = { $count } before
hint-press = { $stage ->
        [0] Hint
        [1] Hint: mark it
        [2] Hint: the reason
       *[other] Hint: panel
    }
hint-step-kind = 1 kind:
hint-step-mark = 2 mark:
hint-step-reason = 3 reason
hint-in-the-end = in the end
hint-place = place
hint-points = points
hint-florins = florins
why-not = Why not
why-not-worse = { $points } against the best; place { $place } instead of { $best }.
worth-change = { $points } if the match ended then
open-rule = Read { $rule } in the rules
why-past = You are looking at the past. Return to now first.
why-over = The match is over.
why-watching = You are watching; only those who sit here decide.
why-other = { $name } decides now.
nothing-asked = Nothing is asked of you now.
command = Command

journal = Journal
journal-filter = Whose lines
journal-all = Show all
everyone = everyone
sum-of = { $name }: { $sources }
show-then = Show the board then
back-to-here = Back to here
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-at = Step { $at } of { $length }
past = The past.
past-round = Round { $round }.
past-goes-on = Your table goes on.
back-to-now = Back to now
search-rules = Search the rules
rules-missing = The rules of this game are not written in this language yet.

invite = Invite
invite-why = Send each friend a link of their own.
copy-seat-link = Copy link
copy-watch-link = Link for watching
copy-own-link = Link of my own seat
download-log = Download the log

finish-triumph = You win
finish-defeat = { $name } wins
finish-shared = A shared victory
result = Result, point by point
result-hint = Choose any piece of a bar to see the events it is made of.
bar-part = { $source }: { $points }
detail = Where it came from
detail-hint = Choose a piece of a bar. Every point has its event and its rule.
detail-title = { $name }: { $source } { $points }
course = The match, round by round
difference = { $points ->
        [0] Where the points went
        [one] Where 1 point went
       *[other] Where { $points } points went
    }
difference-how = your points less those of { $name }, by source
score-lost = { $other } to your { $own }.
score-won = { $own } to { $other } for { $name }.
led-where = More for you: { $led }. More for { $name }: { $behind }.
in-round = { $round ->
        [0] at first
       *[other] round { $round }
    }
course-rounds = The match in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
course-touch = touch a round to see the board then
moments = Moments to look at again
and-more = and { $count } more
again-easier = Again, one switch easier
switched-off = switched off
log = Log
what-next = What next
play-again = Play again, same table
join-again = Join the next match
replay-start = Replay from the start
last-position = Look at the board
share-record = Share the record

# What a table agreed on, and how others reach it; said at the table and in the lobby.
agreed = At this table
agreed-hints = Hints
hints-none = none
hints-kind = kind only
hints-all = all three steps
agreed-undo = Take back
undo-agreed-never = never
undo-agreed-news = until news
agreed-pace = Computers play
agreed-seed = Seed
seed-random = by lot
seed-chosen = chosen
seed-chosen-why = Whoever opened this table chose the seed, and so can know what chance will bring.
agreed-edition = Edition
agreed-options = Options
as-printed = as printed
edition-own = { $name }, an owner’s own
option-on = on
option-off = off
qr = QR code
qr-for = QR code for { $what }
reach-alone = This server answers this computer only.
reach-how = Others can join once it is started like this:
reach-then = They reach it at { $address }. The links below use that address.
reach-nowhere = This computer is in no network right now.
reach-house = Links use the address other devices in your network reach.
street-0 = Silk Street
street-1 = Goldsmiths’ Bridge
street-2 = Bankers’ Bench
street-3 = The Long Bridge
street-4 = Wool Guild
street-5 = Hosiers’ Street
street-6 = Swan Street
street-7 = Rose Street
street-8 = Lion’s Court
street-9 = Candle Street
street-10 = Dyers’ Street
street-11 = Tanners’ Street
street-12 = Saddlers’ Corner
street-13 = Mint Square
street-14 = Fish Market
street-15 = Old Market
street-16 = New Market
street-17 = Mill Bank
street-18 = Olive Gate
street-19 = Bell Tower
street-20 = Laurel Street
street-21 = Moon Street
street-22 = Sun Street
street-23 = Star Street
street-24 = Masons’ Yard
street-25 = Painters’ Loft
street-26 = Armourers’ Street
street-27 = Bakers’ Lane
street-28 = Vine Terrace
street-29 = Cypress Hill
street-30 = Lily Gate
street-31 = Well Square
street-32 = Night Watch
street-33 = Lantern Lane
street-34 = Salt Store
street-35 = Ferry Steps
street-36 = Notaries’ Street
street-37 = Physicians’ Hall
street-38 = Pomegranate Court
street-39 = Falcon Tower
street-40 = Peacock Garden
street-41 = Marble Yard
street-42 = Carters’ Rest
street-43 = Red Gate
street-44 = Weir Bank
street-45 = Quill Street
street-46 = Spice Street
street-47 = Ropemakers’ Walk

seed-chosen-mark = chosen seed
hints-used = { $hints ->
        [one] One hint was asked for on your seat.
       *[other] { $hints } hints were asked for on your seat.
    }
hints-n = { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
care = Links, seats, end of the table
care-failed = That did not work. Try again in a moment.
replace-link = Replace my link by a new one
replace-link-why = If somebody else has your link: the new one is yours alone, the old one opens nothing any more.
link-replaced = Your link is new.
free-seat = Free the seat of { $name }
seat-freed = The seat is free. Its new invitation stands beside the players.
seat-in-use = Somebody has been on this seat lately. It can be freed once it was unused for long.
delete-table = Delete the table
delete-table-why = The match and everything about it is deleted once everybody who sits here has agreed. It cannot be brought back.
delete-waits = You agree. Still to agree: { $names }.
table-deleted = The table is deleted.
invite-again = Invite again
invite-withdraw = Take the invitation back
