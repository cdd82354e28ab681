"""Counts are said in the right number, in every language: no '2 Debutant', no '1 players', no '+1 gifts'."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

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


ROOT = Path(__file__).parents[1]
WHERE = (
    "src/signoria/**/locale/{}.ftl",
    "web/src/words/{}.ftl",
    "web/src/lobby/words/{}.ftl",
    "web/src/me/words/{}.ftl",
    "web/src/games/*/words/{}.ftl",
)
# What follows a number and is a plural: in German the words themselves, elsewhere by their ending.
COUNTED = {
    "en": re.compile(r"\s(?!is\b|has\b|was\b|s\b)[a-z]+s\b"),
    "de": re.compile(
        r"\s(?:Zeiteinheiten|\w*[Pp]unkten?|\w*[Mm]itglieder|Geschenke|Kutschen|Schriftrollen|Äbten?|Bischöfen?|Steinen?|Karten|"
        r"Etagen|Siegeln|Ereignissen|Runden|Florentinern|Türmen?|Wege|Orte|Zügen?|Aktionen|fehlen)\b"
    ),
    "fr": re.compile(r"\s(?!dans\b|pas\b|plus\b|mais\b|les\b|alors\b|après\b|s\b)[a-zà-ÿ]+[sx]\b"),
}
# Never one: the limits of the games, matches of two and more, whole minutes of a game.
NEVER_ONE = [
    "crests-of",
    "join-what",
    "players-range",
    "prompt-card-limit",
    "prompt-keep-start-tile",
    "refusal-action-limit",
    "refusal-queue-full",
    "state-office",
    "summary-alone",
    "summary-few",
    "summary-few-no-time",
    "towers-number",
    "try-start",
]
NO_COUNT = [
    "amount",
    "card",
    "colour",
    "location",
    "medici",
    "name",
    "number",
    "other",
    "path",
    "place",
    "position",
    "rank",
    "round",
    "seat",
    "spot",
    "street",
    "tile",
    "track",
    "what",
]


def counts(pattern: ast.Pattern, chosen_by: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Variables with the words after them, where no plural form was chosen by that variable."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        held = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(held, ast.SelectExpression) and isinstance(held.selector, ast.VariableReference):
            for variant in held.variants:
                yield from counts(variant.value, chosen_by | {held.selector.id.name})
        elif isinstance(held, ast.VariableReference) and held.id.name not in chosen_by and isinstance(after, ast.TextElement):
            yield held.id.name, after.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_has_its_forms_in_terminal_and_browser(language: str) -> None:
    for path in (path for pattern in WHERE for path in sorted(ROOT.glob(pattern.format(language)))):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.value is None or entry.id.name in NEVER_ONE:
                continue
            for variable, after in counts(entry.value, frozenset()):
                where = f"{path.relative_to(ROOT)}: {entry.id.name}: ${variable}{after[:30]}"
                assert variable in NO_COUNT or not COUNTED[language].match(after), where


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


def test_the_readme_credits_authors_and_publishers_of_all_books() -> None:
    page = " ".join((ROOT / "README.md").read_text(encoding="utf-8").partition("## Credits")[2].split())
    for person in (person for people in CREDITS.values() for person in people):
        assert person in page, person
