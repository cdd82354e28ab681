"""The Medici table: everything that lies on it, and nothing that decides."""

from typing import Final

from mypy_extensions import i64

from signoria.core.position import Plan, Position
from signoria.core.vec import vec
from signoria.games.medici.actions import ALL_OUTCOMES, DECISIONS
from signoria.games.medici.components import GOODS, LARGEST_LOT, Components

# What the table waits for.
CHOOSE_START: Final[i64] = 0
FIRST_CARD: Final[i64] = 1
MORE_CARDS: Final[i64] = 2
NEXT_CARD: Final[i64] = 3
BIDDING: Final[i64] = 4
FREE_CARDS: Final[i64] = 5
FINISHED: Final[i64] = 6

PLAN: Final = Plan(
    DECISIONS,
    ALL_OUTCOMES,
    asked=[MORE_CARDS, BIDDING],
    chance=[CHOOSE_START, FIRST_CARD, NEXT_CARD, FREE_CARDS],
    rules=[],
    over=[FINISHED],
    # §2, §3, M5: one can always pass, and whoever cannot bid is passed over.
    open_questions=[MORE_CARDS, BIDDING],
)


class MediciPosition(Position):
    """Medici §1. Cards are kept as kinds; `pool` counts those nobody has seen this round, dealt to the deck or not."""

    def __init__(self, parts: Components, source: "MediciPosition | None" = None) -> None:
        """A table before set-up, or a copy of `source`."""
        super().__init__(parts.players, PLAN)
        players = parts.players
        self.parts: Final[Components] = parts
        cells = players * parts.warehouse
        # Rows are never replaced: being `Final` spares the compiled engine counting who holds them.
        self.lot: Final[vec[i64]] = vec[i64]([0] * LARGEST_LOT) if source is None else source.lot[:]
        self.pool: Final[vec[i64]] = vec[i64]([0] * parts.kinds) if source is None else source.pool[:]
        self.money: Final[vec[i64]] = vec[i64]([0] * players) if source is None else source.money[:]
        self.stored: Final[vec[i64]] = vec[i64]([0] * players) if source is None else source.stored[:]
        self.cards: Final[vec[i64]] = vec[i64]([0] * cells) if source is None else source.cards[:]
        self.level: Final[vec[i64]] = vec[i64]([0] * (players * GOODS)) if source is None else source.level[:]
        if source is None:
            self.waiting = CHOOSE_START
            self.round: i64 = 0
            self.revealer: i64 = 0
            self.bid: i64 = 0
            self.leader: i64 = -1
            self.deck: i64 = 0
            self.lot_size: i64 = 0
            self.room: i64 = 0
            self.unseen: i64 = 0
            self.full: i64 = 0
        else:
            self.round = source.round
            self.revealer = source.revealer
            self.bid = source.bid
            self.leader = source.leader
            self.deck = source.deck
            self.lot_size = source.lot_size
            self.room = source.room
            self.unseen = source.unseen
            self.full = source.full

    def space(self, seat: i64) -> i64:
        """Medici §4: how many cards still fit into a warehouse."""
        return self.parts.warehouse - self.stored[seat]

    def largest_space(self) -> i64:
        """The most cards that fit into any one warehouse."""
        most: i64 = 0
        for seat in range(self.players):
            most = max(most, self.parts.warehouse - self.stored[seat])
        return most

    def store(self, seat: i64, kind: i64) -> None:
        """Medici §4: lay a card into a warehouse."""
        self.cards[seat * self.parts.warehouse + self.stored[seat]] = kind
        self.stored[seat] += 1
        if self.stored[seat] == self.parts.warehouse:
            self.full += 1

    def value(self, seat: i64) -> i64:
        """Medici §6: the sum of the cards in a warehouse."""
        total: i64 = 0
        first = seat * self.parts.warehouse
        for i in range(self.stored[seat]):
            total += self.parts.value[self.cards[first + i]]
        return total

    def draw(self, kind: i64) -> None:
        """Take a card of this kind off the deck."""
        self.pool[kind] -= 1
        self.unseen -= 1
        self.deck -= 1
