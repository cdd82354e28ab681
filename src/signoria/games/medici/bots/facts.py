"""What the search found out about a lot: how often it is bought by whom, and what it brings to the seat that thinks.

Read off the tree alone: how often those who follow went higher, and how matches ended with the lot and without it.
"""

from dataclasses import dataclass
from typing import Final

from signoria.core.advice import Choice, Reason, SearchTree
from signoria.core.journal import Journal
from signoria.core.perspective import Perspective
from signoria.core.state import CHANCE, OVER, State
from signoria.games.medici.actions import AUCTION, BID, PASS
from signoria.games.medici.events import BOUGHT, UNSOLD

NOBODY: Final = -1
TRIES: Final = 10
# So often an auction must have been seen to its end, and so sure its worth be, in florins, for a word about it.
FEWEST: Final = 20
SUREST: Final = 3.0
TOO_LITTLE: Final = "fact-lot-brings-little"


@dataclass
class Sales:
    """How auctions end that go on from a node: the share of each buyer, and the points they leave."""

    share: dict[int, float]
    points: dict[int, float]
    seen: int


def facts(tree: SearchTree, perspective: Perspective, best: Choice, other: Choice | None) -> list[Reason]:
    """One or two sentences about the lot that is decided about."""
    state, seat = perspective.imagine(), perspective.seat
    if best.action == AUCTION:
        return goes_to(tree, state, seat, best.action)
    if best.action == PASS:
        return [] if other is None or other.action <= PASS else brings(tree, state, seat, other.action, TOO_LITTLE)
    if best.action < BID:
        return []
    found = brings(tree, state, seat, best.action, "fact-lot-brings")
    return [*yours(tree, state, seat, best.action), *found]


def yours(tree: SearchTree, state: State, seat: int, bid: int) -> list[Reason]:
    """How often a bid buys the lot, or nobody goes higher than it."""
    sales = after(tree, state, seat, bid)
    if sales.seen < FEWEST:
        return []
    times = round(TRIES * sales.share.get(seat, 0.0))
    return [Reason("fact-lot-yours", {"times": times, "tries": TRIES, "bid": bid - BID})]


def brings(tree: SearchTree, state: State, seat: int, bid: int, message: str) -> list[Reason]:
    """What the lot is worth: how much higher matches end with it than after a pass, the price not counted."""
    without = tree.child(0, PASS)
    sales = after(tree, state, seat, bid)
    if without < 0 or tree.visits_of(without) < FEWEST or seat not in sales.points or sales.seen < FEWEST:
        return []
    unsure = (tree.spread(without, seat) ** 2 + tree.spread(tree.child(0, bid), seat) ** 2) ** 0.5
    if unsure > SUREST:
        return []
    price = int(bid - BID)
    worth = round(sales.points[seat] - tree.mean(without, 2, seat) + price)
    if worth >= price and message == TOO_LITTLE:
        return []
    if worth <= 0:
        return [Reason("fact-lot-brings-nothing")]
    return [Reason(message, {"worth": worth, "bid": price})]


def goes_to(tree: SearchTree, state: State, seat: int, action: int) -> list[Reason]:
    """Who buys the lot most often once it is offered, if anybody does."""
    sales = after(tree, state, seat, action)
    if sales.seen < FEWEST:
        return []
    buyer = max(sorted(sales.share), key=lambda one: sales.share[one])
    times = {"times": round(TRIES * sales.share[buyer]), "tries": TRIES}
    if buyer == NOBODY:
        return [Reason("fact-lot-unsold", times)]
    return [Reason("fact-lot-goes-to-you", times) if buyer == seat else Reason("fact-lot-goes", times, seat=buyer)]


def after(tree: SearchTree, state: State, seat: int, action: int) -> Sales:
    """How auctions end after an action, as the tree has seen them."""
    return ends(tree, tree.child(0, action), state, seat, action)


def ends(tree: SearchTree, node: int, state: State, seat: int, choice: int) -> Sales:
    """Carry out a choice and weigh what follows by how often it followed, down to the sale."""
    state = state.clone()
    state.journal = journal = Journal("medici")
    state.apply(choice)
    for event in journal.take():
        if event.kind in (BOUGHT, UNSOLD):
            buyer = event.a if event.kind == BOUGHT else NOBODY
            visits = tree.visits_of(node)
            return Sales({buyer: 1.0}, {buyer: tree.mean(node, 2, seat)}, visits) if visits else Sales({}, {}, 0)
    return Sales({}, {}, 0) if state.actor() in (CHANCE, OVER) else weighed(tree, node, state, seat)


def weighed(tree: SearchTree, node: int, state: State, seat: int) -> Sales:
    found: list[tuple[int, Sales]] = []
    legal, child = set(state.legal_actions()), tree.first[node]
    while child >= 0:
        if tree.visits_of(child) and tree.choice[child] in legal:
            sales = ends(tree, child, state, seat, tree.choice[child])
            if sales.share:
                found.append((tree.visits_of(child), sales))
        child = tree.next[child]
    return together(found)


def together(found: list[tuple[int, Sales]]) -> Sales:
    """Several ways of going on as one."""
    total = sum(visits for visits, _ in found)
    whole = Sales({}, {}, sum(sales.seen for _, sales in found))
    sums: dict[int, float] = {}
    for visits, sales in found:
        for buyer, share in sales.share.items():
            part = visits / total * share
            whole.share[buyer] = whole.share.get(buyer, 0.0) + part
            sums[buyer] = sums.get(buyer, 0.0) + part * sales.points[buyer]
    whole.points = {buyer: points / whole.share[buyer] for buyer, points in sums.items() if whole.share[buyer] > 0}
    return whole
