"""`signoria bench`: hands over to the benchmarks, which an installation may lack."""

import importlib
import importlib.util
from argparse import Namespace

from signoria.core.errors import BadSetup, UnknownName
from signoria.core.registry import load


def bench(args: Namespace) -> int:
    passed_on = measures(args)
    if importlib.util.find_spec("signoria.bench") is None:
        raise UnknownName("the benchmarks are not part of this installation; run them from a source checkout")
    report = importlib.import_module("signoria.bench.report")
    return int(report.main(passed_on))


def measures(args: Namespace) -> list[str]:
    """What was asked for, checked, in the form the benchmarks take."""
    passed_on: list[str] = []
    for name, value in (("seconds", args.seconds), ("rounds", args.rounds)):
        if value is not None:
            check_positive(name, value, whole=name == "rounds")
            passed_on += [f"--{name}", value]
    for key in args.game:
        passed_on += ["--game", load(key).key]
    if args.json is not None:
        passed_on += ["--json", args.json]
    if args.environments:
        passed_on.append("--environments")
    if args.search:
        passed_on.append("--search")
    if not args.peers:
        passed_on.append("--no-peers")
    return passed_on


def check_positive(name: str, text: str, *, whole: bool) -> None:
    try:
        number = int(text) if whole else float(text)
    except ValueError:
        number = 0
    if not 0 < number < 10_000:
        raise BadSetup(f"{name} is '{text}'; expected a {'whole ' if whole else ''}number above 0")
