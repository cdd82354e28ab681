"""docs/log-format.md: with its tables alone a stranger turns the texts of a match into ids and back, for every game."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import signoria
from signoria.core import log, registry
from signoria.core.game import Game
from signoria.core.log_tables import rewritten
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, State
from signoria.core.walk import setups

PAGE = Path(__file__).parent.parent / "docs" / "log-format.md"
SHIPPED = ("medici", "florence", "firenze", "ilvecchio")
KINDS = ("decisions", "outcomes")


@cache
def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def rows(text: str) -> list[list[str]]:
    """The rows of a table without its two lines of head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def table(game: str, what: str) -> list[list[str]]:
    return rows(page().split(f"<!-- ids: {game} {what} -->\n")[1].split("<!-- end -->")[0])


@cache
def texts(game: str, what: str) -> dict[int, str]:
    """Every id of a table with its text, from the page and nothing else."""
    lists = {name: re.findall(r"`([^`]+)`", values) for name, values in table(game, "names")}
    found: dict[int, str] = {}
    for _, ids, pattern, formula in table(game, what):
        verb, *places = re.findall(r"<[^>]+>|[^ <>]+", pattern.strip("`"))
        first, last = (int(number) for number in (ids if "–" in ids else f"{ids}–{ids}").split("–"))
        made = {}
        for values in product(*(values_of(place, lists) for place in places)):
            numbers = {
                place.strip("<>").replace(":", "").split()[0]: number for place, (number, _) in zip(places, values, strict=True)
            }
            made[reckon(formula, numbers)] = " ".join([verb, *(word for _, word in values)])
        assert sorted(made) == list(range(first, last + 1)), f"{game}: {pattern} does not fill {ids}"
        assert not made.keys() & found.keys()
        found |= made
    return found


def values_of(place: str, lists: dict[str, list[str]]) -> list[tuple[int, str]]:
    """`<amount 1-400>` or `<good: good-5>`: numbers, and what stands for them."""
    name, values = place.strip("<>").split(" ")
    if name.endswith(":"):
        return list(enumerate(lists[values]))
    low, high = values.split("-")
    return [(number, str(number)) for number in range(int(low), int(high) + 1)]


def reckon(formula: str, numbers: dict[str, int]) -> int:
    """`43 + 7 × *location* + *spot*`."""
    total = 0
    for term in formula.replace("−", "-").split(" + "):
        factor, _, name = term.rpartition(" × ")
        value = numbers[name.strip("*")] if name.startswith("*") else int(name)
        total += int(factor or 1) * value
    return total


def test_the_tables_are_those_of_the_program() -> None:
    assert rewritten(page()) == page(), "write them anew: make log-tables"


@pytest.mark.parametrize("name", SHIPPED)
def test_every_id_and_every_text(name: str) -> None:
    game = registry.load(name)
    for what, numbering in (("decisions", game.actions), ("outcomes", game.outcomes)):
        assert texts(name, what) == {number: numbering.text(number) for number in numbering}


@pytest.mark.parametrize("name", SHIPPED)
def test_a_match_is_replayed_by_the_page(name: str) -> None:
    """Whoever has the texts of a log finds its ids on the page, and these lead to the end of the match."""
    game = registry.load(name)
    ids = {what: {text: number for number, text in texts(name, what).items()} for what in KINDS}
    for players, options in setups(game, 3, variants=1):
        document = log.export(random_match(game, players, dict(options)))
        state = game.initial(players, options=options)
        for entry in document["entries"]:
            by_chance = entry["seat"] == "chance"
            assert by_chance == (state.actor() == CHANCE)
            number = ids["outcomes" if by_chance else "decisions"][entry["text"]]
            assert number == entry["id"]
            state.step(number)
        assert state.over()
        assert (state.scores(), state.placings()) == (document["scores"], document["places"])


def random_match(game: Game, players: int, options: dict[str, bool | int | str]) -> signoria.Match:
    match, rng = game.new(players, seed=players, options=options), Rng(players)
    while not match.over:
        match.step(match.state.pick(rng))
    return match


@cache
def certain(game: str) -> frozenset[tuple[str, str]]:
    """What the page says is left out where it is certain: pairs of a question, or chance, and a verb."""
    section = page().split(f"<!-- ids: {game} names -->")[1].split("\n## ")[0]
    listed = section.split("| asked | left out | when |")[1].split("\n\n")[0]
    found = set()
    for asked, left_out, _ in rows("|\n" + listed):
        questions = re.findall(r"`([^`]+)`", asked) or ["chance"]
        found |= set(product(questions, re.findall(r"`([^`]+)`", left_out)))
    return frozenset(found)


@pytest.mark.parametrize("name", SHIPPED[1:])
def test_what_is_left_out_exists(name: str) -> None:
    game = registry.load(name)
    for asked, verb in certain(name):
        assert asked == "chance" or asked in game.prompts
        assert verb in (game.outcomes if asked == "chance" else game.actions).verbs


@pytest.mark.skipif(signoria.COMPILED, reason="looks into the engines while they run as Python")
@pytest.mark.parametrize("name", SHIPPED[1:])
def test_what_is_certain_is_listed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is carried out by itself in random matches stands on the page."""
    game = registry.load(name)
    seen: set[tuple[str, str]] = set()
    watch(name, game, seen, monkeypatch)
    for seed in range(6):
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        state, rng = game.initial(players), Rng(seed)
        while not state.over():
            state.apply(state.sample(rng) if state.actor() == CHANCE else state.pick(rng))
    assert len(seen) > 6
    assert seen - certain(name) == set()


def watch(name: str, game: Game, seen: set[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Note every answer and outcome that a game finds to be the only one."""
    engine = __import__(f"signoria.games.{name}.state", fromlist=["state"])

    def noting(function: str, *, chance: bool) -> None:
        usual = getattr(engine, function)

        def noted(table: State) -> int:
            number = int(usual(table))
            if number >= 0:
                verb = (game.outcomes if chance else game.actions).verb(number).key
                seen.add(("chance" if chance else game.prompt(table).key, verb))
            return number

        monkeypatch.setattr(engine, function, noted)

    noting("only_answer", chance=False)
    noting("only_outcome", chance=True)
