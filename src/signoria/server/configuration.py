"""How a server shall run, from a file and from options: an option wins over the file, the file over what is usual."""

import sys
import tomllib
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from signoria.core.errors import SignoriaError
from signoria.server.settings import Limits, Settings

LARGEST: Final = 10**9
# Former names of settings. They are still read, with a note.
FORMER: Final = {
    "thinkers": "bot_cluster",
    "body": "max_body_bytes",
    "replayed": "replay_rate",
    "replayed_burst": "replay_burst",
}


class BadConfiguration(SignoriaError):
    """A configuration file or an option that says what cannot be."""


@dataclass(frozen=True)
class Configuration:
    """Everything that can be said about a server. The words of the options are those of the file."""

    host: str = field(default="127.0.0.1", metadata={"help": "where to listen; this machine alone if left out"})
    port: int = field(
        default=8000,
        metadata={"help": "port to listen on; 0 takes a free one; if left out, the next one that is free", "high": 65535},
    )
    database: str = field(
        default="", metadata={"help": "sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data folder if left out"}
    )
    pace: float = field(default=0.7, metadata={"help": "seconds a computer takes to decide, 0 for not at all", "high": 60})
    workers: int = field(
        default=2,
        metadata={"help": "processes in which computers think; of several one is kept for quick answers", "low": 1, "high": 64},
    )
    bot_cluster: str = field(
        default="", metadata={"help": "ray://HOST:PORT: computers think on a Ray cluster; ray://local on one of this machine"}
    )
    thinking_seconds: float = field(
        default=60.0, metadata={"help": "longest time for one decision of a computer", "high": 3600}
    )
    behind_proxy: str = field(
        default="", metadata={"help": "addresses of reverse proxies whose X-Forwarded-For is believed, with commas"}
    )
    log: str = field(default="text", metadata={"help": "how faults are written: text or json", "choices": ("text", "json")})
    export: str = field(
        default="",
        metadata={"help": "folder for logs of removed tables; if left out, beside the database, those of running matches only"},
    )
    metrics_token: str = field(default="", metadata={"help": "token for reading /metrics; without one only this machine may"})
    limits: Limits = field(default_factory=Limits)
    # Somebody asked for this port; otherwise the next free one does as well.
    port_chosen: bool = False

    def settings(self) -> Settings:
        # The database's own libraries take a moment to read, and other commands need none of them.
        from signoria.store.address import default_address

        return Settings(
            self.database or default_address(),
            pace=self.pace,
            workers=self.workers,
            bot_cluster=self.bot_cluster or None,
            thinking_seconds=self.thinking_seconds,
            limits=self.limits,
            export=Path(self.export) if self.export else None,
            proxies=tuple(part.strip() for part in self.behind_proxy.split(",") if part.strip()),
            metrics_token=self.metrics_token or None,
            own_process=True,
        )

    def text(self) -> str:
        """The same as a file, with what each number means."""
        lines = ["# How signoria serve runs: signoria serve --config FILE"]
        for each in plain_fields():
            lines += [f"# {each.metadata['help']}", f"{each.name} = {toml(getattr(self, each.name))}"]
        lines += ["", "[limits]"]
        for each in fields(Limits):
            lines += [f"# {each.metadata['help']}", f"{each.name} = {toml(getattr(self.limits, each.name))}"]
        return "\n".join(lines)


def plain_fields() -> list[Any]:
    return [each for each in fields(Configuration) if each.name not in ("limits", "port_chosen")]


def toml(value: object) -> str:
    return str(value) if isinstance(value, int | float) else '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def load_configuration(args: Namespace) -> Configuration:
    """What the file and the options say together."""
    said = read(Path(args.config)) if args.config else {}
    in_file = said.pop("limits", {})
    if not isinstance(in_file, dict):
        raise BadConfiguration("[limits] must be a table of numbers")
    rename_former(said, in_file, args)
    own = merge(plain_fields(), said, args, "")
    limits = merge(list(fields(Limits)), in_file, args, "limits.")
    return Configuration(**own, limits=Limits(**limits), port_chosen="port" in own)


def rename_former(said: dict[str, Any], limits: dict[str, Any], args: Namespace) -> None:
    """Move settings that are given by a former name to the present one, and say so on the error stream."""
    for former, name in FORMER.items():
        option = getattr(args, former, None)
        if option is not None:
            note_former(option_name(former), option_name(name))
            if getattr(args, name, None) is None:
                setattr(args, name, option)
        for part in (said, limits):
            if former in part:
                note_former(former, name)
                value = part.pop(former)
                part.setdefault(name, value)


def note_former(former: str, name: str) -> None:
    print(f"signoria: {former} is now called {name}; please use the new name", file=sys.stderr)


def option_name(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadConfiguration(f"{path}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadConfiguration(f"{path}: is not valid TOML ({error})") from None


def merge(known: list[Any], said: Mapping[str, Any], args: Namespace, prefix: str) -> dict[str, Any]:
    unknown = sorted(set(said) - {each.name for each in known})
    if unknown:
        raise BadConfiguration(f"'{prefix}{unknown[0]}' is no setting; signoria serve --print-config shows all")
    found: dict[str, Any] = {}
    for each in known:
        option = getattr(args, each.name, None)
        if option is not None:
            found[each.name] = check_value(each, option, option_name(each.name), from_text=True)
        elif each.name in said:
            found[each.name] = check_value(each, said[each.name], prefix + each.name, from_text=False)
    return found


def check_value(each: Any, value: object, name: str, *, from_text: bool) -> object:
    kind = type(each.default)
    if kind is str:
        choices = each.metadata.get("choices")
        if not isinstance(value, str) or (choices and value not in choices):
            raise BadConfiguration(f"{name} is '{value}'; expected {' or '.join(choices) if choices else 'a text'}")
        return value
    low, high = each.metadata.get("low", 0), each.metadata.get("high", LARGEST)
    number = parse_value(str(value), kind) if from_text else value
    fits = isinstance(number, int | float) and not isinstance(number, bool) and (kind is float or isinstance(number, int))
    if not fits or not low <= number <= high:
        raise BadConfiguration(
            f"{name} is '{value}'; expected {'a whole number' if kind is int else 'a number'} from {low} to {high}"
        )
    return kind(number)


def parse_value(text: str, kind: type) -> int | float | None:
    if kind is int:
        return int(text) if text.isascii() and text.isdigit() and len(text) < 12 else None
    try:
        number = float(text)
    except ValueError:
        return None
    return number if number == number else None  # noqa: PLR0124 - not a number is not equal to itself
