"""Il Vecchio §2: the set-up, from the lot for the start player to the eighth member on the map."""

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.ilvecchio.components import EVENTS, FREE_ROLL, MIDDLEMEN, NOWHERE, PLACES, TRACKS, Components
from signoria.games.ilvecchio.events import (
    CHOOSES_AREA,
    DEALT,
    DEALT_TILE,
    KEEPS_START_TILE,
    MIDDLEMAN_STANDS,
    ROLLS_START,
    SETS_OUT,
    STARTING_GOODS,
    STARTS,
)
from signoria.games.ilvecchio.table import (
    AREA,
    BISHOP,
    CARRIAGE,
    COUNCIL_STACK,
    COUNCIL_TILES,
    CREST_POOL,
    DEAL,
    FILLED,
    FIRST_ROUND,
    FLORINS,
    HAND,
    HIDDEN_TILE,
    LOT,
    MIDDLEMAN,
    NOBILITY_STACK,
    OWN,
    PLACEMENT,
    ROLL,
    ROLL_SET_UP,
    SETTING_UP,
    STACK,
    START_TILE,
    SUPPLY,
    TRACK,
    IlVecchioPosition,
)


def set_up(table: IlVecchioPosition) -> None:
    """Il Vecchio §2, V18, V26: tiles, crests and supplies are laid out; the start player is drawn by lot."""
    parts = table.parts
    table.crests_left = parts.crests
    table.extra_on = COUNCIL_STACK
    table.stacks[COUNCIL_STACK * STACK] = parts.council_tiles
    table.stacks[NOBILITY_STACK * STACK] = parts.nobility_tiles
    for event in range(EVENTS):
        table.common[CREST_POOL + event] = parts.crest_pool[event]
    for track in range(TRACKS):
        table.tracks[track * TRACK + FILLED] = parts.first
    table.provinces_left = parts.region_tiles[0] | parts.region_tiles[1] | parts.region_tiles[2]
    for seat in range(table.players):
        table.own[seat * OWN + SUPPLY] = parts.members
        table.own[seat * OWN + HIDDEN_TILE] = NOWHERE
    table.push(LOT, 0, 0)


def start_with(table: IlVecchioPosition, start: i64) -> None:
    """Il Vecchio §2, V26: middlemen, tiles for everybody, tiles kept, rolled placements, free placements, in turn order."""
    table.pop()
    table.start = start
    table.emit(STARTS, start)
    table.push(FIRST_ROUND, start, 0)
    for back in range(table.players):
        table.push(AREA, seat_after(table, start, table.players - 1 - back), 0)
    for back in range(table.players):
        table.push(ROLL, seat_after(table, start, table.players - 1 - back), ROLL_SET_UP)
    for back in range(table.players):
        table.push(START_TILE, seat_after(table, start, table.players - 1 - back), 0)
    for back in range(table.players):
        table.push(DEAL, seat_after(table, start, table.players - 1 - back), table.parts.dealt)
    table.push(MIDDLEMAN, start, 0)
    for step in range(table.players):
        hand_out(table, seat_after(table, start, step), step)


def hand_out(table: IlVecchioPosition, seat: i64, step: i64) -> None:
    """Il Vecchio §2: carriage, bishop and florins; the start player gets least, his right neighbour most."""
    parts = table.parts
    florins = parts.other_money
    if step == 0:
        florins = parts.start_money
    elif step == table.players - 1:
        florins = parts.right_money
    table.own[seat * OWN + FLORINS] = florins
    table.own[seat * OWN + CARRIAGE] = parts.start_carriages
    table.own[seat * OWN + BISHOP] = parts.start_bishops
    table.emit(STARTING_GOODS, seat, florins, parts.start_carriages, parts.start_bishops)


def seat_after(table: IlVecchioPosition, seat: i64, steps: i64) -> i64:
    """The seat so many places clockwise."""
    seat += steps
    return seat - table.players if seat >= table.players else seat


