"""The table of Firenze told a second time: what lies on it, and how seats and chance are asked."""

from collections import Counter
from typing import Any

from tests.games.firenze.oracle_box import COLOURS, COST, DECK, FLOORS, Asking


class OracleTable:
    """What lies on the table of the second telling, and how it asks."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.bag = Counter(dict(zip(COLOURS, (25, 18, 15, 12, 10, 8), strict=True)))
        self.storage = [Counter() for _ in range(players)]
        self.towers: list[list[list[Any]]] = [[] for _ in range(players)]
        self.hand: list[list[str]] = [[] for _ in range(players)]
        self.points = [0] * players
        self.seals = [{2: 9, 3: 7, 4: 6}[players]] * players
        self.covered: dict[tuple[str, int], int] = {}
        self.balconies: dict[tuple[str, int], tuple[int, int]] = {}
        self.floors = dict(FLOORS)
        deck = {name: two for name, two in DECK.items() if name != "campanile" or options["campanile"]}
        self.start_cards = Counter({name: start for name, (_, start) in deck.items()})
        self.pile = Counter({name: copies - start for name, (copies, start) in deck.items()})
        self.discard: Counter[str] = Counter()
        self.row: list[tuple[str, Counter[str]]] = []
        self.churches: list[list[Any]] = []
        self.finisher: int | None = None

    # ---- asking ----------------------------------------------------------------------------------------------------------

    def ask(self, seat: int, answers: list[str]) -> Asking:
        if len(answers) == 1:
            return answers[0]
        return (yield seat, set(answers))

    def chance(self, weights: dict[str, int]) -> Asking:
        if len(weights) == 1:
            return next(iter(weights))
        return (yield "chance", weights)

    def pay(self, seat: int, bricks: int, verb: str) -> Asking:
        """Bricks out of a storage, named from white to purple."""
        paid = []
        for left in range(bricks, 0, -1):
            lowest = COLOURS.index(paid[-1]) if paid else 0
            answers = []
            for at in range(lowest, 6):
                enough = sum(self.storage[seat][colour] for colour in COLOURS[at:]) >= left
                if self.storage[seat][COLOURS[at]] and enough:
                    answers.append(f"{verb} {COLOURS[at]}")
            colour = (yield from self.ask(seat, answers)).split()[1]
            self.storage[seat][colour] -= 1
            paid.append(colour)
        return paid

    def choose_tower(self, asked: int, owner: int, states: tuple[str, ...]) -> Asking:
        names = {f"tower {t[0]} {t[1]} {t[2]}" for t in self.towers[owner] if t[2] in states}
        _, colour, height, state = (yield from self.ask(asked, sorted(names))).split()
        return next(t for t in self.towers[owner] if t == [colour, int(height), state])

    def lower(self, owner: int, tower: list[Any]) -> None:
        tower[1] -= 1
        self.bag[tower[0]] += 1
        if tower[1] == 0:
            self.towers[owner].remove(tower)

    def lay_card(self) -> Asking:
        if not sum(self.start_cards.values()) + sum(self.pile.values()):
            self.pile, self.discard = self.discard, Counter()
        source = self.start_cards if sum(self.start_cards.values()) else self.pile
        name = (yield from self.chance({f"card {n}": copies for n, copies in source.items() if copies})).split()[1]
        source[name] -= 1
        self.row.append((name, Counter()))
        if not sum(self.start_cards.values()) + sum(self.pile.values()):
            self.pile, self.discard = self.discard, Counter()

    def lay_bricks(self, position: int) -> Asking:
        for _ in range(min(4, sum(self.bag.values()))):
            colour = (yield from self.chance({f"brick {c}": n for c, n in self.bag.items() if n})).split()[1]
            self.bag[colour] -= 1
            self.row[position][1][colour] += 1

    def cost(self, me: int, laid: int) -> int:
        return max(0, COST[laid] - 3 * self.mason - ("workshop" in self.hand[me]))
