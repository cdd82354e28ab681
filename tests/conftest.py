"""A test that claims a rule must enter a function that cites it; checked wherever the engines run as Python."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

import signoria
from tests import children

GAMES = Path(signoria.__file__).parent / "games"
# Files in which every test takes long, or starts servers and processes of its own; `make test-fast` leaves them out.
SLOW = {
    "test_arena",
    "test_compiled",
    "test_crash",
    "test_openapi",
    "test_packages",
    "test_processes",
    "test_protocol",
    "test_secrets",
    "test_examples",
}
# Files whose tests share something that takes long to make: one process runs them all.
TOGETHER = {"test_earlier_databases", "test_packages"}
CITED = re.compile(r"§\d+(?:\.\d+)*|\b[A-Z]{1,2}\d+\b")


@cache
def citations(file: str) -> dict[int, set[str]]:
    """For each function of a file, by its first line: the § and rulings that stand in it."""
    source = Path(file).read_text(encoding="utf-8")
    found: dict[int, set[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[first] = set(CITED.findall(ast.get_source_segment(source, node) or ""))
    return found


def cited_by(code: CodeType) -> set[str]:
    return citations(code.co_filename).get(code.co_firstlineno, set())


@pytest.fixture(autouse=True)
def claims_are_exercised(request: pytest.FixtureRequest) -> Iterator[None]:
    claimed = {rule for mark in request.node.iter_markers("rule") for rule in mark.args}
    if not claimed or signoria.COMPILED:
        yield
        return
    entered: set[CodeType] = set()

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(GAMES)):
            entered.add(frame.f_code)

    sys.setprofile(watch)
    yield
    sys.setprofile(None)
    exercised = {rule for code in entered for rule in cited_by(code)}
    missing = sorted(claimed - exercised)
    assert not missing, f"claims {', '.join(missing)}, but entered no function that cites it"


def pytest_configure(config: pytest.Config) -> None:
    children.end_with_pytest(worker=hasattr(config, "workerinput"))


def pytest_unconfigure() -> None:
    children.end_all()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """What fixtures start is theirs to end; what the test itself starts ends here."""
    with children.ended():
        return (yield)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left alone with it at the end."""
    items.sort(key=lambda item: not takes_long(item))
    for item in items:
        if item.path.stem in SLOW or in_a_browser(item):
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Every process takes the next test, or the next file of those whose tests belong together."""
    from xdist.scheduler import LoadScopeScheduling

    class Scheduling(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            file, _, _ = nodeid.partition("::")
            return file if Path(file).stem in TOGETHER else nodeid

    return Scheduling(config, log)


def in_a_browser(item: pytest.Item) -> bool:
    return "browser" in item.path.parts


def takes_long(item: pytest.Item) -> bool:
    return in_a_browser(item) or item.path.stem in SLOW | {"test_conformance", "test_wordings", "test_screens"}
