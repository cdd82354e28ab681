"""An evening of several matches: points for places, and how everybody stands."""

from collections.abc import Sequence
from typing import Any

from signoria.core.game import SPECTATOR
from signoria.store.records import BOT, Record, Seat


def make_standing(records: Sequence[Record], matches: int) -> dict[str, Any]:
    """The matches played so far, and the sums: n points for the first of n, 1 for the last; equal places share."""
    played = [match for record in records if (match := read_match(record)) is not None]
    sums: dict[str, dict[str, Any]] = {}
    for number, match in enumerate(played):
        for who in match["players"]:
            row = sums.setdefault(who["name"], {"name": who["name"], "points": 0.0, "scored": 0, "last": 0.0, "by_match": {}})
            row["points"] += who["points"]
            row["scored"] += who["score"]
            row["last"] = who["points"]
            row["by_match"][str(number + 1)] = who["points"]
    ordered = sorted(sums.values(), key=lambda row: (row["points"], row["scored"], row["last"]), reverse=True)
    return {"matches": played, "of": matches, "standing": ordered}


def read_match(record: Record) -> dict[str, Any] | None:
    """One match of an evening; None if it is not over."""
    result = next((change.body["result"] for change in reversed(record.changes) if "result" in change.body), None)
    if result is None:
        return None
    seats = [seat for seat in record.seats if seat.seat != SPECTATOR]
    points = share_points(result["places"])
    return {
        "table": record.id,
        "players": [
            {
                "name": seat.name,
                "bot": seat.kind == BOT,
                "place": result["places"][seat.seat],
                "score": result["scores"][seat.seat],
                "points": 1.0 if is_absent(seat) else points[seat.seat],
            }
            for seat in seats
        ],
    }


def is_absent(seat: Seat) -> bool:
    """Whether a computer had the seat at the end: the match counts for the others."""
    return seat.kind != BOT and seat.minded_by is not None


def share_points(places: Sequence[int]) -> list[float]:
    """N points for the first of n seats, 1 for the last; who has the same place shares what these places are worth."""
    count = len(places)
    shared = {}
    for place in set(places):
        same = sum(1 for each in places if each == place)
        worth = [count - place + 1 - offset for offset in range(same)]
        shared[place] = sum(worth) / same
    return [shared[place] for place in places]
