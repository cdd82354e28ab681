"""The Florence table: everything that lies on it, and nothing that decides."""

from typing import Final

from mypy_extensions import i64

from signoria.core.position import Plan, Position
from signoria.core.vec import vec
from signoria.games.florence.actions import ALL_OUTCOMES, DECISIONS
from signoria.games.florence.components import (
    CARDS,
    MEDICI,
    PLACES,
    RANKS,
    ROUNDS,
    SHIELDS,
    SPACES,
    STRIDE,
    STROZZI_CARDS,
    Components,
)

# What the table waits for. First what chance decides ...
C_TILE: Final = 0
C_COACH: Final = 1
C_TIME: Final = 2
C_DESTINATION: Final = 3
C_OBJECTIVE: Final = 4
C_START: Final = 5
C_SCANDAL: Final = 6
C_STROZZI: Final = 7
C_RIVAL_OBJECTIVE: Final = 8
LAST_CHANCE: Final = 8
# ... then what a seat is asked ...
FIRST_QUESTION: Final = 10
ASK_FIRST: Final = 10
ASK_ACTION: Final = 11
ASK_RING: Final = 12
ASK_BONUS: Final = 13
ASK_DEPLOY: Final = 14
ASK_PROMOTE: Final = 15
ASK_MOVER: Final = 16
ASK_MOVE: Final = 17
ASK_HURRIER: Final = 18
ASK_HURRY: Final = 19
ASK_SECOND: Final = 20
ASK_LAST: Final = 21
ASK_BRAG: Final = 22
ASK_SHIELD: Final = 23
ASK_TRAVELLER: Final = 24
ASK_ANYWHERE: Final = 25
ASK_WALKER: Final = 26
ASK_WALK: Final = 27
ASK_WALKER_TWO: Final = 28
ASK_GIFT: Final = 29
ASK_TRADER: Final = 30
ASK_PARTNER: Final = 31
ASK_FORWARD: Final = 32
ASK_TAKE_BACK: Final = 33
ASK_SWAP_TWO: Final = 34
ASK_SEND_HOME: Final = 35
ASK_SIXTH: Final = 36
ASK_OFFER: Final = 37
ASK_COLOUR: Final = 38
LAST_QUESTION: Final = 38
# ... then what follows by itself.
TURN_OVER: Final = 40
TRAVEL: Final = 41
SCORE: Final = 42
OFFERS: Final = 43
UPKEEP: Final = 44
SET_UP: Final = 45
STROZZI_ACTS: Final = 46
FINAL: Final = 47
FINISHED: Final = 48
ROUND_OVER: Final = 49

NOBODY: Final = -1

# The history of a hand and a deck is one number: a leading NO_HISTORY, then a note for each card drawn or given up.
NO_HISTORY: Final = 1
NOTES: Final = 5
DRAWN: Final = 0


PLAN: Final = Plan(
    DECISIONS,
    ALL_OUTCOMES,
    asked=list(range(FIRST_QUESTION, LAST_QUESTION + 1)),
    chance=list(range(C_TILE, LAST_CHANCE + 1)),
    rules=[TURN_OVER, TRAVEL, SCORE, OFFERS, UPKEEP, SET_UP, STROZZI_ACTS, FINAL, ROUND_OVER],
    over=[FINISHED],
)


