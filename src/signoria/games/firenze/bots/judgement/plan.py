"""The best way to build in a turn of Firenze: colour by colour, since colours share nothing but the number of bricks laid.

For each colour all ways to lay its bricks are listed. Then the colours are put together from the last to the first, keeping for
every number of bricks laid, of towers left standing and, near the end, of seals placed, only what is worth most.
"""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.firenze.bots.judgement.site import NEVER, Site
from signoria.games.firenze.bots.judgement.weights import CROWD, DEAREST, TWIN
from signoria.games.firenze.components import COLOURS, MOST_BUILT, SLOTS
from signoria.games.firenze.table import bit

# Ways for one colour, and towers of one colour that are thought about, a new one among them.
WAYS: Final[i64] = 64
TOGETHER: Final[i64] = 4
STANDING: Final[i64] = 6
# With so few seals left it is counted how many a plan places.
FEW_SEALS: Final[i64] = 2
SEALS: Final[i64] = 3
STATES: Final[i64] = 126  # (MOST_BUILT + 1) * STANDING * SEALS
FULL_STORAGE: Final = 0.33
LAST_COSTS: Final[i64] = 10


class Plan:
    """Ways to build on a site, and the best of them."""

    def __init__(self, site: Site) -> None:
        self.site: Final[Site] = site
        self.most: i64 = 0
        self.counted: bool = False
        # The ways of each colour: bricks, towers left standing, seals, worth, and bricks for each tower of the colour.
        self.ways: Final[vec[i64]] = vec[i64]([0] * COLOURS)
        self.bricks: Final[vec[i64]] = vec[i64]([0] * (COLOURS * WAYS))
        self.standing: Final[vec[i64]] = vec[i64]([0] * (COLOURS * WAYS))
        self.placed: Final[vec[i64]] = vec[i64]([0] * (COLOURS * WAYS))
        self.worth: Final[vec[float]] = vec[float]([0.0] * (COLOURS * WAYS))
        self.laid: Final[vec[i64]] = vec[i64]([0] * (COLOURS * WAYS * TOGETHER))
        # Towers of a colour: their number, and which of the site's they are; behind them a new one.
        self.towers: Final[vec[i64]] = vec[i64]([0] * COLOURS)
        self.tower: Final[vec[i64]] = vec[i64]([0] * (COLOURS * TOGETHER))
        self.here: Final[vec[i64]] = vec[i64]([0] * TOGETHER)
        # The best for this colour and those after it, and the way that this colour goes then.
        self.best_from: Final[vec[float]] = vec[float]([NEVER] * ((COLOURS + 1) * STATES))
        self.way_from: Final[vec[i64]] = vec[i64]([-1] * (COLOURS * STATES))
        self.state_from: Final[vec[i64]] = vec[i64]([0] * (COLOURS * STATES))
        # The states that can be reached at all: how many, and which.
        self.reached: Final[vec[i64]] = vec[i64]([0] * (COLOURS + 1))
        self.state_at: Final[vec[i64]] = vec[i64]([0] * ((COLOURS + 1) * STATES))
        self.costs: Final[vec[float]] = vec[float]([0.0] * (MOST_BUILT + 1))
        self.best: float = NEVER
        self.best_state: i64 = 0
        # Bricks for each tower of the site and for a new one of each colour; and the best plan that begins there, or nowhere.
        self.onto: Final[vec[i64]] = vec[i64]([0] * (SLOTS + COLOURS))
        self.begun: Final[vec[float]] = vec[float]([0.0] * (SLOTS + COLOURS))
        self.nothing: float = NEVER

    # ---- the ways of a colour -------------------------------------------------------------------------------------------

    def make(self) -> float:
        """Find the plan that is worth most."""
        site = self.site
        self.most = self.bearable()
        self.counted = site.seals <= FEW_SEALS
        for colour in range(COLOURS):
            self.towers[colour] = 0
        for i in range(site.towers):
            colour = site.colour[i]
            if self.towers[colour] < TOGETHER - 1:
                self.tower[colour * TOGETHER + self.towers[colour]] = i
                self.towers[colour] += 1
        for colour in range(COLOURS):
            self.ways[colour] = 0
            self.lay(colour, 0, 0)
        self.price()
        self.put_together()
        return self.best

    def bearable(self) -> i64:
        """How many bricks more may be laid at a bearable cost."""
        site = self.site
        found: i64 = 0
        dearest = LAST_COSTS if site.last_turn else i64(site.weights[DEAREST])
        for more in range(1, site.most_built - site.built + 1):
            cost = site.cost[site.built + more]
            if site.stock - more >= cost and cost - site.cost[site.built] <= dearest:
                found = more
        return found

    def lay(self, colour: i64, at: i64, total: i64) -> None:
        """Try all numbers of bricks for this tower of a colour and those after it, the last of them a new one."""
        if at > self.towers[colour]:
            self.weigh(colour, total)
            return
        most = min(self.site.storage[colour], self.most)
        bricks: i64 = 0
        while total + bricks <= most:
            self.here[at] = bricks
            self.lay(colour, at + 1, total + bricks)
            bricks += 1

    def weigh(self, colour: i64, total: i64) -> None:
        """What one way is worth: commissions completed, towers that go on, and bricks that are left."""
        site = self.site
        if self.ways[colour] == WAYS:
            return
        left = site.storage[colour] - total
        for j in range(self.towers[colour]):
            i = self.tower[colour * TOGETHER + j]
            if site.doomed[i] != 0 and self.here[j] == 0:
                left += site.height[i] >> 1
        way = colour * WAYS + self.ways[colour]
        worth = 0.0 if site.last_turn else float(left) * site.brick[colour]
        standing: i64 = 0
        placed: i64 = 0
        taken: i64 = 0
        for j in range(self.towers[colour] + 1):
            height = self.here[j]
            if j < self.towers[colour]:
                i = self.tower[colour * TOGETHER + j]
                if site.doomed[i] != 0 and height == 0:
                    continue
                height += site.height[i]
            if height == 0:
                continue
            now = site.prize(colour, height)
            later = site.prospect(colour, height, left)
            if now > 0.0 and now + site.pace >= later and taken & bit(height) == 0 and placed < site.seals:
                taken |= bit(height)
                worth += now + site.pace
                placed += 1
            else:
                worth += later * site.weights[TWIN] if standing > 0 else later
                standing += 1
        for j in range(TOGETHER):
            self.laid[way * TOGETHER + j] = self.here[j] if j <= self.towers[colour] else i64(0)
        self.bricks[way] = total
        self.standing[way] = standing
        self.placed[way] = placed
        self.worth[way] = worth
        self.ways[colour] += 1

    def price(self) -> None:
        """What so many bricks cost: those that matter least, and those that the storage cannot hold."""
        site = self.site
        for more in range(self.most + 1):
            self.costs[more] = 0.0
            if site.last_turn:
                continue
            due = site.cost[site.built + more]
            over = site.stock - more - due - site.limit
            if over > 0:
                self.costs[more] = FULL_STORAGE * float(over)
            for i in range(COLOURS):
                paid = min(due, site.storage[site.order[i]])
                self.costs[more] += float(paid) * site.price(site.order[i])
                due -= paid

    # ---- all colours ----------------------------------------------------------------------------------------------------

    def put_together(self) -> None:
        """The best for every number of bricks, standing towers and seals, from the last colour to the first."""
        self.best_from[COLOURS * STATES] = 0.0
        self.reached[COLOURS] = 1
        self.state_at[COLOURS * STATES] = 0
        colour: i64 = COLOURS
        while colour > 0:
            colour -= 1
            # What the last plan reached is forgotten; nothing else was written.
            for i in range(self.reached[colour]):
                self.best_from[colour * STATES + self.state_at[colour * STATES + i]] = NEVER
            self.reached[colour] = 0
            for way in range(self.ways[colour]):
                self.add(colour, colour * WAYS + way)
        self.best = NEVER
        for i in range(self.reached[0]):
            state = self.state_at[i]
            value = self.best_from[state] + self.closing(state)
            if value > self.best + 1.0e-9:
                self.best = value
                self.best_state = state

    def add(self, colour: i64, way: i64) -> None:
        """One way of a colour, together with the best of the colours after it."""
        best_from = self.best_from
        state_at = self.state_at
        worth = self.worth[way]
        reached = self.reached[colour]
        after = (colour + 1) * STATES
        here = colour * STATES
        for i in range(self.reached[colour + 1]):
            state = state_at[after + i]
            to = self.joined(state, way)
            if to < 0:
                continue
            value = best_from[after + state] + worth
            before = best_from[here + to]
            if before == NEVER:
                state_at[here + reached] = to
                reached += 1
            if value > before:
                best_from[here + to] = value
                self.way_from[here + to] = way
                self.state_from[here + to] = state
        self.reached[colour] = reached

    def joined(self, state: i64, way: i64) -> i64:
        """The state that a way leads to from a state; -1 if it takes more bricks or seals than there are."""
        placed = state % SEALS
        rest = state // SEALS
        standing = min(rest % STANDING + self.standing[way], STANDING - 1)
        bricks = rest // STANDING + self.bricks[way]
        if bricks > self.most:
            return -1
        if self.counted:
            placed += self.placed[way]
            if placed > self.site.seals:
                return -1
        return (bricks * STANDING + standing) * SEALS + placed

    def closing(self, state: i64) -> float:
        """What a plan costs, the trouble with its towers, and the end tile."""
        site = self.site
        placed = state % SEALS
        standing = (state // SEALS) % STANDING
        value = -self.costs[state // (SEALS * STANDING)]
        if standing > 0 and not site.last_turn:
            value -= site.weights[CROWD + min(standing, 5) - 1]
        if self.counted and placed == site.seals and placed > 0:
            value += site.end_bonus
        return value

    # ---- reading a plan -------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """How many bricks the best plan lays on each tower of the site, and behind these on a new one of each colour."""
        towers = self.site.towers
        for i in range(towers + COLOURS):
            self.onto[i] = 0
        state = self.best_state
        for colour in range(COLOURS):
            way = self.way_from[colour * STATES + state]
            for j in range(self.towers[colour] + 1):
                self.onto[self.place(colour, j)] = self.laid[way * TOGETHER + j]
            state = self.state_from[colour * STATES + state]

    def place(self, colour: i64, number: i64) -> i64:
        """A tower of a colour by its number among the towers of the site, or the new one behind them."""
        if number < self.towers[colour]:
            return self.tower[colour * TOGETHER + number]
        return self.site.towers + colour

    def begin_anywhere(self) -> None:
        """The best plan for each tower that may get its first brick; colours before it get none: each plan is one path."""
        for i in range(self.site.towers + COLOURS):
            self.begun[i] = NEVER
        self.nothing = NEVER
        for colour in range(COLOURS):
            for number in range(self.ways[colour]):
                way = colour * WAYS + number
                if self.bricks[way] > 0:
                    j: i64 = 0
                    while self.laid[way * TOGETHER + j] == 0:
                        j += 1
                    at = self.place(colour, j)
                    self.begun[at] = max(self.begun[at], self.best_beginning(colour, way))
        self.nothing = self.best_beginning(COLOURS - 1, (COLOURS - 1) * WAYS)

    def best_beginning(self, colour: i64, way: i64) -> float:
        """The best plan in which this colour goes this way and those before it get no brick; their first way is that one."""
        best = NEVER
        after = (colour + 1) * STATES
        for i in range(self.reached[colour + 1]):
            state = self.state_at[after + i]
            to = self.joined(state, way)
            value = self.best_from[after + state] + self.worth[way]
            for earlier in range(colour):
                if to >= 0:
                    to = self.joined(to, earlier * WAYS)
                    value += self.worth[earlier * WAYS]
            if to >= 0:
                best = max(best, value + self.closing(to))
        return best
