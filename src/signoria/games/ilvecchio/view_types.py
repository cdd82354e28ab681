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
    areas: list[int]
    roads: list[str]
    standing: list[int]
    lying: list[int]


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
        "middlemen": Middlemen,
        "journey": Journey | None,
        "tracks": list[Track],
        "stacks": Stacks,
        "provinces": Provinces,
        "seats": list[Seat],
    },
)

VIEW = IlVecchioView
