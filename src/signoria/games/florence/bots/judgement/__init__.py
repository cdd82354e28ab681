"""What the search thinks of a position of Florence; the weights are data, in weights.toml."""

from signoria.games.florence.bots.judgement.evaluation import Judgement

__all__ = ["Judgement"]
