"""Positions of Medici set up by hand: cards by name, everything else by number. Works on compiled and interpreted engines.

A card is written as in the log: `metals 5`, `neutral`. Cards that are handed out leave the deck, so that nothing is
ever there twice.
"""

from collections.abc import Iterable, Sequence
from typing import Any, cast

import signoria
from signoria.core.edition import Edition
from signoria.core.journal import Journal
from signoria.games.medici.actions import AUCTION, BID, PASS, REVEAL
from signoria.games.medici.actions import GOODS as GOOD_NAMES
from signoria.games.medici.components import GOODS, OUTCOME_START
from signoria.games.medici.revealing import begin_turn
from signoria.games.medici.rounds import after_auction
from signoria.games.medici.state import MediciState
from signoria.games.medici.table import BIDDING, CHOOSE_START, MORE_CARDS

GAME = signoria.load("medici")


def fresh(players: int = 4, edition: str | Edition | None = None) -> MediciState:
    """A match that has been set up and waits for the lot that names the start player."""
    state = cast(MediciState, GAME.make(GAME.edition(edition), players, {}))
    state.journal = Journal()
    state.begin()
    return state


def position(
    players: int = 4,
    *,
    turn: int = 0,
    held: Sequence[Iterable[str] | int] = (),
    money: Sequence[int] = (),
    edition: str | Edition | None = None,
) -> MediciState:
    """The first card of a lot is about to be turned up by `turn`.

    `held` says by seat which cards lie in the warehouses; a number stands for that many cards of no importance.
    """
    state = fresh(players, edition)
    state.step(OUTCOME_START + turn)
    for seat, cards in enumerate(held):
        if not isinstance(cards, int):
            give(state, seat, *cards)
    for seat, cards in enumerate(held):
        if isinstance(cards, int):
            give(state, seat, *some_cards(state, cards))
    set_money(state, money)
    begin_turn(state, turn)
    told(state)
    return state


def kind(state: MediciState, card: str) -> int:
    return state.parts.kind_of[outcome(card)]


def outcome(card: str) -> int:
    """The id with which chance turns up a card."""
    return GAME.outcomes.parse("draw-neutral" if card == "neutral" else f"draw {card}")


def give(state: MediciState, seat: int, *cards: str) -> None:
    """Put cards from the deck into a warehouse."""
    for card in cards:
        assert state.pool[kind(state, card)] > 0, f"no {card} is left"
        state.draw(kind(state, card))
        state.store(seat, kind(state, card))


def some_cards(state: MediciState, count: int) -> list[str]:
    """Cards that are still unseen: low ones of the last goods first, then the fives, the neutral one last."""
    low = [f"{good} {value}" for good in reversed(GOOD_NAMES.values) for value in range(5)]
    fives = [f"{good} 5" for good in reversed(GOOD_NAMES.values)]
    found = [card for card in (*low, *fives, "neutral") for _ in range(state.pool[kind(state, card)])]
    return found[:count]


def shorten_deck(state: MediciState, left: int, keep: Sequence[str] = ()) -> None:
    """Take cards out of the round until `left` are in the deck; those named stay among the unseen."""
    for card in some_cards(state, 36):
        if state.deck > left and card not in keep:
            state.draw(kind(state, card))
    assert state.deck == left


def set_money(state: MediciState, money: Sequence[int]) -> None:
    for seat, florins in enumerate(money):
        state.money[seat] = florins


def set_levels(state: MediciState, good: str, levels: Sequence[int]) -> None:
    for seat, level in enumerate(levels):
        state.level[seat * GOODS + GOOD_NAMES.values.index(good)] = level


def levels(state: MediciState, good: str) -> list[int]:
    return [state.level[seat * GOODS + GOOD_NAMES.values.index(good)] for seat in range(state.players)]


def turn_up(state: MediciState, *cards: str, offer: bool = True) -> None:
    """Turn up a lot of exactly these cards, and offer it unless that happens by itself or `offer` is false."""
    state.step(outcome(cards[0]))
    for card in cards[1:]:
        state.step(REVEAL)
        state.step(outcome(card))
    if offer and state.waiting == MORE_CARDS:
        state.step(AUCTION)


def bid(state: MediciState, amount: int) -> None:
    state.step(BID + amount)


def all_pass(state: MediciState) -> list[int]:
    """Everyone who is still asked for a bid passes; returns who was asked, in order."""
    revealer = state.revealer
    asked: list[int] = []
    while state.waiting == BIDDING and state.revealer == revealer:
        asked.append(state.actor())
        state.step(PASS)
    return asked


def end_by_free_cards(state: MediciState, *cards: str) -> None:
    """All warehouses but one are full: let the last player draw these cards, which must end the round."""
    ended = state.round
    after_auction(state)
    for card in cards:
        state.step(outcome(card))
    assert state.round == ended + 1 or state.over()


def warehouse(state: MediciState, seat: int) -> list[str]:
    """The cards of a seat, in the order in which they came."""
    cards = GAME.view(state, seat)["seats"][seat]["cards"]
    return [card["good"] if card["good"] == "neutral" else f"{card['good']} {card['value']}" for card in cards]


def told(state: MediciState) -> list[dict[str, Any]]:
    """The events since the last call, as data."""
    assert state.journal is not None
    return [GAME.event_json(event) for event in state.journal.take()]


def only(events: Iterable[dict[str, Any]], key: str) -> list[dict[str, Any]]:
    return [event for event in events if event["event"] == key]


def earned(events: Iterable[dict[str, Any]], key: str, players: int) -> list[int]:
    """The points of all events of a kind, by seat."""
    points = [0] * players
    for event in only(events, key):
        points[event["seat"]] += event["points"]
    return points


def starters(state: MediciState) -> list[int]:
    """The seats among which lots are drawn for the start."""
    assert state.waiting == CHOOSE_START
    return [number - OUTCOME_START for number, _ in state.chance_outcomes()]
