"""What a seat of Il Vecchio knows: everything but tiles in other hands and in the two stacks of Florence."""

from typing import Any, cast

from mypy_extensions import i64

from signoria.core.bits import count_bits
from signoria.core.state import State
from signoria.core.vec import vec
from signoria.games.ilvecchio.actions import (
    COLOUR_NAMES,
    COUNCIL_NAMES,
    EVENT_NAMES,
    GOOD_NAMES,
    NOBILITY_NAMES,
    PLACE_NAMES,
    PROVINCE_NAMES,
    TRACK_NAMES,
)
from signoria.games.ilvecchio.components import MIDDLEMEN, MOST_SPACES, NOWHERE, PLACES, REGIONS, TRACKS
from signoria.games.ilvecchio.outlook import outlook
from signoria.games.ilvecchio.scoring import majority, nobility_points, public_points
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import (
    COUNCIL_STACK,
    COUNCIL_TILES,
    CREST_POOL,
    CRESTS,
    DESTINATION,
    DOUBLE_TURN,
    FILLED,
    FINISHED,
    FORGONE,
    GOODS,
    HAND,
    HIDDEN_TILE,
    KEPT,
    LAYERS,
    LOOKER,
    LOOKS,
    LYING_MEN,
    MEN,
    NOBILITY_STACK,
    NOBILITY_TILES,
    OWN,
    POINTS,
    PROVINCE_TILES,
    SEEN,
    STACK,
    SUPPLY,
    TRACK,
)
from signoria.games.ilvecchio.takeover import florins_for, next_space, office_cost

STAGES = ("set-up", "play", "double-turn", "over")


