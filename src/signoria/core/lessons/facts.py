"""Facts: the arguments of a lesson's sentences, read from the engine, so that no number is written out by hand.

- `view seats.0.money`: a value of the learner's view (`-1` counts from the end of a list)
- `count view lot`: how many items it has; `count view lot good=spices`: how many of a kind
- `edition track.first`: a value of the edition file
- `event payout points seat=0`: an argument of the last event of that kind the learner has seen
- `after bid 6 | FACT`: a fact in the position after an action, as far as the learner can know it
- `at 12 | FACT`: a fact at another entry of the script
- `name 2`: the name of a seat
- `action bid 6`: an action in words
- `word good-spices`: a message of the game
- `view lot.0.good as good`: the value put into words by the message `good-<value>`
- `FACT - FACT`, `FACT + 1`: sums and differences
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from signoria.core.errors import SignoriaError
from signoria.core.journal import Event
from signoria.core.language import Wording
from signoria.core.match import Match
from signoria.core.state import State

Fact = int | str
SUM: Final = re.compile(r" ([+-]) ")
WITHIN: Final = " | "
IN_WORDS: Final = " as "


class UnknownFact(SignoriaError):
    """A fact that the position does not have; the message says what is there instead."""


@dataclass(frozen=True)
class Scene:
    """Where facts are read: a position as a seat sees it, with the events it has seen so far."""

    match: Match
    state: State
    seat: int
    events: Sequence[Event]
    wording: Wording
    # The scripted match after a number of entries, for facts of another moment.
    script: Callable[[int], Match]

    def view(self) -> dict[str, Any]:
        return self.match.game.view(self.state, self.seat)


def scene_of(match: Match, seat: int, wording: Wording, script: Callable[[int], Match]) -> Scene:
    return Scene(match, match.state, seat, match.events(seat), wording, script)


def read_fact(text: str, scene: Scene) -> Fact:
    """The value of a fact in a position."""
    parts = SUM.split(text)
    if text.strip().isdigit():
        raise UnknownFact(f"'{text}' is a number written out; name where it comes from")
    total = read_term(parts[0], scene)
    for sign, part in zip(parts[1::2], parts[2::2], strict=True):
        total = whole(total, parts[0]) + (1 if sign == "+" else -1) * whole(read_term(part, scene), part)
    return total


def read_term(text: str, scene: Scene) -> Fact:
    term, worded, prefix = text.strip().partition(IN_WORDS)
    source, _, rest = term.partition(" ")
    if term.isdigit():
        return int(term)
    if source in MOMENTS:
        moment, bar, inner = rest.partition(WITHIN)
        if not bar:
            raise UnknownFact(f"'{text}' has no '|'; write: {source} … | FACT")
        return read_term(inner + worded + prefix, MOMENTS[source](moment.strip(), scene))
    if source not in SOURCES:
        raise UnknownFact(f"'{source}' is no source of facts; choose from: {', '.join((*SOURCES, *MOMENTS))}")
    found = SOURCES[source](rest.strip(), scene)
    return say_word(f"{prefix}-{found}", scene) if worded else found


def whole(value: Fact, text: str) -> int:
    if not isinstance(value, int):
        raise UnknownFact(f"'{text}' is {value!r}; only whole numbers can be added")
    return value


# ---- sources ----------------------------------------------------------------------------------------------------------------


def read_view(path: str, scene: Scene) -> Fact:
    return plain(walk(scene.view(), path), path)


def read_edition(path: str, scene: Scene) -> Fact:
    return plain(walk(scene.match.edition.content, path), path)


def count_items(text: str, scene: Scene) -> Fact:
    source, _, rest = text.partition(" ")
    path, *filters = rest.split()
    if source not in ("view", "edition"):
        raise UnknownFact(f"'count {text}' counts nothing; write: count view PATH or count edition PATH")
    found = walk(scene.view() if source == "view" else scene.match.edition.content, path)
    if not isinstance(found, list | dict):
        raise UnknownFact(f"'{path}' is {found!r}; only lists and tables can be counted")
    wanted = dict(word.split("=", 1) for word in filters)
    return sum(all(str(item.get(key)) == value for key, value in wanted.items()) for item in found) if wanted else len(found)


def read_event(text: str, scene: Scene) -> Fact:
    """`payout points seat=0`: kind, argument, and what other arguments must be."""
    key, *words = text.split()
    wanted = dict(word.split("=", 1) for word in words if "=" in word)
    names = [word for word in words if "=" not in word]
    game = scene.match.game
    for event in reversed(scene.events):
        values = game.event_values(event)
        if game.event_kind(event).key == key and all(str(values.get(name)) == value for name, value in wanted.items()):
            if len(names) == 1 and names[0] in values:
                return values[names[0]]
            raise UnknownFact(f"event '{key}' has no argument '{' '.join(names)}'; it has: {', '.join(values)}")
    raise UnknownFact(f"no event '{text}' has happened by then; name one that has")


def read_name(text: str, scene: Scene) -> Fact:
    if not text.isdigit() or int(text) >= scene.match.players:
        raise UnknownFact(f"there is no seat '{text}'; seats are 0 to {scene.match.players - 1}")
    return scene.wording.name(int(text))


def read_action(text: str, scene: Scene) -> Fact:
    return scene.wording.action(scene.match.game.parse(text))


def say_word(key: str, scene: Scene) -> Fact:
    if not scene.wording.lexicon.has(key):
        raise UnknownFact(f"the game has no word '{key}'; see its locale files")
    return scene.wording.lexicon.say(key)


SOURCES: Final[dict[str, Callable[[str, Scene], Fact]]] = {
    "view": read_view,
    "count": count_items,
    "edition": read_edition,
    "event": read_event,
    "name": read_name,
    "action": read_action,
    "word": say_word,
}


# ---- other moments ----------------------------------------------------------------------------------------------------------


def look_after(action: str, scene: Scene) -> Scene:
    """The position after an action, as the preview shows it: nothing the learner cannot know."""
    preview = scene.match.preview(scene.match.game.parse(action), scene.seat)
    if preview.state is None:
        raise UnknownFact(f"what follows '{action}' cannot be known; choose another fact")
    return replace(scene, state=preview.state, events=[*scene.events, *preview.events])


def look_at(entries: str, scene: Scene) -> Scene:
    if not entries.isdigit():
        raise UnknownFact(f"'{entries}' is no number of entries")
    match = scene.script(int(entries))
    return replace(scene, match=match, state=match.state, events=match.events(scene.seat))


MOMENTS: Final[dict[str, Callable[[str, Scene], Scene]]] = {"after": look_after, "at": look_at}


# ---- paths ------------------------------------------------------------------------------------------------------------------


def walk(found: Any, path: str) -> Any:
    """A value deep in tables and lists: `seats.0.money`."""
    for part in path.split("."):
        try:
            found = found[int(part)] if isinstance(found, list) else found[part]
        except (KeyError, IndexError, ValueError, TypeError):
            there = ", ".join(found) if isinstance(found, dict) else f"{len(found)} items" if isinstance(found, list) else found
            raise UnknownFact(f"'{path}' has no '{part}'; there is: {there}") from None
    return found


def plain(value: Any, path: str) -> Fact:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise UnknownFact(f"'{path}' is no number or text; go deeper or count it")
    return value
