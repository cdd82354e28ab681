"""Many matches stepped together in compiled code: a Gymnasium vector environment over arrays that are written in place.

With opponents a row is one seat's match against them: random ones act in compiled code, bots are asked one by one, policies for
all rows at once. With `opponents=None` every decision is the caller's (self-play): a row shows whoever decides.
"""

import math
from collections.abc import Sequence
from typing import Any, Final

from signoria.bots.bot import Bot
from signoria.core.game import Game
from signoria.core.match import check_seed
from signoria.core.rng import Rng
from signoria.core.vector import EVERY_SEAT, SEATS_IN_TURN, Matches
from signoria.research.arrays import NDArray, np, shared
from signoria.research.extras import missing
from signoria.research.gymnasium import check_seat
from signoria.research.opponents import (
    Opponent,
    Policy,
    ask_bot,
    ask_policy,
    check_opponents,
    is_policy,
    is_random,
    make_opponent,
)
from signoria.research.pages import SPARE, Sheet, lay_under
from signoria.research.rows import RESETS, SEATS, Rows, check_actions
from signoria.research.sitting import RAISE, Setup

try:
    from gymnasium.error import InvalidAction
    from gymnasium.vector import AutoresetMode
except ImportError as error:
    raise missing("Gymnasium", "research") from error

# Seeds of bots come from streams of their own.
BOT_STREAM: Final = 0x0B070000

# What the arrays are called in the compiled code.
COMPILED: Final = {
    "observations": "observations", "action_masks": "mask", "actions": "actions", "_in_advance": "ahead",
    "deciding_seats": "actor", "own_seats": "mine", "seeds": "seeds", "seat_rewards": "rewards", "own_rewards": "own_rewards",
    "terminations": "done", "scores": "scores", "placings": "placings", "finals": "finals", "everything": "everything",
}  # fmt: skip


