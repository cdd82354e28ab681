"""One vector of matches played by several processes: the rows are shared out, the arrays lie in shared memory.

What is large is written there by the compiled code itself (`pages`). The process that calls plays the first share.
Rows have the same matches as in a vector of one process.
"""

import math
import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from signoria.core.game import Game
from signoria.core.match import check_seed
from signoria.core.vector import EVERY_SEAT
from signoria.research.arrays import NDArray, np
from signoria.research.extras import missing
from signoria.research.opponents import Opponent
from signoria.research.pages import AVAILABLE, Pages
from signoria.research.rows import SEATS, Rows, check_actions
from signoria.research.signals import Signal, cores
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

# What is written straight into shared memory where that is possible; elsewhere most of it is copied after every step.
WRITTEN_THERE: Final = ("observations", "action_masks", "everything", "finals")
EVERY_STEP: Final = ("deciding_seats",)
# What changes where a match has ended, in that step or in the next.
AT_ENDS: Final = ("seeds", "seat_rewards", "terminations")
OF_ONE_SEAT: Final = ("own_seats", "own_rewards")
RESULTS: Final = ("scores", "placings")

Block = tuple[str, Any, tuple[int, ...], Any]


class Share:
    """Some of the rows: a vector of its own, and where its arrays go."""

    def __init__(self, game: Game, made_with: dict[str, Any], rows: slice, blocks: Sequence[Block]) -> None:
        self.env = VectorEnv(game, rows.stop - rows.start, first_row=rows.start, **made_with)
        self.blocks = blocks
        self.arrays = {name: over(memory, shape, kind)[rows] for name, memory, shape, kind in blocks}
        pages = {name: memory for name, memory, _, _ in blocks if isinstance(memory, Pages)}
        if pages:
            self.env.lay_on(pages, rows)
        copied = [name for name in WRITTEN_THERE if name in self.arrays and not pages]
        # Where each comes from and where it goes; the vector's arrays are the same in every step.
        self.every_step = self._ways([*EVERY_STEP, *copied])
        at_ends = [*AT_ENDS, *(() if self.env.self_play else OF_ONE_SEAT)]
        self.at_ends = self._ways(at_ends if self.env.rewards_for == SEATS else [*at_ends, "_acting_rewards"])
        self.at_the_end = self._ways(RESULTS)
        self.some_ended = False
        # Whether actions were chosen in advance and are not yet known to be wanted.
        self.ahead = False

    def _ways(self, names: Sequence[str]) -> list[tuple[NDArray[Any], NDArray[Any]]]:
        return [(self.arrays[name], getattr(self.env, name)) for name in names]

    def settle(self, wanted: bool) -> None:
        """What was chosen in advance was taken, or has never been."""
        if self.ahead and wanted:
            self.env.matches.take_choices()
        self.ahead = False

    def reset(self, seed: int, some: bool) -> None:
        self.env.reset(seed=None if some else seed, options={"reset_mask": self.arrays["chosen"]} if some else None)
        self.some_ended = False
        publish(self.every_step + self.at_ends + self.at_the_end)

    def sample(self) -> None:
        self.arrays["actions"][:] = self.env.sample_actions()

    def step(self, sampling: bool) -> NDArray[np.object_] | None:
        """One decision in every row; for a caller who samples, the next ones in advance, which saves a round of messages."""
        self.env.actions[:] = self.arrays["actions"]
        reasons = self.env.advance()
        ended = self.env.matches.ended > 0
        publish(self.every_step)
        if ended or self.some_ended:
            publish(self.at_ends)
        if ended:
            publish(self.at_the_end)
        self.some_ended = ended
        if sampling:
            self.env.matches.choose_in_advance()
            self.arrays["in_advance"][:] = self.env.actions
            self.ahead = True
        return reasons


def publish(ways: Sequence[tuple[NDArray[Any], NDArray[Any]]]) -> None:
    for to, origin in ways:
        to[:] = origin


def shared_memory(context: Any, name: str, size: int) -> Any:
    """Room that all processes see."""
    return Pages(size) if AVAILABLE and name in WRITTEN_THERE else context.RawArray("b", size)


