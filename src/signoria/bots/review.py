"""The review of a match: chances to win, what each turn gave away and why, and where every result came from.

    review = review_match(match)
    review.seats[0].accuracy, review.dearest(0)[0].reasons

Every turn is judged as its seat saw it, with everything hidden dealt from scratch.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from signoria.bots import marks
from signoria.bots.luck import Draw, judge_draws
from signoria.bots.play import perspective_of
from signoria.bots.registry import fingerprint, strongest_for
from signoria.bots.result_sum import ResultSum, sum_result
from signoria.bots.review_form import ReviewFile
from signoria.bots.turn_search import JudgedTurn, TurnJudge
from signoria.core.match import Match
from signoria.core.state import CHANCE, OVER

# A turn that seems to have lost this much, or whose loss is less sure than this, is looked at again for longer.
DEEPER_FROM: Final = 0.012
UNSURE_FROM: Final = 0.05
SHOWN: Final = 3

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Turn:
    """The decisions of one seat that belong together: nothing unknown happens between them and no other seat decides."""

    at: int
    seat: int
    entries: tuple[int, ...]
    actions: tuple[int, ...]


@dataclass(frozen=True)
class CoursePoint:
    """The chance to win of every seat after `at` log entries."""

    at: int
    round: int
    won: tuple[float, ...]


@dataclass(frozen=True)
class SeatReview:
    """What the review says about one seat."""

    seat: int
    accuracy: float | None
    mattered: int
    marks: dict[str, int]
    # Given away by own decisions: chance to win and points, with twice the standard error.
    lost: float
    cost: float
    cost_noise: float
    result: ResultSum | None


@dataclass(frozen=True)
class Review:
    """A reviewed match; `total` turns have a real choice, the ones in `turns` are judged."""

    judge: str
    total: int
    turns: tuple[JudgedTurn, ...]
    course: tuple[CoursePoint, ...]
    seats: tuple[SeatReview, ...]

    def dearest(self, seat: int, most: int = SHOWN) -> list[JudgedTurn]:
        """The costly turns of a seat, the dearest first."""
        own = [turn for turn in self.turns if turn.seat == seat and turn.mark in marks.COSTLY]
        return sorted(own, key=lambda turn: (-turn.lost, turn.at))[:most]


def find_turns(match: Match) -> list[Turn]:
    """The turns of a match in which there was a choice, in their order."""
    then, found = match.at(0), []
    game = match.game
    entries: list[int] = []
    actions: list[int] = []
    real, seat = False, -1
    for number, entry in enumerate(match.entries):
        actor = then.state.actor()
        if actor == CHANCE:
            then.replay(entry.id)
            continue
        real = real or len(then.legal_actions()) > 1
        if not entries and not real:
            then.replay(entry.id)
            continue
        seat = actor
        entries.append(number)
        actions.append(entry.id)
        then.replay(entry.id)
        following = then.state.actor()
        if then.barriers[-1] or following != seat or game.prompt(then.state).key in game.main_prompts:
            found.append(Turn(entries[0], seat, tuple(entries), tuple(actions)))
            entries, actions, real = [], [], False
    if entries:
        found.append(Turn(entries[0], seat, tuple(entries), tuple(actions)))
    return found


def judge_turns(match: Match, turns: Sequence[Turn], judge: TurnJudge) -> Iterator[JudgedTurn]:
    """Judge turns one after another; they must be in the order of the match."""
    then = match.at(0)
    log = match.log
    for turn in turns:
        while len(then.entries) < turn.at:
            then.replay(log[len(then.entries)])
        yield judge.judge(perspective_of(then, judge.seed), turn.actions, turn.at, turn.entries)


def needs_longer(turn: JudgedTurn) -> bool:
    """Whether a turn is worth a longer search after the quick one."""
    return turn.lost >= DEEPER_FROM or turn.noise >= UNSURE_FROM


def review_match(
    match: Match,
    *,
    deep: bool = True,
    luck: bool = True,
    seed: int = 0,
    level: str | None = None,
    folder: Path | None = None,
    progress: Progress | None = None,
) -> Review:
    """Review a whole match: quickly first, then longer where it matters.

    `deep=False` stops after the quick pass; `luck=False` leaves the draws out; `level` says who finds the better turns.
    With a `folder`, what is found is kept there, and the next call goes on from it.
    """
    kept = None if folder is None else ReviewFile(folder, match, level)
    turns = find_turns(match)
    quick = judge_missing(match, turns, TurnJudge(match.game, seed=seed, level=level), kept, progress)
    judged = quick
    if deep:
        again = [turn for turn, found in zip(turns, quick, strict=True) if needs_longer(found)]
        judge = TurnJudge(match.game, deep=True, seed=seed, level=level)
        longer = {turn.at: turn for turn in judge_missing(match, again, judge, kept, None)}
        judged = [longer.get(turn.at, turn) for turn in quick]
    draws = None
    if luck and match.over:
        draws = kept.draws if kept is not None else None
        if draws is None:
            draws = list(judge_draws(match, seed=seed))
            if kept is not None:
                kept.add_draws(draws)
    return make_review(match, judged, len(turns), draws)


def judge_missing(
    match: Match, turns: Sequence[Turn], judge: TurnJudge, kept: ReviewFile | None, progress: Progress | None
) -> list[JudgedTurn]:
    """Judge those turns that are not known yet, and keep what is found."""
    known = {} if kept is None else {at: turn for (at, deep), turn in kept.turns.items() if deep == judge.deep}
    missing = judge_turns(match, [turn for turn in turns if turn.at not in known], judge)
    found = []
    for turn in turns:
        judged = known.get(turn.at)
        if judged is None:
            judged = next(missing)
            if kept is not None:
                kept.add_turn(judged)
        found.append(judged)
        if progress is not None:
            progress(len(found), len(turns))
    return found


def make_review(match: Match, judged: Sequence[JudgedTurn], total: int, draws: Sequence[Draw] | None) -> Review:
    """Put together what is known so far. `draws` is None where luck is not known: then no result is explained."""
    turns = tuple(sorted(judged, key=lambda turn: turn.at))
    complete = draws is not None and match.over and len(turns) == total and total > 0
    sums = [sum_result(match, turns, draws, seat) if complete and draws else None for seat in range(match.players)]
    seats = tuple(review_seat(turns, seat, sums[seat]) for seat in range(match.players))
    return Review(fingerprint(strongest_for(match.game), match.game), total, turns, course_of(match, turns), seats)


def review_seat(turns: Sequence[JudgedTurn], seat: int, result: ResultSum | None) -> SeatReview:
    own = [turn for turn in turns if turn.seat == seat]
    mattered = [turn for turn in own if turn.mattered]
    counts = {mark: sum(turn.mark == mark for turn in own) for mark in marks.MARKS}
    noise = sum(turn.cost_noise**2 for turn in own if turn.mark in marks.COSTLY) ** 0.5
    return SeatReview(
        seat,
        marks.accuracy_of(counted_loss(turn) for turn in mattered),
        len(mattered),
        counts,
        sum(counted_loss(turn) for turn in own),
        sum(counted_cost(turn) for turn in own),
        noise,
        result,
    )


def counted_loss(turn: JudgedTurn) -> float:
    """The loss of a turn that counts: what is within the noise does not."""
    return turn.lost if turn.mark in marks.COSTLY else 0.0


def counted_cost(turn: JudgedTurn) -> float:
    return turn.cost if turn.mark in marks.COSTLY else 0.0


def course_of(match: Match, turns: Sequence[JudgedTurn]) -> tuple[CoursePoint, ...]:
    """The chances before every judged turn, and the result at the end."""
    found = [CoursePoint(turn.at, turn.round, turn.best.won) for turn in turns]
    if match.state.actor() == OVER:
        places = match.placings()
        winners = places.count(1)
        won = tuple(1.0 / winners if place == 1 else 0.0 for place in places)
        found.append(CoursePoint(len(match.entries), found[-1].round if found else 0, won))
    return tuple(found)
