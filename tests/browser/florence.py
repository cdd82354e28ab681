"""Somebody at the board of Florence: what is open is touched by mouse, finger or keys, once each."""

import copy
from dataclasses import dataclass
from typing import Any, Final

import signoria
from tests.browser.hands import Hands
from tests.browser.stories import NAMES
from tests.server.live import Sitting, post

GAME: Final = signoria.load("florence")
# How far somebody walks with Tab before taking what is nearer.
NEAR: Final = 16


def short_edition() -> dict[str, Any]:
    """The shipped game in which a family acts twice a round: nothing else differs, and all nine rounds are played."""
    content = copy.deepcopy(GAME.edition(None).content)
    content["name"] = "short"
    content["limits"]["actions"] = 2
    return content


def take_a_seat(address: str, bots: int, seed: int, **more: Any) -> Sitting:
    """A table at which Livia sits first, with the weakest opponents there are."""
    people = [
        {"kind": "me", "name": "Livia"},
        *({"kind": "bot", "name": name, "bot": "random"} for name in NAMES[1 : bots + 1]),
    ]
    answer = post(f"{address}/api/tables", {"game": "florence", "players": bots + 1, "seats": people, "seed": seed, **more})
    assert answer.status_code == 201, answer.text
    return Sitting(address, answer.json())


@dataclass
class Florentine(Hands):
    """Plays by chance, with a liking for what leads to further questions."""

    def choose(self, seen: dict[str, Any]) -> dict[str, Any]:
        targets = [one for one in seen["targets"] if not one["picked"]] or seen["targets"]
        if self.way == "keys":
            # As a person would: what bears a key, or lies near in the order of Tab.
            targets = [one for one in targets if one["far"] < NEAR] or targets
        for where, likely in (("sheet", 0.9), ("board", 0.7)):
            found = [one for one in targets if one["where"] == where]
            if found and self.chance.random() < likely:
                return dict(self.chance.choice(found))
        # Passing early would leave out most of what there is to do.
        busy = [one for one in targets if one["actions"] != ["pass"]]
        return dict(self.chance.choice(busy if busy and self.chance.random() < 0.8 else targets))
