"""Firenze §11.1: events are carried out at once, seat by seat from the active player on."""

from mypy_extensions import i64

from signoria.games.firenze.actions import ENDURE, PLAY, RETURN, TOWER
from signoria.games.firenze.components import COLLAPSE, COLOURS, FIRE, SLOTS, TAX, TRIBUTE
from signoria.games.firenze.events import (
    COLLAPSED,
    EVENT_IGNORED,
    EVENT_STRUCK,
    PLAYED,
    RETURNED,
    TORN_DOWN,
    UNTOUCHED,
)
from signoria.games.firenze.payments import list_in_order
from signoria.games.firenze.table import (
    FACE_EVENT,
    HELD_BY,
    LOSE_STOREY,
    NEXT_VICTIM,
    REFILL,
    RETURN_BRICKS,
    STOCK_OF,
    TEAR_DOWN,
    TOWERS_OF,
    FirenzePosition,
    bit,
    key_colour,
    key_height,
)
from signoria.games.firenze.towers import lower_tower, named_tower, tower_name


def strike(table: FirenzePosition, kind: i64) -> None:
    """Firenze §11.1, F7: after the bricks are taken and before the row is filled up; first the Patrician may be played."""
    table.event = kind
    table.event_at = 0
    table.ignored = 0
    table.emit(EVENT_STRUCK, kind)
    if protector(table) >= 0 and is_hurt(table, table.active):
        table.ask(table.active, FACE_EVENT)
    else:
        table.go_on(NEXT_VICTIM)


def protector(table: FirenzePosition) -> i64:
    """Firenze §11.2, F25, F27: the Patrician that the active player could play now, or -1."""
    mask = table.player[HELD_BY + table.active] & table.parts.protectors & ~table.played
    kind: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            return kind
        mask >>= 1
        kind += 1
    return -1


def is_hurt(table: FirenzePosition, seat: i64) -> bool:
    """Firenze §11.2, F25: whether the event would take anything from a seat; a Patrician against nothing does nothing."""
    return loses_tower(table, seat) or bricks_due(table, seat) > 0


def loses_tower(table: FirenzePosition, seat: i64) -> bool:
    """Firenze §11.1: a Collapse hits any tower, a Tribute only who cannot pay it in bricks."""
    if table.player[TOWERS_OF + seat] == 0:
        return False
    effect = table.parts.effect[table.event]
    return effect == COLLAPSE or (effect == TRIBUTE and table.player[STOCK_OF + seat] < table.parts.a[table.event])


def bricks_due(table: FirenzePosition, seat: i64) -> i64:
    """Firenze §11.1: how many bricks the event takes from a storage."""
    effect = table.parts.effect[table.event]
    number = table.parts.a[table.event]
    stock = table.player[STOCK_OF + seat]
    if effect == TAX:
        return max(0, stock - number)
    if effect == FIRE:
        return stock // number
    return i64(0) if effect == COLLAPSE else min(number, stock)


def list_event(table: FirenzePosition) -> None:
    """Firenze §11.1, F26: bear the event, or ignore it for oneself with a Patrician; each name is one way."""
    table.put(ENDURE)
    table.put_each(PLAY, table.player[HELD_BY + table.active] & table.parts.protectors & ~table.played)


def face_event(table: FirenzePosition, action: i64) -> None:
    """Firenze §11.1, F26: the Patrician protects the active player, and nobody else."""
    if action != ENDURE:
        kind = action - PLAY
        table.played |= bit(kind)
        table.give_up(table.active, kind)
        table.ignored = 1
        table.emit(PLAYED, table.active, kind)
        table.emit(EVENT_IGNORED, table.active, table.event)
    table.go_on(NEXT_VICTIM)


def next_victim(table: FirenzePosition) -> None:
    """Firenze §11.1, F7, F27, F40: in turn order; who has no choice is not asked. Then the card is discarded."""
    reach = table.players if table.parts.all[table.event] != 0 else 1
    while table.event_at < reach:
        seat = table.active + table.event_at
        if seat >= table.players:
            seat -= table.players
        table.event_at += 1
        if seat == table.active and table.ignored != 0:
            continue
        if loses_tower(table, seat):
            hit_tower(table, seat)
            return
        table.owed = bricks_due(table, seat)
        if table.owed > 0:
            ask_for_bricks(table, seat)
            return
        table.emit(UNTOUCHED, seat, table.event)
    table.throw_away(table.event)
    table.event = -1
    table.go_on(REFILL)


