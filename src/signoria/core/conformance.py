"""Checks any game can be put through. Each takes a game and a seed and raises Nonconforming with the first fault it finds.

CHECKS lists them by name. They look at random positions of every number of players, with default and random options.
"""

from collections.abc import Callable, Iterator
from typing import Final

from signoria import COMPILED
from signoria.core import log
from signoria.core.claims import reasons_are_true
from signoria.core.codec import POINTS
from signoria.core.demands import Nonconforming, choices_of, demand, spread
from signoria.core.errors import IllegalAction
from signoria.core.game import SPECTATOR, Game
from signoria.core.journal import EVERYONE, Event, sees
from signoria.core.match import Match
from signoria.core.observation_checks import (
    observations_are_named,
    observations_keep_secrets,
    observations_tell_views_apart,
)
from signoria.core.rng import Rng
from signoria.core.room import buffer
from signoria.core.state import CHANCE, LEGAL, OVER, State
from signoria.core.walk import choose, deal, listen, setups

MATCHES: Final = 6
# Both modes re-deal alike, so the slow one need not show it as often.
DEALS: Final = 1500 if COMPILED else 400
# Two samples of the same distribution differ by more than this many standard deviations once in two million comparisons.
DEVIATIONS: Final = 5.0


# ---- decisions ----------------------------------------------------------------------------------------------------------


def legal_actions_are_ascending(game: Game, seed: int) -> None:
    """Ascending, unique, inside the table, and at least two: a question with one answer is not asked."""
    for state in spread(game, seed):
        table = game.outcomes if state.actor() == CHANCE else game.actions
        ids = choices_of(state)
        demand(len(ids) >= 2, game, f"only {len(ids)} choices for {state.actor()}: {ids}")
        demand(ids == sorted(set(ids)), game, f"choices are not ascending and unique: {ids}")
        demand(ids[0] >= 0 and ids[-1] < table.size, game, f"a choice is outside the {table.name} table: {ids}")
        demand(all(weight > 0 for _, weight in state.chance_outcomes()), game, "an outcome has no weight")


def legal_means_no_refusal(game: Game, seed: int) -> None:
    """Over the whole table and beyond its ends, an id is legal exactly when there is no reason against it."""
    for state in spread(game, seed):
        legal = set() if state.actor() == CHANCE else set(state.legal_actions())
        for action in range(-2, game.actions.size + 2):
            code = state.refusal(action)
            demand((code == LEGAL) == (action in legal), game, f"id {action}: legal {action in legal}, refusal {code}")
            if code != LEGAL:
                game.refusal(code)


def legal_actions_step(game: Game, seed: int) -> None:
    """Every legal action can be carried out and leads to a position somebody, chance or nobody must go on from."""
    for state in spread(game, seed):
        if state.actor() != CHANCE:
            for action in state.legal_actions():
                copy = state.clone()
                copy.step(action)
                demand(OVER <= copy.actor() < game.most, game, f"after {game.text(action)} the actor is {copy.actor()}")


def illegal_actions_change_nothing(game: Game, seed: int) -> None:
    """Illegal ids raise and leave the position as it was."""
    rng = Rng(seed)
    for state in spread(game, seed):
        before = state.numbers()
        possible = choices_of(state)
        for action in (-1, game.actions.size + game.outcomes.size, *(rng.below(game.actions.size) for _ in range(8))):
            if action not in possible:
                try:
                    state.step(action)
                except IllegalAction as refused:
                    demand(bool(str(refused)), game, f"no words for the refusal of {action}")
                else:
                    raise Nonconforming(f"{game.key}: id {action} is not legal, yet it was carried out")
                demand(state.numbers() == before, game, f"refusing {action} changed the position")


def sampling_follows_the_weights(game: Game, seed: int) -> None:
    """`sample` draws the same outcome as a walk over the listed weights."""
    actions, weights = buffer(), buffer()
    for state in spread(game, seed):
        if state.actor() == CHANCE:
            count = state.outcomes(actions, weights)
            listed = actions[Rng(seed, 1).weighted(count, weights)]
            demand(state.sample(Rng(seed, 1)) == listed, game, "sample and outcomes disagree")


def picking_follows_the_list(game: Game, seed: int) -> None:
    """`pick` takes the same decision as a look at a random place of the list of legal ones."""
    actions = buffer()
    for index, state in enumerate(spread(game, seed)):
        if state.actor() >= 0:
            listed = actions[Rng(seed, 2, index).below(state.legal(actions))]
            demand(state.pick(Rng(seed, 2, index)) == listed, game, "pick and legal disagree")


