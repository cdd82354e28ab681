"""The Il Vecchio board: the families, the map with members and middlemen, the five tracks, and what the seat itself holds."""

from typing import Any, Final

from rich.text import Text

from signoria.core.drawing.fit import fit, shortened, wrapped
from signoria.core.drawing.picture import ALWAYS, LEGEND, OTHERS, OWN_TILES, ROADS, TABLE, TRACKS, Part, Picture
from signoria.core.drawing.seats import family_style, named, names_of, seat_letters, seat_mark
from signoria.core.drawing.words import colon
from signoria.core.language import Wording
from signoria.games.ilvecchio.terminal_details import details
from signoria.games.ilvecchio.terminal_map import NARROWEST_MAP, lay_out, put_on, roads_drawn

__all__ = ["board", "details"]

BAND: Final = "bold #FBF7EE on #1F4A3E"
GOLD: Final = "bold #C8912B"
CREST: Final = "bold #D0473C"
GOODS: Final = ("florins", "assassin", "knight", "abbot", "scroll", "carriage", "bishop")
# Towns by colour, and what they bring: the letters are the sign, the colour helps.
COLOURS: Final = {
    "brown": ("bold #1D140A on #C07F36", ("florins", "scroll")),
    "black": ("bold #FBF7EE on #2B2730", ("assassin",)),
    "grey": ("bold #FBF7EE on #6B6F76", ("knight",)),
    "white": ("bold #2A211A on #F6F0E2", ("abbot",)),
    "violet": ("bold #FBF7EE on #853DA4", ("bishop", "carriage")),
    "green": ("bold #062317 on #6FB57C", ("florins",)),
    "red": ("bold #FBF7EE on #9A2E22", ()),
    "florence": ("bold #1D140A on #E9B949", ()),
}
NAME: Final = 17
NAMES_IN_LIST: Final = 14
LABEL: Final = 22
# The coloured sign of a place, and the most that is said about a middleman in it.
SIGN: Final = 5
GUIDE: Final = 20
# The kind of own tiles in front of them.
OWN: Final = 13


def board(view: dict[str, Any], wording: Wording, width: int) -> Picture:
    drawing = Drawing(view, wording, width)
    return Picture(
        [
            Part(ALWAYS, [drawing.band(), drawing.heading()]),
            *(Part(ALWAYS if seat == view["seat"] else OTHERS, [drawing.seat_line(seat)]) for seat in range(view["players"])),
            Part(TABLE, drawing.map_lines()),
            Part(ROADS, drawing.road_lines()),
            Part(TRACKS, [drawing.track_line(track) for track in view["tracks"]]),
            Part(OWN_TILES, drawing.own_lines()),
            Part(LEGEND, drawing.legend()),
        ]
    )


