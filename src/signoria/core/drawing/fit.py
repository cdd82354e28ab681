"""Words cut or filled to the columns of a board."""

from collections.abc import Sequence

from rich.text import Text


def fit(text: str, width: int, *, right: bool = False) -> str:
    """Exactly this wide: filled up with blanks, or cut with an ellipsis."""
    if len(text) > width:
        return text[: max(0, width - 1)] + "…"
    return text.rjust(width) if right else text.ljust(width)


def wrapped(items: Sequence[str], width: int, style: str = "dim") -> list[Text]:
    """Words between dots, on as many lines as they take; no item is broken."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 3 + len(item) <= width:
            lines[-1] += f" · {item}"
        else:
            lines.append(f" {item}")
    return [Text(fit(line, width).rstrip(), style, no_wrap=True) for line in lines]
