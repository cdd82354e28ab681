"""Words cut or filled to the columns of a board."""

from collections.abc import Sequence

from rich.text import Text


def fit(text: str, width: int, *, right: bool = False) -> str:
    """Exactly this wide: filled up with blanks, or cut with an ellipsis."""
    if len(text) > width:
        return text[: max(0, width - 1)] + "…"
    return text.rjust(width) if right else text.ljust(width)


def shortened(text: str, spare: int, least: int) -> tuple[str, int]:
    """Cut by what is lacking, to no less than this; and what is spare, or still lacking, afterwards."""
    if spare >= 0 or len(text) <= least:
        return text, spare
    kept = max(len(text) + spare - 1, least)
    cut = text[:kept].rstrip(" ,▸")
    cut = f"{cut}…" if cut.strip() and kept > least else text[:least]
    return cut, spare + len(text) - len(cut)


def wrapped(items: Sequence[str], width: int, style: str = "dim") -> list[Text]:
    """Words between dots, on as many lines as they take; no item is broken."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 3 + len(item) <= width:
            lines[-1] += f" · {item}"
        else:
            lines.append(f" {item}")
    return [Text(fit(line, width).rstrip(), style, no_wrap=True) for line in lines]
