"""What a view of Firenze holds, as types. The browser's types are made from these."""

from typing import Literal, NotRequired, TypedDict

Colour = Literal["white", "yellow", "green", "red-brown", "blue", "purple"]
CardType = Literal["event", "person", "feast", "building", "church"]
Condition = Literal["standing", "raised", "spared"]
Phase = Literal["set-up", "refill", "choose-card", "event", "exchange", "build", "commissions", "limits", "over"]

Bricks = TypedDict("Bricks", {"white": int, "yellow": int, "green": int, "red-brown": int, "blue": int, "purple": int})


class Commission(TypedDict):
    colour: Colour
    height: int
    points: int
    balcony: int
    seal: int | Literal["neutral"] | None


class Card(TypedDict):
    """`names`: what an owner's edition calls it, by language or in all of them."""

    card: str
    type: CardType
    effect: str
    numbers: dict[str, int | str]
    names: NotRequired[dict[str, str]]


class CardCount(TypedDict):
    card: str
    copies: int


class CardKind(Card):
    """All cards of a name in the edition, and how many of them are start cards."""

    copies: int
    start: int


class Now(TypedDict):
    """What a person card would change if it were played now."""

    count: NotRequired[int]
    before: NotRequired[int]
    after: NotRequired[int]


class HeldCard(Card):
    copies: int
    now: Now | None


class RowCard(Card):
    position: int
    cost: int
    bricks: Bricks


class Church(Card):
    bricks: int
    needs: int


class Exchange(TypedDict):
    rate: int
    done: bool


class Building(TypedDict):
    built: int
    most: int
    cost: int
    next: int | None
    costs: list[int]


class Payment(TypedDict):
    owed: int


class Wanted(TypedDict):
    """A brick that is wanted: on a card of the row, or (position 0) in another storage."""

    position: int
    colour: Colour


class Question(TypedDict):
    """What the pending question is about: the card being paid for, the brick wanted, whose things are chosen from."""

    chosen: int
    paid: int
    wanted: Wanted | None
    victim: int | None


class Victim(TypedDict):
    """A seat that an event hits, in the order of deciding."""

    seat: int
    state: Literal["done", "now", "waits"]
    bricks: int
    tower: bool


class StruckEvent(Card):
    victims: list[Victim]


class Leader(TypedDict):
    """Who would get a flag if the match ended now."""

    seat: int
    seals: int
    height: int


Leaders = TypedDict(
    "Leaders",
    {
        "white": Leader | None,
        "yellow": Leader | None,
        "green": Leader | None,
        "red-brown": Leader | None,
        "blue": Leader | None,
        "purple": Leader | None,
    },
)


class Gain(TypedDict):
    """Points of a commission by the event that would bring them."""

    source: str
    points: int


class OpenCommission(TypedDict):
    height: int
    points: int
    balcony: int


class Fit(TypedDict):
    """The commission that a tower would complete as it stands, and everything that would be earned with it."""

    height: int
    points: int
    balcony: int
    total: int
    gains: list[Gain]


class Ruin(TypedDict):
    """What becomes of a tower that is not raised."""

    lost: int
    kept: int


class Tower(TypedDict):
    colour: Colour
    height: int
    condition: Condition
    fits: Fit | None
    next: OpenCommission | None
    ruin: Ruin | None


class Ladder(TypedDict):
    """What one, two and more bricks of a turn cost, for this seat now and as printed; laid so far, and within reach."""

    costs: list[int]
    printed: list[int]
    laid: int
    reach: int


Seat = TypedDict(
    "Seat",
    {
        "points": int,
        "seals": int,
        "storage": Bricks,
        "bricks": int,
        "limit": int,
        "cards": list[HeldCard],
        "card-limit": int,
        "towers": list[Tower],
        "ladder": Ladder,
    },
)


class Pile(TypedDict):
    cards: int
    start: list[CardCount]
    rest: list[CardCount]


FirenzeView = TypedDict(
    "FirenzeView",
    {
        "game": Literal["firenze"],
        "seat": int,
        "players": int,
        "phase": Phase,
        "actor": int,
        "turn": int,
        "active": int,
        "start": int,
        "round": int,
        "last-round": int,
        "finisher": int,
        "end-bonus": int,
        "board": list[Commission],
        "next-balcony": int,
        "dead": Colour | None,
        "majority": Bricks,
        "leaders": Leaders,
        "floors": dict[str, int],
        "row": list[RowCard],
        "churches": list[Church | None],
        "event": StruckEvent | None,
        "exchange": Exchange,
        "building": Building,
        "payment": Payment,
        "question": Question,
        "seats": list[Seat],
        "bag": Bricks,
        "bricks": Bricks,
        "cards": list[CardKind],
        "pile": Pile,
        "discard": list[CardCount],
    },
)

VIEW = FirenzeView
