"""Plays a schedule on all cores, or on a Ray cluster; safe to interrupt, and resumed from its results file."""

import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from signoria.arena.results import append, by_key, mend, read_results
from signoria.arena.schedule import Fixture
from signoria.arena.worker import play_fixture
from signoria.core.errors import SignoriaError

# A worker that dies (memory, a signal) is replaced and its matches are played again, but not for ever.
MOST_DEATHS = 5

Progress = Callable[[int, int], None]


class ArenaStopped(SignoriaError):
    """The arena cannot go on; what was played is kept."""


def run_schedule(
    fixtures: list[Fixture],
    path: Path,
    *,
    workers: int | None = None,
    with_logs: bool = False,
    ray: bool = False,
    progress: Progress = lambda _done, _total: None,
) -> list[dict[str, Any]]:
    """Play what the results file does not hold yet; returns the results of the schedule in its order."""
    known = by_key(read_results(path))
    mend(path)
    missing = [fixture for fixture in fixtures if fixture.key() not in known]
    done = len(fixtures) - len(missing)
    progress(done, len(fixtures))
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        played = play_on_ray(missing, with_logs) if ray else play_here(missing, workers or os.cpu_count() or 1, with_logs)
        for result in played:
            append(file, result)
            known[result["key"]] = result
            done += 1
            progress(done, len(fixtures))
    return [known[fixture.key()] for fixture in fixtures]


def play_here(fixtures: list[Fixture], workers: int, with_logs: bool) -> Iterator[dict[str, Any]]:
    """On the cores of this machine, a few matches ahead of each worker."""
    if workers == 1:
        for fixture in fixtures:
            yield play_fixture(fixture, with_logs)
        return
    deaths, left = 0, {fixture.key(): fixture for fixture in fixtures}
    while left:
        try:
            for result in play_in_pool(list(left.values()), workers, with_logs):
                left.pop(result["key"], None)
                yield result
        except BrokenProcessPool:
            deaths += 1
            if deaths > MOST_DEATHS:
                kept = "what was played is kept; run the same command again to go on"
                raise ArenaStopped(f"workers died {deaths} times (too little memory?); {kept}") from None


def play_in_pool(fixtures: list[Fixture], workers: int, with_logs: bool) -> Iterator[dict[str, Any]]:
    waiting = iter(fixtures)
    pool = ProcessPoolExecutor(workers)
    try:
        running: set[Future[dict[str, Any]]] = set()
        for fixture in waiting:
            running.add(pool.submit(play_fixture, fixture, with_logs))
            if len(running) >= 2 * workers:
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in finished)
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in finished)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def play_on_ray(fixtures: list[Fixture], with_logs: bool) -> Iterator[dict[str, Any]]:
    """On a Ray cluster: the same fixtures, the same results."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ArenaStopped("--ray needs Ray; install it with: pip install 'signoria[ray]'") from None
    ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level=logging.ERROR)
    remote = ray.remote(play_fixture)
    pending = [remote.remote(fixture, with_logs) for fixture in fixtures]
    while pending:
        ready, pending = ray.wait(pending)
        yield from ray.get(ready)
