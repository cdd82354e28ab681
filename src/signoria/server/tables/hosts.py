"""Who is the host: whoever made the table, and once they have left, the person who has sat longest."""

from collections.abc import Sequence
from dataclasses import replace

from signoria.server.tables.table import FRIEND, HOST
from signoria.store.records import BOT, Seat


def choose_host(seats: Sequence[Seat], leaving: int | None = None) -> list[Seat]:
    """The seats with a host among those who are there. `leaving` is a seat whose owner a computer plays for."""
    seats = [replace(seat, kind=FRIEND) if seat.seat == leaving and seat.kind == HOST else seat for seat in seats]
    if any(seat.kind == HOST and seat.minded_by is None for seat in seats):
        return list(seats)
    here = [seat for seat in seats if seat.kind != BOT and seat.joined and seat.minded_by is None and seat.seat != leaving]
    if not here:
        return list(seats)
    oldest = min(here, key=lambda seat: (seat.sat, seat.seat))
    return [replace(seat, kind=HOST) if seat is oldest else seat for seat in seats]
