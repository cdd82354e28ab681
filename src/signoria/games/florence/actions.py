"""The two tables of Florence: what a family can decide, what chance can bring; and why a decision may be refused."""

from typing import Final

from mypy_extensions import i64

from signoria.core.codec import AMOUNT, CARD, COLOUR, PIECE, PLACE, SEAT, Arg, Names, Numbering, Reason, Verb

# Decisions; a verb with arguments counts on from its first id.
PASS: Final[i64] = 0
DEPLOY: Final[i64] = 1
PROMOTE: Final[i64] = 2
MOVE: Final[i64] = 3
HURRY: Final[i64] = 4
BRAG: Final[i64] = 5
GIFT: Final[i64] = 6
SCANDAL: Final[i64] = 9
DISCARD: Final[i64] = 21
RING: Final[i64] = 33
PLACE_AT: Final[i64] = 42
MEMBER: Final[i64] = 51
TO: Final[i64] = 114
STAY: Final[i64] = 123
TILE: Final[i64] = 124
SHIELD: Final[i64] = 133  # bodyguard, spy and bouncer count on without a gap, as shields do
SPY: Final[i64] = 145
BOUNCER: Final[i64] = 154
TAKE_TIME: Final[i64] = 163
TAKE_POINT: Final[i64] = 164
SWAP: Final[i64] = 165
WITH: Final[i64] = 606
FORGO: Final[i64] = 669
ACCEPT: Final[i64] = 670
DECLINE: Final[i64] = 671
COLOUR_OF: Final[i64] = 672
DECISIONS: Final[i64] = 674

# Outcomes.
OUT_TILE: Final[i64] = 0
OUT_COACH: Final[i64] = 9
OUT_DESTINATION: Final[i64] = 18
OUT_TIME: Final[i64] = 27
OUT_START: Final[i64] = 39
OUT_OBJECTIVE: Final[i64] = 44
OUT_SCANDAL: Final[i64] = 50
OUT_STROZZI: Final[i64] = 86
ALL_OUTCOMES: Final[i64] = 96

MEDICI = Names("medici", ("cosimo", "contessina", "giovanni"))
RANKS = Names("rank", ("debutant", "donna", "maestro"))
TILES = Names(
    "tile",
    (
        "influencers",
        "loudmouth",
        "scandalous",
        "life-of-the-party",
        "street-cred",
        "upwardly-mobile",
        "plus-one",
        "big-spender",
        "eyes-everywhere",
    ),
)
SCANDALS = Names(
    "scandal",
    (
        "post-guard",
        "go-anywhere",
        "go-far",
        "join-superior",
        "send-gift",
        "trade-places",
        "raise-debutant",
        "step-forward",
        "take-back",
        "swap-two",
        "send-home",
        "brag-anywhere",
    ),
)
STREETS = Names("street", ("1-2", "1-4", "2-3", "2-5", "3-6", "4-5", "4-7", "5-6", "5-8", "6-9", "7-8", "8-9"))
COLOURS = Names("strozzi", ("orange", "blue"))
# Why Strozzi's card finds nothing to do at a location.
QUEUE_IS_FULL: Final[i64] = 0
NOBODY_OF_HIS: Final[i64] = 1
NOBODY_RISES: Final[i64] = 2
SPACE_TAKEN: Final[i64] = 3
GUARD_THERE: Final[i64] = 4
NO_STREET_THERE: Final[i64] = 5
OBSTACLES = Names(
    "obstacle",
    ("queue-is-full", "nobody-of-his", "nobody-rises", "space-taken", "guard-there", "no-street-there"),
)

LOCATION_ARG = Arg("location", PLACE, 1, 9)
SPOT_ARG = Arg("spot", PIECE, 1, 7)

