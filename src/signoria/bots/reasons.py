"""Why a choice is better than another one, in the words of the game: what it brings, what it keeps, whom it hinders.

Everything is read off the two ways the search expects to go on: the events of one's own turn, what one holds afterwards, and
how everybody is expected to end. No game is known here: its events, and words for what a seat holds (`holding-<name>` in
its locale files), are enough.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from signoria.bots.bot import Choice, Reason
from signoria.core.game import Game
from signoria.core.journal import Event, Journal, sees
from signoria.core.perspective import Perspective
from signoria.core.state import State

# How many reasons are given, and how many events and holdings each may name.
MOST: Final = 2
MOST_EVENTS: Final = 3
MOST_HOLDINGS: Final = 2
# Differences below these are not worth a word.
LEAST_POINTS: Final = 1.0
LEAST_PLACE: Final = 0.1
LEAST_WORTH: Final = 0.01
LEAST_HARM: Final = 2.0


@dataclass(frozen=True)
class Way:
    """One's own turn as it is expected to go on: what happens, and where it leads, if that shows nothing new."""

    events: tuple[Event, ...]
    worth: int
    holdings: dict[str, int]


def reasons_for(perspective: Perspective, best: Choice, other: Choice | None, said: Reason | None = None) -> tuple[Reason, ...]:
    """Why `best` and not `other`, one or two sentences; `said` is what the game's own sense says of it."""
    if other is None:
        only = len(perspective.legal_actions()) == 1
        lone = Reason("reason-only" if only else "reason-no-other")
        return (*(sense_of(perspective) if said is None else [said]), lone)
    mine, theirs = ways(perspective, best, other)
    at_once = [brings(mine, theirs, best), now(mine, theirs, other), keeps(mine, theirs, other)]
    found = [reason for reason in (said, *at_once) if reason is not None] or sense_of(perspective)
    harm = hinders(best, other)
    told = found if harm is None else [*found, harm]
    return (*told[: MOST - 1], in_the_end(best, other))


def sense_of(perspective: Perspective) -> list[Reason]:
    """What one looks for in a decision of this kind, where nothing tells two choices apart at once."""
    key = f"sense-{perspective.game.prompt(perspective.imagine()).key}"
    return [Reason(key)] if perspective.game.wording("en").lexicon.has(key) else []


def why_not(perspective: Perspective, best: Choice, other: Choice) -> tuple[Reason, ...]:
    """Why not another choice: what it does, what it would keep, whom it helps, and what it costs in the end."""
    mine, theirs = ways(perspective, best, other)
    does = tuple(theirs.events[:MOST_EVENTS])
    found = [
        Reason("reason-it-does", events=does) if does else None,
        saves(mine, theirs),
        hinders(best, other, "reason-it-helps"),
    ]
    told = [reason for reason in found if reason is not None][: MOST - 1]
    return (*told, costs(best, other))


# ---- what happens at once ---------------------------------------------------------------------------------------------------


def ways(perspective: Perspective, best: Choice, other: Choice) -> tuple[Way, Way]:
    """Where two choices lead, from one position that agrees with what the seat knows."""
    imagined = perspective.imagine()
    return way(perspective, imagined.clone(), best), way(perspective, imagined, other)


def way(perspective: Perspective, state: State, choice: Choice) -> Way:
    """Follow a choice through one's own turn."""
    game, seat = perspective.game, perspective.seat
    state.journal = journal = Journal(game.key)
    events: list[Event] = []
    for step, action in enumerate(choice.line or (choice.action,)):
        if state.actor() != seat or action not in state.legal_actions():
            break
        state.step(action)
        heard = journal.take()
        # What is turned up now was only imagined.
        if state.barrier():
            break
        # The first event of a choice says again what was chosen; what befalls others is not one's own doing.
        again = step == 0 and heard and not pays(heard[0])
        mine = [event for event in heard[1 if again else 0 :] if sees(event.audience, seat) and of_seat(game, event, seat)]
        events += mine
        if any(of_rival(game, event) for event in heard):
            break
    return Way(tuple(events), game.worth_of(state)[seat], holdings_of(game, state, seat))


def brings(mine: Way, theirs: Way, best: Choice) -> Reason | None:
    """What happens with the one and not with the other; points come first."""
    ours = less_than(mine.events, theirs.events)
    if not ours:
        return None
    first = sorted(ours, key=lambda event: not pays(event))[:MOST_EVENTS]
    kept = tuple(event for event in ours if event in first)
    key = "reason-brings" if best.line[1:] else "reason-does"
    return Reason(key, events=kept)


def of_seat(game: Game, event: Event, seat: int) -> bool:
    return game.event_args(event).get("seat", -1) == seat


def of_rival(game: Game, event: Event) -> bool:
    """Whether an opponent that is a rule did something: it had its turn in between."""
    return any(game.event_kind(event).key.startswith(f"{rival}-") for rival in game.rivals)


