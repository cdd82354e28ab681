"""What may be answered to each question."""

from mypy_extensions import i64

from signoria.core.position import SEVERAL
from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.medici.actions import AUCTION, BID, PASS, REVEAL
from signoria.games.medici.table import MORE_CARDS, MediciPosition


def list_answers(table: MediciPosition, out: vec[i64]) -> i64:
    """Medici §2, §3, M1: one more card or none; a pass, or any bid above the last one that can be paid."""
    if table.waiting == MORE_CARDS:
        out[0] = REVEAL
        out[1] = AUCTION
        return 2
    out[0] = PASS
    count: i64 = 1
    for amount in range(table.bid + 1, table.money[table.asked] + 1):
        out[count] = BID + amount
        count += 1
    return count


def only_answer(_table: MediciPosition) -> i64:
    """Medici §2, §3, M5: nobody is asked who has no choice: one can always pass, and whoever cannot bid is passed over."""
    return SEVERAL


def answer_at_random(table: MediciPosition, rng: Rng) -> i64:
    """The decision at a random place among the legal ones, without listing them first."""
    if table.waiting == MORE_CARDS:
        return REVEAL if rng.below(2) == 0 else AUCTION
    raised = rng.below(table.money[table.asked] - table.bid + 1)
    return PASS if raised == 0 else BID + table.bid + raised
