"""Nobody plays absurdly, whatever the level; and the checks that watch for it see a fool at once."""

import pytest
from tests.bots.absurdities import (
    CHECKS,
    Check,
    Fool,
    bids_too_much,
    does_nothing,
    leaves_a_bargain,
    leaves_a_tower_unsealed,
    refuses_for_nothing,
    watch,
)

import signoria
from signoria.bots.registry import make_bot

GAMES = ("florence", "medici", "firenze", "ilvecchio")
# Stronger levels are the same search for longer.
WATCHED = ("apprentice", "journeyman", "master")
PLAYERS = {"florence": 2, "medici": 4, "firenze": 2, "ilvecchio": 2}
# What a fool does wherever it can, and a deal in which that is seen.
FOLLIES = (
    ("florence", refuses_for_nothing, "decline", 3),
    ("medici", leaves_a_bargain, "pass", 1),
    ("medici", bids_too_much, "bid ", 1),
    ("firenze", leaves_a_tower_unsealed, "end-commissions", 2),
    ("ilvecchio", does_nothing, "recover", 1),
)


@pytest.mark.skipif(not signoria.COMPILED, reason="the same play, for minutes")
@pytest.mark.parametrize("level", WATCHED)
@pytest.mark.parametrize("name", GAMES)
def test_no_level_plays_absurdly(name: str, level: str) -> None:
    game = signoria.load(name)
    for seed in (1, 2):
        bots = [make_bot(level, game, 10 * seed + seat) for seat in range(PLAYERS[name])]
        assert watch(game, bots, seed, CHECKS[name]) == []


@pytest.mark.parametrize(("name", "check", "folly", "seed"), FOLLIES)
def test_a_fool_is_seen(name: str, check: Check, folly: str, seed: int) -> None:
    """Every check fires where somebody does what it watches for, and is silent among sensible players."""
    game = signoria.load(name)
    players = PLAYERS[name]
    others = [make_bot("greedy", game) for _ in range(players - 1)]
    # An unsold lot takes a table of fools.
    fools = [Fool(game, folly) for _ in range(players)] if folly == "pass" else [Fool(game, folly), *others]
    assert watch(game, fools, seed, [check])
    assert watch(game, [make_bot("greedy", game), *others], seed, [check]) == []


def test_every_check_was_seen_to_fire() -> None:
    assert {(name, check) for name, checks in CHECKS.items() for check in checks} == {folly[:2] for folly in FOLLIES}
