"""Florence, played simply: finish each thinkable action in mind and take the one that leaves the best table.

A table is worth the points on it and what the next destinations, heads, objective, time and cards promise. What the others
will do is not thought about.
"""

from typing import Final, cast

from signoria.core.advice import Advice
from signoria.core.perspective import Perspective
from signoria.games.florence.actions import (
    ACCEPT,
    COLOUR_OF,
    DECLINE,
    DISCARD,
    FORGO,
    PASS,
    RING,
)
from signoria.games.florence.components import (
    CONTESSINA,
    FIRST_SPY,
    GIOVANNI,
    MEDICI,
    PLACES,
    RANKS,
    ROUNDS,
    SHIELDS,
    SPACES,
    STREETS,
    STRIDE,
)
from signoria.games.florence.queues import lead, order_of_control
from signoria.games.florence.scoring import members_on, price
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.table import (
    ASK_ACTION,
    ASK_BONUS,
    ASK_COLOUR,
    ASK_OFFER,
    ASK_RING,
    ASK_SIXTH,
    BOARD_OF,
    COACH_OF,
    GOAL_OF,
    GUARD_AT,
    HELD_BY,
    HOUR_OF,
    MARKER_AT,
    MARKERS_OF,
    OBJECTIVE_OF,
    ORDER_AT,
    PASSED_BY,
    SIZE_AT,
)

# What a unit of time is worth in points while there are rounds to spend it in; at the end two are one point.
TIME: Final = 1.1
LAST_TIME: Final = 0.5
# How much of a destination's points counts, by how many rounds off it is.
FORESIGHT: Final = (1.0, 0.65, 0.4)
HEADS: Final = (1.0, 0.5, 0.3)
# A member on the board promises so much for each round whose destination is not known yet; a higher rank more.
MEMBER: Final = (0.55, 1.0, 1.3)
CARD: Final = 1.3
SPY: Final = 0.35
BODYGUARD: Final = 0.3
BOUNCER: Final = 0.2
MARKER: Final = 0.55
TOP_MARKER: Final = 0.25
OBJECTIVE: Final = 0.8
# How deep the questions of one action are followed.
DEPTH: Final = 6


def advise(perspective: Perspective) -> Advice:
    """The decision whose best continuation within this action is worth most."""
    state = cast(FlorenceState, perspective.imagine())
    legal = perspective.legal_actions()
    waiting = state.waiting
    if waiting == ASK_OFFER:
        return advise_on_offer(state, legal)
    if waiting == ASK_SIXTH:
        return Advice(FORGO, "bonus")
    if waiting == ASK_COLOUR:
        return Advice(COLOUR_OF, "bonus")
    if waiting == ASK_RING:
        return Advice(RING + best_ring(state, legal), "bonus")
    seat = perspective.seat
    worths = [(worth_after(state, action, seat, 0), -action) for action in legal]
    best = max(worths)
    gain = round(best[0] - sorted(worths)[-2][0])
    if waiting == ASK_BONUS:
        return Advice(-best[1], "bonus")
    if -best[1] == PASS:
        return Advice(PASS, "pass")
    return Advice(-best[1], "place", {"gain": max(0, gain)})


def explain(perspective: Perspective, action: int) -> Advice | None:
    """What speaks for an action at first sight; by how much it is ahead then says little of what comes later."""
    found = advise(perspective)
    return found if found.action == action and found.key not in ("place", "bonus") else None


def advise_on_offer(state: FlorenceState, legal: list[int]) -> Advice:
    """Giovanni's points for time that is worth less."""
    cost = price(state)
    points = state.parts.reward[(state.round - 1) * 3 + state.reward]
    if int(points) <= int(cost) * TIME + 1:
        return Advice(DECLINE, "offer", {"price": int(cost)})
    return Advice(ACCEPT if ACCEPT in legal else legal[0], "offer", {"price": int(cost)})


def best_ring(state: FlorenceState, legal: list[int]) -> int:
    """Where the most is to be won by stepping forward: a coming destination with a member behind others."""
    free = [action - RING for action in legal]
    hopes = []
    for place in free:
        hope = 0.0
        for ahead in range(3):
            if state.destination(ahead) == place and state.round + ahead <= ROUNDS:
                hope += FORESIGHT[ahead] * 2 * int(state.here[state.asked * PLACES + place])
        hopes.append((hope + 0.5 * int(state.here[state.asked * PLACES + place]), -place))
    return -max(hopes)[1]


def worth_after(state: FlorenceState, action: int, seat: int, depth: int) -> float:
    """The worth of the table once the action that begins with this decision has been finished as well as possible."""
    if state.waiting == ASK_ACTION and action == PASS:
        return worth(state, seat) + worth_of_passing(state, seat)
    copy = cast(FlorenceState, state.clone())
    copy.apply(action)
    if copy.round != state.round:
        return worth(state, seat)
    discards = state.waiting in (ASK_ACTION, ASK_BONUS) and DISCARD <= action < RING
    inside = copy.actor() == seat and copy.waiting not in (ASK_ACTION, ASK_BONUS) and not discards
    if inside and depth < DEPTH:
        answers = copy.legal_actions()
        return max(worth_after(copy, further, seat, depth + 1) for further in answers)
    return worth(copy, seat)


