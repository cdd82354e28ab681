"""A search tree over information sets: every simulation plays in a freshly imagined position, all share one tree.

Each node stands for what followed its parent: a decision or a chance outcome. It keeps its visits and, for every seat, the sum
of outlooks; whoever decides goes for the child best for itself (max^n), guided by priors.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from signoria.core.buffers import CAPACITY, buffer
from signoria.core.evaluation import Evaluation, judge_end, outlook
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from signoria.core.vec import vec

EXPLORATION: Final = 1.25
# Worths are compared on the scale of what the tried actions differ by, but never on a finer one than this.
FINEST: Final = 0.04
# An action nobody has tried counts so much less than the average of those tried, on that scale.
UNTRIED: Final = 0.1
# Of many actions only the most promising are tried at first: this many, and more with the root of the visits.
WIDTH: Final = 3.0
WIDENING: Final = 1.5
# How often it is looked whether the decision is made, in simulations.
LOOK_UP: Final[i64] = 32
DEEPEST: Final[i64] = 400
# A tree begins small and grows with what it sees, up to so many nodes and visited nodes; then it goes on with these.
FIRST_NODES: Final[i64] = 1024
MOST_NODES: Final[i64] = 1 << 20
FIRST_PLACES: Final[i64] = 128
MOST_PLACES: Final[i64] = 1 << 17
ROOT: Final[i64] = 0


class Tree:
    """Statistics of one decision, and of what may follow it."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.capacity: i64 = FIRST_NODES
        self.places: i64 = FIRST_PLACES
        self.size: i64 = 1
        self.taken: i64 = 1
        self.choice: vec[i64] = vec[i64]([-1] * FIRST_NODES)
        self.promise: vec[float] = vec[float]([0.0] * FIRST_NODES)
        self.first: vec[i64] = vec[i64]([-1] * FIRST_NODES)
        self.next: vec[i64] = vec[i64]([-1] * FIRST_NODES)
        # Nodes that were never visited have no statistics: -1.
        self.place: vec[i64] = vec[i64]([-1] * FIRST_NODES)
        self.visits: vec[i64] = vec[i64]([0] * FIRST_PLACES)
        self.sums: vec[float] = vec[float]([0.0] * (FIRST_PLACES * 3 * players))
        # Of the points of the seat that thinks also the squares: how far what was found differs.
        self.squares: vec[float] = vec[float]([0.0] * FIRST_PLACES)
        self.place[ROOT] = 0
        self.actions: vec[i64] = buffer()
        self.children: vec[i64] = buffer()
        self.priors: vec[float] = vec[float]([0.0] * CAPACITY)
        # What a survey of the actions of one node found.
        self.tried: i64 = 0
        self.untried: i64 = -1
        self.sum_tried: float = 0.0
        self.lowest: float = 0.0
        self.highest: float = 0.0
        self.seen: vec[i64] = buffer()
        self.worths: vec[float] = vec[float]([0.0] * CAPACITY)
        self.often: vec[float] = vec[float]([0.0] * CAPACITY)
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.out: vec[float] = outlook(players)

    # ---- one simulation -------------------------------------------------------------------------------------------------

    def simulate(self, root: State, seat: i64, evaluation: Evaluation, rng: Rng, first: i64 = -1) -> None:
        """Imagine a position, go down the tree, judge what is found there, and note it on the way back.

        `first`, if not -1, is the action to look at, however little it promises.
        """
        state = root.clone()
        state.redeal(seat, rng)
        depth = self.descend(state, seat, evaluation, rng, first)
        if state.actor() == OVER:
            judge_end(state, self.out)
        else:
            evaluation.judge(state, rng, self.out)
        self.note(depth, seat)

    def descend(self, state: State, seat: i64, evaluation: Evaluation, rng: Rng, first: i64) -> i64:
        """Play down to a node that is new, or to the end; returns how many nodes the path has."""
        replies = evaluation.replies
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
            elif first >= 0 and depth == 1:
                node = self.follow(node, first)
                state.apply(first)
            elif replies and actor != seat:
                answer = evaluation.reply(state, rng)
                node = self.follow(node, answer)
                state.apply(answer)
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

    def note(self, depth: i64, seat: i64) -> None:
        """Add the outlook to every node on the path."""
        width = 3 * self.players
        points = self.out[2 * self.players + seat]
        for i in range(depth):
            place = self.place[self.path[i]]
            self.visits[place] += 1
            self.squares[place] += points * points
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
        if self.size == self.capacity and not self.make_room():
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
        if self.taken == self.places and not self.make_places():
            return False
        self.place[node] = self.taken
        self.taken += 1
        return True

    def make_room(self) -> bool:
        """Twice as much room for nodes, unless that is too much."""
        if 2 * self.capacity > MOST_NODES:
            return False
        self.choice = twice(self.choice, -1)
        self.promise = twice_as_many(self.promise)
        self.first = twice(self.first, -1)
        self.next = twice(self.next, -1)
        self.place = twice(self.place, -1)
        self.capacity *= 2
        return True

    def make_places(self) -> bool:
        """Twice as many places for statistics, unless that is too many."""
        if 2 * self.places > MOST_PLACES:
            return False
        self.visits = twice(self.visits, 0)
        self.sums = twice_as_many(self.sums)
        self.squares = twice_as_many(self.squares)
        self.places *= 2
        return True

    def visits_of(self, node: i64) -> i64:
        place = self.place[node]
        return self.visits[place] if place >= 0 else i64(0)

    def mean(self, node: i64, kind: i64, seat: i64) -> float:
        """The mean worth (0), place (1) or points (2) of a seat over the visits of a node."""
        place = self.place[node]
        return self.sums[place * 3 * self.players + kind * self.players + seat] / float(self.visits[place])

    def spread(self, node: i64, seat: i64) -> float:
        """How far the mean points of the seat that thinks may be off: twice the standard error."""
        place = self.place[node]
        visits = float(self.visits[place])
        mean = self.mean(node, 2, seat)
        variance = max(0.0, self.squares[place] / visits - mean * mean)
        return 2.0 * math.sqrt(variance / max(1.0, visits - 1.0))

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
        self.survey(node, actor, count)
        scale = max(self.highest - self.lowest, FINEST)
        visits = float(self.visits[self.place[node]])
        reach = EXPLORATION * math.sqrt(visits + 1.0)
        tried = self.tried
        chosen: i64 = -1
        most = -1.0e9
        if self.untried >= 0 and float(tried) < WIDTH + WIDENING * math.sqrt(visits):
            chosen = self.untried
            average = self.sum_tried / float(tried) / scale - UNTRIED if tried > 0 else 0.0
            most = average + reach * self.promise[chosen]
        for i in range(tried):
            child = self.seen[i]
            worth = self.worths[i] / scale + reach * self.promise[child] / (1.0 + self.often[i])
            if worth > most:
                most = worth
                chosen = child
        return chosen if chosen >= 0 else self.children[self.actions[0]]

    def survey(self, node: i64, actor: i64, count: i64) -> None:
        """What the actor has tried here and what it was worth, and the most promising of the rest; 0 promises nothing."""
        actions = self.actions
        children = self.children
        place = self.place
        visits = self.visits
        width = 3 * self.players
        tried: i64 = 0
        sum_tried = 0.0
        lowest = 2.0
        highest = -1.0
        promise = 0.0
        self.untried = -1
        for i in range(count):
            child = children[actions[i]]
            if child < 0:
                continue
            at = place[child]
            if at >= 0 and visits[at] > 0:
                often = float(visits[at])
                worth = self.sums[at * width + actor] / often
                self.seen[tried] = child
                self.often[tried] = often
                self.worths[tried] = worth
                lowest = min(lowest, worth)
                highest = max(highest, worth)
                sum_tried += worth
                tried += 1
            elif self.promise[child] > promise:
                promise = self.promise[child]
                self.untried = child
        self.tried = tried
        self.sum_tried = sum_tried
        self.lowest = lowest
        self.highest = highest

    def is_decided(self, simulations: i64) -> bool:
        """Whether the most visited action stays it, whatever the simulations that are left find."""
        most: i64 = 0
        second: i64 = 0
        child = self.first[ROOT]
        while child >= 0:
            visits = self.visits_of(child)
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.next[child]
        return most - second > simulations - self.visits[0]

    # ---- going on -------------------------------------------------------------------------------------------------------

    def after(self, choices: list[int]) -> "Tree | None":
        """What the tree knows about the position that these choices led to, as a tree of its own; None if it knows nothing."""
        node: i64 = ROOT
        for choice in choices:
            node = self.child(node, choice)
            if node < 0 or self.visits_of(node) == 0:
                return None
        kept = Tree(self.players)
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
        self.squares[self.place[mine]] = other.squares[place]
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
    root: State,
    seat: i64,
    evaluation: Evaluation,
    rng: Rng,
    simulations: i64,
    seconds: float = 0.0,
    known: Tree | None = None,
    choosing: bool = False,
) -> Tree:
    """Think about a decision until the tree has so many simulations; `seconds`, if not 0, end it earlier.

    What is `known` from thinking about earlier decisions counts, but the position itself is always looked at. Who is only
    `choosing` the most visited action need not go on once nothing can overtake it.
    """
    tree = Tree(root.players) if known is None else known
    latest = perf_counter() + seconds
    done: i64 = 0
    while True:
        tree.simulate(root, seat, evaluation, rng)
        done += 1
        if tree.visits[0] >= simulations or (seconds > 0.0 and perf_counter() >= latest):
            return tree
        if choosing and done % LOOK_UP == 0 and tree.is_decided(simulations):
            return tree


def look_at(tree: Tree, root: State, seat: i64, evaluation: Evaluation, rng: Rng, action: i64, simulations: i64) -> None:
    """Go on thinking until an action that may promise nothing has been looked at so often."""
    while True:
        found = tree.child(ROOT, action)
        if found >= 0 and tree.visits_of(found) >= simulations:
            return
        before = tree.visits[0]
        tree.simulate(root, seat, evaluation, rng, action)
        found = tree.child(ROOT, action)
        if found < 0 or tree.visits[0] == before:
            return


def twice(old: vec[i64], empty: i64) -> vec[i64]:
    """The same numbers and as many empty places again."""
    new = vec[i64]([empty] * (2 * len(old)))
    for i in range(len(old)):
        new[i] = old[i]
    return new


def twice_as_many(old: vec[float]) -> vec[float]:
    """The same numbers and as many zeros again."""
    new = vec[float]([0.0] * (2 * len(old)))
    for i in range(len(old)):
        new[i] = old[i]
    return new
