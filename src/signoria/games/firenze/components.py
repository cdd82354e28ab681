"""What is in the box, as numbers, for one number of players and one choice of options. Never written to afterwards."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec

# What is counted through in loops is declared as native: compiled, `range` of another constant would count in objects.
COLOURS: Final[i64] = 6
WHITE: Final[i64] = 0
SPACES: Final[i64] = 36
HEIGHTS: Final[i64] = 6
LOWEST: Final[i64] = 3
HIGHEST: Final[i64] = 8
LOW_HEIGHTS: Final[i64] = 2
KINDS: Final[i64] = 32
ROW: Final[i64] = 6
NUMBERS: Final[i64] = 4
CHURCHES: Final[i64] = 4
TALLEST: Final[i64] = 25
MOST_BUILT: Final[i64] = 6
SLOTS: Final[i64] = 16  # towers of one player: at most six raised and four spared of last turn, and six begun in this one

# Types of cards.
EVENT: Final[i64] = 0
PERSON: Final[i64] = 1
FEAST: Final[i64] = 2
BUILDING: Final[i64] = 3
CHURCH: Final[i64] = 4

# Effects; what `a` and `b` of a card mean stands behind each.
TRIBUTE: Final[i64] = 0  # bricks
TAX: Final[i64] = 1  # bricks kept
LOSS: Final[i64] = 2  # bricks
FIRE: Final[i64] = 3  # the part of the storage: 2 for a half
COLLAPSE: Final[i64] = 4
CHEAPER: Final[i64] = 5  # bricks
SWAP: Final[i64] = 6
SABOTAGE: Final[i64] = 7
STEAL: Final[i64] = 8
PROTECT: Final[i64] = 9
FREE_CARD: Final[i64] = 10
TURN_RATE: Final[i64] = 11  # bricks for one
SPARE: Final[i64] = 12
TALLEST_TOWER: Final[i64] = 13  # points
LOW_SEALS: Final[i64] = 14  # points, greatest height
FIXED_POINTS: Final[i64] = 15  # points
WORKSHOP: Final[i64] = 16  # bricks
STOREHOUSE: Final[i64] = 17  # limit
TRADE: Final[i64] = 18  # bricks for one
PRIVILEGE: Final[i64] = 19  # height, points
CAMPANILE: Final[i64] = 20  # bricks, colour

# 2: with automatic discards a tower is asked for (F36).
RULES: Final[i64] = 2

# How neutral seals are placed.
RECOMMENDED: Final[i64] = 0
DICE: Final[i64] = 1
DEAD_COLOUR: Final[i64] = 2

BY_LOT: Final[i64] = -1


class Components:
    """Firenze §1. A kind is a card by its name; `copies` counts all of a kind, `start` those with the start symbol."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.bricks: vec[i64] = vec[i64]([0] * COLOURS)
        self.value: Final[vec[i64]] = vec[i64]([0] * SPACES)
        self.majority: vec[i64] = vec[i64]([0] * COLOURS)
        self.floor: Final[vec[i64]] = vec[i64]([0] * HEIGHTS)
        self.tile: Final[vec[i64]] = vec[i64]([0] * (NUMBERS * SPACES))
        self.cost: Final[vec[i64]] = vec[i64]([0] * (MOST_BUILT + 1))
        self.white: vec[i64] = vec[i64]([0] * players)
        self.copies: Final[vec[i64]] = vec[i64]([0] * KINDS)
        self.start: Final[vec[i64]] = vec[i64]([0] * KINDS)
        self.type: Final[vec[i64]] = vec[i64]([-1] * KINDS)
        self.effect: Final[vec[i64]] = vec[i64]([-1] * KINDS)
        self.a: Final[vec[i64]] = vec[i64]([0] * KINDS)
        self.b: Final[vec[i64]] = vec[i64]([0] * KINDS)
        self.all: Final[vec[i64]] = vec[i64]([0] * KINDS)
        self.persons: i64 = 0
        self.feasts: i64 = 0
        self.buildings: i64 = 0
        self.protectors: i64 = 0
        self.names: dict[int, dict[str, str]] = {}
        self.seals: i64 = 0
        self.end_bonus: i64 = 0
        self.row: i64 = 0
        self.load: i64 = 0
        self.rate: i64 = 0
        self.most_built: i64 = 0
        self.storage_limit: i64 = 0
        self.card_limit: i64 = 0
        self.churches: i64 = 0
        self.turns: i64 = 0
        self.placing: i64 = RECOMMENDED
        self.neutral: i64 = 0
        self.dead: i64 = BY_LOT
        self.automatic: bool = False
        # The number of the rules; a match that began by earlier ones goes on by them (rules_1.py).
        self.rules: i64 = RULES

    def mark_types(self) -> None:
        """Sets of kinds as bits, once all cards are known."""
        self.persons = 0
        self.feasts = 0
        self.buildings = 0
        self.protectors = 0
        for kind in range(KINDS):
            bit = 0x4000000000000000 >> (62 - kind)
            if self.copies[kind] == 0:
                continue
            if self.type[kind] == PERSON:
                self.persons |= bit
            if self.type[kind] == FEAST:
                self.feasts |= bit
            if self.type[kind] == BUILDING:
                self.buildings |= bit
            if self.effect[kind] == PROTECT:
                self.protectors |= bit
