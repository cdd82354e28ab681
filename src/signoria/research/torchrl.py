"""The fast vector for TorchRL: a batch of environments with an action mask; `ActionMask()` restricts random actions to it."""

from typing import Any

from signoria.research.arrays import np
from signoria.research.extras import missing
from signoria.research.rows import Rows

try:
    import torch
    from gymnasium.vector import AutoresetMode
    from tensordict import TensorDict
    from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
    from torchrl.envs import EnvBase
except ImportError as error:
    raise missing("TorchRL", "learning") from error


class MatchesTorchEnv(EnvBase):  # type: ignore[misc]
    """A `VectorEnv` or `ProcessVectorEnv` that leaves resets to the caller, as TorchRL sees environments."""

    def __init__(self, env: Rows) -> None:
        if env.autoreset_mode != AutoresetMode.DISABLED:
            raise ValueError("TorchRL resets itself; make the vector with autoreset_mode=AutoresetMode.DISABLED")
        if env.self_play:
            raise ValueError(
                "TorchRL expects one player in a row: with opponents=None most returns belong to seats that do not act last, "
                "and never reach the learner; for self-play make the vector with a frozen copy of the policy as opponents"
            )
        if env.mask_in_observation:
            raise ValueError("the mask has a key of its own here; make the vector without mask_in_observation")
        super().__init__(batch_size=torch.Size([env.num_envs]))
        rows, size, actions = env.num_envs, len(env.feature_names), env.setup.actions
        self.rows = env
        self._next_seed: int | None = None
        scaled = env.setup.scale is not None
        features = Bounded(-1.0, 1.0, (rows, size)) if scaled else Unbounded((rows, size), dtype=torch.int32)
        self.observation_spec = Composite(
            observation=features, action_mask=Binary(actions, (rows, actions), dtype=torch.bool), shape=(rows,)
        )
        self.action_spec = Categorical(actions, (rows,), dtype=torch.int64)
        self.reward_spec = Unbounded((rows, 1))
        self.done_spec = Composite(
            done=Binary(1, (rows, 1), dtype=torch.bool), terminated=Binary(1, (rows, 1), dtype=torch.bool), shape=(rows,)
        )

    def _reset(self, tensordict: Any = None, **_kwargs: Any) -> Any:
        some = None if tensordict is None else tensordict.get("_reset", None)
        if some is not None and not bool(some.all()):
            self.rows.reset(options={"reset_mask": some.reshape(-1).numpy()})
        else:
            self.rows.reset(seed=self._next_seed)
            self._next_seed = None
        return self._now()

    def _step(self, tensordict: Any) -> Any:
        _, rewards, _, _, _ = self.rows.step(tensordict["action"].numpy())
        following = self._now()
        following["reward"] = torch.from_numpy(rewards.astype(np.float32)).unsqueeze(-1)
        return following

    def _now(self) -> Any:
        """Copies of the arrays, since TorchRL keeps what it gets."""
        over = torch.from_numpy(self.rows.terminations.copy()).unsqueeze(-1)
        shown = {
            "observation": torch.from_numpy(np.array(self.rows._shown())),
            "action_mask": torch.from_numpy(self.rows.action_masks.astype(np.bool_)),
            "done": over,
            "terminated": over.clone(),
        }
        return TensorDict(shown, batch_size=self.batch_size)

    def _set_seed(self, seed: int | None) -> None:
        self._next_seed = seed
