"""Texts, JSON, numbers and bounds of what a game says."""

from signoria.core.checks import check, spread
from signoria.core.conformance.playing import matches
from signoria.core.game import Game


def texts_round_trip(game: Game, _seed: int) -> None:
    """Text and JSON name every id of both tables, and lead back to it."""
    for table in (game.actions, game.outcomes):
        for number in table:
            check(table.parse(table.text(number)) == number, game, f"text of {table.name} {number}")
            check(table.from_json(table.json(number)) == number, game, f"JSON of {table.name} {number}")
        check(len({table.text(number) for number in table}) == table.size, game, f"a {table.name} text is used twice")


def tables_are_numbered(game: Game, _seed: int) -> None:
    """Reasons are numbered uniquely, events by their place, and events have a rule."""
    check([kind.code for kind in game.events] == list(range(len(game.events))), game, "events are not numbered in order")
    check(len({reason.code for reason in game.reasons}) == len(game.reasons), game, "a reason number is used twice")
    for kind in game.events:
        check(kind.section.startswith("§"), game, f"event {kind.key} names no rule")
    for reason in game.reasons:
        check(reason.section.startswith("§"), game, f"refusal {reason.key} names no rule")


def arguments_stay_in_bounds(game: Game, seed: int) -> None:
    """Events keep to the bounds their kinds declare, and prompts are known."""
    for match in matches(game, seed):
        for told in match.told:
            for arg, number in zip(game.event_kind(told.event).args, told.event.numbers(), strict=False):
                check(arg.low <= number <= arg.high, game, f"event {game.event_kind(told.event).key}: {arg.name} is {number}")
    for state in spread(game, seed):
        if state.actor() >= 0:
            check(game.prompt(state).key in game.prompts, game, f"prompt {game.prompt(state).key} is not declared")
