"""Who plays in a match to learn from: the strongest so far, against itself, against some who err, against older ones."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from signoria.bots.registry import LEVELS, level_settings
from signoria.bots.search_bot import SearchBot
from signoria.core.game import Game
from signoria.core.rng import Rng

LINE_UP_STREAM: Final = 0x7EA4
# In so many of a hundred decisions everybody tries something else: matches differ, and what is seldom good is seen too.
TRYING: Final = 4
# Of six opponents three are as strong, two err, one is older.
DRAWN: Final = 6
ERRING: Final = (3, 4)
OLDER: Final = 5
ERRS: Final = {"visit_exponent": 1, "blunder_rate": 15, "noise": 50}


@dataclass(frozen=True)
class Player:
    """A thinking bot in short, for sending it to another process."""

    simulations: int
    visit_exponent: int = 0
    blunder_rate: int = TRYING
    noise: int = 0
    value: Path | None = None

    def errs(self) -> bool:
        """Whether it plays weakly on purpose."""
        return self.visit_exponent > 0 or self.blunder_rate > TRYING or self.noise > 0

    def sit_down(self, game: Game, seed: int) -> SearchBot:
        return SearchBot(
            game,
            seed,
            simulations=self.simulations,
            visit_exponent=self.visit_exponent,
            blunder_rate=self.blunder_rate,
            noise=self.noise,
            value=self.value,
        )


def line_up(game: Game, players: int, simulations: int, values: list[Path], seed: int, number: int) -> list[Player]:
    """Who sits where in a match; `values` are those learned so far, the newest last."""
    rng = Rng(seed, LINE_UP_STREAM, number)
    newest = Player(simulations, value=values[-1] if values else None)
    seats = [opponent(game, newest, values, rng) for _ in range(players)]
    seats[number % players] = newest
    return seats


def opponent(game: Game, newest: Player, values: list[Path], rng: Rng) -> Player:
    kind = rng.below(DRAWN)
    if kind == ERRING[0]:
        return Player(max(8, newest.simulations // 4), value=newest.value, **ERRS)
    if kind == ERRING[1]:
        return weak_level(game, newest, rng)
    if kind == OLDER:
        # The judgement alone is the oldest.
        older: list[Path | None] = [None, *values]
        return Player(newest.simulations, value=older[rng.below(len(older))])
    return newest


def weak_level(game: Game, newest: Player, rng: Rng) -> Player:
    """One of the levels below the strongest, never with more simulations than the one who learns."""
    levels = [numbers for name, numbers in level_settings(game).items() if name in LEVELS[:-1]]
    if not levels:
        return newest
    numbers = levels[rng.below(len(levels))]
    return Player(
        min(numbers["simulations"], newest.simulations),
        visit_exponent=numbers.get("sharpness", 0),
        blunder_rate=numbers.get("whim", 0),
        noise=numbers.get("misjudge", 0),
    )
