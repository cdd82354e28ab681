"""What stands on the screen at every prompt of whole matches: nothing essential is lost, however low the screen is."""

import io
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

import signoria
from signoria.cli.boards import board_of
from signoria.cli.choices import offer
from signoria.cli.players import players_of
from signoria.cli.table import Table
from signoria.core.drawing.picture import ALWAYS, LEGEND, OTHERS, TABLE, Part, Picture, chunks
from signoria.core.drawing.seats import family_style, letters_at
from signoria.core.language import LANGUAGES
from signoria.core.match import Match
from signoria.core.rng import Rng

GAMES = {"medici": 6, "firenze": 4, "florence": 5, "ilvecchio": 4}
SIZES = ((80, 24), (100, 30), (140, 45))
BOTS = ("Lorenzo (master)", "Giulia (journeyman)", "Elena (apprentice)", "Niccolò (magnifico)", "Bianca (greedy)")
# How often a prompt of the same kind is drawn in all sizes and languages; later ones in one of them, in turn: the next few all,
# then one of three, so that full boards near the end are seen as well.
THOROUGHLY = 2
EACH = 20


def begun(game: str, players: int, seed: int = 3) -> Match:
    return signoria.load(game).new(players, seed=seed, seats=["Anna", *BOTS[: players - 1]])


def prompts(match: Match) -> Iterator[None]:
    """Stops wherever Anna is asked; everybody decides at random."""
    rng = Rng(5)
    while not match.over:
        if match.actor == 0:
            yield
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])


