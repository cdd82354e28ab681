"""What results say: win shares with intervals, ratings, seats, points, lengths, thinking times."""

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

Z95: Final = 1.96
RESAMPLES: Final = 200


@dataclass(frozen=True)
class Share:
    """Of so many matches, the part won (a shared win counts in part), with a 95 % interval."""

    matches: int
    won: float
    low: float
    high: float


def wilson(won: float, matches: int) -> Share:
    """Wilson's score interval: honest for small samples and shares near 0 or 1."""
    if matches == 0:
        return Share(0, 0.0, 0.0, 1.0)
    p = won / matches
    z2 = Z95 * Z95
    centre = (p + z2 / (2 * matches)) / (1 + z2 / matches)
    half = Z95 / (1 + z2 / matches) * math.sqrt(p * (1 - p) / matches + z2 / (4 * matches * matches))
    # Rounding must not leave a share of 0 or 1 outside its own interval.
    return Share(matches, p, max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half)))


def wins_by_seat(result: dict[str, Any]) -> list[float]:
    """1 for the winner, shared equally; alone against an automa 1 if won."""
    places = result["places"]
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def bots_of(results: Iterable[dict[str, Any]]) -> list[str]:
    found: dict[str, None] = {}
    for result in results:
        for bot in sorted(set(result["bots"]), key=result["bots"].index):
            found.setdefault(bot)
    return list(found)


def told_apart(results: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The results with bots named by their makeup where a name stands for several: a bot that was changed is another bot."""
    made: dict[tuple[str, str], set[str]] = {}
    for result in results:
        for bot, makeup in zip(result["bots"], makeup_of(result), strict=True):
            made.setdefault((result["game"], bot), set()).add(makeup)
    return [
        {
            **result,
            "bots": [
                makeup if len(made[result["game"], bot]) > 1 else bot
                for bot, makeup in zip(result["bots"], makeup_of(result), strict=True)
            ],
        }
        for result in results
    ]


def makeup_of(result: dict[str, Any]) -> list[str]:
    """What the bots of a result were made of; their names where it does not say."""
    return list(result.get("makeup") or result["bots"])


def share_of(results: Iterable[dict[str, Any]], bot: str) -> Share:
    """How often a bot's seats won, over seats and matches it sat in."""
    won, seats = 0.0, 0
    for result in results:
        for name, part in zip(result["bots"], wins_by_seat(result), strict=True):
            if name == bot:
                won += part
                seats += 1
    return wilson(won, seats)


def share_by_seat(results: Sequence[dict[str, Any]], players: int) -> list[Share]:
    """The advantage of a seat, whoever sits there."""
    parts = [wins_by_seat(result) for result in results if result["players"] == players]
    return [wilson(sum(part[seat] for part in parts), len(parts)) for seat in range(players)]


def points_of(results: Iterable[dict[str, Any]], bot: str) -> list[int]:
    return [score for result in results for name, score in zip(result["bots"], result["scores"], strict=True) if name == bot]


def milliseconds_of(results: Iterable[dict[str, Any]], bot: str) -> float:
    """Average thinking time of a decision."""
    seconds, decisions = 0.0, 0
    for result in results:
        for name, spent, made in zip(result["bots"], result["seconds"], result["decisions"], strict=True):
            if name == bot:
                seconds += spent
                decisions += made
    return 1000 * seconds / max(1, decisions)


@dataclass(frozen=True)
class Rating:
    """A skill on the scale of the rating library, with a 95 % interval from resampled matches."""

    bot: str
    skill: float
    low: float
    high: float


def ratings(results: Sequence[dict[str, Any]], seed: int = 1) -> list[Rating]:
    """Multi-player ratings (Plackett-Luce, openskill).

    Ratings depend on the order of matches, so resampled matches are rated in many orders: the mean counts.
    """
    rng = random.Random(seed)
    samples: dict[str, list[float]] = {}
    for _ in range(RESAMPLES if len(results) <= 400 else RESAMPLES // 4):
        for bot, skill in rate(rng.choices(results, k=len(results))).items():
            samples.setdefault(bot, []).append(skill)
    found = [Rating(bot, sum(skills) / len(skills), *interval(skills)) for bot, skills in samples.items()]
    return sorted(found, key=lambda rating: -rating.skill)


def interval(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    cut = int(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def rate(results: Iterable[dict[str, Any]]) -> dict[str, float]:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skill: dict[str, Any] = {}
    for result in results:
        names = result["bots"]
        if len(set(names)) < 2:
            continue
        teams = [[skill.setdefault(name, model.rating())] for name in names]
        rated = model.rate(teams, ranks=[float(place) for place in result["places"]])
        for name in set(names):
            own = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            # A bot on several seats learns from all of them.
            mean = sum(one.mu for one in own) / len(own)
            skill[name] = model.rating(mu=mean, sigma=min(one.sigma for one in own))
    return {name: rating.mu for name, rating in skill.items()}
