"""What runs in a worker: one decision of a bot at a time.

A worker gets the position already dealt anew for the deciding seat, so the truth never leaves the server process. It keeps
what it has read (editions, judgements) and what a thinking bot remembers of the match it is in.
"""

import faulthandler
import os
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Any, Final

from signoria.bots.bot import Advice, Bot
from signoria.bots.luck import Draw, judge_draw
from signoria.bots.play import PERSPECTIVE_STREAM, project_history
from signoria.bots.registry import make_bot
from signoria.bots.review import Turn
from signoria.bots.search_bot import SearchBot
from signoria.bots.turn_search import JudgedTurn, TurnJudge
from signoria.core.edition import Edition
from signoria.core.match import Match
from signoria.core.perspective import Perspective
from signoria.core.registry import load_rules
from signoria.core.rng import LARGEST_SEED, Rng
from signoria.core.state import State
from signoria.server.processes import set_alarm

# An odd number spreads the seeds of one bot's decisions over the whole range.
SPREAD: Final = 0x9E3779B97F4A7C15
# A bot in compiled code may not notice an interruption.
GRACE: Final = 5.0
MOST_SETUPS: Final = 64
MOST_MEMORIES: Final = 16
# A tree of that size is some megabytes; larger ones are not worth keeping.
LARGEST_MEMORY: Final = 100_000
# Who answers the questions of reviews, in measurements.
REVIEW: Final = "review"

Answer = Advice | JudgedTurn | Draw


@dataclass(frozen=True)
class Question:
    """A decision to be made: the position as the seat can know it, and who is asked."""

    game: str
    rules: int
    edition: dict[str, Any] = field(repr=False)
    edition_hash: str
    players: int
    options: tuple[tuple[str, bool | int | str], ...]
    snapshot: bytes = field(repr=False)
    entries: int
    # The log as the seat knows it, so that a bot can go on where its thinking ended.
    history: tuple[int | None, ...] = field(repr=False)
    bot: str
    seed: int
    # Whoever only plays is not asked for its reasons.
    reasons: bool
    # Whose memory it is; nobody's if empty.
    memory: str
    # An action that is to be compared with the best.
    against: int | None = None
    # Whether it was played, and all choices are wanted.
    survey: bool = False
    # For a review: the decisions of the turn that was played from here, and whether to look longer.
    turn: tuple[int, ...] = ()
    deep: bool = False
    # For a review: the outcome of a draw. The position is then the true one, of a match that is over.
    came: int | None = None
    decided_last: int = 0


def question_of(
    match: Match,
    bot: str,
    seed: int,
    *,
    reasons: bool = False,
    memory: str = "",
    against: int | None = None,
    survey: bool = False,
) -> Question:
    """The pending decision of a match, without anything its seat cannot know."""
    entries = len(match.entries)
    state = match.state.clone()
    state.redeal(match.actor, Rng(seed, PERSPECTIVE_STREAM, entries))
    return Question(
        game=match.game.key,
        rules=match.game.rules,
        edition=match.edition.content,
        edition_hash=match.edition.content_hash,
        players=match.players,
        options=tuple(sorted(match.options.items())),
        snapshot=state.to_bytes(),
        entries=entries,
        history=tuple(project_history(match, match.actor)) if memory else (),
        bot=bot,
        seed=(seed + entries * SPREAD) & LARGEST_SEED,
        reasons=reasons,
        memory=memory,
        against=against,
        survey=survey,
    )


def turn_question(match: Match, turn: Turn, *, deep: bool) -> Question:
    """A turn of a review, without anything its seat cannot know; the answer is the same as `review_match` gives."""
    return replace(question_of(match, REVIEW, 0), seed=0, turn=turn.actions, deep=deep)


def draw_question(match: Match, came: int, decided_last: int) -> Question:
    """A draw of a match that is over."""
    return Question(
        game=match.game.key,
        rules=match.game.rules,
        edition=match.edition.content,
        edition_hash=match.edition.content_hash,
        players=match.players,
        options=tuple(sorted(match.options.items())),
        snapshot=match.state.to_bytes(),
        entries=len(match.entries),
        history=(),
        bot=REVIEW,
        seed=0,
        reasons=False,
        memory="",
        came=came,
        decided_last=decided_last,
    )


def answer_question(question: Question, seconds: float) -> Answer:
    """Ask the bot. One that takes too long is interrupted; if it does not even notice that, its worker ends."""
    if seconds:
        set_alarm(seconds)
        faulthandler.dump_traceback_later(seconds + GRACE, exit=True)
    try:
        game = load_rules(question.game, question.rules)
        if question.came is not None:
            state = setup_of(question).from_bytes(question.snapshot)
            return judge_draw(game, state, question.entries, question.came, question.decided_last)
        rng = Rng(question.seed, PERSPECTIVE_STREAM, question.entries)
        history = question.history if question.memory else None
        perspective = Perspective(game, setup_of(question).from_bytes(question.snapshot), rng, history)
        if question.turn:
            entries = range(question.entries, question.entries + len(question.turn))
            return TurnJudge(game, deep=question.deep).judge(perspective, question.turn, question.entries, tuple(entries))
        bot = recall(question) or make_bot(question.bot, game, question.seed)
        advice = answer(bot, question, perspective)
        remember(question, bot)
        return advice
    finally:
        set_alarm(0)
        faulthandler.cancel_dump_traceback_later()


def answer(bot: Bot, question: Question, perspective: Perspective) -> Advice:
    if isinstance(bot, SearchBot) and question.survey:
        return bot.survey(perspective, -1 if question.against is None else question.against)
    if isinstance(bot, SearchBot) and question.against is not None:
        return bot.why_not(perspective, question.against)
    return bot.advise(perspective) if question.reasons else Advice(bot.choose(perspective))


# ---- what a worker keeps ------------------------------------------------------------------------------------------------

_setups: OrderedDict[tuple[object, ...], State] = OrderedDict()
_memories: OrderedDict[str, Bot] = OrderedDict()


def setup_of(question: Question) -> State:
    """A position with the edition, players and options of the match: reading an edition takes longer than a quick decision."""
    key = (question.game, question.rules, question.edition_hash, question.players, question.options)
    if key not in _setups:
        edition = Edition(question.edition, f"edition {question.edition.get('name')}")
        game = load_rules(question.game, question.rules)
        _setups[key] = game.initial(question.players, edition=edition, options=dict(question.options))
        if len(_setups) > MOST_SETUPS:
            _setups.popitem(last=False)
    _setups.move_to_end(key)
    return _setups[key]


def recall(question: Question) -> Bot | None:
    """The bot that has thought about this match before; gone from the store until it has answered, whatever happens."""
    return _memories.pop(f"{question.memory} {question.bot}", None) if question.memory else None


def remember(question: Question, bot: Bot) -> None:
    if question.memory and isinstance(bot, SearchBot) and bot.tree is not None and bot.tree.size <= LARGEST_MEMORY:
        _memories[f"{question.memory} {question.bot}"] = bot
        if len(_memories) > MOST_MEMORIES:
            _memories.popitem(last=False)


def ready() -> int:
    """Something quick to ask a worker, so that it starts before it is needed."""
    return os.getpid()
