"""What can happen in Firenze, each with the rule that makes it happen. Whatever carries points moves a prestige marker."""

from typing import Final

from mypy_extensions import i64

from signoria.core.codec import AMOUNT, CARD, COLOUR, PLACE, POINTS, SEAT, Arg, EventKind
from signoria.games.firenze.actions import CARDS, COLOURS, HIGHEST, LOWEST, MOST_SEATS, ROW, TALLEST

BALCONY_PLACED: Final[i64] = 0
DEAD_CHOSEN: Final[i64] = 1
NEUTRAL_PLACED: Final[i64] = 2
STARTS: Final[i64] = 3
WHITE_BRICKS: Final[i64] = 4
CARD_LAID: Final[i64] = 5
BRICK_LAID: Final[i64] = 6
TURN_BEGINS: Final[i64] = 7
CARD_PAID: Final[i64] = 8
CARD_TAKEN: Final[i64] = 9
BRICKS_TAKEN: Final[i64] = 10
EVENT_STRUCK: Final[i64] = 11
EVENT_IGNORED: Final[i64] = 12
UNTOUCHED: Final[i64] = 13
RETURNED: Final[i64] = 14
TORN_DOWN: Final[i64] = 15
COLLAPSED: Final[i64] = 16
HELD: Final[i64] = 17
MONUMENT_GOES: Final[i64] = 18
BUILDING_OPENED: Final[i64] = 19
BUILDING_TWICE: Final[i64] = 20
CHURCH_LAID: Final[i64] = 21
CHURCHES_FULL: Final[i64] = 22
BAG_EMPTY: Final[i64] = 23
ROW_SHORT: Final[i64] = 24
RESHUFFLED: Final[i64] = 25
PLAYED: Final[i64] = 26
SWAPPED: Final[i64] = 27
STOLEN: Final[i64] = 28
SABOTAGED: Final[i64] = 29
SPARED: Final[i64] = 30
EXCHANGE_PAID: Final[i64] = 31
EXCHANGED: Final[i64] = 32
BUILT: Final[i64] = 33
COST_PAID: Final[i64] = 34
RUIN: Final[i64] = 35
COMPLETED: Final[i64] = 36
BALCONY_COMPLETED: Final[i64] = 37
FLOOR_BONUS: Final[i64] = 38
PRIVILEGE_PAID: Final[i64] = 39
CAMPANILE_PAID: Final[i64] = 40
CHURCH_LEAVES: Final[i64] = 41
LAST_SEAL: Final[i64] = 42
CARD_DISCARDED: Final[i64] = 43
OVER_LIMIT: Final[i64] = 44
TURNS_OVER: Final[i64] = 45
MAJORITY: Final[i64] = 46
NO_MAJORITY: Final[i64] = 47
FEAST_SCORED: Final[i64] = 48

_SEAT = Arg("seat", SEAT, 0, MOST_SEATS - 1)
_OTHER = Arg("other", SEAT, 0, MOST_SEATS - 1)
_COLOUR = Arg("colour", COLOUR, names=COLOURS)
_GIVEN = Arg("given", COLOUR, names=COLOURS)
_HEIGHT = Arg("height", AMOUNT, LOWEST, HIGHEST)
_STOREYS = Arg("height", AMOUNT, 0, TALLEST)
_CARD = Arg("card", CARD, names=CARDS)
_POSITION = Arg("position", PLACE, 1, ROW)
_NUMBER = Arg("number", PLACE, 1, 4)
_BRICKS = Arg("bricks", AMOUNT, 0, 200)
_COST = Arg("cost", AMOUNT, 0, 200)
_KEPT = Arg("kept", AMOUNT, 0, TALLEST)
_LOST = Arg("lost", AMOUNT, 0, TALLEST)
_CARDS = Arg("cards", AMOUNT, 0, 400)
_POINTS = Arg("points", POINTS, -9999, 9999)

