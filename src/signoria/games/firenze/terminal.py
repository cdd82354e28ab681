"""The Firenze board: commissions with seals and balconies, the card row with prices and bricks, every storage and tower."""

from typing import Any, Final

from rich.text import Text

from signoria.core.drawing.fit import fit
from signoria.core.drawing.picture import ALWAYS, LEGEND, OTHERS, TABLE, Part, Picture
from signoria.core.drawing.seats import family_style, names_of, seat_letters, seat_mark, who_sits
from signoria.core.language import Wording, signed
from signoria.games.firenze.terminal_details import details, with_printed

__all__ = ["board", "details"]

COLOURS: Final = ("white", "yellow", "green", "red-brown", "blue", "purple")
STYLES: Final = {
    "white": "bold #1D140A on #F3ECDD",
    "yellow": "bold #1D140A on #F1C232",
    "green": "bold #FBF7EE on #2E7D4F",
    "red-brown": "bold #FBF7EE on #8E3B22",
    "blue": "bold #FBF7EE on #1A50B0",
    "purple": "bold #FBF7EE on #6B2F83",
}
TYPES: Final = {
    "event": "bold red",
    "person": "bold cyan",
    "feast": "bold magenta",
    "building": "bold yellow",
    "church": "bold",
}
BAND: Final = "bold #FBF7EE on #1F4A3E"
GOLD: Final = "bold #C8912B"
ROMAN: Final = ("", "I", "II", "III", "IV")
MARKS: Final = {"standing": "", "raised": "↑", "spared": "○"}
HEIGHTS: Final = range(8, 2, -1)
LABEL: Final = 7
CELL: Final = 6
# Left of the row stands the board of commissions.
LEFT: Final = LABEL + CELL * len(COLOURS)
WIDE: Final = 110


def board(view: dict[str, Any], wording: Wording, width: int) -> Picture:
    drawing = Drawing(view, wording, width)
    gap = [Text()] if width >= WIDE else []
    return Picture(
        [
            Part(ALWAYS, [drawing.band()]),
            Part(TABLE, [*drawing.upper_half(), drawing.churches()]),
            Part(LEGEND, gap),
            *(Part(ALWAYS if seat == view["seat"] else OTHERS, drawing.seat_lines(seat)) for seat in range(view["players"])),
            Part(LEGEND, drawing.legend()),
        ]
    )


