"""One seat against others for Gymnasium: importing this module registers `Signoria/<Title>-v0` for each.

The version of an id is tied to the rules number of its game: rules 1 are v0; what raises the one raises the other.
"""

import operator
from collections.abc import Sequence
from typing import Any

from signoria.bots.bot import Bot
from signoria.core import registry
from signoria.core.errors import IllegalAction
from signoria.core.game import Game
from signoria.core.state import OVER
from signoria.research.arrays import NDArray, np
from signoria.research.extras import missing
from signoria.research.observations import box, with_mask
from signoria.research.opponents import Opponent, Policy, ask_bot, ask_policy, check_opponents, make_opponent
from signoria.research.render import FRAMES_A_SECOND, MODES, check_render_mode, draw
from signoria.research.sitting import RAISE, Setup, Sitting

try:
    import gymnasium
    from gymnasium.error import InvalidAction, ResetNeeded
    from gymnasium.spaces import Discrete
except ImportError as error:
    raise missing("Gymnasium", "research") from error


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A match seen from one seat. The others are bots or policies."""

    metadata = {"render_modes": list(MODES), "render_fps": FRAMES_A_SECOND}  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        mask_in_observation: bool = False,
        render_mode: str | None = None,
        **how: Any,
    ) -> None:
        """`opponents`: one for all, or one for each other seat in turn order: names of bots, Bot classes or objects, or
        policies; `how`: edition, options, reward, illegal, full_information, normalise, as everywhere in this package.
        """
        self.setup = Setup(game, players, **how)
        self.seat = check_seat(seat, self.setup.players)
        self.opponents = check_opponents(opponents, self.setup)
        self.mask_in_observation = mask_in_observation
        self.render_mode = check_render_mode(render_mode)
        self.feature_names = self.setup.feature_names
        self.feature_groups = self.setup.feature_groups
        self.sitting = Sitting(self.setup)
        self.bots: dict[int, Bot | Policy] = {}
        features = box(self.feature_names, self.setup.scale)
        self.observation_space = with_mask(features, self.setup.actions) if mask_in_observation else features
        self.action_space = Discrete(self.setup.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new match, played on to this seat's first decision. A seed gives the same deal as in `game.new(seed=…)`."""
        super().reset(seed=seed, options=options)
        self._begin(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        while self.sitting.actor == OVER:
            # Nobody asked this seat anything: such a match teaches nothing.
            self._begin(int(self.np_random.integers(1 << 62)))
        mask = self.sitting.mask()
        return self._observation(mask), self._info(mask)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
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
        worth, mask = self.sitting.worth, self.sitting.mask()
        return self._observation(mask), worth[self.seat] if worth else 0.0, worth is not None, False, self._info(mask)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal decisions as truth values, under the name that masking learners look for."""
        return self.sitting.mask().astype(np.bool_)

    def render(self) -> Any:
        """The board as this seat sees it: text with colours ("ansi") or a picture ("rgb_array")."""
        return draw(self.render_mode, self.setup, self.sitting.state, self.seat)

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
            if isinstance(bot, Bot):
                sitting.act(ask_bot(bot, self.setup.game, sitting.state, sitting.entries))
            else:
                mask = sitting.mask()[None]
                seen: Any = sitting.observe(actor)[None]
                seen = {"observation": seen, "action_mask": mask} if self.mask_in_observation else seen
                sitting.act(int(ask_policy(bot, seen, mask)[0]))

    def _observation(self, mask: NDArray[np.int8]) -> Any:
        features = self.sitting.observe(self.seat)
        return {"observation": features, "action_mask": mask} if self.mask_in_observation else features

    def _info(self, mask: NDArray[np.int8]) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": mask.copy() if self.mask_in_observation else mask}
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


def environment_id(game: Game) -> str:
    """The name of its environment: the title without blanks, and the rules number less one."""
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
