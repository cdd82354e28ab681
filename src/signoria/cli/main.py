"""The command line: what can be asked for, and one line on the error stream for what cannot be done."""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from signoria.arena import arguments as arena_arguments
from signoria.cli import completion
from signoria.cli.extras import explain_missing
from signoria.cli.terminal import be_readable
from signoria.core.errors import SignoriaError
from signoria.training import arguments as training_arguments

REFUSED: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

EXAMPLES: Final = """examples:
  signoria play                                   choose a game, or go on with the last match
  signoria play GAME --players 4 --seed 7 --lang de
  signoria play GAME --seats Anna=human,Ben=human,greedy
  signoria play --resume                          go on with the last unfinished match
  signoria learn GAME                             a first lesson of ten minutes
  signoria serve --open                           the same tables in your browser
  signoria replay FILE                            step through a saved match
  signoria analyse FILE                           which decisions of a saved match cost most
  signoria verify FILE                            whether the draws of a saved match are as sealed
  signoria rules GAME §3                          one section of the rules
  signoria edition show GAME                      what is in the box, and how sure we are of it
"""

PLAY_EXAMPLES: Final = """examples:
  signoria play GAME                              you and as many computers as is usual
  signoria play GAME --players 4 --seed 7         the same cards every time
  signoria play GAME --level master               stronger computers
  signoria play GAME --seats Anna=human,master,apprentice         who sits where
  signoria play GAME --seats greedy,greedy,random --pace 0.3      watch computers play
  signoria play GAME --edition mine.toml          with your own edition file
  signoria play --resume                          go on with the last unfinished match

Levels, from the weakest to the strongest:
  apprentice    the easiest of the five
  journeyman    sees what is near, and misjudges some of it (the usual one)
  master        plans ahead, with a slip at times
  consul        plans further ahead than a master
  magnifico     the strongest there is; looks furthest ahead
A trait may stand before a level, where a game has it: bold-master, thrifty-consul, builder-journeyman.
Simpler ones for trying things out: random (anything legal), greedy (what looks best at once).

At the table: type a choice or an action (bid 17, b 17, 17, pass), or: undo, hint, why ACTION,
journal, score, ? (the rule), + (the next page), rules, lang de, save, quit, help. Commands and actions are
also understood in the language of the table.
Matches are kept in your data folder, or under $SIGNORIA_HOME.
"""


class BadUsage(SignoriaError):
    """A command line that asks for nothing we know."""


