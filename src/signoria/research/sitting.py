"""One match as every adapter drives it: chance draws itself, seats decide, and the end is worth something.

Chance is drawn by `core.chance` as in a match: a seed gives the same deal here, in a match and in any other environment.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i32, u8

from signoria.core import registry
from signoria.core.buffers import buffer
from signoria.core.chance import Draws
from signoria.core.edition import Edition
from signoria.core.errors import SignoriaError
from signoria.core.game import Game, Options
from signoria.core.match import check_seed
from signoria.core.match_setup import setup_of
from signoria.core.returns import MARGIN, PLACING, POINTS, forfeit, returns
from signoria.core.state import OVER, State
from signoria.core.vec import vec
from signoria.core.vector import write_mask
from signoria.research.arrays import NDArray, np, shared
from signoria.research.observations import Scale, feature_bounds, feature_groups

REWARDS: Final[Mapping[str, int]] = {"placing": PLACING, "points": POINTS, "margin": MARGIN}
FORFEIT: Final = "forfeit"
RAISE: Final = "raise"


class Setup:
    """What an environment is made of, checked; mistakes are ValueErrors that say what can be asked for."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        edition: str | Path | Edition | None = None,
        options: Options | None = None,
        reward: str = "placing",
        illegal: str = FORFEIT,
        full_information: bool = False,
        normalise: bool = False,
    ) -> None:
        try:
            self.game = registry.load(game) if isinstance(game, str) else game
            self.players = self.game.players_or_usual(players)
            self.start: State = self.game.initial(self.players, edition=edition, options=options)
            self.recipe = setup_of(self.start)
        except SignoriaError as error:
            raise ValueError(str(error)) from error
        self.reward = check_choice("reward", reward, REWARDS)
        self.illegal = check_choice("illegal", illegal, {FORFEIT: FORFEIT, RAISE: RAISE})
        self.full_information = full_information
        self.feature_names = tuple(self.game.features(self.players))
        self.actions = self.game.actions.size
        self.scale = Scale(self.game.key, self.feature_names) if normalise else None

    @property
    def feature_groups(self) -> dict[str, NDArray[np.int64]]:
        """Where the features of each seat and of the table stand."""
        return feature_groups(self.feature_names)

    @property
    def feature_bounds(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """The least and the greatest value of every feature in ordinary play, by which `normalise` scales."""
        return feature_bounds(self.game.key, self.feature_names)

    @property
    def version(self) -> int:
        """The version in the names of environments: rules 1 are v0."""
        return self.game.rules - 1

    @property
    def full_feature_names(self) -> tuple[str, ...]:
        """The features of all seats one after the other, as `full_information` gives them."""
        return tuple(f"seat {seat} / {name}" for seat in range(self.players) for name in self.feature_names)


def check_choice(what: str, asked: object, choices: Mapping[str, Any]) -> Any:
    if not isinstance(asked, str) or asked not in choices:
        raise ValueError(f"{what} is {asked!r}; expected one of {', '.join(choices)}")
    return choices[asked]


class Sitting:
    """A match under way."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state = setup.start
        self.seed = 0
        self.entries = 0
        self.refusal: str | None = None
        self.worth: list[float] | None = None
        self._draws = Draws(0)
        self._make_room()

    def _make_room(self) -> None:
        setup = self.setup
        self._legal = buffer()
        size = len(setup.feature_names)
        self._features = vec[i32]([0] * size)
        self._mask = vec[u8]([0] * setup.actions)
        self._shared_features = shared(self._features, np.int32, size)
        self._shared_mask = shared(self._mask, np.int8, setup.actions)

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the arrays that are only room to write in."""
        rooms = ("_legal", "_features", "_mask", "_shared_features", "_shared_mask")
        return {name: value for name, value in self.__dict__.items() if name not in rooms}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._make_room()

    def begin(self, seed: int) -> None:
        """A new match; chance acts up to the first decision."""
        self.seed = check_seed(seed)
        self.state = self.setup.start.clone()
        self.entries = 0
        self.refusal, self.worth = None, None
        self._draws = Draws(self.seed)
        self._settle()

    @property
    def actor(self) -> int:
        """The seat that decides, or OVER; a forfeited match is over."""
        return OVER if self.worth is not None else self.state.actor()

    def act(self, action: int) -> None:
        """A decision of the actor; raises IllegalAction and changes nothing if it is not possible."""
        self.state.step(action)
        self.entries += 1
        self._settle()

    def forfeit(self, reason: str) -> None:
        """End the match because the actor's action is illegal."""
        self.worth = forfeit(self.state, self.state.actor(), self.setup.reward)
        self.refusal = reason

    def observe(self, seat: int) -> NDArray[Any]:
        """What a seat knows, as a new array; scaled if that was asked for."""
        self.state.observe(seat, self._features, 0)
        scale = self.setup.scale
        return self._shared_features.copy() if scale is None else scale(self._shared_features)

    def everything(self) -> NDArray[Any]:
        """What all seats know together, one after the other."""
        return np.concatenate([self.observe(seat) for seat in range(self.setup.players)])

    def mask(self) -> NDArray[np.int8]:
        """1 for every legal decision of the actor, as a new array; all 0 once the match is over."""
        if self.worth is not None:
            return np.zeros(self.setup.actions, np.int8)
        write_mask(self.state, self._legal, self._mask, self.setup.actions)
        return self._shared_mask.copy()

    def _settle(self) -> None:
        state = self.state
        self.entries += self._draws.settle(state)
        if state.actor() == OVER:
            self.worth = returns(state, self.setup.reward)
