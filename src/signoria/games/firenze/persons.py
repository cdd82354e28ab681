"""Firenze §11.2: person cards, played at any moment of the own turn, each name once a turn."""

from mypy_extensions import i64

from signoria.games.firenze.actions import AGAINST, PAY, PICK, PLAY, TOWER
from signoria.games.firenze.building import cost_of, largest_cost
from signoria.games.firenze.components import (
    CHEAPER,
    COLOURS,
    FREE_CARD,
    PROTECT,
    SABOTAGE,
    SLOTS,
    STEAL,
    SWAP,
    TURN_RATE,
)
from signoria.games.firenze.event_cards import list_towers
from signoria.games.firenze.events import PLAYED, SABOTAGED, STOLEN, SWAPPED
from signoria.games.firenze.events import SPARED as TOWER_SPARED
from signoria.games.firenze.exchange import rate_now, row_has_bricks
from signoria.games.firenze.feasts import has_feast
from signoria.games.firenze.table import (
    BUILD,
    CHOOSE_CARD,
    DROP_FEAST,
    EXCHANGE,
    HELD_BY,
    SABOTAGE_TOWER,
    SABOTAGE_WHOM,
    SPARE_TOWER,
    SPARED,
    STANDING,
    STEAL_BRICK,
    STOCK_OF,
    SWAP_FOR,
    SWAP_GIVE,
    TOWERS_OF,
    FirenzePosition,
    bit,
    key_colour,
    key_condition,
    key_height,
)
from signoria.games.firenze.towers import lower_tower, named_tower, tower_name

# ---- which can be played ------------------------------------------------------------------------------------------------


def list_persons(table: FirenzePosition) -> None:
    """Firenze §11.2, F8, F25: the persons in hand that would do something now and whose name was not played this turn."""
    mask = table.player[HELD_BY + table.active] & table.parts.persons & ~table.played
    kind: i64 = 0
    while mask != 0:
        while mask & 0xFF == 0:
            mask >>= 8
            kind += 8
        if mask & 1 != 0 and does_something(table, kind):
            table.put(PLAY + kind)
        mask >>= 1
        kind += 1


def does_something(table: FirenzePosition, kind: i64) -> bool:
    """Firenze §11.2, F25: each person has its time and needs something to work on."""
    effect = table.parts.effect[kind]
    phase = table.waiting
    if effect == CHEAPER:
        return phase <= BUILD and mason_helps(table, table.parts.a[kind])
    if effect == SWAP:
        return can_swap(table)
    if effect == SABOTAGE:
        return can_sabotage(table)
    if effect == STEAL:
        return can_steal(table)
    if effect == PROTECT:
        return has_feast(table, table.active)
    if effect == FREE_CARD:
        return phase == CHOOSE_CARD and table.free_card == 0 and table.row_size > 1
    if effect == TURN_RATE:
        return wholesaler_helps(table, table.parts.a[kind])
    return phase <= BUILD and has_doomed_tower(table)


def mason_helps(table: FirenzePosition, less: i64) -> bool:
    """Firenze §11.2, F25: until building ends, if a cost is due or, with the Mason, could still be run up and paid."""
    if table.waiting < BUILD:
        return largest_cost(table) > 0
    stock = table.player[STOCK_OF + table.active]
    for built in range(table.built, table.parts.most_built + 1):
        cost = cost_of(table, built)
        if stock - (built - table.built) < max(0, cost - less):
            return False
        if cost > 0:
            return True
    return False


def wholesaler_helps(table: FirenzePosition, rate: i64) -> bool:
    """Firenze §11.2, §6, F25, F39: before the exchange, if the rate is better than what the player has."""
    if table.waiting == CHOOSE_CARD:
        return rate < rate_now(table)
    if table.waiting != EXCHANGE or table.exchanged != 0 or rate >= rate_now(table):
        return False
    return table.player[STOCK_OF + table.active] >= rate and row_has_bricks(table)


def can_swap(table: FirenzePosition) -> bool:
    """Firenze §11.2, F35: an own brick and one of another colour in somebody else's storage."""
    for seat in range(table.players):
        if seat != table.active:
            for colour in range(COLOURS):
                if can_swap_for(table, seat, colour):
                    return True
    return False


def can_swap_for(table: FirenzePosition, seat: i64, colour: i64) -> bool:
    """Firenze §11.2, F35: the two bricks are of different colours."""
    me = table.active
    return table.storage[seat * COLOURS + colour] > 0 and table.player[STOCK_OF + me] > table.storage[me * COLOURS + colour]


def can_sabotage(table: FirenzePosition) -> bool:
    """Firenze §11.2: an opponent has a tower."""
    for seat in range(table.players):
        if seat != table.active and table.player[TOWERS_OF + seat] > 0:
            return True
    return False


def can_steal(table: FirenzePosition) -> bool:
    """Firenze §11.2: an opponent has a brick in storage."""
    for seat in range(table.players):
        if seat != table.active and table.player[STOCK_OF + seat] > 0:
            return True
    return False


