"""What is typed, read without a terminal: labels, abbreviations, amounts, commands."""

import pytest

import signoria
from signoria.cli.choices import Offer, letters, offer
from signoria.cli.input import Act, Command, Reader, Refused, Typed
from signoria.cli.words import interface
from signoria.core.match import Match
from tests.fixtures import corte

GAME = signoria.load("medici")


def waiting_for(key: str) -> Match:
    """A match in which the first question of this kind is pending, with bids up to 4 where it is a bid."""
    match = GAME.new(4, seed=3)
    if key == "bid":
        match.step("auction" if match.prompt().key == "more" else "bid 4")
        match.step("bid 4")
    assert match.prompt().key == key
    return match


def read(match: Match, text: str, language: str = "en") -> Typed:
    found = offer(match.game, match.legal_actions())
    return Reader(match, found, match.game.wording(language), interface(language)).read(text)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("bid 17", "bid 17"),
        ("b 17", "bid 17"),
        ("17", "bid 17"),
        ("BID  17", "bid 17"),
        ("pass", "pass"),
        ("p", "pass"),
        ("a", "pass"),
    ],
)
def test_ways_to_bid(typed: str, action: str) -> None:
    assert read(waiting_for("bid"), typed) == Act(GAME.parse(action))


@pytest.mark.parametrize(
    ("typed", "action"), [("1", "reveal"), ("2", "auction"), ("r", "reveal"), ("a", "auction"), ("Offer", "auction")]
)
def test_ways_to_choose(typed: str, action: str) -> None:
    assert read(waiting_for("more"), typed) == Act(GAME.parse(action))


def test_words_of_the_language() -> None:
    assert read(waiting_for("bid"), "passen", "de") == Act(GAME.parse("pass"))
    assert read(waiting_for("more"), "noch eine", "de") == Act(GAME.parse("reveal"))


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("undo", Command("undo")),
        ("u", Command("undo")),
        ("why bid 3", Command("why", "bid 3")),
        ("?", Command("?")),
        ("? M3", Command("?", "M3")),
        ("lang de", Command("lang", "de")),
        ("q", Command("quit")),
        ("rules", Command("rules")),
    ],
)
def test_commands(typed: str, command: Command) -> None:
    assert read(waiting_for("bid"), typed) == command


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("bid 3", "Bid 3: the last bid is 4 (§3, M1)"),
        ("3", "Bid 3: the last bid is 4 (§3, M1)"),
        ("bid 41", "Bid 41: you have only 40 florins (§3, M1)"),
        ("bid", "“bid” is not valid here. Usage: bid <1–400>"),
        ("bid 0", "“bid 0” is not valid here. Usage: bid <1–400>"),
        ("bid -4", "“bid -4” is not valid here. Usage: bid <1–400>"),
        ("bid 9 9", "“bid 9 9” is not valid here. Usage: bid <1–400>"),
        ("s", "“s” is no choice, action or command here. Type help for what can be typed."),
        ("sell 4", "“sell 4” is no choice, action or command here. Type help for what can be typed."),
    ],
)
def test_refusals(typed: str, reason: str) -> None:
    assert read(waiting_for("bid"), typed) == Refused(reason)


def test_amounts_are_one_line_and_choices_get_letters() -> None:
    found = offer(GAME, waiting_for("bid").legal_actions())
    assert [group.spans() for group in found.amounts] == ["5–40"]
    assert [choice.label for choice in found.choices] == ["a"]


def test_gaps_between_amounts_are_shown() -> None:
    legal = [GAME.parse(f"bid {amount}") for amount in (1, 2, 3, 5, 8, 9)]
    assert [group.spans() for group in offer(GAME, legal).amounts] == ["1–3, 5, 8–9"]


def test_cards_are_choices_not_amounts() -> None:
    match = corte.GAME.new(2, seed=1)
    found = offer(match.game, match.legal_actions())
    assert isinstance(found, Offer)
    assert found.amounts == []
    assert [choice.label for choice in found.choices] == ["1", "2", "3"]


def test_many_letters() -> None:
    assert letters(3) == ["a", "b", "c"]
    assert letters(28)[24:] == ["y", "z", "aa", "ab"]
    assert len(set(letters(500))) == 500


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("de", "bieten 7", "bid 7"),
        ("de", "7 bieten", "bid 7"),
        ("fr", "miser 7", "bid 7"),
        ("fr", "passer", "pass"),
        ("de", "bid 7", "bid 7"),
    ],
)
def test_actions_in_the_language_of_the_table(language: str, typed: str, meant: str) -> None:
    assert read(waiting_for("bid"), typed, language) == Act(GAME.parse(meant))


@pytest.mark.parametrize(
    ("language", "typed", "command"),
    [
        ("de", "hilfe", Command("help")),
        ("de", "zurück", Command("undo")),
        ("de", "zuruck", Command("undo")),
        ("de", "warum bieten 3", Command("why", "bieten 3")),
        ("de", "help", Command("help")),
        ("fr", "aide", Command("help")),
        ("fr", "pourquoi passer", Command("why", "passer")),
        ("fr", "regles §3", Command("rules", "§3")),
        ("en", "tip", Command("hint")),
    ],
)
def test_commands_in_the_language_of_the_table(language: str, typed: str, command: Command) -> None:
    assert read(waiting_for("bid"), typed, language) == command


def test_an_illegal_action_in_the_language_of_the_table_is_explained() -> None:
    refused = read(waiting_for("bid"), "bieten 3", "de")
    assert isinstance(refused, Refused)
    assert refused.message == "3 bieten: das letzte Gebot ist 4 (§3, M1)"
