"""The form of a log: its head, its entries, and how it names its edition. Whoever writes, sends or stores them asks here.

docs/log-format.md describes the same for readers.
"""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from signoria.core.codec import Numbering
from signoria.core.edition import Edition
from signoria.core.game import Game
from signoria.core.journal import sees
from signoria.core.match import Entry, Match
from signoria.core.state import CHANCE

Form = dict[str, Any]

FORMAT: Final = "signoria-log"
VERSION: Final = 1
BY_CHANCE: Final = "chance"
RESULT: Final = ("over", "scores", "places")
HEAD: Final = ("game", "rules", "edition", "options", "players", "seats", "seed")
KEYS: Final = frozenset(("format", "version", *HEAD, "entries", *RESULT))
ENTRY: Final = ("seat", "id", "text")


def is_log(document: object) -> bool:
    """Whether something claims to be a log, of whatever version."""
    return isinstance(document, Mapping) and document.get("format") == FORMAT


def document(
    game: str,
    rules: int,
    edition: Form,
    options: Mapping[str, Any],
    players: int,
    seats: Sequence[str],
    *,
    seed: int | None,
    entries: list[Form],
    result: Form | None,
) -> Form:
    """A whole log. `result` is that of `result_form`, None where nobody knows how the match stands."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "rules": rules,
        "edition": edition,
        "options": dict(options),
        "players": players,
        "seats": list(seats),
        "seed": seed,
        "entries": entries,
        "over": False,
        "scores": None,
        "places": None,
        **(result or {}),
    }


def result_form(match: Match) -> Form:
    """How a match stands, or has ended."""
    return {"over": match.over, "scores": match.scores(), "places": match.placings() if match.over else None}


# ---- entries ------------------------------------------------------------------------------------------------------------


def numbering_of(game: Game, actor: int) -> Numbering:
    """What the ids of an actor's entries mean: decisions and outcomes are numbered apart."""
    return game.outcomes if actor == CHANCE else game.actions


def name_of(actor: int) -> int | str:
    return BY_CHANCE if actor == CHANCE else actor


def entry_form(game: Game, entry: Entry, *, known: bool = True) -> Form:
    """An entry as logs and messages give it; one that must not be known says only who acted."""
    text = numbering_of(game, entry.actor).text(entry.id) if known else None
    return told(name_of(entry.actor), entry.id, text, known=known)


def told(who: int | str, number: int, text: str | None, *, known: bool) -> Form:
    return {"seat": who, "id": number if known else None, "text": text if known else None}


def kept(game: Game, entry: Entry) -> list[Any]:
    """An entry as it is stored: who, which, the text for a reader without the rules, and who may know it."""
    return [name_of(entry.actor), entry.id, numbering_of(game, entry.actor).text(entry.id), entry.audience]


def kept_id(stored: Sequence[Any]) -> int:
    """The id of a stored entry."""
    return int(stored[1])


def kept_form(stored: Sequence[Any], seat: int, *, whole: bool) -> Form:
    """A stored entry as a log gives it to a seat, without the rules.

    Earlier versions did not write down who may know an entry; then only the own decisions are sure to be known.
    """
    who, number, text, *audience = stored
    return told(who, number, text, known=whole or (sees(audience[0], seat) if audience else who == seat))


# ---- editions -----------------------------------------------------------------------------------------------------------


def edition_form(edition: Edition) -> Form:
    """An edition as it is written down: whole, since the one of that name may be corrected later."""
    return {**edition_name(edition), "content": edition.content}


def edition_name(edition: Edition) -> Form:
    """What tells an edition from others."""
    return {"name": edition.name, "hash": edition.hash}


def without_content(form: Form) -> Form:
    """What is left of an edition where its content is kept elsewhere; `with_content` puts it back."""
    return {key: value for key, value in form.items() if key != "content"}


def with_content(form: Form, content: Form | None) -> Form:
    return form if content is None else {**form, "content": content}


def edition_of(game: Game, form: Form) -> Edition | None:
    """The edition that is written down: as it was then, or, where earlier versions left the content out, one of ours with the
    same content; None if nobody has it.
    """
    if "content" in form:
        return ours(game, edition_from(json.dumps(form["content"], sort_keys=True)))
    return game.edition_by_hash(form.get("hash"))


@lru_cache(maxsize=64)
def edition_from(content: str) -> Edition:
    """Equal editions are kept once."""
    read = json.loads(content)
    return Edition(read, f"edition {read.get('name')}")


def ours(game: Game, edition: Edition) -> Edition:
    """The shipped edition where it says the same, word for word."""
    shipped = game.shipped_editions.values()
    return next((each for each in shipped if each.content_hash == edition.content_hash), edition)
