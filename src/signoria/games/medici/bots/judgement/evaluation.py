"""Medici in the words of its strategy: what a lot is worth to whom, and what everyone may end with.

A seat's prospects are its money, what its warehouse may sell for, what its markers may earn now and in the rounds to come, less
what filling the warehouse will cost. A lot is worth the difference it makes to that.

Others err: who always expects the best answer never finds out that a bargain may be had. So in imagined auctions everyone sees
the lot a little differently, and the match is played on for some auctions before it is judged.
"""

import math
from typing import Final

from mypy_extensions import i64

from signoria.core.evaluation import Evaluation, judge_end, judge_points
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State
from signoria.core.vec import vec
from signoria.games.medici.actions import AUCTION, BID, PASS, REVEAL
from signoria.games.medici.bots.judgement.estimates import HUNDRED, below, between, mistaken
from signoria.games.medici.components import GOODS
from signoria.games.medici.state import MediciState
from signoria.games.medici.table import BIDDING, MORE_CARDS

# Weights, in this order, from weights.toml; a tuner may replace them.
VALUE_SPREAD: Final[i64] = 0
GOOD_SHARE: Final[i64] = 1
ROUND_SPREAD: Final[i64] = 2
CLIMB: Final[i64] = 3
BLUR: Final[i64] = 4
CARD_PRICE: Final[i64] = 5
THRIFT: Final[i64] = 6
SPREAD: Final[i64] = 7
AUCTIONS: Final[i64] = 8
LEAST_WILLING: Final[i64] = 9
MOST_WILLING: Final[i64] = 10
EXPECTED: Final[i64] = 11
ADDS_FOR_OTHERS: Final[i64] = 12
ADDS_TO_OWN: Final[i64] = 13
OTHERS_PRICE: Final[i64] = 14
OTHERS_THRIFT: Final[i64] = 15
STEADY: Final[i64] = 16

MOST_PLAYERS: Final[i64] = 6
# About single goods a player is less wrong than about the whole lot.
LESS_WRONG: Final[i64] = 4
# A lot that is to be had for this part of what one is willing to pay is a bargain.
BARGAIN: Final = 2.5
# And at this part of what it is worth nobody misses it, however wrong about the rest.
OBVIOUS: Final = 4.0
# Who thinks less than this of the rounds to come sees the cards of a lot, and not what the spaces they take are good for.
FAR_SIGHTED: Final = 0.75
# Who is steady pays what a lot is worth to them, give or take this.
STEADY_LEAST: Final = 0.92
STEADY_MOST: Final = 1.05


