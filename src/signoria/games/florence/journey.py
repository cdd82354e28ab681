"""Florence §7: the coach drives stop by stop; heads score, braggers and spies draw scandals."""

from mypy_extensions import i64

from signoria.games.florence.bragging import top_marker
from signoria.games.florence.components import CARDS, FIRST_SPY, KINDS, MEDICI
from signoria.games.florence.events import (
    BRAG_REWARD,
    COACH_ENTERS,
    DRAWS,
    DREW,
    FORGOES,
    HEAD,
    NO_BRAGGER,
    NO_CARD,
    NO_HEAD,
    RESHUFFLED,
    S_DISCARDS,
    S_HEAD,
    S_NO_TIME_FOR_BRAG,
    S_REWARD_TIME,
    SPY_REWARD,
)
from signoria.games.florence.queues import lead
from signoria.games.florence.scandals import discard_for_time
from signoria.games.florence.table import (
    ASK_SIXTH,
    C_SCANDAL,
    COACH_OF,
    DECK_OF,
    DISCARDED,
    GOAL_OF,
    GUARD_AT,
    HELD_BY,
    LEFT_OF,
    NO_HISTORY,
    OLD_OF,
    SCORE,
    SHUFFLED,
    TRACK_OF,
    TRAVEL,
    FlorencePosition,
    note_draw,
)


def travel(table: FlorencePosition) -> None:
    """Florence §7, FL19, FL22, FL73: at each stop the head, then the best bragger, then spies from the start family on."""
    families = table.parts.families
    while table.waiting == TRAVEL:
        stage = table.stage
        table.stage += 1
        if stage == 0:
            enter(table)
        elif stage == 1:
            reward_bragging(table)
        elif stage == 2 and table.city[GUARD_AT + FIRST_SPY + table.city[COACH_OF + table.active()]] == 0:
            table.stage = 0  # nobody has a spy here
        elif stage < 2 + families:
            family = table.start + stage - 2
            if family >= families:
                family -= families
            reward_spy(table, family)
        else:
            table.stage = 0


def enter(table: FlorencePosition) -> None:
    """Florence §7: the coach follows the ring; where it has arrived, the queue is scored."""
    medici = table.active()
    if table.city[COACH_OF + medici] == table.city[GOAL_OF + table.round - 1]:
        table.waiting = SCORE
        return
    place = table.parts.after[table.city[COACH_OF + medici]]
    table.city[COACH_OF + medici] = place
    table.emit(COACH_ENTERS, medici, place + 1)
    score_head(table, place)


def score_head(table: FlorencePosition, place: i64) -> None:
    """Florence §7, §11.4: the family in the lead position scores, whoever controls the location."""
    family = lead(table, place)
    if family < 0:
        table.emit(NO_HEAD, place + 1)
        return
    points = table.parts.head[table.round - 1]
    table.points[family] += points
    if family < table.players:
        table.emit(HEAD, family, place + 1, points)
    else:
        table.emit(S_HEAD, place + 1, points)


def reward_bragging(table: FlorencePosition) -> None:
    """Florence §7, FL23: the topmost marker's owner draws, if the family has a member there; else nobody does."""
    place = table.city[COACH_OF + table.active()]
    colour = top_marker(table, place)
    if colour < 0:
        return
    family = table.parts.house[colour]
    if table.presence(family, place) == 0:
        if family < table.players:
            table.emit(NO_BRAGGER, family, place + 1)
        return
    if family < table.players:
        table.emit(BRAG_REWARD, family, place + 1)
    give_card(table, family, True)


def reward_spy(table: FlorencePosition, family: i64) -> None:
    """Florence §5.7, §7, FL19: a spy draws a card at every location entered, with or without members there."""
    place = table.city[COACH_OF + table.active()]
    if (table.city[GUARD_AT + FIRST_SPY + place] >> family) & 1 == 0:
        return
    if family < table.players:
        table.emit(SPY_REWARD, family, place + 1)
    give_card(table, family, False)


