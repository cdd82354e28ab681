"""Sensible play in Florence: what each answer to each question is worth, to the end of the action it belongs to."""

from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.florence.actions import (
    ACCEPT,
    BRAG,
    DECLINE,
    DEPLOY,
    DISCARD,
    FORGO,
    GIFT,
    HURRY,
    MEMBER,
    MOVE,
    PASS,
    PLACE_AT,
    PROMOTE,
    RING,
    SCANDAL,
    SHIELD,
    STAY,
    SWAP,
    TAKE_POINT,
    TAKE_TIME,
    TILE,
    TO,
    WITH,
)
from signoria.games.florence.bots.judgement.places import streets_between
from signoria.games.florence.bots.judgement.scandals import Scandals
from signoria.games.florence.bots.judgement.ways import SILLY
from signoria.games.florence.bots.judgement.weights import BONUS, CARD, FIRST_PASS, NOISE
from signoria.games.florence.components import DONNA, MEDICI, PLACES, STRIDE
from signoria.games.florence.giving import gift_cost
from signoria.games.florence.scoring import price
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.table import (
    ASK_ACTION,
    ASK_ANYWHERE,
    ASK_BONUS,
    ASK_BRAG,
    ASK_DEPLOY,
    ASK_FIRST,
    ASK_FORWARD,
    ASK_GIFT,
    ASK_HURRIER,
    ASK_LAST,
    ASK_MOVE,
    ASK_MOVER,
    ASK_OFFER,
    ASK_PARTNER,
    ASK_PROMOTE,
    ASK_RING,
    ASK_SECOND,
    ASK_SEND_HOME,
    ASK_SHIELD,
    ASK_SIXTH,
    ASK_SWAP_TWO,
    ASK_TAKE_BACK,
    ASK_TRADER,
    ASK_TRAVELLER,
    ASK_WALK,
    ASK_WALKER,
    ASK_WALKER_TWO,
    GIVEN_BY,
    PASSED_BY,
    SIZE_AT,
    FlorencePosition,
)


