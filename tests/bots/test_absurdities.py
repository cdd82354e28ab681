"""What no person would do: watched for in matches of the search, without whims of weak levels (Medici: test_levels_medici)."""

from collections.abc import Callable

import pytest

import signoria
from signoria.bots.play import decide
from signoria.bots.search_bot import SearchBot
from signoria.core.match import Match

pytestmark = pytest.mark.skipif(not signoria.COMPILED, reason="the same play, for minutes")

SIMULATIONS = 40


def watch(name: str, players: int, seed: int, absurd: Callable[[Match, str], str]) -> list[str]:
    """Plays a match among equals and notes what `absurd` says of each decision before it is carried out."""
    game = signoria.load(name)
    match = game.new(players, seed=seed)
    bots = [SearchBot(game, seat, simulations=SIMULATIONS) for seat in range(players)]
    found = []
    while not match.over:
        action = decide(match, bots[match.actor])
        if why := absurd(match, game.text(action)):
            found.append(f"entry {len(match.entries)}: {why}")
        match.step(action)
    return found


def refuses_for_nothing(match: Match, text: str) -> str:
    """In the last round time is worth half a point: points for less than that are not refused."""
    if match.prompt().key != "offer" or text != "decline":
        return ""
    view = match.view(match.actor)
    args = match.prompt().args
    last = view["round"] == view["rounds"]
    points, price = int(args["points"]), int(args["price"])
    return f"{points} points refused for {price} time" if price == 0 or (last and points > price) else ""


def leaves_a_tower_unsealed(match: Match, text: str) -> str:
    """Who has taken the end tile or follows has no further turn: what can be completed then is completed."""
    if match.prompt().key != "commissions" or text != "end-commissions":
        return ""
    view = match.view(match.actor)
    fits = [tower["fits"] for tower in view["seats"][match.actor]["towers"] if tower["fits"]]
    worth = max((fit["total"] for fit in fits), default=0)
    return f"a commission worth {worth} left in the last turn" if view["finisher"] >= 0 and worth > 0 else ""


def does_nothing(match: Match, text: str) -> str:
    """Whoever recovers though everybody stands and gains nothing has thrown a turn away, if anything else could be done."""
    others = [action for action in match.legal_actions() if not match.game.text(action).startswith(("recover", "end"))]
    if text != "recover" or not others:
        return ""
    events = match.preview(match.game.parse(text)).events
    told = [match.game.event_json(event) for event in events]
    recovered = next(one for one in told if one["event"] == "recovers")
    return "recovers nobody and gains nothing" if recovered["members"] == recovered["florins"] == 0 else ""


@pytest.mark.parametrize("seed", [1, 2])
def test_florence(seed: int) -> None:
    assert watch("florence", 2, seed, refuses_for_nothing) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_firenze(seed: int) -> None:
    assert watch("firenze", 2, seed, leaves_a_tower_unsealed) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_ilvecchio(seed: int) -> None:
    assert watch("ilvecchio", 2, seed, does_nothing) == []
