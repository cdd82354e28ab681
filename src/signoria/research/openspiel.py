"""The games for OpenSpiel: importing this module registers `signoria_<game>` for each.

`pyspiel.load_game("signoria_<game>(players=4)")`. Parameters are players, edition, reward and the game's own options (a hyphen
in an option's name is an underscore here). Chance is explicit; outcomes and decisions keep the ids of the game's two tables.
"""

import json
import zlib
from typing import Any, Final

from mypy_extensions import i32

from signoria.core import registry
from signoria.core.errors import SignoriaError
from signoria.core.game import SPECTATOR, Game
from signoria.core.returns import FORFEITED, PLACING, returns
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER
from signoria.core.vec import vec
from signoria.research.arrays import np, shared
from signoria.research.extras import missing
from signoria.research.position import Position
from signoria.research.resampling import resampled_log
from signoria.research.sitting import REWARDS, Setup

try:
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel", "openspiel") from error

# Points and margins of all games are well inside.
LARGEST_POINTS: Final = -FORFEITED
SEED_RANGE: Final = 1 << 53


def name_of(game: Game) -> str:
    return f"signoria_{game.key}"


def game_type(game: Game, zero_sum: bool = True) -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    parameters = {"players": game.players_or_usual(), "edition": game.default_edition, "reward": "placing", "memory": 64}
    parameters |= {option.key.replace("-", "_"): option.default for option in game.options}
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Signoria: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players, edition, options and reward. Each game of ours is a class below this one."""

    signoria: Game

    def __init__(self, parameters: dict[str, Any]) -> None:
        game = self.signoria
        given = {**game_type(game).parameter_specification, **parameters}
        options = {option.key: given[option.key.replace("-", "_")] for option in game.options}
        try:
            self.setup = Setup(game, given["players"], edition=given["edition"], options=options, reward=given["reward"])
        except (SignoriaError, ValueError) as error:
            raise pyspiel.SpielError(str(error)) from error
        self.recipe = self.setup.recipe
        self.memory: int = given["memory"]
        if self.memory < 0:
            raise pyspiel.SpielError(
                f"memory is {self.memory}; expected how many entries an information state shows, 0 or more"
            )
        by_placing = self.setup.reward == PLACING
        zero_sum = by_placing and self.setup.players > 1
        bound = 1.0 if by_placing else LARGEST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=game.outcomes.size,
            num_players=self.setup.players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=game.max_decisions,
        )
        super().__init__(game_type(game, zero_sum), info, parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise pyspiel.SpielError(f"observers of Signoria take no parameters, not {params}")
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.setup, self.memory)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree. OpenSpiel copies and pickles its attributes, so there is just the position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.recipe, start=game.setup.start)

    def current_player(self) -> int:
        actor = self.position.state.actor()
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        return self.position.state.actor() == OVER

    def _legal_actions(self, _player: int) -> list[int]:
        return self.position.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        try:
            self.position.apply(action)
        except SignoriaError as refused:
            raise pyspiel.SpielError(str(refused)) from refused

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.position.game.outcomes if player == pyspiel.PlayerId.CHANCE else self.position.game.actions
        return table.text(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.recipe.players
        return returns(self.position.state, self.get_game().setup.reward)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """A state the player cannot tell from this one, with what it cannot know dealt anew and a history that replays."""
        game = self.get_game()
        rng = Rng(int(probability_sampler() * SEED_RANGE))
        other = game.new_initial_state()
        for number in resampled_log(self.position, game.setup.start, player_id, rng):
            other.apply_action(number)
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """Short, since OpenSpiel asks often: where the match stands, and a checksum that tells positions apart."""
        position = self.position
        actor = position.state.actor()
        who = {CHANCE: "chance", OVER: "nobody"}.get(actor, f"seat {actor}")
        check = zlib.crc32(position.state.to_bytes())
        return f"{position.game.title} after {len(position.entries)} entries, {who} decides, {check:08x}"


class Observer:
    """What a seat sees: with perfect recall all it has learnt, else its features, and its view as a string.

    The tensor of an information state has the features, the length of the log, a digest of all entries that came before the
    last `memory` ones, and three numbers for each of these: who acted, what, and a digest of what the seat was told. Without
    private information there is only the spectators' view as a string.
    """

    def __init__(self, kind: Any, setup: Setup, memory: int) -> None:
        self.recalls = kind.perfect_recall
        self.memory = memory
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = len(setup.feature_names)
        self._features = vec[i32]([0] * size)
        self._shared = shared(self._features, np.int32, size)
        whole = size + 3 + 3 * memory if self.recalls else size
        self.tensor = np.zeros(whole, np.float32) if self.private else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor[:size]}
        if self.tensor is not None and self.recalls:
            self.dict["earlier"] = self.tensor[size : size + 3]
            self.dict["entries"] = self.tensor[size + 3 :].reshape(memory, 3)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            state.position.state.observe(player, self._features, 0)
            self.dict["observation"][:] = self._shared
            if self.recalls:
                self.remember(state, player)

    def remember(self, state: SpielState, player: int) -> None:
        """The last entries, the latest last, and a digest of those before them."""
        traces = state.position.traces(player)
        shown = traces[-self.memory :] if self.memory else []
        earlier = traces[len(traces) - len(shown) - 1].so_far if len(traces) > len(shown) else 0
        self.dict["earlier"][:] = len(traces), earlier >> 12, earlier & 0xFFF
        entries = self.dict["entries"]
        entries[:] = 0
        if shown:
            entries[-len(shown) :] = [(trace.actor, trace.id, trace.told) for trace in shown]

    def string_from(self, state: SpielState, player: int) -> str:
        position, seat = state.position, player if self.private else SPECTATOR
        if self.recalls:
            return position.memory(seat)
        return json.dumps(position.game.view(position.state, seat), sort_keys=True)


def register(game: Game) -> str:
    """Make a game known to OpenSpiel; returns the name it is loaded by."""
    kind = type(game.title.replace(" ", ""), (SpielGame,), {"signoria": game})
    REGISTERED.append(kind)
    pyspiel.register_game(game_type(game), kind)
    return name_of(game)


# OpenSpiel lets go of a class only after the interpreter is gone; it must not be the last to hold it.
REGISTERED: Final[list[type[SpielGame]]] = []
NAMES = tuple(register(registry.load(name)) for name in registry.names())

__all__ = ["NAMES", "REWARDS", "Observer", "SpielGame", "SpielState", "name_of", "register"]
