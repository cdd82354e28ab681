"""Positions for tests: bricks, towers, cards and seals are moved where a test wants them; nothing appears or is lost."""

from typing import Any

from signoria.core.journal import Journal
from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.games.firenze import GAME
from signoria.games.firenze import table as t
from signoria.games.firenze.actions import CARDS
from signoria.games.firenze.actions import COLOURS as COLOUR_NAMES
from signoria.games.firenze.components import COLOURS, HEIGHTS, KINDS, LOWEST
from signoria.games.firenze.questions import list_answers
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import (
    BAG,
    BALCONY_ON,
    BRICKS_IN,
    CARD_IN,
    DISCARDED,
    FLOOR_OF,
    PILE,
    PRIZE_ON,
    SEAL_ON,
    SEALS_OF,
    START_PILE,
)

PLAIN_ROW = ("mason", "smuggler", "saboteur", "spy", "princess", "architect")


def colour(name: str) -> int:
    return COLOUR_NAMES.values.index(name)


def kind(name: str) -> int:
    return CARDS.values.index(name)


def space(name: str, height: int) -> int:
    return colour(name) * HEIGHTS + height - LOWEST


def bare(players: int = 3, edition: Any = None, **options: Any) -> FirenzeState:
    """Seat 0 is to choose a card; storages and hands are empty, no balconies or seals lie, the row bears no bricks."""
    chosen = {"neutral-number": 0, **{key.replace("_", "-"): value for key, value in options.items()}}
    state = GAME.initial(players, edition=edition, options=chosen)
    rng = Rng(11)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    for place in range(36):
        state.board[BALCONY_ON + place] = 0
        state.board[PRIZE_ON + place] = state.parts.value[place]
        state.board[SEAL_ON + place] = t.OPEN
    for seat in range(players):
        drop(state, seat)
    for position in range(state.row_size):
        for tint in range(COLOURS):
            state.to_bag(tint, state.row[BRICKS_IN + position * COLOURS + tint])
            state.row[BRICKS_IN + position * COLOURS + tint] = 0
    state.first = 0
    state.board[BALCONY_ON + space("purple", 5)] = 1
    state.board[BALCONY_ON + space("purple", 6)] = 2
    state.board[BALCONY_ON + space("purple", 7)] = 3
    state.board[BALCONY_ON + space("purple", 8)] = 4
    lay_row(state, *PLAIN_ROW)
    return turn(state, 0)


def drop(state: FirenzeState, seat: int) -> None:
    """All bricks of a storage go to the bag."""
    for tint in range(COLOURS):
        bricks = state.storage[seat * COLOURS + tint]
        state.gain(seat, tint, -bricks)
        state.to_bag(tint, bricks)


def give(state: FirenzeState, seat: int, **bricks: int) -> None:
    """Bricks from the bag into a storage: `give(state, 0, white=3, red_brown=1)`."""
    for name, number in bricks.items():
        tint = colour(name.replace("_", "-"))
        assert state.piles[BAG + tint] >= number
        state.to_bag(tint, -number)
        state.gain(seat, tint, number)


def load(state: FirenzeState, position: int, **bricks: int) -> None:
    """Bricks from the bag onto a card of the row, the first being 1."""
    for name, number in bricks.items():
        tint = colour(name.replace("_", "-"))
        assert state.piles[BAG + tint] >= number
        state.to_bag(tint, -number)
        state.row[BRICKS_IN + (position - 1) * COLOURS + tint] += number


def build(state: FirenzeState, seat: int, name: str, height: int, condition: int = t.STANDING) -> None:
    """A tower out of bricks of the bag."""
    assert state.piles[BAG + colour(name)] >= height
    state.to_bag(colour(name), -height)
    state.add_tower(seat, t.tower_key(colour(name), height, condition))


def fetch(state: FirenzeState, name: str) -> int:
    """A copy of a card out of the pile or discard pile."""
    wanted = kind(name)
    if state.piles[PILE + wanted] > 0:
        state.piles[PILE + wanted] -= 1
        state.pile_left -= 1
    elif state.piles[START_PILE + wanted] > 0:
        state.piles[START_PILE + wanted] -= 1
        state.start_left -= 1
    else:
        assert state.piles[DISCARDED + wanted] > 0, f"no {name} is left"
        state.piles[DISCARDED + wanted] -= 1
        state.discarded -= 1
    return wanted


def lay_row(state: FirenzeState, *names: str) -> None:
    """These cards make the row; those that lay there go back into the pile."""
    for position in range(state.row_size):
        state.piles[PILE + state.row[CARD_IN + position]] += 1
        state.pile_left += 1
        state.row[CARD_IN + position] = -1
    for position, name in enumerate(names):
        state.row[CARD_IN + position] = fetch(state, name)
    state.row_size = len(names)


def hold(state: FirenzeState, seat: int, *names: str) -> None:
    for name in names:
        state.take_in_hand(seat, fetch(state, name))


