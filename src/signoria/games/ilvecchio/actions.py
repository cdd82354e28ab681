"""The two tables of Il Vecchio: what a player can decide, what chance can bring; and why a decision may be refused."""

from typing import Final

from mypy_extensions import i64

from signoria.core.codec import AMOUNT, CARD, PIECE, PLACE, SEAT, Arg, Names, Numbering, Reason, Verb

# Towns an edition may use. The first 22 are those of the shipped edition, the others wait for owners who correct it.
PLACE_NAMES = Names(
    "place",
    (
        "firenze",
        "pistoia",
        "prato",
        "vernio",
        "vicchio",
        "dicomano",
        "sesto",
        "carmignano",
        "ponte-a-sieve",
        "poggibonsi",
        "empoli",
        "castel-fiorentino",
        "volterra",
        "colle",
        "sovicille",
        "mensano",
        "barberino",
        "borgo-san-lorenzo",
        "figline",
        "greve",
        "radda",
        "siena",
        "arezzo",
        "castellina",
        "certaldo",
        "fiesole",
        "fucecchio",
        "gaiole",
        "impruneta",
        "incisa",
        "lucca",
        "monteriggioni",
        "montevarchi",
        "rufina",
        "san-casciano",
        "san-gimignano",
        "san-miniato",
        "scarperia",
        "signa",
        "vinci",
    ),
)
GOOD_NAMES = Names("good", ("florins", "assassin", "knight", "abbot", "scroll", "carriage", "bishop"))
TRACK_NAMES = Names("track", ("venezia", "milano", "chiesa", "council", "nobility"))
OFFICE_NAMES = Names("track", ("council", "nobility"))
# What a region's followers lack: the kinds where there is one way only, else how many.
LACK_NAMES = Names(
    "lack", ("assassin", "knight", "abbot", "knight-and-abbot", "one-follower", "two-followers", "three-followers")
)
EVENT_NAMES = Names("crest", ("levy", "middlemen", "family-member"))
COLOUR_NAMES = Names("colour", ("brown", "black", "grey", "white", "violet", "green", "red", "florence"))
PROVINCE_NAMES = Names(
    "province",
    (
        "scroll-for-followers",
        "six-florins",
        "any-combination",
        "follower-for-scrolls",
        "any-follower",
        "bishop-and-carriage",
        "one-scroll",
        "one-knight",
        "one-assassin",
        "one-abbot",
        "florin-per-member",
        "rolled-member",
        "use-again",
        "one-for-two",
        "no-money",
        "five-florins-for-two",
        "one-of-three",
        "free-member",
    ),
)
COUNCIL_NAMES = Names(
    "council",
    (
        "scroll",
        "money",
        "follower",
        "abbot",
        "knight",
        "assassin",
        "carriage",
        "bishop",
        "recovery",
        "reinforcement",
        "province",
        "florence",
    ),
)
NOBILITY_NAMES = Names(
    "nobility",
    (
        "supply",
        "places",
        "regions",
        "nobles",
        "councillors",
        "carriages-and-bishops",
        "three-colours",
        "three-regions",
        "neighbours",
        "one-of-each",
        "unused-provinces",
        "crests",
    ),
)

PLACES: Final[i64] = 40
PROVINCES: Final[i64] = 18
TILES: Final[i64] = 12

# Decisions: a verb's first id; arguments count on from there.
RECOVER: Final[i64] = 0
REINFORCE: Final[i64] = 1
FORGO: Final[i64] = 2
END_TURN: Final[i64] = 3
USE: Final[i64] = 4
SEND: Final[i64] = 22
GO: Final[i64] = 62
WALK: Final[i64] = 102
RIDE: Final[i64] = 103
LIE_DOWN: Final[i64] = 104
PAY_BISHOP: Final[i64] = 105
TAKE: Final[i64] = 106
GIVE: Final[i64] = 113
BUY_SCROLL: Final[i64] = 120
DECLINE: Final[i64] = 121
PLACE_MEMBER: Final[i64] = 122
CHOOSE_AREA: Final[i64] = 162
PAY: Final[i64] = 173
PAY_FLORINS: Final[i64] = 237
PAY_NOTHING: Final[i64] = 238
OFFICE: Final[i64] = 239
CLAIM: Final[i64] = 241
KEEP_COUNCIL: Final[i64] = 259
KEEP_NOBILITY: Final[i64] = 271
LAY_DOWN: Final[i64] = 283
TAKE_BACK: Final[i64] = 323
REUSE: Final[i64] = 363
DECISIONS: Final[i64] = 381

