"""PPO in plain PyTorch learns a game by playing all seats itself, with masks, on the fast vector; then it meets our levels.

One network plays every seat, since a seat's own things come first in its observation. Rewards come at the end of a match,
to every seat at once: with `rewards_for="actor"` they are in `info["seat_returns"]`, and each is credited to the last decision
of its seat.

With `--decisions` instead of `--minutes` the same seed gives the same network on the same machine. The checkpoint holds the
weights and its record: how it was trained, and how it did against the levels; the record is written beside it as JSON, too.
`load` brings a checkpoint back, `--measure` plays the levels that it has not met.
"""

import argparse
import datetime as dt
import json
import platform
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn
from torch.nn import functional

import signoria
from signoria.arena.statistics import wilson
from signoria.bots.registry import bots_for
from signoria.research.vector import VectorEnv

ROWS, STEPS, EPOCHS, MINIBATCH = 256, 64, 2, 4096
# What is illegal has the logarithm -1e9, whose exponential takes ten times as long as that of this one, which is as good as 0.
LEAST = -50.0
TRACE, CLIP, ENTROPY, VALUE_WEIGHT, RATE = 0.95, 0.2, 0.01, 0.5, 1e-3


class Network(nn.Module):
    """Two hidden layers; from them the preferences for all actions and the worth of the match for the seat."""

    def __init__(self, features: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.bias)
        self.policy.weight.data.mul_(0.01)

    def forward(
        self, features: torch.Tensor, masks: torch.Tensor, used: torch.Tensor | None = None
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logarithms of the probabilities of the actions that are legal in any row, which actions these are, and values.
        `used`: the masks are of these actions only.
        """
        if used is None:
            used = legal_anywhere(masks)
            masks = masks.index_select(1, used)
        body = self.body(features)
        preferences = functional.linear(body, self.policy.weight.index_select(0, used), self.policy.bias[used])
        logs = functional.log_softmax(preferences.masked_fill(~masks, -1e9), dim=1)
        return logs, used, self.value(body)[:, 0]

    @torch.no_grad()
    def choose(self, features: np.ndarray, masks: np.ndarray, greedy: bool = False) -> np.ndarray:
        """An action for each row: a policy as `VectorEnv(opponents=...)` takes it, so that frozen copies can be opponents."""
        logs, used, _ = self(torch.from_numpy(features), torch.from_numpy(masks.astype(bool)))
        return used[logs.argmax(dim=1) if greedy else sample(logs)].numpy()


def legal_anywhere(masks: torch.Tensor) -> torch.Tensor:
    """Actions that are legal in any row: a fraction of all, and only they cost anything (NumPy finds them sooner)."""
    return torch.from_numpy(np.flatnonzero(np.bitwise_or.reduce(masks.numpy().view(np.uint8), axis=0)))


def sample(logs: torch.Tensor) -> torch.Tensor:
    """Where the sum of the probabilities passes a random number above 0. One number for each row: noise for every action would
    take as long as the rest of the step.
    """
    passed = logs.clamp(min=LEAST).exp_().cumsum(dim=1)
    return (passed < passed[:, -1:] * (1 - torch.rand(len(logs), 1))).sum(dim=1)


def make_env(game: str, players: int, rows: int = ROWS, **how: Any) -> VectorEnv:
    return VectorEnv(game, rows, players, normalise=True, autoreset_mode=AutoresetMode.SAME_STEP, **how)


class Rollout:
    """What happened in some steps of all rows."""

    def __init__(self, env: VectorEnv) -> None:
        rows, size, actions, players = env.num_envs, len(env.feature_names), env.setup.actions, env.setup.players
        self.features = torch.zeros(STEPS, rows, size)
        self.masks = torch.zeros(STEPS, rows, actions, dtype=torch.bool)
        self.actions = torch.zeros(STEPS, rows, dtype=torch.int64)
        self.logs, self.values = torch.zeros(STEPS, rows), torch.zeros(STEPS, rows)
        self.seats, self.ends = np.zeros((STEPS, rows), np.int64), np.zeros((STEPS, rows), bool)
        self.returns = np.zeros((STEPS, rows, players), np.float32)

    @torch.no_grad()
    def play(self, env: VectorEnv, network: Network, shown: np.ndarray) -> np.ndarray:
        for step in range(STEPS):
            self.features[step] = torch.from_numpy(shown)
            self.masks[step] = torch.from_numpy(env.action_masks.view(bool))
            logs, used, self.values[step] = network(self.features[step], self.masks[step])
            drawn = sample(logs)
            self.actions[step], self.logs[step] = used[drawn], logs.gather(1, drawn[:, None])[:, 0]
            self.seats[step] = env.deciding_seats
            shown, _, ends, _, info = env.step(self.actions[step].numpy())
            self.ends[step], self.returns[step] = ends, info["seat_returns"]
        return shown

    def advantages(self, network: Network, env: VectorEnv, shown: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """For every decision its advantage, backwards along the decisions of the same seat in the same match; and whether what
        follows is known: the last decisions of seats that wait at the end of the rollout teach nothing.
        """
        rows = np.arange(env.num_envs)
        with torch.no_grad():
            ahead = network(torch.from_numpy(shown), torch.from_numpy(env.action_masks.view(bool)))[2].numpy()
        following = np.zeros((env.num_envs, env.setup.players), np.float32)
        traced, known = np.zeros_like(following), np.zeros(following.shape, bool)
        following[rows, env.deciding_seats], known[rows, env.deciding_seats] = ahead, True
        values, found = self.values.numpy(), np.zeros(self.seats.shape, np.float32)
        usable = np.zeros(self.seats.shape, bool)
        for step in reversed(range(STEPS)):
            over, seat = self.ends[step], self.seats[step]
            # At the end of a match the returns are what follows, for every seat.
            following[over], traced[over], known[over] = self.returns[step][over], 0, True
            error = following[rows, seat] - values[step]
            found[step] = error + TRACE * traced[rows, seat]
            usable[step] = known[rows, seat]
            following[rows, seat], traced[rows, seat], known[rows, seat] = values[step], found[step], True
        return found, usable


def learn(rollout: Rollout, network: Network, optimiser: torch.optim.Optimizer, found: np.ndarray, usable: np.ndarray) -> None:
    """Some epochs of clipped policy gradient, entropy and value error."""
    kept = torch.from_numpy(np.flatnonzero(usable))
    flat = [tensor.flatten(0, 1) for tensor in (rollout.features, rollout.masks, rollout.actions, rollout.logs, rollout.values)]
    used = legal_anywhere(flat[1])
    masks = flat[1].index_select(1, used)
    advantages = torch.from_numpy(found).flatten()
    worth = advantages + flat[4]
    better = (advantages - advantages[kept].mean()) / (advantages[kept].std() + 1e-6)
    for _ in range(EPOCHS):
        for chosen in kept[torch.randperm(len(kept))].split(MINIBATCH):
            logs, _, values = network(flat[0].index_select(0, chosen), masks.index_select(0, chosen), used)
            taken = torch.searchsorted(used, flat[2][chosen])
            ratio = (logs.gather(1, taken[:, None])[:, 0] - flat[3][chosen]).exp()
            gain = torch.minimum(ratio * better[chosen], ratio.clamp(1 - CLIP, 1 + CLIP) * better[chosen]).mean()
            bounded = logs.clamp(min=LEAST)
            entropy = -(bounded.exp() * bounded).sum(dim=1).mean()
            loss = VALUE_WEIGHT * functional.mse_loss(values, worth[chosen]) - gain - ENTROPY * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def first_places(network: Network, game: str, players: int, level: str, matches: int) -> tuple[float, float, float]:
    """The share of matches won against a level at all other seats, shared wins in part, with Wilson's 95 % interval."""
    env, won, played = make_env(game, players, min(32, matches), opponents=level), 0.0, 0
    shown, _ = env.reset(seed=1_000_000)
    while played < matches:
        shown, _, ends, _, info = env.step(network.choose(shown, env.action_masks, greedy=True))
        for row in np.flatnonzero(ends):
            # The next match has begun: it was played one seat earlier.
            places = info["placings"][row].tolist()
            seat = (int(env.own_seats[row]) - 1) % players
            won += 1 / places.count(1) if places[seat] == 1 else 0
            played += 1
    found = wilson(won, played)
    return found.won, found.low, found.high


def train(args: argparse.Namespace, env: VectorEnv) -> tuple[Network, dict[str, Any]]:
    """Learn for as long as was asked for; the network, and what it took."""
    shown, _ = env.reset(seed=args.seed)
    network = Network(len(env.feature_names), env.setup.actions, args.hidden)
    optimiser, rollout = torch.optim.Adam(network.parameters(), RATE), Rollout(env)
    begin, computed, decisions, said, done = time.perf_counter(), time.process_time(), 0, 0, 0.0
    while done < 1:
        optimiser.param_groups[0]["lr"] = RATE * max(0.05, 1 - done)
        shown = rollout.play(env, network, shown)
        learn(rollout, network, optimiser, *rollout.advantages(network, env, shown))
        decisions += STEPS * ROWS
        spent = (time.perf_counter() - begin) / 60
        done = decisions / args.decisions if args.decisions else spent / args.minutes
        if int(spent) > said:
            said = int(spent)
            print(f"{spent:4.1f} minutes, {decisions:,} decisions, {decisions / spent / 60:,.0f} a second", flush=True)
    seconds, computed = time.perf_counter() - begin, time.process_time() - computed
    took = f"learnt from {decisions:,} decisions in {seconds:.0f} s, {decisions / seconds:,.0f} a second"
    print(f"{took}, {decisions / computed:,.0f} for a second of computing", flush=True)
    return network, {"decisions": decisions, "seconds": round(seconds), "computing_seconds": round(computed)}


def measure(network: Network, record: dict[str, Any], levels: Iterable[str], matches: int) -> Iterator[None]:
    """Against each level: matches, the share won, and its interval. Goes on where it was stopped."""
    results = record.setdefault("results", [])
    for level in levels:
        if level in [known["level"] for known in results]:
            continue
        share, low, high = first_places(network, record["game"], record["players"], level, matches)
        results.append({"level": level, "matches": matches, "won": share, "low": low, "high": high})
        print(f"against {level}: won {share:.1%} of {matches} matches ({low:.0%} to {high:.0%})", flush=True)
        yield


def save(network: Network, record: dict[str, Any], file: Path) -> None:
    torch.save({**record, "weights": network.state_dict()}, file)
    file.with_suffix(".json").write_text(json.dumps(record, indent=2) + "\n")


def load(file: Path) -> tuple[Network, dict[str, Any]]:
    """A network from its checkpoint, and its record. `network.choose` is a policy: an opponent, or an agent for the arena."""
    record = torch.load(file)
    weights = record.pop("weights")
    network = Network(weights["body.0.weight"].shape[1], weights["policy.weight"].shape[0], record["hidden"])
    network.load_state_dict(weights)
    return network, record


def record_of(args: argparse.Namespace, env: VectorEnv, took: dict[str, Any]) -> dict[str, Any]:
    """What somebody must know to train the same again."""
    about = {
        "game": args.game,
        "rules": env.setup.game.rules,
        "players": args.players,
        "hidden": args.hidden,
        "seed": args.seed,
    }
    versions = {"signoria": signoria.__version__, "torch": str(torch.__version__), "numpy": np.__version__}
    settings = {"rows": ROWS, "steps": STEPS, "epochs": EPOCHS, "minibatch": MINIBATCH, "trace": TRACE, "clip": CLIP,
                "entropy": ENTROPY, "value_weight": VALUE_WEIGHT, "rate": RATE}  # fmt: skip
    date = dt.datetime.now(dt.UTC).date().isoformat()
    return {**about, **took, "date": date, "python": platform.python_version(), "versions": versions, "settings": settings}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="medici", choices=signoria.game_names())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--decisions", type=int, help="learn from so many decisions, however long it takes")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=200, help="matches against each level afterwards")
    parser.add_argument("--level", action="append", help="only this level (may be repeated)")
    parser.add_argument("--checkpoint", type=Path, default=Path("ppo-selfplay.pt"))
    parser.add_argument(
        "--measure", action="store_true", help="do not learn: only play the levels that the checkpoint has not met"
    )
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    if args.measure:
        network, record = load(args.checkpoint)
    else:
        env = make_env(args.game, args.players, opponents=None, rewards_for="actor")
        network, took = train(args, env)
        record = record_of(args, env, took)
        save(network, record, args.checkpoint)
    for _ in measure(network, record, args.level or bots_for(signoria.load(record["game"])), args.matches):
        save(network, record, args.checkpoint)


if __name__ == "__main__":
    main()
