"""The two tables of Medici: what a player can decide, what chance can bring; and why a decision may be refused."""

from typing import Final

from mypy_extensions import i64

from signoria.core.codec import AMOUNT, CARD, COLOUR, SEAT, Arg, Names, Numbering, Reason, Verb

HIGHEST_BID: Final[i64] = 400

REVEAL: Final[i64] = 0
AUCTION: Final[i64] = 1
PASS: Final[i64] = 2
BID: Final[i64] = 2  # a bid of n is BID + n
DECISIONS: Final[i64] = 403
ALL_OUTCOMES: Final[i64] = 57

GOODS = Names("good", ("metals", "porcelain", "dyes", "cloth", "spices"))

ACTIONS = Numbering(
    "decision",
    Verb("reveal"),
    Verb("auction"),
    Verb("pass"),
    Verb("bid", Arg("amount", AMOUNT, 1, HIGHEST_BID)),
)

OUTCOMES = Numbering(
    "outcome",
    Verb("draw", Arg("good", COLOUR, names=GOODS), Arg("value", CARD, 0, 9)),
    Verb("draw-neutral"),
    Verb("start", Arg("seat", SEAT, 0, 5)),
)

# Reasons count on from core.state.FIRST_REASON, written out so that the engines take them over as numbers.
LOT_FULL: Final[i64] = 16
DECK_EMPTY: Final[i64] = 17
NOBODY_HAS_ROOM: Final[i64] = 18
BID_TOO_LOW: Final[i64] = 19
BID_ABOVE_MONEY: Final[i64] = 20
LOT_ON_OFFER: Final[i64] = 21
LOT_NOT_OFFERED: Final[i64] = 22

REASONS = (
    Reason(LOT_FULL, "lot-full", (Arg("cards", AMOUNT, 1, 3),), "§2", "M3"),
    Reason(DECK_EMPTY, "deck-empty", (), "§2", "M3"),
    Reason(NOBODY_HAS_ROOM, "nobody-has-room", (Arg("cards", AMOUNT, 1, 3),), "§2", "M3"),
    Reason(BID_TOO_LOW, "bid-too-low", (Arg("last", AMOUNT, 0, HIGHEST_BID),), "§3", "M1"),
    Reason(BID_ABOVE_MONEY, "bid-above-money", (Arg("money", AMOUNT, 0, HIGHEST_BID),), "§3", "M1"),
    Reason(LOT_ON_OFFER, "lot-on-offer", (), "§3", "M2"),
    Reason(LOT_NOT_OFFERED, "lot-not-offered", (), "§2", "M3"),
)

ASK_MORE: Final[i64] = 0
ASK_BID: Final[i64] = 1
