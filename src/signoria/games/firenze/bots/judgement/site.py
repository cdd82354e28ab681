"""A builder's site in Firenze: what a tower may become, what storage and towers are worth, and the best way to build on."""

import math
from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.firenze.bots.judgement.weights import (
    AHEAD,
    BARE,
    BRICK,
    CONTESTED,
    CROWD,
    HASTE,
    IN_ROW,
    LATER,
    MAJORITY_SOFTNESS,
    PACE,
    PAID,
    PROGRESS,
    STOCK,
    SUPPLY,
    TILE,
    TWIN,
    UNBUILT,
    WANTED,
)
from signoria.games.firenze.components import (
    CAMPANILE,
    COLOURS,
    HEIGHTS,
    HIGHEST,
    KINDS,
    LOW_SEALS,
    LOWEST,
    MOST_BUILT,
    PRIVILEGE,
    SLOTS,
    SPACES,
    WHITE,
)
from signoria.games.firenze.scoring import highest_seal, seals_on
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import (
    BALCONY_ON,
    BRICKS_IN,
    CHURCH_IN,
    COMMISSIONS,
    FLOOR_OF,
    HELD_BY,
    LESS_OF,
    LIMIT_OF,
    OPEN,
    PRIZE_ON,
    SEAL_ON,
    SEALS_OF,
    STANDING,
    STOCK_OF,
    TOWERS_OF,
    bit,
    key_colour,
    key_condition,
    key_height,
)

# More bricks of one colour than this do not change what a tower may become.
MOST_HAVE: Final[i64] = 7
FAR: Final[i64] = 5
TURNS_FOR_SEAL: Final = 1.9
MOST_SEATS: Final[i64] = 4
NEVER: Final = -1.0e9
# With so many bricks of its colour in the row, a tower without any in storage is in no more doubt than others.
FEW: Final[i64] = 2
# With so few turns to come a balcony that nobody builds for will hardly be opened.
LATE: Final = 8.0


