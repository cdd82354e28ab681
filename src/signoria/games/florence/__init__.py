"""Florence by Dean Morris, for 2 to 5 families; alone against Strozzi, by Dávid Turczi, Xavi Bordes, David Digby."""

from signoria.core.edition import Edition
from signoria.core.game import Game, Option, Options, Preset
from signoria.core.state import State
from signoria.games.florence.actions import ACTIONS, OUTCOMES, REASONS
from signoria.games.florence.claims import CLAIMS
from signoria.games.florence.components import RULES
from signoria.games.florence.conservation import conserved
from signoria.games.florence.edition import EASIER, FEWEST, HARDER, MOST, read_components
from signoria.games.florence.events import EVENTS
from signoria.games.florence.observation import feature_names
from signoria.games.florence.prompts import PROMPTS, prompt
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.story import STORY
from signoria.games.florence.view import own_view, own_worth, rival_worth, shared_view, view, worth

# Nine rounds; in each a family has at most 24 actions and its pass, in as many turns of at most 12 questions (a card for two
# members who walk three locations each), five cards to throw away before each, and on a journey a question at each of eight
# stops for bragging and for a spy, and Giovanni's offer with five cards.
LONGEST = 9 * 5 * (25 * (12 + 5) + 2 * 8 + 6)


def make(edition: Edition, players: int, options: Options) -> State:
    return FlorenceState(read_components(edition, players, options))


# The two easier and the two harder switches that tell most, as measured (docs/strength.md), and all of either kind.
PRESETS = (
    Preset("gentle", EASIER, (1,)),
    Preset("easier", ("easier-brags", "easier-time"), (1,)),
    Preset("printed", (), (1,)),
    Preset("harder", ("harder-feast", "harder-time"), (1,)),
    Preset("merciless", HARDER, (1,)),
)

GAME = Game(
    key="florence",
    title="Florence",
    rules=int(RULES),
    min_players=FEWEST,
    max_players=MOST,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    reasons=REASONS,
    events=EVENTS,
    prompts=PROMPTS,
    options=(
        *(Option(key, False, group="easier", rule="§11.5, FL55", players=(1,)) for key in EASIER),
        *(Option(key, False, group="harder", rule="§11.5, FL55", players=(1,)) for key in HARDER),
    ),
    max_decisions=LONGEST,
    package=__name__,
    default_edition="carnival",
    make=make,
    view=view,
    view_parts=(shared_view, own_view),
    features=feature_names,
    prompt=prompt,
    conserved=conserved,
    worth=worth,
    own_worth=own_worth,
    rival_worth=rival_worth,
    rivals=("strozzi",),
    rival_families=(2,),
    claims=CLAIMS,
    story=STORY,
    # Alone, rules_1.py plays by rules 1.
    former_rules={1: lambda players, _options: players > 1},
    presets=PRESETS,
    minutes=60,
    usual_players=3,
    main_prompts=("action",),
    lobby_order=1,
)
