"""Il Vecchio as a State: each question of the skeleton goes to the module that answers it."""

from mypy_extensions import i32, i64

from signoria.core.position import Position
from signoria.core.rng import Rng
from signoria.core.state import OVER
from signoria.core.vec import vec
from signoria.games.ilvecchio.answers import apply_action, go_without, proceed
from signoria.games.ilvecchio.chance import apply_outcome, audience_of, list_outcomes, only_outcome, roll_of, source_of
from signoria.games.ilvecchio.observation import fill_in, size
from signoria.games.ilvecchio.questions import answer_at_random, list_each, only_answer
from signoria.games.ilvecchio.redeal import redeal
from signoria.games.ilvecchio.refusals import refuse_answer
from signoria.games.ilvecchio.scoring import comes_before
from signoria.games.ilvecchio.set_up import set_up
from signoria.games.ilvecchio.table import NOTHING_LEFT, OWN, POINTS, ROLL, IlVecchioPosition


class IlVecchioState(IlVecchioPosition):
    """A position of Il Vecchio."""

    def game_key(self) -> str:
        return "ilvecchio"

    def set_up(self) -> None:
        set_up(self)

    def turn(self) -> i64:
        if self.waiting == NOTHING_LEFT:
            return OVER
        return self.turn_seat if self.round > 0 else self.asked

    def proceed(self) -> None:
        proceed(self)

    def go_without(self) -> None:
        go_without(self)

    # ---- questions ------------------------------------------------------------------------------------------------------

    def legal(self, out: vec[i64]) -> i64:
        """Il Vecchio §3: the answers were found as two masks when the question was put."""
        count = list_each(self.low, self.low_base, out, 0)
        return list_each(self.high, self.high_base, out, count)

    def only_answer(self) -> i64:
        return only_answer(self)

    def refuse_answer(self, action: i64) -> i64:
        return refuse_answer(self, action)

    def apply_action(self, action: i64) -> None:
        """Il Vecchio §3, §4: an answer goes to its chapter."""
        apply_action(self, action)

    def pick(self, rng: Rng) -> i64:
        return answer_at_random(self, rng)

    # ---- chance ---------------------------------------------------------------------------------------------------------

    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        return list_outcomes(self, out, weights)

    def only_outcome(self) -> i64:
        return only_outcome(self)

    def apply_outcome(self, outcome: i64) -> None:
        """Il Vecchio §2, §4: dice, tiles, crests and middlemen come up."""
        apply_outcome(self, outcome)

    def source(self) -> i64:
        return source_of(self)

    def audience(self) -> i64:
        return audience_of(self)

    def sample(self, rng: Rng) -> i64:
        return roll_of(rng) if self.waiting == ROLL else super().sample(rng)

    # ---- the position ---------------------------------------------------------------------------------------------------

    def copy(self) -> Position:
        return IlVecchioState(self.parts, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def observation_size(self) -> i64:
        return size(self.players)

    def fill_in(self, seat: i64, out: vec[i32], at: i64) -> None:
        fill_in(self, seat, out, at)

    def scores(self) -> list[int]:
        return [self.own[seat * OWN + POINTS] for seat in range(self.players)]

    def outranks(self, seat: i64, other: i64) -> bool:
        """Il Vecchio §5.2, V22: places by points and tie-breakers; who is still equal shares."""
        return comes_before(self, seat, other)
