"""The report: one self-contained HTML page with SVG plots, light and dark."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from signoria.arena import plots
from signoria.arena import statistics as stats
from signoria.arena.plots import percent
from signoria.arena.results import by_key
from signoria.bots.registry import LEVELS
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
td { white-space: nowrap; } .wide { overflow-x: auto; }
caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
figure { margin: .5rem 0 1.5rem; overflow-x: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; } .soft { color: var(--soft); }
"""


ABOUT = (
    "Bots against bots: every deal is played from every seat, a shared win counts in part. Intervals are 95 %: Wilson's for "
    "shares, of resampled matches for ratings. Times are computing time on one core. A bot named with numbers in brackets was "
    "changed between matches; each of its makeups counts as a bot of its own."
)


def write_report(results: Sequence[dict[str, Any]], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(render(results), encoding="utf-8")


def render(played: Sequence[dict[str, Any]]) -> str:
    results = stats.told_apart(list(by_key(played).values()))
    games = sorted({result["game"] for result in results})
    body = "".join(game_section([result for result in results if result["game"] == game], game) for game in games)
    head = (
        f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>Arena</title><style>{STYLE}</style>"
    )
    return f"<!doctype html><html lang='en'><head>{head}</head><body><h1>Arena</h1><p>{ABOUT}</p>{body}</body></html>\n"


def game_section(results: Sequence[dict[str, Any]], key: str) -> str:
    ratings = stats.ratings(results)
    parts = [
        f"<h2>{escape(load(key).title)}</h2>",
        summary_table(results),
        rating_table(results, ratings),
        plots.rating_plot(ratings),
    ]
    for players in sorted({result["players"] for result in results}):
        chosen = [result for result in results if result["players"] == players]
        parts.append(f"<h3>{players} player{'s' if players > 1 else ''}, {len(chosen)} matches</h3>")
        parts += [
            option_table(chosen, key),
            plots.share_plot(chosen),
            pairing_table(chosen),
            seat_table(chosen, players),
            plots.points_plot(chosen),
            length_line(chosen),
        ]
    return "".join(parts)


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class='wide'><table><caption>{escape(caption)}</caption><tr>{head}</tr>{body}</table></div>"


def rating_table(results: Sequence[dict[str, Any]], ratings: Sequence[stats.Rating]) -> str:
    rows = [
        (r.bot, f"{r.skill:.1f}", f"{r.low:.1f} to {r.high:.1f}", f"{stats.milliseconds_of(results, r.bot):.1f}")
        for r in ratings
    ]
    return table("Ratings (Plackett-Luce) with 95 % intervals", ("bot", "rating", "95 %", "ms a decision"), rows)


def summary_table(results: Sequence[dict[str, Any]]) -> str:
    """Who sat alone against whom, by number of players."""
    counts = sorted({result["players"] for result in results})
    groups: dict[tuple[str, str], dict[int, list[dict[str, Any]]]] = {}
    for result in results:
        alone = challenger(result["bots"])
        if alone:
            groups.setdefault(alone, {}).setdefault(result["players"], []).append(result)
    rows = []
    for (bot, others), group in groups.items():
        shares = {players: stats.share_of(found, bot) for players, found in group.items()}
        cells = [
            f"{percent(s.won)} ({percent(s.low)} to {percent(s.high)}) of {s.matches}" if s else ""
            for s in (shares.get(players) for players in counts)
        ]
        rows.append((f"{bot} against {others}", *cells))
    if not rows:
        return ""
    heads = ("won by one against others", *(f"{players} players" for players in counts))
    return table("Win share by bots and number of players", heads, rows)


def challenger(bots: Sequence[str]) -> tuple[str, str] | None:
    """The bot that sits once and the one on all other seats; of two different bots the better known level is named first."""
    kinds = sorted(set(bots), key=lambda bot: (bots.count(bot), -rank(bot)))
    if len(kinds) != 2 or bots.count(kinds[0]) > 1:
        return None
    return kinds[0], kinds[1]


def rank(bot: str) -> int:
    """How high a level stands; other bots below all of them."""
    name = bot.partition("(")[0]
    return LEVELS.index(name) if name in LEVELS else -1


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
                    line_up(names),
                    bot,
                    str(len(group)),
                    percent(share.won),
                    f"{percent(share.low)} to {percent(share.high)}",
                    percent(fair),
                )
            )
    return table("Win share of a seat, by line-up", ("line-up", "bot", "matches", "won", "95 %", "an equal share"), rows)


def line_up(names: Sequence[str]) -> str:
    """Who sits at the table, and how often."""
    counts = {name: names.count(name) for name in names}
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())


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


def length_line(results: Sequence[dict[str, Any]]) -> str:
    lengths = sorted(sum(result["decisions"]) for result in results)
    middle = lengths[len(lengths) // 2]
    return f"<p>Length of a match: {middle} decisions in the middle, {lengths[0]} to {lengths[-1]}.</p>"
