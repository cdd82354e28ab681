"""An owner's edition file is read by the loader; what is wrong is named with its line."""

import pytest

from signoria.core.registry import load
from signoria.server.reach import Place
from signoria.server.tables.edition_check import check
from tests.server.live import LiveServer

OURS = (load("florence").folder / "editions" / "carnival.toml").read_text(encoding="utf-8")
UNSURE = """provenance = "reconstructed"
note = "Five spaces are as likely as six."
open = 6"""


def line_with(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize("game", ["florence", "medici", "firenze", "ilvecchio"])
def test_our_own_editions_are_read(game: str) -> None:
    for name, edition in load(game).shipped_editions.items():
        told = check((load(game).folder / "editions" / f"{name}.toml").read_text(encoding="utf-8"), name)["edition"]
        assert (told["game"], told["name"], told["hash"]) == (game, name, edition.hash)
        assert sum(told["groups"].values()) == len(list(edition.provenance()))
        assert bool(told["differences"]) == (name != load(game).default_edition)


def test_a_corrected_value_is_told() -> None:
    mine = OURS.replace(UNSURE, 'provenance = "printed"\nopen = 5')
    told = check(mine, "mine.toml")["edition"]
    assert told["differences"] == [{"path": "spaces.3.open", "ours": 6, "theirs": 5}]
    before = check(OURS, "ours.toml")["edition"]["groups"]
    assert told["groups"]["printed"] == before["printed"] + 1


@pytest.mark.parametrize(
    ("wrong", "path", "value"),
    [("open = 9", "spaces.3.open", "9"), ("opne = 6", "spaces.3.open", None), ("open = = 6", None, None)],
)
def test_what_is_wrong_has_a_line(wrong: str, path: str | None, value: str | None) -> None:
    mine = OURS.replace(UNSURE, UNSURE.replace("open = 6", wrong))
    told = check(mine, "mine.toml")["problem"]
    assert (told["path"], told["value"]) == (path, value)
    # Where a key is missing, the table it belongs to is shown.
    assert told["line"] == line_with(mine, "[spaces.3]" if value is None and path else wrong)
    assert "mine.toml" not in told["message"]


def test_the_server_reads_a_file_and_plays_by_it(server: LiveServer) -> None:
    mine = OURS.replace('name = "carnival"', 'name = "my box"').replace(UNSURE, 'provenance = "printed"\nopen = 5')
    told = server.post("/api/editions", {"name": "mine.toml", "text": mine}).json()
    assert told.get("problem") is None
    content = told["edition"]["content"]
    sitting = server.new_table("florence", "mbb", edition=content)
    edition = sitting.info()["edition"]
    assert (edition["name"], edition["hash"]) == ("my box", told["edition"]["hash"])
    # The table says which of its values are our choice, so that a board can mark them; by name where they are in a list.
    assert ["dial.1"] in [group["paths"] for group in edition["reconstructed"]]
    firenze = server.new_table("firenze", "mb").info()["edition"]["reconstructed"]
    assert any("cards.princess" in group["paths"] and group["note"] == "The name is printed." for group in firenze)
    assert any("balconies.1-yellow" in group["paths"] for group in firenze)
    assert server.new_table("medici", "mbb").info()["edition"]["reconstructed"] == []
    assert server.post("/api/editions", {"name": "x", "text": "a = 1979-05-27"}).json()["problem"]["line"] is None


def test_an_edition_comes_as_its_file(server: LiveServer) -> None:
    assert server.get("/api/editions/florence/carnival.toml").text == OURS
    assert server.get("/api/editions/florence/nothing.toml").status_code == 404


def test_addresses_to_pass_on() -> None:
    alone = Place("127.0.0.1", 8000).form()
    assert alone["alone"]
    assert "--port 8000" in alone["command"]
    assert Place("127.0.0.1", 8000, proxied=True).form() == {"alone": False, "addresses": [], "command": None}
    assert Place("192.168.1.20", 8000).form()["addresses"] == ["http://192.168.1.20:8000"]
    assert Place("fe80::1", 8000).form()["addresses"] == ["http://[fe80::1]:8000"]
    assert not Place("0.0.0.0", 8000).alone
