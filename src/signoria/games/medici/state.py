"""Medici as a State: each question of the skeleton goes to the module that answers it."""

from mypy_extensions import i32, i64

from signoria.core.position import Position
from signoria.core.rng import Rng
from signoria.core.state import OVER
from signoria.core.vec import vec
from signoria.games.medici.answers import apply_action
from signoria.games.medici.chance import apply_outcome, card_at_random, list_outcomes, only_outcome, source_of
from signoria.games.medici.observation import fill_in, size
from signoria.games.medici.questions import answer_at_random, list_answers, only_answer
from signoria.games.medici.refusals import refuse_answer
from signoria.games.medici.set_up import set_up
from signoria.games.medici.table import CHOOSE_START, FINISHED, MediciPosition


class MediciState(MediciPosition):
    """A position of Medici."""

    def game_key(self) -> str:
        return "medici"

    def set_up(self) -> None:
        set_up(self)

    def turn(self) -> i64:
        return OVER if self.waiting == FINISHED else self.revealer

    # ---- questions ------------------------------------------------------------------------------------------------------

    def legal(self, out: vec[i64]) -> i64:
        """Medici §2, §3: one more card or none; a pass or a bid."""
        return list_answers(self, out)

    def only_answer(self) -> i64:
        return only_answer(self)

    def refuse_answer(self, action: i64) -> i64:
        return refuse_answer(self, action)

    def apply_action(self, action: i64) -> None:
        """Medici §2, §3: what was revealed, auctioned, bid or passed takes effect."""
        apply_action(self, action)

    def pick(self, rng: Rng) -> i64:
        return answer_at_random(self, rng)

    # ---- chance ---------------------------------------------------------------------------------------------------------

    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        return list_outcomes(self, out, weights)

    def only_outcome(self) -> i64:
        return only_outcome(self)

    def apply_outcome(self, outcome: i64) -> None:
        """Medici §2, §8: a card comes up, or the start player is drawn."""
        apply_outcome(self, outcome)

    def source(self) -> i64:
        return source_of(self)

    def sample(self, rng: Rng) -> i64:
        return super().sample(rng) if self.waiting == CHOOSE_START else card_at_random(self, rng)

    # ---- the position ---------------------------------------------------------------------------------------------------

    def copy(self) -> Position:
        return MediciState(self.parts, self)

    def observation_size(self) -> i64:
        return size(self.players)

    def fill_in(self, seat: i64, out: vec[i32], at: i64) -> None:
        fill_in(self, seat, out, at)

    def scores(self) -> list[int]:
        return [self.money[seat] for seat in range(self.players)]

    def outranks(self, seat: i64, other: i64) -> bool:
        """Medici §9, M14: the richest wins, equal money shares the place."""
        return self.money[seat] > self.money[other]