ACTIONS = Numbering(
    "decision",
    Verb("pass"),
    Verb("deploy"),
    Verb("promote"),
    Verb("move"),
    Verb("hurry"),
    Verb("brag"),
    Verb("gift", Arg("medici", PIECE, names=MEDICI)),
    Verb("scandal", Arg("card", CARD, names=SCANDALS)),
    Verb("discard", Arg("card", CARD, names=SCANDALS)),
    Verb("ring", LOCATION_ARG),
    Verb("place", LOCATION_ARG),
    Verb("member", LOCATION_ARG, SPOT_ARG),
    Verb("to", LOCATION_ARG),
    Verb("stay"),
    Verb("tile", LOCATION_ARG),
    Verb("bodyguard", Arg("street", PLACE, names=STREETS)),
    Verb("spy", LOCATION_ARG),
    Verb("bouncer", LOCATION_ARG),
    Verb("take-time"),
    Verb("take-point"),
    Verb("swap", LOCATION_ARG, Arg("first", PIECE, 1, 7), Arg("second", PIECE, 1, 7)),
    Verb("with", LOCATION_ARG, SPOT_ARG),
    Verb("forgo"),
    Verb("accept"),
    Verb("decline"),
    Verb("colour", Arg("colour", COLOUR, names=COLOURS)),
)

OUTCOMES = Numbering(
    "outcome",
    Verb("tile", Arg("tile", PIECE, names=TILES)),
    Verb("coach", LOCATION_ARG),
    Verb("destination", LOCATION_ARG),
    Verb("time", Arg("time", AMOUNT, 1, 12)),
    Verb("start", Arg("seat", SEAT, 0, 4)),
    Verb("objective", Arg("objective", CARD, 1, 6)),
    Verb("scandal", Arg("card", CARD, names=SCANDALS), Arg("copy", CARD, 1, 3)),
    Verb("strozzi", Arg("card", CARD, 1, 10)),
)

# Refusals.
# Reasons count on from core.state.FIRST_REASON, written out so that the engines take them over as numbers.
TOO_LITTLE_TIME: Final[i64] = 16
NO_DEBUTANT_LEFT: Final[i64] = 17
QUEUE_FULL: Final[i64] = 18
QUEUE_NOT_EMPTY: Final[i64] = 19
RING_TAKEN: Final[i64] = 20
NOBODY_TO_PROMOTE: Final[i64] = 21
NOT_YOUR_MEMBER: Final[i64] = 22
EQUAL_CHOICE: Final[i64] = 23
NO_HIGHER_PIECE: Final[i64] = 24
HIGHEST_RANK: Final[i64] = 25
NOWHERE_TO_GO: Final[i64] = 26
NO_STREET: Final[i64] = 27
STREET_CLOSED: Final[i64] = 28
NO_MARKER_LEFT: Final[i64] = 29
NOBODY_THERE: Final[i64] = 30
ALREADY_BRAGGED: Final[i64] = 31
NO_SPACE_ON_TILE: Final[i64] = 32
NO_GIFT_LEFT: Final[i64] = 33
NOT_AT_COACH: Final[i64] = 34
NOT_IN_HAND: Final[i64] = 35
NO_EFFECT: Final[i64] = 36
ACTION_LIMIT: Final[i64] = 37
SHIELD_TAKEN: Final[i64] = 38
OWN_GUARD_THERE: Final[i64] = 39
OTHER_SHIELDS: Final[i64] = 40
NOT_EQUAL_RANK: Final[i64] = 41
NOT_YOUR_SWAP: Final[i64] = 42
NOT_AT_RING: Final[i64] = 43
NOT_NEIGHBOURS: Final[i64] = 44
NOBODY_AT_SPOT: Final[i64] = 45
NOT_LOWER_RANK: Final[i64] = 46
NO_MARKER_THERE: Final[i64] = 47
SAME_LOCATION: Final[i64] = 48
NO_WAY_ON: Final[i64] = 49
NOBODY_ON_BOARD: Final[i64] = 50
ONLY_DEBUTANTS: Final[i64] = 51
NO_SUPERIOR_THERE: Final[i64] = 52
NOWHERE_TO_DEPLOY: Final[i64] = 53
NOWHERE_TO_BRAG: Final[i64] = 54
NOT_ANOTHER_MEMBER: Final[i64] = 55

_CARD = Arg("card", CARD, names=SCANDALS)
_TIMES = (Arg("cost", AMOUNT, 0, 12), Arg("time", AMOUNT, 0, 12))

