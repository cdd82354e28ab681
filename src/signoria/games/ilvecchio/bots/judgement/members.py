"""Il Vecchio: what members are worth that get up, lie down, come from the supply or go back to it."""

from mypy_extensions import i64

from signoria.core.bits import bit, single
from signoria.games.ilvecchio.bots.judgement.prospects import Prospects
from signoria.games.ilvecchio.bots.judgement.trial import NEVER, Trial
from signoria.games.ilvecchio.council import RECOVERY_TILE, REINFORCEMENT_TILE
from signoria.games.ilvecchio.table import FLORINS, LYING_MEN, MEN, SUPPLY, IlVecchioPosition


class Members:
    """Values of holdings with other members on the map, on the scale of final points."""

    def __init__(self, trial: Trial) -> None:
        self.trial: Trial = trial
        self.prospects: Prospects = trial.prospects

    # ---- actions of a turn ----------------------------------------------------------------------------------------------

    def recover(self, table: IlVecchioPosition) -> float:
        """All lying members get up where they are, and florins come in."""
        prospects = self.prospects
        florins = table.parts.recovery_florins
        lying, down, where = prospects.lying, prospects.down, prospects.where
        prospects.good[FLORINS] += florins
        prospects.standing += lying
        prospects.where |= down
        prospects.lying = 0
        prospects.down = 0
        value = self.joining(table, self.trial.adds(RECOVERY_TILE))
        prospects.good[FLORINS] -= florins
        prospects.standing -= lying
        prospects.where = where
        prospects.lying = lying
        prospects.down = down
        return value

    def reinforce(self, table: IlVecchioPosition) -> float:
        return self.joining(table, 1 + self.trial.adds(REINFORCEMENT_TILE))

    def joining(self, table: IlVecchioPosition, number: i64) -> float:
        """So many members come, as far as the supply has them; the dice decide where."""
        prospects = self.prospects
        joining = min(number, prospects.good[SUPPLY])
        prospects.standing += joining
        value = self.trial.with_good(table, SUPPLY, -joining)
        prospects.standing -= joining
        return value

    # ---- answers --------------------------------------------------------------------------------------------------------

    def placing(self, table: IlVecchioPosition, place: i64) -> float:
        """A member comes in; a second one there may still follow."""
        where = self.prospects.where
        self.prospects.where |= bit(place)
        value = self.trial.with_member(table)
        self.prospects.where = where
        return value

    def area(self, table: IlVecchioPosition, area: i64) -> float:
        """Two members on an area: the best and the next best of its places."""
        best = NEVER
        second = NEVER
        mask = table.parts.area[area]
        while mask != 0:
            place = single(mask)
            mask &= mask - 1
            value = self.placing(table, place)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        return best + 0.5 * second if second > NEVER else 1.5 * best

    def lying_down(self, table: IlVecchioPosition, place: i64) -> float:
        """A standing member has to lie down."""
        prospects = self.prospects
        where, down = prospects.where, prospects.down
        self.trial.leave(table, place)
        prospects.down |= bit(place)
        prospects.standing -= 1
        prospects.lying += 1
        value = self.trial.rest(table)
        prospects.standing += 1
        prospects.lying -= 1
        prospects.where = where
        prospects.down = down
        return value

    def going_back(self, table: IlVecchioPosition, place: i64) -> float:
        """A lying member has to go back to the supply."""
        prospects = self.prospects
        down = prospects.down
        if table.men[prospects.seat * MEN + LYING_MEN + place] == 1:
            prospects.down &= ~bit(place)
        prospects.lying -= 1
        value = self.trial.with_good(table, SUPPLY, 1)
        prospects.lying += 1
        prospects.down = down
        return value
