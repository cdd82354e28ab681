"""The terminal itself: whether there is one, where text goes, and single keys."""

import codecs
import os
import select
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Final

from rich.console import Console, RenderableType

# What terminals send for keys that are not characters.
SEQUENCES: Final = {
    "[A": "up",
    "[B": "down",
    "[C": "right",
    "[D": "left",
    "[H": "home",
    "[F": "end",
    "OA": "up",
    "OB": "down",
    "OC": "right",
    "OD": "left",
    "OH": "home",
    "OF": "end",
    "[1~": "home",
    "[4~": "end",
    "[7~": "home",
    "[8~": "end",
}


def interactive() -> bool:
    """Whether a person can see what is drawn and answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def screen() -> Console:
    """Where everything is printed: in colour on a terminal, as plain text elsewhere."""
    if sys.stdout.isatty():
        return Console(highlight=False, soft_wrap=False)
    return Console(highlight=False, color_system=None, no_color=True, width=100, force_terminal=False)


# Signs for terminals whose encoding does not have ours. Each takes one column, so that boards keep their shape.
SIGNS: Final = dict(
    zip(
        "▶▸◆♜○⌂★✕↑→←⇄─━│┃╲╱═┌└├·×−–—…°„“”«»’‘§•▌œŒß‑\N{NO-BREAK SPACE}",
        '>>*&o^*x^><=--||\\/=+++.x---.o"""""\'\'#*|oOs- ',
        strict=True,
    )
)
READABLE: Final = "signoria-readable"


def readable(error: UnicodeError) -> tuple[str, int]:
    """What to write instead of what an encoding does not have: a sign like it, or the letter without its accent."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    written = []
    for letter in error.object[error.start : error.end]:
        bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        written.append(SIGNS.get(letter, bare[:1] or "?"))
    return "".join(written), error.end


def be_readable() -> None:
    """Output streams of any encoding take everything we write."""
    codecs.register_error(READABLE, readable)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and "utf" not in stream.encoding.lower():
            stream.reconfigure(errors=READABLE)


def redraw(console: Console, *parts: RenderableType) -> None:
    """Replace what is on the screen, in one go so that nothing flickers."""
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    clear = "" if console.is_dumb_terminal else "\x1b[H\x1b[2J"
    console.file.write(clear + captured.get())
    console.file.flush()


def show_page(console: Console, *parts: RenderableType, width: int | None = None) -> None:
    """Something to read: at once where it fits on the screen, else through the reader's pager."""
    width = width or console.width
    options = console.options.update(width=width)
    height = sum(len(console.render_lines(part, options, pad=False)) for part in parts)
    if not interactive() or height < console.height:
        for part in parts:
            console.print(part, width=width)
        return
    # Colours pass through `less`, and the text stays on the screen afterwards.
    os.environ.setdefault("LESS", "-RX")
    with console.pager(styles=True):
        for part in parts:
            console.print(part, width=width)


@contextmanager
def single_keys() -> Iterator[bool]:
    """Keys arrive one by one, unseen, until the block ends; False where a terminal cannot do that."""
    try:
        import termios
        import tty
    except ImportError:
        yield False
        return
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    try:
        # Not flushing: what was typed ahead counts.
        tty.setcbreak(handle, termios.TCSADRAIN)
        yield True
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)


def read_key(seconds: float | None = None) -> str:
    """The next key by name or character; empty if none came in time. To be called within `single_keys`."""
    handle = sys.stdin.fileno()
    if not select.select([handle], [], [], seconds)[0]:
        return ""
    data = os.read(handle, 1)
    if not data:
        raise EOFError
    if data == b"\x1b":
        return escape_sequence(handle)
    while data[0] >= 0x80 and len(data) < 4:
        try:
            return data.decode()
        except UnicodeDecodeError:
            data += os.read(handle, 1)
    return {"\r": "enter", "\n": "enter", "\x04": "end-of-input"}.get(
        data.decode(errors="replace"), data.decode(errors="replace")
    )


def escape_sequence(handle: int) -> str:
    """What follows an escape character at once; alone it is the key itself."""
    text = ""
    while select.select([handle], [], [], 0.05)[0]:
        text += os.read(handle, 1).decode(errors="replace")
        if text in SEQUENCES:
            return SEQUENCES[text]
        if len(text) > 1 and (text[-1].isalpha() or text[-1] == "~"):
            return "unknown"
    return "unknown" if text else "escape"
