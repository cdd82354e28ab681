"""Il Vecchio: what taking over a province or an office in Florence brings, and what is left after paying for it."""

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.vec import vec
from signoria.games.ilvecchio.bots.judgement.achievements import PROVINCE_WORTH
from signoria.games.ilvecchio.bots.judgement.prospects import Prospects
from signoria.games.ilvecchio.bots.judgement.tiles import Tiles
from signoria.games.ilvecchio.bots.judgement.trial import NEVER, Trial
from signoria.games.ilvecchio.components import TRACKS
from signoria.games.ilvecchio.council import FLORENCE_TILE, PROVINCE_TILE
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    CRESTS,
    FILLED,
    FLORINS,
    KNIGHT,
    OWN,
    SCROLL,
    TRACK,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.takeover import (
    ANY_COMBINATION,
    NO_MONEY,
    NOT_AT_ALL,
    florins_for,
    inside,
    office_cost,
    ways_to_pay,
)


class Takeovers:
    """Values of takeovers. What a track brings is found once for each question: many ways of a turn lead to it."""

    def __init__(self, trial: Trial, tiles: Tiles) -> None:
        self.trial: Trial = trial
        self.prospects: Prospects = trial.prospects
        self.tiles: Tiles = tiles
        self.asset: vec[float] = vec[float]([0.0 for _ in range(TRACKS)])
        self.known: i64 = 0

    # ---- tracks ---------------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Another family or another position is looked at."""
        self.known = 0

    def advance(self, table: IlVecchioPosition, track: i64) -> float:
        """What a member on the next space of a track and the tile that goes with it add."""
        if (self.known >> track) & 1 == 0:
            self.asset[track] = self.find_advance(table, track)
            self.known |= bit(track)
        return self.asset[track]

    def find_advance(self, table: IlVecchioPosition, track: i64) -> float:
        """Put the member on the track for a moment, with the crest it would take, and compare what is achieved."""
        prospects = self.prospects
        seat = prospects.seat
        filled = table.tracks[track * TRACK + FILLED]
        unused = table.tracks[track * TRACK + filled]
        table.tracks[track * TRACK + filled] = seat
        table.tracks[track * TRACK + FILLED] = filled + 1
        crest: i64 = 0
        if (table.parts.marked[track] >> filled) & 1 != 0 and table.crests_left > 0:
            crest = 1
        table.own[seat * OWN + CRESTS] += crest
        prospects.count_tracks(table)
        after = prospects.achieved(table, seat)
        table.own[seat * OWN + CRESTS] -= crest
        table.tracks[track * TRACK + FILLED] = filled
        table.tracks[track * TRACK + filled] = unused
        prospects.count_tracks(table)
        return after - self.trial.achieved + self.tiles.to_come(table, track)

    # ---- provinces ------------------------------------------------------------------------------------------------------

    def province(self, table: IlVecchioPosition, region: i64, start: i64) -> float:
        """Taking over a province, the followers paid in the best way."""
        prospects = self.prospects
        good = prospects.good
        cost = florins_for(table, region)
        price = 0.0
        if cost > good[FLORINS]:
            if inside(table, prospects.seat, NO_MONEY) == NOT_AT_ALL:
                return NEVER
            price = prospects.now[PROVINCE_WORTH + NO_MONEY]
            cost = 0
        where = prospects.where
        scrolls = self.trial.adds(PROVINCE_TILE)
        self.trial.leave(table, start)
        prospects.standing -= 1
        good[FLORINS] -= cost
        good[SCROLL] += scrolls
        best = self.best_payment(table, region)
        good[SCROLL] -= scrolls
        good[FLORINS] += cost
        prospects.standing += 1
        prospects.where = where
        return best - price + self.advance(table, region)

    def best_payment(self, table: IlVecchioPosition, region: i64) -> float:
        """The followers that are missed least."""
        best = NEVER
        mask = ways_to_pay(table, self.prospects.seat, region)
        way: i64 = 0
        while mask != 0:
            if mask & 1 != 0:
                best = max(best, self.paying(table, region, way))
            mask >>= 1
            way += 1
        return best

    def paying(self, table: IlVecchioPosition, region: i64, way: i64) -> float:
        """What is left after paying these followers."""
        good = self.prospects.good
        good[ASSASSIN] -= way >> 4
        good[KNIGHT] -= (way >> 2) & 3
        good[ABBOT] -= way & 3
        value = self.trial.rest(table)
        good[ASSASSIN] += way >> 4
        good[KNIGHT] += (way >> 2) & 3
        good[ABBOT] += way & 3
        if (table.parts.regular[region] >> way) & 1 == 0:
            value -= self.prospects.now[PROVINCE_WORTH + ANY_COMBINATION]
        return value

    def money(self, table: IlVecchioPosition, region: i64, nothing: bool) -> float:
        """Paying the florins of a province, or using up the tile that pays them."""
        if nothing:
            return self.trial.rest(table) - self.prospects.now[PROVINCE_WORTH + NO_MONEY]
        return self.trial.with_good(table, FLORINS, -florins_for(table, region))

    # ---- Florence -------------------------------------------------------------------------------------------------------

    def office(self, table: IlVecchioPosition, track: i64, start: i64) -> float:
        """Taking over an office, with the follower that the council may add."""
        prospects = self.prospects
        good = prospects.good
        trial = self.trial
        cost = office_cost(table, track)
        if cost > good[FLORINS] or prospects.gain[track] <= 0.0:
            return NEVER
        where = prospects.where
        scrolls = table.parts.office_scrolls
        trial.leave(table, start)
        prospects.standing -= 1
        good[FLORINS] -= cost
        good[SCROLL] -= scrolls
        value = trial.with_follower(table) if trial.adds(FLORENCE_TILE) != 0 else trial.rest(table)
        good[SCROLL] += scrolls
        good[FLORINS] += cost
        prospects.standing += 1
        prospects.where = where
        return value + self.advance(table, track)
