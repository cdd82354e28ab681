"""Learning curves: a table for programs (CSV) and a small picture (SVG)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from signoria.core.atomic_file import write_atomic

COLUMNS: Final = (
    "generation",
    "epoch",
    "learned",
    "held_back",
    "points_explained",
    "points_by_judgement",
    "worth_explained",
    "worth_by_judgement",
)
WIDTH: Final = 640
HEIGHT: Final = 260
EDGE: Final = 48
INK: Final = {"learned": "#a8441f", "held_back": "#1f4a3e"}
WORDS: Final = {"learned": "matches learned from", "held_back": "matches held back"}

Line = dict[str, float]


def write_curves(lines: Sequence[Line], folder: Path) -> None:
    rows = [",".join(COLUMNS), *(",".join(f"{line[name]:.6g}" for name in COLUMNS) for line in lines)]
    write_atomic(folder / "curve.csv", ("\n".join(rows) + "\n").encode())
    write_atomic(folder / "curve.svg", picture(lines).encode())


def picture(lines: Sequence[Line]) -> str:
    """Loss over epochs of all generations, one after the other."""
    values = [line[name] for line in lines for name in INK] or [0.0]
    low, high = min(values), max(values)
    parts = [curve(lines, name, low, max(high - low, 1e-9)) for name in INK]
    parts += [text(EDGE + 150 * place, 18, WORDS[name], INK[name], anchor="start") for place, name in enumerate(INK)]
    parts += [text(EDGE - 6, HEIGHT - EDGE, f"{low:.3f}"), text(EDGE - 6, EDGE, f"{high:.3f}")]
    parts.append(text(WIDTH - EDGE, HEIGHT - EDGE + 20, f"{len(lines)} epochs"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="loss by epoch"><rect width="100%" height="100%" fill="#fbf7ee"/>{"".join(parts)}</svg>\n'
    )


def curve(lines: Sequence[Line], name: str, low: float, extent: float) -> str:
    across = (WIDTH - 2 * EDGE) / max(1, len(lines) - 1)
    down = (HEIGHT - 2 * EDGE) / extent
    points = " ".join(
        f"{EDGE + place * across:.1f},{HEIGHT - EDGE - (line[name] - low) * down:.1f}" for place, line in enumerate(lines)
    )
    return f'<polyline points="{points}" fill="none" stroke="{INK[name]}" stroke-width="2"/>'


def text(x: float, y: float, words: str, ink: str = "#2a211a", anchor: str = "end") -> str:
    style = f'font-family="system-ui, sans-serif" font-size="12" fill="{ink}" text-anchor="{anchor}"'
    return f'<text x="{x:.0f}" y="{y:.0f}" {style}>{words}</text>'
