"""Positions of Florence set up by hand. Works on compiled and interpreted engines.

Locations are numbered as on the board. A member is written as its colour and rank: `0d` a Debutant of seat 0, `1N` a Donna of
seat 1, `2M` a Maestro; alone, 1 is Strozzi's orange and 2 his blue. Pieces that are set up leave the supply.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import signoria
from signoria.core.journal import Journal
from signoria.games.florence.actions import SCANDALS, STREETS, TILES
from signoria.games.florence.components import CARDS, FIRST_BOUNCER, FIRST_SPY, KINDS, PLACES, RANKS, SPACES, STRIDE
from signoria.games.florence.queues import insert
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.table import (
    ASK_ACTION,
    C_DESTINATION,
    C_TIME,
    COACH_OF,
    DECK_OF,
    DISCARDED,
    GOAL_OF,
    GUARD_AT,
    GUARDS_OF,
    HELD_BY,
    HOUR_OF,
    LEFT_OF,
    MARKER_AT,
    MARKERS_OF,
    OBJECTIVE_OF,
    SIZE_AT,
    SUPPLY_OF,
    TILE_AT,
    TOKEN_OF,
    TRACK_OF,
)
from signoria.games.florence.turns import begin_turn

GAME = signoria.load("florence")
GOALS = (6, 8, 9, 1, 2, 3, 4, 5, 7)
RANK_LETTERS = "dNM"


def position(
    players: int = 3,
    *,
    queues: Mapping[int, str] | None = None,
    number: int = 1,
    turn: int = 0,
    time: Sequence[int] = (),
    coaches: Sequence[int] = (1, 2, 3),
    goals: Sequence[int] = GOALS,
    tiles: Mapping[int, str] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    options: Mapping[str, bool] | None = None,
) -> FlorenceState:
    """Round `number`, and it is the turn of `turn`. Brag tiles lie in their usual order from 1 to 9 unless moved."""
    state = cast(FlorenceState, GAME.make(GAME.edition(), players, GAME.check_options(options)))
    state.journal = Journal()
    for place in range(PLACES):
        state.city[TILE_AT + place] = place
    for place, tile in (tiles or {}).items():
        lay_tile(state, place, tile)
    for medici, place in enumerate(coaches):
        state.city[COACH_OF + medici] = place - 1
    for at, place in enumerate(goals):
        seen = at < number + 2
        state.city[GOAL_OF + at] = place - 1 if seen else -1
        state.city[HOUR_OF + at] = 0 if not seen else 12 if at == 0 else at + 1
        state.city[TOKEN_OF + place - 1] = 2 if seen else 1 if at >= 6 else 0
    for seat in range(players):
        state.family[OBJECTIVE_OF + seat] = seat
    state.round = number
    for place, members in (queues or {}).items():
        fill(state, place, members)
    for family in range(state.parts.families):
        state.time[family] = time[family] if family < len(time) else 12
    for seat, cards in (hands or {}).items():
        for card in cards:
            hold(state, seat, card)
    begin_turn(state, turn)
    told(state)
    return state


def lay_tile(state: FlorenceState, place: int, tile: str) -> None:
    """Put a tile on a location; the one that lay there takes its place."""
    number = TILES.values.index(tile)
    other = list(state.city[TILE_AT : TILE_AT + 9]).index(number)
    state.city[TILE_AT + other] = state.city[TILE_AT + place - 1]
    state.city[TILE_AT + place - 1] = number


def fill(state: FlorenceState, place: int, members: str) -> None:
    """Line members up at a location in exactly this order."""
    for word in members.split():
        colour, rank = int(word[0]), RANK_LETTERS.index(word[1])
        insert(state, place - 1, state.city[SIZE_AT + place - 1], colour * 4 + rank)
        state.family[SUPPLY_OF + colour * RANKS + rank] -= 1


def hold(state: FlorenceState, seat: int, card: str) -> None:
    """Give a seat a scandal card from its deck, as if it had been drawn."""
    number = SCANDALS.values.index(card)
    assert state.piles[DECK_OF + number] > 0, f"no {card} is left"
    state.piles[DECK_OF + number] -= 1
    state.piles[LEFT_OF + number // KINDS] -= 1
    state.hand[seat * CARDS + number] += 1
    state.family[HELD_BY + seat] += 1
    state.piles[TRACK_OF + seat * 3 + number // KINDS] *= 5


def throw(state: FlorenceState, card: str) -> None:
    """Lay a card from its deck on the discard pile."""
    number = SCANDALS.values.index(card)
    state.piles[DECK_OF + number] -= 1
    state.piles[LEFT_OF + number // KINDS] -= 1
    state.piles[DISCARDED + number] += 1


def empty_deck(state: FlorenceState, medici: int, *, discarded: bool) -> None:
    """No card is left in a deck; the others lie on the discard pile or are simply gone."""
    for card in range(medici * KINDS, medici * KINDS + KINDS):
        if discarded:
            state.piles[DISCARDED + card] += state.piles[DECK_OF + card]
        state.piles[DECK_OF + card] = 0
    state.piles[LEFT_OF + medici] = 0


def guard(state: FlorenceState, family: int, where: str) -> None:
    """Post a guard: `4-5` a bodyguard, `spy 5`, `bouncer 5`."""
    word, _, place = where.partition(" ")
    first = {"spy": FIRST_SPY, "bouncer": FIRST_BOUNCER}.get(word)
    shield = STREETS.values.index(word) if first is None else first + int(place) - 1
    state.city[GUARD_AT + shield] |= 1 << family
    state.family[GUARDS_OF + family] -= 1


def guards_at(state: FlorenceState, where: str) -> list[int]:
    word, _, place = where.partition(" ")
    first = {"spy": FIRST_SPY, "bouncer": FIRST_BOUNCER}.get(word)
    mask = state.city[GUARD_AT + (STREETS.values.index(word) if first is None else first + int(place) - 1)]
    return [family for family in range(5) if mask >> family & 1]


def mark(state: FlorenceState, colour: int, place: int, space: int) -> None:
    """Lay a brag marker: space 1 is the bottom one."""
    state.city[MARKER_AT + (place - 1) * SPACES + space - 1] = colour
    state.family[MARKERS_OF + colour] -= 1


def marks(state: FlorenceState, place: int) -> list[int]:
    """Whose markers lie on a tile from the bottom up; -1 is none."""
    return [state.city[MARKER_AT + (place - 1) * SPACES + space] for space in range(SPACES)]


def queue(state: FlorenceState, place: int) -> str:
    """Who waits at a location, from the head on."""
    codes = [state.queue[(place - 1) * STRIDE + spot] for spot in range(state.city[SIZE_AT + place - 1])]
    return " ".join(f"{code >> 2}{RANK_LETTERS[code & 3]}" for code in codes)


def do(state: FlorenceState, *decisions: str) -> FlorenceState:
    """Take decisions, written as in the log."""
    for text in decisions:
        state.step(GAME.parse(text))
    return state


def chance(state: FlorenceState, *outcomes: str) -> FlorenceState:
    for text in outcomes:
        state.step(GAME.outcomes.parse(text))
    return state


def legal(state: FlorenceState, verb: str = "") -> list[str]:
    texts = [GAME.text(action) for action in state.legal_actions()]
    return [text for text in texts if text.split()[0] == verb] if verb else texts


def why_not(state: FlorenceState, text: str) -> str:
    """The key of the refusal of a decision."""
    refusal = GAME.refusal(state.refusal(GAME.parse(text)))
    return refusal.key if refusal else ""


def told(state: FlorenceState) -> list[dict[str, Any]]:
    """The events since the last time this was asked."""
    assert state.journal is not None
    return [GAME.event_json(event) for event in state.journal.take()]


def of(events: list[dict[str, Any]], key: str) -> list[dict[str, Any]]:
    return [event for event in events if event["event"] == key]


def asks_action(state: FlorenceState, seat: int) -> bool:
    return state.waiting == ASK_ACTION and state.actor() == seat


def pass_all(state: FlorenceState) -> list[dict[str, Any]]:
    """Everyone passes in turn, rings on the first free locations, points as bonuses; returns the events of what follows."""
    told(state)
    for _ in range(60):
        if state.waiting < ASK_ACTION or state.actor() < 0:
            break
        actions = legal(state)
        wanted = [text for text in actions if text == "pass" or text.startswith("ring") or text == "take-point"]
        if not wanted:
            break
        number = state.round
        do(state, wanted[0])
        upkeep(state)
        if state.round != number:
            break
    return told(state)


def upkeep(state: FlorenceState) -> None:
    """Let chance show the next time and destination: the first that can come."""
    while state.waiting in (C_TIME, C_DESTINATION):
        state.step(state.chance_outcomes()[0][0])
