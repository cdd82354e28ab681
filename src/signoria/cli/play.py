"""`signoria play`: sets a match up, and plays it at the terminal or, without one, among bots on paper."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from signoria.bots.registry import bots_for, plays, usual_for
from signoria.cli import explain, menu, saves
from signoria.cli.journal import event_line
from signoria.cli.pace import check_pace
from signoria.cli.players import (
    HUMAN,
    Player,
    bot_decision,
    parse_seats,
    players_of,
    seat_players,
    usual_seats,
)
from signoria.cli.sitting import Leave, Sitting
from signoria.cli.table import Table
from signoria.cli.terminal import interactive, screen
from signoria.cli.words import interface, system_language
from signoria.core import log
from signoria.core.codec import whole_number
from signoria.core.errors import BadSetup, UnknownName
from signoria.core.game import SPECTATOR, Game
from signoria.core.language import check_language
from signoria.core.match import Match, check_seed
from signoria.core.registry import load, names, suggestion
from signoria.core.relevance import check_relevance

INTERRUPTED = 130


def play(args: Namespace) -> int:
    language = check_language(args.lang) if args.lang else system_language()
    pace = check_pace(args.pace)
    console = screen()
    if args.resume is None and args.game is None and interactive():
        menu.choose(console, args, language)
    match, path = resumed(args) if args.resume is not None else begun(args, language)
    if args.save:
        saves.check_free(Path(args.save), path)
    if not interactive():
        return on_paper(console, match, language, args.save)
    return at_the_table(console, match, language, pace, Path(args.save) if args.save else path or saves.new_path(match))


# ---- beginning -----------------------------------------------------------------------------------------------------------


def begun(args: Namespace, language: str) -> tuple[Match, None]:
    """A new match, as the command line asks for it."""
    game = load(args.game if args.game is not None else names()[0])
    seats = parse_seats(args.seats) if args.seats else None
    count = player_count(game, args.players, None if seats is None else len(seats))
    if seats is None:
        seats = usual_seats(game, count, level_of(args.level, game, count))
    elif args.level is not None:
        raise BadSetup("--level is for computers that --seats does not name; give one of the two")
    if not interactive():
        seats = [(name, usual_for(game) if kind == HUMAN else kind) for name, kind in seats]
    players = seat_players(seats, interface(language))
    options = options_of(args.option)
    check_relevance(game, count, options)
    match = game.new(
        count,
        seed=seed_of(args.seed),
        edition=args.edition,
        options=options,
        seats=[player.entry for player in players],
    )
    return match, None


def player_count(game: Game, asked: str | None, seats: int | None) -> int:
    """How many sit down: as asked, else as many as seats are named, else the usual number."""
    if asked is None:
        return game.players_or_usual(seats)
    number = whole_number(asked.removeprefix("-"))
    count = game.check_players(asked if number is None else -number if asked.startswith("-") else number)
    if seats not in (None, count):
        raise BadSetup(f"--seats names {seats} seats, but --players says {count}; make them agree or leave one out")
    return count


def level_of(text: str | None, game: Game, players: int) -> str | None:
    """How strong the computers are; refused where none sits down or nobody knows the level."""
    if text is None:
        return None
    if players == 1:
        raise BadSetup("--level does not matter with one player: nobody else sits at the table")
    known = bots_for(game)
    if not plays(text, game):
        raise UnknownName(f"{game.title} has no level '{text}'; {suggestion(text, known)}")
    return text


def seed_of(text: str | None) -> int | None:
    if text is None:
        return None
    number = whole_number(text)
    return check_seed(text if number is None else number)


def options_of(given: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadSetup(f"option '{text}' is no KEY=VALUE; write it as in: --option KEY=VALUE")
        options[key] = value
    return options


def resumed(args: Namespace) -> tuple[Match, Path]:
    """A saved match, ready to go on."""
    for flag in ("players", "seed", "edition", "level"):
        if getattr(args, flag) is not None:
            raise BadSetup(f"a saved match has its own {flag}; leave --{flag} out or begin a new match")
    path = Path(args.resume) if args.resume else saves.latest(args.game)
    match = log.read(path)
    if args.game is not None and args.game != match.game.key:
        raise BadSetup(f"{path}: is a match of {match.game.key}, not of {args.game}; leave the game out")
    if match.over:
        raise BadSetup(f"{path}: this match is over; look at it with: signoria replay {path}")
    if args.seats:
        match.seats = [player.entry for player in reseated(match, args.seats)]
    match.resume()
    return match, path


def reseated(match: Match, text: str) -> list[Player]:
    """Other players take over the seats; who is given no name keeps the one of the seat."""
    seats = parse_seats(text)
    if len(seats) != match.players:
        raise BadSetup(f"--seats names {len(seats)} seats, but the saved match has {match.players}")
    before = players_of(match)
    return [Player(name or before[i].name, "" if kind == HUMAN else kind) for i, (name, kind) in enumerate(seats)]


# ---- playing -------------------------------------------------------------------------------------------------------------


def at_the_table(console: Console, match: Match, language: str, pace: float, path: Path) -> int:
    enable_line_editing()
    table = Table(console, match, players_of(match), language)
    try:
        Sitting(table, path, pace).play()
    except Leave:
        farewell(table, path)
        return 0
    except KeyboardInterrupt:
        farewell(table, path)
        return INTERRUPTED
    viewer = next((seat for seat, player in enumerate(table.players) if not player.bot), SPECTATOR)
    table.show(viewer, len(match.entries), explain.banner(table.words.say("match-over")), *result(table))
    console.print(Text(table.words.say("log-saved", {"path": str(path)}), "dim"), soft_wrap=True)
    if viewer != SPECTATOR and (note := explain.about_the_numbers(table)) and saves.first_time(f"numbers-of-{match.game.key}"):
        console.print(Text(note, "dim"), soft_wrap=True)
    return 0


def enable_line_editing() -> None:
    """Arrow keys and earlier lines at the prompt, where the system offers them."""
    try:
        import readline

        readline.parse_and_bind("set enable-bracketed-paste off")
    except ImportError:
        pass


def farewell(table: Table, path: Path) -> None:
    table.console.print()
    table.console.print(table.words.say("left", {"path": str(path)}), soft_wrap=True)


def result(table: Table) -> list[RenderableType]:
    """Places and the score sheet."""
    return [*explain.final_places(table), Text(), explain.score_grid(table, SPECTATOR), Text()]


def on_paper(console: Console, match: Match, language: str, save: str | None) -> int:
    """Bots play, and the journal is printed as it comes."""
    match.seats = [Player(player.name, player.bot or usual_for(match.game)).entry for player in players_of(match)]
    table = Table(console, match, players_of(match), language)
    console.print(
        table.words.say("on-paper", {"game": table.wording.title(), "players": match.players, "seed": str(match.seed)})
    )
    console.print(", ".join(match.seats), soft_wrap=True)
    printed = 0
    while True:
        events = match.events(SPECTATOR)
        for event in events[printed:]:
            console.print(event_line(table.wording, event).plain, soft_wrap=True)
        printed = len(events)
        if match.over:
            break
        match.step(bot_decision(match, table.players[match.actor].bot))
    console.print()
    for part in result(table):
        console.print(part)
    if save:
        saves.save(match, Path(save))
        console.print(table.words.say("log-saved", {"path": save}), soft_wrap=True)
    return 0
