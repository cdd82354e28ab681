"""A bare State with chance as a seat: enumerate outcomes, clone, and estimate a decision by playing it out."""

import signoria
from signoria.core.playout import settle_chance

game = signoria.load("medici")
state = game.initial(players=3)
assert state.actor() == signoria.CHANCE
print("chance:", [(game.outcome_text(outcome), weight) for outcome, weight in state.chance_outcomes()])

rng = signoria.Rng(7)
settle_chance(state, rng)
seat = state.actor()
print(f"seat {seat} decides:", [game.text(action) for action in state.legal_actions()])

for action in state.legal_actions():
    wins = 0
    for _ in range(200):
        copy = state.clone()
        copy.step(action)
        while not copy.over():
            settle_chance(copy, rng)
            legal = copy.legal_actions()
            if legal:
                copy.step(legal[rng.below(len(legal))])
        wins += copy.placings()[seat] == 1
    print(f"{game.text(action)}: wins {wins / 2:.0f} % of random continuations")
