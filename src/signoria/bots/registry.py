"""Bots by name: two simple ones, five levels of a thinking opponent, and one to measure these against.

Before a level may stand a trait of character, as in `bold-master`.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from signoria import COMPILED
from signoria.bots.bot import Bot
from signoria.bots.greedy_bot import GreedyBot, plays_simply
from signoria.bots.imported import fingerprint_agent, fingerprint_wire, is_path, is_wire, make_agent
from signoria.bots.random_bot import RandomBot
from signoria.bots.search_bot import LEVEL_KEYWORDS, SearchBot, weights_file
from signoria.bots.traits import BETWEEN, TRAITS, traits_of
from signoria.bots.values import value_file
from signoria.core.codec import whole_number
from signoria.core.errors import UnknownName
from signoria.core.game import Game
from signoria.core.registry import suggestion
from signoria.deprecation import forward_names

RANDOM: Final = "random"
GREEDY: Final = "greedy"
# From the weakest to the strongest; a sentence for players stands in the shared locale files as `level-<name>`.
LEVELS: Final = ("apprentice", "journeyman", "master", "consul", "magnifico")
USUAL: Final = "journeyman"
# The search without a game's judgement, given as much time as the strongest level: for the arena, not for players.
PLAIN: Final = "plain"
# The search with what was learned for the game, where a file of that lies in its folder and is not yet a level's own.
LEARNED: Final = "learned"
# The same with any file: `value:FILE`, or `value:FILE@N` for N simulations; as many as the strongest level's otherwise.
# Without a file, `value:@N`, it is the judgement alone, to compare with.
VALUE: Final = "value:"
# What a levels file says besides: who plays, from the weakest to the strongest, and the most simulations without a compiler.
ORDER: Final = "order"
UNCOMPILED: Final = "uncompiled"
BOTS: Final = (RANDOM, GREEDY, *LEVELS, PLAIN)


@cache
def read_levels(file: Path) -> dict[str, Any]:
    """What a game's folder says about its levels. Where the engines run uncompiled, nobody thinks longer than a second."""
    if not file.is_file():
        return {}
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    if not COMPILED and UNCOMPILED in read:
        for level in [level for level in LEVELS if level in read]:
            read[level]["simulations"] = min(read[level]["simulations"], read[UNCOMPILED])
    return read


def levels_of(game: Game) -> dict[str, Any]:
    return read_levels(game.folder / "bots" / "levels.toml")


def level_settings(game: Game) -> dict[str, Any]:
    """How well each level plays a game, by name."""
    return {name: numbers for name, numbers in levels_of(game).items() if isinstance(numbers, dict)}


def bots_for(game: Game) -> list[str]:
    """The bots that play a game, from the weakest to the strongest as measured."""
    numbers = levels_of(game)
    if ORDER in numbers:
        return list(numbers[ORDER])
    found = [RANDOM]
    if plays_simply(game):
        found.append(GREEDY)
    return found + [level for level in LEVELS if level in numbers]


def level_and_trait(name: str) -> tuple[str, str]:
    """`bold-master` is a master who is bold; anything else has no trait."""
    trait, between, level = name.partition(BETWEEN)
    return (level, trait) if between and trait in TRAITS and level in LEVELS else (name, "")


def is_bot(name: str) -> bool:
    """Whether a name is one of a bot that some game may have, with or without a trait."""
    return level_and_trait(name)[0] in BOTS


def plays(name: str, game: Game) -> bool:
    """Whether somebody of that name plays a game."""
    level, trait = level_and_trait(name)
    return level in bots_for(game) and (not trait or trait in traits_of(game))


def strongest_for(game: Game) -> str:
    """Who is asked for advice: the strongest, or one that still answers in time where the engines run uncompiled."""
    found = bots_for(game)
    return found[-1] if COMPILED else usual_for(game)


def usual_for(game: Game) -> str:
    """Who sits down if nobody is named: a level that plays soundly and answers at once, or simple sensible play, or any."""
    found = bots_for(game)
    if COMPILED and USUAL in found:
        return USUAL
    return GREEDY if GREEDY in found else found[-1]


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot for a game, by its name in the registry or by import path (`package.module:name`)."""
    if name.startswith(VALUE):
        return SearchBot(game, seed, **parse_value_name(name, game))
    if is_path(name):
        return make_agent(name, game, seed)
    if is_wire(name):
        raise UnknownName(f"'{name}' is a program of its own; it plays in `signoria arena --protocol` only")
    known = [*bots_for(game), *(other for other in (PLAIN, LEARNED) if other in level_settings(game))]
    level, trait = level_and_trait(name)
    if level not in known or (trait and not plays(name, game)):
        why = f"{game.title} has no '{name}' yet" if is_bot(name) else f"there is no bot '{name}'"
        raise UnknownName(f"{why}; {suggestion(name, sorted(known))}")
    if name == RANDOM:
        return RandomBot(game, seed)
    if name == GREEDY:
        return GreedyBot(game, seed)
    return SearchBot(
        game, seed, **{"plain": name == PLAIN, "trait": trait, **search_arguments(level_settings(game)[level], game)}
    )


def search_arguments(settings: dict[str, Any], game: Game) -> dict[str, Any]:
    """Turn the settings of a level file into arguments of `SearchBot`."""
    return {LEVEL_KEYWORDS.get(name, name): value for name, value in with_learned_value(settings, game).items()}


def with_learned_value(numbers: dict[str, Any], game: Game) -> dict[str, Any]:
    """The numbers of a level; one that says `value = true` thinks with what was learned for the game."""
    return {**numbers, "value": value_file(game)} if numbers.get("value") is True else numbers


def parse_value_name(name: str, game: Game) -> dict[str, Any]:
    """What `value:FILE@N` asks for."""
    file, _, simulations = name.removeprefix(VALUE).partition("@")
    often = whole_number(simulations) if simulations else level_settings(game).get(LEVELS[-1], {}).get("simulations")
    if not often:
        raise UnknownName(f"'{name}' does not say how long it thinks; write {VALUE}FILE@N for N simulations a decision")
    return {"simulations": often, "value": Path(file) if file else None}


def fingerprint(name: str, game: Game) -> str:
    """What makes a bot play as it does, in short: results of bots that were changed since are no longer theirs."""
    trait = ""
    if name.startswith(VALUE):
        numbers: dict[str, Any] | None = parse_value_name(name, game)
    elif is_path(name):
        return fingerprint_agent(name)
    elif is_wire(name):
        return fingerprint_wire(name)
    else:
        level, trait = level_and_trait(name)
        numbers = level_settings(game).get(level)
    if numbers is None:
        return name
    weights = weights_file(game)
    plain = name == PLAIN or numbers.get("plain", False)
    knows = weights.read_bytes() if not plain and weights.exists() else b""
    learned = with_learned_value(numbers, game).get("value")
    if learned is not None:
        knows += learned.read_bytes()
    slips = [slip for slip in ("whim", "misjudge", "up_to") if slip in numbers]
    said = ".".join(str(numbers.get(key, 0)) for key in ("simulations", "sharpness", *slips))
    if trait:
        knows += repr(sorted(traits_of(game)[trait].items())).encode()
    return f"{name}({said}.{crc32(knows):08x})"


__getattr__ = forward_names(
    __name__,
    makeup="fingerprint",
    numbers_of="level_settings",
    with_value="with_learned_value",
    numbers_by_value="parse_value_name",
)
