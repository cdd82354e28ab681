"""Medici §3: the lot is sold in one round of bids."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.games.medici.actions import BID_ABOVE_MONEY, BID_TOO_LOW
from signoria.games.medici.events import AUCTIONED, BIDS, BOUGHT, NO_MONEY, NO_ROOM, PASSES, UNSOLD
from signoria.games.medici.table import BIDDING, MediciPosition


def open_auction(table: MediciPosition) -> None:
    """Medici §3, M2: the left neighbour of the revealer bids first, the revealer last."""
    table.asked = table.revealer
    table.waiting = BIDDING
    table.emit(AUCTIONED, table.revealer, table.lot_size)


def ask_next(table: MediciPosition) -> bool:
    """Medici §3, M2, M5: go on to the next player who can bid; False when the round of bids has come back to the revealer."""
    while True:
        seat = table.asked + 1
        if seat == table.players:
            seat = 0
        table.asked = seat
        if can_bid(table, seat):
            return True
        if seat == table.revealer:
            return False


def has_room(table: MediciPosition, seat: i64) -> bool:
    """Medici §4: whether the whole lot fits into a warehouse."""
    return table.parts.warehouse - table.stored[seat] >= table.lot_size


def can_bid(table: MediciPosition, seat: i64) -> bool:
    """Medici §3, §4, M5: who lacks the room for the lot, or the money to outbid, passes without being asked."""
    if not has_room(table, seat):
        table.emit(NO_ROOM, seat, table.lot_size)
        return False
    if table.money[seat] <= table.bid:
        table.emit(NO_MONEY, seat, table.bid)
        return False
    return True


def refuse_bid(table: MediciPosition, amount: i64) -> i64:
    """Medici §3, M1: a bid is above the last one and at most what the bidder owns."""
    if amount <= table.bid:
        return refuse(BID_TOO_LOW, table.bid)
    if amount > table.money[table.asked]:
        return refuse(BID_ABOVE_MONEY, table.money[table.asked])
    return LEGAL


def bid(table: MediciPosition, amount: i64) -> None:
    """Medici §3, M1: the highest bid so far leads."""
    table.bid = amount
    table.leader = table.asked
    table.emit(BIDS, table.asked, amount)


def decline(table: MediciPosition) -> None:
    """Medici §3, M1: whoever does not outbid passes."""
    table.emit(PASSES, table.asked)


def close_auction(table: MediciPosition) -> None:
    """Medici §3, M4: the highest bidder pays and stores the lot; without a bid it leaves the round face down."""
    cards = table.lot_size
    table.lot_size = 0
    if table.leader < 0:
        table.emit(UNSOLD, cards)
    else:
        table.money[table.leader] -= table.bid
        for i in range(cards):
            table.store(table.leader, table.lot[i])
        table.emit(BOUGHT, table.leader, cards, -table.bid)
    table.bid = 0
    table.leader = -1
