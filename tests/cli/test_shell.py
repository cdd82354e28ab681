"""At home in a shell: completion, colours that can be left out, and a manual page that tells what there is."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.terminal import Terminal
from tests.patience import patience

COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[0-9;]*)?m")
MAIN = "import os, sys; os.environ.update({}); from signoria.cli.main import main; sys.exit(main(sys.argv[1:]))"


@pytest.mark.parametrize(
    ("shell", "said"), [("bash", "complete "), ("zsh", "#compdef signoria"), ("fish", "complete --command")]
)
def test_every_shell_gets_its_completion(run: Run, shell: str, said: str) -> None:
    code, out, err = run("completion", shell)
    assert (code, err) == (0, "")
    assert said in out
    assert "signoria" in out


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("signoria re", {"replay"}),
        ("signoria rules me", {"medici"}),
        ("signoria play medici --lang ", {"en", "de", "fr"}),
        ("signoria play medici --edition a", {"amigo"}),
        ("signoria arena medici --bots greedy,mas", {"greedy,master"}),
    ],
)
def test_a_line_is_completed(line: str, wanted: set[str], tmp_path: Path) -> None:
    answer = tmp_path / "answer"
    environment = {**os.environ, "_ARGCOMPLETE": "1", "COMP_LINE": line, "COMP_POINT": str(len(line)), "_ARGCOMPLETE_IFS": "\n"}
    environment["_ARGCOMPLETE_STDOUT_FILENAME"] = str(answer)
    subprocess.run(
        [sys.executable, "-m", "signoria.cli.main"], env=environment, cwd=tmp_path, check=False, timeout=patience(60)
    )
    assert {word.strip() for word in answer.read_text().split("\n") if word.strip()} == wanted


@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colours_can_be_left_out(home: Path, environment: dict[str, str], coloured: bool) -> None:
    arguments = ("play", "medici", "--seats", "greedy,random,random", "--seed", "1", "--pace", "0")
    terminal = Terminal(home, *arguments, code=MAIN.format(environment))
    assert terminal.end() == 0
    assert bool(COLOUR.search(terminal.raw)) is coloured


def test_the_manual_page_tells_what_there_is() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "signoria.1").read_text(encoding="utf-8")
    code = "import sys; sys.path.insert(0, 'building'); import manual_page; sys.stdout.write(manual_page.page())"
    made = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, check=True, env={**os.environ, "PYTHONIOENCODING": "utf-8"}
    ).stdout.decode()
    assert made == page, "write it anew: python building/manual_page.py"
    for command in ("play", "serve", "arena", "edition copy", "completion"):
        assert f".SS signoria {command}\n" in page
