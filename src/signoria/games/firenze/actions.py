"""The two tables of Firenze: what a player can decide, what chance can bring; and why a decision may be refused."""

from typing import Final

from mypy_extensions import i64

from signoria.core.codec import AMOUNT, CARD, COLOUR, PIECE, PLACE, SEAT, Arg, Names, Numbering, Reason, Verb

COLOURS = Names("colour", ("white", "yellow", "green", "red-brown", "blue", "purple"))
# A tower during its owner's turn: not raised yet, raised or begun this turn, or spared by the Architect.
CONDITIONS = Names("condition", ("standing", "raised", "spared"))
# A tower that a card names: nobody's towers are raised while cards ask for one, but the active player's may be spared.
SAFETY = Names("condition", ("standing", "spared"))
# The cards of the rulings, and nine places for cards that an owner composes from the known effects.
CARDS = Names(
    "card",
    (
        "tribute",
        "luxury-tax",
        "flood",
        "warehouse-fire",
        "collapse",
        "mason",
        "smuggler",
        "saboteur",
        "spy",
        "patrician",
        "princess",
        "wholesaler",
        "architect",
        "monument",
        "recognition",
        "scandal",
        "workshop",
        "storehouse",
        "trading-house",
        "privilege-5",
        "privilege-6",
        "privilege-7",
        "campanile",
        "own-1",
        "own-2",
        "own-3",
        "own-4",
        "own-5",
        "own-6",
        "own-7",
        "own-8",
        "own-9",
    ),
)

MOST_SEATS: Final[i64] = 4
ROW: Final[i64] = 6
LOWEST: Final[i64] = 3
HIGHEST: Final[i64] = 8
TALLEST: Final[i64] = 25

_COLOUR = Arg("colour", COLOUR, names=COLOURS)
_POSITION = Arg("position", PLACE, 1, ROW)
_SEAT = Arg("seat", SEAT, 0, MOST_SEATS - 1)
_CARD = Arg("card", CARD, names=CARDS)
_HEIGHT = Arg("height", AMOUNT, LOWEST, HIGHEST)
_STOREYS = Arg("height", AMOUNT, 1, TALLEST)

NO_EXCHANGE: Final[i64] = 0
END_BUILDING: Final[i64] = 1
END_COMMISSIONS: Final[i64] = 2
ENDURE: Final[i64] = 3
TAKE: Final[i64] = 4
PAY: Final[i64] = 10
RETURN: Final[i64] = 16
WANT: Final[i64] = 22
FOUND: Final[i64] = 58
RAISE: Final[i64] = 64
COMPLETE: Final[i64] = 514
TOWER: Final[i64] = 550
PICK: Final[i64] = 850
AGAINST: Final[i64] = 874
PLAY: Final[i64] = 878
DISCARD: Final[i64] = 910
DECISIONS: Final[i64] = 942

ACTIONS = Numbering(
    "decision",
    Verb("no-exchange"),
    Verb("end-building"),
    Verb("end-commissions"),
    Verb("endure"),
    Verb("take", _POSITION),
    Verb("pay", _COLOUR),
    Verb("return", _COLOUR),
    Verb("want", _POSITION, _COLOUR),
    Verb("found", _COLOUR),
    Verb("raise", _COLOUR, _STOREYS, Arg("condition", PIECE, names=CONDITIONS)),
    Verb("complete", _COLOUR, _HEIGHT),
    Verb("tower", _COLOUR, _STOREYS, Arg("condition", PIECE, names=SAFETY)),
    Verb("pick", _SEAT, _COLOUR),
    Verb("against", _SEAT),
    Verb("play", _CARD),
    Verb("discard", _CARD),
)

START: Final[i64] = 0
DEAD: Final[i64] = 4
BALCONY: Final[i64] = 10
NEUTRAL: Final[i64] = 46
CARD_DRAWN: Final[i64] = 82
BRICK_DRAWN: Final[i64] = 114
ALL_OUTCOMES: Final[i64] = 120

OUTCOMES = Numbering(
    "outcome",
    Verb("start", _SEAT),
    Verb("dead-colour", _COLOUR),
    Verb("balcony", _COLOUR, _HEIGHT),
    Verb("neutral", _COLOUR, _HEIGHT),
    Verb("card", _CARD),
    Verb("brick", _COLOUR),
)

