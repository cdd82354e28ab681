"""Medici once more, in plain Python, written from the rulebook and docs/log-format.md and from nothing else of ours.

It knows no engine, no events and no tables: it reads a log and says who ends up with how many florins.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

PAYOUTS = {3: [30, 15, 0], 4: [30, 20, 10, 0], 5: [30, 20, 10, 5, 0], 6: [30, 20, 10, 10, 5, 0]}
LATER = {**PAYOUTS, 6: [30, 20, 15, 10, 5, 0]}


def shares(heights: list[int], prizes: list[int]) -> list[int]:
    """What each is paid by rank; the prizes of tied places are added up and divided."""
    paid = []
    for height in heights:
        first = sum(other > height for other in heights)
        tied = heights.count(height)
        paid.append(sum(prizes[first : first + tied]) // tied)
    return paid


class Replay:
    """The florins after every round of a finished match."""

    def __init__(self, log: dict[str, Any]) -> None:
        self.players = log["players"]
        self.entries: Iterator[dict[str, Any]] = iter(log["entries"])
        self.payouts = (LATER if log["edition"]["name"] == "later" else PAYOUTS)[self.players]
        self.money = [40 if self.players <= 4 else 30] * self.players
        self.levels = [[0] * 5 for _ in range(self.players)]
        for number in range(3):
            self.play_round(number)
            self.score_round()
        assert next(self.entries, None) is None, "entries are left over"

    def entry(self, seat: int | str) -> int:
        entry = next(self.entries)
        assert entry["seat"] == seat
        return int(entry["id"])

    def start_player(self, number: int) -> int:
        poorest = [seat for seat in range(self.players) if self.money[seat] == min(self.money) or number == 0]
        return poorest[0] if len(poorest) == 1 else self.entry("chance") - 51

    def draw(self) -> int:
        kinds = +self.unseen
        card = next(iter(kinds)) if len(kinds) == 1 else self.entry("chance")
        assert kinds[card] > 0
        self.unseen[card] -= 1
        self.deck -= 1
        return card

    def room(self, seat: int) -> int:
        return 5 - len(self.held[seat])

    def play_round(self, number: int) -> None:
        self.unseen = Counter({10 * good + value: 2 if value == 5 else 1 for good in range(5) for value in range(6)})
        self.unseen[50] = 1
        self.deck = 6 * self.players
        self.held: list[list[int]] = [[] for _ in range(self.players)]
        turn = self.start_player(number)
        while self.deck:
            self.auction(turn)
            with_room = [seat for seat in range(self.players) if self.room(seat)]
            if len(with_room) == 1:
                while self.deck and self.room(with_room[0]):
                    self.held[with_room[0]].append(self.draw())
                return
            turn = next(seat for i in range(1, self.players + 1) if (seat := (turn + i) % self.players) in with_room)

    def auction(self, turn: int) -> None:
        lot = [self.draw()]
        widest = max(self.room(seat) for seat in range(self.players))
        while len(lot) < min(3, widest) and self.deck and self.entry(turn) == 0:
            lot.append(self.draw())
        price, buyer = 0, None
        for i in range(1, self.players + 1):
            seat = (turn + i) % self.players
            if self.room(seat) >= len(lot) and self.money[seat] > price and (choice := self.entry(seat)) > 2:
                assert price < choice - 2 <= self.money[seat]
                price, buyer = choice - 2, seat
        if buyer is not None:
            self.money[buyer] -= price
            self.held[buyer] += lot

    def score_round(self) -> None:
        gains = [shares([sum(10 if card == 50 else card % 10 for card in held) for held in self.held], self.payouts)]
        for good in range(5):
            for seat, held in enumerate(self.held):
                self.levels[seat][good] = min(7, self.levels[seat][good] + sum(card // 10 == good for card in held))
            heights = [levels[good] for levels in self.levels]
            gains.append(shares(heights, [10, 5, 0, 0, 0, 0]))
            gains.append([20 if height == 7 else 10 if height == 6 else 0 for height in heights])
        self.money = [money + sum(column) for money, column in zip(self.money, zip(*gains, strict=True), strict=True)]

    def places(self) -> list[int]:
        return [1 + sum(other > own for other in self.money) for own in self.money]
