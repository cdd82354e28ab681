"""The Medici board: every warehouse, the lot on offer, the tracks of the five goods, and the cards not seen yet."""

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from signoria.core.drawing.fit import fit
from signoria.core.drawing.picture import ALWAYS, LEGEND, NARROWEST, OTHERS, TABLE, TRACKS, Part, Picture
from signoria.core.drawing.seats import family_style, letters_at, names_of, seat_mark, who_sits
from signoria.core.language import Lexicon, Wording

GOODS: Final = ("metals", "porcelain", "dyes", "cloth", "spices")
NEUTRAL: Final = "neutral"
# Seats take other letters than the goods.
LETTERS: Final = tuple(f"board-letter-{good}" for good in GOODS)
STYLES: Final = {
    "metals": "bold #FBF7EE on #42546E",
    "porcelain": "bold #1D140A on #67B7DF",
    "dyes": "bold #FBF7EE on #8E1F33",
    "cloth": "bold #1D140A on #6FA056",
    "spices": "bold #1D140A on #F1A523",
    "neutral": "bold #FBF7EE on #8A6420",
}
BAND: Final = "bold #FBF7EE on #1F4A3E"
GOLD: Final = "bold #C8912B"
# From this width on there is room for wider cards. At the narrowest, 24 lines suffice for six players.
WIDE: Final = 96
NAME: Final = 17


def board(view: dict[str, Any], wording: Wording, width: int) -> Picture:
    drawing = Drawing(view, wording, width)
    gap = [Text()] if width > NARROWEST else []
    return Picture(
        [
            Part(ALWAYS, [drawing.band(), drawing.lot_line()]),
            Part(LEGEND, gap),
            Part(ALWAYS, [drawing.heading()]),
            *(Part(ALWAYS if seat == view["seat"] else TABLE, [drawing.seat_line(seat)]) for seat in range(view["players"])),
            Part(LEGEND, list(gap)),
            Part(TRACKS, [drawing.track_heading(), *(drawing.track_line(good) for good in GOODS)]),
            Part(LEGEND, [drawing.legend()]),
            Part(OTHERS, [drawing.unseen_line()]),
        ]
    )


