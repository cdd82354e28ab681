"""What the search thinks of a position of Il Vecchio; the weights are data, in weights.toml."""

from signoria.games.ilvecchio.bots.judgement.evaluation import Judgement

__all__ = ["Judgement"]
