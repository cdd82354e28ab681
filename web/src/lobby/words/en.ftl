# Lobby, new table, what was played, editions.
nav = Parts of Signoria
join-words = Join by three words
join-words-go = Join
nav-tables = Tables
nav-learn = Learn
nav-played = Played
nav-editions = Editions
nav-me = You
nav-open = Open
open-file = Open a file
new-table = New table
skip-to-play = Skip to Play now
skip-to-table = Skip to the table that waits for you
skip-to-content = Skip to the page
ask-name = What is your name?
ask-name-play = Play
ask-name-guest = Play as a guest
level-guide = How strong the levels are
tables-wait-city = { $games ->
        [one] One game, one city.
       *[other] { $games } games, one city.
    }
alone = Alone
players-of = Players: { $game }
level-row = Level: { $game }
rival-row = Difficulty: { $game }
more-choices = More choices
play-alone = Play alone
play-against = { $count ->
        [one] 1 computer, { $level }
       *[other] { $count } computers, { $level }
    }
play-rival = { $rival }, { $preset }
friends = Friends
preset-own = Custom
preset-none = As in the rulebook.
preset-changes = { $count ->
        [one] One switch on.
       *[other] { $count } switches on.
    }
choose-game = Choose a game

waits-first = waiting for you first
waiting-others = { $tables ->
        [one] One more table is waiting for other players
       *[other] { $tables } more tables are waiting for other players
    }
with-names = with { $names }
alone-at = alone
round-at = round { $round }
round-at-of = round { $round } of { $rounds }
not-begun = not begun
seats-free = { $seats ->
        [one] One seat is free
       *[other] { $seats } seats are free
    }
invite-friends = Invite
ago-minutes = for { $minutes } min
since-time = since { $time }
watching = you watch
move-seats = Continue on another device
move-seats-title = Your seats on another device
move-seats-why = Open this link there, or read the code with its camera. Anyone with this link can play your seats: show it to no one else.
move-seats-copy = Copy the link
move-seats-none = You have no open seat to take along.
seats-came = { $seats ->
        [one] One seat was brought here from another device.
       *[other] { $seats } seats were brought here from another device.
    }
seats-take = Take them over
seats-leave = Not now
seats-done = Your seats are here now.

played = Played
played-all = All { $matches }
played-none = What you finish is counted here, in this browser only.
of-won = of { $matches } won
best = best { $score }
place-of = { $place ->
        [1] first of { $players }
        [2] second of { $players }
        [3] third of { $players }
       *[other] place { $place } of { $players }
    }
won-alone = won { $rival }
lost-alone = lost { $rival }
result-won = won
result-lost = not won
played-title = What you played
played-where = From this browser’s own matches. Nothing is stored elsewhere.
stat-game = Game
stat-level = Opponents
stat-players = Players
stat-matches = Matches
stat-won = Won
stat-share = Share
stat-best = Best
stat-mean = Average
with-people = people only
alone-stat = alone, { $preset }
by-level = By opponents
by-players = By number of players
all-matches = All matches
export-played = Save as a file
import-played = { $matches ->
        [0] Nothing new was in that file.
        [one] One match was added.
       *[other] { $matches } matches were added.
    }

try-next = Try next
try-new-game = { $game }, for the first time
try-level = { $game } against { $level }
try-level-why = { $wins ->
        [one] You won your last match against { $below }.
       *[other] You won { $wins } matches against { $below }.
    }
try-level-again = You have not beaten { $level } yet: best { $best }.
try-level-first = A first match against { $level }.
try-preset = { $game } alone, { $preset }
try-preset-lost = Last time { $own } to { $other }.
try-preset-won = You won { $own } to { $other }.
try-start = Shortest game to start with: { $minutes } minutes.
drop-here = Drop a log to replay it, or an edition to play with your own box’s values.
drop-now = Let go to open it.
file-unknown = This file is neither a match, nor an edition, nor a list of matches of Signoria.

table-of = A table of { $game }
table-alone = { $game }, alone { $rival }
your-seats = Seats and levels
how-hard = Difficulty
count-on = { $on } of { $all } on
can-be-undone = Every switch can be undone until the table opens.
edition-file = from a file
another-file = Another file
see-values = See all values
edition-read = { $groups ->
        [one] one group of values read, all in range
       *[other] { $groups } groups of values read, all in range
    }
edition-remove = Take this edition off the list
edition-for = Made for { $game }; every name known, nothing missing.
edition-same = Every value as in { $edition }.
edition-differs = { $values ->
        [one] One value differs from { $edition }:
       *[other] { $values } values differ from { $edition }:
    }
edition-instead = { $path }: { $theirs } instead of { $ours }
edition-more = { $values ->
        [one] and one more
       *[other] and { $values } more
    }
edition-other-game = This is an edition of { $game }. Its table is open now.
edition-refused = This file cannot be used:
edition-line = Line { $line }
edition-is = { $path } is { $value }
edition-missing = { $path } is missing
edition-expected = expected: { $expected }
provenance-n-printed = printed
provenance-n-deduced = deduced
provenance-n-sourced = sourced
provenance-n-reconstructed = reconstructed
edition-drop = Open or drop an edition file of your own box.
table-name = Name of the table
seed-leave = Leave empty for a random seed.
until-news-why = “Until something is revealed”: free until a card, a tile or another player’s decision is revealed.
hints-why = “Category only” names the type of action and no more.
summary-alone = { $game } alone { $rival }, { $preset }. About { $minutes } minutes.
summary-few = { $game }, { $players } players: { $who }. About { $minutes } minutes.
summary-few-no-time = { $game }, { $players } players: { $who }.
summary-you = you
summary-friends-n = { $friends ->
        [one] 1 friend
       *[other] { $friends } friends
    }
summary-computers-n = { $computers ->
        [one] 1 computer
       *[other] { $computers } computers
    }
summary-edition = { $unsure ->
        [0] Edition { $name }: no value is reconstructed.
        [one] Edition { $name }: one group of values is reconstructed.
       *[other] Edition { $name }: { $unsure } groups of values are reconstructed.
    }
options-as-printed = Options as printed
level-asked = Level

editions-title = Editions and corrections
editions-why = Every value says where it comes from. What no rulebook of ours prints is marked as such; anyone who owns the box can correct it.
editions-of = { $game }: { $edition }
edition-download = Save this edition as a file
unprinted-list = { $values ->
        [0] No value is reconstructed: where each comes from
        [one] One group of values is reconstructed: where each comes from
       *[other] { $values } groups of values are reconstructed: where each comes from
    }
correct-1 = Save the edition as a file and open it in any editor.
correct-2 = Correct the value. Set its provenance to “printed” and say in the note where it stands.
correct-3 = Open the file here: it is checked, and you can play by it at once.
correct-4 = Send us the file and say which printing you have: as an issue in the project’s repository, or as a change to it. One value is enough; numbers only, no photographs. It becomes part of the next version, with its provenance.
own-editions = Your own editions

newcomer = New here
newcomer-play = One click and you play
newcomer-play-why = “Play now” seats you against computer players. You can leave at any time: the table waits for you here.
newcomer-rules = The rules lie beside the board
newcomer-rules-why = The book on every card opens them; at the table every prompt links to its rule.
newcomer-hint = Help is one key away
newcomer-hint-why = A hint comes in three steps, and anything you cannot do says why.
newcomer-friends = Friends come by a link
newcomer-friends-why = Each gets a seat of their own. No account is needed.
edition-unsure-more = { $values ->
        [one] One more group of values is reconstructed.
       *[other] { $values } more groups of values are reconstructed.
    }
