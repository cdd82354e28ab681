"""Il Vecchio: try out the rest of the own action, and take what leaves the family best off.

A position is worth the points it would score now, own nobility tiles included, and something for everything that leads to
points: goods, members on the map, tiles. The first piece of a good is worth more than the fourth, so that the family gathers
what it lacks; in the double turn goods fade.
"""

from functools import cache
from typing import Final, cast

from signoria.core.advice import Advice
from signoria.core.perspective import Perspective
from signoria.core.state import CHANCE
from signoria.games.ilvecchio.actions import GO
from signoria.games.ilvecchio.components import COUNCIL, MOST_SPACES, NOBILITY, PAYMENTS, REGIONS, TRACKS
from signoria.games.ilvecchio.scoring import nobility_points, public_points
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.table import (
    ABBOT,
    ASSASSIN,
    COUNCIL_STACK,
    COUNCIL_TILES,
    CREST,
    CRESTS,
    DOUBLE_TURN,
    DRAW,
    FINISHED,
    FLORINS,
    GOODS,
    HIDDEN_TILE,
    KNIGHT,
    MEN,
    NOBILITY_TILES,
    OWN,
    PROVINCE_TILES,
    ROLL,
    SCROLL,
    STANDING,
    SUPPLY,
    TURN,
)
from signoria.games.ilvecchio.takeover import florins_for, is_open, next_space, office_cost

# What each further piece of a good is worth beside the plans it serves: florins, followers, scrolls, carriages, bishops.
FLORIN_VALUES: Final = (0.2, 0.2, 0.2, 0.2, 0.15, 0.15, 0.15, 0.15, 0.1, 0.1, 0.05)
FOLLOWER_VALUES: Final = (0.5, 0.4, 0.2, 0.1)
SCROLL_VALUES: Final = (0.5, 0.5, 0.3, 0.3, 0.1)
CARRIAGE_VALUES: Final = (0.35, 0.2, 0.1)
BISHOP_VALUES: Final = (0.45, 0.25, 0.1)
GOOD_VALUES: Final = (FOLLOWER_VALUES, FOLLOWER_VALUES, FOLLOWER_VALUES, SCROLL_VALUES, CARRIAGE_VALUES, BISHOP_VALUES)
# A plan is worth what it brings, less for every action it still takes; the best counts whole, the next ones in part.
PATIENCE: Final = 0.62
PLANS: Final = (0.55, 0.3, 0.15)
PROVINCE_TILE: Final = 1.5
COUNCIL_TILE: Final = 2.5
NOBILITY_TILE: Final = 5.0
CREST_ON_THE_WAY: Final = 1.5
FLORINS_A_TURN: Final = 5.0
# What the first, second … standing member is worth: one who can act is needed, a crowd is not.
STANDING_VALUES: Final = (0.6, 0.45, 0.4, 0.3, 0.2, 0.1)
LYING_MEMBER: Final = 0.12
MEMBER_IN_SUPPLY: Final = 0.05
GUARDED_TOWN: Final = 0.15
# A council tile works for the rest of the match, a province tile once.
COUNCIL_VALUES: Final = (1.6, 1.4, 1.5, 1.4, 1.4, 1.5, 1.0, 1.0, 1.6, 1.4, 1.3, 1.2)
PROVINCE_VALUES: Final = (1.4, 1.6, 1.0, 1.3, 1.4, 1.3, 1.4, 1.4, 1.5, 1.4, 1.2, 0.5, 1.0, 1.4, 1.4, 1.1, 1.5, 0.7)
# What a nobility tile can be expected to gain beyond what it is worth now.
NOBILITY_HOPES: Final = (0.0, 0.5, 2.0, 1.0, 1.5, 1.5, 2.5, 2.0, 1.0, 3.0, 1.5, 2.0)
MEMBER_TO_COME: Final = 0.35
# A crest brings the end nearer, and the end should come while one is ahead in what one has begun.
HASTE: Final = 1.5
# How far goods still count in the own double turn, and before it; and how sure a takeover with the last action is.
ALMOST_NOTHING: Final = 0.05
BEFORE_DOUBLE_TURN: Final = 0.6
LAST_ACTION: Final = 0.8


