"""What the brag tiles promise a family in Florence: points to be had, feats that raise them, cards for markers on top."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.florence.bots.judgement.weights import BRAG_GROWTH, BRAG_HOPE, CARD, MARKER, TOP_MARKER
from signoria.games.florence.bragging import brag_points, has_marker, space_for, top_marker
from signoria.games.florence.components import (
    BIG_SPENDER,
    EYES_EVERYWHERE,
    INFLUENCERS,
    LOUDMOUTH,
    PLACES,
    PLUS_ONE,
    SCANDALOUS,
    STREET_CRED,
    UPWARDLY_MOBILE,
)
from signoria.games.florence.table import MARKER_AT, MARKERS_OF, TILE_AT, FlorencePosition


class Brags:
    """Worths of brags and of what is done for them, to one family at some time of the match."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: Final[vec[float]] = weights
        self.seat: i64 = 0
        self.now: i64 = 0
        self.left: i64 = 0
        # Cards that a topmost marker will draw as the coaches come by.
        self.card_pay: Final[vec[float]] = vec[float]([0.0] * PLACES)
        # Points to be had now, what one more feat of a kind of tile is worth, arriving and leaving.
        self.hope: Final[vec[float]] = vec[float]([0.0] * PLACES)
        self.growth: Final[vec[float]] = vec[float]([0.0] * PLACES)
        self.tile_at: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.seen_in: Final[vec[float]] = vec[float]([0.0] * PLACES)
        self.seen_out: Final[vec[float]] = vec[float]([0.0] * PLACES)

    def look_at_tiles(self, state: FlorencePosition) -> None:
        seat = self.seat
        markers = float(state.family[MARKERS_OF + seat])
        keeping = self.keeping(state)
        open_tiles = 0.0
        for place in range(PLACES):
            self.tile_at[state.city[TILE_AT + place]] = place
            self.growth[state.city[TILE_AT + place]] = 0.0
            self.hope[place] = 0.0
            if markers > 0.0 and not has_marker(state, seat, place):
                points = brag_points(state, seat, place)
                unit = state.parts.unit[state.city[TILE_AT + place]]
                if space_for(state, place, points + unit) >= 0:
                    open_tiles += 1.0
                    here = 1.0 if state.here[seat * PLACES + place] > 0 else 0.6
                    self.growth[state.city[TILE_AT + place]] = self.weights[BRAG_GROWTH] * float(unit) * here
                if space_for(state, place, points) >= 0:
                    self.hope[place] = max(0.0, float(points) - keeping)
        share = min(1.0, markers / max(open_tiles, 1.0))
        for tile in range(PLACES):
            self.growth[tile] *= share
        for place in range(PLACES):
            self.see(state, place, share)

    def see(self, state: FlorencePosition, place: i64, share: float) -> None:
        """What arriving at a location or leaving it does for the tiles."""
        gained = 0.0
        row = self.tile_at[STREET_CRED]
        if row // 3 == place // 3:
            gained += self.growth[STREET_CRED]
        column = self.tile_at[UPWARDLY_MOBILE]
        if column % 3 == place % 3:
            gained += self.growth[UPWARDLY_MOBILE]
        here = state.here[self.seat * PLACES + place]
        self.seen_in[place] = gained
        self.seen_out[place] = -gained
        standing = self.growth[EYES_EVERYWHERE] + share * self.weights[BRAG_HOPE] * self.hope[place]
        if self.tops(state, place):
            standing += self.weights[CARD] * self.card_pay[place]
        if here == 0:
            self.seen_in[place] += standing
        elif here == 1:
            self.seen_in[place] += self.growth[PLUS_ONE]
            self.seen_out[place] -= standing
        elif here == 2:
            self.seen_out[place] -= self.growth[PLUS_ONE]

    def tops(self, state: FlorencePosition, place: i64) -> bool:
        return top_marker(state, place) == self.seat

    def keeping(self, state: FlorencePosition) -> float:
        """What a marker is worth as long as it is kept."""
        if state.family[MARKERS_OF + self.seat] > self.left + 1:
            return 0.0
        return self.weights[MARKER] * float(self.left + 1)

    def worth_of_brag(self, state: FlorencePosition, place: i64) -> float:
        """The points now, the cards a topmost marker will bring, less the marker."""
        seat = self.seat
        points = brag_points(state, seat, place)
        worth = float(points) - self.keeping(state) + self.growth[LOUDMOUTH]
        share = self.growth[state.city[TILE_AT + place]]
        worth -= share
        space = space_for(state, place, points)
        above = False
        for higher in range(space + 1, 3):
            if state.city[MARKER_AT + place * 3 + higher] >= 0:
                above = True
        if not above:
            worth += self.weights[TOP_MARKER] * float(self.left)
            if state.here[seat * PLACES + place] > 0:
                worth += self.weights[CARD] * self.card_pay[place]
        return worth

    def worth_of_gift(self) -> float:
        return self.growth[BIG_SPENDER]

    def worth_of_held_card(self) -> float:
        """What playing a card takes from the hand."""
        return (self.weights[CARD] if self.left > 0 else 0.25) + self.growth[SCANDALOUS]

    def worth_of_rise(self) -> float:
        """A Donna more on the board."""
        return self.growth[INFLUENCERS]
