"""Options that cannot matter in a set-up are refused rather than ignored: whoever asks for one expects something of it."""

from collections.abc import Mapping

from signoria.core.errors import BadSetup
from signoria.core.game import Game, OptionValue


def check_relevance(game: Game, players: int, given: Mapping[str, OptionValue]) -> None:
    """BadSetup for the first given option that changes nothing for this many players or with the other options."""
    chosen = game.check_options(given)
    for option in game.options:
        if option.key not in given:
            continue
        if option.players and players not in option.players:
            wanted = " or ".join(str(number) for number in option.players)
            noun = "player" if option.players == (1,) else "players"
            raise BadSetup(f"option {option.key} only matters with {wanted} {noun}, not with {players}; leave it out")
        other, values = option.needs
        if other and chosen[other] not in values:
            wanted = " or ".join(values)
            raise BadSetup(f"option {option.key} only matters with {other}={wanted}, not with {chosen[other]}; leave it out")
