"""Florence as a State: who decides what, and how the chapters follow one another."""

from typing import Final

from mypy_extensions import i32, i64

from signoria.core.journal import EVERYONE
from signoria.core.rng import Rng
from signoria.core.state import (
    CAPACITY,
    CHANCE,
    CHANCE_DECIDES,
    LEGAL,
    MATCH_OVER,
    NO_SUCH_ACTION,
    NOT_ASKED,
    OVER,
    State,
    buffer,
    refuse,
)
from signoria.core.vec import vec
from signoria.games.florence.actions import (
    ACCEPT,
    COLOUR_OF,
    DECISIONS,
    DECLINE,
    DISCARD,
    FORGO,
    GIFT,
    MEMBER,
    OUT_COACH,
    OUT_DESTINATION,
    OUT_OBJECTIVE,
    OUT_SCANDAL,
    OUT_START,
    OUT_STROZZI,
    OUT_TILE,
    OUT_TIME,
    PLACE_AT,
    RING,
    SCANDAL,
    SHIELD,
    STAY,
    SWAP,
    TAKE_POINT,
    TAKE_TIME,
    TILE,
    TO,
    WITH,
)
from signoria.games.florence.bragging import brag, list_tiles, refuse_tile
from signoria.games.florence.components import KINDS, PLACES, ROUNDS, STROZZI_CARDS
from signoria.games.florence.giving import give, list_gifts, list_shields, post, refuse_gift, refuse_shield
from signoria.games.florence.hidden import deal_objectives, deal_scandals
from signoria.games.florence.journey import forgo, make_room, receive, travel
from signoria.games.florence.observation import observe, size
from signoria.games.florence.pieces import (
    list_members,
    list_places,
    list_promotions,
    place_debutant,
    promote,
    refuse_member,
    refuse_place,
    refuse_promotion,
)
from signoria.games.florence.rounds import (
    ask_first,
    can_be_destination,
    deal_objective,
    end_round,
    lay_tile,
    set_destination,
    set_time,
    set_up,
    stand_coach,
    start_with,
    time_tile_left,
    upkeep,
)
from signoria.games.florence.scandal_moves import (
    choose_trader,
    choose_traveller,
    choose_walker,
    end_walk,
    go_anywhere,
    list_anywhere,
    list_partners,
    list_traders,
    list_travellers,
    list_walkers,
    list_walks,
    refuse_anywhere,
    refuse_partner,
    refuse_stay,
    refuse_trader,
    refuse_traveller,
    refuse_walk,
    refuse_walker,
    trade_places,
    walk,
)
from signoria.games.florence.scandal_queues import (
    list_forward,
    list_markers,
    list_swaps,
    refuse_forward,
    refuse_swap_two,
    refuse_taking_back,
    send_home,
    step_forward,
    swap,
    take_back,
)
from signoria.games.florence.scandals import discard_for_time, refuse_discard
from signoria.games.florence.scoring import (
    accept,
    beats,
    decline,
    final_scoring,
    list_offer,
    next_offer,
    refuse_accept,
    score_destination,
    score_rival_objective,
)
from signoria.games.florence.strozzi import choose_colour, draw_strozzi, strozzi_acts
from signoria.games.florence.table import (
    ASK_ACTION,
    ASK_ANYWHERE,
    ASK_BONUS,
    ASK_BRAG,
    ASK_COLOUR,
    ASK_DEPLOY,
    ASK_FIRST,
    ASK_FORWARD,
    ASK_GIFT,
    ASK_HURRIER,
    ASK_HURRY,
    ASK_LAST,
    ASK_MOVE,
    ASK_MOVER,
    ASK_OFFER,
    ASK_PARTNER,
    ASK_PROMOTE,
    ASK_RING,
    ASK_SECOND,
    ASK_SEND_HOME,
    ASK_SHIELD,
    ASK_SIXTH,
    ASK_SWAP_TWO,
    ASK_TAKE_BACK,
    ASK_TRADER,
    ASK_TRAVELLER,
    ASK_WALK,
    ASK_WALKER,
    ASK_WALKER_TWO,
    C_COACH,
    C_DESTINATION,
    C_OBJECTIVE,
    C_RIVAL_OBJECTIVE,
    C_SCANDAL,
    C_START,
    C_STROZZI,
    C_TILE,
    C_TIME,
    FINAL,
    FINISHED,
    FIRST_QUESTION,
    LAST_CHANCE,
    LAST_QUESTION,
    OFFERS,
    ROUND_OVER,
    SCORE,
    SET_UP,
    STROZZI_ACTS,
    TRAVEL,
    TURN_OVER,
    UPKEEP,
    Table,
)
from signoria.games.florence.turns import (
    act,
    lay_ring,
    list_actions,
    list_bonuses,
    list_discards,
    list_rings,
    next_turn,
    refuse_action,
    refuse_bonus_swap,
    refuse_ring,
    take_point,
    take_time,
)
from signoria.games.florence.walking import (
    choose_hurrier,
    choose_mover,
    choose_second,
    go_on,
    hurry,
    list_hurriers,
    list_hurries,
    list_last,
    list_movers,
    list_moves,
    list_second,
    move,
    refuse_going_on,
    refuse_hurrier,
    refuse_hurry,
    refuse_last,
    refuse_move,
    refuse_mover,
    refuse_second,
)

