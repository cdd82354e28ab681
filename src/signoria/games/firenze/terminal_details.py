"""What stands beside a choice in the list: the card and its effect."""

from collections.abc import Iterator
from typing import Any

from signoria.core.drawing.words import colon
from signoria.core.language import Wording, signed
from signoria.core.match import Match


def details(match: Match, wording: Wording) -> Iterator[tuple[int, str]]:
    """A card of the row by its name, and what it does."""
    row = match.view(match.actor)["row"]
    for action in match.legal_actions():
        form = match.game.actions.json(action)
        if form["verb"] == "take":
            yield action, described(row[int(form["position"]) - 1]["card"], match, wording)
        elif form["verb"] in ("play", "discard"):
            yield action, effect(str(form["card"]), match, wording)


def described(card: str, match: Match, wording: Wording) -> str:
    """Firenze §11: its name, the one the box prints where that is another, and its effect."""
    said = effect(card, match, wording)
    name = wording.shared(f"card-{card}")
    if f"card-{card}" not in match.game.own_words(match.edition, wording.lexicon.language):
        name = with_printed(name, card, wording)
    return f"{name}{colon(wording.lexicon.language)} {said}" if said else name


def with_printed(name: str, card: str, wording: Wording) -> str:
    """The name the box prints in every language stands beside ours."""
    key = f"printed-{card}"
    if not wording.lexicon.has(key) or wording.shared(key) == name:
        return name
    return wording.shared("board-and-printed", card=name, printed=wording.shared(key))


def effect(card: str, match: Match, wording: Wording) -> str:
    """The effect with the numbers of the edition."""
    found: dict[str, Any] = next(row for row in match.edition.content["cards"] if row["card"] == card)
    key = f"effect-{found['effect']}"
    numbers = {name: signed(value) if name == "points" else value for name, value in found.items()}
    if "colour" in found:
        numbers["colour"] = wording.shared(f"colour-{found['colour']}")
    return wording.lexicon.say(key, numbers) if wording.lexicon.has(key) else ""
