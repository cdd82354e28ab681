"""What a search thinks of a position: which actions look promising, and how the match may end for each seat.

An outlook is three numbers for each seat: what the end is worth (0 to 1), the expected place, the expected points.
"""

import math
from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.core.playout import play_randomly
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.vec import vec

# What the end is worth: winning above all, then the place, then how far ahead in points.
WIN: Final = 0.7
PLACE: Final = 0.25
MARGIN: Final = 0.05
POINTS_OF_MARGIN: Final = 40.0
# A weight that counts where playing on ends is named like the one that sensible play goes by, with this before it.
OF_POSITIONS: Final = "position."


def outlook(players: i64) -> vec[float]:
    """Room for the three numbers of each seat."""
    return vec[float]([0.0 for _ in range(3 * players)])


def judge_end(state: State, out: vec[float]) -> None:
    """The outlook of a finished match: its places and points."""
    players = state.players
    places = state.placings()
    scores = state.scores()
    winners: i64 = 0
    total = 0.0
    for seat in range(players):
        if places[seat] == 1:
            winners += 1
        total += float(scores[seat])
    for rival in state.rivals():
        total += float(rival)
    for seat in range(players):
        place = float(places[seat])
        won = 1.0 / float(winners) if places[seat] == 1 else 0.0
        others = max(players - 1, 1)
        ahead = float(scores[seat]) - (total - float(scores[seat])) / float(others)
        out[seat] = worth(won, place, players, ahead)
        out[players + seat] = place
        out[2 * players + seat] = float(scores[seat])


def worth(won: float, place: float, players: i64, ahead: float) -> float:
    """What a chance of winning, a place and a lead are worth together."""
    ranks = 1.0 if players < 2 else (float(players) - place) / float(players - 1)
    return WIN * won + PLACE * max(0.0, ranks) + MARGIN / (1.0 + math.exp(-ahead / POINTS_OF_MARGIN))


def judge_points(players: i64, spread: float, out: vec[float]) -> None:
    """The outlook from expected final points (already in the last third of `out`) that may be off by about `spread`."""
    best = out[2 * players]
    total = 0.0
    for seat in range(players):
        best = max(best, out[2 * players + seat])
        total += out[2 * players + seat]
    weight = 0.0
    for seat in range(players):
        weight += math.exp((out[2 * players + seat] - best) / spread)
    for seat in range(players):
        points = out[2 * players + seat]
        won = math.exp((points - best) / spread) / weight
        place = 1.0
        for other in range(players):
            if other != seat:
                place += 1.0 / (1.0 + math.exp((points - out[2 * players + other]) / spread))
        ahead = points - (total - points) / float(max(players - 1, 1))
        out[seat] = worth(won, place, players, ahead)
        out[players + seat] = place


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A game's judgement. The search asks it about positions that are only imagined.

    Where it has `replies`, others are not thought to find the best answer every time: they answer as people may.
    """

    replies: bool = False

    def begin(self, seat: i64, misjudge: i64, rng: Rng) -> None:
        """A seat is to think; who plays weakly is wrong about what things are worth, by up to so many of a hundred."""

    def reply(self, state: State, rng: Rng) -> i64:
        """What another seat may do here: often sensible, not always the same."""
        return state.pick(rng)

    @abstractmethod
    def judge(self, state: State, rng: Rng, out: vec[float]) -> None:
        """Fill `out` with the outlook of a position. The state may be played on; it is thrown away afterwards."""

    def prior(self, state: State, actions: vec[i64], count: i64, priors: vec[float]) -> None:
        """How promising each action looks, as weights; 0 leaves an action out. All alike unless a game knows better."""
        for i in range(count):
            priors[i] = 1.0


class RandomPlayouts(Evaluation):
    """Plays on at random to the end: the plain search, for games and comparisons without an evaluation."""

    def judge(self, state: State, rng: Rng, out: vec[float]) -> None:
        play_randomly(state, rng)
        judge_end(state, out)
