"""`signoria bench`: hands over to the benchmarks, which an installation may lack."""

import importlib
import importlib.util
from argparse import Namespace

from signoria.core.errors import UnknownName


def bench(args: Namespace) -> int:
    if importlib.util.find_spec("signoria.bench") is None:
        raise UnknownName("the benchmarks are not part of this installation; run them from a source checkout")
    passed_on = ["--seconds", args.seconds] if args.seconds is not None else []
    if args.peers is not None:
        passed_on.append("--peers" if args.peers else "--no-peers")
    report = importlib.import_module("signoria.bench.report")
    return int(report.main(passed_on) or 0)
