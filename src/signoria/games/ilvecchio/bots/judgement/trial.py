"""Il Vecchio: trying something out on the few numbers a family holds, instead of on a copy of the whole position.

Whoever tries something changes the numbers of the prospects, asks for the rest, and changes them back.
"""

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.ilvecchio.bots.judgement.achievements import (
    EVERYWHERE,
    FEATURES,
    HOLDINGS,
    MAJORITIES,
    NOBLE_POINTS,
    ON_TRACKS,
    TAKEN_CRESTS,
    is_yet_to_move,
)
from signoria.games.ilvecchio.bots.judgement.prospects import Prospects
from signoria.games.ilvecchio.components import TRACKS
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    COUNCIL_TILES,
    DOUBLE_TURN,
    KNIGHT,
    MEN,
    OWN,
    SUPPLY,
    IlVecchioPosition,
)

# What cannot be done at all.
NEVER: Final = -1.0e6
FINISHING: Final = 0.9  # how sure a takeover with the last action is
LEFT_OVER: Final = 0.02  # what holdings count when nothing can be done with them any more


class Trial:
    """The family that is asked, and what it would have left."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects: Prospects = prospects
        self.achieved: float = 0.0
        self.council: i64 = 0
        # in the own double turn only what will be scored counts; so many actions follow the one that is tried out
        self.final: bool = False
        self.after: i64 = 0

    def begin(self, table: IlVecchioPosition, seat: i64) -> None:
        """Look at the table with the eyes of a seat."""
        prospects = self.prospects
        prospects.look(table)
        mine = seat == table.turn_seat
        self.final = table.stage >= DOUBLE_TURN and (mine or not is_yet_to_move(table, seat))
        self.after = table.actions_left if mine else i64(0)
        if self.final:
            self.count_only_scores(table)
        self.achieved = prospects.achieved(table, seat)
        self.council = table.own[seat * OWN + COUNCIL_TILES]
        prospects.take(table, seat)

    def count_only_scores(self, table: IlVecchioPosition) -> None:
        """Weigh what has been achieved by the points it scores: hopes for later turns are void."""
        now = self.prospects.now
        for i in range(HOLDINGS, FEATURES):
            now[i] = 0.0
        now[ON_TRACKS] = 1.0
        now[MAJORITIES] = float(table.parts.majority)
        now[EVERYWHERE] = float(table.parts.everywhere)
        now[TAKEN_CRESTS] = float(table.parts.crest_points)
        now[NOBLE_POINTS] = 1.0

    def adds(self, tile: i64) -> i64:
        """1 if a council tile strengthens the own actions, else 0: most of them add one of something."""
        return (self.council >> tile) & 1

    # ---- what is left ---------------------------------------------------------------------------------------------------

    def rest(self, table: IlVecchioPosition) -> float:
        """What the holdings are worth that are left after trying something out."""
        prospects = self.prospects
        if not self.final:
            return prospects.worth(table)
        total = LEFT_OVER * prospects.worth(table)
        if prospects.noble != 0:
            total += prospects.noble_goods(table)
        if self.after > 0 and prospects.standing > 0:
            total += FINISHING * self.last_takeover()
        return total

    def last_takeover(self) -> float:
        """The best takeover for which everything is there: in the double turn there is no time to gather more."""
        prospects = self.prospects
        best = 0.0
        for track in range(TRACKS):
            if prospects.gain[track] > best and prospects.actions_to(track) == 0.0:
                best = prospects.gain[track]
        return best

    def with_good(self, table: IlVecchioPosition, good: i64, amount: i64) -> float:
        """What is left with so much more of a good, or less."""
        self.prospects.good[good] += amount
        value = self.rest(table)
        self.prospects.good[good] -= amount
        return value

    def with_follower(self, table: IlVecchioPosition) -> float:
        """The follower that helps most."""
        best = self.with_good(table, ASSASSIN, 1)
        best = max(best, self.with_good(table, KNIGHT, 1))
        return max(best, self.with_good(table, ABBOT, 1))

    def with_member(self, table: IlVecchioPosition) -> float:
        """A member comes from the supply and stands somewhere."""
        self.prospects.standing += 1
        value = self.with_good(table, SUPPLY, -1)
        self.prospects.standing -= 1
        return value

    def leave(self, table: IlVecchioPosition, start: i64) -> None:
        """The member that acts is no longer where it stood; to be undone by whoever tries it out."""
        if table.men[self.prospects.seat * MEN + start] == 1:
            self.prospects.where &= ~bit(start)
