"""Levels: every game has all five, each plays with any number of players, and the same seed gives the same play."""

import re
import time
import tomllib
from pathlib import Path

import pytest

import signoria
from signoria.bots.play import decide, perspective_of
from signoria.bots.registry import (
    GREEDY,
    LEVELS,
    PLAIN,
    RANDOM,
    bots_for,
    fingerprint,
    level_settings,
    make_bot,
    strongest_for,
    usual_for,
)
from signoria.bots.search_bot import BLUNDER_SIMULATIONS, SearchBot
from signoria.core.errors import UnknownName
from signoria.core.language import LANGUAGES
from signoria.core.match import Match

GAMES = ("florence", "medici", "firenze", "ilvecchio")
STRENGTH = Path(__file__).parents[2] / "docs" / "strength.md"
MEDICI = signoria.load("medici")


def auction() -> Match:
    """A decision with many answers: the first bid for a lot of three."""
    match = MEDICI.new(4, seed=5)
    while len(match.view()["lot"]) < 3:
        match.step("reveal")
    while len(match.legal_actions()) < 20:
        match.step("auction")
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_all_levels(name: str) -> None:
    game = signoria.load(name)
    assert sorted(bots_for(game)) == sorted([RANDOM, GREEDY, *LEVELS])
    assert [bot for bot in bots_for(game) if bot in LEVELS] == list(LEVELS)
    assert strongest_for(game) == ("magnifico" if signoria.COMPILED else GREEDY)
    assert usual_for(game) == ("journeyman" if signoria.COMPILED else GREEDY)
    assert isinstance(make_bot(PLAIN, game), SearchBot)
    assert set(level_settings(game)) == {*LEVELS, PLAIN}
    for language in LANGUAGES:
        for level in LEVELS:
            said = game.wording(language).shared(f"level-{level}")
            assert said != f"level-{level}"
            # One sentence of what it is like to play against; figures stand in `measured-<level>`.
            assert not re.search(r"\d|%|\bms\b", said)
            assert said.count(".") == 1


@pytest.mark.parametrize("name", GAMES)
def test_opponents_stand_in_the_order_of_their_strength(name: str) -> None:
    """Whoever stands behind another in the lobby has beaten it, wherever enough matches were played to tell the two apart."""
    game = signoria.load(name)
    report = STRENGTH.read_text(encoding="utf-8")
    part = report[report.index(f"### {game.title}\n") :].split("\n### ", 1)[0]
    rows = re.findall(r"^\| (\d) \| (\w+) \| (\w+) \| \d+ \| [\d.]+ % \| (\d+)–(\d+) %", part, re.MULTILINE)
    order = bots_for(game)
    measured = [row for row in rows if row[1] in order and row[2] in order]
    even = {row: 100 / int(row[0]) for row in measured}
    told_apart = [row for row in measured if not int(row[3]) <= even[row] <= int(row[4])]
    assert len(told_apart) >= 4
    for row in told_apart:
        _, bot, against, low, _ = row
        stronger = int(low) > even[row]
        assert stronger == (order.index(bot) > order.index(against)), f"{bot} against {against}"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_of_a_level_was_measured(name: str) -> None:
    """Whatever share of wins players are told stands in the report, from enough matches; of others no share is told."""
    game = signoria.load(name)
    report = STRENGTH.read_text(encoding="utf-8")
    rows = re.findall(rf"^\| {game.title} \| \d \| (\w+) \| \w+ \| (\d+) \| ([\d.]+) %", report, re.MULTILINE)
    assert rows
    for language in LANGUAGES:
        words = game.wording(language)
        told = {level: re.search(r"(\d+)\s?%", words.shared(f"measured-{level}")) for level in LEVELS}
        measured = {level: round(float(won)) for level, matches, won in rows if int(matches) >= 24}
        assert {level: int(share[1]) for level, share in told.items() if share} == measured


@pytest.mark.parametrize("name", GAMES)
def test_the_weaker_levels_answer_with_any_number_of_players(name: str) -> None:
    game = signoria.load(name)
    for players in range(game.min_players, game.max_players + 1):
        for level in LEVELS[: 3 if signoria.COMPILED else 1]:
            match = game.new(players, seed=players)
            assert decide(match, make_bot(level, game, 1)) in match.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_where_engines_run_uncompiled_the_strongest_think_less(name: str) -> None:
    """Nobody waits half a minute for a level that is said to think for up to a second."""
    game = signoria.load(name)
    written = tomllib.loads((game.folder / "bots" / "levels.toml").read_text(encoding="utf-8"))
    most = written["uncompiled"]
    for level in LEVELS:
        wanted = written[level]["simulations"]
        bot = make_bot(level, game)
        assert isinstance(bot, SearchBot)
        assert bot.simulations == (wanted if signoria.COMPILED else min(wanted, most))
    if not signoria.COMPILED:
        match = game.new(game.max_players, seed=1)
        began = time.process_time()
        decide(match, make_bot(LEVELS[-1], game, 1))
        assert time.process_time() - began < 5  # a slow machine, with tests beside it


def test_the_same_seed_gives_the_same_play() -> None:
    first, second = (MEDICI.new(3, seed=6) for _ in range(2))
    for match in (first, second):
        bots = [make_bot("journeyman", MEDICI, seat) for seat in range(3)]
        for _ in range(12):
            match.step(decide(match, bots[match.actor]))
    assert first.log == second.log


@pytest.mark.parametrize("name", ["firenze", "ilvecchio"])
def test_a_whim_is_any_of_the_first_ideas(name: str) -> None:
    game = signoria.load(name)
    match = game.new(2, seed=6)
    whims, sure = 0, 0
    for _ in range(12):
        chosen = {
            SearchBot(game, seed, simulations=60, blunder_rate=100).choose(perspective_of(match, seed)) for seed in range(8)
        }
        assert chosen <= set(match.legal_actions())
        whims += len(chosen)
        sure += len({SearchBot(game, seed, simulations=60).choose(perspective_of(match, seed)) for seed in range(8)})
        match.step(min(chosen))
    assert whims > sure + 6


@pytest.mark.parametrize("name", GAMES)
def test_a_whim_is_no_worse_for_thinking_longer(name: str) -> None:
    """Who looks longer has looked at more poor actions too, and a whim among all of these would be worse."""
    game = signoria.load(name)
    match = game.new(3, seed=6)
    for _ in range(12):
        bots = [SearchBot(game, match.actor, simulations=often, blunder_rate=100) for often in (10, 160)]
        decided = [bot.decide(perspective_of(match, bot.seed)) for bot in bots]
        assert decided[0][1] == decided[1][1]
        assert all(tree.visits[0] <= BLUNDER_SIMULATIONS for tree, _ in decided)
        match.step(decided[0][1].action)


def test_what_makes_a_bot_is_told_apart() -> None:
    made = [fingerprint(name, MEDICI) for name in bots_for(MEDICI)]
    assert len(set(made)) == len(made)
    assert fingerprint(RANDOM, MEDICI) == RANDOM
    assert fingerprint("master", MEDICI) != fingerprint("master", signoria.load("firenze"))


def test_unknown_bots_are_named() -> None:
    with pytest.raises(UnknownName, match="there is no bot 'mastre'; did you mean 'master'"):
        make_bot("mastre", MEDICI)
