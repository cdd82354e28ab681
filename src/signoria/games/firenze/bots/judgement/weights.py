"""What Firenze's judgement weighs: places of the weights in weights/firenze.toml, in its order."""

from typing import Final

LATER: Final = 0  # what a point in a turn's time is worth, against one now
PACE: Final = 1  # points that a seal placed is worth by itself, at the very end: the end tile comes nearer
TWIN: Final = 2  # what a second tower of one colour is worth, against a first
CROWD: Final = 3  # trouble with 1, 2, 3, 4, 5 or more towers to be raised in every turn (five weights)
AHEAD: Final = 8  # hope for a balcony when 1, 2 or 3 others must come first (three weights)
BRICK: Final = 11  # a brick in storage, from white to purple (six weights)
SUPPLY: Final = 17  # how likely one more brick of a colour turns up in time, from white to purple (six weights)
IN_ROW: Final = 23  # how much a brick of the row adds to that
CONTESTED: Final = 24  # hope for a commission that an opponent's tower may reach first
TILE: Final = 25  # share of a floor tile or privilege that may be counted on for later
MAJORITY_SOFTNESS: Final = 26  # how many seals more settle a majority, per seal still to be placed
DEAREST: Final = 27  # building costs that are thought about, in bricks
ROOM: Final = 28  # share of a card's worth that is left when the hand is full
TRIFLE: Final = 29  # what an exchange must gain
KEEPING: Final = 30  # what playing a person must gain
CAREFUL: Final = 31  # priors: how many points a plan may be behind the best one to look half as good
TURNS: Final = 32  # turns that a judgement plays on beyond the current one
TOWERS: Final = 33  # how much of the towers' and bricks' prospects comes true
LEFT: Final = 34  # points that a seal still to be placed may earn, for each turn to come
BONUS_SOFTNESS: Final = 35  # how many seals ahead settle the race for the end tile
TEMPO: Final = 36  # points for having the next turn
SPREAD: Final = 37  # how far final points may be off, for the square root of each turn to come
PROGRESS: Final = 38  # part of a seal that a storey under construction stands for in the race
CARD: Final = 39  # what holding or taking a card is worth, by effect (21 weights)
WANTED: Final = 60  # how much more a brick matters whose colour a tower waits for
PAID: Final = 61  # the same when it is paid for building
HASTE: Final = 62  # how much less a seal placed is worth for each turn to come, since it cannot be placed on something better
BONUS: Final = 63  # what being first is worth, against the end tile alone
STOCK: Final = 64  # what a brick in storage adds to its worth, for each turn to come
CARE: Final = 65  # what each tower under construction is overrated by
BARE: Final = 66  # share of its hope that a tower keeps without a brick of its colour in storage, by none or one in the row
UNBUILT: Final = 68  # share of the hope for a balcony that is left late, while nobody builds for the one that must come first
