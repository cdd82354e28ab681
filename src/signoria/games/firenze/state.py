"""Firenze as a State: who decides what, and how the chapters follow one another."""

from typing import Final

from mypy_extensions import i32, i64

from signoria.core.rng import Rng
from signoria.core.state import CHANCE, CHANCE_DECIDES, LEGAL, MATCH_OVER, NO_SUCH_ACTION, OVER, State, outside, refuse
from signoria.core.vec import vec
from signoria.games.firenze.actions import (
    AGAINST,
    ALL_OUTCOMES,
    BRICK_DRAWN,
    CARD_DRAWN,
    COMPLETE,
    DECISIONS,
    DISCARD,
    END_BUILDING,
    END_COMMISSIONS,
    FOUND,
    NO_EXCHANGE,
    PAY,
    PICK,
    PLAY,
    RAISE,
    RETURN,
    TAKE,
    WANT,
)
from signoria.games.firenze.building import (
    end_building,
    found,
    offer_building,
    offer_building_payment,
    pay_building,
    raise_tower,
    tear_down_ruins,
)
from signoria.games.firenze.commissions import complete, offer_commissions
from signoria.games.firenze.components import COLOURS, KINDS
from signoria.games.firenze.event_cards import (
    face_event,
    hit,
    next_victim,
    offer_event,
    offer_returns,
    offer_towers,
    return_brick,
)
from signoria.games.firenze.exchange import (
    begin_building,
    begin_exchange,
    offer_exchange,
    offer_exchange_payment,
    pay_exchange,
    want,
)
from signoria.games.firenze.feasts import drop_feast, offer_feasts
from signoria.games.firenze.limits import check_limits, discard_card, offer_discards, offer_surplus, return_surplus
from signoria.games.firenze.observation import fill_in, size
from signoria.games.firenze.persons import (
    offer_doomed_towers,
    offer_opponents,
    offer_persons,
    offer_swap_payment,
    offer_swaps,
    offer_targets,
    offer_thefts,
    play_person,
    sabotage,
    sabotage_whom,
    spare,
    steal,
    swap,
    swap_for,
)
from signoria.games.firenze.preparation import draw_lot, lots, prepare
from signoria.games.firenze.records import copy_onto, numbers_of, restore_onto
from signoria.games.firenze.refusals import why_not
from signoria.games.firenze.row import (
    choose_card,
    lay_brick,
    lay_card,
    offer_card_payment,
    offer_cards,
    pay_card,
    refill,
)
from signoria.games.firenze.table import (
    BRICK_DRAW,
    BUILD,
    CARD_DRAW,
    CARD_LIMIT,
    CHOOSE_CARD,
    COMMISSIONS,
    DROP_FEAST,
    EXCHANGE,
    FACE_EVENT,
    LIMITS,
    NEXT_VICTIM,
    PAY_BUILDING,
    PAY_CARD,
    PAY_EXCHANGE,
    REFILL,
    RETURN_BRICKS,
    RUINS,
    SABOTAGE_TOWER,
    SABOTAGE_WHOM,
    SPARE_TOWER,
    STEAL_BRICK,
    STORAGE_LIMIT,
    SWAP_FOR,
    SWAP_GIVE,
    Table,
)
from signoria.games.firenze.turns import begin_match, end_turn

# Streams of chance: each lot of the set-up, the bag, the start cards, and the pile anew after every shuffle.
LOT_STREAM: Final = 0
BAG_STREAM: Final = 4
START_PILE_STREAM: Final = 5
PILE_STREAM: Final = 6


