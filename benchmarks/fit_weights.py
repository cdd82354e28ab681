"""Weights of a game's judgement from play: what sensible play goes by, and what a position is worth where playing on ends.

    python benchmarks/fit_weights.py ilvecchio play --minutes 5 --write played.toml
    python benchmarks/fit_weights.py ilvecchio positions --minutes 5 --weights played.toml --write fitted.toml

`play` lets two versions of sensible play (the first idea of the judgement, without search) play the same deals from both
seats; their weights differ at random in everything at once, and all weights go a little towards the better version (SPSA).

`positions` takes positions of quick matches and goes on from each in several ways for up to a few turns. Every position this
leads to is played out by sensible play, all that have one beginning with the same luck. What is learned is by how much the
ways end differently, against by how much the judgement thinks they will: so it learns what an action changes, not who tends
to be ahead. Levels count too, but less (`--levels`). With `--simulations N` a search says what each position is worth instead
of playing it out. The weights with a name `position.…`, and those that only positions have, are fitted by least squares, and
kept near what they were as far as nothing was learned of them; how the judgement answers to each is found by changing it a
little.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

import signoria
from signoria.bots.search.tree import search
from signoria.bots.search_bot import read_weights, weights_file
from signoria.core.evaluation import OF_POSITIONS, Evaluation, outlook
from signoria.core.game import Game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from signoria.training.quick import GRAINS, QuickPlayer

Floats = NDArray[np.float64]
# How many turns a judgement plays on is a weight itself.
TURNS: Final = ("turns_ahead", "turns")
# What neither kind of matches tells anything about: how far the search looks, and how sure it is.
LEFT_ALONE: Final = {
    *("spread", "spread_early", "spread_per_round", "temperature", "hopeless", "careful", "warmth", "noise", "horizon"),
    *("constant", "constant_late"),
    *TURNS,
}
# Weights of positions alone, that sensible play does not look at.
JUDGING: Final = {"towers", "left", "bonus-softness", "tempo", "care", "bonus"}
PROMISES: Final = "promise_"
# Weights that are shares move in smaller steps than points.
LARGEST_SHARE: Final = 1.0
FOREVER: Final = 100_000.0
# Ways that are gone on from one position, and one decision of so many is such a position.
WAYS: Final = 4
ONE_OF: Final = 20
# A way begins with nearly any action that looks possible.
LOOSEST: Final = 0.5


class Fitted:
    """A game's judgement with weights that can be changed."""

    def __init__(self, game: Game, file: Path) -> None:
        module = game.part("bots.judgement")
        assert module is not None
        self.game, self.names, self.made = game, module.NAMES, module.Judgement
        self.weights: Floats = np.array(read_weights(file, module.NAMES))
        self.turns = next((self.names.index(name) for name in TURNS if name in self.names), -1)

    def judgement(self, weights: Floats, turns: float | None = None) -> Evaluation:
        changed = [float(weight) for weight in weights]
        if turns is not None:
            changed[self.turns] = turns
        judging: Evaluation = self.made(changed)
        return judging

    def places(self, of_positions: bool) -> list[int]:
        """Where the weights are that count for positions, or those that sensible play goes by."""
        own = {name for name in self.names if name.startswith(OF_POSITIONS)}
        judging = own | (JUDGING & set(self.names) if own else set())
        changing = [
            name for name in self.names if name.removeprefix(OF_POSITIONS) not in LEFT_ALONE and not name.startswith(PROMISES)
        ]
        return [self.names.index(name) for name in changing if (name in judging) == of_positions]

    def write(self, file: Path) -> None:
        file.write_text("".join(f"{name} = {weight:.3f}\n" for name, weight in zip(self.names, self.weights, strict=True)))


class Sensible(QuickPlayer):
    """Plays by the priors of a judgement: the most promising action, or one drawn by how promising they look."""

    def __init__(self, fitted: Fitted, weights: Floats) -> None:
        super().__init__(fitted.game)
        self.own = fitted.judgement(weights)

    def best(self, state: State, rng: Rng) -> int:
        count = state.legal(self.actions)
        self.own.begin(state.actor(), 0, rng)
        self.own.prior(state, self.actions, count, self.priors)
        return self.actions[max(range(count), key=lambda i: self.priors[i])]


# ---- sensible play ------------------------------------------------------------------------------------------------------


def lead(game: Game, deal: int, seats: Sequence[Sensible]) -> int:
    """By how much the first of two ends ahead."""
    state, rng = game.initial(2), Rng(deal)
    while (actor := state.actor()) != OVER:
        state.apply(state.sample(rng) if actor == CHANCE else seats[actor].best(state, rng))
    scores = state.scores()
    return scores[0] - scores[1]


