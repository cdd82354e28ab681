"""`signoria edition`: what is in the box, how sure we are of it, and how to correct it."""

import json
import re
from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.terminal import screen
from signoria.cli.words import interface, system_language
from signoria.core.edition import PRINTED, Edition, read_edition
from signoria.core.edition_values import list_values
from signoria.core.errors import BadSetup, UnknownName
from signoria.core.game import Game
from signoria.core.language import Lexicon, Wording, check_language
from signoria.core.registry import load, names

ENDING: Final = ".toml"


def edition(args: Namespace) -> int:
    language = check_language(args.lang) if args.lang else system_language()
    words = interface(language)
    if args.action == "list":
        return list_editions(args.game, words)
    if args.action == "show":
        game = load(args.game)
        return show(game, game.edition(args.edition), words)
    if args.action == "check":
        return check(args.names, words)
    return copy(load(args.game), args.edition, Path(args.file), words)


def list_editions(name: str | None, words: Lexicon) -> int:
    grid = Grid(box=None, padding=(0, 3, 0, 0), show_header=False)
    for key in [name] if name is not None else names():
        game = load(key)
        wording = Wording(game, words.language)
        for shipped in game.shipped_editions:
            usual = words.say("edition-usual") if shipped == game.default_edition else ""
            grid.add_row(game.key, Text(shipped, "bold"), wording.edition(shipped), Text(usual, "dim"))
    screen().print(grid)
    return 0


def show(game: Game, found: Edition, words: Lexicon) -> int:
    """Every value, then what does not stand in a rulebook of ours."""
    console = screen()
    wording = Wording(game, words.language)
    title = wording.edition(found.name)
    console.print(Text().append(f"{game.title}: {found.name}", "bold").append(f"  {title}", "dim"))
    console.print(Text(found.hash, "dim"), soft_wrap=True)
    grid = Grid(box=None, padding=(0, 3, 0, 0), show_header=False)
    for path, value in list_values(found.content):
        grid.add_row(path, Text(json.dumps(value, ensure_ascii=False)))
    console.print(grid)
    console.print()
    unsure = [entry for entry in found.provenance() if entry[1] != PRINTED]
    console.print(Text(words.say("edition-not-printed" if unsure else "edition-all-printed"), "bold"))
    for path, provenance, note in unsure:
        line = Text(f"  {path or '.'}: {wording.provenance(provenance)}")
        console.print(line.append(f"  {wording.note(note)}" if note else "", "dim"), soft_wrap=True)
    return 0


def check(asked: list[str], words: Lexicon) -> int:
    """Read an edition for every number of players; the first thing wrong is the error."""
    if len(asked) > 2:
        raise BadSetup("edition check takes a file, or a game and one of its editions")
    if len(asked) == 2:
        game = load(asked[0])
        found = game.edition(asked[1])
    elif asked[0].endswith(ENDING):
        found = read_edition(Path(asked[0]))
        game = load(found.game)
    elif asked[0] in names():
        game = load(asked[0])
        found = game.edition(None)
    else:
        raise UnknownName(f"'{asked[0]}' is neither a file ending in {ENDING} nor a game; games are: {', '.join(names())}")
    game.check_edition(found)
    screen().print(words.say("edition-ok", {"game": game.title, "edition": found.name}), soft_wrap=True)
    return 0


def copy(game: Game, name: str, target: Path, words: Lexicon) -> int:
    """A shipped edition under a new name, to be changed by its owner."""
    if name not in game.shipped_editions:
        raise UnknownName(f"{game.title} has no edition '{name}'; shipped are: {', '.join(game.shipped_editions)}")
    if target.suffix != ENDING:
        raise BadSetup(f"{target}: an edition file ends in {ENDING}; name it {target}{ENDING}")
    text = (game.folder / "editions" / f"{name}{ENDING}").read_text(encoding="utf-8")
    own = re.sub(r'^name = ".*"$', f"name = {json.dumps(target.stem, ensure_ascii=False)}", text, count=1, flags=re.MULTILINE)
    try:
        with target.open("x", encoding="utf-8") as file:
            file.write(own)
    except FileExistsError:
        raise BadSetup(f"{target}: exists already and is left alone; choose another name") from None
    except OSError as error:
        raise BadSetup(f"{target}: cannot be written ({error.strerror}); choose another place") from None
    screen().print(words.say("edition-copied", {"path": str(target), "game": game.key}), soft_wrap=True)
    return 0
