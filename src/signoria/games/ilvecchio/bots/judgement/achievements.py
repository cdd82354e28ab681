"""Il Vecchio: what a family has achieved, in points and in what it may still become."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.ilvecchio.components import MOST_SPACES, PROVINCES, TILES, TRACKS
from signoria.games.ilvecchio.scoring import nobility_points
from signoria.games.ilvecchio.table import (
    COUNCIL_TILES,
    CRESTS,
    FILLED,
    FORGONE,
    HIDDEN_TILE,
    NOBILITY_TILES,
    OWN,
    PROVINCE_TILES,
    TRACK,
    IlVecchioPosition,
)

# Features, in the order of weights.toml, after those of the holdings.
HOLDINGS: Final[i64] = 37
ON_TRACKS: Final[i64] = 37  # points of members on tracks
MAJORITIES: Final[i64] = 38
COVERED: Final[i64] = 39  # tracks with an own member
EVERYWHERE: Final[i64] = 40
TAKEN_CRESTS: Final[i64] = 41
NOBLE_POINTS: Final[i64] = 42  # points of own nobility tiles for what stands on tracks
NOBLE_TILES: Final[i64] = 43  # what each nobility tile may still become
COUNCIL_WORTH: Final[i64] = 55  # council tiles that strengthen the own actions
HIDDEN_WORTH: Final[i64] = 67  # one is still to be turned up
PROVINCE_WORTH: Final[i64] = 68  # unused province tiles
YET_TO_MOVE: Final[i64] = 86  # has an action left in this round
CONSTANT: Final[i64] = 87
FEATURES: Final[i64] = 88

# The nobility tiles for supply, places, pairs, colours and one of each: their points come from what is held.
NOBLE_FOR_GOODS: Final[i64] = 0x263


class Achievements:
    """Worths of what a family has achieved; every feature has the weight of the moment in `now`."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.now: vec[float] = vec[float]([0.0 for _ in range(FEATURES)])
        self.features: vec[float] = vec[float]([0.0 for _ in range(FEATURES)])
        # members by track and seat, and who has the majority
        self.on: vec[i64] = vec[i64]([0 for _ in range(TRACKS * 4)])
        self.most: vec[i64] = vec[i64]([0 for _ in range(TRACKS)])

    def count_tracks(self, table: IlVecchioPosition) -> None:
        """Members of everybody on every track, and majorities (tied: who placed all first)."""
        on = self.on
        for track in range(TRACKS):
            for seat in range(4):
                on[track * 4 + seat] = 0
            best: i64 = -1
            first = track * TRACK
            for space in range(table.parts.first, table.tracks[first + FILLED]):
                seat = table.tracks[first + space]
                on[track * 4 + seat] += 1
                if best < 0 or on[track * 4 + seat] > on[track * 4 + best]:
                    best = seat
            self.most[track] = best

    def achieved(self, table: IlVecchioPosition, seat: i64) -> float:
        self.describe_achieved(table, seat)
        total = 0.0
        for i in range(HOLDINGS, FEATURES):
            total += self.features[i] * self.now[i]
        return total

    def describe_achieved(self, table: IlVecchioPosition, seat: i64) -> None:
        out = self.features
        own = seat * OWN
        parts = table.parts
        points: i64 = 0
        majorities: i64 = 0
        covered: i64 = 0
        for track in range(TRACKS):
            if self.on[track * 4 + seat] > 0:
                covered += 1
                last = parts.spaces[track] - 1
                for space in range(parts.first, table.tracks[track * TRACK + FILLED]):
                    if table.tracks[track * TRACK + space] == seat:
                        points += parts.points[track * MOST_SPACES + min(space, last)]
                if self.most[track] == seat:
                    majorities += 1
        out[ON_TRACKS] = float(points + parts.forgone * table.own[own + FORGONE])
        out[MAJORITIES] = float(majorities)
        out[COVERED] = float(covered)
        out[EVERYWHERE] = 1.0 if covered == TRACKS else 0.0
        out[TAKEN_CRESTS] = float(table.own[own + CRESTS])
        nobility = table.own[own + NOBILITY_TILES]
        noble: i64 = 0
        for tile in range(TILES):
            has = (nobility >> tile) & 1
            out[NOBLE_TILES + tile] = float(has)
            if has != 0 and (NOBLE_FOR_GOODS >> tile) & 1 == 0:
                noble += nobility_points(table, seat, tile)
        out[NOBLE_POINTS] = float(noble)
        council = table.own[own + COUNCIL_TILES]
        for tile in range(TILES):
            out[COUNCIL_WORTH + tile] = float((council >> tile) & 1)
        hidden = table.own[own + HIDDEN_TILE]
        out[HIDDEN_WORTH] = 0.0
        if hidden >= 0:
            out[HIDDEN_WORTH] = 1.0
            out[COUNCIL_WORTH + hidden] = 1.0
        provinces = table.own[own + PROVINCE_TILES] & ~table.provinces_used
        for tile in range(PROVINCES):
            out[PROVINCE_WORTH + tile] = float((provinces >> tile) & 1)
        out[YET_TO_MOVE] = 1.0 if is_yet_to_move(table, seat) else 0.0
        out[CONSTANT] = 1.0

    def scored_without_goods(self, table: IlVecchioPosition, seat: i64) -> float:
        """The points a family would score now, but for nobility tiles that look at what it holds."""
        self.describe_achieved(table, seat)
        out = self.features
        points = out[ON_TRACKS] + float(table.parts.majority) * out[MAJORITIES] + out[NOBLE_POINTS]
        return points + (float(table.parts.everywhere) * out[EVERYWHERE] + float(table.parts.crest_points) * out[TAKEN_CRESTS])


def is_yet_to_move(table: IlVecchioPosition, seat: i64) -> bool:
    """Whether a family still has an action in this round, or in the double turns."""
    if seat == table.turn_seat:
        return table.actions_left > 0
    mine = seat - table.start if seat >= table.start else seat - table.start + table.players
    turn = table.turn_seat - table.start if table.turn_seat >= table.start else table.turn_seat - table.start + table.players
    return mine > turn
