"""What can happen in Il Vecchio, each with the rule that makes it happen. Points are only given at the end."""

from typing import Final

from mypy_extensions import i64

from signoria.core.codec import AMOUNT, CARD, COLOUR, PIECE, PLACE, POINTS, SEAT, Arg, EventKind
from signoria.games.ilvecchio.actions import (
    COLOUR_NAMES,
    COUNCIL_NAMES,
    EVENT_NAMES,
    GOOD_NAMES,
    NOBILITY_NAMES,
    PLACE_NAMES,
    PROVINCE_NAMES,
    TRACK_NAMES,
)

STARTS: Final[i64] = 0
STARTING_GOODS: Final[i64] = 1
MIDDLEMAN_STANDS: Final[i64] = 2
DEALT: Final[i64] = 3
DEALT_TILE: Final[i64] = 4
KEEPS_START_TILE: Final[i64] = 5
ROLLS_START: Final[i64] = 6
CHOOSES_AREA: Final[i64] = 7
SETS_OUT: Final[i64] = 8
ROUND_BEGINS: Final[i64] = 9
TURN_BEGINS: Final[i64] = 10
WALKS: Final[i64] = 11
RIDES: Final[i64] = 12
LIES_DOWN: Final[i64] = 13
MIDDLEMAN_MOVES: Final[i64] = 14
LIES_IN_GREEN: Final[i64] = 15
PAYS_BISHOP: Final[i64] = 16
TAKES: Final[i64] = 17
COUNCIL_ADDS: Final[i64] = 18
BUYS_SCROLL: Final[i64] = 19
PAYS_FOLLOWERS: Final[i64] = 20
PAYS_FLORINS: Final[i64] = 21
PAYS_SCROLLS: Final[i64] = 22
PAYS_EXTRA: Final[i64] = 23
ENTERS: Final[i64] = 24
ENTERS_BEHIND: Final[i64] = 25
CLAIMS: Final[i64] = 26
DRAWS: Final[i64] = 27
SEES_COUNCIL: Final[i64] = 28
SEES_NOBILITY: Final[i64] = 29
KEEPS_TILE: Final[i64] = 30
KEEPS_COUNCIL: Final[i64] = 31
KEEPS_NOBILITY: Final[i64] = 32
TURNS_UP: Final[i64] = 33
ROLLS: Final[i64] = 34
JOINS: Final[i64] = 35
DECLINES: Final[i64] = 36
RECOVERS: Final[i64] = 37
TAKES_CREST: Final[i64] = 38
TAKES_CREST_QUIETLY: Final[i64] = 39
NO_CREST_LEFT: Final[i64] = 40
EXTRA_COST_MOVES: Final[i64] = 41
GIVES: Final[i64] = 42
GIVES_NOTHING: Final[i64] = 43
ALL_MIDDLEMEN_MOVE: Final[i64] = 44
LAYS_DOWN: Final[i64] = 45
TAKES_BACK: Final[i64] = 46
NOBODY_ON_MAP: Final[i64] = 47
USES: Final[i64] = 48
USES_AGAIN: Final[i64] = 49
TILE_PAYS: Final[i64] = 50
TILE_GIVES: Final[i64] = 51
LAST_CREST: Final[i64] = 52
DOUBLE_TURNS: Final[i64] = 53
FORGOES: Final[i64] = 54
ROUND_LIMIT: Final[i64] = 55
SCORES_NOBILITY: Final[i64] = 56
SCORES_TRACK: Final[i64] = 57
SCORES_EVERYWHERE: Final[i64] = 58
SCORES_MAJORITY: Final[i64] = 59
SCORES_CRESTS: Final[i64] = 60
SCORES_FORGONE: Final[i64] = 61

