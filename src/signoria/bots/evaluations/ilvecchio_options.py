"""Il Vecchio: what each answer to the pending question is worth to whoever is asked.

Actions of a turn are tried out on the few numbers a family holds, not on whole positions: who goes where, how the journey is
paid, with a middleman or a bishop, for which goods. Only province tiles are tried out on a copy of the position.
"""

from typing import Final

from mypy_extensions import i64

from signoria.bots.evaluations.ilvecchio_prospects import (
    COUNCIL_WORTH,
    EVERYWHERE,
    FEATURES,
    HIDDEN_WORTH,
    HOLDINGS,
    MAJORITIES,
    NOBLE_FOR_GOODS,
    NOBLE_GOODS,
    NOBLE_POINTS,
    NOBLE_TILES,
    ON_TRACKS,
    PROVINCE_WORTH,
    TAKEN_CRESTS,
    Prospects,
    is_yet_to_move,
)
from signoria.core.state import CHANCE, buffer
from signoria.core.vec import vec
from signoria.games.ilvecchio.actions import (
    BUY_SCROLL,
    CHOOSE_AREA,
    CLAIM,
    DECLINE,
    END_TURN,
    FIRST_AREA,
    FORGO,
    GIVE,
    GO,
    KEEP_COUNCIL,
    KEEP_NOBILITY,
    LAY_DOWN,
    OFFICE,
    PAY,
    PAY_BISHOP,
    PAY_NOTHING,
    PLACE_MEMBER,
    RECOVER,
    REINFORCE,
    RIDE,
    SEND,
    TAKE,
    TAKE_BACK,
    USE,
)
from signoria.games.ilvecchio.components import (
    BLACK,
    BROWN,
    COUNCIL,
    FLORENCE,
    GREEN,
    NOBILITY,
    PROVINCES,
    RED,
    REGIONS,
    TILES,
    TRACKS,
    VIOLET,
)
from signoria.games.ilvecchio.council import (
    ABBOT_TILE,
    BISHOP_TILE,
    CARRIAGE_TILE,
    FLORENCE_TILE,
    FOLLOWER_TILE,
    MONEY_BONUS,
    MONEY_TILE,
    PROVINCE_TILE,
    RECOVERY_TILE,
    REINFORCEMENT_TILE,
    SCROLL_TILE,
    SMALL_BONUS,
)
from signoria.games.ilvecchio.scoring import nobility_points
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import (
    ABBOT,
    AREA,
    ASSASSIN,
    BISHOP,
    BUYING,
    CARRIAGE,
    CLAIMING,
    COUNCIL_TILES,
    CRESTS,
    DESTINATION,
    DOUBLE_TURN,
    FAMILY,
    FILLED,
    FINISHED,
    FLORINS,
    FOLLOWERS,
    GIVE_LEVY,
    GIVING,
    JOURNEY,
    KEEPING,
    KNIGHT,
    LAYERS,
    LYING_MEN,
    MEN,
    MONEY,
    OFFICE_CHOICE,
    OWN,
    PLACEMENT,
    REUSING,
    SCROLL,
    STACK,
    START_TILE,
    SUPPLY,
    TAKE_BROWN,
    TAKE_TWO,
    TAKE_VIOLET,
    TAKING,
    TOWN,
    TRACK,
    TURN,
    Table,
    bit,
    single,
)
from signoria.games.ilvecchio.takeover import (
    ANY_COMBINATION,
    NO_MONEY,
    NOT_AT_ALL,
    florins_for,
    inside,
    office_cost,
    ways_to_pay,
)
from signoria.games.ilvecchio.travel import FROM_MASK, TO_BITS, destinations

NEVER: Final = -1.0e6
# A short way is walked, a long one ridden.
SHORT_WAY: Final = 2
LONG_WAY: Final = 3
# The best of five tiles lies between the average and the best of all.
BEST_OF_FIVE: Final = 0.6
# An action still to be used, where the position is judged before it.
AN_ACTION: Final = 1.5
FINISHING: Final = 0.9
LEFT_OVER: Final = 0.02


