"""What the search thinks of a position of Medici; the weights are data, in weights.toml."""

from signoria.games.medici.bots.judgement.evaluation import Judgement

__all__ = ["Judgement"]
