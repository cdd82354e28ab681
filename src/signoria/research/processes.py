"""One vector of matches played by several processes: the rows are shared out, the arrays lie in shared memory.

They are written there by the compiled code itself (`pages`). The process that calls plays the first share.
Rows have the same matches as in a vector of one process.
"""

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from signoria.core.game import Game
from signoria.core.match import check_seed
from signoria.research.arrays import NDArray, np
from signoria.research.extras import missing
from signoria.research.opponents import Opponent
from signoria.research.pages import Form, Pages, Sheet
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


class Share:
    """Some of the rows: a vector of its own whose arrays are rows of those that all processes see."""

    def __init__(self, game: Game, made_with: dict[str, Any], rows: slice, sheet: Sheet) -> None:
        self.env = VectorEnv(game, rows.stop - rows.start, first_row=rows.start, **made_with)
        # Both stay, since arrays lie in the sheet's memory.
        self.sheet, self.rows = sheet, rows
        self.chosen = sheet.arrays["_chosen"][rows]
        # Where rows cannot lie there, they are copied: where each array goes and where it comes from.
        self.copied: list[tuple[NDArray[Any], NDArray[Any]]] = []
        self.actions = sheet.arrays["actions"][rows]
        if isinstance(sheet.memory, Pages):
            self.env.lay_on(sheet, rows)
        else:
            seen = [name for name in sheet.forms if name not in ("actions", "_chosen")]
            self.copied = [(sheet.arrays[name][rows], getattr(self.env, name)) for name in seen]
        # Whether actions were chosen in advance and are not yet known to be wanted.
        self.ahead = False

    def settle(self, wanted: bool) -> None:
        """What was chosen in advance was taken, or has never been."""
        if self.ahead and wanted:
            self.env.matches.take_choices()
        self.ahead = False

    def reset(self, seed: int, some: bool) -> None:
        self.env.reset(seed=None if some else seed, options={"reset_mask": self.chosen} if some else None)
        self._copy()

    def sample(self) -> None:
        self.env.sample_actions()
        if self.copied:
            self.actions[:] = self.env.actions

    def step(self, sampling: bool) -> NDArray[np.object_] | None:
        """One decision in every row; for a caller who samples, the next ones in advance, which saves a round of messages."""
        if self.copied:
            self.env.actions[:] = self.actions
        reasons = self.env.advance()
        if sampling:
            self.env.matches.choose_in_advance()
            self.ahead = True
        self._copy()
        return reasons

    def _copy(self) -> None:
        for to, origin in self.copied:
            to[:] = origin


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
            told[5] = mine.env.matches.ended
            done.give()


class Helper:
    """Another process with its share of the rows."""

    def __init__(self, context: Any, number: int, awake: bool, *share: Any) -> None:
        self.begin, self.done = Signal(context, awake), Signal(context, awake)
        # Command, seed, whether only some rows begin anew or the caller samples, whether what was chosen in advance was taken;
        # then how it went, and how many matches have ended.
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

    _chosen: NDArray[np.bool_]

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
        sheet = Sheet(ctx, self._forms())
        for name, array in sheet.arrays.items():
            setattr(self, name, array)
        # Whether the last actions were sampled, whether the next ones have been, and whether those were asked for.
        self._sampled = self._ahead = self._wanted = False
        bounds = [num_envs * part // processes for part in range(processes + 1)]
        shares = [slice(low, high) for low, high in pairwise(bounds)]
        self._helpers = [
            Helper(ctx, number, processes <= cores(), setup.game, made_with, rows, sheet)
            for number, rows in enumerate(shares[1:], start=1)
        ]
        self._shares = shares
        self._own = Share(setup.game, made_with, shares[0], sheet)

    def _forms(self) -> dict[str, Form]:
        """Besides what the compiled code writes: which rows begin anew, and what Python works out."""
        rows = (self.num_envs,)
        return {**super()._forms(), "_chosen": (rows, np.bool_), "_acting_rewards": (rows, np.float64)}

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
        return self._own.env.matches.ended > 0 or any(helper.told[5] for helper in self._helpers)

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
