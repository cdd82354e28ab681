"""No bot can tell positions apart that its seat cannot: re-dealing changes neither its choice nor its statistics."""

import pytest
from tests.fixtures import corte

import signoria
from signoria.bots.bot import Bot
from signoria.bots.play import PERSPECTIVE_STREAM, perspective_of
from signoria.bots.registry import bots_for, make_bot
from signoria.bots.search_bot import SearchBot
from signoria.core import registry
from signoria.core.perspective import Perspective
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.walk import positions

registry.register(corte.GAME)
SHIPPED = [name for name in registry.names() if name != "corte"]


def decisions(name: str, count: int) -> list[State]:
    game = registry.load(name)
    options = game.check_options(None)
    found = [s for s in positions(game, min(3, game.max_players), options, 5, 3 * count) if s.actor() >= 0]
    return found[:count]


# Uncompiled the three strongest would think for minutes; they are the same search.
BOTS = 7 if signoria.COMPILED else 4


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in SHIPPED for bot in bots_for(registry.load(name))[:BOTS]])
def test_registered_bots_are_fair(name: str, bot: str) -> None:
    game = registry.load(name)
    for number, state in enumerate(decisions(name, 12 if signoria.COMPILED else 2)):
        other = state.clone()
        other.redeal(state.actor(), Rng(99, number))
        choices = [make_bot(bot, game, 1).choose(Perspective(game, s, Rng(7, number))) for s in (state, other)]
        assert choices[0] == choices[1]
        assert choices[0] in state.legal_actions()


@pytest.mark.parametrize("name", [*SHIPPED, "corte"])
@pytest.mark.parametrize("plain", [True, False])
def test_search_is_fair(name: str, plain: bool) -> None:
    """Bit for bit: visits, worth, places and points of every action."""
    game = registry.load(name)
    bot = SearchBot(game, 1, simulations=60, plain=plain)
    for number, state in enumerate(decisions(name, 8 if signoria.COMPILED else 2)):
        other = state.clone()
        other.redeal(state.actor(), Rng(99, number))
        found = [bot.analyse(Perspective(game, s, Rng(7, number))) for s in (state, other)]
        assert found[0] == found[1]
        assert sum(choice.visits for choice in found[0]) <= 60


@pytest.mark.parametrize("name", [*SHIPPED, "corte"])
def test_memory_is_fair(name: str) -> None:
    """Two bots follow one match; one of them in positions with everything dealt anew that its seat cannot know."""
    game = registry.load(name)
    match = game.new(min(3, game.max_players), seed=4)
    seats = range(match.players)
    true, dealt = ([SearchBot(game, seat, simulations=24) for seat in seats] for _ in range(2))
    remembered = 0
    for number in range(30 if signoria.COMPILED else 4):
        if match.over:
            break
        seat = match.actor
        asked = perspective_of(match, 3)
        other = match.state.clone()
        other.redeal(seat, Rng(98, number))
        again = Perspective(game, other, Rng(3, PERSPECTIVE_STREAM, len(match.entries)), asked.history)
        remembered += true[seat].recall(asked) is not None
        choices = true[seat].analyse(asked)
        assert choices == dealt[seat].analyse(again)
        match.step(choices[0].action)
    assert remembered or name == "corte" or not signoria.COMPILED


def test_a_peeking_bot_would_be_caught() -> None:
    """The perspective holds a re-dealt position: even a bot that reads everything in it learns nothing true."""

    class Peeking(Bot):
        def advise(self, perspective: Perspective):  # type: ignore[no-untyped-def]
            return perspective.imagine().to_ints()

    game = corte.GAME
    for number, state in enumerate(decisions("corte", 20)):
        other = state.clone()
        other.redeal(state.actor(), Rng(99, number))
        peeks = [Peeking(game).advise(Perspective(game, s, Rng(7, number))) for s in (state, other)]
        assert peeks[0] == peeks[1]
