"""For a small game in plain Python: a State whose attributes, whole numbers and lists of them, are everything there is.

What every game needs besides its rules is done here once. Speed is not the aim: see the shipped games for compiled engines.
"""

from typing import Any, Final

from signoria.core.state import State

NOT_THE_GAMES: Final = ("players", "journal", "recipe")


class PlainState(State):
    """`points` are the scores; `known` says what a seat observes, by name. The rest is the game's own."""

    points: list[int]

    def known(self, seat: int) -> dict[str, int]:
        """What a seat knows, as named numbers: the same names in every position of so many players."""
        raise NotImplementedError

    def fields(self) -> dict[str, Any]:
        """Everything `__init__` has set, in its order."""
        return {name: value for name, value in vars(self).items() if name not in NOT_THE_GAMES}

    def tell(self, kind: int, *args: int) -> None:
        if self.journal is not None:
            self.journal.tell(kind, *args)

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

    def numbers(self) -> list[int]:
        return [number for value in self.fields().values() for number in (value if isinstance(value, list) else [value])]

    def restore(self, numbers: list[int]) -> None:
        left = iter(numbers)
        for name, value in self.fields().items():
            setattr(self, name, [next(left) for _ in value] if isinstance(value, list) else next(left))
