"""Firenze told a second time, plainly and slowly: one long generator that asks and waits for answers.

Written from the rulings and not from the engine; the numbers of the cards stand here again. It yields (seat, answers) or
("chance", weights) wherever there is more than one possibility, and is sent what was chosen.
"""

from tests.games.firenze.oracle_box import (
    BUILDINGS,
    CHURCHES,
    COLOURS,
    EVENTS,
    FEASTS,
    MAJORITY,
    PERSONS,
    PRIVILEGES,
    SPACES,
    TILES,
    VALUES,
    Asking,
)
from tests.games.firenze.oracle_persons import OraclePersons


class Oracle(OraclePersons):
    """A whole match."""

    # ---- the match -------------------------------------------------------------------------------------------------------

    def match(self) -> Asking:
        yield from self.set_up()
        for _ in range(60):
            for step in range(self.players):
                seat = (self.first + step) % self.players
                if seat == self.finisher:
                    return self.final_scoring()
                yield from self.turn(seat)
        return self.final_scoring()

    def set_up(self) -> Asking:
        dead = None
        if self.options["neutral-seals"] == "dead-colour":
            dead = self.options["dead-colour"]
            if dead == "by-lot":
                dead = (yield from self.chance({f"dead-colour {colour}": 1 for colour in COLOURS})).split()[1]
            for height in range(3, 9):
                self.covered[dead, height] = -1
        for number, tiles in enumerate(TILES):
            free = [s for s in tiles if s not in self.balconies and s[0] != dead]
            _, colour, height = (yield from self.chance({f"balcony {c} {h}": 1 for c, h in free})).split()
            self.balconies[colour, int(height)] = number + 1, tiles[colour, int(height)]
        for left in range(0 if dead else self.options["neutral-number"], 0, -1):
            fits = [s for s in SPACES if s not in self.covered and s not in self.balconies and self.valid(s, left - 1)]
            _, colour, height = (yield from self.chance({f"neutral {c} {h}": 1 for c, h in fits})).split()
            self.covered[colour, int(height)] = -1
        self.first = int((yield from self.chance({f"start {s}": 1 for s in range(self.players)})).split()[1])
        for step in range(self.players):
            self.storage[(self.first + step) % self.players]["white"] = 2 + step
            self.bag["white"] -= 2 + step
        for _ in range(6):
            yield from self.lay_card()
        for position in range(6):
            yield from self.lay_bricks(position)

    def valid(self, space: tuple[str, int], left: int) -> bool:
        """Whether a neutral seal here can still be part of a recommended whole: simply try to finish it."""
        if self.options["neutral-seals"] == "dice":
            return True
        return self.finish({s for s, owner in self.covered.items() if owner == -1} | {space}, left, space)

    def finish(self, seals: set[tuple[str, int]], left: int, last: tuple[str, int]) -> bool:
        tiles = sum(s[0] == last[0] for s in (*seals, *self.balconies))
        low = sum(height <= 4 for _, height in seals)
        if tiles > 2 or low > 3 or low + left < min(2, self.options["neutral-number"]):
            return False
        if left == 0:
            return True
        free = [s for s in SPACES if s not in seals and s not in self.balconies]
        return any(self.finish(seals | {s}, left - 1, s) for s in free)

    # ---- a turn ----------------------------------------------------------------------------------------------------------

    def turn(self, me: int) -> Asking:
        self.played: set[str] = set()
        self.princess = self.wholesaler = self.mason = False
        self.laid = 0
        for tower in self.towers[me]:
            tower[2] = "standing"
        yield from self.card_phase(me)
        yield from self.exchange_phase(me)
        yield from self.building_phase(me)
        for tower in [t for t in self.towers[me] if t[2] == "standing"]:
            self.towers[me].remove(tower)
            self.storage[me][tower[0]] += tower[1] // 2
            self.bag[tower[0]] += tower[1] - tower[1] // 2
        for tower in self.towers[me]:
            tower[2] = "standing"
        yield from self.commission_phase(me)
        yield from self.limit_phase(me)

    def phase(self, me: int, name: str, answers: list[str]) -> Asking:
        """An answer of the phase; persons are played in between. None if one was played."""
        answer = yield from self.ask(me, answers + [f"play {p}" for p in PERSONS if self.playable(me, p, name)])
        if answer.startswith("play "):
            yield from self.play(me, answer.split()[1])
            return None
        return answer

    def card_phase(self, me: int) -> Asking:
        answer = None
        while answer is None:
            most = len(self.row) if self.princess else min(len(self.row), sum(self.storage[me].values()) + 1)
            answer = yield from self.phase(me, "card", [f"take {n + 1}" for n in range(most)])
        position = int(answer.split()[1]) - 1
        for left in range(0 if self.princess else position):
            colour = (yield from self.ask(me, [f"pay {c}" for c in COLOURS if self.storage[me][c]])).split()[1]
            self.storage[me][colour] -= 1
            self.row[left][1][colour] += 1
        name, bricks = self.row.pop(position)
        self.storage[me].update(bricks)
        yield from self.take(me, name)
        if sum(self.start_cards.values()) + sum(self.pile.values()) + sum(self.discard.values()):
            yield from self.lay_card()
            yield from self.lay_bricks(len(self.row) - 1)

    def take(self, me: int, name: str) -> Asking:
        if name in EVENTS:
            yield from self.event(me, name)
            self.discard[name] += 1
        elif name == "monument":
            order = [(me + step) % self.players for step in range(self.players)]
            self.hand[max(order, key=lambda s: max([t[1] for t in self.towers[s]], default=0))].append(name)
        elif name in CHURCHES:
            self.churches.append([name, 0])
        elif name in BUILDINGS and name in self.hand[me]:
            self.discard[name] += 1
        else:
            self.hand[me].append(name)

    def event(self, me: int, name: str) -> Asking:
        safe = None
        patrician = "patrician" in self.hand[me] and "patrician" not in self.played and self.hurts(me, name)
        if patrician and (yield from self.ask(me, ["endure", "play patrician"])) == "play patrician":
            self.spend(me, "patrician")
            safe = me
        everybody = name in ("tribute", "luxury-tax", "flood")
        for step in range(self.players if everybody else 1):
            seat = (me + step) % self.players
            if seat != safe:
                yield from self.suffer(seat, name)

    def hurts(self, seat: int, name: str) -> bool:
        bricks = sum(self.storage[seat].values())
        if name == "collapse":
            return bool(self.towers[seat])
        if name == "tribute":
            return bricks > 0 or bool(self.towers[seat])
        return bricks > {"luxury-tax": 5, "flood": 0, "warehouse-fire": 1}[name]

    def suffer(self, seat: int, name: str) -> Asking:
        bricks = sum(self.storage[seat].values())
        if self.towers[seat] and (name == "collapse" or (name == "tribute" and bricks < 3)):
            tower = yield from self.choose_tower(seat, seat, ("standing", "spared"))
            if name == "collapse":
                self.lower(seat, tower)
            else:
                self.towers[seat].remove(tower)
                self.bag[tower[0]] += tower[1]
        elif name != "collapse":
            lost = {"tribute": 3, "flood": 2, "luxury-tax": bricks - 5, "warehouse-fire": bricks // 2}[name]
            yield from self.lose(seat, max(0, min(lost, bricks)))

    def lose(self, seat: int, bricks: int) -> Asking:
        if self.options["automatic-discards"]:
            own = {t[0] for t in self.towers[seat]}
            order = sorted(COLOURS, key=lambda c: (c in own, COLOURS.index(c)))
            gone = [c for c in order for _ in range(self.storage[seat][c])][:bricks]
            self.storage[seat].subtract(gone)
        else:
            gone = yield from self.pay(seat, bricks, "return")
        self.bag.update(gone)

    def exchange_phase(self, me: int) -> Asking:
        while True:
            rate = 1 if self.wholesaler else 2 if "trading-house" in self.hand[me] else 3
            wants = [f"want {n + 1} {c}" for n, (_, bricks) in enumerate(self.row) for c in COLOURS if bricks[c]]
            answers = ["no-exchange"] + (wants if sum(self.storage[me].values()) >= rate else [])
            answer = yield from self.phase(me, "exchange", answers)
            if answer == "no-exchange":
                return
            if answer is not None:
                _, position, colour = answer.split()
                bricks = self.row[int(position) - 1][1]
                bricks.update((yield from self.pay(me, rate, "pay")))
                bricks[colour] -= 1
                self.storage[me][colour] += 1
                return

    def building_phase(self, me: int) -> Asking:
        while True:
            mine, answers = self.storage[me], ["end-building"]
            if self.laid < 6 and sum(mine.values()) - 1 >= self.cost(me, self.laid + 1):
                answers += [f"found {c}" for c in COLOURS if mine[c]]
                answers += sorted({f"raise {t[0]} {t[1]} {t[2]}" for t in self.towers[me] if mine[t[0]]})
            answer = yield from self.phase(me, "build", answers)
            if answer == "end-building":
                self.bag.update((yield from self.pay(me, self.cost(me, self.laid), "pay")))
                return
            if answer is not None:
                words = answer.split()
                mine[words[1]] -= 1
                self.laid += 1
                if words[0] == "raise":
                    self.towers[me].remove([words[1], int(words[2]), words[3]])
                self.towers[me].append([words[1], int(words[2]) + 1 if words[0] == "raise" else 1, "raised"])

    def commission_phase(self, me: int) -> Asking:
        while True:
            answers = ["end-commissions"]
            white = any(church[0] == "campanile" for church in self.churches)
            if self.seals[me] and (self.storage[me]["white"] or not white):
                lowest = min((n for s, (n, _) in self.balconies.items() if s not in self.covered), default=5)
                for colour, height in {(t[0], t[1]) for t in self.towers[me]}:
                    number = self.balconies.get((colour, height), (lowest, 0))[0]
                    if 3 <= height <= 8 and (colour, height) not in self.covered and number == lowest:
                        answers.append(f"complete {colour} {height}")
            answer = yield from self.phase(me, "commissions", answers)
            if answer == "end-commissions":
                return
            if answer is not None:
                self.complete(me, answer.split()[1], int(answer.split()[2]))

    def complete(self, me: int, colour: str, height: int) -> None:
        printed = VALUES[colour][height - 3]
        self.points[me] += self.balconies.get((colour, height), (0, printed))[1] + self.floors.pop(height, 0)
        self.covered[colour, height] = me
        self.seals[me] -= 1
        self.towers[me].remove([colour, height, "standing"])
        self.bag[colour] += height
        for church in list(self.churches):
            if church[0] == "campanile":
                self.storage[me]["white"] -= 1
                church[1] += 1
                done = church[1] == 4
                self.bag["white"] += 4 * done
            else:
                done = PRIVILEGES[church[0]][0] == height
                self.points[me] += PRIVILEGES[church[0]][1] * done
            if done:
                self.churches.remove(church)
                self.discard[church[0]] += 1
        if not self.seals[me] and self.finisher is None:
            self.finisher = me
            self.points[me] += 5

    def limit_phase(self, me: int) -> Asking:
        while len(self.hand[me]) > 5 and any(name not in FEASTS for name in self.hand[me]):
            answers = [f"discard {name}" for name in set(self.hand[me]) if name not in FEASTS]
            has_feast = any(name in FEASTS for name in self.hand[me])
            if has_feast and "patrician" in self.hand[me] and "patrician" not in self.played:
                answers.append("play patrician")
            verb, name = (yield from self.ask(me, answers)).split()
            if verb == "play":
                yield from self.play(me, name)
            else:
                self.hand[me].remove(name)
                self.discard[name] += 1
        limit = 15 if "storehouse" in self.hand[me] else 10
        self.bag.update((yield from self.pay(me, max(0, sum(self.storage[me].values()) - limit), "return")))

    # ---- the end ---------------------------------------------------------------------------------------------------------

    def final_scoring(self) -> None:
        for colour in COLOURS:
            heights: dict[int, list[int]] = {}
            for (tint, height), owner in self.covered.items():
                if tint == colour and owner >= 0:
                    heights.setdefault(owner, []).append(height)
            if heights:
                winner = max(heights, key=lambda s: (len(heights[s]), max(heights[s])))
                self.points[winner] += MAJORITY[colour]
        for seat, hand in enumerate(self.hand):
            low = sum(owner == seat and height <= 4 for (_, height), owner in self.covered.items())
            worth = {"monument": 3, "recognition": low, "scandal": -2}
            self.points[seat] += sum(worth.get(name, 0) for name in hand)
