"""What a seat of Florence knows: the whole table but the objectives and the scandal cards of others."""

from typing import Any, cast

from signoria.core.codec import Prompt
from signoria.core.game import Conserved
from signoria.core.state import State
from signoria.games.florence import outlook
from signoria.games.florence.actions import COLOURS, MEDICI, RANKS, SCANDALS, STREETS, TILES
from signoria.games.florence.bragging import brag_points
from signoria.games.florence.components import (
    BRAG_ANYWHERE,
    CARDS,
    FIRST_BOUNCER,
    FIRST_SPY,
    GIOVANNI,
    JOIN_SUPERIOR,
    KINDS,
    PLACES,
    POST_GUARD,
    RAISE_DEBUTANT,
    ROUNDS,
    SHIELDS,
    SPACES,
    STRIDE,
    STROZZI_CARDS,
)
from signoria.games.florence.components import (
    MEDICI as MEDICI_COUNT,
)
from signoria.games.florence.components import (
    RANKS as RANK_COUNT,
)
from signoria.games.florence.components import (
    STREETS as STREET_COUNT,
)
from signoria.games.florence.giving import gift_cost
from signoria.games.florence.scoring import final_scoring, members_on, price
from signoria.games.florence.state import FlorenceState
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
    C_RIVAL_OBJECTIVE,
    FINISHED,
    FIRST_QUESTION,
    NOBODY,
)

