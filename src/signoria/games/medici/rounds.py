"""Medici §5 and §8: how a round begins, goes round the table and ends."""

from typing import Final

from mypy_extensions import i64

from signoria.games.medici.auction import ask_next, close_auction
from signoria.games.medici.events import FREE_CARD, ROUND_BEGINS, ROUND_OVER, STARTS
from signoria.games.medici.revealing import begin_turn
from signoria.games.medici.scoring import score_round
from signoria.games.medici.table import CHOOSE_START, FINISHED, FREE_CARDS, MediciPosition

BY_LOT: Final[i64] = 0
POOREST: Final[i64] = 1
POOREST_BY_LOT: Final[i64] = 2


def begin_round(table: MediciPosition) -> None:
    """Medici §1, §8: all cards are shuffled together and a part of them, by number of players, becomes the deck."""
    parts = table.parts
    table.round += 1
    table.deck = parts.dealt
    table.unseen = 0
    table.full = 0
    for kind in range(parts.kinds):
        table.pool[kind] = parts.copies[kind]
        table.unseen += parts.copies[kind]
    for seat in range(table.players):
        table.stored[seat] = 0
    table.emit(ROUND_BEGINS, table.round, table.deck)
    table.waiting = CHOOSE_START
    poorest = only_starter(table)
    if poorest >= 0:
        start_with(table, poorest, POOREST)


def may_start(table: MediciPosition, seat: i64) -> bool:
    """Medici §8, M13: anyone in the first round, afterwards the poorest."""
    if table.round == 1:
        return True
    for other in range(table.players):
        if table.money[other] < table.money[seat]:
            return False
    return True


def only_starter(table: MediciPosition) -> i64:
    """Medici §8, M13: the one player who can start, or -1 if lots must be drawn."""
    found: i64 = -1
    for seat in range(table.players):
        if may_start(table, seat):
            if found >= 0:
                return -1
            found = seat
    return found


def start_with(table: MediciPosition, seat: i64, by: i64) -> None:
    """Medici §8, M13: the start player turns up the first lot."""
    begin_turn(table, seat)
    table.emit(STARTS, seat, by)


def go_round(table: MediciPosition) -> None:
    """Medici §3, M2: after the revealer nobody is asked any more."""
    if table.asked == table.revealer:
        finish_auction(table)
    else:
        ask_or_close(table)


def ask_or_close(table: MediciPosition) -> None:
    """Medici §3, M2, M5: ask the next who can bid, or sell."""
    if not ask_next(table):
        finish_auction(table)


def finish_auction(table: MediciPosition) -> None:
    """Medici §3, §5: the lot is sold or leaves the round, and the round goes on or ends."""
    close_auction(table)
    after_auction(table)


def after_auction(table: MediciPosition) -> None:
    """Medici §5, M6, M7: the round ends with the deck, or when all warehouses but one are full; else the turn passes on."""
    if table.deck == 0:
        end_round(table)
    elif table.full == table.players - 1:
        table.revealer = next_with_space(table, table.revealer)
        table.waiting = FREE_CARDS
    else:
        begin_turn(table, next_with_space(table, table.revealer))


def next_with_space(table: MediciPosition, seat: i64) -> i64:
    """Medici §2, §4, M5: the turn goes clockwise, past full warehouses."""
    while True:
        seat += 1
        if seat == table.players:
            seat = 0
        if table.stored[seat] < table.parts.warehouse:
            return seat


def take_free_card(table: MediciPosition, kind: i64) -> None:
    """Medici §5, M6, M15: the last player fills up from the deck, free of charge and without choice."""
    seat = table.revealer
    table.draw(kind)
    table.store(seat, kind)
    table.emit(FREE_CARD, seat, table.parts.good[kind], table.parts.value[kind])
    if table.deck == 0 or table.full == table.players:
        end_round(table)


def end_round(table: MediciPosition) -> None:
    """Medici §5, §9: after the last round's scoring the match is over."""
    table.emit(ROUND_OVER, table.round, table.deck)
    score_round(table)
    if table.round == table.parts.rounds:
        table.waiting = FINISHED
    else:
        begin_round(table)
