"""The skeleton every game stands on: how a decision travels, from the answer that is given to the next question.

A position waits for one thing at a time: for a seat that is asked, for chance, for something that happens by itself, or for
nothing any more. A game says which of its numbers means what (`Plan`) and what follows; the way from one to the next, the
checks on it, snapshots and the telling of events are written here, once.
"""

from abc import abstractmethod
from types import GetSetDescriptorType
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.core.journal import EVERYONE
from signoria.core.rng import Rng
from signoria.core.state import (
    CHANCE,
    CHANCE_DECIDES,
    MATCH_OVER,
    NO_SUCH_ACTION,
    OVER,
    State,
    refuse,
    unknown_id_error,
)

# A position waits for numbers below this, so that a set of them is one number with a bit for each.
MOST_KINDS: Final[i64] = 63

# Instead of the only answer or the only outcome: there are several, or there is nothing to decide.
SEVERAL: Final[i64] = -1
NONE: Final[i64] = -2

# What is no part of a position: the contract's own attributes, the components, and what a game declares.
CONTRACT: Final = frozenset({"players", "journal", "recipe", "parts", "plan"})
DECIDERS: Final = frozenset({"seat_kinds", "chance_kinds", "rule_kinds", "open_kinds"})
APART: Final = CONTRACT | DECIDERS


class Plan:
    """What a game declares once: the sizes of its two tables of ids, and who decides each thing a position can wait for.

    `open_questions` are those of `asked` that are only ever put where there are several answers: nobody looks for the only one.
    `derived` names fields that follow from the others; they are no part of a snapshot.
    """

    def __init__(
        self,
        decisions: int,
        outcomes: int,
        *,
        asked: list[int],
        chance: list[int],
        rules: list[int],
        over: list[int],
        open_questions: list[int] | None = None,
        derived: tuple[str, ...] = (),
    ) -> None:
        self.decisions: i64 = decisions
        self.outcomes: i64 = outcomes
        self.derived: frozenset[str] = frozenset(derived)
        self.seat_kinds: i64 = set_of(asked)
        self.chance_kinds: i64 = set_of(chance)
        self.rule_kinds: i64 = set_of(rules)
        self.open_kinds: i64 = set_of(open_questions or [])
        set_of(over)
        # Names of the fields by class, found when the first snapshot is taken.
        self.fields: dict[type, list[str]] = {}


def set_of(kinds: list[int]) -> int:
    """What is waited for as one number with a bit for each."""
    if any(not 0 <= kind < MOST_KINDS for kind in kinds):
        raise ValueError(f"a position can wait for 0 to {MOST_KINDS - 1}, not for {kinds}")
    return sum(2**kind for kind in set(kinds))