def seal(state: FirenzeState, seat: int, *places: tuple[str, int]) -> None:
    for name, height in places:
        state.board[SEAL_ON + space(name, height)] = seat
        state.player[SEALS_OF + seat] -= 1
        state.board[FLOOR_OF + height - LOWEST] = 0


def neutral(state: FirenzeState, *places: tuple[str, int]) -> None:
    for name, height in places:
        state.board[SEAL_ON + space(name, height)] = t.NEUTRAL_SEAL
        state.parts.neutral += 1


def balcony(state: FirenzeState, number: int, name: str, height: int, total: int) -> None:
    """Move a balcony to another space."""
    for place in range(36):
        if state.board[BALCONY_ON + place] == number:
            state.board[BALCONY_ON + place] = 0
            state.board[PRIZE_ON + place] = state.parts.value[place]
    state.board[BALCONY_ON + space(name, height)] = number
    state.board[PRIZE_ON + space(name, height)] = total


def empty_piles(state: FirenzeState) -> None:
    """Hand every card of pile and discard pile out of the way, to the last seat."""
    for pool in (PILE, START_PILE, DISCARDED):
        for name in range(KINDS):
            for _ in range(state.piles[pool + name]):
                state.take_in_hand(state.players - 1, name)
            state.piles[pool + name] = 0
    state.start_left = state.pile_left = state.discarded = 0


def ask(state: FirenzeState, question: int, seat: int | None = None) -> FirenzeState:
    """Put a question to the active player (or a given seat, which becomes active) and settle what is forced."""
    if seat is not None:
        state.active = seat
    state.ask(state.active, question)
    state.settle()
    check(state)
    return state


def turn(state: FirenzeState, seat: int) -> FirenzeState:
    """A fresh turn of a seat, before its card is chosen; nothing is settled yet."""
    state.active = seat
    state.played = state.free_card = state.turn_rate = state.turn_less = state.built = state.exchanged = 0
    state.phase = t.CHOOSE_CARD
    state.event = -1
    state.ask(seat, t.CHOOSE_CARD)
    list_answers(state)
    return state


def play(state: FirenzeState, *texts: str, seed: int = 5) -> list[dict[str, Any]]:
    """Carry out decisions by their texts; chance in between and afterwards is drawn. Returns all events."""
    list_answers(state)
    journal = state.journal = Journal()
    rng = Rng(seed)
    for text in texts:
        state.step(GAME.parse(text))
        check(state)
        while state.actor() == CHANCE:
            state.step(state.sample(rng))
            check(state)
    state.journal = None
    return [GAME.event_json(event) for event in journal.take()]


def step(state: FirenzeState, text: str) -> list[dict[str, Any]]:
    """Carry out one decision and draw nothing."""
    list_answers(state)
    journal = state.journal = Journal()
    state.step(GAME.parse(text))
    state.journal = None
    check(state)
    return [GAME.event_json(event) for event in journal.take()]


def check(state: FirenzeState) -> None:
    for name, (counted, expected) in GAME.conserved(state).items():
        assert counted == expected, name


def legal(state: FirenzeState) -> list[str]:
    list_answers(state)
    return [GAME.text(action) for action in state.legal_actions()]


def reason(state: FirenzeState, text: str) -> str | None:
    """The key of the refusal of a decision."""
    list_answers(state)
    refusal = GAME.refusal(state.refusal(GAME.parse(text)))
    return None if refusal is None else refusal.key


def storage(state: FirenzeState, seat: int) -> dict[str, int]:
    bricks = GAME.view(state, seat)["seats"][seat]["storage"]
    return {name: number for name, number in bricks.items() if number}


def towers(state: FirenzeState, seat: int) -> list[tuple[str, int]]:
    return [(tower["colour"], tower["height"]) for tower in GAME.view(state, seat)["seats"][seat]["towers"]]


def cards(state: FirenzeState, seat: int) -> list[str]:
    return [card["card"] for card in GAME.view(state, seat)["seats"][seat]["cards"] for _ in range(card["copies"])]


def bag(state: FirenzeState) -> dict[str, int]:
    return GAME.view(state, 0)["bag"]


def row(state: FirenzeState) -> list[str]:
    return [card["card"] for card in GAME.view(state, 0)["row"]]


def on_card(state: FirenzeState, position: int) -> dict[str, int]:
    bricks = GAME.view(state, 0)["row"][position - 1]["bricks"]
    return {name: number for name, number in bricks.items() if number}


def discarded(state: FirenzeState) -> list[str]:
    return [card["card"] for card in GAME.view(state, 0)["discard"] for _ in range(card["copies"])]


def phase(state: FirenzeState) -> str:
    return GAME.prompt(state).key


def keys(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


def of(events: list[dict[str, Any]], key: str) -> list[dict[str, Any]]:
    return [event for event in events if event["event"] == key]
