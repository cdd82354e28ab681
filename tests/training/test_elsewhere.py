"""On a Ray cluster and in several processes the same matches are played as here, with values sent along."""

from pathlib import Path

import numpy as np
import pytest
from tests.bots.values_made import write_made_up

import signoria
from signoria.training.generate import here, on_ray
from signoria.training.samples import Samples
from signoria.training.selfplay import Work, unpacked

MEDICI = signoria.load("medici")


def works(tmp_path: Path) -> dict[int, Work]:
    value = write_made_up(MEDICI, tmp_path / "value.json", [3])
    quick = Work("medici", 3, 1, 0, range(2), (), False)
    return {0: quick, 1: Work("medici", 3, 1, 2, range(1), (value,), False)}


def same(one: Samples, other: Samples) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Samples.__dataclass_fields__)


def test_a_value_that_was_sent_along_is_the_same(tmp_path: Path) -> None:
    work = works(tmp_path)[1]
    sent = unpacked(Work("medici", 3, 1, 2, range(1), work.values, False, (work.values[0].read_bytes(),)))
    assert sent.values != work.values
    assert sent.values[0].read_bytes() == work.values[0].read_bytes()


@pytest.mark.long
@pytest.mark.slow
def test_ray_gives_the_same_samples(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    asked = works(tmp_path)
    mine = dict(here(asked, 1))
    theirs = dict(on_ray(asked))
    assert set(theirs) == set(mine)
    assert all(same(theirs[part], mine[part]) for part in mine)


@pytest.mark.slow
def test_several_processes_give_the_same_samples(tmp_path: Path) -> None:
    asked = works(tmp_path)
    mine = dict(here(asked, 1))
    theirs = dict(here(asked, 2))
    assert set(theirs) == set(mine)
    assert all(same(theirs[part], mine[part]) for part in mine)