def one_of(kinds: i64, waiting: i64) -> bool:
    return (kinds >> waiting) & 1 != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """A position that waits for something: `waiting` says for what, `asked` whose answer it is."""

    def __init__(self, players: i64, plan: Plan) -> None:
        super().__init__(players)
        self.plan: Final[Plan] = plan
        # What the plan says of who decides, at hand: asked several times in every decision.
        self.seat_kinds: i64 = plan.seat_kinds
        self.chance_kinds: i64 = plan.chance_kinds
        self.rule_kinds: i64 = plan.rule_kinds
        self.open_kinds: i64 = plan.open_kinds
        self.waiting: i64 = 0
        self.asked: i64 = 0
        # Whether the last step showed somebody something new apart from logged chance.
        self.revealed_information: bool = False

    # ---- what a game provides -------------------------------------------------------------------------------------------

    @abstractmethod
    def set_up(self) -> None:
        """Lay out the table, up to the first thing that is waited for."""

    @abstractmethod
    def refuse_answer(self, action: i64) -> i64:
        """LEGAL, or why a decision of the table is no answer to the pending question."""

    @abstractmethod
    def only_answer(self) -> i64:
        """The only answer to the pending question, SEVERAL, or NONE if there is nothing to answer."""

    @abstractmethod
    def apply_action(self, action: i64) -> None:
        """Let an answer take effect, up to the next thing that is waited for."""

    @abstractmethod
    def only_outcome(self) -> i64:
        """The only outcome that can come up, SEVERAL, or NONE if nothing is left to chance."""

    @abstractmethod
    def apply_outcome(self, outcome: i64) -> None:
        """Let an outcome take effect, up to the next thing that is waited for."""

    @abstractmethod
    def copy(self) -> "Position":
        """A new position with the same fields."""

    def proceed(self) -> None:
        """Do what happens by itself, up to the next thing that is waited for."""
        raise NotImplementedError(f"{self.game_key()} waits for {self.waiting}, which nothing follows from")

    def go_without(self) -> None:
        """Go on where there is nothing to answer and nothing left to chance."""
        raise NotImplementedError(f"{self.game_key()} has no answer for {self.waiting}")

    def restored(self) -> None:
        """Work out what is derived, after a snapshot was read."""

    # ---- how a decision travels -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.set_up()
        settle(self)

    def actor(self) -> i64:
        waiting = self.waiting
        if one_of(self.seat_kinds, waiting):
            return self.asked
        return CHANCE if one_of(self.chance_kinds, waiting) else OVER

    def refusal(self, action: i64) -> i64:
        if action < 0 or action >= self.plan.decisions:
            return refuse(NO_SUCH_ACTION)
        if one_of(self.seat_kinds, self.waiting):
            return self.refuse_answer(action)
        return refuse(CHANCE_DECIDES if one_of(self.chance_kinds, self.waiting) else MATCH_OVER)

    def apply(self, action: i64) -> None:
        if one_of(self.seat_kinds, self.waiting):
            if action < 0 or action >= self.plan.decisions:
                raise unknown_id_error(self, action)
            self.revealed_information = False
            self.apply_action(action)
        else:
            if action < 0 or action >= self.plan.outcomes or not one_of(self.chance_kinds, self.waiting):
                raise unknown_id_error(self, action)
            self.revealed_information = False
            self.apply_outcome(action)
        settle(self)

    def settle(self) -> None:
        """Go on until somebody must decide between at least two things."""
        settle(self)

    def play_out(self, rng: Rng) -> i64:
        """The same as asking `actor`, `pick`, `sample` and `apply` in turn; what is picked needs no check."""
        decisions: i64 = 0
        while True:
            waiting = self.waiting
            if one_of(self.seat_kinds, waiting):
                decisions += 1
                self.revealed_information = False
                self.apply_action(self.pick(rng))
            elif one_of(self.chance_kinds, waiting):
                self.revealed_information = False
                self.apply_outcome(self.sample(rng))
            else:
                return decisions
            settle(self)

    def barrier(self) -> bool:
        return self.revealed_information

    # ---- events ---------------------------------------------------------------------------------------------------------

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Record an event that everyone at the table sees, if anybody listens."""
        if self.journal is not None:
            record(self, EVERYONE, kind, a, b, c, d, e, f)

    def emit_to(self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Record an event for the seats whose bit is set in `audience`, if anybody listens."""
        if self.journal is not None:
            record(self, audience, kind, a, b, c, d, e, f)

    # ---- copies and snapshots -------------------------------------------------------------------------------------------

    def clone(self) -> State:
        copy = self.copy()
        copy.waiting = self.waiting
        copy.asked = self.asked
        copy.revealed_information = self.revealed_information
        copy.recipe = self.recipe
        return copy

    def to_ints(self) -> list[int]:
        found: list[int] = []
        for name in field_names(self):
            value = getattr(self, name)
            if isinstance(value, int):
                found.append(int(value))
            else:
                found.extend(value)
        return found

    def load_ints(self, numbers: list[int]) -> None:
        at = 0
        for name in field_names(self):
            value = getattr(self, name)
            if isinstance(value, int):
                # One after the other: a conditional expression would make a number of the bool when compiled.
                if isinstance(value, bool):
                    setattr(self, name, numbers[at] == 1)
                else:
                    setattr(self, name, numbers[at])
                at += 1
                continue
            for i in range(len(value)):
                value[i] = numbers[at]
                at += 1
        self.restored()


def settle(position: Position) -> None:
    """Go on until somebody must decide between at least two things; what has only one answer is carried out.

    Apart from the class: a method would be looked up at each call.
    """
    while True:
        waiting = position.waiting
        if one_of(position.open_kinds, waiting):
            return
        if one_of(position.seat_kinds, waiting):
            only = position.only_answer()
            if only >= 0:
                position.apply_action(only)
                continue
        elif one_of(position.chance_kinds, waiting):
            only = position.only_outcome()
            if only >= 0:
                position.apply_outcome(only)
                continue
        elif one_of(position.rule_kinds, waiting):
            position.proceed()
            continue
        else:
            return
        if only == SEVERAL:
            return
        position.go_without()


def record(position: Position, audience: i64, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
    """Apart from `emit`, which stays small enough to be compiled into its callers: nearly always nobody listens."""
    journal = position.journal
    if journal is None:
        return
    journal.emit_to(audience, kind, a, b, c, d, e, f)
    if journal.copies is not None:
        journal.copies.append(position.clone())


def field_names(position: Position) -> list[str]:
    """The fields of a position, in the order of a snapshot. What its constructor sets is declared; nothing is listed again."""
    kind = type(position)
    if kind not in position.plan.fields:
        names = set(getattr(position, "__dict__", {}))
        # A compiled class keeps its fields as descriptors.
        names |= {name for name in dir(kind) if isinstance(getattr(kind, name), GetSetDescriptorType)}
        wanted = names - APART - position.plan.derived
        position.plan.fields[kind] = sorted(name for name in wanted if not name.startswith("_"))
    return position.plan.fields[kind]
