"""One vector of matches played by several processes: the rows are shared out, the arrays lie in shared memory.

The process that calls plays the first share itself. Rows have the same matches as in a vector of one process.
"""

import math
import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from signoria.core.game import Game
from signoria.core.match import check_seed
from signoria.research.arrays import NDArray, np
from signoria.research.extras import missing
from signoria.research.opponents import Opponent
from signoria.research.rows import SEATS, Rows, check_actions
from signoria.research.sitting import RAISE, Setup
from signoria.research.vector import VectorEnv, check_mode

try:
    from gymnasium.error import InvalidAction
    from gymnasium.vector import AutoresetMode
except ImportError as error:
    raise missing("Gymnasium", "research") from error

# What a process is asked to do.
STEP, SAMPLE, RESET, STOP = range(4)
# How it went: nothing to add, or there is more in the pipe.
FINE, REASONS, FAILED = range(3)
PATIENCE: Final = 1.0
# How often a process looks before it goes to sleep, some tens of microseconds: being woken takes as long as a tenth of a step.
LOOKS: Final = 200

# Rows that are copied and cleared together: few enough to be still in the cache when they are cleared.
TOGETHER: Final = 64
EVERY_STEP: Final = (
    "action_masks",
    "deciding_seats",
    "own_seats",
    "seeds",
    "seat_rewards",
    "own_rewards",
    "terminations",
)
AT_THE_END: Final = ("scores", "placings", "finals")

Block = tuple[str, Any, tuple[int, ...], Any]


class Share:
    """Some of the rows: a vector of its own, and where its arrays go."""

    def __init__(self, game: Game, made_with: dict[str, Any], rows: slice, blocks: Sequence[Block]) -> None:
        self.env = VectorEnv(game, rows.stop - rows.start, first_row=rows.start, **made_with)
        self.arrays = {name: over(memory, shape, kind)[rows] for name, memory, shape, kind in blocks}

    def reset(self, seed: int, some: bool) -> None:
        chosen = self.arrays["chosen"]
        self.env.reset(seed=None if some else seed, options={"reset_mask": chosen} if some else None)
        # The others have been handed over, and cleared.
        self.arrays["observations"][chosen] = self.env.observations[chosen]
        self.env.clear()
        self.publish(AT_THE_END)

    def sample(self) -> None:
        self.arrays["actions"][:] = self.env.sample_actions()

    def step(self) -> NDArray[np.object_] | None:
        self.env.actions[:] = self.arrays["actions"]
        reasons = self.env.advance()
        for first in range(0, self.env.num_envs, TOGETHER):
            rows = slice(first, first + TOGETHER)
            self.arrays["observations"][rows] = self.env.observations[rows]
            self.env.clear(rows)
        self.publish(AT_THE_END if self.env.terminations.any() else ())
        return reasons

    def publish(self, more: Sequence[str]) -> None:
        for name in (*EVERY_STEP, *more):
            if name in self.arrays:
                self.arrays[name][:] = getattr(self.env, name)
        self.arrays["acting"][:] = self.env._acting_rewards
        if "everything" in self.arrays:
            self.arrays["everything"][:] = self.env.everything


