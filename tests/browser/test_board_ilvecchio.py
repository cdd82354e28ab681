"""The board of Il Vecchio: whole matches by mouse, finger and keyboard, by clicking what the page offers."""

import copy
import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.contracts import contracts_for
from tests.browser.hands import Hands
from tests.browser.ilvecchio_positions import GAME
from tests.browser.site import DESKTOP, LOW, PHONE, Guest, Site, seat_link
from tests.browser.test_match import agrees_with_engine
from tests.server.live import Sitting, post

Come = Callable[..., Guest]

BOTS = ("Bianca", "Ugo", "Elena")
MOST_TOUCHES = 900
NODES = 1500

# Places and areas are touched on the map, deeds are set beside it; everything else lies in the tray.
WHERE = {
    **{key: {"board"} for key in ("destination", "area", "set-out", "place", "journey", "town", "followers", "money")},
    **{key: {"board", "tray"} for key in ("take", "give", "levy", "buy-scroll")},
}


def short_edition() -> dict[str, Any]:
    """The shipped game with one crest in play and crests on the first spaces: only the end comes sooner."""
    content = copy.deepcopy(GAME.edition(None).content)
    content["name"] = "short"
    for players in ("2", "3", "4"):
        content["crests-in-play"][players]["crests"] = 1
    for track in ("venezia", "milano", "chiesa", "council", "nobility"):
        content["tracks"][track]["crests"] = [1, 2, 3]
    return content


def seat_at(site: Site, players: int, bot: str = "greedy", **more: Any) -> Sitting:
    """A table where Livia sits first."""
    people = [{"kind": "me", "name": "Livia"}, *({"kind": "bot", "name": name, "bot": bot} for name in BOTS[: players - 1])]
    body = {"game": "ilvecchio", "players": players, "seats": people, **more}
    answer = post(f"{site.address}/api/tables", body)
    assert answer.status_code == 201, answer.text
    return Sitting(site.address, answer.json())


class Player(Hands):
    """Somebody who plays by what the page offers: tracks first, so that crests go."""

    def choose(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Then the board rather than the tray; whoever can act does not rest."""
        found = [one for one in seen["targets"] if not one["picked"]] or seen["targets"]
        texts = {one["at"]: one["actions"][0] if one["actions"] else "" for one in found}
        tracks = [one for one in found if one["spot"].startswith("track-") or texts[one["at"]].startswith(("claim", "office"))]
        if tracks and self.chance.random() < 0.8:
            return dict(self.chance.choice(tracks))
        useful = [one for one in found if not texts[one["at"]].startswith(("decline", "forgo", "reinforce", "recover"))]
        board = [one for one in useful if one["where"] == "board"]
        if board and self.chance.random() < 0.8:
            sends = [one for one in board if one["spot"] == "send"]
            return dict(self.chance.choice(sends if sends and self.chance.random() < 0.5 else board))
        return dict(self.chance.choice(found))


def play(come: Come, sitting: Sitting, seed: int, way: str = "mouse", **wishes: Any) -> Player:
    visitor = come(**wishes)
    visitor.open(seat_link(sitting, 0))
    player = Player(visitor, way, random.Random(seed), contracts=contracts_for("ilvecchio", way))
    player.play(MOST_TOUCHES)
    agrees_with_engine(player.page)
    return player


@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [
        pytest.param(3, {}, 4, id="three"),
        pytest.param(2, {}, 2, id="two", marks=pytest.mark.long),
        pytest.param(2, {"less-luck": True}, 3, id="less-luck", marks=pytest.mark.long),
    ],
)
def test_a_whole_match_by_clicking(guest: Come, site: Site, players: int, options: dict[str, bool], seed: int) -> None:
    sitting = seat_at(site, players, seed=seed, options=options, edition=short_edition())
    player = play(guest, sitting, seed, size=LOW, confirm="never")
    assert player.nodes <= NODES
    offered: defaultdict[str, set[str]] = defaultdict(set)
    for asked, where in player.offered:
        offered[asked].add(where)
    for asked, where in offered.items():
        assert WHERE.get(asked, {"tray"}) & where, f"{asked} is not answered where it belongs"


@pytest.mark.long
def test_a_whole_match_at_the_length_of_the_box(guest: Come, site: Site) -> None:
    """The shipped edition, nothing shortened: against two who take crests."""
    assert play(guest, seat_at(site, 3, seed=7), 7, size=DESKTOP, confirm="never").nodes <= NODES


@pytest.mark.long
def test_a_whole_match_by_touch(guest: Come, site: Site) -> None:
    play(guest, seat_at(site, 2, seed=5, edition=short_edition()), 5, "touch", size=PHONE, touch=True)


@pytest.mark.long
def test_a_whole_match_by_keyboard(guest: Come, site: Site) -> None:
    play(guest, seat_at(site, 2, seed=6, edition=short_edition()), 6, "keys", confirm="never")
