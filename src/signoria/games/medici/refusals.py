"""Why something is no answer to the pending question."""

from mypy_extensions import i64

from signoria.core.state import LEGAL, refuse
from signoria.games.medici.actions import AUCTION, BID, LOT_NOT_OFFERED, LOT_ON_OFFER, PASS, REVEAL
from signoria.games.medici.auction import refuse_bid
from signoria.games.medici.revealing import refuse_reveal
from signoria.games.medici.table import MORE_CARDS, MediciPosition


def refuse_answer(table: MediciPosition, action: i64) -> i64:
    """Medici §2, §3, M1, M3: cards come before the auction, bids in it."""
    if table.waiting == MORE_CARDS:
        return LEGAL if action <= AUCTION else refuse(LOT_NOT_OFFERED)
    if action == PASS:
        return LEGAL
    if action > PASS:
        return refuse_bid(table, action - BID)
    if action == REVEAL and refuse_reveal(table) != LEGAL:
        return refuse_reveal(table)
    return refuse(LOT_ON_OFFER)
