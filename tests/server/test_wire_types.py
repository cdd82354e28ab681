"""What is sent is what the types say, and the browser's types are made from them."""

import os
import random
import subprocess
from pathlib import Path

import pytest

import signoria
from signoria.server.wire import types as wire_types
from signoria.server.wire.projection import SeatProjection, legal_forms
from signoria.server.wire.typescript import game_module, lines
from tests.typed import misfit

WEB = Path(__file__).parents[2] / "web"
GAMES = ("florence", "medici", "firenze", "ilvecchio")


def test_the_types_of_the_browser_are_up_to_date() -> None:
    prettier = WEB / "node_modules" / "prettier" / "bin" / "prettier.cjs"
    assert prettier.exists(), "`make build/node_modules` fetches what the browser table is built with"
    path = f"{Path('.venv/bin').absolute()}:{os.environ['PATH']}"
    command = ["node", str(prettier), "--stdin-filepath", "generated.ts"]
    made = subprocess.run(
        command, input="\n".join(lines()), cwd=WEB, env={**os.environ, "PATH": path}, check=True, capture_output=True, text=True
    )
    assert made.stdout == (WEB / "src" / "wire" / "generated.ts").read_text(encoding="utf-8"), "run `make types`"


@pytest.mark.parametrize("key", GAMES)
def test_views_and_positions_are_what_their_types_say(key: str) -> None:
    game = signoria.load(key)
    module = game_module(key)
    assert module is not None
    chance = random.Random(key)
    for players in range(game.min_players, game.max_players + 1):
        match = game.new(players, seed=players)
        while not match.over:
            for seat in (*range(players), -1) if chance.random() < 0.05 else ():
                position = SeatProjection(match, seat).position()
                assert misfit(position, wire_types.PositionForm) is None
                assert misfit(position["view"], module.VIEW) is None
                # Earlier events were checked earlier, and all of them are checked again at the end.
                latest = SeatProjection(match, seat).events(max(0, len(match.entries) - 40))
                assert misfit(latest, list[wire_types.GameEvent]) is None
            match.step(chance.choice(match.legal_actions()))
        assert misfit(match.view(0), module.VIEW) is None
        assert misfit(SeatProjection(match, 0).events(), list[wire_types.GameEvent]) is None
        assert misfit(SeatProjection(match, 0).entries(), list[wire_types.Entry]) is None
        assert match.game.worth_of(match.state) == match.scores()


def test_amounts_in_a_row_are_one_form() -> None:
    game = signoria.load("medici")
    actions = [game.parse("pass"), *(game.parse(f"bid {amount}") for amount in range(3, 41))]
    forms = legal_forms(game.actions, sorted(actions))
    assert [form["text"] for form in forms] == ["pass", "bid 3"]
    assert forms[1]["through"] == game.parse("bid 40")


def test_names_in_a_row_are_forms_of_their_own() -> None:
    game = signoria.load("firenze")
    forms = legal_forms(game.actions, [game.parse("pay white"), game.parse("pay yellow")])
    assert [form["text"] for form in forms] == ["pay white", "pay yellow"]
