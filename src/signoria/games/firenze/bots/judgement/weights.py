"""What Firenze's judgement weighs: places of the weights, in the order of the names beside the judgement."""

from typing import Final

from mypy_extensions import i64

LATER: Final[i64] = 0  # what a point in a turn's time is worth, against one now
PACE: Final[i64] = 1  # points that a seal placed is worth by itself, at the very end: the end tile comes nearer
TWIN: Final[i64] = 2  # what a second tower of one colour is worth, against a first
CROWD: Final[i64] = 3  # trouble with 1, 2, 3, 4, 5 or more towers to be raised in every turn (five weights)
AHEAD: Final[i64] = 8  # hope for a balcony when 1, 2 or 3 others must come first (three weights)
BRICK: Final[i64] = 11  # a brick in storage, from white to purple (six weights)
SUPPLY: Final[i64] = 17  # how likely one more brick of a colour turns up in time, from white to purple (six weights)
IN_ROW: Final[i64] = 23  # how much a brick of the row adds to that
CONTESTED: Final[i64] = 24  # hope for a commission that an opponent's tower may reach first
TILE: Final[i64] = 25  # share of a floor tile or privilege that may be counted on for later
MAJORITY_SOFTNESS: Final[i64] = 26  # how many seals more settle a majority, per seal still to be placed
DEAREST: Final[i64] = 27  # building costs that are thought about, in bricks
ROOM: Final[i64] = 28  # share of a card's worth that is left when the hand is full
TRIFLE: Final[i64] = 29  # what an exchange must gain
KEEPING: Final[i64] = 30  # what playing a person must gain
CAREFUL: Final[i64] = 31  # priors: how many points a plan may be behind the best one to look half as good
TURNS: Final[i64] = 32  # turns that a judgement plays on beyond the current one
TOWERS: Final[i64] = 33  # how much of the towers' and bricks' prospects comes true
LEFT: Final[i64] = 34  # points that a seal still to be placed may earn, for each turn to come
BONUS_SOFTNESS: Final[i64] = 35  # how many seals ahead settle the race for the end tile
TEMPO: Final[i64] = 36  # points for having the next turn
SPREAD: Final[i64] = 37  # how far final points may be off, for the square root of each turn to come
PROGRESS: Final[i64] = 38  # part of a seal that a storey under construction stands for in the race
CARD: Final[i64] = 39  # what holding or taking a card is worth, by effect (21 weights)
WANTED: Final[i64] = 60  # how much more a brick matters whose colour a tower waits for
PAID: Final[i64] = 61  # the same when it is paid for building
HASTE: Final[i64] = 62  # how much less a seal placed is worth for each turn to come, since something better may come
BONUS: Final[i64] = 63  # what being first is worth, against the end tile alone
STOCK: Final[i64] = 64  # what a brick in storage adds to its worth, for each turn to come
CARE: Final[i64] = 65  # what each tower under construction is overrated by
BARE: Final[i64] = 66  # share of its hope that a tower keeps without a brick of its colour, by none or one in the row
UNBUILT: Final[i64] = 68  # share of the hope for a balcony left late, while nobody builds for the one before it
POSITION: Final[i64] = 69  # then those below once more

# Weights that have a second number where playing on ends: what a position is worth then is not what sensible play thinks of it.
TWICE: Final = (
    LATER, PACE, TWIN, CROWD, CROWD + 1, CROWD + 2, CROWD + 3, CROWD + 4, AHEAD, AHEAD + 1, AHEAD + 2, BRICK, BRICK + 1,
    BRICK + 2, BRICK + 3, BRICK + 4, BRICK + 5, SUPPLY, SUPPLY + 1, SUPPLY + 2, SUPPLY + 3, SUPPLY + 4, SUPPLY + 5, IN_ROW,
    CONTESTED, TILE, MAJORITY_SOFTNESS, PROGRESS, CARD + 5, CARD + 6, CARD + 7,
    CARD + 8, CARD + 9, CARD + 10, CARD + 11, CARD + 12, CARD + 13, CARD + 14, CARD + 15, CARD + 16, CARD + 17, CARD + 18,
    HASTE, STOCK, BARE, BARE + 1, UNBUILT,
)  # fmt: skip
