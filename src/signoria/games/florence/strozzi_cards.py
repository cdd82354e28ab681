"""Florence §11.3: what each of Strozzi's ten cards does."""

from typing import Final

from mypy_extensions import i64

from signoria.games.florence.actions import (
    GUARD_THERE,
    NO_STREET_THERE,
    NOBODY_OF_HIS,
    NOBODY_RISES,
    QUEUE_IS_FULL,
    SPACE_TAKEN,
)
from signoria.games.florence.components import (
    BLUE,
    BRAGS,
    CONTESSINA,
    COSIMO,
    DEBUTANT,
    DEPLOYS,
    DONNA,
    EITHER,
    FIRST_BOUNCER,
    FIRST_SPY,
    GIOVANNI,
    MAESTRO,
    MEDICI,
    ORANGE,
    PLACES,
    PROMOTES,
    RANKS,
    ROUNDS,
    SPACES,
    STRIDE,
)
from signoria.games.florence.events import (
    S_BODYGUARD,
    S_BRAGS,
    S_CANNOT,
    S_DEPLOYS,
    S_GUARD,
    S_NO_BRAG,
    S_NO_PIECE,
    S_NO_SHIELD,
    S_PROMOTES,
    S_RECALLS,
)
from signoria.games.florence.queues import arrival_spot, insert, remove
from signoria.games.florence.table import (
    ASK_COLOUR,
    BOARD_OF,
    COACH_OF,
    GUARD_AT,
    GUARDS_OF,
    MARKER_AT,
    MARKERS_OF,
    NOBODY,
    SIZE_AT,
    SUPPLY_OF,
    TILE_AT,
    TURN_OVER,
    FlorencePosition,
    colour_of,
    member_of,
    rank_of,
)

GUARDED: Final[i64] = 1  # card 10 begins at B's destination


def apply_card(table: FlorencePosition, card: i64) -> None:
    """Florence §11.3: deploy, promote, brag or post a guard."""
    table.waiting = TURN_OVER
    deed = table.parts.card_deed[card]
    if deed == DEPLOYS:
        begin_deploy(table, card)
    elif deed == PROMOTES:
        a_friend(table)
    elif deed == BRAGS:
        rival_brag(table, table.parts.card_colour[card])
    else:
        post_rival(table)


def give_up(table: FlorencePosition, place: i64, obstacle: i64) -> None:
    """Florence §11.3: say why a location his card looks at is passed over."""
    table.emit(S_CANNOT, place + 1, obstacle)


def thirds(table: FlorencePosition) -> i64:
    """Florence §11.2: 1, 2 or 3 by thirds of the game."""
    return (table.round + 2) // 3


# ---- Cards 1 to 5: deploying ------------------------------------------------------------------------------------------------


def on_board(table: FlorencePosition, colour: i64) -> i64:
    at = colour * RANKS
    return table.family[BOARD_OF + at] + table.family[BOARD_OF + at + 1] + table.family[BOARD_OF + at + 2]


def begin_deploy(table: FlorencePosition, card: i64) -> None:
    """Florence §11.3, FL47, FL93: the named colour, or the one with fewer on the board; a tie is yours to decide."""
    colour = table.parts.card_colour[card]
    if colour != EITHER or table.noble(table.parts.card_target[card]) == GIOVANNI:
        deploy_for(table, card, colour)
        return
    orange = on_board(table, ORANGE)
    blue = on_board(table, BLUE)
    if orange == blue:
        table.card = card
        table.asked = 0
        table.waiting = ASK_COLOUR
        return
    deploy_for(table, card, ORANGE if orange < blue else BLUE)


def deploy_for(table: FlorencePosition, card: i64, colour: i64) -> None:
    """Florence §11.3, FL48, FL86, FL89: Cosimo a Debutant in front, Contessina a Donna, Giovanni two Debutants."""
    target = table.parts.card_target[card]
    medici = table.noble(target)
    if medici == GIOVANNI:
        deploy_rival(table, ORANGE, DEBUTANT, target, False)
        deploy_rival(table, BLUE, DEBUTANT, target, False)
    elif medici == CONTESSINA:
        deploy_rival(table, colour, DONNA, target, False)
    else:
        deploy_rival(table, colour, DEBUTANT, target, True)