_SEAT = Arg("seat", SEAT, 0, 3)
_PLACE = Arg("place", PLACE, names=PLACE_NAMES)
_FROM = Arg("from", PLACE, names=PLACE_NAMES)
_TO = Arg("to", PLACE, names=PLACE_NAMES)
_AREA = Arg("area", PLACE, 2, 12)
_COLOUR = Arg("colour", COLOUR, names=COLOUR_NAMES)
_GOOD = Arg("good", PIECE, names=GOOD_NAMES)
_AMOUNT = Arg("amount", AMOUNT, 0, 99)
_TRACK = Arg("track", PLACE, names=TRACK_NAMES)
_SPACE = Arg("space", PLACE, 1, 20)
_COUNCIL = Arg("tile", CARD, names=COUNCIL_NAMES)
_NOBILITY = Arg("tile", CARD, names=NOBILITY_NAMES)
_PROVINCE = Arg("tile", CARD, names=PROVINCE_NAMES)
_TILES = Arg("tiles", AMOUNT, 1, 12)
_FLORINS = Arg("florins", AMOUNT, 0, 99)
_SCROLLS = Arg("scrolls", AMOUNT, 0, 9)
_MEMBERS = Arg("members", AMOUNT, 0, 20)
_CREST = Arg("crest", CARD, names=EVENT_NAMES)
_CRESTS = Arg("crests", AMOUNT, 0, 27)
_POINTS = Arg("points", POINTS, 0, 200)
_START = Arg("carriages", AMOUNT, 0, 9), Arg("bishops", AMOUNT, 0, 9)
_PAID = Arg("assassins", AMOUNT, 0, 3), Arg("knights", AMOUNT, 0, 3), Arg("abbots", AMOUNT, 0, 3)