class Drawing:
    """One picture of the table, line by line."""

    def __init__(self, view: dict[str, Any], wording: Wording, width: int) -> None:
        self.view = view
        self.wording = wording
        self.width = width
        self.names = names_of(wording, view["players"])
        self.letters = seat_letters(self.names)
        self.letter = {colour: self.word(f"letter-{colour}") for colour in COLOURS}

    def word(self, key: str, **args: int | str) -> str:
        """Words of this board stand in the game's own locale files."""
        return self.wording.shared(f"board-{key}", **args)

    # ---- the board -------------------------------------------------------------------------------------------------------

    def band(self) -> Text:
        """The name of the game, the turn, pile and bag, and the end tile, as one band of marble."""
        view = self.view
        left = f" {self.wording.title().upper()}"
        if view["finisher"] >= 0:
            end = self.word("end", seat=self.names[view["finisher"]])
        else:
            end = self.word("end-open", points=signed(view["end-bonus"]))
        parts = [
            self.word("turn", turn=view["round"]),
            self.word("pile", cards=view["pile"]["cards"]),
            self.word("bag", bricks=sum(view["bag"].values())),
            end,
        ]
        right = fit(" · ".join(parts), min(self.width - len(left) - 2, 70), right=True)
        return Text(left + right.rjust(self.width - len(left) - 1) + " ", BAND, no_wrap=True)

    def upper_half(self) -> list[Text]:
        """Commissions on the left, the card row on the right."""
        left = [self.flags(), *(self.storey(height) for height in HEIGHTS)]
        right = [self.row_heading(), *(self.row_line(at) for at in range(len(HEIGHTS)))]
        lines = []
        for one, other in zip(left, right, strict=True):
            one.pad_right(LEFT + 1 - one.cell_len)
            lines.append(Text(no_wrap=True, overflow="ellipsis").append_text(one).append_text(other))
        return lines

    def flags(self) -> Text:
        """The letter of each colour and what its majority earns."""
        line = Text(fit(" " + self.word("height"), LABEL), "dim", no_wrap=True)
        for colour in COLOURS:
            flag = f"{self.letter[colour]} {signed(self.view['majority'][colour])}"
            line.append(flag.center(CELL - 1), STYLES[colour]).append(" ")
        return line

    def storey(self, height: int) -> Text:
        bonus = self.view["floors"].get(str(height))
        line = Text(f" {height} ", "bold", no_wrap=True)
        line.append(fit(signed(bonus) if bonus else "", LABEL - 3), GOLD)
        for colour in COLOURS:
            line.append_text(self.commission(colour, height)).append(" ")
        return line

    def commission(self, colour: str, height: int) -> Text:
        """Points to be had; a Roman number for a balcony; a letter for a player's seal."""
        found = next(c for c in self.view["board"] if c["colour"] == colour and c["height"] == height)
        seal = found["seal"]
        if seal == "neutral":
            return Text("✕".center(CELL - 1), "dim")
        if seal is not None:
            return Text(f"[{self.letters[seal]}]".center(CELL - 1), family_style(seal))
        if found["balcony"]:
            text = f"{ROMAN[found['balcony']]} {found['points']}"
            return Text(text.center(CELL - 1), GOLD if found["balcony"] == self.view["next-balcony"] else "")
        return Text(str(found["points"]).center(CELL - 1))

    # ---- the row ---------------------------------------------------------------------------------------------------------

    def row_heading(self) -> Text:
        return Text(f" {self.word('price')}", "dim", no_wrap=True)

    def row_line(self, at: int) -> Text:
        """A card of the row: its place, name, price and bricks."""
        if at >= len(self.view["row"]):
            return Text()
        card = self.view["row"][at]
        line = Text(f" {card['position']} ", "bold", no_wrap=True)
        room = max(12, self.width - LEFT - 1 - 3 - 3 - 2 * len(COLOURS) - 1)
        room = min(room, 24)
        name = self.card_name(card)
        both = name if card.get("names") else with_printed(name, card["card"], self.wording)
        line.append(fit(both if len(both) < room else name, room), TYPES[card["type"]])
        line.append(f"{card['cost']:>2} ", "dim")
        return line.append_text(self.bricks(card["bricks"]))

    def card_name(self, card: dict[str, Any]) -> str:
        """The name an edition gives the card, or ours."""
        names = card.get("names")
        return str(names[self.wording.lexicon.language]) if names else self.wording.shared(f"card-{card['card']}")

    def bricks(self, counts: dict[str, int], gap: str = "") -> Text:
        line = Text()
        for colour, number in counts.items():
            if number:
                line.append(f"{self.letter[colour]}{number}", STYLES[colour]).append(gap)
        return line if line.cell_len else Text("–", "dim")

    def churches(self) -> Text:
        """What lies on the church fields, which balcony is next, and the running cost of building."""
        line = Text(f" {self.word('churches')} ", "dim", no_wrap=True, overflow="ellipsis")
        lying = [church for church in self.view["churches"] if church is not None]
        for church in lying:
            count = f" {church['bricks']}/{church['needs']}" if church["card"] == "campanile" else ""
            line.append(f"{self.card_name(church)}{count}", TYPES["church"]).append("  ")
        if not lying:
            line.append(self.word("church-free") + "  ", "dim")
        number = self.view["next-balcony"]
        line.append("· ", "dim")
        line.append(self.word("next-balcony", number=ROMAN[number]) if number < 5 else self.word("all-balconies"), GOLD)
        if self.view["phase"] == "build":
            building = {key: self.view["building"][key] for key in ("built", "most", "cost")}
            line.append(" · ", "dim").append(self.word("built", **building), "bold")
        return line

    # ---- the seats -------------------------------------------------------------------------------------------------------

    def seat_lines(self, seat: int) -> list[Text]:
        own = self.view["seats"][seat]
        first = Text("▶ " if self.view["actor"] == seat else "  ", "bold", no_wrap=True, overflow="ellipsis")
        first.append_text(seat_mark(seat, self.letters[seat])).append(" ")
        first.append(fit(self.names[seat], 14).rstrip(), "bold" if seat == self.view["seat"] else "")
        note = who_sits(self.wording, seat, self.view["seat"])
        first.append(f" {note}" if note else "", "dim")
        first.append("  " + self.word("points", points=own["points"]), "bold")
        first.append("  " + self.word("seals", seals=own["seals"]))
        first.append_text(self.hand(own))
        return [first, self.site(own)]

    def hand(self, own: dict[str, Any]) -> Text:
        held = sum(card["copies"] for card in own["cards"])
        line = Text("  " + self.word("cards", cards=held, limit=own["card-limit"]) + " ", "dim")
        for card in own["cards"]:
            times = f"{card['copies']}×" if card["copies"] > 1 else ""
            line.append(f"{times}{self.card_name(card)} ", TYPES[card["type"]])
        return line

    def site(self, own: dict[str, Any]) -> Text:
        """Storage and towers."""
        line = Text("      ", no_wrap=True, overflow="ellipsis")
        line.append(self.word("storage", bricks=own["bricks"], limit=own["limit"]) + " ", "dim")
        line.append_text(self.bricks(own["storage"], " "))
        line.append(" " + self.word("towers") + " ", "dim")
        for tower in own["towers"]:
            text = f"{self.letter[tower['colour']]}{tower['height']}{MARKS[tower['condition']]}"
            line.append(f" {text} ", STYLES[tower["colour"]]).append(" ")
        if not own["towers"]:
            line.append(self.word("none"), "dim")
        return line

    def legend(self) -> list[Text]:
        """Which letter is which colour, and what the other signs mean; on two lines where one is too short."""
        line = Text(" ", no_wrap=True, overflow="ellipsis")
        for colour in COLOURS:
            line.append(self.letter[colour], "bold").append(f" {self.wording.shared(f'colour-{colour}')} ", "dim")
        signs = Text(" " + self.word("legend"), "dim", no_wrap=True, overflow="ellipsis")
        return [line.append_text(signs)] if line.cell_len + signs.cell_len <= self.width else [line, signs]
