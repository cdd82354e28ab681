"""Medici as a State: who decides what, and how the chapters follow one another."""

from typing import Final

from mypy_extensions import i32, i64

from signoria.core.rng import Rng
from signoria.core.state import CHANCE, CHANCE_DECIDES, LEGAL, MATCH_OVER, NO_SUCH_ACTION, OVER, State, outside, refuse
from signoria.core.vec import vec
from signoria.games.medici.actions import (
    ALL_OUTCOMES,
    AUCTION,
    BID,
    DECISIONS,
    LOT_NOT_OFFERED,
    LOT_ON_OFFER,
    PASS,
    REVEAL,
)
from signoria.games.medici.auction import ask_next, bid, close_auction, decline, open_auction, refuse_bid
from signoria.games.medici.components import OUTCOME_START
from signoria.games.medici.events import CAPITAL
from signoria.games.medici.observation import fill_in, size
from signoria.games.medici.revealing import refuse_reveal, reveal
from signoria.games.medici.rounds import (
    BY_LOT,
    POOREST_BY_LOT,
    after_auction,
    begin_round,
    may_start,
    start_with,
    take_free_card,
)
from signoria.games.medici.table import (
    BIDDING,
    CHOOSE_START,
    FINISHED,
    FIRST_CARD,
    FREE_CARDS,
    MORE_CARDS,
    NEXT_CARD,
    Table,
)

# Streams of chance: the lot for the start player and the deck, each anew in every round.
START_STREAM: Final = 0
DECK_STREAM: Final = 1
STREAMS: Final = 2


