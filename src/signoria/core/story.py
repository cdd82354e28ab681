"""How the events of a game become turns that people can read: what begins one, what ends one, and what it was about.

A turn is told by one sentence, that of its most telling event; the others are its details.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Story:
    """Keys of events. Without `begins` and `ends` a turn is what one seat decides until another one does.

    `headlines`: what a turn can be about, the most telling first. `stages`: what nobody's turn is, such as a payout; the
    events after it belong to it until the next turn.
    """

    headlines: tuple[str, ...] = ()
    stages: tuple[str, ...] = ()
    begins: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
