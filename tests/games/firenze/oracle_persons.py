"""The persons of Firenze told a second time: when they can be played, and what they do."""

from tests.games.firenze.oracle_box import COLOURS, FEASTS, Asking
from tests.games.firenze.oracle_table import OracleTable


class OraclePersons(OracleTable):
    """Persons on the hands of the second telling."""

    def others(self, me: int) -> list[int]:
        return [seat for seat in range(self.players) if seat != me]

    def swaps(self, me: int) -> list[tuple[int, str]]:
        mine = {c for c in COLOURS if self.storage[me][c]}
        return [(s, c) for s in self.others(me) for c in COLOURS if self.storage[s][c] and mine - {c}]

    def playable(self, me: int, name: str, phase: str) -> bool:
        if name not in self.hand[me] or name in self.played:
            return False
        early = phase in ("card", "exchange", "build")
        if name == "mason":
            return early and (phase != "build" or self.mason_helps(me))
        if name == "smuggler":
            return bool(self.swaps(me))
        if name == "saboteur":
            return any(self.towers[s] for s in self.others(me))
        if name == "spy":
            return any(sum(self.storage[s].values()) for s in self.others(me))
        if name == "patrician":
            return any(feast in FEASTS for feast in self.hand[me])
        if name == "princess":
            return phase == "card" and len(self.row) > 1
        if name == "wholesaler":
            bricks = any(sum(bricks.values()) for _, bricks in self.row)
            return phase == "card" or (phase == "exchange" and sum(self.storage[me].values()) >= 1 and bricks)
        return early and any(t[2] == "standing" for t in self.towers[me])

    def mason_helps(self, me: int) -> bool:
        """Some number of bricks, now or after laying more, costs something and could be paid with the Mason's help."""
        stock = sum(self.storage[me].values())
        for laid in range(self.laid, 7):
            cost = self.cost(me, laid)
            if cost and stock - (laid - self.laid) >= max(0, cost - 3):
                return True
        return False

    def spend(self, me: int, name: str) -> None:
        self.hand[me].remove(name)
        self.discard[name] += 1
        self.played.add(name)

    def play(self, me: int, name: str) -> Asking:
        self.spend(me, name)
        if name in ("mason", "princess", "wholesaler"):
            setattr(self, name, True)
        elif name == "smuggler":
            _, seat, colour = (yield from self.ask(me, [f"pick {s} {c}" for s, c in self.swaps(me)])).split()
            given = [f"pay {c}" for c in COLOURS if self.storage[me][c] and c != colour]
            gone = (yield from self.ask(me, given)).split()[1]
            for who, sign in ((me, 1), (int(seat), -1)):
                self.storage[who][colour] += sign
                self.storage[who][gone] -= sign
        elif name == "spy":
            picks = [f"pick {s} {c}" for s in self.others(me) for c in COLOURS if self.storage[s][c]]
            _, seat, colour = (yield from self.ask(me, picks)).split()
            self.storage[int(seat)][colour] -= 1
            self.storage[me][colour] += 1
        elif name == "saboteur":
            seat = int((yield from self.ask(me, [f"against {s}" for s in self.others(me) if self.towers[s]])).split()[1])
            self.lower(seat, (yield from self.choose_tower(me, seat, ("standing",))))
        elif name == "patrician":
            feasts = {feast for feast in self.hand[me] if feast in FEASTS}
            feast = (yield from self.ask(me, [f"discard {feast}" for feast in feasts])).split()[1]
            self.hand[me].remove(feast)
            self.discard[feast] += 1
        else:
            (yield from self.choose_tower(me, me, ("standing",)))[2] = "spared"
