"""Il Vecchio by Rüdiger Dorn, for 2 to 4 players."""

from signoria.core.edition import Edition
from signoria.core.game import Game, Option, Options
from signoria.core.state import State
from signoria.games.ilvecchio.actions import ACTIONS, OUTCOMES, REASONS
from signoria.games.ilvecchio.claims import CLAIMS
from signoria.games.ilvecchio.conservation import conserved
from signoria.games.ilvecchio.edition import FEWEST, MOST, read_components
from signoria.games.ilvecchio.events import EVENTS
from signoria.games.ilvecchio.observation import feature_names
from signoria.games.ilvecchio.prompts import PROMPTS, prompt
from signoria.games.ilvecchio.state import IlVecchioState
from signoria.games.ilvecchio.story import STORY
from signoria.games.ilvecchio.view import own_view, own_worth, shared_view, view, worth

# The set-up asks everybody for a tile and for two areas with two towns each. An action asks at most nine questions (who, where,
# how, lie down, take, or followers, florins, tile, bonus) and the end of the turn; there are 200 rounds and a double turn. Each
# of 18 province tiles asks at most five, twice; each of 27 crests everybody once; each of 12 council tiles two.
LONGEST = MOST * 7 + (200 + 2) * MOST * 10 + 2 * 18 * 5 + 27 * MOST + 12 * 2


def make(edition: Edition, players: int, options: Options) -> State:
    return IlVecchioState(read_components(edition, players, options["less-luck"] is True))


GAME = Game(
    key="ilvecchio",
    title="Il Vecchio",
    rules=1,
    min_players=FEWEST,
    max_players=MOST,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    reasons=REASONS,
    events=EVENTS,
    prompts=PROMPTS,
    options=(Option("less-luck", False, rule="§6"),),
    max_decisions=LONGEST,
    package=__name__,
    default_edition="pegasus",
    make=make,
    view=view,
    view_parts=(shared_view, own_view),
    features=feature_names,
    prompt=prompt,
    conserved=conserved,
    worth=worth,
    own_worth=own_worth,
    scored_at_end=True,
    claims=CLAIMS,
    story=STORY,
    own_names=(("places", "name", "place"),),
    # Before V47 the file did not say how often a nobility tile counts; the tiles counted as they do now.
    former_editions={"sha256:a7a8f002b2f3b431da420ab7eb1f7eac6be867cf2a139b196252358dca28aa1a": "pegasus"},
    minutes=60,
    usual_players=3,
    main_prompts=("turn", "double-turn"),
    lobby_order=4,
)