def deploy_rival(table: FlorencePosition, colour: i64, rank: i64, target: i64, in_front: bool) -> None:
    """Florence §11.3, FL48, FL49, FL89: where there is room; if need be, pieces at no destination come back first."""
    if table.family[SUPPLY_OF + colour * RANKS + rank] == 0:
        recall(table, colour)
    place = place_to_deploy(table, target)
    if table.family[SUPPLY_OF + colour * RANKS + rank] == 0 or place < 0:
        table.emit(S_NO_PIECE, colour - 1, rank)
        return
    member = member_of(colour, rank)
    spot = arrival_spot(table, place, member)
    if in_front:
        while spot > 0 and rank_of(table.queue[place * STRIDE + spot - 1]) == rank:
            spot -= 1
    table.family[SUPPLY_OF + colour * RANKS + rank] -= 1
    insert(table, place, spot, member)
    table.emit(S_DEPLOYS, colour - 1, rank, place + 1, spot + 1)


def place_to_deploy(table: FlorencePosition, target: i64) -> i64:
    """Florence §11.3, FL48: the destinations A-B-C-A from the card's on, then backwards along the arrows from A's."""
    for i in range(MEDICI):
        place = destination_from(table, target, i)
        if table.has_room(place):
            return place
        give_up(table, place, QUEUE_IS_FULL)
    place = table.destination(0)
    for _ in range(PLACES):
        place = table.parts.before[place]
        if table.has_room(place):
            return place
        if not is_destination(table, place):
            give_up(table, place, QUEUE_IS_FULL)
    return NOBODY


def destination_from(table: FlorencePosition, target: i64, further: i64) -> i64:
    """Florence §11.3, FL48: the destinations in the order A-B-C-A, counted from the one a card names."""
    ahead = target + further
    if ahead > 2:
        ahead -= 3
    return table.destination(ahead)


def is_destination(table: FlorencePosition, place: i64) -> bool:
    """Florence §11.3, FL87: the destinations of A, B and C."""
    return place == table.destination(0) or place == table.destination(1) or place == table.destination(2)


def recall(table: FlorencePosition, colour: i64) -> None:
    """Florence §11.3, FL49, FL87: all of a colour that wait at no destination come back, whatever their rank."""
    count: i64 = 0
    for place in range(PLACES):
        if table.here[colour * PLACES + place] == 0 or is_destination(table, place):
            continue
        spot = table.city[SIZE_AT + place] - 1
        while spot >= 0:
            if colour_of(table.queue[place * STRIDE + spot]) == colour:
                member = remove(table, place, spot)
                table.family[SUPPLY_OF + colour * RANKS + rank_of(member)] += 1
                count += 1
            spot -= 1
    table.emit(S_RECALLS, colour - 1, count)


# ---- Card 7: a friend -------------------------------------------------------------------------------------------------------


def a_friend(table: FlorencePosition) -> None:
    """Florence §11.3, FL50: promote at A's, B's or C's destination; if nobody can rise anywhere, brag."""
    for ahead in range(MEDICI):
        if promote_at(table, table.destination(ahead)):
            return
    rival_brag(table, ORANGE if table.family[MARKERS_OF + ORANGE] >= table.family[MARKERS_OF + BLUE] else BLUE)


def promote_at(table: FlorencePosition, place: i64) -> bool:
    """Florence §11.3, FL50: a Debutant where no Donna of his waits and one is in supply, else a Donna."""
    debutant: i64 = -1
    donna: i64 = -1
    ready: i64 = -1
    for spot in range(table.city[SIZE_AT + place]):  # later spots win: the rearmost candidate
        member = table.queue[place * STRIDE + spot]
        colour = colour_of(member)
        if colour == 0:
            continue
        if rank_of(member) == DONNA:
            donna = spot
            if table.family[SUPPLY_OF + colour * RANKS + MAESTRO] > 0:
                ready = spot
        elif rank_of(member) == DEBUTANT and table.family[SUPPLY_OF + colour * RANKS + DONNA] > 0:
            debutant = spot
    if donna < 0:
        ready = debutant
    elif ready < 0:
        ready = donna_after_recall(table, place)
    if ready < 0:
        give_up(table, place, NOBODY_OF_HIS if table.presence(1, place) == 0 else NOBODY_RISES)
        return False
    promote_rival(table, place, ready)
    return True


