"""Everything the engine tells: legal actions, why not the others, what an action would do, and every point explained."""

import signoria

game = signoria.load("medici")
match = game.new(players=4, seed=7, seats=["Anna", "Bruno", "Carla", "Dino"])
words = game.wording("de", match.seats)

while game.prompt(match.state).key != "bid":
    match.step("auction")
match.step("bid 5")

for text in ("bid 3", "bid 99", "reveal", "bid 6"):
    refusal = match.refusal(game.parse(text))
    print(text, "->", "legal" if refusal is None else f"{words.refusal(refusal)} ({refusal.rule})")

print("preview:", [words.event(event) for event in match.preview(game.parse("bid 6")).events])

while not match.over:
    match.step(match.legal_actions()[0])
for event in match.events(seat=0):
    if game.event_args(event).get("points"):
        print(words.event(event))
