"""Who sits at the other seats: bots by name, bot classes and objects, or policies, which are functions over observations.

A policy takes observations and masks, one row for each decision, in the form in which its environment shows them to the
learner, and returns as many action ids. A learner's frozen copy is such a function.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from signoria.bots.bot import Bot
from signoria.bots.play import PERSPECTIVE_STREAM
from signoria.bots.registry import RANDOM, make_bot
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.perspective import Perspective
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.research.arrays import NDArray, np
from signoria.research.sitting import Setup

Policy = Callable[[Any, NDArray[np.int8]], Any]
Opponent = str | type[Bot] | Bot | Policy


class Asked(Protocol):
    """What asking an opponent needs of a seat's decision."""

    state: State
    entries: int


def check_opponents(opponents: Opponent | Sequence[Opponent], setup: Setup) -> list[Opponent]:
    """One opponent for each other seat; unknown names are refused before a match begins."""
    others = setup.players - 1
    one = isinstance(opponents, str) or not isinstance(opponents, Sequence)
    listed: list[Any] = [opponents] * others if one else list(opponents)  # type: ignore[arg-type]
    if len(listed) != others:
        raise ValueError(f"{len(listed)} opponents are named for {others} other seats; name each once, or one for all")
    for opponent in listed:
        if not isinstance(opponent, str | Bot) and not callable(opponent):
            raise ValueError(  # noqa: TRY004  (all mistakes in arguments are ValueErrors)
                f"opponent {opponent!r} is no name of a bot, no Bot and no function over observations and masks"
            )
        make_opponent(opponent, setup.game, 0)
    return listed


def make_opponent(opponent: Opponent, game: Game, seed: int) -> Bot | Policy:
    """A bot of its own for names and classes; bot objects and policies as they are."""
    try:
        if isinstance(opponent, str):
            return make_bot(opponent, game, seed)
        if isinstance(opponent, type) and issubclass(opponent, Bot):
            return opponent(game, seed)
    except SignoriaError as error:
        raise ValueError(str(error)) from error
    return opponent


def is_policy(opponent: Opponent | Policy) -> bool:
    """Whether an opponent is asked with arrays; everybody else is asked through a perspective."""
    return not isinstance(opponent, str | Bot) and not (isinstance(opponent, type) and issubclass(opponent, Bot))


def is_random(opponent: Opponent) -> bool:
    return isinstance(opponent, str) and opponent == RANDOM


def ask_bot(bot: Bot, game: Game, state: State, entries: int) -> int:
    """A bot's decision: dealt anew from a stream that its seed and the length of the log name."""
    return bot.choose(Perspective(game, state, Rng(bot.seed, PERSPECTIVE_STREAM, entries)))


def ask_policy(policy: Policy, observations: Any, masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """A policy's decisions, checked: what is not legal is the policy's mistake and an error."""
    given = np.asarray(policy(observations, masks))
    rows = len(masks)
    if given.shape != (rows,) or not np.issubdtype(given.dtype, np.integer):
        raise ValueError(
            f"the opponent's policy returned {given.dtype} of shape {given.shape}; expected ({rows},) whole numbers"
        )
    inside = (given >= 0) & (given < masks.shape[1])
    if not inside.all() or not masks[np.arange(rows), given].all():
        raise ValueError(f"the opponent's policy chose actions that are not legal: {given.tolist()}")
    return given.astype(np.int64, copy=False)
