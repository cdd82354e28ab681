"""Pictures of lobby, table and finish on three sizes in both themes, for people to look at."""

from collections.abc import Callable

import pytest

from tests.browser.site import ASKED, DESKTOP, OVER, PHONE, TABLET, Guest, Site, pictures, seat_link
from tests.server.live import HTTP, Sitting

Come = Callable[..., Guest]
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
NAMES = ("Giulia", "Livia", "Elena", "Tomás", "Lorenzo")


@pytest.fixture(scope="module")
def table(site: Site) -> Sitting:
    """Five players in the second round, the second of them asked for a bid."""
    wishes = [
        {"kind": "me", "name": name} if seat == 1 else {"kind": "bot", "name": name, "bot": "greedy"}
        for seat, name in enumerate(NAMES)
    ]
    made = HTTP.post(f"{site.address}/api/tables", json={"game": "medici", "players": 5, "seed": 11, "seats": wishes}).json()
    sitting = Sitting(site.address, made)
    with sitting.listen(1) as ear:
        message = ear.until_asked(1)
        while not enough(message["position"]):
            legal = message["position"]["legal"]
            bids = [action for action in legal if action["verb"] == "bid"]
            cheap = bids[0] if bids and len(message["position"]["view"]["seats"][1]["cards"]) < 3 else legal[0]
            choice = next(action for action in legal if action["verb"] == "auction") if not bids else cheap
            assert sitting.act(message["seq"], choice["id"], 1).status_code == 200
            message = ear.until_asked(1)
    return sitting


def enough(position: dict[str, object]) -> bool:
    view = position["view"]
    assert isinstance(view, dict)
    return position["actor"] != 1 or (view["round"] == 2 and len(view["lot"]) >= 2 and view["bid"] > 0)


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("name", list(SIZES))
def test_pictures(guest: Come, table: Sitting, finished: str, name: str, night: bool) -> None:
    player = guest(size=SIZES[name], night=night)
    theme = "night" if night else "light"
    page = player.open(seat_link(table, 1))
    page.wait_for_selector(ASKED)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.screenshot(path=pictures() / f"medici-{name}-{theme}.png")
    player.open(finished)
    page.reload()
    page.wait_for_selector(OVER)
    page.wait_for_selector("main.finish svg[role=img]")
    page.locator(".result .bar button").nth(1).click()
    page.screenshot(path=pictures() / f"finish-{name}-{theme}.png")
    player.open()
    page.wait_for_selector(".yours, [data-game=medici]")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=pictures() / f"lobby-{name}-{theme}.png")
