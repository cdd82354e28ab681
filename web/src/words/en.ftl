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
confirm-action = { $action }?
not-yet = Not yet
to-lobby = Back to the tables
try-again = Try again
try-now = Try now
copied = Copied

theme-to-night = Night colours
theme-to-light = Day colours
setting-theme = Colours
theme-system = system
theme-light = parchment
theme-night = carnival night
setting-motion = Motion
motion-system = system
motion-full = full
motion-reduced = reduced
setting-pace = Computer players
pace-calm = calm
pace-brisk = brisk
pace-once = instant
pace-is = Speed of computer players: { $pace }. Change
setting-confirm = Confirm decisions
confirm-always = always
confirm-so = when it ends your turn or reveals something
confirm-never = never
setting-keys = Single-key shortcuts
your-name = Your name

keys = Keys
key-enter = Enter
key-enter-does = choose, confirm
key-esc = Esc
key-esc-does = cancel, close
key-digits = 0–9
key-digits-does = type a bid
key-arrows = ↑ ↓
key-arrows-does = one more, one less
key-pass = P
key-pass-does = pass; other letters are on the buttons
key-space = Space
key-space-does = skip computer players’ moves
key-undo = Backspace, Ctrl Z
key-undo-does = undo
key-redo = Shift Backspace
key-redo-does = redo
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
key-replay-does = step through the match
key-replay-speed = + −
key-replay-speed-does = faster or slower replay; Space plays and pauses
key-replay-unit = U
key-replay-unit-does = in a replay: step by event, decision or turn
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
look = View
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
bot-title-magnifico = Magnifico
bot-with-trait = { $level }, { $trait }
trait-bold = bold
trait-thrifty = thrifty
trait-builder = builder at heart
options = Options
edition = Edition
all-printed = Every value of this edition is printed in its rulebook.
provenance-deduced = deduced from printed facts
provenance-sourced = stated by an independent source
provenance-reconstructed = reconstructed, our choice
reconstructed-sign = Reconstructed: where this number comes from
reconstructed-count = { $values ->
        [one] One table of values is reconstructed and marked °
       *[other] { $values } tables of values are reconstructed and marked °
    }
reconstructed-end = { $values ->
        [one] One table of values in this edition is our choice.
       *[other] { $values } tables of values in this edition are our choice.
    }
reconstructed-read = Which ones
how-corrected = How a correction reaches us
summary = Your table
summary-friends = You get a link for each friend. Anyone who opens it takes a seat; no account is needed.
open-table = Open the table

join-title = A seat at { $game }
join-what = { $players } players sit at this table. Enter your name and take a seat.
join-failed = That did not work. Try again in a moment.
name-taken = Somebody at this table has that name, or one that looks like it. Choose another.
name-bad = A name is one line of 1 to 40 letters, digits or signs. Choose another.
too-often = That was too often in a short time. Try again in some minutes.
server-full = This server has no room for another table. Try again later, or remove a table you no longer need.
name-seen = Everybody at this table sees it.
name-changed = Everybody at this table sees you as { $name } now.
name-failed = The name could not be changed. Try again in a moment.
your-seat = Your seat
seat-open = still free
sits-here = sits here
computer = computer
take-seat = Sit down

no-table-here = Table not found
no-table-here-why = The link may be incomplete, or the table is gone. Ask for the link again, or open a table of your own.
opening = Loading the table…
not-connected = Not connected
still-waiting = Still waiting for the table…
connection-lost = Not connected. Your table is safe, trying again ({ $seconds } s)
broken = Something broke on our side. The match is saved; load the page again.
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
worth-now-of = worth { $worth }
worth-now-why = What it would be if the match ended now
plays-by-rules = plays by the rules
thinks = thinking…
away = not connected

