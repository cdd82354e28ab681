"""Medici in the words of its strategy: what a lot is worth to whom, and what everyone may end with.

A seat's prospects are its money, what its warehouse may sell for, what its markers may earn now and in the rounds to come, less
what filling the warehouse will cost. A lot is worth the difference it makes to that.
"""

import math
from typing import Final

from mypy_extensions import i64

from signoria.bots.search.evaluation import Evaluation, judge_end, judge_points
from signoria.core.rng import Rng
from signoria.core.state import OVER, State
from signoria.core.vec import vec
from signoria.games.medici.actions import AUCTION, BID, PASS
from signoria.games.medici.components import GOODS
from signoria.games.medici.state import MediciState
from signoria.games.medici.table import BIDDING, MORE_CARDS

# Weights, in this order, from weights/medici.toml; a tuner may replace them.
VALUE_SOFTNESS: Final = 0  # how far apart warehouse values must be to count as settled, per card still to come
LEVEL_SOFTNESS: Final = 1  # the same for levels of a track
CARD_PRICE: Final = 2  # florins a card still to be bought will cost
LATER_TRACKS: Final = 3  # what the tracks will pay in a later round, against now
THRIFT: Final = 4  # share of a lot's worth that one is willing to pay
SPREAD: Final = 5  # how far final points may be off, per round still to play


