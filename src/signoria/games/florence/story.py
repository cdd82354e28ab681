"""A turn of Florence is an action; the drive of the coach and the scoring after it are nobody's."""

from signoria.core.story import Story

STORY = Story(
    headlines=(
        "plays",
        "brags",
        "gives",
        "promotes",
        "deploys",
        "arrives",
        "passes-first",
        "passes-last",
        "passes",
        "accepts",
        "declines",
        "forgoes",
        "draws",
        "swaps",
        "bonus-point",
        "bonus-time",
        "ring-laid",
        "strozzi-brags",
        "strozzi-promotes",
        "strozzi-deploys",
        "strozzi-guard",
        "strozzi-bodyguard",
        "strozzi-feast-points",
        "strozzi-passes-last",
        "strozzi-passes",
        "strozzi-card",
    ),
    stages=("coach-enters", "round-begins", "cards-to-time", "time-to-points", "objective-points"),
)
