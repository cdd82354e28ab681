"""Il Vecchio as a State: who decides what, and how the chapters follow one another."""

from mypy_extensions import i32, i64

from signoria.core.journal import EVERYONE
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, LEGAL, OVER, State, outside
from signoria.core.vec import vec
from signoria.games.ilvecchio import chance, records
from signoria.games.ilvecchio.actions import ALL_OUTCOMES, DECISIONS
from signoria.games.ilvecchio.answers import carry_out, proceed
from signoria.games.ilvecchio.beginning import set_up
from signoria.games.ilvecchio.knowledge import redeal
from signoria.games.ilvecchio.observation import fill_in, size
from signoria.games.ilvecchio.questions import ask, nothing_to_answer, only_answer
from signoria.games.ilvecchio.refusals import explain
from signoria.games.ilvecchio.scoring import comes_before
from signoria.games.ilvecchio.stacks import draw_whole_layers
from signoria.games.ilvecchio.table import (
    CHANCES,
    DEAL,
    DRAW,
    FRAME,
    KEEPING,
    OWN,
    POINTS,
    QUESTIONS,
    ROLL,
    START_TILE,
    Table,
    bit,
)


def list_each(mask: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Write an action for each bit of a mask behind those already listed; returns how many there are now."""
    action = base
    while mask != 0:
        if mask & 1 != 0:
            out[count] = action
            count += 1
        mask >>= 1
        action += 1
    return count


class IlVecchioState(Table):
    """A position of Il Vecchio."""

    def game_key(self) -> str:
        return "ilvecchio"

    def begin(self) -> None:
        self.lay_out()
        set_up(self)
        self.settle()

    # ---- who decides ----------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.depth == 0:
            return OVER
        at = (self.depth - 1) * FRAME
        return self.frames[at + 1] if self.frames[at] >= QUESTIONS else i64(CHANCE)

    def turn(self) -> i64:
        if self.depth == 0:
            return OVER
        return self.turn_seat if self.round > 0 else self.pending_seat()

    def barrier(self) -> bool:
        return self.shown == 1

    def audience(self) -> i64:
        """Il Vecchio §4.3, V3, V9: tiles are dealt, drawn and kept in secret."""
        kind = self.pending()
        if kind in (DEAL, DRAW, KEEPING):
            return bit(self.pending_seat())
        return EVERYONE

    def legal(self, out: vec[i64]) -> i64:
        count = list_each(self.low, self.low_base, out, 0)
        return list_each(self.high, self.high_base, out, count)

    def refusal(self, action: i64) -> i64:
        if 0 <= action < DECISIONS and self.depth > 0 and self.pending() >= QUESTIONS:
            above_low = action - self.low_base
            if 0 <= above_low < 63 and (self.low >> above_low) & 1 != 0:
                return LEGAL
            above_high = action - self.high_base
            if 0 <= above_high < 63 and (self.high >> above_high) & 1 != 0:
                return LEGAL
        return explain(self, action)

    # ---- chance ---------------------------------------------------------------------------------------------------------

    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        return chance.outcomes(self, out, weights)

    def sample(self, rng: Rng) -> i64:
        return chance.roll_of(rng) if self.pending() == ROLL else State.sample(self, rng)

    def source(self) -> i64:
        return chance.source(self)

    # ---- what follows ---------------------------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        decides = self.pending() >= QUESTIONS
        if action < 0 or action >= (DECISIONS if decides else ALL_OUTCOMES) or self.depth == 0:
            raise outside(self, action)
        self.shown = 0
        # The answers to a question about hidden tiles are a secret: nothing of it stays behind.
        self.low = 0
        self.high = 0
        carry_out(self, action)
        self.settle()

    def settle(self) -> None:
        """Carry out whatever nobody has to decide, up to the next question or chance."""
        while self.depth > 0:
            kind = self.pending()
            if kind >= QUESTIONS:
                ask(self, kind)
                only = only_answer(self)
                if only == chance.MANY:
                    return
                if self.low | self.high == 0:
                    nothing_to_answer(self, kind)
                else:
                    carry_out(self, only)
            elif kind >= CHANCES:
                if kind == DRAW:
                    draw_whole_layers(self)
                    if self.pending() == DRAW:
                        return
                elif kind == ROLL:
                    return
                else:
                    only = chance.only_outcome(self)
                    if only == chance.MANY:
                        return
                    carry_out(self, only)
            else:
                proceed(self, kind)

    # ---- copies ---------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        copy = IlVecchioState(self.parts)
        self.copy_onto(copy)
        copy.recipe = self.recipe
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """What others hold and what lies in the stacks; a question about hidden tiles changes with them."""
        redeal(self, seat, rng)
        kind = self.pending()
        if kind in (KEEPING, START_TILE):
            ask(self, kind)

    def observation_size(self) -> i64:
        return size(self.players)

    def fill_in(self, seat: i64, out: vec[i32], at: i64) -> None:
        fill_in(self, seat, out, at)

    def scores(self) -> list[int]:
        return [self.own[seat * OWN + POINTS] for seat in range(self.players)]

    def outranks(self, seat: i64, other: i64) -> bool:
        """Il Vecchio §5.2, V22: places by points and tie-breakers; who is still equal shares."""
        return comes_before(self, seat, other)

    def numbers(self) -> list[int]:
        return records.numbers(self)

    def restore(self, numbers: list[int]) -> None:
        records.restore(self, numbers)
