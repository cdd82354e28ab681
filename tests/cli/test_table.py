"""The table in a terminal, as a person meets it: whole matches by typed actions, commands, undo, leaving and coming back."""

import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import signoria
from signoria.core import log
from signoria.core.match import Match
from tests.cli.terminal import Terminal

GAME = signoria.load("medici")
SEATS = "Anna=human,greedy,random"
LOWEST = re.compile(r"Bid <\w+> (\d+)")
OVER = "signoria replay"


def revealing_first() -> int:
    """A seed with which the first question is whether the first seat adds a card to its lot."""
    return next(seed for seed in range(100) if GAME.new(3, seed=seed).actor == 0)


SEED = str(revealing_first())


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Opens tables, and clears away those a test leaves standing."""
    opened: list[Terminal] = []

    def opening(*arguments: str, columns: int = 100, lines: int = 40) -> Terminal:
        opened.append(Terminal(tmp_path, "play", *arguments, columns=columns, lines=lines))
        return opened[-1]

    yield opening
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.kill()


def sit_down(table: Callable[..., Terminal], **size: int) -> Terminal:
    terminal = table("medici", "--seed", SEED, "--seats", SEATS, "--pace", "0", **size)
    terminal.wait_for_prompt()
    return terminal


def saved(home: Path) -> Match:
    (file,) = (home / "matches").glob("*.json")
    return log.read(file)


def typed_for(screen: str) -> str:
    """A plain way to play, from what is on the screen alone: small bids, single cards."""
    lowest = LOWEST.search(screen)
    if lowest is None:
        return "2"
    return f"bid {lowest[1]}" if int(lowest[1]) < 6 else "p"


def play_on(terminal: Terminal, decisions: int = 400) -> str:
    screen = terminal.wait_for_prompt()
    while OVER not in screen and decisions:
        screen = terminal.type(typed_for(screen))
        decisions -= 1
    return screen


def test_a_whole_match_by_typed_actions(table: Callable[..., Terminal], tmp_path: Path) -> None:
    terminal = sit_down(table, lines=24, columns=80)
    screen = play_on(terminal)
    assert terminal.end() == 0
    match = saved(tmp_path)
    assert match.over
    scorings = [page for page in terminal.seen if "Earned since your last decision" in page]
    assert len(scorings) == 2
    assert all(page.count(": warehouse ") == 3 for page in scorings)
    assert match.seats == ["Anna", "Lorenzo (greedy)", "Giulia (random)"]
    for seat, name in enumerate(("Anna", "Lorenzo", "Giulia")):
        assert re.search(rf"{match.placings()[seat]}\. +\w  {name} +{match.scores()[seat]}\n", screen)
    assert str(tmp_path / "matches") in screen.replace("\n", "")


@pytest.mark.parametrize("how", ["quit", "end of input", "killed"])
def test_leaving_and_coming_back_changes_nothing(table: Callable[..., Terminal], tmp_path: Path, how: str) -> None:
    undisturbed = expected_log()
    terminal = sit_down(table)
    play_on(terminal, 9)
    if how == "quit":
        assert "signoria play --resume" in terminal.type("quit")
        assert terminal.end() == 0
    elif how == "end of input":
        terminal.press("\x04")
        assert terminal.end() == 0
    else:
        terminal.kill()
    half = saved(tmp_path)
    assert not half.over
    again = table("--resume", "--pace", "0")
    play_on(again, 400 if how == "killed" else 4)
    after = saved(tmp_path)
    assert after.over == (how == "killed")
    assert len(after.log) > len(half.log)
    assert after.log == undisturbed[: len(after.log)]


EXPECTED: list[int] = []


def expected_log() -> list[int]:
    """The same match without a terminal, its person replaced by the same way to play."""
    from signoria.cli.players import bot_advice, players_of

    if not EXPECTED:
        match = GAME.new(3, seed=int(SEED), seats=["Anna", "Lorenzo (greedy)", "Giulia (random)"])
        while not match.over:
            bot = players_of(match)[match.actor].bot
            match.step(bot_advice(match, bot).action if bot else plain_decision(match))
        EXPECTED.extend(match.log)
    return EXPECTED


def plain_decision(match: Match) -> str:
    if match.prompt().key == "more":
        return "auction"
    lowest = match.prompt().args["lowest"]
    return f"bid {lowest}" if lowest < 6 else "pass"


def test_commands_at_the_table(table: Callable[..., Terminal], tmp_path: Path) -> None:
    terminal = sit_down(table)
    before = saved(tmp_path).log
    assert "Tip: " in terminal.type("hint")
    assert "In the end that is about" in terminal.screen or "about equally good" in terminal.screen
    assert "Then chance decides:" in terminal.type("why reveal")
    assert " in 3" in terminal.screen
    assert "Then Lorenzo decides." in terminal.type("why auction")
    assert "bidding begins when the lot is on offer" in terminal.type("why bid 3")
    assert "§2 Revealing a lot" in terminal.type("?")
    assert "Anna: " in terminal.type("")
    assert "§6" in terminal.type("? §6")
    terminal.type("")
    assert "do not mention “zeppelin”" in terminal.type("? zeppelin")
    assert "receives the starting money, +40  §1" in terminal.type("journal")
    terminal.type("")
    assert re.search(r"sum +40 +40 +40", terminal.type("score"))
    terminal.type("")
    assert "take back your last decision" in terminal.type("help")
    terminal.type("")
    assert "Decke noch eine Karte auf" in terminal.type("lang de")
    assert "Eine Sprache „xx“ gibt es nicht" in terminal.type("lang xx")
    assert "„tanzen“ ist hier keine Wahl" in terminal.type("tanzen")
    assert "Eine Wahl 7 gibt es nicht" in terminal.type("7")
    assert "Gespeichert: " in terminal.type("save")
    assert saved(tmp_path).log == before


def test_what_is_refused_changes_nothing_and_says_why(table: Callable[..., Terminal], tmp_path: Path) -> None:
    terminal = sit_down(table)
    screen = terminal.wait_for_prompt()
    while not LOWEST.search(screen):
        screen = terminal.type("2")
    before = saved(tmp_path)
    last = int(LOWEST.search(screen)[1]) - 1
    money = before.scores()[0]
    assert f"Bid {money + 1}: you have only {money} florins (§3, M1)" in terminal.type(f"b {money + 1}")
    assert "is not valid here. Usage: bid <1–400>" in terminal.type("bid 9999")
    assert "is not valid here. Usage: bid <1–400>" in terminal.type("bid much")
    assert "the lot is already on offer" in terminal.type("auction")
    if last:
        assert f"Bid {last}: the last bid is {last} (§3, M1)" in terminal.type(str(last))
    assert saved(tmp_path).log == before.log
    terminal.type(str(last + 1))
    after = saved(tmp_path)
    assert GAME.text(after.log[len(before.log)]) == f"bid {last + 1}"


def test_a_decision_is_taken_back_before_anyone_answers(table: Callable[..., Terminal], tmp_path: Path) -> None:
    terminal = table("medici", "--seed", SEED, "--seats", SEATS, "--pace", "30")
    terminal.wait_for_prompt()
    before = saved(tmp_path).log
    assert "Something has been revealed since" in terminal.type("undo")
    terminal.raw = ""
    terminal.press("auction\n")
    terminal.wait_for("u undoes your decision")
    assert len(saved(tmp_path).log) == len(before) + 1
    terminal.press("u")
    assert "Undone." in terminal.wait_for_prompt()
    assert saved(tmp_path).log == before
    terminal.raw = ""
    terminal.press("auction\n")
    terminal.wait_for("Lorenzo is deciding …")
    terminal.press("\n")
    terminal.wait_for("Giulia is deciding …")
    assert "u undoes your decision" not in terminal.screen
    terminal.press("u")
    terminal.press("\n")
    terminal.read(0.3)
    assert len(saved(tmp_path).log) > len(before) + 1


def test_the_board_fits_a_small_terminal(table: Callable[..., Terminal]) -> None:
    terminal = table("medici", "--players", "6", "--seed", SEED, "--pace", "0", columns=80, lines=24)
    lines = terminal.wait_for_prompt().split("\n")
    assert len(lines) <= 24
    assert max(len(line) for line in lines) <= 80
    assert "MEDICI" in lines[0]


def test_a_broad_terminal_has_the_journal_beside_the_board(table: Callable[..., Terminal]) -> None:
    terminal = table("medici", "--seed", SEED, "--seats", SEATS, "--pace", "0", columns=130, lines=40)
    assert re.search(r"MEDICI.*── Journal", terminal.wait_for_prompt())


def test_bots_are_watched_without_anyone_asked(table: Callable[..., Terminal], tmp_path: Path) -> None:
    short = tmp_path / "short.toml"
    short.write_text((GAME.folder / "editions" / "amigo.toml").read_text().replace("rounds = 3", "rounds = 1"))
    terminal = table("medici", "--seed", "2", "--seats", "greedy,greedy,greedy", "--pace", "0.001", "--edition", str(short))
    assert terminal.end() == 0
    assert "The match is over" in terminal.screen
    assert saved(tmp_path).over


def test_the_menu_begins_or_goes_on(table: Callable[..., Terminal], tmp_path: Path) -> None:
    terminal = table("--pace", "0", "--seed", SEED)
    if "Which?" in terminal.wait_for("? ["):
        terminal.press("medici\n")
    terminal.wait_for("How many players, 3 to 6?")
    terminal.press("2\n3\n")
    terminal.wait_for("How strong should the computer players be?")
    terminal.press("\n")
    terminal.wait_for_prompt()
    assert "“2” is not one of the choices." in re.sub(r"\x1b\[[0-9;]*m", "", terminal.raw)
    terminal.type("quit")
    terminal.end()
    again = table("--pace", "0")
    again.wait_for("Continue: Medici, 3 players")
    again.press("\n")
    assert "Reveal another card" in again.wait_for_prompt()
    assert saved(tmp_path).players == 3


def ended(process: "subprocess.Popen[bytes]", seconds: float) -> bool:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def test_interrupting_keeps_the_match(table: Callable[..., Terminal], tmp_path: Path) -> None:
    terminal = sit_down(table)
    # A key that arrives while the line editor sets the terminal up is thrown away: press as a person would, until it works.
    # Nor twice: a second one would fall into its leaving.
    for _ in range(20):
        terminal.press("\x03")
        if ended(terminal.process, 3):
            break
    assert terminal.end() == 130
    assert "signoria play --resume" in terminal.screen
    assert not saved(tmp_path).over


SECRET = """
import sys
from signoria.cli.main import main
from signoria.core import registry
from tests.fixtures import corte
registry.register(corte.GAME)
sys.exit(main(sys.argv[1:]))
"""


def test_people_at_one_keyboard_see_only_their_own_secrets(tmp_path: Path) -> None:
    arguments = ("play", "corte", "--seats", "Anna=human,Ben=human", "--seed", "3", "--pace", "0")
    terminal = Terminal(tmp_path, *arguments, code=SECRET)
    screen = terminal.wait_for("Pass the keyboard to Anna.")
    assert "gets" not in screen
    terminal.press(" ")
    anna = terminal.wait_for_prompt()
    hands = hand_of(anna, "Anna"), hand_of(anna, "Ben")
    assert len(hands[0]) == 3
    assert hands[1] == set()
    terminal.raw = ""
    terminal.press("1\n")
    assert "gets" not in terminal.wait_for("Pass the keyboard to Ben.")
    terminal.press(" ")
    ben = terminal.wait_for_prompt()
    assert hand_of(ben, "Anna") == set()
    assert len(hand_of(ben, "Ben")) == 3
    terminal.kill()


def hand_of(screen: str, name: str) -> set[str]:
    return set(re.findall(rf"{name} gets (\d+)", screen))
