"""One plan for every game: the same skeleton and the same verbs."""

import ast
import re
from pathlib import Path

import pytest

import signoria
from signoria.core import registry
from signoria.core.position import Position, field_names
from signoria.core.walk import positions

PACKAGE = Path(signoria.__file__).parent
GAMES = registry.shipped()
# Modules of a game that show it to people; they stay Python.
SEEN_BY_PEOPLE = {"conservation", "edition", "outlook", "prompts", "view", "view_types"}
# What every game answers, and in which module.
VERBS = {
    "set_up.py": ["set_up"],
    "questions.py": ["list_answers", "only_answer"],
    "refusals.py": ["refuse_answer"],
    "answers.py": ["apply_action"],
    "chance.py": ["list_outcomes", "source_of", "only_outcome", "apply_outcome"],
}


def functions(path: Path) -> list[str]:
    return [node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("key", GAMES)
def test_the_same_verbs_in_the_same_modules(key: str) -> None:
    folder = registry.load(key).folder
    for module, verbs in VERBS.items():
        assert [verb for verb in verbs if verb not in functions(folder / module)] == [], module


@pytest.mark.parametrize("key", GAMES)
def test_why_something_is_not_legal_begins_with_refuse(key: str) -> None:
    names = [name for path in registry.load(key).folder.glob("*.py") for name in functions(path)]
    assert [name for name in names if re.match(r"(why_not|explain|offer)_", name)] == []


def test_no_rule_asks_whether_anybody_listens() -> None:
    """Events are told through the skeleton, which knows."""
    found = [
        path.name
        for key in GAMES
        for path in registry.load(key).folder.glob("*.py")
        if "journal is not None" in path.read_text("utf-8")
    ]
    assert found == []


@pytest.mark.parametrize("key", GAMES)
def test_a_copy_has_every_field(key: str) -> None:
    """The fields of a snapshot are those the constructor sets; a copy has them all, and shares no array."""
    game = registry.load(key)
    for state in positions(game, game.max_players, game.check_options(None), seed=4, count=12):
        assert isinstance(state, Position)
        names, copy = [*field_names(state), *state.plan.derived], state.clone()
        assert {"waiting", "asked", "revealed_information"} < set(names)
        for name in names:
            one, other = getattr(state, name), getattr(copy, name)
            if isinstance(one, int):
                assert one == other, name
                continue
            assert list(one) == list(other), name
            one[0] += 1
            assert one[0] != other[0], f"{name} is shared"
            one[0] -= 1


def is_whole_number(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, int) and not isinstance(value.value, bool)


def test_constants_of_compiled_code_are_native_numbers() -> None:
    """Decision 18: a constant that is only known to be an `int` makes objects of the numbers it meets."""
    compiled = {*(PACKAGE / "games").glob("*/*.py"), *(PACKAGE / "games").glob("*/bots/judgement/*.py")}
    compiled -= {path for path in compiled if path.stem in SEEN_BY_PEOPLE or path.stem.startswith("terminal")}
    found = [
        f"{path.relative_to(PACKAGE)}: {ast.unparse(node.target)}"
        for path in sorted(compiled | {PACKAGE / "core" / f"{name}.py" for name in ("position", "state", "journal", "vector")})
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final" and is_whole_number(node.value)
    ]
    assert found == []
