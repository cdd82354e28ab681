"""Plots of a report, as SVG in the colours of its page."""

from collections.abc import Sequence
from html import escape
from typing import Any

from signoria.arena import statistics as stats

# Where bars begin is where the longest name ends.
LETTER = 8
GAP = 14
BAR = 400


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def rating_plot(found: Sequence[stats.Rating]) -> str:
    """Ratings as dots on their intervals."""
    if not found:
        return ""
    low, high = min(r.low for r in found), max(r.high for r in found)
    scale, start = BAR / max(high - low, 1.0), after_names([r.bot for r in found])
    rows = []
    for number, r in enumerate(found):
        y = 26 * number + 12
        ends, at = [start + scale * (x - low) for x in (r.low, r.high)], start + scale * (r.skill - low)
        rows.append(
            f"<text x='0' y='{y + 4}'>{escape(r.bot)}</text>"
            f"<line x1='{ends[0]:.1f}' x2='{ends[1]:.1f}' y1='{y}' y2='{y}' stroke='var(--mark)' stroke-width='2'/>"
            f"<circle cx='{at:.1f}' cy='{y}' r='5' fill='var(--bar)'/>"
            f"<text x='{start + BAR + GAP}' y='{y + 4}'>{r.skill:.1f}</text>"
        )
    return figure("Ratings with their intervals", start + BAR + 60, 26 * len(found) + 4, rows)


def share_plot(results: Sequence[dict[str, Any]]) -> str:
    """Win share of each bot with its interval, as bars."""
    bots = stats.bots_of(results)
    start = after_names(bots)
    rows = []
    for number, bot in enumerate(bots):
        share, y = stats.share_of(results, bot), 26 * number
        rows.append(
            f"<text x='0' y='{y + 16}'>{escape(bot)}</text>"
            f"<rect x='{start}' y='{y + 4}' width='{BAR * share.won:.1f}' height='16' fill='var(--bar)'/>"
            f"<line x1='{start + BAR * share.low:.1f}' x2='{start + BAR * share.high:.1f}' y1='{y + 12}' y2='{y + 12}'"
            " stroke='var(--mark)' stroke-width='2'/>"
            f"<text x='{start + BAR + GAP}' y='{y + 16}'>{percent(share.won)}"
            f" ({percent(share.low)} to {percent(share.high)})</text>"
        )
    return figure("Win share by bot with 95 % interval", start + BAR + 180, 26 * len(bots) + 4, rows)


def points_plot(results: Sequence[dict[str, Any]]) -> str:
    """How points are spread, a histogram for each bot."""
    bots = stats.bots_of(results)
    start = after_names(bots)
    every = [points for bot in bots for points in stats.points_of(results, bot)]
    low, high = min(every), max(every) + 1
    width = max(1, -(-(high - low) // 24))
    rows = []
    for number, bot in enumerate(bots):
        points = stats.points_of(results, bot)
        counts = [sum(low + k * width <= p < low + (k + 1) * width for p in points) for k in range(-(-(high - low) // width))]
        top, y = max(counts), 62 * number
        tall = [44 * count / top for count in counts]
        bars = "".join(
            f"<rect x='{start + 16 * k}' y='{y + 50 - h:.1f}' width='14' height='{h:.1f}' fill='var(--bar)'/>"
            for k, h in enumerate(tall)
        )
        mean = sum(points) / len(points)
        rows.append(
            f"<text x='0' y='{y + 46}'>{escape(bot)}</text>{bars}"
            f"<text x='{start + BAR + GAP}' y='{y + 46}'>mean {mean:.1f}</text>"
        )
    return figure(f"Final points from {low} to {high - 1}", start + BAR + 120, 62 * len(bots), rows)


def after_names(names: Sequence[str]) -> int:
    """Where there is room right of the names."""
    return LETTER * max(len(name) for name in names) + GAP


def figure(label: str, width: int, height: int, parts: Sequence[str]) -> str:
    picture = f"<svg role='img' aria-label='{label}' width='{width}' height='{height}'>{''.join(parts)}</svg>"
    return f"<figure><figcaption class='soft'>{label}</figcaption>{picture}</figure>"
