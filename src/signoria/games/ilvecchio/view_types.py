"""What a view of Il Vecchio holds, as types. The browser's types are made from these."""

from typing import Literal, TypedDict

Stage = Literal["set-up", "play", "double-turn", "over"]
Colour = Literal["brown", "black", "grey", "white", "violet", "green", "red", "florence"]
TrackName = Literal["venezia", "milano", "chiesa", "council", "nobility"]
Good = Literal["florins", "assassin", "knight", "abbot", "scroll", "carriage", "bishop"]
CouncilTile = Literal[
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
]
NobilityTile = Literal[
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
]
ProvinceTile = Literal[
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
]

CrestEvents = TypedDict("CrestEvents", {"levy": int, "middlemen": int, "family-member": int})


class Crests(TypedDict):
    left: int
    of: int
    unseen: CrestEvents


class Town(TypedDict):
    colour: Colour
    east: int
    north: int
    picture: list[int] | None
    areas: list[int]
    roads: list[str]
    standing: list[int]
    lying: list[int]


class Area(TypedDict):
    towns: list[str]
    picture: list[int] | None


class Middleman(TypedDict):
    at: str | None
    next: str | None


class Middlemen(TypedDict):
    brown: Middleman
    black: Middleman
    grey: Middleman
    white: Middleman
    violet: Middleman


Journey = TypedDict("Journey", {"from": str, "roads": dict[str, int]})


class Track(TypedDict):
    track: TrackName
    gate: str
    cost: list[int]
    points: list[int]
    crests: list[int]
    first: int
    members: list[int]
    next: int
    price: int
    majority: int


class CouncilLook(TypedDict):
    seat: int
    tiles: int
    seen: list[list[CouncilTile]] | None
    kept: CouncilTile | None


class NobilityLook(TypedDict):
    seat: int
    tiles: int
    seen: list[list[NobilityTile]] | None
    kept: NobilityTile | None


CouncilStack = TypedDict("CouncilStack", {"tiles": int, "layers": list[int], "looks": list[CouncilLook], "extra-cost": int})
NobilityStack = TypedDict("NobilityStack", {"tiles": int, "layers": list[int], "looks": list[NobilityLook], "extra-cost": int})


class Stacks(TypedDict):
    council: CouncilStack
    nobility: NobilityStack


class Provinces(TypedDict):
    venezia: list[ProvinceTile]
    milano: list[ProvinceTile]
    chiesa: list[ProvinceTile]


class Goods(TypedDict):
    florins: int
    assassin: int
    knight: int
    abbot: int
    scroll: int
    carriage: int
    bishop: int


Seat = TypedDict(
    "Seat",
    {
        "goods": Goods,
        "supply": int,
        "crests": int,
        "provinces": list[ProvinceTile],
        "used-provinces": list[ProvinceTile],
        "council": list[CouncilTile],
        "hidden": bool,
        "hidden-tile": CouncilTile | None,
        "dealt": list[CouncilTile] | None,
        "nobility": int,
        "nobility-tiles": dict[str, int] | None,
        "forgone": bool,
        "worth": int,
        "points": int,
    },
)


class Way(TypedDict):
    """How a member gets to a place: how many roads it is, and which ways can be paid. Staying needs neither."""

    roads: int
    walk: bool
    ride: bool
    bishop: bool


class Prospect(TypedDict):
    """What a track asks of this seat: whether it can be entered now, from where and how; else what is lacking.

    And what a member on the next space would change: who has the majority then, and the points everybody can see.
    """

    open: bool
    full: bool
    at: str | None
    way: str
    roads: int
    lacks: dict[str, int]
    majority: int
    gain: int


class Answer(TypedDict):
    """One way to answer all that is still asked about a deed: actions as the log writes them, and what each changes.

    Beside the goods, the own province tiles that each answer turns face down.
    """

    steps: list[str]
    changes: list[dict[str, int]]
    turns: list[list[ProvinceTile]]
    claims: bool


class Figures(TypedDict):
    """Numbers of the edition that are printed on no space."""

    scrolls: int
    majority: int
    recovery: int
    forgone: int
    members: int


class Outlook(TypedDict):
    """What the seat that looks at the table can count on; and where, and for which track, it is asked something."""

    figures: Figures
    place: str | None
    track: str | None
    gives: dict[str, list[dict[str, int]]]
    reach: dict[str, dict[str, int]]
    ways: dict[str, Way]
    tracks: list[Prospect]
    deed: list[Answer]


IlVecchioView = TypedDict(
    "IlVecchioView",
    {
        "game": Literal["ilvecchio"],
        "seat": int,
        "players": int,
        "stage": Stage,
        "actor": int,
        "turn": int,
        "start": int,
        "round": int,
        "actions-left": int,
        "ending": bool,
        "less-luck": bool,
        "crests": Crests,
        "map": dict[str, Town],
        "areas": dict[str, Area],
        "middlemen": Middlemen,
        "journey": Journey | None,
        "tracks": list[Track],
        "stacks": Stacks,
        "provinces": Provinces,
        "seats": list[Seat],
        "outlook": Outlook,
    },
)

VIEW = IlVecchioView
