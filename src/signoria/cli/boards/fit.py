"""Words cut or filled to the columns of a board."""


def fit(text: str, width: int, *, right: bool = False) -> str:
    """Exactly this wide: filled up with blanks, or cut with an ellipsis."""
    if len(text) > width:
        return text[: max(0, width - 1)] + "…"
    return text.rjust(width) if right else text.ljust(width)
