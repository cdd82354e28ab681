"""The two shipped editions, and copies an owner of the box has changed."""

import copy
from pathlib import Path
from typing import Any

import pytest

from signoria.core.edition import Edition
from signoria.core.errors import BadEdition, UnknownName
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, State
from signoria.games.medici.edition import read_components
from signoria.games.medici.scoring import sell_warehouses
from tests.games.medici.positions import GAME, earned, fresh, outcome, position, told

SIX = [["neutral"], ["metals 5"], ["metals 4"], ["metals 3"], ["metals 2"], ["metals 1"]]


def changed(where: str, value: object) -> Edition:
    """The Amigo edition with one entry changed, or removed if the value is None."""
    content: dict[str, Any] = copy.deepcopy(GAME.edition("amigo").content)
    table = content
    *path, key = where.split("/")
    for step in path:
        table = table[step]
    if value is None:
        del table[key]
    else:
        table[key] = value
    return Edition(content, "mine.toml")


@pytest.mark.rule("§6")
@pytest.mark.parametrize(("edition", "third"), [("amigo", 10), ("later", 15)])
def test_the_editions_differ_in_third_place_of_six(edition: str, third: int) -> None:
    state = position(6, held=SIX, edition=edition)
    sell_warehouses(state)
    assert earned(told(state), "payout", 6) == [30, 20, third, 10, 5, 0]


@pytest.mark.rule("§1", "§6", "§7")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_editions_differ_in_nothing_else(players: int) -> None:
    amigo, later = (read_components(GAME.edition(name), players) for name in ("amigo", "later"))
    for field in ("outcome", "value", "copies", "dealt", "money", "warehouse", "rounds", "lot", "top", "prize", "bonus"):
        assert getattr(amigo, field) == getattr(later, field)
    assert (list(amigo.payout) == list(later.payout)) is (players < 6)


def test_amigo_is_what_is_played_unless_asked_otherwise() -> None:
    assert GAME.new(3, seed=1).edition.name == "amigo"
    assert GAME.new(3, seed=1, edition="later").edition.name == "later"


def test_where_the_numbers_come_from() -> None:
    amigo = {path: word for path, word, _ in GAME.edition("amigo").provenance()}
    assert set(amigo.values()) == {"printed"}
    later = {path: word for path, word, _ in GAME.edition("later").provenance()}
    assert later["warehouses.6"] == "sourced"


def test_an_unknown_edition_is_named() -> None:
    with pytest.raises(UnknownName) as error:
        GAME.new(3, edition="rio")
    assert str(error.value) == "Medici has no edition 'rio'; shipped are: amigo, later; or give a path ending in .toml"


WRONG = [
    ("money/4", None, "mine.toml: money.4 is missing; expected a whole number from 1 to 400"),
    ("money/4", 0, "mine.toml: money.4 is 0; expected a whole number from 1 to 400"),
    ("money/4", "40", 'mine.toml: money.4 is "40"; expected a whole number from 1 to 400'),
    ("money/4", True, "mine.toml: money.4 is true; expected a whole number from 1 to 400"),
    ("money/7", 30, "mine.toml: money.7 is not a key of this game's editions; remove it"),
    ("dealt", None, "mine.toml: dealt is missing; expected a table"),
    ("dealt/6", 37, "mine.toml: dealt.6 is 37; expected a whole number from 1 to 36"),
    ("cards/values", [0, 1, 2, 3, 4, 5], "mine.toml: dealt.6 is 36; expected a whole number from 1 to 31"),
    ("cards/values", [], "mine.toml: cards.values is []; expected 1 to 7 cards of each good"),
    ("cards/values", [1] * 8, "mine.toml: cards.values is [1, 1, 1, 1, 1, 1, 1, 1]; expected 1 to 7 cards of each good"),
    ("cards/values", [0, 10], "mine.toml: cards.values is [0, 10]; expected a list of whole numbers from 0 to 9"),
    ("cards/neutral", 21, "mine.toml: cards.neutral is 21; expected a whole number from 0 to 20"),
    ("cards/neutrale", 10, "mine.toml: cards.neutrale is not a key of this game's editions; remove it"),
    ("play/rounds", 4, "mine.toml: play.rounds is 4; expected a whole number from 1 to 3"),
    ("play/warehouse", 6, "mine.toml: play.warehouse is 6; expected a whole number from 1 to 5"),
    ("play/lot", 0, "mine.toml: play.lot is 0; expected a whole number from 1 to 3"),
    ("track/bonus", [0], "mine.toml: track.bonus is [0]; expected 2 to 8 levels, the base field first"),
    ("track/second", 11, "mine.toml: track.second is 11; expected a whole number from 0 to 10"),
    (
        "track/bonus",
        [0, 100],
        "mine.toml: top: a player could own 1200 florins, bids go up to 400; lower money, payouts or bonuses",
    ),
    (
        "warehouses/3/florins",
        [30, 15],
        "mine.toml: warehouses.3.florins is [30, 15]; expected a list of 3 whole numbers from 0 to 100",
    ),
    (
        "warehouses/4/florins",
        [30, 10, 20, 0],
        (
            "mine.toml: warehouses.4.florins is [30, 10, 20, 0]; expected payouts that do not rise from a better "
            "place to a worse one"
        ),
    ),
    ("warehouses/5", None, "mine.toml: warehouses.5 is missing; expected a table"),
    ("bonus", {"provenance": "printed", "first": 1}, "mine.toml: bonus is not a key of this game's editions; remove it"),
]


