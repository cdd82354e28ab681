"""`signoria verify`: whether every draw of a saved match is the one that was sealed before it."""

from argparse import Namespace
from pathlib import Path
from typing import Final

from signoria.cli.words import interface, system_language
from signoria.core import log
from signoria.core.language import Lexicon, check_language
from signoria.core.verify import Verdict, verify_text

NOT_AS_SEALED: Final = 1
CANNOT_BE_VERIFIED: Final = 2


def verify(args: Namespace) -> int:
    words = interface(check_language(args.lang) if args.lang else system_language())
    verdict = log.read_file(Path(args.file), verify_text)
    for line in report(words, verdict):
        print(line)
    return exit_code(verdict)


def exit_code(verdict: Verdict) -> int:
    if verdict.misfits or verdict.difference is not None:
        return NOT_AS_SEALED
    return 0 if verdict.holds else CANNOT_BE_VERIFIED


def report(words: Lexicon, verdict: Verdict) -> list[str]:
    """The result in words, one line for each thing that does not fit."""
    if not verdict.sealed:
        return [words.say("verify-no-deal")]
    lines = [
        words.say("verify-secret") if misfit.seat is None else words.say("verify-share", {"seat": misfit.seat + 1})
        for misfit in verdict.misfits
    ]
    if not verdict.revealed:
        return [*lines, words.say("verify-not-revealed")]
    differs = verdict.difference
    if differs is not None:
        said: dict[str, int | float | str] = {
            "draw": differs.draw,
            "entry": differs.entry,
            "log": differs.in_log,
            "deal": differs.in_deal,
        }
        return [*lines, words.say("verify-differs", said)]
    return lines or [words.say("verify-holds", {"draws": verdict.draws})]
