"""Il Vecchio: who goes where and how the journey is paid, and what the best action there leaves."""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.ilvecchio.bots.judgement.goods import Goods
from signoria.games.ilvecchio.bots.judgement.prospects import Prospects
from signoria.games.ilvecchio.bots.judgement.takeovers import Takeovers
from signoria.games.ilvecchio.bots.judgement.trial import NEVER, Trial
from signoria.games.ilvecchio.components import COUNCIL, FLORENCE, GREEN, NOBILITY, PLACES, RED
from signoria.games.ilvecchio.table import BISHOP, CARRIAGE, FLORINS, IlVecchioPosition
from signoria.games.ilvecchio.travel import destinations

# A short way is walked, a long one ridden.
SHORT_WAY: Final[i64] = 2
LONG_WAY: Final[i64] = 3


class Travel:
    """Values of journeys with what is done at their end, on the scale of final points."""

    def __init__(self, trial: Trial, goods: Goods, takeovers: Takeovers) -> None:
        self.trial: Trial = trial
        self.prospects: Prospects = trial.prospects
        self.goods: Goods = goods
        self.takeovers: Takeovers = takeovers

    # ---- on the road ----------------------------------------------------------------------------------------------------

    def send(self, table: IlVecchioPosition, start: i64) -> float:
        """The best place for a member that stands here; it may stay."""
        best = NEVER
        mask = destinations(table, self.prospects.seat, start)
        place: i64 = 0
        while mask != 0:
            if mask & 1 != 0:
                best = max(best, self.go(table, start, place))
            mask >>= 1
            place += 1
        return best

    def go(self, table: IlVecchioPosition, start: i64, place: i64) -> float:
        """The better way to get there, and what is done there."""
        if start == place:
            return self.arrive(table, start, place)
        roads = table.parts.distance[start * PLACES + place]
        riding = self.prospects.good[CARRIAGE] > 0
        best = NEVER
        if not riding or roads <= LONG_WAY:
            best = self.walk(table, start, place)
        if riding and (roads >= SHORT_WAY or best == NEVER):
            best = max(best, self.ride(table, start, place))
        return best

    def walk(self, table: IlVecchioPosition, start: i64, place: i64) -> float:
        """A florin for every road."""
        good = self.prospects.good
        roads = table.parts.distance[start * PLACES + place]
        if roads > good[FLORINS]:
            return NEVER
        good[FLORINS] -= roads
        value = self.arrive(table, start, place)
        good[FLORINS] += roads
        return value

    def ride(self, table: IlVecchioPosition, start: i64, place: i64) -> float:
        """A carriage for the whole way."""
        good = self.prospects.good
        good[CARRIAGE] -= 1
        value = self.arrive(table, start, place)
        good[CARRIAGE] += 1
        return value

    # ---- at the destination ---------------------------------------------------------------------------------------------

    def arrive(self, table: IlVecchioPosition, start: i64, place: i64) -> float:
        """The best that can be done at a place, by its colour."""
        takeovers = self.takeovers
        colour = table.parts.colour[place]
        if colour == RED:
            return takeovers.province(table, table.parts.region_of[place], start)
        if colour == FLORENCE:
            return max(takeovers.office(table, COUNCIL, start), takeovers.office(table, NOBILITY, start))
        best = NEVER
        if colour == GREEN or (table.guarded >> place) & 1 != 0:
            best = self.act(table, start, place, False)
        if self.prospects.good[BISHOP] > 0:
            best = max(best, self.act(table, start, place, True))
        return best

    def act(self, table: IlVecchioPosition, start: i64, place: i64, bishop: bool) -> float:
        """The action of a town, with a bishop or lying down."""
        prospects = self.prospects
        where, down = prospects.where, prospects.down
        self.trial.leave(table, start)
        value = self.pay_bishop(table, place) if bishop else self.lie_down(table, place)
        prospects.where = where
        prospects.down = down
        return value

    def pay_bishop(self, table: IlVecchioPosition, place: i64) -> float:
        """The member stays on its feet, and the middleman where he is."""
        prospects = self.prospects
        prospects.good[BISHOP] -= 1
        prospects.where |= bit(place)
        value = self.goods.of_town(table, table.parts.colour[place])
        prospects.good[BISHOP] += 1
        return value

    def lie_down(self, table: IlVecchioPosition, place: i64) -> float:
        """The member lies down; in a town with a crest the middleman goes on to the next town of his colour."""
        prospects = self.prospects
        colour = table.parts.colour[place]
        prospects.standing -= 1
        prospects.lying += 1
        prospects.down |= bit(place)
        if colour < GREEN:
            table.common[colour] = table.parts.next[place]
        value = self.goods.of_town(table, colour)
        if colour < GREEN:
            table.common[colour] = place
        prospects.standing += 1
        prospects.lying -= 1
        return value