class Drawing:
    """One picture of map, tracks and players, line by line."""

    def __init__(self, view: dict[str, Any], wording: Wording, width: int) -> None:
        self.view = view
        self.wording = wording
        self.width = width
        self.names = names_of(wording, view["players"])
        self.letters = seat_letters(self.names)

    def word(self, key: str, **args: int | str) -> str:
        return self.wording.shared(f"board-{key}", **args)

    # ---- families --------------------------------------------------------------------------------------------------------

    def band(self) -> Text:
        """The name of the game, the round and the crests, as one band of marble."""
        view = self.view
        left = f" {self.wording.title().upper()}"
        crests = view["crests"]
        right = self.word("round", round=view["round"], crests=crests["left"], of=crests["of"])
        if view["stage"] != "play":
            right = f"{self.word(view['stage'])} · {right}"
        if view["less-luck"]:
            right += f" · {self.word('less-luck')}"
        return Text(fit(left + right.rjust(self.width - len(left) - 1), self.width), BAND, no_wrap=True)

    def heading(self) -> Text:
        line = Text(" " * (6 + NAME), "dim", no_wrap=True)
        for good in GOODS:
            line.append(self.word(f"letter-{good}").rjust(4))
        line.append("  │" + self.word("member-supply").rjust(3) + self.word("crest-short").rjust(4))
        line.append("  │")
        for tiles in ("provinces", "council", "nobility", "worth"):
            line.append(self.word(f"short-{tiles}").rjust(4))
        return line

    def seat_line(self, seat: int) -> Text:
        own = self.view["seats"][seat]
        line = Text(no_wrap=True).append("▶ " if self.view["actor"] == seat else "  ", "bold")
        line.append_text(seat_mark(seat, self.letters[seat]))
        line.append(" " + fit(named(self.wording, seat, self.names[seat]), NAME), "bold" if seat == self.view["seat"] else "")
        for good in GOODS:
            number = own["goods"][good]
            line.append(f"{number:>4}", "bold" if number else "dim")
        line.append(f"  │{own['supply']:>3}{own['crests']:>4}  │")
        line.append(f"{len(own['provinces'])}/{len(own['provinces']) + len(own['used-provinces'])}".rjust(4), "bold")
        line.append(f"{len(own['council'])}{'+?' if own['hidden'] else ''}".rjust(4))
        line.append(f"{own['nobility']:>4}")
        points = own["points"] if self.view["stage"] == "over" else own["worth"]
        line.append(f"{points:>4}", GOLD)
        return line

    # ---- the map ---------------------------------------------------------------------------------------------------------

    def map_lines(self) -> list[Text]:
        """The map with its roads where there is room for it, else a list."""
        return self.drawn_map() if self.width >= NARROWEST_MAP else self.listed_places()

    def drawn_map(self) -> list[Text]:
        """Every place where it lies, with what stands on it; a label may be as long as the next one leaves room."""
        places = self.view["map"]
        spots = lay_out(places, {name: self.place_name(name) for name in places}, self.width - 1)
        ground = roads_drawn(places, spots, self.width)
        lines = []
        for row in range(len(ground)):
            here = sorted((spot.column, name) for name, spot in spots.items() if spot.row == row)
            ends = [column for column, _ in here[1:]] + [self.width]
            labels = [
                (column, self.place_label(name, places[name], end - column - 1))
                for (column, name), end in zip(here, ends, strict=False)
            ]
            lines.append(put_on(ground[row], labels))
        return lines

    def listed_places(self) -> list[Text]:
        """All places by colour, in two columns."""
        order = list(COLOURS)
        places = sorted(self.view["map"].items(), key=lambda item: (order.index(item[1]["colour"]), item[0]))
        half = (len(places) + 1) // 2
        width = self.width // 2
        lines = []
        for row in range(half):
            line = Text(no_wrap=True)
            for name, place in places[row::half]:
                cell = Text(" ").append_text(self.place_label(name, place, width - 2, NAMES_IN_LIST))
                cell.pad_right(width - cell.cell_len)
                line.append_text(cell)
            lines.append(line)
        return lines

    def road_lines(self) -> list[Text]:
        """The roads in words; the drawn map shows them as dots."""
        if self.width >= NARROWEST_MAP:
            return []
        pairs = [
            f"{self.place_name(name)}–{self.place_name(other)}"
            for name, place in self.view["map"].items()
            for other in place["roads"]
            if name < other
        ]
        label = self.word("roads") + colon(self.wording.lexicon.language)
        return wrapped([f"{label} {pairs[0]}", *pairs[1:]], self.width)

    def place_label(self, name: str, place: dict[str, Any], room: int, broad: int = 0) -> Text:
        """Colour and goods, name, roads to it for who is choosing, areas, middleman with his next town, members.

        Who stands there is never cut: the next town, then the areas, then the name make room, in this order.
        """
        style, goods = COLOURS[place["colour"]]
        sign = "/".join(self.word(f"letter-{good}") for good in goods) if goods else self.gate_sign(name)
        journey = self.view["journey"]
        price = f" {journey['roads'][name]}" if journey and name in journey["roads"] else ""
        shown = self.place_name(name)
        if broad:
            shown = fit(shown, broad - len(price))
        areas = " " + ",".join(map(str, place["areas"])) if place["areas"] else ""
        guides = [middleman["next"] for middleman in self.view["middlemen"].values() if middleman["at"] == name]
        guide = f" ◆▸{self.place_name(guides[0])}"[:GUIDE] if guides else ""
        members = self.members(place)
        spare = room - SIGN - 1 - len(shown + price + areas + guide) - (members.cell_len + 1 if members else 0)
        guide, spare = shortened(guide, spare, 2)
        areas, spare = shortened(areas, spare, 0)
        shown, _ = shortened(shown, spare, 2)
        label = Text(no_wrap=True).append(sign.center(SIGN), style)
        label.append(f" {shown}", "bold" if self.is_manned(place) else "")
        label.append(price, GOLD).append(areas, "dim").append(guide, GOLD)
        if members:
            label.append(" ").append_text(members)
        return label

    def gate_sign(self, name: str) -> str:
        """The first letters of the region a gate leads to; a house for Florence."""
        for track in self.view["tracks"][:3]:
            if track["gate"] == name:
                return "→" + str(track["track"])[:3].capitalize()
        return "⌂"

    def place_name(self, name: str) -> str:
        return self.wording.shared(f"place-{name}")

    def is_manned(self, place: dict[str, Any]) -> bool:
        return any(place["standing"]) or any(place["lying"])

    def members(self, place: dict[str, Any]) -> Text:
        """Capital letters stand, small ones lie; many of one family are counted."""
        found = Text()
        for seat, letter in enumerate(self.letters):
            for number, sign in ((place["standing"][seat], letter), (place["lying"][seat], letter.lower())):
                if number:
                    shown = sign * number if number <= 2 else f"{sign}{number}"
                    lying = sign != letter
                    found.append(shown, family_style(seat) + (" italic underline" if lying else ""))
        return found

    # ---- the tracks ------------------------------------------------------------------------------------------------------

    def track_line(self, track: dict[str, Any]) -> Text:
        """Who stands where; free spaces show their price and whether they have a crest, all show their points."""
        name = self.wording.shared(f"track-{track['track']}")
        line = Text("  " + fit(name[:1].upper() + name[1:], LABEL), no_wrap=True)
        for space, points in enumerate(track["points"]):
            line.append_text(self.space(track, space, points))
        behind = track["members"][len(track["points"]) - track["first"] :]
        for seat in behind:
            line.append(self.letters[seat], family_style(seat))
        if not track["cost"] and track["price"]:
            line.append(f"  +{track['price']} {self.word('letter-florins')}", GOLD)
        line.truncate(self.width, overflow="ellipsis")
        return line

    def space(self, track: dict[str, Any], space: int, points: int) -> Text:
        at = space - track["first"]
        crest = "*" if space in track["crests"] else " "
        cell = Text()
        if at < 0:
            cell.append("  ─ ", "dim")
        elif at < len(track["members"]):
            seat = track["members"][at]
            cell.append(" ").append(self.letters[seat], family_style(seat)).append(crest, CREST)
        else:
            price = str(track["cost"][space]) if track["cost"] else "·"
            bold = "bold" if space == track["next"] else "dim"
            cell.append(f" {price}", bold).append(crest, CREST)
        cell.append(f"={points}" if at >= 0 else "", "dim")
        cell.pad_right(7 - cell.cell_len)
        return cell

    # ---- own tiles -------------------------------------------------------------------------------------------------------

    def own_lines(self) -> list[Text]:
        """The tiles of the seat whose view this is, in words; a spectator has none."""
        if self.view["seat"] < 0:
            return []
        own = self.view["seats"][self.view["seat"]]
        council = [self.wording.shared(f"council-{tile}") for tile in own["council"] + (own["dealt"] or [])]
        if own["hidden-tile"]:
            council.append(f"{self.wording.shared('council-' + own['hidden-tile'])} ({self.word('hidden')})")
        nobility = [
            f"{self.wording.shared(f'nobility-{tile}')} ({points})" for tile, points in (own["nobility-tiles"] or {}).items()
        ]
        provinces = [self.wording.shared(f"province-{tile}") for tile in own["provinces"]]
        provinces += [f"{self.wording.shared(f'province-{tile}')} ({self.word('used')})" for tile in own["used-provinces"]]
        rows = (("council", council), ("nobility", nobility), ("provinces", provinces))
        return [line for key, tiles in rows for line in self.own_tiles(self.word(key), tiles)]

    def own_tiles(self, label: str, tiles: list[str]) -> list[Text]:
        """Tiles of one kind, on as many lines as they take."""
        said = wrapped(tiles, self.width - OWN, "not bold") if tiles else [Text(f" {self.word('none')}", "not bold dim")]
        heads = [label, *[""] * (len(said) - 1)]
        return [
            Text("  " + fit(head, OWN - 3), "bold", no_wrap=True).append_text(line)
            for head, line in zip(heads, said, strict=True)
        ]

    def legend(self) -> list[Text]:
        """What the signs mean, on as many lines as they take."""
        return wrapped(self.word("legend").split(" · "), self.width)
