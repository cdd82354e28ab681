"""Logs: there and back, and every way in which one can be wrong. The format is docs/log-format.md."""

import copy
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.core import log
from signoria.core.edition import Edition
from signoria.core.errors import BadLog, SignoriaError
from signoria.core.match import Match
from signoria.core.rng import Rng
from tests.games.medici.oracle import Replay

GAME = signoria.load("medici")
FORMAT = Path(__file__).parent.parent / "docs" / "log-format.md"


def begun(**settings: Any) -> Match:
    """The match of the example in docs/log-format.md."""
    match = GAME.new(3, seed=3, seats=["Giulia", "Lorenzo", "Elena"], **settings)
    for text in ("reveal", "auction", "bid 6", "pass", "bid 7"):
        match.step(text)
    return match


def played(players: int, seed: int, *, choices: int = 400, edition: str | Edition | None = None) -> Match:
    """A whole match of random decisions, each among the first `choices` that are legal."""
    match = GAME.new(players, seed=seed, edition=edition)
    rng = Rng(seed, 1)
    while not match.over:
        legal = match.legal_actions()[:choices]
        match.step(legal[rng.below(len(legal))])
    return match


def same(one: Match, other: Match) -> bool:
    return (one.log, one.state.to_bytes(), one.seats, one.seed) == (other.log, other.state.to_bytes(), other.seats, other.seed)


# ---- there and back -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_round_trip(players: int, tmp_path: Path) -> None:
    match = played(players, 5, choices=4)
    log.write(match, tmp_path / "saved" / "match.json")
    again = log.read(tmp_path / "saved" / "match.json")
    assert same(match, again)
    assert again.placings() == match.placings()
    assert log.export(again) == log.export(match)
    assert [file.name for file in (tmp_path / "saved").iterdir()] == ["match.json"]


def test_a_match_goes_on_where_it_was_saved() -> None:
    """Chance goes on as it would have without saving."""
    whole = played(4, 9)
    for entries in (0, 1, 2, 7, 30):
        again = log.loads(log.dumps(whole.at(entries)))
        again.resume()
        for entry in whole.entries[len(again.entries) :]:
            if entry.actor != signoria.CHANCE and not again.over:
                again.step(entry.id)
        assert same(whole, again)


def test_the_example_of_the_documentation_is_what_the_program_writes() -> None:
    example = FORMAT.read_text(encoding="utf-8").split("```json\n")[1].split("```")[0]
    assert example == log.dumps(begun())
    assert same(log.loads(example), begun())


def test_the_numbers_of_the_documentation() -> None:
    """The tables of ids in docs/log-format.md, as formulae."""
    assert [GAME.text(number) for number in range(3)] == ["reveal", "auction", "pass"]
    assert [GAME.text(2 + n) for n in range(1, 401)] == [f"bid {n}" for n in range(1, 401)]
    goods = ("metals", "porcelain", "dyes", "cloth", "spices")
    for number in range(50):
        assert GAME.outcome_text(number) == f"draw {goods[number // 10]} {number % 10}"
    assert GAME.outcome_text(50) == "draw-neutral"
    assert [GAME.outcome_text(51 + seat) for seat in range(6)] == [f"start {seat}" for seat in range(6)]


def test_every_key_is_documented() -> None:
    text = FORMAT.read_text(encoding="utf-8")
    assert [key for key in log.export(begun()) if f"| `{key}` |" not in text] == []


def test_names_of_seats_cannot_break_a_file() -> None:
    match = GAME.new(3, seed=1, seats=["@entries", '"entries": "@entries"', "Łucja\n\N{HEAVY BLACK HEART}"])
    assert log.loads(log.dumps(match)).seats == match.seats


def test_a_copy_for_a_seat_has_no_seed() -> None:
    match = begun()
    for seat in (-1, 0, 2):
        copied = log.export_for(match, seat)
        assert copied["seed"] is None
        assert copied["entries"] == log.export(match)["entries"], "Medici hides no outcome"
        assert log.rebuild(copied).log == match.log


def test_a_failed_write_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    log.write(begun(), file)
    before = file.read_bytes()

    def fails(_: Match) -> str:
        raise OSError("disk full")

    monkeypatch.setattr(log, "dumps", fails)
    with pytest.raises(OSError, match="disk full"):
        log.write(begun(), file)
    assert [found.name for found in tmp_path.iterdir()] == ["match.json"]
    assert file.read_bytes() == before


# ---- another Medici -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choices", [4, 400], ids=["low bids", "any bids"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_an_independent_replay_ends_with_the_same_money(players: int, choices: int) -> None:
    for seed in range(25):
        document = json.loads(log.dumps(played(players, seed, choices=choices)))
        replay = Replay(document)
        assert replay.money == document["scores"]
        assert replay.places() == document["places"]


def test_an_independent_replay_of_the_later_edition() -> None:
    for seed in range(10):
        document = log.export(played(6, seed, choices=4, edition="later"))
        assert Replay(document).money == document["scores"]


