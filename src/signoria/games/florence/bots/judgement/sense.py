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
from signoria.games.florence.bots.judgement.ways import SILLY, Ways
from signoria.games.florence.bots.judgement.weights import BODYGUARD, BONUS, BOUNCER, CARD, FIRST_PASS, NOISE, SPY
from signoria.games.florence.bragging import brag_points, refuse_tile
from signoria.games.florence.components import (
    BRAG_ANYWHERE,
    DEBUTANT,
    DONNA,
    FIRST_BOUNCER,
    FIRST_SPY,
    GO_ANYWHERE,
    GO_FAR,
    JOIN_SUPERIOR,
    MEDICI,
    PLACES,
    POST_GUARD,
    RAISE_DEBUTANT,
    SEND_GIFT,
    SEND_HOME,
    SHIELDS,
    SPACES,
    STEP_FORWARD,
    STREETS,
    STRIDE,
    SWAP_TWO,
    TAKE_BACK,
    TRADE_PLACES,
)
from signoria.games.florence.giving import gift_cost, medici_of, refuse_gift
from signoria.games.florence.pieces import has_superior
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
    GUARD_AT,
    GUARDS_OF,
    MARKER_AT,
    PASSED_BY,
    SIZE_AT,
    Table,
)


class Sense(Ways):
    """Weighs answers in points. Only differences between the answers to one question mean anything."""

    def weigh(self, state: Table, actions: vec[i64], count: i64, out: vec[float]) -> None:
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

    def weigh_action(self, state: Table, action: i64) -> float:
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

    def passing(self, state: Table) -> float:
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

    def best_brag(self, state: Table, anywhere: bool) -> float:
        best = SILLY
        if anywhere:
            state.card = BRAG_ANYWHERE
        for place in range(PLACES):
            if refuse_tile(state, place) == 0:
                best = max(best, self.worth_of_brag(state, place))
        if anywhere:
            state.card = -1
        return best

    def giving(self, state: Table, medici: i64) -> float:
        """A gift and the guard that follows."""
        best = 0.0
        if state.family[GUARDS_OF + self.seat] > 0:
            for shield in range(SHIELDS):
                if medici_of(shield) == medici and state.city[GUARD_AT + shield] == 0:
                    best = max(best, self.posting(state, shield))
        return best + self.worth_of_gift()

    def posting(self, state: Table, shield: i64) -> float:
        """Bodyguards where many will walk, spies on the ways of the coaches, bouncers at coming destinations."""
        left = float(self.left)
        if shield < STREETS:
            return self.weights[BODYGUARD] * left * self.traffic(state, shield)
        if shield < FIRST_BOUNCER:
            place = shield - FIRST_SPY
            return self.weights[CARD] * self.card_pay[place] + self.weights[SPY] * float(max(0, self.left - 2))
        ahead = self.when[shield - FIRST_BOUNCER]
        if ahead < 0:
            return 0.0
        return self.weights[BOUNCER] * (0.5 if ahead in (0, 3) else 1.0)

    def traffic(self, state: Table, street: i64) -> float:
        """Streets at the next destinations see the most members."""
        parts = state.parts
        busy = 1.0
        if 1 <= self.when[parts.street_from[street]] <= 2:
            busy += 0.5
        if 1 <= self.when[parts.street_to[street]] <= 2:
            busy += 0.5
        return busy

    # ---- scandal cards --------------------------------------------------------------------------------------------------

    def weigh_scandal(self, state: Table, card: i64) -> float:
        if card == SEND_GIFT:
            return self.best_sending(state)
        paid = self.cost(state, state.parts.card_cost[card])
        if card <= RAISE_DEBUTANT:
            return self.weigh_outgoing(state, card) - paid
        if card == STEP_FORWARD:
            return self.best_step_forward(state) - paid
        if card == TAKE_BACK:
            return self.best_taking_back(state) - paid
        if card == SWAP_TWO:
            return self.best_exchange(state) - paid
        if card == SEND_HOME:
            return self.best_sending_home(state) + self.gain(state, state.parts.card_gain[SEND_HOME])
        return self.best_brag(state, True) - paid

    def weigh_outgoing(self, state: Table, card: i64) -> float:
        if card == POST_GUARD:
            return self.best_posting(state)
        if card == GO_ANYWHERE:
            return self.best_journey(state)
        if card == GO_FAR:
            return self.best_walk(state)
        if card == JOIN_SUPERIOR:
            return self.best_joining(state)
        if card == TRADE_PLACES:
            return self.best_trade(state)
        return self.best_promotion(state, DEBUTANT)

    def best_sending(self, state: Table) -> float:
        best = SILLY
        state.card = SEND_GIFT
        for medici in range(MEDICI):
            if refuse_gift(state, medici) == 0:
                best = max(best, self.giving(state, medici) - self.cost(state, gift_cost(state, self.seat, medici)))
        state.card = -1
        return best

    def best_posting(self, state: Table) -> float:
        best = SILLY
        for shield in range(SHIELDS):
            if (state.city[GUARD_AT + shield] >> self.seat) & 1 == 0:
                best = max(best, self.posting(state, shield))
        return best

    def best_joining(self, state: Table) -> float:
        best = SILLY
        for place in range(PLACES):
            if has_superior(state, self.seat, place):
                best = max(best, self.deploying(state, place))
        return best

    def taking_back(self, state: Table, place: i64) -> float:
        """The marker again, and the tile open to it; less the cards it draws."""
        worth = self.keeping(state)
        points = float(brag_points(state, self.seat, place))
        worth += 0.5 * max(0.0, points - worth)
        if self.tops(state, place) and state.here[self.seat * PLACES + place] > 0:
            worth -= self.weights[CARD] * self.card_pay[place]
        return worth

    def best_taking_back(self, state: Table) -> float:
        best = SILLY
        for place in range(PLACES):
            for space in range(SPACES):
                if state.city[MARKER_AT + place * SPACES + space] == self.seat:
                    best = max(best, self.taking_back(state, place))
        return best

    def best_sending_home(self, state: Table) -> float:
        best = SILLY
        for i in range(self.members):
            best = max(best, self.sending_home(state, self.member_place[i], self.member_spot[i], self.member_leaves[i]))
        return best

    # ---- the questions of an action -------------------------------------------------------------------------------------

    def weigh_answer(self, state: Table, waiting: i64, action: i64) -> float:
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

    def weigh_card_answer(self, state: Table, waiting: i64, action: i64) -> float:
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

    def weigh_member(self, state: Table, waiting: i64, place: i64, spot: i64) -> float:
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

    def weigh_way(self, state: Table, waiting: i64, action: i64) -> float:
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

    def weigh_walk(self, state: Table, action: i64) -> float:
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

    def weigh_bonus(self, state: Table, action: i64) -> float:
        if action == TAKE_TIME:
            return self.gain(state, 1)
        if action == TAKE_POINT:
            return 1.0
        if action >= SWAP:
            at = action - SWAP
            return self.exchange(state, at // 49, at // 7 % 7, at % 7)
        return self.gain(state, 1) - self.worth_of_held_card() - 1.0

    def ringing(self, state: Table, place: i64) -> float:
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

    def weigh_offer(self, state: Table, action: i64) -> float:
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
