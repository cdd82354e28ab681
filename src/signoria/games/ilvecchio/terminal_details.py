"""What stands beside a choice in the list: the way with its price and yield."""

from collections import deque
from collections.abc import Iterator
from typing import Any, Final

from signoria.core.language import Wording
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


def details(match: Match, wording: Wording) -> Iterator[tuple[int, str]]:
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
        goods = [f"{towns[key]} {wording.shared(f'good-{good}')}" for key, good in YIELDS[colour]]
        return "+ " + f" {wording.shared('board-or')} ".join(goods)
    found = []
    for track in view["tracks"]:
        if track["gate"] == place and track["next"] < len(track["points"]):
            points = track["points"][track["next"]]
            name = wording.shared(f"track-{track['track']}")
            found.append(wording.shared("board-space", track=name, florins=track["price"], points=points))
    return " · ".join(found)