def advise(perspective: Perspective) -> Advice:
    """The action after which, the rest of it played well, the family is best off."""
    state = cast(IlVecchioState, perspective.imagine())
    seat = perspective.seat
    best = -1.0e9
    chosen = -1
    for action in perspective.legal_actions():
        after = cast(IlVecchioState, state.clone())
        after.apply(action)
        worth = outlook(after, seat)
        if worth > best:
            best, chosen = worth, action
    return Advice(chosen, reason(perspective, chosen))


def reason(perspective: Perspective, action: int) -> str:
    """Why, in a word."""
    verb = perspective.game.actions.verb(action).key
    words = {
        "recover": "recover",
        "reinforce": "reinforce",
        "use": "tile",
        "reuse": "tile",
        "claim": "tile",
        "forgo": "forgo",
        "end-turn": "end",
        "office": "office",
        "pay": "province",
        "pay-florins": "province",
        "keep-nobility": "points",
        "keep-council": "tile",
        "walk": "cheapest",
        "ride": "cheapest",
        "give": "cheapest",
        "lay-down": "cheapest",
        "take-back": "cheapest",
    }
    if GO <= action < GO + MEN // 2:
        colour = perspective.view()["map"][perspective.game.actions.text(action).split()[1]]["colour"]
        return {"red": "province", "florence": "office"}.get(colour, "gather")
    return words.get(verb, "gather")


def outlook(state: IlVecchioState, seat: int) -> float:
    """What the position is worth once the seat has answered what it is still asked about this action."""
    if state.actor() != seat or state.waiting == TURN:
        return value(state, seat)
    best = -1.0e9
    for action in state.legal_actions():
        after = cast(IlVecchioState, state.clone())
        after.apply(action)
        best = max(best, outlook(after, seat))
    return best


def value(state: IlVecchioState, seat: int) -> float:
    """Points now, and what may become points."""
    own = seat * OWN
    if state.stage == FINISHED:
        return float(state.scores()[seat])
    worth = int(public_points(state, seat)) + hopes(state, seat) + HASTE * int(state.own[own + CRESTS])
    worth += fading(state, seat) * (goods_value(state, seat) + members_value(state, seat) + tiles_value(state, seat))
    if state.actor() == CHANCE and state.asked == seat:
        worth += to_come(state, seat)
    return worth + last_action(state, seat) + 0.01 * int(state.own[own + FLORINS])


def to_come(state: IlVecchioState, seat: int) -> float:
    """What the pending chance will bring: a tile, a crest and then a tile, or a member."""
    left = fading(state, seat)
    if state.waiting == ROLL:
        return left * MEMBER_TO_COME
    if state.waiting == CREST:
        return 1 + HASTE + (NOBILITY_TILE if state.pending_arg() == NOBILITY else left * tile_value(state.pending_arg()))
    if state.waiting == DRAW:
        return left * COUNCIL_TILE if state.pending_arg() & 15 == COUNCIL_STACK else NOBILITY_TILE
    return 0.0


def fading(state: IlVecchioState, seat: int) -> float:
    """How much of the match is left to turn goods into points."""
    if state.stage != DOUBLE_TURN:
        return 1.0
    if state.turn_seat == seat:
        return ALMOST_NOTHING
    # Who comes later in the double turns still has both actions.
    mine = (seat - state.start) % state.players
    return BEFORE_DOUBLE_TURN if mine > (state.turn_seat - state.start) % state.players else ALMOST_NOTHING


def last_action(state: IlVecchioState, seat: int) -> float:
    """In the own double turn, after its first action: the points of a takeover for which everything is there."""
    if state.stage != DOUBLE_TURN or state.turn_seat != seat or state.actions_left != 1:
        return 0.0
    if state.own[seat * OWN + STANDING] == 0:
        return 0.0
    ready = [track for track in range(TRACKS) if actions_to(state, seat, track) == 0]
    return LAST_ACTION * max(
        (int(state.parts.points[track * MOST_SPACES + next_space(state, track)]) for track in ready), default=0
    )


