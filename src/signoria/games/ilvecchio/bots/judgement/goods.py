"""Il Vecchio: what goods are worth that a town gives, that are taken or given away, with what the council adds."""

from mypy_extensions import i64

from signoria.games.ilvecchio.bots.judgement.prospects import Prospects
from signoria.games.ilvecchio.bots.judgement.trial import Trial
from signoria.games.ilvecchio.components import BLACK, BROWN, GREEN, VIOLET
from signoria.games.ilvecchio.council import (
    ABBOT_TILE,
    BISHOP_TILE,
    CARRIAGE_TILE,
    FOLLOWER_TILE,
    MONEY_BONUS,
    MONEY_TILE,
    SCROLL_TILE,
    SMALL_BONUS,
)
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    CARRIAGE,
    FLORINS,
    GIVE_LEVY,
    SCROLL,
    TAKE_BROWN,
    TAKE_TWO,
    TAKE_VIOLET,
    IlVecchioPosition,
)


class Goods:
    """Values of holdings with goods more or less, on the scale of final points."""

    def __init__(self, trial: Trial) -> None:
        self.trial: Trial = trial
        self.prospects: Prospects = trial.prospects

    # ---- towns ----------------------------------------------------------------------------------------------------------

    def of_town(self, table: IlVecchioPosition, colour: i64) -> float:
        """The goods of a town, the better where there is a choice."""
        if colour == GREEN:
            return self.trial.with_good(table, FLORINS, table.parts.green_florins)
        if colour == BROWN:
            return max(self.town_good(table, FLORINS), self.town_good(table, SCROLL))
        if colour == VIOLET:
            return max(self.town_good(table, CARRIAGE), self.town_good(table, BISHOP))
        return self.town_good(table, ASSASSIN + colour - BLACK)

    def town_good(self, table: IlVecchioPosition, good: i64) -> float:
        """A good of a town with what the council adds."""
        if good == FLORINS:
            florins = table.parts.brown_florins + MONEY_BONUS * self.trial.adds(MONEY_TILE)
            return self.trial.with_good(table, FLORINS, florins)
        if good == SCROLL:
            return self.town_scrolls(table)
        if good == CARRIAGE:
            return self.violet(table, CARRIAGE, table.parts.town_carriages, BISHOP, CARRIAGE_TILE)
        if good == BISHOP:
            return self.violet(table, BISHOP, table.parts.town_bishops, CARRIAGE, BISHOP_TILE)
        return self.town_followers(table, good)

    def town_scrolls(self, table: IlVecchioPosition) -> float:
        """The council lets one more be bought; nobody has to."""
        own = self.prospects.good
        scrolls = table.parts.brown_scrolls
        value = self.trial.with_good(table, SCROLL, scrolls)
        if self.trial.adds(SCROLL_TILE) != 0 and own[FLORINS] > 0:
            own[FLORINS] -= 1
            value = max(value, self.trial.with_good(table, SCROLL, scrolls + 1))
            own[FLORINS] += 1
        return value

    def violet(self, table: IlVecchioPosition, good: i64, amount: i64, other: i64, tile: i64) -> float:
        """Carriages or bishops; the council adds one of the other kind, and florins."""
        own = self.prospects.good
        adds = self.trial.adds(tile)
        own[other] += adds
        own[FLORINS] += SMALL_BONUS * adds
        value = self.trial.with_good(table, good, amount)
        own[other] -= adds
        own[FLORINS] -= SMALL_BONUS * adds
        return value

    def town_followers(self, table: IlVecchioPosition, good: i64) -> float:
        """One council tile adds florins to followers of any kind, others a second follower of their kind."""
        own = self.prospects.good
        florins = SMALL_BONUS * self.trial.adds(FOLLOWER_TILE)
        own[FLORINS] += florins
        value = self.trial.with_good(table, good, table.parts.town_followers + self.trial.adds(ABBOT_TILE + ABBOT - good))
        own[FLORINS] -= florins
        return value

    # ---- taken, bought, given away --------------------------------------------------------------------------------------

    def taking(self, table: IlVecchioPosition, what: i64, good: i64) -> float:
        """The good that is taken where there is a choice; of two goods the second is chosen well."""
        trial = self.trial
        if what in (TAKE_BROWN, TAKE_VIOLET):
            return self.town_good(table, good)
        if good == FLORINS:
            return trial.with_good(table, FLORINS, 5)
        if what != TAKE_TWO:
            return trial.with_good(table, good, 1)
        if good == SCROLL:
            return trial.with_good(table, SCROLL, 2)
        self.prospects.good[good] += 1
        value = trial.with_follower(table)
        self.prospects.good[good] -= 1
        return value

    def buying(self, table: IlVecchioPosition) -> float:
        """The scroll that the council lets be bought for a florin."""
        self.prospects.good[FLORINS] -= 1
        value = self.trial.with_good(table, SCROLL, 1)
        self.prospects.good[FLORINS] += 1
        return value

    def giving(self, table: IlVecchioPosition, what: i64, good: i64) -> float:
        """A levy takes several florins or one of another good; the price of a tile is one good."""
        amount = table.parts.levy_florins if what == GIVE_LEVY and good == FLORINS else i64(1)
        return self.trial.with_good(table, good, -amount)
