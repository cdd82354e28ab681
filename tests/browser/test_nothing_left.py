"""Servers, browsers, databases and workers end with pytest, whatever ends pytest."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests import children
from tests.patience import patience, until
from tests.server.processes import AS_SHIPPED

ROOT = Path(__file__).parents[2]
CASE = Path(__file__).parent / "never_ends.py"
KINDS = (AS_SHIPPED, "--database postgresql", "chrom", "postgres", "playwright")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells children that their parent was killed")


def started_by(run: "subprocess.Popen[str]", ready: Path, said: Path) -> list[psutil.Process]:
    """Every process of a run that has begun its test."""
    until(lambda: ready.exists() or run.poll() is not None, "the test does not begin", 120)
    assert run.poll() is None, f"the run ended by itself: {said.read_text()}"
    found = psutil.Process(run.pid).children(recursive=True)
    lines = [" ".join(one.cmdline()) for one in found]
    assert [kind for kind in KINDS if not any(kind in line for line in lines)] == []
    return found


@pytest.mark.parametrize(
    ("number", "workers"),
    [
        pytest.param(signal.SIGTERM, "1", id="SIGTERM with workers"),
        pytest.param(signal.SIGINT, "1", id="SIGINT with workers", marks=pytest.mark.long),
        pytest.param(signal.SIGKILL, "1", id="SIGKILL with workers", marks=[pytest.mark.long, LINUX]),
        pytest.param(signal.SIGTERM, "0", id="SIGTERM", marks=pytest.mark.long),
        pytest.param(signal.SIGINT, "0", id="SIGINT", marks=pytest.mark.long),
        pytest.param(signal.SIGKILL, "0", id="SIGKILL", marks=[pytest.mark.long, LINUX]),
    ],
)
def test_an_interrupted_run_leaves_nothing(tmp_path: Path, number: signal.Signals, workers: str) -> None:
    ready = tmp_path / "ready"
    command = [sys.executable, "-m", "pytest", "-n", workers, "-p", "no:cacheprovider", "--basetemp", tmp_path / "files", CASE]
    environment = {**os.environ, "SIGNORIA_TEST_READY": str(ready)}
    with (tmp_path / "said").open("wb") as said:
        run = children.start(command, cwd=ROOT, env=environment, stdout=said, stderr=subprocess.STDOUT)
    found = started_by(run, ready, tmp_path / "said")
    run.send_signal(number)
    run.wait(patience(60))
    until(lambda: not [one for one in found if one.is_running()], lambda: f"left behind: {left(found)}", 30)


def left(found: list[psutil.Process]) -> list[str]:
    return [" ".join(one.cmdline()) for one in found if one.is_running()]


def test_a_server_that_does_not_start_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fixture fails; its process ends with it."""
    from tests.browser import site

    def impatient(*_: object) -> None:
        raise AssertionError("not in time")

    monkeypatch.setattr(site, "wait_until", impatient)
    before = set(psutil.Process().children(recursive=True))
    with pytest.raises(AssertionError, match="not in time"):
        site.Site(tmp_path)
    assert set(psutil.Process().children(recursive=True)) <= before
