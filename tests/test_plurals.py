"""Counts are said in the right number, in every language: no '2 Debutant', no '1 players', no '+1 gifts'."""

import re

import pytest

from signoria.cli.words import interface
from signoria.core import registry
from signoria.core.codec import AMOUNT
from signoria.core.language import LANGUAGES
from signoria.core.rules_page import read_page

SHIPPED = [name for name in registry.names() if name != "corte"]
# A count of one before a word in the plural.
PLURALS = {
    "en": "players gifts members crests scrolls florins bricks cards points tiles seals knights abbots assassins bishops "
    "carriages",
    "de": "Zeiteinheiten Siegpunkte Machtpunkte Prestigepunkte Punkte Mitglieder Familienmitglieder Geschenke Kutschen "
    "Schriftrollen Äbte Bischöfe Steine Karten Etagen",
    "fr": "unités points membres cadeaux carrosses parchemins abbés évêques chevaliers assassins briques cartes florins "
    "blasons tuiles sceaux joueurs",
}
WRONG = {
    language: re.compile(rf"(?<!\d )\b{'[01]' if language == 'fr' else '1'} (?:{'|'.join(words.split())})\b")
    for language, words in PLURALS.items()
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SHIPPED)
def test_events_and_refusals_with_one_of_something(key: str, language: str) -> None:
    game = registry.load(key)
    wording = game.wording(language, ["Anna", "Bruno", "Carla", "Dora", "Elio", "Fio"])
    for prefix, kinds in (("event", game.events), ("refusal", game.reasons)):
        for kind in kinds:
            for count in (0, 1):
                numbers = {arg.name: min(max(count if arg.kind == AMOUNT else arg.low, arg.low), arg.high) for arg in kind.args}
                args = wording._args(kind.args, numbers)
                text = wording.lexicon.say(f"{prefix}-{kind.key}", args)
                assert not WRONG[language].search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_counts_players(language: str) -> None:
    words = interface(language)
    args = {"game": "Florence", "players": 1, "when": "16.11.26", "seed": "7"}
    for key in ("menu-continue", "on-paper"):
        assert not WRONG[language].search(words.say(key, args))


def test_numbers_are_written_as_the_language_does() -> None:
    said = {
        language: interface(language).say("hint-choice", {"action": "x", "place": 2.3, "points": 2366})
        for language in LANGUAGES
    }
    assert "2.3" in said["en"]
    assert "2,3" in said["de"]
    assert "2,3" in said["fr"]
    assert "2.366" in said["de"]


CREDITS = {
    "florence": ("Dean Morris", "Dávid Turczi", "Xavi Bordes", "David Digby", "Braincrack Games", "Giant Roc", "Atalia"),
    "medici": ("Reiner Knizia", "Amigo"),
    "firenze": ("Andreas Steding", "Michael Menzel", "Quined Games"),
    "ilvecchio": ("Rüdiger Dorn", "Hall Games", "Pegasus Spiele"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SHIPPED)
def test_credits_name_all_who_stand_in_the_books(key: str, language: str) -> None:
    page = " ".join(read_page(key, language).split())
    for person in CREDITS[key]:
        assert person in page, person
