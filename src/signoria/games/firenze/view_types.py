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
    names: NotRequired[dict[str, str]]


class CardKind(Card):
    copies: int


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


class Tower(TypedDict):
    colour: Colour
    height: int
    condition: Condition


Seat = TypedDict(
    "Seat",
    {
        "points": int,
        "seals": int,
        "storage": Bricks,
        "bricks": int,
        "limit": int,
        "cards": list[CardKind],
        "card-limit": int,
        "towers": list[Tower],
    },
)


class Pile(TypedDict):
    cards: int
    start: list[CardKind]
    rest: list[CardKind]


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
        "floors": dict[str, int],
        "row": list[RowCard],
        "churches": list[Church | None],
        "event": Card | None,
        "exchange": Exchange,
        "building": Building,
        "payment": Payment,
        "seats": list[Seat],
        "bag": Bricks,
        "pile": Pile,
        "discard": list[CardKind],
    },
)

VIEW = FirenzeView
