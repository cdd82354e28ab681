"""Sensible Firenze, fast: how good each action looks, in points, and playing on from imagined positions by that."""

from typing import Final

from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.core.vec import vec
from signoria.games.firenze.actions import PLAY
from signoria.games.firenze.bots.judgement.building import Building
from signoria.games.firenze.bots.judgement.losses import Losses
from signoria.games.firenze.bots.judgement.plan import Plan
from signoria.games.firenze.bots.judgement.site import Site
from signoria.games.firenze.bots.judgement.takings import Takings
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import (
    BUILD,
    CARD_LIMIT,
    CHOOSE_CARD,
    COMMISSIONS,
    DROP_FEAST,
    EXCHANGE,
    FACE_EVENT,
    LOSE_STOREY,
    OPTIONS,
    PAY_BUILDING,
    PAY_CARD,
    PAY_EXCHANGE,
    RETURN_BRICKS,
    SABOTAGE_TOWER,
    SABOTAGE_WHOM,
    SPARE_TOWER,
    STEAL_BRICK,
    STORAGE_LIMIT,
    SWAP_FOR,
    TEAR_DOWN,
)


class Policy:
    """Scores actions in points, and plays the best-looking ones."""

    def __init__(self, weights: vec[float]) -> None:
        self.scores: Final[vec[float]] = vec[float]([0.0] * OPTIONS)
        self.site: Final[Site] = Site(weights)
        other = Site(weights)
        plan = Plan(self.site)
        self.takings: Final[Takings] = Takings(plan, self.scores)
        self.building: Final[Building] = Building(plan, other, self.scores)
        self.losses: Final[Losses] = Losses(self.site, other, self.scores)

    def play(self, state: FirenzeState, rng: Rng) -> None:
        """One decision, or one outcome of chance; building is done in one go."""
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            return
        self.look(state, state.options, state.count, True)
        best: i64 = 0
        for i in range(1, state.count):
            if self.scores[i] > self.scores[best]:
                best = i
        action = state.options[best]
        if state.waiting == BUILD and action < PLAY:
            self.building.lay(state)
        else:
            state.apply(action)

    def score(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """How good each action looks; only differences matter."""
        self.look(state, actions, count, False)

    def look(self, state: FirenzeState, actions: vec[i64], count: i64, quick: bool) -> None:
        """Read the site, and score the actions by what is asked; in a hurry only what it takes to choose one."""
        waiting = state.waiting
        if waiting in (PAY_CARD, PAY_EXCHANGE, PAY_BUILDING, RETURN_BRICKS, STORAGE_LIMIT):
            self.site.read_stock(state, state.asked)
            self.losses.score_payment(state, actions, count)
            return
        self.site.read(state, state.asked)
        if waiting == CHOOSE_CARD:
            self.takings.score_cards(state, actions, count)
        elif waiting == EXCHANGE:
            self.takings.score_exchange(state, actions, count, quick)
        elif waiting == BUILD:
            self.building.score(state, actions, count, quick)
        elif waiting == COMMISSIONS:
            self.building.score_commissions(state, actions, count)
        else:
            self.look_at_question(state, actions, count)

    def look_at_question(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """What is asked within a phase: by events, persons and limits."""
        waiting = state.waiting
        if waiting in (FACE_EVENT, CARD_LIMIT, DROP_FEAST):
            self.losses.score_cards(state, actions, count)
        elif waiting in (STEAL_BRICK, SWAP_FOR):
            self.takings.score_picks(actions, count)
        elif waiting == SABOTAGE_WHOM:
            self.losses.score_victims(state, actions, count)
        elif waiting in (SABOTAGE_TOWER, SPARE_TOWER, TEAR_DOWN, LOSE_STOREY):
            self.losses.score_towers(state, actions, count)
        else:
            self.losses.score_swap(actions, count)
