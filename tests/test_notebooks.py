"""The notebooks of the documentation run, cell by cell, and end where they say."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import patience

NOTEBOOKS = Path(__file__).parent.parent / "docs" / "notebooks"
EXPECTED = {"first-bot": "against three of random:", "first-training": "before learning"}


def code_of(notebook: Path) -> str:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.skipif(bool(os.environ.get("SIGNORIA_PURE")), reason="once is enough")
@pytest.mark.parametrize("name", EXPECTED)
def test_notebook(name: str, tmp_path: Path) -> None:
    script = tmp_path / f"{name}.py"
    script.write_text(code_of(NOTEBOOKS / f"{name}.ipynb"), encoding="utf-8")
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, check=False, timeout=patience(300), env=environment
    )
    assert done.returncode == 0, done.stderr
    assert EXPECTED[name] in done.stdout


def test_every_notebook_is_run_and_kept_without_results() -> None:
    assert {path.stem for path in NOTEBOOKS.glob("*.ipynb")} == set(EXPECTED)
    for path in NOTEBOOKS.glob("*.ipynb"):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        assert not [cell for cell in cells if cell.get("outputs") or cell.get("execution_count")]