def drawn(match: Match, language: str, size: tuple[int, int]) -> tuple[Table, list[list[str]]]:
    """Every page of the table as Anna sees it."""
    out = io.StringIO()
    table = Table(Console(width=size[0], height=size[1], file=out, force_terminal=True, color_system=None), match, [], language)
    table.players = players_of(match)
    table.speak(language)
    found = offer(match.game, match.legal_actions())
    pages: list[list[str]] = []
    count = 1
    while len(pages) < count:
        out.seek(0)
        out.truncate()
        count = table.show(0, max(0, len(match.entries) - 6), table.prompt(0), offer=found, page=len(pages))
        pages.append(re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", out.getvalue()).splitlines())
    return table, pages


def check_screen(match: Match, language: str, size: tuple[int, int]) -> None:
    table, pages = drawn(match, language, size)
    where = f"{match.game.key}, {match.prompt().key}, {language}, {size}"
    everything = "\n".join(line for page in pages for line in page)
    squeezed = re.sub(r"\s+", " ", everything)
    for page in pages:
        assert len(page) <= size[1] - 1, where
        assert max(len(line) for line in page) <= size[0], where
        assert page[0].lstrip().startswith(table.wording.title().upper()), where
        assert any(re.match(r"▶  A +Anna\b", line) for line in page), f"{where}: the own row"
        said = re.sub(r"\s+", " ", " ".join(page))
        asked = re.sub(r"\s+", " ", table.wording.prompt(match.prompt()))
        assert asked in said or size[0] >= 118, f"{where}: what is asked"
        assert asked[:40] in said, f"{where}: what is asked"
    board = table._board(0, size[0] if size[0] < 118 else size[0] - 40, size[1] - 6)
    for part in board.parts:
        if part.rank <= TABLE:
            for line in part.lines:
                assert line.plain.rstrip()[:60] in everything, f"{where}: {line.plain}"
    for choice in offer(match.game, match.legal_actions()).choices:
        assert f" {choice.label}) " in squeezed, f"{where}: choice {choice.label}"


LONG = {"firenze", "ilvecchio"}


@pytest.mark.parametrize("game", [pytest.param(game, marks=[pytest.mark.long] * (game in LONG)) for game in GAMES])
def test_every_prompt_of_a_whole_match(game: str) -> None:
    match = begun(game, GAMES[game])
    seen: Counter[str] = Counter()
    combinations = [(language, size) for language in LANGUAGES for size in SIZES]
    for _ in prompts(match):
        key = match.prompt().key
        seen[key] += 1
        if seen[key] <= THOROUGHLY:
            for language, size in combinations:
                check_screen(match, language, size)
        elif seen[key] <= EACH or seen[key] % 3 == 0:
            check_screen(match, *combinations[sum(seen.values()) % len(combinations)])
    assert seen


def test_a_match_alone_against_strozzi() -> None:
    match = begun("florence", 1)
    for number, _ in enumerate(prompts(match)):
        if number % 20 == 0:
            check_screen(match, LANGUAGES[number // 20 % 3], SIZES[0])
    assert family_style(0, 1) != family_style(0, 2), "Strozzi's orange is too near to the first stone"


def test_legends_journal_and_tracks_make_room_first() -> None:
    lines = [Text(str(number)) for number in range(12)]
    picture = Picture(
        [
            Part(ALWAYS, lines[:2]),
            Part(TABLE, lines[2:6]),
            Part(OTHERS, lines[6:8]),
            Part(LEGEND, lines[8:10]),
        ]
    )
    assert [line.plain for line in picture.pages(8)[0].lines] == ["0", "1", "2", "3", "4", "5", "6", "7"]
    assert [line.plain for line in picture.pages(8)[1].lines] == ["0", "1", "8", "9"]
    low = picture.pages(4)
    assert [[line.plain for line in page.lines] for page in low] == [
        ["0", "1", "2", "3"],
        ["0", "1", "4", "5"],
        ["0", "1", "6", "7"],
        ["0", "1", "8", "9"],
    ]
    assert chunks([Part(TABLE, lines[:3])], 2) == [[Part(TABLE, lines[:2])], [Part(TABLE, lines[2:3])]]


def words_of(game: str, players: int, language: str, width: int = 80) -> str:
    match = begun(game, players)
    table = Table(Console(width=width, height=60, file=io.StringIO()), match, players_of(match), language)
    return "\n".join(line.plain for line in board_of(match.game)(match.view(0), table.wording, width).lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_il_vecchio_shows_roads_and_areas_and_explains_them(language: str) -> None:
    board = words_of("ilvecchio", 4, language)
    match = begun("ilvecchio", 4)
    wording = match.game.wording(language)
    places = match.view(0)["map"]
    roads = [(a, b) for a in places for b in places[a]["roads"] if a < b]
    assert len(roads) == 31
    for a, b in roads:
        assert f"{wording.shared(f'place-{a}')}–{wording.shared(f'place-{b}')}" in board
    for name, place in places.items():
        if place["areas"]:
            shown = wording.shared(f"place-{name}")[:12]
            assert re.search(re.escape(shown) + r"\S*\s+" + ",".join(map(str, place["areas"])) + r"\b", board), name
    assert "6,10,12" in board
    assert "2*=5" in board


@pytest.mark.parametrize("language", LANGUAGES)
def test_florence_explains_its_signs_and_names_objectives_by_locations(language: str) -> None:
    board = words_of("florence", 3, language)
    for sign in ("AD", "◆", "♜", "○", "13+"):
        assert sign in board[board.rindex("Ad AD AM") :]
    match = begun("florence", 3)
    table = Table(Console(file=io.StringIO()), match, players_of(match), language)
    told = [table.wording.event(event) for event in match.events(0)]
    locations = ", ".join(map(str, match.view(0)["objective"]["locations"]))
    assert any(f"({locations})" in line for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_medici_has_no_letter_for_a_good_and_a_player(language: str) -> None:
    match = signoria.load("medici").new(4, seed=1, seats=["Gast", "Tomás", "Paola", "Fiammetta"])
    table = Table(Console(file=io.StringIO()), match, players_of(match), language)
    goods = {table.words.say(f"medici-letter-{good}")[0] for good in ("metals", "porcelain", "dyes", "cloth", "spices")}
    letters = letters_at(table.wording, 4)
    assert not goods & set(letters)
    assert len(set(letters)) == 4


@pytest.mark.parametrize(("language", "level"), [("en", "master"), ("de", "Meister"), ("fr", "maître")])
@pytest.mark.parametrize("game", GAMES)
def test_boards_say_who_sits_where(game: str, language: str, level: str) -> None:
    assert f"Lorenzo {level}" in words_of(game, GAMES[game], language, 100)
