"""The short menu of `signoria play` without a game: which one, with how many, or on with the last match."""

from argparse import Namespace
from datetime import datetime

from babel.dates import format_date
from rich.console import Console
from rich.text import Text

from signoria.bots.registry import LEVELS, bots_for, usual_for
from signoria.cli import saves
from signoria.cli.explain import banner
from signoria.cli.words import interface
from signoria.core.drawing.seats import level_name
from signoria.core.game import Game
from signoria.core.language import Lexicon, Wording
from signoria.core.registry import load, names

CONTINUE = "c"


def choose(console: Console, args: Namespace, language: str) -> None:
    """Fill in what the command line left open."""
    words = interface(language)
    console.print(banner("Signoria"))
    games = [load(name) for name in names()]
    waiting = saves.unfinished()[:1]
    if len(games) > 1 or waiting:
        picked = ask_game(console, words, games, waiting)
        if picked is None:
            args.resume = str(waiting[0].path)
            return
    else:
        picked = games[0]
    args.game = picked.key
    if args.players is None and not args.seats:
        args.players = ask_players(console, words, picked)
    if args.level is None and not args.seats and args.players != "1":
        args.level = ask_level(console, words, picked)


def ask_game(console: Console, words: Lexicon, games: list[Game], waiting: list[saves.Saved]) -> Game | None:
    """A game, or None to go on with the match that waits."""
    for number, game in enumerate(games, start=1):
        players = words.say("players-range", {"fewest": game.min_players, "most": game.max_players})
        title = Wording(game, words.language).title()
        console.print(Text().append(f"  {number}) ", "bold").append(title).append(f"  {players}", "dim"))
    for saved in waiting:
        when = written_date(saved.saved, words.language)
        about: dict[str, int | float | str] = {"game": load(saved.game).title, "players": saved.players, "when": when}
        console.print(Text().append(f"  {CONTINUE}) ", "bold").append(words.say("menu-continue", about)))
    usual = CONTINUE if waiting else "1"
    while True:
        typed = ask(words.say("menu-which"), usual).lower()
        if typed == CONTINUE and waiting:
            return None
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(games):
            return games[int(typed) - 1]
        named = [game for game in games if game.key.startswith(typed)]
        if len(named) == 1:
            return named[0]
        console.print(words.say("menu-unknown", {"text": typed}), style="yellow")


def written_date(when: datetime, language: str) -> str:
    """A day and an hour as the language writes them."""
    return f"{format_date(when, format='short', locale=language)} {when:%H:%M}"


def ask_players(console: Console, words: Lexicon, game: Game) -> str:
    if game.min_players == game.max_players:
        return str(game.min_players)
    usual = str(game.players_or_usual())
    while True:
        typed = ask(words.say("menu-players", {"fewest": game.min_players, "most": game.max_players}), usual)
        if typed.isascii() and typed.isdigit() and game.min_players <= int(typed) <= game.max_players:
            return typed
        console.print(words.say("menu-unknown", {"text": typed}), style="yellow")


def ask_level(console: Console, words: Lexicon, game: Game) -> str | None:
    """Which of the five levels the computers play."""
    levels = [level for level in LEVELS if level in bots_for(game)]
    if not levels:
        return None
    wording = Wording(game, words.language)
    for number, level in enumerate(levels, start=1):
        line = Text().append(f"  {number}) ", "bold").append(level_name(words, level))
        console.print(line.append(f"  {wording.shared(f'level-{level}')}", "dim"))
    usual = usual_for(game)
    default = str(levels.index(usual) + 1) if usual in levels else "1"
    while True:
        typed = ask(words.say("menu-level"), default).lower()
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(levels):
            return levels[int(typed) - 1]
        found = [level for level in levels if typed in (level, level_name(words, level).lower())]
        if found:
            return found[0]
        console.print(words.say("menu-unknown", {"text": typed}), style="yellow")


def ask(question: str, usual: str) -> str:
    return input(f"{question} [{usual}] ").strip() or usual
