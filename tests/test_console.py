"""In a console things say what they are."""

import signoria
from signoria.bots.play import ask
from signoria.bots.registry import make_bot
from signoria.core.journal import Event


def test_a_match_and_a_state() -> None:
    match = signoria.load("medici").new(4, seed=7)
    actor = match.actor
    said = f"round 1, seat {actor} decides (more), points 40 40 40 40>"
    assert repr(match) == f"<Match of Medici, 4 players, seed 7, {len(match.entries)} entries: {said}"
    assert repr(match.state) == f"<Medici, 4 players: {said}"
    while not match.over:
        match.step(match.legal_actions()[0])
    assert f"over, places {' '.join(map(str, match.placings()))}" in repr(match)


def test_chance_and_one_player() -> None:
    assert "chance decides" in repr(signoria.load("medici").initial(3))
    assert repr(signoria.load("florence").new(1, seed=1)).startswith("<Match of Florence, 1 player, seed 1")


def test_events_by_key_and_arguments() -> None:
    match = signoria.load("medici").new(3, seed=1)
    match.step("auction")
    events = [repr(event) for event in match.step("bid 7")]
    assert f"<Medici bids: seat={match.entries[-1].actor} amount=7 (§3, M1)>" in events
    assert repr(Event(3, -1, 1, 2, 0, 0, 0, 0)) == "<event 3: 1 2 0 0 0 0>"


def test_events_for_one_seat_say_so() -> None:
    match = signoria.load("florence").new(3, seed=1)
    secret = [repr(told.event) for told in match.told if told.event.audience > 0]
    assert secret
    assert all(", for seat " in said for said in secret)


def test_events_as_plain_data_and_as_sentences() -> None:
    match = signoria.load("medici").new(3, seed=1)
    match.step("auction")
    before = len(match.entries)
    seat = match.actor
    match.step("bid 7")
    told = match.events_as_dicts(since=before + 1)
    assert {"entry": before + 1, "event": "bids", "seat": seat, "amount": 7, "rule": "§3, M1"} in told
    assert len(match.events_as_dicts()) == len(match.events()) == len(match.events_as_sentences())
    assert any("bids 7" in line for line in match.events_as_sentences())
    assert any(f"Platz {seat + 1}" in line for line in match.events_as_sentences("de", since=before + 1))
    named = signoria.load("medici").new(3, seed=1, seats=["Ada", "Bea", "Cleo"])
    assert any("Ada" in line or "Bea" in line or "Cleo" in line for line in named.events_as_sentences("fr"))


def test_secrets_stay_secret_in_both_forms() -> None:
    match = signoria.load("florence").new(3, seed=1)
    assert len(match.events_as_dicts(seat=0)) == len(match.events(0)) > len(match.events_as_dicts())
    assert len(match.events_as_sentences(seat=0)) == len(match.events(0))


def test_advice_and_choices() -> None:
    game = signoria.load("medici")
    match = game.new(4, seed=1)
    assert repr(ask(match, make_bot("random", game, 1))).startswith("<Advice in Medici: ")
    thought = ask(match, make_bot("magnifico", game, 1))
    assert game.text(thought.action) in repr(thought)
    assert "visits, worth 0." in repr(thought.choices[0])
    assert repr(thought.choices[0]).startswith(f"<{game.text(thought.choices[0].action)}: ")


def test_a_notebook_shows_the_board() -> None:
    match = signoria.load("medici").new(4, seed=1)
    shown = match._repr_html_()
    assert shown.startswith("<pre")
    assert "MEDICI" in shown
    assert "Seat 4" in shown
