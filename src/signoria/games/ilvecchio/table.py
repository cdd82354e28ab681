"""The Il Vecchio table: everything that lies on it, and nothing that decides.

What is still to happen is a stack of frames of three numbers (what, whose, with which argument); the topmost comes first.
"""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.position import Plan, Position
from signoria.core.vec import vec
from signoria.games.ilvecchio.actions import ALL_OUTCOMES, DECISIONS
from signoria.games.ilvecchio.components import TRACKS, Components

# What a seat owns: goods first, in the order of the table of actions.
FLORINS: Final[i64] = 0
ASSASSIN: Final[i64] = 1
KNIGHT: Final[i64] = 2
ABBOT: Final[i64] = 3
SCROLL: Final[i64] = 4
CARRIAGE: Final[i64] = 5
BISHOP: Final[i64] = 6
GOODS: Final[i64] = 7
SUPPLY: Final[i64] = 7
CRESTS: Final[i64] = 8
STANDING: Final[i64] = 9  # places with standing members, as a mask
LYING: Final[i64] = 10  # places with lying members, as a mask
PROVINCE_TILES: Final[i64] = 11  # masks of tiles
COUNCIL_TILES: Final[i64] = 12
HIDDEN_TILE: Final[i64] = 13  # a council tile still face down, or -1
NOBILITY_TILES: Final[i64] = 14
HAND: Final[i64] = 15  # council tiles dealt in the set-up
POINTS: Final[i64] = 16
FORGONE: Final[i64] = 17
OWN: Final[i64] = 18

# Standing and lying members by place.
MEN: Final[i64] = 80
LYING_MEN: Final[i64] = 40

# A track: who stands where, in the order of arrival, and how far it is filled.
LONGEST_TRACK: Final[i64] = 20
TRACK: Final[i64] = 21
FILLED: Final[i64] = 20

# A stack of Florence tiles: layers from the top down, and who looked at what.
LAYERS: Final[i64] = 13
LOOKS: Final[i64] = 13  # how many looks there have been
LOOKER: Final[i64] = 14
SEEN: Final[i64] = 27
KEPT: Final[i64] = 40
STACK: Final[i64] = 53
MOST_LOOKS: Final[i64] = 12
COUNCIL_STACK: Final[i64] = 0
NOBILITY_STACK: Final[i64] = 1

# What all share: where the middlemen stand and how many crests of each event nobody has seen.
CREST_POOL: Final[i64] = 5
SHARED: Final[i64] = 8

FRAME: Final[i64] = 3
MOST_FRAMES: Final[i64] = 40

NOTHING_LEFT: Final[i64] = 0
# Frames that happen by themselves.
FIRST_ROUND: Final[i64] = 1
STEP_ON_TRACK: Final[i64] = 2
LOOK: Final[i64] = 3
COUNCIL_BONUS: Final[i64] = 4
# Frames that wait for chance.
LOT: Final[i64] = 16
MIDDLEMAN: Final[i64] = 17
DEAL: Final[i64] = 18
ROLL: Final[i64] = 19
CREST: Final[i64] = 20
DRAW: Final[i64] = 21
# Frames that wait for a seat.
QUESTIONS: Final[i64] = 32
START_TILE: Final[i64] = 32
AREA: Final[i64] = 33
PLACEMENT: Final[i64] = 34
TURN: Final[i64] = 35
DESTINATION: Final[i64] = 36
JOURNEY: Final[i64] = 37
TOWN: Final[i64] = 38
TAKING: Final[i64] = 39
GIVING: Final[i64] = 40
BUYING: Final[i64] = 41
FOLLOWERS: Final[i64] = 42
MONEY: Final[i64] = 43
OFFICE_CHOICE: Final[i64] = 44
CLAIMING: Final[i64] = 45
KEEPING: Final[i64] = 46
FAMILY: Final[i64] = 47
REUSING: Final[i64] = 48
ALL_KINDS: Final[i64] = 49

# Arguments of TAKING: what may be taken.
TAKE_BROWN: Final[i64] = 0
TAKE_VIOLET: Final[i64] = 1
TAKE_FOLLOWER: Final[i64] = 2
TAKE_TWO: Final[i64] = 3
TAKE_ONE_OF_THREE: Final[i64] = 4
TAKE_COUNCIL_FOLLOWER: Final[i64] = 5
# Arguments of GIVING: what may be given.
GIVE_LEVY: Final[i64] = 0
GIVE_FOLLOWER: Final[i64] = 1
GIVE_FOLLOWER_OR_SCROLL: Final[i64] = 2
# Arguments of ROLL: what the roll is for.
ROLL_SET_UP: Final[i64] = 0
ROLL_REINFORCEMENT: Final[i64] = 1
ROLL_PROVINCE: Final[i64] = 2
ROLL_COUNCIL: Final[i64] = 3
# Arguments of PLACEMENT: a mask of places and these marks.
SETTING_UP: Final[i64] = 0x4000000000000
DECLINABLE: Final[i64] = 0x8000000000000
REINFORCING: Final[i64] = 0x10000000000000
FREELY: Final[i64] = 0x20000000000000
PLACE_MASK: Final[i64] = 0xFFFFFFFFFF

# Stages of a match.
SET_UP: Final[i64] = 0
PLAY: Final[i64] = 1
DOUBLE_TURN: Final[i64] = 2
FINISHED: Final[i64] = 3

