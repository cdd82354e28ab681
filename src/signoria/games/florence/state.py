"""Florence as a State: each question of the skeleton goes to the module that answers it."""

from mypy_extensions import i32, i64

from signoria.core.buffers import CAPACITY
from signoria.core.position import Position
from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.florence.answers import apply_action, proceed
from signoria.games.florence.chance import apply_outcome, audience_of, draw_at_random, list_outcomes, only_outcome, source_of
from signoria.games.florence.observation import fill_in, size
from signoria.games.florence.questions import list_answers, only_answer
from signoria.games.florence.redeal import redeal
from signoria.games.florence.refusals import refuse_answer
from signoria.games.florence.scoring import beats
from signoria.games.florence.table import ASK_ACTION, ASK_SIXTH, SET_UP, FlorencePosition


class FlorenceState(FlorencePosition):
    """A position of Florence."""

    def game_key(self) -> str:
        return "florence"

    def set_up(self) -> None:
        """Florence §2: chance sets the table, one thing after the other."""
        self.waiting = SET_UP

    def proceed(self) -> None:
        proceed(self)

    def turn(self) -> i64:
        """The family whose turn it is; on the way of a coach and at Giovanni's offers whoever is asked."""
        if ASK_ACTION <= self.waiting < ASK_SIXTH:
            return self.current
        return self.actor()

    # ---- questions ------------------------------------------------------------------------------------------------------

    def legal(self, out: vec[i64]) -> i64:
        """Florence §5 to §8: all that can be answered to the question, without a limit."""
        return list_answers(self, out, CAPACITY)

    def only_answer(self) -> i64:
        return only_answer(self)

    def refuse_answer(self, action: i64) -> i64:
        return refuse_answer(self, action)

    def apply_action(self, action: i64) -> None:
        """Florence §5 to §8: an answer goes to its chapter."""
        apply_action(self, action)

    # ---- chance ---------------------------------------------------------------------------------------------------------

    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        return list_outcomes(self, out, weights)

    def sample(self, rng: Rng) -> i64:
        return draw_at_random(self, rng)

    def only_outcome(self) -> i64:
        return only_outcome(self)

    def apply_outcome(self, outcome: i64) -> None:
        """Florence §2, §7, §9: what lies on the board, the dial and the decks comes up."""
        apply_outcome(self, outcome)

    def source(self) -> i64:
        return source_of(self)

    def audience(self) -> i64:
        return audience_of(self)

    # ---- the position ---------------------------------------------------------------------------------------------------

    def copy(self) -> Position:
        return FlorenceState(self.parts, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def observation_size(self) -> i64:
        return size(self.players)

    def fill_in(self, seat: i64, out: vec[i32], at: i64) -> None:
        fill_in(self, seat, out, at)

    def scores(self) -> list[int]:
        return [self.points[seat] for seat in range(self.players)]

    def rivals(self) -> list[int]:
        return [self.points[1]] if self.players == 1 else []

    def outranks(self, seat: i64, other: i64) -> bool:
        """Florence §10, FL33: ties by members, then gifts."""
        return beats(self, seat, other)

    def placings(self) -> list[int]:
        """Florence §11.4, FL56: alone, only more points than Strozzi win."""
        if self.players == 1:
            return [1 if self.points[0] > self.points[1] else 2]
        return super().placings()
