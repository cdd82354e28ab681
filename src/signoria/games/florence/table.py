"""The Florence table: everything that lies on it, and nothing that decides."""

from typing import Final

from mypy_extensions import i64

from signoria.core.position import Plan, Position
from signoria.core.vec import vec
from signoria.games.florence.actions import ALL_OUTCOMES, DECISIONS
from signoria.games.florence.components import (
    CARDS,
    KINDS,
    MEDICI,
    PLACES,
    RANKS,
    ROUNDS,
    SHIELDS,
    STRIDE,
    Components,
)

# What the table waits for. First what chance decides ...
C_TILE: Final[i64] = 0
C_COACH: Final[i64] = 1
C_TIME: Final[i64] = 2
C_DESTINATION: Final[i64] = 3
C_OBJECTIVE: Final[i64] = 4
C_START: Final[i64] = 5
C_SCANDAL: Final[i64] = 6
C_STROZZI: Final[i64] = 7
C_RIVAL_OBJECTIVE: Final[i64] = 8
LAST_CHANCE: Final[i64] = 8
# ... then what a seat is asked ...
FIRST_QUESTION: Final[i64] = 10
ASK_FIRST: Final[i64] = 10
ASK_ACTION: Final[i64] = 11
ASK_RING: Final[i64] = 12
ASK_BONUS: Final[i64] = 13
ASK_DEPLOY: Final[i64] = 14
ASK_PROMOTE: Final[i64] = 15
ASK_MOVER: Final[i64] = 16
ASK_MOVE: Final[i64] = 17
ASK_HURRIER: Final[i64] = 18
ASK_HURRY: Final[i64] = 19
ASK_SECOND: Final[i64] = 20
ASK_LAST: Final[i64] = 21
ASK_BRAG: Final[i64] = 22
ASK_SHIELD: Final[i64] = 23
ASK_TRAVELLER: Final[i64] = 24
ASK_ANYWHERE: Final[i64] = 25
ASK_WALKER: Final[i64] = 26
ASK_WALK: Final[i64] = 27
ASK_WALKER_TWO: Final[i64] = 28
ASK_GIFT: Final[i64] = 29
ASK_TRADER: Final[i64] = 30
ASK_PARTNER: Final[i64] = 31
ASK_FORWARD: Final[i64] = 32
ASK_TAKE_BACK: Final[i64] = 33
ASK_SWAP_TWO: Final[i64] = 34
ASK_SEND_HOME: Final[i64] = 35
ASK_SIXTH: Final[i64] = 36
ASK_OFFER: Final[i64] = 37
ASK_COLOUR: Final[i64] = 38
LAST_QUESTION: Final[i64] = 38
# ... then what follows by itself.
TURN_OVER: Final[i64] = 40
TRAVEL: Final[i64] = 41
SCORE: Final[i64] = 42
OFFERS: Final[i64] = 43
UPKEEP: Final[i64] = 44
SET_UP: Final[i64] = 45
STROZZI_ACTS: Final[i64] = 46
FINAL: Final[i64] = 47
FINISHED: Final[i64] = 48
ROUND_OVER: Final[i64] = 49

# Where what belongs to the city lies in its row: `table.city[SIZE_AT + place]`.
SIZE_AT: Final[i64] = 0  # by location: how many wait there
TILE_AT: Final[i64] = 9  # by location: the brag tile
TOKEN_OF: Final[i64] = 18  # by location: its token in the upper part of the stack (0), under it (1), or drawn (2)
GOAL_OF: Final[i64] = 27  # by round: the destination
HOUR_OF: Final[i64] = 36  # by round: the time everyone gains
COACH_OF: Final[i64] = 45  # by Medici: where the coach stands
GUARD_AT: Final[i64] = 48  # by shield: a bit for each family with a guard there
MARKER_AT: Final[i64] = 78  # by location and space: the colour of the brag marker
CITY: Final[i64] = 105

# Where what belongs to the families lies in their row: `table.family[RING_OF + family]`.
FAMILIES: Final[i64] = 5  # at most, and as many colours
PASSED_BY: Final[i64] = 0
RING_OF: Final[i64] = 5
ACTS_OF: Final[i64] = 10
GIFTS_OF: Final[i64] = 15
GUARDS_OF: Final[i64] = 20
ORDER_AT: Final[i64] = 25  # the families at Giovanni's destination, the controlling one first
HELD_BY: Final[i64] = 30  # scandal cards in hand
OBJECTIVE_OF: Final[i64] = 35
MARKERS_OF: Final[i64] = 40  # by colour, as all that follow
WHERE: Final[i64] = 45  # a bit for each location with a member of the colour
GIVEN_BY: Final[i64] = 50  # and by Medici
SUPPLY_OF: Final[i64] = 65  # and by rank
BOARD_OF: Final[i64] = 80  # and by rank
FAMILY: Final[i64] = 95

