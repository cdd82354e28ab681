"""A turn of Medici is a lot: shown, offered, bid for and bought."""

from signoria.core.story import Story

STORY = Story(
    headlines=("bought", "unsold", "free-card", "auctioned", "revealed"),
    stages=("round-over", "payout", "round-begins", "capital", "starts"),
    ends=("bought", "unsold"),
)
