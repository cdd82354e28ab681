"""A small network learns Medici against three random players: plain NumPy, advantage actor-critic, learning curve as a plot."""

import argparse
import os
import time
from pathlib import Path

# The matrices are small: more threads would mostly wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from gymnasium.vector import AutoresetMode

from signoria.research.vector import VectorEnv

PLAYERS, ROWS, STEPS, HIDDEN = 4, 128, 32, 64
RATE, ENTROPY, TRACE, VALUE_WEIGHT = 1e-3, 3e-3, 0.95, 0.5


class Network:
    """One hidden layer; from it the preferences for all actions and an estimate of the match's worth."""

    def __init__(self, features: np.ndarray, actions: int, rng: np.random.Generator) -> None:
        self.mean, self.scale = features.mean(axis=0), 1 / (features.std(axis=0) + 0.1)
        size = features.shape[1]
        self.weights = {
            "hidden": rng.normal(0, size**-0.5, (size, HIDDEN)),
            "bias": np.zeros(HIDDEN),
            "policy": rng.normal(0, 0.01, (HIDDEN, actions)),
            "prior": np.zeros(actions),
            "value": np.zeros((HIDDEN, 1)),
        }
        self.weights = {name: weight.astype(np.float32) for name, weight in self.weights.items()}
        self.moments = {name: (np.zeros_like(weight), np.zeros_like(weight)) for name, weight in self.weights.items()}
        self.updates = 0

    def normal(self, observations: np.ndarray) -> np.ndarray:
        return ((observations - self.mean) * self.scale).astype(np.float32)

    def look(self, inputs: np.ndarray, masks: np.ndarray, used: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Hidden activity, logarithms of the probabilities of the used actions, and values."""
        hidden = np.tanh(inputs @ self.weights["hidden"] + self.weights["bias"])
        logits = hidden @ self.weights["policy"][:, used] + self.weights["prior"][used]
        logits[~masks[:, used]] = -1e9
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logs, (hidden @ self.weights["value"])[:, 0]

    def choose(self, observations: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
        """An action for each row by its probability, and the values."""
        used = np.flatnonzero(masks.any(axis=0))
        _, logs, values = self.look(self.normal(observations), masks, used)
        drawn = rng.random((len(logs), 1), np.float32)
        return used[(np.exp(logs).cumsum(axis=1) > drawn * 0.99999).argmax(axis=1)], values

    def learn(
        self, inputs: np.ndarray, masks: np.ndarray, actions: np.ndarray, advantages: np.ndarray, worth: np.ndarray
    ) -> None:
        """One step along the gradient of policy, entropy and value error. Most bids are never legal: leave them out."""
        used = np.flatnonzero(masks.any(axis=0))
        hidden, logs, values = self.look(inputs, masks, used)
        probabilities = np.exp(logs)
        sure = np.maximum(logs, -50)
        entropy = -(probabilities * sure).sum(axis=1, keepdims=True)
        to_policy = probabilities * (advantages[:, None] + ENTROPY * (sure + entropy))
        to_policy[np.arange(len(actions)), np.searchsorted(used, actions)] -= advantages
        to_policy = (to_policy / len(actions)).astype(np.float32)
        to_value = (VALUE_WEIGHT * (values - worth) / len(actions))[:, None].astype(np.float32)
        to_hidden = to_policy @ self.weights["policy"][:, used].T + to_value @ self.weights["value"].T
        to_hidden *= 1 - hidden**2
        gradients = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        gradients["hidden"] = inputs.T @ to_hidden
        gradients["bias"] = to_hidden.sum(axis=0)
        gradients["policy"][:, used] = hidden.T @ to_policy
        gradients["prior"][used] = to_policy.sum(axis=0)
        gradients["value"] = hidden.T @ to_value
        self.adjust(gradients)

    def adjust(self, gradients: dict[str, np.ndarray]) -> None:
        """Adam."""
        self.updates += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = first / (1 - 0.9**self.updates) / (np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8)
            self.weights[name] -= RATE * step


def make_env() -> VectorEnv:
    return VectorEnv("medici", ROWS, PLAYERS, autoreset_mode=AutoresetMode.SAME_STEP)


def play_and_learn(env: VectorEnv, network: Network, rng: np.random.Generator) -> None:
    """Some decisions in every row, then one update from all of them."""
    inputs, masks, actions, values, rewards, ends = [], [], [], [], [], []
    for _ in range(STEPS):
        inputs.append(network.normal(env.observations))
        masks.append(env.action_masks.astype(bool))
        action, value = network.choose(env.observations, masks[-1], rng)
        env.step(action)
        actions.append(action)
        values.append(value)
        rewards.append(env.rewards.copy())
        ends.append(env.terminations.copy())
    following = network.choose(env.observations, env.action_masks.astype(bool), rng)[1]
    advantage, advantages = np.zeros(ROWS), []
    for value, reward, end in zip(reversed(values), reversed(rewards), reversed(ends), strict=True):
        advantage = reward + np.where(end, 0, following + TRACE * advantage) - value
        advantages.append(advantage.astype(np.float32))
        following = value
    better = np.concatenate(advantages[::-1])
    worth = better + np.concatenate(values)
    better = (better - better.mean()) / (better.std() + 1e-6)
    network.learn(np.concatenate(inputs), np.concatenate(masks), np.concatenate(actions), better, worth)


def first_places(network: Network, matches: int) -> float:
    """How often the network alone is first, in matches it has not seen."""
    env, rng, played, won = make_env(), np.random.default_rng(9), 0, 0
    env.reset(seed=123_456)
    while played < matches:
        env.step(network.choose(env.observations, env.action_masks.astype(bool), rng)[0])
        played += int(env.terminations.sum())
        won += int((env.rewards == 1).sum())
    return won / played


def draw(curve: list[tuple[float, float]], path: Path) -> None:
    """The learning curve as an SVG file: minutes to the right, share of first places upwards."""
    last = max(curve[-1][0], 1e-9)
    points = " ".join(f"{60 + 520 * minutes / last:.1f},{340 - 300 * share:.1f}" for minutes, share in curve)
    lines = "".join(
        f'<line x1="60" y1="{340 - 3 * p}" x2="580" y2="{340 - 3 * p}" stroke="#ddd"/>'
        f'<text x="50" y="{344 - 3 * p}" text-anchor="end">{p} %</text>'
        for p in (0, 25, 50, 75, 100)
    )
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="620" height="390" font-family="sans-serif" font-size="12">'
        f'<rect width="620" height="390" fill="white"/>{lines}'
        '<line x1="60" y1="265" x2="580" y2="265" stroke="#999" stroke-dasharray="4"/>'
        '<text x="575" y="260" text-anchor="end">chance</text>'
        f'<polyline points="{points}" fill="none" stroke="#a33" stroke-width="2"/>'
        f'<text x="320" y="375" text-anchor="middle">minutes (to {last:.1f})</text>'
        '<text x="60" y="24">First places against three random players, Medici</text></svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=1000, help="matches in each test of strength")
    parser.add_argument("--plot", type=Path, default=Path("learning-curve.svg"))
    args = parser.parse_args()
    rng, env = np.random.default_rng(args.seed), make_env()
    env.reset(seed=args.seed)
    sample = np.concatenate([env.step(env.sample_actions())[0].copy() for _ in range(60)])
    network = Network(sample, env.setup.actions, rng)
    begin, learnt, curve = time.perf_counter(), 0.0, [(0.0, first_places(network, args.matches))]
    print(f"before learning: first in {curve[0][1]:.1%}")
    tests = [args.minutes * share for share in (0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1)]
    while tests:
        start = time.perf_counter()
        play_and_learn(env, network, rng)
        learnt += time.perf_counter() - start
        if learnt / 60 >= tests[0]:
            tests.pop(0)
            curve.append((learnt / 60, first_places(network, args.matches)))
            print(f"{learnt / 60:5.2f} minutes, {network.updates} updates: first in {curve[-1][1]:.1%}", flush=True)
    draw(curve, args.plot)
    total = (time.perf_counter() - begin) / 60
    print(f"first in {curve[-1][1]:.1%} of {args.matches} matches after {total:.1f} minutes; curve in {args.plot}")


if __name__ == "__main__":
    main()
