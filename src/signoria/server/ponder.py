"""What runs in a worker process: one decision of a bot at a time.

A worker gets the position already dealt anew for the deciding seat, so the truth never leaves the server process.
"""

import faulthandler
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any

from signoria.bots.bot import Advice
from signoria.bots.play import PERSPECTIVE_STREAM
from signoria.bots.registry import make_bot
from signoria.core.edition import Edition
from signoria.core.match import Match
from signoria.core.perspective import Perspective
from signoria.core.registry import load
from signoria.core.rng import LARGEST_SEED, Rng

# An odd number spreads the seeds of one bot's decisions over the whole range.
SPREAD = 0x9E3779B97F4A7C15


# A bot in compiled code may not notice an interruption.
GRACE = 5.0


class TooLong(Exception):
    """A bot has thought for longer than it may."""


@dataclass(frozen=True)
class Question:
    """A decision to be made: the position as the seat can know it, and who is asked."""

    game: str
    edition: str | dict[str, Any]
    players: int
    options: dict[str, bool | int | str]
    snapshot: bytes
    entries: int
    bot: str
    seed: int
    # Whoever only plays is not asked for its reasons.
    reasons: bool


def question_of(match: Match, bot: str, seed: int, *, reasons: bool = False) -> Question:
    """The pending decision of a match, without anything its seat cannot know."""
    entries = len(match.entries)
    state = match.state.clone()
    state.redeal(match.actor, Rng(seed, PERSPECTIVE_STREAM, entries))
    edition: str | dict[str, Any] = match.edition.name if match.edition.shipped else match.edition.content
    own = (seed + entries * SPREAD) & LARGEST_SEED
    return Question(match.game.key, edition, match.players, dict(match.options), state.to_bytes(), entries, bot, own, reasons)


def ponder(question: Question, seconds: float) -> Advice:
    """Ask the bot. One that takes too long is interrupted; if it does not even notice that, its worker ends."""
    if seconds:
        set_alarm(seconds)
        faulthandler.dump_traceback_later(seconds + GRACE, exit=True)
    try:
        game = load(question.game)
        edition = named(question.game, question.edition) if isinstance(question.edition, str) else made(question.edition)
        bare = game.initial(question.players, edition=edition, options=question.options)
        rng = Rng(question.seed, PERSPECTIVE_STREAM, question.entries)
        perspective = Perspective(game, bare.from_bytes(question.snapshot), rng)
        bot = make_bot(question.bot, game, question.seed)
        return bot.advise(perspective) if question.reasons else Advice(bot.choose(perspective))
    finally:
        set_alarm(0)
        faulthandler.cancel_dump_traceback_later()


@lru_cache
def named(game: str, name: str) -> Edition:
    return next(edition for edition in load(game).shipped_editions.values() if edition.name == name)


def made(content: dict[str, Any]) -> Edition:
    return Edition(content, f"edition {content.get('name')}")


def set_alarm(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def interrupt(_signal: int, _frame: object) -> None:
    raise TooLong


def begin(prepare: Callable[[], None] | None) -> None:
    """Set a worker up: it leaves stopping to the server, and ends when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, interrupt)
    threading.Thread(target=end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def ready() -> int:
    """Something quick to ask a worker, so that it starts before it is needed."""
    return os.getpid()
