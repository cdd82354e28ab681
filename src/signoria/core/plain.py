"""For a small game in plain Python: a State whose attributes, whole numbers and lists of them, are everything there is.

What every game needs besides its rules is done here once. Speed is not the aim: see the shipped games for compiled engines.
"""

from typing import Any, Final

from signoria.core.state import CHANCE, CHANCE_DECIDES, MATCH_OVER, NO_SUCH_ACTION, OVER, State, refuse, unknown_id_error

NOT_THE_GAMES: Final = ("players", "journal", "recipe")


class PlainState(State):
    """`points` are the scores; `known` says what a seat observes, by name. The rest is the game's own.

    The verbs are those of every game: `refuse_answer`, `apply_action`, `apply_outcome`; `settle` does what is automatic.
    """

    # How many ids there are of decisions and of outcomes.
    decision_ids: int
    outcome_ids: int
    points: list[int]

    def refuse_answer(self, action: int) -> int:
        """LEGAL, or why a decision of the table is no answer to the pending question."""
        raise NotImplementedError

    def apply_action(self, action: int) -> None:
        """Let an answer take effect."""
        raise NotImplementedError

    def apply_outcome(self, outcome: int) -> None:
        """Let an outcome of chance take effect."""
        raise NotImplementedError

    def settle(self) -> None:
        """Go on until somebody must decide between at least two things."""

    def refusal(self, action: int) -> int:
        if not 0 <= action < self.decision_ids:
            return refuse(NO_SUCH_ACTION)
        actor = self.actor()
        if actor < 0:
            return refuse(MATCH_OVER if actor == OVER else CHANCE_DECIDES)
        return self.refuse_answer(action)

    def apply(self, action: int) -> None:
        actor = self.actor()
        if actor == OVER or not 0 <= action < (self.outcome_ids if actor == CHANCE else self.decision_ids):
            raise unknown_id_error(self, action)
        if actor == CHANCE:
            self.apply_outcome(action)
        else:
            self.apply_action(action)
        self.settle()

    def known(self, seat: int) -> dict[str, int]:
        """What a seat knows, as named numbers: the same names in every position of so many players."""
        raise NotImplementedError

    def fields(self) -> dict[str, Any]:
        """Everything `__init__` has set, in its order."""
        return {name: value for name, value in vars(self).items() if name not in NOT_THE_GAMES}

    def emit(self, kind: int, *args: int) -> None:
        if self.journal is not None:
            self.journal.emit(kind, *args)
            if self.journal.copies is not None:
                self.journal.copies.append(self.clone())

    def begin(self) -> None:
        pass

    def source(self) -> int:
        return 0

    def scores(self) -> list[int]:
        return list(self.points)

    def observation_size(self) -> int:
        return len(self.known(0))

    def fill_in(self, seat: int, out: Any, at: int) -> None:
        for i, number in enumerate(self.known(seat).values()):
            out[at + i] = number

    def clone(self) -> "PlainState":
        made = type(self).__new__(type(self))
        made.players, made.journal, made.recipe = self.players, None, self.recipe
        for name, value in self.fields().items():
            setattr(made, name, list(value) if isinstance(value, list) else value)
        return made

    def to_ints(self) -> list[int]:
        return [number for value in self.fields().values() for number in (value if isinstance(value, list) else [value])]

    def load_ints(self, numbers: list[int]) -> None:
        left = iter(numbers)
        for name, value in self.fields().items():
            setattr(self, name, [next(left) for _ in value] if isinstance(value, list) else next(left))
