"""Florence §5.8: playing scandal cards, and throwing them away for time."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.games.florence.actions import NO_EFFECT, NOT_IN_HAND, TOO_LITTLE_TIME
from signoria.games.florence.bragging import refuse_bragging
from signoria.games.florence.components import (
    BRAG_ANYWHERE,
    CARDS,
    GO_ANYWHERE,
    GO_FAR,
    JOIN_SUPERIOR,
    KINDS,
    MEDICI,
    POST_GUARD,
    RAISE_DEBUTANT,
    SEND_GIFT,
    SEND_HOME,
    STEP_FORWARD,
    SWAP_TWO,
    TAKE_BACK,
    TRADE_PLACES,
)
from signoria.games.florence.events import DISCARDS, PLAYS
from signoria.games.florence.giving import any_shield, refuse_sending
from signoria.games.florence.hurrying import refuse_hurrying
from signoria.games.florence.pieces import refuse_joining, refuse_promoting
from signoria.games.florence.scandal_moves import could_trade, could_travel
from signoria.games.florence.scandal_queues import could_swap
from signoria.games.florence.table import (
    ASK_BRAG,
    ASK_DEPLOY,
    ASK_FORWARD,
    ASK_GIFT,
    ASK_PROMOTE,
    ASK_SEND_HOME,
    ASK_SHIELD,
    ASK_SWAP_TWO,
    ASK_TAKE_BACK,
    ASK_TRADER,
    ASK_TRAVELLER,
    ASK_WALKER,
    DISCARDED,
    GUARDS_OF,
    HELD_BY,
    MARKERS_OF,
    NOBODY,
    TRACK_OF,
    FlorencePosition,
    note_discard,
)


def spend_card(table: FlorencePosition, seat: i64, card: i64) -> None:
    """Florence §5.8: a card goes from the hand to the open discard pile of its Medici."""
    table.hand[seat * CARDS + card] -= 1
    table.family[HELD_BY + seat] -= 1
    table.piles[DISCARDED + card] += 1
    at = seat * MEDICI + card // KINDS
    table.piles[TRACK_OF + at] = note_discard(table.piles[TRACK_OF + at], card % KINDS)
    if table.players > 1:
        table.revealed_information = True  # the others see which card it was


def refuse_discard(table: FlorencePosition, card: i64) -> i64:
    if table.hand[table.asked * CARDS + card] == 0:
        return refuse(NOT_IN_HAND, card)
    return LEGAL


def discard_for_time(table: FlorencePosition, card: i64) -> None:
    """Florence §5.8, FL21, FL63: a card gives 1 time instead, also at a full clock, where it is lost."""
    seat = table.asked
    spend_card(table, seat, card)
    gained = table.gain_time(seat, 1)
    table.emit(DISCARDS, seat, card, gained)


def refuse_scandal(table: FlorencePosition, card: i64) -> i64:
    """Florence §5.8, FL69: in hand, paid for, and with an effect that is possible."""
    seat = table.asked
    if table.hand[seat * CARDS + card] == 0:
        return refuse(NOT_IN_HAND, card)
    cost = table.parts.card_cost[card]
    if cost > table.time[seat]:
        return refuse(TOO_LITTLE_TIME, cost, table.time[seat])
    return i64(LEGAL) if has_effect(table, seat, card) else refuse(NO_EFFECT, card)


def has_effect(table: FlorencePosition, seat: i64, card: i64) -> bool:
    """Florence §6, FL69: whether a card could be carried out now."""
    table.card = card
    possible = could_play(table, seat, card)
    table.card = NOBODY
    return possible


def could_play(table: FlorencePosition, seat: i64, card: i64) -> bool:
    if card == SEND_GIFT:
        return refuse_sending(table) == LEGAL
    if card == POST_GUARD:
        return table.family[GUARDS_OF + seat] > 0 and any_shield(table)
    if card == JOIN_SUPERIOR:
        return refuse_joining(table, seat) == LEGAL
    if card == RAISE_DEBUTANT:
        return refuse_promoting(table, seat) == LEGAL
    if card == GO_FAR:
        return refuse_hurrying(table, seat) == LEGAL
    if card == GO_ANYWHERE:
        return table.members(seat) > 0 and could_travel(table, seat)
    if card == TRADE_PLACES:
        return could_trade(table, seat)
    if card == TAKE_BACK:
        return table.family[MARKERS_OF + seat] < table.parts.markers
    if card == SWAP_TWO:
        return could_swap(table)
    if card == BRAG_ANYWHERE:
        return could_brag(table, seat)
    return table.members(seat) > 0  # step-forward, send-home


def could_brag(table: FlorencePosition, seat: i64) -> bool:
    """Florence §6, FL68: the card itself no longer counts for Scandalous."""
    table.family[HELD_BY + seat] -= 1
    possible = refuse_bragging(table) == LEGAL
    table.family[HELD_BY + seat] += 1
    return possible


def play_scandal(table: FlorencePosition, card: i64) -> None:
    """Florence §5.8, §6: pay, lay the card open, and carry it out; a gift is paid for when its Medici is named."""
    seat = table.asked
    spend_card(table, seat, card)
    table.card = card
    if card != SEND_GIFT:
        table.time[seat] -= table.parts.card_cost[card]
    table.emit(PLAYS, seat, card)
    table.waiting = question_of(card)


def question_of(card: i64) -> i64:
    """Florence §6: what a card asks first."""
    if card == POST_GUARD:
        return ASK_SHIELD
    if card == GO_ANYWHERE:
        return ASK_TRAVELLER
    if card == GO_FAR:
        return ASK_WALKER
    if card == JOIN_SUPERIOR:
        return ASK_DEPLOY
    if card == SEND_GIFT:
        return ASK_GIFT
    if card == TRADE_PLACES:
        return ASK_TRADER
    if card == RAISE_DEBUTANT:
        return ASK_PROMOTE
    if card == STEP_FORWARD:
        return ASK_FORWARD
    if card == TAKE_BACK:
        return ASK_TAKE_BACK
    if card == SWAP_TWO:
        return ASK_SWAP_TWO
    if card == SEND_HOME:
        return ASK_SEND_HOME
    return ASK_BRAG
