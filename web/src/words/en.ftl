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
city = { $games ->
        [one] One game, one city.
       *[other] { $games } games, one city.
    }
guest = Guest
players-range = { $fewest }–{ $most } players
minutes = { $minutes } min
about-florence = A long carnival night: place your family in nine queues before the Medici arrive.
about-medici = Bid for goods, fill your warehouse, climb five counting houses.
about-firenze = Raise coloured towers, never let one rest, and seal commissions first.
about-ilvecchio = Ride through Tuscany, win followers, and wear down the old man’s power.
play-now = Play now
with-friends = With friends
your-tables = Your tables
your-move = Your move
play = Play
open = Open
look = Look
finished-best = Finished: { $name }, { $score }
forget-table = Take this table off the list
no-tables = Start against computer players with one click on Play now.
upload-log = Open a log file
log-unreadable = This file is not a match Signoria can replay.
could-not-open = The table could not be opened. Try again in a moment.
server-silent = The server does not answer. Your tables are safe; try again in a moment.

new-table-of = A table of { $game }
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
bot-magnifico = il magnifico
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
summary = Your table
summary-line = { $game }, { $players } players: you, { $friends ->
        [0] no friends
        [one] 1 friend
       *[other] { $friends } friends
    }, { $computers ->
        [0] no computer players
        [one] 1 computer player
       *[other] { $computers } computer players
    }. About { $minutes } minutes.
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
worth-now-short = worth now
worth-now = Worth if the match ended now; { $scored } scored so far
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
match-over = The match is over.
to-result = To the result
undo = Take back
redo = Repeat
show-again = Show again
taken-back = A decision was taken back
hint = Hint
hint-busy = Thinking it over…
hint-none = Nobody has an idea right now. Try again in a moment.
hint-more = More
hint-kind = Think of this: { $verb }.
hint-action = { $action }.
hint-no-reason = It leaves the best outlook of all choices.
hint-choices = Best choices
hint-outlook = place { $place }, about { $points } points
hint-share = { $percent } % of its thoughts
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
round-paid = Round { $round } pays { $name }
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
what-next = What next
play-again = Play again, same table
join-again = Join the next match
replay-start = Replay from the start
last-position = Look at the board
share-record = Share the record