class Parser(ArgumentParser):
    """Complains in one line, like everything else here."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message}; see: {self.prog} --help")


Commands = _SubParsersAction  # what `add_subparsers` returns has no public name


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 where something cannot be done."""
    be_readable()
    try:
        code = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except SignoriaError as error:
        print(f"signoria: {one_line(str(error))}", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:
        # Whoever read us has gone; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return INTERRUPTED
    return code


def one_line(text: str) -> str:
    return " ".join(text.split())


def run(arguments: list[str]) -> int:
    parser = make_parser()
    completion.answer(parser)
    args = parser.parse_args(arguments)
    if args.version:
        return version()
    if args.command is None:
        parser.print_help()
        return 0
    return dispatch(args)


# Where each command is: a module and its function.
COMMANDS: Final = {
    "play": ("signoria.cli.play", "play"),
    "replay": ("signoria.cli.replay", "replay"),
    "analyse": ("signoria.cli.analyse", "analyse"),
    "verify": ("signoria.cli.verify", "verify"),
    "learn": ("signoria.cli.learn", "learn"),
    "rules": ("signoria.cli.rules", "rules"),
    "edition": ("signoria.cli.editions", "edition"),
    "games": ("signoria.cli.games", "games"),
    "serve": ("signoria.server.command", "run"),
    "admin": ("signoria.server.administration", "run"),
    "arena": ("signoria.arena.command", "run"),
    "train": ("signoria.training.command", "run"),
    "new-game": ("signoria.cli.new_game", "new_game"),
    "check-game": ("signoria.cli.new_game", "check_game"),
    "completion": ("signoria.cli.completion", "completion"),
    "bench": ("signoria.cli.bench", "bench"),
}


def dispatch(args: Namespace) -> int:
    """Only what a command needs is imported, so that each starts at once."""
    module, function = COMMANDS[args.command]
    try:
        code: int = getattr(import_module(module), function)(args)
    except ModuleNotFoundError as error:
        raise explain_missing(args.command, error) from None
    return code


def version() -> int:
    import signoria

    print(f"signoria {signoria.__version__} ({'compiled' if signoria.COMPILED else 'interpreted'})")
    return 0


# ---- the parser ----------------------------------------------------------------------------------------------------------


def make_parser() -> Parser:
    parser = Parser(
        prog="signoria",
        description="Four board games of the Florentine Renaissance at your terminal.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="which version, and whether the engines are compiled")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add_play(commands)
    add_serve(commands)
    add_admin(commands)
    add_replay(commands)
    add_analyse(commands)
    add_verify(commands)
    add_learn(commands)
    add_rules(commands)
    add_edition(commands)
    add_arena(commands)
    add_train(commands)
    games = commands.add_parser("games", help="the games, for how many players, their editions")
    add_language(games)
    add_bench(commands)
    add_new_game(commands)
    add_completion(commands)
    return parser


def add_arena(commands: "Commands[Parser]") -> None:
    arena = commands.add_parser(
        "arena",
        help="let bots play each other",
        description="Let bots play each other, seats rotated over common deals; interrupted runs resume.",
        epilog=arena_arguments.EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    arena_arguments.add_arguments(arena)


def add_train(commands: "Commands[Parser]") -> None:
    train = commands.add_parser(
        "train",
        help="learn what positions are worth",
        description="Let bots play to learn what positions are worth, on top of the game's judgement, and see whether it "
        "helps; interrupted runs resume.",
        epilog=training_arguments.EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    training_arguments.add_arguments(train)


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANG", help="en, de or fr; as your system says if left out")


def add_play(commands: "Commands[Parser]") -> None:
    play = commands.add_parser(
        "play",
        help="play a match",
        description="Play a match at the terminal. Without a terminal, computers play and the journal is printed.",
        epilog=PLAY_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    play.add_argument("game", nargs="?", metavar="GAME", help="a game, see: signoria games")
    play.add_argument("--players", metavar="N", help="how many sit at the table")
    play.add_argument("--seed", metavar="N", help="the same number deals the same cards")
    add_language(play)
    play.add_argument(
        "--seats", metavar="LIST", help="who sits where: human, a level, greedy, random, or NAME=human, with commas"
    )
    play.add_argument(
        "--level", metavar="LEVEL", help="how strong the computers are: apprentice, journeyman, master, consul or magnifico"
    )
    play.add_argument("--edition", metavar="NAME|FILE", help="a shipped edition, or a file ending in .toml")
    play.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help="an option of the game; repeatable")
    play.add_argument("--pace", metavar="SECONDS", default="0.8", help="how long a computer's decision stays, 0 for not at all")
    play.add_argument("--resume", metavar="FILE", nargs="?", const="", help="go on with a saved match, the last one if unnamed")
    play.add_argument("--save", metavar="FILE", help="where the match is kept; without a terminal it is kept only then")


def add_serve(commands: "Commands[Parser]") -> None:
    from signoria.server.command import add_arguments

    add_arguments(
        commands.add_parser("serve", help="play in the browser", description="Serve tables to browsers until stopped.")
    )


def add_admin(commands: "Commands[Parser]") -> None:
    from signoria.server.administration_arguments import add_arguments

    words = "Look after the tables of a server, whether it runs or not: list, close, delete, free seats, ban, back up."
    add_arguments(commands.add_parser("admin", help="look after a server's tables", description=words))


def add_replay(commands: "Commands[Parser]") -> None:
    replay = commands.add_parser(
        "replay",
        help="step through a saved match",
        description="Step through a saved match; without a terminal its journal is printed.",
    )
    replay.add_argument("file", metavar="FILE", help="a saved match")
    add_language(replay)
    replay.add_argument("--seat", metavar="N", help="see it as this seat did, counted from 1; as a spectator if left out")


def add_analyse(commands: "Commands[Parser]") -> None:
    analyse = commands.add_parser(
        "analyse",
        help="which decisions of a saved match cost most",
        description="Review every turn of a saved match: what was better, what it cost in chances to win and in points, and "
        "where each result came from. What was found is kept, so asking again is quick.",
    )
    analyse.add_argument("file", metavar="FILE", help="a saved match")
    analyse.add_argument("--seat", metavar="N", help="only this seat, counted from 1")
    analyse.add_argument("--bot", metavar="LEVEL", help="who looks for better turns: the strongest if left out")
    analyse.add_argument("--most", metavar="N", default="5", help="how many decisions are named for each seat")
    analyse.add_argument("--json", metavar="FILE", help="also write the whole review to a file as data")
    analyse.add_argument("--html", metavar="FILE", help="also write the review to a file as one self-contained page")
    analyse.add_argument("--quick", action="store_true", help="stop after the quick pass over the match")
    analyse.add_argument("--no-luck", action="store_false", dest="luck", help="leave the luck of the draw out")
    add_language(analyse)


def add_verify(commands: "Commands[Parser]") -> None:
    verify = commands.add_parser(
        "verify",
        help="check the draws of a saved match",
        description="Replay a saved match and recompute every draw from the deal that was sealed before it. The exit code is "
        "0 if all draws are as sealed, 1 with the first one that differs, 2 if the log has no deal or cannot be read.",
    )
    verify.add_argument("file", metavar="FILE", help="a saved match")
    add_language(verify)


def add_learn(commands: "Commands[Parser]") -> None:
    learn = commands.add_parser(
        "learn",
        help="learn a game step by step",
        description="Learn a game on its own board, in lessons of about ten minutes. Without a game the lessons are listed. "
        "You can leave at any time and go on later at the same step.",
    )
    learn.add_argument("game", nargs="?", metavar="GAME", help="a game; its next lesson begins or goes on")
    learn.add_argument("lesson", nargs="?", metavar="LESSON", help="a lesson of the game")
    learn.add_argument("--again", action="store_true", help="begin the lesson again from its first step")
    add_language(learn)


def add_rules(commands: "Commands[Parser]") -> None:
    rules = commands.add_parser("rules", help="read the rules", description="Read the rules of a game, or a part of them.")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("section", nargs="?", metavar="§N|WORD", help="a section such as §3, a ruling such as M1, or any word")
    add_language(rules)


def add_edition(commands: "Commands[Parser]") -> None:
    edition = commands.add_parser("edition", help="list, show, check and copy editions")
    actions = edition.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=Parser)
    listed = actions.add_parser("list", help="the shipped editions")
    listed.add_argument("game", nargs="?", metavar="GAME")
    add_language(listed)
    show = actions.add_parser("show", help="all values, and which of them are not printed in a rulebook of ours")
    show.add_argument("game", metavar="GAME")
    show.add_argument("edition", nargs="?", metavar="NAME|FILE", help="the usual edition if left out")
    add_language(show)
    check = actions.add_parser("check", help="whether an edition can be played")
    check.add_argument("names", nargs="+", metavar="FILE | GAME NAME", help="a file, or a game and one of its editions")
    add_language(check)
    copy = actions.add_parser("copy", help="begin an edition of your own")
    copy.add_argument("game", metavar="GAME")
    copy.add_argument("edition", metavar="NAME")
    copy.add_argument("file", metavar="FILE", help="the new file, ending in .toml; an existing one is not touched")
    add_language(copy)


def add_bench(commands: "Commands[Parser]") -> None:
    bench = commands.add_parser("bench", help="how fast the engines are here", description="Measure the engines.")
    bench.add_argument("--seconds", metavar="N", help="how long each number is measured at a time")
    bench.add_argument("--rounds", metavar="N", help="how often everything is measured in turn")
    bench.add_argument("--game", metavar="GAME", action="append", default=[], help="only this game; repeatable")
    bench.add_argument("--search", action="store_true", help="measure the thinking of opponents as well")
    bench.add_argument("--environments", action="store_true", help="measure the environments for researchers as well")
    bench.add_argument("--json", metavar="FILE", help="also write the numbers to a file")
    bench.add_argument("--peers", action="store_true", default=True, help="compare with the other engines that are installed")
    bench.add_argument("--no-peers", action="store_false", dest="peers", help="measure these engines alone")


def add_new_game(commands: "Commands[Parser]") -> None:
    words = "Write a small bidding game as a distribution of its own: twelve files to be changed into a game of yours."
    new = commands.add_parser("new-game", help="begin a game of your own", description=words)
    new.add_argument("name", metavar="NAME", help="its key: a word of small letters")
    new.add_argument("--into", metavar="FOLDER", help="where to write it; a folder of that name if left out")
    words = "Put a game through every check of the conformance suite."
    check = commands.add_parser("check-game", help="whether a game keeps the contract", description=words)
    check.add_argument("game", metavar="GAME")


def add_completion(commands: "Commands[Parser]") -> None:
    made = commands.add_parser(
        "completion",
        help="let your shell complete this command",
        description=completion.INSTALLING,
        formatter_class=RawDescriptionHelpFormatter,
    )
    made.add_argument("shell", choices=completion.SHELLS, metavar="SHELL", help="bash, zsh or fish")


if __name__ == "__main__":
    sys.exit(main())