# ---- what can be wrong --------------------------------------------------------------------------------------------------


def spoilt(change: Callable[[dict[str, Any]], None], match: Match | None = None) -> str:
    """The one line with which a changed log is refused."""
    document = copy.deepcopy(log.export(match or begun()))
    change(document)
    with pytest.raises(SignoriaError) as error:
        log.loads(json.dumps(document))
    assert "\n" not in str(error.value)
    return str(error.value)


def put(*path: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    def change(document: dict[str, Any]) -> None:
        table: Any = document
        for step in path[:-1]:
            table = table[step]
        table[path[-1]] = value

    return change


WRONG = [
    (("format",), "pgn", "not a Signoria log: 'format' must be 'signoria-log'"),
    (("version",), 2, "log version 2 is unknown; this program reads version 1"),
    (("game",), "medicy", "there is no game 'medicy'; did you mean 'medici'?"),
    (
        ("rules",),
        9,
        "was played by rules 9 of Medici, this program has rules 1; replay it with the version that wrote it",
    ),
    (("edition",), "amigo", "'edition' is 'amigo', expected an object"),
    (("edition", "hash"), "sha256:0", "the edition in the log does not have the hash the log gives; one of them was edited"),
    (
        ("edition",),
        {"name": "amigo", "hash": "sha256:0"},
        "edition 'amigo' with hash 'sha256:0' is not one of ours and the log does not carry it",
    ),
    (("options",), [], "'options' is [], expected an object"),
    (("options",), {"draft": True}, "Medici has no option 'draft'; it has none"),
    (("players",), 7, "Medici is for 3 to 6 players, not 7"),
    (("players",), True, "Medici is for 3 to 6 players, not True; give a whole number"),
    (("seats",), ["Giulia"], "1 seats are named for 3 players; name each seat once"),
    (("seats", 1), 5, "'seats' must be a list of names"),
    (("seats",), "GLE", "'seats' is 'GLE', expected a list"),
    (("seed",), -1, "seed is -1; expected a whole number from 0 to 9223372036854775807"),
    (("seed",), 1 << 70, "seed is 1180591620717411303424; expected a whole number from 0 to 9223372036854775807"),
    (("entries",), None, "'entries' is None, expected a list"),
    (("entries", 2), 0, "entry 3 is 0, expected an object with seat, id and text"),
    (("entries", 2), {"seat": 0, "id": 0}, "entry 3 is {'seat': 0, 'id': 0}, expected an object with seat, id and text"),
    (("entries", 5, "seat"), 2, "entry 6 is by 2, but 1 must decide there"),
    (("entries", 5, "seat"), "chance", "entry 6 is by 'chance', but 1 must decide there"),
    (("entries", 3, "seat"), 0, "entry 4 is by 0, but 'chance' must decide there"),
    (("entries", 5, "seat"), True, "entry 6 is by True, but 1 must decide there"),
    (("entries", 5, "id"), 403, "entry 6 has id 403, expected a whole number from 0 to 402"),
    (("entries", 5, "id"), 8.0, "entry 6 has id 8.0, expected a whole number from 0 to 402"),
    (("entries", 5, "text"), "bid 5", "entry 6 has id 8, which is 'bid 6', but its text is 'bid 5'"),
    (
        ("entries", 7),
        {"seat": 0, "id": 5, "text": "bid 3"},
        "entry 8 is not possible: bid 3: the last bid is 6 (Medici §3, M1)",
    ),
    (
        ("entries", 1),
        {"seat": "chance", "id": 17, "text": "draw porcelain 7"},
        "entry 2 is not possible: draw porcelain 7: this cannot come up now",
    ),
    (
        ("entries", 1),
        {"seat": "chance", "id": None, "text": None},
        "entry 2 is hidden: this is a copy for one seat, and only a whole log can be replayed",
    ),
    (("over",), True, "'over' is recorded as True, but the log replays to False"),
    (("scores",), [34, 40, 40], "'scores' is recorded as [34, 40, 40], but the log replays to [33, 40, 40]"),
    (("places",), [1, 2, 2], "'places' is recorded as [1, 2, 2], but the log replays to None"),
]


@pytest.mark.parametrize(("path", "value", "message"), WRONG, ids=[message[:44] for _, _, message in WRONG])
def test_what_does_not_fit_is_named(path: tuple[str | int, ...], value: object, message: str) -> None:
    assert spoilt(put(*path, value=value)) == message


@pytest.mark.parametrize("key", sorted(log.KEYS - {"format", "version"}))
def test_a_missing_key_is_named(key: str) -> None:
    assert spoilt(lambda document: document.pop(key)) == f"'{key}' is missing; the file was truncated or edited"


def test_an_entry_after_the_end() -> None:
    match = played(3, 1)
    more = {"seat": 0, "id": 2, "text": "pass"}
    said = spoilt(lambda document: document["entries"].append(more), match)
    assert said == f"entry {len(match.entries) + 1} comes after the end of the match"


def test_a_log_without_its_last_entries_gives_itself_away() -> None:
    said = spoilt(lambda document: document["entries"].pop(), played(3, 1))
    assert said == "'over' is recorded as True, but the log replays to False"


def test_an_edition_of_ones_own_travels_with_the_log() -> None:
    content = copy.deepcopy(GAME.edition("amigo").content)
    content["name"] = "mine"
    content["money"]["3"] = 25
    match = begun(edition=Edition(content, "mine.toml"))
    document = log.export(match)
    assert document["edition"]["content"] == content
    again = log.loads(json.dumps(document))
    assert same(match, again)
    assert (again.scores(), again.edition.name) == ([18, 25, 25], "mine")

    edited = "the edition in the log does not have the hash the log gives; one of them was edited"
    assert spoilt(put("edition", "content", "money", "3", value=26), match) == edited
    said = spoilt(lambda document: document["edition"].pop("content"), match)
    assert said == f"edition 'mine' with hash '{match.edition.hash}' is not one of ours and the log does not carry it"


def test_every_cut_of_a_file_is_refused() -> None:
    text = log.dumps(begun())
    for end in range(len(text.rstrip())):
        with pytest.raises(BadLog):
            log.loads(text[:end])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a whole JSON file (Expecting value: line 1 column 1 (char 0)); it may be truncated, take another copy"),
        ("[]", "not a Signoria log: 'format' must be 'signoria-log'"),
        ("17", "not a Signoria log: 'format' must be 'signoria-log'"),
        ('{"format": 1}', "not a Signoria log: 'format' must be 'signoria-log'"),
    ],
)
def test_foreign_texts(text: str, message: str) -> None:
    with pytest.raises(BadLog) as error:
        log.loads(text)
    assert str(error.value) == message


