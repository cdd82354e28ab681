"""`signoria games`: what can be played."""

from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.terminal import screen
from signoria.cli.words import interface, system_language
from signoria.core.language import Wording, check_language
from signoria.core.registry import load, names


def games(args: Namespace) -> int:
    language = check_language(args.lang) if args.lang else system_language()
    words = interface(language)
    grid = Grid(box=None, padding=(0, 3, 0, 0))
    for heading in ("column-game", "column-players", "column-rules", "column-editions"):
        grid.add_column(Text(words.say(heading), "dim"))
    for name in names():
        game = load(name)
        title = Wording(game, language).title()
        players = f"{game.fewest}–{game.most}" if game.most > game.fewest else str(game.most)
        grid.add_row(
            Text().append(name, "bold").append(f"  {title}"), players, str(game.rules), ", ".join(game.shipped_editions)
        )
    screen().print(grid)
    return 0
