# Words every game shares.
seat-name = Seat { $number }

refusal-no-such-action = there is no such action in this game
refusal-match-over = the match is over
refusal-chance-decides = chance decides now, not a player
refusal-not-asked = this is not what is asked now
refusal-impossible-outcome = this cannot come up now

undo-nothing = There is nothing to take back yet.
undo-revealed = Something new has been shown since; a decision cannot be taken back across that.
undo-other-decided = Somebody else has decided since; only your own last decision can be taken back.
undo-never = At this table nothing is taken back.

level-random = Plays anything that is allowed.
level-greedy = Takes what looks best at the moment.
level-apprentice = Knows the rules and little more: good for a first match.
level-journeyman = Sees what is near, and misjudges some of it.
level-master = Plans ahead, with a slip at times.
level-consul = Plans further ahead than a master.
level-magnifico = The strongest there is; looks furthest ahead.
advice-search = Matches that go on like this end in about place { $place }, with about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

provenance-printed = printed in a rulebook
provenance-deduced = deduced from printed facts
provenance-sourced = stated by an independent source
provenance-reconstructed = reconstructed, our choice

# Why a choice and not another one. $other is the other choice, $events and $holdings are lists in words.
reason-only = There is no other choice.
reason-no-other = Nothing else comes close.
reason-brings = With it goes: { $events }.
reason-does = { $events }.
reason-now = That is { $points ->
        [one] 1 point
       *[other] { $points } points
    } more at once than “{ $other }”.
reason-keeps = It leaves you { $holdings } more than “{ $other }”.
reason-hinders = It hinders { $name }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } fewer for that seat in the end than after “{ $other }”.
reason-more = In the end about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than with “{ $other }”.
reason-place = It ends in place { $place } on average, with “{ $other }” in place { $instead }.
reason-wins = It wins more often than “{ $other }”, though with hardly more points.
reason-as-good = “{ $other }” is as good, as far as can be told.
reason-it-does = What it does: { $events }.
reason-it-keeps = It would leave you { $holdings } more.
reason-it-costs = It costs about { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end against “{ $other }”: place { $place } on average instead of { $instead }.
reason-it-places = It ends in place { $place } on average, “{ $other }” in place { $instead }.
reason-it-wins-less = It wins less often than “{ $other }”, though with hardly fewer points.
reason-it-is-as-good = It is as good as “{ $other }”, as far as can be told.
reason-likely = It seems better than “{ $other }”: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more in the end, though that is not sure.
reason-it-helps = It helps { $name }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more for that seat in the end than after “{ $other }”.
reason-it-costs-points = It costs about { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end against “{ $other }”.
reason-it-may-cost = It costs perhaps { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end against “{ $other }”, though that is not sure.
