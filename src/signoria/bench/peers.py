"""The peers: OpenSpiel's hearts in its C++ loop and driven from Python, and catanatron. An optional extra (`bench`)."""

import importlib.util
import random
import time
from typing import Any

from signoria.bench.measure import Measure, Speed

HEARTS_SAMPLE = 200


def installed() -> dict[str, bool]:
    return {name: importlib.util.find_spec(name) is not None for name in ("pyspiel", "catanatron")}


def hearts_decisions_per_match() -> float:
    """OpenSpiel's C++ loop does not count decisions: take the average of matches stepped one by one."""
    import pyspiel

    game, rng, decisions = pyspiel.load_game("hearts"), random.Random(1), 0
    for _ in range(HEARTS_SAMPLE):
        decisions += step_through(game, rng)
    return decisions / HEARTS_SAMPLE


def step_through(game: Any, rng: random.Random) -> int:
    """One random match of hearts, stepped from Python; returns its decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(actions[int(rng.random() * len(actions))])
    return decisions


def hearts_native(per_match: float) -> Measure:
    """`pyspiel.evaluate_bots` with uniform random bots."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def measure(seconds: float) -> Speed:
        matches = 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            bots = [pyspiel.make_uniform_random_bot(seat, matches * 4 + seat) for seat in range(4)]
            pyspiel.evaluate_bots(game.new_initial_state(), bots, matches)
            matches += 1
        return Speed(matches * per_match, matches, spent)

    return measure


def hearts_from_python() -> Measure:
    import pyspiel

    game = pyspiel.load_game("hearts")

    def measure(seconds: float) -> Speed:
        rng, decisions, matches = random.Random(1), 0, 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            decisions += step_through(game, rng)
            matches += 1
        return Speed(decisions, matches, spent)

    return measure


def catan() -> Measure:
    """Catanatron with four random players."""
    from catanatron import Color, Game, RandomPlayer

    class Counting(RandomPlayer):  # type: ignore[misc]
        decisions = 0

        def decide(self, game: Any, playable_actions: Any) -> Any:
            Counting.decisions += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    def measure(seconds: float) -> Speed:
        Counting.decisions, matches = 0, 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=matches).play()
            matches += 1
        return Speed(Counting.decisions, matches, spent)

    return measure
