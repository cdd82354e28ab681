"""Il Vecchio as a State: who decides what, and how the chapters follow one another."""

from typing import Final

from mypy_extensions import i32, i64

from signoria.core.journal import EVERYONE
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, LEGAL, OVER, State
from signoria.core.vec import vec
from signoria.games.ilvecchio.actions import (
    ALL_ACTIONS,
    CHOOSE_AREA,
    CLAIM,
    DECLINE,
    FIRST_AREA,
    GIVE,
    GO,
    KEEP_COUNCIL,
    KEEP_NOBILITY,
    OFFICE,
    OUT_COUNCIL,
    OUT_CREST,
    OUT_MIDDLEMAN,
    OUT_NOBILITY,
    OUT_ROLL,
    OUT_START,
    PAY,
    PLACE_MEMBER,
    REUSE,
    TAKE,
)
from signoria.games.ilvecchio.beginning import (
    choose_area,
    deal_tile,
    keep_start_tile,
    placements_with,
    put_middleman,
    roll_start,
    set_out,
    set_up,
    start_with,
)
from signoria.games.ilvecchio.components import EVENTS, HIGHEST_ROLL, PLACES, TILES
from signoria.games.ilvecchio.council import answer_buying, ask_buying, pay_bonus
from signoria.games.ilvecchio.crests import ask_family, spared, suffer, turn_crest
from signoria.games.ilvecchio.goods import ask_giving, ask_taking, give, take
from signoria.games.ilvecchio.knowledge import redeal
from signoria.games.ilvecchio.members import ask_placement, decline, join, rolled
from signoria.games.ilvecchio.observation import observe, size
from signoria.games.ilvecchio.provinces import ask_reuse, reuse
from signoria.games.ilvecchio.refusals import explain
from signoria.games.ilvecchio.rounds import ask_turn, begin_rounds, take_turn
from signoria.games.ilvecchio.scoring import comes_before
from signoria.games.ilvecchio.stacks import ask_keep, draw_tile, draw_whole_layers, keep, look, top_layer
from signoria.games.ilvecchio.table import (
    AREA,
    BUYING,
    CHANCES,
    CLAIMING,
    COUNCIL_BONUS,
    COUNCIL_STACK,
    CREST,
    CREST_POOL,
    DEAL,
    DESTINATION,
    DRAW,
    FAMILY,
    FIELDS,
    FIRST_ROUND,
    FOLLOWERS,
    FRAME,
    GIVING,
    HAND,
    JOURNEY,
    KEEPING,
    LOOK,
    LOT,
    MIDDLEMAN,
    MONEY,
    OFFICE_CHOICE,
    OWN,
    PLACEMENT,
    POINTS,
    QUESTIONS,
    REUSING,
    ROLL,
    ROLL_SET_UP,
    SETTING_UP,
    STACK,
    START_TILE,
    STEP_ON_TRACK,
    TAKING,
    TOWN,
    TURN,
    Table,
    bit,
    count_bits,
    single,
)
from signoria.games.ilvecchio.takeover import (
    ask_claim,
    ask_followers,
    ask_money,
    ask_office,
    claim,
    pay_florins,
    pay_followers,
    step_on_track,
    take_office,
)
from signoria.games.ilvecchio.towns import act_in_town, ask_town
from signoria.games.ilvecchio.travel import ask_destination, ask_journey, choose_destination, travel

# Streams of chance; every seat rolls its own dice.
LOT_STREAM: Final = 0
MIDDLEMEN_STREAM: Final = 1
DEAL_STREAM: Final = 2
CREST_STREAM: Final = 3
STACK_STREAM: Final = 4
DICE_STREAM: Final = 8

WAYS_TO_ROLL: Final = 36
MANY: Final = -1


