"""Errors for people: what was asked, why it cannot be, and what can be done instead."""


class SignoriaError(Exception):
    """Something the user asked for cannot be done. The message is one line and says the way out."""

    def __str__(self) -> str:
        # What was asked for is quoted and may hold line breaks.
        return " ".join(super().__str__().splitlines())


class UnknownName(SignoriaError):
    """A game, edition, option, bot or language that does not exist."""


class UnknownRules(SignoriaError):
    """A match by rules that this version does not have."""


class BadSetup(SignoriaError):
    """A number of players, a seed or an option value with which no match can begin."""


class BadEdition(SignoriaError):
    """An edition file that does not describe a complete and playable game.

    `problem` is the sentence without the file's name. Where one value is wrong: its path, the value as JSON (None where it is
    missing) and what was expected. `line` is known where the text of the file was read.
    """

    def __init__(
        self,
        problem: str,
        *,
        origin: str = "",
        path: str | None = None,
        value: str | None = None,
        expected: str | None = None,
        line: int | None = None,
    ) -> None:
        super().__init__(f"{origin}: {problem}" if origin else problem)
        self.problem = " ".join(problem.splitlines())
        self.path = path
        self.value = value
        self.expected = expected
        self.line = line


class BadLesson(SignoriaError):
    """A lesson file that cannot be taught as it is: names the file, the line, the field, what is wrong and what to do.

    `field` is a path in the file such as `step[3].right`; `line` is known where the text of the file was read.
    """

    def __init__(self, problem: str, *, origin: str = "", line: int | None = None, field: str = "") -> None:
        where = origin if line is None else f"{origin}, line {line}"
        super().__init__(": ".join(part for part in (where, field, problem) if part))
        self.problem = " ".join(problem.splitlines())
        self.origin = origin
        self.line = line
        self.field = field


class BadLog(SignoriaError):
    """A log that cannot be read, is not ours, or does not replay to what it claims."""


class BadAction(SignoriaError):
    """A text or JSON form that names no action of the game."""


class UndoRefused(SignoriaError):
    """Nothing of one's own can be taken back now. `reason` is a key of the shared locale files."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class IllegalAction(SignoriaError):
    """An action of the game that is not possible in this position. `code` is the engine's refusal."""

    def __init__(self, game: str, action: int, code: int, at_chance: bool) -> None:
        super().__init__(game, action, code, at_chance)
        self.game = game
        self.action = action
        self.code = code
        self.at_chance = at_chance

    def __str__(self) -> str:
        from signoria.core.registry import load

        return load(self.game).explain_refusal(self.action, self.code, at_chance=self.at_chance)
