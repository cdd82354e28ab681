"""§1: what an edition may say, and how it is told what is wrong."""

import copy
import io
import json
from typing import Any

import pytest
from rich.console import Console

from signoria.cli.players import Player
from signoria.cli.table import Table
from signoria.core import log
from signoria.core.edition import Edition, content_hash
from signoria.core.errors import BadEdition
from tests.games.ilvecchio.positions import GAME, place_number


def edited(change) -> Edition:
    content: dict[str, Any] = copy.deepcopy(GAME.edition().content)
    change(content)
    return Edition(content, "mine.toml")


def refused(change) -> str:
    with pytest.raises(BadEdition) as error:
        GAME.check_edition(edited(change))
    return str(error.value)


@pytest.mark.rule("§1")
def test_the_shipped_edition() -> None:
    GAME.check_edition(GAME.edition())
    content = GAME.edition().content
    assert len(content["places"]) == 22
    assert len(content["roads"]["pairs"]) == 31
    assert sum(len(tiles) for key, tiles in content["provinces"].items() if key != "provenance") == 18
    reconstructed = {path for path, word, _ in GAME.edition().provenance() if word == "reconstructed"}
    assert {"roads", "areas", "middlemen", "tracks.venezia"} <= reconstructed


@pytest.mark.rule("§1")
def test_an_owner_can_rename_a_town_and_change_a_track() -> None:
    def change(content: dict[str, Any]) -> None:
        content.update(json.loads(json.dumps(content).replace("radda", "gaiole")))
        content["tracks"]["milano"]["cost"][2] = 9

    state = GAME.initial(4, edition=edited(change))
    view = GAME.view(state, 0)
    assert "gaiole" in view["map"]
    assert "radda" not in view["map"]
    assert view["tracks"][1]["cost"][2] == 9
    assert state.refusal(GAME.parse("send radda")) != 0
    assert place_number("gaiole") > 21


@pytest.mark.rule("§1")
def test_an_owner_names_towns_and_reads_them_everywhere() -> None:
    def change(content: dict[str, Any]) -> None:
        content["places"][1]["names"] = "Pescia"
        content["places"][2]["names"] = {"en": "Meadow", "de": "Wiese", "fr": "Pré"}

    edition = edited(change)
    GAME.check_edition(edition)
    send = GAME.parse("send pistoia")
    assert "Pescia" in GAME.wording("fr", edition=edition).action(send)
    assert "Pistoia" in GAME.wording("fr").action(send)
    assert "Wiese" in GAME.wording("de", edition=edition).action(GAME.parse("send prato"))
    match = GAME.new(2, seed=1, edition=edition)
    table = Table(Console(width=100, file=io.StringIO()), match, [Player("Anna"), Player("Bruno")], "de")
    board = "".join(table.lines(table._board(0, 100)))
    assert "Pescia" in board
    assert "Pistoia" not in board


@pytest.mark.rule("§1")
@pytest.mark.parametrize("names", ["", "x" * 31, {"en": "Meadow"}, 7])
def test_names_that_are_none(names: Any) -> None:
    def change(content: dict[str, Any]) -> None:
        content["places"][1]["names"] = names

    assert "places[1].names" in refused(change)
    assert "a name of at most 30 letters" in refused(change)


def remove_road(content: dict[str, Any]) -> None:
    content["roads"]["pairs"] = [pair for pair in content["roads"]["pairs"] if "mensano" not in pair]


def recolour(content: dict[str, Any]) -> None:
    next(place for place in content["places"] if place["name"] == "radda")["colour"] = "green"


@pytest.mark.rule("§1")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (remove_road, "roads that connect mensano with Florence"),
        (recolour, "at least three of colour black"),
        (lambda c: c["areas"].update({"7": ["siena"]}), "areas.7 is not a key"),
        (lambda c: c["areas"].pop("12"), "areas.12 is missing"),
        (lambda c: c["areas"].update({"6": ["firenze"]}), "Florence borders no area"),
        (lambda c: c["gates"].update({"milano": "siena"}), "a red town that is the gate of this region alone"),
        (lambda c: c["gates"].update({"milano": "vicchio"}), "a red town that is the gate of this region alone"),
        (lambda c: c["middlemen"].update({"grey": ["figline", "prato"]}), "every grey town once"),
        (lambda c: c["roads"]["pairs"].append("siena roma"), "'roma' is none"),
        (lambda c: c["tracks"]["milano"].update({"cost": [1, 2]}), "tracks.milano.cost"),
        (lambda c: c["tracks"]["milano"].update({"crests": [7]}), "tracks.milano.crests"),
        (lambda c: c["provinces"]["milano"].append("one-scroll"), "every province tile once"),
        (lambda c: c["provinces"]["milano"].pop(), "a tile for each of the 6 spaces"),
        (lambda c: c["florence"]["council"].pop(), "at least 12 tiles"),
        (lambda c: c["nobility-times"].pop("supply"), "nobility-times.supply is missing; expected a whole number from 1 to 99"),
        (lambda c: c["nobility-times"].update({"places": 0}), 'or "unlimited"'),
        (lambda c: c["nobility-times"].update({"places": "often"}), 'nobility-times.places is "often"'),
        (lambda c: c["nobility-times"].update({"crests": 2}), "nobility-times.crests is 2; expected 1"),
        (lambda c: c["nobility-times"].update({"palaces": 2}), "nobility-times.palaces is not a key"),
        (lambda c: c["crests-in-play"]["4"].update({"crests": 10}), "at most the 9 crests"),
        (lambda c: c["places"].append(dict(c["places"][1])), "every place once"),
        (
            lambda c: c["places"].append({"provenance": "printed", "name": "roma", "colour": "red", "east": 0, "north": 0}),
            "places[22].name",
        ),
        (
            lambda c: c["areas"].update(
                {str(n): ["pistoia", "dicomano", "colle", "radda", "volterra", "sesto"] for n in (2, 3)}
            ),
            "at most one middleman",
        ),
    ],
)
def test_what_cannot_be_played_is_named(change, message: str) -> None:
    assert message in refused(change)


@pytest.mark.rule("§9", "V47")
def test_how_often_a_nobility_tile_counts_is_a_value_of_the_edition() -> None:
    GAME.check_edition(GAME.edition())
    times = GAME.edition().content["nobility-times"]
    assert times["provenance"] == "reconstructed"
    assert {tile for tile, often in times.items() if often == 1} == {"three-colours", "one-of-each", "crests"}
    assert times["carriages-and-bishops"] == 4
    assert {"nobility-times"} <= {path for path, word, _ in GAME.edition().provenance() if word == "reconstructed"}


def as_first_shipped(content: dict[str, Any]) -> None:
    """Without what was added since and changes no play."""
    content.pop("nobility-times")
    content.pop("picture", None)
    for place in content["places"]:
        place.pop("picture", None)


@pytest.mark.rule("§9", "V47")
def test_matches_from_before_the_value_can_still_be_read() -> None:
    match = GAME.new(2, seed=5)
    document = log.export(match)
    former = next(iter(GAME.former_editions))
    document["edition"] = {"name": "pegasus", "hash": former}
    assert log.rebuild(document).edition.hash == GAME.edition().hash
    older = edited(as_first_shipped)
    assert content_hash(older.content) == former
    GAME.check_edition(older)