class VectorEnv(Rows):
    """`num_envs` matches. All arrays are the same objects in every step and overwritten by the next: copy what you keep."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] | None = "random",
        seat: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        rewards_for: str = SEATS,
        mask_in_observation: bool = False,
        first_row: int = 0,
        **how: Any,
    ) -> None:
        """`seat`: where the caller sits, from match to match another one if None; `rewards_for`: in self-play the rewards of
        all `"seats"` or of the one that acted (`"actor"`); `first_row`: the number of the first row, where several vectors
        share a seed; `how`: edition, options, reward, illegal, full_information, normalise.
        """
        self._made_with: dict[str, Any] = {
            "num_envs": num_envs, "players": players, "opponents": opponents, "seat": seat, "autoreset_mode": autoreset_mode,
            "rewards_for": rewards_for, "mask_in_observation": mask_in_observation, "first_row": first_row, **how,
        }  # fmt: skip
        setup = Setup(game, players, **how)
        super().__init__(setup, num_envs, opponents is None, autoreset_mode, rewards_for, mask_in_observation)
        self._mode = check_mode(opponents, seat, setup.players)
        self.opponents = [] if opponents is None else check_opponents(opponents, setup)
        self.first_row = first_row
        self.matches = self._make_matches(0)
        self._bots: dict[tuple[int, int], Bot | Policy] = {}
        self._questions = [0] * num_envs
        self._share_arrays()

    def _make_matches(self, spare: int) -> Matches:
        setup = self.setup
        asks = [False, *(not is_random(opponent) for opponent in self.opponents)]
        reset, full = RESETS[self.autoreset_mode], setup.full_information
        rows, first = self.num_envs, self.first_row
        return Matches(setup.start, rows, setup.actions, setup.reward, self._mode, reset, full, first, asks, spare)

    def _share_arrays(self) -> None:
        """NumPy's view of what the compiled code writes."""
        matches, rows, size = self.matches, self.num_envs, len(self.feature_names)
        for name, (shape, kind) in self._forms().items():
            begin, memory = getattr(matches, f"{COMPILED[name]}_at"), shared(getattr(matches, COMPILED[name]), kind, -1)
            setattr(self, name, memory[begin:][: math.prod(shape)].reshape(shape))
        self._bytes = self.observations.view(np.uint8)
        self._refusals = shared(matches.refusals, np.int64, rows)
        if matches.asking:
            self._asked_rows = shared(matches.asked_rows, np.int64, rows)
            self._asked_distances = shared(matches.asked_distances, np.int64, rows)
            self._asked_observations = shared(matches.asked_observations, np.int32, rows, size)
            self._asked_masks = shared(matches.asked_mask, np.int8, rows, self.setup.actions)
            self._answers = shared(matches.answers, np.int64, rows)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New matches in all rows, or in those of `options["reset_mask"]`."""
        super().reset(seed=seed)
        rows = (options or {}).get("reset_mask")
        self.matches.blank = False
        if rows is not None and self._began:
            self._forget(np.flatnonzero(rows))
            for row in np.flatnonzero(rows):
                self.matches.begin(int(row))
        else:
            self._forget(self._row_numbers)
            self._bots, self._questions = {}, [0] * self.num_envs
            self.matches.begin_all(check_seed(int(self.np_random.integers(1 << 62)) if seed is None else seed))
            self._began = True
        self._let_opponents_answer()
        return self._shown(), self.infos

    def _forget(self, rows: NDArray[np.int64]) -> None:
        """What the last matches in these rows earned is no reward of the next ones."""
        self.seat_rewards[rows] = 0.0
        self.own_rewards[rows] = 0.0
        self._acting_rewards[rows] = 0.0
        self._refusals[rows] = 0

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action for every row, chosen in compiled code from streams of their own."""
        self.matches.choose_randomly()
        return self.actions

    def step(self, actions: Any) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision in every row."""
        self._check_step()
        if actions is not self.actions:
            self.actions[:] = check_actions(actions, self.num_envs)
        return self._told(self.advance())

    def advance(self) -> NDArray[np.object_] | None:
        """Carry out `actions` and what the opponents answer; returns the reasons where one was illegal."""
        if self.setup.illegal == RAISE:
            self._refuse_illegal()
        self._bytes.fill(0)
        if self.rewards_for == SEATS:
            illegal = self.matches.step(True)
        else:
            acted = self.deciding_seats.copy()
            illegal = self.matches.step(True)
            self._credit(acted)
        self._let_opponents_answer()
        return self._reasons() if illegal else None

    def lay_on(self, sheet: Sheet, rows: slice) -> None:
        """Before the first reset: write into these rows of arrays that other processes see."""
        self.matches = self._make_matches(SPARE)
        for name, (shape, kind) in self._forms().items():
            row = math.prod(shape[1:]) * np.dtype(kind).itemsize
            memory = shared(getattr(self.matches, COMPILED[name]), np.int8, -1)
            begin = lay_under(memory, sheet.memory, sheet.begins[name] + rows.start * row, shape[0] * row)
            setattr(self.matches, f"{COMPILED[name]}_at", begin // np.dtype(kind).itemsize)
        self._share_arrays()
        self._acting_rewards = sheet.arrays["_acting_rewards"][rows]

    def _some_ended(self) -> bool:
        return self.matches.ended > 0

    # ---- opponents ------------------------------------------------------------------------------------------------------

    def _let_opponents_answer(self) -> None:
        """Ask whoever rows wait for, until in all of them it is the caller's decision or the end."""
        while self.matches.waits:
            asked = self.matches.ask()
            distances = self._asked_distances[:asked]
            for distance in np.unique(distances):
                places = np.flatnonzero(distances == distance)
                opponent = self.opponents[distance - 1]
                self._answers[places] = (
                    self._policy_answers(opponent, places)
                    if is_policy(opponent)
                    else [self._bot_answer(int(self._asked_rows[place]), int(distance)) for place in places]
                )
            self.matches.answer(asked)

    def _policy_answers(self, policy: Any, places: NDArray[np.int64]) -> NDArray[np.int64]:
        masks = self._asked_masks[places]
        seen: Any = self._asked_observations[places]
        if self.setup.scale is not None:
            seen = self.setup.scale(seen)
        if self.mask_in_observation:
            seen = {"observation": seen, "action_mask": masks}
        return ask_policy(policy, seen, masks)

    def _bot_answer(self, row: int, distance: int) -> int:
        """A bot of its own for every row and seat: matches never touch each other."""
        bot = self._bots.get((row, distance))
        if bot is None:
            stream = Rng(self.matches.seed, BOT_STREAM + self.first_row + row, distance)
            seed = (stream.word() << 30) ^ stream.word()
            bot = self._bots[row, distance] = make_opponent(self.opponents[distance - 1], self.setup.game, seed)
        self._questions[row] += 1
        return ask_bot(bot, self.setup.game, self.matches.states[row], self._questions[row])  # type: ignore[arg-type]

    # ---- refusals -------------------------------------------------------------------------------------------------------

    def _refuse_illegal(self) -> None:
        """Raise for the first illegal action, before anything is carried out. Rows about to begin anew ignore theirs."""
        waiting = self.terminations if self.autoreset_mode == AutoresetMode.NEXT_STEP else self.truncations
        inside = (self.actions >= 0) & (self.actions < self.setup.actions)
        legal = self.action_masks[self._row_numbers, np.where(inside, self.actions, 0)] == 1
        for row in np.flatnonzero(~((inside & legal) | waiting)):
            code = self.matches.states[row].refusal(int(self.actions[row]))
            raise InvalidAction(f"row {self.first_row + row}: {self._explain(int(row), code)}")

    def _reasons(self) -> NDArray[np.object_]:
        reasons = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(self._refusals):
            reasons[row] = self._explain(int(row), int(self._refusals[row]))
        return reasons

    def _explain(self, row: int, code: int) -> str:
        return self.setup.game.explain_refusal(int(self.actions[row]), code)

    # ---- copies ---------------------------------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        """How the vector was made, and everything that has changed since."""
        matches = self.matches
        kept = {
            "arrays": {name: array.copy() for name, array in kept_arrays(matches).items()},
            "matches": {"seed": matches.seed, "states": matches.states, "draws": matches.draws, "others": matches.others},
            "env": {
                "_began": self._began, "_bots": self._bots, "_questions": self._questions, "_np_random": self._np_random,
                "_np_random_seed": self._np_random_seed, "_acting_rewards": self._acting_rewards, "spec": self.spec,
            },
        }  # fmt: skip
        return rebuilt, (type(self), self.setup.game, self._made_with, kept)