# Each question with its key, the § behind it, and its rulings.
QUESTIONS: dict[int, tuple[str, str, tuple[str, ...]]] = {
    ASK_FIRST: ("first", "§2", ("FL7",)),
    ASK_ACTION: ("action", "§5", ("FL10",)),
    ASK_RING: ("ring", "§5.1", ("FL72",)),
    ASK_BONUS: ("bonus", "§5.1", ("FL13",)),
    ASK_DEPLOY: ("deploy", "§5.2", ()),
    ASK_PROMOTE: ("promote", "§5.3", ("FL4",)),
    ASK_MOVER: ("mover", "§5.4", ()),
    ASK_MOVE: ("move", "§5.4", ()),
    ASK_HURRIER: ("hurrier", "§5.5", ("FL14",)),
    ASK_HURRY: ("hurry", "§5.5", ("FL14",)),
    ASK_SECOND: ("second", "§5.5", ("FL74",)),
    ASK_LAST: ("last", "§5.5", ("FL14",)),
    ASK_BRAG: ("brag", "§5.6", ("FL15",)),
    ASK_SHIELD: ("shield", "§5.7", ("FL69",)),
    ASK_TRAVELLER: ("traveller", "§6", ("FL66",)),
    ASK_ANYWHERE: ("anywhere", "§6", ("FL66",)),
    ASK_WALKER: ("walker", "§6", ("FL67",)),
    ASK_WALK: ("walk", "§6", ("FL67",)),
    ASK_WALKER_TWO: ("walker-two", "§6", ("FL67",)),
    ASK_GIFT: ("gift", "§6", ()),
    ASK_TRADER: ("trader", "§6", ("FL24",)),
    ASK_PARTNER: ("partner", "§6", ("FL24",)),
    ASK_FORWARD: ("forward", "§6", ("FL65",)),
    ASK_TAKE_BACK: ("take-back", "§6", ()),
    ASK_SWAP_TWO: ("swap-two", "§6", ("FL25",)),
    ASK_SEND_HOME: ("send-home", "§6", ("FL27",)),
    ASK_SIXTH: ("sixth", "§7", ("FL61",)),
    ASK_OFFER: ("offer", "§8", ("FL30", "FL70")),
    ASK_COLOUR: ("colour", "§11.3", ("FL47",)),
}
SHIELD_PROMPTS = ("bodyguard", "spy", "bouncer")
CARD_PROMPTS = {JOIN_SUPERIOR: "join-superior", RAISE_DEBUTANT: "raise-debutant", BRAG_ANYWHERE: "brag-anywhere"}
PROMPTS = (
    *(key for key, _, _ in QUESTIONS.values() if key != "shield"),
    *SHIELD_PROMPTS,
    "post-guard",
    *CARD_PROMPTS.values(),
)


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it: its own hand and objective, of the others only what lies open."""
    table = cast(FlorenceState, state)
    over = table.waiting == FINISHED
    made: dict[str, Any] = {
        "game": "florence",
        "seat": seat,
        "players": table.players,
        "families": table.parts.families,
        "solo": table.parts.solo,
        "phase": phase(table),
        "actor": table.actor(),
        "turn": table.turn(),
        "round": table.round,
        "rounds": ROUNDS,
        "start": table.start,
        "spaces": table.parts.spaces,
        "dial": [sector(table, at) for at in range(max(table.round - 1, 0), min(max(table.round - 1, 0) + 3, ROUNDS))],
        "locations": [location(table, place) for place in range(PLACES)],
        "streets": {STREETS.values[i]: bits(table.guard[i]) for i in range(STREET_COUNT)},
        "decks": {MEDICI.values[m]: deck(table, m) for m in range(MEDICI_COUNT)},
        "seats": [family_view(table, s) for s in range(table.players)],
        "pending": pending(table),
        "hand": hand(table, seat) if seat >= 0 else {},
        "card_costs": outlook.card_costs(table, SCANDALS.values),
        "card_medici": outlook.card_medici(SCANDALS.values),
        "costs": outlook.costs(table),
        "clock": table.parts.cap,
        "way": [place + 1 for place in table.parts.ring],
        "bounds": [table.parts.middle, table.parts.top],
        "destination": outlook.destination(table),
        "offer": outlook.offer(table),
        "objective": objective(table, seat) if seat >= 0 else None,
        "objectives": [objective(table, s) for s in range(table.players)] if over else [],
    }
    if seat >= 0 and table.tile[PLACES - 1] >= 0:
        made["brags"] = [brag_points(table, seat, place) for place in range(PLACES)]
        made["bragging"] = outlook.brags(table, seat)
        made["giving"] = outlook.gifts(table, seat)
    if table.parts.solo:
        made["strozzi"] = strozzi(table)
    return made


def phase(table: FlorenceState) -> str:
    if table.waiting == FINISHED:
        return "over"
    if table.waiting < FIRST_QUESTION:
        return "chance"
    return QUESTIONS[table.waiting][0]


def bits(mask: int) -> list[int]:
    """The families whose guards stand at a shield."""
    return [family for family in range(mask.bit_length()) if mask >> family & 1]


def member(table: FlorenceState, code: int) -> dict[str, Any]:
    colour = code >> 2
    made: dict[str, Any] = {"family": table.parts.house[colour], "rank": RANKS.values[code & 3]}
    if colour >= table.players:
        made["colour"] = COLOURS.values[colour - 1]
    return made


def location(table: FlorenceState, place: int) -> dict[str, Any]:
    tile = table.tile[place]
    return {
        "number": place + 1,
        "tile": TILES.values[tile] if tile >= 0 else None,
        "unit": table.parts.unit[tile] if tile >= 0 else 0,
        "markers": [marker(table, table.marker[place * SPACES + space]) for space in range(SPACES)],
        "cups": [cup(table, table.marker[place * SPACES + space]) for space in range(SPACES)],
        "queue": [member(table, table.queue[place * STRIDE + spot]) for spot in range(table.size[place])],
        "coaches": [MEDICI.values[m] for m in range(MEDICI_COUNT) if table.coach[m] == place],
        "destination": [MEDICI.values[at % MEDICI_COUNT] for at in coming(table) if table.goal[at] == place],
        "rings": [family for family in range(table.parts.families) if table.ring[family] == place],
        "spies": bits(table.guard[FIRST_SPY + place]),
        "bouncers": bits(table.guard[FIRST_BOUNCER + place]),
    }


def marker(table: FlorenceState, colour: int) -> int | None:
    return table.parts.house[colour] if colour >= 0 else None


def cup(table: FlorenceState, colour: int) -> dict[str, Any] | None:
    """A marker with its colour where a family has two."""
    if colour < 0:
        return None
    made: dict[str, Any] = {"family": table.parts.house[colour]}
    if colour >= table.players:
        made["colour"] = COLOURS.values[colour - 1]
    return made


def coming(table: FlorenceState) -> range:
    """The rounds whose destinations lie on the board."""
    first = max(table.round - 1, 0)
    return range(first, min(first + 3, ROUNDS))


def sector(table: FlorenceState, at: int) -> dict[str, Any]:
    parts = table.parts
    made: dict[str, Any] = {
        "round": at + 1,
        "medici": MEDICI.values[at % MEDICI_COUNT],
        "destination": table.goal[at] + 1 if table.goal[at] >= 0 else None,
        "time": table.hour[at] if at > 0 else parts.first_time,
        "head": parts.head[at],
        "gifts": parts.gifts_after[at],
    }
    if at % MEDICI_COUNT == GIOVANNI:
        made["offers"] = [[parts.price[at * 3 + i], parts.reward[at * 3 + i]] for i in range(parts.rewards[at])]
    else:
        made["queue"] = [parts.place_points[at * STRIDE + i] for i in range(parts.spaces)]
    return made


def deck(table: FlorenceState, medici: int) -> dict[str, Any]:
    first = medici * KINDS
    thrown = {SCANDALS.values[card]: table.discard[card] for card in range(first, first + KINDS) if table.discard[card]}
    return {"left": table.left[medici], "discarded": thrown}


def family_view(table: FlorenceState, seat: int) -> dict[str, Any]:
    """What everyone sees of a family; of its hand only the backs."""
    backs = {MEDICI.values[m]: sum(table.hand[seat * CARDS + m * KINDS + k] for k in range(KINDS)) for m in range(MEDICI_COUNT)}
    return {
        "points": table.points[seat],
        "time": table.time[seat],
        "supply": [table.supply[seat * RANK_COUNT + rank] for rank in range(RANK_COUNT)],
        "members": table.members(seat),
        "gifts": table.gifts[seat],
        "given": [table.given[seat * MEDICI_COUNT + m] for m in range(MEDICI_COUNT)],
        "guards": table.guards[seat],
        "markers": table.markers[seat],
        "cards": table.held[seat],
        "backs": backs,
        "passed": table.passed[seat] == 1,
        "ring": table.ring[seat] + 1 if table.ring[seat] >= 0 else None,
        "actions": table.acts[seat],
    }


def hand(table: FlorenceState, seat: int) -> dict[str, int]:
    held = {SCANDALS.values[card]: table.hand[seat * CARDS + card] for card in range(CARDS)}
    return {name: count for name, count in held.items() if count}


# ---- what it would be worth ------------------------------------------------------------------------------------------------


def ended(state: State) -> FlorenceState:
    """The table as the final scoring would leave it now; Strozzi's objective, not drawn yet, brings him nothing."""
    table = cast(FlorenceState, state)
    if table.waiting in (FINISHED, C_RIVAL_OBJECTIVE) or NOBODY in table.objective:
        return table
    copy = cast(FlorenceState, table.clone())
    final_scoring(copy)
    return copy


