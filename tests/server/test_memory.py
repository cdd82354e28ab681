"""The collector of unreachable objects never looks at many of them in one go: that would stop the event loop."""

import gc
from collections.abc import Iterator

import pytest

from signoria.server.memory import Collector

# Some 3 ms of a busy machine.
MOST = 15_000


@pytest.fixture
def calm() -> Iterator[Collector]:
    before = gc.get_threshold()
    collector = Collector()
    collector.calm()
    yield collector
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.collect()


def test_what_is_looked_at_in_one_go_stays_small(calm: Collector) -> None:
    """However many objects come to stay, as when thousands of people sit down at once."""
    looked_at: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            looked_at.append(sum(len(gc.get_objects(generation)) for generation in range(info["generation"] + 1)))

    gc.callbacks.append(note)
    try:
        staying = [[[number]] for number in range(60_000)]
        calm.set_aside()
    finally:
        gc.callbacks.remove(note)
    assert len(staying) == 60_000
    assert max(looked_at) < MOST
    # All of them are set aside: the next look finds nothing of them.
    assert sum(len(gc.get_objects(generation)) for generation in range(3)) < MOST


def test_what_is_unreachable_goes(calm: Collector) -> None:
    class Knot:
        gone = 0

        def __init__(self) -> None:
            self.self = self

        def __del__(self) -> None:
            Knot.gone += 1

    for _ in range(50):
        Knot()
    calm.set_aside()
    assert Knot.gone == 50