REASONS = (
    Reason(TOO_LITTLE_TIME, "too-little-time", _TIMES, "§4"),
    Reason(NO_DEBUTANT_LEFT, "no-debutant-left", (), "§5.2"),
    Reason(QUEUE_FULL, "queue-full", (LOCATION_ARG, Arg("spaces", AMOUNT, 1, 7)), "§3"),
    Reason(QUEUE_NOT_EMPTY, "queue-not-empty", (LOCATION_ARG,), "§2", "FL7"),
    Reason(RING_TAKEN, "ring-taken", (LOCATION_ARG,), "§5.1"),
    Reason(NOBODY_TO_PROMOTE, "nobody-to-promote", (), "§5.3"),
    Reason(NOT_YOUR_MEMBER, "not-your-member", (LOCATION_ARG, SPOT_ARG), "§3"),
    Reason(EQUAL_CHOICE, "equal-choice", (), "§5", "FL75"),
    Reason(NO_HIGHER_PIECE, "no-higher-piece", (Arg("rank", PIECE, names=RANKS),), "§5.3"),
    Reason(HIGHEST_RANK, "highest-rank", (), "§5.3"),
    Reason(NOWHERE_TO_GO, "nowhere-to-go", (), "§5.4"),
    Reason(NO_STREET, "no-street", (Arg("from", PLACE, 1, 9), Arg("to", PLACE, 1, 9)), "§5.4"),
    Reason(STREET_CLOSED, "street-closed", (Arg("street", PLACE, names=STREETS),), "§11.5", "FL92"),
    Reason(NO_MARKER_LEFT, "no-marker-left", (), "§5.6"),
    Reason(NOBODY_THERE, "nobody-there", (LOCATION_ARG,), "§5.6"),
    Reason(ALREADY_BRAGGED, "already-bragged", (LOCATION_ARG,), "§5.6"),
    Reason(NO_SPACE_ON_TILE, "no-space-on-tile", (LOCATION_ARG, Arg("points", AMOUNT, 0, 99)), "§5.6", "FL15"),
    Reason(NO_GIFT_LEFT, "no-gift-left", (), "§5.7"),
    Reason(NOT_AT_COACH, "not-at-coach", (Arg("medici", PIECE, names=MEDICI), LOCATION_ARG), "§5.7"),
    Reason(NOT_IN_HAND, "not-in-hand", (_CARD,), "§5.8"),
    Reason(NO_EFFECT, "no-effect", (_CARD,), "§5.8", "FL69"),
    Reason(ACTION_LIMIT, "action-limit", (Arg("limit", AMOUNT, 1, 99),), "§5", "FL64"),
    Reason(SHIELD_TAKEN, "shield-taken", (), "§5.7"),
    Reason(OWN_GUARD_THERE, "own-guard-there", (), "§6", "FL26"),
    Reason(OTHER_SHIELDS, "other-shields", (Arg("medici", PIECE, names=MEDICI),), "§5.7"),
    Reason(NOT_EQUAL_RANK, "not-equal-rank", (), "§5.1", "FL13"),
    Reason(NOT_YOUR_SWAP, "not-your-swap", (), "§5.1", "FL13"),
    Reason(NOT_AT_RING, "not-at-ring", (), "§5.1", "FL13"),
    Reason(NOT_NEIGHBOURS, "not-neighbours", (), "§5.1", "FL13"),
    Reason(NOBODY_AT_SPOT, "nobody-at-spot", (), "§3"),
    Reason(NOT_LOWER_RANK, "not-lower-rank", (), "§6", "FL24"),
    Reason(NO_MARKER_THERE, "no-marker-there", (LOCATION_ARG,), "§6"),
    Reason(SAME_LOCATION, "same-location", (LOCATION_ARG,), "§6", "FL66"),
    Reason(NO_WAY_ON, "no-way-on", (LOCATION_ARG,), "§6", "FL67"),
    Reason(NOBODY_ON_BOARD, "nobody-on-board", (), "§5.4"),
    Reason(ONLY_DEBUTANTS, "only-debutants", (), "§6"),
    Reason(NO_SUPERIOR_THERE, "no-superior-there", (LOCATION_ARG,), "§6"),
    Reason(NOWHERE_TO_DEPLOY, "nowhere-to-deploy", (), "§5.2"),
    Reason(NOWHERE_TO_BRAG, "nowhere-to-brag", (), "§5.6"),
    Reason(NOT_ANOTHER_MEMBER, "not-another-member", (), "§6", "FL67"),
)
