"""Who plays whom, where, over which deal."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from signoria.bots.registry import fingerprint
from signoria.core.errors import BadSetup
from signoria.core.game import Game, OptionValue


@dataclass(frozen=True)
class Fixture:
    """One match to be played: the bots by seat, the deal, and everything else that makes it repeatable."""

    number: int
    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    edition: str
    options: tuple[tuple[str, OptionValue], ...]
    # What the bots are made of, and the number of the rules: a result holds for these and no others.
    makeup: tuple[str, ...]
    rules: int

    def form(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots), "makeup": list(self.makeup), "options": dict(self.options)}

    def key(self) -> str:
        """What makes it this fixture and no other, for finding its result in an earlier run."""
        options = ",".join(f"{name}={value}" for name, value in self.options)
        turn = self.number % self.players
        return f"{self.game}/{self.players}/{self.seed}.{turn}/{'+'.join(self.makeup)}/{self.rules}/{self.edition}/{options}"


def table_of(bots: Sequence[str], players: int) -> list[str]:
    """The bots of a table: as many as seats, or one challenger and the rest of the last one named."""
    if len(bots) > players:
        raise BadSetup(f"{len(bots)} bots are named for {players} players; name at most one for each seat")
    if not bots:
        raise BadSetup("no bots are named; give at least one, as in --bots greedy,random")
    return [*bots, *[bots[-1]] * (players - len(bots))]


def schedule(
    game: Game,
    bots: Sequence[str],
    players: int,
    matches: int,
    *,
    seed: int = 0,
    edition: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> list[Fixture]:
    """Every deal is played once from each rotation of the seats, so that nobody gains by where they sit."""
    game.check_players(players)
    if matches < 1:
        raise BadSetup(f"{matches} matches were asked for; at least 1 is needed")
    seats = table_of(bots, players)
    chosen = tuple(sorted(game.check_options(options).items()))
    name = edition or game.default_edition
    fixtures = []
    for number in range(matches):
        turn = number % players
        rotated = tuple(seats[turn:] + seats[:turn])
        made = tuple(fingerprint(bot, game) for bot in rotated)
        deal = seed + number // players
        fixtures.append(Fixture(number, game.key, players, deal, rotated, name, chosen, made, game.rules))
    return fixtures
