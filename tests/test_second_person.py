"""A player reads "You pass", never the own name; everyone else reads the name."""

import random

import pytest

import signoria
from signoria.core.language import LANGUAGES, Wording
from signoria.core.match import Match

GAMES = ("florence", "medici", "firenze", "ilvecchio")
NAMES = ["Bianca", "Ugolino", "Livia", "Taddeo", "Irene", "Fabrizio"]


def random_match(key: str, players: int) -> Match:
    """A whole match of random decisions."""
    chance = random.Random(players)
    match = signoria.load(key).new(players, seed=players)
    while not match.over:
        match.step(chance.choice(match.legal_actions()))
    return match


def sentences(match: Match, wording: Wording, seat: int) -> list[str]:
    return [wording.event(event) for event in match.events(seat)]


@pytest.mark.parametrize("key", GAMES)
def test_a_seat_never_reads_its_own_name(key: str) -> None:
    game = signoria.load(key)
    for players in {game.min_players, game.max_players}:
        match = random_match(key, players)
        for language in LANGUAGES:
            for seat in range(players):
                read = sentences(match, game.wording(language, NAMES, reader=seat), seat)
                assert [line for line in read if NAMES[seat] in line] == [], language
                others = [name for name in NAMES[:players] if name != NAMES[seat]]
                assert all(any(name in line for line in read) for name in others)


@pytest.mark.parametrize("key", GAMES)
def test_spectators_and_replays_read_names(key: str) -> None:
    game = signoria.load(key)
    match = random_match(key, game.max_players)
    for language, you in {"en": "You ", "de": "Du ", "fr": "Vous "}.items():
        read = sentences(match, game.wording(language, NAMES), -1)
        assert [line for line in read if line.startswith(you)] == []
        assert all(any(name in line for line in read) for name in NAMES[: game.max_players])


def test_what_is_done_to_the_reader_has_a_form_of_its_own() -> None:
    """With two people in one event, each of them is "you" to the own reader."""
    game = signoria.load("firenze")
    chance = random.Random(3)
    stolen = []
    for seed in range(40):
        match = game.new(2, seed=seed)
        while not match.over:
            stolen += [event for event in match.step(chance.choice(match.legal_actions())) if is_theft(match, event)]
        if stolen:
            break
    event = stolen[0]
    victim = game.event_args(event)["other"]
    said = {language: game.wording(language, NAMES, reader=victim).event(event) for language in LANGUAGES}
    thief = NAMES[1 - victim]
    assert said["en"].startswith(f"{thief} takes a ")
    assert said["en"].endswith(" brick from you")
    assert said["de"].startswith(f"{thief} nimmt dir einen ")
    assert said["fr"].startswith(f"{thief} vous prend une brique ")


def is_theft(match: Match, event: object) -> bool:
    return match.game.event_kind(event).key == "stolen"
