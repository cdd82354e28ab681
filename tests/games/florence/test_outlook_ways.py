"""What the view says about the members of the seat that is asked: what each can be used for, and where it would go."""

import random

import signoria
from signoria.core.match import Match

GAME = signoria.load("florence")


def tried(match: Match, verb: str, seat: int) -> set[tuple[int, int, str, tuple[int, ...]]]:
    """The same by playing: the verb, then every member it asks for, then the locations that are open."""
    found = set()
    at_verb = match.at(len(match.entries))
    at_verb.step(verb)
    if at_verb.actor != seat:
        return set()
    for action in at_verb.legal_actions():
        words = GAME.actions.text(action).split()
        if words[0] != "member":
            continue
        deeper = at_verb.at(len(at_verb.entries))
        deeper.step(action)
        goes = verb != "promote" and deeper.actor == seat and deeper.prompt().key in ("move", "hurry")
        texts = [GAME.actions.text(one).split() for one in deeper.legal_actions()] if goes else []
        found.add((int(words[1]), int(words[2]), verb, tuple(int(to[1]) for to in texts if to[0] == "to")))
    return found


def test_ways_are_what_playing_them_shows() -> None:
    compared = 0
    for seed in range(4):
        chance = random.Random(seed)
        match = GAME.new(2 + seed % 3, seed=seed)
        for _ in range(160):
            if match.over:
                break
            seat = match.actor
            view = match.view(seat)
            ways = {(way["location"], way["spot"], way["verb"], tuple(way["to"])) for way in view.get("ways", [])}
            if match.prompt().key == "action":
                legal = {GAME.actions.text(one) for one in match.legal_actions()}
                for verb in {"promote", "move", "hurry"} & legal:
                    played = tried(match, verb, seat)
                    if played:
                        assert {way for way in ways if way[2] == verb} == played
                        compared += 1
                assert {way[2] for way in ways} <= legal
            else:
                assert ways == set()
            assert match.view((seat + 1) % match.players).get("ways", []) == []
            match.step(chance.choice(match.legal_actions()))
    assert compared > 60
