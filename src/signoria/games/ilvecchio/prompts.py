"""What the acting seat of Il Vecchio is asked, and by which rule."""

from typing import cast

from signoria.core.bits import count_bits
from signoria.core.codec import Prompt
from signoria.core.state import State
from signoria.games.ilvecchio.components import PLACES
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import (
    AREA,
    BUYING,
    CLAIMING,
    COUNCIL_STACK,
    DECLINABLE,
    DESTINATION,
    DOUBLE_TURN,
    FAMILY,
    FLORINS,
    FOLLOWERS,
    GIVE_LEVY,
    GIVING,
    JOURNEY,
    KEEPING,
    MONEY,
    OFFICE_CHOICE,
    OWN,
    PLACE_MASK,
    PLACEMENT,
    REUSING,
    SCROLL,
    SETTING_UP,
    START_TILE,
    SUPPLY,
    TAKING,
    TOWN,
    TURN,
)
from signoria.games.ilvecchio.takeover import florins_for
from signoria.games.ilvecchio.travel import FROM_MASK, TO_BITS

PROMPTS = (
    "keep-start-tile",
    "area",
    "set-out",
    "turn",
    "after-action",
    "double-turn",
    "destination",
    "journey",
    "town",
    "take",
    "levy",
    "give",
    "buy-scroll",
    "place",
    "place-or-decline",
    "followers",
    "money",
    "office",
    "claim",
    "keep-council",
    "keep-nobility",
    "family-member",
    "reuse",
)


def prompt(state: State) -> Prompt:
    """What the acting seat is asked, and by which rule."""
    table = cast(IlVecchioState, state)
    kind = table.waiting
    if kind == TURN:
        return turn_prompt(table)
    if kind in (START_TILE, AREA, PLACEMENT):
        return placing_prompt(table, kind)
    if kind in (DESTINATION, JOURNEY, TOWN):
        return acting_prompt(table, kind)
    if kind in PLAIN_PROMPTS:
        key, section, rulings = PLAIN_PROMPTS[kind]
        return Prompt(key, {}, section, rulings)
    return taking_prompt(table, kind)


PLAIN_PROMPTS = {
    TAKING: ("take", "§4.1", ("V25",)),
    BUYING: ("buy-scroll", "§8", ("V36",)),
    CLAIMING: ("claim", "§4.2", ("V8",)),
    FAMILY: ("family-member", "§4.6", ("V14",)),
    REUSING: ("reuse", "§7", ("V29",)),
}


def turn_prompt(table: IlVecchioState) -> Prompt:
    own = table.asked * OWN
    args = {"actions": table.actions_left, "florins": table.own[own + FLORINS], "crests": table.crests_left}
    if table.actions_left == 0:
        return Prompt("after-action", args, "§3", ("V11", "V41"))
    if table.stage == DOUBLE_TURN:
        return Prompt("double-turn", args, "§5.1", ("V17", "V28"))
    return Prompt("turn", args, "§3", ("V27",))


def placing_prompt(table: IlVecchioState, kind: int) -> Prompt:
    if kind == START_TILE:
        return Prompt("keep-start-tile", {"tiles": table.parts.dealt}, "§2", ("V3",))
    if kind == AREA:
        return Prompt("area", {}, "§2", ("V1",))
    arg = table.pending_arg()
    args = {"places": count_bits(arg & PLACE_MASK), "supply": table.own[table.asked * OWN + SUPPLY]}
    if arg & SETTING_UP:
        return Prompt("set-out", args, "§2", ("V1",))
    if arg & DECLINABLE:
        return Prompt("place-or-decline", args, "§8", ("V34",))
    return Prompt("place", args, "§4.4", ("V12",))


def acting_prompt(table: IlVecchioState, kind: int) -> Prompt:
    goods = table.asked * OWN
    if kind == DESTINATION:
        return Prompt("destination", {"florins": table.own[goods + FLORINS]}, "§3.1", ("V4",))
    if kind == JOURNEY:
        start = table.pending_arg() & FROM_MASK
        place = table.pending_arg() >> TO_BITS
        roads = table.parts.distance[start * PLACES + place]
        return Prompt("journey", {"florins": roads}, "§3.1", ("V4",))
    return Prompt("town", {}, "§4.1", ("V5",))


def taking_prompt(table: IlVecchioState, kind: int) -> Prompt:
    arg = table.pending_arg()
    if kind == GIVING:
        if arg == GIVE_LEVY:
            return Prompt("levy", {"florins": table.parts.levy_florins}, "§4.6", ("V13",))
        return Prompt("give", {}, "§7", ("V30",))
    if kind == FOLLOWERS:
        return Prompt("followers", {"followers": table.parts.followers[arg]}, "§4.2", ("V39",))
    if kind == MONEY:
        return Prompt("money", {"florins": florins_for(table, arg)}, "§4.2", ("V39",))
    if kind == OFFICE_CHOICE:
        args = {"scrolls": table.own[table.asked * OWN + SCROLL], "extra": table.parts.extra_cost}
        return Prompt("office", args, "§4.3", ("V15",))
    if kind == KEEPING:
        council = arg == COUNCIL_STACK
        return Prompt("keep-council" if council else "keep-nobility", {}, "§4.3", ("V9",))
    return Prompt("none", {}, "§5", ())
