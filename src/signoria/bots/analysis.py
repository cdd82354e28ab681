"""A match looked at again: what each decision could have been, what it cost, as data.

Every position is judged as its seat saw it, with everything hidden dealt anew: a decision is measured by what could be known.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from signoria import COMPILED
from signoria.bots.bot import Choice
from signoria.bots.play import perspective_of
from signoria.bots.registry import fingerprint, make_bot, strongest_for
from signoria.bots.search_bot import SearchBot
from signoria.core.errors import SignoriaError
from signoria.core.match import Match
from signoria.core.state import CHANCE
from signoria.deprecation import forward_names

# Raised when the same fingerprint would say something else, so that old answers are no longer taken from a disk.
VERSION: Final = 1


class CannotAnalyse(SignoriaError):
    """A bot that does not think ahead has no choices to compare."""


@dataclass(frozen=True)
class Decided:
    """One decision: the choices as a strong opponent sees them, best first, and what was played.

    `cost` is what the played choice gave away in points, `lost` in worth (from 0 to 1: winning above all); never negative.
    """

    entries: int
    seat: int
    prompt: str
    played: int
    choices: tuple[Choice, ...]
    cost: float
    lost: float

    @property
    def best(self) -> Choice:
        return self.choices[0]


def position_key(match: Match, entries: int, played: int, bot: str) -> str:
    """What an answer depends on: the match up to here, the rules it is played by, and what makes the bot play as it does."""
    parts = {
        "version": VERSION,
        "game": match.game.key,
        "rules": match.game.rules,
        "edition": match.edition.content_hash,
        "players": match.players,
        "options": dict(sorted(match.options.items())),
        "log": match.log[:entries],
        "played": played,
        "bot": bot,
        "compiled": COMPILED,
    }
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


class Cache:
    """Answers on disk, one small file each; what cannot be read is asked again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, key: str) -> Decided | None:
        try:
            return parse_decided(json.loads(self._path(key).read_text(encoding="utf-8")))
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def put(self, key: str, decided: Decided) -> None:
        path = self._path(key)
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".half")
        half.write_text(json.dumps(asdict(decided)), encoding="utf-8")
        half.replace(path)

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / f"{key[2:]}.json"


def parse_decided(form: dict[str, Any]) -> Decided:
    lists = ("line", "steps", "everyone")
    choices = [Choice(**{**choice, **{name: tuple(choice[name]) for name in lists}}) for choice in form["choices"]]
    return Decided(**{**form, "choices": tuple(choices)})


def analyse(
    match: Match,
    *,
    bot: str | None = None,
    seats: Sequence[int] | None = None,
    since: int = 0,
    cache: Cache | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Decided]:
    """Every decision of a match in which there was a choice, in their order; `seats` leaves other seats out, `since` the
    entries before.
    """
    name = strongest_for(match.game) if bot is None else bot
    then = match.at(0)
    log = match.log
    for entries, number in enumerate(log):
        actor = then.state.actor()
        wanted = entries >= since and actor != CHANCE and (seats is None or actor in seats) and len(then.legal_actions()) > 1
        if wanted:
            yield look_again(then, number, name, cache)
        if progress is not None:
            progress(entries + 1, len(log))
        then.replay(number)


def look_again(match: Match, played: int, bot: str, cache: Cache | None = None) -> Decided:
    """What the seat that decides here could have chosen, compared with what it plays."""
    key = position_key(match, len(match.entries), played, fingerprint(bot, match.game))
    known = None if cache is None else cache.get(key)
    if known is not None:
        return known
    thinker = make_bot(bot, match.game, 0)
    if not isinstance(thinker, SearchBot):
        raise CannotAnalyse(f"'{bot}' does not think ahead, so there is nothing to compare; ask {strongest_for(match.game)}")
    advice = thinker.survey(perspective_of(match, 0), played)
    found = weigh(len(match.entries), match.actor, match.prompt().key, played, advice.choices)
    if cache is not None:
        cache.put(key, found)
    return found


def weigh(entries: int, seat: int, prompt: str, played: int, choices: tuple[Choice, ...]) -> Decided:
    """What was given away. Where the played choice is as good as the best by what is shown, that is nothing."""
    own = next(choice for choice in choices if choice.action == played)
    cost, lost = max(0.0, choices[0].points - own.points), max(0.0, choices[0].worth - own.worth)
    if own is choices[0]:
        cost = lost = 0.0
    return Decided(entries, seat, prompt, played, choices, cost, lost)


def find_costliest(decided: Sequence[Decided], seat: int, most: int = 5) -> list[Decided]:
    """The decisions of a seat that gave most away, the worst first."""
    own = [one for one in decided if one.seat == seat and one.lost > 0.0]
    return sorted(own, key=lambda one: (-one.lost, one.entries))[:most]


__getattr__ = forward_names(
    __name__,
    dearest="find_costliest",
)