def hopes(state: IlVecchioState, seat: int) -> float:
    """Own nobility tiles: what they are worth, and while the match goes on what they may become."""
    mask = state.own[seat * OWN + NOBILITY_TILES]
    worth = 0.0
    for tile, hope in enumerate(NOBILITY_HOPES):
        if (mask >> tile) & 1:
            worth += int(nobility_points(state, seat, tile)) + (hope if state.stage != DOUBLE_TURN else 0.0)
    return worth


def goods_value(state: IlVecchioState, seat: int) -> float:
    own = seat * OWN
    worth = pieces(FLORIN_VALUES, state.own[own + FLORINS])
    for good in range(1, GOODS):
        worth += pieces(GOOD_VALUES[good - 1], state.own[own + good])
    return worth + plans_value(state, seat)


def plans_value(state: IlVecchioState, seat: int) -> float:
    """The provinces and offices within sight, by what they bring and how far away they are."""
    plans = sorted((plan_value(state, seat, track) for track in range(TRACKS)), reverse=True)
    return sum(share * plan for share, plan in zip(PLANS, plans, strict=False))


def plan_value(state: IlVecchioState, seat: int, track: int) -> float:
    if not is_open(state, track):
        return 0.0
    space = next_space(state, track)
    gain = int(state.parts.points[track * MOST_SPACES + space]) + tile_value(track)
    if (state.parts.marked[track] >> space) & 1 and state.crests_left > 0:
        gain += CREST_ON_THE_WAY
    discount: float = PATIENCE ** actions_to(state, seat, track)
    return gain * discount


@cache
def ways_to_pay(regular: int) -> tuple[tuple[int, int, int], ...]:
    """Assassins, knights and abbots of each way to take over a province."""
    return tuple((way >> 4, (way >> 2) & 3, way & 3) for way in range(PAYMENTS) if (regular >> way) & 1)


def tile_value(track: int) -> float:
    if track < REGIONS:
        return PROVINCE_TILE
    return COUNCIL_TILE if track == COUNCIL else NOBILITY_TILE


def actions_to(state: IlVecchioState, seat: int, track: int) -> float:
    """About how many actions the goods for a track still take."""
    own = seat * OWN
    if track < REGIONS:
        assassins, knights, abbots = (state.own[own + good] for good in (ASSASSIN, KNIGHT, ABBOT))
        lacking = min(
            max(0, a - assassins) + max(0, k - knights) + max(0, b - abbots)
            for a, k, b in ways_to_pay(state.parts.regular[track])
        )
        cost = florins_for(state, track)
    else:
        lacking = max(0, state.parts.office_scrolls - state.own[own + SCROLL])
        cost = office_cost(state, track)
    return int(lacking) + max(0, int(cost) - int(state.own[own + FLORINS])) / FLORINS_A_TURN


def pieces(values: tuple[float, ...], number: int) -> float:
    """Each piece by its place; further ones like the last, up to as many again."""
    listed = sum(values[:number])
    return listed + values[-1] * min(len(values), max(0, number - len(values))) * 0.5


def members_value(state: IlVecchioState, seat: int) -> float:
    worth = MEMBER_IN_SUPPLY * int(state.own[seat * OWN + SUPPLY])
    first = seat * MEN
    standing = 0
    for place in range(MEN // 2):
        here = state.men[first + place]
        if here:
            standing += here
            worth += GUARDED_TOWN if (state.guarded >> place) & 1 else 0.0
        worth += LYING_MEMBER * int(state.men[first + MEN // 2 + place])
    return worth + pieces(STANDING_VALUES, standing)


def tiles_value(state: IlVecchioState, seat: int) -> float:
    """Unused provinces and council tiles, a hidden one included."""
    own = seat * OWN
    council = state.own[own + COUNCIL_TILES]
    if state.own[own + HIDDEN_TILE] >= 0:
        council |= 1 << state.own[own + HIDDEN_TILE]
    provinces = state.own[own + PROVINCE_TILES] & ~state.provinces_used
    worth = sum(each for tile, each in enumerate(COUNCIL_VALUES) if (council >> tile) & 1)
    return worth + sum(each for tile, each in enumerate(PROVINCE_VALUES) if (provinces >> tile) & 1)
