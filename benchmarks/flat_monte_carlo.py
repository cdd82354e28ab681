"""A stranger's bot for Medici, to measure ours against: every sensible action is played out equally often, the best mean wins.

No tree, no priors beyond leaving hopeless bids out. What follows is played on for three auctions with others who see every lot
in their own way, and judged by our own judgement. Its weights are its own and stay as they are: a yardstick that grew with what
it measures would say nothing.

    python benchmarks/flat_monte_carlo.py --against magnifico --matches 100
"""

import argparse
from typing import Final

import signoria
from signoria.bots.bot import Advice, Bot
from signoria.bots.play import decide
from signoria.bots.registry import make_bot
from signoria.core.evaluation import outlook
from signoria.core.game import Game
from signoria.core.perspective import Perspective
from signoria.games.medici.bots.judgement import NAMES, Judgement

SIMULATIONS: Final = 400
CANDIDATES: Final = 12
PLAYERS: Final = 4
# As our judgement weighed when this bot was written, but for three auctions; a weight that came later is left neutral.
WEIGHTS: Final = {
    "value_spread": 3.2,
    "good_share": 0.15,
    "round_spread": 1.0,
    "climb": 1.0,
    "blur": 0.35,
    "card_price": 0.5,
    "thrift": 0.85,
    "spread": 16.0,
    "auctions": 3.0,
    "least_willing": 0.5,
    "most_willing": 1.1,
    "expected": 0.8,
    "adds_for_others": 0.6,
    "adds_to_own": 0.25,
    "others_price": 0.5,
    "others_thrift": 0.85,
    "steady": 0.0,
}


class FlatMonteCarlo(Bot):
    """Every candidate gets the same number of imagined continuations."""

    def __init__(self, game: Game, seed: int = 0, simulations: int = SIMULATIONS) -> None:
        super().__init__(game, seed)
        self.simulations = simulations
        self.evaluation = Judgement([WEIGHTS[name] for name in NAMES])

    def advise(self, perspective: Perspective) -> Advice:
        """Passing, and the lowest bids: who is willing to pay more is found by trying."""
        legal = perspective.legal_actions()[:CANDIDATES]
        rng, out = perspective.stream(), outlook(perspective.players)
        self.evaluation.begin(perspective.seat, 0, rng)
        means = dict.fromkeys(legal, 0.0)
        for _ in range(max(1, self.simulations // len(legal))):
            imagined = perspective.imagine()
            for action in legal:
                state = imagined.clone()
                state.apply(action)
                self.evaluation.judge(state, rng, out)
                means[action] += out[perspective.seat]
        return Advice(max(means, key=lambda action: means[action]), "search", {}, ())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="magnifico", help="the level that fills the other seats")
    parser.add_argument("--turned", action="store_true", help="one of the level against three of the flat Monte-Carlo bot")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    game, won = signoria.load("medici"), 0.0
    for played in range(args.matches):
        seat, deal = played % PLAYERS, args.seed + played // PLAYERS
        match = game.new(players=PLAYERS, seed=deal)
        bots: list[Bot] = [
            FlatMonteCarlo(game, deal) if (place == seat) != args.turned else make_bot(args.against, game, deal)
            for place in range(PLAYERS)
        ]
        while not match.over:
            match.step(decide(match, bots[match.actor]))
        winners = [place for place, rank in enumerate(match.state.placings()) if rank == 1]
        won += (seat in winners) / len(winners)
    who = args.against if args.turned else "flat Monte-Carlo"
    print(f"{who}: {100 * won / args.matches:.1f} % of {args.matches} (even share {100 / PLAYERS:.0f} %)")


if __name__ == "__main__":
    main()
