"""A search tree over information sets: every simulation plays in a freshly imagined position, all share one tree.

Each node stands for what followed its parent: a decision or a chance outcome. It keeps its visits and, for every seat, the sum
of outlooks; whoever decides goes for the child best for itself (max^n), guided by priors.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from signoria.bots.search.evaluation import Evaluation, judge_end, outlook
from signoria.core.rng import Rng
from signoria.core.state import CAPACITY, CHANCE, OVER, State, buffer
from signoria.core.vec import vec

EXPLORATION: Final = 1.25
# Worths are compared on the scale of what the tried actions differ by, but never on a finer one than this.
FINEST: Final = 0.04
# An action nobody has tried counts so much less than the average of those tried, on that scale.
UNTRIED: Final = 0.1
# Of many actions only the most promising are tried at first: this many, and more with the root of the visits.
WIDTH: Final = 3.0
WIDENING: Final = 1.5
DEEPEST: Final = 400
NODES_PER_SIMULATION: Final = 32
VISITED_PER_SIMULATION: Final = 4
# A tree has room for so many simulations; whoever thinks longer goes on with the nodes there are.
ROOM: Final = 20_000
ROOT: Final = 0


class Tree:
    """Statistics of one decision, and of what may follow it."""

    def __init__(self, players: i64, simulations: i64) -> None:
        self.players: i64 = players
        room = min(simulations, ROOM)
        self.capacity: i64 = NODES_PER_SIMULATION * room + 2 * CAPACITY
        self.places: i64 = VISITED_PER_SIMULATION * room + 16
        self.size: i64 = 1
        self.taken: i64 = 1
        self.choice: vec[i64] = vec[i64]([-1] * self.capacity)
        self.promise: vec[float] = vec[float]([0.0] * self.capacity)
        self.first: vec[i64] = vec[i64]([-1] * self.capacity)
        self.next: vec[i64] = vec[i64]([-1] * self.capacity)
        # Nodes that were never visited have no statistics: -1.
        self.place: vec[i64] = vec[i64]([-1] * self.capacity)
        self.visits: vec[i64] = vec[i64]([0] * self.places)
        self.sums: vec[float] = vec[float]([0.0] * (self.places * 3 * players))
        self.place[ROOT] = 0
        self.actions: vec[i64] = buffer()
        self.children: vec[i64] = buffer()
        self.priors: vec[float] = vec[float]([0.0] * CAPACITY)
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.out: vec[float] = outlook(players)

    # ---- one simulation -------------------------------------------------------------------------------------------------

    def simulate(self, root: State, seat: i64, evaluation: Evaluation, rng: Rng) -> None:
        """Imagine a position, go down the tree, judge what is found there, and note it on the way back."""
        state = root.clone()
        state.redeal(seat, rng)
        depth = self.descend(state, evaluation, rng)
        if state.actor() == OVER:
            judge_end(state, self.out)
        else:
            evaluation.judge(state, rng, self.out)
        self.note(depth)

    def descend(self, state: State, evaluation: Evaluation, rng: Rng) -> i64:
        """Play down to a node that is new, or to the end; returns how many nodes the path has."""
        node: i64 = ROOT
        depth: i64 = 1
        self.path[0] = ROOT
        while depth < DEEPEST:
            actor = state.actor()
            if actor == OVER:
                break
            if actor == CHANCE:
                outcome = state.sample(rng)
                node = self.follow(node, outcome)
                state.apply(outcome)
            else:
                node = self.select(state, node, actor, evaluation)
                if node < 0:
                    break
                state.apply(self.choice[node])
            if node < 0 or (self.place[node] < 0 and not self.visit(node)):
                break
            self.path[depth] = node
            depth += 1
            if self.visits[self.place[node]] == 0 and state.actor() != CHANCE:
                break
        return depth

    def note(self, depth: i64) -> None:
        """Add the outlook to every node on the path."""
        width = 3 * self.players
        for i in range(depth):
            place = self.place[self.path[i]]
            self.visits[place] += 1
            first = place * width
            for j in range(width):
                self.sums[first + j] += self.out[j]

    # ---- nodes ----------------------------------------------------------------------------------------------------------

    def child(self, node: i64, choice: i64) -> i64:
        """The node that follows a choice, or -1."""
        found = self.first[node]
        while found >= 0 and self.choice[found] != choice:
            found = self.next[found]
        return found

    def follow(self, node: i64, outcome: i64) -> i64:
        """The node that follows a chance outcome; -1 if the tree is full."""
        found = self.child(node, outcome)
        return found if found >= 0 else self.grow(node, outcome, 1.0)

    def grow(self, node: i64, choice: i64, promise: float) -> i64:
        """A new node, or -1 if the tree is full."""
        if self.size == self.capacity:
            return -1
        made = self.size
        self.size += 1
        self.choice[made] = choice
        self.promise[made] = promise
        self.next[made] = self.first[node]
        self.first[node] = made
        return made

    def visit(self, node: i64) -> bool:
        """Give a node a place for its statistics, if there is one left."""
        if self.taken == self.places:
            return False
        self.place[node] = self.taken
        self.taken += 1
        return True

    def visits_of(self, node: i64) -> i64:
        place = self.place[node]
        return self.visits[place] if place >= 0 else 0

    def mean(self, node: i64, kind: i64, seat: i64) -> float:
        """The mean worth (0), place (1) or points (2) of a seat over the visits of a node."""
        place = self.place[node]
        return self.sums[place * 3 * self.players + kind * self.players + seat] / float(self.visits[place])

    # ---- decisions ------------------------------------------------------------------------------------------------------

    def select(self, state: State, node: i64, actor: i64, evaluation: Evaluation) -> i64:
        """The child that is best for the actor so far, or promising and little tried; -1 if the tree is full."""
        actions = self.actions
        count = state.legal(actions)
        for i in range(count):
            self.children[actions[i]] = -1
        found = self.first[node]
        while found >= 0:
            self.children[self.choice[found]] = found
            found = self.next[found]
        for i in range(count):
            if self.children[actions[i]] < 0:
                self.expand(state, node, count, evaluation)
                break
        return self.best(node, actor, count)

    def expand(self, state: State, node: i64, count: i64, evaluation: Evaluation) -> None:
        """Add the actions that are legal here and have no node yet."""
        evaluation.prior(state, self.actions, count, self.priors)
        total = 0.0
        for i in range(count):
            total += self.priors[i]
        for i in range(count):
            action = self.actions[i]
            if self.children[action] < 0:
                self.children[action] = self.grow(node, action, self.priors[i] / total)

    def best(self, node: i64, actor: i64, count: i64) -> i64:
        """The choice by worth, promise and visits. What is worth more is measured by how much the tried actions differ."""
        visits = float(self.visits[self.place[node]])
        lowest = 2.0
        highest = -1.0
        sum_tried = 0.0
        tried: i64 = 0
        for i in range(count):
            child = self.children[self.actions[i]]
            if child >= 0 and self.visits_of(child) > 0:
                value = self.mean(child, 0, actor)
                lowest = min(lowest, value)
                highest = max(highest, value)
                sum_tried += value
                tried += 1
        scale = max(highest - lowest, FINEST)
        untried = sum_tried / float(tried) / scale - UNTRIED if tried > 0 else 0.0
        closed = float(tried) >= WIDTH + WIDENING * math.sqrt(visits)
        reach = EXPLORATION * math.sqrt(visits + 1.0)
        chosen: i64 = -1
        most = -1.0e9
        for i in range(count):
            child = self.children[self.actions[i]]
            if child < 0 or (self.promise[child] <= 0.0 and chosen >= 0):
                continue
            often = self.visits_of(child)
            if often > 0:
                worth = self.mean(child, 0, actor) / scale
            elif closed:
                continue
            else:
                worth = untried
            worth += reach * self.promise[child] / (1.0 + float(often))
            if worth > most:
                most = worth
                chosen = child
        return chosen

    # ---- going on -------------------------------------------------------------------------------------------------------

    def after(self, choices: list[int], simulations: i64) -> "Tree | None":
        """What the tree knows about the position that these choices led to, as a tree of its own; None if it knows nothing."""
        node: i64 = ROOT
        for choice in choices:
            node = self.child(node, choice)
            if node < 0 or self.visits_of(node) == 0:
                return None
        kept = Tree(self.players, simulations)
        kept.copy(self, node, ROOT)
        return kept

    def copy(self, other: "Tree", node: i64, mine: i64) -> None:
        """Take over the statistics of another tree's node and of everything below it, as far as there is room."""
        place = other.place[node]
        if place < 0 or (mine != ROOT and not self.visit(mine)):
            return
        width = 3 * self.players
        to = self.place[mine] * width
        self.visits[self.place[mine]] = other.visits[place]
        for j in range(width):
            self.sums[to + j] = other.sums[place * width + j]
        child = other.first[node]
        while child >= 0:
            made = self.grow(mine, other.choice[child], other.promise[child])
            if made < 0:
                return
            self.copy(other, child, made)
            child = other.next[child]


def search(
    root: State, seat: i64, evaluation: Evaluation, rng: Rng, simulations: i64, seconds: float = 0.0, known: Tree | None = None
) -> Tree:
    """Think about a decision until the tree has so many simulations; `seconds`, if not 0, end it earlier.

    What is `known` from thinking about earlier decisions counts, but the position itself is always looked at.
    """
    tree = Tree(root.players, simulations) if known is None else known
    latest = perf_counter() + seconds
    while True:
        tree.simulate(root, seat, evaluation, rng)
        if tree.visits[0] >= simulations or (seconds > 0.0 and perf_counter() >= latest):
            return tree
