"""What an answer sets in motion, and what happens by itself: each goes to its chapter."""

from mypy_extensions import i64

from signoria.games.ilvecchio.actions import (
    CHOOSE_AREA,
    CLAIM,
    DECLINE,
    FIRST_AREA,
    GIVE,
    GO,
    KEEP_COUNCIL,
    KEEP_NOBILITY,
    OFFICE,
    PAY,
    PLACE_MEMBER,
    REUSE,
    TAKE,
)
from signoria.games.ilvecchio.council import answer_buying, pay_bonus
from signoria.games.ilvecchio.crests import spared, suffer
from signoria.games.ilvecchio.goods import give, take
from signoria.games.ilvecchio.members import decline, join
from signoria.games.ilvecchio.provinces import reuse
from signoria.games.ilvecchio.rounds import begin_rounds, take_turn
from signoria.games.ilvecchio.set_up import choose_area, keep_start_tile, set_out
from signoria.games.ilvecchio.stacks import draw_whole_layer, keep, look
from signoria.games.ilvecchio.table import (
    AREA,
    BUYING,
    CLAIMING,
    COUNCIL_BONUS,
    DESTINATION,
    DRAW,
    FAMILY,
    FOLLOWERS,
    GIVING,
    JOURNEY,
    KEEPING,
    LOOK,
    MONEY,
    OFFICE_CHOICE,
    PLACEMENT,
    SETTING_UP,
    STEP_ON_TRACK,
    TAKING,
    TOWN,
    TURN,
    IlVecchioPosition,
)
from signoria.games.ilvecchio.takeover import claim, pay_florins, pay_followers, step_on_track, take_office
from signoria.games.ilvecchio.towns import act_in_town
from signoria.games.ilvecchio.travel import choose_destination, travel


def apply_action(table: IlVecchioPosition, action: i64) -> None:
    """Let an answer take effect. What else could have been answered may be a secret: nothing of it stays behind."""
    kind = table.waiting
    table.low = 0
    table.high = 0
    if kind == TURN:
        take_turn(table, action)
    elif kind < TURN:
        answer_placing(table, kind, action)
    elif kind <= BUYING:
        answer_acting(table, kind, action)
    else:
        answer_taking_over(table, kind, action)


def answer_placing(table: IlVecchioPosition, kind: i64, action: i64) -> None:
    if kind == PLACEMENT:
        if action == DECLINE:
            decline(table)
        elif table.pending_arg() & SETTING_UP != 0:
            seat = table.asked
            table.pop()
            set_out(table, seat, action - PLACE_MEMBER)
        else:
            join(table, action - PLACE_MEMBER)
    elif kind == AREA:
        choose_area(table, action - CHOOSE_AREA + FIRST_AREA)
    else:
        keep_start_tile(table, action - KEEP_COUNCIL)


def answer_acting(table: IlVecchioPosition, kind: i64, action: i64) -> None:
    if kind == DESTINATION:
        choose_destination(table, action - GO)
    elif kind == JOURNEY:
        travel(table, action)
    elif kind == TOWN:
        act_in_town(table, action)
    elif kind == TAKING:
        take(table, action - TAKE)
    elif kind == GIVING:
        give(table, action - GIVE)
    else:
        answer_buying(table, action)


def answer_taking_over(table: IlVecchioPosition, kind: i64, action: i64) -> None:
    if kind == FOLLOWERS:
        pay_followers(table, action - PAY)
    elif kind == MONEY:
        pay_florins(table, action)
    elif kind == OFFICE_CHOICE:
        take_office(table, action - OFFICE)
    elif kind == CLAIMING:
        claim(table, action - CLAIM)
    elif kind == KEEPING:
        keep(table, action - (KEEP_COUNCIL if action < KEEP_NOBILITY else KEEP_NOBILITY))
    elif kind == FAMILY:
        suffer(table, action)
    else:
        reuse(table, action - REUSE)


def proceed(table: IlVecchioPosition) -> None:
    """Do what happens by itself."""
    kind = table.waiting
    if kind == STEP_ON_TRACK:
        step_on_track(table)
    elif kind == LOOK:
        look(table)
    elif kind == COUNCIL_BONUS:
        pay_bonus(table)
    else:
        begin_rounds(table)


def go_without(table: IlVecchioPosition) -> None:
    """Il Vecchio §4.3, §4.6, V9, V13, V14: whole layers are drawn without chance; who has nothing to give is spared."""
    if table.waiting == DRAW:
        draw_whole_layer(table)
    elif table.waiting == GIVING or table.waiting == FAMILY:
        spared(table)
    else:
        table.pop()
