"""Plays what a generation still lacks: in this process, in several, or on a Ray cluster."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from pathlib import Path

from signoria.arena.run import ArenaStopped
from signoria.core.atomic_file import write_atomic
from signoria.training.samples import Samples, joined, read_samples, to_bytes
from signoria.training.selfplay import Work, play_part
from signoria.training.settings import QUICK, Run

Tell = Callable[[int, int], None]


def generate(run: Run, generation: int, settled: bool, workers: int, ray: bool, tell: Tell) -> None:
    """Every part of a generation lies in its file afterwards; those that are there are not played again."""
    settings = run.settings
    values = tuple(run.value(earlier) for earlier in range(1, generation))
    missing = {
        part: Work(
            settings.game,
            settings.players,
            settings.seed,
            0 if generation == QUICK else settings.simulations,
            settings.numbers(generation, part),
            values,
            settled,
        )
        for part in range(settings.parts(generation))
        if not run.samples(generation, part).is_file()
    }
    done = settings.parts(generation) - len(missing)
    tell(done, settings.parts(generation))
    for part, samples in on_ray(missing) if ray else here(missing, workers):
        write_atomic(run.samples(generation, part), to_bytes(samples))
        done += 1
        tell(done, settings.parts(generation))


def here(missing: dict[int, Work], workers: int) -> Iterator[tuple[int, Samples]]:
    if workers == 1:
        for part, work in missing.items():
            yield part, play_part(work)
        return
    pool = ProcessPoolExecutor(workers)
    waiting = iter(missing.items())
    running: dict[Future[Samples], int] = {}
    try:
        for part, work in waiting:
            running[pool.submit(play_part, work)] = part
            if len(running) >= 2 * workers:
                yield from finished(running)
        while running:
            yield from finished(running)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def finished(running: dict[Future[Samples], int]) -> Iterator[tuple[int, Samples]]:
    ready, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in ready:
        yield running.pop(future), future.result()


def on_ray(missing: dict[int, Work]) -> Iterator[tuple[int, Samples]]:
    """On a Ray cluster: the same parts, the same samples."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ArenaStopped("--ray needs Ray; install it with: pip install 'signoria[ray]'") from None
    ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level=logging.ERROR)
    remote = ray.remote(play_part)
    texts = {work.values: tuple(file.read_bytes() for file in work.values) for work in missing.values()}
    pending = {remote.remote(replace(work, texts=texts[work.values])): part for part, work in missing.items()}
    while pending:
        ready, _ = ray.wait(list(pending))
        for one in ready:
            yield pending.pop(one), ray.get(one)


def all_samples(run: Run, generation: int) -> Samples:
    """What a generation learns from: its own matches and those with search before it."""
    settings = run.settings
    own = [QUICK] if generation == QUICK else list(range(1, generation + 1))
    files: list[Path] = [run.samples(one, part) for one in own for part in range(settings.parts(one))]
    return joined([read_samples(file) for file in files])