def less_than(ours: Sequence[Event], theirs: Sequence[Event]) -> list[Event]:
    """Our events without those that happen either way."""
    common = Counter(told(event) for event in theirs)
    found = []
    for event in ours:
        if common[told(event)]:
            common[told(event)] -= 1
        else:
            found.append(event)
    return found


def told(event: Event) -> tuple[int, ...]:
    return (event.kind, *event.numbers())


def pays(event: Event) -> bool:
    from signoria.core.describe import game_of

    game = game_of(event.game)
    return game is not None and any(arg.name == "points" for arg in game.event_kind(event).args)


def now(mine: Way, theirs: Way, other: Choice) -> Reason | None:
    """Points that are there at once, or would be if the match ended now."""
    more = mine.worth - theirs.worth
    return Reason("reason-now", {"points": more}, other.action) if more > 0 else None


def keeps(mine: Way, theirs: Way, other: Choice) -> Reason | None:
    more = differences(mine, theirs)
    return Reason("reason-keeps", other=other.action, holdings=more) if more else None


def saves(mine: Way, theirs: Way) -> Reason | None:
    more = differences(theirs, mine)
    return Reason("reason-it-keeps", holdings=more) if more else None


def differences(more: Way, fewer: Way) -> tuple[tuple[str, int], ...]:
    """What one way leaves more of than the other: the most first."""
    found = [(name, count - fewer.holdings.get(name, 0)) for name, count in more.holdings.items()]
    gains = sorted((-count, name) for name, count in found if count > 0)
    return tuple((name, -count) for count, name in gains[:MOST_HOLDINGS])


def holdings_of(game: Game, state: State, seat: int) -> dict[str, int]:
    """What a seat has, as far as the game's locale files have words for it."""
    found: dict[str, int] = {}
    collect(game.view(state, seat)["seats"][seat], named_holdings(game), found)
    return found


def named_holdings(game: Game) -> frozenset[str]:
    return frozenset(game.wording("en").lexicon.beginning_with("holding-"))


def collect(part: Any, names: frozenset[str], found: dict[str, int]) -> None:
    """Numbers, and lengths of lists, by the name under which they stand."""
    for name, value in part.items():
        if isinstance(value, dict):
            collect(value, names, found)
        elif name in names and not isinstance(value, bool) and isinstance(value, int | list):
            found[name] = value if isinstance(value, int) else len(value)


# ---- what it comes to -------------------------------------------------------------------------------------------------------


def hinders(best: Choice, other: Choice, message: str = "reason-hinders") -> Reason | None:
    """Who is expected to end lower than after the other choice."""
    pairs = zip(best.everyone, other.everyone, strict=True)
    harm = [(theirs - ours, seat) for seat, (ours, theirs) in enumerate(pairs) if seat != best.seat]
    most, seat = max(harm, default=(0.0, -1))
    if most < max(LEAST_HARM, best.spread + other.spread):
        return None
    compared = other if message == "reason-hinders" else best
    return Reason(message, {"points": round(most)}, compared.action, seat)


def in_the_end(best: Choice, other: Choice) -> Reason:
    """How much better the match is expected to end; "as good as" where thinking cannot tell."""
    more, place = best.points - other.points, other.place - best.place
    if more >= max(LEAST_POINTS, between(best, other)):
        return Reason("reason-more", {"points": round(more)}, other.action)
    if alike(best, other):
        return Reason("reason-as-good", other=other.action)
    if more >= LEAST_POINTS:
        return Reason("reason-likely", {"points": round(more)}, other.action)
    if place >= LEAST_PLACE:
        return Reason("reason-place", {"place": f"{best.place:.1f}", "instead": f"{other.place:.1f}"}, other.action)
    return Reason("reason-wins", other=other.action)


def costs(best: Choice, other: Choice) -> Reason:
    """The same, said of the other choice."""
    fewer, place = best.points - other.points, other.place - best.place
    if alike(best, other):
        return Reason("reason-it-is-as-good", other=best.action)
    if fewer >= LEAST_POINTS:
        args: dict[str, int | str] = {"points": round(fewer), "place": f"{other.place:.1f}", "instead": f"{best.place:.1f}"}
        key = "reason-it-costs" if args["place"] != args["instead"] else "reason-it-costs-points"
        return Reason(key if fewer >= between(best, other) else "reason-it-may-cost", args, best.action)
    if place >= LEAST_PLACE:
        return Reason("reason-it-places", {"place": f"{other.place:.1f}", "instead": f"{best.place:.1f}"}, best.action)
    return Reason("reason-it-wins-less", other=best.action)


def between(one: Choice, other: Choice) -> float:
    """How far the difference of two means may be off by chance."""
    return float((one.spread**2 + other.spread**2) ** 0.5)


def alike(best: Choice, other: Choice) -> bool:
    """Whether thinking cannot tell two choices apart; one that was looked at less and seems no worse is as good."""
    if other.worth >= best.worth:
        return True
    near = abs(best.points - other.points) < max(LEAST_POINTS, between(best, other))
    return near and abs(best.place - other.place) < LEAST_PLACE and best.worth - other.worth < LEAST_WORTH