def over(memory: Any, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    return np.frombuffer(memory, dtype=kind).reshape(shape)


def acquired(signal: Any) -> bool:
    """Wait for a signal: awake for a moment, then asleep until it comes or it is time to look after the other process."""
    return any(signal.acquire(False) for _ in range(LOOKS)) or signal.acquire(timeout=PATIENCE)


def serve(pipe: Any, signals: tuple[Any, Any], told: Any, share: tuple[Any, ...]) -> None:
    """The life of a helping process: wait, do as told, say how it went."""
    begin, done = signals
    mine = Share(*share)
    caller = multiprocessing.parent_process()
    while True:
        while not acquired(begin):
            # Nobody is left to ask for more.
            if caller is not None and not caller.is_alive():
                return
        command, seed, some = told[0], told[1], bool(told[2])
        told[3] = FINE
        try:
            if command == STOP:
                return
            if command == RESET:
                mine.reset(seed, some)
            elif command == SAMPLE:
                mine.sample()
            elif (reasons := mine.step()) is not None:
                told[3] = REASONS
                pipe.send(reasons)
        except Exception as error:  # noqa: BLE001  (whatever it is, the caller must hear of it)
            told[3] = FAILED
            pipe.send(error)
        finally:
            done.release()


class Helper:
    """Another process with its share of the rows."""

    def __init__(self, context: Any, number: int, *share: Any) -> None:
        self.begin, self.done = context.Semaphore(0), context.Semaphore(0)
        # Command, seed, whether only some rows begin anew, and how it went.
        self.told = context.RawArray("q", 4)
        self.pipe, far = context.Pipe()
        job = (far, (self.begin, self.done), self.told, share)
        self.process = context.Process(target=serve, args=job, daemon=True, name=f"signoria-rows-{number}")
        self.process.start()

    def tell(self, command: int, seed: int = 0, some: bool = False) -> None:
        self.told[0], self.told[1], self.told[2] = command, seed, int(some)
        self.begin.release()

    def wait(self) -> NDArray[np.object_] | None:
        """Until it is done; reasons if some actions were illegal."""
        while not acquired(self.done):
            if not self.process.is_alive():
                raise RuntimeError(f"{self.process.name} died (exit code {self.process.exitcode}); make the vector anew")
        if self.told[3] == FINE:
            return None
        said = self.pipe.recv()
        if isinstance(said, BaseException):
            raise said
        reasons: NDArray[np.object_] = said
        return reasons


class ProcessVectorEnv(Rows):
    """`num_envs` matches in several processes. As with `VectorEnv`, arrays are overwritten by the next step."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        players: int | None = None,
        *,
        processes: int = 2,
        opponents: Opponent | Sequence[Opponent] | None = "random",
        seat: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        rewards_for: str = SEATS,
        mask_in_observation: bool = False,
        context: str | None = None,
        **how: Any,
    ) -> None:
        """As `VectorEnv`; `processes` counts the caller's own, `context` is a start method of `multiprocessing`."""
        setup = Setup(game, players, **how)
        super().__init__(setup, num_envs, opponents is None, autoreset_mode, rewards_for, mask_in_observation)
        check_mode(opponents, seat, setup.players)
        if not isinstance(processes, int) or not 1 <= processes <= num_envs:
            raise ValueError(f"processes is {processes!r}; expected a whole number from 1 to {num_envs}, the number of rows")
        made_with = {"players": players, "opponents": opponents, "seat": seat, "autoreset_mode": autoreset_mode, **how}
        made_with |= {"rewards_for": rewards_for, "mask_in_observation": mask_in_observation}
        ctx: Any = multiprocessing.get_context(context)
        blocks = [(name, ctx.RawArray("b", size_of(*form)), *form) for name, form in self._forms().items()]
        for name, memory, shape, kind in blocks:
            setattr(self, {"acting": "_acting_rewards", "chosen": "_chosen"}.get(name, name), over(memory, shape, kind))
        self._chosen: NDArray[np.bool_]
        bounds = [num_envs * part // processes for part in range(processes + 1)]
        shares = [slice(low, high) for low, high in pairwise(bounds)]
        self._helpers = [
            Helper(ctx, number, setup.game, made_with, rows, blocks) for number, rows in enumerate(shares[1:], start=1)
        ]
        self._shares = shares
        self._own = Share(setup.game, made_with, shares[0], blocks)

    def _forms(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Shape and kind of every array."""
        rows, players, size = self.num_envs, self.setup.players, len(self.feature_names)
        forms: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((rows, size), np.int32), "action_masks": ((rows, self.setup.actions), np.int8),
            "actions": ((rows,), np.int64), "deciding_seats": ((rows,), np.int64), "own_seats": ((rows,), np.int64),
            "seeds": ((rows,), np.int64),
            "seat_rewards": ((rows, players), np.float64), "own_rewards": ((rows,), np.float64),
            "acting": ((rows,), np.float64), "terminations": ((rows,), np.bool_), "chosen": ((rows,), np.bool_),
            "scores": ((rows, players), np.int64), "placings": ((rows, players), np.int64),
        }  # fmt: skip
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            forms["finals"] = ((rows, size), np.int32)
        if self.setup.full_information:
            forms["everything"] = ((rows, players * size), np.int32)
        return forms

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New matches in all rows, or in those of `options["reset_mask"]`."""
        super().reset(seed=seed)
        chosen = (options or {}).get("reset_mask")
        some = chosen is not None and self._began
        self._chosen[:] = chosen if some else True
        number = 0 if some else check_seed(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        for helper in self._helpers:
            helper.tell(RESET, number, some)
        self._own.reset(number, some)
        self._gather(None)
        self._began = True
        return self._shown(), self.infos

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action for every row, chosen in compiled code from streams of their own."""
        for helper in self._helpers:
            helper.tell(SAMPLE)
        self._own.sample()
        self._gather(None)
        return self.actions

    def step(self, actions: Any) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision in every row."""
        self._check_step()
        if actions is not self.actions:
            self.actions[:] = check_actions(actions, self.num_envs)
        if self.setup.illegal == RAISE:
            self._refuse_illegal()
        for helper in self._helpers:
            helper.tell(STEP)
        return self._told(self._gather(self._own.step()))

    def _gather(self, own: NDArray[np.object_] | None) -> NDArray[np.object_] | None:
        """Wait for all helpers, whatever happens in one of them; returns the reasons for illegal actions."""
        found, failed = [own], []
        for helper in self._helpers:
            try:
                found.append(helper.wait())
            except Exception as error:  # noqa: BLE001  (raised again below, once nobody is at work any more)
                failed.append(error)
                found.append(None)
        if failed:
            raise failed[0]
        if all(reasons is None for reasons in found):
            return None
        told = np.full(self.num_envs, None, object)
        for rows, reasons in zip(self._shares, found, strict=True):
            if reasons is not None:
                told[rows] = reasons
        return told

    def _refuse_illegal(self) -> None:
        """Raise for the first illegal action, before any process carries one out."""
        waiting = self.terminations if self.autoreset_mode == AutoresetMode.NEXT_STEP else self.truncations
        inside = (self.actions >= 0) & (self.actions < self.setup.actions)
        legal = self.action_masks[self._row_numbers, np.where(inside, self.actions, 0)] == 1
        for row in np.flatnonzero(~((inside & legal) | waiting)):
            number = int(self.actions[row])
            raise InvalidAction(f"row {row}: {self.setup.game.text(number) if inside[row] else number} is not legal now")

    def close_extras(self, **_kwargs: Any) -> None:
        """End the helping processes."""
        for helper in self._helpers:
            helper.tell(STOP)
        for helper in self._helpers:
            helper.process.join(PATIENCE)
            if helper.process.is_alive():
                helper.process.terminate()
        self._helpers = []

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a vector in several processes cannot be pickled; pickle a VectorEnv, whose rows are the same")


def size_of(shape: tuple[int, ...], kind: Any) -> int:
    """Bytes of an array."""
    return math.prod(shape) * int(np.dtype(kind).itemsize)
