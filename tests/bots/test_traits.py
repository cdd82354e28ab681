"""Character: a trait biases what an opponent thinks things are worth, and shows in its play."""

import pytest

import signoria
from signoria.bots.play import decide
from signoria.bots.registry import LEVELS, fingerprint, level_and_trait, make_bot, plays
from signoria.bots.search_bot import read_weights, weights_file
from signoria.bots.traits import TRAITS, apply_trait, traits_of
from signoria.cli.players import parse_seats
from signoria.core.drawing.seats import level_name
from signoria.core.drawing.words import LOCALE
from signoria.core.errors import UnknownName
from signoria.core.language import LANGUAGES, Lexicon

GAMES = ("florence", "medici", "firenze", "ilvecchio")
MEDICI = signoria.load("medici")


def mean_price(trait: str) -> float:
    """What apprentices of a character pay for a lot, over a few matches among themselves."""
    paid = []
    for seed in range(4 if signoria.COMPILED else 1):
        match = MEDICI.new(4, seed=seed)
        bots = [make_bot(f"{trait}-apprentice", MEDICI, seat) for seat in range(4)]
        while not match.over:
            told = [MEDICI.event_json(event) for event in match.step(decide(match, bots[match.actor]))]
            paid += [-one["points"] for one in told if one["event"] == "bought"]
    return sum(paid) / len(paid)


def test_the_thrifty_pay_less_than_the_bold() -> None:
    assert mean_price("thrifty") * 1.2 < mean_price("bold")


@pytest.mark.parametrize("name", GAMES)
def test_traits_change_weights_that_there_are(name: str) -> None:
    game = signoria.load(name)
    names = game.part("bots.judgement").NAMES  # type: ignore[union-attr]
    plain = list(read_weights(weights_file(game), names))
    assert {"bold", "thrifty"} <= set(traits_of(game)) <= set(TRAITS)
    assert apply_trait(game, "", names, plain) == plain
    for trait in traits_of(game):
        assert apply_trait(game, trait, names, plain) != plain
        made = {fingerprint(f"{trait}-{level}", game) for level in LEVELS} | {fingerprint(level, game) for level in LEVELS}
        assert len(made) == 2 * len(LEVELS)


def test_a_trait_stands_before_a_level() -> None:
    assert level_and_trait("bold-master") == ("master", "bold")
    assert level_and_trait("master") == ("master", "")
    assert level_and_trait("bold-greedy") == ("bold-greedy", "")
    assert plays("builder-consul", signoria.load("firenze"))
    assert not plays("builder-consul", MEDICI)
    with pytest.raises(UnknownName, match="Medici has no 'builder-consul' yet"):
        make_bot("builder-consul", MEDICI)
    assert parse_seats("human,Lorenzo=bold-master") == [("", "human"), ("Lorenzo", "bold-master")]
    with pytest.raises(UnknownName):
        parse_seats("human,timid-master")


@pytest.mark.parametrize("language", LANGUAGES)
def test_traits_have_words(language: str) -> None:
    words = Lexicon(language, [LOCALE])
    for trait in TRAITS:
        said = level_name(words, f"{trait}-master")
        assert said == f"{words.say('level-name-master')}, {words.say(f'trait-{trait}')}"
        assert trait == "bold" or f"{trait}-master" not in said
