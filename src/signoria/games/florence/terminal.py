"""The Florence board: the dial, nine locations with queues and tiles, the streets between them, families and own cards."""

from typing import Any, Final

from rich.text import Text

from signoria.core.codec import Arg
from signoria.core.drawing.fit import fit, wrapped
from signoria.core.drawing.picture import ALWAYS, LEGEND, OTHERS, OWN_TILES, TABLE, TRACKS, Part, Picture
from signoria.core.drawing.seats import family_style, named, names_of, seat_letters, seat_mark
from signoria.core.drawing.words import TableWording, colon
from signoria.core.language import Argument, Wording

RANKS: Final = ("debutant", "donna", "maestro")
MEDICI: Final = ("cosimo", "contessina", "giovanni")
MEDICI_STYLES: Final = {
    "cosimo": "bold #FBF7EE on #A3262A",
    "contessina": "bold #2B0F2A on #E08FB0",
    "giovanni": "bold #FBF7EE on #2E7FB0",
}
STROZZI_STYLES: Final = {"orange": "bold #2A1B08 on #E8602C", "blue": "bold #FBF7EE on #4A6FC4"}
STROZZI: Final = "bold #FBF7EE on #6B4A2A"
BAND: Final = "bold #FBF7EE on #1F4A3E"
GOLD: Final = "bold #C8912B"
GAP: Final = 3
NAME: Final = 14
# From this width on there is room for the level of a computer beside its name.
ROOMY: Final = 88
SIDE: Final = 3


def value(wording: TableWording, arg: Arg, number: int) -> Argument | None:
    """An objective also by its locations, as the card shows them."""
    if arg.name != "objective":
        return None
    locations = wording.played.content["objectives"]["locations"][number - 1]
    return f"{number} ({', '.join(str(locations))})"


def board(view: dict[str, Any], wording: Wording, width: int) -> Picture:
    drawing = Drawing(view, wording, width)
    dial = drawing.dial()
    parts = [Part(ALWAYS, [drawing.band(), *dial[:1]]), Part(TRACKS, dial[1:])]
    for row in range(SIDE):
        parts.append(Part(TABLE, drawing.row(row)))
        if row < SIDE - 1:
            parts.append(Part(TABLE, [drawing.streets_below(row)]))
    parts.append(Part(ALWAYS, [drawing.heading()]))
    for seat in range(view["players"]):
        parts.append(Part(ALWAYS if seat == view["seat"] else OTHERS, [drawing.family(seat)]))
    if view["solo"]:
        parts.append(Part(OTHERS, [drawing.strozzi()]))
    parts.append(Part(OWN_TILES, drawing.own()))
    parts.append(Part(LEGEND, drawing.legend()))
    return Picture(parts)


