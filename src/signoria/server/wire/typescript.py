"""Writes the browser's types: `python -m signoria.server.wire.typescript > web/src/wire/generated.ts` (`make types`).

What is sent, what is asked, every error code and the view of every game are declared once, in Python.
"""

import types
from collections.abc import Iterator
from importlib import import_module
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

from signoria.core.registry import names
from signoria.server.wire import schemas
from signoria.server.wire import types as wire_types
from signoria.server.wire.codes import FATAL, Code

PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
REQUESTS = (
    schemas.SeatRequest,
    schemas.Agreed,
    schemas.NewTable,
    schemas.LessonAsked,
    schemas.RoomChange,
    schemas.RoomSeat,
)
ANSWERS = (
    schemas.MadeSeat,
    schemas.Made,
    schemas.Outcome,
    schemas.PreviewAnswer,
    schemas.Course,
    schemas.HintChoice,
    schemas.Holding,
    schemas.HintReason,
    schemas.AnalysedChoice,
    schemas.Analysis,
    schemas.Advice,
    schemas.Hint,
    schemas.Legality,
    schemas.Seated,
    schemas.Invitation,
    schemas.InvitationState,
    schemas.Me,
    schemas.DeviceForm,
    schemas.Devices,
    schemas.TransferCode,
    schemas.TransferCheck,
    schemas.TransferForm,
    schemas.ResultForm,
    schemas.AcquaintanceForm,
    schemas.Vote,
    schemas.AbsentVote,
    schemas.Gone,
    schemas.Joined,
    schemas.Difference,
    schemas.LookedEdition,
    schemas.EditionProblem,
    schemas.Looked,
    schemas.PlaceAnswer,
    schemas.ReviewProgress,
    schemas.ReviewedOutcome,
    schemas.ReviewedTurn,
    schemas.CoursePoint,
    schemas.ResultPart,
    schemas.ResultSum,
    schemas.ReviewedSeat,
    schemas.MatchReview,
    schemas.LessonInfo,
    schemas.LessonList,
    schemas.LessonPin,
    schemas.LessonHeard,
    schemas.LessonForm,
    schemas.LessonPreview,
    schemas.LessonLegality,
)


class Writer:
    """Collects declarations; a prefix tells the types of one game from those of another."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix
        self.aliases: dict[Any, str] = {}

    def name(self, plain: str) -> str:
        return plain if plain.startswith(self.prefix) else self.prefix + plain

    def type(self, hint: Any) -> str:
        """A Python type in TypeScript."""
        if hint in PLAIN:
            return PLAIN[hint]
        if hint in self.aliases:
            return self.aliases[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Annotated, NotRequired):
            return self.type(args[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(arg) for arg in args))
        if origin is list:
            return f"({self.type(args[0])})[]"
        if origin is dict:
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, BaseModel)):
            return self.name(hint.__name__)
        raise TypeError(f"no TypeScript for {hint}")

    def interface(self, made: Any) -> str:
        fields = fields_of(made)
        body = "\n".join(f"  {key_of(key)}{'?' if optional else ''}: {self.type(hint)};" for key, hint, optional in fields)
        return f"{comment(made)}export interface {self.name(made.__name__)} {{\n{body}\n}}\n"

    def module(self, module: types.ModuleType) -> Iterator[str]:
        """All types of a module in their order."""
        for name, value in vars(module).items():
            if name == "VIEW":
                continue
            if get_origin(value) in (Literal, Union, types.UnionType):
                yield f"export type {self.name(name)} = {self.type(value)};\n"
                self.aliases[value] = self.name(name)
            elif is_typeddict(value) and value.__module__ == module.__name__:
                yield self.interface(value)


def fields_of(made: Any) -> list[tuple[str, Any, bool]]:
    """Name, type and whether it may be missing."""
    if is_typeddict(made):
        hints = get_type_hints(made, include_extras=True)
        return [(key, hint, key in made.__optional_keys__) for key, hint in hints.items()]
    return [(key, field.annotation, not field.is_required()) for key, field in made.model_fields.items()]


def key_of(key: str) -> str:
    return key if key.isidentifier() else f'"{key}"'


def comment(made: Any) -> str:
    text = " ".join((made.__doc__ or "").split())
    return f"/** {text} */\n" if text and not text.startswith("dict(") else ""


def game_module(game: str) -> types.ModuleType | None:
    """The types of a game's view; a game may come without."""
    try:
        return import_module(f"signoria.games.{game}.view_types")
    except ModuleNotFoundError:
        return None


def lines() -> Iterator[str]:
    yield "// Made by `make types` from the Python side; not to be edited by hand.\n"
    codes = " | ".join(f'"{code}"' for code in Code)
    yield f"export type ErrorCode = {codes};\n"
    fatal = ", ".join(f'"{code}"' for code in sorted(FATAL))
    yield "/** Trying again does not help after one of these. */"
    yield f"export const FATAL: ReadonlySet<string> = new Set<ErrorCode>([{fatal}]);\n"
    wire = Writer()
    yield from wire.module(wire_types)
    for model in (*REQUESTS, *ANSWERS):
        yield wire.interface(model)
    for game in names():
        module = game_module(game)
        if module is not None:
            yield from Writer(module.VIEW.__name__.removesuffix("View")).module(module)


def main() -> None:
    print("\n".join(lines()))


if __name__ == "__main__":
    main()
