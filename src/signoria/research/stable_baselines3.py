"""The fast vector for Stable-Baselines3 and its contributions: `MaskablePPO("MlpPolicy", MatchesVecEnv(vector))`."""

import copy
from typing import Any

from signoria.research.arrays import NDArray, np
from signoria.research.extras import missing
from signoria.research.rows import Rows

try:
    from gymnasium.vector import AutoresetMode
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise missing("Stable-Baselines3", "learning") from error


class MatchesVecEnv(VecEnv):  # type: ignore[misc]
    """A `VectorEnv` or `ProcessVectorEnv` that resets in the same step, as SB3 sees environments."""

    def __init__(self, env: Rows) -> None:
        if env.autoreset_mode != AutoresetMode.SAME_STEP:
            raise ValueError("SB3 resets in the same step; make the vector with autoreset_mode=AutoresetMode.SAME_STEP")
        if env.self_play:
            raise ValueError(
                "SB3 expects one player in a row: with opponents=None most returns belong to seats that do not act last, and "
                "never reach the learner; for self-play make the vector with opponents=FrozenCopy()"
            )
        self.env = env
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> Any:
        seed = self._seeds[0]
        self._reset_seeds()
        self._reset_options()
        return copied(self.env.reset(seed=seed)[0])

    def step_async(self, actions: NDArray[Any]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Observations are copied, since SB3 keeps them; the end of a match comes with its last observation and results."""
        observations, rewards, terminations, _, info = self.env.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(terminations):
            infos[row] = {"TimeLimit.truncated": False, "terminal_observation": row_of(info["final_obs"], int(row))}
            infos[row] |= {"scores": info["scores"][row].tolist(), "placings": info["placings"][row].tolist()}
            if info.get("refusal") is not None:
                infos[row]["refusal"] = info["refusal"][row]
        return copied(observations), rewards.astype(np.float32), terminations.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal decisions of all rows."""
        return self.env.action_masks.astype(np.bool_)

    def close(self) -> None:
        self.env.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What a row has of its own: its mask, and whatever the vector has for all."""
        if attr_name == "render_mode":
            return [None] * self.num_envs
        return [getattr(self.env, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} cannot be set for single rows; make the vector as it shall be")

    def env_method(self, method_name: str, *_args: Any, indices: Any = None, **_kwargs: Any) -> list[Any]:
        """Only `action_masks`, which masking learners ask for."""
        if method_name != "action_masks":
            raise AttributeError(f"rows have no method {method_name}; they have action_masks")
        masks = self.action_masks()
        return [masks[row] for row in self._get_indices(indices)]

    def env_is_wrapped(self, _wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]


class FrozenCopy:
    """A policy to play against that stays as the learner was at the last `refresh`; plays at random before the first."""

    def __init__(self, seed: int = 0) -> None:
        self.policy: Any = None
        self.random = np.random.default_rng(seed)

    def __call__(self, observations: Any, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """One action for every row."""
        allowed = masks.astype(np.bool_)
        if self.policy is None:
            chosen: NDArray[np.int64] = np.where(allowed, self.random.random(allowed.shape), -1.0).argmax(axis=1)
            return chosen
        actions = self.policy.predict(observations, action_masks=allowed)[0]
        return np.asarray(actions, np.int64)

    def refresh(self, model: Any) -> None:
        """Copy the policy of an SB3 model."""
        self.policy = copy.deepcopy(model.policy)
        self.policy.set_training_mode(False)


class SelfPlay(BaseCallback):  # type: ignore[misc]
    """Refreshes the opponents from the learner: `model.learn(n, callback=SelfPlay(frozen, rollouts=10))`."""

    def __init__(self, opponents: FrozenCopy, rollouts: int = 10) -> None:
        super().__init__()
        if rollouts < 1:
            raise ValueError(f"rollouts is {rollouts}; the opponents are refreshed every so many rollouts, at least 1")
        self.opponents = opponents
        self.rollouts = rollouts
        self.played = 0

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        self.played += 1
        if self.played % self.rollouts == 0:
            self.opponents.refresh(self.model)


def copied(observations: Any) -> Any:
    if isinstance(observations, dict):
        return {name: array.copy() for name, array in observations.items()}
    return observations.copy()


def row_of(observations: Any, row: int) -> Any:
    if isinstance(observations, dict):
        return {name: array[row].copy() for name, array in observations.items()}
    return observations[row].copy()
