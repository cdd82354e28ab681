"""The arguments of `signoria admin`, apart from what carries them out, so that other commands begin at once."""

from argparse import SUPPRESS, ArgumentParser
from typing import Final

from signoria.server.settings import Limits

WATCH: Final = "watch"


def add_arguments(parser: ArgumentParser) -> None:
    add_database(parser)
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=type(parser))
    listing = actions.add_parser("list", help="tables, last changed first")
    listing.add_argument("--game", metavar="GAME")
    listing.add_argument("--most", metavar="N", default="50")
    for name, words in (
        ("show", "who sits at a table and how it stands"),
        ("close", "leave a match as it stands and open it to look at"),
        ("delete", "remove a table for good"),
        ("log", "write the log of a table to a folder: whole once the match is over, before that what a spectator may know"),
    ):
        actions.add_parser(name, help=words).add_argument("table", metavar="TABLE")
    actions.choices["log"].add_argument("folder", metavar="FOLDER")
    for name, words in (("free", "empty a seat and print an invitation for it"), ("revoke", "make a seat's link worthless")):
        acting = actions.add_parser(name, help=words)
        acting.add_argument("table", metavar="TABLE")
        acting.add_argument("seat", metavar="SEAT", help="a number, or 'watch' for the link of spectators")
    expire = actions.add_parser("expire", help="remove tables that are older than they may be")
    expire.add_argument("--really", action="store_true", help="remove them; without this they are only listed")
    expire.add_argument(
        "--export",
        metavar="FOLDER",
        help="write their logs there first; without this only the logs of running matches are written, beside the database",
    )
    for name in ("never_begun", "abandoned", "finished"):
        usual = getattr(Limits(), f"{name}_days")
        expire.add_argument(
            f"--{name.replace('_', '-')}-days", metavar="DAYS", default=str(usual), help="default: %(default)s; 0 never"
        )
    ban = actions.add_parser("ban", help="an address, a network, or whoever made a table may ask for nothing")
    ban.add_argument("address", metavar="ADDRESS", nargs="?")
    ban.add_argument("--table", metavar="TABLE", help="whoever made this table")
    ban.add_argument("--days", metavar="DAYS", help="for so long; for good if left out")
    ban.add_argument("--reason", metavar="TEXT", default="")
    actions.add_parser("unban", help="take a ban back").add_argument("address", metavar="ADDRESS")
    actions.add_parser("bans", help="the bans there are")
    actions.add_parser("stats", help="how many tables there are, by game and by how they stand")
    for name, words in (
        ("backup", "copy the whole database to a file, while servers run"),
        ("restore", "read a backup into an empty database"),
    ):
        actions.add_parser(name, help=words).add_argument("file", metavar="FILE")
    for action in actions.choices.values():
        # Said before or after the action, it means the same; what is not said here must not undo what was said before.
        add_database(action, default=SUPPRESS)


def add_database(parser: ArgumentParser, **more: str) -> None:
    words = "as given to signoria serve; a file in your data folder if left out"
    parser.add_argument("--database", metavar="ADDRESS", help=words, **more)  # type: ignore[arg-type]