def donna_after_recall(table: FlorencePosition, place: i64) -> i64:
    """Florence §11.3, FL49, FL50: from the rear, the first Donna whose Maestro comes back with her colour, or -1."""
    tried: i64 = -1
    spot = table.city[SIZE_AT + place] - 1
    while spot >= 0:  # a recall never takes anybody from a destination: the spots stay as they are
        member = table.queue[place * STRIDE + spot]
        colour = colour_of(member)
        if colour > 0 and colour != tried and rank_of(member) == DONNA:
            tried = colour
            recall(table, colour)
            if table.family[SUPPLY_OF + colour * RANKS + MAESTRO] > 0:
                return spot
            if table.parts.rules == 1:  # by rules 1 only the rearmost Donna's colour was tried
                return NOBODY
        spot -= 1
    return NOBODY


def promote_rival(table: FlorencePosition, place: i64, spot: i64) -> None:
    """Florence §5.3, §11.3, FL4, FL50: the higher piece joins anew, the lower one goes back to his supply."""
    member = remove(table, place, spot)
    at = colour_of(member) * RANKS + rank_of(member)
    table.family[SUPPLY_OF + at] += 1
    table.family[SUPPLY_OF + at + 1] -= 1
    to = arrival_spot(table, place, member + 1)
    insert(table, place, to, member + 1)
    table.emit(S_PROMOTES, colour_of(member) - 1, rank_of(member) + 1, place + 1, to + 1)


# ---- Cards 8 and 9: bragging ------------------------------------------------------------------------------------------------


def rival_brag(table: FlorencePosition, colour: i64) -> None:
    """Florence §11.3, §11.5, FL51, FL88: from the location after A's coach on, the space of this third of the game."""
    if table.family[MARKERS_OF + colour] == 0:
        colour = ORANGE + BLUE - colour
    space = thirds(table) - 1
    place = table.city[COACH_OF + table.noble(0)]
    for _ in range(PLACES):
        place = table.parts.after[place]
        if table.family[MARKERS_OF + colour] > 0 and table.city[MARKER_AT + place * SPACES + space] < 0:
            times = thirds(table) if table.parts.easy_brags else thirds(table) + 1
            points = times * table.parts.unit[table.city[TILE_AT + place]]
            table.family[MARKERS_OF + colour] -= 1
            table.city[MARKER_AT + place * SPACES + space] = colour
            table.points[1] += points
            table.emit(S_BRAGS, colour - 1, place + 1, table.city[TILE_AT + place], space + 1, points)
            return
        if table.family[MARKERS_OF + colour] > 0:
            give_up(table, place, SPACE_TAKEN)
    table.emit(S_NO_BRAG)


# ---- Card 10: posting a guard -----------------------------------------------------------------------------------------------


def shield_for(table: FlorencePosition, medici: i64, place: i64) -> i64:
    """Florence §11.3, FL52: the shield of a Medici at a location; Cosimo's is on the street that leads there, if one does."""
    if medici == COSIMO:
        return table.parts.street[table.parts.before[place] * PLACES + place]
    return (FIRST_SPY if medici == CONTESSINA else FIRST_BOUNCER) + place


def post_rival(table: FlorencePosition) -> None:
    """Florence §11.3, FL52, FL94: at B's destination or backwards from it; none free, or round 9: 2 points."""
    medici = table.noble(GUARDED)
    place = table.destination(GUARDED)
    if table.round < ROUNDS and table.family[GUARDS_OF + 1] > 0:
        for _ in range(PLACES):
            shield = shield_for(table, medici, place)
            if shield >= 0 and table.city[GUARD_AT + shield] == 0:
                table.city[GUARD_AT + shield] |= 2
                table.family[GUARDS_OF + 1] -= 1
                if medici == COSIMO:
                    table.emit(S_BODYGUARD, shield)
                else:
                    table.emit(S_GUARD, medici, place + 1)
                return
            give_up(table, place, GUARD_THERE if shield >= 0 else NO_STREET_THERE)
            place = table.parts.before[place]
    table.points[1] += 2
    table.emit(S_NO_SHIELD, 2)
