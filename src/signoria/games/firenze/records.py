"""A position of Firenze as a copy and as numbers: every field of the table, in the order of the table."""

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.firenze.table import Table


def copy_onto(table: Table, other: Table) -> None:
    """Make `other`, a table for the same components, equal to this one."""
    other.count = table.count
    other.waiting = table.waiting
    other.decider = table.decider
    other.first = table.first
    other.active = table.active
    other.round = table.round
    other.finisher = table.finisher
    other.next_balcony = table.next_balcony
    other.dead = table.dead
    other.to_place = table.to_place
    other.low_placed = table.low_placed
    other.row_size = table.row_size
    other.chosen = table.chosen
    other.paid = table.paid
    other.fill = table.fill
    other.to_lay = table.to_lay
    other.owed = table.owed
    other.lowest = table.lowest
    other.event = table.event
    other.event_at = table.event_at
    other.ignored = table.ignored
    other.phase = table.phase
    other.played = table.played
    other.free_card = table.free_card
    other.exchanged = table.exchanged
    other.turn_rate = table.turn_rate
    other.turn_less = table.turn_less
    other.built = table.built
    other.wanted = table.wanted
    other.want_at = table.want_at
    other.victim = table.victim
    other.bag_size = table.bag_size
    other.start_left = table.start_left
    other.pile_left = table.pile_left
    other.discarded = table.discarded
    other.shuffles = table.shuffles
    other.drawn = table.drawn
    other.dealing = table.dealing
    copy_arrays(table, other)


def copy_arrays(table: Table, other: Table) -> None:
    other.options = table.options[:]
    other.seal = table.seal[:]
    other.balcony = table.balcony[:]
    other.prize = table.prize[:]
    other.floor = table.floor[:]
    other.points = table.points[:]
    other.seals = table.seals[:]
    other.storage = table.storage[:]
    other.stock = table.stock[:]
    other.tower = table.tower[:]
    other.towers = table.towers[:]
    other.hand = table.hand[:]
    other.held = table.held[:]
    other.cards = table.cards[:]
    other.less = table.less[:]
    other.limit = table.limit[:]
    other.rate = table.rate[:]
    other.bag = table.bag[:]
    other.row_card = table.row_card[:]
    other.row_brick = table.row_brick[:]
    other.start_pile = table.start_pile[:]
    other.pile = table.pile[:]
    other.discard = table.discard[:]
    other.church = table.church[:]
    other.church_brick = table.church_brick[:]


def scalars(table: Table) -> list[int]:
    return [
        table.waiting,
        table.decider,
        table.first,
        table.active,
        table.round,
        table.finisher,
        table.next_balcony,
        table.dead,
        table.to_place,
        table.low_placed,
        table.row_size,
        table.chosen,
        table.paid,
        table.fill,
        table.to_lay,
        table.owed,
        table.lowest,
        table.event,
        table.event_at,
        table.ignored,
        table.phase,
        table.played,
        table.free_card,
        table.exchanged,
        table.turn_rate,
        table.turn_less,
        table.built,
        table.wanted,
        table.want_at,
        table.victim,
        table.bag_size,
        table.start_left,
        table.pile_left,
        table.discarded,
        table.shuffles,
        table.drawn,
        table.dealing,
    ]


def arrays(table: Table) -> list[vec[i64]]:
    """All but the pending answers, which follow from the rest."""
    return [
        table.seal,
        table.balcony,
        table.prize,
        table.floor,
        table.points,
        table.seals,
        table.storage,
        table.stock,
        table.tower,
        table.towers,
        table.hand,
        table.held,
        table.cards,
        table.less,
        table.limit,
        table.rate,
        table.bag,
        table.row_card,
        table.row_brick,
        table.start_pile,
        table.pile,
        table.discard,
        table.church,
        table.church_brick,
    ]


def numbers_of(table: Table) -> list[int]:
    numbers = scalars(table)
    for array in arrays(table):
        numbers.extend(array)
    return numbers


def restore_onto(table: Table, numbers: list[int]) -> None:
    """The reverse of `numbers_of`."""
    table.waiting = numbers[0]
    table.decider = numbers[1]
    table.first = numbers[2]
    table.active = numbers[3]
    table.round = numbers[4]
    table.finisher = numbers[5]
    table.next_balcony = numbers[6]
    table.dead = numbers[7]
    table.to_place = numbers[8]
    table.low_placed = numbers[9]
    table.row_size = numbers[10]
    table.chosen = numbers[11]
    table.paid = numbers[12]
    table.fill = numbers[13]
    table.to_lay = numbers[14]
    table.owed = numbers[15]
    table.lowest = numbers[16]
    table.event = numbers[17]
    table.event_at = numbers[18]
    table.ignored = numbers[19]
    table.phase = numbers[20]
    table.played = numbers[21]
    table.free_card = numbers[22]
    table.exchanged = numbers[23]
    table.turn_rate = numbers[24]
    table.turn_less = numbers[25]
    table.built = numbers[26]
    table.wanted = numbers[27]
    table.want_at = numbers[28]
    table.victim = numbers[29]
    table.bag_size = numbers[30]
    table.start_left = numbers[31]
    table.pile_left = numbers[32]
    table.discarded = numbers[33]
    table.shuffles = numbers[34]
    table.drawn = numbers[35]
    table.dealing = numbers[36]
    at = 37
    for array in arrays(table):
        for i in range(len(array)):
            array[i] = numbers[at]
            at += 1