def worth(state: State) -> list[int]:
    """Florence §10: points, with time and scandals turned into points; objectives are open only at the end."""
    table, end = cast(FlorenceState, state), ended(state)
    if end is table:
        return table.scores()
    return [end.points[seat] - objective_points(table, seat) for seat in range(table.players)]


def own_worth(state: State, seat: int) -> int:
    """Florence §10: the same with the own objective."""
    return int(ended(state).points[seat])


def rival_worth(state: State) -> list[int]:
    """Florence §11.4: Strozzi's points, with his time turned into points."""
    return ended(state).rivals()


def objective_points(table: FlorenceState, seat: int) -> int:
    return int(table.parts.objective_points[members_on(table, seat, table.objective[seat])])


def objective(table: FlorenceState, seat: int) -> dict[str, Any] | None:
    number = table.objective[seat]
    if number < 0:
        return None
    places = [place + 1 for place in range(PLACES) if table.parts.marked[number * PLACES + place]]
    count = members_on(table, seat, number)
    worth = table.parts.objective_points
    scale = [[n, worth[n]] for n in range(1, len(worth)) if worth[n] > worth[n - 1]]
    return {"number": number + 1, "locations": places, "members": count, "points": worth[count], "scale": scale}


def strozzi(table: FlorenceState) -> dict[str, Any]:
    return {
        "points": table.points[1],
        "time": table.time[1],
        "passed": table.passed[1] == 1,
        "ring": table.ring[1] + 1 if table.ring[1] >= 0 else None,
        "guards": table.guards[1],
        "markers": [table.markers[1], table.markers[2]],
        "supply": {
            name: [table.supply[(i + 1) * RANK_COUNT + rank] for rank in range(RANK_COUNT)]
            for i, name in enumerate(COLOURS.values)
        },
        "discarded": [card + 1 for card in range(STROZZI_CARDS) if table.waits[card] < 0],
        "next": [card + 1 for card in range(STROZZI_CARDS) if table.waits[card] == 0],
        "pile": sum(table.waits[card] != -1 for card in range(STROZZI_CARDS)),
        "cards": outlook.strozzi_cards(table),
        "letters": outlook.letters(table),
    }