@pytest.mark.parametrize(("where", "value", "message"), WRONG, ids=[message.split(": ", 1)[1][:40] for _, _, message in WRONG])
def test_what_is_wrong_is_named_in_one_line(where: str, value: object, message: str) -> None:
    with pytest.raises(BadEdition) as error:
        GAME.check_edition(changed(where, value))
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("where", "value", "message"),
    [
        (
            "track/provenance",
            None,
            "mine.toml: track.provenance is missing; expected one of printed, deduced, sourced, reconstructed",
        ),
        (
            "cards/provenance",
            "remembered",
            "mine.toml: cards.provenance is 'remembered'; expected one of printed, deduced, sourced, reconstructed",
        ),
        ("name", None, "mine.toml: 'game' and 'name' must stand at the top of an edition file"),
    ],
)
def test_every_table_says_where_its_numbers_come_from(where: str, value: object, message: str) -> None:
    with pytest.raises(BadEdition) as error:
        changed(where, value)
    assert str(error.value) == message


def test_an_edition_of_another_game_is_refused() -> None:
    with pytest.raises(BadEdition) as error:
        GAME.check_edition(changed("game", "florence"))
    assert str(error.value) == "mine.toml: is an edition of 'florence', expected 'medici'"


def test_a_file_that_is_no_edition(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    with pytest.raises(BadEdition) as error:
        GAME.edition(file)
    assert str(error.value) == f"{file}: cannot be read (No such file or directory); give the path of an edition file"
    file.write_text("game = medici", encoding="utf-8")
    with pytest.raises(BadEdition, match=r"mine\.toml: is not valid TOML \(.*\); compare it with a shipped edition$"):
        GAME.edition(str(file))


@pytest.mark.rule("§1")
def test_an_owners_correction_is_played(tmp_path: Path) -> None:
    """A copy of a shipped file with one number changed, given by its path."""
    text = (GAME.folder / "editions" / "amigo.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    text = text.replace('name = "amigo"', 'name = "mine"').replace("5 = 30\n6 = 30", "5 = 30\n6 = 25")
    file.write_text(text, encoding="utf-8")
    match = GAME.new(6, seed=1, edition=file)
    assert match.scores() == [25] * 6
    assert (match.edition.name, match.edition.shipped) == ("mine", False)


@pytest.mark.rule("§2")
def test_many_copies_of_a_card_are_no_chance() -> None:
    """All cards left are alike: nothing is left to chance, however many there are."""
    edition = changed("cards/values", [3, 3, 3, 3, 3, 3, 3])
    state = fresh(6, edition)
    state.step(state.chance_outcomes()[0][0])
    told(state)
    for good in ("metals", "porcelain", "dyes", "cloth"):
        state.pool[state.parts.kind_of[outcome(f"{good} 3")]] = 0
    state.unseen = state.deck = 8
    state.step(outcome("neutral"))
    state.step(0)
    assert state.actor() == state.revealer, "the second card can only be spices 3, so it lies there"
    assert [(event["good"], event["value"]) for event in told(state)] == [("neutral", 10), ("spices", 3)]


def test_the_smallest_edition_plays_to_the_end() -> None:
    """One card of each good, a warehouse for one card, lots of one: chance never has a single outcome."""
    content: dict[str, Any] = copy.deepcopy(GAME.edition("amigo").content)
    content["cards"]["values"] = [3]
    content["play"].update(rounds=1, warehouse=1, lot=1)
    content["dealt"].update({str(players): 6 for players in range(3, 7)})
    edition = Edition(content, "mine.toml")
    for seed in range(40):
        play_out(GAME.initial(3 + seed % 4, edition=edition), Rng(seed))


@pytest.mark.parametrize("values", [[3] * 7, [0, 0, 0, 5, 5, 5, 5]])
def test_editions_with_many_equal_cards_play_to_the_end(values: list[int]) -> None:
    edition = changed("cards/values", values)
    for seed in range(20):
        play_out(GAME.initial(3 + seed % 4, edition=edition), Rng(seed))


def play_out(state: State, rng: Rng) -> None:
    """Random decisions to the end; whoever is asked, chance or a seat, has a choice."""
    for _ in range(GAME.max_decisions + 3 * 37):
        if state.over():
            return
        if state.actor() == CHANCE:
            assert len(state.chance_outcomes()) > 1
            state.step(state.sample(rng))
        else:
            choices = state.legal_actions()
            assert len(choices) > 1
            state.step(choices[rng.below(len(choices))])
    raise AssertionError("the match does not end")
