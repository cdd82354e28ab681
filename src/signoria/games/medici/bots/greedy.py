"""Medici: what a lot is worth to each player, and a bid that leaves some of it as profit.

A lot's worth is the change of what a player can expect: from the sale of the warehouses, and from the tracks now and in the
rounds to come. What nobody knows yet (the cards that fill the free spaces) is taken as a bell curve.
"""

import math
from dataclasses import dataclass
from typing import Any, Final

from signoria.core.advice import Advice
from signoria.core.perspective import Perspective

GOODS: Final = ("metals", "porcelain", "dyes", "cloth", "spices")

# What a card that fills a space is worth on average, and how far (as variance) values spread.
MEAN_VALUE: Final = 3.1
VALUE_SPREAD: Final = 3.2
# How often a card that fills a space is of one certain good, and how far a round moves a marker by surprise.
SHARE_OF_GOOD: Final = 0.15
ROUND_SPREAD: Final = 1.0
# How many levels a marker gains in a later round, for the bonuses on top.
CLIMB: Final = 1.0
# Even certain results are blurred a little: ties are shared.
BLUR: Final = 0.35
# The part of a lot's worth that is kept as profit, and the part others are thought to pay. Played out against bidders of
# the face value and against itself: less profit loses to the former, more lets everybody buy too cheaply.
PROFIT: Final = 0.35
OTHERS_PAY: Final = 0.7

Card = tuple[int, int]


@dataclass(frozen=True)
class Rewards:
    """What the edition pays."""

    payouts: list[int]
    prizes: list[int]
    bonus: list[int]
    rounds_left: int


class Merchant:
    """One seat's warehouse and markers."""

    __slots__ = ("counts", "free", "levels", "money", "room", "value")

    def __init__(self, seat: dict[str, Any], spaces: int) -> None:
        self.money: int = seat["money"]
        self.value: int = seat["value"]
        self.free: int = spaces - len(seat["cards"])
        self.room = float(self.free)
        self.levels = [seat["levels"][good] for good in GOODS]
        self.counts = [sum(card["good"] == good for card in seat["cards"]) for good in GOODS]

    def expect(self, filled: float) -> None:
        """Of the free spaces only a part will be filled: cards that nobody bought are missing at the end."""
        self.room = self.free * filled


class Market:
    """The table as numbers, and what lots are worth at it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.merchants = [Merchant(seat, view["warehouse"]) for seat in view["seats"]]
        track = view["track"]
        self.rewards = Rewards(view["payouts"], track["prizes"], track["bonus"], view["rounds"] - view["round"])
        free = sum(merchant.free for merchant in self.merchants) - len(view["lot"])
        filled = min(1.0, view["deck"] / max(free, 1))
        for merchant in self.merchants:
            merchant.expect(filled)
        self.filled = filled
        self.sales = [(m.value + m.room * MEAN_VALUE, m.room * VALUE_SPREAD) for m in self.merchants]
        self.before = [self.sale(seat, *self.sales[seat]) for seat in range(len(self.merchants))]

    def worth(self, seat: int, lot: list[Card]) -> float:
        """What a lot adds to a seat's prospects, compared with the average cards that would fill the same spaces."""
        own = self.merchants[seat]
        left = own.room - len(lot) * self.filled
        face = sum(value for _, value in lot)
        gain = self.sale(seat, own.value + face + left * MEAN_VALUE, left * VALUE_SPREAD) - self.before[seat]
        for good in {good for good, _ in lot if good >= 0}:
            cards = sum(other == good for other, _ in lot)
            gain += self.track(seat, good, own.counts[good] + cards, left) - self.track(seat, good, own.counts[good], own.room)
        return gain

    def sale(self, seat: int, mean: float, spread: float) -> float:
        """What a warehouse of this value can expect to sell for."""
        beaten = [
            below(other_mean - mean, spread + other_spread)
            for other, (other_mean, other_spread) in enumerate(self.sales)
            if other != seat
        ]
        return expected(self.rewards.payouts, beaten)

    def track(self, seat: int, good: int, cards: int, free: float) -> float:
        """What a marker can expect to earn on its track, now and in the rounds to come."""
        own = self.merchants[seat]
        top = len(self.rewards.bonus) - 1
        level = min(own.levels[good] + cards + free * SHARE_OF_GOOD, top)
        spread = free * SHARE_OF_GOOD
        rivals = []
        for other, rival in enumerate(self.merchants):
            if other != seat:
                height = min(rival.levels[good] + rival.counts[good] + rival.room * SHARE_OF_GOOD, top)
                rivals.append((height - level, spread + rival.room * SHARE_OF_GOOD))
        total = 0.0
        for later in range(self.rewards.rounds_left + 1):
            ahead = [below(lead, variance + later * ROUND_SPREAD) for lead, variance in rivals]
            total += expected(self.rewards.prizes, ahead) + self.bonus(level + later * CLIMB)
        return total

    def bonus(self, level: float) -> float:
        """The bonus of a level that is not known exactly: between two levels, in proportion."""
        bonus = self.rewards.bonus
        if level >= len(bonus) - 1:
            return bonus[-1]
        base = int(level)
        return bonus[base] + (level - base) * (bonus[base + 1] - bonus[base])

    def offer(self, seat: int, lot: list[Card]) -> float:
        """The most a seat would sensibly pay, as far as its room and money go."""
        own = self.merchants[seat]
        if own.free < len(lot):
            return 0.0
        return min(float(own.money), self.worth(seat, lot))