def compare(fitted: Fitted, deals: range, one: Floats, other: Floats) -> Floats:
    """By how much the one ends ahead of the other, every deal from both seats."""
    first, second = (Sensible(fitted, weights) for weights in (one, other))
    found = [lead(fitted.game, deal, (first, second)) - lead(fitted.game, deal, (second, first)) for deal in deals]
    return np.array(found) / 2.0


def fit_play(fitted: Fitted, minutes: float, seed: int, pairs: int = 48) -> None:
    """Simultaneous perturbation, with the steps of Adam; what is kept is the mean of the last two fifths."""
    rng, begun = np.random.default_rng(seed), time.monotonic()
    old, now = fitted.weights.copy(), fitted.weights.copy()
    size = np.zeros_like(old)
    for place in fitted.places(of_positions=False):
        size[place] = 0.05 if 0.0 < old[place] < LARGEST_SHARE else max(0.25 * abs(old[place]), 0.12)
    mean, square, kept, deal, step = np.zeros_like(old), np.zeros_like(old), [], seed * 10_000_000, 0
    while (done := (time.monotonic() - begun) / (60.0 * minutes)) < 1.0:
        step += 1
        change = rng.choice([-1.0, 1.0], len(old)) * size
        ahead = compare(fitted, range(deal, deal + pairs), now + 0.7 * change, now - 0.7 * change)
        deal += pairs
        slope = float(np.clip(ahead, -25.0, 25.0).mean()) * np.sign(change)
        mean, square = 0.97 * mean + 0.03 * slope, 0.995 * square + 0.005 * slope**2
        towards = (mean / (1.0 - 0.97**step)) / (np.sqrt(square / (1.0 - 0.995**step)) + 1e-6)
        now = now + 0.035 * (1.0 - 0.8 * done) * size * towards
        if done > 0.6:
            kept.append(now)
        if step % 100 == 0:
            print(f"{step} steps, {60 * minutes * done:.0f} s", flush=True)
    fitted.weights = np.mean(kept or [now], axis=0)
    ahead = compare(fitted, range(deal, deal + 500), fitted.weights, old)
    error = 1.96 * ahead.std() / len(ahead) ** 0.5
    print(f"against what it was: {ahead.mean():+.2f} ± {error:.2f} points of {2 * len(ahead)} matches")


# ---- positions ----------------------------------------------------------------------------------------------------------


class Ways:
    """Positions that one beginning leads to: what the judgement thinks of each, how it answers to weights, what came of it."""

    def __init__(self) -> None:
        self.groups: list[int] = []
        self.expected: list[float] = []
        self.slopes: list[list[float]] = []
        self.reached: list[float] = []

    def centred(self, numbers: Floats) -> Floats:
        """Less the mean of all ways with the same beginning."""
        groups = np.array(self.groups)
        often = np.bincount(groups)
        columns = numbers if numbers.ndim == 2 else numbers[:, None]
        means = np.stack([np.bincount(groups, column) for column in columns.T], axis=1) / np.maximum(often, 1)[:, None]
        found: Floats = (columns - means[groups]).reshape(numbers.shape)
        return found


def lead_of(points: Sequence[float]) -> float:
    """By how much the first seat is ahead of the others' mean."""
    return points[0] - sum(points[1:]) / (len(points) - 1)