your-turn = Your turn.
your-turn-short = Your turn
other-decides = { $name } is deciding.
then-decides = then { $name } decides
waits-for-friend = This seat waits for a friend. Send the link.
one-moment = One moment…
computer-thinks = The computer is thinking.
you-watch = You are watching.
to-my-decision = Skip to my next decision
skip = Skip
step = Step
key-step = Right arrow
match-over = The match is over.
to-result = To the result
undo = Undo
redo = Redo
show-again = Show again
taken-back = A decision was undone
hint = Hint
hint-busy = Thinking it over…
hints-off = At this table there are no hints.
hint-none = No hint available right now.
hint-kind = Consider: { $verb }.
hint-action = { $action }.
hint-choices = Best choices
hint-outlook = place { $place }, about { $points ->
        [one] 1 point
       *[other] { $points } points
    }
since-title = Since your turn
since-sum = { $turns ->
        [one] Since your turn: 1 line, you { $points }
       *[other] Since your turn: { $turns } lines, you { $points }
    }
while-away = { $days ->
        [one] While you were away, a day
       *[other] While you were away, { $days } days
    }
replay-missed = Replay what I missed
hint-press = { $stage ->
        [0] Hint
        [1] Hint: show it
        [2] Hint: the reason
       *[other] Hint: details
    }
hint-step-kind = 1 Type:
hint-step-mark = 2 Move:
hint-step-reason = 3 Reason
hint-in-the-end = in the end
hint-place = place
hint-points = points
hint-florins = florins
why-not = Why not
worth-change = { $points } if the match ended then
open-rule = Read { $rule } in the rules
why-past = You are looking at the past. Return to now first.
why-over = The match is over.
why-watching = You are watching; only seated players decide.
why-other = { $name } is deciding now.
nothing-asked = You have nothing to decide right now.
command = Command

journal = Journal
journal-filter = Whose lines
journal-all = Show all
set-up = Set-up
everyone = everyone
show-then = Show the board at this point
back-to-here = Back to here
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-at = Step { $at } of { $length }
replay-unit = One step is
replay-unit-event = by event
replay-unit-decision = by decision
replay-unit-turn = by turn
replay-speed = Speed
past = The past.
past-round = Round { $round }.
past-goes-on = Your table goes on.
back-to-now = Back to now
search-rules = Search the rules
rules-missing = The rules of this game are not written in this language yet.

invite = Invite
invite-why = Send each friend a link of their own.
copy-seat-link = Copy link
copy-watch-link = Spectator link
copy-own-link = Link to my seat
download-log = Download the log

finish-triumph = You win
finish-defeat = { $name } wins
finish-shared = A shared victory
result = Result, point by point
result-hint = Select a bar segment to see its events.
bars-spent = A bar is as long as the result: what was spent is taken off each part in proportion.
bar-part = { $source }: { $points }
detail = Where it came from
detail-hint = Select a bar segment. Every point has its event and its rule.
detail-title = { $name }: { $source } { $points }
course = The match, round by round
difference = { $points ->
        [0] Where the points came from
        [one] Where the 1-point gap came from
       *[other] Where the { $points }-point gap came from
    }
difference-how = your points minus { $name }’s, by source
score-lost = { $other } to your { $own }.
score-won = { $own } to { $name }’s { $other }.
led-where = More for you: { $led }. More for { $name }: { $behind }.
in-round = { $round ->
        [0] at first
       *[other] round { $round }
    }
course-rounds = The match in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
course-touch = choose a round to see the board at that point
moments = Key moments
and-more = and { $count } more
again-easier = Play again, slightly easier
switched-off = switched off
log = Save log
what-next = What next
play-again = Play again, same table
join-again = Join the next match
replay-start = Replay from the start
last-position = Look at the board
share-record = Share the match