# Reasons count on from core.state.FIRST_REASON, written out so that the engines take them over as numbers.
NO_CARD_THERE: Final[i64] = 16
CARD_TOO_DEAR: Final[i64] = 17
NO_BRICK: Final[i64] = 18
OUT_OF_ORDER: Final[i64] = 19
REST_UNPAID: Final[i64] = 20
NOT_ON_CARD: Final[i64] = 21
RATE_TOO_HIGH: Final[i64] = 22
MOST_BUILT: Final[i64] = 23
BUILDING_TOO_DEAR: Final[i64] = 24
NO_TOWER: Final[i64] = 25
COVERED: Final[i64] = 26
BALCONY_ORDER: Final[i64] = 27
NO_SEALS: Final[i64] = 28
CAMPANILE_UNPAID: Final[i64] = 29
NOT_HELD: Final[i64] = 30
PLAYED_ALREADY: Final[i64] = 31
WITHOUT_EFFECT: Final[i64] = 32
FEAST_STAYS: Final[i64] = 33
NOTHING_THERE: Final[i64] = 34
SAME_COLOUR: Final[i64] = 35
NO_FEAST: Final[i64] = 36
SAFE_ALREADY: Final[i64] = 37
NO_PERSON: Final[i64] = 38
COMMISSION_LATER: Final[i64] = 39
BALCONY_LATER: Final[i64] = 40

_BRICKS = Arg("bricks", AMOUNT, 0, 200)
_LEFT = Arg("left", AMOUNT, 0, 200)
_BALCONY = Arg("number", AMOUNT, 1, 4)

REASONS = (
    Reason(NO_CARD_THERE, "no-card-there", (_POSITION,), "§5", "F16"),
    Reason(CARD_TOO_DEAR, "card-too-dear", (_BRICKS, _LEFT), "§5.1", "F6"),
    Reason(NO_BRICK, "no-brick", (_COLOUR,), "§4"),
    Reason(OUT_OF_ORDER, "out-of-order", (_COLOUR,), "§4"),
    Reason(REST_UNPAID, "rest-unpaid", (_COLOUR, _BRICKS), "§4"),
    Reason(NOT_ON_CARD, "not-on-card", (_POSITION, _COLOUR), "§6", "F9"),
    Reason(RATE_TOO_HIGH, "rate-too-high", (_BRICKS, _LEFT), "§6", "F9"),
    Reason(MOST_BUILT, "most-built", (_BRICKS,), "§7", "F10"),
    Reason(BUILDING_TOO_DEAR, "building-too-dear", (_BRICKS, _LEFT), "§7", "F10"),
    Reason(NO_TOWER, "no-tower", (_COLOUR, _STOREYS), "§7", "F10"),
    Reason(COVERED, "covered", (_COLOUR, _HEIGHT), "§9", "F12"),
    Reason(BALCONY_ORDER, "balcony-order", (_BALCONY,), "§3.1", "F12"),
    Reason(NO_SEALS, "no-seals", (), "§12", "F18"),
    Reason(CAMPANILE_UNPAID, "campanile-unpaid", (_COLOUR,), "§11.5", "F28"),
    Reason(NOT_HELD, "not-held", (_CARD,), "§11.2", "F8"),
    Reason(PLAYED_ALREADY, "played-already", (_CARD,), "§11.2", "F8"),
    Reason(WITHOUT_EFFECT, "without-effect", (_CARD,), "§11.2", "F25"),
    Reason(FEAST_STAYS, "feast-stays", (_CARD,), "§10", "F14"),
    Reason(NOTHING_THERE, "nothing-there", (_SEAT,), "§11.2"),
    Reason(SAME_COLOUR, "same-colour", (_COLOUR,), "§11.2", "F35"),
    Reason(NO_FEAST, "no-feast", (_CARD,), "§11.3"),
    Reason(SAFE_ALREADY, "safe-already", (_COLOUR, _STOREYS), "§11.2", "F38"),
    Reason(NO_PERSON, "no-person", (_CARD,), "§11.2", "F8"),
    Reason(COMMISSION_LATER, "commission-later", (_COLOUR, _HEIGHT, Arg("points", AMOUNT, 0, 200)), "§9", "F12"),
    Reason(BALCONY_LATER, "balcony-later", (_COLOUR, _HEIGHT, _BALCONY), "§3.1", "F12"),
)
