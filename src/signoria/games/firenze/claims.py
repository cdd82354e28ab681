"""What each refusal of Firenze says about the table."""

from typing import Any

from signoria.core.claims import Asked, Claim
from signoria.games.firenze.actions import COLOURS

ORDER = COLOURS.values


def bricks_there(asked: Asked) -> int:
    """Bricks of the wanted colour where they would come from: the own storage, or that of the seat one takes from."""
    seat = asked.view["seats"][asked.wanted["seat"]] if asked.verb == "pick" else asked.own
    found: int = seat["storage"][asked.said["colour"]]
    return found


def towers_like(asked: Asked, seat: Any) -> list[str]:
    """The conditions of the towers of a colour and height."""
    return [
        t["condition"] for t in seat["towers"] if t["colour"] == asked.said["colour"] and t["height"] == asked.said["height"]
    ]


def no_tower(asked: Asked) -> bool:
    """Nobody one may choose from has such a tower in that condition; a commission takes a tower in any."""
    if asked.prompt == "sabotage-tower":
        return any(asked.wanted["condition"] not in towers_like(asked, seat) for seat in asked.view["seats"])
    found = towers_like(asked, asked.own)
    return asked.wanted["condition"] not in found if "condition" in asked.wanted else not found


def commission(asked: Asked) -> Any:
    return next(
        c for c in asked.view["board"] if c["colour"] == asked.wanted["colour"] and c["height"] == asked.wanted["height"]
    )


def held(asked: Asked) -> Any:
    return next((c for c in asked.own["cards"] if c["card"] == asked.said["card"]), None)


def later_bricks(asked: Asked) -> int:
    """Bricks in the own storage from a colour on."""
    first = ORDER.index(str(asked.said["colour"]))
    return sum(asked.own["storage"][colour] for colour in ORDER[first:])


def building_too_dear(asked: Asked) -> bool:
    building, left = asked.view["building"], asked.own["bricks"] - 1
    return bool(asked.said["bricks"] == building["next"] > left == asked.said["left"])


def commission_later(asked: Asked) -> bool:
    one = commission(asked)
    return bool(one["seal"] is None and one["points"] == asked.said["points"] and asked.prompt != "commissions")


CLAIMS: dict[str, Claim] = {
    "no-card-there": lambda a: int(a.said["position"]) > len(a.view["row"]),
    "card-too-dear": lambda a: (
        a.said["bricks"] == a.view["row"][int(a.wanted["position"]) - 1]["cost"] > a.own["bricks"] == a.said["left"]
    ),
    "no-brick": lambda a: bricks_there(a) == 0,
    "out-of-order": lambda a: ORDER.index(str(a.wanted["colour"])) < ORDER.index(str(a.said["colour"])),
    "rest-unpaid": lambda a: a.said["bricks"] == a.view["payment"]["owed"] > later_bricks(a),
    "not-on-card": lambda a: (
        int(a.said["position"]) > len(a.view["row"])
        or a.view["row"][int(a.said["position"]) - 1]["bricks"][a.said["colour"]] == 0
    ),
    "rate-too-high": lambda a: a.said["bricks"] == a.view["exchange"]["rate"] > a.own["bricks"] == a.said["left"],
    "most-built": lambda a: a.said["bricks"] == a.view["building"]["most"] == a.view["building"]["built"],
    "building-too-dear": building_too_dear,
    "no-tower": no_tower,
    "covered": lambda a: commission(a)["seal"] is not None,
    "balcony-order": lambda a: a.said["number"] == a.view["next-balcony"] < commission(a)["balcony"],
    "balcony-later": lambda a: a.said["number"] == a.view["next-balcony"] < commission(a)["balcony"],
    "commission-later": commission_later,
    "no-seals": lambda a: a.own["seals"] == 0,
    "campanile-unpaid": lambda a: a.own["storage"][a.said["colour"]] == 0,
    "not-held": lambda a: held(a) is None,
    "no-person": lambda a: held(a)["type"] != "person",
    "played-already": lambda a: f"play {a.said['card']}" not in a.legal,
    "without-effect": lambda a: held(a) is not None,
    "feast-stays": lambda a: held(a)["type"] == "feast",
    "nothing-there": lambda a: a.said["seat"] == a.seat or a.view["seats"][a.said["seat"]]["towers"] == [],
    "same-colour": lambda a: a.wanted["colour"] == a.said["colour"],
    "no-feast": lambda a: held(a) is None or held(a)["type"] != "feast",
    "safe-already": lambda a: any(condition != "standing" for condition in towers_like(a, a.own)),
}
