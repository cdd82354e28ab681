"""What can happen in Florence, each with the rule that makes it happen. Whatever carries points changes the score."""

from typing import Final

from mypy_extensions import i64

from signoria.core.codec import AMOUNT, CARD, COLOUR, PIECE, PLACE, POINTS, SEAT, Arg, EventKind
from signoria.games.florence.actions import COLOURS, MEDICI, OBSTACLES, RANKS, SCANDALS, STREETS, TILES

TILE_LAID: Final[i64] = 0
COACH_STANDS: Final[i64] = 1
DESTINATION: Final[i64] = 2
TIME_TILE: Final[i64] = 3
OBJECTIVE_DEALT: Final[i64] = 4
OBJECTIVE_SEEN: Final[i64] = 5
STARTS: Final[i64] = 6
FIRST_DEBUTANT: Final[i64] = 7
ROUND_BEGINS: Final[i64] = 8
TIME_GAINED: Final[i64] = 9
PASSES: Final[i64] = 10
PASSES_FIRST: Final[i64] = 11
PASSES_LAST: Final[i64] = 12
RING_LAID: Final[i64] = 13
DEPLOYS: Final[i64] = 14
PROMOTES: Final[i64] = 15
LEAVES: Final[i64] = 16
ARRIVES: Final[i64] = 17
OWN_BODYGUARD: Final[i64] = 18
BODYGUARD_PAYS: Final[i64] = 19
BRAGS: Final[i64] = 20
GIVES: Final[i64] = 21
POSTS_BODYGUARD: Final[i64] = 22
POSTS_SPY: Final[i64] = 23
POSTS_BOUNCER: Final[i64] = 24
NO_GUARD: Final[i64] = 25
PLAYS: Final[i64] = 26
DISCARDS: Final[i64] = 27
BONUS_TIME: Final[i64] = 28
BONUS_POINT: Final[i64] = 29
SWAPS: Final[i64] = 30
STEPS_FORWARD: Final[i64] = 31
TAKES_BACK: Final[i64] = 32
SENDS_HOME: Final[i64] = 33
TRADES: Final[i64] = 34
COACH_ENTERS: Final[i64] = 35
HEAD: Final[i64] = 36
NO_HEAD: Final[i64] = 37
NO_BRAGGER: Final[i64] = 38
DRAWS: Final[i64] = 39
DREW: Final[i64] = 40
RESHUFFLED: Final[i64] = 41
NO_CARD: Final[i64] = 42
FORGOES: Final[i64] = 43
BRAG_REWARD: Final[i64] = 44
SPY_REWARD: Final[i64] = 45
QUEUE_POINTS: Final[i64] = 46
OVERLOOKED: Final[i64] = 47
ACCEPTS: Final[i64] = 48
DECLINES: Final[i64] = 49
CANNOT_PAY: Final[i64] = 50
NOBODY_WAITS: Final[i64] = 51
COIN: Final[i64] = 52
GIFTS: Final[i64] = 53
CARDS_TO_TIME: Final[i64] = 54
TIME_TO_POINTS: Final[i64] = 55
OBJECTIVE_POINTS: Final[i64] = 56
SOLO_BODYGUARD: Final[i64] = 57
BONUS_SKIPPED: Final[i64] = 58
# Strozzi.
S_GUARD: Final[i64] = 59
S_BODYGUARD: Final[i64] = 60
S_TIME: Final[i64] = 61
S_CARD: Final[i64] = 62
S_FEAST_BACK: Final[i64] = 63
S_SPENDS_ALL: Final[i64] = 64
S_FEAST_POINTS: Final[i64] = 65
S_PASSES: Final[i64] = 66
S_RING: Final[i64] = 67
S_KEEPS_RING: Final[i64] = 68
S_FIRST_PASS: Final[i64] = 69
S_SWAPS: Final[i64] = 70
S_BONUS_POINTS: Final[i64] = 71
S_DEPLOYS: Final[i64] = 72
S_RECALLS: Final[i64] = 73
S_NO_PIECE: Final[i64] = 74
S_PROMOTES: Final[i64] = 75
S_BRAGS: Final[i64] = 76
S_NO_BRAG: Final[i64] = 77
S_NO_SHIELD: Final[i64] = 78
S_BODYGUARD_PAYS: Final[i64] = 79
S_HEAD: Final[i64] = 80
S_DISCARDS: Final[i64] = 81
S_REWARD_TIME: Final[i64] = 82
S_QUEUE_POINTS: Final[i64] = 83
S_GIOVANNI: Final[i64] = 84
S_NO_TIME: Final[i64] = 85
S_TIME_TO_POINTS: Final[i64] = 86
S_OBJECTIVE_POINTS: Final[i64] = 87
S_COIN: Final[i64] = 88
S_NO_TIME_FOR_BRAG: Final[i64] = 89
S_MOVED_BY_YOU: Final[i64] = 90
S_PASSES_LAST: Final[i64] = 91
S_COLOUR_CHOSEN: Final[i64] = 92
S_OVERLOOKED: Final[i64] = 93
S_OBJECTIVE: Final[i64] = 94
S_FIRST_DEBUTANT: Final[i64] = 95
S_FIRST_GUARD: Final[i64] = 96
S_FIRST_BODYGUARD: Final[i64] = 97
S_CANNOT: Final[i64] = 98

