"""What the search thinks of a position of Florence; the weights are data, in weights.toml."""

from typing import Final

from signoria.games.florence.bots.judgement.evaluation import Judgement

__all__ = ["NAMES", "Judgement"]

# The weights by name, in the order of the constants in weights.py; a promise has two: its worth, and what each round left adds.
PLAIN: Final = (
    "time", "lost_time", "last_time", "queue_0", "queue_1", "queue_2", "head_0", "head_1", "head_2", "near_0", "near_1",
    "near_2", "street", "later_lead", "deny", "debutant", "donna", "maestro", "objective", "objective_step", "marker",
    "brag_hope", "brag_growth", "card", "top_marker", "spy", "bodyguard", "bouncer", "bonus", "first_pass", "noise",
    "warmth", "horizon", "spread", "spread_per_round",
)  # fmt: skip
PROMISES: Final = (
    "always", "time", "queue_now", "queue_next", "queue_after", "heads", "debutants", "donnas", "maestros", "hand",
    "brags", "other_brags", "markers", "reached", "marked", "bodyguards", "spies", "bouncers", "tops", "turn", "rivals",
)  # fmt: skip
NAMES: Final = (*PLAIN, *(f"promise_{name}{part}" for name in PROMISES for part in ("", "_per_round")))
