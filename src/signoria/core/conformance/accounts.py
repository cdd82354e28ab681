"""Points are told, matches end, pieces are conserved, and chance is keyed."""

from signoria.core.checks import check
from signoria.core.codec import POINTS
from signoria.core.conformance.playing import MATCHES, matches, random_match
from signoria.core.game import Game
from signoria.core.journal import Event
from signoria.core.rng import Rng
from signoria.core.state import OVER
from signoria.core.walk import choose, setups


def points_of(game: Game, event: Event) -> tuple[int, int, bool]:
    """The seat an event gives points to, how many, and whether they are the automa's."""
    kind, args = game.event_kind(event), game.event_args(event)
    points = sum(args[arg.name] for arg in kind.args if arg.kind == POINTS)
    return args.get("seat", 0), points, kind.rival


def events_sum_to_scores(game: Game, seed: int) -> None:
    """After every step the points told so far are the scores."""
    for match in matches(game, seed):
        for entries in {len(match.entries), len(match.entries) // 2, len(match.entries) // 3}:
            earlier = match.at(entries)
            scores, rivals = [0] * match.players, [0] * len(earlier.state.rivals())
            for told in earlier.told:
                seat, points, rival = points_of(game, told.event)
                if rival:
                    rivals[0] += points
                else:
                    scores[seat] += points
            check(scores == earlier.scores(), game, f"events sum to {scores}, the scores are {earlier.scores()}")
            check(rivals == earlier.state.rivals(), game, f"rival events sum to {rivals}, not {earlier.state.rivals()}")


def matches_end(game: Game, seed: int) -> None:
    """Random matches end within the stated number of decisions, with places for all."""
    for players, options in setups(game, seed, variants=1):
        for number in range(MATCHES):
            state, rng, decisions = game.initial(players, options=options), Rng(seed, 12, number), 0
            while state.actor() != OVER:
                decisions += state.actor() >= 0
                check(
                    decisions <= game.max_decisions, game, f"a match of {players} goes on after {game.max_decisions} decisions"
                )
                state.apply(choose(state, rng))
            places = state.placings()
            check(len(places) == players and min(places) >= 1, game, f"places are {places}")
            check(1 in places or bool(state.rivals()), game, f"nobody won: {places}")


def nothing_is_lost(game: Game, seed: int) -> None:
    """Components are conserved at every step, as the game declares them."""
    for players, options in setups(game, seed):
        state, rng = game.initial(players, options=options), Rng(seed, 13)
        while True:
            for name, (counted, expected) in game.conserved(state).items():
                check(counted == expected, game, f"{name}: {counted} instead of {expected}")
            if state.actor() == OVER:
                break
            state.apply(choose(state, rng))


def chance_is_keyed(game: Game, seed: int) -> None:
    """The same seed gives the same match for the same decisions, another seed another one."""
    for players in range(game.min_players, game.max_players + 1):
        options = game.check_options(None)
        one, same = random_match(game, players, options, seed), random_match(game, players, options, seed)
        check(one.log == same.log, game, "the same seed and decisions gave two different matches")
        others = [random_match(game, players, options, seed + n).log for n in range(1, 4)]
        check(any(one.log != other for other in others), game, "the seed changes nothing")