class Table(Position):
    """Florence §1. A member is a number: its colour times four and its rank. Locations, rounds and cards count from nought."""

    def __init__(self, parts: Components, source: "Table | None" = None) -> None:  # noqa: PLR0915 (one line a field, compiled as such)
        """A table before set-up, or a copy of `source`."""
        super().__init__(parts.players, PLAN)
        self.parts: Components = parts
        if source is None:
            players = parts.players
            families = parts.families
            colours = parts.colours
            self.waiting = SET_UP
            self.round: i64 = 0
            self.start: i64 = 0
            self.current: i64 = 0
            self.passes: i64 = 0
            self.first_passer: i64 = NOBODY
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
            # The board.
            self.tile: vec[i64] = vec[i64]([NOBODY] * PLACES)
            self.coach: vec[i64] = vec[i64]([NOBODY] * MEDICI)
            self.goal: vec[i64] = vec[i64]([NOBODY] * ROUNDS)
            # Where a location token lies: in the upper part of the stack (0), under it (1), or drawn (2).
            self.stack: vec[i64] = vec[i64]([0] * PLACES)
            self.hour: vec[i64] = vec[i64]([0] * ROUNDS)
            self.queue: vec[i64] = vec[i64]([NOBODY] * (PLACES * STRIDE))
            self.size: vec[i64] = vec[i64]([0] * PLACES)
            self.here: vec[i64] = vec[i64]([0] * (colours * PLACES))
            self.guard: vec[i64] = vec[i64]([0] * SHIELDS)
            self.marker: vec[i64] = vec[i64]([NOBODY] * (PLACES * SPACES))
            # The families.
            self.supply: vec[i64] = vec[i64]([parts.pieces[i % RANKS] for i in range(colours * RANKS)])
            self.board: vec[i64] = vec[i64]([0] * (colours * RANKS))
            self.time: vec[i64] = vec[i64]([0] * families)
            self.points: vec[i64] = vec[i64]([0] * families)
            self.passed: vec[i64] = vec[i64]([0] * families)
            self.ring: vec[i64] = vec[i64]([NOBODY] * families)
            self.acts: vec[i64] = vec[i64]([0] * families)
            self.gifts: vec[i64] = vec[i64]([parts.gifts] * families)
            self.given: vec[i64] = vec[i64]([0] * (families * MEDICI))
            self.guards: vec[i64] = vec[i64]([parts.guards * (2 if parts.solo and i == 1 else 1) for i in range(families)])
            self.markers: vec[i64] = vec[i64]([parts.markers] * colours)
            self.order: vec[i64] = vec[i64]([0] * families)
            self.objective: vec[i64] = vec[i64]([NOBODY] * players)
            # The cards: `shuffled` is a deck as it was last shuffled, `old` the hands at that moment, `track` what followed.
            self.hand: vec[i64] = vec[i64]([0] * (players * CARDS))
            self.held: vec[i64] = vec[i64]([0] * players)
            self.deck: vec[i64] = vec[i64]([parts.copies] * CARDS)
            self.left: vec[i64] = vec[i64]([parts.copies * 4] * MEDICI)
            self.discard: vec[i64] = vec[i64]([0] * CARDS)
            self.shuffled: vec[i64] = vec[i64]([parts.copies] * CARDS)
            self.old: vec[i64] = vec[i64]([0] * (players * CARDS))
            self.track: vec[i64] = vec[i64]([1] * (players * MEDICI))
            # Strozzi's pile: how many cards come before this one may; -1 on the discard pile.
            self.waits: vec[i64] = vec[i64]([0] * STROZZI_CARDS)
        else:
            self.round = source.round
            self.start = source.start
            self.current = source.current
            self.passes = source.passes
            self.first_passer = source.first_passer
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
            self.tile = source.tile[:]
            self.coach = source.coach[:]
            self.goal = source.goal[:]
            self.stack = source.stack[:]
            self.hour = source.hour[:]
            self.queue = source.queue[:]
            self.size = source.size[:]
            self.here = source.here[:]
            self.guard = source.guard[:]
            self.marker = source.marker[:]
            self.supply = source.supply[:]
            self.board = source.board[:]
            self.time = source.time[:]
            self.points = source.points[:]
            self.passed = source.passed[:]
            self.ring = source.ring[:]
            self.acts = source.acts[:]
            self.gifts = source.gifts[:]
            self.given = source.given[:]
            self.guards = source.guards[:]
            self.markers = source.markers[:]
            self.order = source.order[:]
            self.objective = source.objective[:]
            self.hand = source.hand[:]
            self.held = source.held[:]
            self.deck = source.deck[:]
            self.left = source.left[:]
            self.discard = source.discard[:]
            self.shuffled = source.shuffled[:]
            self.old = source.old[:]
            self.track = source.track[:]
            self.waits = source.waits[:]

    # ---- what a glance at the table tells -------------------------------------------------------------------------------

    def active(self) -> i64:
        """Florence §4: the Medici of this round."""
        return (self.round - 1) % MEDICI

    def destination(self, ahead: i64) -> i64:
        """Florence §11.1: the destination of Medici A, B or C (0, 1, 2); the last round stands in for those after it."""
        at = self.round - 1 + ahead
        if at >= ROUNDS:
            at = ROUNDS - 1
        return self.goal[at]

    def noble(self, ahead: i64) -> i64:
        """Florence §11.1: which Medici A, B or C is."""
        at = self.round - 1 + ahead
        if at >= ROUNDS:
            at = ROUNDS - 1
        return at % MEDICI

    def has_room(self, place: i64) -> bool:
        """Florence §3: whether a queue has an open space."""
        return self.size[place] < self.parts.spaces

    def presence(self, family: i64, place: i64) -> i64:
        """Florence §3, FL41: members of a family at a location; Strozzi's two colours are one family."""
        if not self.parts.solo or family == 0:
            return self.here[family * PLACES + place]
        return self.here[PLACES + place] + self.here[2 * PLACES + place]

    def members(self, family: i64) -> i64:
        """Members of a family on the board."""
        board = self.board
        at = family * RANKS
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
