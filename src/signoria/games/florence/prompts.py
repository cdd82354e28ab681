"""What the acting seat of Florence is asked, and by which rule."""

from typing import cast

from signoria.core.codec import Prompt
from signoria.core.state import State
from signoria.games.florence.components import (
    BRAG_ANYWHERE,
    JOIN_SUPERIOR,
    MOST_OFFERS,
    POST_GUARD,
    RAISE_DEBUTANT,
)
from signoria.games.florence.components import (
    MEDICI as MEDICI_COUNT,
)
from signoria.games.florence.giving import gift_cost
from signoria.games.florence.scoring import price
from signoria.games.florence.state import FlorenceState
from signoria.games.florence.table import (
    ACTS_OF,
    ASK_ACTION,
    ASK_ANYWHERE,
    ASK_BONUS,
    ASK_BRAG,
    ASK_COLOUR,
    ASK_DEPLOY,
    ASK_FIRST,
    ASK_FORWARD,
    ASK_GIFT,
    ASK_HURRIER,
    ASK_HURRY,
    ASK_LAST,
    ASK_MOVE,
    ASK_MOVER,
    ASK_OFFER,
    ASK_PARTNER,
    ASK_PROMOTE,
    ASK_RING,
    ASK_SECOND,
    ASK_SEND_HOME,
    ASK_SHIELD,
    ASK_SIXTH,
    ASK_SWAP_TWO,
    ASK_TAKE_BACK,
    ASK_TRADER,
    ASK_TRAVELLER,
    ASK_WALK,
    ASK_WALKER,
    ASK_WALKER_TWO,
    GOAL_OF,
    HELD_BY,
    RING_OF,
)

# Each question with its key, the § behind it, and its rulings.
QUESTIONS: dict[int, tuple[str, str, tuple[str, ...]]] = {
    ASK_FIRST: ("first", "§2", ("FL7",)),
    ASK_ACTION: ("action", "§5", ("FL10",)),
    ASK_RING: ("ring", "§5.1", ("FL72",)),
    ASK_BONUS: ("bonus", "§5.1", ("FL13",)),
    ASK_DEPLOY: ("deploy", "§5.2", ()),
    ASK_PROMOTE: ("promote", "§5.3", ("FL4",)),
    ASK_MOVER: ("mover", "§5.4", ()),
    ASK_MOVE: ("move", "§5.4", ()),
    ASK_HURRIER: ("hurrier", "§5.5", ("FL14",)),
    ASK_HURRY: ("hurry", "§5.5", ("FL14",)),
    ASK_SECOND: ("second", "§5.5", ("FL74",)),
    ASK_LAST: ("last", "§5.5", ("FL14",)),
    ASK_BRAG: ("brag", "§5.6", ("FL15",)),
    ASK_SHIELD: ("shield", "§5.7", ("FL69",)),
    ASK_TRAVELLER: ("traveller", "§6", ("FL66",)),
    ASK_ANYWHERE: ("anywhere", "§6", ("FL66",)),
    ASK_WALKER: ("walker", "§6", ("FL67",)),
    ASK_WALK: ("walk", "§6", ("FL67",)),
    ASK_WALKER_TWO: ("walker-two", "§6", ("FL67",)),
    ASK_GIFT: ("gift", "§6", ()),
    ASK_TRADER: ("trader", "§6", ("FL24",)),
    ASK_PARTNER: ("partner", "§6", ("FL24",)),
    ASK_FORWARD: ("forward", "§6", ("FL65",)),
    ASK_TAKE_BACK: ("take-back", "§6", ()),
    ASK_SWAP_TWO: ("swap-two", "§6", ("FL25",)),
    ASK_SEND_HOME: ("send-home", "§6", ("FL27",)),
    ASK_SIXTH: ("sixth", "§7", ("FL61",)),
    ASK_OFFER: ("offer", "§8", ("FL30", "FL70")),
    ASK_COLOUR: ("colour", "§11.3", ("FL47",)),
}
SHIELD_PROMPTS = ("bodyguard", "spy", "bouncer")
CARD_PROMPTS = {JOIN_SUPERIOR: "join-superior", RAISE_DEBUTANT: "raise-debutant", BRAG_ANYWHERE: "brag-anywhere"}
PROMPTS = (
    *(key for key, _, _ in QUESTIONS.values() if key != "shield"),
    *SHIELD_PROMPTS,
    "post-guard",
    *CARD_PROMPTS.values(),
)


def prompt(state: State) -> Prompt:
    """What the acting seat is asked, and by which rule."""
    table = cast(FlorenceState, state)
    if table.waiting not in QUESTIONS:
        return Prompt("none", {}, "§10", ())
    key, section, rulings = QUESTIONS[table.waiting]
    if table.waiting == ASK_SHIELD:
        key = "post-guard" if table.card == POST_GUARD else SHIELD_PROMPTS[table.medici]
    elif table.waiting in (ASK_DEPLOY, ASK_PROMOTE, ASK_BRAG) and table.card in CARD_PROMPTS:
        key, section = CARD_PROMPTS[table.card], "§6"
    return Prompt(key, prompt_args(table), section, rulings)


def prompt_args(table: FlorenceState) -> dict[str, int]:
    """Numbers a prompt may mention; every one is known to the seat that is asked."""
    seat = table.asked
    waiting = table.waiting
    args = {"time": table.time[seat], "cards": table.family[HELD_BY + seat]}
    if waiting in (ASK_MOVE, ASK_HURRY, ASK_LAST, ASK_ANYWHERE, ASK_WALK, ASK_PARTNER):
        args["location"] = table.place + 1
        args["left"] = 3 - table.steps
    elif waiting == ASK_SECOND:
        args["location"] = table.lead_to + 1
    elif waiting == ASK_BONUS:
        args["location"] = table.family[RING_OF + seat] + 1
    elif waiting == ASK_OFFER:
        args["price"] = price(table)
        args["points"] = table.parts.reward[(table.round - 1) * MOST_OFFERS + table.reward]
    elif waiting == ASK_ACTION:
        args["actions"] = table.parts.action_limit - table.family[ACTS_OF + seat]
        args["destination"] = table.city[GOAL_OF + table.round - 1] + 1
        parts = table.parts
        args |= {"deploy": parts.deploy_cost, "promote": parts.promote_cost, "move": parts.move_cost}
        args |= {"hurry": parts.hurry_cost, "brag": parts.brag_cost, "gift": parts.gift_cost}
    elif waiting == ASK_GIFT:
        args["price"] = min(gift_cost(table, seat, medici) for medici in range(MEDICI_COUNT))
    return args
