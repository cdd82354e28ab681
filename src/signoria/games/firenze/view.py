"""What a seat of Firenze knows: everything but the order of pile and bag."""

from typing import Any, cast

from mypy_extensions import i64

from signoria.core.codec import Prompt
from signoria.core.game import Conserved
from signoria.core.state import State
from signoria.core.vec import vec
from signoria.games.firenze import components as box
from signoria.games.firenze import table as t
from signoria.games.firenze.actions import CARDS
from signoria.games.firenze.actions import COLOURS as COLOUR_NAMES
from signoria.games.firenze.actions import CONDITIONS as CONDITION_NAMES
from signoria.games.firenze.building import can_build, cost_of
from signoria.games.firenze.components import CHURCHES, COLOURS, HEIGHTS, KINDS, LOWEST, NUMBERS, SLOTS, SPACES
from signoria.games.firenze.edition import EFFECTS
from signoria.games.firenze.exchange import rate_now
from signoria.games.firenze.outlook import fit_of, ladder, leaders, next_for, now, ruins, victims
from signoria.games.firenze.scoring import score
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import (
    BAG,
    BALCONY_ON,
    BRICKS_IN,
    CARD_IN,
    CARDS_OF,
    CHURCH_BRICK,
    CHURCH_IN,
    DISCARDED,
    FLOOR_OF,
    LIMIT_OF,
    PILE,
    PRIZE_ON,
    SEAL_ON,
    SEALS_OF,
    START_PILE,
    STOCK_OF,
    TOWERS_OF,
)
from signoria.games.firenze.view_types import Ruin

TYPES = ("event", "person", "feast", "building", "church")
# The effect of a card and the names of its numbers, as an edition writes them.
EFFECT_KEYS = {effect.code: (key, tuple(number[0] for number in effect.numbers)) for key, effect in EFFECTS.items()}
PHASES = {
    t.START_LOT: "set-up",
    t.DEAD_LOT: "set-up",
    t.BALCONY_LOT: "set-up",
    t.NEUTRAL_LOT: "set-up",
    t.CARD_DRAW: "refill",
    t.BRICK_DRAW: "refill",
    t.CHOOSE_CARD: "choose-card",
    t.PAY_CARD: "choose-card",
    t.FACE_EVENT: "event",
    t.RETURN_BRICKS: "event",
    t.TEAR_DOWN: "event",
    t.LOSE_STOREY: "event",
    t.EXCHANGE: "exchange",
    t.PAY_EXCHANGE: "exchange",
    t.BUILD: "build",
    t.PAY_BUILDING: "build",
    t.COMMISSIONS: "commissions",
    t.CARD_LIMIT: "limits",
    t.STORAGE_LIMIT: "limits",
    t.FINISHED: "over",
}


def view(state: State, seat: int) -> dict[str, Any]:
    """Firenze §1, F41: cards are taken face up, so hands are public; pile and bag are known as sets."""
    return {**shared_view(state), **own_view(state, seat)}


def own_view(_state: State, seat: int) -> dict[str, Any]:
    return {"seat": seat}


def shared_view(state: State) -> dict[str, Any]:
    table = cast(FirenzeState, state)
    phase = table.waiting if table.waiting in PHASES else table.phase
    return {
        "game": "firenze",
        "players": table.players,
        "phase": PHASES[phase],
        "actor": table.actor(),
        "turn": table.turn(),
        "active": table.active,
        "start": table.first,
        "round": table.round,
        "last-round": table.parts.turns,
        "finisher": table.finisher,
        "end-bonus": table.parts.end_bonus,
        "board": [commission(table, space) for space in range(SPACES)],
        "next-balcony": table.next_balcony,
        "dead": None if table.dead < 0 else COLOUR_NAMES.values[table.dead],
        "majority": by_colour(table.parts.majority, 0),
        "leaders": leaders(table),
        "floors": {str(h + LOWEST): table.board[FLOOR_OF + h] for h in range(HEIGHTS) if table.board[FLOOR_OF + h] > 0},
        "row": [row_card(table, position) for position in range(table.row_size)],
        "churches": [church(table, field) for field in range(table.parts.churches)],
        "event": None if table.event < 0 else {**card(table, table.event), "victims": victims(table)},
        "exchange": {"rate": rate_now(table), "done": bool(table.exchanged)},
        "building": building(table),
        "payment": {"owed": table.owed if is_payment(table) else 0},
        "question": question(table),
        "seats": [seat_view(table, s) for s in range(table.players)],
        "bag": by_colour(table.piles, BAG),
        "bricks": by_colour(table.parts.bricks, 0),
        "cards": [
            {**card(table, kind), "copies": table.parts.copies[kind], "start": table.parts.start[kind]}
            for kind in range(KINDS)
            if table.parts.copies[kind] > 0
        ],
        "pile": {
            "cards": table.start_left + table.pile_left,
            "start": kinds(table.piles, START_PILE),
            "rest": kinds(table.piles, PILE),
        },
        "discard": kinds(table.piles, DISCARDED),
    }