# Where the cards lie: `table.piles[DECK_OF + card]`.
DECK_OF: Final[i64] = 0
DISCARDED: Final[i64] = 12
SHUFFLED: Final[i64] = 24  # a deck as it was last shuffled
LEFT_OF: Final[i64] = 36  # by Medici: cards in the deck
WAITS_FOR: Final[i64] = 39  # Strozzi's pile: how many cards come before this one may; -1 on the discard pile
TRACK_OF: Final[i64] = 49  # by seat and Medici: what followed
OLD_OF: Final[i64] = 64  # by seat and card: the hands when the deck was shuffled

NOBODY: Final[i64] = -1

# The history of a hand and a deck is one number: a leading NO_HISTORY, then a note for each card drawn or given up.
NO_HISTORY: Final[i64] = 1
NOTES: Final[i64] = 5
DRAWN: Final[i64] = 0


PLAN: Final = Plan(
    DECISIONS,
    ALL_OUTCOMES,
    asked=list(range(FIRST_QUESTION, LAST_QUESTION + 1)),
    chance=list(range(C_TILE, LAST_CHANCE + 1)),
    rules=[TURN_OVER, TRAVEL, SCORE, OFFERS, UPKEEP, SET_UP, STROZZI_ACTS, FINAL, ROUND_OVER],
    over=[FINISHED],
    # A passed family can take time or a point, there are more locations than rings and families, a sixth card can be kept out,
    # and Strozzi has two colours.
    open_questions=[ASK_FIRST, ASK_RING, ASK_BONUS, ASK_SIXTH, ASK_COLOUR],
)


def empty_city() -> vec[i64]:
    """Florence §1: the board before anything lies on it."""
    city = vec[i64]([NOBODY] * CITY)
    for place in range(PLACES):
        city[SIZE_AT + place] = 0
        city[TOKEN_OF + place] = 0
        city[HOUR_OF + place] = 0
    for shield in range(SHIELDS):
        city[GUARD_AT + shield] = 0
    return city


def families_at_home(parts: Components) -> vec[i64]:
    """Florence §2: the boards of the families before the first Debutant leaves."""
    family = vec[i64]([0] * FAMILY)
    for seat in range(parts.families):
        family[RING_OF + seat] = NOBODY
        family[GIFTS_OF + seat] = parts.gifts
        family[GUARDS_OF + seat] = 2 * parts.guards if parts.solo and seat == 1 else parts.guards
    for seat in range(parts.players):
        family[OBJECTIVE_OF + seat] = NOBODY
    for colour in range(parts.colours):
        family[MARKERS_OF + colour] = parts.markers
        for rank in range(RANKS):
            family[SUPPLY_OF + colour * RANKS + rank] = parts.pieces[rank]
    return family


def full_piles(parts: Components) -> vec[i64]:
    """Florence §2: all scandal cards in their decks, all of Strozzi's in his pile."""
    piles = vec[i64]([0] * (OLD_OF + parts.players * CARDS))
    for card in range(CARDS):
        piles[DECK_OF + card] = parts.copies
        piles[SHUFFLED + card] = parts.copies
    for medici in range(MEDICI):
        piles[LEFT_OF + medici] = parts.copies * KINDS
    for seat in range(parts.players):
        for medici in range(MEDICI):
            piles[TRACK_OF + seat * MEDICI + medici] = NO_HISTORY
    return piles


