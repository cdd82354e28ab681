"""Why not? Every decision of the table is either legal or refused with a reason."""

import pytest

from signoria.core.errors import IllegalAction
from signoria.games.ilvecchio.actions import ACTIONS, REASONS
from tests.games.ilvecchio.positions import GAME, do, on_track, position


def why_not(state, text: str) -> str:
    """The sentence with which a decision is refused; the position must stay as it was."""
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as error:
        state.step(GAME.parse(text))
    assert state.to_bytes() == before
    return str(error.value)


def sent(place: str, **given):
    state = position(standing={0: [place, "poggibonsi"]}, **given)
    do(state, f"send {place}")
    return state


@pytest.mark.rule("§3", "§5.1")
def test_refusals_of_a_turn() -> None:
    state = position(standing={0: ["poggibonsi"] + ["mensano"] * 11}, provinces={0: ["no-money"], 1: ["six-florins"]})
    assert why_not(state, "send siena") == "send siena: none of your family members is standing in Siena (Il Vecchio §3.1, V4)"
    assert why_not(state, "send mensano").endswith(
        "your family member in Mensano can reach no place where you could act (Il Vecchio §3.1, V4)"
    )
    assert why_not(state, "send arezzo") == "send arezzo: Arezzo is not on this map (Il Vecchio §1)"
    assert why_not(state, "reinforce") == "reinforce: you have no family member left in your supply (Il Vecchio §4.4, V12)"
    assert why_not(state, "end-turn").endswith("recovering is always possible (Il Vecchio §3, V27)")
    assert why_not(state, "forgo").endswith("only the double turn at the end can be forgone (Il Vecchio §5.1, V17)")
    assert why_not(state, "use six-florins").endswith("the tile “6 florins” is not yours (Il Vecchio §7, V11)")
    assert why_not(state, "use no-money").endswith("is used while taking over a province (Il Vecchio §7, V39)")


@pytest.mark.rule("§3", "V30")
def test_refusals_after_the_action() -> None:
    state = position(
        standing={0: ["poggibonsi"]}, provinces={0: ["one-scroll", "one-knight", "use-again"]}, used=["one-knight"]
    )
    do(state, "recover")
    assert why_not(state, "recover").startswith("recover: you have taken your action")
    assert why_not(state, "reinforce").startswith("reinforce: you have taken your action")
    assert why_not(state, "send poggibonsi").startswith("send poggibonsi: you have taken your action")
    assert why_not(state, "use one-knight").endswith("the tile “1 knight” is used up (Il Vecchio §7, V11)")
    useless = position(standing={0: ["poggibonsi"]}, provinces={0: ["scroll-for-followers"]})
    assert "would do nothing now, or you cannot pay for it" in why_not(useless, "use scroll-for-followers")
    begun = position(double=True, standing={0: ["poggibonsi"]})
    do(begun, "recover")
    assert why_not(begun, "forgo").endswith("it can only be forgone as a whole (Il Vecchio §5.1, V28)")


@pytest.mark.rule("§3.1", "§4.2", "§4.3")
def test_refusals_of_a_destination() -> None:
    state = sent("carmignano", goods={0: {"florins": 2, "assassin": 1, "scroll": 1}})
    assert why_not(state, "go prato").endswith(
        "there is no middleman in Prato and you have no bishop to pay (Il Vecchio §4.1, V5)"
    )
    assert why_not(state, "go siena").endswith(
        "Siena is 3 roads away, you have 2 florins to travel and no carriage (Il Vecchio §3.1, V4)"
    )
    assert why_not(state, "go vernio").endswith(
        "Ducato di Milano requires 1 knight and 1 abbot, you lack 1 knight and 1 abbot (Il Vecchio §4.2, V8)"
    )
    assert why_not(state, "go sovicille").endswith(", you lack 2 followers (Il Vecchio §4.2, V8)")
    assert why_not(state, "office council").endswith("an office costs 2 scrolls, you have 1 (Il Vecchio §4.3)")
    assert why_not(state, "go firenze").endswith("an office costs 2 scrolls, you have 1 (Il Vecchio §4.3)")
    assert why_not(state, "go vicchio").endswith(
        "Vicchio is 3 roads away, you have 0 florins to travel and no carriage (Il Vecchio §3.1, V4)"
    )
    poor = sent("carmignano", goods={0: {"florins": 1, "assassin": 1}})
    assert why_not(poor, "go vicchio").endswith("Repubblica di Venezia costs 2 florins, you have 1 (Il Vecchio §4.2, V8)")
    full = sent("carmignano", goods={0: {"florins": 9, "assassin": 1}}, tracks={"venezia": [1] * 6})
    assert why_not(full, "go vicchio").endswith("Repubblica di Venezia: the track is full (Il Vecchio §4.2, V7)")