def card(table: FirenzeState, kind: int) -> dict[str, Any]:
    """A card: its name, type, effect and numbers, and the names an edition gives it."""
    parts = table.parts
    effect, names = EFFECT_KEYS[parts.effect[kind]]
    numbers: dict[str, int | str] = dict(zip(names, (parts.a[kind], parts.b[kind]), strict=False))
    if parts.type[kind] == box.EVENT:
        numbers["whom"] = "all" if parts.all[kind] else "active"
    if parts.effect[kind] == box.CAMPANILE:
        numbers["colour"] = COLOUR_NAMES.values[parts.b[kind]]
    shown: dict[str, Any] = {
        "card": CARDS.values[kind],
        "type": TYPES[parts.type[kind]],
        "effect": effect,
        "numbers": numbers,
    }
    if kind in table.parts.names:
        shown["names"] = dict(table.parts.names[kind])
    return shown


def kinds(pool: vec[i64], first: int) -> list[dict[str, Any]]:
    """Cards that lie together, by name and number; what each does stands among the cards of the edition."""
    return [{"card": CARDS.values[kind], "copies": pool[first + kind]} for kind in range(KINDS) if pool[first + kind] > 0]


def by_colour(bricks: vec[i64], first: int) -> dict[str, int]:
    return {name: bricks[first + colour] for colour, name in enumerate(COLOUR_NAMES.values)}


def seals_on(table: FirenzeState) -> vec[i64]:
    return table.board[SEAL_ON : SEAL_ON + SPACES]


