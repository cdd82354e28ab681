"""What may be answered to each question; the rules themselves are in the chapters."""

from mypy_extensions import i64

from signoria.core.position import SEVERAL
from signoria.games.firenze.building import (
    list_building,
    list_building_payment,
)
from signoria.games.firenze.commissions import list_commissions
from signoria.games.firenze.event_cards import (
    list_event,
    list_returns,
    list_towers,
)
from signoria.games.firenze.exchange import (
    list_exchange,
    list_exchange_payment,
)
from signoria.games.firenze.feasts import list_feasts
from signoria.games.firenze.limits import list_discards, list_surplus
from signoria.games.firenze.persons import (
    list_doomed_towers,
    list_opponents,
    list_persons,
    list_swap_payment,
    list_swaps,
    list_targets,
    list_thefts,
)
from signoria.games.firenze.row import (
    list_card_payment,
    list_cards,
)
from signoria.games.firenze.table import (
    BUILD,
    CARD_LIMIT,
    CHOOSE_CARD,
    COMMISSIONS,
    DROP_FEAST,
    EXCHANGE,
    FACE_EVENT,
    PAY_BUILDING,
    PAY_CARD,
    PAY_EXCHANGE,
    RETURN_BRICKS,
    SABOTAGE_TOWER,
    SABOTAGE_WHOM,
    SPARE_TOWER,
    STEAL_BRICK,
    STORAGE_LIMIT,
    SWAP_FOR,
    SWAP_GIVE,
    FirenzePosition,
)


def list_answers(table: FirenzePosition) -> None:
    """List the answers to the pending question, ascending, on the table; they stay there until it is answered."""
    table.count = 0
    waiting = table.waiting
    if waiting <= COMMISSIONS:
        list_phase(table, waiting)
    elif waiting == PAY_CARD:
        list_card_payment(table)
    elif waiting == PAY_BUILDING:
        list_building_payment(table)
    elif waiting == PAY_EXCHANGE:
        list_exchange_payment(table)
    elif waiting == STORAGE_LIMIT:
        list_surplus(table)
    elif waiting == RETURN_BRICKS:
        list_returns(table)
    else:
        list_rarer(table, waiting)


def list_phase(table: FirenzePosition, phase: i64) -> None:
    """Firenze §4, F8: in each phase its own actions, and the persons that can be played."""
    if phase == BUILD:
        list_building(table)
    elif phase == EXCHANGE:
        list_exchange(table)
    elif phase == CHOOSE_CARD:
        list_cards(table)
    else:
        list_commissions(table)
    list_persons(table)


def list_rarer(table: FirenzePosition, waiting: i64) -> None:
    """Questions that cards ask."""
    if waiting == CARD_LIMIT:
        list_discards(table)
    elif waiting == SWAP_FOR:
        list_swaps(table)
    elif waiting == SWAP_GIVE:
        list_swap_payment(table)
    elif waiting == STEAL_BRICK:
        list_thefts(table)
    elif waiting == SABOTAGE_WHOM:
        list_opponents(table)
    elif waiting == SABOTAGE_TOWER:
        list_targets(table)
    elif waiting == SPARE_TOWER:
        list_doomed_towers(table)
    elif waiting == DROP_FEAST:
        list_feasts(table)
    elif waiting == FACE_EVENT:
        list_event(table)
    else:
        list_towers(table, table.victim)


def only_answer(table: FirenzePosition) -> i64:
    """The only answer to the pending question, or SEVERAL."""
    list_answers(table)
    return i64(SEVERAL) if table.count > 1 else table.options[0]
