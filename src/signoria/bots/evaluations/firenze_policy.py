"""Sensible Firenze, fast: how good each action looks, in points, and playing on from imagined positions by that."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.evaluations.firenze_plan import Plan
from signoria.bots.evaluations.firenze_site import NEVER, Site
from signoria.bots.evaluations.firenze_weights import CARD, KEEPING, ROOM, TRIFLE
from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.core.vec import vec
from signoria.games.firenze.actions import (
    AGAINST,
    COMPLETE,
    DISCARD,
    END_BUILDING,
    END_COMMISSIONS,
    ENDURE,
    FOUND,
    NO_EXCHANGE,
    PAY,
    PICK,
    PLAY,
    RAISE,
    RETURN,
    TAKE,
    TOWER,
    WANT,
)
from signoria.games.firenze.components import (
    BUILDING,
    CHEAPER,
    COLLAPSE,
    COLOURS,
    FEAST,
    FREE_CARD,
    HEIGHTS,
    KINDS,
    LOWEST,
    PERSON,
    PROTECT,
    SABOTAGE,
    SLOTS,
    SPARE,
    TALLEST_TOWER,
    TURN_RATE,
)
from signoria.games.firenze.event_cards import bricks_due, loses_tower
from signoria.games.firenze.exchange import rate_now
from signoria.games.firenze.feasts import owner_of_tallest
from signoria.games.firenze.row import card_cost
from signoria.games.firenze.scoring import feast_points
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import (
    BUILD,
    CARD_LIMIT,
    CHOOSE_CARD,
    COMMISSIONS,
    DROP_FEAST,
    EXCHANGE,
    FACE_EVENT,
    LOSE_STOREY,
    PAY_BUILDING,
    PAY_CARD,
    PAY_EXCHANGE,
    RAISED,
    RETURN_BRICKS,
    SABOTAGE_TOWER,
    SABOTAGE_WHOM,
    SPARE_TOWER,
    STEAL_BRICK,
    STORAGE_LIMIT,
    SWAP_FOR,
    TEAR_DOWN,
    bit,
    key_colour,
    key_height,
    named_tower,
    tower_key,
)

# A person whose time has not come: clearly worse than anything else, yet not unthinkable.
NOT_NOW: Final = -2.5
# What a tower loses by not being raised counts at least this much in a plan of the opponent.
HARM: Final = 0.5
LOW_TOWER: Final = 3


class Policy:
    """Scores actions in points, and plays the best-looking ones."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.site: Site = Site(weights)
        self.other: Site = Site(weights)
        self.plan: Plan = Plan(self.site)
        self.other_plan: Plan = Plan(self.other)
        self.saved: vec[i64] = vec[i64]([0] * COLOURS)
        self.scores: vec[float] = vec[float]([0.0] * 96)
        self.gain: vec[float] = vec[float]([0.0] * COLOURS)
        self.quick: bool = False

    # ---- playing on -----------------------------------------------------------------------------------------------------

    def play(self, state: FirenzeState, rng: Rng) -> None:
        """One decision, or one outcome of chance; building is done in one go."""
        if state.decider == CHANCE:
            state.apply(state.sample(rng))
            return
        self.quick = True
        self.score(state, state.options, state.count)
        self.quick = False
        best: i64 = 0
        for i in range(1, state.count):
            if self.scores[i] > self.scores[best]:
                best = i
        action = state.options[best]
        if state.waiting == BUILD and action < PLAY:
            self.build(state)
        else:
            state.apply(action)

    def build(self, state: FirenzeState) -> None:
        """Lay all bricks of the plan that was just made."""
        site = self.site
        plan = self.plan
        seat = state.active
        plan.read()
        for i in range(site.towers + COLOURS):
            if plan.onto[i] == 0:
                continue
            key = self.key_at(state, seat, i) if i < site.towers else -1
            for _ in range(plan.onto[i]):
                if state.waiting != BUILD or state.decider != seat:
                    return
                if key < 0:
                    state.apply(FOUND + i - site.towers)
                    key = tower_key(i - site.towers, 1, RAISED)
                else:
                    state.apply(RAISE + key)
                    key = tower_key(key_colour(key), key_height(key) + 1, RAISED)
        if state.waiting == BUILD and state.decider == seat:
            state.apply(END_BUILDING)

    def key_at(self, state: FirenzeState, seat: i64, place: i64) -> i64:
        """The tower of a place in the plan; raising others has moved towers, but not changed this one."""
        colour = self.site.colour[place]
        height = self.site.height[place]
        doomed = self.site.doomed[place]
        found: i64 = -1
        for i in range(state.towers[seat]):
            key = state.tower[seat * SLOTS + i]
            if key_colour(key) == colour and key_height(key) == height and (found < 0 or doomed == 0):
                found = key
        return found

    # ---- scores ---------------------------------------------------------------------------------------------------------

    def score(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """How good each action looks; only differences matter."""
        waiting = state.waiting
        if waiting in (PAY_CARD, PAY_EXCHANGE, PAY_BUILDING, RETURN_BRICKS, STORAGE_LIMIT):
            self.site.read_stock(state, state.decider)
            self.score_payment(state, actions, count)
            return
        self.site.read(state, state.decider)
        if waiting == CHOOSE_CARD:
            self.score_cards(state, actions, count)
        elif waiting == EXCHANGE:
            self.score_exchange(state, actions, count)
        elif waiting == BUILD:
            self.score_building(state, actions, count)
        elif waiting == COMMISSIONS:
            self.score_commissions(state, actions, count)
        elif waiting in (FACE_EVENT, CARD_LIMIT, DROP_FEAST):
            self.score_giving_up(state, actions, count)
        elif waiting in (STEAL_BRICK, SWAP_FOR):
            for i in range(count):
                self.scores[i] = self.site.need((actions[i] - PICK) % COLOURS)
        elif waiting in (SABOTAGE_WHOM, SABOTAGE_TOWER, SPARE_TOWER, TEAR_DOWN, LOSE_STOREY):
            self.score_towers(state, actions, count)
        else:
            for i in range(count):
                self.scores[i] = -self.site.need(actions[i] - PAY)

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
                self.scores[i] = best + NOT_NOW
                if state.parts.effect[kind] == FREE_CARD:
                    free = NEVER
                    for position in range(state.row_size):
                        free = max(free, self.card_worth(state, position, 0))
                    self.scores[i] = free - self.weights[CARD + FREE_CARD]
                else:
                    self.scores[i] = best + self.person_gain(state, kind)

    def card_worth(self, state: FirenzeState, position: i64, cost: i64) -> float:
        site = self.site
        kind = state.row_card[position]
        for colour in range(COLOURS):
            self.saved[colour] = site.storage[colour]
        stock = site.stock
        site.pay_cheapest(site.storage, cost)
        site.stock -= cost
        for colour in range(COLOURS):
            bricks = state.row_brick[position * COLOURS + colour]
            site.storage[colour] += bricks
            site.stock += bricks
        value = self.plan.make() + self.effect_worth(state, kind)
        for colour in range(COLOURS):
            site.storage[colour] = self.saved[colour]
        site.stock = stock
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
        if card_type == BUILDING and state.held[seat] & bit(kind) != 0:
            return 0.0
        if effect == COLLAPSE and state.towers[seat] == 0:
            return 0.0
        if card_type in (PERSON, BUILDING):
            if self.site.last_turn:
                return 0.0
            if state.cards[seat] >= parts.card_limit:
                return value * self.weights[ROOM]
        return value

    def person_gain(self, state: FirenzeState, kind: i64) -> float:
        """What playing a person at once gains over keeping it."""
        effect = state.parts.effect[kind]
        phase = state.waiting
        seat = state.active
        if effect in (CHEAPER, SPARE, TURN_RATE, FREE_CARD):
            return NOT_NOW
        if effect == PROTECT:
            for feast in range(KINDS):
                if state.hand[seat * KINDS + feast] > 0 and state.parts.type[feast] == FEAST and state.parts.a[feast] < 0:
                    return 1.0
            return NOT_NOW
        if effect == SABOTAGE:
            return 0.3 if self.tallest_rival(state, seat) >= LOW_TOWER + 2 else NOT_NOW
        return 0.1 if phase in (BUILD, CHOOSE_CARD) else NOT_NOW

    def tallest_rival(self, state: FirenzeState, seat: i64) -> i64:
        highest: i64 = 0
        for other in range(state.players):
            if other != seat:
                for i in range(state.towers[other]):
                    highest = max(highest, key_height(state.tower[other * SLOTS + i]))
        return highest

    def score_exchange(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """A brick of the row, if the plan with it is better by more than a trifle."""
        for i in range(count):
            self.scores[i] = 0.0
        before = self.plan.make() if not self.quick or self.lacks_brick(state) else NEVER
        if before == NEVER:
            for i in range(1, count):
                self.scores[i] = NOT_NOW
            return
        self.weigh_exchanges(state, rate_now(state), before)
        best = 0.0
        for i in range(count):
            if NO_EXCHANGE < actions[i] < PLAY:
                at = actions[i] - WANT
                self.scores[i] = self.gain[at % COLOURS] - self.weights[TRIFLE] + 0.02 * float(at // COLOURS)
                best = max(best, self.scores[i])
        for i in range(count):
            if actions[i] >= PLAY:
                kind = actions[i] - PLAY
                self.scores[i] = self.person_gain(state, kind)
                if state.parts.effect[kind] == TURN_RATE:
                    self.weigh_exchanges(state, state.parts.a[kind], before)
                    most = 0.0
                    for colour in range(COLOURS):
                        most = max(most, self.gain[colour])
                    self.scores[i] = most - self.weights[CARD + TURN_RATE]

    def lacks_brick(self, state: FirenzeState) -> bool:
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
                seen += state.row_brick[position * COLOURS + colour]
            if seen > 0 and site.stock >= rate:
                for other in range(COLOURS):
                    self.saved[other] = site.storage[other]
                site.pay_cheapest(site.storage, rate)
                site.storage[colour] += 1
                site.stock += 1 - rate
                self.gain[colour] = self.plan.make() - before
                for other in range(COLOURS):
                    site.storage[other] = self.saved[other]
                site.stock += rate - 1

    def score_building(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """The plans that begin with each action. Plans are laid from the first place on, so that each is one path."""
        plan = self.plan
        best = plan.make()
        if not self.quick:
            plan.begin_anywhere()
        for i in range(count):
            action = actions[i]
            if self.quick:
                self.scores[i] = best if action == END_BUILDING else NEVER
            elif action == END_BUILDING:
                self.scores[i] = plan.nothing
            elif action < RAISE:
                self.scores[i] = plan.begun[self.site.towers + action - FOUND]
            elif action < PLAY:
                self.scores[i] = self.begun(action - RAISE)
        for i in range(count):
            if actions[i] >= PLAY:
                self.scores[i] = best + self.building_person(state, actions[i] - PLAY, best)

    def begun(self, key: i64) -> float:
        """The best plan that begins with a tower like this one."""
        site = self.site
        found = NEVER
        for i in range(site.towers):
            if site.colour[i] == key_colour(key) and site.height[i] == key_height(key):
                found = max(found, self.plan.begun[i])
        return found

    def building_person(self, state: FirenzeState, kind: i64, best: float) -> float:
        """Mason and Architect have their time while building."""
        site = self.site
        effect = state.parts.effect[kind]
        if effect == CHEAPER:
            other = self.other
            other.read(state, state.active)
            for built in range(other.most_built + 1):
                other.cost[built] = max(0, other.cost[built] - state.parts.a[kind])
            return self.other_plan.make() - best - (0.0 if site.last_turn else self.weights[KEEPING])
        if effect == SPARE:
            self.plan.read()
            most = 0.0
            for i in range(site.towers):
                if site.doomed[i] != 0 and self.plan.onto[i] == 0:
                    kept = site.prospect(site.colour[i], site.height[i], site.storage[site.colour[i]])
                    most = max(most, kept - float(site.height[i] >> 1) * site.brick[site.colour[i]])
            return most - self.weights[CARD + SPARE] - 0.5 if most > 0.0 else NOT_NOW
        return self.person_gain(state, kind)

    def score_commissions(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """Complete what is worth more now than later."""
        site = self.site
        bonus = site.end_bonus if site.seals == 1 else 0.0
        for i in range(count):
            action = actions[i]
            if action == END_COMMISSIONS:
                self.scores[i] = 0.0
            elif action < TOWER:
                space = action - COMPLETE
                colour = space // HEIGHTS
                height = space - colour * HEIGHTS + LOWEST
                later = site.prospect(colour, height, site.storage[colour])
                self.scores[i] = site.now[space] + site.pace + bonus - later
            else:
                self.scores[i] = self.person_gain(state, action - PLAY)

    def score_giving_up(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """Cards that must go, and the Patrician against an event."""
        parts = state.parts
        seat = state.active
        for i in range(count):
            action = actions[i]
            if action == ENDURE:
                self.scores[i] = 0.0
            elif action >= DISCARD:
                kind = action - DISCARD
                worth = float(feast_points(state, seat, kind)) if parts.type[kind] == FEAST else 0.0
                self.scores[i] = -worth - self.weights[CARD + parts.effect[kind]]
            elif state.waiting == FACE_EVENT:
                loss = 4.0 if loses_tower(state, seat) else 0.4 * float(bricks_due(state, seat))
                self.scores[i] = loss - self.weights[CARD + PROTECT]
            else:
                self.scores[i] = self.person_gain(state, action - PLAY)

    def score_towers(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """An opponent's tower that hurts most, or the own one whose loss hurts least."""
        site = self.site
        waiting = state.waiting
        if waiting == SABOTAGE_WHOM:
            for i in range(count):
                self.other.read(state, actions[i] - AGAINST)
                self.scores[i] = 0.0
                for j in range(self.other.towers):
                    self.scores[i] = max(self.scores[i], self.storey(self.other, self.other.colour[j], self.other.height[j]))
            return
        if waiting == SABOTAGE_TOWER:
            site = self.other
            site.read(state, state.victim)
        for i in range(count):
            key = named_tower(actions[i] - TOWER)
            colour = key_colour(key)
            height = key_height(key)
            if waiting == SABOTAGE_TOWER:
                self.scores[i] = self.storey(site, colour, height)
            elif waiting == LOSE_STOREY:
                self.scores[i] = -self.storey(site, colour, height)
            else:
                kept = site.prospect(colour, height, site.storage[colour])
                self.scores[i] = kept if waiting == SPARE_TOWER else -kept

    def storey(self, site: Site, colour: i64, height: i64) -> float:
        """What a tower loses with its top storey."""
        have = site.storage[colour]
        lower = site.prospect(colour, height - 1, have) if height > 1 else 0.0
        return site.prospect(colour, height, have) - lower + HARM

    def score_payment(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """Give what matters least; a payment goes from white to purple, so the whole of it is thought of first."""
        site = self.site
        owed = max(1, state.owed)
        if state.waiting == PAY_CARD:
            owed = state.chosen - state.paid
        for colour in range(COLOURS):
            self.saved[colour] = site.storage[colour]
        site.pay_cheapest(self.saved, owed)
        preferred: i64 = -1
        for i in range(count):
            colour = actions[i] - (PAY if actions[i] < RETURN else RETURN)
            self.scores[i] = -site.need(colour)
            if preferred < 0 and self.saved[colour] < site.storage[colour]:
                preferred = i
        if preferred >= 0:
            best = NEVER
            for i in range(count):
                best = max(best, self.scores[i])
            self.scores[preferred] = best + 0.5
