"""Results of finished matches, stored for each person who played: the same on all their devices."""

import hashlib
import time
from dataclasses import dataclass
from typing import Any, Final

from signoria.core.log_form import edition_name
from signoria.server.tables.table import LiveTable
from signoria.store import people as rows
from signoria.store.records import BOT, Result
from signoria.store.store import Store

MOST_RESULTS: Final = 2000
# Results a table may still lack if the server was stopped at its last decision.
MISSED_AT_ONCE: Final = 20


@dataclass(frozen=True)
class Acquaintance:
    """Someone a person has played with. `id` is that of the two together, so it connects nothing else."""

    id: str
    name: str
    matches: int
    last: float


def results_of(table: LiveTable) -> list[Result]:
    """The results of everyone who is known as a person."""
    if not table.match.over or table.imported or table.closed:
        return []
    people = [seat for seat in table.seats if seat.person is not None and seat.kind != BOT]
    body = result_body(table) if people else {}
    return [Result(str(seat.person), table.id, seat.seat, time.time(), table.match.game.key, body) for seat in people]


def result_body(table: LiveTable) -> dict[str, Any]:
    match, settings = table.match, table.table_settings
    return {
        "names": [seat.name or None for seat in table.seats],
        "bots": [seat.bot for seat in table.seats],
        "scores": match.scores(),
        "places": match.placings(),
        "rivals": list(match.state.rivals()),
        "options": dict(match.options),
        "edition": edition_name(match.edition)["name"],
        **({"seeded": True} if table.seeded else {}),
        **{key: settings[key] for key in ("name", "street") if settings.get(key) is not None},
    }


async def record(store: Store, table: LiveTable) -> None:
    """Store the results of a match that is over; harmless if they are stored already."""
    results = results_of(table)
    if results:
        await rows.add_results(store, results)


async def acquaintances(store: Store, person: str) -> list[Acquaintance]:
    """The people someone has finished matches with, the latest first."""
    found: dict[str, Acquaintance] = {}
    for other, name, at in await rows.played_together(store, person):
        known = found.get(other)
        newest = known is None or at > known.last
        shown = name if newest or known is None else known.name
        matches = 1 if known is None else known.matches + 1
        found[other] = Acquaintance(pair_id(person, other), shown, matches, max(at, known.last if known else 0.0))
    return sorted(found.values(), key=lambda each: -each.last)


def pair_id(one: str, other: str) -> str:
    return hashlib.sha256(f"signoria-pair {' '.join(sorted((one, other)))}".encode()).hexdigest()[:24]
