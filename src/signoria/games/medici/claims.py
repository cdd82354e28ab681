"""What each refusal of Medici says about the table."""

from signoria.core.claims import Asked, Claim


def most_room(asked: Asked) -> int:
    """The most cards a warehouse still takes."""
    return max(int(asked.view["warehouse"]) - len(seat["cards"]) for seat in asked.view["seats"])


CLAIMS: dict[str, Claim] = {
    "lot-full": lambda a: len(a.view["lot"]) == a.said["cards"],
    "deck-empty": lambda a: a.view["deck"] == 0,
    "nobody-has-room": lambda a: most_room(a) == a.said["cards"] == len(a.view["lot"]),
    "bid-too-low": lambda a: a.said["last"] == a.view["bid"] and int(a.wanted["amount"]) <= a.view["bid"],
    "bid-above-money": lambda a: a.said["money"] == a.own["money"] and int(a.wanted["amount"]) > a.own["money"],
    "lot-on-offer": lambda a: a.view["phase"] == "bid",
    "lot-not-offered": lambda a: a.view["phase"] == "more",
}
