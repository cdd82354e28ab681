"""What an answer sets in motion: each goes to its chapter."""

from mypy_extensions import i64

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
    SHIELD,
    STAY,
    SWAP,
    TAKE_POINT,
    TAKE_TIME,
    TILE,
    TO,
    WITH,
)
from signoria.games.florence.bragging import brag
from signoria.games.florence.components import PAIRS, SPOTS
from signoria.games.florence.giving import give, post
from signoria.games.florence.hurrying import choose_hurrier, choose_second, go_on, hurry
from signoria.games.florence.journey import forgo, make_room, travel
from signoria.games.florence.pieces import place_debutant, promote
from signoria.games.florence.rounds import end_round, upkeep
from signoria.games.florence.scandal_moves import (
    choose_trader,
    choose_traveller,
    choose_walker,
    end_walk,
    go_anywhere,
    trade_places,
    walk,
)
from signoria.games.florence.scandal_queues import send_home, step_forward, swap, take_back
from signoria.games.florence.scandals import discard_for_time
from signoria.games.florence.scoring import accept, decline, final_scoring, next_offer, score_destination
from signoria.games.florence.set_up import ask_first, set_up
from signoria.games.florence.strozzi import choose_colour, strozzi_acts
from signoria.games.florence.table import (
    ASK_ACTION,
    ASK_ANYWHERE,
    ASK_BRAG,
    ASK_FIRST,
    ASK_FORWARD,
    ASK_GIFT,
    ASK_HURRIER,
    ASK_HURRY,
    ASK_LAST,
    ASK_MOVE,
    ASK_MOVER,
    ASK_PROMOTE,
    ASK_SECOND,
    ASK_SEND_HOME,
    ASK_SIXTH,
    ASK_TRADER,
    ASK_TRAVELLER,
    OFFERS,
    ROUND_OVER,
    SCORE,
    SET_UP,
    STROZZI_ACTS,
    TRAVEL,
    TURN_OVER,
    UPKEEP,
    FlorencePosition,
)
from signoria.games.florence.turns import act, lay_ring, next_turn, take_point, take_time
from signoria.games.florence.walking import choose_mover, move


def apply_action(table: FlorencePosition, action: i64) -> None:
    """Let an answer take effect."""
    waiting = table.waiting
    if waiting == ASK_ACTION:
        act(table, action)
    elif action >= SWAP:
        answer_shortly(table, action)
    elif action >= TILE:
        answer_with_tile(table, action)
    elif action >= TO:
        answer_with_way(table, action)
    elif action >= MEMBER:
        at = action - MEMBER
        answer_with_member(table, at // SPOTS, at % SPOTS)
    elif action >= PLACE_AT:
        place_debutant(table, action - PLACE_AT)
        if waiting == ASK_FIRST:
            ask_first(table)
    elif action >= RING:
        lay_ring(table, action - RING)
    elif waiting == ASK_GIFT:
        give(table, action - GIFT)
    elif waiting == ASK_SIXTH:
        make_room(table, action - DISCARD)
    else:
        discard_for_time(table, action - DISCARD)


def answer_with_member(table: FlorencePosition, place: i64, spot: i64) -> None:
    waiting = table.waiting
    if waiting == ASK_MOVER:
        choose_mover(table, place, spot)
    elif waiting == ASK_HURRIER:
        choose_hurrier(table, place, spot)
    elif waiting == ASK_SECOND:
        choose_second(table, place, spot)
    elif waiting == ASK_PROMOTE:
        promote(table, place, spot)
    elif waiting == ASK_TRAVELLER:
        choose_traveller(table, place, spot)
    elif waiting == ASK_TRADER:
        choose_trader(table, place, spot)
    elif waiting == ASK_FORWARD:
        step_forward(table, place, spot)
    elif waiting == ASK_SEND_HOME:
        send_home(table, place, spot)
    else:
        choose_walker(table, place, spot)


def answer_with_way(table: FlorencePosition, action: i64) -> None:
    waiting = table.waiting
    to = action - TO
    if action == STAY:
        end_walk(table)
    elif waiting in (ASK_MOVE, ASK_LAST):
        move(table, to)
    elif waiting == ASK_HURRY:
        hurry(table, to)
    elif waiting == ASK_SECOND:
        go_on(table, to)
    elif waiting == ASK_ANYWHERE:
        go_anywhere(table, to)
    else:
        walk(table, to)


def answer_with_tile(table: FlorencePosition, action: i64) -> None:
    if action == TAKE_TIME:
        take_time(table)
    elif action == TAKE_POINT:
        take_point(table)
    elif action >= SHIELD:
        post(table, action - SHIELD)
    elif table.waiting == ASK_BRAG:
        brag(table, action - TILE)
    else:
        take_back(table, action - TILE)


def answer_shortly(table: FlorencePosition, action: i64) -> None:
    if action < WITH:
        at = action - SWAP
        swap(table, at // PAIRS, at // SPOTS % SPOTS, at % SPOTS)
    elif action < FORGO:
        at = action - WITH
        trade_places(table, at // SPOTS, at % SPOTS)
    elif action == FORGO:
        forgo(table)
    elif action == ACCEPT:
        accept(table)
    elif action == DECLINE:
        decline(table)
    else:
        choose_colour(table, action - COLOUR_OF + 1)


def proceed(table: FlorencePosition) -> None:
    """Do what happens by itself."""
    waiting = table.waiting
    if waiting == TURN_OVER:
        next_turn(table)
    elif waiting == TRAVEL:
        travel(table)
    elif waiting == STROZZI_ACTS:
        strozzi_acts(table)
    elif waiting == SCORE:
        score_destination(table)
    elif waiting == OFFERS:
        next_offer(table)
    elif waiting == ROUND_OVER:
        end_round(table)
    elif waiting == UPKEEP:
        upkeep(table)
    elif waiting == SET_UP:
        set_up(table)
    else:
        final_scoring(table)