EVENTS = (
    EventKind(BALCONY_PLACED, "balcony-placed", (_NUMBER, _COLOUR, _HEIGHT, Arg("total", AMOUNT, 0, 99)), "§2.1", "F4"),
    EventKind(DEAD_CHOSEN, "dead-chosen", (_COLOUR,), "§14.2", "F29"),
    EventKind(NEUTRAL_PLACED, "neutral-placed", (_COLOUR, _HEIGHT), "§2.2", "F3"),
    EventKind(STARTS, "starts", (_SEAT,), "§2.3", "F1"),
    EventKind(WHITE_BRICKS, "white-bricks", (_SEAT, _BRICKS), "§2.3", "F1"),
    EventKind(CARD_LAID, "card-laid", (_CARD, _POSITION), "§5.3"),
    EventKind(BRICK_LAID, "brick-laid", (_COLOUR, _POSITION), "§5.3"),
    EventKind(TURN_BEGINS, "turn-begins", (_SEAT, Arg("turn", AMOUNT, 1, 999)), "§4"),
    EventKind(CARD_PAID, "card-paid", (_SEAT, _COLOUR, _POSITION), "§5.1", "F6"),
    EventKind(CARD_TAKEN, "card-taken", (_SEAT, _CARD, _POSITION), "§5.2"),
    EventKind(BRICKS_TAKEN, "bricks-taken", (_SEAT, _COLOUR, _BRICKS), "§5.2"),
    EventKind(EVENT_STRUCK, "event-struck", (_CARD,), "§11.1", "F7"),
    EventKind(EVENT_IGNORED, "event-ignored", (_SEAT, _CARD), "§11.1", "F26"),
    EventKind(UNTOUCHED, "untouched", (_SEAT, _CARD), "§11.1", "F27"),
    EventKind(RETURNED, "returned", (_SEAT, _COLOUR, _CARD), "§11.1", "F7"),
    EventKind(TORN_DOWN, "torn-down", (_SEAT, _COLOUR, _STOREYS, _CARD), "§11.1"),
    EventKind(COLLAPSED, "collapsed", (_SEAT, _COLOUR, _STOREYS, _CARD), "§11.1", "F42"),
    EventKind(HELD, "held", (_SEAT, _CARD), "§5.2"),
    EventKind(MONUMENT_GOES, "monument-goes", (_SEAT, _CARD, _STOREYS), "§11.3", "F23"),
    EventKind(BUILDING_OPENED, "building-opened", (_SEAT, _CARD), "§11.4"),
    EventKind(BUILDING_TWICE, "building-twice", (_SEAT, _CARD), "§11.4", "F15"),
    EventKind(CHURCH_LAID, "church-laid", (_SEAT, _CARD), "§11.5"),
    EventKind(CHURCHES_FULL, "churches-full", (_SEAT, _CARD), "§11.5", "F32"),
    EventKind(BAG_EMPTY, "bag-empty", (_POSITION, _BRICKS), "§5.3", "F17"),
    EventKind(ROW_SHORT, "row-short", (_CARDS,), "§11", "F16"),
    EventKind(RESHUFFLED, "reshuffled", (_CARDS,), "§11", "F22"),
    EventKind(PLAYED, "played", (_SEAT, _CARD), "§11.2", "F8"),
    EventKind(SWAPPED, "swapped", (_SEAT, _OTHER, _GIVEN, _COLOUR), "§11.2", "F35"),
    EventKind(STOLEN, "stolen", (_SEAT, _OTHER, _COLOUR), "§11.2"),
    EventKind(SABOTAGED, "sabotaged", (_SEAT, _OTHER, _COLOUR, _STOREYS), "§11.2", "F42"),
    EventKind(SPARED, "spared", (_SEAT, _COLOUR, _STOREYS), "§11.2", "F38"),
    EventKind(EXCHANGE_PAID, "exchange-paid", (_SEAT, _COLOUR, _POSITION), "§6", "F9"),
    EventKind(EXCHANGED, "exchanged", (_SEAT, _COLOUR, _POSITION), "§6", "F9"),
    EventKind(BUILT, "built", (_SEAT, _COLOUR, _STOREYS, _BRICKS, _COST), "§7", "F10"),
    EventKind(COST_PAID, "cost-paid", (_SEAT, _COLOUR), "§7", "F10"),
    EventKind(RUIN, "ruin", (_SEAT, _COLOUR, _STOREYS, _LOST, _KEPT), "§8", "F11"),
    EventKind(COMPLETED, "completed", (_SEAT, _COLOUR, _HEIGHT, _POINTS), "§9", "F12"),
    EventKind(BALCONY_COMPLETED, "balcony-completed", (_SEAT, _NUMBER, _COLOUR, _HEIGHT, _POINTS), "§9", "F12"),
    EventKind(FLOOR_BONUS, "floor-bonus", (_SEAT, _HEIGHT, _POINTS), "§9.1", "F13"),
    EventKind(PRIVILEGE_PAID, "privilege-paid", (_SEAT, _CARD, _HEIGHT, _POINTS), "§11.5", "F33"),
    EventKind(CAMPANILE_PAID, "campanile-paid", (_SEAT, _COLOUR, _CARD, _BRICKS), "§11.5", "F28"),
    EventKind(CHURCH_LEAVES, "church-leaves", (_CARD,), "§11.5"),
    EventKind(LAST_SEAL, "last-seal", (_SEAT, _POINTS), "§12", "F18"),
    EventKind(CARD_DISCARDED, "card-discarded", (_SEAT, _CARD), "§10", "F14"),
    EventKind(OVER_LIMIT, "over-limit", (_SEAT, _COLOUR), "§10", "F14"),
    EventKind(TURNS_OVER, "turns-over", (Arg("turn", AMOUNT, 1, 999),), "§12", "F43"),
    EventKind(MAJORITY, "majority", (_SEAT, _COLOUR, Arg("seals", AMOUNT, 1, 6), _HEIGHT, _POINTS), "§13", "F19"),
    EventKind(NO_MAJORITY, "no-majority", (_COLOUR,), "§13", "F19"),
    EventKind(FEAST_SCORED, "feast-scored", (_SEAT, _CARD, _CARDS, _POINTS), "§13", "F31"),
)
