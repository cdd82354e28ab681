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
level-journeyman = Plays soundly, with a slip now and then.
level-master = Plans ahead and rarely slips.
level-magnifico = The strongest there is; thinks for up to a second.
advice-search = Matches that go on like this end in about place { $place }, with about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

provenance-printed = printed in a rulebook
provenance-deduced = deduced from printed facts
provenance-sourced = stated by an independent source
provenance-reconstructed = reconstructed, our choice
