"""Many matches stepped together in compiled code: a Gymnasium vector environment over arrays that are written in place.

With `opponents="random"` a row is one seat's match against random seats. With `opponents=None` every decision is the caller's
(self-play): a row shows whoever decides, and rewards have a column for each seat.
"""

from typing import Any, Final

from signoria.core import vector as compiled
from signoria.core.game import Game
from signoria.core.match import check_seed
from signoria.core.vector import EVERY_SEAT, SEATS_IN_TURN, Matches
from signoria.research.arrays import NDArray, np, shared
from signoria.research.extras import missing
from signoria.research.gymnasium import check_seat
from signoria.research.sitting import HIGHEST_FEATURE, LOWEST_FEATURE, RAISE, Setup

try:
    import gymnasium
    from gymnasium.error import InvalidAction, ResetNeeded
    from gymnasium.spaces import Box, Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode
except ImportError as error:
    raise missing("Gymnasium", "research") from error

RESETS: Final = {
    AutoresetMode.NEXT_STEP: compiled.NEXT_STEP,
    AutoresetMode.SAME_STEP: compiled.SAME_STEP,
    AutoresetMode.DISABLED: compiled.NEVER,
}


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`num_envs` matches. All arrays are the same objects in every step and overwritten by the next: copy what you keep."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        *,
        opponents: str | None = "random",
        seat: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        **how: Any,
    ) -> None:
        """`seat`: where the caller sits, from match to match another one if None; `how`: edition, options, reward, illegal,
        full_information.
        """
        self.setup = setup = Setup(game, players, **how)
        if not isinstance(num_envs, int) or num_envs < 1:
            raise ValueError(f"num_envs is {num_envs!r}; expected a whole number from 1 on")
        if autoreset_mode not in RESETS:
            raise ValueError(f"autoreset_mode is {autoreset_mode!r}; expected a gymnasium.vector.AutoresetMode")
        self.num_envs = num_envs
        self.self_play = opponents is None
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.feature_names = setup.feature_names
        self.matches = Matches(
            setup.start,
            num_envs,
            setup.actions,
            setup.reward,
            check_mode(opponents, seat, setup.players),
            RESETS[autoreset_mode],
            setup.full_information,
        )
        self._make_spaces(len(setup.feature_names))
        self._share_arrays(len(setup.feature_names))
        self._began = False

    def _make_spaces(self, size: int) -> None:
        rows = self.num_envs
        self.single_observation_space = Box(LOWEST_FEATURE, HIGHEST_FEATURE, (size,), np.int32)
        self.observation_space = Box(LOWEST_FEATURE, HIGHEST_FEATURE, (rows, size), np.int32)
        self.single_action_space = Discrete(self.setup.actions)
        self.action_space = MultiDiscrete(np.full(rows, self.setup.actions, np.int64))

    def _share_arrays(self, size: int) -> None:
        """NumPy's view of what the compiled code writes."""
        matches, rows, players = self.matches, self.num_envs, self.setup.players
        self.observations = shared(matches.observations, np.int32, rows, size)
        self.action_masks = shared(matches.mask, np.int8, rows, self.setup.actions)
        self.actions = shared(matches.actions, np.int64, rows)
        self.deciding_seats = shared(matches.actor, np.int64, rows)
        self.own_seats = shared(matches.mine, np.int64, rows)
        self.seat_rewards = shared(matches.rewards, np.float64, rows, players)
        self.rewards = self.seat_rewards if self.self_play else shared(matches.own_rewards, np.float64, rows)
        self.terminations = shared(matches.done, np.bool_, rows)
        self.truncations = np.zeros(rows, np.bool_)
        self.infos: dict[str, Any] = {"action_mask": self.action_masks, "seat": self.deciding_seats}
        if self.setup.full_information:
            self.infos["full_information"] = shared(matches.everything, np.int32, rows, players * size)
        if self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP:
            self.infos["final_obs"] = shared(matches.finals, np.int32, rows, size)
            self.infos["_final_obs"] = self.terminations
        self._refusals = shared(matches.refusals, np.int64, rows)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int32], dict[str, Any]]:
        """New matches in all rows, or in those of `options["reset_mask"]`."""
        super().reset(seed=seed)
        rows = (options or {}).get("reset_mask")
        if rows is not None and self._began:
            for row in np.flatnonzero(rows):
                self.matches.begin(int(row))
        else:
            self.matches.begin_all(check_seed(int(self.np_random.integers(1 << 62)) if seed is None else seed))
            self._began = True
        return self.observations, self.infos

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action for every row, chosen in compiled code from streams of their own."""
        self.matches.choose_randomly()
        return self.actions

    def step(self, actions: Any) -> tuple[NDArray[np.int32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Any]:
        """One decision in every row."""
        if not self._began:
            raise ResetNeeded(f"{self.setup.game.title}: no match has begun; call reset()")
        disabled = self.metadata["autoreset_mode"] == AutoresetMode.DISABLED
        if disabled and self.terminations.any():
            over = np.flatnonzero(self.terminations).tolist()
            raise ResetNeeded(f"the matches in rows {over} are over; call reset(options={{'reset_mask': …}})")
        if actions is not self.actions:
            self.actions[:] = check_actions(actions, self.num_envs)
        if self.setup.illegal == RAISE:
            self._refuse_illegal()
        illegal = self.matches.step()
        infos = {**self.infos, "refusal": self._reasons()} if illegal else self.infos
        return self.observations, self.rewards, self.terminations, self.truncations, infos

    def _refuse_illegal(self) -> None:
        """Raise for the first illegal action, before anything is carried out. Rows about to begin anew ignore theirs."""
        waiting = self.terminations if self.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP else self.truncations
        inside = (self.actions >= 0) & (self.actions < self.setup.actions)
        legal = self.action_masks[np.arange(self.num_envs), np.where(inside, self.actions, 0)] == 1
        for row in np.flatnonzero(~((inside & legal) | waiting)):
            code = self.matches.states[row].refusal(int(self.actions[row]))
            raise InvalidAction(f"row {row}: {self._explain(int(row), code)}")

    def _reasons(self) -> NDArray[np.object_]:
        reasons = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(self._refusals):
            reasons[row] = self._explain(int(row), int(self._refusals[row]))
        return reasons

    def _explain(self, row: int, code: int) -> str:
        return self.setup.game.explain_refusal(int(self.actions[row]), code)


def check_mode(opponents: object, seat: int | None, players: int) -> int:
    """Whose decisions are the caller's, as the compiled code counts them."""
    if opponents is None:
        if seat is not None:
            raise ValueError("with opponents=None all seats are the caller's; leave seat out")
        return EVERY_SEAT
    if opponents != "random":
        raise ValueError(
            f"opponents is {opponents!r}; compiled matches are played against 'random' or, with None, by the caller alone; "
            "for other bots use vectorization_mode='sync' or 'async'"
        )
    return SEATS_IN_TURN if seat is None else check_seat(seat, players)


def check_actions(actions: Any, rows: int) -> NDArray[np.int64]:
    given = np.asarray(actions)
    if given.shape != (rows,) or not np.issubdtype(given.dtype, np.integer):
        raise ValueError(f"actions have shape {given.shape} and type {given.dtype}; expected ({rows},) whole numbers")
    return given.astype(np.int64, copy=False)