# Streams of chance; each scandal deck has its own, Strozzi's pile one for every round.
OBJECTIVE_STREAM: Final = 0
TILE_STREAM: Final = 1
COACH_STREAM: Final = 2
TIME_STREAM: Final = 3
DESTINATION_STREAM: Final = 4
START_STREAM: Final = 5
RIVAL_STREAM: Final = 6
SCANDAL_STREAM: Final = 8
STROZZI_STREAM: Final = 16

SCALARS: Final = 27

ANSWERS: Final = buffer()
ODDS: Final = buffer()


class FlorenceState(Table):
    """A position of Florence."""

    def game_key(self) -> str:
        return "florence"

    def begin(self) -> None:
        """Florence §2: chance sets the table."""
        self.settle()

    def actor(self) -> i64:
        waiting = self.waiting
        if waiting >= FIRST_QUESTION:
            return OVER if waiting == FINISHED else self.asked
        return CHANCE

    def turn(self) -> i64:
        """The family whose turn it is; on the way of a coach and at Giovanni's offers whoever is asked."""
        if ASK_ACTION <= self.waiting < ASK_SIXTH:
            return self.current
        return self.actor()

    def barrier(self) -> bool:
        return self.shown

    # ---- questions ------------------------------------------------------------------------------------------------------

    def legal(self, out: vec[i64]) -> i64:
        return self.answers(out, CAPACITY)

    def answers(self, out: vec[i64], limit: i64) -> i64:  # noqa: C901 (one line a question)
        """Write the legal decisions into `out`, ascending; with a limit, at least that many if there are so many."""
        waiting = self.waiting
        if waiting == ASK_ACTION:
            return list_actions(self, out, limit)
        if waiting == ASK_RING:
            return list_rings(self, out, limit)
        if waiting == ASK_BONUS:
            return list_bonuses(self, out)
        if waiting in (ASK_DEPLOY, ASK_FIRST):
            return list_places(self, out, limit)
        if waiting == ASK_PROMOTE:
            return list_promotions(self, out, limit)
        if waiting == ASK_MOVER:
            return list_movers(self, out, limit)
        if waiting == ASK_MOVE:
            return list_moves(self, out, limit)
        if waiting == ASK_HURRIER:
            return list_hurriers(self, out, limit)
        if waiting == ASK_HURRY:
            return list_hurries(self, out, limit)
        if waiting == ASK_SECOND:
            return list_second(self, out, limit)
        if waiting == ASK_LAST:
            return list_last(self, out, limit)
        if waiting == ASK_BRAG:
            return list_tiles(self, out, limit)
        if waiting == ASK_SHIELD:
            return list_shields(self, out, limit)
        if waiting == ASK_SIXTH:
            count = list_discards(self, out, 0)
            out[count] = FORGO
            return count + 1
        if waiting == ASK_OFFER:
            return list_offer(self, out)
        if waiting == ASK_COLOUR:
            out[0] = COLOUR_OF
            out[1] = COLOUR_OF + 1
            return 2
        return self.answers_to_scandal(out, limit)

    def answers_to_scandal(self, out: vec[i64], limit: i64) -> i64:
        waiting = self.waiting
        if waiting == ASK_TRAVELLER:
            return list_travellers(self, out, limit)
        if waiting == ASK_ANYWHERE:
            return list_anywhere(self, out, limit)
        if waiting in (ASK_WALKER, ASK_WALKER_TWO):
            return list_walkers(self, out, limit)
        if waiting == ASK_WALK:
            return list_walks(self, out, limit)
        if waiting == ASK_GIFT:
            return list_gifts(self, out, limit)
        if waiting == ASK_TRADER:
            return list_traders(self, out, limit)
        if waiting == ASK_PARTNER:
            return list_partners(self, out, limit)
        if waiting == ASK_FORWARD:
            return list_forward(self, out, limit)
        if waiting == ASK_TAKE_BACK:
            return list_markers(self, out, limit)
        if waiting == ASK_SWAP_TWO:
            return list_swaps(self, out, limit)
        if waiting == ASK_SEND_HOME:
            return list_members(self, out, limit)
        return 0

    def refusal(self, action: i64) -> i64:  # noqa: C901 (one line a range of ids)
        if action < 0 or action >= DECISIONS:
            return refuse(NO_SUCH_ACTION)
        if self.waiting == FINISHED:
            return refuse(MATCH_OVER)
        if self.waiting <= LAST_CHANCE:
            return refuse(CHANCE_DECIDES)
        if action < RING:
            return self.refuse_turn(action)
        if action < PLACE_AT:
            return refuse_ring(self, action - RING) if self.waiting == ASK_RING else refuse(NOT_ASKED)
        if action < MEMBER:
            asked = self.waiting == ASK_FIRST or self.waiting == ASK_DEPLOY
            return refuse_place(self, action - PLACE_AT) if asked else refuse(NOT_ASKED)
        if action < TO:
            return self.refuse_naming((action - MEMBER) // 7, (action - MEMBER) % 7)
        if action <= STAY:
            return self.refuse_going(action)
        if action < SHIELD:
            return self.refuse_naming_tile(action - TILE)
        if action < TAKE_TIME:
            return refuse_shield(self, action - SHIELD) if self.waiting == ASK_SHIELD else refuse(NOT_ASKED)
        if action < SWAP:
            return LEGAL if self.waiting == ASK_BONUS else refuse(NOT_ASKED)
        if action < WITH:
            return self.refuse_swapping(action - SWAP)
        if action < FORGO:
            at = action - WITH
            return refuse_partner(self, at // 7, at % 7) if self.waiting == ASK_PARTNER else refuse(NOT_ASKED)
        return self.refuse_short_answer(action)

    def refuse_turn(self, action: i64) -> i64:
        """Actions of a turn, and cards thrown away where that is allowed."""
        waiting = self.waiting
        if waiting == ASK_ACTION:
            return refuse_action(self, action)
        if waiting == ASK_GIFT and GIFT <= action < SCANDAL:
            return refuse_gift(self, action - GIFT)
        if action >= DISCARD and (waiting in (ASK_BONUS, ASK_SIXTH, ASK_OFFER)):
            return refuse_discard(self, action - DISCARD)
        return refuse(NOT_ASKED)

    def refuse_naming(self, place: i64, spot: i64) -> i64:
        """A member, for whatever it is asked."""
        waiting = self.waiting
        if waiting == ASK_PROMOTE:
            return refuse_promotion(self, place, spot)
        if waiting == ASK_MOVER:
            return refuse_mover(self, place, spot)
        if waiting == ASK_HURRIER:
            return refuse_hurrier(self, place, spot)
        if waiting == ASK_SECOND:
            return refuse_second(self, place, spot)
        if waiting == ASK_TRAVELLER:
            return refuse_traveller(self, place, spot)
        if waiting in (ASK_WALKER, ASK_WALKER_TWO):
            return refuse_walker(self, place, spot)
        if waiting == ASK_TRADER:
            return refuse_trader(self, place, spot)
        if waiting == ASK_FORWARD:
            return refuse_forward(self, place, spot)
        if waiting == ASK_SEND_HOME:
            return refuse_member(self, place, spot)
        return refuse(NOT_ASKED)

    def refuse_going(self, action: i64) -> i64:
        """Where a member goes, or that it goes no further."""
        waiting = self.waiting
        if action == STAY:
            return refuse_stay(self) if waiting in (ASK_WALK, ASK_WALKER_TWO) else refuse(NOT_ASKED)
        to = action - TO
        if waiting == ASK_MOVE:
            return refuse_move(self, to)
        if waiting == ASK_HURRY:
            return refuse_hurry(self, to)
        if waiting == ASK_SECOND:
            return refuse_going_on(self, to)
        if waiting == ASK_LAST:
            return refuse_last(self, to)
        if waiting == ASK_ANYWHERE:
            return refuse_anywhere(self, to)
        if waiting == ASK_WALK:
            return refuse_walk(self, to)
        return refuse(NOT_ASKED)

    def refuse_naming_tile(self, place: i64) -> i64:
        if self.waiting == ASK_BRAG:
            return refuse_tile(self, place)
        return refuse_taking_back(self, place) if self.waiting == ASK_TAKE_BACK else refuse(NOT_ASKED)

    def refuse_swapping(self, at: i64) -> i64:
        place = at // 49
        first = at // 7 % 7
        if self.waiting == ASK_BONUS:
            return refuse_bonus_swap(self, place, first, at % 7)
        return refuse_swap_two(self, place, first, at % 7) if self.waiting == ASK_SWAP_TWO else refuse(NOT_ASKED)

    def refuse_short_answer(self, action: i64) -> i64:
        waiting = self.waiting
        if action == FORGO and waiting == ASK_SIXTH:
            return LEGAL
        if action == ACCEPT and waiting == ASK_OFFER:
            return refuse_accept(self)
        if action == DECLINE and waiting == ASK_OFFER:
            return LEGAL
        return LEGAL if action >= COLOUR_OF and waiting == ASK_COLOUR else refuse(NOT_ASKED)

    # ---- chance ---------------------------------------------------------------------------------------------------------

    def outcomes(self, out: vec[i64], weights: vec[i64]) -> i64:
        waiting = self.waiting
        count: i64 = 0
        if waiting == C_SCANDAL:
            return self.list_draws(out, weights)
        bound = self.largest_outcome()
        for number in range(bound):
            if self.can_come(number):
                out[count] = self.first_outcome() + number
                weights[count] = 1
                count += 1
        return count

    def list_draws(self, out: vec[i64], weights: vec[i64]) -> i64:
        """Florence §7: the cards left in the deck, copies told apart; the last one has two names.

        So there is always a draw, even of the last card. Without it others could see that nothing had to be drawn by lot, and
        a secret would come out in the same step as the one before.
        """
        count: i64 = 0
        first = self.medici * KINDS
        for card in range(first, first + KINDS):
            copies = self.deck[card]
            if copies == 1 and self.left[self.medici] == 1:
                copies = 2
            for copy in range(copies):
                out[count] = OUT_SCANDAL + card * 3 + copy
                weights[count] = 1
                count += 1
        return count

    def largest_outcome(self) -> i64:
        waiting = self.waiting
        if waiting == C_START:
            return self.players
        if waiting in (C_OBJECTIVE, C_RIVAL_OBJECTIVE):
            return self.parts.objectives
        if waiting == C_TIME:
            return 12
        return STROZZI_CARDS if waiting == C_STROZZI else PLACES

    def first_outcome(self) -> i64:
        waiting = self.waiting
        if waiting == C_TILE:
            return OUT_TILE
        if waiting == C_COACH:
            return OUT_COACH
        if waiting == C_TIME:
            return OUT_TIME
        if waiting == C_DESTINATION:
            return OUT_DESTINATION
        if waiting == C_START:
            return OUT_START
        return OUT_STROZZI if waiting == C_STROZZI else OUT_OBJECTIVE

    def can_come(self, number: i64) -> bool:
        """Whether an outcome other than a scandal card can come up; all that can are equally likely."""
        waiting = self.waiting
        if waiting == C_DESTINATION:
            return can_be_destination(self, number)
        if waiting == C_TIME:
            return self.is_time_tile(number + 1) and time_tile_left(self, number + 1)
        if waiting == C_STROZZI:
            return self.waits[number] == 0
        if waiting == C_TILE:
            return absent(self.tile, number)
        if waiting == C_COACH:
            return absent(self.coach, number)
        if waiting in (C_OBJECTIVE, C_RIVAL_OBJECTIVE):
            return absent(self.objective, number)
        return True

    def is_time_tile(self, value: i64) -> bool:
        for i in range(ROUNDS - 1):
            if self.parts.time_tiles[i] == value:
                return True
        return False

    def source(self) -> i64:
        waiting = self.waiting
        if waiting == C_SCANDAL:
            return SCANDAL_STREAM + self.medici
        if waiting == C_STROZZI:
            return STROZZI_STREAM + self.round
        if waiting == C_TILE:
            return TILE_STREAM
        if waiting == C_COACH:
            return COACH_STREAM
        if waiting == C_TIME:
            return TIME_STREAM
        if waiting == C_DESTINATION:
            return DESTINATION_STREAM
        if waiting == C_START:
            return START_STREAM
        return OBJECTIVE_STREAM if waiting == C_OBJECTIVE else RIVAL_STREAM

    def audience(self) -> i64:
        if self.waiting == C_SCANDAL and self.receiver < self.players:
            return 1 << self.receiver
        if self.waiting == C_OBJECTIVE:
            return 1 << (self.step_of - 1)
        return EVERYONE

    # ---- what follows ---------------------------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        self.shown = False
        self.carry_out(action)
        self.settle()

    def carry_out(self, action: i64) -> None:
        """Let a decision or an outcome take effect."""
        waiting = self.waiting
        if waiting == ASK_ACTION:
            act(self, action)
        elif waiting <= LAST_CHANCE:
            self.come_up(action)
        elif action >= SWAP:
            self.answer_shortly(action)
        elif action >= TILE:
            self.answer_with_tile(action)
        elif action >= TO:
            self.answer_with_way(action)
        elif action >= MEMBER:
            at = action - MEMBER
            self.answer_with_member(at // 7, at % 7)
        elif action >= PLACE_AT:
            place_debutant(self, action - PLACE_AT)
            if waiting == ASK_FIRST:
                ask_first(self)
        elif action >= RING:
            lay_ring(self, action - RING)
        elif waiting == ASK_GIFT:
            give(self, action - GIFT)
        elif waiting == ASK_SIXTH:
            make_room(self, action - DISCARD)
        else:
            discard_for_time(self, action - DISCARD)

    def answer_with_member(self, place: i64, spot: i64) -> None:
        waiting = self.waiting
        if waiting == ASK_MOVER:
            choose_mover(self, place, spot)
        elif waiting == ASK_HURRIER:
            choose_hurrier(self, place, spot)
        elif waiting == ASK_SECOND:
            choose_second(self, place, spot)
        elif waiting == ASK_PROMOTE:
            promote(self, place, spot)
        elif waiting == ASK_TRAVELLER:
            choose_traveller(self, place, spot)
        elif waiting == ASK_TRADER:
            choose_trader(self, place, spot)
        elif waiting == ASK_FORWARD:
            step_forward(self, place, spot)
        elif waiting == ASK_SEND_HOME:
            send_home(self, place, spot)
        else:
            choose_walker(self, place, spot)

    def answer_with_way(self, action: i64) -> None:
        waiting = self.waiting
        to = action - TO
        if action == STAY:
            end_walk(self)
        elif waiting in (ASK_MOVE, ASK_LAST):
            move(self, to)
        elif waiting == ASK_HURRY:
            hurry(self, to)
        elif waiting == ASK_SECOND:
            go_on(self, to)
        elif waiting == ASK_ANYWHERE:
            go_anywhere(self, to)
        else:
            walk(self, to)

    def answer_with_tile(self, action: i64) -> None:
        if action == TAKE_TIME:
            take_time(self)
        elif action == TAKE_POINT:
            take_point(self)
        elif action >= SHIELD:
            post(self, action - SHIELD)
        elif self.waiting == ASK_BRAG:
            brag(self, action - TILE)
        else:
            take_back(self, action - TILE)

    def answer_shortly(self, action: i64) -> None:
        if action < WITH:
            at = action - SWAP
            swap(self, at // 49, at // 7 % 7, at % 7)
        elif action < FORGO:
            at = action - WITH
            trade_places(self, at // 7, at % 7)
        elif action == FORGO:
            forgo(self)
        elif action == ACCEPT:
            accept(self)
        elif action == DECLINE:
            decline(self)
        else:
            choose_colour(self, action - COLOUR_OF + 1)

    def come_up(self, outcome: i64) -> None:
        """Let an outcome take effect."""
        waiting = self.waiting
        if waiting == C_SCANDAL:
            receive(self, (outcome - OUT_SCANDAL) // 3)
        elif waiting == C_STROZZI:
            draw_strozzi(self, outcome - OUT_STROZZI)
        elif waiting == C_TILE:
            lay_tile(self, outcome - OUT_TILE)
        elif waiting == C_COACH:
            stand_coach(self, outcome - OUT_COACH)
        elif waiting == C_TIME:
            set_time(self, outcome - OUT_TIME + 1)
        elif waiting == C_DESTINATION:
            set_destination(self, outcome - OUT_DESTINATION)
        elif waiting == C_OBJECTIVE:
            deal_objective(self, outcome - OUT_OBJECTIVE)
        elif waiting == C_START:
            start_with(self, outcome - OUT_START)
        else:
            score_rival_objective(self, outcome - OUT_OBJECTIVE)

    def settle(self) -> None:
        """Go on until somebody must decide between at least two things; what has only one answer is carried out."""
        while True:
            waiting = self.waiting
            if waiting == TURN_OVER:
                next_turn(self)
            elif waiting <= LAST_CHANCE:
                if not self.is_certain():
                    return
                self.outcomes(ANSWERS, ODDS)
                self.come_up(ANSWERS[0])
            elif waiting <= LAST_QUESTION:
                if self.answers(ANSWERS, 2) > 1:
                    return
                self.carry_out(ANSWERS[0])
            elif waiting == FINISHED:
                return
            else:
                self.go_on_by_itself()

    def go_on_by_itself(self) -> None:
        waiting = self.waiting
        if waiting == TRAVEL:
            travel(self)
        elif waiting == STROZZI_ACTS:
            strozzi_acts(self)
        elif waiting == SCORE:
            score_destination(self)
        elif waiting == OFFERS:
            next_offer(self)
        elif waiting == ROUND_OVER:
            end_round(self)
        elif waiting == UPKEEP:
            upkeep(self)
        elif waiting == SET_UP:
            set_up(self)
        elif waiting == FINAL:
            final_scoring(self)

    def is_certain(self) -> bool:
        """Whether chance has one possible outcome. A scandal card never is, see `list_draws`."""
        return self.outcomes(ANSWERS, ODDS) == 1

    # ---- copies ---------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        return FlorenceState(self.parts, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Florence §2, §7: objectives and hands of the others; at the end the objectives are open."""
        if self.players == 1:
            return
        if self.waiting != FINISHED:
            deal_objectives(self, seat, rng)
        deal_scandals(self, seat, rng)

    def observation_size(self) -> i64:
        return size(self.players)

    def observe(self, seat: i64, out: vec[i32], at: i64) -> None:
        observe(self, seat, out, at)

    def scores(self) -> list[int]:
        return [self.points[seat] for seat in range(self.players)]

    def rivals(self) -> list[int]:
        return [self.points[1]] if self.players == 1 else []

    def placings(self) -> list[int]:
        """Florence §10, §11.4, FL33, FL56: ties by members, then gifts; alone, only more points than Strozzi win."""
        if self.players == 1:
            return [1 if self.points[0] > self.points[1] else 2]
        places: list[int] = []
        for seat in range(self.players):
            place = 1
            for other in range(self.players):
                if beats(self, other, seat):
                    place += 1
            places.append(place)
        return places

    def numbers(self) -> list[int]:
        numbers: list[int] = [
            self.waiting,
            self.round,
            self.start,
            self.current,
            self.asked,
            self.passes,
            self.first_passer,
            self.step_of,
            self.card,
            self.medici,
            self.place,
            self.spot,
            self.carried,
            self.lead_from,
            self.lead_spot,
            self.lead_to,
            self.steps,
            self.key,
            self.stage,
            self.receiver,
            self.offered,
            self.reward,
            self.drawn,
            self.lead_member,
            int(self.for_brag),
            int(self.shown),
            int(self.feast),
        ]
        for field in self.arrays():
            numbers.extend(field)
        return numbers

    def arrays(self) -> list[vec[i64]]:
        """Every array of the table, in the order of a snapshot."""
        return [
            self.tile,
            self.coach,
            self.goal,
            self.stack,
            self.hour,
            self.queue,
            self.size,
            self.here,
            self.guard,
            self.marker,
            self.supply,
            self.board,
            self.time,
            self.points,
            self.passed,
            self.ring,
            self.acts,
            self.gifts,
            self.given,
            self.guards,
            self.markers,
            self.order,
            self.objective,
            self.hand,
            self.held,
            self.deck,
            self.left,
            self.discard,
            self.shuffled,
            self.old,
            self.track,
            self.waits,
        ]

    def restore(self, numbers: list[int]) -> None:
        self.waiting = numbers[0]
        self.round = numbers[1]
        self.start = numbers[2]
        self.current = numbers[3]
        self.asked = numbers[4]
        self.passes = numbers[5]
        self.first_passer = numbers[6]
        self.step_of = numbers[7]
        self.card = numbers[8]
        self.medici = numbers[9]
        self.place = numbers[10]
        self.spot = numbers[11]
        self.carried = numbers[12]
        self.lead_from = numbers[13]
        self.lead_spot = numbers[14]
        self.lead_to = numbers[15]
        self.steps = numbers[16]
        self.key = numbers[17]
        self.stage = numbers[18]
        self.receiver = numbers[19]
        self.offered = numbers[20]
        self.reward = numbers[21]
        self.drawn = numbers[22]
        self.lead_member = numbers[23]
        self.for_brag = numbers[24] == 1
        self.shown = numbers[25] == 1
        self.feast = numbers[26] == 1
        at = SCALARS
        for field in self.arrays():
            for i in range(len(field)):
                field[i] = numbers[at]
                at += 1


def absent(taken: vec[i64], number: i64) -> bool:
    """Whether a number does not occur among those already taken."""
    for i in range(len(taken)):
        if taken[i] == number:
            return False
    return True