def pending(table: FlorenceState) -> dict[str, Any]:
    """What the question is about: the card being carried out, the member that goes, where it comes from."""
    made: dict[str, Any] = {}
    if table.waiting < FIRST_QUESTION or table.waiting == FINISHED:
        return made
    if 0 <= table.card < CARDS and table.waiting != ASK_COLOUR:
        made["card"] = SCANDALS.values[table.card]
    if table.carried >= 0:
        made["member"] = member(table, table.carried)
        made["from"] = table.lead_to + 1 if table.waiting == ASK_SECOND else table.place + 1
        made["left"] = 1 if table.waiting == ASK_SECOND else 3 - table.steps
    elif table.waiting in (ASK_MOVE, ASK_HURRY, ASK_LAST, ASK_ANYWHERE, ASK_WALK, ASK_PARTNER):
        made["member"] = member(table, table.queue[table.place * STRIDE + table.spot])
        made["from"] = table.place + 1
        made["spot"] = table.spot + 1
    return made


def prompt(state: State) -> Prompt:
    """What the acting seat is asked, and by which rule."""
    table = cast(FlorenceState, state)
    if table.waiting not in QUESTIONS:
        return Prompt("none", {}, "§10", ())
    key, section, rulings = QUESTIONS[table.waiting]
    if table.waiting == ASK_SHIELD:
        key = "post-guard" if table.card == POST_GUARD else SHIELD_PROMPTS[table.medici]
    elif table.waiting in (ASK_DEPLOY, ASK_PROMOTE, ASK_BRAG) and table.card in CARD_PROMPTS:
        key, section = CARD_PROMPTS[table.card], "§6"
    return Prompt(key, prompt_args(table), section, rulings)


def prompt_args(table: FlorenceState) -> dict[str, int]:
    """Numbers a prompt may mention; every one is known to the seat that is asked."""
    seat = table.asked
    waiting = table.waiting
    args = {"time": table.time[seat], "cards": table.held[seat]}
    if waiting in (ASK_MOVE, ASK_HURRY, ASK_LAST, ASK_ANYWHERE, ASK_WALK, ASK_PARTNER):
        args["location"] = table.place + 1
        args["left"] = 3 - table.steps
    elif waiting == ASK_SECOND:
        args["location"] = table.lead_to + 1
    elif waiting == ASK_BONUS:
        args["location"] = table.ring[seat] + 1
    elif waiting == ASK_OFFER:
        args["price"] = price(table)
        args["points"] = table.parts.reward[(table.round - 1) * 3 + table.reward]
    elif waiting == ASK_ACTION:
        args["actions"] = table.parts.action_limit - table.acts[seat]
        args["destination"] = table.goal[table.round - 1] + 1
        parts = table.parts
        args |= {"deploy": parts.deploy_cost, "promote": parts.promote_cost, "move": parts.move_cost}
        args |= {"hurry": parts.hurry_cost, "brag": parts.brag_cost, "gift": parts.gift_cost}
    elif waiting == ASK_GIFT:
        args["price"] = min(gift_cost(table, seat, medici) for medici in range(MEDICI_COUNT))
    return args


