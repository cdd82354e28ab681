"""The Firenze table: everything that lies on it, and nothing that decides."""

from typing import Final

from mypy_extensions import i64

from signoria.core.position import Plan, Position
from signoria.core.vec import vec
from signoria.games.firenze.actions import ALL_OUTCOMES, DECISIONS
from signoria.games.firenze.components import (
    BUILDING,
    COLOURS,
    KINDS,
    SLOTS,
    STOREHOUSE,
    TALLEST,
    TRADE,
    WORKSHOP,
    Components,
)

# What the table waits for: chance.
START_LOT: Final = 0
DEAD_LOT: Final = 1
BALCONY_LOT: Final = 2
NEUTRAL_LOT: Final = 3
CARD_DRAW: Final = 4
BRICK_DRAW: Final = 5
# A decision of the active player in a phase.
CHOOSE_CARD: Final = 6
EXCHANGE: Final = 7
BUILD: Final = 8
COMMISSIONS: Final = 9
CARD_LIMIT: Final = 10
# A question within a phase.
PAY_CARD: Final = 11
FACE_EVENT: Final = 12
RETURN_BRICKS: Final = 13
TEAR_DOWN: Final = 14
LOSE_STOREY: Final = 15
PAY_EXCHANGE: Final = 16
PAY_BUILDING: Final = 17
STORAGE_LIMIT: Final = 18
SWAP_FOR: Final = 19
SWAP_GIVE: Final = 20
STEAL_BRICK: Final = 21
SABOTAGE_WHOM: Final = 22
SABOTAGE_TOWER: Final = 23
SPARE_TOWER: Final = 24
DROP_FEAST: Final = 25
# Nothing: the rules go on by themselves.
NEXT_VICTIM: Final = 26
REFILL: Final = 27
RUINS: Final = 28
LIMITS: Final = 29
TURN_ENDS: Final = 30
FINISHED: Final = 31

OPTIONS: Final = 96
OPEN: Final = -1
NEUTRAL_SEAL: Final = 9

# The condition of a tower during its owner's turn.
STANDING: Final = 0
RAISED: Final = 1
SPARED: Final = 2
CONDITIONS: Final = 3

NOTHING: Final = vec[i64]([0])


PLAN: Final = Plan(
    DECISIONS,
    ALL_OUTCOMES,
    asked=list(range(CHOOSE_CARD, DROP_FEAST + 1)),
    chance=[START_LOT, DEAD_LOT, BALCONY_LOT, NEUTRAL_LOT, CARD_DRAW, BRICK_DRAW],
    rules=[NEXT_VICTIM, REFILL, RUINS, LIMITS, TURN_ENDS],
    over=[FINISHED],
    derived=("options", "count"),
)


