"""Firenze §4 and §12: how turns follow one another, and when the last one has been played."""

from mypy_extensions import i64

from signoria.games.firenze.events import TURN_BEGINS, TURNS_OVER
from signoria.games.firenze.scoring import score
from signoria.games.firenze.table import CHOOSE_CARD, FINISHED, FirenzePosition


def begin_match(table: FirenzePosition) -> None:
    """Firenze §4: the start player begins, once the row is filled."""
    table.dealing = 0
    table.round = 1
    begin_turn(table, table.first)


def begin_turn(table: FirenzePosition, seat: i64) -> None:
    """Firenze §4: six phases; what was spent or played in the last turn is forgotten."""
    table.active = seat
    table.played = 0
    table.free_card = 0
    table.turn_rate = 0
    table.turn_less = 0
    table.built = 0
    table.exchanged = 0
    table.emit(TURN_BEGINS, seat, table.round)
    table.ask(seat, CHOOSE_CARD)


def end_turn(table: FirenzePosition) -> None:
    """Firenze §12, F18, F34, F43: after the last seal everybody else has one more turn; nobody begins one turn too many."""
    seat = table.next_seat(table.active)
    if seat == table.finisher:
        finish(table)
    elif seat == table.first and table.round == table.parts.turns:
        table.emit(TURNS_OVER, table.round)
        finish(table)
    else:
        if seat == table.first:
            table.round += 1
        begin_turn(table, seat)


def finish(table: FirenzePosition) -> None:
    """Firenze §12, §13: the final scoring ends the match."""
    score(table)
    table.waiting = FINISHED