def commission(table: FirenzeState, space: int) -> dict[str, Any]:
    seal = table.board[SEAL_ON + space]
    return {
        "colour": COLOUR_NAMES.values[space // HEIGHTS],
        "height": space % HEIGHTS + LOWEST,
        "points": table.board[PRIZE_ON + space],
        "balcony": table.board[BALCONY_ON + space],
        "seal": None if seal == t.OPEN else "neutral" if seal == t.NEUTRAL_SEAL else seal,
    }


def row_card(table: FirenzeState, position: int) -> dict[str, Any]:
    shown = card(table, table.row[CARD_IN + position])
    cost = 0 if table.free_card else position
    return {**shown, "position": position + 1, "cost": cost, "bricks": by_colour(table.row, BRICKS_IN + position * COLOURS)}


def church(table: FirenzeState, field: int) -> dict[str, Any] | None:
    kind = table.row[CHURCH_IN + field]
    return None if kind < 0 else {**card(table, kind), "bricks": table.row[CHURCH_BRICK + field], "needs": table.parts.a[kind]}


def building(table: FirenzeState) -> dict[str, Any]:
    """The running cost: what the bricks laid so far cost, and what one more would."""
    most = table.parts.most_built
    return {
        "built": table.built,
        "most": most,
        "cost": cost_of(table, table.built),
        "next": cost_of(table, table.built + 1) if table.built < most else None,
        "costs": [cost_of(table, built) for built in range(1, most + 1)],
    }


def is_payment(table: FirenzeState) -> bool:
    return table.waiting in (t.RETURN_BRICKS, t.PAY_EXCHANGE, t.PAY_BUILDING, t.STORAGE_LIMIT)


def question(table: FirenzeState) -> dict[str, Any]:
    """What the pending question is about: the card being paid for, the brick wanted, whose things are chosen from."""
    waiting = table.waiting
    wanted: dict[str, Any] | None = None
    if waiting == t.PAY_EXCHANGE:
        position, colour = divmod(int(table.want_at), COLOURS)
        wanted = {"position": position + 1, "colour": COLOUR_NAMES.values[colour]}
    elif waiting == t.SWAP_GIVE:
        wanted = {"position": 0, "colour": COLOUR_NAMES.values[table.wanted]}
    return {
        "chosen": table.chosen + 1 if waiting == t.PAY_CARD else 0,
        "paid": table.paid if waiting == t.PAY_CARD else 0,
        "wanted": wanted,
        "victim": table.victim if waiting in (t.SWAP_GIVE, t.SABOTAGE_TOWER) else None,
    }


def seat_view(table: FirenzeState, seat: int) -> dict[str, Any]:
    hand = [k for k in range(KINDS) if table.hand[seat * KINDS + k] > 0]
    falling = ruins(table) if seat == table.active else {}
    return {
        "points": table.points[seat],
        "seals": table.player[SEALS_OF + seat],
        "storage": by_colour(table.storage, seat * COLOURS),
        "bricks": table.player[STOCK_OF + seat],
        "limit": table.player[LIMIT_OF + seat],
        "cards": [held_card(table, seat, kind) for kind in hand],
        "card-limit": table.parts.card_limit,
        "towers": [tower(table, seat, table.tower[seat * SLOTS + i], falling) for i in range(table.player[TOWERS_OF + seat])],
        "ladder": ladder(table, seat),
    }


def held_card(table: FirenzeState, seat: int, kind: int) -> dict[str, Any]:
    copies = table.hand[seat * KINDS + kind]
    return {**card(table, kind), "copies": copies, "now": now(table, kind) if seat == table.active else None}


def tower(table: FirenzeState, seat: int, key: int, falling: dict[tuple[int, int], Ruin]) -> dict[str, Any]:
    """A tower, the commission it fits now and the next one, and what would be left of it if building ended now."""
    colour, height, condition = t.key_colour(key), t.key_height(key), t.key_condition(key)
    return {
        "colour": COLOUR_NAMES.values[colour],
        "height": height,
        "condition": CONDITION_NAMES.values[condition],
        "fits": fit_of(table, seat, colour, height),
        "next": next_for(table, colour, height),
        "ruin": falling.get((colour, height)) if condition == t.STANDING else None,
    }


def worth(state: State) -> list[int]:
    """Firenze §13: points, with the majorities and feasts as they stand; all of it lies open."""
    if state.over():
        return state.scores()
    copy = cast(FirenzeState, state.clone())
    score(copy)
    return copy.scores()


def prompt(state: State) -> Prompt:
    """What the acting seat is asked, and by which rule."""
    table = cast(FirenzeState, state)
    asked = PROMPTS.get(table.waiting)
    if asked is None:
        return Prompt("none", {}, "§13", ())
    key, section, rulings = asked
    return Prompt(key, prompt_args(table), section, rulings)


PROMPTS: dict[int, tuple[str, str, tuple[str, ...]]] = {
    t.CHOOSE_CARD: ("choose-card", "§5", ("F6",)),
    t.PAY_CARD: ("pay-card", "§5.1", ("F6",)),
    t.FACE_EVENT: ("face-event", "§11.1", ("F26",)),
    t.RETURN_BRICKS: ("return-bricks", "§11.1", ("F7",)),
    t.TEAR_DOWN: ("tear-down", "§11.1", ()),
    t.LOSE_STOREY: ("lose-storey", "§11.1", ("F42",)),
    t.EXCHANGE: ("exchange", "§6", ("F9",)),
    t.PAY_EXCHANGE: ("pay-exchange", "§6", ("F9",)),
    t.BUILD: ("build", "§7", ("F10",)),
    t.PAY_BUILDING: ("pay-building", "§7", ("F10",)),
    t.COMMISSIONS: ("commissions", "§9", ("F12",)),
    t.CARD_LIMIT: ("card-limit", "§10", ("F14",)),
    t.STORAGE_LIMIT: ("storage-limit", "§10", ("F14",)),
    t.SWAP_FOR: ("swap-for", "§11.2", ("F35",)),
    t.SWAP_GIVE: ("swap-give", "§11.2", ("F35",)),
    t.STEAL_BRICK: ("steal-brick", "§11.2", ()),
    t.SABOTAGE_WHOM: ("sabotage-whom", "§11.2", ()),
    t.SABOTAGE_TOWER: ("sabotage-tower", "§11.2", ("F42",)),
    t.SPARE_TOWER: ("spare-tower", "§11.2", ("F38",)),
    t.DROP_FEAST: ("drop-feast", "§11.3", ()),
}
PROMPT_KEYS = tuple(asked[0] for asked in PROMPTS.values())


def prompt_args(table: FirenzeState) -> dict[str, int]:
    """Numbers that go with the question: the running cost, what is owed, how many are too many."""
    waiting = table.waiting
    seat = table.active
    if waiting == t.CHOOSE_CARD:
        return {"bricks": table.player[STOCK_OF + seat]}
    if waiting == t.PAY_CARD:
        return {"position": table.paid + 1, "left": table.chosen - table.paid}
    if waiting == t.EXCHANGE:
        return {"rate": rate_now(table), "bricks": table.player[STOCK_OF + seat]}
    if waiting == t.BUILD:
        more = cost_of(table, table.built + 1) if can_build(table) else -1
        return {"built": table.built, "cost": cost_of(table, table.built), "more": more}
    if waiting == t.COMMISSIONS:
        return {"seals": table.player[SEALS_OF + seat]}
    if waiting == t.CARD_LIMIT:
        return {"cards": table.player[CARDS_OF + seat], "limit": table.parts.card_limit}
    return {"owed": table.owed} if is_payment(table) else {}


def conserved(state: State) -> Conserved:
    """Bricks by colour, cards by name, seals and tiles: nothing appears and nothing gets lost."""
    table = cast(FirenzeState, state)
    found: dict[str, tuple[int, int]] = {}
    for colour, name in enumerate(COLOUR_NAMES.values):
        found[f"{name} bricks"] = (count_bricks(table, colour), table.parts.bricks[colour])
    for kind in range(KINDS):
        if table.parts.copies[kind] > 0:
            found[f"{CARDS.values[kind]} cards"] = (count_cards(table, kind), table.parts.copies[kind])
    for seat in range(table.players):
        placed = sum(owner == seat for owner in seals_on(table))
        found[f"seals of seat {seat}"] = (table.player[SEALS_OF + seat] + placed, table.parts.seals)
        stored = sum(table.storage[seat * COLOURS + c] for c in range(COLOURS))
        found[f"storage of seat {seat}"] = (stored, table.player[STOCK_OF + seat])
        held = sum(table.hand[seat * KINDS + k] for k in range(KINDS))
        found[f"cards of seat {seat}"] = (held, table.player[CARDS_OF + seat])
    found["bricks in the bag"] = (sum(table.piles[BAG : BAG + COLOURS]), table.bag_size)
    found["cards in the pile"] = (sum(table.piles[START_PILE : PILE + KINDS]), table.start_left + table.pile_left)
    found["cards in the discard pile"] = (sum(table.piles[DISCARDED : DISCARDED + KINDS]), table.discarded)
    found["nothing is negative"] = (min(0, *table.storage, *table.piles, *table.hand, *table.player), 0)
    if table.round > 0:
        found |= count_tiles(table)
    return found


def count_tiles(table: FirenzeState) -> dict[str, tuple[int, int]]:
    """Balconies and neutral seals stay where they are; a floor tile is gone exactly when its height has been completed."""
    neutral = HEIGHTS if table.dead >= 0 else table.parts.neutral
    left = sum(table.board[FLOOR_OF + h] > 0 for h in range(HEIGHTS))
    reached = {space % HEIGHTS for space in range(SPACES) if 0 <= table.board[SEAL_ON + space] < table.players}
    return {
        "balconies": (sum(number > 0 for number in table.board[BALCONY_ON : BALCONY_ON + SPACES]), NUMBERS),
        "neutral seals": (sum(owner == t.NEUTRAL_SEAL for owner in seals_on(table)), neutral),
        "floor tiles": (left, sum(table.parts.floor[h] > 0 and h not in reached for h in range(HEIGHTS))),
        "end tiles": (int(table.finisher < 0), int(min(table.player[SEALS_OF : SEALS_OF + table.players]) > 0)),
    }


def count_bricks(table: FirenzeState, colour: int) -> int:
    total = table.piles[BAG + colour]
    total += sum(table.storage[seat * COLOURS + colour] for seat in range(table.players))
    total += sum(table.row[BRICKS_IN + position * COLOURS + colour] for position in range(6))
    for seat in range(table.players):
        keys = [table.tower[seat * SLOTS + i] for i in range(table.player[TOWERS_OF + seat])]
        total += sum(t.key_height(key) for key in keys if t.key_colour(key) == colour)
    for field, kind in enumerate(table.row[CHURCH_IN : CHURCH_IN + CHURCHES]):
        if kind >= 0 and table.row[CHURCH_BRICK + field] and table.parts.b[kind] == colour:
            total += table.row[CHURCH_BRICK + field]
    return total


def count_cards(table: FirenzeState, kind: int) -> int:
    total = table.piles[START_PILE + kind] + table.piles[PILE + kind] + table.piles[DISCARDED + kind]
    total += sum(table.hand[seat * KINDS + kind] for seat in range(table.players))
    total += sum(table.row[CARD_IN + position] == kind for position in range(table.row_size))
    total += sum(lying == kind for lying in table.row[CHURCH_IN : CHURCH_IN + CHURCHES])
    return total + (table.event == kind)
