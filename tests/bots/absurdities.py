"""What no person would do, game by game: checks that look at a decision before it is carried out, and who watches for them."""

from collections.abc import Callable, Sequence

from signoria.bots.bot import Advice, Bot
from signoria.bots.greedy_bot import GreedyBot
from signoria.bots.play import perspective_of
from signoria.core.game import Game
from signoria.core.match import Match
from signoria.core.perspective import Perspective
from signoria.games.medici.bots.greedy import Market, followers, number_of

# A lot of Medici worth so much, to be had for less than that, is a bargain.
BARGAIN = 10
CHEAP = 3
# With so many florins in Il Vecchio one more changes nothing.
RICH = 8

Check = Callable[[Match, str], str]


def refuses_for_nothing(match: Match, text: str) -> str:
    """Florence: in the last round time is worth half a point; points for less than that are not refused."""
    if match.prompt().key != "offer" or text != "decline":
        return ""
    view = match.view(match.actor)
    args = match.prompt().args
    last = view["round"] == view["rounds"]
    points, price = int(args["points"]), int(args["price"])
    return f"{points} points refused for {price} time" if price == 0 or (last and points > price) else ""


def leaves_a_tower_unsealed(match: Match, text: str) -> str:
    """Firenze: who has taken the end tile or follows has no further turn: what can be completed then is completed."""
    if match.prompt().key != "commissions" or text != "end-commissions":
        return ""
    view = match.view(match.actor)
    fits = [tower["fits"] for tower in view["seats"][match.actor]["towers"] if tower["fits"]]
    worth = max((fit["total"] for fit in fits), default=0)
    return f"a commission worth {worth} left in the last turn" if view["finisher"] >= 0 and worth > 0 else ""


def does_nothing(match: Match, text: str) -> str:
    """Il Vecchio: whoever recovers though everybody stands gets one florin (V27); to the rich that is a turn for nothing."""
    if text != "recover" or match.prompt().key != "turn":
        return ""
    if match.view(match.actor)["seats"][match.actor]["goods"]["florins"] < RICH:
        return ""
    sends = [action for action in match.legal_actions() if match.game.text(action).startswith("send")]
    told = [match.game.event_json(event) for event in match.preview(match.game.parse(text)).events]
    recovered = next(one for one in told if one["event"] == "recovers")
    idle = recovered["members"] == 0 and recovered["florins"] <= 1
    return f"recovers nobody, with {len(sends)} places to send somebody to" if idle and sends else ""


def leaves_a_bargain(match: Match, text: str) -> str:
    """Medici: the last to be asked passes, nobody has bid, and the lot is worth much to somebody who could pay for it."""
    view = match.view()
    if view["phase"] != "bid" or text != "pass" or view["bid"] > 0 or match.actor != view["turn"]:
        return ""
    market = Market(view)
    lot = [(number_of(card["good"]), card["value"]) for card in view["lot"]]
    able = [seat for seat in range(match.players) if view["seats"][seat]["money"] >= CHEAP]
    worth = max((market.offer(seat, lot) for seat in able), default=0.0)
    return f"a lot worth {worth:.0f} was left lying" if worth >= BARGAIN else ""


def bids_too_much(match: Match, text: str) -> str:
    """Medici: a bid above what anyone behind can answer buys nothing that one florin less would not buy."""
    if not text.startswith("bid "):
        return ""
    view = match.view()
    room = {seat: view["warehouse"] - len(view["seats"][seat]["cards"]) for seat in range(match.players)}
    behind = [seat for seat in followers(view, match.actor) if room[seat] >= len(view["lot"])]
    most = max(view["bid"] + 1, max((view["seats"][seat]["money"] for seat in behind), default=0))
    return f"{text}, but nobody behind could pay more than {most}" if int(text.split()[1]) > most else ""


CHECKS: dict[str, tuple[Check, ...]] = {
    "florence": (refuses_for_nothing,),
    "medici": (leaves_a_bargain, bids_too_much),
    "firenze": (leaves_a_tower_unsealed,),
    "ilvecchio": (does_nothing,),
}


class Fool(Bot):
    """Plays sensibly, except that it does one thing wherever it can, the last of several."""

    def __init__(self, game: Game, folly: str) -> None:
        super().__init__(game)
        self.folly = folly
        self.sensible = GreedyBot(game)

    def advise(self, perspective: Perspective) -> Advice:
        foolish = [action for action in perspective.legal_actions() if self.game.text(action).startswith(self.folly)]
        return Advice(foolish[-1]) if foolish else self.sensible.advise(perspective)


def watch(game: Game, bots: Sequence[Bot], seed: int, checks: Sequence[Check]) -> list[str]:
    """Plays a match and notes what the checks say of each decision before it is carried out."""
    match = game.new(len(bots), seed=seed)
    found = []
    while not match.over:
        bot = bots[match.actor]
        action = bot.choose(perspective_of(match, bot.seed))
        text = game.text(action)
        found += [f"entry {len(match.entries)}: {why}" for check in checks if (why := check(match, text))]
        match.step(action)
    return found
