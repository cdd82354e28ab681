"""Checks any game can be put through. Each takes a game and a seed and raises ConformanceError with the first fault it finds.

CHECKS lists them by name. They look at random positions of every number of players, with default and random options.
"""

from collections.abc import Callable
from typing import Final

from signoria.core.checks import ConformanceError
from signoria.core.claims import reasons_are_true
from signoria.core.conformance.accounts import chance_is_keyed, events_sum_to_scores, matches_end, nothing_is_lost
from signoria.core.conformance.copies import (
    clones_are_independent,
    logs_replay_exactly,
    previews_change_nothing,
    snapshots_are_exact,
    undo_restores,
)
from signoria.core.conformance.decisions import (
    illegal_actions_change_nothing,
    legal_actions_are_ascending,
    legal_actions_step,
    legal_means_no_refusal,
    picking_follows_the_list,
    sampling_follows_the_weights,
)
from signoria.core.conformance.lessons import lessons_can_be_played, lessons_have_words
from signoria.core.conformance.playing import random_match
from signoria.core.conformance.previews import previews_are_true, previews_keep_secrets
from signoria.core.conformance.secrets import (
    hidden_choices_show_nothing,
    redealing_forgets_the_truth,
    redealing_ignores_hidden_choices,
    redealing_is_fair,
    redealing_shows_nothing,
)
from signoria.core.conformance.words import arguments_stay_in_bounds, tables_are_numbered, texts_round_trip
from signoria.core.game import Game
from signoria.core.observation_checks import observations_are_named, observations_keep_secrets, observations_tell_views_apart

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
        previews_keep_secrets,
        previews_are_true,
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
        lessons_can_be_played,
        lessons_have_words,
    )
}

__all__ = ["CHECKS", "Check", "ConformanceError", "random_match"]