@pytest.mark.rule("§3.1", "§4.2", "§4.3")
def test_a_place_aimed_at_before_a_member_is_chosen_says_what_is_lacking() -> None:
    state = position(standing={0: ["carmignano"]}, goods={0: {"florins": 2, "knight": 1, "scroll": 2}})
    assert why_not(state, "go vernio").endswith("1 knight and 1 abbot, you lack 1 abbot (Il Vecchio §4.2, V8)")
    assert why_not(state, "go vicchio").endswith("requires 1 assassin, you lack 1 assassin (Il Vecchio §4.2, V8)")
    assert why_not(state, "go prato").endswith("no middleman in Prato and you have no bishop to pay (Il Vecchio §4.1, V5)")
    assert why_not(state, "go siena").endswith("2 florins to travel and no carriage (Il Vecchio §3.1, V4)")
    assert why_not(state, "go arezzo").endswith("Arezzo is not on this map (Il Vecchio §1)")
    assert why_not(state, "office council").endswith("city council costs 3 florins, you have 2 (Il Vecchio §4.3)")
    assert why_not(state, "office nobility").endswith("this is not among your choices now"), "the member is chosen first"
    assert why_not(state, "go firenze").endswith("this is not among your choices now")
    full = position(standing={0: ["carmignano"]}, goods={0: {"scroll": 2}}, tracks={"nobility": [1] * 6})
    assert why_not(full, "office nobility").endswith("nobility: the track is full (Il Vecchio §4.2, V7)")
    down = position(lying={0: ["carmignano"]}, goods={0: {"florins": 9, "assassin": 1}})
    assert why_not(down, "go vicchio").endswith("none of your family members is standing in Vicchio (Il Vecchio §3.1, V4)")
    done = position(standing={0: ["poggibonsi"]}, provinces={0: ["one-scroll"]})
    do(done, "recover")
    assert why_not(done, "go vicchio").startswith("go vicchio: you have taken your action")


@pytest.mark.rule("§4.6", "V14")
def test_refusals_of_answers() -> None:
    state = position(
        standing={0: ["vicchio", "empoli", "siena"]},
        goods={0: {"assassin": 1, "florins": 3}},
        tracks={"venezia": [1, 1]},
    )
    do(state, "send vicchio", "go vicchio", "crest family-member")
    assert why_not(state, "lay-down colle").endswith("none of your family members is standing in Colle (Il Vecchio §3.1, V4)")
    assert why_not(state, "take-back colle").endswith("none of your family members is lying in Colle (Il Vecchio §4.6, V14)")
    assert why_not(state, "recover").startswith("recover: this is not among your choices now")


@pytest.mark.rule("§4.6", "§7", "V13", "V30")
def test_what_a_tile_asks_for_is_not_taken_for_the_levy() -> None:
    given = {"goods": {0: {"assassin": 1, "abbot": 1, "scroll": 2, "florins": 9}}, "standing": {0: ["poggibonsi"]}}
    state = position(provinces={0: ["follower-for-scrolls"]}, **given)
    do(state, "use follower-for-scrolls")
    assert why_not(state, "give scroll") == "give scroll: this is not among your choices now (Il Vecchio §3)"
    assert why_not(state, "give knight").endswith("none of what the tile requires: knight (Il Vecchio §7, V30)")
    levy = position(
        standing={0: ["vicchio"]}, goods={0: {"assassin": 2, "florins": 5, "scroll": 1}}, tracks={"venezia": [1, 1]}
    )
    do(levy, "send vicchio", "go vicchio", "crest levy")
    assert why_not(levy, "give florins").endswith("you do not have enough: florins (Il Vecchio §4.6, V13)")


@pytest.mark.rule("§4.2", "V39")
def test_followers_that_do_not_fit_are_not_called_lacking() -> None:
    goods = {0: {"assassin": 2, "knight": 2, "abbot": 1, "florins": 9}}
    state = position(standing={0: ["sovicille"]}, goods=goods)
    do(state, "send sovicille", "go sovicille")
    assert why_not(state, "pay 1 1 1").endswith(
        "Stato della Chiesa requires 2 followers of one kind and 1 of another (Il Vecchio §4.2, V39)"
    )
    assert why_not(state, "pay 0 1 2").endswith("you do not have these followers for Stato della Chiesa (Il Vecchio §4.2, V8)")


@pytest.mark.rule("§8", "V32")
def test_a_second_member_stays_near_the_first() -> None:
    state = position(council={0: ["reinforcement"]}, standing={0: ["poggibonsi"]})
    do(state, "reinforce", "roll 7", "place siena")
    assert why_not(state, "place vernio").endswith("Vernio shares no area with your first family member (Il Vecchio §8, V32)")
    rolled = position(council={0: ["reinforcement"]}, standing={0: ["poggibonsi"]})
    do(rolled, "reinforce", "roll 5")
    assert why_not(rolled, "place firenze").endswith("Florence does not border the area (Il Vecchio §4.4, V12)")


@pytest.mark.rule("§4.3")
def test_refusals_of_an_office() -> None:
    state = position(standing={0: ["firenze"]}, goods={0: {"scroll": 2, "florins": 5}}, tracks={"nobility": [1] * 6})
    do(state, "send firenze")
    do(state, "go firenze")
    assert on_track(state, "council") == [0], "the nobility is full: the council is the only office"
    dear = position(standing={0: ["firenze"]}, goods={0: {"scroll": 2, "florins": 2}})
    do(dear, "send firenze", "go firenze")
    assert on_track(dear, "nobility") == [0], "the council costs 3 florins extra"


def test_every_reason_has_a_number_of_its_own() -> None:
    assert len({reason.code for reason in REASONS}) == len(REASONS)
    assert ACTIONS.size == 381
