"""Firenze: what is given up, bricks in payment, cards that must go, storeys and towers to events and persons."""

from typing import Final

from mypy_extensions import i64

from signoria.core.vec import vec
from signoria.games.firenze.actions import AGAINST, DISCARD, ENDURE, PAY, PLAY, RETURN, TOWER
from signoria.games.firenze.bots.judgement.persons import person_gain
from signoria.games.firenze.bots.judgement.site import NEVER, Site
from signoria.games.firenze.bots.judgement.weights import CARD
from signoria.games.firenze.components import COLOURS, FEAST, PROTECT
from signoria.games.firenze.event_cards import bricks_due, loses_tower
from signoria.games.firenze.scoring import feast_points
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.table import (
    FACE_EVENT,
    LOSE_STOREY,
    PAY_CARD,
    SABOTAGE_TOWER,
    SPARE_TOWER,
    key_colour,
    key_height,
)
from signoria.games.firenze.towers import named_tower

# What a tower loses by not being raised counts at least this much in a plan of the opponent.
HARM: Final = 0.5


class Losses:
    """Scores what hurts the own site least or an opponent's most, in points."""

    def __init__(self, site: Site, other: Site, scores: vec[float]) -> None:
        self.site: Final[Site] = site
        # the site of an opponent
        self.other: Final[Site] = other
        self.weights: Final[vec[float]] = site.weights
        self.scores: Final[vec[float]] = scores
        self.left: Final[vec[i64]] = vec[i64]([0] * COLOURS)

    # ---- bricks ---------------------------------------------------------------------------------------------------------

    def score_payment(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """Give what matters least; a payment goes from white to purple, so the whole of it is thought of first."""
        site = self.site
        owed = max(1, state.owed)
        if state.waiting == PAY_CARD:
            owed = state.chosen - state.paid
        for colour in range(COLOURS):
            self.left[colour] = site.storage[colour]
        site.pay_cheapest(self.left, owed)
        preferred: i64 = -1
        for i in range(count):
            colour = actions[i] - (PAY if actions[i] < RETURN else RETURN)
            self.scores[i] = -site.need(colour)
            if preferred < 0 and self.left[colour] < site.storage[colour]:
                preferred = i
        if preferred >= 0:
            best = NEVER
            for i in range(count):
                best = max(best, self.scores[i])
            self.scores[preferred] = best + 0.5

    def score_swap(self, actions: vec[i64], count: i64) -> None:
        """The brick that the Smuggler gives: the one that matters least."""
        for i in range(count):
            self.scores[i] = -self.site.need(actions[i] - PAY)

    # ---- cards ----------------------------------------------------------------------------------------------------------

    def score_cards(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """Cards that must go, and the Patrician against an event."""
        parts = state.parts
        seat = state.active
        for i in range(count):
            action = actions[i]
            if action == ENDURE:
                self.scores[i] = 0.0
            elif action >= DISCARD:
                kind = action - DISCARD
                worth = float(feast_points(state, seat, kind)) if parts.type[kind] == FEAST else 0.0
                self.scores[i] = -worth - self.weights[CARD + parts.effect[kind]]
            elif state.waiting == FACE_EVENT:
                loss = 4.0 if loses_tower(state, seat) else 0.4 * float(bricks_due(state, seat))
                self.scores[i] = loss - self.weights[CARD + PROTECT]
            else:
                self.scores[i] = person_gain(state, action - PLAY)

    # ---- towers ---------------------------------------------------------------------------------------------------------

    def score_victims(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """The opponent with the tower that hurts most."""
        other = self.other
        for i in range(count):
            other.read(state, actions[i] - AGAINST)
            most = 0.0
            for j in range(other.towers):
                most = max(most, storey(other, other.colour[j], other.height[j]))
            self.scores[i] = most

    def score_towers(self, state: FirenzeState, actions: vec[i64], count: i64) -> None:
        """An opponent's tower that hurts most, or the own one whose loss hurts least."""
        site = self.site
        waiting = state.waiting
        if waiting == SABOTAGE_TOWER:
            site = self.other
            site.read(state, state.victim)
        for i in range(count):
            key = named_tower(actions[i] - TOWER)
            colour = key_colour(key)
            height = key_height(key)
            if waiting == SABOTAGE_TOWER:
                self.scores[i] = storey(site, colour, height)
            elif waiting == LOSE_STOREY:
                self.scores[i] = -storey(site, colour, height)
            else:
                kept = site.prospect(colour, height, site.storage[colour])
                self.scores[i] = kept if waiting == SPARE_TOWER else -kept


def storey(site: Site, colour: i64, height: i64) -> float:
    """What a tower loses with its top storey."""
    have = site.storage[colour]
    lower = site.prospect(colour, height - 1, have) if height > 1 else 0.0
    return site.prospect(colour, height, have) - lower + HARM
