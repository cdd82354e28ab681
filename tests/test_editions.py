"""Every shipped edition loads for every number of players and says where its values come from."""

import copy

import pytest

from signoria.core import registry
from signoria.core.edition import PROVENANCES, Edition

SHIPPED = [(name, edition) for name in registry.names() if name != "corte" for edition in registry.load(name).shipped_editions]


@pytest.mark.parametrize(("key", "name"), SHIPPED)
def test_edition_is_whole(key: str, name: str) -> None:
    game = registry.load(key)
    edition = game.edition(name)
    assert (edition.game, edition.name) == (key, name)
    assert edition.hash.startswith("sha256:")
    game.check_edition(edition)
    origins = list(edition.provenance())
    assert origins
    assert {word for _, word, _ in origins} <= set(PROVENANCES)
    # What is not printed says why it is as it is.
    assert [path for path, word, note in origins if word != "printed" and not note] == []


@pytest.mark.parametrize("key", sorted({key for key, _ in SHIPPED}))
def test_default_edition_is_shipped(key: str) -> None:
    game = registry.load(key)
    assert game.default_edition in game.shipped_editions


def test_a_hash_covers_what_matters_for_play() -> None:
    content = copy.deepcopy(registry.load("ilvecchio").edition().content)
    first = Edition(content, "x")
    told = copy.deepcopy(content)
    told["note"] = "a note nobody plays by"
    told["places"][1]["names"] = {"en": "Meadow", "de": "Wiese", "fr": "Pré"}
    told["name"] = "mine"
    other = Edition(told, "x")
    assert (other.hash, other.is_called(first.hash)) == (first.hash, True)
    assert other.content_hash != first.content_hash
    assert first.is_called(first.content_hash)
    changed = copy.deepcopy(content)
    changed["places"] = changed["places"][::-1]
    assert Edition(changed, "x").hash != first.hash
