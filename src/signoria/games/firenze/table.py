"""The Firenze table: everything that lies on it, and nothing that decides."""

from typing import Final

from mypy_extensions import i64

from signoria.core.position import Plan, Position
from signoria.core.vec import vec
from signoria.games.firenze.actions import ALL_OUTCOMES, DECISIONS
from signoria.games.firenze.components import (
    BUILDING,
    CHURCHES,
    COLOURS,
    HEIGHTS,
    KINDS,
    ROW,
    SLOTS,
    SPACES,
    STOREHOUSE,
    TALLEST,
    TRADE,
    WORKSHOP,
    Components,
)

# What the table waits for: chance.
START_LOT: Final[i64] = 0
DEAD_LOT: Final[i64] = 1
BALCONY_LOT: Final[i64] = 2
NEUTRAL_LOT: Final[i64] = 3
CARD_DRAW: Final[i64] = 4
BRICK_DRAW: Final[i64] = 5
# A decision of the active player in a phase.
CHOOSE_CARD: Final[i64] = 6
EXCHANGE: Final[i64] = 7
BUILD: Final[i64] = 8
COMMISSIONS: Final[i64] = 9
CARD_LIMIT: Final[i64] = 10
# A question within a phase.
PAY_CARD: Final[i64] = 11
FACE_EVENT: Final[i64] = 12
RETURN_BRICKS: Final[i64] = 13
TEAR_DOWN: Final[i64] = 14
LOSE_STOREY: Final[i64] = 15
PAY_EXCHANGE: Final[i64] = 16
PAY_BUILDING: Final[i64] = 17
STORAGE_LIMIT: Final[i64] = 18
SWAP_FOR: Final[i64] = 19
SWAP_GIVE: Final[i64] = 20
STEAL_BRICK: Final[i64] = 21
SABOTAGE_WHOM: Final[i64] = 22
SABOTAGE_TOWER: Final[i64] = 23
SPARE_TOWER: Final[i64] = 24
DROP_FEAST: Final[i64] = 25
# Nothing: the rules go on by themselves.
NEXT_VICTIM: Final[i64] = 26
REFILL: Final[i64] = 27
RUINS: Final[i64] = 28
LIMITS: Final[i64] = 29
TURN_ENDS: Final[i64] = 30
FINISHED: Final[i64] = 31

OPTIONS: Final[i64] = 96
OPEN: Final[i64] = -1
NEUTRAL_SEAL: Final[i64] = 9

# The condition of a tower during its owner's turn.
STANDING: Final[i64] = 0
RAISED: Final[i64] = 1
SPARED: Final[i64] = 2
CONDITIONS: Final[i64] = 3

# Where what belongs to the board lies in its row: `table.board[SEAL_ON + space]`.
SEAL_ON: Final[i64] = 0
BALCONY_ON: Final[i64] = 36
PRIZE_ON: Final[i64] = 72
FLOOR_OF: Final[i64] = 108  # by height
BOARD: Final[i64] = 114

# Where what belongs to the players lies in their row: `table.player[STOCK_OF + seat]`.
SEATS: Final[i64] = 4  # at most
SEALS_OF: Final[i64] = 0  # still to be placed
STOCK_OF: Final[i64] = 4  # bricks in the storage
TOWERS_OF: Final[i64] = 8  # how many
HELD_BY: Final[i64] = 12  # the kinds of cards, a bit for each
CARDS_OF: Final[i64] = 16  # how many
LESS_OF: Final[i64] = 20
LIMIT_OF: Final[i64] = 24
RATE_OF: Final[i64] = 28
PLAYER: Final[i64] = 32

# Where the cards of the row and the churches lie, with the bricks on them: `table.row[CARD_IN + position]`.
CARD_IN: Final[i64] = 0
BRICKS_IN: Final[i64] = 6  # by position and colour
CHURCH_IN: Final[i64] = 42  # by field
CHURCH_BRICK: Final[i64] = 46
ROW_AND_CHURCHES: Final[i64] = 50

