"""Hints that teach: every question of every game gets a reason in the words of the game, in three languages."""

import re

import pytest
from tests.bots.positions import asked_in

import signoria
from signoria.bots.bot import Advice, Choice, Reason
from signoria.bots.lines import better, ranked
from signoria.bots.play import perspective_of
from signoria.bots.search_bot import SearchBot
from signoria.core.language import LANGUAGES, Wording
from signoria.core.perspective import Perspective
from signoria.core.registry import load, names
from signoria.core.rng import Rng

SIMULATIONS = 60 if signoria.COMPILED else 10
SHIPPED = [name for name in names() if name != "corte"]
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fee")
# What only says how it ends; the other sentences speak of the game.
ENDS = {"reason-only", "reason-no-other", "reason-more", "reason-as-good", "reason-likely", "reason-place", "reason-wins"}
UNSAID = re.compile(r"\{|\$|\b(reason|holding|event|action|advice|sense)-[a-z]|visits|looked")


def said(wording: Wording, reason: Reason) -> str:
    told = {"other": reason.other, "seat": reason.seat}
    return wording.reason(reason.message, reason.args, events=reason.events, holdings=reason.holdings, **told)


def check(name: str, players: int, advice: Advice) -> None:
    for language in LANGUAGES:
        wording = load(name).wording(language, NAMES[:players])
        for reason in advice.reasons:
            text = said(wording, reason)
            assert text.endswith("."), text
            assert not UNSAID.search(text), text


@pytest.mark.parametrize("name", SHIPPED)
def test_every_question_gets_a_reason(name: str) -> None:
    positions = asked_in(name)
    assert set(positions) == set(load(name).prompts)
    for key, match in list(positions.items())[:: 1 if signoria.COMPILED else 9]:
        advice = SearchBot(match.game, 1, simulations=SIMULATIONS).advise(perspective_of(match, 1))
        assert len(advice.reasons) == 2, key
        assert advice.reasons[0].message not in ENDS, key
        assert advice.reasons[-1].message in ENDS, key
        assert advice.action == advice.choices[0].action
        assert not any(better(other, advice.choices[0]) for other in advice.choices[1:]), key
        check(name, match.players, advice)


@pytest.mark.parametrize("name", SHIPPED)
def test_any_open_choice_is_told_why_not(name: str) -> None:
    for match in list(asked_in(name).values())[:: 3 if signoria.COMPILED else 18]:
        bot = SearchBot(match.game, 1, simulations=SIMULATIONS)
        best = bot.advise(perspective_of(match, 1))
        other = next(action for action in reversed(match.legal_actions()) if action != best.action)
        compared = bot.why_not(perspective_of(match, 1), other)
        assert [choice.action for choice in compared.choices] == [best.action, other]
        assert 1 <= len(compared.reasons) <= 2
        assert compared.reasons[-1].message.startswith("reason-it-")
        check(name, match.players, compared)


def test_what_is_asked_about_the_best_choice_is_why() -> None:
    match = asked_in("medici")["bid"]
    bot = SearchBot(match.game, 1, simulations=SIMULATIONS)
    best = bot.advise(perspective_of(match, 1))
    assert bot.why_not(perspective_of(match, 1), best.action).action == best.action


@pytest.mark.parametrize("name", SHIPPED)
def test_reasons_tell_nothing_a_seat_cannot_know(name: str) -> None:
    """The same sentences whatever lies hidden."""
    for number, match in enumerate(list(asked_in(name).values())[:: 5 if signoria.COMPILED else 20]):
        other = match.state.clone()
        other.redeal(match.actor, Rng(99, number))
        bot = SearchBot(match.game, 1, simulations=SIMULATIONS)
        found = [bot.advise(Perspective(match.game, state, Rng(7, number))) for state in (match.state, other)]
        wording = match.game.wording("en", NAMES)
        assert [said(wording, one) for one in found[0].reasons] == [said(wording, one) for one in found[1].reasons]


def test_numbers_are_written_as_the_language_does() -> None:
    reason = Reason("reason-place", {"place": "1.5", "instead": "2.0"}, load("medici").parse("pass"))
    texts = {language: said(load("medici").wording(language), reason) for language in LANGUAGES}
    assert "1.5" in texts["en"]
    assert "1,5" in texts["de"]
    assert "1,5" in texts["fr"]


def test_quotation_marks_within_quotation_marks() -> None:
    game = load("ilvecchio")
    reason = Reason("reason-as-good", other=game.parse("pay-nothing"))
    assert "“Use ‘a province without money’”" in said(game.wording("en"), reason)
    assert "„" in said(game.wording("de"), reason)
    assert "“" in said(game.wording("fr"), reason)


def choice(action: int, visits: int, worth: float, place: float, points: float) -> Choice:
    return Choice(action, visits, worth, place, points)


def test_no_choice_that_is_told_is_better_in_both() -> None:
    best = choice(1, 200, 0.5, 1.5, 80.0)
    lucky = choice(2, 40, 0.6, 1.4, 90.0)
    worse = choice(3, 60, 0.4, 1.8, 70.0)
    mixed = choice(4, 50, 0.45, 1.7, 84.0)
    assert [one.action for one in ranked([best, worse, mixed, lucky])] == [1, 3, 4]


def test_a_choice_looked_at_as_often_and_better_in_all_is_the_best() -> None:
    first, second = choice(1, 200, 0.5, 1.5, 80.0), choice(2, 150, 0.55, 1.4, 83.0)
    assert [one.action for one in ranked([first, second])] == [2, 1]


def test_a_choice_hardly_looked_at_is_not_told() -> None:
    assert [one.action for one in ranked([choice(1, 200, 0.5, 1.5, 80.0), choice(2, 3, 0.4, 1.9, 60.0)])] == [1]
