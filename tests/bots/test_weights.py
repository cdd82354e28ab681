"""Weights are read by their names: where they stand in the file tells nothing."""

import random
from pathlib import Path

import pytest
from tests.rulebook import GAMES

import signoria
from signoria.bots.search_bot import load_judgement, read_weights, weights_file
from signoria.core.errors import BadSetup
from signoria.core.game import Game
from signoria.games.firenze.bots.judgement import NAMES as FIRENZE
from signoria.games.firenze.bots.judgement import weights as firenze
from signoria.games.florence.bots.judgement import NAMES as FLORENCE
from signoria.games.florence.bots.judgement import weights as florence
from signoria.games.ilvecchio.bots.judgement import FEATURES, achievements, prospects
from signoria.games.ilvecchio.bots.judgement import NAMES as IL_VECCHIO
from signoria.games.ilvecchio.bots.judgement import evaluation as ilvecchio
from signoria.games.medici.bots.judgement import NAMES as MEDICI
from signoria.games.medici.bots.judgement import evaluation as medici

SHIPPED = sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").is_file())


def names_of(game: Game) -> tuple[str, ...]:
    names: tuple[str, ...] = game.part("bots.judgement").NAMES
    return names


@pytest.mark.parametrize("key", SHIPPED)
def test_the_order_of_the_file_does_not_matter(key: str, tmp_path: Path) -> None:
    game = signoria.load(key)
    lines = [line for line in weights_file(game).read_text(encoding="utf-8").splitlines() if "=" in line.partition("#")[0]]
    random.Random(1).shuffle(lines)
    shuffled = tmp_path / "weights.toml"
    shuffled.write_text("\n".join(lines), encoding="utf-8")
    names = names_of(game)
    assert len(set(names)) == len(names) == len(lines)
    assert read_weights(shuffled, names) == read_weights(weights_file(game), names)
    assert list(load_judgement(game).weights) == list(read_weights(shuffled, names))


@pytest.mark.parametrize("key", SHIPPED)
def test_a_missing_or_unknown_name_is_told(key: str, tmp_path: Path) -> None:
    names = names_of(signoria.load(key))
    file = tmp_path / "weights.toml"
    file.write_text("\n".join(f"{name} = 1" for name in names[1:]), encoding="utf-8")
    with pytest.raises(BadSetup, match=f"lacks: {names[0]}$"):
        read_weights(file, names)
    file.write_text("\n".join(f"{name} = 1" for name in (*names, "luck")), encoding="utf-8")
    with pytest.raises(BadSetup, match=r"nobody asks for: luck$"):
        read_weights(file, names)


def test_constants_and_names_agree() -> None:
    """A constant is the place of the weight, or of the first of several, that has its name."""
    of_medici = {name: place for name, place in vars(medici).items() if name.lower() in MEDICI}
    assert sorted(of_medici.values()) == list(range(len(MEDICI)))
    assert all(MEDICI[place] == name.lower() for name, place in of_medici.items())
    for name, place in places(firenze):
        assert FIRENZE[place].startswith(name.lower().replace("_", "-"))
    for name, place in places(florence):
        begins = {"MEMBER": "debutant", "FIRST_PROMISE": "promise_"}.get(name, name.lower())
        assert FLORENCE[place].startswith(begins)
    assert len(FEATURES) == achievements.FEATURES
    for name in ("SPREAD", "SPREAD_EARLY", "TEMPERATURE", "HOPELESS", "TURNS_AHEAD"):
        assert IL_VECCHIO[getattr(ilvecchio, name)] == name.lower()
    held = {"MONEY": "florins", "SCROLLS": "scroll", "PLANS": "plan", "NOBLE_GOODS": "noble_goods"}
    assert all(FEATURES[getattr(prospects, name)].startswith(begin) for name, begin in held.items())
    begins = {"HOLDINGS": "on_tracks", "ON_TRACKS": "on_tracks", "CONSTANT": "constant", "NOBLE_TILES": "nobility"}
    begins |= {"COUNCIL_WORTH": "council", "HIDDEN_WORTH": "hidden", "PROVINCE_WORTH": "province"}
    assert all(FEATURES[getattr(achievements, name)].startswith(begin) for name, begin in begins.items())


def places(module: object) -> list[tuple[str, int]]:
    return [(name, place) for name, place in vars(module).items() if name.isupper() and isinstance(place, int)]
