"""A search tree over information sets: every simulation plays in a freshly imagined position, all share one tree.

Each node stands for what followed its parent: a decision or a chance outcome. It keeps its visits and, for every seat, the sum
of outlooks; whoever decides goes for the child best for itself (max^n), guided by priors.
"""

import math
from typing import Final

from mypy_extensions import i64

from signoria.bots.search.evaluation import Evaluation, judge_end, outlook
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State, buffer
from signoria.core.vec import vec

EXPLORATION: Final = 1.1
# An action nobody has tried counts a little less than its position.
UNTRIED: Final = 0.08
DEEPEST: Final = 400


class Tree:
    """Statistics of one decision."""

    def __init__(self, players: i64, capacity: i64) -> None:
        self.players: i64 = players
        self.capacity: i64 = capacity
        self.size: i64 = 1
        self.choice: vec[i64] = vec[i64]([-1 for _ in range(capacity)])
        self.first: vec[i64] = vec[i64]([-1 for _ in range(capacity)])
        self.next: vec[i64] = vec[i64]([-1 for _ in range(capacity)])
        self.visits: vec[i64] = vec[i64]([0 for _ in range(capacity)])
        self.sums: vec[float] = vec[float]([0.0 for _ in range(capacity * 3 * players)])
        self.actions: vec[i64] = buffer()
        self.children: vec[i64] = vec[i64]([-1 for _ in range(1024)])
        self.priors: vec[float] = vec[float]([0.0 for _ in range(1024)])
        self.path: vec[i64] = vec[i64]([0 for _ in range(DEEPEST)])
        self.out: vec[float] = outlook(players)

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
        node: i64 = 0
        depth: i64 = 1
        self.path[0] = 0
        while depth < DEEPEST:
            actor = state.actor()
            if actor == OVER:
                break
            choice = state.sample(rng) if actor == CHANCE else self.select(state, node, actor, evaluation)
            state.apply(choice)
            child = self.child(node, choice)
            new = child < 0
            if new:
                child = self.grow(node, choice)
                if child < 0:
                    break
            node = child
            self.path[depth] = node
            depth += 1
            if new and state.actor() != CHANCE:
                break
        return depth

    def child(self, node: i64, choice: i64) -> i64:
        """The node that follows a choice, or -1."""
        found = self.first[node]
        while found >= 0 and self.choice[found] != choice:
            found = self.next[found]
        return found

    def grow(self, node: i64, choice: i64) -> i64:
        """A new node, or -1 if the tree is full."""
        if self.size == self.capacity:
            return -1
        made = self.size
        self.size += 1
        self.choice[made] = choice
        self.next[made] = self.first[node]
        self.first[node] = made
        return made

    def select(self, state: State, node: i64, actor: i64, evaluation: Evaluation) -> i64:
        """The action that is best for the actor so far, or promising and little tried."""
        actions = self.actions
        count = state.legal(actions)
        evaluation.prior(state, actions, count, self.priors)
        total = 0.0
        for i in range(count):
            total += self.priors[i]
            self.children[actions[i]] = -1
        found = self.first[node]
        while found >= 0:
            self.children[self.choice[found]] = found
            found = self.next[found]
        return self.best(node, actor, count, total)

    def best(self, node: i64, actor: i64, count: i64, total: float) -> i64:
        width = 3 * self.players
        visits = self.visits[node]
        here = self.sums[node * width + actor] / float(max(visits, 1))
        reach = EXPLORATION * math.sqrt(float(visits) + 1.0)
        chosen = self.actions[0]
        most = -1.0e9
        for i in range(count):
            if self.priors[i] > 0.0:
                action = self.actions[i]
                child = self.children[action]
                tried: i64 = 0
                value = here - UNTRIED
                if child >= 0 and self.visits[child] > 0:
                    tried = self.visits[child]
                    value = self.sums[child * width + actor] / float(tried)
                promise = value + reach * self.priors[i] / total / (1.0 + float(tried))
                if promise > most:
                    most = promise
                    chosen = action
        return chosen

    def note(self, depth: i64) -> None:
        """Add the outlook to every node on the path."""
        width = 3 * self.players
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            first = node * width
            for j in range(width):
                self.sums[first + j] += self.out[j]


def search(root: State, seat: i64, evaluation: Evaluation, rng: Rng, simulations: i64) -> Tree:
    """Think about a decision for so many simulations."""
    tree = Tree(root.players, 4 * simulations + 16)
    for _ in range(simulations):
        tree.simulate(root, seat, evaluation, rng)
    return tree