# ---- copies -------------------------------------------------------------------------------------------------------------


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


def random_match(game: Game, players: int, options: dict[str, bool | int | str], seed: int) -> Match:
    match = game.new(players, seed=seed, options=options)
    rng = Rng(seed, 99)
    while not match.over:
        actions = match.legal_actions()
        match.step(actions[rng.below(len(actions))])
    return match


def matches(game: Game, seed: int) -> Iterator[Match]:
    for players, options in setups(game, seed, variants=1):
        for number in range(MATCHES // 2):
            yield random_match(game, players, options, seed + number)


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


# ---- words --------------------------------------------------------------------------------------------------------------


def texts_round_trip(game: Game, _seed: int) -> None:
    """Text and JSON name every id of both tables, and lead back to it."""
    for table in (game.actions, game.outcomes):
        for number in table:
            demand(table.parse(table.text(number)) == number, game, f"text of {table.name} {number}")
            demand(table.from_json(table.json(number)) == number, game, f"JSON of {table.name} {number}")
        demand(len({table.text(number) for number in table}) == table.size, game, f"a {table.name} text is used twice")


def tables_are_numbered(game: Game, _seed: int) -> None:
    """Reasons are numbered uniquely, events by their place, and events have a rule."""
    demand([kind.code for kind in game.events] == list(range(len(game.events))), game, "events are not numbered in order")
    demand(len({reason.code for reason in game.reasons}) == len(game.reasons), game, "a reason number is used twice")
    for kind in game.events:
        demand(kind.section.startswith("§"), game, f"event {kind.key} names no rule")
    for reason in game.reasons:
        demand(reason.section.startswith("§"), game, f"refusal {reason.key} names no rule")


def arguments_stay_in_bounds(game: Game, seed: int) -> None:
    """Events keep to the bounds their kinds declare, and prompts are known."""
    for match in matches(game, seed):
        for told in match.told:
            for arg, number in zip(game.event_kind(told.event).args, told.event.numbers(), strict=False):
                demand(arg.low <= number <= arg.high, game, f"event {game.event_kind(told.event).key}: {arg.name} is {number}")
    for state in spread(game, seed):
        if state.actor() >= 0:
            demand(game.prompt(state).key in game.prompts, game, f"prompt {game.prompt(state).key} is not declared")


# ---- secrets ------------------------------------------------------------------------------------------------------------


def viewers(state: State) -> range:
    return range(SPECTATOR, state.players)


def redealing_shows_nothing(game: Game, seed: int) -> None:
    """What a seat sees and may do does not change when what it cannot know is dealt anew; nor does what spectators see."""
    for number, state in enumerate(spread(game, seed)):
        for seat in range(state.players):
            other = state.clone()
            other.redeal(seat, Rng(seed, 7, number))
            demand(game.view(other, seat) == game.view(state, seat), game, f"the view of seat {seat} shows a secret")
            spectator = game.view(other, SPECTATOR) == game.view(state, SPECTATOR)
            demand(spectator, game, "the spectators' view shows a secret")
            demand(other.actor() == state.actor(), game, f"redealing for seat {seat} changed who decides")
            demand(other.scores() == state.scores(), game, f"redealing for seat {seat} changed the scores")
            if state.actor() == seat:
                demand(other.legal_actions() == state.legal_actions(), game, f"legal actions of seat {seat} show a secret")
                demand(game.prompt(other) == game.prompt(state), game, f"the prompt of seat {seat} shows a secret")


def redealing_forgets_the_truth(game: Game, seed: int) -> None:
    """A re-dealt position depends on the seat's view and the random stream alone, not on what was there before."""
    for number, state in enumerate(spread(game, seed)):
        for seat in range(state.players):
            first, second = state.clone(), state.clone()
            second.redeal(seat, Rng(seed, 8, number))
            first.redeal(seat, Rng(seed, 9, number))
            second.redeal(seat, Rng(seed, 9, number))
            demand(first.numbers() == second.numbers(), game, f"redeal for seat {seat} remembers what it replaced")


def redealing_ignores_hidden_choices(game: Game, seed: int) -> None:
    """Two positions that differ by a choice a seat may not know are re-dealt for it to one and the same position."""
    for state in spread(game, seed):
        if state.audience() != EVERYONE:
            choices = choices_of(state)
            for seat in range(state.players):
                if not sees(state.audience(), seat):
                    redealt = [redealt_after(state, choice, seat, seed) for choice in (choices[0], choices[-1])]
                    demand(redealt[0] == redealt[1], game, f"redeal for seat {seat} keeps what it cannot know")


def redealt_after(state: State, choice: int, seat: int, seed: int) -> list[int]:
    copy = state.clone()
    copy.step(choice)
    copy.redeal(seat, Rng(seed, 14))
    return copy.numbers()


def redealing_is_fair(game: Game, seed: int) -> None:
    """After the opening draws, re-dealt hands are spread like dealt ones."""
    for players in {game.fewest, game.most}:
        options = game.check_options(None)
        for seat in {0, players - 1}:
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


def compare_frequencies(game: Game, fact: tuple[str, str], dealt: int, redealt: int) -> None:
    share = (dealt + redealt) / (2 * DEALS)
    deviation = (2 * share * (1 - share) * DEALS) ** 0.5
    demand(
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
                    demand(len(seen) == 1, game, f"seat {seat} can tell hidden choices of {state.actor()} apart")


def what_it_sees(game: Game, state: State, seat: int, choice: int) -> tuple[object, list[tuple[int, dict[str, int]]]]:
    copy = state.clone()
    journal = listen(copy)
    copy.step(choice)
    told = [(event.kind, game.event_args(event)) for event in journal.take() if sees(event.audience, seat)]
    return game.view(copy, seat), told


# ---- accounts -----------------------------------------------------------------------------------------------------------


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
            demand(scores == earlier.scores(), game, f"events sum to {scores}, the scores are {earlier.scores()}")
            demand(rivals == earlier.state.rivals(), game, f"rival events sum to {rivals}, not {earlier.state.rivals()}")


def matches_end(game: Game, seed: int) -> None:
    """Random matches end within the stated number of decisions, with places for all."""
    for players, options in setups(game, seed, variants=1):
        for number in range(MATCHES):
            state, rng, decisions = game.initial(players, options=options), Rng(seed, 12, number), 0
            while state.actor() != OVER:
                decisions += state.actor() >= 0
                demand(decisions <= game.longest, game, f"a match of {players} goes on after {game.longest} decisions")
                state.apply(choose(state, rng))
            places = state.placings()
            demand(len(places) == players and min(places) >= 1, game, f"places are {places}")
            demand(1 in places or bool(state.rivals()), game, f"nobody won: {places}")


def nothing_is_lost(game: Game, seed: int) -> None:
    """Components are conserved at every step, as the game declares them."""
    for players, options in setups(game, seed):
        state, rng = game.initial(players, options=options), Rng(seed, 13)
        while True:
            for name, (counted, expected) in game.conserved(state).items():
                demand(counted == expected, game, f"{name}: {counted} instead of {expected}")
            if state.actor() == OVER:
                break
            state.apply(choose(state, rng))


def chance_is_keyed(game: Game, seed: int) -> None:
    """The same seed gives the same match for the same decisions, another seed another one."""
    for players in range(game.fewest, game.most + 1):
        options = game.check_options(None)
        one, same = random_match(game, players, options, seed), random_match(game, players, options, seed)
        demand(one.log == same.log, game, "the same seed and decisions gave two different matches")
        others = [random_match(game, players, options, seed + n).log for n in range(1, 4)]
        demand(any(one.log != other for other in others), game, "the seed changes nothing")


Check = Callable[[Game, int], None]
CHECKS: Final[dict[str, Check]] = {
    check.__name__: check
    for check in (
        legal_actions_are_ascending,
        legal_means_no_refusal,
        reasons_are_true,
        legal_actions_step,
        illegal_actions_change_nothing,
        sampling_follows_the_weights,
        picking_follows_the_list,
        clones_are_independent,
        snapshots_are_exact,
        logs_replay_exactly,
        undo_restores,
        previews_change_nothing,
        texts_round_trip,
        tables_are_numbered,
        arguments_stay_in_bounds,
        redealing_shows_nothing,
        redealing_forgets_the_truth,
        redealing_ignores_hidden_choices,
        redealing_is_fair,
        hidden_choices_show_nothing,
        observations_are_named,
        observations_keep_secrets,
        observations_tell_views_apart,
        events_sum_to_scores,
        matches_end,
        nothing_is_lost,
        chance_is_keyed,
    )
}
