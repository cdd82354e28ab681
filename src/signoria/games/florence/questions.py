"""What may be answered to each question; the rules themselves are in the chapters."""

from mypy_extensions import i64

from signoria.core.bits import single
from signoria.core.buffers import FREE_BUFFERS, acquire_buffer
from signoria.core.position import SEVERAL
from signoria.core.vec import vec
from signoria.games.florence.actions import (
    COLOUR_OF,
    FORGO,
    PASS,
)
from signoria.games.florence.bragging import list_tiles
from signoria.games.florence.components import EVERYWHERE
from signoria.games.florence.giving import list_gifts, list_shields
from signoria.games.florence.hurrying import (
    list_hurriers,
    list_hurries,
    list_last,
    list_second,
)
from signoria.games.florence.pieces import (
    list_members,
    list_places,
    list_promotions,
)
from signoria.games.florence.scandal_moves import (
    list_anywhere,
    list_partners,
    list_traders,
    list_travellers,
    list_walkers,
    list_walks,
)
from signoria.games.florence.scandal_queues import (
    list_forward,
    list_markers,
    list_swaps,
)
from signoria.games.florence.scoring import list_offer
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
    WHERE,
    FlorencePosition,
)
from signoria.games.florence.turns import (
    list_actions,
    list_bonuses,
    list_discards,
    list_rings,
    only_passing,
)
from signoria.games.florence.walking import can_step, list_movers, list_moves


def list_answers(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:  # noqa: C901 (one line a question)
    """Write the legal decisions into `out`, ascending; with a limit, at least that many if there are so many."""
    waiting = table.waiting
    if waiting == ASK_ACTION:
        return list_actions(table, out)
    if waiting == ASK_RING:
        return list_rings(table, out, limit)
    if waiting == ASK_BONUS:
        return list_bonuses(table, out)
    if waiting in (ASK_DEPLOY, ASK_FIRST):
        return list_places(table, out, limit)
    if waiting == ASK_PROMOTE:
        return list_promotions(table, out, limit)
    if waiting == ASK_MOVER:
        return list_movers(table, out, limit)
    if waiting == ASK_MOVE:
        return list_moves(table, out, limit)
    if waiting == ASK_HURRIER:
        return list_hurriers(table, out, limit)
    if waiting == ASK_HURRY:
        return list_hurries(table, out, limit)
    if waiting == ASK_SECOND:
        return list_second(table, out, limit)
    if waiting == ASK_LAST:
        return list_last(table, out, limit)
    if waiting == ASK_BRAG:
        return list_tiles(table, out, limit)
    if waiting == ASK_SHIELD:
        return list_shields(table, out, limit)
    if waiting == ASK_SIXTH:
        count = list_discards(table, out, 0)
        out[count] = FORGO
        return count + 1
    if waiting == ASK_OFFER:
        return list_offer(table, out)
    if waiting == ASK_COLOUR:
        out[0] = COLOUR_OF
        out[1] = COLOUR_OF + 1
        return 2
    return list_scandal_answers(table, out, limit)


def list_scandal_answers(table: FlorencePosition, out: vec[i64], limit: i64) -> i64:
    waiting = table.waiting
    if waiting == ASK_TRAVELLER:
        return list_travellers(table, out, limit)
    if waiting == ASK_ANYWHERE:
        return list_anywhere(table, out, limit)
    if waiting in (ASK_WALKER, ASK_WALKER_TWO):
        return list_walkers(table, out, limit)
    if waiting == ASK_WALK:
        return list_walks(table, out, limit)
    if waiting == ASK_GIFT:
        return list_gifts(table, out, limit)
    if waiting == ASK_TRADER:
        return list_traders(table, out, limit)
    if waiting == ASK_PARTNER:
        return list_partners(table, out, limit)
    if waiting == ASK_FORWARD:
        return list_forward(table, out, limit)
    if waiting == ASK_TAKE_BACK:
        return list_markers(table, out, limit)
    if waiting == ASK_SWAP_TWO:
        return list_swaps(table, out, limit)
    if waiting == ASK_SEND_HOME:
        return list_members(table, out, limit)
    return 0


def surely_several(table: FlorencePosition) -> bool:
    """Whether a glance tells that there is a choice; most questions need not be listed to know it.

    As long as no street is closed, room at two locations is a choice of where to deploy, room at two neighbours one of
    where to go, and members at two locations with room beside them are two who can go.
    """
    waiting = table.waiting
    if table.parts.hard_streets:
        return False
    open_places = EVERYWHERE & ~table.full
    if waiting == ASK_DEPLOY:
        return table.card < 0 and two_or_more(open_places)
    if waiting == ASK_MOVE:
        return two_or_more(open_places & table.parts.beside[table.place])
    if waiting == ASK_MOVER and table.full != 0:
        return two_can_step(table)
    if waiting == ASK_HURRIER:
        return two_or_more(table.family[WHERE + table.asked])
    if table.full != 0:
        return False
    if waiting in (ASK_MOVER, ASK_WALKER, ASK_TRAVELLER, ASK_SEND_HOME):
        return two_or_more(table.family[WHERE + table.asked])
    return waiting == ASK_ANYWHERE


def two_or_more(places: i64) -> bool:
    return places & (places - 1) != 0


def two_can_step(table: FlorencePosition) -> bool:
    """Florence §5.4: whether members at two locations have room beside them."""
    left = table.family[WHERE + table.asked]
    found = False
    while left != 0:
        if can_step(table, single(left)):
            if found:
                return True
            found = True
        left &= left - 1
    return False


def only_answer(table: FlorencePosition) -> i64:
    """The one answer to the pending question, or SEVERAL."""
    if table.waiting == ASK_ACTION:
        return i64(PASS) if only_passing(table) else i64(SEVERAL)
    if surely_several(table):
        return SEVERAL
    buffers = acquire_buffer()
    several = list_answers(table, buffers.actions, 2) > 1
    answer = i64(SEVERAL) if several else buffers.actions[0]
    FREE_BUFFERS.append(buffers)
    return answer
