"""A turn of Il Vecchio is a journey and what it is for; rounds and the scoring at the end are nobody's turn."""

from signoria.core.story import Story

STORY = Story(
    headlines=(
        "enters",
        "enters-behind",
        "claims",
        "recovers",
        "joins",
        "takes",
        "uses",
        "forgoes",
        "rides",
        "walks",
        "gives",
    ),
    stages=(
        "round-begins",
        "last-crest",
        "double-turns",
        "round-limit",
        "scores-nobility",
        "scores-track",
        "scores-everywhere",
        "scores-majority",
        "scores-crests",
        "scores-forgone",
    ),
    begins=("turn-begins",),
)
