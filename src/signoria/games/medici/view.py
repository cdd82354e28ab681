"""What a seat of Medici knows: everything but the order of the deck and the cards left out of the round."""

from typing import Any, cast

from signoria.core.codec import Prompt
from signoria.core.game import Conserved
from signoria.core.state import State
from signoria.games.medici.actions import GOODS as GOOD_NAMES
from signoria.games.medici.components import NEUTRAL
from signoria.games.medici.outlook import forecast, levels, lot_fits, purchase
from signoria.games.medici.state import MediciState
from signoria.games.medici.table import BIDDING, CHOOSE_START, FINISHED, FIRST_CARD, FREE_CARDS, MORE_CARDS, NEXT_CARD

PHASES = {
    CHOOSE_START: "start",
    FIRST_CARD: "reveal",
    MORE_CARDS: "more",
    NEXT_CARD: "reveal",
    BIDDING: "bid",
    FREE_CARDS: "free",
    FINISHED: "over",
}


def card(state: MediciState, kind: int) -> dict[str, Any]:
    good = state.parts.good[kind]
    name = "neutral" if good == NEUTRAL else GOOD_NAMES.values[good]
    return {"good": name, "value": state.parts.value[kind]}


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as anyone at it sees it; Medici has no secrets but the unseen cards, which are known as a set."""
    return {**shared_view(state), **own_view(state, seat)}


def own_view(state: State, seat: int) -> dict[str, Any]:
    return {"seat": seat, "purchase": purchase(cast(MediciState, state), seat)}


def shared_view(state: State) -> dict[str, Any]:
    medici = cast(MediciState, state)
    return {
        "game": "medici",
        "players": medici.players,
        "phase": PHASES[medici.waiting],
        "actor": medici.actor(),
        "turn": medici.turn(),
        "round": medici.round,
        "rounds": medici.parts.rounds,
        "deck": medici.deck,
        "lot": [card(medici, medici.lot[i]) for i in range(medici.lot_size)],
        "bid": medici.bid,
        "leader": medici.leader,
        "unseen": [{**card(medici, k), "copies": medici.pool[k]} for k in range(medici.parts.kinds) if medici.pool[k]],
        "seats": [seat_view(medici, s) for s in range(medici.players)],
        "track": {"bonus": list(medici.parts.bonus), "prizes": list(medici.parts.prize)[:2]},
        "payouts": list(medici.parts.payout),
        "forecast": forecast(medici),
        "warehouse": medici.parts.warehouse,
    }


def seat_view(state: MediciState, seat: int) -> dict[str, Any]:
    first = seat * state.parts.warehouse
    return {
        "money": state.money[seat],
        "cards": [card(state, state.cards[first + i]) for i in range(state.stored[seat])],
        "value": state.value(seat),
        "levels": levels(state, seat),
        "fits": lot_fits(state, seat),
    }


def prompt(state: State) -> Prompt:
    """What the acting seat is asked, and by which rule."""
    medici = cast(MediciState, state)
    if medici.waiting == MORE_CARDS:
        return Prompt("more", {"cards": medici.lot_size, "deck": medici.deck}, "§2", ("M3",))
    if medici.waiting == BIDDING:
        args = {"cards": medici.lot_size, "lowest": medici.bid + 1, "money": medici.money[medici.asked]}
        return Prompt("bid", args, "§3", ("M1",))
    return Prompt("none", {}, "§9", ())


def conserved(state: State) -> Conserved:
    """Every card is unseen, in the lot, in a warehouse or out of the round; the last are what is missing from the deck."""
    medici = cast(MediciState, state)
    total = sum(medici.parts.copies)
    left_out = total - medici.parts.dealt
    unseen = sum(medici.pool)
    drawn = medici.parts.dealt - medici.deck
    stored = sum(medici.stored)
    return {
        "unseen cards": (unseen, medici.deck + left_out),
        "unseen count": (unseen, medici.unseen),
        "drawn cards": (max(drawn, stored + medici.lot_size), drawn),
        "full warehouses": (sum(n == medici.parts.warehouse for n in medici.stored), medici.full),
        "money is never negative": (min(0, *medici.money), 0),
        "levels stay on the track": (max(0, max(medici.level) - medici.parts.top), 0),
    }