class Drawing:
    """One picture of the table, line by line."""

    def __init__(self, view: dict[str, Any], wording: Wording, width: int) -> None:
        self.view = view
        self.wording = wording
        self.words: Lexicon = wording.lexicon
        self.width = width
        self.names = names_of(wording, view["players"])
        self.letters = letters_at(wording, view["players"])
        self.good_letter = {good: self.words.say(f"board-letter-{good}") for good in (*GOODS, NEUTRAL)}
        letters = max(len(letter) for letter in self.good_letter.values())
        self.chip_width = letters + 5 if width >= WIDE else 5
        self.notes = [self._note(seat) for seat in range(view["players"])]

    # ---- who has what ----------------------------------------------------------------------------------------------------

    def band(self) -> Text:
        """The name of the game, the round and the deck, as one band of marble."""
        view = self.view
        left = f" {self.wording.title().upper()}"
        right = self.words.say("board-round", {"round": view["round"], "rounds": view["rounds"], "deck": view["deck"]})
        return Text(left + right.rjust(self.width - len(left) - 1) + " ", BAND, no_wrap=True)

    def heading(self) -> Text:
        """What the columns of the seats are, and what the warehouses will sell for."""
        line = Text(style="dim", no_wrap=True)
        line.append(" " * (self._money_column() - 1))
        line.append(fit(self.words.say("board-money"), 7, right=True))
        line.append("  " + fit(self.words.say("board-warehouse"), self.chip_width * self.view["warehouse"]))
        line.append(fit(self.words.say("board-value"), 6, right=True))
        pays = " ".join(str(florins) for florins in self.view["payouts"])
        line.append("  " + self.words.say("board-pays", {"florins": pays}))
        return line

    def _money_column(self) -> int:
        return 2 + 3 + 1 + self._name_width()

    def _name_width(self) -> int:
        """As wide as the longest name with its note, within bounds."""
        longest = max(len(f"{name} {note}") for name, note in zip(self.names, self.notes, strict=True))
        return min(max(longest, 10), NAME if self.width < WIDE else NAME + 6)

    def seat_line(self, seat: int) -> Text:
        own = self.view["seats"][seat]
        acts = self.view["actor"] == seat
        line = Text(no_wrap=True).append("▶ " if acts else "  ", "bold")
        line.append_text(seat_mark(seat, self.letters[seat]))
        line.append(" ")
        line.append_text(self._name(seat))
        line.append(f"{own['money']:>6}", "bold")
        line.append("  ")
        for card in own["cards"]:
            line.append_text(self.chip(card))
        free = self.view["warehouse"] - len(own["cards"])
        line.append("·".center(self.chip_width) * free, "dim")
        line.append(f"{own['value']:>6}", "bold")
        line.append("  ")
        line.append_text(self._state(seat))
        return line

    def _name(self, seat: int) -> Text:
        """The name, with "you" or "computer" beside it as far as there is room."""
        width = self._name_width()
        name = Text().append(fit(self.names[seat], width).rstrip(), "bold" if seat == self.view["seat"] else "")
        note = self.notes[seat]
        if note and name.cell_len + 1 + len(note) <= width:
            name.append(f" {note}", "dim")
        name.pad_right(width - name.cell_len)
        return name

    def _note(self, seat: int) -> str:
        return who_sits(self.wording, seat, self.view["seat"])

    def _state(self, seat: int) -> Text:
        """What a seat has to do with the lot on offer."""
        view = self.view
        if not view["lot"]:
            return Text()
        if view["leader"] == seat:
            return Text(self.words.say("board-leads", {"bid": view["bid"]}), GOLD)
        if view["turn"] == seat:
            return Text(self.words.say("board-revealer"), "dim")
        return Text()

    def chip(self, card: dict[str, Any]) -> Text:
        text = f"{self.good_letter[card['good']]} {card['value']}" if self.width >= WIDE else self._short(card)
        return Text().append(text.center(self.chip_width - 1), STYLES[card["good"]]).append(" ")

    def _short(self, card: dict[str, Any]) -> str:
        return f"{self.good_letter[card['good']]}{card['value']}"

    # ---- the lot ---------------------------------------------------------------------------------------------------------

    def lot_line(self) -> Text:
        view = self.view
        line = Text("  ", no_wrap=True)
        line.append(fit(self.words.say("board-lot"), 8), "bold")
        if not view["lot"]:
            return line.append(self.words.say("board-no-lot"), "dim")
        for card in view["lot"]:
            name = self.wording.shared(f"good-{card['good']}")
            line.append(f" {name.capitalize()} {card['value']} ", STYLES[card["good"]])
            line.append(" ")
        total = sum(card["value"] for card in view["lot"])
        line.append(f" = {total}", "bold")
        if view["phase"] == "bid":
            line.append("   ")
            if view["leader"] >= 0:
                leads = {"seat": self.names[view["leader"]], "bid": view["bid"]}
                line.append(self.words.say("board-best-bid", leads), GOLD)
            else:
                line.append(self.words.say("board-no-bid"), "dim")
        return line

    # ---- the tracks ------------------------------------------------------------------------------------------------------

    def _label_width(self) -> int:
        return max(11, *(len(self.wording.shared(f"good-{good}")) + 4 for good in GOODS))

    def _cell_width(self) -> int:
        levels = len(self.view["track"]["bonus"])
        return min(11, (self.width - 2 - self._label_width()) // levels)

    def track_heading(self) -> Text:
        line = Text("  " + fit(self.words.say("board-level"), self._label_width() + 1), "dim", no_wrap=True)
        for level, bonus in enumerate(self.view["track"]["bonus"]):
            label = f"{level} +{bonus}" if bonus else str(level)
            line.append(fit(label, self._cell_width()), GOLD if bonus else "dim")
        return line

    def track_line(self, good: str) -> Text:
        """The markers of a good: capitals where they stand, small letters where this round's cards will lift them."""
        line = Text("  ", no_wrap=True)
        name = self.wording.shared(f"good-{good}").capitalize()
        line.append(fit(f" {self.good_letter[good]} {name}", self._label_width()), STYLES[good])
        line.append(" ")
        for level in range(len(self.view["track"]["bonus"])):
            line.append_text(self._cell(good, level))
        return line

    def _cell(self, good: str, level: int) -> Text:
        cell = Text()
        for seat, own in enumerate(self.view["seats"]):
            if own["levels"][good] == level:
                cell.append(self.letters[seat], family_style(seat))
            elif self.level_to_be(own, good) == level:
                cell.append(self.letters[seat].lower(), f"{family_style(seat)} italic underline")
        if not cell.cell_len:
            cell.append("·", GOLD if self.view["track"]["bonus"][level] else "dim")
        cell.pad_right(self._cell_width() - cell.cell_len)
        return cell

    def level_to_be(self, own: dict[str, Any], good: str) -> int:
        """Where the cards in the warehouse will lift a marker; after the last scoring they have done so already."""
        if self.view["phase"] == "over":
            return int(own["levels"][good])
        cards = sum(card["good"] == good for card in own["cards"])
        return int(min(own["levels"][good] + cards, len(self.view["track"]["bonus"]) - 1))

    def legend(self) -> Text:
        first, second = self.view["track"]["prizes"]
        text = self.words.say("board-legend", {"first": first, "second": second})
        return Text("  " + text, "dim", no_wrap=True, overflow="ellipsis")

    def unseen_line(self) -> Text:
        """The cards that may still come up, by good; some of them may not be in the deck."""
        line = Text("  " + self.words.say("board-unseen") + "  ", "dim", no_wrap=True, overflow="ellipsis")
        for good in GOODS:
            values = "".join(str(card["value"]) * card["copies"] for card in self._unseen(good))
            line.append(self.good_letter[good], "bold")
            line.append(f" {values or '–'}  ")
        for card in self._unseen(NEUTRAL):
            line.append(self._short(card), "bold")
        return line

    def _unseen(self, good: str) -> Iterable[dict[str, Any]]:
        return (card for card in self.view["unseen"] if card["good"] == good)