PLAN: Final = Plan(
    DECISIONS,
    ALL_OUTCOMES,
    asked=list(range(QUESTIONS, ALL_KINDS)),
    chance=[LOT, MIDDLEMAN, DEAL, ROLL, CREST, DRAW],
    rules=[FIRST_ROUND, STEP_ON_TRACK, LOOK, COUNCIL_BONUS],
    over=[NOTHING_LEFT],
)


class IlVecchioPosition(Position):
    """Il Vecchio §1. `low` and `high` are the pending question: two masks of options that begin at two actions."""

    def __init__(self, parts: Components, source: "IlVecchioPosition | None" = None) -> None:
        """Il Vecchio §1: an empty table for this many players, or a copy of `source`."""
        super().__init__(parts.players, PLAN)
        players = parts.players
        self.parts: Final[Components] = parts
        # Rows are never replaced: being `Final` spares the compiled engine counting who holds them.
        self.own: Final[vec[i64]] = vec[i64]([0] * (players * OWN)) if source is None else source.own[:]
        self.men: Final[vec[i64]] = vec[i64]([0] * (players * MEN)) if source is None else source.men[:]
        self.tracks: Final[vec[i64]] = vec[i64]([0] * (TRACKS * TRACK)) if source is None else source.tracks[:]
        self.stacks: Final[vec[i64]] = vec[i64]([0] * (2 * STACK)) if source is None else source.stacks[:]
        self.common: Final[vec[i64]] = vec[i64]([0] * SHARED) if source is None else source.common[:]
        self.frames: Final[vec[i64]] = vec[i64]([0] * (MOST_FRAMES * FRAME)) if source is None else source.frames[:]
        if source is None:
            self.stage: i64 = SET_UP
            self.round: i64 = 0
            self.start: i64 = 0
            self.turn_seat: i64 = 0
            self.actions_left: i64 = 0
            self.untouched: i64 = 0
            self.ending: i64 = 0
            self.crests_left: i64 = 0
            self.extra_on: i64 = 0
            self.guarded: i64 = 0
            self.provinces_left: i64 = 0
            self.provinces_used: i64 = 0
            self.depth: i64 = 0
            self.low_base: i64 = 0
            self.low: i64 = 0
            self.high_base: i64 = 0
            self.high: i64 = 0
        else:
            self.stage = source.stage
            self.round = source.round
            self.start = source.start
            self.turn_seat = source.turn_seat
            self.actions_left = source.actions_left
            self.untouched = source.untouched
            self.ending = source.ending
            self.crests_left = source.crests_left
            self.extra_on = source.extra_on
            self.guarded = source.guarded
            self.provinces_left = source.provinces_left
            self.provinces_used = source.provinces_used
            self.depth = source.depth
            self.low_base = source.low_base
            self.low = source.low
            self.high_base = source.high_base
            self.high = source.high

    # ---- frames ---------------------------------------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, arg: i64) -> None:
        """Let this come before everything that is pending."""
        at = self.depth * FRAME
        self.frames[at] = kind
        self.frames[at + 1] = seat
        self.frames[at + 2] = arg
        self.depth += 1
        self.waiting = kind
        self.asked = seat

    def pop(self) -> None:
        """The topmost frame is done with: nothing of it stays behind, and the one below is waited for."""
        self.depth -= 1
        at = self.depth * FRAME
        self.frames[at] = 0
        self.frames[at + 1] = 0
        self.frames[at + 2] = 0
        if self.depth > 0:
            self.waiting = self.frames[at - FRAME]
            self.asked = self.frames[at - FRAME + 1]
        else:
            self.waiting = NOTHING_LEFT

    def clear_frames(self) -> None:
        """Nothing is pending any more."""
        while self.depth > 0:
            self.pop()

    def pending_arg(self) -> i64:
        """What the pending question or chance is about."""
        return self.frames[(self.depth - 1) * FRAME + 2]

    # ---- members --------------------------------------------------------------------------------------------------------

    def add_standing(self, seat: i64, place: i64) -> None:
        self.men[seat * MEN + place] += 1
        self.own[seat * OWN + STANDING] |= bit(place)

    def remove_standing(self, seat: i64, place: i64) -> None:
        at = seat * MEN + place
        self.men[at] -= 1
        if self.men[at] == 0:
            self.own[seat * OWN + STANDING] &= ~bit(place)

    def lay_member(self, seat: i64, place: i64) -> None:
        """A standing member lies down."""
        self.remove_standing(seat, place)
        self.men[seat * MEN + LYING_MEN + place] += 1
        self.own[seat * OWN + LYING] |= bit(place)

    def remove_lying(self, seat: i64, place: i64) -> None:
        at = seat * MEN + LYING_MEN + place
        self.men[at] -= 1
        if self.men[at] == 0:
            self.own[seat * OWN + LYING] &= ~bit(place)

    def on_map(self, seat: i64) -> i64:
        """Members in places, standing or lying."""
        count: i64 = 0
        for at in range(seat * MEN, seat * MEN + MEN):
            count += self.men[at]
        return count

    def on_track(self, seat: i64, track: i64) -> i64:
        """Members of a seat on a track."""
        count: i64 = 0
        for at in range(track * TRACK + self.parts.first, track * TRACK + self.tracks[track * TRACK + FILLED]):
            if self.tracks[at] == seat:
                count += 1
        return count
