"""Il Vecchio §3 and §5: turns go round the table until the last crest is gone, then come the double turns."""

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.ilvecchio.actions import END_TURN, FORGO, RECOVER, REINFORCE, SEND, USE
from signoria.games.ilvecchio.council import turn_up
from signoria.games.ilvecchio.events import DOUBLE_TURNS, FORGOES, ROUND_BEGINS, ROUND_LIMIT, TURN_BEGINS
from signoria.games.ilvecchio.members import recover, roll_member
from signoria.games.ilvecchio.provinces import usable, use
from signoria.games.ilvecchio.scoring import score
from signoria.games.ilvecchio.set_up import seat_after
from signoria.games.ilvecchio.table import (
    DOUBLE_TURN,
    FORGONE,
    HIDDEN_TILE,
    OWN,
    PLAY,
    ROLL_REINFORCEMENT,
    SUPPLY,
    TURN,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.travel import send, senders


def begin_rounds(table: IlVecchioPosition) -> None:
    """Il Vecchio §3: the start player has the first turn."""
    table.pop()
    table.stage = PLAY
    begin_round(table)


def begin_round(table: IlVecchioPosition) -> None:
    table.round += 1
    table.emit(ROUND_BEGINS, table.round)
    begin_turn(table, table.start)


def begin_turn(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §3, §4.3, §5.1, V10, V17: one action, or two in the double turn; a hidden council tile is turned up first."""
    table.turn_seat = seat
    table.actions_left = 2 if table.stage == DOUBLE_TURN else 1
    table.untouched = 1
    table.emit(TURN_BEGINS, seat)
    table.push(TURN, seat, 0)
    if table.own[seat * OWN + HIDDEN_TILE] >= 0:
        turn_up(table, seat)


def list_turn(table: IlVecchioPosition) -> None:
    """Il Vecchio §3, §7, V11, V12, V27, V41: an action is compulsory; province tiles before or after it; then the turn ends."""
    seat = table.asked
    table.low = usable(table, seat) << USE
    if table.actions_left == 0:
        table.low |= bit(END_TURN)
        return
    table.low |= bit(RECOVER)
    if table.own[seat * OWN + SUPPLY] > 0:
        table.low |= bit(REINFORCE)
    if may_forgo(table):
        table.low |= bit(FORGO)
    table.high_base = SEND
    table.high = senders(table, seat)


def may_forgo(table: IlVecchioPosition) -> bool:
    """Il Vecchio §5.1, V28: the whole double turn or nothing of it."""
    return table.stage == DOUBLE_TURN and table.untouched == 1


def take_turn(table: IlVecchioPosition, action: i64) -> None:
    """Il Vecchio §3, §4: what the player does next in his turn."""
    seat = table.asked
    if action >= SEND:
        send(table, seat, action - SEND)
    elif action >= USE:
        use(table, seat, action - USE)
    elif action == END_TURN:
        end_turn(table, seat)
    elif action == FORGO:
        forgo(table, seat)
    else:
        table.actions_left -= 1
        table.untouched = 0
        if action == RECOVER:
            recover(table, seat)
        else:
            roll_member(table, seat, ROLL_REINFORCEMENT)


def forgo(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §5.1, V17, V28: two points at the end instead of two actions."""
    table.own[seat * OWN + FORGONE] = 1
    table.emit(FORGOES, seat)
    end_turn(table, seat)


def end_turn(table: IlVecchioPosition, seat: i64) -> None:
    """Il Vecchio §3: clockwise to the next player; the round ends before the start player."""
    table.pop()
    following = seat_after(table, seat, 1)
    if following == table.start:
        end_round(table)
    else:
        begin_turn(table, following)


def end_round(table: IlVecchioPosition) -> None:
    """Il Vecchio §5, V17, V37: after the round of the last crest come the double turns, and after these the scoring."""
    if table.stage == DOUBLE_TURN:
        score(table)
    elif table.ending == 1:
        table.stage = DOUBLE_TURN
        table.emit(DOUBLE_TURNS)
        begin_turn(table, table.start)
    elif table.round == table.parts.rounds:
        table.emit(ROUND_LIMIT, table.round)
        score(table)
    else:
        begin_round(table)
