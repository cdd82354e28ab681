"""Positions of Florence's weights in the judgement's vector; `bots/weights.toml` names and holds the numbers."""

from typing import Final

from mypy_extensions import i64

# Time.
TIME: Final[i64] = 0  # a unit of time while there are rounds to spend it in
LOST_TIME: Final[i64] = 1  # a unit that the cap would take away at the next gain
LAST_TIME: Final[i64] = 2  # a unit in the last round
# Queues and coaches, by how many rounds off (this one, the next, the one after).
QUEUE: Final[i64] = 3
HEAD: Final[i64] = 6
NEAR: Final[i64] = 9  # what a queue would pay a member that stands some streets away
STREET: Final[i64] = 12  # what each street on the way takes off that
LATER_LEAD: Final[i64] = 13  # a lead position, for each round whose destination is not known
DENY: Final[i64] = 14  # what the others lose, all of them together
# The family.
MEMBER: Final[i64] = 15  # a member of each rank, for each round left
OBJECTIVE: Final[i64] = 18  # the share of the objective's points that counts at the end
OBJECTIVE_STEP: Final[i64] = 19  # a member on a marked location, whatever the count
# Bragging, cards, guards.
MARKER: Final[i64] = 20  # keeping a marker, for each round left
BRAG_HOPE: Final[i64] = 21  # the share of a possible brag that counts before it is made
BRAG_GROWTH: Final[i64] = 22  # the share of a further feat on a tile not yet bragged on
CARD: Final[i64] = 23
TOP_MARKER: Final[i64] = 24  # the topmost marker on a tile, for each round left
SPY: Final[i64] = 25  # for each round whose destination is not known
BODYGUARD: Final[i64] = 26  # for each round left
BOUNCER: Final[i64] = 27  # at a coming destination
# Passing.
BONUS: Final[i64] = 28  # a turn after passing
FIRST_PASS: Final[i64] = 29  # the share of the first passer's time that counts
# Play in mind.
NOISE: Final[i64] = 30  # points by which play in mind may misjudge an action
WARMTH: Final[i64] = 31  # points of difference that make an action e times as promising
HORIZON: Final[i64] = 32  # rounds played on in mind before the table is judged
SPREAD: Final[i64] = 33  # how far final points may be off with no round to play
SPREAD_PER_ROUND: Final[i64] = 34
# What a table promises at the beginning of a round: for each thing looked at, its worth and what each round left adds to it.
FIRST_PROMISE: Final[i64] = 35
