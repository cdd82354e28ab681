"""`signoria new-game`: writes a small bidding game as a distribution of its own, to be changed into another;
`signoria check-game` puts any game through the conformance suite.
"""

from argparse import Namespace
from pathlib import Path
from typing import Final

from signoria.core.errors import BadSetup
from signoria.core.registry import load, names

SKELETON: Final = Path(__file__).parent / "skeleton"
SUFFIX: Final = ".txt"


def new_game(args: Namespace) -> int:
    key, target = str(args.name), Path(args.into or args.name)
    if not key.isidentifier() or key != key.lower() or not key.isascii():
        raise BadSetup(f"'{key}' is no name for a game; expected a word of small letters and digits")
    if key in names():
        raise BadSetup(f"there is a game '{key}' already; choose another name")
    if target.exists():
        raise BadSetup(f"{target} is there already; choose another folder with --into")
    for file in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        path = target / filled(file.relative_to(SKELETON).as_posix().removesuffix(SUFFIX), key)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(file.read_text(encoding="utf-8"), key), encoding="utf-8")
        print(path)
    print(f"Now: pip install --editable {target}; signoria check-game {key}; signoria play {key}")
    return 0


def filled(text: str, key: str) -> str:
    title = key.replace("_", " ").title()
    return text.replace("@key@", key).replace("@title@", title).replace("@Class@", title.replace(" ", ""))


def check_game(args: Namespace) -> int:
    from signoria.core.checks import ConformanceError
    from signoria.core.conformance import CHECKS

    game = load(args.game)
    for name, check in CHECKS.items():
        try:
            check(game, 1)
        except ConformanceError as fault:
            raise BadSetup(f"{name.replace('_', ' ')}: no; {fault}") from fault
        print(f"{name.replace('_', ' ')}: ok")
    return 0
