"""What a reason says about the position must be true: each game states, for every reason, what has to hold in the view.

A claim is written from the sentence the player reads and from the view alone, never from the engine that gives the reason.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from signoria.core.checks import check
from signoria.core.codec import Value
from signoria.core.game import Game
from signoria.core.rng import Rng
from signoria.core.state import OVER, State
from signoria.core.walk import choose, setups

REASON_POSITIONS = 600


@dataclass(frozen=True)
class Asked:
    """A decision that was refused: what the seat sees, what it wanted, and what it was told."""

    view: Mapping[str, Any]
    seat: int
    prompt: str
    prompt_args: Mapping[str, int]
    verb: str
    wanted: Mapping[str, Value]
    said: Mapping[str, Value]
    legal: frozenset[str]

    @property
    def own(self) -> Mapping[str, Any]:
        """What the view tells of the seat that is asked."""
        found: Mapping[str, Any] = self.view["seats"][self.seat]
        return found

    def verbs(self) -> frozenset[str]:
        """The kinds of decisions that are on offer."""
        return frozenset(text.split()[0] for text in self.legal)


Claim = Callable[[Asked], bool]


def anything(_: Asked) -> bool:
    """For reasons that say no more than that a choice is not on offer."""
    return True


def refused(game: Game, state: State) -> Iterator[tuple[int, str, Asked]]:
    """Every decision of the table that is not possible now, with the key of the reason."""
    seat = state.actor()
    view = game.view(state, seat)
    prompt = game.prompt(state)
    legal = frozenset(game.text(action) for action in state.legal_actions())
    own_reasons = {reason.key for reason in game.reasons}
    for action in game.actions:
        refusal = game.refusal(state.refusal(action))
        if refusal is None or refusal.key not in own_reasons:
            continue
        said = {arg.name: arg.value(refusal.args[arg.name]) for arg in refusal.reason.args}
        wanted = game.actions.json(action)
        verb = str(wanted.pop("verb"))
        yield action, refusal.key, Asked(view, seat, prompt.key, prompt.args, verb, wanted, said, legal)


def reasons_are_true(game: Game, seed: int) -> None:
    """Whatever a refusal says of the table can be seen on the table: what is lacking is lacking, numbers are right."""
    missing = sorted({reason.key for reason in game.reasons} ^ set(game.claims))
    check(not missing, game, f"claims and reasons differ: {', '.join(missing)}")
    for state in from_whole_matches(game, seed):
        for action, key, asked in refused(game, state):
            check(
                game.claims[key](asked),
                game,
                f"{game.text(action)!r} at {asked.prompt!r} is refused with {key} {dict(asked.said)}, which is not true",
            )


def from_whole_matches(game: Game, seed: int, count: int = REASON_POSITIONS) -> Iterator[State]:
    """Decisions spread evenly over whole random matches: some reasons are only ever given late."""
    found = list(setups(game, seed, variants=1))
    for players, options in found:
        state, rng, decisions = game.initial(players, options=options), Rng(seed, players), []
        while state.actor() != OVER:
            if state.actor() >= 0:
                decisions.append(state.clone())
            state.apply(choose(state, rng))
        yield from decisions[:: max(1, len(decisions) * len(found) // count)]