class Judgement(Evaluation):
    """The evaluation of Medici."""

    def __init__(self, weights: list[float]) -> None:
        self.replies = True
        self.weights: vec[float] = vec[float](weights)
        # Where everyone may stand at the end of the round: value of the warehouse, heights of the markers, spaces to be filled.
        self.value: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self.height: vec[float] = vec[float]([0.0] * (MOST_PLAYERS * GOODS))
        self.room: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self.average: float = 0.0
        # How many of the free spaces the cards that are left will fill.
        self.filled: float = 1.0
        self.willing: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self.places: vec[float] = vec[float]([0.0] * (MOST_PLAYERS + 1))
        # Who thinks, and how it misjudges the goods and, in the last number, the sale.
        self.seat: i64 = -1
        self.taste: vec[float] = vec[float]([1.0] * (GOODS + 1))
        self.as_wrong: vec[float] = vec[float]([1.0] * (GOODS + 1))
        # How it misjudges what the others will pay, and how much it thinks of the rounds to come.
        self.rivals: vec[float] = vec[float]([1.0] * MOST_PLAYERS)
        self.foresight: float = 1.0

    def begin(self, seat: i64, misjudge: i64, rng: Rng) -> None:
        """Who misjudges thinks too much or too little of the whole lot, of each good besides, and of what others will pay.

        And the less one knows of the game, the less one thinks of the rounds to come.
        """
        self.seat = seat
        whole = mistaken(misjudge, rng)
        for kind in range(GOODS + 1):
            self.taste[kind] = whole * mistaken(misjudge // LESS_WRONG, rng)
        for rival in range(MOST_PLAYERS):
            self.rivals[rival] = mistaken(misjudge, rng)
        self.foresight = float(HUNDRED) / float(HUNDRED + misjudge // LESS_WRONG)

    def judge(self, state: State, rng: Rng, out: vec[float]) -> None:
        assert isinstance(state, MediciState)
        self.play_on(state, rng)
        if state.actor() == OVER:
            judge_end(state, out)
            return
        players = state.players
        self.look(state)
        for seat in range(players):
            out[2 * players + seat] = self.prospects(state, seat)
        judge_points(players, self.weights[SPREAD] * math.sqrt(float(state.parts.rounds - state.round + 1)), out)

    def prior(self, state: State, actions: vec[i64], count: i64, priors: vec[float]) -> None:
        """Bids near the sensible one. Above what anybody who follows can pay, one florin more buys nothing."""
        assert isinstance(state, MediciState)
        if state.waiting != BIDDING:
            for i in range(count):
                priors[i] = 1.0
            return
        self.value_lot(state)
        limit = self.willing[state.asked]
        target = self.sensible_bid(state, limit)
        enough = max(state.bid + 1, self.richest_later(state))
        bargain = limit >= BARGAIN * float(state.bid + 1) or self.is_obvious(state)
        for i in range(count):
            amount = actions[i] - BID
            if actions[i] == PASS:
                priors[i] = 0.0 if bargain and count > 1 else 1.0 if target == 0 else 0.5
            elif bargain and amount == state.bid + 1:
                # Never left out, however little this one thinks of the lot.
                off = float(amount - target)
                priors[i] = 1.0 / (1.0 + off * off)
            elif amount > enough or float(amount) > 1.4 * limit + 3.0:
                priors[i] = 0.0
            else:
                off = float(amount - target)
                priors[i] = 1.0 / (1.0 + off * off)

    # ---- how others may play ---------------------------------------------------------------------------------------------

    def reply(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, MediciState)
        self.value_lot(state)
        if state.waiting == MORE_CARDS:
            return self.add_card_or_not(state, rng)
        return self.erring_bid(state, rng)

    def play_on(self, state: MediciState, rng: Rng) -> None:
        """Let everybody go on for some auctions, or to the end of the round."""
        auctions: i64 = 0
        round_now = state.round
        while True:
            actor = state.actor()
            if actor == OVER:
                return
            if state.waiting == BIDDING:
                self.finish_auction(state, rng)
                auctions += 1
            elif float(auctions) >= self.weights[AUCTIONS] or state.round != round_now:
                return
            elif actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                self.value_lot(state)
                state.apply(self.add_card_or_not(state, rng))

    def finish_auction(self, state: MediciState, rng: Rng) -> None:
        """Let everyone who is still to bid do so."""
        self.value_lot(state)
        auctioned = state.deck
        round_now = state.round
        while state.waiting == BIDDING and state.deck == auctioned and state.round == round_now and state.lot_size > 0:
            state.apply(self.erring_bid(state, rng))

    def add_card_or_not(self, state: MediciState, rng: Rng) -> i64:
        """A revealer whom the lot suits best rather offers it."""
        own = self.willing[state.revealer]
        often = self.weights[ADDS_TO_OWN]
        for seat in range(state.players):
            if self.willing[seat] > own:
                often = self.weights[ADDS_FOR_OTHERS]
        return REVEAL if float(rng.below(HUNDRED)) < often * float(HUNDRED) else AUCTION

    def erring_bid(self, state: MediciState, rng: Rng) -> i64:
        """What a seat bids that sees the lot in its own way; the one that thinks sees it as it does."""
        limit = self.willing[state.asked]
        if state.asked != self.seat:
            least = self.weights[LEAST_WILLING]
            most = self.weights[MOST_WILLING]
            if float(rng.below(HUNDRED)) < self.weights[STEADY] * float(HUNDRED):
                least = STEADY_LEAST
                most = STEADY_MOST
            limit *= least + (most - least) * float(rng.below(HUNDRED)) / float(HUNDRED)
        amount = self.sensible_bid(state, limit)
        return BID + amount if amount > 0 else i64(PASS)

    def sensible_bid(self, state: MediciState, willing: float) -> i64:
        """Just above what those who bid later may pay, if that is still worth it; 0 to pass."""
        seat = state.asked
        lowest = state.bid + 1
        if willing < float(lowest) or state.money[seat] < lowest:
            return 0
        most = 0.0
        later = seat
        while later != state.revealer:
            later += 1
            if later == state.players:
                later = 0
            if state.space(later) >= state.lot_size:
                most = max(most, min(self.willing[later] * self.weights[EXPECTED], float(state.money[later])))
        bid = max(lowest, i64(most) + 1) if most >= float(lowest) else lowest
        limit = min(i64(willing), state.money[seat])
        return min(bid, max(limit, lowest))

    def is_obvious(self, state: MediciState) -> bool:
        """Whether the lot is a bargain that even those see who misjudge what it is worth to them."""
        if state.asked != self.seat:
            return False
        for kind in range(GOODS + 1):
            self.as_wrong[kind] = self.taste[kind]
            self.taste[kind] = 1.0
        foresight = self.foresight
        self.foresight = 1.0
        self.look(state)
        gain = self.gain(state, state.asked) if foresight >= FAR_SIGHTED else self.plain_gain(state, state.asked)
        for kind in range(GOODS + 1):
            self.taste[kind] = self.as_wrong[kind]
        self.foresight = foresight
        return gain * self.weights[THRIFT] >= OBVIOUS * float(state.bid + 1)

    def gain(self, state: MediciState, seat: i64) -> float:
        """What the lot adds to a seat's prospects."""
        before = self.prospects(state, seat)
        self.take_lot(state, seat, 1.0)
        gain = self.prospects(state, seat) - before
        self.take_lot(state, seat, -1.0)
        return gain

    def plain_gain(self, state: MediciState, seat: i64) -> float:
        """The same to somebody who sees the cards of the lot, and not what the spaces they take are good for."""
        before = self.prospects(state, seat)
        self.take_lot(state, seat, 1.0)
        share = float(state.lot_size) * self.filled * self.weights[GOOD_SHARE]
        for good in range(GOODS):
            self.height[seat * GOODS + good] += share
        gain = self.prospects(state, seat) - before
        for good in range(GOODS):
            self.height[seat * GOODS + good] -= share
        self.take_lot(state, seat, -1.0)
        return gain + self.dearer(state)

    def richest_later(self, state: MediciState) -> i64:
        """The most money anyone has who bids later and has room for the lot."""
        most: i64 = 0
        later = state.asked
        while later != state.revealer:
            later += 1
            if later == state.players:
                later = 0
            if state.space(later) >= state.lot_size:
                most = max(most, state.money[later])
        return most

    def value_lot(self, state: MediciState) -> None:
        """What each seat is willing to pay for the lot: a share of the difference it makes."""
        self.look(state)
        for seat in range(state.players):
            self.willing[seat] = 0.0
            if state.space(seat) >= state.lot_size:
                gain = self.gain(state, seat)
                self.willing[seat] = gain * self.weights[THRIFT] if seat == self.seat else self.of_others(state, seat, gain)

    def of_others(self, state: MediciState, seat: i64, gain: float) -> float:
        """What another is thought to pay for a lot that brings so much: few reckon with what a free space is still good for."""
        return (gain + self.dearer(state)) * self.weights[OTHERS_THRIFT] * self.rivals[seat]

    def dearer(self, state: MediciState) -> float:
        """How much more the lot is worth to those who reckon with what cards cost, not with what free spaces are good for."""
        return (self.weights[OTHERS_PRICE] - self.weights[CARD_PRICE]) * float(state.lot_size) * self.filled

    # ---- where everyone may stand ----------------------------------------------------------------------------------------

    def look(self, state: MediciState) -> None:
        """Warehouses and markers at the end of the round; the cards that are left, of average value, fill what they can."""
        parts = state.parts
        total = 0.0
        for kind in range(parts.kinds):
            total += float(state.pool[kind] * parts.value[kind])
        self.average = total / float(max(state.unseen, 1))
        free = -state.lot_size
        for seat in range(state.players):
            free += state.space(seat)
        self.filled = min(1.0, float(state.deck) / float(max(free, 1)))
        for seat in range(state.players):
            room = float(state.space(seat)) * self.filled
            self.room[seat] = room
            self.value[seat] = float(state.value(seat)) + room * self.average
            for good in range(GOODS):
                level = float(state.level[seat * GOODS + good])
                self.height[seat * GOODS + good] = level + room * self.weights[GOOD_SHARE]
            first = seat * parts.warehouse
            for i in range(state.stored[seat]):
                self.add_card(state, seat, state.cards[first + i], 1.0)

    def take_lot(self, state: MediciState, seat: i64, times: float) -> None:
        """As if a seat had the lot instead of the average cards that would fill the same spaces; -1 takes that back."""
        cards = times * float(state.lot_size) * self.filled
        self.room[seat] -= cards
        self.value[seat] -= cards * self.average
        for good in range(GOODS):
            self.height[seat * GOODS + good] -= cards * self.weights[GOOD_SHARE]
        for i in range(state.lot_size):
            self.value[seat] += times * float(state.parts.value[state.lot[i]])
            self.add_card(state, seat, state.lot[i], times)

    def add_card(self, state: MediciState, seat: i64, kind: i64, times: float) -> None:
        good = state.parts.good[kind]
        if good < GOODS:
            self.height[seat * GOODS + good] += times

    # ---- what that is worth ----------------------------------------------------------------------------------------------

    def prospects(self, state: MediciState, seat: i64) -> float:
        """Expected final points of a seat."""
        total = float(state.money[seat]) - self.room[seat] * self.weights[CARD_PRICE]
        if seat == self.seat:
            total += self.sale(state, seat) * self.taste[GOODS]
            for good in range(GOODS):
                total += self.track(state, seat, good) * self.taste[good]
            return total
        total += self.sale(state, seat)
        for good in range(GOODS):
            total += self.track(state, seat, good)
        return total

    def sale(self, state: MediciState, seat: i64) -> float:
        """What the warehouse will sell for: every place by its likelihood."""
        places = self.places
        places[0] = 1.0
        rivals: i64 = 0
        for other in range(state.players):
            if other != seat:
                room = self.room[seat] + self.room[other]
                lead = self.value[other] - self.value[seat]
                beaten = below(lead, room * self.weights[VALUE_SPREAD], self.weights[BLUR])
                rivals += 1
                places[rivals] = places[rivals - 1] * (1.0 - beaten)
                for place in range(rivals - 1, 0, -1):
                    places[place] = places[place] * beaten + places[place - 1] * (1.0 - beaten)
                places[0] *= beaten
        total = 0.0
        for place in range(state.players):
            total += places[place] * float(state.parts.payout[place])
        return total

    def track(self, state: MediciState, seat: i64, good: i64) -> float:
        """What a marker will earn, now and in the rounds to come: prizes by the likelihood of the two places, and bonuses."""
        parts = state.parts
        heights = self.height
        room = self.room
        weights = self.weights
        blur = weights[BLUR]
        top = float(parts.top)
        mine = min(heights[seat * GOODS + good], top)
        highest = float(parts.prize[0])
        second_highest = float(parts.prize[1])
        later = 0.0
        total = 0.0
        for _round in range(state.round, parts.rounds + 1):
            first = 1.0
            second = 0.0
            spread = later * weights[ROUND_SPREAD]
            for other in range(state.players):
                if other != seat:
                    lead = min(heights[other * GOODS + good], top) - mine
                    cards = (room[seat] + room[other]) * weights[GOOD_SHARE]
                    beaten = below(lead, cards + spread, blur)
                    second = second * beaten + first * (1.0 - beaten)
                    first *= beaten
            earned = first * highest + second * second_highest
            earned += between(parts.bonus, min(mine + later * weights[CLIMB], top))
            total += earned * self.foresight if later > 0.0 and seat == self.seat else earned
            later += 1.0
        return total
