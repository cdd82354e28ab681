"""What the search thinks of a position of Firenze; the weights are data, in weights.toml."""

from signoria.games.firenze.bots.judgement.evaluation import Judgement

__all__ = ["Judgement"]
