"""What Florence's judgement weighs, in the order of weights/florence.toml; a tuner may replace the numbers there."""

from typing import Final

# Time.
TIME: Final = 0  # a unit of time while there are rounds to spend it in
LOST_TIME: Final = 1  # a unit that the cap would take away at the next gain
LAST_TIME: Final = 2  # a unit in the last round
# Queues and coaches, by how many rounds off (this one, the next, the one after).
QUEUE: Final = 3
HEAD: Final = 6
NEAR: Final = 9  # what a queue would pay a member that stands some streets away
STREET: Final = 12  # what each street on the way takes off that
LATER_LEAD: Final = 13  # a lead position, for each round whose destination is not known
DENY: Final = 14  # what the others lose, all of them together
# The family.
MEMBER: Final = 15  # a member of each rank, for each round left
OBJECTIVE: Final = 18  # the share of the objective's points that counts at the end
OBJECTIVE_STEP: Final = 19  # a member on a marked location, whatever the count
# Bragging, cards, guards.
MARKER: Final = 20  # keeping a marker, for each round left
BRAG_HOPE: Final = 21  # the share of a possible brag that counts before it is made
BRAG_GROWTH: Final = 22  # the share of a further feat on a tile not yet bragged on
CARD: Final = 23
TOP_MARKER: Final = 24  # the topmost marker on a tile, for each round left
SPY: Final = 25  # for each round whose destination is not known
BODYGUARD: Final = 26  # for each round left
BOUNCER: Final = 27  # at a coming destination
# Passing.
BONUS: Final = 28  # a turn after passing
FIRST_PASS: Final = 29  # the share of the first passer's time that counts
# Play in mind.
NOISE: Final = 30  # points by which play in mind may misjudge an action
WARMTH: Final = 31  # points of difference that make an action e times as promising
HORIZON: Final = 32  # rounds played on in mind before the table is judged
SPREAD: Final = 33  # how far final points may be off with no round to play
SPREAD_PER_ROUND: Final = 34
# What a table promises at the beginning of a round: for each thing looked at, its worth and what each round left adds to it.
FIRST_PROMISE: Final = 35
