"""Bots at the table: whose decision it is, is asked through its own perspective."""

from collections.abc import Sequence

from signoria.bots.bot import Advice, Bot
from signoria.core.journal import sees
from signoria.core.match import Match
from signoria.core.perspective import Perspective
from signoria.core.rng import Rng
from signoria.deprecation import forward_names

# Perspectives are dealt from streams that have nothing to do with those of the match.
PERSPECTIVE_STREAM = 0x5EA7


def perspective_of(match: Match, seed: int) -> Perspective:
    """The pending decision as its seat sees it. The same log and bot seed give the same perspective."""
    history = project_history(match, match.actor)
    return Perspective(match.game, match.state, Rng(seed, PERSPECTIVE_STREAM, len(match.entries)), history)


def project_history(match: Match, seat: int) -> list[int | None]:
    """The log as a seat knows it: None for what it may not know, and for what showed more than the log says."""
    return [
        entry.id if sees(entry.audience, seat) and not shown else None
        for entry, shown in zip(match.entries, match.barriers, strict=True)
    ]


def ask(match: Match, bot: Bot) -> Advice:
    """What a bot would do in the pending decision."""
    return bot.advise(perspective_of(match, bot.seed))


def decide(match: Match, bot: Bot) -> int:
    """The bot's choice in the pending decision, without the reason."""
    return bot.choose(perspective_of(match, bot.seed))


def play_out(match: Match, bots: Sequence[Bot]) -> None:
    """Let bots play a match to its end, one for each seat."""
    while not match.over:
        match.step(decide(match, bots[match.actor]))


__getattr__ = forward_names(
    __name__,
    known_history="project_history",
)
