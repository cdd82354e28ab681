"""`signoria completion SHELL`: what a shell needs in order to complete commands, options, games, editions and bots."""

import os
from argparse import Action, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Iterator
from typing import Final

SHELLS: Final = ("bash", "zsh", "fish")
ASKED: Final = "_ARGCOMPLETE"
INSTALLING: Final = """Print what completes this command in a shell. To have it always:
  bash   signoria completion bash > ~/.local/share/bash-completion/completions/signoria
  zsh    signoria completion zsh > "${fpath[1]}/_signoria"
  fish   signoria completion fish > ~/.config/fish/completions/signoria.fish"""


def completion(args: Namespace) -> int:
    import argcomplete

    print(argcomplete.shell_integration.shellcode(["signoria"], shell=args.shell))
    return 0


def answer(parser: ArgumentParser) -> None:
    """Where a shell asks how a line may go on, say so and end."""
    if ASKED not in os.environ:
        return
    import argcomplete

    for action in every_action(parser):
        completer = COMPLETERS.get(action.dest)
        if completer is not None and action.choices is None:
            action.completer = completer  # type: ignore[attr-defined]
    argcomplete.autocomplete(parser)


def every_action(parser: ArgumentParser) -> Iterator[Action]:
    for action in parser._actions:
        yield action
        if isinstance(action, _SubParsersAction):
            for inner in action.choices.values():
                yield from every_action(inner)


def games(**_: object) -> list[str]:
    from signoria.core.registry import names

    return names()


def languages(**_: object) -> list[str]:
    from signoria.core.language import LANGUAGES

    return list(LANGUAGES)


def editions(prefix: str, parsed_args: Namespace, **_: object) -> list[str]:
    """The editions of the game that was named, and files."""
    from argcomplete.completers import FilesCompleter

    from signoria.core.registry import load, names

    game = getattr(parsed_args, "game", None)
    shipped = list(load(game).shipped_editions) if game in names() else []
    return [*shipped, *FilesCompleter(("toml",))(prefix)]


def bots(prefix: str, **_: object) -> list[str]:
    """Names in a list with commas: those before the last comma stay."""
    from signoria.bots.registry import BOTS

    before = prefix[: prefix.rfind(",") + 1]
    return [before + name for name in BOTS]


def seats(prefix: str, **_: object) -> list[str]:
    return [*bots(prefix), prefix[: prefix.rfind(",") + 1] + "human"]


COMPLETERS: Final[dict[str, Callable[..., list[str]]]] = {
    "game": games,
    "lang": languages,
    "edition": editions,
    "bots": bots,
    "seats": seats,
}