class Judgement(Evaluation):
    """The evaluation of Medici."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.value: vec[float] = vec[float]([0.0 for _ in range(6)])
        self.height: vec[float] = vec[float]([0.0 for _ in range(30)])
        self.before: vec[float] = vec[float]([0.0 for _ in range(6)])
        self.after: vec[float] = vec[float]([0.0 for _ in range(6)])
        self.willing: vec[float] = vec[float]([0.0 for _ in range(6)])

    def judge(self, state: State, rng: Rng, out: vec[float]) -> None:
        assert isinstance(state, MediciState)
        if state.waiting == MORE_CARDS:
            state.apply(AUCTION)
        if state.waiting == BIDDING:
            self.finish_auction(state)
        if state.actor() == OVER:
            judge_end(state, out)
            return
        players = state.players
        self.prospects(state, -1, out, 2 * players)
        judge_points(players, self.weights[SPREAD] * math.sqrt(float(state.parts.rounds - state.round + 1)), out)

    def prior(self, state: State, actions: vec[i64], count: i64, priors: vec[float]) -> None:
        assert isinstance(state, MediciState)
        if state.waiting != BIDDING:
            for i in range(count):
                priors[i] = 1.0
            return
        self.value_lot(state)
        limit = self.willing[state.asked]
        target = self.sensible_bid(state)
        for i in range(count):
            amount = float(actions[i] - BID)
            if actions[i] == PASS:
                priors[i] = 1.0 if target == 0 else 0.5
            elif amount > 1.4 * limit + 3.0:
                priors[i] = 0.0
            else:
                off = amount - float(target)
                priors[i] = 1.0 / (1.0 + off * off)

    def finish_auction(self, state: MediciState) -> None:
        """Let everyone who is still to bid do so sensibly."""
        self.value_lot(state)
        auctioned = state.deck
        round_now = state.round
        while state.waiting == BIDDING and state.deck == auctioned and state.round == round_now and state.lot_size > 0:
            amount = self.sensible_bid(state)
            state.apply(BID + amount if amount > 0 else PASS)

    def sensible_bid(self, state: MediciState) -> i64:
        """Just above what those who bid later would pay, if that is still worth it; 0 to pass."""
        seat = state.asked
        lowest = state.bid + 1
        if self.willing[seat] < float(lowest) or state.money[seat] < lowest:
            return 0
        most = 0.0
        later = seat
        while later != state.revealer:
            later += 1
            if later == state.players:
                later = 0
            if state.space(later) >= state.lot_size:
                most = max(most, min(self.willing[later], float(state.money[later])))
        bid = max(lowest, i64(most) + 1) if most >= float(lowest) else lowest
        limit = min(i64(self.willing[seat]), state.money[seat])
        return min(bid, max(limit, lowest))

    def value_lot(self, state: MediciState) -> None:
        """What each seat is willing to pay for the lot."""
        self.prospects(state, -1, self.before, 0)
        for seat in range(state.players):
            self.willing[seat] = 0.0
            if state.space(seat) >= state.lot_size:
                self.prospects(state, seat, self.after, 0)
                self.willing[seat] = (self.after[seat] - self.before[seat]) * self.weights[THRIFT]

    def prospects(self, state: MediciState, buyer: i64, out: vec[float], at: i64) -> None:
        """Expected final points of every seat, as if `buyer` (-1: nobody) had the lot for nothing."""
        self.fill(state, buyer)
        players = state.players
        rounds_after = float(state.parts.rounds - state.round)
        tracks_weight = 1.0 + rounds_after * self.weights[LATER_TRACKS]
        open_cards = 0.0
        for seat in range(players):
            free = float(self.free(state, seat, buyer))
            open_cards += free
            out[at + seat] = float(state.money[seat]) - free * self.weights[CARD_PRICE]
        softness = self.weights[VALUE_SOFTNESS] * math.sqrt(open_cards / float(players) + 0.1)
        for seat in range(players):
            out[at + seat] += self.warehouse(state, seat, softness)
            out[at + seat] += self.tracks(state, seat, open_cards / float(players)) * tracks_weight

    def free(self, state: MediciState, seat: i64, buyer: i64) -> i64:
        return state.space(seat) - (state.lot_size if seat == buyer else 0)

    def fill(self, state: MediciState, buyer: i64) -> None:
        """Warehouse values and levels at the end of the round, unfilled places with the average unseen card."""
        parts = state.parts
        sum_unseen = 0.0
        for kind in range(parts.kinds):
            sum_unseen += float(state.pool[kind] * parts.value[kind])
        average = sum_unseen / float(max(state.unseen, 1))
        for seat in range(state.players):
            free = float(self.free(state, seat, buyer))
            self.value[seat] = float(state.value(seat)) + free * average * 0.9
            for good in range(GOODS):
                self.height[seat * GOODS + good] = float(state.level[seat * GOODS + good]) + free * 0.18
            first = seat * parts.warehouse
            for i in range(state.stored[seat]):
                self.add_card(state, seat, state.cards[first + i])
        if buyer >= 0:
            for i in range(state.lot_size):
                self.value[buyer] += float(parts.value[state.lot[i]])
                self.add_card(state, buyer, state.lot[i])

    def add_card(self, state: MediciState, seat: i64, kind: i64) -> None:
        good = state.parts.good[kind]
        if good < GOODS:
            self.height[seat * GOODS + good] += 1.0

    def warehouse(self, state: MediciState, seat: i64, softness: float) -> float:
        """What the warehouse will sell for: the payout at its expected place."""
        behind = 0.0
        for other in range(state.players):
            if other != seat:
                behind += sigmoid((self.value[other] - self.value[seat]) / softness)
        return between(state.parts.payout, behind)

    def tracks(self, state: MediciState, seat: i64, to_come: float) -> float:
        """What the markers will earn at a scoring: prizes at their expected places, and bonuses."""
        total = 0.0
        parts = state.parts
        softness = self.weights[LEVEL_SOFTNESS] * (0.4 + 0.2 * to_come)
        for good in range(GOODS):
            mine = self.height[seat * GOODS + good]
            behind = 0.0
            for other in range(state.players):
                if other != seat:
                    behind += sigmoid((self.height[other * GOODS + good] - mine) / softness)
            total += between(parts.prize, behind) + between(parts.bonus, min(mine, float(parts.top)))
        return total


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


def between(steps: vec[i64], at: float) -> float:
    """A value of a table at a place between two of its entries."""
    low = i64(at)
    last = i64(len(steps)) - 1
    if low >= last:
        return float(steps[last])
    return float(steps[low]) + (at - float(low)) * float(steps[low + 1] - steps[low])
