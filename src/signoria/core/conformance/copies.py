"""Copies, snapshots, logs, undo and previews give back what was there."""

from signoria.core import log
from signoria.core.checks import check, spread
from signoria.core.conformance.playing import matches
from signoria.core.game import Game
from signoria.core.match import Match
from signoria.core.rng import Rng
from signoria.core.state import OVER
from signoria.core.walk import choose, setups


def clones_are_independent(game: Game, seed: int) -> None:
    """A copy is equal, and playing on with it leaves the original as it was."""
    rng = Rng(seed)
    for state in spread(game, seed):
        before, copy = state.to_ints(), state.clone()
        check(copy.to_ints() == before, game, "a clone differs from its original")
        for _ in range(12):
            if copy.actor() != OVER:
                copy.step(choose(copy, rng))
        check(state.to_ints() == before, game, "playing on with a clone changed the original")


def snapshots_are_exact(game: Game, seed: int) -> None:
    """A snapshot gives an equal position that plays on in the same way."""
    for state in spread(game, seed):
        other = state.from_bytes(state.to_bytes())
        check(other.to_ints() == state.to_ints(), game, "a snapshot does not restore the position")
        rngs = Rng(seed), Rng(seed)
        for _ in range(6):
            check(other.actor() == state.actor(), game, "a restored position asks somebody else")
            if state.actor() == OVER:
                break
            choice = choose(state, rngs[0])
            check(choose(other, rngs[1]) == choice, game, "a restored position has other choices")
            state.step(choice)
            other.step(choice)
        check(other.to_ints() == state.to_ints(), game, "a restored position plays on differently")


def logs_replay_exactly(game: Game, seed: int) -> None:
    """A written log is read back as the same match, event by event."""
    for match in matches(game, seed):
        copy = log.loads(log.dumps(match))
        check(copy.log == match.log, game, "a log read back has other entries")
        check(copy.state.to_ints() == match.state.to_ints(), game, "a log read back leads to another position")
        check(story(game, copy) == story(game, match), game, "a log read back tells another story")


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
            before, actor = match.state.to_ints(), match.actor
            actions = match.legal_actions()
            action = actions[rng.below(len(actions))]
            match.step(action)
            if match.undo_refusal(actor) is None:
                after = match.state.to_ints()
                check(match.undo(actor) == action, game, "undo took back another decision")
                check(match.state.to_ints() == before, game, "undo did not restore the position")
                match.step(action)
                check(match.state.to_ints() == after, game, "the same decision after undo led elsewhere")
            else:
                new = [entry.actor for entry in match.entries[-1:]]
                check(new != [actor] or match.state.barrier(), game, "undo is refused right after an own decision")


def previews_change_nothing(game: Game, seed: int) -> None:
    for players, options in setups(game, seed, variants=1):
        match = game.new(players, seed=seed, options=options)
        rng = Rng(seed)
        for _ in range(15):
            if match.over:
                break
            before = match.state.to_ints()
            actions = match.legal_actions()
            for action in actions[:5]:
                match.preview(action)
            check(match.state.to_ints() == before, game, "a preview changed the match")
            match.step(actions[rng.below(len(actions))])
