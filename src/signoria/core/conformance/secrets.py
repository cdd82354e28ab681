"""What a seat cannot know reaches it in no way, and is dealt anew fairly."""

from collections.abc import Iterator
from typing import Any, Final

from signoria import COMPILED
from signoria.core.checks import check, choices_of, spread
from signoria.core.game import SPECTATOR, Game
from signoria.core.journal import EVERYONE, sees
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.walk import deal, listen

# Both modes re-deal alike, so the slow one need not show it as often.
DEALS: Final = 1500 if COMPILED else 400
# Two samples of the same distribution differ by more than this many standard deviations once in two million comparisons.
DEVIATIONS: Final = 5.0


def viewers(state: State) -> range:
    return range(SPECTATOR, state.players)


def redealing_shows_nothing(game: Game, seed: int) -> None:
    """What a seat sees and may do does not change when what it cannot know is dealt anew; nor does what spectators see."""
    for number, state in enumerate(spread(game, seed)):
        for seat in range(state.players):
            other = state.clone()
            other.redeal(seat, Rng(seed, 7, number))
            check(game.view(other, seat) == game.view(state, seat), game, f"the view of seat {seat} shows a secret")
            spectator = game.view(other, SPECTATOR) == game.view(state, SPECTATOR)
            check(spectator, game, "the spectators' view shows a secret")
            check(other.actor() == state.actor(), game, f"redealing for seat {seat} changed who decides")
            check(other.scores() == state.scores(), game, f"redealing for seat {seat} changed the scores")
            if state.actor() == seat:
                check(other.legal_actions() == state.legal_actions(), game, f"legal actions of seat {seat} show a secret")
                check(game.prompt(other) == game.prompt(state), game, f"the prompt of seat {seat} shows a secret")


def redealing_forgets_the_truth(game: Game, seed: int) -> None:
    """A re-dealt position depends on the seat's view and the random stream alone, not on what was there before."""
    for number, state in enumerate(spread(game, seed)):
        for seat in range(state.players):
            first, second = state.clone(), state.clone()
            second.redeal(seat, Rng(seed, 8, number))
            first.redeal(seat, Rng(seed, 9, number))
            second.redeal(seat, Rng(seed, 9, number))
            check(first.to_ints() == second.to_ints(), game, f"redeal for seat {seat} remembers what it replaced")


def redealing_ignores_hidden_choices(game: Game, seed: int) -> None:
    """Two positions that differ by a choice a seat may not know are re-dealt for it to one and the same position."""
    for state in spread(game, seed):
        if state.audience() != EVERYONE:
            choices = choices_of(state)
            for seat in range(state.players):
                if not sees(state.audience(), seat):
                    redealt = [redealt_after(state, choice, seat, seed) for choice in (choices[0], choices[-1])]
                    check(redealt[0] == redealt[1], game, f"redeal for seat {seat} keeps what it cannot know")


def redealt_after(state: State, choice: int, seat: int, seed: int) -> list[int]:
    copy = state.clone()
    copy.step(choice)
    copy.redeal(seat, Rng(seed, 14))
    return copy.to_ints()


def redealing_is_fair(game: Game, seed: int) -> None:
    """After the opening draws, re-dealt hands are spread like dealt ones."""
    for players in {game.min_players, game.max_players}:
        options = game.check_options(None)
        for seat in {0, players - 1}:
            if not any(changed_by_redeal(game, players, options, seat, seed, number) for number in range(DEALS)):
                break
            dealt: dict[tuple[str, str], int] = {}
            redealt: dict[tuple[str, str], int] = {}
            for number in range(DEALS):
                state = deal(game, players, options, Rng(seed, 10, number))
                count_facts(game, state, dealt)
                state.redeal(seat, Rng(seed, 11, number))
                count_facts(game, state, redealt)
            for fact in dealt.keys() | redealt.keys():
                compare_frequencies(game, fact, dealt.get(fact, 0), redealt.get(fact, 0))
            if dealt == redealt:
                break


def changed_by_redeal(game: Game, players: int, options: dict[str, Any], seat: int, seed: int, number: int) -> bool:
    """Whether re-dealing leaves another position than was dealt; where nothing is hidden it never does."""
    state = deal(game, players, options, Rng(seed, 10, number))
    before = state.to_ints()
    state.redeal(seat, Rng(seed, 11, number))
    return state.to_ints() != before


def compare_frequencies(game: Game, fact: tuple[str, str], dealt: int, redealt: int) -> None:
    share = (dealt + redealt) / (2 * DEALS)
    deviation = (2 * share * (1 - share) * DEALS) ** 0.5
    check(
        abs(dealt - redealt) <= max(6.0, DEVIATIONS * deviation),
        game,
        f"redeal is biased: {fact[0]} is {fact[1]} in {dealt} dealt and {redealt} re-dealt positions of {DEALS}",
    )


def count_facts(game: Game, state: State, counts: dict[tuple[str, str], int]) -> None:
    """Count every value that stands anywhere in any seat's view."""
    for seat in range(state.players):
        for fact in facts(game.view(state, seat), f"seat {seat}"):
            counts[fact] = counts.get(fact, 0) + 1


def facts(value: object, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from facts(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from facts(inner, f"{path}[{index}]")
    else:
        yield path, repr(value)


def hidden_choices_show_nothing(game: Game, seed: int) -> None:
    """An outcome or decision a seat may not know changes neither its view nor what it is told, whichever it is."""
    for state in spread(game, seed):
        audience = state.audience()
        if audience != EVERYONE:
            choices = choices_of(state)
            for seat in viewers(state):
                if not sees(audience, seat):
                    seen = {str(what_it_sees(game, state, seat, choice)) for choice in choices[:6]}
                    check(len(seen) == 1, game, f"seat {seat} can tell hidden choices of {state.actor()} apart")


def what_it_sees(game: Game, state: State, seat: int, choice: int) -> tuple[object, list[tuple[int, dict[str, int]]]]:
    copy = state.clone()
    journal = listen(copy)
    copy.step(choice)
    told = [(event.kind, game.event_args(event)) for event in journal.take() if sees(event.audience, seat)]
    return game.view(copy, seat), told
