"""Il Vecchio: what province, council and nobility tiles are worth to the family that gets them."""

from typing import Final

from mypy_extensions import i64

from signoria.games.ilvecchio.actions import KEEP_COUNCIL, KEEP_NOBILITY
from signoria.games.ilvecchio.bots.judgement.achievements import (
    COUNCIL_WORTH,
    HIDDEN_WORTH,
    NOBLE_FOR_GOODS,
    NOBLE_POINTS,
    NOBLE_TILES,
    PROVINCE_WORTH,
)
from signoria.games.ilvecchio.bots.judgement.prospects import NOBLE_GOODS, Prospects
from signoria.games.ilvecchio.bots.judgement.trial import NEVER, Trial
from signoria.games.ilvecchio.components import COUNCIL, PROVINCES, REGIONS, TILES
from signoria.games.ilvecchio.council import (
    ABBOT_TILE,
    BISHOP_TILE,
    CARRIAGE_TILE,
    FLORENCE_TILE,
    FOLLOWER_TILE,
    MONEY_BONUS,
    MONEY_TILE,
    PROVINCE_TILE,
    RECOVERY_TILE,
    REINFORCEMENT_TILE,
    SCROLL_TILE,
    SMALL_BONUS,
)
from signoria.games.ilvecchio.scoring import nobility_points
from signoria.games.ilvecchio.table import ABBOT, BISHOP, CARRIAGE, FLORINS, LAYERS, SCROLL, STACK, IlVecchioPosition

# The best of five tiles lies between the average and the best of all.
BEST_OF_FIVE: Final = 0.6


class Tiles:
    """Values of tiles, on the scale of final points."""

    def __init__(self, trial: Trial) -> None:
        self.trial: Trial = trial
        self.prospects: Prospects = trial.prospects

    def to_come(self, table: IlVecchioPosition, track: i64) -> float:
        """What the tile may be worth that goes with the next space of a track."""
        if track < REGIONS:
            return self.best_province(table.provinces_left & table.parts.region_tiles[track])
        base = (track - COUNCIL) * STACK
        tiles: i64 = 0
        for layer in range(LAYERS):
            tiles |= table.stacks[base + layer]
        return self.best_of_five(table, track, tiles) if tiles != 0 else 0.0

    def best_province(self, tiles: i64) -> float:
        """All of them lie open: the best can be had."""
        best = 0.0
        for tile in range(PROVINCES):
            if (tiles >> tile) & 1 != 0:
                best = max(best, self.prospects.now[PROVINCE_WORTH + tile])
        return best

    def best_of_five(self, table: IlVecchioPosition, track: i64, tiles: i64) -> float:
        """What the best of the five on top will be worth; which these are is not known."""
        total = 0.0
        best = NEVER
        number = 0.0
        for tile in range(TILES):
            if (tiles >> tile) & 1 != 0:
                worth = self.council(tile) if track == COUNCIL else self.nobility(table, tile)
                total += worth
                number += 1.0
                best = max(best, worth)
        average = total / number
        return average + BEST_OF_FIVE * (best - average)

    def council(self, tile: i64) -> float:
        """A council tile that is still to be turned up."""
        return self.prospects.now[COUNCIL_WORTH + tile] + self.prospects.now[HIDDEN_WORTH]

    def nobility(self, table: IlVecchioPosition, tile: i64) -> float:
        """What a nobility tile may still become, and what it scores already."""
        now = self.prospects.now
        scored = NOBLE_GOODS if (NOBLE_FOR_GOODS >> tile) & 1 != 0 and not self.trial.final else NOBLE_POINTS
        return now[NOBLE_TILES + tile] + now[scored] * float(nobility_points(table, self.prospects.seat, tile))

    def keeping(self, table: IlVecchioPosition, action: i64) -> float:
        """The tile that is kept of those looked at."""
        if action >= KEEP_NOBILITY:
            return self.nobility(table, action - KEEP_NOBILITY)
        return self.council(action - KEEP_COUNCIL) + self.bonus(table, action - KEEP_COUNCIL)

    def bonus(self, table: IlVecchioPosition, tile: i64) -> float:
        """What turning a council tile up brings at once."""
        trial = self.trial
        if tile in (SCROLL_TILE, PROVINCE_TILE):
            return trial.with_good(table, SCROLL, 1)
        if tile == MONEY_TILE:
            return trial.with_good(table, FLORINS, MONEY_BONUS)
        if tile == FOLLOWER_TILE:
            return trial.with_good(table, FLORINS, SMALL_BONUS)
        if tile == FLORENCE_TILE:
            return trial.with_follower(table)
        if tile in (CARRIAGE_TILE, BISHOP_TILE):
            self.prospects.good[FLORINS] += SMALL_BONUS
            value = trial.with_good(table, BISHOP if tile == CARRIAGE_TILE else CARRIAGE, 1)
            self.prospects.good[FLORINS] -= SMALL_BONUS
            return value
        if tile in (RECOVERY_TILE, REINFORCEMENT_TILE):
            return trial.with_member(table)
        return trial.with_good(table, ABBOT_TILE + ABBOT - tile, 1)
