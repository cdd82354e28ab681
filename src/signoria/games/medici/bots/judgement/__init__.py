"""What the search thinks of a position of Medici; the weights are data, in weights.toml."""

from typing import Final

from signoria.games.medici.bots.judgement.evaluation import Judgement

__all__ = ["NAMES", "Judgement"]

# The weights by name, in the order of the constants in evaluation.py.
NAMES: Final = (
    "value_spread", "good_share", "round_spread", "climb", "blur", "card_price", "thrift", "spread", "auctions",
    "least_willing", "most_willing", "expected", "adds_for_others", "adds_to_own",
    "others_price", "others_thrift", "steady",
)  # fmt: skip