UNLIKED = {
    "deep": "[" * 100_000,
    "long number": '{"format": ' + "9" * 5000 + "}",
    "half a character": '{"format": "\\ud800"}',
}


@pytest.mark.parametrize("text", UNLIKED.values(), ids=UNLIKED.keys())
def test_texts_that_no_parser_likes(text: str) -> None:
    with pytest.raises(BadLog, match=r"^not a whole JSON file \("):
        log.loads(text)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """The path comes first, and reading writes nothing."""
    binary, short = tmp_path / "binary.json", tmp_path / "short.json"
    binary.write_bytes(b"\xff\xfe\x00")
    short.write_text(log.dumps(begun()).rstrip()[:-1], encoding="utf-8")
    for file, said in (
        (tmp_path / "none.json", "cannot be read (No such file or directory); give the path of a saved match"),
        (tmp_path, "cannot be read (Is a directory); give the path of a saved match"),
        (binary, "is not a text file; give the path of a saved match"),
    ):
        with pytest.raises(BadLog) as error:
            log.read(file)
        assert str(error.value) == f"{file}: {said}"
    with pytest.raises(BadLog, match=r"short\.json: not a whole JSON file \(.*\); it may be truncated, take another copy$"):
        log.read(short)
    assert sorted(found.name for found in tmp_path.iterdir()) == ["binary.json", "short.json"]


ODD: list[object] = [None, True, -1, 0, 1 << 80, 1.5, "", "medici\nflorence", "\ud800", [], [[]], {}, {"": None}, [None] * 3]


def paths(value: object, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in a document."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [*([at] if at else []), *(path for key, item in inner for path in paths(item, (*at, key)))]


def test_odd_values_anywhere_are_one_line_errors() -> None:
    """Whatever stands wherever: the log loads, or one line says why not."""
    content = copy.deepcopy(GAME.edition("amigo").content)
    document = log.export(begun(edition=Edition({**content, "name": "mine"}, "mine.toml")))
    for path in paths(document):
        for value in ODD:
            changed = copy.deepcopy(document)
            put(*path, value=value)(changed)
            if path[:2] == ("edition", "content") and len(path) > 2:
                # A hash that fits, so that the content itself is judged.
                changed["edition"]["hash"] = hash_of(changed["edition"]["content"])
            said = refused(json.dumps(changed))
            assert said is None or len(said.splitlines()) == 1, (path, value)


def refused(text: str) -> str | None:
    """Why a text cannot be loaded; None if it can, and can be saved again."""
    try:
        log.dumps(log.loads(text)).encode()
    except SignoriaError as error:
        return str(error)
    return None


def hash_of(content: object) -> str:
    from signoria.core.edition import content_hash

    try:
        return content_hash(content)
    except ValueError:
        return ""


def test_a_save_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a power cut can leave a name with nothing behind it, where there was a match before."""
    done: list[str] = []
    sync, rename = os.fsync, Path.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (done.append("on the disk"), sync(handle)))
    monkeypatch.setattr(Path, "replace", lambda old, new: (done.append("named"), rename(old, new)))
    log.write(signoria.load("medici").new(3, seed=1), tmp_path / "match.json")
    assert done == ["on the disk", "named"]
