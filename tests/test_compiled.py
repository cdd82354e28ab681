"""Compiled and interpreted engines agree bit for bit."""

import os
import shutil
import subprocess
import sys
import sysconfig

import pytest

import signoria
from signoria.core import registry
from signoria.core.playout import checksum

PURE = bool(os.environ.get("SIGNORIA_PURE"))
COMPILER = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]) or shutil.which("cc")
SHIPPED = [name for name in registry.names() if name != "corte"]
CASES = [
    (name, players)
    for name in SHIPPED
    for players in range(registry.load(name).min_players, registry.load(name).max_players + 1)
]

INTERPRETED = """
import sys, signoria
from signoria.core.playout import checksum
assert signoria.COMPILED is False
for case in sys.argv[2:]:
    name, players = case.split(":")
    print(case, checksum(signoria.load(name).initial(int(players)), 1, int(sys.argv[1])))
"""


def run(code: str, *args: str, **env: str) -> str:
    command = [sys.executable, "-c", code, *args]
    return subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, **env}).stdout


def test_this_run_is_what_it_claims_to_be() -> None:
    assert not PURE or signoria.COMPILED is False
    if not PURE and COMPILER:
        assert signoria.COMPILED is True


@pytest.mark.skipif(PURE, reason="compared in the compiled run")
@pytest.mark.parametrize("matches", [20, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", SHIPPED)
def test_compiled_and_interpreted_agree(name: str, matches: int) -> None:
    if not COMPILER:
        pytest.skip("there is no C compiler: only the interpreted half exists")
    assert signoria.COMPILED is True
    cases = [f"{game}:{players}" for game, players in CASES if game == name]
    interpreted = run(INTERPRETED, str(matches), *cases, SIGNORIA_PURE="1")
    game = signoria.load(name)
    compiled = [f"{case} {checksum(game.initial(int(case.split(':')[1])), 1, matches)}" for case in cases]
    assert interpreted.split("\n")[:-1] == compiled
    assert len(set(compiled)) == len(cases)


def test_checksum_notices_a_change() -> None:
    game = signoria.load("medici")
    assert checksum(game.initial(4), 1, 5) != checksum(game.initial(4), 2, 5)
    assert checksum(game.initial(6), 1, 5) != checksum(game.initial(6, edition="later"), 1, 5)
