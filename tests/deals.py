"""Sealed matches for tests, and the table of known draws that the browser recomputes.

python -m tests.deals writes web/src/deal/known.json.
"""

import json
from pathlib import Path
from typing import Any, Final

from signoria.core import registry
from signoria.core.deal import deal_form, make_deal
from signoria.core.game import Game
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.core.state import CHANCE

KNOWN: Final = Path(__file__).parents[1] / "web" / "src" / "deal" / "known.json"
SHIPPED: Final = ("medici", "florence", "firenze", "ilvecchio")
DRAWS: Final = 250
SHARES: Final = {0: bytes(range(16)), 2: bytes(range(100, 116))}
SECRET: Final = bytes(range(200, 232))


def sealed_match(game: Game, players: int = 3, *, table: str = "bankers-bench", decisions: int = 10_000) -> Match:
    """A match with a sealed deal, random decisions and always the same log."""
    match = Match(game, players, deal=make_deal(table, SHARES, secret=SECRET))
    rng = Rng(17)
    while not match.over and decisions > 0:
        legal = match.legal_actions()
        match.step(legal[rng.below(len(legal))])
        decisions -= 1
    return match


def draws_of(match: Match) -> list[list[list[int]]]:
    """Every draw of a match: source, number and outcome; the possible outcomes; their weights."""
    again, found, counts = match.at(0), [], dict[int, int]()
    for number in match.log:
        if again.state.actor() == CHANCE:
            source = again.state.source()
            outcomes = again.state.chance_outcomes()
            found.append([[source, counts.get(source, 0), number], [each for each, _ in outcomes], [w for _, w in outcomes]])
            counts[source] = counts.get(source, 0) + 1
        again.replay(number)
    return found


def known_draws() -> list[dict[str, Any]]:
    known = []
    for name in SHIPPED:
        match = sealed_match(registry.load(name))
        deal = match.deal
        assert deal is not None
        about = {"game": name, "deal": deal_form(deal, revealed=True), "key": deal.key().hex()}
        known.append({**about, "draws": draws_of(match)[:DRAWS]})
    return known


def known_text() -> str:
    """One line for each game."""
    return "[\n" + ",\n".join(json.dumps(each, separators=(",", ":")) for each in known_draws()) + "\n]\n"


if __name__ == "__main__":
    KNOWN.write_text(known_text(), encoding="utf-8")
