"""What a seat cannot know never reaches it: not in a view, an event, an error, a copy of the log, nor to spectators."""

import copy
import itertools
import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.core import registry
from signoria.core.conformance import random_match
from signoria.core.errors import IllegalAction
from signoria.core.game import Game
from signoria.core.journal import Event, sees
from signoria.core.match import Entry, LoggedEvent, Match, entries_of, event_log
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.server.bots.worker import question_of
from signoria.server.http.errors import Refused, refusal_form
from signoria.server.http.table_routes import preview_form
from signoria.server.tables.creation import new_table
from signoria.server.tables.table import LiveTable, make_change_message, step_body
from signoria.server.wire.patches import Recording
from signoria.server.wire.projection import SeatProjection, dumps
from signoria.server.wire.schemas import NewTable, SeatRequest
from signoria.store.records import Change
from tests.fixtures import corte
from tests.server.fixture_games import register
from tests.server.live import LiveServer, Sitting

register()
POSITIONS = 12


# ---- every message, for every seat, in every kind of position -----------------------------------------------------------


def make_table(game: Game, players: int, seed: int) -> LiveTable:
    seats = [SeatRequest(kind="me") for _ in range(players)]
    return LiveTable(new_table(NewTable(game=game.key, players=players, seed=seed, seats=seats)).record)