def ask_for_bricks(table: FirenzePosition, seat: i64) -> None:
    """Firenze §11.1, §14.3, F21, F36: bricks of one's own choice, or by the rule for automatic discards."""
    table.victim = seat
    if not table.parts.automatic:
        table.lowest = 0
        table.ask(seat, RETURN_BRICKS)
        return
    while table.owed > 0:
        hand_back(table, seat, automatic_colour(table, seat))
        table.owed -= 1
    table.go_on(NEXT_VICTIM)


def automatic_colour(table: FirenzePosition, seat: i64) -> i64:
    """Firenze §14.3, F21: first a colour without a tower of one's own, the cheapest first, from white to purple."""
    towers: i64 = 0
    for i in range(table.player[TOWERS_OF + seat]):
        towers |= bit(key_colour(table.tower[seat * SLOTS + i]))
    found: i64 = -1
    for colour in range(COLOURS):
        if table.storage[seat * COLOURS + colour] > 0:
            if towers & bit(colour) == 0:
                return colour
            if found < 0:
                found = colour
    return found


def list_returns(table: FirenzePosition) -> None:
    """Firenze §4, §11.1: bricks for the bag, in the order of the colours."""
    list_in_order(table, table.asked, RETURN)


def return_brick(table: FirenzePosition, colour: i64) -> None:
    """Firenze §11.1, F7: one brick to the bag, until nothing is owed any more."""
    table.lowest = colour
    hand_back(table, table.victim, colour)
    table.owed -= 1
    if table.owed == 0:
        table.go_on(NEXT_VICTIM)


def hand_back(table: FirenzePosition, seat: i64, colour: i64) -> None:
    table.lose(seat, colour)
    table.to_bag(colour, 1)
    table.emit(RETURNED, seat, colour, table.event)


def hit_tower(table: FirenzePosition, seat: i64) -> None:
    """Firenze §11.1, §14.3, F36: the owner names the tower, also with automatic discards."""
    table.victim = seat
    table.ask(seat, LOSE_STOREY if table.parts.effect[table.event] == COLLAPSE else TEAR_DOWN)
    if table.parts.rules == 1 and table.parts.automatic:  # by rules 1 it was the cheapest and lowest one
        hit(table, TOWER + tower_name(table.tower[seat * SLOTS]))


def hit(table: FirenzePosition, action: i64) -> None:
    """Firenze §11.1: the named tower loses its top storey or is torn down."""
    if table.waiting == LOSE_STOREY:
        lose_storey(table, action)
    else:
        tear_down(table, action)


def list_towers(table: FirenzePosition, seat: i64) -> None:
    """Towers of a seat by colour, height and whether the Architect spares them; equal ones are offered once."""
    last: i64 = -1
    for i in range(table.player[TOWERS_OF + seat]):
        key = table.tower[seat * SLOTS + i]
        if key != last:
            table.put(TOWER + tower_name(key))
            last = key


def lose_storey(table: FirenzePosition, action: i64) -> None:
    """Firenze §11.1, F42: the top storey of one tower goes to the bag."""
    key = named_tower(action - TOWER)
    lower_tower(table, table.victim, key)
    table.emit(COLLAPSED, table.victim, key_colour(key), key_height(key) - 1, table.event)
    table.go_on(NEXT_VICTIM)


def tear_down(table: FirenzePosition, action: i64) -> None:
    """Firenze §11.1: who cannot pay the Tribute in bricks loses a whole tower to the bag and keeps the bricks."""
    key = named_tower(action - TOWER)
    seat = table.victim
    table.remove_tower(seat, table.find_tower(seat, key))
    table.to_bag(key_colour(key), key_height(key))
    table.emit(TORN_DOWN, seat, key_colour(key), key_height(key), table.event)
    table.go_on(NEXT_VICTIM)
