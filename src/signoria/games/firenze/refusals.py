"""Why something is no answer to the pending question."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, NOT_ASKED, refuse
from signoria.games.firenze.actions import (
    AGAINST,
    BALCONY_LATER,
    BALCONY_ORDER,
    BUILDING_TOO_DEAR,
    CAMPANILE_UNPAID,
    CARD_TOO_DEAR,
    COMMISSION_LATER,
    COMPLETE,
    COVERED,
    DISCARD,
    FEAST_STAYS,
    FOUND,
    MOST_BUILT,
    NO_BRICK,
    NO_CARD_THERE,
    NO_FEAST,
    NO_PERSON,
    NO_SEALS,
    NO_TOWER,
    NOT_HELD,
    NOT_ON_CARD,
    NOTHING_THERE,
    OUT_OF_ORDER,
    PAY,
    PICK,
    PLAY,
    PLAYED_ALREADY,
    RAISE,
    RATE_TOO_HIGH,
    REST_UNPAID,
    RETURN,
    SAFE_ALREADY,
    SAME_COLOUR,
    TAKE,
    TOWER,
    WANT,
    WITHOUT_EFFECT,
)
from signoria.games.firenze.building import cost_of
from signoria.games.firenze.churches import campanile_unpaid
from signoria.games.firenze.components import COLOURS, FEAST, HEIGHTS, KINDS, LOWEST, PERSON
from signoria.games.firenze.exchange import rate_now
from signoria.games.firenze.table import (
    BALCONY_ON,
    BRICKS_IN,
    BUILD,
    CARD_LIMIT,
    CHOOSE_CARD,
    COMMISSIONS,
    CONDITIONS,
    DROP_FEAST,
    EXCHANGE,
    FACE_EVENT,
    LOSE_STOREY,
    OPEN,
    PAY_BUILDING,
    PAY_CARD,
    PAY_EXCHANGE,
    PRIZE_ON,
    RETURN_BRICKS,
    SABOTAGE_TOWER,
    SABOTAGE_WHOM,
    SEAL_ON,
    SEALS_OF,
    SPARE_TOWER,
    STANDING,
    STEAL_BRICK,
    STOCK_OF,
    STORAGE_LIMIT,
    SWAP_FOR,
    SWAP_GIVE,
    TEAR_DOWN,
    FirenzePosition,
    bit,
    key_colour,
    key_condition,
    key_height,
    tower_key,
)
from signoria.games.firenze.towers import named_tower


def refuse_answer(table: FirenzePosition, action: i64) -> i64:
    """LEGAL for what is on offer, else the reason why it is not."""
    for i in range(table.count):
        if table.options[i] == action:
            return LEGAL
    return refuse_unlisted(table, action)


def refuse_unlisted(table: FirenzePosition, action: i64) -> i64:
    """The reason for each range of ids, or that nobody asked for it."""
    if TAKE <= action < PAY and table.waiting == CHOOSE_CARD:
        return refuse_take(table, action - TAKE)
    if PAY <= action < RETURN:
        return refuse_pay(table, action - PAY)
    if RETURN <= action < WANT and (table.waiting == RETURN_BRICKS or table.waiting == STORAGE_LIMIT):
        return refuse_in_order(table, action - RETURN)
    if WANT <= action < FOUND and table.waiting == EXCHANGE:
        return refuse_want(table, action - WANT)
    if FOUND <= action < COMPLETE and table.waiting == BUILD:
        return refuse_build(table, action)
    if COMPLETE <= action < TOWER:
        return refuse_complete(table, action - COMPLETE)
    if TOWER <= action < PICK:
        return refuse_tower(table, action - TOWER)
    if PICK <= action < PLAY:
        return refuse_opponent(table, action)
    if PLAY <= action < DISCARD and (table.waiting <= CARD_LIMIT or table.waiting == FACE_EVENT):
        return refuse_play(table, action - PLAY)
    if action >= DISCARD:
        return refuse_discard(table, action - DISCARD)
    return refuse(NOT_ASKED)


def refuse_take(table: FirenzePosition, position: i64) -> i64:
    """Firenze §5, §5.1, F6, F16."""
    if position >= table.row_size:
        return refuse(NO_CARD_THERE, position + 1)
    return refuse(CARD_TOO_DEAR, position, table.player[STOCK_OF + table.active])


def refuse_pay(table: FirenzePosition, colour: i64) -> i64:
    """Firenze §4, §5.1, §11.2, F35."""
    if table.waiting == PAY_CARD:
        return refuse(NO_BRICK, colour)
    if table.waiting == SWAP_GIVE:
        return refuse(SAME_COLOUR, colour) if colour == table.wanted else refuse(NO_BRICK, colour)
    if table.waiting == PAY_EXCHANGE or table.waiting == PAY_BUILDING:
        return refuse_in_order(table, colour)
    return refuse(NOT_ASKED)


def refuse_in_order(table: FirenzePosition, colour: i64) -> i64:
    """Firenze §4: payments are named colour by colour."""
    if table.storage[table.asked * COLOURS + colour] == 0:
        return refuse(NO_BRICK, colour)
    if colour < table.lowest:
        return refuse(OUT_OF_ORDER, table.lowest)
    return refuse(REST_UNPAID, colour, table.owed)


def refuse_want(table: FirenzePosition, at: i64) -> i64:
    """Firenze §6, F9."""
    if table.row[BRICKS_IN + at] == 0:
        position = at // COLOURS
        return refuse(NOT_ON_CARD, position + 1, at - position * COLOURS)
    return refuse(RATE_TOO_HIGH, rate_now(table), table.player[STOCK_OF + table.active])


def refuse_build(table: FirenzePosition, action: i64) -> i64:
    """Firenze §7, F10."""
    colour = action - FOUND if action < RAISE else key_colour(action - RAISE)
    if action >= RAISE and table.find_tower(table.active, action - RAISE) < 0:
        return refuse(NO_TOWER, colour, key_height(action - RAISE))
    if table.built >= table.parts.most_built:
        return refuse(MOST_BUILT, table.parts.most_built)
    if table.storage[table.active * COLOURS + colour] == 0:
        return refuse(NO_BRICK, colour)
    return refuse(BUILDING_TOO_DEAR, cost_of(table, table.built + 1), table.player[STOCK_OF + table.active] - 1)


def refuse_complete(table: FirenzePosition, space: i64) -> i64:
    """Firenze §9, §3.1, §11.5, §12, F12, F18, F28."""
    colour = space // HEIGHTS
    height = space - colour * HEIGHTS + LOWEST
    if table.board[SEAL_ON + space] != OPEN:
        return refuse(COVERED, colour, height)
    if table.player[SEALS_OF + table.asked] == 0:
        return refuse(NO_SEALS)
    if table.waiting != COMMISSIONS:
        return refuse_for_now(table, space, colour, height)
    if table.find_tower(table.active, tower_key(colour, height, STANDING)) < 0:
        return refuse(NO_TOWER, colour, height)
    if table.board[BALCONY_ON + space] > table.next_balcony:
        return refuse(BALCONY_ORDER, table.next_balcony)
    return refuse(CAMPANILE_UNPAID, max(0, campanile_unpaid(table)))


def refuse_for_now(table: FirenzePosition, space: i64, colour: i64, height: i64) -> i64:
    """Firenze §9, §3.1, F12: what a commission needs, before the step in which commissions are completed."""
    if table.board[BALCONY_ON + space] > table.next_balcony:
        return refuse(BALCONY_LATER, colour, height, table.next_balcony)
    return refuse(COMMISSION_LATER, colour, height, table.board[PRIZE_ON + space])


def refuse_tower(table: FirenzePosition, name: i64) -> i64:
    """Firenze §11.1, §11.2, F38."""
    waiting = table.waiting
    key = named_tower(name)
    first = key - key_condition(key)
    if waiting == SPARE_TOWER:
        for condition in range(STANDING + 1, CONDITIONS):
            if table.find_tower(table.active, first + condition) >= 0:
                return refuse(SAFE_ALREADY, key_colour(key), key_height(key))
    elif waiting != SABOTAGE_TOWER and waiting != LOSE_STOREY and waiting != TEAR_DOWN:
        return refuse(NOT_ASKED)
    return refuse(NO_TOWER, key_colour(key), key_height(key))


def refuse_opponent(table: FirenzePosition, action: i64) -> i64:
    """Firenze §11.2, F35."""
    if action >= AGAINST:
        if table.waiting != SABOTAGE_WHOM or action - AGAINST >= table.players:
            return refuse(NOT_ASKED)
        return refuse(NOTHING_THERE, action - AGAINST)
    seat = (action - PICK) // COLOURS
    colour = action - PICK - seat * COLOURS
    if (table.waiting != SWAP_FOR and table.waiting != STEAL_BRICK) or seat >= table.players or seat == table.active:
        return refuse(NOT_ASKED)
    if table.storage[seat * COLOURS + colour] == 0:
        return refuse(NO_BRICK, colour)
    return refuse(SAME_COLOUR, colour)


def refuse_play(table: FirenzePosition, kind: i64) -> i64:
    """Firenze §11.2, F8, F25."""
    if table.hand[table.active * KINDS + kind] == 0:
        return refuse(NOT_HELD, kind)
    if table.parts.type[kind] != PERSON:
        return refuse(NO_PERSON, kind)
    if table.played & bit(kind) != 0:
        return refuse(PLAYED_ALREADY, kind)
    return refuse(WITHOUT_EFFECT, kind)


def refuse_discard(table: FirenzePosition, kind: i64) -> i64:
    """Firenze §10, §11.3, F14."""
    if table.waiting == DROP_FEAST:
        return refuse(NO_FEAST, kind)
    if table.waiting != CARD_LIMIT:
        return refuse(NOT_ASKED)
    if table.hand[table.active * KINDS + kind] == 0:
        return refuse(NOT_HELD, kind)
    return refuse(FEAST_STAYS, kind) if table.parts.type[kind] == FEAST else refuse(NOT_ASKED)
