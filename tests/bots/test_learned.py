"""Bots that think with a learned value: exact in whole numbers, fair, the same for a seed, and told apart from others."""

import json
import pickle
from pathlib import Path

import pytest
from tests.bots.values_made import made_up, write_made_up

import signoria
from signoria.bots.play import perspective_of
from signoria.bots.registry import fingerprint, make_bot
from signoria.bots.search.learned import FARTHEST, LEAST_SURE, SUREST
from signoria.bots.search.network import FIRST_BITS, QUARTERS, SECOND_BITS, UNIT
from signoria.bots.search_bot import SearchBot, load_judgement
from signoria.bots.values import load_learned, network_of, pack, unpack, value_file
from signoria.core import registry
from signoria.core.errors import BadSetup, UnknownName
from signoria.core.evaluation import judge_points, outlook
from signoria.core.game import Game
from signoria.core.observed import observed
from signoria.core.perspective import Perspective
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.walk import positions

MEDICI = signoria.load("medici")
SHIPPED = list(registry.shipped())
PLAYERS = 3


def decisions(game: Game, count: int) -> list[State]:
    found = [s for s in positions(game, PLAYERS, game.check_options(None), 5, 120) if s.actor() >= 0]
    return found[:: max(1, len(found) // count)][:count]


def by_hand(said: dict[str, object], inputs: list[int], outputs: int) -> list[float]:
    """What a network answers, worked out anew and without any economy."""
    first, second, hidden = unpack(str(said["first"])), unpack(str(said["second"])), int(str(said["hidden"]))
    units = hidden + outputs
    sums = [sum(number * first[i * units + unit] for i, number in enumerate([*inputs, 1])) for unit in range(units)]
    totals = [
        (sums[hidden + o] << SECOND_BITS) + sum(max(0, sums[u]) * second[u * outputs + o] for u in range(hidden))
        for o in range(outputs)
    ]
    return [total * UNIT / (1 << (FIRST_BITS + SECOND_BITS)) for total in totals]


@pytest.mark.parametrize("name", SHIPPED)
def test_only_changes_are_added_and_nothing_drifts(name: str) -> None:
    game = signoria.load(name)
    said = made_up(game, [PLAYERS])["networks"][0]
    network = network_of(game, said, Path("made-up"))
    rng = Rng(3)
    for number, state in enumerate(decisions(game, 12 if signoria.COMPILED else 4)):
        seat = number % PLAYERS
        out = outlook(PLAYERS)
        for other in range(PLAYERS):
            out[2 * PLAYERS + other] = rng.below(4000) / 17.0
        network.observe(state, seat)
        network.expect(seat, out)
        network.speak()
        points = [int(out[2 * PLAYERS + (seat + distance) % PLAYERS] * QUARTERS) for distance in range(PLAYERS)]
        assert list(network.said) == by_hand(said, [*observed(state, seat), *points], PLAYERS + 1)


def test_the_same_numbers_compiled_and_interpreted() -> None:
    """Whole numbers until the last division, which is by a power of two: not one bit may differ anywhere."""
    game = signoria.load("medici")
    network = network_of(game, made_up(game, [PLAYERS])["networks"][0], Path("made-up"))
    match = game.new(PLAYERS, seed=9)
    out = outlook(PLAYERS)
    for seat in range(PLAYERS):
        out[2 * PLAYERS + seat] = 30.0 + seat
    network.observe(match.state, 0)
    network.expect(0, out)
    network.speak()
    assert [number.hex() for number in network.said] == SAID


SAID = ["0x1.d40e798000000p+4", "-0x1.4b52b98000000p+4", "0x1.5b31fa8000000p+5", "0x1.1561c2c000000p+5"]


@pytest.mark.parametrize("settled", [True, False])
def test_residuals_are_added_to_what_the_judgement_expects(settled: bool, tmp_path: Path) -> None:
    file = write_made_up(MEDICI, tmp_path / "value.json", [PLAYERS], settled)
    seat = 1
    for state in decisions(MEDICI, 4):
        own, out, plain = load_judgement(MEDICI), outlook(PLAYERS), outlook(PLAYERS)
        own.begin(seat, 0, Rng(1))
        there = state.clone()
        own.judge(there, Rng(2), plain)
        whole = load_learned(load_judgement(MEDICI), MEDICI, file)
        whole.begin(seat, 0, Rng(1))
        whole.judge(state.clone(), Rng(2), out)
        if settled and there.over():
            assert list(out) == list(plain)
            continue
        points = [int(plain[2 * PLAYERS + (seat + distance) % PLAYERS] * QUARTERS) for distance in range(PLAYERS)]
        said = made_up(MEDICI, [PLAYERS], settled=settled)["networks"][0]
        residuals = by_hand(said, [*observed(there if settled else state, seat), *points], PLAYERS + 1)
        for distance in range(PLAYERS):
            plain[2 * PLAYERS + (seat + distance) % PLAYERS] += min(max(residuals[distance], -FARTHEST), FARTHEST)
        judge_points(PLAYERS, min(max(residuals[PLAYERS], SUREST), LEAST_SURE), plain)
        assert list(out) == list(plain)


def test_where_nothing_was_learned_the_judgement_stands_alone(tmp_path: Path) -> None:
    file = write_made_up(MEDICI, tmp_path / "value.json", [4])
    match = MEDICI.new(PLAYERS, seed=2)
    alone = SearchBot(MEDICI, 1, simulations=20).analyse(perspective_of(match, 1))
    assert SearchBot(MEDICI, 1, simulations=20, value=file).analyse(perspective_of(match, 1)) == alone


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("settled", [True, False])
def test_a_learned_bot_is_fair(name: str, settled: bool, tmp_path: Path) -> None:
    """Everything dealt anew that the seat cannot know: the same statistics of every action, bit for bit."""
    game = signoria.load(name)
    file = write_made_up(game, tmp_path / "value.json", [PLAYERS], settled)
    bot = SearchBot(game, 1, simulations=40, value=file)
    alone = SearchBot(game, 1, simulations=40)
    differs = False
    for number, state in enumerate(decisions(game, 6 if signoria.COMPILED else 2)):
        other = state.clone()
        other.redeal(state.actor(), Rng(99, number))
        found = [bot.analyse(Perspective(game, s, Rng(7, number))) for s in (state, other)]
        assert found[0] == found[1]
        differs = differs or found[0] != alone.analyse(Perspective(game, state, Rng(7, number)))
    # The network was asked at all.
    assert differs


def test_the_same_seed_gives_the_same_play_in_any_order(tmp_path: Path) -> None:
    """A bot that has thought about other positions before keeps nothing of them in its sums."""
    file = write_made_up(MEDICI, tmp_path / "value.json", [PLAYERS])
    states = decisions(MEDICI, 3)
    fresh = [SearchBot(MEDICI, 1, simulations=30, value=file).analyse(Perspective(MEDICI, s, Rng(7))) for s in states]
    used = SearchBot(MEDICI, 1, simulations=30, value=file)
    again = [used.analyse(Perspective(MEDICI, state, Rng(7))) for state in reversed(states)]
    assert again[::-1] == fresh
    copied = pickle.loads(pickle.dumps(used))
    assert copied.analyse(Perspective(MEDICI, states[0], Rng(7))) == fresh[0]


def test_bots_by_the_file_of_their_value(tmp_path: Path) -> None:
    file = write_made_up(MEDICI, tmp_path / "value.json", [PLAYERS])
    bot = make_bot(f"value:{file}@12", MEDICI)
    assert isinstance(bot, SearchBot)
    assert (bot.simulations, bot.value) == (12, file)
    strongest = make_bot(f"value:{file}", MEDICI)
    assert isinstance(strongest, SearchBot)
    assert strongest.simulations == make_bot("magnifico", MEDICI).simulations  # type: ignore[attr-defined]
    alone = make_bot("value:@12", MEDICI)
    assert isinstance(alone, SearchBot)
    assert (alone.simulations, alone.value) == (12, None)
    assert fingerprint("value:@12", MEDICI) != fingerprint("value:@13", MEDICI)
    before = fingerprint(f"value:{file}@12", MEDICI)
    assert before != fingerprint(f"value:{file}@13", MEDICI)
    file.write_text(json.dumps(made_up(MEDICI, [PLAYERS], hidden=9)), encoding="utf-8")
    assert fingerprint(f"value:{file}@12", MEDICI) != before
    with pytest.raises(UnknownName, match="simulations a decision"):
        make_bot(f"value:{file}@many", MEDICI)


def test_a_level_may_think_with_the_value_of_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write_made_up(MEDICI, tmp_path / "value.json", [PLAYERS])
    numbers = {"magnifico": {"simulations": 9}, "learned": {"simulations": 7, "value": True}}
    monkeypatch.setattr("signoria.bots.registry.level_settings", lambda _game: numbers)
    monkeypatch.setattr("signoria.bots.registry.value_file", lambda _game: file)
    bot = make_bot("learned", MEDICI)
    assert isinstance(bot, SearchBot)
    assert (bot.simulations, bot.value) == (7, file)
    before = fingerprint("learned", MEDICI)
    file.write_text(json.dumps(made_up(MEDICI, [PLAYERS], hidden=9)), encoding="utf-8")
    assert fingerprint("learned", MEDICI) != before
    assert make_bot("magnifico", MEDICI).value is None  # type: ignore[attr-defined]
    monkeypatch.undo()
    with pytest.raises(UnknownName):
        make_bot("learned", MEDICI)


def test_files_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    good = made_up(MEDICI, [PLAYERS])
    larger = {**good["networks"][0], "size": 1}
    fewer = {**good["networks"][0], "second": pack([1])}
    for number, (value, why) in enumerate(
        [
            ({**good, "format": 2}, "format 1"),
            ({**good, "game": "chess"}, "learned for 'chess'"),
            ({**good, "networks": [larger]}, "with 1 features"),
            ({**good, "networks": [fewer]}, "not as many"),
        ]
    ):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(value), encoding="utf-8")
        with pytest.raises(BadSetup, match=why):
            make_bot(f"value:{file}@4", MEDICI)
    with pytest.raises(BadSetup, match="cannot be read"):
        make_bot(f"value:{tmp_path / 'none.json'}@4", MEDICI)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_value_fits_its_game_and_tells_how_it_was_learned(name: str) -> None:
    game = signoria.load(name)
    file = value_file(game)
    if not file.is_file():
        return
    value = json.loads(file.read_text(encoding="utf-8"))
    assert value["rules"] == game.rules
    assert load_learned(load_judgement(game), game, file).networks
    record = value["record"]
    assert record["command"].startswith(f"signoria train {name} ")
    assert record["evaluation"]
    assert record["last"]["held_back"] > 0