_SEAT = Arg("seat", SEAT, 0, 4)
_LOCATION = Arg("location", PLACE, 1, 9)
_FROM = Arg("from", PLACE, 1, 9)
_RANK = Arg("rank", PIECE, names=RANKS)
_SPOT = Arg("spot", PLACE, 1, 7)
_FIRST = Arg("first", PLACE, 1, 7)
_SECOND = Arg("second", PLACE, 1, 7)
_MEDICI = Arg("medici", PIECE, names=MEDICI)
_CARD = Arg("card", CARD, names=SCANDALS)
_TILE = Arg("tile", PIECE, names=TILES)
_STREET = Arg("street", PLACE, names=STREETS)
_COLOUR = Arg("colour", COLOUR, names=COLOURS)
_TIME = Arg("time", AMOUNT, 0, 12)
_TOTAL = Arg("total", AMOUNT, 0, 12)
_COST = Arg("cost", AMOUNT, 0, 12)
_ROUND = Arg("round", AMOUNT, 1, 9)
_SPACE = Arg("space", PLACE, 1, 3)
_POINTS = Arg("points", POINTS, 0, 200)
_COUNT = Arg("count", AMOUNT, 0, 18)
_OBJECTIVE = Arg("objective", CARD, 1, 6)
_STROZZI_CARD = Arg("card", CARD, 1, 10)

