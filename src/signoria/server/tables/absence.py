"""Absent players: the others vote, a computer minds the seat, and its owner takes it back.

The seat keeps its owner. A computer gets the view of that seat and nothing else.
"""

import secrets
import time
from dataclasses import replace
from typing import Any, Final

from signoria.core.game import SPECTATOR
from signoria.server.tables.errors import MatchClosed, NoSuchSeat, NotAbsent, NotAVoter
from signoria.server.tables.hosts import choose_host
from signoria.server.tables.live import LiveTables
from signoria.server.tables.rewrite import Rewrite
from signoria.server.tables.table import LiveTable
from signoria.store.records import HAND, VOTE, Seat

WAIT: Final = "wait"
COMPUTER: Final = "computer"
END: Final = "end"
# How long the others have to answer: half the grace period, within these bounds.
SHORTEST_ANSWER: Final = 60.0
LONGEST_ANSWER: Final = 86400.0
BOT_SEED_BITS: Final = 62


async def answer(tables: LiveTables, table: LiveTable, voter: int, number: int, choice: str) -> dict[str, Any]:
    """Call the vote about an absent player, or answer it."""

    def plan() -> Rewrite:
        vote = count_in(table, voter, number, choice)
        note = None if table.vote is not None and is_open(table.vote) else make_note(table, "vote", number, by=voter)
        body = {"vote": vote, **({"note": note} if note else {})}
        return Rewrite(VOTE, body, columns={"deadline": vote["until"]})

    seq = await tables.rewrite(table, plan)
    decided = decide(table)
    if decided is not None:
        await carry_out(tables, table, decided)
    return {"seq": seq, "waiting_for": [] if decided else missing(table)}


def count_in(table: LiveTable, voter: int, number: int, choice: str) -> dict[str, Any]:
    """The vote with one more answer; refused where there is nothing to vote about."""
    check_running(table)
    if not 0 <= number < len(table.seats):
        raise NoSuchSeat(f"this table has the seats 0 to {len(table.seats) - 1}")
    seat = table.seats[number]
    if number != table.match.actor or seat.played_by is not None:
        raise NotAbsent("nobody waits for this seat; a vote is about whoever must decide", seq=table.seq)
    if voter == number or voter not in voters(table, number):
        raise NotAVoter("the others decide about an absent player", seq=table.seq)
    now = time.time()
    vote = table.vote
    if vote is None or not is_open(vote) or vote["seat"] != number:
        earliest = find_earliest(table)
        if now < earliest:
            seconds = round(earliest - now) + 1
            raise NotAbsent(f"the others can be asked in {seconds} s; until then, wait", seq=table.seq)
        vote = {"seat": number, "by": voter, "until": now + time_to_answer(table), "answers": {}, "next": None}
    return {**vote, "answers": {**vote["answers"], str(voter): choice}}


def find_earliest(table: LiveTable) -> float:
    """When a vote may be called: after the grace period, and that long again after the others chose to wait."""
    if table.vote is not None and table.vote["next"] is not None:
        return float(table.vote["next"])
    return table.asked + float(table.table_settings["grace"])


def is_open(vote: dict[str, Any]) -> bool:
    return vote["next"] is None


def time_to_answer(table: LiveTable) -> float:
    return min(LONGEST_ANSWER, max(SHORTEST_ANSWER, float(table.table_settings["grace"]) / 2))


def voters(table: LiveTable, absent: int) -> list[int]:
    return [seat.seat for seat in table.people() if seat.seat != absent]


def missing(table: LiveTable) -> list[int]:
    """Who has not answered yet."""
    if table.vote is None:
        return []
    return [seat for seat in voters(table, table.vote["seat"]) if str(seat) not in table.vote["answers"]]