def over(memory: Any, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """An array over shared memory."""
    flat = np.frombuffer(memory.memory if isinstance(memory, Pages) else memory, dtype=kind)
    return flat[: math.prod(shape)].reshape(shape)


def serve(pipe: Any, signals: tuple[Signal, Signal], told: Any, share: tuple[Any, ...]) -> None:
    """The life of a helping process: wait, do as told, say how it went."""
    begin, done = signals
    mine = Share(*share)
    caller = multiprocessing.parent_process()
    while True:
        while not begin.came(PATIENCE):
            # Nobody is left to ask for more.
            if caller is not None and not caller.is_alive():
                return
        command, seed, flag, wanted = told[0], told[1], bool(told[2]), bool(told[3])
        told[4] = FINE
        try:
            if command == STOP:
                return
            mine.settle(wanted)
            if command == RESET:
                mine.reset(seed, flag)
            elif command == SAMPLE:
                mine.sample()
            elif (reasons := mine.step(flag)) is not None:
                told[4] = REASONS
                pipe.send(reasons)
        except Exception as error:  # noqa: BLE001  (whatever it is, the caller must hear of it)
            told[4] = FAILED
            pipe.send(error)
        finally:
            told[5] = mine.some_ended
            done.give()


class Helper:
    """Another process with its share of the rows."""

    def __init__(self, context: Any, number: int, awake: bool, *share: Any) -> None:
        self.begin, self.done = Signal(context, awake), Signal(context, awake)
        # Command, seed, whether only some rows begin anew or the caller samples, whether what was chosen in advance was taken;
        # then how it went, and whether matches have ended.
        self.told = context.RawArray("q", 6)
        self.pipe, far = context.Pipe()
        job = (far, (self.begin, self.done), self.told, share)
        self.process = context.Process(target=serve, args=job, daemon=True, name=f"signoria-rows-{number}")
        self.process.start()

    def tell(self, command: int, seed: int = 0, flag: bool = False, wanted: bool = False) -> None:
        self.told[:4] = (command, seed, flag, wanted)
        self.begin.give()

    def wait(self) -> NDArray[np.object_] | None:
        """Until it is done; reasons if some actions were illegal."""
        while not self.done.came(PATIENCE):
            if not self.process.is_alive():
                raise RuntimeError(f"{self.process.name} died (exit code {self.process.exitcode}); make the vector anew")
        if self.told[4] == FINE:
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
        blocks = [(name, shared_memory(ctx, name, size_of(*form)), *form) for name, form in self._forms().items()]
        for name, memory, shape, kind in blocks:
            setattr(self, f"_{name}" if name in ("chosen", "in_advance") else name, over(memory, shape, kind))
        self.own_seats[:] = EVERY_SEAT
        self._chosen: NDArray[np.bool_]
        self._in_advance: NDArray[np.int64]
        # Whether the last actions were sampled, whether the next ones have been, and whether those were asked for.
        self._sampled = self._ahead = self._wanted = False
        bounds = [num_envs * part // processes for part in range(processes + 1)]
        shares = [slice(low, high) for low, high in pairwise(bounds)]
        self._helpers = [
            Helper(ctx, number, processes <= cores(), setup.game, made_with, rows, blocks)
            for number, rows in enumerate(shares[1:], start=1)
        ]
        self._shares = shares
        self._own = Share(setup.game, made_with, shares[0], blocks)

    def _forms(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Shape and kind of every array."""
        rows, players, size = self.num_envs, self.setup.players, len(self.feature_names)
        forms: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((rows, size), np.int32), "action_masks": ((rows, self.setup.actions), np.int8),
            "actions": ((rows,), np.int64), "in_advance": ((rows,), np.int64),
            "deciding_seats": ((rows,), np.int64), "own_seats": ((rows,), np.int64), "seeds": ((rows,), np.int64),
            "seat_rewards": ((rows, players), np.float64), "own_rewards": ((rows,), np.float64),
            "_acting_rewards": ((rows,), np.float64), "terminations": ((rows,), np.bool_), "chosen": ((rows,), np.bool_),
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
            helper.tell(RESET, number, some, self._wanted)
        self._own.settle(self._wanted)
        self._ahead = self._wanted = self._sampled = False
        self._own.reset(number, some)
        self._gather(None)
        self._began = True
        return self._shown(), self.infos

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action for every row, chosen in compiled code from streams of their own."""
        self._sampled = True
        if self._ahead:
            self._ahead, self._wanted = False, True
            self.actions[:] = self._in_advance
            return self.actions
        for helper in self._helpers:
            helper.tell(SAMPLE, wanted=self._wanted)
        self._own.settle(self._wanted)
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
        sampling, wanted = self._sampled, self._wanted
        for helper in self._helpers:
            helper.tell(STEP, 0, sampling, wanted)
        self._ahead = self._wanted = self._sampled = False
        self._own.settle(wanted)
        reasons = self._gather(self._own.step(sampling))
        self._ahead = sampling
        return self._told(reasons)

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

    def _some_ended(self) -> bool:
        return self._own.some_ended or any(helper.told[5] for helper in self._helpers)

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
