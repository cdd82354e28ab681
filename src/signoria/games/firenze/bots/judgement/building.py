"""Firenze: what is built, by the best plan for the turn, and which commissions are completed with it."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.firenze.actions import COMPLETE, END_BUILDING, END_COMMISSIONS, FOUND, PLAY, RAISE, TOWER
from signoria.games.firenze.bots.judgement.persons import NOT_NOW, person_gain
from signoria.games.firenze.bots.judgement.plan import Plan
from signoria.games.firenze.bots.judgement.site import NEVER, Site
from signoria.games.firenze.bots.judgement.weights import CARD, KEEPING
from signoria.games.firenze.components import CHEAPER, COLOURS, HEIGHTS, LOWEST, SLOTS, SPARE
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import BUILD, RAISED, TOWERS_OF, key_colour, key_height, tower_key


class Building:
    """Scores what may be built and completed, in points, and lays all bricks of a plan in one go."""

    def __init__(self, plan: Plan, other: Site, scores: vec[float]) -> None:
        self.plan: Final[Plan] = plan
        self.site: Final[Site] = plan.site
        self.weights: Final[vec[float]] = plan.site.weights
        self.scores: Final[vec[float]] = scores
        # the same site as if building cost less
        self.other: Final[Site] = other
        self.other_plan: Final[Plan] = Plan(other)

    # ---- building -------------------------------------------------------------------------------------------------------

    def score(self, state: FirenzeState, actions: vec[i64], count: i64, quick: bool) -> None:
        """The plans that begin with each action; in a hurry only the best plan, to be laid in one go."""
        best = self.plan.make()
        if quick:
            for i in range(count):
                self.scores[i] = best if actions[i] == END_BUILDING else NEVER
        else:
            self.score_beginnings(actions, count)
        for i in range(count):
            if actions[i] >= PLAY:
                self.scores[i] = best + self.building_person(state, actions[i] - PLAY, best)

    def score_beginnings(self, actions: vec[i64], count: i64) -> None:
        """Plans are laid from the first place on, so that each is one path."""
        plan = self.plan
        plan.begin_anywhere()
        for i in range(count):
            action = actions[i]
            if action == END_BUILDING:
                self.scores[i] = plan.nothing
            elif action < RAISE:
                self.scores[i] = plan.begun[self.site.towers + action - FOUND]
            elif action < PLAY:
                self.scores[i] = self.begun(action - RAISE)

    def begun(self, key: i64) -> float:
        """The best plan that begins with a tower like this one."""
        site = self.site
        found = NEVER
        for i in range(site.towers):
            if site.colour[i] == key_colour(key) and site.height[i] == key_height(key):
                found = max(found, self.plan.begun[i])
        return found

    # ---- persons --------------------------------------------------------------------------------------------------------

    def building_person(self, state: FirenzeState, kind: i64, best: float) -> float:
        """Mason and Architect have their time while building."""
        effect = state.parts.effect[kind]
        if effect == CHEAPER:
            keeping = 0.0 if self.site.last_turn else self.weights[KEEPING]
            return self.cheaper_plan(state, state.parts.a[kind]) - best - keeping
        if effect == SPARE:
            most = self.spared_tower()
            return most - self.weights[CARD + SPARE] - 0.5 if most > 0.0 else NOT_NOW
        return person_gain(state, kind)

    def cheaper_plan(self, state: FirenzeState, less: i64) -> float:
        """The best plan if building cost so many bricks less."""
        other = self.other
        other.read(state, state.active)
        for built in range(other.most_built + 1):
            other.cost[built] = max(0, other.cost[built] - less)
        return self.other_plan.make()

    def spared_tower(self) -> float:
        """What the best tower that the plan gives up would be worth, over the bricks that come back from it."""
        site = self.site
        self.plan.read()
        most = 0.0
        for i in range(site.towers):
            if site.doomed[i] != 0 and self.plan.onto[i] == 0:
                kept = site.prospect(site.colour[i], site.height[i], site.storage[site.colour[i]])
                most = max(most, kept - float(site.height[i] >> 1) * site.brick[site.colour[i]])
        return most

    # ---- commissions ----------------------------------------------------------------------------------------------------

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
                self.scores[i] = person_gain(state, action - PLAY)

    # ---- laying bricks --------------------------------------------------------------------------------------------------

    def lay(self, state: FirenzeState) -> None:
        """Lay all bricks of the plan that was just made."""
        towers = self.site.towers
        plan = self.plan
        seat = state.active
        plan.read()
        for i in range(towers + COLOURS):
            if plan.onto[i] > 0:
                key = self.key_at(state, seat, i) if i < towers else i64(-1)
                self.lay_onto(state, seat, key, i - towers, plan.onto[i])
        if is_building(state, seat):
            state.apply(END_BUILDING)

    def lay_onto(self, state: FirenzeState, seat: i64, key: i64, colour: i64, bricks: i64) -> None:
        """Lay bricks onto a tower, or found one of this colour (a key of -1); the turn may end before that."""
        for _ in range(bricks):
            if not is_building(state, seat):
                return
            if key < 0:
                state.apply(FOUND + colour)
                key = tower_key(colour, 1, RAISED)
            else:
                state.apply(RAISE + key)
                key = tower_key(key_colour(key), key_height(key) + 1, RAISED)

    def key_at(self, state: FirenzeState, seat: i64, place: i64) -> i64:
        """The tower of a place in the plan; raising others has moved towers, but not changed this one."""
        colour = self.site.colour[place]
        height = self.site.height[place]
        doomed = self.site.doomed[place]
        found: i64 = -1
        for i in range(state.player[TOWERS_OF + seat]):
            key = state.tower[seat * SLOTS + i]
            if key_colour(key) == colour and key_height(key) == height and (found < 0 or doomed == 0):
                found = key
        return found


def is_building(state: FirenzeState, seat: i64) -> bool:
    return state.waiting == BUILD and state.asked == seat
