"""The greedy Medici bot: stronger than chance and than bidding the face value, and able to say why."""

import signoria
from signoria.bots.bot import Advice, Bot
from signoria.bots.play import ask, play_out
from signoria.bots.random_bot import RandomBot
from signoria.bots.registry import make_bot
from signoria.core.language import LANGUAGES
from signoria.core.perspective import Perspective
from signoria.games.medici.bots import greedy as medici

GAME = signoria.load("medici")


class FaceValue(Bot):
    """Bids what is printed on the cards, the revealer as little as possible."""

    def advise(self, perspective: Perspective) -> Advice:
        view = perspective.view()
        face = sum(card["value"] for card in view["lot"])
        if view["phase"] == "more":
            return Advice(self.game.parse("reveal" if face < 6 else "auction"))
        most = min(face, view["seats"][perspective.seat]["money"])
        lowest = view["bid"] + 1
        if most < lowest:
            return Advice(self.game.parse("pass"))
        return Advice(self.game.parse(f"bid {lowest if perspective.seat == view['turn'] else most}"))


def wins(rivals: type[Bot], matches: int) -> float:
    """How many of these matches one greedy bot wins against three others, from each seat in turn; ties count in part."""
    won = 0.0
    for seed in range(matches):
        seat = seed % 4
        match = GAME.new(4, seed=seed)
        bots = [make_bot("greedy", GAME) if place == seat else rivals(GAME, seed * 4 + place) for place in range(4)]
        play_out(match, bots)
        places = match.placings()
        won += 1 / places.count(1) if places[seat] == 1 else 0
    return won


def test_wins_against_random_bots() -> None:
    assert wins(RandomBot, 60) >= 0.8 * 60


def test_wins_against_bidders_of_the_face_value() -> None:
    assert wins(FaceValue, 32) > 0.5 * 32


def test_every_piece_of_advice_has_words() -> None:
    keys: set[str] = set()
    match = GAME.new(3, seed=8)
    bot = make_bot("greedy", GAME)
    while not match.over:
        advice = ask(match, bot)
        keys.add(advice.key)
        for language in LANGUAGES:
            said = GAME.wording(language).lexicon.say(f"advice-{advice.key}", advice.args)
            assert not said.startswith("advice-")
            assert "{" not in said
        match.step(advice.action)
    assert keys == {"bid", "pass", "reveal", "offer"}


def test_a_contested_good_and_a_higher_value_are_worth_more() -> None:
    view = GAME.new(4, seed=1).view(0)
    for seat in (0, 1):
        view["seats"][seat]["cards"] = [{"good": "dyes", "value": 5}, {"good": "dyes", "value": 4}]
        view["seats"][seat]["value"] = 9
    market = medici.Market(view)
    dyes, cloth = medici.GOODS.index("dyes"), medici.GOODS.index("cloth")
    assert market.worth(0, [(dyes, 5)]) > market.worth(0, [(cloth, 5)]) > market.worth(0, [(cloth, 0)])


def test_the_last_bidder_takes_what_is_cheap_with_the_lowest_bid() -> None:
    for seed in range(50):
        match = GAME.new(4, seed=seed)
        match.step("auction")
        while match.actor != match.view()["turn"]:
            match.step("pass")
        advice = ask(match, make_bot("greedy", GAME))
        if advice.key == "bid":
            assert GAME.text(advice.action) == "bid 1"
            return
    raise AssertionError("no lot was worth a single florin")
