"""A stranger's bot for Medici, to measure ours against: every sensible action is played out equally often, the best mean wins.

No tree, no priors beyond leaving hopeless bids out. What follows is played on for some auctions with others who see every lot
in their own way, and judged by our own judgement.

    python benchmarks/flat_monte_carlo.py --against magnifico --matches 100
"""

import argparse
from typing import Final

import signoria
from signoria.bots.bot import Advice, Bot
from signoria.bots.play import decide
from signoria.bots.registry import make_bot
from signoria.bots.search_bot import judgement
from signoria.core.evaluation import outlook
from signoria.core.game import Game
from signoria.core.perspective import Perspective

SIMULATIONS: Final = 400
CANDIDATES: Final = 12
PLAYERS: Final = 4


class FlatMonteCarlo(Bot):
    """Every candidate gets the same number of imagined continuations."""

    def __init__(self, game: Game, seed: int = 0, simulations: int = SIMULATIONS) -> None:
        super().__init__(game, seed)
        self.simulations = simulations
        self.evaluation = judgement(game)

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