class MediciState(Table):
    """A position of Medici."""

    def game_key(self) -> str:
        return "medici"

    def begin(self) -> None:
        """Medici §1: hand out the starting money and open the first round."""
        for seat in range(self.players):
            self.money[seat] = self.parts.money
            if self.journal is not None:
                self.journal.tell(CAPITAL, seat, self.parts.money)
        begin_round(self)

    def actor(self) -> i64:
        if self.waiting == BIDDING:
            return self.asked
        if self.waiting == MORE_CARDS:
            return self.revealer
        if self.waiting == FINISHED:
            return OVER
        return CHANCE

    def turn(self) -> i64:
        return i64(OVER) if self.waiting == FINISHED else self.revealer

    def legal(self, out: vec[i64]) -> i64:
        """Medici §2, §3, M1: one more card or none; a pass, or any bid above the last one that can be paid."""
        if self.waiting == MORE_CARDS:
            out[0] = REVEAL
            out[1] = AUCTION
            return 2
        out[0] = PASS
        count: i64 = 1
        for amount in range(self.bid + 1, self.money[self.asked] + 1):
            out[count] = BID + amount
            count += 1
        return count

    def pick(self, rng: Rng) -> i64:
        """The decision at a random place among the legal ones, without listing them first."""
        if self.waiting == MORE_CARDS:
            return REVEAL if rng.below(2) == 0 else AUCTION
        raised = rng.below(self.money[self.asked] - self.bid + 1)
        return i64(PASS) if raised == 0 else BID + self.bid + raised

    def refusal(self, action: i64) -> i64:
        if action < 0 or action >= DECISIONS:
            return refuse(NO_SUCH_ACTION)
        if self.waiting == FINISHED:
            return refuse(MATCH_OVER)
        if self.waiting == MORE_CARDS:
            return i64(LEGAL) if action <= AUCTION else refuse(LOT_NOT_OFFERED)
        if self.waiting != BIDDING:
            return refuse(CHANCE_DECIDES)
        if action == PASS:
            return LEGAL
        if action > PASS:
            return refuse_bid(self, action - BID)
        if action == REVEAL and refuse_reveal(self) != LEGAL:
            return refuse_reveal(self)
        return refuse(LOT_ON_OFFER)

    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        count: i64 = 0
        if self.waiting == CHOOSE_START:
            for seat in range(self.players):
                if may_start(self, seat):
                    out[count] = OUTCOME_START + seat
                    weights[count] = 1
                    count += 1
            return count
        pool = self.pool
        outcome = self.parts.outcome
        for kind in range(self.parts.kinds):
            copies = pool[kind]
            if copies > 0:
                out[count] = outcome[kind]
                weights[count] = copies
                count += 1
        return count

    def sample(self, rng: Rng) -> i64:
        """The card at a random place among the unseen, without listing them first."""
        if self.waiting == CHOOSE_START:
            return super().sample(rng)
        left = rng.below(self.unseen)
        pool = self.pool
        kind: i64 = 0
        while True:
            left -= pool[kind]
            if left < 0:
                return self.parts.outcome[kind]
            kind += 1

    def source(self) -> i64:
        stream = START_STREAM if self.waiting == CHOOSE_START else DECK_STREAM
        return self.round * STREAMS + stream

    def apply(self, action: i64) -> None:
        decides = self.waiting == BIDDING or self.waiting == MORE_CARDS
        if action < 0 or action >= (DECISIONS if decides else ALL_OUTCOMES) or self.waiting == FINISHED:
            raise outside(self, action)
        self.carry_out(action)
        self.settle()

    def carry_out(self, action: i64) -> None:
        """Let a decision or an outcome take effect, up to the next question."""
        waiting = self.waiting
        if waiting == BIDDING:
            if action == PASS:
                decline(self)
            else:
                bid(self, action - BID)
            self.go_round()
        elif waiting == MORE_CARDS:
            if action == REVEAL:
                self.waiting = NEXT_CARD
            else:
                open_auction(self)
                self.ask_or_close()
        elif waiting == CHOOSE_START:
            start_with(self, action - OUTCOME_START, BY_LOT if self.round == 1 else POOREST_BY_LOT)
        else:
            self.draw_card(self.parts.kind_of[action])

    def settle(self) -> None:
        """A draw from a single kind of card is no chance: carry it out."""
        while (self.waiting == FIRST_CARD or self.waiting == NEXT_CARD or self.waiting == FREE_CARDS) and self.certain() >= 0:
            self.draw_card(self.certain())

    def certain(self) -> i64:
        """Medici §2: the only kind of card that can come up, or -1."""
        if self.unseen > self.parts.most_copies:
            return -1
        return single_kind(self.pool, self.unseen)

    def draw_card(self, kind: i64) -> None:
        """The top card of the deck: into the lot, or to the last player free of charge."""
        if self.waiting == FREE_CARDS:
            take_free_card(self, kind)
        else:
            reveal(self, kind)
            if self.waiting == BIDDING:
                self.ask_or_close()

    def go_round(self) -> None:
        """Medici §3, M2: after the revealer nobody is asked any more."""
        if self.asked == self.revealer:
            self.finish_auction()
        else:
            self.ask_or_close()

    def ask_or_close(self) -> None:
        """Ask the next who can bid, or sell."""
        if not ask_next(self):
            self.finish_auction()

    def finish_auction(self) -> None:
        close_auction(self)
        after_auction(self)

    def clone(self) -> State:
        copy = MediciState(self.parts)
        self.copy_onto(copy)
        copy.recipe = self.recipe
        return copy

    def observation_size(self) -> i64:
        return size(self.players)

    def fill_in(self, seat: i64, out: vec[i32], at: i64) -> None:
        fill_in(self, seat, out, at)

    def scores(self) -> list[int]:
        return [self.money[seat] for seat in range(self.players)]

    def outranks(self, seat: i64, other: i64) -> bool:
        """Medici §9, M14: the richest wins, equal money shares the place."""
        return self.money[seat] > self.money[other]

    def numbers(self) -> list[int]:
        numbers: list[int] = [
            self.waiting,
            self.round,
            self.revealer,
            self.asked,
            self.bid,
            self.leader,
            self.deck,
            self.lot_size,
            self.room,
            self.unseen,
            self.full,
        ]
        for field in (self.lot, self.pool, self.money, self.stored, self.cards, self.level):
            numbers.extend(field)
        return numbers

    def restore(self, numbers: list[int]) -> None:
        self.waiting = numbers[0]
        self.round = numbers[1]
        self.revealer = numbers[2]
        self.asked = numbers[3]
        self.bid = numbers[4]
        self.leader = numbers[5]
        self.deck = numbers[6]
        self.lot_size = numbers[7]
        self.room = numbers[8]
        self.unseen = numbers[9]
        self.full = numbers[10]
        at = 11
        for field in (self.lot, self.pool, self.money, self.stored, self.cards, self.level):
            for i in range(len(field)):
                field[i] = numbers[at]
                at += 1


def single_kind(pool: vec[i64], unseen: i64) -> i64:
    """The kind all unseen cards are of, or -1 if they are of several."""
    for kind in range(len(pool)):
        if pool[kind] > 0:
            return kind if pool[kind] == unseen else i64(-1)
    return -1
