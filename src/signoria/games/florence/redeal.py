"""Florence §2 and §7: what a seat cannot know, dealt anew from what it has seen.

Objectives of others, and the cards in their hands. Everyone sees from which pile a card is drawn and which card is played or
thrown away; and after a reshuffle everyone knows what the new deck holds, and what all hands hold together.
"""

from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.florence.components import CARDS, KINDS, MEDICI
from signoria.games.florence.table import FINISHED, Table


def redeal(table: Table, seat: i64, rng: Rng) -> None:
    """Florence §2, §7: objectives and hands of the others; at the end the objectives are open."""
    if table.players == 1:
        return
    if table.waiting != FINISHED:
        deal_objectives(table, seat, rng)
    deal_scandals(table, seat, rng)


def deal_objectives(table: Table, seat: i64, rng: Rng) -> None:
    """Florence §2: every objective this seat does not hold is equally likely with the others."""
    own = table.objective[seat] if seat >= 0 else i64(-1)
    pool = vec[i64]([1 for _ in range(table.parts.objectives)])
    if own >= 0:
        pool[own] = 0
    for other in range(table.players):
        if other != seat and table.objective[other] >= 0:
            table.objective[other] = take(pool, rng)


def deal_scandals(table: Table, seat: i64, rng: Rng) -> None:
    """Florence §7, FL60: deck by deck; a way of dealing that cannot explain what was thrown away is tried again."""
    for medici in range(MEDICI):
        while not deal_deck(table, medici, seat, rng):
            pass


def deal_deck(table: Table, medici: i64, seat: i64, rng: Rng) -> bool:
    """Florence §7, FL60: deal the cards held when the deck was last shuffled, and those drawn since, to the other hands."""
    first = medici * KINDS
    held = vec[i64]([table.parts.copies - table.shuffled[first + k] for k in range(KINDS)])
    drawn = vec[i64]([table.shuffled[first + k] for k in range(KINDS)])
    if seat >= 0:
        set_apart_own(table, medici, seat, held, drawn)
    hand = vec[i64]([0 for _ in range(table.players * KINDS)])
    old = vec[i64]([0 for _ in range(table.players * KINDS)])
    kept = vec[i64]([0 for _ in range(table.players)])
    new = vec[i64]([0 for _ in range(table.players)])
    for other in range(table.players):
        if other != seat and not explain(table, medici, other, held, drawn, old, kept, new, rng):
            return False
    for other in range(table.players):
        if other == seat:
            continue
        for _ in range(kept[other]):
            kind = take(held, rng)
            old[other * KINDS + kind] += 1
            hand[other * KINDS + kind] += 1
        for _ in range(new[other]):
            hand[other * KINDS + take(drawn, rng)] += 1
    for kind in range(KINDS):
        table.deck[first + kind] = drawn[kind]
        for other in range(table.players):
            if other != seat:
                table.hand[other * CARDS + first + kind] = hand[other * KINDS + kind]
                table.old[other * CARDS + first + kind] = old[other * KINDS + kind]
    return True


def set_apart_own(table: Table, medici: i64, seat: i64, held: vec[i64], drawn: vec[i64]) -> None:
    """What the seat held and drew itself is known."""
    first = medici * KINDS
    for kind in range(KINDS):
        at = seat * CARDS + first + kind
        held[kind] -= table.old[at]
        drawn[kind] -= table.hand[at] - table.old[at]
    track = table.track[seat * MEDICI + medici]
    while track > 1:
        if track % 5 > 0:
            drawn[track % 5 - 1] -= 1
        track //= 5


def explain(
    table: Table,
    medici: i64,
    other: i64,
    held: vec[i64],
    drawn: vec[i64],
    old: vec[i64],
    kept: vec[i64],
    new: vec[i64],
    rng: Rng,
) -> bool:
    """Say for each card another seat threw away whether it was held before the shuffle or drawn after; False if neither."""
    for kind in range(KINDS):
        kept[other] += table.old[other * CARDS + medici * KINDS + kind]
    track = table.track[other * MEDICI + medici]
    place: i64 = 1
    while place * 5 <= track:
        place *= 5
    track -= place
    while place > 1:
        place //= 5
        digit = track // place
        track -= digit * place
        if digit == 0:
            new[other] += 1
            continue
        kind = digit - 1
        before = kept[other] * held[kind] * max(1, total(drawn))
        since = new[other] * drawn[kind] * max(1, total(held))
        if before + since == 0:
            return False
        if rng.below(before + since) < before:
            kept[other] -= 1
            held[kind] -= 1
            old[other * KINDS + kind] += 1
        else:
            new[other] -= 1
            drawn[kind] -= 1
    return True


def total(pool: vec[i64]) -> i64:
    count: i64 = 0
    for i in range(len(pool)):
        count += pool[i]
    return count


def take(pool: vec[i64], rng: Rng) -> i64:
    """One of the things in a pool, taken out."""
    found = rng.weighted(len(pool), pool)
    pool[found] -= 1
    return found
