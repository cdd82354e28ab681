"""What a view of Medici holds, as types. The browser's types are made from these."""

from typing import Literal, TypedDict

Good = Literal["metals", "porcelain", "dyes", "cloth", "spices", "neutral"]
Phase = Literal["start", "reveal", "more", "bid", "free", "over"]


class Card(TypedDict):
    good: Good
    value: int


class UnseenCard(TypedDict):
    good: Good
    value: int
    copies: int


class Levels(TypedDict):
    metals: int
    porcelain: int
    dyes: int
    cloth: int
    spices: int


class Seat(TypedDict):
    money: int
    cards: list[Card]
    value: int
    levels: Levels
    # Whether there is room for the lot; none without a lot.
    fits: bool | None


class Track(TypedDict):
    bonus: list[int]
    prizes: list[int]


class Forecast(TypedDict):
    """What a house would be paid if the round ended now, its place among the warehouses, and the levels it would reach."""

    value: int
    place: int
    pays: int
    levels: Levels


class Purchase(TypedDict):
    """The same for the own house with the lot in its warehouse."""

    value: int
    place: int
    pays: int
    levels: Levels


class MediciView(TypedDict):
    game: Literal["medici"]
    seat: int
    players: int
    phase: Phase
    actor: int
    turn: int
    round: int
    rounds: int
    deck: int
    lot: list[Card]
    bid: int
    leader: int
    unseen: list[UnseenCard]
    seats: list[Seat]
    track: Track
    payouts: list[int]
    forecast: list[Forecast]
    # What buying the lot would lead to; none without a lot, or without room for it.
    purchase: Purchase | None
    warehouse: int


VIEW = MediciView