def kept_arrays(matches: Matches) -> dict[str, NDArray[Any]]:
    """Flat arrays over everything in which a vector remembers."""
    numbers = ("episode", "seeds", "mine", "choosers", "choice_count", "refusals", "actions", "actor")
    kinds: dict[str, Any] = dict.fromkeys(numbers, np.int64)
    kinds |= {"choices": np.int16, "done": np.bool_, "mask": np.int8, "rewards": np.float64, "own_rewards": np.float64}
    kinds |= dict.fromkeys(("observations", "finals", "everything", "scores"), np.int32) | {"placings": np.int8}
    return {name: shared(getattr(matches, name), kind, -1) for name, kind in kinds.items()}


def rebuilt(kind: type[VectorEnv], game: Game, made_with: dict[str, Any], kept: dict[str, dict[str, Any]]) -> VectorEnv:
    """A vector as it was when it was pickled."""
    env = kind(game, **made_with)
    for name, array in kept_arrays(env.matches).items():
        array[:] = kept["arrays"][name]
    for name, value in kept["matches"].items():
        setattr(env.matches, name, value)
    env.__dict__.update(kept["env"])
    return env


def check_mode(opponents: object, seat: int | None, players: int) -> int:
    """Whose decisions are the caller's, as the compiled code counts them."""
    if opponents is None:
        if seat is not None:
            raise ValueError("with opponents=None all seats are the caller's; leave seat out")
        return EVERY_SEAT
    return SEATS_IN_TURN if seat is None else check_seat(seat, players)
