"""Medici §6 and §7: what the warehouses sell for, and what the tracks of the goods pay."""

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.medici.components import GOODS, NEUTRAL, PRIZES
from signoria.games.medici.events import ADVANCED, BONUS, PAYOUT, PRIZE
from signoria.games.medici.table import MediciPosition


def score_round(table: MediciPosition) -> None:
    """Medici §6, §7: first the warehouses, then good by good."""
    sell_warehouses(table)
    cards = cards_by_good(table)
    for good in range(GOODS):
        advance_markers(table, good, cards)
        pay_prizes(table, good)
        pay_bonuses(table, good)


def sell_warehouses(table: MediciPosition) -> None:
    """Medici §6, M8: paid by place; tied places are pooled, shared and rounded down."""
    players = table.players
    value = vec[i64]([0] * players)
    for seat in range(players):
        value[seat] = table.value(seat)
    for seat in range(players):
        better: i64 = 0
        tied: i64 = 0
        for other in range(players):
            if value[other] > value[seat]:
                better += 1
            elif value[other] == value[seat]:
                tied += 1
        pool = pooled(table.parts.payout, better, tied)
        points = pool // tied
        table.money[seat] += points
        table.emit(PAYOUT, seat, value[seat], better + 1, tied, pool, points)


def pooled(rewards: vec[i64], better: i64, tied: i64) -> i64:
    """Medici §6, §7, M8, M9: the rewards of the places that the tied hold together, to be shared among them."""
    total: i64 = 0
    for place in range(better, better + tied):
        total += rewards[place]
    return total


def cards_by_good(table: MediciPosition) -> vec[i64]:
    """Medici §7: how many cards of each good every warehouse holds; the neutral card belongs to none."""
    count = vec[i64]([0] * (table.players * GOODS))
    parts = table.parts
    for seat in range(table.players):
        for i in range(seat * parts.warehouse, seat * parts.warehouse + table.stored[seat]):
            good = parts.good[table.cards[i]]
            if good != NEUTRAL:
                count[seat * GOODS + good] += 1
    return count


def advance_markers(table: MediciPosition, good: i64, cards: vec[i64]) -> None:
    """Medici §7, M12: a marker rises one level per card of the good and stops at the top."""
    for seat in range(table.players):
        at = seat * GOODS + good
        if cards[at] > 0:
            table.level[at] = min(table.level[at] + cards[at], table.parts.top)
            table.emit(ADVANCED, seat, good, cards[at], table.level[at])


def pay_prizes(table: MediciPosition, good: i64) -> None:
    """Medici §7, M9, M10: the highest and second highest marker earn a prize, the base level ranks like any other."""
    highest: i64 = -1
    second: i64 = -1
    leaders: i64 = 0
    followers: i64 = 0
    for at in range(good, table.players * GOODS, GOODS):
        level = table.level[at]
        if level > highest:
            second = highest
            followers = leaders
            highest = level
            leaders = 1
        elif level == highest:
            leaders += 1
        elif level > second:
            second = level
            followers = 1
        elif level == second:
            followers += 1
    first_prize = pooled(table.parts.prize, 0, leaders) // leaders
    second_prize: i64 = 0
    if leaders < PRIZES and followers > 0:
        second_prize = pooled(table.parts.prize, leaders, followers) // followers
    for seat in range(table.players):
        level = table.level[seat * GOODS + good]
        if level == highest and first_prize > 0:
            table.money[seat] += first_prize
            table.emit(PRIZE, seat, good, level, 1, leaders, first_prize)
        elif level == second and second_prize > 0:
            table.money[seat] += second_prize
            table.emit(PRIZE, seat, good, level, leaders + 1, followers, second_prize)


def pay_bonuses(table: MediciPosition, good: i64) -> None:
    """Medici §7, M11: every marker on one of the topmost levels earns that level's bonus, at every scoring."""
    for seat in range(table.players):
        level = table.level[seat * GOODS + good]
        points = table.parts.bonus[level]
        if points > 0:
            table.money[seat] += points
            table.emit(BONUS, seat, good, level, points)
