"""§3, §3.1: turns and travelling."""

import pytest

from tests.games.ilvecchio.positions import GAME, choices, do, goods_of, names, position, where


@pytest.mark.rule("§3", "V27")
def test_an_action_is_compulsory_and_recovery_always_possible() -> None:
    state = position(standing={0: ["empoli"]})
    assert "end-turn" not in choices(state)
    assert "recover" in choices(state)
    events = do(state, "recover")
    assert events[0] == {"event": "recovers", "seat": 0, "members": 0, "florins": 1, "rule": "§4.5, V27"}
    assert goods_of(state, 0) == {"florins": 1}
    assert state.actor() == 1


@pytest.mark.rule("§3", "V27")
def test_who_can_only_recover_is_not_asked() -> None:
    """Seat 1 has nobody standing, nobody in supply and no tile."""
    state = position(2, standing={0: ["empoli"]}, lying={1: ["empoli"] * 12})
    events = do(state, "recover")
    assert [event["seat"] for event in events if event["event"] == "recovers"] == [0, 1]
    assert where(state, 1)[0] == ["empoli"] * 12
    assert state.actor() == 0
    assert state.round == 2


@pytest.mark.rule("§3")
def test_turns_go_clockwise_and_rounds_begin_with_the_start_player() -> None:
    state = position(3)
    for seat in (0, 1, 2, 0):
        assert state.actor() == seat
        do(state, "recover")
    assert state.round == 2


@pytest.mark.rule("§3.1", "V4")
def test_from_sesto_to_vicchio_for_two_florins_or_a_carriage() -> None:
    """The rulebook's example."""
    ready = {"assassin": 1, "florins": 4, "carriage": 1}
    state = position(standing={0: ["sesto"]}, goods={0: ready})
    do(state, "send sesto", "go vicchio")
    assert choices(state) == ["walk", "ride"]
    assert GAME.prompt(state).args == {"florins": 2}
    by_road = state.clone()
    by_road.step(GAME.parse("walk"))
    assert goods_of(by_road, 0) == {"carriage": 1}
    do(state, "ride")
    assert goods_of(state, 0) == {"florins": 2}


@pytest.mark.rule("§3.1", "V4")
def test_only_standing_members_travel_and_nobody_blocks() -> None:
    state = position(standing={0: ["empoli"], 1: ["carmignano"] * 3}, lying={0: ["pistoia"]}, goods={0: {"florins": 1}})
    assert [choice for choice in choices(state) if choice.startswith("send")] == ["send empoli"]
    do(state, "send empoli")
    assert where(state, 0) == ([], ["pistoia", "carmignano"])


@pytest.mark.rule("§3.1", "V4")
def test_the_journey_and_the_action_are_paid_out_of_the_same_florins() -> None:
    """The first space of Venezia costs 2: with 3 florins the gate may be 1 road away, not 2."""
    near = position(standing={0: ["borgo-san-lorenzo"]}, goods={0: {"assassin": 1, "florins": 3}})
    do(near, "send borgo-san-lorenzo")
    assert "go vicchio" in choices(near)
    far = position(standing={0: ["ponte-a-sieve"]}, goods={0: {"assassin": 1, "florins": 3}})
    do(far, "send ponte-a-sieve")
    assert "go vicchio" not in choices(far)
    assert "go figline" in choices(far)


@pytest.mark.rule("§3.1", "V44")
def test_the_shortest_way_may_lead_through_florence() -> None:
    """Carmignano, Florence, Ponte a Sieve: 2 roads; Florence itself is a place to go to."""
    state = position(standing={0: ["carmignano"]}, goods={0: {"florins": 2, "scroll": 2}})
    do(state, "send carmignano")
    assert "go ponte-a-sieve" in choices(state)
    assert "go firenze" in choices(state)


@pytest.mark.rule("§3.1", "V44")
def test_no_carriage_for_staying() -> None:
    state = position(standing={0: ["empoli"]}, middlemen={"violet": "empoli"}, goods={0: {"carriage": 1}})
    do(state, "send empoli", "go empoli")
    assert choices(state) == ["take carriage", "take bishop"]
    assert goods_of(state, 0) == {"carriage": 1}


@pytest.mark.rule("§4", "§4.4", "V45")
def test_a_member_brought_in_this_turn_may_act() -> None:
    state = position(provinces={0: ["free-member"]}, middlemen={"black": "radda"})
    do(state, "use free-member", "place radda", "send radda")
    assert goods_of(state, 0) == {"assassin": 1}
    assert where(state, 0) == ([], ["radda"])


@pytest.mark.rule("§3", "V11", "V41")
def test_province_tiles_before_and_after_the_action() -> None:
    state = position(standing={0: ["carmignano"]}, provinces={0: ["six-florins", "one-scroll"]}, goods={0: {"bishop": 1}})
    events = do(state, "use six-florins", "recover")
    assert "turn-begins" not in names(events)
    assert choices(state) == ["end-turn", "use one-scroll"]
    do(state, "use one-scroll")
    assert state.actor() == 1
    assert goods_of(state, 0) == {"florins": 7, "scroll": 1, "bishop": 1}


@pytest.mark.rule("V41")
def test_a_tile_just_won_may_be_used_after_the_action() -> None:
    state = position(standing={0: ["vicchio"]}, goods={0: {"assassin": 1, "florins": 2}})
    do(state, "send vicchio", "go vicchio", "claim one-abbot")
    assert choices(state) == ["end-turn", "use one-abbot"]