# Where bag and piles lie: `table.piles[BAG + colour]`, `table.piles[PILE + kind]`.
BAG: Final[i64] = 0
START_PILE: Final[i64] = 6
PILE: Final[i64] = 38
DISCARDED: Final[i64] = 70
PILES: Final[i64] = 102


PLAN: Final = Plan(
    DECISIONS,
    ALL_OUTCOMES,
    asked=list(range(CHOOSE_CARD, DROP_FEAST + 1)),
    chance=[START_LOT, DEAD_LOT, BALCONY_LOT, NEUTRAL_LOT, CARD_DRAW, BRICK_DRAW],
    rules=[NEXT_VICTIM, REFILL, RUINS, LIMITS, TURN_ENDS],
    over=[FINISHED],
    derived=("options", "count"),
)


def empty_board(parts: Components) -> vec[i64]:
    """Firenze §2: the commissions as printed, and the floor tiles."""
    board = vec[i64]([0] * BOARD)
    for space in range(SPACES):
        board[SEAL_ON + space] = OPEN
        board[PRIZE_ON + space] = parts.value[space]
    for height in range(HEIGHTS):
        board[FLOOR_OF + height] = parts.floor[height]
    return board


def players_before(parts: Components) -> vec[i64]:
    """Firenze §2: what each player has before bricks and cards."""
    player = vec[i64]([0] * PLAYER)
    for seat in range(parts.players):
        player[SEALS_OF + seat] = parts.seals
        player[LIMIT_OF + seat] = parts.storage_limit
        player[RATE_OF + seat] = parts.rate
    return player


def empty_row() -> vec[i64]:
    """Firenze §2: no card in the row, no church."""
    row = vec[i64]([0] * ROW_AND_CHURCHES)
    for position in range(ROW):
        row[CARD_IN + position] = -1
    for field in range(CHURCHES):
        row[CHURCH_IN + field] = -1
    return row


def full_piles(parts: Components) -> vec[i64]:
    """Firenze §2: the full bag and both parts of the pile."""
    piles = vec[i64]([0] * PILES)
    for colour in range(COLOURS):
        piles[BAG + colour] = parts.bricks[colour]
    for kind in range(KINDS):
        piles[START_PILE + kind] = parts.start[kind]
        piles[PILE + kind] = parts.copies[kind] - parts.start[kind]
    return piles