class IlVecchioState(Table):
    """A position of Il Vecchio."""

    def game_key(self) -> str:
        return "ilvecchio"

    def begin(self) -> None:
        self.lay_out()
        set_up(self)
        self.settle()

    # ---- who decides ----------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.depth == 0:
            return OVER
        at = (self.depth - 1) * FRAME
        return self.frames[at + 1] if self.frames[at] >= QUESTIONS else CHANCE

    def turn(self) -> i64:
        if self.depth == 0:
            return OVER
        return self.turn_seat if self.round > 0 else self.pending_seat()

    def barrier(self) -> bool:
        return self.shown == 1

    def audience(self) -> i64:
        """Il Vecchio §4.3, V3, V9: tiles are dealt, drawn and kept in secret."""
        kind = self.pending()
        if kind in (DEAL, DRAW, KEEPING):
            return bit(self.pending_seat())
        return EVERYONE

    def legal(self, out: vec[i64]) -> i64:
        count: i64 = 0
        mask = self.low
        action = self.low_base
        while mask != 0:
            if mask & 1 != 0:
                out[count] = action
                count += 1
            mask >>= 1
            action += 1
        mask = self.high
        action = self.high_base
        while mask != 0:
            if mask & 1 != 0:
                out[count] = action
                count += 1
            mask >>= 1
            action += 1
        return count

    def refusal(self, action: i64) -> i64:
        if 0 <= action < ALL_ACTIONS and self.depth > 0 and self.pending() >= QUESTIONS:
            above_low = action - self.low_base
            if 0 <= above_low < 63 and (self.low >> above_low) & 1 != 0:
                return LEGAL
            above_high = action - self.high_base
            if 0 <= above_high < 63 and (self.high >> above_high) & 1 != 0:
                return LEGAL
        return explain(self, action)

    # ---- chance ---------------------------------------------------------------------------------------------------------

    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        kind = self.pending()
        if kind == ROLL:
            for roll in range(2, HIGHEST_ROLL + 1):
                out[roll - 2] = OUT_ROLL + roll - 2
                weights[roll - 2] = roll - 1 if roll < 8 else 13 - roll
            return HIGHEST_ROLL - 1
        if kind == MIDDLEMAN:
            return self.middleman_outcomes(out, weights)
        count: i64 = 0
        if kind == LOT:
            for seat in range(self.players):
                out[seat] = OUT_START + seat
                weights[seat] = 1
            count = self.players
        elif kind == CREST:
            for event in range(EVENTS):
                if self.common[CREST_POOL + event] > 0:
                    out[count] = OUT_CREST + event
                    weights[count] = self.common[CREST_POOL + event]
                    count += 1
        else:
            tiles = self.tiles_to_come()
            base: i64 = OUT_COUNCIL
            if kind == DRAW and self.pending_arg() & 15 != COUNCIL_STACK:
                base = OUT_NOBILITY
            for tile in range(TILES):
                if (tiles >> tile) & 1 != 0:
                    out[count] = base + tile
                    weights[count] = 1
                    count += 1
        return count

    def middleman_outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        """Il Vecchio §2, V2: each town weighs as much as there are ways to place the others after it."""
        count: i64 = 0
        for place in range(PLACES):
            if self.parts.colour[place] == self.pending_arg():
                ways = placements_with(self, place)
                if ways > 0:
                    out[count] = OUT_MIDDLEMAN + place
                    weights[count] = ways
                    count += 1
        return count

    def tiles_to_come(self) -> i64:
        """The tiles one of which is dealt or drawn next."""
        if self.pending() == DEAL:
            return self.stacks[COUNCIL_STACK * STACK]
        return self.stacks[top_layer(self, self.pending_arg() & 15)]

    def sample(self, rng: Rng) -> i64:
        """The two dice, without listing their sums first."""
        if self.pending() != ROLL:
            return State.sample(self, rng)
        left = rng.below(WAYS_TO_ROLL)
        roll: i64 = 2
        while True:
            ways = roll - 1 if roll < 8 else 13 - roll
            if left < ways:
                return OUT_ROLL + roll - 2
            left -= ways
            roll += 1

    def source(self) -> i64:
        kind = self.pending()
        if kind == ROLL:
            return DICE_STREAM + self.pending_seat()
        if kind == LOT:
            return LOT_STREAM
        if kind == MIDDLEMAN:
            return MIDDLEMEN_STREAM
        if kind == DEAL:
            return DEAL_STREAM
        if kind == CREST:
            return CREST_STREAM
        return STACK_STREAM + (self.pending_arg() & 15)

    # ---- what follows ---------------------------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        self.shown = 0
        # The answers to a question about hidden tiles are a secret: nothing of it stays behind.
        self.low = 0
        self.high = 0
        self.carry_out(action)
        self.settle()

    def carry_out(self, action: i64) -> None:
        """Let a decision or an outcome take effect."""
        kind = self.pending()
        if kind < QUESTIONS:
            self.happen(kind, action)
        elif kind == TURN:
            take_turn(self, action)
        elif kind < TURN:
            self.answer_placing(kind, action)
        elif kind <= BUYING:
            self.answer_acting(kind, action)
        else:
            self.answer_taking_over(kind, action)

    def happen(self, kind: i64, outcome: i64) -> None:
        """An outcome of chance."""
        if kind == ROLL:
            if self.pending_arg() == ROLL_SET_UP:
                roll_start(self, outcome - OUT_ROLL + 2)
            else:
                rolled(self, outcome - OUT_ROLL + 2)
        elif kind == CREST:
            turn_crest(self, outcome - OUT_CREST)
        elif kind == DRAW:
            draw_tile(self, outcome - (OUT_COUNCIL if outcome < OUT_NOBILITY else OUT_NOBILITY))
        elif kind == DEAL:
            deal_tile(self, outcome - OUT_COUNCIL)
        elif kind == MIDDLEMAN:
            put_middleman(self, outcome - OUT_MIDDLEMAN)
        else:
            start_with(self, outcome - OUT_START)

    def answer_placing(self, kind: i64, action: i64) -> None:
        if kind == PLACEMENT:
            if action == DECLINE:
                decline(self)
            elif self.pending_arg() & SETTING_UP != 0:
                seat = self.pending_seat()
                self.depth -= 1
                set_out(self, seat, action - PLACE_MEMBER)
            else:
                join(self, action - PLACE_MEMBER)
        elif kind == AREA:
            choose_area(self, action - CHOOSE_AREA + FIRST_AREA)
        else:
            keep_start_tile(self, action - KEEP_COUNCIL)

    def answer_acting(self, kind: i64, action: i64) -> None:
        if kind == DESTINATION:
            choose_destination(self, action - GO)
        elif kind == JOURNEY:
            travel(self, action)
        elif kind == TOWN:
            act_in_town(self, action)
        elif kind == TAKING:
            take(self, action - TAKE)
        elif kind == GIVING:
            give(self, action - GIVE)
        else:
            answer_buying(self, action)

    def answer_taking_over(self, kind: i64, action: i64) -> None:
        if kind == FOLLOWERS:
            pay_followers(self, action - PAY)
        elif kind == MONEY:
            pay_florins(self, action)
        elif kind == OFFICE_CHOICE:
            take_office(self, action - OFFICE)
        elif kind == CLAIMING:
            claim(self, action - CLAIM)
        elif kind == KEEPING:
            keep(self, action - (KEEP_COUNCIL if action < KEEP_NOBILITY else KEEP_NOBILITY))
        elif kind == FAMILY:
            suffer(self, action)
        else:
            reuse(self, action - REUSE)

    def settle(self) -> None:
        """Carry out whatever nobody has to decide, up to the next question or chance."""
        while self.depth > 0:
            kind = self.pending()
            if kind >= QUESTIONS:
                self.ask(kind)
                only = self.only_answer()
                if only == MANY:
                    return
                if self.low | self.high == 0:
                    self.nothing_to_answer(kind)
                else:
                    self.carry_out(only)
            elif kind >= CHANCES:
                if kind == DRAW:
                    draw_whole_layers(self)
                    if self.pending() == DRAW:
                        return
                elif kind == ROLL:
                    return
                else:
                    only = self.only_outcome()
                    if only == MANY:
                        return
                    self.carry_out(only)
            else:
                self.proceed(kind)

    def proceed(self, kind: i64) -> None:
        """What happens by itself."""
        if kind == STEP_ON_TRACK:
            step_on_track(self)
        elif kind == LOOK:
            look(self)
        elif kind == COUNCIL_BONUS:
            pay_bonus(self)
        elif kind == FIRST_ROUND:
            begin_rounds(self)

    def ask(self, kind: i64) -> None:
        """Find out what can be answered to the pending question."""
        self.low = 0
        self.low_base = 0
        self.high = 0
        self.high_base = 0
        if kind == TURN:
            ask_turn(self)
        elif kind == DESTINATION:
            ask_destination(self)
        elif kind == JOURNEY:
            ask_journey(self)
        elif kind == TOWN:
            ask_town(self)
        elif kind == TAKING:
            ask_taking(self)
        elif kind == PLACEMENT:
            ask_placement(self)
        elif kind == GIVING:
            ask_giving(self)
        elif kind == FAMILY:
            ask_family(self)
        else:
            self.ask_rarer(kind)

    def ask_rarer(self, kind: i64) -> None:
        if kind == FOLLOWERS:
            ask_followers(self)
        elif kind == MONEY:
            ask_money(self)
        elif kind == OFFICE_CHOICE:
            ask_office(self)
        elif kind == CLAIMING:
            ask_claim(self)
        elif kind == KEEPING:
            ask_keep(self)
        elif kind == BUYING:
            ask_buying(self)
        elif kind == REUSING:
            ask_reuse(self)
        elif kind == AREA:
            self.high_base = CHOOSE_AREA
            self.high = ALL_AREAS
        elif kind == START_TILE:
            self.high_base = KEEP_COUNCIL
            self.high = self.own[self.pending_seat() * OWN + HAND]

    def only_answer(self) -> i64:
        """The only answer to the pending question (anything if there is none), or MANY."""
        if self.low != 0 and self.high != 0:
            return MANY
        mask = self.low | self.high
        if mask & (mask - 1) != 0:
            return MANY
        if mask == 0:
            return 0
        return (self.low_base if self.low != 0 else self.high_base) + single(mask)

    def nothing_to_answer(self, kind: i64) -> None:
        if kind in (GIVING, FAMILY):
            spared(self)
        else:
            self.depth -= 1

    def only_outcome(self) -> i64:
        """The only outcome that can come up, or MANY."""
        kind = self.pending()
        if kind == CREST:
            found: i64 = MANY
            for event in range(EVENTS):
                if self.common[CREST_POOL + event] > 0:
                    if found != MANY:
                        return MANY
                    found = OUT_CREST + event
            return found
        if kind == DEAL:
            tiles = self.tiles_to_come()
            return OUT_COUNCIL + single(tiles) if count_bits(tiles) == 1 else MANY
        if kind == MIDDLEMAN:
            return self.only_middleman()
        return MANY

    def only_middleman(self) -> i64:
        found: i64 = MANY
        for place in range(PLACES):
            if self.parts.colour[place] == self.pending_arg() and placements_with(self, place) > 0:
                if found != MANY:
                    return MANY
                found = OUT_MIDDLEMAN + place
        return found

    # ---- copies ---------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        copy = IlVecchioState(self.parts)
        self.copy_onto(copy)
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """What others hold and what lies in the stacks; a question about hidden tiles changes with them."""
        redeal(self, seat, rng)
        kind = self.pending()
        if kind in (KEEPING, START_TILE):
            self.ask(kind)

    def observation_size(self) -> i64:
        return size(self.players)

    def observe(self, seat: i64, out: vec[i32], at: i64) -> None:
        observe(self, seat, out, at)

    def scores(self) -> list[int]:
        return [self.own[seat * OWN + POINTS] for seat in range(self.players)]

    def placings(self) -> list[int]:
        """Il Vecchio §5.2, V22: places by points and tie-breakers; who is still equal shares."""
        places: list[int] = []
        for seat in range(self.players):
            place = 1
            for other in range(self.players):
                if comes_before(self, other, seat):
                    place += 1
            places.append(place)
        return places

    def numbers(self) -> list[int]:
        numbers: list[int] = [
            self.stage,
            self.round,
            self.start,
            self.turn_seat,
            self.actions_left,
            self.untouched,
            self.ending,
            self.crests_left,
            self.extra_on,
            self.guarded,
            self.provinces_left,
            self.provinces_used,
            self.depth,
            self.low_base,
            self.low,
            self.high_base,
            self.high,
            self.shown,
        ]
        for field in (self.own, self.men, self.tracks, self.stacks, self.common):
            numbers.extend(field)
        # What is above the topmost frame is left over from earlier and means nothing.
        numbers.extend([self.frames[i] if i < self.depth * FRAME else 0 for i in range(len(self.frames))])
        return numbers

    def restore(self, numbers: list[int]) -> None:
        self.stage = numbers[0]
        self.round = numbers[1]
        self.start = numbers[2]
        self.turn_seat = numbers[3]
        self.actions_left = numbers[4]
        self.untouched = numbers[5]
        self.ending = numbers[6]
        self.crests_left = numbers[7]
        self.extra_on = numbers[8]
        self.guarded = numbers[9]
        self.provinces_left = numbers[10]
        self.provinces_used = numbers[11]
        self.depth = numbers[12]
        self.low_base = numbers[13]
        self.low = numbers[14]
        self.high_base = numbers[15]
        self.high = numbers[16]
        self.shown = numbers[17]
        at: i64 = FIELDS
        for field in (self.own, self.men, self.tracks, self.stacks, self.common, self.frames):
            for i in range(len(field)):
                field[i] = numbers[at]
                at += 1


# Areas 2 to 12 without 7, as a mask that begins with 2.
ALL_AREAS: Final = 0b11111011111
