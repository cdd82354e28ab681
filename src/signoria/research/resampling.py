"""Histories for re-dealt positions: another log that a seat cannot tell from the true one.

`State.redeal` gives a position the seat holds for possible, but no way to it. The way is found by changing the true log:
entries the seat knows stay, hidden ones are re-chosen one after the other so that the end comes as near as possible to the
re-dealt position. Every log kept has been replayed to its end, and tells the seat exactly what it was told in truth.
"""

from dataclasses import dataclass

from signoria.core.codec import Numbering
from signoria.core.journal import Journal, sees
from signoria.core.observed import observed
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, State
from signoria.research.position import Position, telling

# For each kind of argument the two values that change places.
Swap = dict[str, tuple[int, int]]


@dataclass(frozen=True)
class Attempt:
    """A log that the seat cannot tell from the true one, and how far its end is from the position wanted."""

    log: list[int]
    distance: int


def resampled_log(truth: Position, start: State, seat: int, rng: Rng) -> list[int]:
    """A log for what `redeal` makes of a position, or for one as near to it as was found."""
    hidden = [index for index, entry in enumerate(truth.entries) if not sees(entry.audience, seat)]
    if not hidden:
        return truth.log
    target = truth.state.clone()
    target.redeal(seat, rng)
    search = Search(truth, seat, target)
    best = Attempt(truth.log, search.distance(truth.state))
    before = best.distance + 1
    while 0 < best.distance < before:
        before = best.distance
        best = search.improve_all(best, start.clone(), hidden)
    return best.log


class Search:
    """Looks for logs that differ from the true one only where the seat cannot see it."""

    def __init__(self, truth: Position, seat: int, target: State) -> None:
        self.truth = truth
        self.seat = seat
        self.target = target.to_ints()
        self.known = all_observed(target)

    def distance(self, state: State) -> int:
        """In how many facts a position differs from the wanted one."""
        apart = sum(a != b for a, b in zip(all_observed(state), self.known, strict=True))
        return apart + sum(a != b for a, b in zip(state.to_ints(), self.target, strict=True))

    def improve_all(self, best: Attempt, state: State, hidden: list[int]) -> Attempt:
        """Go through the hidden entries once, from the beginning of the match on."""
        done = 0
        for index in hidden:
            if best.distance == 0:
                break
            for number in best.log[done:index]:
                state.apply(number)
            done = index
            best = self.improve(best, state, index)
        return best

    def improve(self, best: Attempt, state: State, index: int) -> Attempt:
        """The best log that takes any other way at one hidden entry."""
        before = best.log[index]
        for number in choices(state):
            if number != before:
                attempt = self.complete(best.log, state.clone(), index, number)
                if attempt is not None and attempt.distance < best.distance:
                    best = attempt
        return best

    def complete(self, log: list[int], state: State, index: int, number: int) -> Attempt | None:
        """Go on from a changed entry: as before where possible, hidden entries otherwise where they must."""
        swap = self.exchange(state.actor(), log[index], number)
        state.journal = journal = Journal()
        changed = log[:index]
        for at in range(index, len(log)):
            if state.actor() != self.truth.entries[at].actor:
                return None
            possible = choices(state)
            choice = number if at == index else log[at]
            if choice not in possible:
                if sees(state.audience(), self.seat):
                    return None
                swapped = self.swapped(state.actor(), choice, swap)
                choice = swapped if swapped in possible else possible[0]
            changed.append(choice)
            state.apply(choice)
            told = [telling(event) for event in journal.take() if sees(event.audience, self.seat)]
            if told != self.truth.heard(at, self.seat):
                return None
        return Attempt(changed, self.distance(state))

    def exchange(self, actor: int, before: int, after: int) -> Swap:
        """Which values change places when one entry is chosen instead of another, by the kind of the argument."""
        table = self.table(actor)
        first, second = table.verb(before), table.verb(after)
        if first is not second:
            return {}
        was, becomes = table.args(before), table.args(after)
        return {arg.kind: (was[arg.name], becomes[arg.name]) for arg in first.args if was[arg.name] != becomes[arg.name]}

    def swapped(self, actor: int, number: int, swap: Swap) -> int:
        """An entry with those values exchanged; -1 if it has no such arguments."""
        table = self.table(actor)
        verb, args = table.verb(number), table.args(number)
        values: list[int] = []
        for arg in verb.args:
            one, other = swap.get(arg.kind, (-1, -1))
            value = args[arg.name]
            value = other if value == one else one if value == other else value
            if not arg.low <= value <= arg.high:
                return -1
            values.append(value)
        return table.first[verb.key] + verb.offset(tuple(values))

    def table(self, actor: int) -> Numbering:
        return self.truth.game.outcomes if actor == CHANCE else self.truth.game.actions


def all_observed(state: State) -> list[int]:
    return [number for seat in range(state.players) for number in observed(state, seat)]


def choices(state: State) -> list[int]:
    if state.actor() == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()