class FlorencePosition(Position):
    """Florence §1. A member is a number: its colour times four and its rank. Locations, rounds and cards count from nought.

    What lies on the table is in a few long rows of numbers, since a copy costs by the row; `Final`, since no row is ever
    replaced by another one, which spares the compiled engine counting who holds it.
    """

    def __init__(self, parts: Components, source: "FlorencePosition | None" = None) -> None:  # noqa: PLR0915 (one line a field, compiled as such)
        """A table before set-up, or a copy of `source`."""
        super().__init__(parts.players, PLAN)
        self.parts: Final[Components] = parts
        # Where the numbers of each part lie, see below.
        self.city: Final[vec[i64]] = empty_city() if source is None else source.city[:]
        self.queue: Final[vec[i64]] = vec[i64]([NOBODY] * (PLACES * STRIDE)) if source is None else source.queue[:]
        self.here: Final[vec[i64]] = vec[i64]([0] * (parts.colours * PLACES)) if source is None else source.here[:]
        self.time: Final[vec[i64]] = vec[i64]([0] * parts.families) if source is None else source.time[:]
        self.points: Final[vec[i64]] = vec[i64]([0] * parts.families) if source is None else source.points[:]
        self.family: Final[vec[i64]] = families_at_home(parts) if source is None else source.family[:]
        self.hand: Final[vec[i64]] = vec[i64]([0] * (parts.players * CARDS)) if source is None else source.hand[:]
        self.piles: Final[vec[i64]] = full_piles(parts) if source is None else source.piles[:]
        if source is None:
            self.waiting = SET_UP
            self.round: i64 = 0
            self.start: i64 = 0
            self.current: i64 = 0
            self.passes: i64 = 0
            self.first_passer: i64 = NOBODY
            # The locations whose queue is full, a bit for each.
            self.full: i64 = 0
            # What a pending question is about.
            self.step_of: i64 = 0
            self.card: i64 = NOBODY
            self.medici: i64 = 0
            self.place: i64 = 0
            self.spot: i64 = 0
            self.carried: i64 = NOBODY
            self.lead_from: i64 = 0
            self.lead_spot: i64 = 0
            self.lead_to: i64 = 0
            self.lead_member: i64 = NOBODY
            self.steps: i64 = 0
            self.key: i64 = 0
            self.stage: i64 = 0
            self.receiver: i64 = 0
            self.for_brag: bool = False
            self.offered: i64 = 0
            self.reward: i64 = 0
            self.feast: bool = False
            self.drawn: i64 = 0
        else:
            self.round = source.round
            self.start = source.start
            self.current = source.current
            self.passes = source.passes
            self.first_passer = source.first_passer
            self.full = source.full
            self.step_of = source.step_of
            self.card = source.card
            self.medici = source.medici
            self.place = source.place
            self.spot = source.spot
            self.carried = source.carried
            self.lead_from = source.lead_from
            self.lead_spot = source.lead_spot
            self.lead_to = source.lead_to
            self.lead_member = source.lead_member
            self.steps = source.steps
            self.key = source.key
            self.stage = source.stage
            self.receiver = source.receiver
            self.for_brag = source.for_brag
            self.offered = source.offered
            self.reward = source.reward
            self.feast = source.feast
            self.drawn = source.drawn

    # ---- what a glance at the table tells -------------------------------------------------------------------------------

    def active(self) -> i64:
        """Florence §4: the Medici of this round."""
        return (self.round - 1) % MEDICI

    def destination(self, ahead: i64) -> i64:
        """Florence §11.1: the destination of Medici A, B or C (0, 1, 2); the last round stands in for those after it."""
        at = self.round - 1 + ahead
        if at >= ROUNDS:
            at = ROUNDS - 1
        return self.city[GOAL_OF + at]

    def noble(self, ahead: i64) -> i64:
        """Florence §11.1: which Medici A, B or C is."""
        at = self.round - 1 + ahead
        if at >= ROUNDS:
            at = ROUNDS - 1
        return at % MEDICI

    def has_room(self, place: i64) -> bool:
        """Florence §3: whether a queue has an open space."""
        return (self.full >> place) & 1 == 0

    def presence(self, family: i64, place: i64) -> i64:
        """Florence §3, FL41: members of a family at a location; Strozzi's two colours are one family."""
        if not self.parts.solo or family == 0:
            return self.here[family * PLACES + place]
        return self.here[PLACES + place] + self.here[2 * PLACES + place]

    def members(self, family: i64) -> i64:
        """Members of a family on the board."""
        board = self.family
        at = BOARD_OF + family * RANKS
        count = board[at] + board[at + 1] + board[at + 2]
        if self.parts.solo and family == 1:
            count += board[at + 3] + board[at + 4] + board[at + 5]
        return count

    def gain_time(self, family: i64, amount: i64) -> i64:
        """Florence §4: time beyond the cap is lost; returns what was gained."""
        before = self.time[family]
        after = before + amount
        if after > self.parts.cap:
            after = self.parts.cap
        self.time[family] = after
        return after - before


def rank_of(member: i64) -> i64:
    return member & 3


def colour_of(member: i64) -> i64:
    return member >> 2


def member_of(colour: i64, rank: i64) -> i64:
    return (colour << 2) | rank


# ---- what everyone has seen of a hand since a deck was shuffled --------------------------------------------------------


def note_draw(history: i64) -> i64:
    """Florence §7: a card was drawn, nobody else knows which."""
    return history * NOTES


def note_discard(history: i64, kind: i64) -> i64:
    """Florence §7: a card of this kind was played or thrown away."""
    return history * NOTES + kind + 1


def noted(history: i64) -> vec[i64]:
    """What was noted, the oldest first: DRAWN, or 1 more than the kind of the card that was given up."""
    count: i64 = 0
    left = history
    while left > NO_HISTORY:
        count += 1
        left //= NOTES
    notes = vec[i64]([0] * count)
    while count > 0:
        count -= 1
        notes[count] = history % NOTES
        history //= NOTES
    return notes
