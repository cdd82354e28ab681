"""Editions as an owner might change them."""

import copy
from typing import Any

from signoria.core.edition import Edition
from signoria.games.firenze import GAME


def content() -> dict[str, Any]:
    return copy.deepcopy(GAME.edition().content)


def made(form: dict[str, Any]) -> Edition:
    form["name"] = "mine"
    return Edition(form, "mine.toml")


def changed(balconies: list[tuple[int, str, int, int]] | None = None, **cards: dict[str, Any]) -> Edition:
    """The shipped edition with some balconies of a number replaced, or some cards changed (underscores for hyphens)."""
    form = content()
    if balconies is not None:
        numbers = {tile[0] for tile in balconies}
        form["balconies"] = [tile for tile in form["balconies"] if tile["number"] not in numbers]
        for number, colour, height, total in balconies:
            tile = {"provenance": "printed", "number": number, "colour": colour, "height": height, "total": total}
            form["balconies"].append(tile)
        form["balconies"].sort(key=lambda tile: tile["number"])
    for name, values in cards.items():
        card = next(card for card in form["cards"] if card["card"] == name.replace("_", "-"))
        card.update(values)
    form["deck"]["cards"] = sum(card["copies"] for card in form["cards"])
    form["deck"]["start"] = sum(card["start"] for card in form["cards"])
    return made(form)