class Sense(Scandals):
    """Weighs answers in points. Only differences between the answers to one question mean anything."""

    def weigh(self, state: FlorencePosition, actions: vec[i64], count: i64, out: vec[float]) -> None:
        """Write the worth of every answer into `out`."""
        waiting = state.waiting
        self.look(state, state.asked)
        if waiting == ASK_ACTION:
            self.muster(state)
            for i in range(count):
                out[i] = self.weigh_action(state, actions[i])
            return
        if ASK_HURRIER <= waiting <= ASK_SECOND or ASK_WALKER <= waiting <= ASK_WALKER_TWO:
            self.muster(state)
        for i in range(count):
            out[i] = self.weigh_answer(state, waiting, actions[i])

    def choose(self, state: FlorenceState, rng: Rng, actions: vec[i64], worths: vec[float]) -> i64:
        """The answer that looks best, misjudged a little."""
        count = state.legal(actions)
        self.weigh(state, actions, count, worths)
        best: i64 = 0
        most = -1.0e9
        noise = self.weights[NOISE] / 65536.0
        for i in range(count):
            worth = worths[i] + noise * float(rng.word() & 0xFFFF)
            if worth > most:
                most = worth
                best = i
        return actions[best]

    # ---- which action ---------------------------------------------------------------------------------------------------

    def weigh_action(self, state: FlorencePosition, action: i64) -> float:
        parts = state.parts
        if action == PASS:
            return self.passing(state)
        if action == DEPLOY:
            return self.best_deploy(state) - self.cost(state, parts.deploy_cost)
        if action == PROMOTE:
            return self.best_promotion(state, DONNA) - self.cost(state, parts.promote_cost)
        if action == MOVE:
            return self.best_move(state) - self.cost(state, parts.move_cost)
        if action == HURRY:
            return self.best_hurry(state) - self.cost(state, parts.hurry_cost)
        if action == BRAG:
            return self.best_brag(state, False) - self.cost(state, parts.brag_cost)
        if action < SCANDAL:
            medici = action - GIFT
            return self.giving(state, medici) - self.cost(
                state, parts.gift_cost + state.family[GIVEN_BY + state.asked * MEDICI + medici]
            )
        if action < DISCARD:
            return self.weigh_scandal(state, action - SCANDAL) - self.worth_of_held_card()
        return self.gain(state, 1) - self.worth_of_held_card()

    def passing(self, state: FlorencePosition) -> float:
        """The first to pass gains time; every turn of somebody else after that brings a bonus."""
        others: i64 = 0
        for family in range(state.parts.families):
            if family != self.seat and state.family[PASSED_BY + family] == 0:
                others += 1
        if others == 0:
            return 0.0
        if state.passes > 0:
            return self.weights[BONUS]
        first = self.weights[FIRST_PASS] * self.gain(state, state.parts.first_pass)
        return first if state.parts.hard_first_pass else first + self.weights[BONUS]

    # ---- the questions of an action -------------------------------------------------------------------------------------

    def weigh_answer(self, state: FlorencePosition, waiting: i64, action: i64) -> float:
        if MEMBER <= action < TO:
            at = action - MEMBER
            return self.weigh_member(state, waiting, at // 7, at % 7)
        if TO <= action <= STAY:
            return self.weigh_way(state, waiting, action)
        if waiting == ASK_BONUS:
            return self.weigh_bonus(state, action)
        if waiting == ASK_RING:
            return self.ringing(state, action - RING)
        if waiting in (ASK_DEPLOY, ASK_FIRST):
            return self.deploying(state, action - PLACE_AT)
        if waiting == ASK_BRAG:
            return self.worth_of_brag(state, action - TILE)
        if waiting == ASK_SHIELD:
            return self.posting(state, action - SHIELD)
        if waiting == ASK_OFFER:
            return self.weigh_offer(state, action)
        if waiting == ASK_SIXTH:
            return 0.0 if action == FORGO else self.weights[CARD] * 0.1
        return self.weigh_card_answer(state, waiting, action)

    def weigh_card_answer(self, state: FlorencePosition, waiting: i64, action: i64) -> float:
        if waiting == ASK_GIFT:
            medici = action - GIFT
            return self.giving(state, medici) - self.cost(state, gift_cost(state, self.seat, medici))
        if waiting == ASK_TAKE_BACK:
            return self.taking_back(state, action - TILE)
        if waiting == ASK_SWAP_TWO:
            at = action - SWAP
            return self.exchange(state, at // 49, at // 7 % 7, at % 7)
        if waiting == ASK_PARTNER:
            at = action - WITH
            return self.trading(state, state.place, state.spot, at // 7, at % 7)
        return 0.0

    def weigh_member(self, state: FlorencePosition, waiting: i64, place: i64, spot: i64) -> float:
        rank = state.queue[place * STRIDE + spot] & 3
        if waiting == ASK_PROMOTE:
            return self.promoting(state, place, spot)
        if waiting == ASK_FORWARD:
            return self.stepping_forward(state, place, spot)
        if waiting == ASK_TRADER:
            return self.best_trade_of(state, place, spot)
        leaves = self.leaving(state, place, spot)
        if waiting == ASK_MOVER:
            return self.best_of_mover(state, place, spot, leaves)
        if waiting == ASK_HURRIER:
            step = self.best_of_mover(state, place, spot, leaves)
            both = step + self.best_other_step(state, place, spot)
            return max(both, leaves + self.best_two_steps(state, place, rank))
        if waiting == ASK_SECOND:
            joins = self.way(state, state.lead_from, state.carried & 3, state.lead_to)
            return joins + self.best_of_mover(state, place, spot, leaves)
        if waiting == ASK_TRAVELLER:
            return leaves + self.best_within(state, place, rank, place, 4)
        if waiting == ASK_SEND_HOME:
            return self.sending_home(state, place, spot, leaves)
        return leaves + self.best_within(state, place, rank, place, 3)

    def weigh_way(self, state: FlorencePosition, waiting: i64, action: i64) -> float:
        to = action - TO
        if waiting == ASK_WALKER_TWO:
            return 0.0
        if waiting == ASK_WALK:
            return self.weigh_walk(state, action)
        if waiting == ASK_SECOND:
            rank = state.carried & 3
            return self.way(state, state.lead_from, rank, to) + self.street(state, state.lead_to, to)
        place = state.place
        rank = state.queue[place * STRIDE + state.spot] & 3
        if waiting in (ASK_MOVE, ASK_LAST):
            return self.way(state, place, rank, to) + self.street(state, place, to)
        if waiting == ASK_ANYWHERE:
            return self.way(state, place, rank, to)
        here = self.street(state, place, to)
        on = self.best_step(state, place, rank, to)
        stop = self.way(state, place, rank, to) + self.best_other_step(state, place, state.spot)
        return here + max(on, stop)

    def weigh_walk(self, state: FlorencePosition, action: i64) -> float:
        place = state.place
        if action == STAY:
            return self.arriving(place, state.carried & 3)
        rank = state.carried & 3 if state.steps > 0 else state.queue[place * STRIDE + state.spot] & 3
        origin = place if state.steps == 0 else i64(-1)
        to = action - TO
        best = SILLY
        for end in range(PLACES):
            if end != origin and streets_between(to, end) <= 2 - state.steps:
                best = max(best, self.arriving(end, rank))
        return best + self.street(state, place, to)

    # ---- after passing, and Giovanni ------------------------------------------------------------------------------------

    def weigh_bonus(self, state: FlorencePosition, action: i64) -> float:
        if action == TAKE_TIME:
            return self.gain(state, 1)
        if action == TAKE_POINT:
            return 1.0
        if action >= SWAP:
            at = action - SWAP
            return self.exchange(state, at // 49, at // 7 % 7, at % 7)
        return self.gain(state, 1) - self.worth_of_held_card() - 1.0

    def ringing(self, state: FlorencePosition, place: i64) -> float:
        """Where the most is to be won by stepping forward, and where others could step past."""
        best = 0.0
        base = place * STRIDE
        for spot in range(state.city[SIZE_AT + place] - 1):
            one = state.queue[base + spot]
            two = state.queue[base + spot + 1]
            if (one & 3) == (two & 3) and one != two and ((one >> 2) == self.seat or (two >> 2) == self.seat):
                change = self.exchange(state, place, spot, spot + 1)
                best = max(best, change if change > 0.0 else -0.5 * change)
        return best + 0.1 * float(state.here[self.seat * PLACES + place])

    def weigh_offer(self, state: FlorencePosition, action: i64) -> float:
        """Giovanni's points for time that is worth less."""
        cost = price(state)
        points = float(state.parts.reward[self.now * 3 + state.reward])
        time = state.time[self.seat]
        if action == ACCEPT:
            return points - self.clock(state, time) + self.clock(state, time - cost)
        if action == DECLINE:
            return 0.0
        if time >= cost:
            return -1.0
        return points - float(cost)
