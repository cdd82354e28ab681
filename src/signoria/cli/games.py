"""`signoria games`: what can be played, by how many, and with which options."""

from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.terminal import screen
from signoria.cli.words import interface, system_language
from signoria.core.game import Option, OptionValue
from signoria.core.language import Wording, check_language
from signoria.core.registry import load, names


def games(args: Namespace) -> int:
    language = check_language(args.lang) if args.lang else system_language()
    words = interface(language)
    grid = Grid(box=None, padding=(0, 3, 0, 0))
    for heading in ("column-game", "column-players", "column-rules", "column-editions"):
        grid.add_column(Text(words.say(heading), "dim"))
    options: list[Text] = []
    for name in names():
        game = load(name)
        wording = Wording(game, language)
        players = f"{game.min_players}–{game.max_players}" if game.max_players > game.min_players else str(game.max_players)
        title = Text().append(name, "bold").append(f"  {wording.title()}")
        grid.add_row(title, players, str(game.rules), ", ".join(game.shipped_editions))
        if game.options:
            options += [Text(), Text().append(name, "bold").append("  --option KEY=VALUE")]
        for option in game.options:
            usual = words.say("option-usual", {"value": shown(option.default)})
            group = f"{wording.shared(f'group-{option.group}')}: " if option.group else ""
            about = group + wording.shared(f"option-{option.key}")
            options.append(Text().append(f"  {option.key}={values(option)}  ").append(about, "dim"))
            options[-1].append(f" ({usual})", "dim")
    console = screen()
    console.print(grid)
    for line in options:
        console.print(line, soft_wrap=True)
    return 0


def values(option: Option) -> str:
    """What can be written after the equals sign."""
    if isinstance(option.default, bool):
        return "on|off"
    if isinstance(option.default, int):
        return f"{option.low}–{option.high}"
    return "|".join(option.choices)


def shown(value: OptionValue) -> str:
    return str(value) if not isinstance(value, bool) else "on" if value else "off"
