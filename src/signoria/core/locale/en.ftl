# Words every game shares.
seat-name = Seat { $number }

refusal-no-such-action = there is no such action in this game
refusal-match-over = the match is over
refusal-chance-decides = chance decides now, not a player
refusal-not-asked = this is not among your choices now
refusal-impossible-outcome = this cannot come up now

undo-nothing = There is nothing to undo yet.
undo-revealed = Something has been revealed since; a decision cannot be undone across that.
undo-other-decided = Someone else has decided since; only your own last decision can be undone.
undo-never = Undo is off at this table.

level-random = Plays any legal move.
level-greedy = Takes what looks best at the moment.
level-apprentice = Knows the rules and little more: good for a first match.
level-journeyman = Sees what is near, and misjudges some of it.
level-master = Plans ahead, with a slip at times.
level-consul = Plans further ahead than a master.
level-magnifico = The strongest there is; looks furthest ahead.
advice-search = On average this line finishes in place { $place }, with about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

provenance-printed = printed in a rulebook
provenance-deduced = deduced from printed facts
provenance-sourced = stated by an independent source
provenance-reconstructed = reconstructed, our choice

# Why a choice and not another one. $other is the other choice, $events and $holdings are lists in words.
reason-only = There is no other choice.
reason-no-other = No other choice was looked at long enough to compare it.
reason-pays = It pays { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once: { $events }.
reason-pays-more = It pays { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once ({ $events }); “{ $other }” pays { $instead }.
reason-pays-less = At once “{ $other }” pays more: { $instead ->
        [one] 1 point
       *[other] { $instead } points
    }, against { $points }.
reason-now = If the match ended right after it, you would have { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than after “{ $other }”.
reason-now-less = If the match ended right after it, you would have { $points ->
        [one] 1 point
       *[other] { $points } points
    } fewer than after “{ $other }”.
reason-keeps = You keep { $holdings } more than with “{ $other }”.
reason-spends = After “{ $other }” you would have { $holdings } more.
reason-hinders = It slows { $name } down: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } fewer in the end than after “{ $other }”.
reason-more = You end about { $points ->
        [one] 1 point
       *[other] { $points } points
    } higher than with “{ $other }”.
reason-place = You finish { $place } on average, { $instead } with “{ $other }”.
reason-equal = It and “{ $other }” are about equally good.
reason-wins = You win about { $wins } of 100 matches from here, { $instead } with “{ $other }”.
reason-it-pays = It pays { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once; “{ $other }” pays { $instead }.
reason-it-keeps = You would keep { $holdings } more.
reason-it-helps = It helps { $name }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more in the end than after “{ $other }”.
reason-it-costs-points = You end about { $points ->
        [one] 1 point
       *[other] { $points } points
    } lower than with “{ $other }”.
reason-it-places = You finish { $place } on average, { $instead } with “{ $other }”.
reason-it-is-as-good = It is about as good as “{ $other }”.

# Where a preview stops, since nobody on that seat can know what follows.
stops-chance = Then chance decides.
stops-hidden = What follows depends on things you cannot see.
stops-end = Then the match ends, and what the others keep hidden counts too.

# What a free step of a lesson was like.
lesson-free-fine = { $decisions ->
        [0] There was nothing for you to decide.
        [one] You made 1 decision, and it gave nothing away.
       *[other] You made { $decisions } decisions, and none gave anything away.
    }
lesson-free-cost = Of your { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } this cost most: { $played }. With “{ $better }” you could expect about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