EVENTS = (
    EventKind(STARTS, "starts", (_SEAT,), "§2", "V26"),
    EventKind(STARTING_GOODS, "starting-goods", (_SEAT, _FLORINS, *_START), "§2"),
    EventKind(MIDDLEMAN_STANDS, "middleman-stands", (_COLOUR, _PLACE), "§2", "V2"),
    EventKind(DEALT, "dealt", (_SEAT, _TILES), "§2", "V3"),
    EventKind(DEALT_TILE, "dealt-tile", (_SEAT, _COUNCIL), "§2", "V3"),
    EventKind(KEEPS_START_TILE, "keeps-start-tile", (_SEAT, _COUNCIL), "§2", "V26"),
    EventKind(ROLLS_START, "rolls-start", (_SEAT, _AREA), "§2", "V1"),
    EventKind(CHOOSES_AREA, "chooses-area", (_SEAT, _AREA), "§2", "V1"),
    EventKind(SETS_OUT, "sets-out", (_SEAT, _PLACE), "§2", "V1"),
    EventKind(ROUND_BEGINS, "round-begins", (Arg("round", AMOUNT, 1, 200),), "§3"),
    EventKind(TURN_BEGINS, "turn-begins", (_SEAT,), "§3"),
    EventKind(WALKS, "walks", (_SEAT, _FROM, _TO, _FLORINS), "§3.1", "V4"),
    EventKind(RIDES, "rides", (_SEAT, _FROM, _TO), "§3.1", "V4"),
    EventKind(LIES_DOWN, "lies-down", (_SEAT, _PLACE), "§4.1", "V5"),
    EventKind(MIDDLEMAN_MOVES, "middleman-moves", (_COLOUR, _FROM, _TO), "§4.1", "V5"),
    EventKind(LIES_IN_GREEN, "lies-in-green", (_SEAT, _PLACE), "§4.1", "V6"),
    EventKind(PAYS_BISHOP, "pays-bishop", (_SEAT, _PLACE), "§4.1", "V5"),
    EventKind(TAKES, "takes", (_SEAT, _GOOD, _AMOUNT), "§4.1"),
    EventKind(COUNCIL_ADDS, "council-adds", (_SEAT, _COUNCIL, _GOOD, _AMOUNT), "§8", "V36"),
    EventKind(BUYS_SCROLL, "buys-scroll", (_SEAT,), "§8", "V36"),
    EventKind(PAYS_FOLLOWERS, "pays-followers", (_SEAT, _TRACK, *_PAID), "§4.2", "V8"),
    EventKind(PAYS_FLORINS, "pays-florins", (_SEAT, _TRACK, _FLORINS), "§4.2", "V8"),
    EventKind(PAYS_SCROLLS, "pays-scrolls", (_SEAT, _TRACK, _SCROLLS), "§4.3", "V8"),
    EventKind(PAYS_EXTRA, "pays-extra", (_SEAT, _TRACK, _FLORINS), "§4.3", "V43"),
    EventKind(ENTERS, "enters", (_SEAT, _TRACK, _SPACE), "§4.2", "V8"),
    EventKind(ENTERS_BEHIND, "enters-behind", (_SEAT, _TRACK, _SPACE), "§5.1", "V38"),
    EventKind(CLAIMS, "claims", (_SEAT, _PROVINCE), "§4.2", "V8"),
    EventKind(DRAWS, "draws", (_SEAT, _TRACK, _TILES), "§4.3", "V9"),
    EventKind(SEES_COUNCIL, "sees-council", (_SEAT, _COUNCIL), "§4.3", "V9"),
    EventKind(SEES_NOBILITY, "sees-nobility", (_SEAT, _NOBILITY), "§4.3", "V9"),
    EventKind(KEEPS_TILE, "keeps-tile", (_SEAT, _TRACK), "§4.3", "V9"),
    EventKind(KEEPS_COUNCIL, "keeps-council", (_SEAT, _COUNCIL), "§4.3", "V9"),
    EventKind(KEEPS_NOBILITY, "keeps-nobility", (_SEAT, _NOBILITY), "§4.3", "V9"),
    EventKind(TURNS_UP, "turns-up", (_SEAT, _COUNCIL), "§4.3", "V10"),
    EventKind(ROLLS, "rolls", (_SEAT, _AREA), "§4.4", "V12"),
    EventKind(JOINS, "joins", (_SEAT, _PLACE), "§4.4", "V12"),
    EventKind(DECLINES, "declines", (_SEAT,), "§8", "V34"),
    EventKind(RECOVERS, "recovers", (_SEAT, _MEMBERS, _FLORINS), "§4.5", "V27"),
    EventKind(TAKES_CREST, "takes-crest", (_SEAT, _CREST, _CRESTS), "§4.6"),
    EventKind(TAKES_CREST_QUIETLY, "takes-crest-quietly", (_SEAT, _CRESTS), "§6", "V33"),
    EventKind(NO_CREST_LEFT, "no-crest-left", (_TRACK,), "§4.6", "V16"),
    EventKind(EXTRA_COST_MOVES, "extra-cost-moves", (), "§4.6", "V15"),
    EventKind(GIVES, "gives", (_SEAT, _GOOD, _AMOUNT), "§4.6", "V13"),
    EventKind(GIVES_NOTHING, "gives-nothing", (_SEAT,), "§4.6", "V13"),
    EventKind(ALL_MIDDLEMEN_MOVE, "all-middlemen-move", (), "§4.6"),
    EventKind(LAYS_DOWN, "lays-down", (_SEAT, _PLACE), "§4.6", "V14"),
    EventKind(TAKES_BACK, "takes-back", (_SEAT, _PLACE), "§4.6", "V14"),
    EventKind(NOBODY_ON_MAP, "nobody-on-map", (_SEAT,), "§4.6", "V14"),
    EventKind(USES, "uses", (_SEAT, _PROVINCE), "§7", "V11"),
    EventKind(USES_AGAIN, "uses-again", (_SEAT, _PROVINCE), "§7", "V29"),
    EventKind(TILE_PAYS, "tile-pays", (_SEAT, _GOOD, _AMOUNT), "§7"),
    EventKind(TILE_GIVES, "tile-gives", (_SEAT, _GOOD, _AMOUNT), "§7"),
    EventKind(LAST_CREST, "last-crest", (), "§5", "V17"),
    EventKind(DOUBLE_TURNS, "double-turns", (), "§5.1", "V17"),
    EventKind(FORGOES, "forgoes", (_SEAT,), "§5.1", "V28"),
    EventKind(ROUND_LIMIT, "round-limit", (Arg("round", AMOUNT, 1, 200),), "§5", "V37"),
    EventKind(SCORES_NOBILITY, "scores-nobility", (_SEAT, _NOBILITY, _POINTS), "§9", "V21"),
    EventKind(SCORES_TRACK, "scores-track", (_SEAT, _TRACK, _MEMBERS, _POINTS), "§5.2"),
    EventKind(SCORES_EVERYWHERE, "scores-everywhere", (_SEAT, _POINTS), "§5.2"),
    EventKind(SCORES_MAJORITY, "scores-majority", (_SEAT, _TRACK, _POINTS), "§5.2", "V19"),
    EventKind(SCORES_CRESTS, "scores-crests", (_SEAT, _CRESTS, _POINTS), "§5.2"),
    EventKind(SCORES_FORGONE, "scores-forgone", (_SEAT, _POINTS), "§5.1", "V17"),
)
