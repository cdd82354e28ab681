"""§4.1: town actions."""

import pytest

from tests.games.ilvecchio.positions import choices, do, goods_of, middleman, names, position, where


@pytest.mark.rule("§4.1", "V5")
def test_pistoia_as_in_the_rulebook() -> None:
    """From Carmignano to Pistoia for 1 florin; the middleman goes on to Dicomano, the member lies down, 5 florins."""
    state = position(standing={0: ["carmignano"]}, goods={0: {"florins": 1}}, middlemen={"brown": "pistoia"})
    events = do(state, "send carmignano", "go pistoia")
    assert names(events) == ["walks", "lies-down", "middleman-moves"]
    assert events[0]["florins"] == 1
    assert choices(state) == ["take florins", "take scroll"]
    do(state, "take florins")
    assert goods_of(state, 0) == {"florins": 5}
    assert where(state, 0) == ([], ["pistoia"])
    assert middleman(state, "brown") == "dicomano"


@pytest.mark.rule("§4.1", "V5")
@pytest.mark.parametrize(
    ("colour", "town", "follower", "goes_to"),
    [
        ("black", "radda", "assassin", "volterra"),
        ("black", "volterra", "assassin", "sesto"),
        ("black", "sesto", "assassin", "radda"),
        ("grey", "figline", "knight", "mensano"),
        ("grey", "mensano", "knight", "prato"),
        ("grey", "prato", "knight", "figline"),
        ("white", "greve", "abbot", "castel-fiorentino"),
        ("white", "castel-fiorentino", "abbot", "barberino"),
        ("white", "barberino", "abbot", "greve"),
    ],
)
def test_followers(colour: str, town: str, follower: str, goes_to: str) -> None:
    state = position(standing={0: [town]}, middlemen={colour: town})
    do(state, f"send {town}")
    while state.actor() == 0:
        do(state, f"go {town}")
    assert goods_of(state, 0) == {follower: 1}
    assert middleman(state, colour) == goes_to


@pytest.mark.rule("§4.1")
@pytest.mark.parametrize(
    ("town", "take", "goods"),
    [
        ("colle", "take scroll", {"scroll": 1}),
        ("colle", "take florins", {"florins": 5}),
        ("siena", "take carriage", {"carriage": 2}),
        ("siena", "take bishop", {"bishop": 2}),
    ],
)
def test_brown_and_violet_towns_leave_a_choice(town: str, take: str, goods: dict[str, int]) -> None:
    state = position(standing={0: [town]}, middlemen={"brown": "colle", "violet": "siena"})
    do(state, f"send {town}", take)
    assert goods_of(state, 0) == goods


@pytest.mark.rule("§4.1", "V5")
def test_a_bishop_needs_no_middleman_and_keeps_the_member_standing() -> None:
    state = position(standing={0: ["mensano"]}, goods={0: {"bishop": 1}}, middlemen={"grey": "figline"})
    events = do(state, "send mensano")
    assert names(events)[:2] == ["pays-bishop", "takes"]
    assert goods_of(state, 0) == {"knight": 1}
    assert where(state, 0) == (["mensano"], [])
    assert middleman(state, "grey") == "figline"


@pytest.mark.rule("§4.1", "V46")
def test_a_bishop_where_a_middleman_stands() -> None:
    state = position(standing={0: ["figline"]}, goods={0: {"bishop": 1}}, middlemen={"grey": "figline"})
    do(state, "send figline")
    assert choices(state) == ["lie-down", "pay-bishop"]
    do(state, "pay-bishop")
    assert middleman(state, "grey") == "figline"
    assert where(state, 0) == (["figline"], [])
    assert goods_of(state, 0) == {"knight": 1}


@pytest.mark.rule("§4.1", "V5")
def test_without_middleman_and_bishop_there_is_no_action() -> None:
    state = position(standing={0: ["mensano"]}, goods={0: {"florins": 1}}, middlemen={"grey": "figline"})
    assert "send mensano" not in choices(state)


@pytest.mark.rule("§4.1", "V6")
@pytest.mark.parametrize("town", ["carmignano", "ponte-a-sieve", "poggibonsi"])
def test_green_towns_pay_three_florins(town: str) -> None:
    state = position(standing={0: [town]})
    events = do(state, f"send {town}")
    assert names(events)[:2] == ["lies-in-green", "takes"]
    assert goods_of(state, 0) == {"florins": 3}
    assert where(state, 0) == ([], [town])


@pytest.mark.rule("§4.1", "V6")
def test_a_bishop_keeps_the_member_standing_in_a_green_town() -> None:
    state = position(standing={0: ["poggibonsi"]}, goods={0: {"bishop": 1}})
    do(state, "send poggibonsi", "pay-bishop")
    assert goods_of(state, 0) == {"florins": 3}
    assert where(state, 0) == (["poggibonsi"], [])