def below(lead: float, variance: float) -> float:
    """How likely a rival who leads by so much is overtaken: a logistic curve, close to the bell curve and quick."""
    spread = BLUR + math.sqrt(variance)
    exponent = 1.702 * lead / spread
    return 0.0 if exponent > 40 else 1.0 / (1.0 + math.exp(exponent))


def expected(rewards: list[int], beaten: list[float]) -> float:
    """The expected reward by place, if each rival is beaten with its own likelihood."""
    places = [1.0]
    for chance in beaten:
        following = [0.0] * (len(places) + 1)
        for place, likelihood in enumerate(places):
            following[place] += likelihood * chance
            following[place + 1] += likelihood * (1.0 - chance)
        places = following
    return sum(likelihood * reward for likelihood, reward in zip(places, rewards, strict=False))


# ---- deciding ------------------------------------------------------------------------------------------------------------


def advise(perspective: Perspective) -> Advice:
    view = perspective.view()
    market = Market(view)
    lot = [(number_of(card["good"]), card["value"]) for card in view["lot"]]
    if view["phase"] == "more":
        return advise_on_revealing(perspective, market, view, lot)
    return advise_on_bidding(perspective, market, view, lot)


def number_of(good: str) -> int:
    return GOODS.index(good) if good in GOODS else -1


def advise_on_bidding(perspective: Perspective, market: Market, view: dict[str, Any], lot: list[Card]) -> Advice:
    """Bid no more than worth and profit allow, and no more than it takes to keep those who follow from outbidding."""
    seat = perspective.seat
    worth = market.worth(seat, lot)
    most = math.floor(min(market.merchants[seat].money, worth * (1 - PROFIT)))
    lowest = view["bid"] + 1
    if most < lowest:
        return Advice(perspective.game.parse("pass"), "pass", {"worth": max(0, round(worth))})
    rival = max((market.offer(other, lot) * OTHERS_PAY for other in followers(view, seat)), default=0.0)
    amount = min(most, max(lowest, math.ceil(rival)))
    said = {"worth": round(worth), "rival": max(0, math.ceil(rival))}
    return Advice(perspective.game.parse(f"bid {amount}"), "bid", said)


def followers(view: dict[str, Any], seat: int) -> list[int]:
    """Who may still bid after a seat: on to the revealer, who is the last."""
    found: list[int] = []
    while seat != view["turn"]:
        seat = (seat + 1) % view["players"]
        found.append(seat)
    return found


def advise_on_revealing(perspective: Perspective, market: Market, view: dict[str, Any], lot: list[Card]) -> Advice:
    """Add a card if the larger lot promises the revealer, who bids last, more profit."""
    seat = perspective.seat
    now = profit(market, seat, lot)
    later = sum(share * profit(market, seat, [*lot, card]) for card, share in next_cards(view))
    said = {"now": round(now), "later": round(later)}
    if later > now:
        return Advice(perspective.game.parse("reveal"), "reveal", said)
    return Advice(perspective.game.parse("auction"), "offer", said)


def profit(market: Market, seat: int, lot: list[Card]) -> float:
    """What is left of a lot's worth after outbidding everybody else."""
    price = max(market.offer(other, lot) * OTHERS_PAY for other in range(len(market.merchants)) if other != seat)
    return max(0.0, market.offer(seat, lot) - max(price, 0.0))


def next_cards(view: dict[str, Any]) -> list[tuple[Card, float]]:
    """What may come up next: for each good a card of the mean unseen value, with its likelihood."""
    sums: dict[str, list[int]] = {}
    for card in view["unseen"]:
        entry = sums.setdefault(card["good"], [0, 0])
        entry[0] += card["copies"]
        entry[1] += card["copies"] * card["value"]
    total = sum(copies for copies, _ in sums.values())
    return [((number_of(good), round(value / copies)), copies / total) for good, (copies, value) in sums.items()]
