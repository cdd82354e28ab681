"""What a view of Florence holds, as types. The browser's types are made from these."""

from typing import Literal, NotRequired, TypedDict

Medici = Literal["cosimo", "contessina", "giovanni"]
Rank = Literal["debutant", "donna", "maestro"]
StrozziColour = Literal["orange", "blue"]
BragTile = Literal[
    "influencers",
    "loudmouth",
    "scandalous",
    "life-of-the-party",
    "street-cred",
    "upwardly-mobile",
    "plus-one",
    "big-spender",
    "eyes-everywhere",
]
ScandalCard = Literal[
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
]


class DialSector(TypedDict):
    """A round of the dial; `queue` is what places pay (Cosimo, Contessina), `offers` Giovanni's time and points."""

    round: int
    medici: Medici
    destination: int | None
    time: int | None
    head: int
    gifts: int
    queue: NotRequired[list[int]]
    offers: NotRequired[list[list[int]]]


class Member(TypedDict):
    family: int
    rank: Rank
    colour: NotRequired[StrozziColour]


class Cup(TypedDict):
    """A brag marker, with its colour where a family has two."""

    family: int
    colour: NotRequired[StrozziColour]


class Location(TypedDict):
    number: int
    tile: BragTile | None
    unit: int
    markers: list[int | None]
    cups: list[Cup | None]
    queue: list[Member]
    coaches: list[Medici]
    destination: list[Medici]
    rings: list[int]
    spies: list[int]
    bouncers: list[int]


class Deck(TypedDict):
    left: int
    discarded: dict[str, int]


class Decks(TypedDict):
    cosimo: Deck
    contessina: Deck
    giovanni: Deck


class Backs(TypedDict):
    cosimo: int
    contessina: int
    giovanni: int


class Seat(TypedDict):
    points: int
    time: int
    supply: list[int]
    members: int
    gifts: int
    given: list[int]
    guards: int
    markers: int
    cards: int
    backs: Backs
    passed: bool
    ring: int | None
    actions: int


Pending = TypedDict(
    "Pending",
    {
        "member": NotRequired[Member],
        "from": NotRequired[int],
        "spot": NotRequired[int],
        "card": NotRequired[ScandalCard],
        "left": NotRequired[int],
    },
)


class Objective(TypedDict):
    number: int
    locations: list[int]
    members: int
    points: int
    # From how many members on the objective pays how much.
    scale: list[list[int]]


class StrozziSupply(TypedDict):
    orange: list[int]
    blue: list[int]


class Strozzi(TypedDict):
    points: int
    time: int
    passed: bool
    ring: int | None
    guards: int
    markers: list[int]
    supply: StrozziSupply
    discarded: list[int]
    next: list[int]
    pile: int
    cards: list["StrozziCard"]
    letters: list["Letter"]


class BragOutlook(TypedDict):
    """What a brag on a tile would bring this seat now, the step its cup would land on, or why it is closed."""

    points: int
    space: int | None
    closed: str | None


class Way(TypedDict):
    """What a member of one's own can be used for now, and the locations it would go to with its first step."""

    location: int
    spot: int
    verb: Literal["promote", "move", "hurry"]
    to: list[int]


class GiftOutlook(TypedDict):
    """What the next gift to a Medici costs this seat, or why it cannot be given."""

    medici: Medici
    price: int
    closed: str | None


class Control(TypedDict):
    family: int
    members: int


class Stop(TypedDict):
    """Who would be rewarded where a coach comes by: the head of the queue, the best bragger, the spies."""

    location: int
    head: int | None
    brag: int | None
    spies: list[int]


class Destination(TypedDict):
    """Where the travelling Medici will pay, what every open place is worth now, and who controls the location."""

    location: int
    medici: Medici
    route: list[int]
    stops: list[Stop]
    pays: list[int]
    control: list[Control]


class Offer(TypedDict):
    family: int
    price: int
    points: int


class StrozziCard(TypedDict):
    """What one of Strozzi's cards says: its deed, the letter it looks at, its colour, and its price in time.

    `looks`: the destinations it tries, in their order; `otherwise`: its deed where none of them will do.
    """

    number: int
    deed: Literal["deploy", "feast", "friend", "brag", "guard"]
    letter: Literal["A", "B", "C"] | None
    colour: StrozziColour | None
    time: int
    looks: list[int]
    otherwise: Literal["brag"] | None


class Letter(TypedDict):
    letter: Literal["A", "B", "C"]
    medici: Medici
    location: int


class Costs(TypedDict):
    deploy: int
    promote: int
    move: int
    hurry: int
    brag: int
    gift: int


class FlorenceView(TypedDict):
    game: Literal["florence"]
    seat: int
    players: int
    families: int
    solo: bool
    phase: str
    actor: int
    turn: int
    round: int
    rounds: int
    start: int
    spaces: int
    dial: list[DialSector]
    locations: list[Location]
    streets: dict[str, list[int]]
    decks: Decks
    seats: list[Seat]
    pending: Pending
    hand: dict[str, int] | None
    # Both by card, in the order of the Medici.
    card_costs: dict[str, int]
    card_medici: dict[str, Medici]
    costs: Costs
    clock: int
    way: list[int]
    bounds: list[int]
    destination: Destination | None
    offer: Offer | None
    objective: Objective | None
    objectives: list[Objective] | None
    strozzi: NotRequired[Strozzi]
    brags: NotRequired[list[int]]
    bragging: NotRequired[list[BragOutlook]]
    giving: NotRequired[list[GiftOutlook]]
    ways: NotRequired[list[Way]]


VIEW = FlorenceView
