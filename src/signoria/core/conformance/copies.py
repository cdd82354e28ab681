"""Copies, snapshots, logs, undo and previews give back what was there."""

from signoria.core import log
from signoria.core.conformance.playing import matches
from signoria.core.demands import demand, spread
from signoria.core.game import Game
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.core.state import OVER
from signoria.core.walk import choose, setups


def clones_are_independent(game: Game, seed: int) -> None:
    """A copy is equal, and playing on with it leaves the original as it was."""
    rng = Rng(seed)
    for state in spread(game, seed):
        before, copy = state.numbers(), state.clone()
        demand(copy.numbers() == before, game, "a clone differs from its original")
        for _ in range(12):
            if copy.actor() != OVER:
                copy.step(choose(copy, rng))
        demand(state.numbers() == before, game, "playing on with a clone changed the original")


def snapshots_are_exact(game: Game, seed: int) -> None:
    """A snapshot gives an equal position that plays on in the same way."""
    for state in spread(game, seed):
        other = state.from_bytes(state.to_bytes())
        demand(other.numbers() == state.numbers(), game, "a snapshot does not restore the position")
        rngs = Rng(seed), Rng(seed)
        for _ in range(6):
            demand(other.actor() == state.actor(), game, "a restored position asks somebody else")
            if state.actor() == OVER:
                break
            choice = choose(state, rngs[0])
            demand(choose(other, rngs[1]) == choice, game, "a restored position has other choices")
            state.step(choice)
            other.step(choice)
        demand(other.numbers() == state.numbers(), game, "a restored position plays on differently")


def logs_replay_exactly(game: Game, seed: int) -> None:
    """A written log is read back as the same match, event by event."""
    for match in matches(game, seed):
        copy = log.loads(log.dumps(match))
        demand(copy.log == match.log, game, "a log read back has other entries")
        demand(copy.state.numbers() == match.state.numbers(), game, "a log read back leads to another position")
        demand(story(game, copy) == story(game, match), game, "a log read back tells another story")


def story(game: Game, match: Match) -> list[tuple[int, int, dict[str, int]]]:
    return [(told.entry, told.event.audience, game.event_args(told.event)) for told in match.told]


def undo_restores(game: Game, seed: int) -> None:
    """Where undo is open it gives back the position before the decision; it never crosses chance or another seat."""
    rng = Rng(seed)
    for players, options in setups(game, seed, variants=1):
        match = game.new(players, seed=seed, options=options)
        for _ in range(40):
            if match.over:
                break
            before, actor = match.state.numbers(), match.actor
            actions = match.legal_actions()
            action = actions[rng.below(len(actions))]
            match.step(action)
            if match.undo_refusal(actor) is None:
                after = match.state.numbers()
                demand(match.undo(actor) == action, game, "undo took back another decision")
                demand(match.state.numbers() == before, game, "undo did not restore the position")
                match.step(action)
                demand(match.state.numbers() == after, game, "the same decision after undo led elsewhere")
            else:
                new = [entry.actor for entry in match.entries[-1:]]
                demand(new != [actor] or match.state.barrier(), game, "undo is refused right after an own decision")


def previews_change_nothing(game: Game, seed: int) -> None:
    for players, options in setups(game, seed, variants=1):
        match = game.new(players, seed=seed, options=options)
        rng = Rng(seed)
        for _ in range(15):
            if match.over:
                break
            before = match.state.numbers()
            actions = match.legal_actions()
            for action in actions[:5]:
                match.preview(action)
            demand(match.state.numbers() == before, game, "a preview changed the match")
            match.step(actions[rng.below(len(actions))])
