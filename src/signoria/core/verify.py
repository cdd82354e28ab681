"""Checks a log against its sealed deal: replays the match by the rules and recomputes every draw."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from signoria.core.deal import Deal, Misfit, SealedDraws
from signoria.core.log import begin_replay, check_head, check_result, entries_in, parse_json, replay_entry
from signoria.core.match import Match
from signoria.core.state import CHANCE


@dataclass(frozen=True)
class Difference:
    """The first draw that is not as sealed: its number among the draws and the entries, and both outcomes as texts."""

    draw: int
    entry: int
    in_log: str
    in_deal: str


@dataclass(frozen=True)
class Verdict:
    """Result of a check. `sealed` is False for a log without a deal, `revealed` is False while its secret is not known."""

    sealed: bool
    revealed: bool = True
    draws: int = 0
    misfits: tuple[Misfit, ...] = ()
    difference: Difference | None = None

    @property
    def holds(self) -> bool:
        """Whether every draw and every commitment is as sealed."""
        return self.sealed and self.revealed and not self.misfits and self.difference is None


def verify_text(text: str) -> Verdict:
    """Check the text of a log."""
    return verify(parse_json(text))


def verify(found: object) -> Verdict:
    """Check a log. BadLog if it cannot be replayed for another reason than a draw that differs."""
    log = check_head(found)
    match = begin_replay(log)
    deal = match.deal
    if deal is None:
        return Verdict(sealed=False)
    if deal.secret is None:
        return Verdict(sealed=True, revealed=False, misfits=tuple(deal.problems()))
    return _verify_draws(match, deal, log)


def _verify_draws(match: Match, deal: Deal, log: dict[str, Any]) -> Verdict:
    misfits = tuple(deal.problems())
    draws = SealedDraws(deal)
    count = 0
    for index, entry in enumerate(entries_in(log)):
        if match.state.actor() == CHANCE:
            count += 1
            expected = draws.next(match.state)
            if not isinstance(entry, Mapping) or entry.get("id") != expected:
                difference = Difference(count, index + 1, _text_in(match, entry), match.game.outcomes.text(expected))
                return Verdict(sealed=True, draws=count, misfits=misfits, difference=difference)
            draws.note(match.state.source())
        replay_entry(match, index, entry)
    check_result(match, log)
    return Verdict(sealed=True, draws=count, misfits=misfits)


def _text_in(match: Match, entry: object) -> str:
    """The outcome that an entry names, as a text; the entry itself where it names none."""
    number = entry.get("id") if isinstance(entry, Mapping) else None
    outcomes = match.game.outcomes
    if isinstance(number, int) and not isinstance(number, bool) and 0 <= number < outcomes.size:
        return outcomes.text(number)
    return repr(entry)