def placements(parts: Components, colour: i64, taken: i64) -> i64:
    """Il Vecchio §2, V2: in how many ways the middlemen from `colour` on can stand, at most one at each area."""
    if colour == MIDDLEMEN:
        return 1
    count: i64 = 0
    for place in range(PLACES):
        if parts.colour[place] == colour and parts.touches[place] & taken == 0:
            count += placements(parts, colour + 1, taken | parts.touches[place])
    return count


def placements_with(table: IlVecchioPosition, place: i64) -> i64:
    """Il Vecchio §2, V2: in how many ways the others can follow if the next middleman stands here."""
    parts = table.parts
    taken: i64 = 0
    for colour in range(table.pending_arg()):
        taken |= parts.touches[table.common[colour]]
    if parts.touches[place] & taken != 0:
        return 0
    return placements(parts, table.pending_arg() + 1, taken | parts.touches[place])


def put_middleman(table: IlVecchioPosition, place: i64) -> None:
    """Il Vecchio §2, V2: each placement of all five is equally likely."""
    colour = table.pending_arg()
    table.pop()
    table.common[colour] = place
    table.guarded |= bit(place)
    table.emit(MIDDLEMAN_STANDS, colour, place)
    if colour + 1 < MIDDLEMEN:
        table.push(MIDDLEMAN, table.start, colour + 1)


def deal_tile(table: IlVecchioPosition, tile: i64) -> None:
    """Il Vecchio §2, V3: a council tile into a hand; only its owner sees it."""
    seat = table.asked
    left = table.pending_arg()
    table.pop()
    table.stacks[COUNCIL_STACK * STACK] &= ~bit(tile)
    table.own[seat * OWN + HAND] |= bit(tile)
    if left == table.parts.dealt:
        table.emit(DEALT, seat, left)
    table.emit_to(bit(seat), DEALT_TILE, seat, tile)
    if left > 1:
        table.push(DEAL, seat, left - 1)


def keep_start_tile(table: IlVecchioPosition, tile: i64) -> None:
    """Il Vecchio §2, V3, V26: one tile is kept face up, without its bonus; the others go back into the stack."""
    seat = table.asked
    table.pop()
    table.own[seat * OWN + COUNCIL_TILES] = bit(tile)
    table.emit(KEEPS_START_TILE, seat, tile)
    if table.waiting != START_TILE:
        shuffle_back(table)


def shuffle_back(table: IlVecchioPosition) -> None:
    """Il Vecchio §2, V3: when all have chosen, what they did not keep is shuffled into the stack."""
    for seat in range(table.players):
        kept = table.own[seat * OWN + COUNCIL_TILES]
        table.stacks[COUNCIL_STACK * STACK] |= table.own[seat * OWN + HAND] & ~kept
        table.own[seat * OWN + HAND] = 0


def roll_start(table: IlVecchioPosition, area: i64) -> None:
    """Il Vecchio §2, V1, V33: two members on towns of the rolled area, with less luck too; after a 7 the area is chosen."""
    seat = table.asked
    table.pop()
    table.emit(ROLLS_START, seat, area)
    if area == FREE_ROLL:
        table.push(AREA, seat, 0)
    else:
        push_two(table, seat, area)


def choose_area(table: IlVecchioPosition, area: i64) -> None:
    """Il Vecchio §2, V1: an area of choice, for two members."""
    seat = table.asked
    table.pop()
    table.emit(CHOOSES_AREA, seat, area)
    push_two(table, seat, area)


def push_two(table: IlVecchioPosition, seat: i64, area: i64) -> None:
    """Il Vecchio §2, V1: both members on towns of one area, the same town twice if the player likes."""
    table.push(PLACEMENT, seat, table.parts.area[area] | SETTING_UP)
    table.push(PLACEMENT, seat, table.parts.area[area] | SETTING_UP)


def set_out(table: IlVecchioPosition, seat: i64, place: i64) -> None:
    """Il Vecchio §2, V1: a member begins in a town."""
    table.own[seat * OWN + SUPPLY] -= 1
    table.add_standing(seat, place)
    table.emit(SETS_OUT, seat, place)
