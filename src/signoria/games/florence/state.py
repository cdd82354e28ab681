"""Florence as a State: who decides what, and how the chapters follow one another."""

from typing import Final

from mypy_extensions import i32, i64

from signoria.core.rng import Rng
from signoria.core.room import CAPACITY
from signoria.core.state import CHANCE, OVER, State, outside
from signoria.core.vec import vec
from signoria.games.florence.actions import ALL_OUTCOMES, DECISIONS
from signoria.games.florence.answers import carry_out
from signoria.games.florence.chance import audience_of, come_up, list_outcomes, only_outcome, source_of
from signoria.games.florence.hidden import deal_objectives, deal_scandals
from signoria.games.florence.journey import travel
from signoria.games.florence.observation import fill_in, size
from signoria.games.florence.questions import list_answers, only_answer, refuse_answer
from signoria.games.florence.rounds import end_round, set_up, upkeep
from signoria.games.florence.scoring import beats, final_scoring, next_offer, score_destination
from signoria.games.florence.strozzi import strozzi_acts
from signoria.games.florence.table import (
    ASK_ACTION,
    ASK_SIXTH,
    FINAL,
    FINISHED,
    FIRST_QUESTION,
    LAST_CHANCE,
    LAST_QUESTION,
    OFFERS,
    ROUND_OVER,
    SCORE,
    SET_UP,
    STROZZI_ACTS,
    TRAVEL,
    TURN_OVER,
    UPKEEP,
    Table,
)
from signoria.games.florence.turns import next_turn

SCALARS: Final = 27


class FlorenceState(Table):
    """A position of Florence."""

    def game_key(self) -> str:
        return "florence"

    def begin(self) -> None:
        """Florence §2: chance sets the table."""
        self.settle()

    def actor(self) -> i64:
        waiting = self.waiting
        if waiting >= FIRST_QUESTION:
            return i64(OVER) if waiting == FINISHED else self.asked
        return CHANCE

    def turn(self) -> i64:
        """The family whose turn it is; on the way of a coach and at Giovanni's offers whoever is asked."""
        if ASK_ACTION <= self.waiting < ASK_SIXTH:
            return self.current
        return self.actor()

    def barrier(self) -> bool:
        return self.shown

    # ---- questions ------------------------------------------------------------------------------------------------------

    def legal(self, out: vec[i64]) -> i64:
        return list_answers(self, out, CAPACITY)

    def refusal(self, action: i64) -> i64:
        return refuse_answer(self, action)

    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        return list_outcomes(self, out, weights)

    def source(self) -> i64:
        return source_of(self)

    def audience(self) -> i64:
        return audience_of(self)

    # ---- what follows ---------------------------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        waiting = self.waiting
        if action < 0 or action >= (ALL_OUTCOMES if waiting <= LAST_CHANCE else DECISIONS) or waiting == FINISHED:
            raise outside(self, action)
        self.shown = False
        carry_out(self, action)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody must decide between at least two things; what has only one answer is carried out."""
        while True:
            waiting = self.waiting
            if waiting == TURN_OVER:
                next_turn(self)
            elif waiting <= LAST_CHANCE:
                outcome = only_outcome(self)
                if outcome < 0:
                    return
                come_up(self, outcome)
            elif waiting <= LAST_QUESTION:
                answer = only_answer(self)
                if answer < 0:
                    return
                carry_out(self, answer)
            elif waiting == FINISHED:
                return
            else:
                self.go_on_by_itself()

    def go_on_by_itself(self) -> None:
        waiting = self.waiting
        if waiting == TRAVEL:
            travel(self)
        elif waiting == STROZZI_ACTS:
            strozzi_acts(self)
        elif waiting == SCORE:
            score_destination(self)
        elif waiting == OFFERS:
            next_offer(self)
        elif waiting == ROUND_OVER:
            end_round(self)
        elif waiting == UPKEEP:
            upkeep(self)
        elif waiting == SET_UP:
            set_up(self)
        elif waiting == FINAL:
            final_scoring(self)

    # ---- copies ---------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        copy = FlorenceState(self.parts, self)
        copy.recipe = self.recipe
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Florence §2, §7: objectives and hands of the others; at the end the objectives are open."""
        if self.players == 1:
            return
        if self.waiting != FINISHED:
            deal_objectives(self, seat, rng)
        deal_scandals(self, seat, rng)

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

    def numbers(self) -> list[int]:
        numbers: list[int] = [
            self.waiting,
            self.round,
            self.start,
            self.current,
            self.asked,
            self.passes,
            self.first_passer,
            self.step_of,
            self.card,
            self.medici,
            self.place,
            self.spot,
            self.carried,
            self.lead_from,
            self.lead_spot,
            self.lead_to,
            self.steps,
            self.key,
            self.stage,
            self.receiver,
            self.offered,
            self.reward,
            self.drawn,
            self.lead_member,
            int(self.for_brag),
            int(self.shown),
            int(self.feast),
        ]
        for field in self.arrays():
            numbers.extend(field)
        return numbers

    def arrays(self) -> list[vec[i64]]:
        """Every array of the table, in the order of a snapshot."""
        return [
            self.tile,
            self.coach,
            self.goal,
            self.stack,
            self.hour,
            self.queue,
            self.size,
            self.here,
            self.guard,
            self.marker,
            self.supply,
            self.board,
            self.time,
            self.points,
            self.passed,
            self.ring,
            self.acts,
            self.gifts,
            self.given,
            self.guards,
            self.markers,
            self.order,
            self.objective,
            self.hand,
            self.held,
            self.deck,
            self.left,
            self.discard,
            self.shuffled,
            self.old,
            self.track,
            self.waits,
        ]

    def restore(self, numbers: list[int]) -> None:
        self.waiting = numbers[0]
        self.round = numbers[1]
        self.start = numbers[2]
        self.current = numbers[3]
        self.asked = numbers[4]
        self.passes = numbers[5]
        self.first_passer = numbers[6]
        self.step_of = numbers[7]
        self.card = numbers[8]
        self.medici = numbers[9]
        self.place = numbers[10]
        self.spot = numbers[11]
        self.carried = numbers[12]
        self.lead_from = numbers[13]
        self.lead_spot = numbers[14]
        self.lead_to = numbers[15]
        self.steps = numbers[16]
        self.key = numbers[17]
        self.stage = numbers[18]
        self.receiver = numbers[19]
        self.offered = numbers[20]
        self.reward = numbers[21]
        self.drawn = numbers[22]
        self.lead_member = numbers[23]
        self.for_brag = numbers[24] == 1
        self.shown = numbers[25] == 1
        self.feast = numbers[26] == 1
        at = SCALARS
        for field in self.arrays():
            for i in range(len(field)):
                field[i] = numbers[at]
                at += 1