def discarded(table: FlorencePosition, medici: i64) -> i64:
    """How many cards lie on the discard pile of a Medici."""
    count: i64 = 0
    for card in range(medici * KINDS, medici * KINDS + KINDS):
        count += table.piles[DISCARDED + card]
    return count


def give_card(table: FlorencePosition, family: i64, for_brag: bool) -> None:
    """Florence §7, FL22, FL61, FL62: a card of the travelling Medici, if there is one; a full hand is asked first."""
    medici = table.active()
    table.receiver = family
    table.medici = medici
    table.for_brag = for_brag
    if table.piles[LEFT_OF + medici] == 0 and discarded(table, medici) == 0:
        table.emit(NO_CARD, medici)
        return
    if family < table.players and table.family[HELD_BY + family] >= table.parts.hand_limit:
        table.asked = family
        table.waiting = ASK_SIXTH
        return
    begin_draw(table)


def begin_draw(table: FlorencePosition) -> None:
    """Florence §7, FL60: the discard pile is shuffled only when a card must be drawn and none is left."""
    medici = table.medici
    if table.piles[LEFT_OF + medici] == 0:
        reshuffle(table, medici)
    table.waiting = C_SCANDAL


def reshuffle(table: FlorencePosition, medici: i64) -> None:
    """Florence §7, FL60: from now on everyone knows what the deck holds, and what the hands hold together."""
    first = medici * KINDS
    count: i64 = 0
    for card in range(first, first + KINDS):
        count += table.piles[DISCARDED + card]
        table.piles[DECK_OF + card] = table.piles[DISCARDED + card]
        table.piles[SHUFFLED + card] = table.piles[DISCARDED + card]
        table.piles[DISCARDED + card] = 0
        for seat in range(table.players):
            table.piles[OLD_OF + seat * CARDS + card] = table.hand[seat * CARDS + card]
    table.piles[LEFT_OF + medici] = count
    for seat in range(table.players):
        table.piles[TRACK_OF + seat * MEDICI + medici] = NO_HISTORY
    table.emit(RESHUFFLED, medici)


def receive(table: FlorencePosition, card: i64) -> None:
    """Florence §7, §11.4, FL53: the card goes to the hand unseen by others; Strozzi discards it and takes time."""
    family = table.receiver
    medici = table.medici
    table.piles[DECK_OF + card] -= 1
    table.piles[LEFT_OF + medici] -= 1
    table.waiting = TRAVEL
    if family >= table.players:
        strozzi_receives(table, card)
        return
    table.hand[family * CARDS + card] += 1
    table.family[HELD_BY + family] += 1
    at = family * MEDICI + medici
    table.piles[TRACK_OF + at] = note_draw(table.piles[TRACK_OF + at])
    table.emit(DRAWS, family, medici)
    table.emit_to(1 << family, DREW, family, card)


def strozzi_receives(table: FlorencePosition, card: i64) -> None:
    """Florence §11.4, §11.5, FL53, FL90: the card is discarded; with the easier switch bragging brings him no time."""
    table.piles[DISCARDED + card] += 1
    table.emit(S_DISCARDS, card, table.city[COACH_OF + table.medici] + 1)
    if table.for_brag and table.parts.easy_rewards:
        table.emit(S_NO_TIME_FOR_BRAG)
        return
    gained = table.gain_time(1, 1)
    table.emit(S_REWARD_TIME, gained, table.time[1])


def make_room(table: FlorencePosition, card: i64) -> None:
    """Florence §7, FL21, FL61: throw one card away for 1 time, then draw."""
    discard_for_time(table, card)
    begin_draw(table)


def forgo(table: FlorencePosition) -> None:
    """Florence §7, FL61: 1 time instead of the sixth card, which is not drawn."""
    seat = table.receiver
    gained = table.gain_time(seat, 1)
    table.emit(FORGOES, seat, gained)
    table.waiting = TRAVEL
