"""Who sits at the table: people, and bots with a name of their own.

A log names each seat. A bot's line says which bot it is, `Lorenzo (greedy)`, so that a saved match can be continued by the
same players from its file alone.
"""

import getpass
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from signoria.bots.bot import Advice
from signoria.bots.play import ask, decide, perspective_of
from signoria.bots.registry import BOTS, is_bot, make_bot, usual_for
from signoria.bots.search_bot import SearchBot
from signoria.core.errors import BadSetup, UnknownName
from signoria.core.game import Game
from signoria.core.language import Lexicon
from signoria.core.match import Match
from signoria.core.registry import suggestion
from signoria.core.rng import Rng

HUMAN: Final = "human"
BOT_NAMES: Final = ("Lorenzo", "Giulia", "Tomás", "Elena", "Niccolò", "Bianca", "Fiammetta", "Sandro")
WITH_BOT: Final = re.compile(r"(.+) \(([a-z-]+)\)")
# Bots draw from streams of their own, one for each seat.
BOT_STREAM: Final = 0xB07
# Accounts that belong to a machine rather than to a person.
NOBODYS_NAMES: Final = ("", "root", "user", "admin", "nobody", "runner")


@dataclass(frozen=True)
class Player:
    """Somebody at the table; `bot` is empty for a person."""

    name: str
    bot: str = ""

    @property
    def entry(self) -> str:
        """How a log names this seat."""
        return f"{self.name} ({self.bot})" if self.bot else self.name


def parse_seats(text: str) -> list[tuple[str, str]]:
    """`human,Anna=human,greedy` as (name or empty, kind)."""
    found: list[tuple[str, str]] = []
    for word in text.split(","):
        name, equals, kind = word.strip().rpartition("=")
        if kind != HUMAN and not is_bot(kind):
            known = [HUMAN, *sorted(BOTS)]
            raise UnknownName(f"there is no player '{kind}' for --seats; {suggestion(kind, known)}")
        if (equals and not name.strip()) or WITH_BOT.fullmatch(name):
            raise BadSetup(f"'{word.strip()}' is no seat; write a name before the '=', as in Anna=human")
        found.append((name.strip(), kind))
    return found


def usual_seats(game: Game, players: int, level: str | None = None) -> list[tuple[str, str]]:
    """One person, and bots for the rest."""
    return [("", HUMAN), *[("", level or usual_for(game))] * (players - 1)]


def seat_players(seats: Sequence[tuple[str, str]], words: Lexicon) -> list[Player]:
    """Give everybody a name that nobody else at the table has."""
    taken = {name for name, _ in seats if name}
    people = iter(people_names(sum(kind == HUMAN and not name for name, kind in seats), taken, words))
    named: list[Player] = []
    for name, kind in seats:
        own = name or (next(people) if kind == HUMAN else free_name(BOT_NAMES, taken))
        taken.add(own)
        named.append(Player(own, "" if kind == HUMAN else kind))
    if len({player.name for player in named}) < len(named):
        raise BadSetup("two seats have the same name; give each its own, as in --seats Anna=human,Ben=human,greedy")
    return named


def people_names(count: int, taken: set[str], words: Lexicon) -> list[str]:
    """Names for people who gave none, chosen before those of the bots."""
    found: list[str] = []
    for _ in range(count):
        found.append(free_name((person(words),), taken))
        taken.add(found[-1])
    return found


def person(words: Lexicon) -> str:
    """What to call somebody who gave no name."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    return words.say("guest") if name.lower() in NOBODYS_NAMES or not name.isalnum() else name.capitalize()


def free_name(names: Sequence[str], taken: set[str]) -> str:
    """A name nobody has, if possible with an initial of its own: boards mark seats by it."""
    free = [name for name in names if name not in taken]
    initials = {name[0] for name in taken}
    if free:
        return next((name for name in free if name[0] not in initials), free[0])
    number = 2
    while f"{names[0]} {number}" in taken:
        number += 1
    return f"{names[0]} {number}"


def players_of(match: Match) -> list[Player]:
    """Who sits at the table of a match, read from the names in its log."""
    found: list[Player] = []
    for entry in match.seats:
        parts = WITH_BOT.fullmatch(entry)
        found.append(Player(parts[1], parts[2]) if parts and is_bot(parts[2]) else Player(entry))
    return found


def bot_decision(match: Match, bot: str) -> int:
    """What a bot does in the pending decision. Its seed follows from match, seat and moment: a resumed match goes on alike."""
    return decide(match, make_bot(bot, match.game, seed_now(match)))


def bot_advice(match: Match, bot: str) -> Advice:
    """What a bot would do in the pending decision, and why."""
    return ask(match, make_bot(bot, match.game, seed_now(match)))


def bot_comparison(match: Match, bot: str, action: int) -> Advice | None:
    """Why a bot would not choose an action; None if it does not think ahead."""
    asked = make_bot(bot, match.game, seed_now(match))
    return asked.why_not(perspective_of(match, asked.seed), action) if isinstance(asked, SearchBot) else None


def seed_now(match: Match) -> int:
    return Rng(match.seed, BOT_STREAM + match.actor, len(match.entries)).word()