class FirenzeState(Table):
    """A position of Firenze."""

    def game_key(self) -> str:
        return "firenze"

    def begin(self) -> None:
        """Firenze §2: lay everything out and draw the first lot."""
        self.lay_out()
        prepare(self)
        self.settle()

    def actor(self) -> i64:
        return self.decider

    def turn(self) -> i64:
        """The active player, also while others lose bricks to an event."""
        if self.decider == OVER:
            return OVER
        return i64(CHANCE) if self.round == 0 else self.active

    # ---- decisions ------------------------------------------------------------------------------------------------------

    def legal(self, out: vec[i64]) -> i64:
        options = self.options
        for i in range(self.count):
            out[i] = options[i]
        return self.count

    def refusal(self, action: i64) -> i64:
        if action < 0 or action >= DECISIONS:
            return refuse(NO_SUCH_ACTION)
        if self.decider == OVER:
            return refuse(MATCH_OVER)
        if self.decider == CHANCE:
            return refuse(CHANCE_DECIDES)
        for i in range(self.count):
            if self.options[i] == action:
                return LEGAL
        return why_not(self, action)

    def offer(self) -> None:
        """List the answers to the pending question, ascending."""
        self.count = 0
        waiting = self.waiting
        if waiting <= COMMISSIONS:
            self.offer_phase(waiting)
        elif waiting == PAY_CARD:
            offer_card_payment(self)
        elif waiting == PAY_BUILDING:
            offer_building_payment(self)
        elif waiting == PAY_EXCHANGE:
            offer_exchange_payment(self)
        elif waiting == STORAGE_LIMIT:
            offer_surplus(self)
        elif waiting == RETURN_BRICKS:
            offer_returns(self)
        else:
            self.offer_rarer(waiting)

    def offer_phase(self, phase: i64) -> None:
        """Firenze §4, F8: in each phase its own actions, and the persons that can be played."""
        if phase == BUILD:
            offer_building(self)
        elif phase == EXCHANGE:
            offer_exchange(self)
        elif phase == CHOOSE_CARD:
            offer_cards(self)
        else:
            offer_commissions(self)
        offer_persons(self)

    def offer_rarer(self, waiting: i64) -> None:
        """Questions that cards ask."""
        if waiting == CARD_LIMIT:
            offer_discards(self)
        elif waiting == SWAP_FOR:
            offer_swaps(self)
        elif waiting == SWAP_GIVE:
            offer_swap_payment(self)
        elif waiting == STEAL_BRICK:
            offer_thefts(self)
        elif waiting == SABOTAGE_WHOM:
            offer_opponents(self)
        elif waiting == SABOTAGE_TOWER:
            offer_targets(self)
        elif waiting == SPARE_TOWER:
            offer_doomed_towers(self)
        elif waiting == DROP_FEAST:
            offer_feasts(self)
        elif waiting == FACE_EVENT:
            offer_event(self)
        else:
            offer_towers(self, self.victim)

    def apply(self, action: i64) -> None:
        decider = self.decider
        if action < 0 or action >= (ALL_OUTCOMES if decider == CHANCE else DECISIONS) or decider == OVER:
            raise outside(self, action)
        if decider == CHANCE:
            self.happen(action)
        else:
            self.carry_out(action)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has a choice: a single answer is given, a single outcome comes up by itself."""
        while True:
            decider = self.decider
            if decider >= 0:
                self.offer()
                if self.count > 1:
                    return
                self.carry_out(self.options[0])
            elif decider == CHANCE:
                outcome = self.certain()
                if outcome < 0:
                    return
                self.happen(outcome)
            elif decider == OVER:
                self.count = 0
                return
            else:
                self.run()

    def run(self) -> None:
        """The stages in which nobody is asked."""
        stage = self.waiting
        if stage == REFILL:
            if not refill(self):
                if self.dealing != 0:
                    begin_match(self)
                else:
                    begin_exchange(self)
        elif stage == RUINS:
            tear_down_ruins(self)
        elif stage == LIMITS:
            check_limits(self)
        elif stage == NEXT_VICTIM:
            next_victim(self)
        else:
            end_turn(self)

    def carry_out(self, action: i64) -> None:
        """Let a decision take effect, up to the next question or stage."""
        waiting = self.waiting
        if waiting <= CARD_LIMIT:
            if PLAY <= action < DISCARD:
                play_person(self, action - PLAY)
            else:
                self.act_in_phase(waiting, action)
        elif waiting == PAY_CARD:
            pay_card(self, action - PAY)
        elif waiting == PAY_BUILDING:
            pay_building(self, action - PAY)
        elif waiting == PAY_EXCHANGE:
            pay_exchange(self, action - PAY)
        elif waiting == STORAGE_LIMIT:
            return_surplus(self, action - RETURN)
        elif waiting == RETURN_BRICKS:
            return_brick(self, action - RETURN)
        else:
            self.answer_card(waiting, action)

    def act_in_phase(self, phase: i64, action: i64) -> None:
        """Firenze §4: what is done in a phase, or its end."""
        if phase == BUILD:
            if action == END_BUILDING:
                end_building(self)
            elif action < RAISE:
                found(self, action - FOUND)
            else:
                raise_tower(self, action - RAISE)
        elif phase == EXCHANGE:
            if action == NO_EXCHANGE:
                begin_building(self)
            else:
                want(self, action - WANT)
        elif phase == CHOOSE_CARD:
            choose_card(self, action - TAKE)
        elif phase == COMMISSIONS:
            if action == END_COMMISSIONS:
                self.go_on(LIMITS)
            else:
                complete(self, action - COMPLETE)
        else:
            discard_card(self, action - DISCARD)

    def answer_card(self, waiting: i64, action: i64) -> None:
        """Answers to questions that cards ask."""
        if waiting == SWAP_FOR:
            seat = (action - PICK) // COLOURS
            swap_for(self, seat, action - PICK - seat * COLOURS)
        elif waiting == SWAP_GIVE:
            swap(self, action - PAY)
        elif waiting == STEAL_BRICK:
            seat = (action - PICK) // COLOURS
            steal(self, seat, action - PICK - seat * COLOURS)
        elif waiting == SABOTAGE_WHOM:
            sabotage_whom(self, action - AGAINST)
        elif waiting == SABOTAGE_TOWER:
            sabotage(self, action)
        elif waiting == SPARE_TOWER:
            spare(self, action)
        elif waiting == DROP_FEAST:
            drop_feast(self, action - DISCARD)
        elif waiting == FACE_EVENT:
            face_event(self, action)
        else:
            hit(self, action)

    # ---- chance ---------------------------------------------------------------------------------------------------------

    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        if self.waiting == BRICK_DRAW:
            return list_pool(self.bag, COLOURS, BRICK_DRAWN, out, weights)
        if self.waiting == CARD_DRAW:
            return list_pool(self.start_pile if self.start_left > 0 else self.pile, KINDS, CARD_DRAWN, out, weights)
        count = lots(self, out)
        for i in range(count):
            weights[i] = 1
        return count

    def sample(self, rng: Rng) -> i64:
        """The brick or card at a random place, without listing them first."""
        if self.waiting == BRICK_DRAW:
            left = rng.below(self.bag_size)
            pool = self.bag
            first: i64 = BRICK_DRAWN
        elif self.waiting == CARD_DRAW:
            left = rng.below(self.start_left if self.start_left > 0 else self.pile_left)
            pool = self.start_pile if self.start_left > 0 else self.pile
            first = CARD_DRAWN
        else:
            return super().sample(rng)
        at: i64 = 0
        while left >= pool[at]:
            left -= pool[at]
            at += 1
        return first + at

    def source(self) -> i64:
        if self.waiting == BRICK_DRAW:
            return BAG_STREAM
        if self.waiting == CARD_DRAW:
            return i64(START_PILE_STREAM) if self.start_left > 0 else PILE_STREAM + self.shuffles
        return LOT_STREAM + self.waiting

    def certain(self) -> i64:
        """The only outcome that can come up, or -1."""
        if self.waiting == BRICK_DRAW:
            return single(self.bag, self.bag_size, BRICK_DRAWN)
        if self.waiting == CARD_DRAW:
            if self.start_left > 0:
                return single(self.start_pile, self.start_left, CARD_DRAWN)
            return single(self.pile, self.pile_left, CARD_DRAWN)
        return self.single_lot()

    def single_lot(self) -> i64:
        """A lot with one possible result, as an owner's edition may have it."""
        found = vec[i64]([0] * 40)
        return found[0] if lots(self, found) == 1 else i64(-1)

    def happen(self, outcome: i64) -> None:
        """Let an outcome of chance take effect."""
        if self.waiting == BRICK_DRAW:
            lay_brick(self, outcome - BRICK_DRAWN)
        elif self.waiting == CARD_DRAW:
            lay_card(self, outcome - CARD_DRAWN)
        else:
            draw_lot(self, outcome)

    # ---- the position ---------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        copy = FirenzeState(self.parts)
        copy_onto(self, copy)
        copy.recipe = self.recipe
        return copy

    def observation_size(self) -> i64:
        return size(self.players)

    def fill_in(self, seat: i64, out: vec[i32], at: i64) -> None:
        fill_in(self, seat, out, at)

    def scores(self) -> list[int]:
        return [self.points[seat] for seat in range(self.players)]

    def outranks(self, seat: i64, other: i64) -> bool:
        """Firenze §13, F20: most points win, equal points share the victory."""
        return self.points[seat] > self.points[other]

    def numbers(self) -> list[int]:
        return numbers_of(self)

    def restore(self, numbers: list[int]) -> None:
        restore_onto(self, numbers)
        self.count = 0
        if self.decider >= 0:
            self.offer()


def list_pool(pool: vec[i64], size: i64, first: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """What a bag or pile can bring, each as likely as there are copies."""
    count: i64 = 0
    for i in range(size):
        if pool[i] > 0:
            out[count] = first + i
            weights[count] = pool[i]
            count += 1
    return count


def single(pool: vec[i64], total: i64, first: i64) -> i64:
    """The outcome if all that is left is of one kind, or -1."""
    at: i64 = 0
    while pool[at] == 0:
        at += 1
    return first + at if pool[at] == total else i64(-1)
