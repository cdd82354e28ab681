"""What a finished search says: its choices in the order of what is told of them, and the line it expects."""

from collections.abc import Iterator
from typing import Final

from signoria.bots.bot import Choice
from signoria.bots.search.tree import Tree
from signoria.core.state import CHANCE, OVER, State

# Of a choice that was looked at less often than this, and than this part of the most visited one, too little is known.
KNOWN: Final = 40
KNOWN_SHARE: Final = 8
# And one that is to take its place must have been looked at by this part as often at least.
RIVAL_SHARE: Final = 2
# A line ends where the tree has seen little.
FEWEST_VISITS: Final = 4
LONGEST: Final = 24


def rank_choices(choices: list[Choice]) -> list[Choice]:
    """The choices worth telling, the best first: none of the others is better in both place and points.

    The most visited is the best, unless one that was looked at nearly as often is worth as much and ends better by what is
    shown. Any other that looks better in both was looked at too little to be believed, and is left out.
    """
    most = choices[0].visits
    known = [choice for choice in choices if choice.visits >= KNOWN or choice.visits * KNOWN_SHARE >= most]
    best = known[0]
    for choice in known:
        if choice.visits * RIVAL_SHARE >= most and is_better(choice, best) and choice.worth >= best.worth:
            best = choice
    return [best, *(choice for choice in known if choice is not best and not is_better(choice, best))]


def list_contenders(tree: Tree, legal: list[int]) -> list[int]:
    """All legal actions, those that were looked at most first, then those that promise most."""
    known: dict[int, tuple[int, float]] = {}
    child = tree.first[0]
    while child >= 0:
        known[tree.choice[child]] = (tree.visits_of(child), tree.promise[child])
        child = tree.next[child]
    return sorted(legal, key=lambda action: (*(-each for each in known.get(action, (0, 0.0))), action))


def is_better(one: Choice, other: Choice) -> bool:
    """Whether a choice ends better in both numbers that are shown, as they are shown."""
    places, points = (round(one.place, 1), round(other.place, 1)), (round(one.points), round(other.points))
    return places[0] <= places[1] and points[0] >= points[1] and (places[0], points[0]) != (places[1], points[1])


def principal_line(tree: Tree, state: State, action: int) -> Iterator[int]:
    """The decisions a search expects from an action on, up to the next chance."""
    node = tree.child(0, action)
    yield action
    state.apply(action)
    yield from expected_line(tree, state, node, LONGEST - 1)


def expected_line(tree: Tree, state: State, node: int = 0, longest: int = LONGEST) -> Iterator[int]:
    """The decisions a search expects from a node on, up to the next chance."""
    for _ in range(longest):
        if state.actor() in (CHANCE, OVER):
            return
        legal = set(state.legal_actions())
        most, child, found = FEWEST_VISITS - 1, tree.first[node], -1
        while child >= 0:
            if tree.choice[child] in legal and tree.visits_of(child) > most:
                most, found = tree.visits_of(child), child
            child = tree.next[child]
        if found < 0:
            return
        node = found
        yield tree.choice[found]
        state.apply(tree.choice[found])
