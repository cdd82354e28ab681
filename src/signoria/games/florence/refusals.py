"""Why something is no answer to the pending question; the rules themselves are in the chapters."""

from mypy_extensions import i64

from signoria.core.state import (
    LEGAL,
    NOT_ASKED,
    refuse,
)
from signoria.games.florence.actions import (
    ACCEPT,
    COLOUR_OF,
    DECLINE,
    DISCARD,
    FORGO,
    GIFT,
    MEMBER,
    PLACE_AT,
    RING,
    SCANDAL,
    SHIELD,
    STAY,
    SWAP,
    TAKE_TIME,
    TILE,
    TO,
    WITH,
)
from signoria.games.florence.bragging import refuse_tile
from signoria.games.florence.components import PAIRS, SPOTS
from signoria.games.florence.giving import refuse_gift, refuse_shield
from signoria.games.florence.hurrying import (
    refuse_going_on,
    refuse_hurrier,
    refuse_hurry,
    refuse_last,
    refuse_second,
)
from signoria.games.florence.pieces import (
    refuse_member,
    refuse_place,
    refuse_promotion,
)
from signoria.games.florence.scandal_moves import (
    refuse_anywhere,
    refuse_partner,
    refuse_stay,
    refuse_trader,
    refuse_traveller,
    refuse_walk,
    refuse_walker,
)
from signoria.games.florence.scandal_queues import (
    refuse_forward,
    refuse_swap_two,
    refuse_taking_back,
)
from signoria.games.florence.scandals import refuse_discard
from signoria.games.florence.scoring import refuse_accept
from signoria.games.florence.table import (
    ASK_ACTION,
    ASK_ANYWHERE,
    ASK_BONUS,
    ASK_BRAG,
    ASK_COLOUR,
    ASK_DEPLOY,
    ASK_FIRST,
    ASK_FORWARD,
    ASK_GIFT,
    ASK_HURRIER,
    ASK_HURRY,
    ASK_LAST,
    ASK_MOVE,
    ASK_MOVER,
    ASK_OFFER,
    ASK_PARTNER,
    ASK_PROMOTE,
    ASK_RING,
    ASK_SECOND,
    ASK_SEND_HOME,
    ASK_SHIELD,
    ASK_SIXTH,
    ASK_SWAP_TWO,
    ASK_TAKE_BACK,
    ASK_TRADER,
    ASK_TRAVELLER,
    ASK_WALK,
    ASK_WALKER,
    ASK_WALKER_TWO,
    FlorencePosition,
)
from signoria.games.florence.turns import (
    refuse_action,
    refuse_bonus_swap,
    refuse_ring,
)
from signoria.games.florence.walking import refuse_move, refuse_mover


def refuse_answer(table: FlorencePosition, action: i64) -> i64:
    """The reason for each range of ids, or that nobody asked for it."""
    if action < RING:
        return refuse_turn(table, action)
    if action < PLACE_AT:
        return refuse_ring(table, action - RING) if table.waiting == ASK_RING else refuse(NOT_ASKED)
    if action < MEMBER:
        asked = table.waiting == ASK_FIRST or table.waiting == ASK_DEPLOY
        return refuse_place(table, action - PLACE_AT) if asked else refuse(NOT_ASKED)
    if action < TO:
        return refuse_naming(table, (action - MEMBER) // SPOTS, (action - MEMBER) % SPOTS)
    if action <= STAY:
        return refuse_going(table, action)
    if action < SHIELD:
        return refuse_naming_tile(table, action - TILE)
    if action < TAKE_TIME:
        return refuse_shield(table, action - SHIELD) if table.waiting == ASK_SHIELD else refuse(NOT_ASKED)
    if action < SWAP:
        return i64(LEGAL) if table.waiting == ASK_BONUS else refuse(NOT_ASKED)
    if action < WITH:
        return refuse_swapping(table, action - SWAP)
    if action < FORGO:
        at = action - WITH
        return refuse_partner(table, at // SPOTS, at % SPOTS) if table.waiting == ASK_PARTNER else refuse(NOT_ASKED)
    return refuse_short_answer(table, action)


def refuse_turn(table: FlorencePosition, action: i64) -> i64:
    """Actions of a turn, and cards thrown away where that is allowed."""
    waiting = table.waiting
    if waiting == ASK_ACTION:
        return refuse_action(table, action)
    if waiting == ASK_GIFT and GIFT <= action < SCANDAL:
        return refuse_gift(table, action - GIFT)
    if action >= DISCARD and (waiting in (ASK_BONUS, ASK_SIXTH, ASK_OFFER)):
        return refuse_discard(table, action - DISCARD)
    return refuse(NOT_ASKED)


def refuse_naming(table: FlorencePosition, place: i64, spot: i64) -> i64:
    """A member, for whatever it is asked."""
    waiting = table.waiting
    if waiting == ASK_PROMOTE:
        return refuse_promotion(table, place, spot)
    if waiting == ASK_MOVER:
        return refuse_mover(table, place, spot)
    if waiting == ASK_HURRIER:
        return refuse_hurrier(table, place, spot)
    if waiting == ASK_SECOND:
        return refuse_second(table, place, spot)
    if waiting == ASK_TRAVELLER:
        return refuse_traveller(table, place, spot)
    if waiting in (ASK_WALKER, ASK_WALKER_TWO):
        return refuse_walker(table, place, spot)
    if waiting == ASK_TRADER:
        return refuse_trader(table, place, spot)
    if waiting == ASK_FORWARD:
        return refuse_forward(table, place, spot)
    if waiting == ASK_SEND_HOME:
        return refuse_member(table, place, spot)
    return refuse(NOT_ASKED)


def refuse_going(table: FlorencePosition, action: i64) -> i64:
    """Where a member goes, or that it goes no further."""
    waiting = table.waiting
    if action == STAY:
        return refuse_stay(table) if waiting in (ASK_WALK, ASK_WALKER_TWO) else refuse(NOT_ASKED)
    to = action - TO
    if waiting == ASK_MOVE:
        return refuse_move(table, to)
    if waiting == ASK_HURRY:
        return refuse_hurry(table, to)
    if waiting == ASK_SECOND:
        return refuse_going_on(table, to)
    if waiting == ASK_LAST:
        return refuse_last(table, to)
    if waiting == ASK_ANYWHERE:
        return refuse_anywhere(table, to)
    if waiting == ASK_WALK:
        return refuse_walk(table, to)
    return refuse(NOT_ASKED)


def refuse_naming_tile(table: FlorencePosition, place: i64) -> i64:
    if table.waiting == ASK_BRAG:
        return refuse_tile(table, place)
    return refuse_taking_back(table, place) if table.waiting == ASK_TAKE_BACK else refuse(NOT_ASKED)


def refuse_swapping(table: FlorencePosition, at: i64) -> i64:
    place = at // PAIRS
    first = at // SPOTS % SPOTS
    if table.waiting == ASK_BONUS:
        return refuse_bonus_swap(table, place, first, at % SPOTS)
    return refuse_swap_two(table, place, first, at % SPOTS) if table.waiting == ASK_SWAP_TWO else refuse(NOT_ASKED)


def refuse_short_answer(table: FlorencePosition, action: i64) -> i64:
    waiting = table.waiting
    if action == FORGO and waiting == ASK_SIXTH:
        return LEGAL
    if action == ACCEPT and waiting == ASK_OFFER:
        return refuse_accept(table)
    if action == DECLINE and waiting == ASK_OFFER:
        return LEGAL
    return i64(LEGAL) if action >= COLOUR_OF and waiting == ASK_COLOUR else refuse(NOT_ASKED)