def decide(table: LiveTable, *, late: bool = False) -> str | None:
    """What the others want: more than half of them, or what was agreed once all have answered or time is over."""
    vote = table.vote
    if vote is None or not is_open(vote):
        return None
    asked = voters(table, vote["seat"])
    agreed = str(table.table_settings["away"])
    given = [vote["answers"].get(str(seat), agreed if late else None) for seat in asked]
    for choice in (WAIT, COMPUTER, END):
        if 2 * given.count(choice) > len(asked):
            return choice
    return agreed if None not in given else None


async def carry_out(tables: LiveTables, table: LiveTable, choice: str) -> None:
    assert table.vote is not None
    number = int(table.vote["seat"])
    if choice == COMPUTER:
        await hand_over(tables, table, number, why="vote")
    elif choice == WAIT:
        await tables.rewrite(table, lambda: plan_waiting(table, number))
    else:
        note = make_note(table, "ended", number)
        await tables.rewrite(table, lambda: Rewrite(VOTE, {"vote": None, "note": note}, columns={"deadline": None}))
        await tables.close_match(table)


def plan_waiting(table: LiveTable, number: int) -> Rewrite:
    """Nothing happens now, and the vote may be called again after another grace period."""
    assert table.vote is not None
    later = {**table.vote, "until": None, "next": time.time() + float(table.table_settings["grace"])}
    return Rewrite(VOTE, {"vote": later, "note": make_note(table, "wait", number)}, columns={"deadline": None})


async def end_vote(tables: LiveTables, table: LiveTable) -> None:
    """Time to answer is over: who has said nothing counts for what was agreed."""
    decided = decide(table, late=True)
    if decided is not None:
        await carry_out(tables, table, decided)


# ---- computers on seats of people ---------------------------------------------------------------------------------------


async def hand_over(tables: LiveTables, table: LiveTable, number: int, *, why: str) -> int:
    """A computer plays the seat until its owner takes it back; `why` is a vote, or that the owner left."""

    def plan() -> Rewrite:
        check_running(table)
        bot = table.minder()
        seats = [
            replace(seat, minded_by=bot, bot_seed=secrets.randbits(BOT_SEED_BITS)) if seat.seat == number else seat
            for seat in table.seats
        ]
        note = make_note(table, "computer", number, bot=bot, why=why)
        body = {"seat": number, "bot": bot, "note": note}
        return Rewrite(HAND, body, everybody(table, choose_host(seats, number)), {"deadline": None})

    return await tables.rewrite(table, plan)


async def take_back(tables: LiveTables, table: LiveTable, number: int) -> int:
    """The owner plays again from the next decision on. What the computer is thinking about is dropped."""

    def plan() -> Rewrite:
        check_running(table)
        if table.seats[number].minded_by is None:
            raise NotAbsent("no computer plays this seat; it is yours", seq=table.seq)
        seats = [replace(seat, minded_by=None) if seat.seat == number else seat for seat in table.seats]
        body = {"seat": number, "bot": None, "note": make_note(table, "back", number)}
        return Rewrite(HAND, body, everybody(table, choose_host(seats)))

    return await tables.rewrite(table, plan)


async def leave_match(tables: LiveTables, table: LiveTable, number: int) -> str:
    """Resign: a computer plays on. Where no other person plays, the match is closed as it stands."""
    check_running(table)
    if not voters(table, number):
        await tables.close_match(table)
        return "closed"
    if table.seats[number].minded_by is None:
        await hand_over(tables, table, number, why="left")
    return "left"


# ---- inside -------------------------------------------------------------------------------------------------------------


def check_running(table: LiveTable) -> None:
    if table.closed or table.imported:
        raise MatchClosed
    if table.match.over:
        raise NotAbsent("the match is over; nobody decides any more")


def everybody(table: LiveTable, seats: list[Seat]) -> list[Seat]:
    return [*(seat for seat in table.everyone if seat.seat == SPECTATOR), *seats]


def make_note(table: LiveTable, kind: str, seat: int, **more: Any) -> dict[str, Any]:
    """A line for the journal and the log; `after` is how many entries there were."""
    return {"after": len(table.match.entries), "kind": kind, "seat": seat, **more}
