"""What is legal, why something is not, and how chance is drawn."""

from signoria.core.buffers import buffer
from signoria.core.checks import ConformanceError, check, choices_of, spread
from signoria.core.errors import IllegalAction
from signoria.core.game import Game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, LEGAL, OVER


def legal_actions_are_ascending(game: Game, seed: int) -> None:
    """Ascending, unique, inside the table, and at least two: a question with one answer is not asked."""
    for state in spread(game, seed):
        table = game.outcomes if state.actor() == CHANCE else game.actions
        ids = choices_of(state)
        check(len(ids) >= 2, game, f"only {len(ids)} choices for {state.actor()}: {ids}")
        check(ids == sorted(set(ids)), game, f"choices are not ascending and unique: {ids}")
        check(ids[0] >= 0 and ids[-1] < table.size, game, f"a choice is outside the {table.name} table: {ids}")
        check(all(weight > 0 for _, weight in state.chance_outcomes()), game, "an outcome has no weight")


def legal_means_no_refusal(game: Game, seed: int) -> None:
    """Over the whole table and beyond its ends, an id is legal exactly when there is no reason against it."""
    for state in spread(game, seed):
        legal = set() if state.actor() == CHANCE else set(state.legal_actions())
        for action in range(-2, game.actions.size + 2):
            code = state.refusal(action)
            check((code == LEGAL) == (action in legal), game, f"id {action}: legal {action in legal}, refusal {code}")
            if code != LEGAL:
                game.refusal(code)


def legal_actions_step(game: Game, seed: int) -> None:
    """Every legal action can be carried out and leads to a position somebody, chance or nobody must go on from."""
    for state in spread(game, seed):
        if state.actor() != CHANCE:
            for action in state.legal_actions():
                copy = state.clone()
                copy.step(action)
                check(OVER <= copy.actor() < game.max_players, game, f"after {game.text(action)} the actor is {copy.actor()}")


def illegal_actions_change_nothing(game: Game, seed: int) -> None:
    """Illegal ids raise and leave the position as it was."""
    rng = Rng(seed)
    for state in spread(game, seed):
        before = state.to_ints()
        possible = choices_of(state)
        for action in (-1, game.actions.size + game.outcomes.size, *(rng.below(game.actions.size) for _ in range(8))):
            if action not in possible:
                try:
                    state.step(action)
                except IllegalAction as refused:
                    check(bool(str(refused)), game, f"no words for the refusal of {action}")
                else:
                    raise ConformanceError(f"{game.key}: id {action} is not legal, yet it was carried out")
                check(state.to_ints() == before, game, f"refusing {action} changed the position")


def sampling_follows_the_weights(game: Game, seed: int) -> None:
    """`sample` draws the same outcome as a walk over the listed weights."""
    actions, weights = buffer(), buffer()
    for state in spread(game, seed):
        if state.actor() == CHANCE:
            count = state.outcomes(actions, weights)
            listed = actions[Rng(seed, 1).weighted(count, weights)]
            check(state.sample(Rng(seed, 1)) == listed, game, "sample and outcomes disagree")


def picking_follows_the_list(game: Game, seed: int) -> None:
    """`pick` takes the same decision as a look at a random place of the list of legal ones."""
    actions = buffer()
    for index, state in enumerate(spread(game, seed)):
        if state.actor() >= 0:
            listed = actions[Rng(seed, 2, index).below(state.legal(actions))]
            check(state.pick(Rng(seed, 2, index)) == listed, game, "pick and legal disagree")
