"""What a preview tells happens; where its seat cannot know more, it stops and says so."""

from collections import Counter

import pytest

from signoria.bots.play import decide
from signoria.bots.registry import make_bot
from signoria.core import registry
from signoria.core.game import Game
from signoria.core.journal import Event, sees
from signoria.core.language import LANGUAGES
from signoria.core.match import Match
from signoria.core.state import OVER

SHIPPED = [name for name in registry.names() if name != "corte"]
LAST = 20


def nearly_over(game: Game, seed: int) -> Match:
    """A match of simple sensible play, before its last decisions."""
    match = game.new(max(game.usual_players, 2), seed=seed)
    bot = make_bot("greedy", game, seed)
    while not match.over:
        match.step(decide(match, bot))
    decisions = [number for number, entry in enumerate(match.entries) if entry.actor >= 0]
    return match.at(decisions[-min(LAST, len(decisions))])


def plain(events: list[Event]) -> list[tuple[int, ...]]:
    return [(event.kind, *event.numbers()) for event in events]


@pytest.mark.parametrize("matches", [4, pytest.param(12, marks=pytest.mark.long)])
@pytest.mark.parametrize("key", SHIPPED)
def test_the_last_previews_of_matches_come_true(key: str, matches: int) -> None:
    game = registry.load(key)
    bot = make_bot("greedy", game, 0)
    ends: Counter[str] = Counter()
    for seed in range(matches):
        match = nearly_over(game, seed)
        while not match.over:
            seat, action = match.actor, decide(match, bot)
            preview = match.preview(action)
            told = plain([event for event in match.step(action) if sees(event.audience, seat)])
            assert told[: len(preview.events)] == plain(preview.events), game.text(action)
            assert preview.stops_at or told == plain(preview.events)
        ends[preview.stops_at] += 1
        assert preview.actor == OVER or preview.stops_at
    # The others' objectives and nobility tiles are turned up at the end.
    if key in ("florence", "ilvecchio"):
        assert ends["stops-end"] >= matches // 4, ends


@pytest.mark.parametrize("key", SHIPPED)
def test_where_a_preview_stops_is_said_in_words_of_the_game(key: str) -> None:
    game = registry.load(key)
    words = [game.wording(language) for language in LANGUAGES]
    match, bot = game.new(max(game.usual_players, 2), seed=3), make_bot("greedy", game, 3)
    stops: Counter[str] = Counter()
    while not match.over:
        action = decide(match, bot)
        stops[match.preview(action).stops_at] += 1
        match.step(action)
    assert stops.pop("") > 0
    assert stops
    assert "stops-chance" not in stops, "chance without words of its own"
    for message in stops:
        said = {each.shared(message) for each in words}
        assert len(said) == len(LANGUAGES), message
        assert message not in said
