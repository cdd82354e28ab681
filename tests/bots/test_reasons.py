"""Hints that teach: every question of every game gets a reason in the words of the game, in three languages."""

import re
from collections.abc import Iterator

import pytest
from tests.bots.positions import asked_in

import signoria
from signoria.bots.bot import Advice, Choice, Reason
from signoria.bots.lines import is_better, rank_choices
from signoria.bots.play import decide, perspective_of
from signoria.bots.reasons import places_differ, points_differ
from signoria.bots.registry import make_bot
from signoria.bots.search_bot import MOST_STEPS, SearchBot
from signoria.bots.ways import gain_of
from signoria.core.language import LANGUAGES, Wording
from signoria.core.match import Match
from signoria.core.perspective import Perspective
from signoria.core.registry import load, names
from signoria.core.rng import Rng

SIMULATIONS = 60 if signoria.COMPILED else 10
SHIPPED = [name for name in names() if name != "corte"]
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fee")
# What says how it ends; the other sentences tell facts of the position.
ENDS = {"reason-only", "reason-no-other", "reason-more", "reason-place", "reason-equal"}
UNSAID = re.compile(r"\{|\$|\b(reason|holding|event|action|advice|sense|fact)-[a-z]|visits")
# Positions of each game whose hints are read word by word: a few in the short run, all in the long one.
FEW, MANY = 12, 200


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
        assert 1 <= len(advice.reasons) <= 3, key
        assert not any(reason.message in ENDS for reason in advice.reasons[:-1]), key
        assert advice.action == advice.choices[0].action == advice.steps[0]
        check(name, match.players, advice)
        check_facts(match, advice)


def check_facts(match: Match, advice: Advice) -> None:
    """Sentences and table agree; nothing is restated, and no equal pair is told as a difference."""
    game, (best, *others) = match.game, advice.choices
    for reason in advice.reasons:
        # What is compared is the second row.
        assert reason.other in (-1, others[0].action if others else -1), reason
        assert not reason.message.startswith(("advice-", "sense-")), reason
        for event in reason.events:
            assert gain_of(game, event, match.actor) > 0, "an event that pays nothing only restates the action"
    last = advice.reasons[-1]
    if last.message == "reason-more":
        assert last.args["points"] == round(best.points) - round(others[0].points) >= 1
        assert float(last.args["points"]) >= (best.spread**2 + others[0].spread ** 2) ** 0.5
    elif last.message == "reason-place":
        assert last.args["place"] == f"{best.place:.1f}" != last.args["instead"] == f"{others[0].place:.1f}"
    elif last.message == "reason-equal":
        assert not points_differ(best, others[0])
        assert not places_differ(best, others[0])
    if others and is_better(others[0], best):
        assert last.message == "reason-equal", "what the table shows as better is not told as worse"


def check_steps(match: Match, advice: Advice) -> None:
    """Every advised step is an answer to the question it stands for, all by one seat, and one action."""
    seat, state = match.actor, match.state.clone()
    state.redeal(seat, Rng(5))
    for number, step in enumerate(advice.steps):
        assert state.actor() == seat
        assert step in state.legal_actions(), match.game.text(step)
        assert number == 0 or match.game.prompt(state).key not in match.game.main_prompts
        state.apply(step)
    whole = state.actor() != seat or state.barrier() or match.game.prompt(state).key in match.game.main_prompts
    assert whole or len(advice.steps) == MOST_STEPS


def spread_positions(name: str, count: int) -> Iterator[Match]:
    """Decisions all over matches of simple sensible play."""
    game, found, seed = load(name), 0, 0
    while found < count:
        match, bot, rng = game.new(max(game.usual_players, 2), seed=seed), make_bot("greedy", game, seed), Rng(seed, 31)
        wait = rng.below(12)
        while not match.over and found < count:
            if wait == 0:
                yield match
                found += 1
            wait = 5 + rng.below(20) if wait == 0 else wait - 1
            match.step(decide(match, bot))
        seed += 1


def read_hints(name: str, count: int) -> None:
    with_facts = 0
    for match in spread_positions(name, count):
        advice = SearchBot(match.game, 1, simulations=SIMULATIONS).advise(perspective_of(match, 1))
        check_facts(match, advice)
        check_steps(match, advice)
        check(name, match.players, advice)
        with_facts += advice.reasons[-1].message != "reason-equal" or len(advice.reasons) > 1
    assert with_facts >= count // 3


@pytest.mark.parametrize("name", SHIPPED)
def test_hints_tell_facts_that_agree_with_their_table(name: str) -> None:
    read_hints(name, FEW if signoria.COMPILED else 3)


@pytest.mark.long
@pytest.mark.parametrize("name", SHIPPED)
def test_two_hundred_hints_tell_facts_that_agree_with_their_table(name: str) -> None:
    read_hints(name, MANY)


def test_a_bid_is_explained_by_what_the_search_saw() -> None:
    """How often the lot was bought is a share, and the lot's worth in the words is what the means of the tree differ by."""
    told = 0
    for match in spread_positions("medici", FEW):
        advice = SearchBot(match.game, 1, simulations=SIMULATIONS * 4).advise(perspective_of(match, 1))
        for reason in advice.reasons:
            if reason.message == "fact-lot-yours":
                assert 0 <= int(reason.args["times"]) <= int(reason.args["tries"])
                assert match.game.text(advice.action) == f"bid {reason.args['bid']}"
            told += reason.message.startswith("fact-")
    assert told > 0


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
    reason = Reason("reason-equal", other=game.parse("pay-nothing"))
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
    assert [one.action for one in rank_choices([best, worse, mixed, lucky])] == [1, 3, 4]


def test_a_choice_looked_at_as_often_and_better_in_all_is_the_best() -> None:
    first, second = choice(1, 200, 0.5, 1.5, 80.0), choice(2, 150, 0.55, 1.4, 83.0)
    assert [one.action for one in rank_choices([first, second])] == [2, 1]


def test_a_choice_hardly_looked_at_is_not_told() -> None:
    assert [one.action for one in rank_choices([choice(1, 200, 0.5, 1.5, 80.0), choice(2, 3, 0.4, 1.9, 60.0)])] == [1]
