"""What scandal cards are worth in Florence, and what some of them have in common with actions: brags, gifts and guards."""

from mypy_extensions import i64

from signoria.games.florence.bots.judgement.ways import SILLY, Ways
from signoria.games.florence.bots.judgement.weights import BODYGUARD, BOUNCER, CARD, SPY
from signoria.games.florence.bragging import brag_points, refuse_tile
from signoria.games.florence.components import (
    BRAG_ANYWHERE,
    DEBUTANT,
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
    SWAP_TWO,
    TAKE_BACK,
    TRADE_PLACES,
)
from signoria.games.florence.giving import gift_cost, medici_of, refuse_gift
from signoria.games.florence.pieces import has_superior
from signoria.games.florence.table import GUARD_AT, GUARDS_OF, MARKER_AT, FlorencePosition


class Scandals(Ways):
    """A card is worth the best that can be done with it, less its price; that it leaves the hand is counted elsewhere."""

    def best_brag(self, state: FlorencePosition, anywhere: bool) -> float:
        best = SILLY
        if anywhere:
            state.card = BRAG_ANYWHERE
        for place in range(PLACES):
            if refuse_tile(state, place) == 0:
                best = max(best, self.worth_of_brag(state, place))
        if anywhere:
            state.card = -1
        return best

    def giving(self, state: FlorencePosition, medici: i64) -> float:
        """A gift and the guard that follows."""
        best = 0.0
        if state.family[GUARDS_OF + self.seat] > 0:
            for shield in range(SHIELDS):
                if medici_of(shield) == medici and state.city[GUARD_AT + shield] == 0:
                    best = max(best, self.posting(state, shield))
        return best + self.worth_of_gift()

    def posting(self, state: FlorencePosition, shield: i64) -> float:
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

    def traffic(self, state: FlorencePosition, street: i64) -> float:
        """Streets at the next destinations see the most members."""
        parts = state.parts
        busy = 1.0
        if 1 <= self.when[parts.street_from[street]] <= 2:
            busy += 0.5
        if 1 <= self.when[parts.street_to[street]] <= 2:
            busy += 0.5
        return busy

    # ---- scandal cards --------------------------------------------------------------------------------------------------

    def weigh_scandal(self, state: FlorencePosition, card: i64) -> float:
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

    def weigh_outgoing(self, state: FlorencePosition, card: i64) -> float:
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

    def best_sending(self, state: FlorencePosition) -> float:
        best = SILLY
        state.card = SEND_GIFT
        for medici in range(MEDICI):
            if refuse_gift(state, medici) == 0:
                best = max(best, self.giving(state, medici) - self.cost(state, gift_cost(state, self.seat, medici)))
        state.card = -1
        return best

    def best_posting(self, state: FlorencePosition) -> float:
        best = SILLY
        for shield in range(SHIELDS):
            if (state.city[GUARD_AT + shield] >> self.seat) & 1 == 0:
                best = max(best, self.posting(state, shield))
        return best

    def best_joining(self, state: FlorencePosition) -> float:
        best = SILLY
        for place in range(PLACES):
            if has_superior(state, self.seat, place):
                best = max(best, self.deploying(state, place))
        return best

    def taking_back(self, state: FlorencePosition, place: i64) -> float:
        """The marker again, and the tile open to it; less the cards it draws."""
        worth = self.keeping(state)
        points = float(brag_points(state, self.seat, place))
        worth += 0.5 * max(0.0, points - worth)
        if self.tops(state, place) and state.here[self.seat * PLACES + place] > 0:
            worth -= self.weights[CARD] * self.card_pay[place]
        return worth

    def best_taking_back(self, state: FlorencePosition) -> float:
        best = SILLY
        for place in range(PLACES):
            for space in range(SPACES):
                if state.city[MARKER_AT + place * SPACES + space] == self.seat:
                    best = max(best, self.taking_back(state, place))
        return best

    def best_sending_home(self, state: FlorencePosition) -> float:
        best = SILLY
        for i in range(self.members):
            best = max(best, self.sending_home(state, self.member_place[i], self.member_spot[i], self.member_leaves[i]))
        return best
