"""The board of Corte in the terminal: the trick, what everyone holds, and the own hand."""

from typing import Any

from rich.text import Text

from signoria.core.drawing.picture import ALWAYS, TABLE, Part, Picture
from signoria.core.drawing.seats import letters_at, names_of, seat_mark, who_sits
from signoria.core.language import Wording


def board(view: dict[str, Any], wording: Wording, _width: int) -> Picture:
    players = len(view["hands"])
    letters, names = letters_at(wording, players), names_of(wording, players)
    lines = []
    for seat in range(players):
        line = seat_mark(seat, letters[seat], players)
        line.append(f" {names[seat]} {who_sits(wording, seat, view['actor'])}".ljust(24))
        line.append(
            f"{view['points'][seat]:>3}  " + "▮" * view["hands"][seat] + "".join(f" [{c}]" for c in view["trick"][seat])
        )
        lines.append(line)
    hand = Text(wording.shared("board-hand", cards=" ".join(map(str, view["hand"]))))
    return Picture([Part(ALWAYS, [Text(wording.title().upper(), "bold")]), Part(TABLE, lines), Part(ALWAYS, [hand])])