EVENTS = (
    EventKind(TILE_LAID, "tile-laid", (_TILE, _LOCATION), "§2"),
    EventKind(COACH_STANDS, "coach-stands", (_MEDICI, _LOCATION), "§2"),
    EventKind(DESTINATION, "destination", (_ROUND, _MEDICI, _LOCATION), "§2", "FL1"),
    EventKind(TIME_TILE, "time-tile", (_ROUND, _TIME), "§2"),
    EventKind(OBJECTIVE_DEALT, "objective-dealt", (_SEAT,), "§2"),
    EventKind(OBJECTIVE_SEEN, "objective-seen", (_SEAT, _OBJECTIVE), "§2"),
    EventKind(STARTS, "starts", (_SEAT,), "§2", "FL7"),
    EventKind(FIRST_DEBUTANT, "first-debutant", (_SEAT, _LOCATION), "§2", "FL7"),
    EventKind(ROUND_BEGINS, "round-begins", (_ROUND, _MEDICI, _LOCATION), "§4"),
    EventKind(TIME_GAINED, "time-gained", (_SEAT, _TIME, _TOTAL), "§4", "FL2"),
    EventKind(PASSES, "passes", (_SEAT,), "§5.1", "FL10"),
    EventKind(PASSES_FIRST, "passes-first", (_SEAT, _TIME, _TOTAL), "§5.1", "FL12"),
    EventKind(PASSES_LAST, "passes-last", (_SEAT,), "§5.1", "FL11"),
    EventKind(RING_LAID, "ring-laid", (_SEAT, _LOCATION), "§5.1"),
    EventKind(DEPLOYS, "deploys", (_SEAT, _LOCATION, _COST), "§5.2"),
    EventKind(PROMOTES, "promotes", (_SEAT, _LOCATION, _RANK, _COST), "§5.3", "FL4"),
    EventKind(LEAVES, "leaves", (_SEAT, _RANK, _LOCATION), "§3"),
    EventKind(ARRIVES, "arrives", (_SEAT, _RANK, _LOCATION, _SPOT), "§3", "FL6"),
    EventKind(OWN_BODYGUARD, "own-bodyguard", (_SEAT, _STREET, _TIME), "§5.7", "FL18"),
    EventKind(BODYGUARD_PAYS, "bodyguard-pays", (_SEAT, _STREET, _POINTS), "§5.7", "FL18"),
    EventKind(BRAGS, "brags", (_SEAT, _LOCATION, _TILE, _COUNT, _SPACE, _POINTS), "§5.6", "FL15"),
    EventKind(GIVES, "gives", (_SEAT, _MEDICI, _COST), "§5.7"),
    EventKind(POSTS_BODYGUARD, "posts-bodyguard", (_SEAT, _STREET), "§5.7"),
    EventKind(POSTS_SPY, "posts-spy", (_SEAT, _LOCATION), "§5.7"),
    EventKind(POSTS_BOUNCER, "posts-bouncer", (_SEAT, _LOCATION), "§5.7"),
    EventKind(NO_GUARD, "no-guard", (_SEAT,), "§5.7", "FL17"),
    EventKind(PLAYS, "plays", (_SEAT, _CARD), "§5.8"),
    EventKind(DISCARDS, "discards", (_SEAT, _CARD, _TIME), "§5.8", "FL21"),
    EventKind(BONUS_TIME, "bonus-time", (_SEAT, _TIME), "§5.1", "FL13"),
    EventKind(BONUS_POINT, "bonus-point", (_SEAT, _POINTS), "§5.1", "FL13"),
    EventKind(SWAPS, "swaps", (_SEAT, _LOCATION, _FIRST, _SECOND), "§5.1", "FL13"),
    EventKind(STEPS_FORWARD, "steps-forward", (_SEAT, _RANK, _LOCATION, _SPOT), "§6", "FL65"),
    EventKind(TAKES_BACK, "takes-back", (_SEAT, _LOCATION), "§6"),
    EventKind(SENDS_HOME, "sends-home", (_SEAT, _RANK, _LOCATION, _TIME), "§6", "FL27"),
    EventKind(TRADES, "trades", (_SEAT, _FROM, _LOCATION), "§6", "FL24"),
    EventKind(COACH_ENTERS, "coach-enters", (_MEDICI, _LOCATION), "§7"),
    EventKind(HEAD, "head", (_SEAT, _LOCATION, _POINTS), "§7"),
    EventKind(NO_HEAD, "no-head", (_LOCATION,), "§7"),
    EventKind(NO_BRAGGER, "no-bragger", (_SEAT, _LOCATION), "§7", "FL23"),
    EventKind(DRAWS, "draws", (_SEAT, _MEDICI), "§7"),
    EventKind(DREW, "drew", (_SEAT, _CARD), "§7"),
    EventKind(RESHUFFLED, "reshuffled", (_MEDICI,), "§7", "FL60"),
    EventKind(NO_CARD, "no-card", (_MEDICI,), "§7", "FL22"),
    EventKind(FORGOES, "forgoes", (_SEAT, _TIME), "§7", "FL61"),
    EventKind(BRAG_REWARD, "brag-reward", (_SEAT, _LOCATION), "§7", "FL23"),
    EventKind(SPY_REWARD, "spy-reward", (_SEAT, _LOCATION), "§7", "FL19"),
    EventKind(QUEUE_POINTS, "queue-points", (_SEAT, _MEDICI, _RANK, _SPOT, _POINTS), "§8"),
    EventKind(OVERLOOKED, "overlooked", (_SEAT, _SPOT), "§8", "FL31"),
    EventKind(ACCEPTS, "accepts", (_SEAT, _COST, _POINTS), "§8", "FL30"),
    EventKind(DECLINES, "declines", (_SEAT, _COST), "§8", "FL30"),
    EventKind(CANNOT_PAY, "cannot-pay", (_SEAT, _COST), "§8", "FL70"),
    EventKind(NOBODY_WAITS, "nobody-waits", (_MEDICI, _LOCATION), "§8"),
    EventKind(COIN, "coin", (_SEAT,), "§9"),
    EventKind(GIFTS, "gifts", (_SEAT, Arg("gifts", AMOUNT, 1, 6)), "§9"),
    EventKind(CARDS_TO_TIME, "cards-to-time", (_SEAT, Arg("cards", AMOUNT, 1, 5), _TIME), "§10", "FL71"),
    EventKind(TIME_TO_POINTS, "time-to-points", (_SEAT, _TIME, _POINTS), "§10", "FL33"),
    EventKind(OBJECTIVE_POINTS, "objective-points", (_SEAT, _OBJECTIVE, _COUNT, _POINTS), "§10", "FL33"),
    EventKind(SOLO_BODYGUARD, "solo-bodyguard", (_SEAT, _STREET, _POINTS), "§11.2", "FL57"),
    EventKind(BONUS_SKIPPED, "bonus-skipped", (_SEAT,), "§11.5", "FL82"),
    EventKind(S_GUARD, "strozzi-guard", (_MEDICI, _LOCATION), "§11.3", "FL52"),
    EventKind(S_BODYGUARD, "strozzi-bodyguard", (_STREET,), "§11.3", "FL52"),
    EventKind(S_TIME, "strozzi-time", (_TIME, _TOTAL), "§11.2", "FL80"),
    EventKind(S_CARD, "strozzi-card", (_STROZZI_CARD, _COST, _TOTAL), "§11.2"),
    EventKind(S_FEAST_BACK, "strozzi-feast-back", (), "§11.3", "FL46"),
    EventKind(S_SPENDS_ALL, "strozzi-spends-all", (_TIME, _TOTAL), "§11.3", "FL46"),
    EventKind(S_FEAST_POINTS, "strozzi-feast-points", (_TIME, _POINTS), "§11.5", "FL55", rival=True),
    EventKind(S_PASSES, "strozzi-passes", (), "§11.2", "FL43"),
    EventKind(S_RING, "strozzi-ring", (_LOCATION,), "§11.2", "FL42"),
    EventKind(S_KEEPS_RING, "strozzi-keeps-ring", (), "§11.2", "FL42"),
    EventKind(S_FIRST_PASS, "strozzi-first-pass", (_TIME,), "§11.5", "FL96"),
    EventKind(S_SWAPS, "strozzi-swaps", (_LOCATION, _FIRST, _SECOND), "§11.2", "FL44"),
    EventKind(S_BONUS_POINTS, "strozzi-bonus-points", (_POINTS,), "§11.2", "FL44", rival=True),
    EventKind(S_DEPLOYS, "strozzi-deploys", (_COLOUR, _RANK, _LOCATION, _SPOT), "§11.3", "FL48"),
    EventKind(S_RECALLS, "strozzi-recalls", (_COLOUR, _COUNT), "§11.3", "FL49"),
    EventKind(S_NO_PIECE, "strozzi-no-piece", (_COLOUR, _RANK), "§11.3", "FL49"),
    EventKind(S_PROMOTES, "strozzi-promotes", (_COLOUR, _RANK, _LOCATION, _SPOT), "§11.3", "FL50"),
    EventKind(S_BRAGS, "strozzi-brags", (_COLOUR, _LOCATION, _TILE, _SPACE, _POINTS), "§11.3", "FL51", rival=True),
    EventKind(S_NO_BRAG, "strozzi-no-brag", (), "§11.3", "FL51"),
    EventKind(S_NO_SHIELD, "strozzi-no-shield", (_POINTS,), "§11.3", "FL52", rival=True),
    EventKind(S_BODYGUARD_PAYS, "strozzi-bodyguard-pays", (_STREET, _POINTS), "§11.2", "FL95", rival=True),
    EventKind(S_HEAD, "strozzi-head", (_LOCATION, _POINTS), "§11.4", rival=True),
    EventKind(S_DISCARDS, "strozzi-discards", (_CARD, _LOCATION), "§11.4", "FL53"),
    EventKind(S_REWARD_TIME, "strozzi-reward-time", (_TIME, _TOTAL), "§11.4", "FL53"),
    EventKind(S_QUEUE_POINTS, "strozzi-queue-points", (_COLOUR, _MEDICI, _RANK, _SPOT, _POINTS), "§11.4", rival=True),
    EventKind(S_GIOVANNI, "strozzi-giovanni", (_COST, _POINTS), "§11.4", "FL54", rival=True),
    EventKind(S_NO_TIME, "strozzi-no-time", (), "§11.4", "FL54"),
    EventKind(S_TIME_TO_POINTS, "strozzi-time-to-points", (_TIME, _POINTS), "§11.4", rival=True),
    EventKind(S_OBJECTIVE_POINTS, "strozzi-objective-points", (_OBJECTIVE, _COUNT, _POINTS), "§11.5", "FL91", rival=True),
    EventKind(S_COIN, "strozzi-coin", (), "§11.1", "FL40"),
    EventKind(S_NO_TIME_FOR_BRAG, "strozzi-no-time-for-brag", (), "§11.5", "FL90"),
    EventKind(S_MOVED_BY_YOU, "strozzi-arrives", (_COLOUR, _RANK, _LOCATION, _SPOT), "§3", "FL6"),
    EventKind(S_PASSES_LAST, "strozzi-passes-last", (), "§11.2", "FL83"),
    EventKind(S_COLOUR_CHOSEN, "strozzi-colour", (_COLOUR,), "§11.3", "FL47"),
    EventKind(S_OVERLOOKED, "strozzi-overlooked", (_COLOUR, _SPOT), "§11.4"),
    EventKind(S_OBJECTIVE, "strozzi-objective", (_OBJECTIVE,), "§11.5", "FL91"),
    EventKind(S_FIRST_DEBUTANT, "strozzi-first-debutant", (_COLOUR, _LOCATION), "§11.1"),
    EventKind(S_FIRST_GUARD, "strozzi-first-guard", (_MEDICI, _LOCATION), "§11.1"),
    EventKind(S_FIRST_BODYGUARD, "strozzi-first-bodyguard", (_STREET,), "§11.1"),
    EventKind(S_CANNOT, "strozzi-cannot", (_LOCATION, Arg("obstacle", PIECE, names=OBSTACLES)), "§11.3", "FL48"),
)
