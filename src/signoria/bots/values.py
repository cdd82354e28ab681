"""Learned values as data: one file for a game, with a network for each number of players it was learned for, and the record of
how it was learned. The weights are whole numbers of 16 bits, packed; everything else can be read by people.
"""

import json
import sys
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from signoria.bots.search.learned import Learned
from signoria.bots.search.network import FIRST_BITS, SECOND_BITS, Network
from signoria.core.errors import BadSetup
from signoria.core.evaluation import Evaluation
from signoria.core.game import Game

FORMAT: Final = 1
FILE: Final = "value.json"
# Two bytes, two's complement, the low one first.
KIND: Final = "h"


def value_file(game: Game) -> Path:
    """Where the value of a game lies, if it has one."""
    return game.folder / "bots" / FILE


def load_learned(judgement: Evaluation, game: Game, file: Path) -> Learned:
    """The game's judgement, set right by what a file says was learned."""
    value = read_value(file)
    if value["game"] != game.key:
        raise BadSetup(f"{file} was learned for '{value['game']}', not for '{game.key}'")
    return Learned(judgement, [network_of(game, one, file) for one in value["networks"]], bool(value["settled"]))


@cache
def read_value(file: Path) -> dict[str, Any]:
    """A file of values, checked as far as can be told without the game."""
    try:
        value = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetup(f"{file} cannot be read: {error.strerror}") from None
    except ValueError:
        raise BadSetup(f"{file} is no file of learned values: not JSON") from None
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadSetup(f"{file} is no file of learned values of format {FORMAT}")
    return value


def network_of(game: Game, said: dict[str, Any], file: Path) -> Network:
    """A network of its own for whoever asks: it keeps sums while it thinks."""
    players, size, hidden = said["players"], said["size"], said["hidden"]
    outputs = players + 1
    features = len(game.features(players))
    if size != features:
        raise BadSetup(f"{file} was learned with {size} features for {players} players; {game.title} has {features} now")
    first, second = unpack(said["first"]), unpack(said["second"])
    if len(first) != (size + players + 1) * (hidden + outputs) or len(second) != hidden * outputs:
        raise BadSetup(f"{file}: the weights for {players} players are not as many as they should be")
    return Network(players, size, hidden, outputs, first, second)


def network_data(players: int, size: int, hidden: int, first: Sequence[int], second: Sequence[int]) -> dict[str, Any]:
    """What a file says of a network."""
    bits = {"first_bits": FIRST_BITS, "second_bits": SECOND_BITS}
    return {"players": players, "size": size, "hidden": hidden, **bits, "first": pack(first), "second": pack(second)}


def pack(numbers: Sequence[int]) -> str:
    packed = array(KIND, numbers)
    if sys.byteorder == "big":
        packed.byteswap()
    return b64encode(zlib.compress(packed.tobytes(), 9)).decode("ascii")


def unpack(text: str) -> list[int]:
    packed = array(KIND)
    packed.frombytes(zlib.decompress(b64decode(text)))
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tolist()
