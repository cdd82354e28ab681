"""A turn of Firenze has six phases; the majorities at the end are nobody's turn."""

from signoria.core.story import Story

STORY = Story(
    headlines=(
        "balcony-completed",
        "completed",
        "ruin",
        "sabotaged",
        "stolen",
        "swapped",
        "built",
        "building-opened",
        "church-laid",
        "event-struck",
        "played",
        "card-taken",
        "bricks-taken",
    ),
    stages=("turns-over", "majority", "no-majority", "feast-scored"),
    begins=("turn-begins",),
)
