"""An agent's fingerprint covers its code, the modules it imports and the files it declares."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import signoria
from signoria.bots.agent_files import UndeclaredFile
from signoria.bots.imported import import_agent
from signoria.bots.registry import fingerprint, make_bot

MEDICI = signoria.load("medici")
BOT = """
from pathlib import Path
from signoria.bots.bot import Advice, Bot
from {name}_play import last

class Mine(Bot):
    {files}

    def __init__(self, game, seed=0):
        super().__init__(game, seed)
        self.weights = Path("weights.bin").read_bytes()

    def advise(self, perspective):
        return Advice(last(perspective.legal_actions()))
"""


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Writes an agent into a folder of its own, with a helper module and a checkpoint; returns its path."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    name = f"agent_{abs(hash(request.node.nodeid))}"

    def written(files: str) -> str:
        import_agent.cache_clear()
        (tmp_path / f"{name}.py").write_text(BOT.format(files=files, name=name))
        (tmp_path / f"{name}_play.py").write_text("def last(legal):\n    return legal[-1]\n")
        (tmp_path / "weights.bin").write_bytes(b"one")
        return f"{name}:Mine"

    return written


def test_a_declared_checkpoint_is_part_of_the_fingerprint(write: Callable[[str], str], tmp_path: Path) -> None:
    path = write('files = ["weights.bin"]')
    assert make_bot(path, MEDICI).weights == b"one"  # type: ignore[attr-defined]
    before = fingerprint(path, MEDICI)
    (tmp_path / "weights.bin").write_bytes(b"two")
    assert fingerprint(path, MEDICI) != before
    (tmp_path / "weights.bin").write_bytes(b"one")
    assert fingerprint(path, MEDICI) == before


def test_a_module_of_its_own_is_part_of_the_fingerprint(write: Callable[[str], str], tmp_path: Path) -> None:
    path = write('files = ["weights.bin"]')
    before = fingerprint(path, MEDICI)
    helper = tmp_path / f"{path.partition(':')[0]}_play.py"
    helper.write_text("def last(legal):\n    return legal[0]\n")
    assert fingerprint(path, MEDICI) != before


def test_reading_an_undeclared_file_is_an_error(write: Callable[[str], str]) -> None:
    with pytest.raises(UndeclaredFile, match=r"weights\.bin but does not declare it.*set `files"):
        make_bot(write(""), MEDICI)


def test_reading_an_undeclared_file_during_import_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    (tmp_path / "table.csv").write_text("1")
    (tmp_path / "reads_early.py").write_text("TABLE = open('table.csv').read()\ndef policy(observations, masks): ...\n")
    with pytest.raises(UndeclaredFile, match=r"table\.csv.*`policy\.files"):
        make_bot("reads_early:policy", MEDICI)


def test_a_declared_file_must_exist(write: Callable[[str], str]) -> None:
    with pytest.raises(signoria.SignoriaError, match=r"declares files that do not exist: .*lost\.bin"):
        make_bot(write('files = ["weights.bin", "lost.bin"]'), MEDICI)
