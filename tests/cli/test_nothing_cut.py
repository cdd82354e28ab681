"""What lies on the table is on the screen: pieces, own tiles and states are never cut, numbers and names say what they mean."""

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

import signoria
from signoria.cli import explain
from signoria.cli.boards import board_of, details_of
from signoria.cli.choices import offer
from signoria.cli.input import Act, Reader
from signoria.cli.players import players_of
from signoria.cli.table import Table
from signoria.cli.terminal import keep_together
from signoria.core.drawing.fit import shortened
from signoria.core.language import LANGUAGES
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.games.ilvecchio.terminal import Drawing

SEATS = ["Anna", "Lorenzo (master)", "Giulia (journeyman)", "Elena (apprentice)", "Niccolò (magnifico)"]
WIDTHS = (80, 88, 98, 110)


def table_of(match: Match, language: str, width: int = 80) -> Table:
    return Table(Console(width=width, height=60, file=io.StringIO()), match, players_of(match), language)


def later(game: str, players: int, decisions: int, seed: int = 1) -> Match:
    match = signoria.load(game).new(players, seed=seed, seats=SEATS[:players])
    rng = Rng(seed)
    for _ in range(decisions):
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_il_vecchio_shows_everybody_on_the_map(width: int, language: str) -> None:
    """Poggibonsi borders five areas and is where everybody meets: whoever stands there is seen, and so are the areas."""
    for decisions in (60, 150, 300):
        match = later("ilvecchio", 4, decisions)
        drawing = Drawing(match.view(0), table_of(match, language).wording, width)
        lines = [line.plain for line in drawing.map_lines()]
        for name, place in match.view(0)["map"].items():
            shown, members = drawing.place_name(name)[:6], drawing.members(place).plain
            areas = ",".join(map(str, place["areas"]))
            found = [line for line in lines if re.search(rf" {shown}.* ?{areas}.* {members}(?= |·|$)", line)]
            assert found, f"{name}: {areas} {members}\n" + "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_il_vecchio_shows_all_own_tiles(language: str) -> None:
    match = later("ilvecchio", 4, 0)
    view = match.view(0)
    held = ["any-combination", "five-florins-for-two", "one-of-three", "free-member", "rolled-member"]
    view["seats"][0].update({"provinces": held, "used-provinces": ["no-money"]})
    wording = table_of(match, language).wording
    lines = board_of(match.game)(view, wording, 80).lines
    said = re.sub(r"\s+", " ", " ".join(line.plain for line in lines))
    assert all(line.cell_len <= 80 for line in lines)
    for tile in (*held, "no-money"):
        assert wording.shared(f"province-{tile}") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_florence_says_who_passed_and_who_has_the_coin(language: str) -> None:
    match = later("florence", 5, 40)
    view = match.view(0)
    for seat in view["seats"]:
        seat["passed"] = True
    wording = table_of(match, language).wording
    rows = [line.plain for line in board_of(match.game)(view, wording, 80).lines if re.match(r"[ ▶]  [A-Z]  [A-Z]", line.plain)]
    assert len(rows) == 5
    passed = wording.shared("board-passed")
    assert all(row.endswith(passed) and len(row) <= 80 for row in rows)
    assert sum(f"¤ {passed}" in row or f" {wording.shared('board-coin')} {passed}" in row for row in rows) == 1


def test_what_is_cut_says_so_and_keeps_its_least() -> None:
    assert shortened("Poggibonsi", 0, 2) == ("Poggibonsi", 0)
    assert shortened("Poggibonsi", -3, 2) == ("Poggib…", 0)
    assert shortened(" ◆▸Siena", -20, 2) == (" ◆", -14)
    assert shortened("", -4, 2) == ("", -4)


def test_no_line_begins_with_a_sign_that_belongs_to_the_last() -> None:
    """French sets a no-break space before some signs; the rule behind a prompt stays whole."""
    keep_together()
    console = Console(width=24, file=io.StringIO())
    text = Text("Invité garde « une tuile de noblesse » §2,\N{NO-BREAK SPACE}V26 ; puis, à vous ?")
    lines = [line.plain.strip(" ") for line in text.wrap(console, 24)]
    assert len(lines) > 2
    assert not [line for line in lines if line[:1] in "»;:?!V" or line.endswith("«")], lines


@pytest.mark.parametrize(
    ("language", "right"), [("en", "2 bishops or 2 carriages"), ("de", "2 Bischöfe oder 2 Kutschen"), ("fr", "2 évêques ou 2")]
)
def test_yields_are_counted_in_the_right_number(language: str, right: str) -> None:
    match = later("ilvecchio", 3, 0, seed=4)
    rng = Rng(8)
    for _ in range(400):
        actions = match.legal_actions()
        details = details_of(match, match.game.wording(language)).values() if match.prompt().key == "destination" else ()
        if any(right in detail for detail in details):
            return
        match.step(actions[rng.below(len(actions))])
    pytest.fail(f"nobody was told of {right}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_card(language: str) -> None:
    match = later("firenze", 3, 0, seed=4)
    while match.prompt().key != "choose-card":
        match.step(match.legal_actions()[0])
    table = table_of(match, language)
    taken = explain.hint(table).splitlines()[0]
    names = [table.wording.shared(f"card-{card['card']}") for card in match.view(match.actor)["row"]]
    assert any(name in taken for name in names), taken


@pytest.mark.parametrize(("language", "said"), [("en", "Bid <amount>"), ("de", "<Betrag> bieten"), ("fr", "Miser <montant>")])
def test_amounts_are_asked_for_in_the_language_of_the_table(language: str, said: str) -> None:
    match = later("medici", 3, 0)
    while match.prompt().key != "bid":
        match.step(match.legal_actions()[-1])
    table = table_of(match, language)
    lines = table.lines(table.choices(offer(match.game, match.legal_actions())))
    assert any(said in line for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["medici", "firenze", "florence", "ilvecchio"])
def test_the_examples_of_the_help_can_be_typed(game: str, language: str) -> None:
    match = later(game, 3, 30)
    table, found = table_of(match, language), offer(match.game, match.legal_actions())
    page = explain.help_page(table, found).plain.splitlines()
    reader = Reader(match, found, table.wording, table.words)
    examples = [line.strip() for line in page if line.startswith("  ") and not line.startswith("   ")]
    assert examples
    for example in examples:
        assert isinstance(reader.read(example.rpartition(", ")[2]), Act), example
    wrapped = [line for line in page if line.startswith(" " * 20)]
    assert wrapped, "what does not fit goes on in its column"
    assert all(len(line) <= 80 for line in page)
