"""Marks of decisions: the only place that knows the thresholds. Server, terminal and browser show what is decided here.

Losses are chances to win, from 0 to 1. A loss within its noise (twice the standard error of the difference) is never more
than *fine*.
"""

import math
from collections.abc import Iterable
from typing import Final

BEST: Final = "best"
FINE: Final = "fine"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
MARKS: Final = (BEST, FINE, INACCURACY, MISTAKE, BLUNDER)
COSTLY: Final = (INACCURACY, MISTAKE, BLUNDER)
SIGNS: Final = {BEST: "✓", FINE: "·", INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}

# A loss below this is rounding, so the decision counts as the best one.
BEST_BELOW: Final = 0.005
# The smallest loss of each costly mark.
AT_LEAST: Final = {INACCURACY: 0.02, MISTAKE: 0.05, BLUNDER: 0.10}
# A decision mattered if its best and its played or worst judged choice are at least this far apart.
MATTERS: Final = 0.01
# The accuracy of one decision is 100 · e^(−STEEPNESS · lost); fewer decisions than FEWEST give no accuracy.
STEEPNESS: Final = 8.0
FEWEST: Final = 8


def mark_of(lost: float, noise: float, *, same: bool = False) -> str:
    """The mark of a decision that lost so much chance to win; `same`: it was the best choice itself."""
    if same or lost < BEST_BELOW:
        return BEST
    if lost < noise:
        return FINE
    return next((mark for mark in reversed(COSTLY) if lost >= AT_LEAST[mark]), FINE)


def accuracy_of(losses: Iterable[float]) -> float | None:
    """The mean accuracy in percent over the decisions that mattered; None if these are too few to say."""
    found = [100.0 * math.exp(-STEEPNESS * max(0.0, lost)) for lost in losses]
    return sum(found) / len(found) if len(found) >= FEWEST else None
