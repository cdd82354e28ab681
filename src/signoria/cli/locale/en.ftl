# The words of the terminal in English.

## People
guest = Guest
rival = Rival: { $points }

## The table
journal = Journal
since = Earned since your last decision
journal-earlier = … { $count } earlier: type journal
commands-short = help · hint · undo · why · ? · score · quit
amount = amount
your-turn = { $seat }, it is your turn.
pass-keyboard = Pass the keyboard to { $seat }. Press any key when only { $seat } can see the screen.
thinks = { $seat } is deciding …  Enter goes on
thinks-undo = { $seat } is deciding …  Enter goes on, u undoes your decision
press-more = Enter: more · q: back to the table
press-enter = Enter: back to the table
match-over = The match is over
total = sum
help =
    Choose by the number or letter in the list, or type an action, in full or as far as it is clear, for example:
    { $examples }

    +                       the next page, where the table does not fit on the screen
    undo                    take back your last decision, until something new was shown
    hint                    what the computer would do, and why
    why …                   what an action would do, or why it is not possible
    ?                       the rule behind the question, and which numbers are reconstructed
    ? word, ? §3            where a word stands in the rules, or a section
    rules                   all the rules
    journal                 everything that happened, and the points by chapter
    score                   the points of every seat, one by one
    lang fr                 go on in French (en, de, fr)
    save                    save now; it also happens after every decision
    quit                    stop; go on later with: signoria play --resume
left = The match is saved. Continue with: signoria play --resume { $path }
log-saved = The match is saved: signoria replay { $path }
saved = Saved: { $path }
undone = Undone.

## Answers
input-unknown = “{ $text }” is no choice, action or command here. Type help for what can be typed.
input-no-choice = There is no choice { $number }; choose from 1 to { $count }.
input-usage = “{ $text }” is not valid here. Usage: { $usage }
why-usage = Type an action after why, for example: why pass
hint = Tip: { $action } ({ $typed }).
hint-choice = { $action }: finishes in place { $place } on average, with about { $points ->
        [one] 1 point
       *[other] { $points } points
    }
what-if = { $action }:
why-best = It is the best choice.
then-chance = Then chance decides: { $outcomes }
then-over = Then the match is over.
then-seat = Then { $seat } decides.
chance-of = { $outcome } ({ $weight } in { $total })
chance-more = and { $count ->
        [one] 1 other
       *[other] { $count } others
    }
rule-unknown = The rules do not mention “{ $wanted }”. Try another word, or a section such as ? §1.
language-unknown = There is no language “{ $language }”; choose en, de or fr.

## Without a terminal
on-paper = { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }
not-over = The match is not over.

## Replay
replay-step = Step { $step } of { $steps }
replay-keys = → next · ← back · g first · G last · number and Enter: go there · + page · q leave

## Menu
menu-which = Which?
menu-players = How many players, { $fewest } to { $most }?
menu-continue = Continue: { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, saved { $when }
menu-unknown = “{ $text }” is not one of the choices.
players-range = { $most ->
        [one] 1 player
       *[other] { $fewest } to { $most } players
    }

## Games and editions
column-game = game
column-players = players
column-rules = rules
column-editions = editions
option-usual = default: { $value }
edition-usual = default
edition-not-printed = Not printed in a rulebook of ours:
edition-all-printed = Every value is printed in the rulebook.
edition-ok = { $game }, { $edition }: ok
edition-copied = Written: { $path }. Change it, then: signoria edition check { $path }, signoria play { $game } --edition { $path }

## Pages, levels and numbers
page = page { $page } of { $pages }, + for the next
reconstructed = { $values ->
        [one] 1 table of numbers in this edition appears only in pictures of the box and is reconstructed
       *[other] { $values } tables of numbers in this edition appear only in pictures of the box and are reconstructed
    }. To see which: signoria edition show { $game }
menu-level = How strong should the computer players be?

## Commands in this language
command-undo = undo
command-hint = hint, tip
command-why = why
command-journal = journal
command-score = score
command-rules = rules
command-lang = lang, language
command-save = save
command-quit = quit
command-help = help

## Looking at a match again
analyse-progress = Looking at turn { $done } of { $total } …
analyse-head = { $seat }: accuracy { $accuracy } % in { $decisions ->
        [one] one turn
       *[other] { $decisions } turns
    } that mattered, about { $points ->
        [one] 1 point
       *[other] { $points } points
    } (± { $spread }) lost
analyse-turn = { $sign } Round { $round }, turn { $number } of { $total }: { $played }. Better: { $best }. Chance to win −{ $wins } in 100 (± { $spread }), about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
analyse-line = Expected: { $line }
analyse-none = No clear mistakes.
analyse-result = Where the result of { $result } came from: par { $par }, luck of own draws { $own-luck } (± { $own-luck-spread }), luck of others’ draws { $others-luck } (± { $others-luck-spread }), own decisions { $decisions } (± { $decisions-spread }), the others’ decisions { $others } (± { $others-spread }).
analyse-bot = Judged by { $bot }, with what each seat knew.
analyse-title = { $game }: review of a match
analyse-curve = Chance to win, in 100
analyse-numbers = The same in numbers
analyse-round = round { $round }
analyse-end = end

## Verifying the deal of a match
verify-holds = { $draws ->
        [one] 1 draw, as sealed.
       *[other] { $draws } draws, all as sealed.
    }
verify-differs = Draw { $draw } (entry { $entry }): the log says “{ $log }”, the deal says “{ $deal }”.
verify-secret = The secret of the deal does not fit the commitment.
verify-share = The share of seat { $seat } does not fit its commitment.
verify-no-deal = This log has no sealed deal: its draws cannot be verified.
verify-not-revealed = The secret of the deal is not in this log: its draws can be verified once the match is over.

## Lessons
learn-none = There are no lessons for this game yet.
learn-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
learn-outdated = This lesson is being rewritten.
learn-finished = finished
learn-step = Step { $step } of { $steps }
learn-points-at = Points at: { $anchor }
learn-keys = Enter: next · back · ? the rule · leave
learn-keys-choose = Type your choice · show me · back · ? the rule · leave
learn-keys-free = Type your choices · show me · back · ? the rule · leave
learn-choose = This step waits for your choice. Type show if you want to see it.
learn-right = ✓ Right.
learn-right-then = ✓ Right. Here we go on with: { $then }
learn-not-now = { $action }: allowed, but not now. Follow the step, or type show.
learn-wrong = { $action }: open, but …
learn-shown = → { $action }. Enter does it.
learn-nothing-to-show = There is nothing to show here.
learn-help = In a lesson you can type a choice, next, back, show, ? for the rule, lang de, or leave.
learn-over = { $lesson }: finished
learn-play = Play your first match: signoria play { $game } --level { $level }
learn-next = The next lesson: signoria learn { $game } { $lesson }
learn-left = Your place is kept. Go on with: signoria learn { $game } { $lesson }
learn-command-next = next
learn-command-back = back
learn-command-show = show, show me
learn-command-leave = leave