class FirenzePosition(Position):
    """Firenze §1, §2. Towers are numbers made of colour, height and condition, sorted for each seat.

    What lies on the table is in a few long rows of numbers, since a copy costs by the row; `Final`, since no row is ever
    replaced by another one, which spares the compiled engine counting who holds it.
    """

    def __init__(self, parts: Components, source: "FirenzePosition | None" = None) -> None:  # noqa: PLR0915  (one line a field)
        """A table before set-up, or a copy of `source`."""
        super().__init__(parts.players, PLAN)
        self.parts: Final[Components] = parts
        # The answers to the pending question.
        self.options: Final[vec[i64]] = vec[i64]([0] * OPTIONS) if source is None else source.options[:]
        self.points: Final[vec[i64]] = vec[i64]([0] * parts.players) if source is None else source.points[:]
        self.storage: Final[vec[i64]] = vec[i64]([0] * (parts.players * COLOURS)) if source is None else source.storage[:]
        self.tower: Final[vec[i64]] = vec[i64]([0] * (parts.players * SLOTS)) if source is None else source.tower[:]
        self.hand: Final[vec[i64]] = vec[i64]([0] * (parts.players * KINDS)) if source is None else source.hand[:]
        # Where the numbers of each part lie, see above.
        self.board: Final[vec[i64]] = empty_board(parts) if source is None else source.board[:]
        self.player: Final[vec[i64]] = players_before(parts) if source is None else source.player[:]
        self.row: Final[vec[i64]] = empty_row() if source is None else source.row[:]
        self.piles: Final[vec[i64]] = full_piles(parts) if source is None else source.piles[:]
        if source is None:
            self.waiting = BALCONY_LOT
            self.count: i64 = 0
            self.first: i64 = 0
            self.active: i64 = 0
            self.round: i64 = 0
            self.finisher: i64 = -1
            self.next_balcony: i64 = 1
            self.dead: i64 = -1
            self.to_place: i64 = 0
            self.low_placed: i64 = 0
            self.row_size: i64 = 0
            self.chosen: i64 = 0
            self.paid: i64 = 0
            self.fill: i64 = 0
            self.to_lay: i64 = 0
            self.owed: i64 = 0
            self.lowest: i64 = 0
            self.event: i64 = -1
            self.event_at: i64 = 0
            self.ignored: i64 = 0
            self.phase: i64 = CHOOSE_CARD
            self.played: i64 = 0
            self.free_card: i64 = 0
            self.exchanged: i64 = 0
            self.turn_rate: i64 = 0
            self.turn_less: i64 = 0
            self.built: i64 = 0
            self.wanted: i64 = 0
            self.want_at: i64 = 0
            self.victim: i64 = 0
            self.bag_size: i64 = 0
            self.start_left: i64 = 0
            self.pile_left: i64 = 0
            self.discarded: i64 = 0
            self.shuffles: i64 = 0
            self.drawn: i64 = 0
            self.dealing: i64 = 1
        else:
            self.count = source.count
            self.first = source.first
            self.active = source.active
            self.round = source.round
            self.finisher = source.finisher
            self.next_balcony = source.next_balcony
            self.dead = source.dead
            self.to_place = source.to_place
            self.low_placed = source.low_placed
            self.row_size = source.row_size
            self.chosen = source.chosen
            self.paid = source.paid
            self.fill = source.fill
            self.to_lay = source.to_lay
            self.owed = source.owed
            self.lowest = source.lowest
            self.event = source.event
            self.event_at = source.event_at
            self.ignored = source.ignored
            self.phase = source.phase
            self.played = source.played
            self.free_card = source.free_card
            self.exchanged = source.exchanged
            self.turn_rate = source.turn_rate
            self.turn_less = source.turn_less
            self.built = source.built
            self.wanted = source.wanted
            self.want_at = source.want_at
            self.victim = source.victim
            self.bag_size = source.bag_size
            self.start_left = source.start_left
            self.pile_left = source.pile_left
            self.discarded = source.discarded
            self.shuffles = source.shuffles
            self.drawn = source.drawn
            self.dealing = source.dealing

    # ---- asking ---------------------------------------------------------------------------------------------------------

    def ask(self, seat: i64, question: i64) -> None:
        """The next thing to be decided, and by whom."""
        self.waiting = question
        self.asked = seat

    def go_on(self, stage: i64) -> None:
        """Nobody is asked: the rules go on with this stage."""
        self.waiting = stage

    def back_to_phase(self) -> None:
        """After a person card: the question of the phase in which it was played."""
        self.waiting = self.phase
        self.asked = self.active

    def put(self, action: i64) -> None:
        """One more answer to the pending question."""
        self.options[self.count] = action
        self.count += 1

    def put_each(self, base: i64, mask: i64) -> None:
        """An answer for each kind of card in a mask."""
        action = base
        while mask != 0:
            if mask & 1 != 0:
                self.put(action)
            mask >>= 1
            action += 1

    # ---- bricks ---------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, colour: i64, bricks: i64) -> None:
        """Bricks into a storage."""
        self.storage[seat * COLOURS + colour] += bricks
        self.player[STOCK_OF + seat] += bricks

    def lose(self, seat: i64, colour: i64) -> None:
        """One brick out of a storage."""
        self.storage[seat * COLOURS + colour] -= 1
        self.player[STOCK_OF + seat] -= 1

    def to_bag(self, colour: i64, bricks: i64) -> None:
        self.piles[BAG + colour] += bricks
        self.bag_size += bricks

    # ---- towers ---------------------------------------------------------------------------------------------------------

    def find_tower(self, seat: i64, key: i64) -> i64:
        """Where a tower stands among its owner's, or -1."""
        first = seat * SLOTS
        for i in range(self.player[TOWERS_OF + seat]):
            if self.tower[first + i] == key:
                return i
        return -1

    def add_tower(self, seat: i64, key: i64) -> None:
        """A tower joins the sorted row of its owner's towers."""
        first = seat * SLOTS
        at = first + self.player[TOWERS_OF + seat]
        while at > first and self.tower[at - 1] > key:
            self.tower[at] = self.tower[at - 1]
            at -= 1
        self.tower[at] = key
        self.player[TOWERS_OF + seat] += 1

    def remove_tower(self, seat: i64, index: i64) -> None:
        first = seat * SLOTS
        self.player[TOWERS_OF + seat] -= 1
        for i in range(first + index, first + self.player[TOWERS_OF + seat]):
            self.tower[i] = self.tower[i + 1]

    # ---- cards ----------------------------------------------------------------------------------------------------------

    def take_in_hand(self, seat: i64, kind: i64) -> None:
        """A card becomes a player's: a person or feast in hand, or a building in front."""
        self.hand[seat * KINDS + kind] += 1
        self.player[HELD_BY + seat] |= bit(kind)
        self.player[CARDS_OF + seat] += 1
        if self.parts.type[kind] == BUILDING:
            self.use_buildings(seat)

    def give_up(self, seat: i64, kind: i64) -> None:
        """A player's card goes to the discard pile."""
        at = seat * KINDS + kind
        self.hand[at] -= 1
        if self.hand[at] == 0:
            self.player[HELD_BY + seat] &= ~bit(kind)
        self.player[CARDS_OF + seat] -= 1
        self.throw_away(kind)
        if self.parts.type[kind] == BUILDING:
            self.use_buildings(seat)

    def throw_away(self, kind: i64) -> None:
        self.piles[DISCARDED + kind] += 1
        self.discarded += 1

    def use_buildings(self, seat: i64) -> None:
        """Firenze §11.4, F39: reductions add up, of limits and exchange rates the best holds."""
        parts = self.parts
        self.player[LESS_OF + seat] = 0
        self.player[LIMIT_OF + seat] = parts.storage_limit
        self.player[RATE_OF + seat] = parts.rate
        for kind in range(KINDS):
            if self.hand[seat * KINDS + kind] > 0:
                effect = parts.effect[kind]
                if effect == WORKSHOP:
                    self.player[LESS_OF + seat] += parts.a[kind]
                elif effect == STOREHOUSE:
                    self.player[LIMIT_OF + seat] = max(self.player[LIMIT_OF + seat], parts.a[kind])
                elif effect == TRADE:
                    self.player[RATE_OF + seat] = min(self.player[RATE_OF + seat], parts.a[kind])

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour: play goes clockwise."""
        return i64(0) if seat + 1 == self.players else seat + 1


def bit(kind: i64) -> i64:
    """A mask with one bit set.

    A 1 would be shifted as a 32-bit number when compiled; a number that needs 64 bits is shifted down instead.
    """
    return 0x4000000000000000 >> (62 - kind)


def tower_key(colour: i64, height: i64, condition: i64) -> i64:
    """A tower as a number; towers of one colour are neighbours, lower ones first."""
    return (colour * TALLEST + height - 1) * CONDITIONS + condition


def key_colour(key: i64) -> i64:
    return key // (TALLEST * CONDITIONS)


def key_height(key: i64) -> i64:
    return (key // CONDITIONS) % TALLEST + 1


def key_condition(key: i64) -> i64:
    return key % CONDITIONS