def conserved(state: State) -> Conserved:
    """Members, guards, gifts, markers, cards and tokens are all somewhere; queues are in order; clocks and rings are right."""
    table = cast(FlorenceState, state)
    parts = table.parts
    found: dict[str, tuple[int, int]] = {}
    in_hand = 1 if table.carried >= 0 else 0
    on_board = sum(table.board)
    found["members counted"] = (sum(table.size), on_board)
    found["members by location"] = (sum(table.here), on_board)
    total = parts.colours * sum(parts.pieces)
    alive = on_board + in_hand + sum(table.supply)
    found["members never appear"] = (max(0, alive - total), 0)
    homes = total - alive
    found["members leave by scandal only"] = (max(0, homes - 3 * 9 - in_hand), 0)
    placed = sum(int(table.guard[shield]).bit_count() for shield in range(SHIELDS))
    guards = parts.guards * (parts.families + (1 if parts.solo else 0))
    found["guards"] = (placed + sum(table.guards), guards)
    markers = sum(colour >= 0 for colour in table.marker)
    found["markers"] = (markers + sum(table.markers), parts.markers * parts.colours)
    late = sum(parts.gifts_after[: max(table.round - 1, 0)])
    for seat in range(table.players):
        given = sum(table.given[seat * MEDICI_COUNT + m] for m in range(MEDICI_COUNT))
        due = parts.gifts + late
        extra = parts.gifts_after[table.round - 1] if table.round and table.waiting < FIRST_QUESTION else 0
        held = table.gifts[seat] + given
        found[f"gifts of seat {seat}"] = (held if held != due + extra else due, due)
        cards = sum(table.hand[seat * CARDS + card] for card in range(CARDS))
        found[f"hand of seat {seat}"] = (cards, table.held[seat])
        found[f"hand limit of seat {seat}"] = (max(0, cards - parts.hand_limit), 0)
    for medici in range(MEDICI_COUNT):
        first = medici * KINDS
        kinds = range(first, first + KINDS)
        out = sum(table.hand[s * CARDS + card] for s in range(table.players) for card in kinds)
        pile = sum(table.discard[card] for card in kinds)
        name = MEDICI.values[medici]
        found[f"scandals of {name}"] = (sum(table.deck[card] for card in kinds) + out + pile, parts.copies * KINDS)
        found[f"deck of {name}"] = (sum(table.deck[card] for card in kinds), table.left[medici])
    found["queue order and capacity"] = (sum(disorder(table, place) for place in range(PLACES)), 0)
    found["clocks"] = (sum(not 0 <= time <= parts.cap for time in table.time), 0)
    goals = [place for place in table.goal if place >= 0]
    found["each location a destination once"] = (len(set(goals)), len(goals))
    rings = [place for place in table.ring if place >= 0]
    found["one ring a location"] = (len(set(rings)), len(rings))
    return found


def disorder(table: FlorenceState, place: int) -> int:
    """How much of a queue is wrong: more than its spaces, a gap, or a lower rank before a higher one."""
    size = table.size[place]
    ranks = [table.queue[place * STRIDE + spot] & 3 for spot in range(size)]
    gaps = sum((table.queue[place * STRIDE + spot] >= 0) != (spot < size) for spot in range(STRIDE))
    return gaps + max(0, size - table.parts.spaces) + (ranks != sorted(ranks, reverse=True))