def has_doomed_tower(table: FirenzePosition) -> bool:
    """Firenze §11.2, F25: a tower that would be torn down as things stand."""
    first = table.active * SLOTS
    for i in range(table.player[TOWERS_OF + table.active]):
        if key_condition(table.tower[first + i]) == STANDING:
            return True
    return False


# ---- playing ------------------------------------------------------------------------------------------------------------


def play_person(table: FirenzePosition, kind: i64) -> None:
    """Firenze §11.2, F8: the card is discarded and takes effect; what must be named is asked for."""
    parts = table.parts
    effect = parts.effect[kind]
    table.phase = table.waiting
    table.played |= bit(kind)
    table.give_up(table.active, kind)
    table.emit(PLAYED, table.active, kind)
    if effect == CHEAPER:
        table.turn_less += parts.a[kind]
    elif effect == SWAP:
        table.waiting = SWAP_FOR
    elif effect == SABOTAGE:
        table.waiting = SABOTAGE_WHOM
    elif effect == STEAL:
        table.waiting = STEAL_BRICK
    elif effect == PROTECT:
        table.waiting = DROP_FEAST
    elif effect == FREE_CARD:
        table.free_card = 1
    elif effect == TURN_RATE:
        table.turn_rate = parts.a[kind] if table.turn_rate == 0 else min(table.turn_rate, parts.a[kind])
    else:
        table.waiting = SPARE_TOWER


def list_swaps(table: FirenzePosition) -> None:
    """Firenze §11.2, F35: a brick of another player's storage for which an own brick of another colour can be given."""
    for seat in range(table.players):
        if seat != table.active:
            for colour in range(COLOURS):
                if can_swap_for(table, seat, colour):
                    table.put(PICK + seat * COLOURS + colour)


def swap_for(table: FirenzePosition, seat: i64, colour: i64) -> None:
    """Firenze §11.2: the Smuggler's brick is named; then which brick is given for it."""
    table.victim = seat
    table.wanted = colour
    table.waiting = SWAP_GIVE


def list_swap_payment(table: FirenzePosition) -> None:
    """Firenze §11.2, F35: any own brick of another colour."""
    first = table.active * COLOURS
    for colour in range(COLOURS):
        if colour != table.wanted and table.storage[first + colour] > 0:
            table.put(PAY + colour)


def swap(table: FirenzePosition, colour: i64) -> None:
    """Firenze §11.2, F35: one brick against one, from storage to storage."""
    table.lose(table.active, colour)
    table.gain(table.victim, colour, 1)
    table.lose(table.victim, table.wanted)
    table.gain(table.active, table.wanted, 1)
    table.emit(SWAPPED, table.active, table.victim, colour, table.wanted)
    table.back_to_phase()


def list_thefts(table: FirenzePosition) -> None:
    """Firenze §11.2: any brick of another player's storage."""
    for seat in range(table.players):
        if seat != table.active:
            for colour in range(COLOURS):
                if table.storage[seat * COLOURS + colour] > 0:
                    table.put(PICK + seat * COLOURS + colour)


def steal(table: FirenzePosition, seat: i64, colour: i64) -> None:
    """Firenze §11.2: the Spy takes a brick of choice."""
    table.lose(seat, colour)
    table.gain(table.active, colour, 1)
    table.emit(STOLEN, table.active, seat, colour)
    table.back_to_phase()


def list_opponents(table: FirenzePosition) -> None:
    """Firenze §11.2: whose tower the Saboteur attacks."""
    for seat in range(table.players):
        if seat != table.active and table.player[TOWERS_OF + seat] > 0:
            table.put(AGAINST + seat)


def sabotage_whom(table: FirenzePosition, seat: i64) -> None:
    table.victim = seat
    table.waiting = SABOTAGE_TOWER


def list_targets(table: FirenzePosition) -> None:
    """Firenze §11.2: which of the opponent's towers."""
    list_towers(table, table.victim)


def sabotage(table: FirenzePosition, action: i64) -> None:
    """Firenze §11.2, F42: the top storey goes to the bag; the tower must still be raised by its owner."""
    key = named_tower(action - TOWER)
    lower_tower(table, table.victim, key)
    table.emit(SABOTAGED, table.active, table.victim, key_colour(key), key_height(key) - 1)
    table.back_to_phase()


def list_doomed_towers(table: FirenzePosition) -> None:
    """Firenze §11.2, F38: towers neither raised nor spared this turn."""
    first = table.active * SLOTS
    last: i64 = -1
    for i in range(table.player[TOWERS_OF + table.active]):
        key = table.tower[first + i]
        if key_condition(key) == STANDING and key != last:
            table.put(TOWER + tower_name(key))
            last = key


def spare(table: FirenzePosition, action: i64) -> None:
    """Firenze §11.2, F38: the tower stands this turn even if it is not raised."""
    key = named_tower(action - TOWER)
    seat = table.active
    table.remove_tower(seat, table.find_tower(seat, key))
    table.add_tower(seat, key + SPARED)
    table.emit(TOWER_SPARED, seat, key_colour(key), key_height(key))
    table.back_to_phase()
