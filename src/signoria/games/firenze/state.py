"""Firenze as a State: each question of the skeleton goes to the module that answers it."""

from mypy_extensions import i32, i64

from signoria.core.position import Position
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER
from signoria.core.vec import vec
from signoria.games.firenze.answers import apply_action, proceed
from signoria.games.firenze.chance import apply_outcome, draw_at_random, list_outcomes, only_outcome, source_of
from signoria.games.firenze.observation import fill_in, size
from signoria.games.firenze.questions import list_answers, only_answer
from signoria.games.firenze.refusals import refuse_answer
from signoria.games.firenze.set_up import set_up
from signoria.games.firenze.table import CARD_DRAW, FINISHED, FirenzePosition


class FirenzeState(FirenzePosition):
    """A position of Firenze."""

    def game_key(self) -> str:
        return "firenze"

    def set_up(self) -> None:
        set_up(self)

    def turn(self) -> i64:
        """The active player, also while others lose bricks to an event."""
        if self.waiting == FINISHED:
            return OVER
        return i64(CHANCE) if self.round == 0 else self.active

    def proceed(self) -> None:
        proceed(self)

    # ---- questions ------------------------------------------------------------------------------------------------------

    def legal(self, out: vec[i64]) -> i64:
        """Firenze §4: the answers were listed when the question was put."""
        options = self.options
        count = self.count
        for i in range(count):
            out[i] = options[i]
        return count

    def pick(self, rng: Rng) -> i64:
        return self.options[rng.below(self.count)]

    def only_answer(self) -> i64:
        return only_answer(self)

    def refuse_answer(self, action: i64) -> i64:
        return refuse_answer(self, action)

    def apply_action(self, action: i64) -> None:
        """Firenze §4 to §11: an answer goes to its phase or card."""
        apply_action(self, action)

    # ---- chance ---------------------------------------------------------------------------------------------------------

    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        return list_outcomes(self, out, weights)

    def only_outcome(self) -> i64:
        return only_outcome(self)

    def apply_outcome(self, outcome: i64) -> None:
        """Firenze §2, §5.3: a lot of the set-up, a card or a brick comes up."""
        apply_outcome(self, outcome)

    def source(self) -> i64:
        return source_of(self)

    def sample(self, rng: Rng) -> i64:
        return super().sample(rng) if self.waiting < CARD_DRAW else draw_at_random(self, rng)

    # ---- the position ---------------------------------------------------------------------------------------------------

    def copy(self) -> Position:
        return FirenzeState(self.parts, self)

    def restored(self) -> None:
        self.count = 0
        if self.actor() >= 0:
            list_answers(self)

    def observation_size(self) -> i64:
        return size(self.players)

    def fill_in(self, seat: i64, out: vec[i32], at: i64) -> None:
        fill_in(self, seat, out, at)

    def scores(self) -> list[int]:
        return [self.points[seat] for seat in range(self.players)]

    def outranks(self, seat: i64, other: i64) -> bool:
        """Firenze §13, F20: most points win, equal points share the victory."""
        return self.points[seat] > self.points[other]
