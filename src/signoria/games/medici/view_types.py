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


class Track(TypedDict):
    bonus: list[int]
    prizes: list[int]


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
    warehouse: int


VIEW = MediciView
