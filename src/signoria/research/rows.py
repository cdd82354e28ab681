"""What vectors of matches have in common, wherever their rows are played: spaces, arrays, and how a step is told."""

from typing import Any, Final

from signoria.core import vector as compiled
from signoria.research.arrays import NDArray, np
from signoria.research.extras import missing
from signoria.research.observations import box, with_mask
from signoria.research.pages import Form
from signoria.research.sitting import Setup, check_choice

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode
except ImportError as error:
    raise missing("Gymnasium", "research") from error

RESETS: Final = {
    AutoresetMode.NEXT_STEP: compiled.NEXT_STEP,
    AutoresetMode.SAME_STEP: compiled.SAME_STEP,
    AutoresetMode.DISABLED: compiled.NEVER,
}
SEATS: Final = "seats"
ACTOR: Final = "actor"


class Rows(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`num_envs` matches. All arrays are the same objects in every step and overwritten by the next: copy what you keep."""

    observations: NDArray[np.int32]
    action_masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    _in_advance: NDArray[np.int64]
    deciding_seats: NDArray[np.int64]
    own_seats: NDArray[np.int64]
    seeds: NDArray[np.int64]
    seat_rewards: NDArray[np.float64]
    own_rewards: NDArray[np.float64]
    terminations: NDArray[np.bool_]
    scores: NDArray[np.int32]
    placings: NDArray[np.int8]
    finals: NDArray[np.int32]
    everything: NDArray[np.int32]

    def __init__(
        self,
        setup: Setup,
        num_envs: int,
        self_play: bool,
        autoreset_mode: AutoresetMode,
        rewards_for: str,
        mask_in_observation: bool,
    ) -> None:
        if not isinstance(num_envs, int) or num_envs < 1:
            raise ValueError(f"num_envs is {num_envs!r}; expected a whole number from 1 on")
        if autoreset_mode not in RESETS:
            raise ValueError(f"autoreset_mode is {autoreset_mode!r}; expected a gymnasium.vector.AutoresetMode")
        self.setup = setup
        self.num_envs = num_envs
        self.self_play = self_play
        self.rewards_for = check_choice("rewards_for", rewards_for, {SEATS: SEATS, ACTOR: ACTOR})
        self.mask_in_observation = mask_in_observation
        self.autoreset_mode = autoreset_mode
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.feature_names = setup.feature_names
        self.feature_groups = setup.feature_groups
        self.single_observation_space = self._space(None)
        self.observation_space = self._space(num_envs)
        self.single_action_space = Discrete(setup.actions)
        self.action_space = MultiDiscrete(np.full(num_envs, setup.actions, np.int64))
        self.truncations = np.zeros(num_envs, np.bool_)
        self._scaled = np.zeros((num_envs, len(setup.feature_names)), np.float32)
        final = setup.scale is not None and autoreset_mode == AutoresetMode.SAME_STEP
        self._scaled_finals = np.zeros_like(self._scaled) if final else self._scaled
        self._acting_rewards = np.zeros(num_envs, np.float64)
        self._row_numbers = np.arange(num_envs)
        self._began = False

    def __repr__(self) -> str:
        whose = "self-play" if self.self_play else "one seat of each"
        return (
            f"<{type(self).__name__} of {self.setup.game.title}, {self.setup.players} players, {self.num_envs} rows, {whose}>"
        )

    def _forms(self) -> dict[str, Form]:
        """Shape and kind of every array."""
        rows, players, size = self.num_envs, self.setup.players, len(self.feature_names)
        forms: dict[str, Form] = {
            "observations": ((rows, size), np.int32), "action_masks": ((rows, self.setup.actions), np.int8),
            "actions": ((rows,), np.int64), "_in_advance": ((rows,), np.int64),
            "deciding_seats": ((rows,), np.int64), "own_seats": ((rows,), np.int64), "seeds": ((rows,), np.int64),
            "seat_rewards": ((rows, players), np.float64), "own_rewards": ((rows,), np.float64),
            "terminations": ((rows,), np.bool_), "scores": ((rows, players), np.int32), "placings": ((rows, players), np.int8),
        }  # fmt: skip
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            forms["finals"] = ((rows, size), np.int32)
        if self.setup.full_information:
            forms["everything"] = ((rows, players * size), np.int32)
        return forms

    def _space(self, rows: int | None) -> Any:
        features = box(self.feature_names, self.setup.scale, rows)
        return with_mask(features, self.setup.actions, rows) if self.mask_in_observation else features

    @property
    def rewards(self) -> NDArray[np.float64]:
        """What a step returns: of the caller's seat; in self-play of all seats, or of the one that has acted."""
        if not self.self_play:
            return self.own_rewards
        return self._acting_rewards if self.rewards_for == ACTOR else self.seat_rewards

    @property
    def infos(self) -> dict[str, Any]:
        """What every step tells, as a new dictionary."""
        infos: dict[str, Any] = {"action_mask": self.action_masks, "seat": self.deciding_seats}
        if self.rewards_for == ACTOR:
            infos["seat_returns"] = self.seat_rewards
        if self.setup.full_information:
            infos["full_information"] = self._full()
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            infos["final_obs"] = self.finals if not self._began else self._final_observations()
            infos["_final_obs"] = self.terminations
        return infos

    def _shown(self) -> Any:
        """The observations as they were asked for."""
        scale = self.setup.scale
        features: Any = self.observations if scale is None else scale(self.observations, self._scaled)
        return {"observation": features, "action_mask": self.action_masks} if self.mask_in_observation else features

    def _final_observations(self) -> Any:
        scale = self.setup.scale
        features: Any = self.finals
        if scale is not None:
            ended = np.flatnonzero(self.terminations)
            if len(ended):
                self._scaled_finals[ended] = scale(self.finals[ended])
            features = self._scaled_finals
        if self.mask_in_observation:
            # As in a finished row: action 0 alone.
            masks = np.zeros_like(self.action_masks)
            masks[:, 0] = 1
            return {"observation": features, "action_mask": masks}
        return features

    def _full(self) -> NDArray[Any]:
        scale = self.setup.scale
        if scale is None:
            return self.everything
        return scale(self.everything.reshape(self.num_envs, self.setup.players, -1)).reshape(self.num_envs, -1)

    def _check_step(self) -> None:
        if not self._began:
            raise ResetNeeded(f"{self.setup.game.title}: no match has begun; call reset()")
        if self.autoreset_mode == AutoresetMode.DISABLED and self.terminations.any():
            over = np.flatnonzero(self.terminations).tolist()
            raise ResetNeeded(f"the matches in rows {over} are over; call reset(options={{'reset_mask': …}})")

    def _some_ended(self) -> bool:
        return bool(self.terminations.any())

    def _credit(self, acted: NDArray[np.int64]) -> None:
        """What the seats that have acted earned by it; a row in which nobody did earns nothing."""
        someone = np.maximum(acted, 0)
        np.multiply(self.seat_rewards[self._row_numbers, someone], acted >= 0, out=self._acting_rewards)

    def _told(
        self, reasons: NDArray[np.object_] | None
    ) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A step as Gymnasium tells it; at the end of matches with their scores and placings."""
        infos = self.infos
        if reasons is not None:
            infos["refusal"] = reasons
        if self._some_ended():
            ended = self.terminations.copy()
            placed = ended if reasons is None else ended & (reasons == None)  # noqa: E711  (row by row)
            results = {"scores": self.scores.copy(), "_scores": ended, "placings": self.placings.copy(), "_placings": placed}
            infos |= results
            if self.autoreset_mode == AutoresetMode.SAME_STEP:
                infos |= {"final_info": results, "_final_info": ended}
        return self._shown(), self.rewards, self.terminations, self.truncations, infos


def check_actions(actions: Any, rows: int) -> NDArray[np.int64]:
    given = np.asarray(actions)
    if given.shape != (rows,) or not np.issubdtype(given.dtype, np.integer):
        raise ValueError(f"actions have shape {given.shape} and type {given.dtype}; expected ({rows},) whole numbers")
    return given.astype(np.int64, copy=False)
