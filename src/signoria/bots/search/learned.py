"""The game's own judgement, set right by what was learned from matches: expected points, and how sure they are.

The network sees what the seat that thinks can see, nothing else; everything but the expectation stays with the judgement.
"""

from typing import Final

from mypy_extensions import i64

from signoria.bots.search.network import Network
from signoria.core.evaluation import Evaluation, judge_points
from signoria.core.rng import Rng
from signoria.core.state import OVER, State
from signoria.core.vec import vec

# Final points are never surer than this, nor less sure than that.
SUREST: Final = 1.0
LEAST_SURE: Final = 80.0
# A residual beyond this says that nothing like the position was ever learned from.
FARTHEST: Final = 100.0


class Learned(Evaluation):
    """A judgement with a residual on its expected points, where a network was learned for the number of players.

    `settled`: the network reads the position that the judgement arrived at by playing on, otherwise the one it was asked about.
    """

    def __init__(self, judgement: Evaluation, networks: list[Network], settled: bool) -> None:
        self.judgement: Evaluation = judgement
        self.networks: list[Network] = networks
        self.settled: bool = settled
        self.seat: i64 = 0
        self.replies = judgement.replies

    def begin(self, seat: i64, misjudge: i64, rng: Rng) -> None:
        self.seat = seat
        self.judgement.begin(seat, misjudge, rng)

    def reply(self, state: State, rng: Rng) -> i64:
        return self.judgement.reply(state, rng)

    def prior(self, state: State, actions: vec[i64], count: i64, priors: vec[float]) -> None:
        self.judgement.prior(state, actions, count, priors)

    def judge(self, state: State, rng: Rng, out: vec[float]) -> None:
        network = self.network_for(state.players)
        if network is None:
            self.judgement.judge(state, rng, out)
            return
        if not self.settled:
            network.observe(state, self.seat)
        self.judgement.judge(state, rng, out)
        if self.settled:
            if state.actor() == OVER:
                return
            network.observe(state, self.seat)
        network.expect(self.seat, out)
        network.speak()
        self.correct(network, out)

    def network_for(self, players: i64) -> Network | None:
        for network in self.networks:
            if network.players == players:
                return network
        return None

    def correct(self, network: Network, out: vec[float]) -> None:
        """Add the residuals, which are told from the own seat on, and work worth and places out anew."""
        players = network.players
        other = self.seat
        for distance in range(players):
            out[2 * players + other] += min(max(network.said[distance], -FARTHEST), FARTHEST)
            other = other + 1 if other + 1 < players else i64(0)
        judge_points(players, min(max(network.said[players], SUREST), LEAST_SURE), out)
