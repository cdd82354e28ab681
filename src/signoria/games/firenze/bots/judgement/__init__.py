"""What the search thinks of a position of Firenze; the weights are data, in weights.toml."""

from typing import Final

from signoria.core.evaluation import OF_POSITIONS
from signoria.games.firenze.bots.judgement.evaluation import Judgement
from signoria.games.firenze.bots.judgement.weights import TWICE

__all__ = ["NAMES", "Judgement"]

# The weights by name, in the order of the constants in weights.py; those that positions have once more follow.
PLAYING: Final = (
    "later", "pace", "twin", "crowd-1", "crowd-2", "crowd-3", "crowd-4", "crowd-5", "ahead-1", "ahead-2", "ahead-3",
    "brick-white", "brick-yellow", "brick-green", "brick-red-brown", "brick-blue", "brick-purple", "supply-white",
    "supply-yellow", "supply-green", "supply-red-brown", "supply-blue", "supply-purple", "in-row", "contested", "tile",
    "majority-softness", "dearest", "room", "trifle", "keeping", "careful", "turns", "towers", "left", "bonus-softness",
    "tempo", "spread", "progress", "card-tribute", "card-luxury-tax", "card-flood", "card-warehouse-fire",
    "card-collapse", "card-mason", "card-smuggler", "card-saboteur", "card-spy", "card-patrician", "card-princess",
    "card-wholesaler", "card-architect", "card-monument", "card-recognition", "card-feast", "card-workshop",
    "card-storehouse", "card-trading-house", "card-privilege", "card-campanile", "wanted", "paid", "haste", "bonus",
    "stock", "care", "bare-0", "bare-1", "unbuilt",
)  # fmt: skip
NAMES: Final = (*PLAYING, *(f"{OF_POSITIONS}{PLAYING[place]}" for place in TWICE))
