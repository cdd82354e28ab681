"""Il Vecchio: what each answer to the pending question is worth to whoever is asked.

Actions of a turn are tried out on the few numbers a family holds, not on whole positions: who goes where, how the journey is
paid, with a middleman or a bishop, for which goods. Only province tiles are tried out on a copy of the position.
"""

from typing import Final

from mypy_extensions import i64

from signoria.core.buffers import buffer
from signoria.core.state import CHANCE
from signoria.core.vec import vec
from signoria.games.ilvecchio.actions import (
    BUY_SCROLL,
    CHOOSE_AREA,
    CLAIM,
    DECLINE,
    FIRST_AREA,
    FORGO,
    GIVE,
    GO,
    KEEP_COUNCIL,
    LAY_DOWN,
    OFFICE,
    PAY,
    PAY_BISHOP,
    PAY_NOTHING,
    PLACE_MEMBER,
    RECOVER,
    REINFORCE,
    RIDE,
    SEND,
    TAKE,
    TAKE_BACK,
    USE,
)
from signoria.games.ilvecchio.bots.judgement.achievements import PROVINCE_WORTH
from signoria.games.ilvecchio.bots.judgement.goods import Goods
from signoria.games.ilvecchio.bots.judgement.members import Members
from signoria.games.ilvecchio.bots.judgement.prospects import Prospects
from signoria.games.ilvecchio.bots.judgement.takeovers import Takeovers
from signoria.games.ilvecchio.bots.judgement.tiles import Tiles
from signoria.games.ilvecchio.bots.judgement.travel import Travel
from signoria.games.ilvecchio.bots.judgement.trial import NEVER, Trial
from signoria.games.ilvecchio.components import COUNCIL
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import (
    AREA,
    BUYING,
    CLAIMING,
    DESTINATION,
    FAMILY,
    FINISHED,
    FOLLOWERS,
    GIVING,
    JOURNEY,
    KEEPING,
    MONEY,
    OFFICE_CHOICE,
    PLACEMENT,
    REUSING,
    START_TILE,
    TAKING,
    TOWN,
    TURN,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.travel import FROM_MASK, TO_BITS

# An action still to be used, where the position is judged before it.
AN_ACTION: Final = 1.5


class Options:
    """Values of answers, on the scale of final points."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects: Prospects = prospects
        self.trial: Trial = Trial(prospects)
        self.goods: Goods = Goods(self.trial)
        self.members: Members = Members(self.trial)
        self.tiles: Tiles = Tiles(self.trial)
        self.takeovers: Takeovers = Takeovers(self.trial, self.tiles)
        self.travel: Travel = Travel(self.trial, self.goods, self.takeovers)
        self.answers: vec[i64] = buffer()

    def rate(self, state: IlVecchioState, actions: vec[i64], count: i64, values: vec[float]) -> None:
        """What each of the actions is worth to the seat that is asked. Tiles come last: they look at other positions."""
        seat = state.asked
        kind = state.waiting
        self.begin(state, seat)
        if kind == TURN:
            for i in range(count):
                values[i] = NEVER if is_use(actions[i]) else self.turn_action(state, actions[i])
            for i in range(count):
                if is_use(actions[i]):
                    values[i] = self.use_tile(state, seat, actions[i])
        elif kind == REUSING:
            for i in range(count):
                values[i] = self.use_tile(state, seat, actions[i])
        else:
            for i in range(count):
                values[i] = self.answer(state, kind, actions[i])

    def begin(self, table: IlVecchioPosition, seat: i64) -> None:
        """Look at the table with the eyes of a seat."""
        self.trial.begin(table, seat)
        self.takeovers.forget()

    # ---- a turn ---------------------------------------------------------------------------------------------------------

    def turn_action(self, table: IlVecchioPosition, action: i64) -> float:
        """The value of a turn that begins like this (not with a tile) and goes on well."""
        trial = self.trial
        trial.after = table.actions_left - 1
        if action >= SEND:
            return trial.achieved + self.travel.send(table, action - SEND)
        if action == RECOVER:
            return trial.achieved + self.members.recover(table)
        if action == REINFORCE:
            return trial.achieved + self.members.reinforce(table)
        if action == FORGO:
            trial.after = 0
            return self.as_it_is(table) + float(table.parts.forgone)
        return self.as_it_is(table)

    def as_it_is(self, table: IlVecchioPosition) -> float:
        """What has been achieved and what is held."""
        return self.trial.achieved + self.trial.rest(table)

    def use_tile(self, state: IlVecchioState, seat: i64, action: i64) -> float:
        """A province tile, and then the best that can be done."""
        after = state.clone()
        assert isinstance(after, IlVecchioState)
        after.apply(action)
        return self.settled(after, seat)

    def settled(self, state: IlVecchioState, seat: i64) -> float:
        """What a position is worth after a tile, everything answered well and, if there is one left, an action taken."""
        if state.stage == FINISHED or state.turn_seat != seat or state.untouched == 1:
            # The tile was the last thing to decide: the turn has ended.
            self.begin(state, seat)
            return self.as_it_is(state)
        if state.actor() == CHANCE:
            # A roll is about to say where a member comes in.
            self.begin(state, seat)
            value = self.trial.achieved + self.trial.with_member(state)
            return value + (AN_ACTION if state.actions_left > 0 else 0.0)
        if state.waiting != TURN:
            return self.best_answer(state, seat)
        self.begin(state, seat)
        return self.best_action(state) if state.actions_left != 0 else self.as_it_is(state)

    def best_answer(self, state: IlVecchioState, seat: i64) -> float:
        """A question that a tile asks, answered on copies of the position."""
        answers = buffer()
        best = NEVER
        for i in range(state.legal(answers)):
            best = max(best, self.use_tile(state, seat, answers[i]))
        return best

    def best_action(self, state: IlVecchioState) -> float:
        """The action after a tile; further tiles are not thought of."""
        best = NEVER
        count = state.legal(self.answers)
        for i in range(count):
            if not is_use(self.answers[i]):
                best = max(best, self.turn_action(state, self.answers[i]))
        return best

    # ---- other questions ------------------------------------------------------------------------------------------------

    def answer(self, table: IlVecchioPosition, kind: i64, action: i64) -> float:
        """The value of an answer to anything but what to do in a turn; here: journeys and goods."""
        arg = table.pending_arg()
        if kind == DESTINATION:
            return self.travel.go(table, arg, action - GO)
        if kind == JOURNEY:
            start, place = arg & FROM_MASK, arg >> TO_BITS
            return self.travel.ride(table, start, place) if action == RIDE else self.travel.walk(table, start, place)
        if kind == TOWN:
            return self.travel.act(table, arg, arg, action == PAY_BISHOP)
        if kind == TAKING:
            return self.goods.taking(table, arg, action - TAKE)
        if kind == GIVING:
            return self.goods.giving(table, arg, action - GIVE)
        if kind == BUYING:
            return self.goods.buying(table) if action == BUY_SCROLL else self.trial.rest(table)
        return self.answer_takeover(table, kind, action)

    def answer_takeover(self, table: IlVecchioPosition, kind: i64, action: i64) -> float:
        """How a takeover is paid, and which tile goes with it."""
        if kind == FOLLOWERS:
            return self.takeovers.paying(table, table.pending_arg(), action - PAY)
        if kind == MONEY:
            return self.takeovers.money(table, table.pending_arg(), action == PAY_NOTHING)
        if kind == OFFICE_CHOICE:
            return self.takeovers.office(table, COUNCIL + action - OFFICE, table.parts.florence)
        if kind == CLAIMING:
            return self.prospects.now[PROVINCE_WORTH + action - CLAIM]
        if kind == KEEPING:
            return self.tiles.keeping(table, action)
        if kind == START_TILE:
            return self.tiles.council(action - KEEP_COUNCIL)
        return self.answer_members(table, kind, action)

    def answer_members(self, table: IlVecchioPosition, kind: i64, action: i64) -> float:
        """Where members come in, and which of them suffer from an event."""
        members = self.members
        if kind == PLACEMENT:
            return self.trial.rest(table) if action == DECLINE else members.placing(table, action - PLACE_MEMBER)
        if kind == AREA:
            return members.area(table, action - CHOOSE_AREA + FIRST_AREA)
        if kind != FAMILY:
            return 0.0
        if action >= TAKE_BACK:
            return members.going_back(table, action - TAKE_BACK)
        return members.lying_down(table, action - LAY_DOWN)


def is_use(action: i64) -> bool:
    return USE <= action < SEND
