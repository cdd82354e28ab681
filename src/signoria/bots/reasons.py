"""Why a choice is better than another one: facts about this position, and what the difference comes to in the end.

A fact is read off the two whole actions, as far as they are certain, and off the numbers of the search. A difference is told
only if it is larger than its uncertainty, and by the numbers as they are shown beside it. No game is known here: its events,
and words for what a seat holds (`holding-<name>` in its locale files), are enough.
"""

import math
from collections.abc import Sequence
from typing import Final

from signoria.bots.bot import Choice, Reason
from signoria.bots.ways import Way, way_of
from signoria.core.perspective import Perspective

# How many facts are given, and how many events and holdings each may name.
MOST: Final = 2
MOST_EVENTS: Final = 3
MOST_HOLDINGS: Final = 2
# Differences below these are not worth a word.
LEAST_POINTS: Final = 1
LEAST_HARM: Final = 3.0
# The search keeps no spread of what others end with: theirs is taken to be so much larger than the own.
OTHERS_SPREAD: Final = 1.5
# Places are told to a tenth.
TENTHS: Final = 10


def reasons_for(
    perspective: Perspective, best: Choice, other: Choice | None, facts: Sequence[Reason] = ()
) -> tuple[Reason, ...]:
    """Why `best` and not `other`, in one to three sentences; `facts` are what the game's own reading of the search says."""
    if len(perspective.legal_actions()) == 1:
        return (Reason("reason-only"),)
    mine = way_of(perspective, best.steps or (best.action,))
    if other is None:
        found = [*facts, *([] if mine.paid == 0 else [compare_costs(mine)])]
        return tuple(found[:MOST]) or (Reason("reason-no-other"),)
    theirs = way_of(perspective, other.steps or (other.action,))
    found = [*facts, *compare_now(mine, theirs, other), *hinders(best, other)]
    return (*found[:MOST], compare_results(best, other))


def why_not(perspective: Perspective, best: Choice, other: Choice, facts: Sequence[Reason] = ()) -> tuple[Reason, ...]:
    """Why not another choice: what it would pay and keep, whom it helps, and what it costs in the end."""
    mine, theirs = (way_of(perspective, choice.steps or (choice.action,)) for choice in (best, other))
    found = [*facts]
    if theirs.paid != mine.paid:
        found.append(Reason("reason-it-pays", {"points": theirs.paid, "instead": mine.paid}, best.action))
    kept = differences(theirs, mine)
    if kept:
        found.append(Reason("reason-it-keeps", holdings=kept))
    found += hinders(best, other, "reason-it-helps")
    return (*found[: MOST - 1], costs(best, other))


# ---- what happens at once ---------------------------------------------------------------------------------------------------


def compare_now(mine: Way, theirs: Way, other: Choice) -> list[Reason]:
    """Points that are certain, what the match would be worth now, what it takes and leaves: where the two differ."""
    found: list[Reason] = []
    if mine.paid > theirs.paid:
        found.append(compare_costs(mine, theirs, other))
    elif mine.paid < theirs.paid:
        found.append(Reason("reason-pays-less", {"points": mine.paid, "instead": theirs.paid}, other.action))
    both = mine.whole and theirs.whole
    if both and mine.worth - theirs.worth not in (0, mine.paid - theirs.paid):
        more = mine.worth - theirs.worth
        key = "reason-now" if more > 0 else "reason-now-less"
        found.append(Reason(key, {"points": abs(more)}, other.action))
    kept, spent = differences(mine, theirs), differences(theirs, mine)
    if kept:
        found.append(Reason("reason-keeps", other=other.action, holdings=kept))
    elif spent:
        found.append(Reason("reason-spends", other=other.action, holdings=spent))
    return found


def compare_costs(mine: Way, theirs: Way | None = None, other: Choice | None = None) -> Reason:
    """What is paid at once, and for what."""
    events = mine.paying[:MOST_EVENTS]
    if theirs is None or other is None:
        return Reason("reason-pays", {"points": mine.paid}, events=events)
    return Reason("reason-pays-more", {"points": mine.paid, "instead": theirs.paid}, other.action, events=events)


def differences(more: Way, fewer: Way) -> tuple[tuple[str, int], ...]:
    """What one way leaves more of than the other, the most first; nothing where one of them is not known to its end."""
    if not (more.whole and fewer.whole):
        return ()
    found = [(name, count - fewer.holdings.get(name, 0)) for name, count in more.holdings.items()]
    gains = sorted((-count, name) for name, count in found if count > 0)
    return tuple((name, -count) for count, name in gains[:MOST_HOLDINGS])


# ---- what it comes to -------------------------------------------------------------------------------------------------------


def hinders(best: Choice, other: Choice, message: str = "reason-hinders") -> list[Reason]:
    """Who is expected to end lower than after the other choice."""
    pairs = zip(best.everyone, other.everyone, strict=True)
    harm = [(round(theirs) - round(ours), seat) for seat, (ours, theirs) in enumerate(pairs) if seat != best.seat]
    most, seat = max(harm, default=(0, -1))
    if most < max(LEAST_HARM, OTHERS_SPREAD * (best.spread + other.spread)):
        return []
    compared = other if message == "reason-hinders" else best
    return [Reason(message, {"points": most}, compared.action, seat)]


def compare_results(best: Choice, other: Choice) -> Reason:
    """How much better the match is expected to end, in the unit that differs; "about equally good" where none does."""
    if points_differ(best, other):
        return Reason("reason-more", {"points": round_points(best) - round_points(other)}, other.action)
    if places_differ(best, other):
        return Reason("reason-place", {"place": format_place(best), "instead": format_place(other)}, other.action)
    return Reason("reason-equal", other=other.action)


def costs(best: Choice, other: Choice) -> Reason:
    """The same, said of the other choice."""
    if points_differ(best, other):
        return Reason("reason-it-costs-points", {"points": round_points(best) - round_points(other)}, best.action)
    if places_differ(best, other):
        return Reason("reason-it-places", {"place": format_place(other), "instead": format_place(best)}, best.action)
    return Reason("reason-it-is-as-good", other=best.action)


def round_points(choice: Choice) -> int:
    """Points as they are written in the table beside the sentence."""
    return round(choice.points)


def format_place(choice: Choice) -> str:
    return f"{round(TENTHS * choice.place) / TENTHS:.1f}"


def points_differ(best: Choice, other: Choice) -> bool:
    """Whether the best ends with more points, by more than thinking may be off."""
    return round_points(best) - round_points(other) >= max(LEAST_POINTS, between(best, other))


def places_differ(best: Choice, other: Choice) -> bool:
    """Whether the best ends further ahead, by more than the means of so many looks may be off by chance."""
    return format_place(best) != format_place(other) and other.place - best.place > places_between(best, other)


def between(one: Choice, other: Choice) -> float:
    """How far the difference of two means may be off by chance."""
    return float((one.spread**2 + other.spread**2) ** 0.5)


def places_between(one: Choice, other: Choice) -> float:
    """The same for places, at the most: no place is further from the mean than half of all, whatever was found."""
    half = max(len(one.everyone) - 1, 1) / 2
    return 2 * half * math.sqrt(1 / max(one.visits, 1) + 1 / max(other.visits, 1))
