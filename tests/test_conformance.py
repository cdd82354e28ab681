"""Every registered game keeps the contract; and the suite notices when one does not."""

from typing import Any

import pytest

from signoria.core import preview, registry
from signoria.core.conformance import CHECKS, ConformanceError
from signoria.core.rng import Rng
from signoria.core.state import FIRST_REASON, State
from tests.fixtures import corte
from tests.fixtures.corte import BURIED, Corte, variant

registry.register(corte.GAME)


# Checks that compare thousands of deals.
LONG = {("florence", "redealing_is_fair"), ("ilvecchio", "redealing_is_fair"), ("ilvecchio", "redealing_shows_nothing")}


@pytest.mark.parametrize(
    ("game", "check"),
    [
        pytest.param(game, check, marks=[pytest.mark.long] * ((game, check) in LONG))
        for game in registry.names()
        for check in CHECKS
    ],
)
def test_game_conforms(game: str, check: str) -> None:
    CHECKS[check](registry.load(game), 1)


def test_every_shipped_game_is_put_through() -> None:
    assert {"medici", "corte"} <= set(registry.names())


def fails(check: str, game: Any, match: str) -> None:
    with pytest.raises(ConformanceError, match=match):
        CHECKS[check](game, 1)


@pytest.mark.parametrize("game", registry.names())
def test_reasons_are_numbered_without_gaps(game: str) -> None:
    numbers = sorted(reason.code for reason in registry.load(game).reasons)
    assert numbers == list(range(FIRST_REASON, FIRST_REASON + len(numbers)))


def test_a_peeking_view_is_caught() -> None:
    def peeking(state: State, seat: int) -> dict[str, Any]:
        neighbour = (seat + 1) % state.players
        return {**corte.view(state, seat), "next": state.held(neighbour)[:1]}

    fails("redealing_shows_nothing", variant(view=peeking), "shows a secret")
    fails("hidden_choices_show_nothing", variant(view=peeking), "tell hidden choices")


def test_a_peeking_observation_is_caught() -> None:
    class Peeking(Corte):
        def fill_in(self, viewer: int, out: Any, at: int) -> None:
            super().fill_in(viewer, out, at)
            out[at] = sum(self.held(corte.DECK)) if self.stage == "play" else 0

    fails("observations_keep_secrets", variant(Peeking), "shows a secret")


def test_an_observation_that_tells_hidden_choices_apart_is_caught() -> None:
    class Telling(Corte):
        def fill_in(self, viewer: int, out: Any, at: int) -> None:
            super().fill_in(viewer, out, at)
            out[at] = max(self.held(BURIED + (viewer + 1) % self.players), default=0)

        def redeal(self, viewer: int, rng: Rng) -> None:
            pass

    fails("observations_keep_secrets", variant(Telling), "tells hidden choices apart")


def test_an_observation_that_leaves_something_out_is_caught() -> None:
    class Forgetful(Corte):
        def fill_in(self, viewer: int, out: Any, at: int) -> None:
            super().fill_in(viewer, out, at)
            for i in range(8 + self.players, self.observation_size()):
                out[at + i] = 0

    fails("observations_tell_views_apart", variant(Forgetful), "for two views")


def test_features_without_a_name_and_beyond_their_place_are_caught() -> None:
    class Sprawling(Corte):
        def fill_in(self, viewer: int, out: Any, at: int) -> None:
            super().fill_in(viewer, out, at)
            if at + self.observation_size() < len(out):
                out[at + self.observation_size()] = 1

    fails("observations_are_named", variant(features=lambda players: corte.feature_names(players)[1:]), "names")
    fails("observations_are_named", variant(features=lambda players: ["card"] * 60), "the same name")
    fails("observations_are_named", variant(Sprawling), "beyond its place")


def test_a_leaking_event_is_caught() -> None:
    class Leaking(Corte):
        def tell_deal(self, c: int) -> None:
            if self.journal is not None:
                self.journal.emit(corte.HAND_CARD, self.at, c)

    fails("hidden_choices_show_nothing", variant(Leaking), "tell hidden choices")


