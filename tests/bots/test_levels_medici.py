"""Medici's opponents bid: whatever their level, nobody leaves a bargain lying or pays more than anyone who follows could."""

import pytest

import signoria
from signoria.bots.play import decide
from signoria.bots.registry import LEVELS, make_bot
from signoria.core.match import Match
from signoria.games.medici.bots.greedy import Market, followers, number_of

MEDICI = signoria.load("medici")
PLAYERS = 4
BARGAIN = 10
CHEAP = 3


def worth_most(match: Match) -> float:
    """What the lot is worth to whoever it is worth most to, and who has room and a few florins for it."""
    view = match.view()
    market = Market(view)
    lot = [(number_of(card["good"]), card["value"]) for card in view["lot"]]
    return max(market.offer(seat, lot) for seat in range(PLAYERS) if view["seats"][seat]["money"] >= CHEAP)


def most_behind(match: Match) -> int:
    """The most that anyone could still bid who comes after."""
    view = match.view()
    room = {seat: view["warehouse"] - len(view["seats"][seat]["cards"]) for seat in range(PLAYERS)}
    behind = [seat for seat in followers(view, match.actor) if room[seat] >= len(view["lot"])]
    return max((view["seats"][seat]["money"] for seat in behind), default=0)


def watch(level: str, seed: int) -> tuple[int, int, list[str]]:
    """Plays a match among equals; returns lots sold, lots unsold, and what no person would have done."""
    match = MEDICI.new(PLAYERS, seed=seed)
    bots = [make_bot(level, MEDICI, seat) for seat in range(PLAYERS)]
    sold, unsold, absurd = 0, 0, []
    while not match.over:
        view, text = match.view(), ""
        worth = worth_most(match) if view["lot"] else 0.0
        most = max(view["bid"] + 1, most_behind(match)) if view["phase"] == "bid" else 0
        action = decide(match, bots[match.actor])
        text = MEDICI.text(action)
        if text.startswith("bid ") and int(text.split()[1]) > most:
            absurd.append(f"{text}, but nobody behind could pay more than {most}")
        keys = [MEDICI.events[event.kind].key for event in match.step(action)]
        sold += "bought" in keys
        unsold += "unsold" in keys
        if "unsold" in keys and worth >= BARGAIN:
            absurd.append(f"a lot worth {worth:.0f} was left lying")
    return sold, unsold, absurd


@pytest.mark.skipif(not signoria.COMPILED, reason="the same play, for minutes")
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_plays_absurdly(level: str) -> None:
    played = [watch(level, seed) for seed in range(3)]
    sold, unsold = sum(one[0] for one in played), sum(one[1] for one in played)
    assert [line for one in played for line in one[2]] == []
    assert unsold < sold / 2