class Options:
    """Values of answers, on the scale of final points."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects: Prospects = prospects
        self.achieved: float = 0.0
        self.council: i64 = 0
        # in the own double turn only what will be scored counts; so many actions follow the one that is tried out
        self.final: bool = False
        self.after: i64 = 0
        self.asset: vec[float] = vec[float]([0.0 for _ in range(TRACKS)])
        self.known: i64 = 0
        self.answers: vec[i64] = buffer()

    def rate(self, state: IlVecchioState, actions: vec[i64], count: i64, values: vec[float]) -> None:
        """What each of the actions is worth to the seat that is asked."""
        seat = state.pending_seat()
        kind = state.pending()
        self.begin(state, seat)
        if kind == TURN:
            for i in range(count):
                values[i] = NEVER if is_use(actions[i]) else self.turn_action(state, actions[i])
            for i in range(count):
                if is_use(actions[i]):
                    values[i] = self.use_tile(state, seat, actions[i])
        elif kind == REUSING:
            for i in range(count):
                values[i] = self.use_tile(state, seat, actions[i])
        else:
            for i in range(count):
                values[i] = self.answer(state, kind, actions[i])

    def begin(self, table: Table, seat: i64) -> None:
        """Look at the table with the eyes of a seat."""
        prospects = self.prospects
        prospects.look(table)
        mine = seat == table.turn_seat
        self.final = table.stage >= DOUBLE_TURN and (mine or not is_yet_to_move(table, seat))
        self.after = table.actions_left if mine else 0
        if self.final:
            self.count_only_scores(table)
        self.achieved = prospects.achieved(table, seat)
        self.council = table.own[seat * OWN + COUNCIL_TILES]
        self.known = 0
        prospects.take(table, seat)

    def count_only_scores(self, table: Table) -> None:
        now = self.prospects.now
        for i in range(HOLDINGS, FEATURES):
            now[i] = 0.0
        now[ON_TRACKS] = 1.0
        now[MAJORITIES] = float(table.parts.majority)
        now[EVERYWHERE] = float(table.parts.everywhere)
        now[TAKEN_CRESTS] = float(table.parts.crest_points)
        now[NOBLE_POINTS] = 1.0

    def rest(self, table: Table) -> float:
        """What the holdings are worth that are left after trying something out."""
        prospects = self.prospects
        if not self.final:
            return prospects.worth(table)
        total = LEFT_OVER * prospects.worth(table)
        if prospects.noble != 0:
            total += prospects.noble_goods(table)
        if self.after > 0 and prospects.standing > 0:
            best = 0.0
            for track in range(TRACKS):
                if prospects.gain[track] > best and prospects.actions_to(track) == 0.0:
                    best = prospects.gain[track]
            total += FINISHING * best
        return total

    # ---- a turn ---------------------------------------------------------------------------------------------------------

    def turn_action(self, table: Table, action: i64) -> float:
        """The value of a turn that begins like this (not with a tile) and goes on well."""
        prospects = self.prospects
        self.after = table.actions_left - 1
        if action >= SEND:
            return self.achieved + self.send(table, action - SEND)
        if action == END_TURN:
            return self.achieved + self.rest(table)
        if action == FORGO:
            self.after = 0
            return self.achieved + self.rest(table) + float(table.parts.forgone)
        florins = prospects.good[FLORINS]
        standing, lying = prospects.standing, prospects.lying
        where, down = prospects.where, prospects.down
        supply = prospects.good[SUPPLY]
        joining: i64 = 0
        if action == RECOVER:
            prospects.good[FLORINS] += table.parts.recovery_florins
            prospects.standing += lying
            prospects.where |= down
            prospects.lying = 0
            prospects.down = 0
            joining = (self.council >> RECOVERY_TILE) & 1
        elif action == REINFORCE:
            joining = 1 + ((self.council >> REINFORCEMENT_TILE) & 1)
        joining = min(joining, supply)
        prospects.good[SUPPLY] -= joining
        prospects.standing += joining
        value = self.achieved + self.rest(table)
        prospects.good[FLORINS] = florins
        prospects.good[SUPPLY] = supply
        prospects.standing = standing
        prospects.lying = lying
        prospects.where = where
        prospects.down = down
        return value

    def use_tile(self, state: IlVecchioState, seat: i64, action: i64) -> float:
        """A province tile, and then the best that can be done."""
        after = state.clone()
        assert isinstance(after, IlVecchioState)
        after.apply(action)
        return self.settled(after, seat)

    def settled(self, state: IlVecchioState, seat: i64) -> float:
        """What a position is worth after a tile, everything answered well and, if there is one left, an action taken."""
        if state.stage == FINISHED or state.turn_seat != seat or state.untouched == 1:
            # The tile was the last thing to decide: the turn has ended.
            self.begin(state, seat)
            return self.achieved + self.rest(state)
        if state.actor() == CHANCE:
            self.begin(state, seat)
            self.prospects.standing += 1
            self.prospects.good[SUPPLY] -= 1
            return self.achieved + self.rest(state) + (AN_ACTION if state.actions_left > 0 else 0.0)
        if state.pending() != TURN:
            answers = buffer()
            best = NEVER
            for i in range(state.legal(answers)):
                after = state.clone()
                assert isinstance(after, IlVecchioState)
                after.apply(answers[i])
                best = max(best, self.settled(after, seat))
            return best
        self.begin(state, seat)
        if state.actions_left == 0:
            return self.achieved + self.rest(state)
        best = NEVER
        count = state.legal(self.answers)
        for i in range(count):
            if not is_use(self.answers[i]):
                best = max(best, self.turn_action(state, self.answers[i]))
        return best

    def send(self, table: Table, start: i64) -> float:
        best = NEVER
        mask = destinations(table, self.prospects.seat, start)
        place: i64 = 0
        while mask != 0:
            if mask & 1 != 0:
                best = max(best, self.go(table, start, place))
            mask >>= 1
            place += 1
        return best

    def go(self, table: Table, start: i64, place: i64) -> float:
        """The better way to get there, and what is done there."""
        if start == place:
            return self.arrive(table, start, place)
        prospects = self.prospects
        roads = table.parts.distance[start * 40 + place]
        riding = prospects.good[CARRIAGE] > 0
        best = NEVER
        if not riding or roads <= LONG_WAY:
            best = self.journey(table, start, place, False)
        if riding and (roads >= SHORT_WAY or best == NEVER):
            best = max(best, self.journey(table, start, place, True))
        return best

    def journey(self, table: Table, start: i64, place: i64, riding: bool) -> float:
        good = self.prospects.good
        if riding:
            good[CARRIAGE] -= 1
            value = self.arrive(table, start, place)
            good[CARRIAGE] += 1
            return value
        roads = table.parts.distance[start * 40 + place]
        if roads > good[FLORINS]:
            return NEVER
        good[FLORINS] -= roads
        value = self.arrive(table, start, place)
        good[FLORINS] += roads
        return value

    def arrive(self, table: Table, start: i64, place: i64) -> float:
        colour = table.parts.colour[place]
        if colour == RED:
            return self.province(table, table.parts.region_of[place], start)
        if colour == FLORENCE:
            return max(self.office(table, COUNCIL, start), self.office(table, NOBILITY, start))
        best = NEVER
        if colour == GREEN or (table.guarded >> place) & 1 != 0:
            best = self.act(table, start, place, False)
        if self.prospects.good[BISHOP] > 0:
            best = max(best, self.act(table, start, place, True))
        return best

    def leave(self, table: Table, start: i64) -> None:
        """The member that acts is no longer where it stood."""
        if table.men[self.prospects.seat * MEN + start] == 1:
            self.prospects.where &= ~bit(start)

    def act(self, table: Table, start: i64, place: i64, bishop: bool) -> float:
        """The action of a town, with a bishop or lying down."""
        prospects = self.prospects
        where, down = prospects.where, prospects.down
        colour = table.parts.colour[place]
        self.leave(table, start)
        if bishop:
            prospects.good[BISHOP] -= 1
            prospects.where |= bit(place)
            value = self.reap(table, colour)
            prospects.good[BISHOP] += 1
        else:
            prospects.standing -= 1
            prospects.lying += 1
            prospects.down |= bit(place)
            if colour < GREEN:
                table.common[colour] = table.parts.next[place]
            value = self.reap(table, colour)
            if colour < GREEN:
                table.common[colour] = place
            prospects.standing += 1
            prospects.lying -= 1
        prospects.where = where
        prospects.down = down
        return value

    def reap(self, table: Table, colour: i64) -> float:
        """The goods of a town, the better where there is a choice."""
        parts = table.parts
        if colour == GREEN:
            return self.with_good(table, FLORINS, parts.green_florins)
        if colour == BROWN:
            return max(self.with_town_good(table, FLORINS), self.with_town_good(table, SCROLL))
        if colour == VIOLET:
            return max(self.with_town_good(table, CARRIAGE), self.with_town_good(table, BISHOP))
        return self.with_town_good(table, ASSASSIN + colour - BLACK)

    def with_good(self, table: Table, good: i64, amount: i64) -> float:
        self.prospects.good[good] += amount
        value = self.rest(table)
        self.prospects.good[good] -= amount
        return value

    def with_town_good(self, table: Table, good: i64) -> float:
        """A good of a town with what the council adds."""
        parts = table.parts
        own = self.prospects.good
        council = self.council
        florins: i64 = 0
        value = 0.0
        if good == FLORINS:
            bonus = MONEY_BONUS if (council >> MONEY_TILE) & 1 != 0 else 0
            return self.with_good(table, FLORINS, parts.brown_florins + bonus)
        if good == SCROLL:
            value = self.with_good(table, SCROLL, parts.brown_scrolls)
            if (council >> SCROLL_TILE) & 1 != 0 and own[FLORINS] > 0:
                own[FLORINS] -= 1
                value = max(value, self.with_good(table, SCROLL, parts.brown_scrolls + 1))
                own[FLORINS] += 1
            return value
        if good in (CARRIAGE, BISHOP):
            other = BISHOP if good == CARRIAGE else CARRIAGE
            adds = (council >> (CARRIAGE_TILE if good == CARRIAGE else BISHOP_TILE)) & 1
            own[other] += adds
            own[FLORINS] += SMALL_BONUS * adds
            value = self.with_good(table, good, parts.town_carriages if good == CARRIAGE else parts.town_bishops)
            own[other] -= adds
            own[FLORINS] -= SMALL_BONUS * adds
            return value
        florins = SMALL_BONUS if (council >> FOLLOWER_TILE) & 1 != 0 else 0
        own[FLORINS] += florins
        value = self.with_good(table, good, parts.town_followers + ((council >> (ABBOT_TILE + ABBOT - good)) & 1))
        own[FLORINS] -= florins
        return value

    # ---- takeovers ------------------------------------------------------------------------------------------------------

    def advance(self, table: Table, track: i64) -> float:
        """What a member on the next space of a track and the tile that goes with it add."""
        if (self.known >> track) & 1 == 0:
            self.asset[track] = self.find_advance(table, track)
            self.known |= bit(track)
        return self.asset[track]

    def find_advance(self, table: Table, track: i64) -> float:
        prospects = self.prospects
        seat = prospects.seat
        filled = table.tracks[track * TRACK + FILLED]
        unused = table.tracks[track * TRACK + filled]
        table.tracks[track * TRACK + filled] = seat
        table.tracks[track * TRACK + FILLED] = filled + 1
        crest: i64 = 0
        if (table.parts.marked[track] >> filled) & 1 != 0 and table.crests_left > 0:
            crest = 1
        table.own[seat * OWN + CRESTS] += crest
        prospects.count_tracks(table)
        after = prospects.achieved(table, seat)
        table.own[seat * OWN + CRESTS] -= crest
        table.tracks[track * TRACK + FILLED] = filled
        table.tracks[track * TRACK + filled] = unused
        prospects.count_tracks(table)
        return after - self.achieved + self.tile_to_come(table, track)

    def tile_to_come(self, table: Table, track: i64) -> float:
        if track < REGIONS:
            return self.best_province(table.provinces_left & table.parts.region_tiles[track])
        base = (track - COUNCIL) * STACK
        tiles: i64 = 0
        for layer in range(LAYERS):
            tiles |= table.stacks[base + layer]
        if tiles == 0:
            return 0.0
        total = 0.0
        best = NEVER
        number = 0.0
        for tile in range(TILES):
            if (tiles >> tile) & 1 != 0:
                worth = self.council_tile(tile) if track == COUNCIL else self.nobility_tile(table, tile)
                total += worth
                number += 1.0
                best = max(best, worth)
        average = total / number
        return average + BEST_OF_FIVE * (best - average)

    def best_province(self, tiles: i64) -> float:
        best = 0.0
        for tile in range(PROVINCES):
            if (tiles >> tile) & 1 != 0:
                best = max(best, self.prospects.now[PROVINCE_WORTH + tile])
        return best

    def council_tile(self, tile: i64) -> float:
        return self.prospects.now[COUNCIL_WORTH + tile] + self.prospects.now[HIDDEN_WORTH]

    def nobility_tile(self, table: Table, tile: i64) -> float:
        now = self.prospects.now
        scored = NOBLE_GOODS if (NOBLE_FOR_GOODS >> tile) & 1 != 0 and not self.final else NOBLE_POINTS
        return now[NOBLE_TILES + tile] + now[scored] * float(nobility_points(table, self.prospects.seat, tile))

    def province(self, table: Table, region: i64, start: i64) -> float:
        """Taking over a province, the followers paid in the best way."""
        prospects = self.prospects
        cost = florins_for(table, region)
        price = 0.0
        if cost > prospects.good[FLORINS]:
            if inside(table, prospects.seat, NO_MONEY) == NOT_AT_ALL:
                return NEVER
            price = prospects.now[PROVINCE_WORTH + NO_MONEY]
            cost = 0
        where = prospects.where
        self.leave(table, start)
        prospects.standing -= 1
        prospects.good[FLORINS] -= cost
        prospects.good[SCROLL] += (self.council >> PROVINCE_TILE) & 1
        best = NEVER
        mask = ways_to_pay(table, prospects.seat, region)
        way: i64 = 0
        while mask != 0:
            if mask & 1 != 0:
                best = max(best, self.paying(table, region, way))
            mask >>= 1
            way += 1
        prospects.good[SCROLL] -= (self.council >> PROVINCE_TILE) & 1
        prospects.good[FLORINS] += cost
        prospects.standing += 1
        prospects.where = where
        return best - price + self.advance(table, region)

    def paying(self, table: Table, region: i64, way: i64) -> float:
        """What is left after paying these followers."""
        good = self.prospects.good
        good[ASSASSIN] -= way >> 4
        good[KNIGHT] -= (way >> 2) & 3
        good[ABBOT] -= way & 3
        value = self.rest(table)
        good[ASSASSIN] += way >> 4
        good[KNIGHT] += (way >> 2) & 3
        good[ABBOT] += way & 3
        if (table.parts.regular[region] >> way) & 1 == 0:
            value -= self.prospects.now[PROVINCE_WORTH + ANY_COMBINATION]
        return value

    def office(self, table: Table, track: i64, start: i64) -> float:
        prospects = self.prospects
        good = prospects.good
        cost = office_cost(table, track)
        if cost > good[FLORINS] or prospects.gain[track] <= 0.0:
            return NEVER
        where = prospects.where
        scrolls = table.parts.office_scrolls
        self.leave(table, start)
        prospects.standing -= 1
        good[FLORINS] -= cost
        good[SCROLL] -= scrolls
        value = self.rest(table)
        if (self.council >> FLORENCE_TILE) & 1 != 0:
            value = self.best_follower(table)
        good[SCROLL] += scrolls
        good[FLORINS] += cost
        prospects.standing += 1
        prospects.where = where
        return value + self.advance(table, track)

    def best_follower(self, table: Table) -> float:
        best = self.with_good(table, ASSASSIN, 1)
        best = max(best, self.with_good(table, KNIGHT, 1))
        return max(best, self.with_good(table, ABBOT, 1))

    # ---- other questions ------------------------------------------------------------------------------------------------

    def answer(self, table: Table, kind: i64, action: i64) -> float:
        """The value of an answer to anything but what to do in a turn."""
        arg = table.pending_arg()
        if kind == DESTINATION:
            return self.go(table, arg, action - GO)
        if kind == JOURNEY:
            return self.journey(table, arg & FROM_MASK, arg >> TO_BITS, action == RIDE)
        if kind == TOWN:
            return self.act(table, arg, arg, action == PAY_BISHOP)
        if kind == TAKING:
            return self.taking(table, arg, action - TAKE)
        if kind == GIVING:
            return self.giving(table, arg, action - GIVE)
        if kind == BUYING:
            if action != BUY_SCROLL:
                return self.rest(table)
            self.prospects.good[FLORINS] -= 1
            value = self.with_good(table, SCROLL, 1)
            self.prospects.good[FLORINS] += 1
            return value
        if kind == PLACEMENT:
            return self.rest(table) if action == DECLINE else self.placing(table, action - PLACE_MEMBER)
        if kind == FAMILY:
            return self.suffering(table, action)
        if kind == AREA:
            return self.area(table, action - CHOOSE_AREA + FIRST_AREA)
        return self.answer_takeover(table, kind, action)

    def answer_takeover(self, table: Table, kind: i64, action: i64) -> float:
        now = self.prospects.now
        if kind == FOLLOWERS:
            return self.paying(table, table.pending_arg(), action - PAY)
        if kind == MONEY:
            if action == PAY_NOTHING:
                return self.rest(table) - now[PROVINCE_WORTH + NO_MONEY]
            return self.with_good(table, FLORINS, -florins_for(table, table.pending_arg()))
        if kind == OFFICE_CHOICE:
            return self.office(table, COUNCIL + action - OFFICE, table.parts.florence)
        if kind == CLAIMING:
            return now[PROVINCE_WORTH + action - CLAIM]
        if kind == KEEPING:
            if action >= KEEP_NOBILITY:
                return self.nobility_tile(table, action - KEEP_NOBILITY)
            return self.council_tile(action - KEEP_COUNCIL) + self.bonus(table, action - KEEP_COUNCIL)
        if kind == START_TILE:
            return self.council_tile(action - KEEP_COUNCIL)
        return 0.0

    def bonus(self, table: Table, tile: i64) -> float:
        """What turning a council tile up brings at once."""
        if tile in (SCROLL_TILE, PROVINCE_TILE):
            return self.with_good(table, SCROLL, 1)
        if tile == MONEY_TILE:
            return self.with_good(table, FLORINS, MONEY_BONUS)
        if tile == FOLLOWER_TILE:
            return self.with_good(table, FLORINS, SMALL_BONUS)
        if tile == FLORENCE_TILE:
            return self.best_follower(table)
        if tile in (CARRIAGE_TILE, BISHOP_TILE):
            return self.with_good(table, BISHOP if tile == CARRIAGE_TILE else CARRIAGE, 1)
        if tile in (RECOVERY_TILE, REINFORCEMENT_TILE):
            self.prospects.standing += 1
            value = self.with_good(table, SUPPLY, -1)
            self.prospects.standing -= 1
            return value
        return self.with_good(table, ABBOT_TILE + ABBOT - tile, 1)

    def taking(self, table: Table, what: i64, good: i64) -> float:
        if what in (TAKE_BROWN, TAKE_VIOLET):
            return self.with_town_good(table, good)
        if good == FLORINS:
            return self.with_good(table, FLORINS, 5)
        if what == TAKE_TWO:
            if good == SCROLL:
                return self.with_good(table, SCROLL, 2)
            self.prospects.good[good] += 1
            value = self.best_follower(table)
            self.prospects.good[good] -= 1
            return value
        return self.with_good(table, good, 1)

    def giving(self, table: Table, what: i64, good: i64) -> float:
        amount = table.parts.levy_florins if what == GIVE_LEVY and good == FLORINS else 1
        return self.with_good(table, good, -amount)

    def placing(self, table: Table, place: i64) -> float:
        """A member comes in; a second one there may still follow."""
        prospects = self.prospects
        where = prospects.where
        prospects.where |= bit(place)
        prospects.standing += 1
        value = self.with_good(table, SUPPLY, -1)
        prospects.standing -= 1
        prospects.where = where
        return value

    def area(self, table: Table, area: i64) -> float:
        """Two members on an area: the best and the next best of its places."""
        best = NEVER
        second = NEVER
        mask = table.parts.area[area]
        while mask != 0:
            place = single(mask)
            mask &= mask - 1
            value = self.placing(table, place)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        return best + 0.5 * second if second > NEVER else 1.5 * best

    def suffering(self, table: Table, action: i64) -> float:
        """A standing member lies down, or a lying one goes back to the supply."""
        prospects = self.prospects
        seat = prospects.seat
        where, down = prospects.where, prospects.down
        value = 0.0
        if action >= TAKE_BACK:
            place = action - TAKE_BACK
            if table.men[seat * MEN + LYING_MEN + place] == 1:
                prospects.down &= ~bit(place)
            prospects.lying -= 1
            value = self.with_good(table, SUPPLY, 1)
            prospects.lying += 1
        else:
            place = action - LAY_DOWN
            self.leave(table, place)
            prospects.down |= bit(place)
            prospects.standing -= 1
            prospects.lying += 1
            value = self.rest(table)
            prospects.standing += 1
            prospects.lying -= 1
        prospects.where = where
        prospects.down = down
        return value


def is_use(action: i64) -> bool:
    return USE <= action < SEND
