"""What an answer sets in motion: each goes to its chapter."""

from mypy_extensions import i64

from signoria.games.medici.actions import BID, PASS, REVEAL
from signoria.games.medici.auction import bid, decline, open_auction
from signoria.games.medici.rounds import ask_or_close, go_round
from signoria.games.medici.table import BIDDING, NEXT_CARD, MediciPosition


def apply_action(table: MediciPosition, action: i64) -> None:
    """Medici §2, §3: a bid or a pass; one more card, or the lot as it is."""
    if table.waiting == BIDDING:
        if action == PASS:
            decline(table)
        else:
            bid(table, action - BID)
        go_round(table)
    elif action == REVEAL:
        table.waiting = NEXT_CARD
    else:
        open_auction(table)
        ask_or_close(table)
