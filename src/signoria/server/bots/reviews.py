"""Reviews in the background: one question at a time for each match, behind moves and hints; kept in the database."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict
from typing import Any, Final

from signoria.bots.luck import Draw
from signoria.bots.review import Review, Turn, find_turns, make_review, needs_longer
from signoria.bots.review_form import parse_draw, parse_turn, review_key, turn_form
from signoria.bots.turn_search import JudgedTurn
from signoria.core.match import Match
from signoria.core.state import CHANCE
from signoria.server.bots.pool import BotPool, KillsWorkers
from signoria.server.bots.worker import draw_question, turn_question
from signoria.server.processes import TooLong
from signoria.store.errors import NotStored
from signoria.store.reviews import load_review, save_review
from signoria.store.store import Store

LOG: Final = logging.getLogger("signoria.server")
# Reviews kept in memory; others are read from the database again.
MOST_REVIEWS: Final = 32
# Parts that are stored in one transaction.
TOGETHER: Final = 16


class MatchReview:
    """One match under review, as far as it is known."""

    def __init__(self, match: Match, stored: dict[str, dict[str, Any]]) -> None:
        self.match = match
        self.turns = find_turns(match)
        self.quick: dict[int, JudgedTurn] = {}
        self.deep: dict[int, JudgedTurn] = {}
        self.draws: dict[int, Draw] = {}
        self.failed: set[int] = set()
        self.finished = False
        self.task: asyncio.Task[None] | None = None
        for part, body in stored.items():
            self.read(part, body)

    def read(self, part: str, body: dict[str, Any]) -> None:
        """Take a stored part; one that cannot be read is asked for again."""
        try:
            if part.startswith("draw"):
                draw = parse_draw(body)
                self.draws[draw.entry] = draw
            else:
                self.take(parse_turn(body))
        except (KeyError, TypeError, ValueError):
            LOG.warning("a stored part of a review cannot be read, it is asked for again")

    def take(self, turn: JudgedTurn) -> None:
        (self.deep if turn.deep else self.quick)[turn.at] = turn

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    def longer(self) -> list[Turn]:
        """The turns that are worth a longer search."""
        return [turn for turn in self.turns if turn.at in self.quick and needs_longer(self.quick[turn.at])]

    def progress(self) -> dict[str, int | bool]:
        longer = self.longer()
        return {
            "done": len(self.quick),
            "total": len(self.turns),
            "deeper": sum(turn.at in self.deep for turn in longer),
            "deepest": len(longer),
            "failed": len(self.failed),
            "running": self.running,
            "finished": self.finished,
        }

    def result(self) -> Review:
        judged = [self.deep.get(at, turn) for at, turn in self.quick.items()]
        draws = [self.draws[entry] for entry in sorted(self.draws)] if self.finished and not self.failed else None
        return make_review(self.match, judged, len(self.turns), draws)


class Reviews:
    """All reviews of a server."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store = store
        self._bots = bots
        self._known: OrderedDict[str, MatchReview] = OrderedDict()
        self._origins: dict[str, str] = {}

    async def find(self, table: str, match: Match) -> MatchReview:
        """What is known of the review of a table."""
        known = self._known.get(table)
        if known is None or known.match.log != match.log:
            known = MatchReview(match, await load_review(self._store, table, review_key(match)))
            known.finished = self._is_complete(known)
            known = self._known.setdefault(table, known)
            self._forget()
        self._known.move_to_end(table)
        return known

    @staticmethod
    def _is_complete(review: MatchReview) -> bool:
        judged = all(turn.at in review.quick for turn in review.turns)
        return judged and all(turn.at in review.deep for turn in review.longer()) and not list(missing_draws(review))

    def _forget(self) -> None:
        for table in [table for table, review in self._known.items() if not review.running]:
            if len(self._known) <= MOST_REVIEWS:
                return
            del self._known[table]

    def busy(self, origin: str, table: str) -> bool:
        """Whether another review for the same address is running."""
        other = self._origins.get(origin)
        return other is not None and other != table and other in self._known and self._known[other].running

    def start(self, table: str, review: MatchReview, origin: str, seat: int) -> None:
        """Begin, or go on; the turns of `seat` come first."""
        if not review.running and not review.finished:
            review.failed.clear()
            self._origins[origin] = table
            review.task = asyncio.create_task(self._run(table, review, origin, seat))

    async def _run(self, table: str, review: MatchReview, origin: str, seat: int) -> None:
        keep = Keeper(lambda parts: save_review(self._store, table, review_key(review.match), parts))
        try:
            own = [turn for turn in review.turns if turn.seat == seat]
            others = [turn for turn in review.turns if turn.seat != seat]
            for turns, deep in ((own, False), (others, False), (review.longer, True)):
                wanted = turns() if callable(turns) else turns
                await self._judge(review, wanted, keep, table, origin, deep=deep)
            for question, entry in missing_draws(review):
                draw = await self._bots.judge(question, origin=origin, table=table)
                assert isinstance(draw, Draw)
                review.draws[entry] = draw
                await keep.add(f"draw {entry}", asdict(draw))
            review.finished = not review.failed
        except (KillsWorkers, TooLong):
            LOG.warning("the draws of a match of %s could not be judged", review.match.game.key)
        except NotStored as error:
            LOG.warning("a review stops, since the database is away: %s", error)
        finally:
            await keep.flush()

    async def _judge(
        self, review: MatchReview, turns: list[Turn], keep: "Keeper", table: str, origin: str, *, deep: bool
    ) -> None:
        known = review.deep if deep else review.quick
        then, log = review.match.at(0), review.match.log
        for turn in turns:
            if turn.at in known:
                continue
            while len(then.entries) < turn.at:
                then.replay(log[len(then.entries)])
            try:
                judged = await self._bots.judge(turn_question(then, turn, deep=deep), origin=origin, table=table)
            except (KillsWorkers, TooLong):
                review.failed.add(turn.at)
                continue
            assert isinstance(judged, JudgedTurn)
            review.take(judged)
            await keep.add(f"{'deep' if deep else 'quick'} {turn.at}", turn_form(judged))

    async def close(self) -> None:
        """Stop; what was found so far is kept."""
        tasks = [review.task for review in self._known.values() if review.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Keeper:
    """Stores parts of a review, several in one transaction."""

    def __init__(self, save: Callable[[dict[str, dict[str, Any]]], Awaitable[None]]) -> None:
        self._save = save
        self._parts: dict[str, dict[str, Any]] = {}

    async def add(self, part: str, body: dict[str, Any]) -> None:
        self._parts[part] = body
        if len(self._parts) >= TOGETHER:
            await self.flush()

    async def flush(self) -> None:
        parts, self._parts = self._parts, {}
        if parts:
            await self._save(parts)


def missing_draws(review: MatchReview) -> Iterator[Any]:
    """Questions about the draws that are not judged yet, with their log entries."""
    match = review.match
    if not match.over:
        return
    then = match.at(0)
    seat = next((entry.actor for entry in match.entries if entry.actor != CHANCE), 0)
    for number, entry in enumerate(match.entries):
        actor = then.state.actor()
        if actor != CHANCE:
            seat = actor
        elif number not in review.draws and len(then.state.chance_outcomes()) > 1:
            yield draw_question(then, entry.id, seat), number
        then.replay(entry.id)
