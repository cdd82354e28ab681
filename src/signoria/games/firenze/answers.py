"""What an answer sets in motion: each goes to its chapter."""

from mypy_extensions import i64

from signoria.games.firenze.actions import (
    AGAINST,
    COMPLETE,
    DISCARD,
    END_BUILDING,
    END_COMMISSIONS,
    FOUND,
    NO_EXCHANGE,
    PAY,
    PICK,
    PLAY,
    RAISE,
    RETURN,
    TAKE,
    WANT,
)
from signoria.games.firenze.building import (
    end_building,
    found,
    pay_building,
    raise_tower,
    tear_down_ruins,
)
from signoria.games.firenze.commissions import complete
from signoria.games.firenze.components import COLOURS
from signoria.games.firenze.event_cards import (
    face_event,
    hit,
    next_victim,
    return_brick,
)
from signoria.games.firenze.exchange import (
    begin_building,
    begin_exchange,
    pay_exchange,
    want,
)
from signoria.games.firenze.feasts import drop_feast
from signoria.games.firenze.limits import check_limits, discard_card, return_surplus
from signoria.games.firenze.persons import (
    play_person,
    sabotage,
    sabotage_whom,
    spare,
    steal,
    swap,
    swap_for,
)
from signoria.games.firenze.row import (
    choose_card,
    pay_card,
    refill,
)
from signoria.games.firenze.table import (
    BUILD,
    CARD_LIMIT,
    CHOOSE_CARD,
    COMMISSIONS,
    DROP_FEAST,
    EXCHANGE,
    FACE_EVENT,
    LIMITS,
    NEXT_VICTIM,
    PAY_BUILDING,
    PAY_CARD,
    PAY_EXCHANGE,
    REFILL,
    RETURN_BRICKS,
    RUINS,
    SABOTAGE_TOWER,
    SABOTAGE_WHOM,
    SPARE_TOWER,
    STEAL_BRICK,
    STORAGE_LIMIT,
    SWAP_FOR,
    SWAP_GIVE,
    FirenzePosition,
)
from signoria.games.firenze.turns import begin_match, end_turn


def apply_action(table: FirenzePosition, action: i64) -> None:
    """Let a decision take effect, up to the next question or stage."""
    waiting = table.waiting
    if waiting <= CARD_LIMIT:
        if PLAY <= action < DISCARD:
            play_person(table, action - PLAY)
        else:
            act_in_phase(table, waiting, action)
    elif waiting == PAY_CARD:
        pay_card(table, action - PAY)
    elif waiting == PAY_BUILDING:
        pay_building(table, action - PAY)
    elif waiting == PAY_EXCHANGE:
        pay_exchange(table, action - PAY)
    elif waiting == STORAGE_LIMIT:
        return_surplus(table, action - RETURN)
    elif waiting == RETURN_BRICKS:
        return_brick(table, action - RETURN)
    else:
        answer_card(table, waiting, action)


def act_in_phase(table: FirenzePosition, phase: i64, action: i64) -> None:
    """Firenze §4: what is done in a phase, or its end."""
    if phase == BUILD:
        if action == END_BUILDING:
            end_building(table)
        elif action < RAISE:
            found(table, action - FOUND)
        else:
            raise_tower(table, action - RAISE)
    elif phase == EXCHANGE:
        if action == NO_EXCHANGE:
            begin_building(table)
        else:
            want(table, action - WANT)
    elif phase == CHOOSE_CARD:
        choose_card(table, action - TAKE)
    elif phase == COMMISSIONS:
        if action == END_COMMISSIONS:
            table.go_on(LIMITS)
        else:
            complete(table, action - COMPLETE)
    else:
        discard_card(table, action - DISCARD)


def answer_card(table: FirenzePosition, waiting: i64, action: i64) -> None:
    """Answers to questions that cards ask."""
    if waiting == SWAP_FOR:
        seat = (action - PICK) // COLOURS
        swap_for(table, seat, action - PICK - seat * COLOURS)
    elif waiting == SWAP_GIVE:
        swap(table, action - PAY)
    elif waiting == STEAL_BRICK:
        seat = (action - PICK) // COLOURS
        steal(table, seat, action - PICK - seat * COLOURS)
    elif waiting == SABOTAGE_WHOM:
        sabotage_whom(table, action - AGAINST)
    elif waiting == SABOTAGE_TOWER:
        sabotage(table, action)
    elif waiting == SPARE_TOWER:
        spare(table, action)
    elif waiting == DROP_FEAST:
        drop_feast(table, action - DISCARD)
    elif waiting == FACE_EVENT:
        face_event(table, action)
    else:
        hit(table, action)


def proceed(table: FirenzePosition) -> None:
    """Do what happens by itself."""
    stage = table.waiting
    if stage == REFILL:
        if not refill(table):
            if table.dealing != 0:
                begin_match(table)
            else:
                begin_exchange(table)
    elif stage == RUINS:
        tear_down_ruins(table)
    elif stage == LIMITS:
        check_limits(table)
    elif stage == NEXT_VICTIM:
        next_victim(table)
    else:
        end_turn(table)
