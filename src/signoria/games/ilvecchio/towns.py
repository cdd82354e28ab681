"""Il Vecchio §4.1: the action of a town: a middleman or a bishop, and goods."""

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.ilvecchio.actions import LIE_DOWN
from signoria.games.ilvecchio.components import BLACK, BROWN, GREEN, MIDDLEMEN, VIOLET
from signoria.games.ilvecchio.council import react_to_goods
from signoria.games.ilvecchio.events import LIES_DOWN, LIES_IN_GREEN, MIDDLEMAN_MOVES, PAYS_BISHOP, TAKES
from signoria.games.ilvecchio.table import (
    ASSASSIN,
    BISHOP,
    CARRIAGE,
    FLORINS,
    OWN,
    SCROLL,
    TAKE_BROWN,
    TAKE_VIOLET,
    TAKING,
    IlVecchioPosition,
)


def list_town(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.1, V5, V6: lie down with a middleman's help (in green towns without), or pay a bishop."""
    seat = table.asked
    place = table.pending_arg()
    table.low_base = LIE_DOWN
    if table.parts.colour[place] == GREEN or (table.guarded >> place) & 1:
        table.low |= 1
    if table.own[seat * OWN + BISHOP] > 0:
        table.low |= 2


def act_in_town(table: IlVecchioPosition, action: i64) -> None:
    """Il Vecchio §4.1, V5, V6: after the middleman or the bishop the goods are taken."""
    seat = table.asked
    place = table.pending_arg()
    table.pop()
    if action == LIE_DOWN:
        lie_down(table, seat, place)
    else:
        pay_bishop(table, seat, place)
    colour = table.parts.colour[place]
    if colour == BROWN:
        table.push(TAKING, seat, TAKE_BROWN)
    elif colour == VIOLET:
        table.push(TAKING, seat, TAKE_VIOLET)
    elif colour == GREEN:
        take_green(table, seat)
    else:
        take_follower(table, seat, colour)


def lie_down(table: IlVecchioPosition, seat: i64, place: i64) -> None:
    """Il Vecchio §4.1, V5, V6: the member lies down; in a town with a crest the middleman moves on."""
    table.lay_member(seat, place)
    green = table.parts.colour[place] == GREEN
    table.emit(LIES_IN_GREEN if green else LIES_DOWN, seat, place)
    if not green:
        move_middleman(table, table.parts.colour[place])


def pay_bishop(table: IlVecchioPosition, seat: i64, place: i64) -> None:
    """Il Vecchio §4.1, V5, V46: the member stays standing; a middleman is not needed, and one who is there stays."""
    table.own[seat * OWN + BISHOP] -= 1
    table.emit(PAYS_BISHOP, seat, place)


def move_middleman(table: IlVecchioPosition, colour: i64) -> None:
    """Il Vecchio §4.1, V5: clockwise to the next town of his colour."""
    start = table.common[colour]
    place = table.parts.next[start]
    table.common[colour] = place
    table.guarded = (table.guarded & ~bit(start)) | bit(place)
    table.emit(MIDDLEMAN_MOVES, colour, start, place)


def move_all_middlemen(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.6: every middleman goes on to the next town of his colour."""
    for colour in range(MIDDLEMEN):
        move_middleman(table, colour)


def gain(table: IlVecchioPosition, seat: i64, good: i64, amount: i64) -> None:
    table.own[seat * OWN + good] += amount
    table.emit(TAKES, seat, good, amount)


def take_green(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §4.1, V6, V36: three florins; no council tile reacts to them."""
    gain(table, seat, FLORINS, table.parts.green_florins)


def take_follower(table: IlVecchioPosition, seat: i64, colour: i64) -> None:
    """Il Vecchio §4.1: an assassin in a black, a knight in a grey, an abbot in a white town."""
    good = ASSASSIN + colour - BLACK
    gain(table, seat, good, table.parts.town_followers)
    react_to_goods(table, seat, good)


def take_in_town(table: IlVecchioPosition, seat: i64, good: i64) -> None:
    """Il Vecchio §4.1: florins or a scroll in a brown town, carriages or bishops in a violet one."""
    parts = table.parts
    amount = parts.brown_florins
    if good == SCROLL:
        amount = parts.brown_scrolls
    elif good == CARRIAGE:
        amount = parts.town_carriages
    elif good == BISHOP:
        amount = parts.town_bishops
    gain(table, seat, good, amount)
    react_to_goods(table, seat, good)
