"""`signoria train`: plays, learns and evaluates, tells how far it is line by line, and writes a value with its record."""

import argparse
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from signoria.bots.registry import level_settings, make_bot, strongest_for
from signoria.core.errors import BadSetup
from signoria.core.registry import load
from signoria.training.settings import QUICK, Run, Settings, open_run

if TYPE_CHECKING:
    from signoria.training.model import Model

# Lines about playing come at most so often.
SECONDS_BETWEEN = 5.0


def run(args: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise BadSetup("learning needs NumPy; install it with: pip install 'signoria[training]'")
    if args.workers < 1:
        raise BadSetup(f"--workers is {args.workers}; at least 1 process must play")
    opened = open_run(*asked(args))
    try:
        train(opened, args)
    except KeyboardInterrupt:
        say(f"Stopped. What was done is kept in {opened.folder}; the same command goes on from there.")
        raise
    return 0


def asked(args: argparse.Namespace) -> tuple[Path, Settings]:
    game = load(args.game)
    players = max(2, game.min_players) if args.players is None else args.players
    folder = args.run or Path("training") / f"{game.key}-{players}"
    chosen = {name: getattr(args, name) for name in Settings.__dataclass_fields__ if name not in ("game", "rules", "players")}
    return folder, Settings(game=game.key, rules=game.rules, players=players, **chosen)


def called(generation: int) -> str:
    return "quick matches" if generation == QUICK else f"generation {generation}"


def say(line: str) -> None:
    print(line, flush=True)


def train(run: Run, args: argparse.Namespace) -> None:
    from signoria.training.curves import write_curves
    from signoria.training.fit import fit
    from signoria.training.generate import all_samples, generate
    from signoria.training.looking import settles
    from signoria.training.record import write_value

    settings = run.settings
    settled = settles(run.game, settings.players)
    size = len(run.game.features(settings.players))
    lines: list[dict[str, float]] = []
    model: Model | None = None
    for generation in settings.stages():
        begin = time.monotonic()
        generate(run, generation, settled, args.workers, args.ray, Playing(settings, generation))
        samples = all_samples(run, generation)
        say(f"{called(generation)}: {len(samples)} positions of {len(set(samples.match.tolist()))} matches")
        model, curve = fit(samples, size, settings, run.checkpoint(generation), Learning(generation), model)
        lines += [{"generation": float(generation), **line} for line in curve]
        write_curves(lines, run.folder)
        write_value(run, generation, model, settled, lines, len(samples))
        say(f"{called(generation)}: learned, {time.monotonic() - begin:.0f} s; {run.value(generation)}")
    evaluate(run, args)


def evaluate(run: Run, args: argparse.Namespace) -> None:
    """Play the newest value against fixed opponents, and write it once more with what came out."""
    from signoria.training.record import finish_value
    from signoria.training.trial import at_equal_time, fixed_opponents, ships, tried

    settings, newest = run.settings, run.value(run.settings.generations)
    numbers = level_settings(run.game).get(strongest_for(run.game), {})
    strongest = int(numbers.get("simulations", settings.simulations))
    simulations = finish_value(run, newest, pace=lambda: at_equal_time(run.game, settings.players, newest, strongest))
    say(f"{simulations} simulations with the value take as long as {strongest} without")
    if args.evaluate < 1:
        return
    opponents = [name.strip() for name in args.against.split(",") if name.strip()] or fixed_opponents(run.game)
    for name in opponents:
        make_bot(name, run.game)
    trials = tried(
        run.game,
        settings.players,
        newest,
        simulations,
        opponents,
        args.evaluate,
        run.folder / "evaluation.jsonl",
        workers=args.workers,
        ray=args.ray,
        tell=Trying(),
    )
    finish_value(run, newest, trials=trials)
    for trial in trials:
        say(
            f"against {trial.opponent}: won {100 * trial.won:.1f} % of {trial.matches} "
            f"({100 * trial.low:.1f} to {100 * trial.high:.1f}), {trial.points:.1f} points to {trial.their_points:.1f}, "
            f"{trial.milliseconds:.1f} ms a decision to {trial.their_milliseconds:.1f}"
        )
    wins = "wins" if ships(trials) else "does not win"
    say(f"It {wins} 55 % of 400 against {trials[0].opponent} at equal time. {run.folder / 'value.json'}")


class Slowly:
    """Says how far something is, now and then, and at its end."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.said = 0.0
        self.first: int | None = None

    def tell(self, what: str, done: int, total: int, each: str) -> None:
        now = time.monotonic()
        self.first = done if self.first is None else self.first
        if done < total and now - self.said < SECONDS_BETWEEN:
            return
        self.said = now
        fresh = done - self.first
        pace = f", {60 * fresh / max(now - self.begun, 0.001):.0f} {each} a minute" if fresh else ""
        say(f"{what}: {done} of {total} {each}{pace}")


class Playing(Slowly):
    def __init__(self, settings: Settings, generation: int) -> None:
        super().__init__()
        self.settings = settings
        self.generation = generation

    def __call__(self, done: int, total: int) -> None:
        count = self.settings.count(self.generation)
        self.tell(called(self.generation), round(count * done / total), count, "matches")


class Learning:
    def __init__(self, generation: int) -> None:
        self.generation = generation

    def __call__(self, line: dict[str, Any]) -> None:
        say(
            f"{called(self.generation)}, epoch {line['epoch']:.0f}: loss {line['learned']:.4f}, "
            f"held back {line['held_back']:.4f}; of the points {100 * line['points_explained']:.1f} % explained "
            f"(judgement {100 * line['points_by_judgement']:.1f}), of the worth {100 * line['worth_explained']:.1f} % "
            f"(judgement {100 * line['worth_by_judgement']:.1f})"
        )


class Trying(Slowly):
    def __call__(self, opponent: str, done: int, total: int) -> None:
        self.tell(f"against {opponent}", done, total, "matches")
