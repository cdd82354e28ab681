"""What an action would do, as far as its seat can know: a preview never tells what was only imagined.

The action is carried out in several positions that agree with all the seat has seen and differ in everything it has not. What
happens in all of them is certain; at the first difference, and at chance, the preview stops and says so.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from signoria.core.game import Game
from signoria.core.journal import Event, Journal, sees
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER, State

# In how many positions an action is tried, and in how many if it shows something that was hidden.
DEALS: Final = 24
DEALS_WHEN_SHOWN: Final = 96
# Views are dear, and show nothing hidden: a difference without an event that tells it would show in these.
VIEWS: Final = 4
STREAM: Final = 0x10C

# Messages of the shared locale files: why nothing more can be told. A game may have `stops-<outcome>` for each kind of chance.
STOPS_AT_CHANCE: Final = "stops-chance"
STOPS_AT_HIDDEN: Final = "stops-hidden"
STOPS_AT_END: Final = "stops-end"


@dataclass(frozen=True)
class Preview:
    """What an action would do: its events as far as they are certain, then who decides, or chance.

    `stops_at`: a message that says what cannot be known from here on; empty if somebody decides next or the match is over.
    `actor` is CHANCE where nobody can know who decides next. `outcomes` are empty where the seat cannot know them.
    `state` is the position the action leads to, None where that cannot be known; look at it through a view.
    """

    events: list[Event]
    actor: int
    outcomes: list[tuple[int, int]]
    state: State | None
    stops_at: str = ""


@dataclass(frozen=True)
class Tried:
    """An action carried out in one imagined position, as the seat sees it."""

    events: list[Event]
    state: State
    told: list[tuple[int, ...]] = field(default_factory=list)

    @property
    def actor(self) -> int:
        return self.state.actor()


def preview_of(game: Game, state: State, action: int, viewer: int) -> Preview:
    """What an action does for a seat that looks ahead; it depends on the seat's view alone."""
    first, *others = tries(game, state, action, viewer)
    certain = len(first.events)
    for other in others:
        certain = min(certain, alike_up_to(first.told, other.told))
    whole = all(certain == len(one.told) for one in (first, *others))
    actor = first.actor if all(other.actor == first.actor for other in others) else CHANCE
    if not whole:
        return Preview(first.events[:certain], actor, [], None, STOPS_AT_END if actor == OVER else STOPS_AT_HIDDEN)
    outcomes = first.state.chance_outcomes() if all(same_chance(first, other) for other in others) else []
    known = all(same_view(game, first, other, viewer) for other in others[:VIEWS])
    return Preview(first.events, actor, outcomes, first.state if known else None, stop_at(game, first, actor, outcomes, known))


def stop_at(game: Game, tried: Tried, actor: int, outcomes: list[tuple[int, int]], known: bool) -> str:
    """What cannot be known after all the events."""
    if actor == CHANCE and tried.actor == CHANCE:
        drawn = outcomes or tried.state.chance_outcomes()
        named = f"stops-{game.outcomes.verb(drawn[0][0]).key}"
        return named if game.wording("en").lexicon.has(named) else STOPS_AT_CHANCE
    if actor == CHANCE:
        return STOPS_AT_HIDDEN
    return "" if known else STOPS_AT_END if actor == OVER else STOPS_AT_HIDDEN


def tries(game: Game, state: State, action: int, viewer: int) -> Iterator[Tried]:
    """The action in one imagined position after another; once where nothing is hidden, longer where something is shown."""
    rng, seen, deals = Rng(0, STREAM), set(), DEALS
    number = 0
    while number < deals:
        number += 1
        copy = state.clone()
        copy.redeal(viewer, rng)
        dealt = tuple(copy.to_ints())
        if dealt in seen:
            continue
        seen.add(dealt)
        copy.journal = journal = Journal(game.key)
        copy.step(action)
        if copy.barrier():
            deals = DEALS_WHEN_SHOWN
        events = [event for event in journal.take() if sees(event.audience, viewer)]
        yield Tried(events, copy, [(event.kind, *event.numbers()) for event in events])


def alike_up_to(one: list[tuple[int, ...]], other: list[tuple[int, ...]]) -> int:
    """How many events are the same from the beginning."""
    for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return number
    return min(len(one), len(other))


def same_chance(one: Tried, other: Tried) -> bool:
    return one.state.chance_outcomes() == other.state.chance_outcomes()


def same_view(game: Game, one: Tried, other: Tried, viewer: int) -> bool:
    """Whether a seat sees the same, and everybody would have the same by what everyone knows."""
    return seen_after(game, one, viewer) == seen_after(game, other, viewer)


def seen_after(game: Game, tried: Tried, viewer: int) -> tuple[dict[str, Any], list[int]]:
    return game.view(tried.state, viewer), game.worth_of(tried.state)