def worth_of_passing(state: FlorenceState, seat: int) -> float:
    """The first to pass gains time; then there is a bonus for every turn of somebody else."""
    others = [family for family in range(state.parts.families) if family != seat and not state.family[PASSED_BY + family]]
    if not others:
        return 0.0
    longest = max(int(state.time[family]) for family in others)
    bonuses = min(4.0, longest / 3.5)
    first = 2 * value_of_time(state) if state.passes == 0 and state.time[seat] <= 10 else 0.0
    return first + 0.8 * bonuses


def value_of_time(state: FlorenceState) -> float:
    return TIME if state.round < ROUNDS else LAST_TIME


# ---- what a table is worth -------------------------------------------------------------------------------------------------


def worth(state: FlorenceState, seat: int) -> float:
    """Points, and all that promises some."""
    left = int(ROUNDS) - int(state.round)
    total = float(state.points[seat])
    total += worth_of_clock(state, seat)
    total += worth_of_destinations(state, seat)
    total += worth_of_heads(state, seat)
    total += worth_of_members(state, seat, max(0, left - 2))
    total += worth_of_objective(state, seat, left)
    total += worth_of_guards(state, seat, left)
    total += (CARD if left else LAST_TIME) * int(state.family[HELD_BY + seat])
    total += MARKER * float(min(int(state.family[MARKERS_OF + seat]), left + 1)) * float(left + 1)
    return total


def worth_of_clock(state: FlorenceState, seat: int) -> float:
    """Time that would be lost at the next gain is worth nothing."""
    time = int(state.time[seat])
    if state.round >= ROUNDS:
        return LAST_TIME * time
    room = int(state.parts.cap - state.city[HOUR_OF + state.round])
    return TIME * min(time, room) + 0.2 * max(0, time - room)


def worth_of_destinations(state: FlorenceState, seat: int) -> float:
    total = 0.0
    for ahead in range(3):
        at = state.round - 1 + ahead
        if at < ROUNDS:
            total += FORESIGHT[ahead] * scored_there(state, seat, at, ahead)
    return total


def scored_there(state: FlorenceState, seat: int, at: int, ahead: int) -> float:
    """What the Medici of a round would pay this seat for the queue as it stands."""
    place = state.city[GOAL_OF + at]
    if place < 0 or state.here[seat * PLACES + place] == 0:
        return 0.0
    parts = state.parts
    if at % MEDICI == GIOVANNI:
        count = order_of_control(state, place)
        for rank in range(min(count, parts.rewards[at])):
            if state.family[ORDER_AT + rank] == seat:
                cost = int(parts.price[at * 3 + rank])
                affordable = ahead > 0 or state.time[seat] + state.family[HELD_BY + seat] >= cost
                return max(0.0, int(parts.reward[at * 3 + rank]) - TIME * cost) if affordable else 0.0
        return 1.0
    total = 0.0
    for spot in range(state.city[SIZE_AT + place]):
        member = state.queue[place * STRIDE + spot]
        if member >> 2 == seat and (at % MEDICI != CONTESSINA or member & 3):
            total += int(parts.place_points[at * STRIDE + spot])
    return total


def worth_of_heads(state: FlorenceState, seat: int) -> float:
    """Lead positions on the ways of the coaches, and topmost markers with a member there."""
    total = 0.0
    for ahead in range(3):
        at = state.round - 1 + ahead
        if at >= ROUNDS or state.city[GOAL_OF + at] < 0:
            continue
        place = state.city[COACH_OF + at % MEDICI]
        for _ in range(PLACES):
            if place == state.city[GOAL_OF + at]:
                break
            place = state.parts.after[place]
            if lead(state, place) == seat:
                total += HEADS[ahead] * int(state.parts.head[at])
            if state.here[seat * PLACES + place] and tops(state, seat, place):
                total += HEADS[ahead] * CARD
            if state.city[GUARD_AT + FIRST_SPY + place] >> seat & 1:
                total += HEADS[ahead] * CARD
    return total


def tops(state: FlorenceState, seat: int, place: int) -> bool:
    for space in (2, 1, 0):
        owner = state.city[MARKER_AT + place * SPACES + space]
        if owner >= 0:
            return bool(owner == seat)
    return False


def worth_of_members(state: FlorenceState, seat: int, unknown: int) -> float:
    """Members will be of use in rounds whose destinations are not known yet."""
    return sum(MEMBER[rank] * int(state.family[BOARD_OF + seat * RANKS + rank]) * unknown for rank in range(RANKS))


def worth_of_objective(state: FlorenceState, seat: int, left: int) -> float:
    if state.family[OBJECTIVE_OF + seat] < 0:
        return 0.0
    count = int(members_on(state, seat, state.family[OBJECTIVE_OF + seat]))
    sure = int(state.parts.objective_points[count])
    share = 1.0 - left / (ROUNDS + 1)
    return share * (OBJECTIVE * sure + (1.2 * count if left else 0.2 * sure))


def worth_of_guards(state: FlorenceState, seat: int, left: int) -> float:
    total = 0.0
    for shield in range(SHIELDS):
        if state.city[GUARD_AT + shield] >> seat & 1:
            each = BODYGUARD if shield < STREETS else SPY if shield < FIRST_SPY + PLACES else BOUNCER
            total += each * left
    total += TOP_MARKER * left * sum(tops(state, seat, place) for place in range(PLACES))
    return total
