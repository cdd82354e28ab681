"""Firenze by Andreas Steding, for 2 to 4 players."""

from signoria.core.edition import Edition
from signoria.core.game import Game, Option, Options
from signoria.core.state import State
from signoria.games.firenze.actions import ACTIONS, COLOURS, OUTCOMES, REASONS
from signoria.games.firenze.claims import CLAIMS
from signoria.games.firenze.components import RULES
from signoria.games.firenze.edition import FEWEST, MOST, MOST_TURNS, PLACING, read_components
from signoria.games.firenze.events import EVENTS
from signoria.games.firenze.observation import feature_names
from signoria.games.firenze.state import FirenzeState
from signoria.games.firenze.story import STORY
from signoria.games.firenze.view import PROMPT_KEYS, conserved, own_view, prompt, shared_view, view, worth

# In a turn a player chooses a card and pays for it (6), exchanges (7), builds and pays (7 + 50), completes commissions (14),
# plays every person held (32, with two questions each) and discards cards; all bricks of the box can be returned once to an
# event and once to the limit (2 x 150, six colours of 25 each).
A_TURN = 6 + 7 + 57 + 14 + 3 * 32 + 32 + 300
# The most turns an edition may allow; the shipped one has 60 (F43).
LONGEST = MOST * MOST_TURNS * A_TURN

OPTIONS = (
    Option("neutral-seals", "recommended", choices=tuple(PLACING), group="seals", rule="§2.2, F3"),
    Option(
        "neutral-number", 5, low=0, high=7, group="seals", rule="§2.2, F3", needs=("neutral-seals", ("recommended", "dice"))
    ),
    Option(
        "dead-colour",
        "by-lot",
        choices=("by-lot", *COLOURS.values),
        group="seals",
        rule="§14.2, F29",
        needs=("neutral-seals", ("dead-colour",)),
    ),
    Option("campanile", True, group="cards", rule="§11, F5"),
    Option("automatic-discards", False, group="cards", rule="§14.3, F21"),
)


def make(edition: Edition, players: int, options: Options) -> State:
    return FirenzeState(read_components(edition, players, options))


GAME = Game(
    key="firenze",
    title="Firenze",
    rules=int(RULES),
    min_players=FEWEST,
    max_players=MOST,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    reasons=REASONS,
    events=EVENTS,
    prompts=PROMPT_KEYS,
    options=OPTIONS,
    max_decisions=LONGEST,
    package=__name__,
    default_edition="quined",
    make=make,
    view=view,
    view_parts=(shared_view, own_view),
    features=feature_names,
    prompt=prompt,
    conserved=conserved,
    worth=worth,
    claims=CLAIMS,
    story=STORY,
    # With automatic discards, rules_1.py plays by rules 1.
    former_rules={1: lambda _players, options: not options.get("automatic-discards")},
    own_names=(("cards", "card", "card"),),
    minutes=75,
    usual_players=2,
    main_prompts=("choose-card",),
    lobby_order=3,
)
