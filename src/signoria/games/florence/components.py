"""What is in the box, as numbers, for one number of players and one choice of options. Never written to afterwards."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec

# What is counted through in loops is declared as native: compiled, `range` of another constant would count in objects.
PLACES: Final[i64] = 9
EVERYWHERE: Final[i64] = 511  # a bit for each location
STRIDE: Final[i64] = 8  # queue spaces a location has room for in the arrays; at most seven are ever used
SPOTS: Final[i64] = 7  # places of a queue by which a member is named in a decision
PAIRS: Final[i64] = 49  # two such places
MEDICI: Final[i64] = 3
COSIMO: Final[i64] = 0
CONTESSINA: Final[i64] = 1
GIOVANNI: Final[i64] = 2
RANKS: Final[i64] = 3
DEBUTANT: Final[i64] = 0
DONNA: Final[i64] = 1
MAESTRO: Final[i64] = 2
CARDS: Final[i64] = 12
KINDS: Final[i64] = 4  # scandals of one Medici
COPIES: Final[i64] = 3  # of a scandal, at most
ROUNDS: Final[i64] = 9
MOST_OFFERS: Final[i64] = 3  # Giovanni's, at most, in a round
SPACES: Final[i64] = 3  # on a brag tile
STREETS: Final[i64] = 12
SHIELDS: Final[i64] = 30  # 12 streets, 9 brag tiles, 9 queues
FIRST_SPY: Final[i64] = 12
FIRST_BOUNCER: Final[i64] = 21
STROZZI_CARDS: Final[i64] = 10
SIDE: Final[i64] = 3  # the locations are a square
NEIGHBOURS: Final[i64] = 4

# Brag tiles.
INFLUENCERS: Final[i64] = 0
LOUDMOUTH: Final[i64] = 1
SCANDALOUS: Final[i64] = 2
LIFE_OF_THE_PARTY: Final[i64] = 3
STREET_CRED: Final[i64] = 4
UPWARDLY_MOBILE: Final[i64] = 5
PLUS_ONE: Final[i64] = 6
BIG_SPENDER: Final[i64] = 7
EYES_EVERYWHERE: Final[i64] = 8

# Scandal cards, four of each Medici.
POST_GUARD: Final[i64] = 0
GO_ANYWHERE: Final[i64] = 1
GO_FAR: Final[i64] = 2
JOIN_SUPERIOR: Final[i64] = 3
SEND_GIFT: Final[i64] = 4
TRADE_PLACES: Final[i64] = 5
RAISE_DEBUTANT: Final[i64] = 6
STEP_FORWARD: Final[i64] = 7
TAKE_BACK: Final[i64] = 8
SWAP_TWO: Final[i64] = 9
SEND_HOME: Final[i64] = 10
BRAG_ANYWHERE: Final[i64] = 11

# What a Strozzi card does.
DEPLOYS: Final[i64] = 0
CELEBRATES: Final[i64] = 1
PROMOTES: Final[i64] = 2
BRAGS: Final[i64] = 3
POSTS: Final[i64] = 4

# 2: Strozzi's card 7 tries both colours (FL50).
RULES: Final[i64] = 2

ORANGE: Final[i64] = 1
BLUE: Final[i64] = 2
EITHER: Final[i64] = 0


class Components:
    """Florence §1. Colours are sets of pieces, families own them; alone, Strozzi is family 1 with the colours 1 and 2."""

    def __init__(self, players: i64) -> None:  # noqa: PLR0915 (one line a field)
        families = players if players > 1 else i64(2)
        colours = players if players > 1 else i64(3)
        # The number of the rules; a match that began by earlier ones goes on by them (rules_1.py).
        self.rules: i64 = RULES
        self.players: i64 = players
        self.families: i64 = families
        self.colours: i64 = colours
        self.solo: bool = players == 1
        self.house: Final[vec[i64]] = vec[i64]([colour if players > 1 or colour == 0 else i64(1) for colour in range(colours)])
        # The board.
        self.ring: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.after: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.before: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.neighbour: Final[vec[i64]] = vec[i64]([-1] * (PLACES * NEIGHBOURS))
        self.degree: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.beside: Final[vec[i64]] = vec[i64]([0] * PLACES)  # a bit for each neighbour
        self.street: Final[vec[i64]] = vec[i64]([-1] * (PLACES * PLACES))
        self.street_from: Final[vec[i64]] = vec[i64]([0] * STREETS)
        self.street_to: Final[vec[i64]] = vec[i64]([0] * STREETS)
        self.spaces: i64 = 7
        # A family's pieces.
        self.pieces: Final[vec[i64]] = vec[i64]([5, 3, 1])
        self.gifts: i64 = 3
        self.gifts_after: Final[vec[i64]] = vec[i64]([0] * ROUNDS)
        self.guards: i64 = 6
        self.markers: i64 = 6
        # Time.
        self.cap: i64 = 12
        self.first_time: i64 = 12
        self.time_tiles: vec[i64] = vec[i64]([0] * 8)
        self.first_pass: i64 = 2
        self.action_limit: i64 = 24
        self.hand_limit: i64 = 5
        self.copies: i64 = 3
        # Costs.
        self.deploy_cost: i64 = 4
        self.promote_cost: i64 = 5
        self.move_cost: i64 = 1
        self.hurry_cost: i64 = 3
        self.brag_cost: i64 = 1
        self.gift_cost: i64 = 2
        self.card_cost: Final[vec[i64]] = vec[i64]([0] * CARDS)
        self.card_gain: Final[vec[i64]] = vec[i64]([0] * CARDS)
        # Points.
        self.unit: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.middle: i64 = 7
        self.top: i64 = 13
        self.head: Final[vec[i64]] = vec[i64]([0] * ROUNDS)
        self.place_points: Final[vec[i64]] = vec[i64]([0] * (ROUNDS * STRIDE))
        self.price: Final[vec[i64]] = vec[i64]([0] * (ROUNDS * MOST_OFFERS))
        self.reward: Final[vec[i64]] = vec[i64]([0] * (ROUNDS * MOST_OFFERS))
        self.rewards: Final[vec[i64]] = vec[i64]([0] * ROUNDS)
        self.objectives: i64 = 6
        self.marked: Final[vec[i64]] = vec[i64]([0] * (6 * PLACES))
        self.objective_points: Final[vec[i64]] = vec[i64]([0] * 19)
        # Strozzi.
        self.strozzi_time: i64 = 6
        self.strozzi_least: i64 = 4
        self.strozzi_most: i64 = 9
        self.card_deed: Final[vec[i64]] = vec[i64]([0] * STROZZI_CARDS)
        self.card_target: Final[vec[i64]] = vec[i64]([0] * STROZZI_CARDS)
        self.card_colour: Final[vec[i64]] = vec[i64]([0] * STROZZI_CARDS)
        self.card_time: Final[vec[i64]] = vec[i64]([0] * STROZZI_CARDS)
        self.easy_brags: bool = False
        self.easy_time: bool = False
        self.easy_rewards: bool = False
        self.easy_guards: bool = False
        self.easy_giovanni: bool = False
        self.hard_first_pass: bool = False
        self.hard_feast: bool = False
        self.hard_time: bool = False
        self.hard_bonus: bool = False
        self.hard_objective: bool = False
        self.hard_streets: bool = False
        self.lay_streets()

    def lay_streets(self) -> None:
        """Florence §1: the twelve orthogonal streets of the grid, numbered by their lower and then their higher end."""
        count: i64 = 0
        for a in range(PLACES):
            for b in range(PLACES):
                if joined(a, b):
                    self.neighbour[a * NEIGHBOURS + self.degree[a]] = b
                    self.degree[a] += 1
                    self.beside[a] |= 1 << b
                    if a < b:
                        self.street[a * PLACES + b] = count
                        self.street[b * PLACES + a] = count
                        self.street_from[count] = a
                        self.street_to[count] = b
                        count += 1

    def set_ring(self, ring: list[int]) -> None:
        """Florence §1: the way of the coaches, location by location."""
        for i in range(PLACES):
            here = ring[i]
            following = ring[(i + 1) % PLACES]
            self.ring[i] = here
            self.after[here] = following
            self.before[following] = here


def joined(a: i64, b: i64) -> bool:
    """Florence §1: whether two locations of the grid lie side by side."""
    row = a // SIDE - b // SIDE
    column = a % SIDE - b % SIDE
    return row * row + column * column == 1