FIRST_AREA: Final[i64] = 2
_PLACE = Arg("place", PLACE, names=PLACE_NAMES)
_PROVINCE = Arg("tile", CARD, names=PROVINCE_NAMES)

ACTIONS = Numbering(
    "decision",
    Verb("recover"),
    Verb("reinforce"),
    Verb("forgo"),
    Verb("end-turn"),
    Verb("use", _PROVINCE),
    Verb("send", _PLACE),
    Verb("go", _PLACE),
    Verb("walk"),
    Verb("ride"),
    Verb("lie-down"),
    Verb("pay-bishop"),
    Verb("take", Arg("good", PIECE, names=GOOD_NAMES)),
    Verb("give", Arg("good", PIECE, names=GOOD_NAMES)),
    Verb("buy-scroll"),
    Verb("decline"),
    Verb("place", _PLACE),
    Verb("area", Arg("area", PLACE, 2, 12)),
    Verb("pay", Arg("assassins", AMOUNT, 0, 3), Arg("knights", AMOUNT, 0, 3), Arg("abbots", AMOUNT, 0, 3)),
    Verb("pay-florins"),
    Verb("pay-nothing"),
    Verb("office", Arg("track", PLACE, names=OFFICE_NAMES)),
    Verb("claim", _PROVINCE),
    Verb("keep-council", Arg("tile", CARD, names=COUNCIL_NAMES)),
    Verb("keep-nobility", Arg("tile", CARD, names=NOBILITY_NAMES)),
    Verb("lay-down", _PLACE),
    Verb("take-back", _PLACE),
    Verb("reuse", _PROVINCE),
)

OUT_START: Final[i64] = 0
OUT_MIDDLEMAN: Final[i64] = 4
OUT_COUNCIL: Final[i64] = 44
OUT_NOBILITY: Final[i64] = 56
OUT_ROLL: Final[i64] = 68
OUT_CREST: Final[i64] = 79
ALL_OUTCOMES: Final[i64] = 82

OUTCOMES = Numbering(
    "outcome",
    Verb("start", Arg("seat", SEAT, 0, 3)),
    Verb("middleman", _PLACE),
    Verb("council", Arg("tile", CARD, names=COUNCIL_NAMES)),
    Verb("nobility", Arg("tile", CARD, names=NOBILITY_NAMES)),
    Verb("roll", Arg("area", PLACE, 2, 12)),
    Verb("crest", Arg("crest", CARD, names=EVENT_NAMES)),
)

# Reasons count on from core.state.FIRST_REASON, written out so that the engines take them over as numbers.
NO_MEMBER_STANDS: Final[i64] = 16
NOTHING_IN_REACH: Final[i64] = 17
ACTION_DONE: Final[i64] = 18
ACTION_DUE: Final[i64] = 19
NO_SUPPLY: Final[i64] = 20
NO_DOUBLE_TURN: Final[i64] = 21
TURN_BEGUN: Final[i64] = 22
NOT_YOUR_TILE: Final[i64] = 23
TILE_USED: Final[i64] = 24
TILE_USELESS: Final[i64] = 25
INSIDE_TAKEOVER: Final[i64] = 26
TOO_FAR: Final[i64] = 27
NO_MIDDLEMAN: Final[i64] = 28
NO_BISHOP: Final[i64] = 29
LACKS_FOLLOWERS: Final[i64] = 30
TRACK_FULL: Final[i64] = 31
LACKS_SCROLLS: Final[i64] = 32
LACKS_FLORINS: Final[i64] = 33
NOT_IN_AREA: Final[i64] = 34
LACKS_GOOD: Final[i64] = 35
NOT_OFFERED: Final[i64] = 36
NO_MEMBER_LIES: Final[i64] = 37
NOT_USED_YET: Final[i64] = 38
NO_CARRIAGE: Final[i64] = 39
NO_SUCH_PLACE: Final[i64] = 40
FOLLOWERS_DO_NOT_FIT: Final[i64] = 41
LACKS_PRICE: Final[i64] = 42
NOT_NEAR_FIRST: Final[i64] = 43
LACKS_FOR_REGION: Final[i64] = 44
OFFICE_TOO_DEAR: Final[i64] = 45

