"""A review as one HTML page that needs nothing else: the curve of chances as SVG, and the same sentences as the terminal."""

from collections.abc import Sequence
from html import escape
from typing import Final

from signoria.bots import marks
from signoria.bots.review import Review
from signoria.cli.table import Table

WIDTH: Final = 960
HEIGHT: Final = 300
EDGE: Final = 40
# Told apart without colour too: each line has its own dashes.
LINES: Final = (
    ("#c25a12", ""),
    ("#1c4fb0", "9 4"),
    ("#177a4c", "3 3"),
    ("#8a4aa0", "12 4 3 4"),
    ("#7a5c10", "6 6"),
    ("#9c1f3a", "2 5"),
)
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#231d15;background:#fbf6ec}"
    "h1,h2{font-weight:600}h2{font-size:1.1rem;margin-bottom:.3rem}ul{padding-left:1.2rem}svg{width:100%;height:auto}"
    "svg text{font:13px system-ui,sans-serif;fill:#57493a}"
)


def draw_page(table: Table, review: Review, seats: Sequence[tuple[str, Sequence[str]]]) -> str:
    """The page; `seats` are the headlines and lines of the terminal."""
    words, match = table.words, table.match
    title = words.say("analyse-title", {"game": match.game.title})
    parts = [
        "<!doctype html>",
        f'<html lang="{table.wording.lexicon.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>",
        f"<h2>{escape(words.say('analyse-curve'))}</h2>",
        draw_curve(table, review),
        draw_table(table, review),
    ]
    for head, lines in seats:
        items = "".join(f"<li>{escape(line.strip())}</li>" for line in lines)
        parts.append(f"<section><h2>{escape(head)}</h2><ul>{items}</ul></section>")
    parts.append("</body></html>\n")
    return "\n".join(parts)


def draw_curve(table: Table, review: Review) -> str:
    """Chances of all seats over the match, with marks at costly turns."""
    last = max(1, len(table.match.entries))

    def place(at: int, won: float) -> tuple[float, float]:
        return EDGE + (WIDTH - 2 * EDGE) * at / last, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * won

    names = [table.wording.name(seat) for seat in range(table.match.players)]
    label = escape(table.words.say("analyse-curve"), quote=True)
    drawn = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">']
    for share in (0.0, 0.5, 1.0):
        left, y = place(0, share)
        drawn.append(f'<path d="M{left} {y:.1f}H{WIDTH - EDGE}" stroke="#d9ccb0"/>')
        drawn.append(f'<text x="6" y="{y + 4:.1f}">{100 * share:.0f}</text>')
    for seat, name in enumerate(names):
        colour, dashes = LINES[seat % len(LINES)]
        points = " ".join("{:.1f},{:.1f}".format(*place(point.at, point.won[seat])) for point in review.course)
        look = f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dashes}"'
        drawn.append(f'<polyline points="{points}" {look}/>')
        left = EDGE + seat * (WIDTH - 2 * EDGE) / len(names)
        drawn.append(f'<path d="M{left:.0f} 14h26" stroke="{colour}" stroke-width="3" stroke-dasharray="{dashes}"/>')
        drawn.append(f'<text x="{left + 32:.0f}" y="18">{escape(name)}</text>')
    for turn in review.turns:
        if turn.mark in marks.COSTLY:
            x, y = place(turn.at, turn.best.won[turn.seat])
            look = f'fill="#fff" stroke="{LINES[turn.seat % len(LINES)][0]}" stroke-width="2"'
            drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" {look}/>')
            drawn.append(f'<text x="{x + 5:.1f}" y="{y - 5:.1f}">{marks.SIGNS[turn.mark]}</text>')
    return "".join(drawn) + "</svg>"


def draw_table(table: Table, review: Review) -> str:
    """The chances at the beginning of every round and at the end, as numbers."""
    rounds: dict[int, tuple[float, ...]] = {}
    for point in review.course:
        rounds.setdefault(point.round, point.won)
    if review.course:
        rounds[-1] = review.course[-1].won
    heads = "".join(f"<th>{escape(table.wording.name(seat))}</th>" for seat in range(table.match.players))
    rows = []
    for number, won in rounds.items():
        said = table.words.say("analyse-end") if number < 0 else table.words.say("analyse-round", {"round": number})
        rows.append(f"<tr><th>{escape(said)}</th>{''.join(f'<td>{100 * each:.0f}</td>' for each in won)}</tr>")
    summary = escape(table.words.say("analyse-numbers"))
    return f"<details><summary>{summary}</summary><table><tr><th></th>{heads}</tr>{''.join(rows)}</table></details>"
