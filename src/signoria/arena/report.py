"""The report: one self-contained HTML page with SVG plots, light and dark."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from signoria.arena import statistics as stats
from signoria.core.registry import load

STYLE = """
:root { color-scheme: light dark; --ink: #2a211a; --soft: #5c4e40; --ground: #fbf7ee; --line: #d9caaa;
  --bar: #1f4a3e; --mark: #a8441f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3e9d2; --soft: #b9b3a4; --ground: #1b2338; --line: #34405e; --bar: #e9b949; --mark: #f08a5d; } }
body { font: 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--ground);
  max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
figure { margin: .5rem 0 1.5rem; overflow-x: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; } .soft { color: var(--soft); }
"""


def write_report(results: Sequence[dict[str, Any]], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(render(results), encoding="utf-8")


def render(results: Sequence[dict[str, Any]]) -> str:
    games = sorted({result["game"] for result in results})
    body = "".join(game_section([result for result in results if result["game"] == game], game) for game in games)
    head = (
        f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>Arena</title><style>{STYLE}</style>"
    )
    return f"<!doctype html><html lang='en'><head>{head}</head><body><h1>Arena</h1>{body}</body></html>\n"


def game_section(results: Sequence[dict[str, Any]], key: str) -> str:
    parts = [f"<h2>{escape(load(key).title)}</h2>", rating_table(results)]
    for players in sorted({result["players"] for result in results}):
        chosen = [result for result in results if result["players"] == players]
        parts.append(f"<h3>{players} player{'s' if players > 1 else ''}, {len(chosen)} matches</h3>")
        parts += [
            option_table(chosen, key),
            share_plot(chosen),
            pairing_table(chosen),
            seat_table(chosen, players),
            points_plot(chosen),
            length_line(chosen),
        ]
    return "".join(parts)


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><caption>{escape(caption)}</caption><tr>{head}</tr>{body}</table>"


def rating_table(results: Sequence[dict[str, Any]]) -> str:
    rows = [
        (r.bot, f"{r.skill:.1f}", f"{r.low:.1f} to {r.high:.1f}", f"{stats.milliseconds_of(results, r.bot):.1f}")
        for r in stats.ratings(results)
    ]
    return table("Ratings (Plackett-Luce) with 95 % intervals", ("bot", "rating", "95 %", "ms a decision"), rows)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def share_plot(results: Sequence[dict[str, Any]]) -> str:
    """Win share of each bot with its interval, as bars."""
    bots = stats.bots_of(results)
    rows = []
    for number, bot in enumerate(bots):
        share, y = stats.share_of(results, bot), 26 * number
        rows.append(
            f"<text x='0' y='{y + 16}'>{escape(bot)}</text>"
            f"<rect x='130' y='{y + 4}' width='{400 * share.won:.1f}' height='16' fill='var(--bar)'/>"
            f"<line x1='{130 + 400 * share.low:.1f}' x2='{130 + 400 * share.high:.1f}' y1='{y + 12}' y2='{y + 12}'"
            " stroke='var(--mark)' stroke-width='2'/>"
            f"<text x='545' y='{y + 16}'>{percent(share.won)} ({percent(share.low)} to {percent(share.high)})</text>"
        )
    return figure("Win share by bot with 95 % interval", 26 * len(bots) + 4, rows)


def figure(label: str, height: int, parts: Sequence[str]) -> str:
    picture = f"<svg role='img' aria-label='{label}' width='720' height='{height}'>{''.join(parts)}</svg>"
    return f"<figure><figcaption class='soft'>{label}</figcaption>{picture}</figure>"


def pairing_table(results: Sequence[dict[str, Any]]) -> str:
    """Each line-up of bots, and how the bot that sits alone in it did."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for result in results:
        groups.setdefault(tuple(sorted(result["bots"])), []).append(result)
    rows = []
    for names, group in groups.items():
        for bot in sorted(set(names)):
            share = stats.share_of(group, bot)
            fair = 1 / len(names) if len(names) > 1 else 0.5
            rows.append(
                (
                    " ".join(names),
                    bot,
                    str(len(group)),
                    percent(share.won),
                    f"{percent(share.low)} to {percent(share.high)}",
                    percent(fair),
                )
            )
    return table("Win share of a seat, by line-up", ("line-up", "bot", "matches", "won", "95 %", "an equal share"), rows)


def option_table(results: Sequence[dict[str, Any]], key: str) -> str:
    """Win share of each bot by the options played with, where there were several."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for result in results:
        groups.setdefault(options_line(result, key), []).append(result)
    if len(groups) < 2:
        return ""
    rows = []
    for line, group in groups.items():
        for bot in stats.bots_of(group):
            share, points = stats.share_of(group, bot), stats.points_of(group, bot)
            mean = f"{sum(points) / len(points):.1f}"
            shown = f"{percent(share.low)} to {percent(share.high)}"
            rows.append((line, bot, str(len(group)), percent(share.won), shown, mean, rival_points(group)))
    heads = ("options", "bot", "matches", "won", "95 %", "mean points", "automa")
    return table("By options that differ from the usual ones", heads, rows)


def options_line(result: dict[str, Any], key: str) -> str:
    """The options that were not left as they are."""
    usual = load(key).check_options(None)
    changed = [f"{name}={value}" for name, value in sorted(result.get("options", {}).items()) if usual.get(name) != value]
    return ", ".join(changed) or "as usual"


def rival_points(results: Sequence[dict[str, Any]]) -> str:
    """Mean points of opponents that are rules; empty where there are none."""
    points = [sum(result["rivals"]) for result in results if result.get("rivals")]
    return f"{sum(points) / len(points):.1f}" if points else ""


def seat_table(results: Sequence[dict[str, Any]], players: int) -> str:
    shares = stats.share_by_seat(results, players)
    rows = [(f"seat {n + 1}", percent(s.won), f"{percent(s.low)} to {percent(s.high)}") for n, s in enumerate(shares)]
    return table("Advantage of a seat, whoever sits there", ("seat", "won", "95 %"), rows)


def points_plot(results: Sequence[dict[str, Any]]) -> str:
    """How points are spread, a histogram for each bot."""
    bots = stats.bots_of(results)
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
            f"<rect x='{130 + 16 * k}' y='{y + 50 - h:.1f}' width='14' height='{h:.1f}' fill='var(--bar)'/>"
            for k, h in enumerate(tall)
        )
        mean = sum(points) / len(points)
        rows.append(f"<text x='0' y='{y + 46}'>{escape(bot)}</text>{bars}<text x='545' y='{y + 46}'>mean {mean:.1f}</text>")
    return figure(f"Final points from {low} to {high - 1}", 62 * len(bots), rows)


def length_line(results: Sequence[dict[str, Any]]) -> str:
    lengths = sorted(sum(result["decisions"]) for result in results)
    middle = lengths[len(lengths) // 2]
    return f"<p>Length of a match: {middle} decisions in the middle, {lengths[0]} to {lengths[-1]}.</p>"