_TRACK = Arg("track", PLACE, names=TRACK_NAMES)
_FLORINS = Arg("florins", AMOUNT, 0, 999)

REASONS = (
    Reason(NO_MEMBER_STANDS, "no-member-stands", (_PLACE,), "§3.1", "V4"),
    Reason(NOTHING_IN_REACH, "nothing-in-reach", (_PLACE,), "§3.1", "V4"),
    Reason(ACTION_DONE, "action-done", (), "§3"),
    Reason(ACTION_DUE, "action-due", (), "§3", "V27"),
    Reason(NO_SUPPLY, "no-supply", (), "§4.4", "V12"),
    Reason(NO_DOUBLE_TURN, "no-double-turn", (), "§5.1", "V17"),
    Reason(TURN_BEGUN, "turn-begun", (), "§5.1", "V28"),
    Reason(NOT_YOUR_TILE, "not-your-tile", (_PROVINCE,), "§7", "V11"),
    Reason(TILE_USED, "tile-used", (_PROVINCE,), "§7", "V11"),
    Reason(TILE_USELESS, "tile-useless", (_PROVINCE,), "§7", "V30"),
    Reason(INSIDE_TAKEOVER, "inside-takeover", (_PROVINCE,), "§7", "V39"),
    Reason(TOO_FAR, "too-far", (_PLACE, Arg("roads", AMOUNT, 1, 39), _FLORINS), "§3.1", "V4"),
    Reason(NO_MIDDLEMAN, "no-middleman", (_PLACE,), "§4.1", "V5"),
    Reason(NO_BISHOP, "no-bishop", (), "§4.1", "V5"),
    Reason(LACKS_FOLLOWERS, "lacks-followers", (_TRACK,), "§4.2", "V8"),
    Reason(TRACK_FULL, "track-full", (_TRACK,), "§4.2", "V7"),
    Reason(LACKS_SCROLLS, "lacks-scrolls", (Arg("cost", AMOUNT, 0, 9), Arg("scrolls", AMOUNT, 0, 9)), "§4.3"),
    Reason(LACKS_FLORINS, "lacks-florins", (_TRACK, Arg("cost", AMOUNT, 0, 99), _FLORINS), "§4.2", "V8"),
    Reason(OFFICE_TOO_DEAR, "office-too-dear", (_TRACK, Arg("cost", AMOUNT, 0, 99), _FLORINS), "§4.3"),
    Reason(NOT_IN_AREA, "not-in-area", (_PLACE,), "§4.4", "V12"),
    Reason(LACKS_GOOD, "lacks-good", (Arg("good", PIECE, names=GOOD_NAMES),), "§4.6", "V13"),
    Reason(NOT_OFFERED, "not-offered", (), "§3"),
    Reason(NO_MEMBER_LIES, "no-member-lies", (_PLACE,), "§4.6", "V14"),
    Reason(NOT_USED_YET, "not-used-yet", (_PROVINCE,), "§7", "V29"),
    Reason(NO_CARRIAGE, "no-carriage", (), "§3.1", "V4"),
    Reason(NO_SUCH_PLACE, "no-such-place", (_PLACE,), "§1"),
    Reason(FOLLOWERS_DO_NOT_FIT, "followers-do-not-fit", (_TRACK, Arg("followers", AMOUNT, 1, 3)), "§4.2", "V39"),
    Reason(LACKS_PRICE, "lacks-price", (Arg("good", PIECE, names=GOOD_NAMES),), "§7", "V30"),
    Reason(
        LACKS_FOR_REGION,
        "lacks-for-region",
        (_TRACK, Arg("followers", AMOUNT, 1, 3), Arg("lack", PIECE, names=LACK_NAMES)),
        "§4.2",
        "V8",
    ),
    Reason(NOT_NEAR_FIRST, "not-near-first", (_PLACE,), "§8", "V32"),
)
