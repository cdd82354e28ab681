"""All words exist in all languages, with the arguments they need and no others."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import signoria
from signoria.bots.registry import LEVELS
from signoria.core import registry
from signoria.core.codec import SEAT, Arg
from signoria.core.edition import PRINTED, PROVENANCES, note_key
from signoria.core.game import Game
from signoria.core.language import LANGUAGES, own_form

SHIPPED = [name for name in registry.names() if name != "corte"]
PACKAGE = Path(signoria.__file__).parent
# Messages that other messages of the same file are put together from.
PART = "part-"
FOLDERS = sorted({file.parent for file in PACKAGE.glob("**/locale/*.ftl")})


class Variables(Visitor):
    """The variables of a message, and the other messages it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.parts: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (named by the library)
        self.parts.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (named by the library)
        self.found.add(node.id.name)


def entries(folder: Path, language: str) -> dict[str, ast.Message]:
    """The messages of a file; one with a syntax error fails."""
    resource = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder}/{language}.ftl: {entry.content[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{folder}/{language}.ftl: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def variables(node: ast.BaseNode, known: dict[str, ast.Message]) -> set[str]:
    """The variables a text uses, with those of the messages it refers to."""
    visitor = Variables()
    visitor.visit(node)
    return visitor.found.union(*(variables(known[part], known) for part in visitor.parts))


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Message ids with the variables they use. Parts of sentences are each language's own affair."""
    found = entries(folder, language)
    return {key: variables(entry, found) for key, entry in found.items() if not key.startswith(PART)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_languages_say_the_same(folder: Path) -> None:
    english = messages(folder, "en")
    for language in LANGUAGES:
        assert messages(folder, language).keys() == english.keys()


def given(args: tuple[Arg, ...]) -> set[str]:
    return {name for arg in args for name in (arg.name, f"{arg.name}-number")}


def needed_before_a_match(game: Game) -> Iterator[tuple[str, set[str] | None]]:
    yield "about", set()
    for option in game.options:
        yield f"option-{option.key}", set()
        if option.group:
            yield f"group-{option.group}", set()
        for choice in option.choices:
            yield f"option-{option.key}-{choice}", set()
    if game.presets:
        yield "alone", set()
    for preset in game.presets:
        yield f"preset-{preset.key}", set()
    for edition in game.shipped_editions:
        yield f"edition-{edition}", set()
    yield from ((note_key(note), set()) for note in notes(game))
    yield from ((f"value-{name}", set()) for name in unprinted(game))
    yield from ((f"rival-{rival}", set()) for rival in game.rivals)


def unprinted(game: Game) -> set[str]:
    """What a table or a board may have to say about: tables of values that no rulebook prints."""
    paths = [(path, word) for edition in game.shipped_editions.values() for path, word, _ in edition.provenance()]
    return {re.split(r"[.\[]", path)[0] for path, word in paths if word != PRINTED}


def notes(game: Game) -> set[str]:
    return {note for edition in game.shipped_editions.values() for _, _, note in edition.provenance() if note}


def needed(game: Game) -> Iterator[tuple[str, set[str] | None]]:
    """Every message a game must have, with the arguments it is given (None: whatever it likes)."""
    yield "title", set()
    for verb in game.actions.verbs.values():
        yield f"action-{verb.key}", given(verb.args)
    for verb in game.outcomes.verbs.values():
        yield f"outcome-{verb.key}", given(verb.args)
    for kind in game.events:
        yield f"event-{kind.key}", given(kind.args)
    for reason in game.reasons:
        yield f"refusal-{reason.key}", given(reason.args)
    for key in game.prompts:
        yield f"prompt-{key}", None
        yield f"sense-{key}", set()
    for names in {arg.names for arg in game.args() if arg.names is not None}:
        for value in names.values:
            yield f"{names.key}-{value}", set()
    yield from needed_before_a_match(game)


@pytest.mark.parametrize("key", SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_game_has_all_words(key: str, language: str) -> None:
    game = registry.load(key)
    found = messages(game.folder / "locale", language)
    wanted = dict(needed(game))
    assert sorted(wanted.keys() - found.keys()) == []
    for message, args in wanted.items():
        if args is not None:
            assert found[message] <= args, f"{message} uses an argument it is not given"
    # What was measured of a level stands beside what it is like, which is the same in all games.
    allowed = (
        "advice-",
        "board-",
        "brief-",
        "effect-",
        "holding-",
        *(f"measured-{each}" for each in LEVELS),
        "note-",
        "now-",
        "printed-",
        "fact-",
        "reason-",
        "stops-",
        "term-",
        "type-",
    )
    assert [m for m in found if m not in wanted and not m.startswith(allowed)] == [], "words nobody asks for"


@pytest.mark.parametrize("key", SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_names_a_seat_has_a_form_for_its_reader(key: str, language: str) -> None:
    """`You pass` beside `Guest passes`; the form for the reader does not name the reader's seat, and no other form is idle."""
    game = registry.load(key)
    found = entries(game.folder / "locale", language)
    for kind in game.events:
        entry = found[f"event-{kind.key}"]
        assert entry.value is not None
        named = variables(entry.value, found)
        seats = {own_form(arg.name): arg.name for arg in kind.args if arg.kind == SEAT and arg.name in named}
        forms = {attribute.id.name: variables(attribute.value, found) for attribute in entry.attributes}
        assert forms.keys() == seats.keys(), f"{key} {language} {kind.key}"
        for form, seat in seats.items():
            assert seat not in forms[form], f"{key} {language} {kind.key}: .{form} names the reader"


@pytest.mark.parametrize("key", SHIPPED)
def test_notes_of_editions_are_translated(key: str) -> None:
    """The English message is the note itself; German and French say it in other words. An owner's note stays as it is."""
    game = registry.load(key)
    wordings = {language: game.wording(language) for language in LANGUAGES}
    for note in notes(game):
        said = {language: wording.note(note) for language, wording in wordings.items()}
        assert said["en"] == note
        assert len(set(said.values())) == 3, note
    assert wordings["de"].note("Measured with a ruler.") == "Measured with a ruler."
    assert all(w.provenance(word) != f"provenance-{word}" for w in wordings.values() for word in PROVENANCES)


def table_words(key: str) -> Path:
    """Where the browser table keeps what it says beyond the words of the game."""
    games = Path(__file__).parents[1] / "web" / "src" / "games"
    drawn = games / key / "words"
    return drawn if drawn.is_dir() else games / "plain" / "words" / key


@pytest.mark.parametrize("key", SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_table_names_every_verb_and_every_source_of_points(key: str, language: str) -> None:
    game = registry.load(key)
    wanted = {f"verb-{verb.key}" for verb in game.actions.verbs.values()}
    wanted |= {f"source-{kind.key}" for kind in game.events if any(arg.name == "points" for arg in kind.args)}
    assert sorted(wanted - messages(table_words(key), language).keys()) == []
