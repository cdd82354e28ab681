"""What the table promises before the round ends: payouts and levels, as the scoring gives them on a copy of the table."""

from typing import cast

from signoria.core.journal import Journal
from signoria.games.medici.actions import GOODS as GOOD_NAMES
from signoria.games.medici.auction import has_room
from signoria.games.medici.components import GOODS
from signoria.games.medici.events import PAYOUT
from signoria.games.medici.scoring import advance_markers, cards_by_good, sell_warehouses
from signoria.games.medici.state import MediciState
from signoria.games.medici.view_types import Forecast, Levels, Purchase


def forecast(table: MediciState) -> list[Forecast]:
    """Medici §6, §7: for every house its payout and its levels if the round ended now."""
    trial = cast(MediciState, table.clone())
    pays = score_warehouses(trial)
    return [
        {"value": value, "place": place, "pays": points, "levels": levels(trial, seat)}
        for seat, (value, place, points) in enumerate(pays)
    ]


def purchase(table: MediciState, seat: int) -> Purchase | None:
    """Medici §3, §4: the same for one house that has bought the lot; None without a lot, or without room for it."""
    if seat < 0 or not lot_fits(table, seat):
        return None
    trial = cast(MediciState, table.clone())
    for i in range(trial.lot_size):
        trial.store(seat, trial.lot[i])
    value, place, points = score_warehouses(trial)[seat]
    return {"value": value, "place": place, "pays": points, "levels": levels(trial, seat)}


def lot_fits(table: MediciState, seat: int) -> bool | None:
    """Medici §4: whether a warehouse has room for the lot; None without a lot."""
    return None if table.lot_size == 0 else has_room(table, seat)


def score_warehouses(trial: MediciState) -> list[tuple[int, int, int]]:
    """Sell the warehouses and raise the markers; value, place and payout of each house."""
    trial.journal = Journal()
    sell_warehouses(trial)
    sold = [(event.b, event.c, event.f) for event in trial.journal.take() if event.kind == PAYOUT]
    cards = cards_by_good(trial)
    for good in range(GOODS):
        advance_markers(trial, good, cards)
    return sold


def levels(table: MediciState, seat: int) -> Levels:
    found = {GOOD_NAMES.values[good]: table.level[seat * GOODS + good] for good in range(GOODS)}
    return cast(Levels, found)