def everything_sent(table: LiveTable, match: Match, seat: int, before: int) -> list[str]:
    """All texts the server can make for a seat from this match, the last step having begun after entry `before`."""
    table.match = match
    shown = table.projection(seat)
    step = Change(table.seq, "step", step_body(match, before))
    sent = [table.snapshot_message(seat), table.change_message(step, before, seat), table.seats_message(), shown.log()]
    sent += [
        {"views": shown.views()},
        table.change_message(Change(table.seq, "undo", {"length": len(match.entries)}), before, seat),
    ]
    if shown.is_deciding():
        sent += [
            answer_to(match, action)
            for action in itertools.islice(match.game.actions, 0, None, 1 + match.game.actions.size // 60)
        ]
        sent += [preview_form(match, action, seat) for action in match.legal_actions()[:4]]
    return [dumps(message) for message in sent]


def answer_to(match: Match, action: int) -> dict[str, object]:
    """What the deciding seat hears when it asks for an action that may be impossible."""
    refusal = match.refusal(action)
    if refusal is None:
        return {"legal": True}
    try:
        match.step(action)
    except IllegalAction as error:
        return Refused(422, "illegal", str(error), refusal=refusal).body() | {"why": refusal_form(refusal)}
    raise AssertionError("an action with a refusal was carried out")


def dealt_anew(match: Match, seat: int, redealt_for: int, rng: random.Random) -> Match:
    """The same match with everything replaced that a seat cannot know: the position, hidden entries, hidden events."""
    other = match.at(len(match.entries))
    other.state.redeal(redealt_for, Rng(rng.getrandbits(32)))
    other.entries = entries_of(
        entry if sees(entry.audience, seat) else any_other(entry, match.game, rng) for entry in other.entries
    )
    told = [told if sees(told.event.audience, seat) else garbled(told, match.game) for told in other.told]
    other.told = event_log(match.game.key, told)
    return other


def any_other(entry: Entry, game: Game, rng: random.Random) -> Entry:
    table = game.outcomes if entry.actor < 0 else game.actions
    return Entry(entry.actor, rng.randrange(table.size), entry.audience)


def garbled(told: LoggedEvent, game: Game) -> LoggedEvent:
    event = told.event
    lows = [arg.low for arg in game.event_kind(event).args] + [0] * 6
    return LoggedEvent(told.entry, Event(event.kind, event.audience, *lows[:6]))


def positions(game: Game, players: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Positions spread over a whole random match, each with the number of entries before the last step."""
    whole = random_match(game, players, game.check_options(None), seed)
    decisions = sum(entry.actor >= 0 for entry in whole.entries)
    match, rng = game.new(players, seed=seed), Rng(seed, 99)
    before = 0
    for number in range(decisions):
        if number % max(1, decisions // POSITIONS) == 0:
            yield match, before
        before = len(match.entries)
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long] * (game == "firenze")) for game in registry.names()]
)
def test_dealing_anew_what_a_seat_cannot_know_changes_no_byte(game: str) -> None:
    loaded = registry.load(game)
    rng = random.Random(1)
    compared = 0
    for players in {loaded.min_players, loaded.max_players}:
        table = make_table(loaded, players, 1)
        for match, before in positions(loaded, players, 11 + players):
            for seat in range(-1, players):
                dealt_for = seat if seat >= 0 else rng.randrange(players)
                other = dealt_anew(match, seat, dealt_for, rng)
                true, false = everything_sent(table, match, seat, before), everything_sent(table, other, seat, before)
                assert true == false
                compared += len(true)
    assert compared > 50


def told_after(match: Match, action: int, seat: int) -> tuple[str, str]:
    """What a seat is sent after a decision, at once and event by event."""
    before = len(match.entries)
    with Recording(match) as recording:
        match.step(action)
    shown, change = SeatProjection(match, seat), Change(1, "step", step_body(match, before))
    return dumps(make_change_message(shown, change, before)), dumps(
        make_change_message(shown, change, before, recording.moments())
    )


def compare_patches(game: str) -> int:
    """Two matches that differ in secrets: where a seat is sent the same after a step, the way there is the same, too."""
    loaded = registry.load(game)
    rng = random.Random(5)
    compared = 0
    for players in {loaded.min_players, loaded.max_players}:
        for match, _ in positions(loaded, players, 21 + players):
            for seat in range(-1, players):
                other = dealt_anew(match, seat, seat if seat >= 0 else rng.randrange(players), rng)
                for action in sorted(set(match.legal_actions()) & set(other.legal_actions()))[:3]:
                    true, false = told_after(copy.deepcopy(match), action, seat), told_after(copy.deepcopy(other), action, seat)
                    if true[0] == false[0]:
                        assert true[1] == false[1]
                        compared += 1
    return compared


@pytest.mark.parametrize("game", registry.names())
def test_patches_show_no_more_than_the_step(game: str) -> None:
    assert compare_patches(game) > 50


def test_the_comparison_notices_a_patch_that_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(game: Game, state: State, _seat: int) -> int:
        return sum(state.numbers())

    monkeypatch.setattr("signoria.server.wire.patches.own_worth", leak)
    with pytest.raises(AssertionError):
        compare_patches("ilvecchio")


def test_the_comparison_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison fails when an audience is ignored anywhere."""
    game = registry.load("corte")
    table = make_table(game, 2, 1)
    match = game.new(2, seed=1)
    other = dealt_anew(match, 0, 0, random.Random(2))
    assert everything_sent(table, match, 0, 0) == everything_sent(table, other, 0, 0)
    monkeypatch.setattr("signoria.server.wire.projection.sees", lambda _audience, _seat: True)
    leaking, also = everything_sent(table, match, 0, 0), everything_sent(table, other, 0, 0)
    assert [one == two for one, two in zip(leaking, also, strict=True)][:2] == [False, False]


@pytest.mark.parametrize("game", registry.names())
def test_a_bots_question_holds_no_secret(game: str) -> None:
    """What goes to a worker is the same whatever the others hold."""
    loaded = registry.load(game)
    rng = random.Random(3)
    for match, _ in positions(loaded, loaded.min_players, 5):
        other = dealt_anew(match, match.actor, match.actor, rng)
        assert question_of(match, "random", 42) == question_of(other, "random", 42)


# ---- two real tables that differ only in secrets ------------------------------------------------------------------------


def hands(seed: int) -> list[list[int]]:
    match = registry.load("corte").new(2, seed=seed)
    return [[entry.id + 1 for entry in match.entries[3 * seat : 3 * seat + 3]] for seat in range(2)]


def twins() -> tuple[int, int, int, int, list[int]]:
    """Two seeds with the same cards for seat 0 whose hands for seat 1 differ in one card: that one, twice, and the others."""
    known: dict[tuple[int, ...], tuple[int, list[int]]] = {}
    for seed in itertools.count():
        mine, theirs = hands(seed)
        other = known.setdefault(tuple(mine), (seed, theirs))
        common = [card for card in theirs if card in other[1]]
        if len(common) == 2:
            (first,), (second,) = set(other[1]) - set(common), set(theirs) - set(common)
            return other[0], seed, first, second, common
    raise AssertionError("seeds do not end")


def watch_a_match(
    server: LiveServer, seed: int, buried: int, common: list[int]
) -> tuple[dict[int, list[str]], list[list[int]]]:
    """Everything seat 0 and a spectator get, over sockets and requests, until just before the last decision."""
    sitting = server.new_table("corte", "mf", seed=seed)
    own = hands(seed)[0]
    got: dict[int, list[str]] = {0: [], -1: []}
    with sitting.listen(0) as one, sitting.listen(-1) as watching:
        for seat, text in (
            (0, f"bury {own[0]}"),
            (1, f"bury {common[0]}"),
            (1, None),
            (1, f"bury {buried}"),
            (0, f"play {own[1]}"),
        ):
            seq = sitting.info()["seq"]
            for viewer in got:
                got[viewer] += asked(sitting, viewer, seq)
            body = {"expect": seq} if text is None else {"expect": seq, "action": text}
            answer = sitting.post("/undo" if text is None else "/actions", body, seat)
            assert answer.status_code == 200, answer.text
            for ear in (one, watching):
                ear.until_seq(seq + 1)
        for viewer in got:
            got[viewer] += asked(sitting, viewer, seq + 1)
    got[0] += one.texts
    got[-1] += watching.texts
    return {viewer: [plain(text, sitting) for text in texts] for viewer, texts in got.items()}, hands(seed)


def plain(text: str, sitting: Sitting) -> str:
    """A message without its table and its time."""
    return re.sub(r'"asked":\d+', '"asked":0', text.replace(sitting.id, "TABLE"))


def asked(sitting: Sitting, seat: int, seq: int) -> list[str]:
    questions = [("", {}), ("/log", {}), ("/hint", {}), *(("/position", {"at": at}) for at in (3, 5, 6, 8))]
    questions += [("/refusal", {"action": f"{verb} {card}"}) for verb in ("bury", "play") for card in (2, 9)]
    questions += [("/preview", {"action": "play 7"})]
    answers = [sitting.get(path, seat, **params) for path, params in questions]
    answers += [sitting.act(seq, action, seat) for action in ("bury 99", "deal 3", 10_000)]
    answers += [sitting.act(seq, f"play {card}", seat) for card in (1, 13) if seat == -1]
    return [f"{answer.status_code} {answer.text}" for answer in answers]


def test_tables_that_differ_in_secrets_send_the_same_bytes(server: LiveServer) -> None:
    first, second, *cards, common = twins()
    one, dealt = watch_a_match(server, first, cards[0], common)
    other, dealt_too = watch_a_match(server, second, cards[1], common)
    assert dealt[1] != dealt_too[1]
    assert one[0] == other[0]
    assert one[-1] == other[-1]
    assert any('"key":"hand"' in text for text in one[0])
    assert not any('"key":"hand"' in text for text in one[-1])


# ---- tokens -------------------------------------------------------------------------------------------------------------


def test_tokens_are_nowhere_but_with_their_owners(sqlite_database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "sqlalchemy.engine")
    logging.getLogger("uvicorn").propagate = True
    server = LiveServer(sqlite_database)
    sitting = server.new_table("corte", "mfb")
    with sitting.listen(0) as one, sitting.listen(1) as other, sitting.listen(-1) as watching:
        for seat in (0, 1, -1):
            sitting.get("/log", seat)
            sitting.act(sitting.info()["seq"], "nonsense", seat)
            sitting.get("/nowhere", seat)
        sitting.post("/join", {"name": "Bianca"}, 1)
        for ear in (one, other, watching):
            while ear.next("seats")["seats"][1]["name"] != "Bianca":
                pass
    server.stop()
    stored = b"".join(file.read_bytes() for file in Path(sqlite_database.removeprefix("sqlite:///")).parent.iterdir())
    assert b"Bianca" in stored
    clients = ("httpcore", "httpx", "websockets.client")
    written = "\n".join(record.getMessage() for record in caplog.records if not record.name.startswith(clients))
    assert "INSERT INTO seats" in written
    for token in sitting.tokens.values():
        assert token not in written
        assert token.encode() not in stored
        for ear in (one, other, watching):
            assert not any(token in text for text in ear.texts)


def test_tokens_are_long_and_compared_as_hashes() -> None:
    record = new_table(NewTable(game="corte", players=2, seats=[SeatRequest(kind="me"), SeatRequest(kind="friend")]))
    tokens = [*record.tokens.values(), *record.invitations.values()]
    assert len(set(tokens)) == 3
    assert all(len(token) >= 43 for token in tokens)
    stored = copy.deepcopy(record.record)
    assert not any(token in repr(stored) for token in tokens)
    assert corte.GAME.key == stored.game
