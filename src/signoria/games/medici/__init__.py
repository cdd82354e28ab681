"""Medici by Reiner Knizia, for 3 to 6 players."""

from signoria.core.edition import Edition
from signoria.core.game import Game, Options
from signoria.core.state import State
from signoria.games.medici.actions import ACTIONS, OUTCOMES, REASONS
from signoria.games.medici.claims import CLAIMS
from signoria.games.medici.edition import FEWEST, MOST, read_components
from signoria.games.medici.events import EVENTS
from signoria.games.medici.observation import feature_names
from signoria.games.medici.state import MediciState
from signoria.games.medici.story import STORY
from signoria.games.medici.view import conserved, own_view, prompt, shared_view, view

# A round has at most 36 auctions of one card, each with two questions to the revealer and six to bidders.
LONGEST = 3 * 36 * 8


def make(edition: Edition, players: int, _options: Options) -> State:
    return MediciState(read_components(edition, players))


GAME = Game(
    key="medici",
    title="Medici",
    rules=1,
    min_players=FEWEST,
    max_players=MOST,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    reasons=REASONS,
    events=EVENTS,
    prompts=("more", "bid"),
    options=(),
    max_decisions=LONGEST,
    package=__name__,
    default_edition="amigo",
    make=make,
    view=view,
    view_parts=(shared_view, own_view),
    features=feature_names,
    prompt=prompt,
    conserved=conserved,
    # No `worth`: money is the score, and a match can only end with a round that has been paid. What the round under way would
    # pay depends on lots still to come and is told as a forecast, not as something one has.
    claims=CLAIMS,
    story=STORY,
    minutes=45,
    usual_players=4,
    main_prompts=("bid", "more"),
    lobby_order=2,
)
