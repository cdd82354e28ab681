"""The driver: chance in keyed streams, undo within bounds, previews, and the errors a caller meets."""

import pytest

import signoria
from signoria.core import registry
from signoria.core.errors import BadAction, BadSetup, IllegalAction, UndoRefused, UnknownName
from signoria.core.playout import play_randomly
from signoria.core.registry import register
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, OVER
from tests.fixtures import corte

MEDICI = signoria.load("medici")
SHIPPED = ("medici", "florence", "firenze", "ilvecchio")


def bidding(seed: int = 7) -> signoria.Match:
    """A match in which somebody is asked for a bid."""
    match = MEDICI.new(4, seed=seed)
    while match.prompt().key != "bid":
        match.step("auction")
    return match


def cards_drawn(match: signoria.Match) -> list[int]:
    return [entry.id for entry in match.entries if entry.actor == CHANCE]


def test_equal_deals_stay_equal_when_decisions_differ() -> None:
    one, other = MEDICI.new(4, seed=3), MEDICI.new(4, seed=3)
    for match, verb in ((one, 0), (other, -1)):
        rng = Rng(1 + verb)
        while match.state.round == 1 and len(cards_drawn(match)) < 12:
            actions = match.legal_actions()
            match.step(actions[rng.below(len(actions))])
    assert [entry.id for entry in one.entries] != [entry.id for entry in other.entries]
    assert cards_drawn(one)[:12] == cards_drawn(other)[:12]


def test_a_decision_can_be_taken_back_until_somebody_else_decides() -> None:
    match = bidding()
    bidder, before = match.actor, match.state.to_ints()
    match.step("bid 5")
    assert match.actor != bidder
    assert match.undo_refusal(bidder) is None
    assert match.undo(bidder) == MEDICI.parse("bid 5")
    assert match.state.to_ints() == before
    match.step("bid 6")
    match.step("pass")
    assert match.undo_refusal(bidder) == "undo-other-decided"
    with pytest.raises(UndoRefused, match="Someone else has decided"):
        match.undo(bidder)


def test_undo_never_crosses_a_revealed_card() -> None:
    match = MEDICI.new(4, seed=7)
    revealer = match.actor
    assert match.prompt().key == "more"
    match.step("reveal")
    before = match.log
    assert match.undo_refusal(revealer) == "undo-revealed"
    with pytest.raises(UndoRefused):
        match.undo(revealer)
    assert match.log == before


def test_undo_needs_something_to_take_back() -> None:
    register(corte.GAME)
    match = corte.GAME.new(2, seed=1)
    assert match.undo_refusal(0) == "undo-revealed"
    assert match.at(0).undo_refusal(0) == "undo-nothing"


def test_undo_never_rolls_again() -> None:
    match = bidding()
    twin = bidding()
    match.step("bid 5")
    match.undo()
    for each in (match, twin):
        while not each.over:
            each.step(each.legal_actions()[0])
    assert match.log == twin.log


def test_preview_shows_chance_as_chance() -> None:
    match = MEDICI.new(3, seed=1)
    preview = match.preview(MEDICI.parse("reveal"))
    assert preview.actor == CHANCE
    assert preview.events == []
    assert sum(weight for _, weight in preview.outcomes) == match.state.unseen == 35
    keys = [MEDICI.event_kind(event).key for event in match.preview(MEDICI.parse("auction")).events]
    assert keys == ["auctioned"]


def test_events_go_to_those_who_may_know() -> None:
    match = corte.GAME.new(3, seed=4)
    hand = [corte.GAME.event_args(e)["card"] for e in match.events(1) if corte.GAME.event_kind(e).key == "hand"]
    assert sorted(hand) == match.view(1)["hand"]
    assert len(hand) == 3
    assert not [e for e in match.events() if corte.GAME.event_kind(e).key == "hand"]


def test_texts_and_ids_are_the_same_actions() -> None:
    one, other = bidding(), bidding()
    one.step("bid 17")
    other.step(MEDICI.parse("BID  17"))
    assert one.log == other.log


@pytest.mark.parametrize("players", [2, 7, 0, -1])
def test_wrong_numbers_of_players(players: int) -> None:
    with pytest.raises(BadSetup, match=f"Medici is for 3 to 6 players, not {players}"):
        MEDICI.new(players)


@pytest.mark.parametrize("players", ["4", True, None, 4.0])
def test_what_is_no_number_of_players(players: object) -> None:
    with pytest.raises(BadSetup, match=f"^Medici is for 3 to 6 players, not {players!r}; give a whole number$"):
        MEDICI.new(players)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1 << 63, "7", 1.5, True])
def test_wrong_seeds(seed: object) -> None:
    with pytest.raises(BadSetup, match="expected a whole number from 0 to"):
        MEDICI.new(4, seed=seed)  # type: ignore[arg-type]


def test_wrong_seats() -> None:
    with pytest.raises(BadSetup, match="3 seats are named for 4 players"):
        MEDICI.new(4, seats=["a", "b", "c"])
    with pytest.raises(BadSetup, match="there is no seat 4"):
        MEDICI.new(4).view(4)