class Drawing:
    """One picture of the table, line by line."""

    def __init__(self, view: dict[str, Any], wording: Wording, width: int) -> None:
        self.view = view
        self.wording = wording
        self.width = width
        self.colon = colon(wording.lexicon.language)
        self.name = NAME if width < ROOMY else NAME + 8
        self.cell = (width - 2 * GAP) // SIDE
        self.names = names_of(wording, view["players"])
        words = [self.word("board-strozzi"), self.word("strozzi-orange"), self.word("strozzi-blue")] if view["solo"] else []
        letters = seat_letters([*self.names, *words])
        self.letters = letters[: view["players"]]
        self.rivals = letters[view["players"] :]

    def word(self, key: str, **args: int | str) -> str:
        return self.wording.lexicon.say(key, args)

    # ---- signs -----------------------------------------------------------------------------------------------------------

    def sign(self, family: int) -> tuple[str, str]:
        """A family's letter and its colours."""
        if family < self.view["players"]:
            return self.letters[family], family_style(family, self.view["players"])
        return self.rivals[0], STROZZI

    def signs(self, families: list[int]) -> Text:
        line = Text()
        for family in families:
            line.append(*self.sign(family))
        return line

    def member(self, member: dict[str, Any]) -> Text:
        """A letter for the family and one for the rank: `Ad`, `AN`, `AM`."""
        rank = self.word(f"board-rank-{member['rank']}")
        if "colour" in member:
            at = 1 if member["colour"] == "orange" else 2
            return Text(self.rivals[at] + rank, STROZZI_STYLES[member["colour"]])
        letter, style = self.sign(member["family"])
        return Text(letter + rank, style)

    def medici(self, name: str, sign: str) -> Text:
        """`♜Cos` for a coach, `◆Cos` for a destination."""
        return Text(sign + self.word(f"medici-{name}")[:3], MEDICI_STYLES[name])

    # ---- the dial --------------------------------------------------------------------------------------------------------

    def band(self) -> Text:
        left = f" {self.wording.title().upper()}"
        right = self.word("board-round", round=max(1, self.view["round"]), rounds=self.view["rounds"])
        return Text(left + right.rjust(self.width - len(left) - 1) + " ", BAND, no_wrap=True)

    def dial(self) -> list[Text]:
        """The three sectors that can be seen: where each Medici drives, for what time, and what is paid there."""
        return [self.sector(sector, index == 0) for index, sector in enumerate(self.view["dial"])]

    def sector(self, sector: dict[str, Any], active: bool) -> Text:
        line = Text("▶ " if active else "  ", "bold", no_wrap=True)
        line.append(f"{sector['round']} ", "bold")
        line.append(f" {self.word('medici-' + sector['medici'])} ".ljust(13), MEDICI_STYLES[sector["medici"]])
        to = self.word("board-to", location=sector["destination"]) if sector["destination"] else ""
        time = self.word("board-time", time=sector["time"]) if sector["time"] else ""
        line.append(f" {to:<8}{time:<9}", "bold" if active else "")
        line.append(self.word("board-head", points=sector["head"]) + "  ")
        if "offers" in sector:
            line.append("  ".join(f"{price}→{points}" for price, points in sector["offers"]), GOLD)
        else:
            line.append(" ".join(str(points) for points in sector["queue"]), GOLD)
        if sector["gifts"]:
            line.append("  " + self.word("board-gifts-after", gifts=sector["gifts"]), "dim")
        line.truncate(self.width)
        return line

    # ---- the nine locations ----------------------------------------------------------------------------------------------

    def row(self, row: int) -> list[Text]:
        """Three locations side by side, four lines each, with the streets between them."""
        places = self.view["locations"][row * SIDE : row * SIDE + SIDE]
        lines: list[Text] = []
        for at, draw in enumerate((self.head_line, self.tile_line, self.marker_line, self.queue_line)):
            line = Text(no_wrap=True)
            for column, place in enumerate(places):
                cell = draw(place)
                cell.truncate(self.cell, pad=True)
                line.append_text(cell)
                if column < SIDE - 1:
                    line.append_text(self.street_beside(row, column) if at == 1 else Text(" " * GAP))
            lines.append(line)
        return lines

    def head_line(self, place: dict[str, Any]) -> Text:
        """The number, who drives here, whose coach, ring and bouncer are here."""
        line = Text().append(f" {place['number']} ", "bold reverse")
        for name in place["destination"]:
            line.append(" ").append_text(self.medici(name, "◆"))
        for name in place["coaches"]:
            line.append(" ").append_text(self.medici(name, "♜"))
        for family in place["rings"]:
            line.append(" ○").append_text(self.signs([family]))
        if place["bouncers"]:
            line.append(" " + self.word("board-bouncer"), "dim").append_text(self.signs(place["bouncers"]))
        return line

    def tile_line(self, place: dict[str, Any]) -> Text:
        if place["tile"] is None:
            return Text()
        line = Text(f"{place['unit']}× ", GOLD)
        worth = f" ={self.view['brags'][place['number'] - 1]}" if "brags" in self.view else ""
        line.append(fit(self.word(f"tile-{place['tile']}"), self.cell - line.cell_len - len(worth)).rstrip(), "bold")
        line.append(worth, "dim")
        return line

    def marker_line(self, place: dict[str, Any]) -> Text:
        """The three spaces of the tile from the bottom up, and the spies."""
        line = Text()
        for label, owner in zip(("0 ", "7 ", "13+ "), place["markers"], strict=True):
            line.append(label, "dim")
            line.append_text(self.signs([owner]) if owner is not None else Text("·", "dim"))
            line.append(" ")
        if place["spies"]:
            line.append(self.word("board-spy"), "dim").append_text(self.signs(place["spies"]))
        return line

    def queue_line(self, place: dict[str, Any]) -> Text:
        """The queue from its head on; open spaces are dots."""
        line = Text("▸", GOLD)
        for member in place["queue"]:
            line.append_text(self.member(member)).append(" ")
        line.append("·  " * (self.view["spaces"] - len(place["queue"])), "dim")
        return line

    def guards(self, a: int, b: int) -> list[int]:
        found: list[int] = self.view["streets"][f"{a}-{b}"]
        return found

    def street_beside(self, row: int, column: int) -> Text:
        number = row * SIDE + column + 1
        guards = self.guards(number, number + 1)
        line = Text()
        if len(guards) > GAP:
            return line.append(f"{len(guards)}!".center(GAP), "bold")
        line.append_text(self.signs(guards) if guards else Text("─", "dim"))
        before = (GAP - line.cell_len) // 2
        return Text("─" * before, "dim").append_text(line).append("─" * (GAP - before - line.cell_len), "dim")

    def streets_below(self, row: int) -> Text:
        """The streets to the next row; the diagonal of the coaches runs from 1 to 5."""
        line = Text(no_wrap=True)
        for column in range(SIDE):
            number = row * SIDE + column + 1
            guards = self.guards(number, number + SIDE)
            cell = Text(" " * (self.cell // 2 - 1)).append("│", "dim")
            cell.append_text(self.signs(guards))
            cell.truncate(self.cell, pad=True)
            line.append_text(cell)
            if column < SIDE - 1:
                line.append(" ╲ " if number == 1 else " " * GAP, "dim")
        return line

    # ---- the families ----------------------------------------------------------------------------------------------------

    def heading(self) -> Text:
        titles = (("points", 7), ("time-short", 6), ("supply", 8), ("gifts", 10), ("guards", 8), ("markers", 8), ("cards", 7))
        line = Text(" " * (6 + self.name), "dim", no_wrap=True)
        for key, width in titles:
            line.append(self.word(f"board-{key}")[: width - 1].rjust(width))
        line.truncate(self.width)
        return line

    def family(self, seat: int) -> Text:
        own = self.view["seats"][seat]
        line = Text("▶ " if self.view["actor"] == seat else "  ", "bold", no_wrap=True)
        line.append_text(seat_mark(seat, self.letters[seat], self.view["players"]))
        name = fit(named(self.wording, seat, self.names[seat]), self.name)
        line.append(f" {name}", "bold" if seat == self.view["seat"] else "")
        line.append(f"{own['points']:>7}", "bold")
        line.append(f"{own['time']:>6}")
        line.append("/".join(str(count) for count in own["supply"]).rjust(8))
        line.append(f"{own['gifts']} ({'/'.join(str(n) for n in own['given'])})".rjust(10))
        line.append(f"{own['guards']:>8}{own['markers']:>8}")
        line.append("/".join(str(own["backs"][name]) for name in MEDICI).rjust(7))
        if self.view["start"] == seat:
            line.append(" " + self.word("board-coin"), GOLD)
        if own["passed"]:
            line.append(" " + self.word("board-passed"), "dim")
        line.truncate(self.width)
        return line

    def strozzi(self) -> Text:
        own = self.view["strozzi"]
        line = Text("  ", no_wrap=True)
        line.append(f" {self.rivals[0]} ", STROZZI)
        line.append(" " + self.word("board-strozzi").ljust(self.name))
        line.append(f"{own['points']:>7}", "bold")
        line.append(f"{own['time']:>6}")
        both = [a + b for a, b in zip(own["supply"]["orange"], own["supply"]["blue"], strict=True)]
        line.append("/".join(str(count) for count in both).rjust(8))
        line.append(f"{own['guards']:>18}{sum(own['markers']):>8}")
        line.append(" " + self.word("board-passed") if own["passed"] else "", "dim")
        line.truncate(self.width)
        return line

    def legend(self) -> list[Text]:
        """What the letters and signs mean."""
        return wrapped(self.word("board-legend").split(" · "), self.width)

    # ---- what only this seat sees ----------------------------------------------------------------------------------------

    def own(self) -> list[Text]:
        lines: list[Text] = []
        objective = self.view["objective"]
        if objective is not None:
            line = Text(f"{self.word('board-objective')}{self.colon} ", GOLD, no_wrap=True)
            line.append(" ".join(str(place) for place in objective["locations"]), "bold")
            line.append(
                "  " + self.word("board-objective-now", members=objective["members"], points=objective["points"]), "dim"
            )
            line.truncate(self.width)
            lines.append(line)
        if self.view["seat"] >= 0:
            held = [self.card(name, count) for name, count in self.view["hand"].items()] or [self.word("board-no-cards")]
            lines += wrapped([f"{self.word('board-hand')}{self.colon} {held[0]}", *held[1:]], self.width, "bold")
        return lines

    def card(self, name: str, count: int) -> str:
        """A card of one's own with what it costs or gives."""
        said = self.word(f"scandal-{name}") + (f" ×{count}" if count > 1 else "")
        cost = self.view["card_costs"][name]
        if cost < 0:
            return self.word("board-hand-gain", card=said, gain=-cost)
        return self.word("board-hand-card", card=said, cost=cost)
