"""What the table promises before anyone decides: brags, gifts and places of the queue, worked out by the rules themselves.

Everything here is tried out on a copy of the table by the same functions that carry it out.
"""

from typing import Any, cast

from signoria.core.journal import Journal
from signoria.core.state import LEGAL, REASON_MASK
from signoria.games.florence.actions import COLOURS, HURRY, MEDICI, MEMBER, MOVE, PROMOTE, REASONS, TO
from signoria.games.florence.bragging import brag_points, refuse_tile, space_for, top_marker
from signoria.games.florence.components import (
    BRAGS,
    CARDS,
    CELEBRATES,
    DEPLOYS,
    FIRST_SPY,
    GIOVANNI,
    PLACES,
    PROMOTES,
    SPOTS,
    STRIDE,
    STROZZI_CARDS,
)
from signoria.games.florence.components import MEDICI as MEDICI_COUNT
from signoria.games.florence.events import OVERLOOKED, QUEUE_POINTS, S_OVERLOOKED, S_QUEUE_POINTS
from signoria.games.florence.giving import gift_cost, refuse_gift
from signoria.games.florence.queues import lead, order_of_control
from signoria.games.florence.scoring import price, score_queue
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.strozzi_cards import GUARDED, destination_from
from signoria.games.florence.table import (
    ASK_ACTION,
    ASK_HURRY,
    ASK_MOVE,
    ASK_OFFER,
    COACH_OF,
    GOAL_OF,
    GUARD_AT,
    MARKERS_OF,
    NOBODY,
    ORDER_AT,
    SIZE_AT,
    colour_of,
)
from signoria.games.florence.view_types import (
    BragOutlook,
    Control,
    Costs,
    Destination,
    GiftOutlook,
    Letter,
    Medici,
    Offer,
    Stop,
    StrozziCard,
    Way,
)

# Names as the types of a view know them.
NOBLES: tuple[Any, ...] = MEDICI.values
LETTERS: tuple[Any, ...] = ("A", "B", "C")
TONES: tuple[Any, ...] = COLOURS.values
DEEDS: dict[int, Any] = {DEPLOYS: "deploy", CELEBRATES: "feast", PROMOTES: "friend", BRAGS: "brag"}
REASON_KEYS = {reason.code: reason.key for reason in REASONS}


def asked_now(table: FlorenceState, seat: int) -> FlorenceState:
    """A copy of the table on which this seat is asked, without a card in play."""
    trial = cast(FlorenceState, table.clone())
    trial.asked = seat
    trial.card = NOBODY
    return trial


def reason_of(code: int) -> str | None:
    return None if code == LEGAL else REASON_KEYS[code & REASON_MASK]


def brags(table: FlorenceState, seat: int) -> list[BragOutlook]:
    """Florence §5.6, FL15: tile by tile."""
    trial = asked_now(table, seat)
    found: list[BragOutlook] = []
    for place in range(PLACES):
        points = brag_points(trial, seat, place)
        space = space_for(trial, place, points)
        closed = "no-marker-left" if trial.family[MARKERS_OF + seat] == 0 else reason_of(refuse_tile(trial, place))
        found.append({"points": points, "space": space + 1 if space >= 0 else None, "closed": closed})
    return found


def gifts(table: FlorenceState, seat: int) -> list[GiftOutlook]:
    """Florence §5.7: Medici by Medici."""
    trial = asked_now(table, seat)
    return [
        {
            "medici": NOBLES[medici],
            "price": gift_cost(trial, seat, medici),
            "closed": reason_of(refuse_gift(trial, medici)),
        }
        for medici in range(MEDICI_COUNT)
    ]


def ways(table: FlorenceState, seat: int) -> list[Way]:
    """Florence §5.3 to §5.5: member by member, as long as the seat is asked for its action."""
    if table.waiting != ASK_ACTION or table.asked != seat:
        return []
    legal = table.legal_actions()
    return [
        way
        for number, verb in ((PROMOTE, "promote"), (MOVE, "move"), (HURRY, "hurry"))
        if number in legal
        for way in ways_by(table, number, verb)
    ]


def ways_by(table: FlorenceState, number: int, verb: Any) -> list[Way]:
    """What one verb asks next, tried out; a member that is promoted goes nowhere. One that is alone is not asked for."""
    trial = cast(FlorenceState, table.clone())
    trial.step(number)
    if trial.actor() != table.asked:
        return [{"location": place, "spot": spot, "verb": verb, "to": []} for place, spot in own_members(table)]
    if trial.waiting in (ASK_MOVE, ASK_HURRY):
        return [{"location": trial.place + 1, "spot": trial.spot + 1, "verb": verb, "to": goals(trial)}]
    members = [choice for choice in trial.legal_actions() if MEMBER <= choice < TO]
    return [way_of(trial, choice, verb) for choice in members]


def own_members(table: FlorenceState) -> list[tuple[int, int]]:
    """Where the members of the asked family are: location and spot."""
    return [
        (place + 1, spot + 1)
        for place in range(PLACES)
        for spot in range(table.city[SIZE_AT + place])
        if table.parts.house[colour_of(table.queue[place * STRIDE + spot])] == table.asked
    ]


def way_of(table: FlorenceState, choice: int, verb: Any) -> Way:
    place, spot = divmod(choice - int(MEMBER), int(SPOTS))
    trial = cast(FlorenceState, table.clone())
    trial.step(choice)
    asked = trial.actor() == table.asked and trial.waiting in (ASK_MOVE, ASK_HURRY)
    return {"location": place + 1, "spot": spot + 1, "verb": verb, "to": goals(trial) if asked else []}