def test_unknown_names() -> None:
    with pytest.raises(UnknownName, match="there is no game 'medicci'; did you mean 'medici'"):
        signoria.load("medicci")
    with pytest.raises(UnknownName, match="no edition 'first'; shipped are: amigo, later"):
        MEDICI.new(4, edition="first")
    with pytest.raises(UnknownName, match="Medici has no option 'speed'; it has none"):
        MEDICI.new(4, options={"speed": 3})


@pytest.mark.parametrize("text", ["", "bid", "bid 0", "bid 401", "bid -3", "bid ten", "bid 3 4", "buy 3", "pass 1", "bid 3.0"])
def test_texts_that_name_no_action(text: str) -> None:
    match = bidding()
    before = match.log
    with pytest.raises(BadAction):
        match.step(text)
    assert match.log == before


def test_json_that_names_no_action() -> None:
    for form in (None, [], {"verb": "buy"}, {"verb": "bid"}, {"verb": "bid", "amount": "x"}, {"verb": "pass", "amount": 1}):
        with pytest.raises(BadAction):
            MEDICI.actions.from_json(form)


@pytest.mark.parametrize("action", [-1, 100_000, 0])
def test_ids_that_are_not_possible(action: int) -> None:
    match = bidding()
    before = match.log
    with pytest.raises(IllegalAction):
        match.step(action)
    assert match.log == before


def test_a_bare_state_shows_chance() -> None:
    state = MEDICI.initial(players=4)
    assert state.actor() == signoria.CHANCE
    with pytest.raises(IllegalAction, match="chance decides now"):
        state.legal_actions()
    with pytest.raises(IllegalAction, match="start 4: this cannot come up now"):
        state.step(MEDICI.outcomes.parse("start 4"))
    state.step(MEDICI.outcomes.parse("start 3"))
    assert state.turn() == 3


def test_snapshots_know_where_they_belong() -> None:
    three, four = MEDICI.initial(players=3), MEDICI.initial(players=4)
    data = three.to_bytes()
    assert three.from_bytes(data).to_ints() == three.to_ints()
    for broken in (b"", b"x" * 40, data[:-8], data[:-1] + bytes([data[-1] ^ 1])):
        with pytest.raises(signoria.SignoriaError):
            three.from_bytes(broken)
    with pytest.raises(signoria.SignoriaError, match="not of medici with 4 players"):
        four.from_bytes(data)


def test_the_package_lists_its_games() -> None:
    assert "medici" in signoria.game_names()


@pytest.mark.parametrize("name", SHIPPED)
def test_a_number_outside_the_table_is_refused_in_words(name: str) -> None:
    """`apply` trusts what is in the game's numbering; anything else is refused, at decisions and at chance."""
    game = registry.load(name)
    state, rng, seen = game.initial(game.min_players), Rng(1), set()
    while state.actor() != OVER and len(seen) < 2:
        chance = state.actor() == CHANCE
        seen.add(chance)
        numbering = game.outcomes if chance else game.actions
        before = state.to_ints()
        for number in (-5, numbering.size, 5000, 1 << 40):
            with pytest.raises(IllegalAction) as refused:
                state.apply(number)
            ids = f"ids of {numbering.name}s go from 0 to {numbering.size - 1}"
            assert str(refused.value) == f"{number}: there is no such action in this game; {ids}"
            assert state.to_ints() == before
        state.apply(state.sample(rng) if chance else state.pick(rng))
    assert len(seen) == 2


@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_can_be_applied_after_the_end(name: str) -> None:
    game = registry.load(name)
    state = game.initial(game.min_players)
    play_randomly(state, Rng(1))
    with pytest.raises(IllegalAction, match="the match is over"):
        state.apply(0)


@pytest.mark.parametrize("action", [None, True, 1.0, [3], 10**30, -(10**30)])
def test_what_is_no_decision_is_named(action: object) -> None:
    match = bidding()
    with pytest.raises(BadAction, match=r"is no decision; give its id, 0 to 402, or its text") as refused:
        match.step(action)  # type: ignore[arg-type]
    assert str(refused.value).startswith(repr(action))


def test_whole_numbers_of_other_libraries_are_ids() -> None:
    class Seventeen:
        def __index__(self) -> int:
            return MEDICI.parse("bid 17")

    match = bidding()
    match.step(Seventeen())  # type: ignore[arg-type]
    assert match.log[-1] == MEDICI.parse("bid 17") or match.entries[-1].actor < 0


def test_decisions_in_words_are_refused_in_words() -> None:
    match = bidding()
    match.step("bid 17")
    with pytest.raises(IllegalAction, match=r"^bid 3: the last bid is 17 \(Medici §3, M1\)$"):
        match.step("bid 3")
    with pytest.raises(BadAction, match=r"^'bet 3' is no decision; verbs are: reveal, auction, pass, bid <amount 1-400>$"):
        match.step("bet 3")
