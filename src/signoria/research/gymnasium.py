"""One seat against bots for Gymnasium: importing this module registers `Signoria/Medici-v0` and so on.

The version of an id is tied to the rules number of its game: rules 1 are v0; what raises the one raises the other.
"""

import operator
from collections.abc import Sequence
from typing import Any

from signoria.bots.bot import Bot
from signoria.bots.play import PERSPECTIVE_STREAM
from signoria.bots.registry import make_bot
from signoria.core import registry
from signoria.core.errors import IllegalAction, SignoriaError
from signoria.core.game import Game
from signoria.core.perspective import Perspective
from signoria.core.rng import Rng
from signoria.core.state import OVER
from signoria.research.arrays import NDArray, np
from signoria.research.extras import missing
from signoria.research.sitting import HIGHEST_FEATURE, LOWEST_FEATURE, RAISE, Setup, Sitting

try:
    import gymnasium
    from gymnasium.error import InvalidAction, ResetNeeded
    from gymnasium.spaces import Box, Discrete
except ImportError as error:
    raise missing("Gymnasium", "research") from error

Opponent = str | type[Bot]


class SeatEnv(gymnasium.Env[NDArray[np.int32], np.int64]):
    """A match seen from one seat. The others are bots, by their names in the registry."""

    metadata = {"render_modes": []}  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        render_mode: str | None = None,
        **how: Any,
    ) -> None:
        """`opponents`: one bot for all, or one for each other seat in turn order; `how`: edition, options, reward, illegal,
        full_information, as everywhere in this package.
        """
        self.setup = Setup(game, players, **how)
        self.seat = check_seat(seat, self.setup.players)
        self.opponents = check_opponents(opponents, self.setup)
        if render_mode is not None:
            raise ValueError(f"render_mode is {render_mode!r}; these environments draw nothing, leave it out")
        self.render_mode = None
        self.feature_names = self.setup.feature_names
        self.sitting = Sitting(self.setup)
        self.bots: dict[int, Bot] = {}
        self.observation_space = Box(LOWEST_FEATURE, HIGHEST_FEATURE, (len(self.feature_names),), np.int32)
        self.action_space = Discrete(self.setup.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int32], dict[str, Any]]:
        """A new match, played on to this seat's first decision. A seed gives the same deal as in `game.new(seed=…)`."""
        super().reset(seed=seed, options=options)
        self._begin(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        while self.sitting.actor == OVER:
            # Nobody asked this seat anything: such a match teaches nothing.
            self._begin(int(self.np_random.integers(1 << 62)))
        return self.sitting.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.int32], float, bool, bool, dict[str, Any]]:
        """A decision, then the others' up to this seat's next one or the end."""
        if not self.bots and self.setup.players > 1:
            raise ResetNeeded(f"{self.setup.game.title}: no match has begun; call reset()")
        if self.sitting.actor == OVER:
            raise ResetNeeded(f"{self.setup.game.title}: the match is over; call reset()")
        try:
            self.sitting.act(operator.index(action))
        except (IllegalAction, TypeError) as refused:
            if self.setup.illegal == RAISE:
                raise InvalidAction(str(refused)) from refused
            self.sitting.forfeit(str(refused))
        self._let_others_decide()
        worth = self.sitting.worth
        return self.sitting.observe(self.seat), worth[self.seat] if worth else 0.0, worth is not None, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal decisions as truth values, under the name that masking learners look for."""
        return self.sitting.mask().astype(np.bool_)

    def _begin(self, seed: int) -> None:
        self.sitting.begin(seed)
        others = [(self.seat + distance) % self.setup.players for distance in range(1, self.setup.players)]
        # Each bot has a seed of its own, so that two of a kind do not decide alike.
        self.bots = {
            seat: make_opponent(opponent, self.setup.game, (seed + 1 + seat) % (1 << 62))
            for seat, opponent in zip(others, self.opponents, strict=True)
        }
        self._let_others_decide()

    def _let_others_decide(self) -> None:
        sitting = self.sitting
        while (actor := sitting.actor) not in (OVER, self.seat):
            bot = self.bots[actor]
            rng = Rng(bot.seed, PERSPECTIVE_STREAM, sitting.entries)
            sitting.act(bot.choose(Perspective(self.setup.game, sitting.state, rng)))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.sitting.mask()}
        if self.setup.full_information:
            info["full_information"] = self.sitting.everything()
        if self.sitting.worth is not None:
            info["scores"] = self.sitting.state.scores()
            if self.sitting.refusal is not None:
                info["refusal"] = self.sitting.refusal
            else:
                info["placings"] = self.sitting.state.placings()
        return info


def check_seat(seat: object, players: int) -> int:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise ValueError(f"seat is {seat!r}; expected a whole number from 0 to {players - 1}")
    return seat


def check_opponents(opponents: Opponent | Sequence[Opponent], setup: Setup) -> list[Opponent]:
    """One opponent for each other seat; unknown names are refused before a match begins."""
    others = setup.players - 1
    listed = [opponents] * others if isinstance(opponents, str | type) else list(opponents)
    if len(listed) != others:
        raise ValueError(f"{len(listed)} opponents are named for {others} other seats; name each once, or one for all")
    for opponent in listed:
        make_opponent(opponent, setup.game, 0)
    return listed


def make_opponent(opponent: Opponent, game: Game, seed: int) -> Bot:
    try:
        return make_bot(opponent, game, seed) if isinstance(opponent, str) else opponent(game, seed)
    except SignoriaError as error:
        raise ValueError(str(error)) from error


def environment_id(game: Game) -> str:
    """`Signoria/IlVecchio-v0`: the title without blanks, and the rules number less one."""
    return f"Signoria/{game.title.replace(' ', '')}-v{game.rules - 1}"


def register(game: Game) -> str:
    """Make a game known to Gymnasium; returns its id."""
    name = environment_id(game)
    gymnasium.register(
        id=name,
        entry_point="signoria.research.gymnasium:SeatEnv",
        vector_entry_point="signoria.research.vector:VectorEnv",
        kwargs={"game": game.key},
    )
    return name


IDS = tuple(register(registry.load(name)) for name in registry.names())
