"""What each refusal of Il Vecchio says about the table."""

from collections import Counter
from typing import Any

from signoria.core.claims import Asked, Claim, anything

FOLLOWERS = ("assassin", "knight", "abbot")


def place(asked: Asked) -> Any:
    return asked.view["map"][asked.said["place"]]


def track(asked: Asked) -> Any:
    return next(track for track in asked.view["tracks"] if track["track"] == asked.said["track"])


def goods(asked: Asked, good: Any) -> int:
    found: int = asked.own["goods"][good]
    return found


def stands(asked: Asked) -> bool:
    return bool(place(asked)["standing"][asked.seat] > 0)


def middleman_at(asked: Asked, name: Any) -> bool:
    return any(man["at"] == name for man in asked.view["middlemen"].values())


def payment(asked: Asked) -> dict[str, int]:
    return {good: int(asked.wanted[f"{good}s"]) for good in FOLLOWERS}


def fits(region: Any, paid: dict[str, int]) -> bool:
    """Whether these followers are what the region asks for."""
    if region == "venezia":
        return paid == {"assassin": 1, "knight": 0, "abbot": 0}
    if region == "milano":
        return paid == {"assassin": 0, "knight": 1, "abbot": 1}
    return sorted(paid.values()) == [0, 1, 2]


def lacks_followers(asked: Asked) -> bool:
    """The named followers are not there."""
    return any(goods(asked, good) < number for good, number in payment(asked).items())


def lacks_for_region(asked: Asked) -> bool:
    """What is named is what is lacking: one less would not do."""
    held = {good: goods(asked, good) for good in FOLLOWERS}
    if asked.said["track"] == "venezia":
        return asked.said["lack"] == "assassin" and not held["assassin"]
    if asked.said["track"] == "milano":
        absent = [good for good in ("knight", "abbot") if not held[good]]
        return bool(asked.said["lack"] == "-and-".join(absent))
    pairs = [(one, other) for one in FOLLOWERS for other in FOLLOWERS if one != other]
    gap = min(max(0, 2 - held[one]) + max(0, 1 - held[other]) for one, other in pairs)
    return gap > 0 and bool(asked.said["lack"] == ("", "one-follower", "two-followers", "three-followers")[gap])


def do_not_fit(asked: Asked) -> bool:
    paid = payment(asked)
    return not fits(asked.said["track"], paid) and all(goods(asked, good) >= number for good, number in paid.items())


def is_full(asked: Asked) -> bool:
    found = track(asked)
    return bool(len(found["members"]) + found["first"] >= len(found["points"]))


def too_far(asked: Asked) -> bool:
    return goods(asked, "carriage") == 0 and int(asked.said["roads"]) > int(asked.said["florins"]) <= goods(asked, "florins")


def lacks_good(asked: Asked) -> bool:
    """The levy takes three florins, or one of anything else."""
    if asked.prompt != "levy":
        return False
    least = asked.prompt_args["florins"] if asked.said["good"] == "florins" else 1
    return goods(asked, asked.said["good"]) < least


def borders(asked: Asked) -> bool:
    """Places that are on offer for the same roll share an area; the refused one is not in it."""
    areas = [set(asked.view["map"][text.split()[1]]["areas"]) for text in asked.legal if text.startswith("place ")]
    common = set.intersection(*areas) if areas else set()
    return bool(common) and not common <= set(place(asked)["areas"])


def tiles(asked: Asked, key: str) -> Counter[str]:
    return Counter(asked.own[key])


CLAIMS: dict[str, Claim] = {
    "no-member-stands": lambda a: not stands(a),
    "nothing-in-reach": stands,
    "action-done": lambda a: a.view["actions-left"] == 0,
    "action-due": lambda a: a.view["actions-left"] > 0,
    "no-supply": lambda a: a.own["supply"] == 0,
    "no-double-turn": lambda a: a.view["stage"] != "double-turn",
    "turn-begun": lambda a: a.view["stage"] == "double-turn",
    "not-your-tile": lambda a: a.said["tile"] not in tiles(a, "provinces") + tiles(a, "used-provinces"),
    "tile-used": lambda a: a.said["tile"] in tiles(a, "used-provinces"),
    "tile-useless": lambda a: a.said["tile"] in tiles(a, "provinces"),
    "inside-takeover": lambda a: a.said["tile"] in tiles(a, "provinces"),
    "too-far": too_far,
    "no-middleman": lambda a: not middleman_at(a, a.said["place"]) and goods(a, "bishop") == 0,
    "no-bishop": lambda a: goods(a, "bishop") == 0,
    "lacks-followers": lacks_followers,
    "lacks-for-region": lacks_for_region,
    "followers-do-not-fit": do_not_fit,
    "track-full": is_full,
    "lacks-scrolls": lambda a: goods(a, "scroll") == int(a.said["scrolls"]) < int(a.said["cost"]),
    "lacks-florins": lambda a: track(a)["price"] == int(a.said["cost"]) > goods(a, "florins") == a.said["florins"],
    "office-too-dear": lambda a: track(a)["price"] == int(a.said["cost"]) > goods(a, "florins") == a.said["florins"],
    "not-in-area": borders,
    "not-near-first": lambda a: not borders(a),
    "lacks-good": lacks_good,
    "lacks-price": lambda a: a.prompt == "give" and goods(a, a.said["good"]) == 0,
    "not-offered": anything,
    "no-member-lies": lambda a: place(a)["lying"][a.seat] == 0,
    "not-used-yet": lambda a: f"reuse {a.said['tile']}" not in a.legal,
    "no-carriage": lambda a: goods(a, "carriage") == 0,
    "no-such-place": lambda a: a.said["place"] not in a.view["map"],
}