class Table(Position):
    """Firenze §1, §2. Towers are numbers made of colour, height and condition, sorted for each seat."""

    def __init__(self, parts: Components) -> None:  # noqa: PLR0915  (as many fields as the table has)
        super().__init__(parts.players, PLAN)
        self.parts: Components = parts
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
        # Laid out by the set-up; a copy takes over slices instead.
        self.options: vec[i64] = NOTHING
        self.seal: vec[i64] = NOTHING
        self.balcony: vec[i64] = NOTHING
        self.prize: vec[i64] = NOTHING
        self.floor: vec[i64] = NOTHING
        self.points: vec[i64] = NOTHING
        self.seals: vec[i64] = NOTHING
        self.storage: vec[i64] = NOTHING
        self.stock: vec[i64] = NOTHING
        self.tower: vec[i64] = NOTHING
        self.towers: vec[i64] = NOTHING
        self.hand: vec[i64] = NOTHING
        self.held: vec[i64] = NOTHING
        self.cards: vec[i64] = NOTHING
        self.less: vec[i64] = NOTHING
        self.limit: vec[i64] = NOTHING
        self.rate: vec[i64] = NOTHING
        self.bag: vec[i64] = NOTHING
        self.row_card: vec[i64] = NOTHING
        self.row_brick: vec[i64] = NOTHING
        self.start_pile: vec[i64] = NOTHING
        self.pile: vec[i64] = NOTHING
        self.discard: vec[i64] = NOTHING
        self.church: vec[i64] = NOTHING
        self.church_brick: vec[i64] = NOTHING

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
        self.stock[seat] += bricks

    def lose(self, seat: i64, colour: i64) -> None:
        """One brick out of a storage."""
        self.storage[seat * COLOURS + colour] -= 1
        self.stock[seat] -= 1

    def to_bag(self, colour: i64, bricks: i64) -> None:
        self.bag[colour] += bricks
        self.bag_size += bricks

    # ---- towers ---------------------------------------------------------------------------------------------------------

    def find_tower(self, seat: i64, key: i64) -> i64:
        """Where a tower stands among its owner's, or -1."""
        first = seat * SLOTS
        for i in range(self.towers[seat]):
            if self.tower[first + i] == key:
                return i
        return -1

    def add_tower(self, seat: i64, key: i64) -> None:
        """A tower joins the sorted row of its owner's towers."""
        first = seat * SLOTS
        at = first + self.towers[seat]
        while at > first and self.tower[at - 1] > key:
            self.tower[at] = self.tower[at - 1]
            at -= 1
        self.tower[at] = key
        self.towers[seat] += 1

    def remove_tower(self, seat: i64, index: i64) -> None:
        first = seat * SLOTS
        self.towers[seat] -= 1
        for i in range(first + index, first + self.towers[seat]):
            self.tower[i] = self.tower[i + 1]

    def lower_tower(self, seat: i64, key: i64) -> None:
        """Firenze §11.1, F42: the top storey goes to the bag; a tower of one storey is gone."""
        self.remove_tower(seat, self.find_tower(seat, key))
        self.to_bag(key_colour(key), 1)
        if key_height(key) > 1:
            self.add_tower(seat, key - CONDITIONS)

    # ---- cards ----------------------------------------------------------------------------------------------------------

    def take_in_hand(self, seat: i64, kind: i64) -> None:
        """A card becomes a player's: a person or feast in hand, or a building in front."""
        self.hand[seat * KINDS + kind] += 1
        self.held[seat] |= bit(kind)
        self.cards[seat] += 1
        if self.parts.type[kind] == BUILDING:
            self.use_buildings(seat)

    def give_up(self, seat: i64, kind: i64) -> None:
        """A player's card goes to the discard pile."""
        at = seat * KINDS + kind
        self.hand[at] -= 1
        if self.hand[at] == 0:
            self.held[seat] &= ~bit(kind)
        self.cards[seat] -= 1
        self.throw_away(kind)
        if self.parts.type[kind] == BUILDING:
            self.use_buildings(seat)

    def throw_away(self, kind: i64) -> None:
        self.discard[kind] += 1
        self.discarded += 1

    def use_buildings(self, seat: i64) -> None:
        """Firenze §11.4, F39: reductions add up, of limits and exchange rates the best holds."""
        parts = self.parts
        self.less[seat] = 0
        self.limit[seat] = parts.storage_limit
        self.rate[seat] = parts.rate
        for kind in range(KINDS):
            if self.hand[seat * KINDS + kind] > 0:
                effect = parts.effect[kind]
                if effect == WORKSHOP:
                    self.less[seat] += parts.a[kind]
                elif effect == STOREHOUSE:
                    self.limit[seat] = max(self.limit[seat], parts.a[kind])
                elif effect == TRADE:
                    self.rate[seat] = min(self.rate[seat], parts.a[kind])

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour: play goes clockwise."""
        return i64(0) if seat + 1 == self.players else seat + 1

    def copy_onto(self, other: "Table") -> None:  # noqa: PLR0915  (as many fields as the table has)
        """Make `other`, a table for the same components, equal to this one."""
        other.count = self.count
        other.first = self.first
        other.active = self.active
        other.round = self.round
        other.finisher = self.finisher
        other.next_balcony = self.next_balcony
        other.dead = self.dead
        other.to_place = self.to_place
        other.low_placed = self.low_placed
        other.row_size = self.row_size
        other.chosen = self.chosen
        other.paid = self.paid
        other.fill = self.fill
        other.to_lay = self.to_lay
        other.owed = self.owed
        other.lowest = self.lowest
        other.event = self.event
        other.event_at = self.event_at
        other.ignored = self.ignored
        other.phase = self.phase
        other.played = self.played
        other.free_card = self.free_card
        other.exchanged = self.exchanged
        other.turn_rate = self.turn_rate
        other.turn_less = self.turn_less
        other.built = self.built
        other.wanted = self.wanted
        other.want_at = self.want_at
        other.victim = self.victim
        other.bag_size = self.bag_size
        other.start_left = self.start_left
        other.pile_left = self.pile_left
        other.discarded = self.discarded
        other.shuffles = self.shuffles
        other.drawn = self.drawn
        other.dealing = self.dealing
        other.options = self.options[:]
        other.seal = self.seal[:]
        other.balcony = self.balcony[:]
        other.prize = self.prize[:]
        other.floor = self.floor[:]
        other.points = self.points[:]
        other.seals = self.seals[:]
        other.storage = self.storage[:]
        other.stock = self.stock[:]
        other.tower = self.tower[:]
        other.towers = self.towers[:]
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.cards = self.cards[:]
        other.less = self.less[:]
        other.limit = self.limit[:]
        other.rate = self.rate[:]
        other.bag = self.bag[:]
        other.row_card = self.row_card[:]
        other.row_brick = self.row_brick[:]
        other.start_pile = self.start_pile[:]
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.church = self.church[:]
        other.church_brick = self.church_brick[:]


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


def tower_name(key: i64) -> i64:
    """A tower that cards can name, standing or spared, as the offset of its decision."""
    return (key // CONDITIONS) * 2 + (1 if key_condition(key) == SPARED else 0)


def named_tower(name: i64) -> i64:
    """The reverse of `tower_name`."""
    return (name >> 1) * CONDITIONS + (SPARED if name & 1 != 0 else STANDING)