def tile_names(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for i, name in enumerate(names) if (mask >> i) & 1]


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it: its own hidden tiles and what it has seen of the stacks included."""
    return {**shared_view(state), **own_view(state, seat)}


def shared_view(state: State) -> dict[str, Any]:
    """What lies open."""
    table = cast(IlVecchioState, state)
    return {
        "game": "ilvecchio",
        "players": table.players,
        "stage": STAGES[table.stage],
        "actor": table.actor(),
        "turn": table.turn(),
        "start": table.start,
        "round": table.round,
        "actions-left": table.actions_left if table.stage in (1, DOUBLE_TURN) else 0,
        "ending": table.ending == 1,
        "less-luck": table.parts.less_luck,
        "crests": crests_view(table),
        "map": map_view(table),
        "areas": areas_view(table),
        "middlemen": middlemen_view(table),
        "journey": journey_view(table),
        "tracks": [track_view(table, track) for track in range(TRACKS)],
        "provinces": {
            TRACK_NAMES.values[region]: tile_names(
                PROVINCE_NAMES.values, table.provinces_left & table.parts.region_tiles[region]
            )
            for region in range(REGIONS)
        },
    }


def own_view(state: State, seat: int) -> dict[str, Any]:
    """What a seat has seen of stacks and tiles, and what it can count on."""
    table = cast(IlVecchioState, state)
    return {
        "seat": seat,
        "stacks": {
            "council": stack_view(table, COUNCIL_STACK, seat),
            "nobility": stack_view(table, NOBILITY_STACK, seat),
        },
        "seats": [seat_view(table, other, seat) for other in range(table.players)],
        "outlook": outlook(table, seat),
    }


def crests_view(table: IlVecchioState) -> dict[str, Any]:
    unseen = {name: table.common[CREST_POOL + i] for i, name in enumerate(EVENT_NAMES.values)}
    return {"left": table.crests_left, "of": table.parts.crests, "unseen": unseen}


def map_view(table: IlVecchioState) -> dict[str, Any]:
    """The places with their colours, the areas they border and who is there."""
    parts = table.parts
    places = {}
    for place in range(PLACES):
        if (parts.places >> place) & 1:
            places[PLACE_NAMES.values[place]] = {
                "colour": COLOUR_NAMES.values[parts.colour[place]],
                "east": parts.east[place],
                "north": parts.north[place],
                "picture": picture_at(parts.picture, place),
                "areas": [number for number in range(2, 13) if (parts.area[number] >> place) & 1],
                "roads": [PLACE_NAMES.values[other] for other in range(PLACES) if parts.distance[place * PLACES + other] == 1],
                "standing": [table.men[seat * MEN + place] for seat in range(table.players)],
                "lying": [table.men[seat * MEN + LYING_MEN + place] for seat in range(table.players)],
            }
    return places


def areas_view(table: IlVecchioState) -> dict[str, Any]:
    """The areas by number, with the towns they border and where the number stands on the drawn map."""
    parts = table.parts
    return {
        str(number): {
            "towns": [PLACE_NAMES.values[place] for place in range(PLACES) if (parts.area[number] >> place) & 1],
            "picture": picture_at(parts.area_picture, number),
        }
        for number in range(2, 13)
        if parts.area[number]
    }


def picture_at(picture: vec[i64], number: int) -> list[int] | None:
    across, down = picture[2 * number], picture[2 * number + 1]
    return None if across == NOWHERE else [int(across), int(down)]


def middlemen_view(table: IlVecchioState) -> dict[str, Any]:
    """Where each middleman stands and where he goes next; nowhere before he is placed."""
    found = {}
    for colour in range(MIDDLEMEN):
        place = table.common[colour]
        if table.parts.colour[place] == colour:
            found[COLOUR_NAMES.values[colour]] = {
                "at": PLACE_NAMES.values[place],
                "next": PLACE_NAMES.values[table.parts.next[place]],
            }
    return found


def journey_view(table: IlVecchioState) -> dict[str, Any] | None:
    """While a member chooses where to act: where he stands, and how many roads away each choice is."""
    if table.waiting != DESTINATION:
        return None
    start = table.pending_arg()
    roads = {
        PLACE_NAMES.values[place]: table.parts.distance[start * PLACES + place]
        for place in range(PLACES)
        if (table.high >> place) & 1
    }
    return {"from": PLACE_NAMES.values[start], "roads": roads}


def track_view(table: IlVecchioState, track: int) -> dict[str, Any]:
    parts = table.parts
    spaces = parts.spaces[track]
    filled = table.tracks[track * TRACK + FILLED]
    is_region = track < REGIONS
    return {
        "track": TRACK_NAMES.values[track],
        "gate": PLACE_NAMES.values[parts.gate[track] if is_region else parts.florence],
        "cost": [parts.cost[track * MOST_SPACES + i] for i in range(spaces)] if is_region else [],
        "points": [parts.points[track * MOST_SPACES + i] for i in range(spaces)],
        "crests": [i for i in range(spaces) if (parts.marked[track] >> i) & 1],
        "first": parts.first,
        "members": [table.tracks[track * TRACK + i] for i in range(parts.first, filled)],
        "next": next_space(table, track),
        "price": florins_for(table, track) if is_region else office_cost(table, track),
        "majority": majority(table, track),
    }


def stack_view(table: IlVecchioState, stack: int, seat: int) -> dict[str, Any]:
    """A stack as its layers' sizes and the looks so far.

    Who looked knows the tiles, from the upper layers to the lower ones; everyone knows how many, and kept tiles once shown.
    """
    base = stack * STACK
    names = COUNCIL_NAMES.values if stack == COUNCIL_STACK else NOBILITY_NAMES.values
    sizes = [count_bits(table.stacks[base + layer]) for layer in range(LAYERS)]
    looks = []
    layers = [all_tiles(table, base)]
    for i in range(table.stacks[base + LOOKS]):
        looker = table.stacks[base + LOOKER + i]
        kept = table.stacks[base + KEPT + i]
        seen = table.stacks[base + SEEN + i]
        own = looker == seat
        shown = kept >= 0 and (own or is_shown(table, stack, looker, kept))
        looks.append(
            {
                "seat": looker,
                "tiles": count_bits(seen),
                "seen": [tile_names(names, layer & seen) for layer in layers if layer & seen] if own else None,
                "kept": names[kept] if shown else None,
            }
        )
        layers = [layer & ~seen for layer in layers] + [seen & ~(1 << kept) if kept >= 0 else 0]
    extra = table.parts.extra_cost if table.extra_on == stack else 0
    return {"tiles": sum(sizes), "layers": [size for size in sizes if size], "looks": looks, "extra-cost": extra}


def all_tiles(table: IlVecchioState, base: int) -> int:
    """All tiles the stack had when it was shuffled, as a mask."""
    found = 0
    for layer in range(LAYERS):
        found |= table.stacks[base + layer]
    for i in range(table.stacks[base + LOOKS]):
        found |= table.stacks[base + SEEN + i]
    return found


def is_shown(table: IlVecchioState, stack: int, looker: int, tile: int) -> bool:
    if stack == COUNCIL_STACK:
        return bool((table.own[looker * OWN + COUNCIL_TILES] >> tile) & 1)
    return table.stage == FINISHED


def seat_view(table: IlVecchioState, seat: int, viewer: int) -> dict[str, Any]:
    own = seat * OWN
    provinces = table.own[own + PROVINCE_TILES]
    hidden = table.own[own + HIDDEN_TILE]
    nobles = table.own[own + NOBILITY_TILES]
    sees = seat == viewer or table.stage == FINISHED
    return {
        "goods": {GOOD_NAMES.values[good]: table.own[own + good] for good in range(GOODS)},
        "supply": table.own[own + SUPPLY],
        "crests": table.own[own + CRESTS],
        "provinces": tile_names(PROVINCE_NAMES.values, provinces & ~table.provinces_used),
        "used-provinces": tile_names(PROVINCE_NAMES.values, provinces & table.provinces_used),
        "council": tile_names(COUNCIL_NAMES.values, table.own[own + COUNCIL_TILES]),
        "hidden": hidden >= 0,
        "hidden-tile": COUNCIL_NAMES.values[hidden] if hidden >= 0 and seat == viewer else None,
        "dealt": tile_names(COUNCIL_NAMES.values, table.own[own + HAND]) if seat == viewer else None,
        "nobility": count_bits(nobles),
        "nobility-tiles": nobility_view(table, seat, nobles) if sees else None,
        "forgone": table.own[own + FORGONE] == 1,
        "worth": public_points(table, seat),
        "points": table.own[own + POINTS],
    }


def worth(state: State) -> list[int]:
    """Il Vecchio §5.2: what everybody can see each family would have if the match ended now."""
    table = cast(IlVecchioState, state)
    if table.stage == FINISHED:
        return table.scores()
    return [public_points(table, seat) for seat in range(table.players)]


def own_worth(state: State, seat: int) -> int:
    """Il Vecchio §5.2, §9: the same with the nobility tiles that only this family knows."""
    table = cast(IlVecchioState, state)
    if table.stage == FINISHED:
        return table.scores()[seat]
    return public_points(table, seat) + sum(nobility_view(table, seat, table.own[seat * OWN + NOBILITY_TILES]).values())


def nobility_view(table: IlVecchioState, seat: int, mask: int) -> dict[str, int]:
    """The tiles with what they would be worth now."""
    names = NOBILITY_NAMES.values
    return {names[tile]: nobility_points(table, seat, tile) for tile in range(len(names)) if (mask >> tile) & 1}
