"""`signoria rules`: a game's rules page, a section of it, or where a word stands."""

from argparse import Namespace

from signoria.cli.explain import rule_markdown
from signoria.cli.terminal import screen, show_page
from signoria.cli.words import system_language
from signoria.core.language import check_language
from signoria.core.registry import load

READING_WIDTH = 100


def rules(args: Namespace) -> int:
    game = load(args.game)
    language = check_language(args.lang) if args.lang else system_language()
    console = screen()
    page = rule_markdown(game, language, args.section or "")
    show_page(console, page, width=min(console.width, READING_WIDTH))
    return 0
