"""What stands beside a choice in the list: the card and its effect, the way with its price and yield."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final

from signoria.cli.words import colon
from signoria.core.language import Wording, signed
from signoria.core.match import Match

# What a town brings, by its colour: the keys of the edition's `towns` with the goods they count.
YIELDS: Final = {
    "brown": (("brown-florins", "florins"), ("brown-scrolls", "scroll")),
    "black": (("followers", "assassin"),),
    "grey": (("followers", "knight"),),
    "white": (("followers", "abbot"),),
    "violet": (("bishops", "bishop"), ("carriages", "carriage")),
    "green": (("green-florins", "florins"),),
}

Details = Iterator[tuple[int, str]]


def details_of(match: Match, wording: Wording) -> dict[int, str]:
    """For each legal decision that has something to add, what it is."""
    find: Callable[[Match, Wording], Details] | None = FINDERS.get(match.game.key)
    return dict(find(match, wording)) if find is not None and not match.over else {}


# ---- Firenze ------------------------------------------------------------------------------------------------------------


def firenze(match: Match, wording: Wording) -> Details:
    """A card of the row by its name, and what it does."""
    row = match.view(match.actor)["row"]
    for action in match.legal_actions():
        form = match.game.actions.json(action)
        if form["verb"] == "take":
            yield action, described(row[int(form["position"]) - 1]["card"], match, wording)
        elif form["verb"] in ("play", "discard"):
            yield action, effect(str(form["card"]), match, wording)


def card_names(match: Match, wording: Wording) -> dict[int, str]:
    """Where a decision takes a card of Firenze's row by its number: which card that is."""
    if match.game.key != "firenze" or match.over:
        return {}
    row = match.view(match.actor)["row"]
    forms = [(action, match.game.actions.json(action)) for action in match.legal_actions()]
    return {
        action: wording.shared(f"card-{row[int(form['position']) - 1]['card']}")
        for action, form in forms
        if form["verb"] == "take"
    }


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


# ---- Il Vecchio ---------------------------------------------------------------------------------------------------------


def ilvecchio(match: Match, wording: Wording) -> Details:
    """A destination with its way, its price and what the member would get there."""
    view = match.view(match.actor)
    journey = view["journey"]
    if journey is None:
        return
    for action in match.legal_actions():
        form = match.game.actions.json(action)
        if form["verb"] == "go":
            place = str(form["place"])
            yield action, f"{way(view, wording, journey['from'], place)} · {yields(match, view, wording, place)}"


def way(view: dict[str, Any], wording: Wording, start: str, end: str) -> str:
    """Florins or a carriage, and through which places the shortest way leads."""
    roads = view["journey"]["roads"][end]
    if roads == 0:
        return wording.shared("board-here")
    through = [wording.shared(f"place-{place}") for place in shortest(view["map"], start, end)[1:-1]]
    price = wording.shared("board-price", florins=roads)
    return f"{price} ({wording.shared('board-through', places=', '.join(through))})" if through else price


def shortest(places: dict[str, Any], start: str, end: str) -> list[str]:
    """The first shortest way along the roads."""
    came_from: dict[str, str] = {start: start}
    waiting = deque([start])
    while waiting and end not in came_from:
        here = waiting.popleft()
        for other in places[here]["roads"]:
            if other not in came_from:
                came_from[other] = here
                waiting.append(other)
    found = [end]
    while found[-1] != start:
        found.append(came_from[found[-1]])
    return found[::-1]


def yields(match: Match, view: dict[str, Any], wording: Wording, place: str) -> str:
    """Goods of a town; the next space of a track behind a gate or in Florence."""
    colour = view["map"][place]["colour"]
    if colour in YIELDS:
        towns = match.edition.content["towns"]
        goods = [wording.shared(f"board-count-{good}", count=towns[key]) for key, good in YIELDS[colour]]
        return "+ " + f" {wording.shared('board-or')} ".join(goods)
    found = []
    for track in view["tracks"]:
        if track["gate"] == place and track["next"] < len(track["points"]):
            points = track["points"][track["next"]]
            name = wording.shared(f"track-{track['track']}")
            found.append(wording.shared("board-space", track=name, florins=track["price"], points=points))
    return " · ".join(found)


FINDERS: Final[dict[str, Callable[[Match, Wording], Details]]] = {"firenze": firenze, "ilvecchio": ilvecchio}