class Site:
    """What one builder has to work with. Read anew for each decision; plans are compared on copies of the storage."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: Final[vec[float]] = weights
        self.storage: Final[vec[i64]] = vec[i64]([0] * COLOURS)
        self.stock: i64 = 0
        self.towers: i64 = 0
        self.colour: Final[vec[i64]] = vec[i64]([0] * SLOTS)
        self.height: Final[vec[i64]] = vec[i64]([0] * SLOTS)
        self.doomed: Final[vec[i64]] = vec[i64]([0] * SLOTS)
        self.now: Final[vec[float]] = vec[float]([0.0] * SPACES)
        self.hope: Final[vec[float]] = vec[float]([0.0] * SPACES)
        self.supply: Final[vec[float]] = vec[float]([0.0] * COLOURS)
        self.bare: Final[vec[float]] = vec[float]([0.0] * COLOURS)
        # What towers may become, as far as it was asked: a bit for each number of bricks at hand.
        self.known: Final[vec[float]] = vec[float]([0.0] * (COLOURS * (HIGHEST + 1) * (MOST_HAVE + 1)))
        self.asked: Final[vec[i64]] = vec[i64]([0] * (COLOURS * (HIGHEST + 1)))
        # By height: floor tile and privileges, and what feasts pay.
        self.extra: Final[vec[float]] = vec[float]([0.0] * HEIGHTS)
        self.low: Final[vec[float]] = vec[float]([0.0] * HEIGHTS)
        self.cost: Final[vec[i64]] = vec[i64]([0] * (MOST_BUILT + 1))
        self.most_built: i64 = 0
        self.built: i64 = 0
        self.limit: i64 = 0
        self.seals: i64 = 0
        self.last_turn: bool = False
        self.pace: float = 0.0
        self.brick: Final[vec[float]] = vec[float]([0.0] * COLOURS)
        self.race: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.end_bonus: float = 0.0
        self.white_due: i64 = 0
        self.order: Final[vec[i64]] = vec[i64]([0] * COLOURS)

    # ---- reading the table ----------------------------------------------------------------------------------------------

    def read(self, state: FirenzeState, seat: i64) -> None:
        """The site of a seat as it stands, and what its towers may become."""
        self.read_stock(state, seat)
        self.read_prizes(state, seat)
        self.read_supply(state)

    def read_stock(self, state: FirenzeState, seat: i64) -> None:
        """Bricks, towers and costs; in its own turn, towers not raised yet are doomed."""
        parts = state.parts
        mine = state.active == seat
        building = mine and state.waiting != COMMISSIONS
        for colour in range(COLOURS):
            self.storage[colour] = state.storage[seat * COLOURS + colour]
        self.stock = state.player[STOCK_OF + seat]
        self.towers = state.player[TOWERS_OF + seat]
        for i in range(self.towers):
            key = state.tower[seat * SLOTS + i]
            self.colour[i] = key_colour(key)
            self.height[i] = key_height(key)
            self.doomed[i] = 1 if building and key_condition(key) == STANDING else 0
        self.built = state.built if mine else i64(0)
        self.most_built = parts.most_built
        less = state.player[LESS_OF + seat] + (state.turn_less if mine else i64(0))
        for built in range(parts.most_built + 1):
            self.cost[built] = max(0, parts.cost[built] - less)
        self.limit = state.player[LIMIT_OF + seat]
        self.seals = state.player[SEALS_OF + seat]
        self.last_turn = state.finisher >= 0 or state.round == parts.turns
        self.end_bonus = float(parts.end_bonus) if state.finisher < 0 else 0.0
        turns = self.turns_to_come(state)
        self.pace = 0.0 if self.last_turn else self.weights[PACE] - self.weights[HASTE] * turns
        for colour in range(COLOURS):
            self.brick[colour] = self.weights[BRICK + colour] + self.weights[STOCK] * turns
        self.white_due = 0
        for field in range(parts.churches):
            kind = state.row[CHURCH_IN + field]
            if kind >= 0 and parts.effect[kind] == CAMPANILE:
                self.white_due = 1
        self.sort_colours()

    def turns_to_come(self, state: FirenzeState) -> float:
        """About how many turns the match will still take: by whoever is nearest to the last seal, towers counted in part."""
        least = 100.0
        for seat in range(state.players):
            storeys: i64 = 0
            for i in range(state.player[TOWERS_OF + seat]):
                storeys += key_height(state.tower[seat * SLOTS + i])
            self.race[seat] = float(state.player[SEALS_OF + seat]) - self.weights[PROGRESS] * float(storeys)
            least = min(least, self.race[seat])
        return max(0.0, TURNS_FOR_SEAL * least)

    def read_prizes(self, state: FirenzeState, seat: i64) -> None:
        """What each commission would earn now, and what may be hoped for it later."""
        weights = self.weights
        late = self.turns_to_come(state) < LATE
        opening = weights[UNBUILT] if late and not is_balcony_begun(state) else 1.0
        softness = self.softness(state)
        for step in range(HEIGHTS):
            self.extra[step] = self.tiles(state, step + LOWEST)
            self.low[step] = self.low_seal(state, seat, step + LOWEST)
        for colour in range(COLOURS):
            flag = self.flag_gain(state, seat, colour, softness)
            for step in range(HEIGHTS):
                space = colour * HEIGHTS + step
                self.now[space] = 0.0
                self.hope[space] = 0.0
                if state.board[SEAL_ON + space] != OPEN:
                    continue
                height = step + LOWEST
                sure = float(state.board[PRIZE_ON + space]) + flag + self.low[step]
                extra = self.extra[step]
                ahead = state.board[BALCONY_ON + space] - state.next_balcony
                hope = sure + weights[TILE] * extra
                if state.board[BALCONY_ON + space] > 0 and ahead > 0:
                    hope *= weights[AHEAD + ahead - 1] * opening
                else:
                    self.now[space] = sure + extra
                self.hope[space] = hope * self.rivalry(state, seat, colour, height)

    def tiles(self, state: FirenzeState, height: i64) -> float:
        """Floor tile and privileges of a height."""
        parts = state.parts
        extra = state.board[FLOOR_OF + height - LOWEST]
        for field in range(parts.churches):
            kind = state.row[CHURCH_IN + field]
            if kind >= 0 and parts.effect[kind] == PRIVILEGE and parts.a[kind] == height:
                extra += parts.b[kind]
        return float(extra)

    def low_seal(self, state: FirenzeState, seat: i64, height: i64) -> float:
        """What feasts in hand pay for one more low seal."""
        if state.player[HELD_BY + seat] & state.parts.feasts == 0:
            return 0.0
        parts = state.parts
        points: i64 = 0
        for kind in range(KINDS):
            if parts.effect[kind] == LOW_SEALS and height <= parts.b[kind]:
                points += state.hand[seat * KINDS + kind] * parts.a[kind]
        return float(points)

    def rivalry(self, state: FirenzeState, seat: i64, colour: i64, height: i64) -> float:
        """Less hope where an opponent's tower of the colour is on its way to the same commission."""
        hope = 1.0
        for other in range(state.players):
            if other != seat:
                for i in range(state.player[TOWERS_OF + other]):
                    key = state.tower[other * SLOTS + i]
                    if key_colour(key) == colour and key_height(key) >= 2 and key_height(key) < height:
                        hope *= self.weights[CONTESTED]
        return hope

    def flag_gain(self, state: FirenzeState, seat: i64, colour: i64, softness: float) -> float:
        """What one more seal adds to the hope for a majority."""
        seals = float(seals_on(state, seat, colour))
        highest = 0.05 * float(highest_seal(state, seat, colour))
        more = 1.0 + seals + highest
        mine = seals + highest
        rivals_then = 0.0
        rivals = 0.0
        for other in range(state.players):
            if other != seat:
                theirs = float(seals_on(state, other, colour)) + 0.05 * float(highest_seal(state, other, colour))
                rivals_then += math.exp(max(-30.0, min(30.0, (theirs - more) / softness)))
                rivals += math.exp(max(-30.0, min(30.0, (theirs - mine) / softness)))
        worth = float(state.parts.majority[colour])
        return worth / (1.0 + rivals_then) - worth / (1.0 + rivals)

    def flag(self, state: FirenzeState, seat: i64, colour: i64, softness: float) -> float:
        """What a majority is worth to a seat: the further ahead, the surer."""
        rivals = 0.0
        mine = float(seals_on(state, seat, colour)) + 0.05 * float(highest_seal(state, seat, colour))
        for other in range(state.players):
            if other != seat:
                theirs = float(seals_on(state, other, colour)) + 0.05 * float(highest_seal(state, other, colour))
                rivals += math.exp(max(-30.0, min(30.0, (theirs - mine) / softness)))
        return float(state.parts.majority[colour]) / (1.0 + rivals)

    def softness(self, state: FirenzeState) -> float:
        """How little a lead means yet: the more seals are to come, the less."""
        to_come: i64 = 0
        for other in range(state.players):
            to_come += state.player[SEALS_OF + other]
        return 0.1 + self.weights[MAJORITY_SOFTNESS] * float(to_come) / float(state.players)

    def read_supply(self, state: FirenzeState) -> None:
        """How likely one more brick of each colour turns up in time: by its rarity, and surer if the row shows some."""
        for colour in range(COLOURS):
            seen: i64 = 0
            for position in range(state.row_size):
                seen += state.row[BRICKS_IN + position * COLOURS + colour]
            doubt = 1.0 - self.weights[SUPPLY + colour]
            # Counted down: an unused number in a `for` would become an object in every round.
            left = min(seen, 4)
            while left > 0:
                doubt *= 1.0 - self.weights[IN_ROW]
                left -= 1
            self.supply[colour] = 1.0 - doubt
            self.bare[colour] = self.weights[BARE + seen] if seen < FEW else 1.0
        for i in range(COLOURS * (HIGHEST + 1)):
            self.asked[i] = 0

    # ---- what a position is worth ---------------------------------------------------------------------------------------

    def prospect(self, colour: i64, height: i64, have: i64) -> float:
        """The best a tower can become if it is raised in every turn to come."""
        if height >= HIGHEST or self.last_turn:
            return 0.0
        have = min(have, MOST_HAVE)
        tower = colour * (HIGHEST + 1) + height
        at = tower * (MOST_HAVE + 1) + have
        if (self.asked[tower] >> have) & 1 == 0:
            self.asked[tower] |= 1 << have
            self.known[at] = self.look_ahead(colour, height, have)
        return self.known[at]

    def look_ahead(self, colour: i64, height: i64, have: i64) -> float:
        best = 0.0
        later = self.weights[LATER]
        for target in range(max(LOWEST, height + 1), min(height + FAR, HIGHEST) + 1):
            hope = self.hope[colour * HEIGHTS + target - LOWEST]
            if hope > 0.0:
                need = target - height
                worth = hope + self.pace
                turns = (need + 1) >> 1
                while turns > 0:
                    worth *= later
                    turns -= 1
                missing = need - have
                while missing > 0:
                    worth *= self.supply[colour]
                    missing -= 1
                if have == 0:
                    # It must be raised in the very next turn, or it is torn down.
                    worth *= self.bare[colour]
                best = max(best, worth)
        return best

    def prize(self, colour: i64, height: i64) -> float:
        """What a tower would earn if it were completed as it stands; 0 if it cannot be."""
        if LOWEST <= height <= HIGHEST:
            return self.now[colour * HEIGHTS + height - LOWEST]
        return 0.0

    def need(self, colour: i64) -> float:
        """How much a brick of this colour in storage matters."""
        value = self.brick[colour]
        if self.is_wanted(colour):
            value += self.weights[WANTED]
        if colour == WHITE and self.white_due != 0:
            value += 0.5
        return value

    def price(self, colour: i64) -> float:
        """What paying with a brick of this colour costs: more if a tower waits for it."""
        return self.brick[colour] + (self.weights[PAID] if self.is_wanted(colour) else 0.0)

    def is_wanted(self, colour: i64) -> bool:
        """Whether towers of this colour may still need all the bricks there are."""
        wanted: i64 = 0
        for i in range(self.towers):
            if self.colour[i] == colour:
                wanted += max(0, 7 - self.height[i])
        return wanted > 0 and self.storage[colour] <= wanted

    def sort_colours(self) -> None:
        """Colours by how little their bricks matter."""
        for colour in range(COLOURS):
            value = self.need(colour)
            at = colour
            while at > 0 and self.need(self.order[at - 1]) > value:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = colour

    def pay_cheapest(self, storage: vec[i64], bricks: i64) -> None:
        """Take bricks that matter least out of a storage."""
        for i in range(COLOURS):
            colour = self.order[i]
            paid = min(storage[colour], bricks)
            storage[colour] -= paid
            bricks -= paid

    def bricks(self, storage: vec[i64]) -> float:
        """Bricks in storage, as far as the limit lets them be kept."""
        total = 0.0
        stock: i64 = 0
        for colour in range(COLOURS):
            stock += storage[colour]
            total += self.brick[colour] * float(storage[colour])
        if stock > self.limit:
            total *= float(self.limit) / float(stock)
        return total

    def standing_worth(self) -> float:
        """Towers and storage between turns: nothing can be completed before it is raised once more."""
        storage = self.storage
        total = 0.0
        growing: i64 = 0
        for i in range(self.towers):
            later = self.prospect(self.colour[i], self.height[i], storage[self.colour[i]])
            if growing & bit(self.colour[i]) != 0:
                later *= self.weights[TWIN]
            growing |= bit(self.colour[i])
            total += later
        if self.towers > 0:
            total -= self.weights[CROWD + min(self.towers, 5) - 1]
        return total + self.bricks(storage)


def is_balcony_begun(state: FirenzeState) -> bool:
    """Whether anybody has a tower on its way to the balcony that must be opened next."""
    for space in range(SPACES):
        if state.board[BALCONY_ON + space] == state.next_balcony and state.board[SEAL_ON + space] == OPEN:
            colour = space // HEIGHTS
            height = space - colour * HEIGHTS + LOWEST
            for seat in range(state.players):
                for i in range(state.player[TOWERS_OF + seat]):
                    key = state.tower[seat * SLOTS + i]
                    if key_colour(key) == colour and key_height(key) < height:
                        return True
    return False
