"""Everything that knows a game lies in the folder of the game: nothing else names one."""

import re
from pathlib import Path

import pytest

import signoria
from signoria.core import registry

PACKAGE = Path(signoria.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"
# A title that is also a city or a family is told apart by what stands beside it.
NAMES = [word for key in registry.shipped() for word in (key, registry.load(key).title)]
NAMED = re.compile(rf"(?<![A-Za-z])({'|'.join(NAMES)})(?![A-Za-z])", re.IGNORECASE)
# Pages that were built, and their words.
BUILT = "static"


def texts(folder: Path, *suffixes: str) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix in suffixes and BUILT not in path.parts]


@pytest.mark.parametrize("layer", ["cli", "bots", "server", "store", "arena", "research", "bench", "training"])
def test_no_layer_names_a_game(layer: str) -> None:
    files = texts(PACKAGE / layer, ".py", ".toml", ".ftl", ".txt", ".json")
    assert files
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if NAMED.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("layer", ["table", "sheet", "lobby", "pieces", "shell"])
def test_the_page_names_no_game_outside_its_folder(layer: str) -> None:
    files = [path for path in texts(WEB / layer, ".ts", ".svelte", ".ftl", ".css") if ".test." not in path.name]
    assert files
    assert [str(path.relative_to(WEB)) for path in files if NAMED.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("key", registry.shipped())
def test_every_folder_holds_the_same_things(key: str) -> None:
    folder = registry.load(key).folder
    wanted = ["terminal.py", "bots/greedy.py", "bots/judgement/evaluation.py", "bots/weights.toml", "bots/levels.toml"]
    wanted += [
        f"{place}/{language}.{kind}" for language in ("en", "de", "fr") for place, kind in (("locale", "ftl"), ("pages", "md"))
    ]
    wanted += ["table.py", "set_up.py", "questions.py", "refusals.py", "answers.py", "chance.py"]
    wanted += ["state.py", "actions.py", "events.py", "view.py", "observation.py", "edition.py", "feature_bounds.toml"]
    assert [name for name in wanted if not (folder / name).is_file()] == []
    assert list((folder / "editions").glob("*.toml"))
    assert registry.load(key).minutes
