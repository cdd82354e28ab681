"""What is in the box, as numbers, for one number of players. Filled from an edition file, never written to afterwards."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec

GOODS: Final[i64] = 5
NEUTRAL: Final[i64] = 5
VALUES: Final[i64] = 10
OUTCOME_NEUTRAL: Final[i64] = 50
OUTCOME_START: Final[i64] = 51
LARGEST_LOT: Final[i64] = 3
# The two highest markers of a good earn a prize.
PRIZES: Final[i64] = 2


class Components:
    """Medici §1. A kind is a card as printed (good and value); `copies` says how many of it there are."""

    def __init__(self, players: i64, kinds: list[tuple[int, int, int]]) -> None:
        """`kinds` lists (outcome id, value, copies), ascending by outcome."""
        self.players: i64 = players
        self.kinds: i64 = len(kinds)
        self.outcome: Final[vec[i64]] = vec[i64]([kind[0] for kind in kinds])
        self.good: Final[vec[i64]] = vec[i64]([kind[0] // VALUES for kind in kinds])
        self.value: Final[vec[i64]] = vec[i64]([kind[1] for kind in kinds])
        self.copies: Final[vec[i64]] = vec[i64]([kind[2] for kind in kinds])
        self.kind_of: Final[vec[i64]] = vec[i64]([-1] * OUTCOME_START)
        self.most_copies: i64 = 0
        for i in range(self.kinds):
            self.kind_of[self.outcome[i]] = i
            self.most_copies = max(self.most_copies, self.copies[i])
        self.dealt: i64 = 0
        self.money: i64 = 0
        self.warehouse: i64 = 0
        self.rounds: i64 = 0
        self.lot: i64 = 0
        self.top: i64 = 0
        self.payout: vec[i64] = vec[i64]([0] * players)
        self.prize: Final[vec[i64]] = vec[i64]([0] * players)
        self.bonus: vec[i64] = vec[i64]([0])
