"""The short menu of `signoria play` without a game: which one, with how many, or on with the last match."""

from argparse import Namespace

from rich.console import Console
from rich.text import Text

from signoria.cli import saves
from signoria.cli.explain import banner
from signoria.cli.words import interface
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


def ask_game(console: Console, words: Lexicon, games: list[Game], waiting: list[saves.Saved]) -> Game | None:
    """A game, or None to go on with the match that waits."""
    for number, game in enumerate(games, start=1):
        players = words.say("players-range", {"fewest": game.fewest, "most": game.most})
        title = Wording(game, words.language).title()
        console.print(Text().append(f"  {number}) ", "bold").append(title).append(f"  {players}", "dim"))
    for saved in waiting:
        when = f"{saved.saved:%Y-%m-%d %H:%M}"
        about: dict[str, int | str] = {"game": load(saved.game).title, "players": saved.players, "when": when}
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


def ask_players(console: Console, words: Lexicon, game: Game) -> str:
    if game.fewest == game.most:
        return str(game.fewest)
    usual = str(min(max(4, game.fewest), game.most))
    while True:
        typed = ask(words.say("menu-players", {"fewest": game.fewest, "most": game.most}), usual)
        if typed.isascii() and typed.isdigit() and game.fewest <= int(typed) <= game.most:
            return typed
        console.print(words.say("menu-unknown", {"text": typed}), style="yellow")


def ask(question: str, usual: str) -> str:
    return input(f"{question} [{usual}] ").strip() or usual
