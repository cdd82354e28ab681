"""What can happen in Florence, each with the rule that makes it happen. Whatever carries points changes the score."""

from typing import Final

from signoria.core.codec import AMOUNT, CARD, COLOUR, PIECE, PLACE, POINTS, SEAT, Arg, EventKind
from signoria.games.florence.actions import COLOURS, MEDICI, OBSTACLES, RANKS, SCANDALS, STREETS, TILES

TILE_LAID: Final = 0
COACH_STANDS: Final = 1
DESTINATION: Final = 2
TIME_TILE: Final = 3
OBJECTIVE_DEALT: Final = 4
OBJECTIVE_SEEN: Final = 5
STARTS: Final = 6
FIRST_DEBUTANT: Final = 7
ROUND_BEGINS: Final = 8
TIME_GAINED: Final = 9
PASSES: Final = 10
PASSES_FIRST: Final = 11
PASSES_LAST: Final = 12
RING_LAID: Final = 13
DEPLOYS: Final = 14
PROMOTES: Final = 15
LEAVES: Final = 16
ARRIVES: Final = 17
OWN_BODYGUARD: Final = 18
BODYGUARD_PAYS: Final = 19
BRAGS: Final = 20
GIVES: Final = 21
POSTS_BODYGUARD: Final = 22
POSTS_SPY: Final = 23
POSTS_BOUNCER: Final = 24
NO_GUARD: Final = 25
PLAYS: Final = 26
DISCARDS: Final = 27
BONUS_TIME: Final = 28
BONUS_POINT: Final = 29
SWAPS: Final = 30
STEPS_FORWARD: Final = 31
TAKES_BACK: Final = 32
SENDS_HOME: Final = 33
TRADES: Final = 34
COACH_ENTERS: Final = 35
HEAD: Final = 36
NO_HEAD: Final = 37
NO_BRAGGER: Final = 38
DRAWS: Final = 39
DREW: Final = 40
RESHUFFLED: Final = 41
NO_CARD: Final = 42
FORGOES: Final = 43
BRAG_REWARD: Final = 44
SPY_REWARD: Final = 45
QUEUE_POINTS: Final = 46
OVERLOOKED: Final = 47
ACCEPTS: Final = 48
DECLINES: Final = 49
CANNOT_PAY: Final = 50
NOBODY_WAITS: Final = 51
COIN: Final = 52
GIFTS: Final = 53
CARDS_TO_TIME: Final = 54
TIME_TO_POINTS: Final = 55
OBJECTIVE_POINTS: Final = 56
SOLO_BODYGUARD: Final = 57
BONUS_SKIPPED: Final = 58
# Strozzi.
S_GUARD: Final = 59
S_BODYGUARD: Final = 60
S_TIME: Final = 61
S_CARD: Final = 62
S_FEAST_BACK: Final = 63
S_SPENDS_ALL: Final = 64
S_FEAST_POINTS: Final = 65
S_PASSES: Final = 66
S_RING: Final = 67
S_KEEPS_RING: Final = 68
S_FIRST_PASS: Final = 69
S_SWAPS: Final = 70
S_BONUS_POINTS: Final = 71
S_DEPLOYS: Final = 72
S_RECALLS: Final = 73
S_NO_PIECE: Final = 74
S_PROMOTES: Final = 75
S_BRAGS: Final = 76
S_NO_BRAG: Final = 77
S_NO_SHIELD: Final = 78
S_BODYGUARD_PAYS: Final = 79
S_HEAD: Final = 80
S_DISCARDS: Final = 81
S_REWARD_TIME: Final = 82
S_QUEUE_POINTS: Final = 83
S_GIOVANNI: Final = 84
S_NO_TIME: Final = 85
S_TIME_TO_POINTS: Final = 86
S_OBJECTIVE_POINTS: Final = 87
S_COIN: Final = 88
S_NO_TIME_FOR_BRAG: Final = 89
S_MOVED_BY_YOU: Final = 90
S_PASSES_LAST: Final = 91
S_COLOUR_CHOSEN: Final = 92
S_OVERLOOKED: Final = 93
S_OBJECTIVE: Final = 94
S_FIRST_DEBUTANT: Final = 95
S_FIRST_GUARD: Final = 96
S_FIRST_BODYGUARD: Final = 97
S_CANNOT: Final = 98

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
