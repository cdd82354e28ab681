"""Writes the manual page from what the command line takes: docs/signoria.1.

python building/manual_page.py
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "signoria.1"
FILES: Final = (
    ("$SIGNORIA_HOME", "Where matches, tables and your place in lessons are kept; your data folder if it is not set."),
    ("$NO_COLOR", "If set and not empty, nothing is printed in colour."),
    ("$SIGNORIA_PURE", "If set, the engines run from their Python source even where they are compiled."),
)


def page() -> str:
    sys.path.insert(0, str(ROOT / "src"))
    import signoria
    from signoria.cli.main import make_parser

    parser = make_parser()
    parts = [
        f'.TH SIGNORIA 1 "" "Signoria {signoria.__version__}" "Games"',
        ".SH NAME",
        "signoria \\- " + text(parser.description or "").rstrip("."),
        ".SH SYNOPSIS",
        ".B signoria",
        ".RI [ COMMAND ]",
        ".RI [ OPTION " + "\\|.\\|.\\|. ]",
        ".SH COMMANDS",
        *commands(parser, "signoria"),
        ".SH OPTIONS",
        *arguments(parser),
        ".SH ENVIRONMENT",
    ]
    for name, meaning in FILES:
        parts += [".TP", f".B {text(name)}", text(meaning)]
    parts += [".SH EXIT STATUS", "0, or 2 with one line on the error stream where something cannot be done."]
    parts += [".SH EXAMPLES", ".nf", *(text(line) for line in (parser.epilog or "").splitlines()[1:]), ".fi"]
    return "\n".join(parts) + "\n"


def commands(parser: argparse.ArgumentParser, name: str) -> Iterator[str]:
    for action in parser._actions:
        if not isinstance(action, argparse._SubParsersAction):
            continue
        helps = {choice.dest: choice.help or "" for choice in action._choices_actions}
        for word, inner in action.choices.items():
            yield f".SS {text(f'{name} {word}')}"
            yield text(inner.description or f"{helps[word]}.")
            yield from arguments(inner)
            yield from commands(inner, f"{name} {word}")


def arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction) or action.dest == "help":
            continue
        wanted = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
        value = "" if action.nargs == 0 else wanted
        named = ", ".join(action.option_strings)
        yield ".TP"
        yield f".B {text(named)}" + (f" \\fI{text(value)}\\fR" if value else "") if named else f".I {text(value)}"
        yield text((action.help or "").replace("%(default)s", str(action.default)).replace("%%", "%") or "\\&")


def text(words: str) -> str:
    escaped = words.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + escaped if escaped[:1] in (".", "'") else escaped


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
