"""The shipped edition, and copies an owner of the box has changed."""

import copy
from typing import Any

import pytest

from signoria.core.edition import Edition
from signoria.core.errors import BadEdition
from signoria.core.rng import Rng
from signoria.core.walk import choose
from signoria.games.florence.edition import read_components
from tests.games.florence.positions import GAME


def changed(where: str, value: object) -> Edition:
    """The shipped edition with one entry changed, or removed if the value is None."""
    content: dict[str, Any] = copy.deepcopy(GAME.edition().content)
    table = content
    *path, key = where.split("/")
    for step in path:
        table = table[step]
    if value is None:
        del table[key]
    else:
        table[key] = value
    return Edition(content, "mine.toml")


@pytest.mark.rule("§8")
def test_the_dial_is_the_one_of_the_rules_page() -> None:
    parts = read_components(GAME.edition(), 5, GAME.check_options(None))
    assert list(parts.head) == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    rows = [[parts.place_points[at * 8 + i] for i in range(7)] for at in (0, 1, 3, 4, 6, 7)]
    assert rows == [
        [11, 7, 4, 2, 1, 1, 1],
        [13, 9, 6, 4, 3, 3, 3],
        [14, 9, 5, 3, 1, 1, 1],
        [16, 11, 8, 5, 4, 4, 4],
        [17, 11, 6, 3, 2, 2, 2],
        [20, 14, 9, 6, 5, 5, 5],
    ]
    offers = [[(parts.price[at * 3 + i], parts.reward[at * 3 + i]) for i in range(3)] for at in (2, 5, 8)]
    assert offers == [[(4, 20), (2, 12), (1, 6)], [(4, 25), (2, 15), (1, 8)], [(4, 30), (2, 18), (1, 9)]]


@pytest.mark.rule("§6", "§10")
def test_costs_and_objectives() -> None:
    parts = read_components(GAME.edition(), 5, GAME.check_options(None))
    assert list(parts.card_cost) == [2, 2, 3, 2, 2, 3, 3, 2, 2, 2, 0, 1]
    assert list(parts.card_gain) == [0] * 10 + [3, 0]
    marked = ["".join(str(p + 1) for p in range(9) if parts.marked[card * 9 + p]) for card in range(6)]
    assert marked == ["1234", "1256", "1478", "2589", "3689", "4567"]
    assert [parts.objective_points[members] for members in range(10)] == [0, 0, 0, 0, 10, 15, 20, 25, 30, 35]


def test_what_is_not_printed_is_marked() -> None:
    origin = {path: word for path, word, _ in GAME.edition().provenance()}
    assert origin["spaces.3"] == "reconstructed"
    assert origin["board"] == "deduced"
    assert origin["brag"] == "printed"
    assert origin["objectives"] == "reconstructed"
    assert origin["strozzi_cards"] == "reconstructed"


@pytest.mark.parametrize(
    ("where", "value", "said"),
    [
        ("board/ring", [1, 5, 2, 3, 6, 9, 8, 7, 7], "board.ring .* every location once"),
        ("board/ring", [1, 5], "board.ring .* 9 whole numbers"),
        ("spaces/3/open", 8, "spaces.3.open is 8; expected a whole number from 1 to 7"),
        ("family/debutants", 6, "a family has 10 members; expected at most 9"),
        ("time_tiles/tiles", [2, 3, 4, 5, 6, 7, 8, 8], "time_tiles.tiles .* every value once"),
        ("dial/3/prices", [], "rewards"),
        ("dial/1/queue", [1, 2], "dial.1.queue"),
        ("dial/6/gifts", 4, "a family gets 9 gifts; expected at most 6"),
        ("objectives/locations", [1234, 1256, 1478, 2589, 3689, 4566], "four different locations"),
        ("objectives/points", [0, 0, 0, 0, 10, 9, 20, 25, 30, 35], "do not fall"),
        ("strozzi_cards/deploy", ["A orange"], "five cards"),
        ("strozzi_cards/brag", ["green", "blue"], "strozzi_cards.brag"),
        ("limits/actions", 25, "limits.actions is 25; expected a whole number from 1 to 24"),
        ("costs/deploy", None, "costs.deploy is missing"),
        ("costs/fly", 3, "costs.fly is not a key"),
        ("scandals/cosimo", [-1, 2, 3, 2], "scandals.cosimo"),
        ("brag/top", 7, "brag.top is 7"),
    ],
)
def test_a_wrong_file_is_named(where: str, value: object, said: str) -> None:
    with pytest.raises(BadEdition, match=said):
        GAME.check_edition(changed(where, value))


@pytest.mark.rule("§1")
@pytest.mark.parametrize(
    ("where", "value"), [("spaces/3/open", 5), ("limits/actions", 3), ("time/hand", 1), ("scandals/copies", 1)]
)
def test_an_owners_edition_plays_to_the_end(where: str, value: int) -> None:
    edition = changed(where, value)
    for players in (1, 3, 5):
        state, rng = GAME.initial(players, edition=edition), Rng(players)
        while not state.over():
            state.apply(choose(state, rng))
            for name, (counted, expected) in GAME.conserved(state).items():
                assert counted == expected, name
