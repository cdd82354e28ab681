"""The games for PettingZoo's agent environment cycle: `env(game, players=4)`.

Agents are `seat_0`, `seat_1`, … An observation is a dict of `observation` (the seat's features) and `action_mask`; the deciding
seat has the mask in its info too.
"""

import operator
from typing import Any, Final

from signoria.core.errors import IllegalAction
from signoria.core.game import SPECTATOR, Game
from signoria.research.arrays import NDArray, np
from signoria.research.extras import missing
from signoria.research.observations import box, with_mask
from signoria.research.render import FRAMES_A_SECOND, MODES, check_render_mode, draw
from signoria.research.sitting import RAISE, Setup, Sitting

try:
    from gymnasium.spaces import Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as error:
    raise missing("PettingZoo", "research") from error


AFTER_RESET: Final = ("rewards", "terminations", "truncations", "infos", "agent_selection", "num_agents", "agents")


def env(game: str | Game, players: int | None = None, *, render_mode: str | None = None, **how: Any) -> "Table":
    """A match of a game. `how`: edition, options, reward ("placing", "points", "margin"), illegal ("forfeit", "raise"),
    full_information, normalise.

    The order of calls and the range of actions are checked inside: PettingZoo's wrappers would take as long as the match.
    """
    return Table(Setup(game, players, **how), render_mode)


raw_env = env


class Table(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A match; `agent_selection` is the seat that decides. Rewards come at the end."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self.setup = setup
        self.sitting = Sitting(setup)
        self.feature_names = setup.feature_names
        self.metadata = {
            "name": f"signoria_{setup.game.key}_v{setup.version}",
            "render_modes": list(MODES),
            "render_fps": FRAMES_A_SECOND,
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.action_spaces = {agent: Discrete(setup.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: with_mask(box(setup.feature_names, setup.scale), setup.actions) for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._began = False
        if setup.full_information:
            self.state_space = box(setup.full_feature_names, setup.scale)

    def __getattr__(self, name: str) -> Any:
        """Only asked for what is not there: the attributes that `reset` makes."""
        hint = " cannot be accessed before reset" if name in AFTER_RESET else ""
        raise AttributeError(f"{name}{hint}")

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. A seed gives the same deal as in `game.new(seed=…)`; without one the last seed's stream goes on."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.sitting.begin(int(self._random.integers(1 << 62)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._began = True
        self._turn_to_the_actor()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        if not self._began:
            EnvLogger.error_observe_before_reset()
        seat = self._seats[agent]
        decides = seat == self.sitting.actor
        mask = self._mask.copy() if decides else np.zeros(self.setup.actions, np.int8)
        return {"observation": self.sitting.observe(seat), "action_mask": mask}

    def state(self) -> NDArray[Any]:
        """What all seats know together, for critics; only where `full_information=True` was asked for."""
        if not self.setup.full_information:
            raise ValueError("state() shows every seat's secrets; make the environment with full_information=True to allow it")
        return self.sitting.everything()

    def step(self, action: Any) -> None:
        if not self._began:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._decide(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if self.sitting.worth is None:
            self._turn_to_the_actor()
        else:
            self._end(agent)

    def render(self) -> Any:
        """The board as the deciding seat sees it, or as spectators do once nobody decides; nothing without a `render_mode`."""
        if not self._began:
            EnvLogger.error_render_before_reset()
        return draw(self.render_mode, self.setup, self.sitting.state, max(self.sitting.actor, SPECTATOR))

    def close(self) -> None:
        """Nothing is held open."""

    def _decide(self, agent: str, action: Any) -> None:
        """Carry an action out; what is no id at all is an error, what is not legal now a forfeit unless errors are wanted."""
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.setup.actions:
            last = self.setup.actions - 1
            raise AssertionError(f"{agent}: action {action!r} is not in its action space; ids go from 0 to {last}")
        try:
            self.sitting.act(number)
        except IllegalAction as refused:
            if self.setup.illegal == RAISE:
                raise ValueError(f"{agent}: {refused}") from refused
            self.sitting.forfeit(str(refused))

    def _turn_to_the_actor(self) -> None:
        self.agent_selection = self.possible_agents[self.sitting.actor]
        self._mask = self.sitting.mask()
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def _end(self, last: str) -> None:
        worth = self.sitting.worth or []
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        if self.sitting.refusal is not None:
            self.infos[last] = {"refusal": self.sitting.refusal}
        self._mask = self.sitting.mask()
        self._accumulate_rewards()
        self._deads_step_first()
