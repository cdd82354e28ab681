"""The example of a bot in a program of its own plays a match."""

import subprocess
import sys
from pathlib import Path

from tests.patience import patience
from tests.server.live import LiveServer

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLE), *args], capture_output=True, text=True, timeout=patience(60), check=False
    )


def test_the_example_plays_to_the_end(sqlite_database: str) -> None:
    server = LiveServer(sqlite_database)
    sitting = server.new_table("medici", "fbb")
    done = run(f"{server.address}/t/{sitting.id}#{sitting.tokens[0]}")
    assert done.returncode == 0, done.stderr
    log = sitting.get("/log").json()
    assert done.stdout.strip() == f"scores {log['scores']} places {log['places']}"
    wrong = run(f"{server.address}/t/{sitting.id}#wrong")
    assert (wrong.returncode, "token" in wrong.stderr) == (1, True)
    server.stop()
