"""Firenze: what is taken, a card of the row with its bricks, or a brick in exchange; each by the best plan to build with it."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.firenze.actions import NO_EXCHANGE, PICK, PLAY, TAKE, WANT
from signoria.games.firenze.bots.judgement.persons import NOT_NOW, person_gain
from signoria.games.firenze.bots.judgement.plan import Plan
from signoria.games.firenze.bots.judgement.site import NEVER, Site
from signoria.games.firenze.bots.judgement.weights import CARD, ROOM, TRIFLE
from signoria.games.firenze.components import (
    BUILDING,
    COLLAPSE,
    COLOURS,
    FEAST,
    FREE_CARD,
    PERSON,
    TALLEST_TOWER,
    TURN_RATE,
)
from signoria.games.firenze.exchange import rate_now
from signoria.games.firenze.feasts import owner_of_tallest
from signoria.games.firenze.row import card_cost
from signoria.games.firenze.scoring import feast_points
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import BRICKS_IN, CARD_IN, CARDS_OF, HELD_BY, TOWERS_OF, bit


class Takings:
    """Scores cards, exchanges and bricks picked from somebody, in points."""

    def __init__(self, plan: Plan, scores: vec[float]) -> None:
        self.plan: Final[Plan] = plan
        self.site: Final[Site] = plan.site
        self.weights: Final[vec[float]] = plan.site.weights
        self.scores: Final[vec[float]] = scores
        self.stock: i64 = 0
        self.saved: Final[vec[i64]] = vec[i64]([0] * COLOURS)
        self.gain: Final[vec[float]] = vec[float]([0.0] * COLOURS)

    # ---- trying out -----------------------------------------------------------------------------------------------------

    def pay(self, cost: i64) -> None:
        """Pay with the bricks that matter least, remembering what there was."""
        site = self.site
        self.stock = site.stock
        for colour in range(COLOURS):
            self.saved[colour] = site.storage[colour]
        site.pay_cheapest(site.storage, cost)
        site.stock -= cost

    def put_back(self) -> None:
        """The storage as it was before paying."""
        site = self.site
        for colour in range(COLOURS):
            site.storage[colour] = self.saved[colour]
        site.stock = self.stock

    # ---- cards ----------------------------------------------------------------------------------------------------------

    def score_cards(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """The card whose bricks and effect are worth most after its price."""
        best = NEVER
        for i in range(count):
            if actions[i] < PLAY:
                position = actions[i] - TAKE
                self.scores[i] = self.card_worth(state, position, card_cost(state, position))
                best = max(best, self.scores[i])
        for i in range(count):
            if actions[i] >= PLAY:
                kind = actions[i] - PLAY
                if state.parts.effect[kind] == FREE_CARD:
                    self.scores[i] = self.best_free_card(state) - self.weights[CARD + FREE_CARD]
                else:
                    self.scores[i] = best + person_gain(state, kind)

    def best_free_card(self, state: FirenzeState) -> float:
        """With the Princess: the best card of the row, if it cost nothing."""
        best = NEVER
        for position in range(state.row_size):
            best = max(best, self.card_worth(state, position, 0))
        return best

    def card_worth(self, state: FirenzeState, position: i64, cost: i64) -> float:
        """The best plan with the bricks on a card, after paying for it, and what the card does."""
        site = self.site
        self.pay(cost)
        for colour in range(COLOURS):
            bricks = state.row[BRICKS_IN + position * COLOURS + colour]
            site.storage[colour] += bricks
            site.stock += bricks
        value = self.plan.make() + self.effect_worth(state, state.row[CARD_IN + position])
        self.put_back()
        return value

    def effect_worth(self, state: FirenzeState, kind: i64) -> float:
        """What a card does, apart from its bricks."""
        parts = state.parts
        seat = state.active
        effect = parts.effect[kind]
        card_type = parts.type[kind]
        value = self.weights[CARD + effect]
        if card_type == FEAST:
            if effect == TALLEST_TOWER and owner_of_tallest(state) != seat:
                return -float(parts.a[kind])
            return value + float(feast_points(state, seat, kind))
        if card_type == BUILDING and state.player[HELD_BY + seat] & bit(kind) != 0:
            return 0.0
        if effect == COLLAPSE and state.player[TOWERS_OF + seat] == 0:
            return 0.0
        if card_type in (PERSON, BUILDING):
            if self.site.last_turn:
                return 0.0
            if state.player[CARDS_OF + seat] >= parts.card_limit:
                return value * self.weights[ROOM]
        return value

    # ---- exchanges ------------------------------------------------------------------------------------------------------

    def score_exchange(self, state: FirenzeState, actions: vec[i64], count: i64, quick: bool) -> None:
        """A brick of the row, if the plan with it is better by more than a trifle; in a hurry only to save a tower."""
        for i in range(count):
            self.scores[i] = 0.0
        before = self.plan.make() if not quick or self.lacks_brick() else NEVER
        if before == NEVER:
            for i in range(1, count):
                self.scores[i] = NOT_NOW
            return
        self.weigh_exchanges(state, rate_now(state), before)
        for i in range(count):
            if NO_EXCHANGE < actions[i] < PLAY:
                at = actions[i] - WANT
                self.scores[i] = self.gain[at % COLOURS] - self.weights[TRIFLE] + 0.02 * float(at // COLOURS)
        for i in range(count):
            if actions[i] >= PLAY:
                self.scores[i] = self.exchanging_person(state, actions[i] - PLAY, before)

    def exchanging_person(self, state: FirenzeState, kind: i64, before: float) -> float:
        """The Wholesaler has his time before the exchange."""
        if state.parts.effect[kind] != TURN_RATE:
            return person_gain(state, kind)
        self.weigh_exchanges(state, state.parts.a[kind], before)
        most = 0.0
        for colour in range(COLOURS):
            most = max(most, self.gain[colour])
        return most - self.weights[CARD + TURN_RATE]

    def lacks_brick(self) -> bool:
        """Whether a tower would be torn down for want of a brick."""
        site = self.site
        for i in range(site.towers):
            if site.doomed[i] != 0 and site.storage[site.colour[i]] == 0:
                return True
        return False

    def weigh_exchanges(self, state: FirenzeState, rate: i64, before: float) -> None:
        """How much better the best plan gets with a brick of each colour of the row, after paying for it."""
        site = self.site
        for colour in range(COLOURS):
            self.gain[colour] = NOT_NOW
            seen: i64 = 0
            for position in range(state.row_size):
                seen += state.row[BRICKS_IN + position * COLOURS + colour]
            if seen > 0 and site.stock >= rate:
                self.pay(rate)
                site.storage[colour] += 1
                site.stock += 1
                self.gain[colour] = self.plan.make() - before
                self.put_back()

    # ---- single bricks --------------------------------------------------------------------------------------------------

    def score_picks(self, actions: vec[i64], count: i64) -> None:
        """What Spy and Smuggler take: the brick that matters most here."""
        for i in range(count):
            self.scores[i] = self.site.need((actions[i] - PICK) % COLOURS)
