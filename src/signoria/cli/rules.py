"""`signoria rules`: a game's rules page, a section of it, or where a word stands."""

import os
from argparse import Namespace

from signoria.cli.explain import rule_markdown
from signoria.cli.terminal import interactive, screen
from signoria.cli.words import system_language
from signoria.core.language import check_language
from signoria.core.registry import load

READING_WIDTH = 100


def rules(args: Namespace) -> int:
    game = load(args.game)
    language = check_language(args.lang) if args.lang else system_language()
    console = screen()
    page = rule_markdown(game, language, args.section or "")
    width = min(console.width, READING_WIDTH)
    if interactive() and len(console.render_lines(page, console.options.update(width=width))) >= console.height:
        # Colours pass through `less`, and a page that fits is shown without it.
        os.environ.setdefault("LESS", "-RFX")
        with console.pager(styles=True):
            console.print(page, width=width)
    else:
        console.print(page, width=width)
    return 0
