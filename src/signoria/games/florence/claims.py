"""What each refusal of Florence says about the table."""

from itertools import pairwise
from typing import Any

from signoria.core.claims import Asked, Claim, anything
from signoria.games.florence.actions import RANKS

ORDER = RANKS.values
STROZZI = 1


def location(asked: Asked, number: Any) -> Any:
    return asked.view["locations"][int(number) - 1]


def queue(asked: Asked, number: Any) -> list[Any]:
    found: list[Any] = location(asked, number)["queue"]
    return found


def has_room(asked: Asked, number: Any) -> bool:
    """With a member in hand its place in the queue it left is free."""
    return len(queue(asked, number)) < int(asked.view["spaces"])


def own_at(asked: Asked, number: Any) -> list[str]:
    """The ranks of the own members at a location."""
    return [m["rank"] for m in queue(asked, number) if m["family"] == asked.seat]


def on_board(asked: Asked, rank: str) -> bool:
    return any(rank in own_at(asked, number) for number in range(1, 10))


def left(asked: Asked, rank: Any) -> int:
    found: int = asked.own["supply"][ORDER.index(str(rank))]
    return found


def at_spot(asked: Asked, spot: str = "spot") -> Any:
    """Who stands where the wanted decision points."""
    waiting, place = queue(asked, asked.wanted["location"]), int(asked.wanted[spot])
    return waiting[place - 1] if place <= len(waiting) else None


def neighbours(asked: Asked, number: int) -> list[tuple[int, bool]]:
    """The locations next door, and whether the street there is closed to the player."""
    found = []
    for street, guards in asked.view["streets"].items():
        ends = [int(end) for end in street.split("-")]
        if number in ends:
            found.append((sum(ends) - number, asked.view["solo"] and STROZZI in guards))
    return found


def stuck_at(asked: Asked, number: int) -> bool:
    """Nobody could go on from there."""
    if asked.prompt == "traveller":
        return not any(has_room(asked, other) for other in range(1, 10) if other != number)
    return all(closed or not has_room(asked, other) for other, closed in neighbours(asked, number)) or all(
        closed for _, closed in neighbours(asked, number)
    )


def nowhere_to_go(asked: Asked) -> bool:
    if asked.verb == "member":
        return stuck_at(asked, int(asked.wanted["location"])) or asked.prompt == "second"
    return all(stuck_at(asked, number) for number in range(1, 10) if own_at(asked, number))


def ranks_of_pair(asked: Asked) -> tuple[str, str]:
    return at_spot(asked, "first")["rank"], at_spot(asked, "second")["rank"]


def nobody_at_spot(asked: Asked) -> bool:
    if asked.verb == "swap":
        return at_spot(asked, "first") is None or at_spot(asked, "second") is None
    here = asked.view["pending"]["from"]
    return at_spot(asked) is None or all(number != asked.wanted["location"] for number, _ in neighbours(asked, here))


def not_lower(asked: Asked) -> bool:
    if asked.verb == "with":
        return ORDER.index(at_spot(asked)["rank"]) >= ORDER.index(asked.view["pending"]["member"]["rank"])
    rank = ORDER.index(at_spot(asked)["rank"])
    next_door = [m["rank"] for number, _ in neighbours(asked, int(asked.wanted["location"])) for m in queue(asked, number)]
    return all(ORDER.index(other) >= rank for other in next_door)


def guards_there(asked: Asked) -> list[int]:
    if asked.verb == "bodyguard":
        found: list[int] = asked.view["streets"][asked.wanted["street"]]
    else:
        found = location(asked, asked.wanted["location"])["spies" if asked.verb == "spy" else "bouncers"]
    return found


def same_location(asked: Asked) -> bool:
    return bool(asked.view["pending"]["from"] == asked.said["location"])


SHIELD_OF = {"bodyguard": "cosimo", "spy": "contessina", "bouncer": "giovanni"}


def nobody_to_promote(asked: Asked) -> bool:
    return not any(on_board(asked, low) and left(asked, high) for low, high in pairwise(ORDER))


CLAIMS: dict[str, Claim] = {
    "too-little-time": lambda a: int(a.said["cost"]) > a.own["time"] == a.said["time"],
    "no-debutant-left": lambda a: left(a, "debutant") == 0,
    "queue-full": lambda a: not has_room(a, a.said["location"]) and a.said["spaces"] == a.view["spaces"],
    "queue-not-empty": lambda a: bool(queue(a, a.said["location"])),
    "ring-taken": lambda a: bool(location(a, a.said["location"])["rings"]),
    "nobody-to-promote": nobody_to_promote,
    "not-your-member": lambda a: at_spot(a) is None or at_spot(a)["family"] != a.seat,
    "equal-choice": anything,
    "no-higher-piece": lambda a: left(a, a.said["rank"]) == 0,
    "highest-rank": lambda a: at_spot(a)["rank"] == "maestro",
    "nowhere-to-go": nowhere_to_go,
    "no-street": lambda a: all(number != a.said["to"] for number, _ in neighbours(a, int(a.said["from"]))),
    "street-closed": lambda a: STROZZI in a.view["streets"][a.said["street"]],
    "no-marker-left": lambda a: a.own["markers"] == 0,
    "nobody-there": lambda a: not own_at(a, a.said["location"]),
    "already-bragged": lambda a: a.seat in location(a, a.said["location"])["markers"],
    "no-space-on-tile": lambda a: (
        a.said["points"] == a.view["brags"][int(a.said["location"]) - 1]
        and location(a, a.said["location"])["markers"][0] is not None
    ),
    "no-gift-left": lambda a: a.own["gifts"] == 0,
    "not-at-coach": lambda a: (
        a.said["medici"] in location(a, a.said["location"])["coaches"] and not own_at(a, a.said["location"])
    ),
    "not-in-hand": lambda a: a.said["card"] not in a.view["hand"],
    "no-effect": lambda a: a.said["card"] in a.view["hand"],
    "action-limit": lambda a: a.own["actions"] == a.said["limit"],
    "shield-taken": lambda a: bool(guards_there(a)),
    "own-guard-there": lambda a: a.seat in guards_there(a),
    "other-shields": lambda a: SHIELD_OF[a.verb] != a.said["medici"],
    "not-equal-rank": lambda a: len(set(ranks_of_pair(a))) == 2,
    "not-your-swap": lambda a: a.seat not in (at_spot(a, "first")["family"], at_spot(a, "second")["family"]),
    "not-at-ring": lambda a: a.own["ring"] != a.wanted["location"],
    "not-neighbours": lambda a: abs(int(a.wanted["first"]) - int(a.wanted["second"])) != 1,
    "nobody-at-spot": nobody_at_spot,
    "not-lower-rank": not_lower,
    "no-marker-there": lambda a: a.seat not in location(a, a.said["location"])["markers"],
    "same-location": same_location,
    "no-way-on": lambda a: not has_room(a, a.said["location"]),
    "nobody-on-board": lambda a: a.own["members"] == 0,
    "only-debutants": lambda a: at_spot(a)["rank"] != "debutant",
    "no-superior-there": lambda a: not set(own_at(a, a.said["location"])) & {"donna", "maestro"},
    "nowhere-to-deploy": lambda a: not any(has_room(a, number) for number in range(1, 10)),
    "nowhere-to-brag": lambda a: (
        not any(
            own_at(a, n) and a.seat not in location(a, n)["markers"] and None in location(a, n)["markers"][:1]
            for n in range(1, 10)
        )
    ),
    "not-another-member": lambda a: at_spot(a)["family"] == a.seat,
}