def test_a_prompt_that_depends_on_a_secret_is_caught() -> None:
    def telling(state: State) -> corte.Prompt:
        return corte.Prompt("bury", {"deck": sum(state.held(corte.DECK))}, "§2")

    fails("redealing_shows_nothing", variant(prompt=telling), "prompt")


class Permuting(Corte):
    """Shuffles the cards from where they lie instead of collecting them first: the truth shows through."""

    def redeal(self, viewer: int, rng: Rng) -> None:
        cards = self.unknown(viewer)
        for i in range(len(cards) - 1, 0, -1):
            j = rng.below(i + 1)
            a, b = cards[i], cards[j]
            self.where[a], self.where[b] = self.where[b], self.where[a]


class Generous(Corte):
    """Depends on the view and the stream alone, but lets the others hold low cards too often."""

    def redeal(self, viewer: int, rng: Rng) -> None:
        cards = self.unknown(viewer)
        places = sorted(self.where[c] for c in cards)
        for place in reversed(places):
            self.where[cards.pop(rng.below(max(1, len(cards) // 2)))] = place


class Lazy(Corte):
    """Keeps the truth."""

    def redeal(self, viewer: int, rng: Rng) -> None:
        pass


@pytest.mark.parametrize(
    ("biased", "check"),
    [(Permuting, "redealing_forgets_the_truth"), (Generous, "redealing_is_fair"), (Lazy, "redealing_ignores_hidden_choices")],
)
def test_a_biased_redeal_is_caught(biased: type[Corte], check: str) -> None:
    fails(check, variant(biased), "redeal")


def test_wrong_accounts_are_caught() -> None:
    class Embezzling(Corte):
        def score(self, winner: int, points: int, kind: int, detail: int) -> None:
            super().score(winner, points, kind, detail)
            self.points[winner] += 1

    fails("events_sum_to_scores", variant(Embezzling), "events sum to")


def test_a_refusal_that_disagrees_with_legal_is_caught() -> None:
    class Strict(Corte):
        def refusal(self, action: int) -> int:
            return super().refusal(action) or (corte.refuse(corte.NOT_IN_HAND, 1) if action == 0 else 0)

    fails("legal_means_no_refusal", variant(Strict), "id 0")


def test_a_reason_that_is_not_true_is_caught() -> None:
    class Lying(Corte):
        def refusal(self, action: int) -> int:
            code = super().refusal(action)
            return corte.refuse(corte.NOT_IN_HAND, max(self.held(self.actor())) + 0) if code and self.actor() >= 0 else code

    fails("reasons_are_true", variant(Lying), "which is not true")
    fails("reasons_are_true", variant(claims={}), "claims and reasons differ: not-in-hand")


def test_a_pick_that_disagrees_with_legal_is_caught() -> None:
    class Stubborn(Corte):
        def pick(self, rng: Rng) -> int:
            return self.legal_actions()[0]

    fails("picking_follows_the_list", variant(Stubborn), "pick and legal disagree")


def test_a_shallow_clone_is_caught() -> None:
    class Shallow(Corte):
        def clone(self) -> Corte:
            copy = super().clone()
            copy.where = self.where
            return copy

    fails("clones_are_independent", variant(Shallow), "changed the original")


def test_a_match_that_goes_on_is_caught() -> None:
    fails("matches_end", variant(max_decisions=3), "goes on after 3")


def test_lost_components_are_caught() -> None:
    fails("nothing_is_lost", variant(conserved=lambda state: {"cards": (12, 13)}), "cards: 12 instead of 13")


def test_a_preview_that_tells_what_it_imagines_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if one imagined position were the truth."""
    monkeypatch.setattr(preview, "DEALS", 1)
    monkeypatch.setattr(preview, "DEALS_WHEN_SHOWN", 1)
    fails("previews_are_true", registry.load("ilvecchio"), "is not true")