class Gathering:
    """Plays quick matches, and goes on from some of their positions in several ways."""

    def __init__(self, fitted: Fitted, players: int, simulations: int) -> None:
        self.game, self.players, self.simulations = fitted.game, players, simulations
        self.out = outlook(players)
        self.searching = fitted.judgement(fitted.weights)
        self.player = Sensible(fitted, fitted.weights)
        self.settling = fitted.judgement(fitted.weights, 0.0)
        self.to_the_end = fitted.judgement(fitted.weights, FOREVER)
        self.changed = []
        for place in fitted.places(of_positions=True):
            weights = fitted.weights.copy()
            step = 0.02 * max(1.0, abs(weights[place]))
            weights[place] += step
            self.changed.append((fitted.judgement(weights, 0.0), step))
        self.ways = Ways()
        self.beginnings = 0

    def gather(self, minutes: float, deal: int) -> Ways:
        first, end = deal, time.monotonic() + 60.0 * minutes
        while time.monotonic() < end:
            self.play(Rng(deal), end)
            deal += 1
        print(f"{deal - first} matches, {self.beginnings} beginnings, {len(self.ways.groups)} positions", flush=True)
        return self.ways

    def play(self, rng: Rng, end: float) -> None:
        """One quick match."""
        state, closely = self.game.initial(self.players), (1, 3, 8)[rng.below(3)]
        while (actor := state.actor()) != OVER and time.monotonic() < end:
            if actor == CHANCE:
                state.apply(state.sample(rng))
                continue
            if rng.below(ONE_OF) == 0 and state.legal(self.player.actions) > 1:
                luck, decisions, loosely = rng.below(GRAINS), rng.below(8), (0.5, 1, 2, 4)[rng.below(4)]
                for way in range(WAYS):
                    self.go_on(state.clone(), Rng(luck + way), decisions, loosely, luck)
                self.beginnings += 1
            state.apply(self.player.choose(state, closely, rng))

    def go_on(self, state: State, rng: Rng, decisions: int, loosely: float, luck: int) -> None:
        """One way on from a position: some loose decisions, the turn to its end, and what comes of it."""
        state.apply(self.player.choose(state, LOOSEST, rng))
        while decisions > 0 and (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(self.player.choose(state, loosely, rng))
                decisions -= 1
        if state.over():
            return
        expected = self.judged(self.settling, state, rng)
        if state.over():
            return
        self.ways.groups.append(self.beginnings)
        self.ways.expected.append(expected)
        self.ways.slopes.append([(self.judged(other, state, rng) - expected) / step for other, step in self.changed])
        # The same luck for every way.
        luck_alike = Rng(luck + WAYS)
        self.ways.reached.append(
            self.searched(state, luck_alike) if self.simulations else self.judged(self.to_the_end, state, luck_alike)
        )

    def judged(self, own: Evaluation, state: State, rng: Rng) -> float:
        own.judge(state, rng, self.out)
        return lead_of(list(self.out)[2 * self.players :])

    def searched(self, state: State, rng: Rng) -> float:
        """What a search expects after its most visited choice."""
        seat = state.actor()
        self.searching.begin(seat, 0, rng)
        tree = search(state, seat, self.searching, rng, self.simulations)
        best, child = tree.first[0], tree.first[0]
        while child >= 0:
            if tree.visits_of(child) > tree.visits_of(best):
                best = child
            child = tree.next[child]
        return lead_of([tree.mean(best, 2, other) for other in range(self.players)])


def fit_positions(fitted: Fitted, ways: Ways, levels: float, anchor: float) -> None:
    """Least squares of what the judgement got wrong, first between ways, then (less) between beginnings."""
    slopes, wrong = np.array(ways.slopes), np.array(ways.reached) - np.array(ways.expected)
    held_back = np.array(ways.groups) % 6 == 0
    used = ~held_back
    between, off = ways.centred(slopes), ways.centred(wrong)
    across, level_off = slopes - slopes.mean(axis=0), wrong - wrong.mean()
    square = between[used].T @ between[used] / off[used].var() + levels * across[used].T @ across[used] / level_off[used].var()
    right = between[used].T @ off[used] / off[used].var() + levels * across[used].T @ level_off[used] / level_off[used].var()
    change = np.linalg.solve(square + anchor * np.eye(len(right)), right)
    reached = ways.centred(np.array(ways.reached))[held_back]
    for name, error in (("before", off[held_back]), ("after", (off - between @ change)[held_back])):
        print(f"explained of how ways end differently, {name}: {100 * (1 - (error @ error) / (reached @ reached)):.2f} %")
    fitted.weights[fitted.places(of_positions=True)] += change


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("florence", "firenze", "ilvecchio"))
    parser.add_argument("what", choices=("play", "positions"))
    parser.add_argument("--weights", type=Path, help="begin with this file instead of the game's own")
    parser.add_argument("--write", type=Path, required=True, help="where the weights go")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=0, help="let a search say what positions are worth")
    parser.add_argument("--levels", type=float, default=0.05, help="how much it counts who is ahead at all")
    parser.add_argument("--anchor", type=float, default=2.0, help="how firmly weights stay what they were")
    args = parser.parse_args()
    game = signoria.load(args.game)
    fitted = Fitted(game, args.weights or weights_file(game))
    if args.what == "positions" and not fitted.places(of_positions=True):
        parser.error(f"{game.title} has no weights {OF_POSITIONS}… to fit; only its play can be tuned")
    if args.what == "play":
        fit_play(fitted, args.minutes, args.seed)
    else:
        ways = Gathering(fitted, args.players, args.simulations).gather(args.minutes, 1_000_000 * args.seed)
        fit_positions(fitted, ways, args.levels, args.anchor)
    fitted.write(args.write)
    print(args.write)


if __name__ == "__main__":
    main()
