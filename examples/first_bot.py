"""Twenty lines: a bot of your own plays Medici against three random ones."""

import random

import signoria

game = signoria.load("medici")
match = game.new(players=4, seed=1)


def face_value(view: dict) -> int:
    """Bid what the cards say."""
    worth = sum(card["value"] for card in view["lot"])
    return game.parse(f"bid {worth}") if worth else game.parse("pass")


while not match.over:
    legal = match.legal_actions()
    choice = face_value(match.view(0)) if match.actor == 0 else random.choice(legal)
    match.step(choice if choice in legal else legal[0])

print("scores", match.scores(), "places", match.placings())
