"""V9: redeal gives exactly the histories a seat cannot tell from the truth: none that is impossible, none left out."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from signoria.core.edition import Edition
from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.games.ilvecchio.actions import NOBILITY_NAMES
from signoria.games.ilvecchio.rounds import begin_turn
from signoria.games.ilvecchio.table import FLORINS, KEPT, LOOKER, LOOKS, OWN, SCROLL, SEEN, STACK, SUPPLY
from tests.games.ilvecchio.positions import GAME, chances, do, only_tiles, position

TILES = ("supply", "places", "regions", "nobles", "councillors", "crests")
# A look: who looked, the tiles drawn from each layer (from the top down), the tile kept.
Look = tuple[int, tuple[frozenset[int], ...], int]
History = tuple[Look, ...]


def small_stack():
    """Six nobility tiles, of which two are drawn at a time: few enough to list every history."""
    content = {**GAME.edition().content}
    content["play"] = {**content["play"], "drawn": 2}
    state = position(4, edition=Edition(content, "small"))
    only_tiles(state, 1, *TILES)
    return state


def look(state, seat: int, rng: Rng) -> None:
    """The seat enters the nobility and keeps any tile."""
    state.own[seat * OWN + SCROLL] = 2
    state.own[seat * OWN + FLORINS] = 3
    state.own[seat * OWN + SUPPLY] -= 1
    state.add_standing(seat, 0)
    state.clear_frames()
    begin_turn(state, seat)
    state.settle()
    do(state, "send firenze", "go firenze", "office nobility")
    while state.actor() == CHANCE:
        crest = "crest middlemen" in chances(state)
        state.step(GAME.outcomes.parse("crest middlemen") if crest else state.sample(rng))
    actions = state.legal_actions()
    state.step(actions[rng.below(len(actions))])


def bits(mask: int) -> frozenset[int]:
    return frozenset(tile for tile in range(12) if (mask >> tile) & 1)


def history_of(state) -> History:
    layers = [frozenset(NOBILITY_NAMES.values.index(tile) for tile in TILES)]
    found: list[Look] = []
    for i in range(state.stacks[STACK + LOOKS]):
        seen, kept = bits(state.stacks[STACK + SEEN + i]), int(state.stacks[STACK + KEPT + i])
        found.append((int(state.stacks[STACK + LOOKER + i]), tuple(layer & seen for layer in layers if layer & seen), kept))
        layers = [layer - seen for layer in layers] + [seen - {kept}]
    return tuple(found)


def histories(lookers: list[int], layers: list[frozenset[int]]) -> Iterator[History]:
    """Every history of looks by these seats."""
    if not lookers:
        yield ()
        return
    whole: list[frozenset[int]] = []
    left, rest, at = 2, list(layers), 0
    while left and at < len(rest) and len(rest[at]) <= left:
        if rest[at]:
            whole.append(rest[at])
        left -= len(rest[at])
        rest[at] = frozenset()
        at += 1
    for part in combinations(sorted(rest[at]), left) if left and at < len(rest) else [()]:
        drawn = (*whole, frozenset(part)) if part else tuple(whole)
        after = [layer - set(part) for layer in rest]
        for kept in sorted(tile for piece in drawn for tile in piece):
            back = frozenset(tile for piece in drawn for tile in piece if tile != kept)
            for later in histories(lookers[1:], [*after, back]):
                yield ((lookers[0], drawn, kept), *later)


def as_seen_by(seat: int, history: History) -> tuple[object, ...]:
    """What a seat remembers: its own looks whole, of others only how many tiles came from where."""
    return tuple(each if each[0] == seat else (each[0], tuple(len(part) for part in each[1])) for each in history)


@pytest.mark.rule("V9")
@pytest.mark.parametrize(
    ("lookers", "seat", "seed"),
    [
        ([0, 1, 0], 0, 1),
        ([1, 0, 2, 0], 0, 2),
        ([0, 1, 2, 0], 0, 3),
        ([0, 1, 2, 3], 0, 4),
        ([0, 1, 0, 2, 0], 0, 5),
        ([0, 1, 2, 3, 0], 0, 6),
    ],
)
def test_redeal_is_exact(lookers: list[int], seat: int, seed: int) -> None:
    state = small_stack()
    rng = Rng(seed)
    for looker in lookers:
        look(state, looker, rng)
    truth = history_of(state)
    everything = frozenset(NOBILITY_NAMES.values.index(tile) for tile in TILES)
    memory = as_seen_by(seat, truth)
    possible = {each for each in histories(lookers, [everything]) if as_seen_by(seat, each) == memory}
    assert truth in possible
    found = set()
    for number in range(40 * len(possible) if len(possible) < 60 else 400):
        copy = state.clone()
        copy.redeal(seat, Rng(seed, number))
        found.add(history_of(copy))
    assert found <= possible
    if len(possible) < 60:
        assert found == possible
