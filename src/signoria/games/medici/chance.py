"""What chance can bring, from which deck or lot, and what follows from it."""

from typing import Final

from mypy_extensions import i64

from signoria.core.position import SEVERAL
from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.medici.components import OUTCOME_START
from signoria.games.medici.revealing import reveal
from signoria.games.medici.rounds import BY_LOT, POOREST_BY_LOT, ask_or_close, may_start, start_with, take_free_card
from signoria.games.medici.table import BIDDING, CHOOSE_START, FREE_CARDS, MediciPosition

# Streams of chance: the lot for the start player and the deck, each anew in every round.
START_STREAM: Final[i64] = 0
DECK_STREAM: Final[i64] = 1
STREAMS: Final[i64] = 2


def list_outcomes(table: MediciPosition, out: vec[i64], weights: vec[i64]) -> i64:
    """Medici §2, §8, M13: whoever may start by lot, or the kinds of card nobody has seen this round."""
    count: i64 = 0
    if table.waiting == CHOOSE_START:
        for seat in range(table.players):
            if may_start(table, seat):
                out[count] = OUTCOME_START + seat
                weights[count] = 1
                count += 1
        return count
    pool = table.pool
    outcome = table.parts.outcome
    for kind in range(table.parts.kinds):
        copies = pool[kind]
        if copies > 0:
            out[count] = outcome[kind]
            weights[count] = copies
            count += 1
    return count


def card_at_random(table: MediciPosition, rng: Rng) -> i64:
    """The card at a random place among the unseen, without listing them first."""
    left = rng.below(table.unseen)
    pool = table.pool
    kind: i64 = 0
    while True:
        left -= pool[kind]
        if left < 0:
            return table.parts.outcome[kind]
        kind += 1


def source_of(table: MediciPosition) -> i64:
    return table.round * STREAMS + (START_STREAM if table.waiting == CHOOSE_START else DECK_STREAM)


def only_outcome(table: MediciPosition) -> i64:
    """Medici §2: a draw from a single kind of card is no chance; a lot is drawn among two at least."""
    if table.unseen > table.parts.most_copies or table.waiting == CHOOSE_START:
        return SEVERAL
    for kind in range(table.parts.kinds):
        if table.pool[kind] > 0:
            return table.parts.outcome[kind] if table.pool[kind] == table.unseen else SEVERAL
    return SEVERAL


def apply_outcome(table: MediciPosition, outcome: i64) -> None:
    """Medici §2, §5, §8: the start player by lot; the top card of the deck into the lot, or to the last player for free."""
    if table.waiting == CHOOSE_START:
        start_with(table, outcome - OUTCOME_START, BY_LOT if table.round == 1 else POOREST_BY_LOT)
        return
    kind = table.parts.kind_of[outcome]
    if table.waiting == FREE_CARDS:
        take_free_card(table, kind)
    else:
        reveal(table, kind)
        if table.waiting == BIDDING:
            ask_or_close(table)