# What a table agreed on, and how others reach it; said at the table and in the lobby.
agreed = At this table
agreed-hints = Hints
hints-none = none
hints-kind = category only
hints-all = all three steps
agreed-undo = Undo
undo-agreed-never = never
undo-agreed-news = until something is revealed
agreed-start = Start
start-ready = when all are ready
start-once = at once
agreed-pace = Computer pace
agreed-seed = Seed
seed-random = random
seed-chosen = chosen
seed-chosen-why = The person who opened this table chose the seed, and so can know what chance will bring.
agreed-edition = Edition
agreed-options = Options
as-printed = as printed
edition-own = { $name } (your own edition)
option-on = on
option-off = off
qr = QR code
qr-for = QR code for { $what }
reach-alone = This server answers this computer only.
reach-how = Others can join once it is started like this:
reach-then = They reach it at { $address }. The links use that address.
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
        [one] You used 1 hint.
       *[other] You used { $hints } hints.
    }
hints-n = { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
seat-taken-by = This seat is already taken by { $name }
seat-taken = This seat is already taken
seat-taken-why = Ask the host for a link of your own. If it is your seat, open it on a device you have used here before.
watch-table = Watch this table
new-link-for = New link for { $name }
new-link-made = The new link is beside the players. The seat stays as it is until someone opens it.
seat-here-now = This player is at the table right now, so no new link is needed.
care = Manage table
care-failed = That did not work. Try again in a moment.
replace-link = Replace my link by a new one
replace-link-why = If someone else has your link: the new one is yours alone, the old one opens nothing any more.
link-replaced = Your link has been replaced.
free-seat = Free the seat of { $name }
seat-freed = The seat is free. Its new invitation is beside the players.
seat-in-use = Someone has been on this seat lately. It can be freed once it has been unused for a long time.
delete-table = Delete the table
delete-table-why = The match and everything about it is deleted once all players agree. It cannot be brought back.
delete-waits = You have agreed. Still to agree: { $names }.
table-deleted = The table is deleted.
invite-again = Invite again
invite-withdraw = Take the invitation back

## Before the start
room-before = before the start
room-this-table = This table
room-for-friend = For a friend
room-reserved = seat is kept
room-host = host
room-here = is here
room-away = not here right now
room-ready = ready
room-not-yet = not yet
room-computer = Computer
room-free = Free the seat
room-remove = Remove seat { $number }
room-level = Level of the computer players you add
room-absent = If someone is absent
room-away-wait = After { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } the others vote; without an answer they wait.
room-away-computer = After { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } the others vote; without an answer a computer ({ $bot }) plays the seat.
room-away-end = After { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } the others vote; without an answer the match ends.
room-series = Evening
room-series-n = match { $match } of { $matches }
room-sealed = The deal can be verified. It was sealed as { $commit }… before anyone sat down.
room-expires = Unless something changes, this table stays open until { $date }.
room-begins = All are ready. The match begins in { $seconds } s.
room-waits-for = Waiting for { $names }.
room-waits-for-friends =
    { $seats ->
        [one] One seat is still free.
       *[other] { $seats } seats are still free.
    }
room-waits-for-you = All are here. Are you ready?
room-by-itself = The cards are dealt when all are ready, not before.
room-begin = Begin with { $players }
room-you-are-ready = You are ready
room-i-am-ready = I am ready
room-leave = Leave the table
room-leave-sure = Your seat becomes free.
room-stay = Stay
room-copy-link = Copy the link
room-say-words = or say these three words
words-unknown = No table answers to these words
words-unknown-why = It may have begun already. Ask the host to read you the words again.
words-often = You have tried many words. Wait a minute, then try again.

## Absent players
absent-waits = Waiting for { $name }. From { $time } on you can ask the others what to do.
absent-ask = { $name } has not decided for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. What shall happen?
absent-vote = { $name } is absent. What shall happen?
absent-wait = Wait
absent-computer = A computer ({ $bot }) plays
absent-end = End the match
absent-answered = You have answered. Waiting for { $names }.
absent-minded = A computer ({ $bot }) plays your seat.
absent-back = Take your seat back
absent-leave = Resign
absent-leave-sure = A computer ({ $bot }) plays on for you.
absent-note-computer = A computer ({ $bot }) played for { $name } from entry { $entry } on.
absent-note-back = { $name } played again from entry { $entry } on.
