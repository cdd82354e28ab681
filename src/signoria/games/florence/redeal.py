"""Florence §2 and §7: what a seat cannot know, dealt anew from what it has seen.

Objectives of others, and the cards in their hands. Everyone sees from which pile a card is drawn and which card is played or
thrown away; and after a reshuffle everyone knows what the new deck holds, and what all hands hold together.
"""

from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.core.vec import vec
from signoria.games.florence.components import CARDS, KINDS, MEDICI
from signoria.games.florence.table import (
    DECK_OF,
    DRAWN,
    FINISHED,
    OBJECTIVE_OF,
    OLD_OF,
    SHUFFLED,
    TRACK_OF,
    FlorencePosition,
    noted,
)


def redeal(table: FlorencePosition, seat: i64, rng: Rng) -> None:
    """Florence §2, §7: objectives and hands of the others; at the end the objectives are open."""
    if table.players == 1:
        return
    if table.waiting != FINISHED:
        deal_objectives(table, seat, rng)
    deal_scandals(table, seat, rng)


def deal_objectives(table: FlorencePosition, seat: i64, rng: Rng) -> None:
    """Florence §2: every objective this seat does not hold is equally likely with the others."""
    own = table.family[OBJECTIVE_OF + seat] if seat >= 0 else i64(-1)
    pool = vec[i64]([1 for _ in range(table.parts.objectives)])
    if own >= 0:
        pool[own] = 0
    for other in range(table.players):
        if other != seat and table.family[OBJECTIVE_OF + other] >= 0:
            table.family[OBJECTIVE_OF + other] = take(pool, rng)


def deal_scandals(table: FlorencePosition, seat: i64, rng: Rng) -> None:
    """Florence §7, FL60: deck by deck; a way of dealing that cannot explain what was thrown away is tried again."""
    for medici in range(MEDICI):
        while not deal_deck(table, medici, seat, rng):
            pass


class Dealing:
    """Florence §7, FL60: one deck, dealt anew to the others as far as what everyone saw allows.

    `held` and `drawn` are the cards not given out yet: those in hands when the deck was shuffled, and those of the deck.
    By seat, `kept` and `new` count the cards of either sort still in hand, `old` and `hand` say which they are.
    """

    def __init__(self, table: FlorencePosition, medici: i64, seat: i64) -> None:
        self.table: FlorencePosition = table
        self.medici: i64 = medici
        self.seat: i64 = seat
        first = medici * KINDS
        self.held: vec[i64] = vec[i64]([table.parts.copies - table.piles[SHUFFLED + first + k] for k in range(KINDS)])
        self.drawn: vec[i64] = vec[i64]([table.piles[SHUFFLED + first + k] for k in range(KINDS)])
        self.hand: vec[i64] = vec[i64]([0 for _kind in range(table.players * KINDS)])
        self.old: vec[i64] = vec[i64]([0 for _kind in range(table.players * KINDS)])
        self.kept: vec[i64] = vec[i64]([0 for _seat in range(table.players)])
        self.new: vec[i64] = vec[i64]([0 for _seat in range(table.players)])
        if seat >= 0:
            self.set_apart_own()

    def set_apart_own(self) -> None:
        """What the seat held and drew itself is known."""
        table = self.table
        for kind in range(KINDS):
            at = self.seat * CARDS + self.medici * KINDS + kind
            self.held[kind] -= table.piles[OLD_OF + at]
            self.drawn[kind] -= table.hand[at] - table.piles[OLD_OF + at]
        notes = noted(table.piles[TRACK_OF + self.seat * MEDICI + self.medici])
        for i in range(len(notes)):
            if notes[i] != DRAWN:
                self.drawn[notes[i] - 1] -= 1

    def explain(self, other: i64, rng: Rng) -> bool:
        """Say for each card another seat gave up whether it was held before the shuffle or drawn after; False if neither."""
        table = self.table
        for kind in range(KINDS):
            self.kept[other] += table.piles[OLD_OF + other * CARDS + self.medici * KINDS + kind]
        notes = noted(table.piles[TRACK_OF + other * MEDICI + self.medici])
        for i in range(len(notes)):
            if notes[i] == DRAWN:
                self.new[other] += 1
            elif not self.give_up(other, notes[i] - 1, rng):
                return False
        return True

    def give_up(self, other: i64, kind: i64, rng: Rng) -> bool:
        """A card given up was an old or a new one, by how likely either is; False if it can be neither."""
        before = self.kept[other] * self.held[kind] * max(1, total(self.drawn))
        since = self.new[other] * self.drawn[kind] * max(1, total(self.held))
        if before + since == 0:
            return False
        if rng.below(before + since) < before:
            self.kept[other] -= 1
            self.held[kind] -= 1
            self.old[other * KINDS + kind] += 1
        else:
            self.new[other] -= 1
            self.drawn[kind] -= 1
        return True

    def deal(self, other: i64, rng: Rng) -> None:
        """The cards still in another hand: so many old ones, so many new ones."""
        for _card in range(self.kept[other]):
            kind = take(self.held, rng)
            self.old[other * KINDS + kind] += 1
            self.hand[other * KINDS + kind] += 1
        for _card in range(self.new[other]):
            self.hand[other * KINDS + take(self.drawn, rng)] += 1

    def lay_out(self) -> None:
        """Everything on the table is as it was dealt; what is left is the deck."""
        table = self.table
        for kind in range(KINDS):
            card = self.medici * KINDS + kind
            table.piles[DECK_OF + card] = self.drawn[kind]
            for other in range(table.players):
                if other != self.seat:
                    table.hand[other * CARDS + card] = self.hand[other * KINDS + kind]
                    table.piles[OLD_OF + other * CARDS + card] = self.old[other * KINDS + kind]


def deal_deck(table: FlorencePosition, medici: i64, seat: i64, rng: Rng) -> bool:
    """Florence §7, FL60: deal the cards held when the deck was last shuffled, and those drawn since, to the other hands."""
    dealing = Dealing(table, medici, seat)
    for other in range(table.players):
        if other != seat and not dealing.explain(other, rng):
            return False
    for other in range(table.players):
        if other != seat:
            dealing.deal(other, rng)
    dealing.lay_out()
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