def goals(table: FlorenceState) -> list[int]:
    """The locations a chosen member can go to."""
    return [action - TO + 1 for action in table.legal_actions() if TO <= action < TO + PLACES]


def costs(table: FlorenceState) -> Costs:
    """Florence §5: the price of each action in time."""
    parts = table.parts
    return {
        "deploy": parts.deploy_cost,
        "promote": parts.promote_cost,
        "move": parts.move_cost,
        "hurry": parts.hurry_cost,
        "brag": parts.brag_cost,
        "gift": parts.gift_cost,
    }


def route(table: FlorenceState, medici: int, goal: int) -> list[int]:
    """Florence §7: the locations a coach will enter on its way, the destination last."""
    way: list[int] = []
    place = table.city[COACH_OF + medici]
    while place >= 0 and place != goal:
        place = table.parts.after[place]
        way.append(place + 1)
    return way


def stop(table: FlorenceState, place: int) -> Stop:
    """Florence §7, FL19, FL23: the topmost marker counts only where its family has a member."""
    leader = lead(table, place)
    colour = top_marker(table, place)
    bragger = table.parts.house[colour] if colour >= 0 else NOBODY
    rewarded = bragger >= 0 and table.presence(bragger, place) > 0
    return {
        "location": place + 1,
        "head": leader if leader >= 0 else None,
        "brag": bragger if rewarded else None,
        "spies": [family for family in range(table.parts.families) if table.city[GUARD_AT + FIRST_SPY + place] >> family & 1],
    }


def destination(table: FlorenceState) -> Destination | None:
    """Florence §8, FL5, FL31: as if the queue were scored now."""
    goal = table.city[GOAL_OF + table.round - 1] if table.round else NOBODY
    if goal < 0:
        return None
    medici = table.active()
    trial = cast(FlorenceState, table.clone())
    families = order_of_control(trial, goal)
    way = route(table, medici, goal)
    control: list[Control] = [
        {"family": trial.family[ORDER_AT + i], "members": trial.presence(trial.family[ORDER_AT + i], goal)}
        for i in range(families)
    ]
    return {
        "location": goal + 1,
        "medici": NOBLES[medici],
        "route": way,
        "stops": [stop(table, place - 1) for place in way],
        "pays": [] if medici == GIOVANNI else pays(trial, medici, goal),
        "control": control,
    }


def pays(trial: FlorenceState, medici: int, goal: int) -> list[int]:
    """Florence §8: what each place pays whoever stands there; an empty one, what it would pay at best."""
    first = (trial.round - 1) * STRIDE
    worth = [trial.parts.place_points[first + spot] for spot in range(trial.parts.spaces)]
    trial.journal = Journal()
    score_queue(trial, medici, goal)
    for event in trial.journal.take():
        if event.kind in (QUEUE_POINTS, S_QUEUE_POINTS):
            worth[event.d - 1] = event.e
        elif event.kind in (OVERLOOKED, S_OVERLOOKED):
            worth[event.b - 1] = 0
    return worth


def offer(table: FlorenceState) -> Offer | None:
    """Florence §8, FL30: what Giovanni offers whom."""
    if table.waiting != ASK_OFFER:
        return None
    points = table.parts.reward[(table.round - 1) * 3 + table.reward]
    return {"family": table.asked, "price": price(table), "points": points}


def card_costs(table: FlorenceState, names: tuple[str, ...]) -> dict[str, int]:
    """Florence §6: what a scandal takes, less what it gives."""
    return {names[card]: table.parts.card_cost[card] - table.parts.card_gain[card] for card in range(CARDS)}


def card_medici(names: tuple[str, ...]) -> dict[str, Medici]:
    """Florence §6: whose pile a scandal belongs to."""
    return {names[card]: NOBLES[card // (CARDS // MEDICI_COUNT)] for card in range(CARDS)}


def letters(table: FlorenceState) -> list[Letter]:
    """Florence §11.1: the Medici of this and the next two rounds, and where they drive."""
    if table.round == 0:
        return []
    return [{"letter": LETTERS[i], "medici": NOBLES[table.noble(i)], "location": table.destination(i) + 1} for i in range(3)]


def strozzi_cards(table: FlorenceState) -> list[StrozziCard]:
    """Florence §11.3: what his ten cards say."""
    parts = table.parts
    made: list[StrozziCard] = []
    for card in range(STROZZI_CARDS):
        deed = parts.card_deed[card]
        colour = parts.card_colour[card]
        made.append(
            {
                "number": card + 1,
                "deed": DEEDS.get(deed, "guard"),
                "letter": LETTERS[parts.card_target[card]] if deed == DEPLOYS else None,
                "colour": TONES[colour - 1] if colour > 0 else None,
                "time": parts.card_time[card],
                "looks": places_of_card(table, card) if table.round > 0 else [],
                "otherwise": "brag" if deed == PROMOTES else None,
            }
        )
    return made


def places_of_card(table: FlorenceState, card: int) -> list[int]:
    """Florence §11.3, FL48, FL50, FL52: the destinations a card tries, in their order."""
    deed = table.parts.card_deed[card]
    if deed in (CELEBRATES, BRAGS):
        return []
    if deed not in (DEPLOYS, PROMOTES):
        return [table.destination(GUARDED) + 1]
    target = table.parts.card_target[card] if deed == DEPLOYS else 0
    return [destination_from(table, target, further) + 1 for further in range(MEDICI_COUNT)]
