"""What can happen in Medici, each with the rule that makes it happen. Whatever carries points changes the money."""

from typing import Final

from mypy_extensions import i64

from signoria.core.codec import AMOUNT, CARD, COLOUR, PLACE, POINTS, SEAT, Arg, EventKind, Names
from signoria.games.medici.actions import GOODS, HIGHEST_BID

CAPITAL: Final[i64] = 0
STARTS: Final[i64] = 1
REVEALED: Final[i64] = 2
AUCTIONED: Final[i64] = 3
BIDS: Final[i64] = 4
PASSES: Final[i64] = 5
NO_ROOM: Final[i64] = 6
NO_MONEY: Final[i64] = 7
BOUGHT: Final[i64] = 8
UNSOLD: Final[i64] = 9
FREE_CARD: Final[i64] = 10
ROUND_OVER: Final[i64] = 11
PAYOUT: Final[i64] = 12
ADVANCED: Final[i64] = 13
PRIZE: Final[i64] = 14
BONUS: Final[i64] = 15
ROUND_BEGINS: Final[i64] = 16

_SEAT = Arg("seat", SEAT, 0, 5)
_GOOD = Arg("good", COLOUR, names=GOODS)
_CARD_GOOD = Arg("good", COLOUR, names=Names(GOODS.key, (*GOODS.values, "neutral")))
_CARD_VALUE = Arg("value", CARD, 0, 20)
_POINTS = Arg("points", POINTS, -HIGHEST_BID, HIGHEST_BID)
_TIED = Arg("tied", AMOUNT, 1, 6)

EVENTS = (
    EventKind(CAPITAL, "capital", (_SEAT, _POINTS), "§1"),
    EventKind(STARTS, "starts", (_SEAT, Arg("by", AMOUNT, 0, 2)), "§8", "M13"),
    EventKind(REVEALED, "revealed", (_SEAT, _CARD_GOOD, _CARD_VALUE), "§2", "M3"),
    EventKind(AUCTIONED, "auctioned", (_SEAT, Arg("cards", AMOUNT, 1, 3)), "§3", "M2"),
    EventKind(BIDS, "bids", (_SEAT, Arg("amount", AMOUNT, 1, HIGHEST_BID)), "§3", "M1"),
    EventKind(PASSES, "passes", (_SEAT,), "§3", "M1"),
    EventKind(NO_ROOM, "no-room", (_SEAT, Arg("cards", AMOUNT, 1, 3)), "§4", "M5"),
    EventKind(NO_MONEY, "no-money", (_SEAT, Arg("last", AMOUNT, 0, HIGHEST_BID)), "§3", "M5"),
    EventKind(BOUGHT, "bought", (_SEAT, Arg("cards", AMOUNT, 1, 3), _POINTS), "§3", "M1"),
    EventKind(UNSOLD, "unsold", (Arg("cards", AMOUNT, 1, 3),), "§3", "M4"),
    EventKind(FREE_CARD, "free-card", (_SEAT, _CARD_GOOD, _CARD_VALUE), "§5", "M6"),
    EventKind(ROUND_OVER, "round-over", (Arg("round", AMOUNT, 1, 9), Arg("deck", AMOUNT, 0, 36)), "§5", "M6", "M7"),
    EventKind(
        PAYOUT,
        "payout",
        (_SEAT, Arg("value", AMOUNT, 0, 60), Arg("place", PLACE, 1, 6), _TIED, Arg("pool", AMOUNT, 0, 600), _POINTS),
        "§6",
        "M8",
    ),
    EventKind(ADVANCED, "advanced", (_SEAT, _GOOD, Arg("cards", AMOUNT, 1, 5), Arg("level", PLACE, 0, 7)), "§7", "M12"),
    EventKind(PRIZE, "prize", (_SEAT, _GOOD, Arg("level", PLACE, 0, 7), Arg("place", PLACE, 1, 2), _TIED, _POINTS), "§7", "M9"),
    EventKind(BONUS, "bonus", (_SEAT, _GOOD, Arg("level", PLACE, 0, 7), _POINTS), "§7", "M11"),
    EventKind(ROUND_BEGINS, "round-begins", (Arg("round", AMOUNT, 1, 9), Arg("cards", AMOUNT, 1, 36)), "§1"),
)
