"""What the board of Il Vecchio shows: a takeover, every tile, every component; another map; secrets."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from signoria.core.game import SPECTATOR
from signoria.games.ilvecchio.actions import COUNCIL_NAMES, NOBILITY_NAMES, PROVINCE_NAMES
from signoria.server.wire.projection import SeatProjection
from tests.browser.ilvecchio_positions import GAME, Asked, asked_everything, held, offered, other_map, takeover
from tests.browser.site import DESKTOP, PHONE, TABLET
from tests.browser.stories import NAMES, story
from tests.browser.test_stories import Open, opened

__all__ = ["opened"]

SMALL = (1280, 720)
NODES = 1500


@pytest.fixture(scope="module")
def questions() -> dict[str, Asked]:
    return asked_everything()


# Everything on the map is where its drawing says, and stays there: the browser may draw a new size in several steps.
DRAWN = """async () => {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const places = () => {
        const map = document.querySelector('.country'), from = map.getBoundingClientRect();
        const whole = new DOMMatrix(getComputedStyle(map.querySelector('.whole')).transform);
        return [...map.querySelectorAll('.touch')].map(one => {
            const at = whole.multiply(DOMMatrix.fromMatrix(one.parentNode.transform.baseVal.consolidate().matrix));
            const [x, y] = middle(one.getBoundingClientRect());
            return Math.hypot(x - from.x - at.e, y - from.y - at.f);
        });
    };
    const look = () => [...document.querySelectorAll('.country .tag, .country .touch, .country, .tray, .column')]
        .map(one => Object.values(one.getBoundingClientRect().toJSON())).join();
    for (let before = '', still = 0; still < 4; ) {
        await new Promise(requestAnimationFrame);
        const now = look();
        still = now === before && places().every(off => off < 2) ? still + 1 : 0;
        before = now;
    }
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # The map is drawn once it has learnt its size.
    page.wait_for_function(
        "size => { const map = document.querySelector('.country'), drawn = map?.querySelector('svg');"
        " return innerWidth === size[0] && (!map?.clientWidth || (+drawn.getAttribute('width') === map.clientWidth"
        " && +drawn.getAttribute('height') === map.clientHeight)) }",
        arg=list(size),
    )
    page.evaluate(DRAWN)


def laid(opened: Open, match: Any, seat: int, language: str = "en", theme: str = "light") -> Page:
    page = opened(story(match, seat), language, theme)
    page.wait_for_selector(".ilvecchio")
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_takeover_is_one_touch_with_all_its_choices_in_sight(opened: Open, language: str) -> None:
    """The way, the followers, the florins and the tile are set to the cheapest; the majority is shown before and after."""
    match = takeover()
    page = laid(opened, match, 0, language)
    for size in (DESKTOP, SMALL, PHONE):
        resize(page, size)
        rows = page.locator(".deed .row")
        assert rows.count() == 4
        for row in rows.all():
            box = row.bounding_box()
            assert box is not None
            steps = page.locator(".deed .steps").bounding_box()
            assert steps is not None
            assert box["y"] >= steps["y"] - 1, size
            assert box["y"] + box["height"] <= steps["y"] + steps["height"] + 2, f"{size}: a row is scrolled away"
        assert page.locator(".deed [data-majority]").get_attribute("data-majority") == "1 0", "from Bianca to Livia"
        assert page.locator(".deed [data-majority]").is_visible()
        send = page.locator("[data-send]").filter(visible=True)
        assert send.count() == 1
        assert send.get_attribute("data-send") == "walk; pay 0 1 1; pay-florins"
        assert re.search(r"6.*\+9", send.inner_text()), "six florins now, nine points at the end"
        after = page.locator("[data-after]").filter(visible=True)
        assert "9\u2009→\u20093" in after.inner_text().replace("\n", "")
    page.locator("[data-option='pay-nothing']").click()
    assert "pay-nothing" in (page.locator("[data-send]").first.get_attribute("data-send") or "")
    page.locator(".token:not(.on)").first.click()
    assert "pay 1" in (page.locator("[data-send]").first.get_attribute("data-send") or ""), "an assassin instead"
    assert page.locator(".deed .note").count() == 1, "it says which tile that turns"


def test_on_a_phone_the_map_makes_way_for_the_sheet(opened: Open, questions: dict[str, Asked]) -> None:
    match, seat = questions["town"]
    page = laid(opened, match, seat)
    resize(page, PHONE)
    place = match.view(seat)["outlook"]["place"]
    town = page.locator(f"[data-place='{place}'] .touch").bounding_box()
    sheet = page.locator(".column.over").bounding_box()
    country = page.locator(".country").bounding_box()
    assert town is not None
    assert sheet is not None
    assert country is not None
    assert country["y"] - 1 <= town["y"] <= sheet["y"] - 40, "the town in question stands above the sheet"


def test_a_phone_shows_the_whole_map_first_and_draws_it_nearer(opened: Open, questions: dict[str, Asked]) -> None:
    match, seat = questions["turn"]
    page = laid(opened, match, seat)
    resize(page, PHONE)
    inside = """() => { const map = document.querySelector('.country').getBoundingClientRect();
        return [...document.querySelectorAll('.country .touch')].filter(one => { const b = one.getBoundingClientRect();
            return b.left + b.width / 2 > map.left && b.right - b.width / 2 < map.right
                && b.top + b.height / 2 > map.top && b.bottom - b.height / 2 < map.bottom }).length }"""
    assert page.evaluate(inside) == 22
    moved = page.evaluate("getComputedStyle(document.querySelector('.country .whole')).transitionProperty")
    assert moved == "transform", "it glides"
    page.locator(".country .zoom").click()
    page.wait_for_function("document.querySelector('.country .whole').getBoundingClientRect().width > 1.5 * innerWidth")
    assert page.evaluate(inside) < 22
    page.locator(".country .zoom").click()
    page.wait_for_function(f"({inside})() === 22")


# ---- what lies on the table ---------------------------------------------------------------------------------------------


@pytest.mark.long
def test_every_tile_is_shown_where_it_is_held_and_where_it_is_chosen(opened: Open) -> None:
    kinds = {"province": PROVINCE_NAMES, "council": COUNCIL_NAMES, "nobility": NOBILITY_NAMES}
    every = {f"{kind}-{tile}" for kind, names in kinds.items() for tile in names.values}
    assert len(every) == 42
    shown = """scope => [...document.querySelectorAll(scope + ' [data-tile]')]
        .filter(one => one.getClientRects().length && one.textContent.trim().length > 2).map(one => one.dataset.tile)"""
    page = laid(opened, held(), 0, "de")
    assert set(page.evaluate(shown, ".side")) == every
    used = page.locator(".side .tile.used").count()
    assert used == 9, "used tiles lie apart, face down"
    page.close()
    chosen: set[str] = set()
    for number, match in enumerate(offered()):
        page = laid(opened, match, 0, ("en", "de", "fr")[number % 3])
        chosen |= set(page.evaluate(shown, ".tray"))
        page.close()
    assert chosen == every


def test_every_component_of_the_box_is_on_the_page(opened: Open, questions: dict[str, Asked]) -> None:
    """Il Vecchio §1, ticked one by one."""
    match, seat = questions["turn"]
    view = match.view(seat)
    page = laid(opened, match, seat)
    assert page.locator("[data-place]").count() == len(view["map"]) == 22
    for place, town in view["map"].items():
        assert page.locator(f"[data-place='{place}'] use[href='#iv-town-{town['colour']}']").count() == 1
    roads = sum(len(town["roads"]) for town in view["map"].values()) // 2
    assert page.locator(".country .road").get_attribute("d").count("M") == roads == 31  # type: ignore[union-attr]
    assert page.locator("[data-guide]").count() == 5, "middlemen"
    assert page.locator(".country .arno").count() == 1
    assert page.locator(".country .region").count() == 3, "ways out to the regions"
    assert len(view["areas"]) == 10
    for number in view["areas"]:
        assert page.locator(f".country .number text:text-is('{number}')").count() == 1
    assert len(view["tracks"]) == 5
    for track in view["tracks"]:
        spaces = page.locator(f"[data-track={track['track']}] [data-space]")
        assert spaces.count() == len(track["points"]) == 6
        points = page.locator(f"[data-track={track['track']}] .points").all_inner_texts()
        assert [int(text) for text in points] == track["points"]
        assert page.locator(f"[data-track={track['track']}] .crest").count() == len(track["crests"])
        assert page.locator(f"[data-track={track['track']}] [data-majority]").inner_text is not None
    assert page.locator("[data-crests] use").count() == view["crests"]["of"]
    assert page.locator("[data-event]").count() == 3
    assert page.locator(".side [data-stack]").count() == 2
    assert "3 florins" in page.locator(".side [data-stack] .extra").inner_text()
    for other, one in enumerate(view["seats"]):
        for good, count in one["goods"].items():
            assert page.locator(f"[data-good='{good}-{other}']").inner_text().startswith(str(count))
        assert page.locator(f"[data-good='crest-{other}']").inner_text().startswith(str(one["crests"]))
        for posture, key in (("stand", "standing"), ("lie", "lying")):
            pieces = sum(town[key][other] > 0 for town in view["map"].values())
            assert page.locator(f"[data-piece^='{posture}-{other}-']").count() == pieces
        assert str(one["supply"]) in page.locator(f"[data-seat='{other}']").inner_text()
    assert page.evaluate("document.querySelectorAll('.board *').length") <= NODES


def test_the_dice_and_their_area_are_shown_until_the_member_stands(opened: Open, questions: dict[str, Asked]) -> None:
    match, seat = questions["place"]
    area = next(event["args"]["area"] for event in reversed(SeatProjection(match, seat).events()) if event["key"] == "rolls")
    page = laid(opened, match, seat)
    assert page.locator("[data-dice]").get_attribute("data-dice") == str(area)
    pips = page.locator("[data-dice] circle").count()
    assert pips == area
    assert page.locator(".country .number.lit text").text_content() == str(area)
    assert page.locator(".country .field.lit").count() == 1


def test_a_middleman_shows_his_next_town(opened: Open, questions: dict[str, Asked]) -> None:
    match, seat = questions["turn"]
    page = laid(opened, match, seat)
    man = match.view(seat)["middlemen"]["brown"]
    page.locator(f"[data-place='{man['at']}'] .touch").hover(force=True)
    assert page.locator("[data-goes]").first.get_attribute("data-goes") == man["next"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_board_has_too_many_nodes(opened: Open, players: int) -> None:
    chance = random.Random(players)
    match = GAME.new(players, seed=players, seats=NAMES[:players])
    while len(match.entries) < 260 and not match.over:
        match.step(chance.choice(match.legal_actions()))
    page = laid(opened, match, match.actor)
    assert page.evaluate("document.querySelectorAll('.board *').length") <= NODES


# ---- another map --------------------------------------------------------------------------------------------------------


def test_another_map_is_drawn_without_names_upon_each_other(opened: Open) -> None:
    match = GAME.new(3, seed=2, edition=other_map(), seats=NAMES[:3])
    view = match.view(match.actor)
    page = laid(opened, match, match.actor)
    for size in (DESKTOP, SMALL, TABLET, PHONE):
        resize(page, size)
        boxes = page.evaluate(
            "[...document.querySelectorAll('.country .name')].map(one => { const b = one.getBoundingClientRect();"
            " return [one.textContent, b.x, b.y, b.width, b.height] })"
        )
        assert len(boxes) == len(view["map"]) == 22
        for i, (one, x, y, width, height) in enumerate(boxes):
            for other, ox, oy, owidth, oheight in boxes[i + 1 :]:
                across = min(x + width, ox + owidth) - max(x, ox)
                down = min(y + height, oy + oheight) - max(y, oy)
                assert across <= 1 or down <= 3, f"{one} and {other} at {size}"
    for number in view["areas"]:
        assert page.locator(f".country text:text-is('{number}')").count() == 1
    roads = sum(len(town["roads"]) for town in view["map"].values()) // 2
    assert page.locator(".country .road").get_attribute("d").count("M") == roads  # type: ignore[union-attr]


# ---- secrets ------------------------------------------------------------------------------------------------------------


def test_secrets_are_in_nobody_elses_page(opened: Open, questions: dict[str, Asked]) -> None:
    """Whoever keeps one of five tiles sees them; nobody else's page or message names one that is not known to all."""
    match, seat = questions["keep-nobility"]
    tiles = [GAME.actions.text(action).split()[1] for action in match.legal_actions()]
    own = story(match, seat)["message"]
    assert all(f'"value":"{tile}"' in own for tile in tiles)
    for other in [*(one for one in range(match.players) if one != seat), SPECTATOR]:
        theirs = story(match, other)["message"]
        # Names that are also those of a good or a track say nothing.
        telling = {tile for tile in tiles if "-" in tile or tile in ("neighbours", "nobles", "councillors")}
        kept = set((match.view(other)["seats"][other]["nobility-tiles"] or {}) if other >= 0 else ())
        seen = {
            tile for look in match.view(other)["stacks"]["nobility"]["looks"] for layer in look["seen"] or () for tile in layer
        }
        assert telling
        assert not [tile for tile in telling - kept - seen if f'"{tile}"' in theirs]
        page = laid(opened, match, other)
        assert page.locator(".tile.nobility").count() == len(kept)
        page.close()


# ---- nothing lies upon another ------------------------------------------------------------------------------------------

BOXES = """selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length).map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.closest('[data-tag]')?.dataset.tag ?? one.textContent.trim(), x, y, x + width, y + height] })"""


def over_each_other(boxes: list[list[Any]], slack: float) -> list[tuple[str, str]]:
    return [
        (one[0], other[0])
        for i, one in enumerate(boxes)
        for other in boxes[i + 1 :]
        if min(one[3], other[3]) - max(one[1], other[1]) > slack and min(one[4], other[4]) - max(one[2], other[2]) > slack
    ]


def test_tags_cover_neither_each_other_nor_leave_the_map(opened: Open, questions: dict[str, Asked]) -> None:
    match, seat = questions["destination"]
    page = laid(opened, match, seat)
    goals = len(match.legal_actions())
    # Phones of every height: what is left for the map differs by a line of text.
    for size in (DESKTOP, SMALL, TABLET, PHONE, (390, 740), (390, 664), (360, 640), (320, 640)):
        resize(page, size)
        tags = page.evaluate(BOXES, ".country .tag .edge")
        assert len(tags) == goals
        assert over_each_other(tags, 3) == [], size
        left, top, right, bottom = page.evaluate(BOXES, ".country")[0][1:]
        assert all(x >= left and y >= top and to <= right + 1 and down <= bottom + 1 for _, x, y, to, down in tags), size


def test_the_five_verbs_stand_in_every_state_of_a_turn(opened: Open, questions: dict[str, Asked]) -> None:
    """Also while a member looks for its place and while the deed is set: the one that is done is marked."""
    for asked, marked in (("turn", 0), ("destination", 1), ("town", 1)):
        match, seat = questions[asked]
        page = laid(opened, match, seat)
        for size in (DESKTOP, PHONE):
            resize(page, size)
            assert page.locator(".tray .verb").filter(visible=True).count() == 5, asked
            assert page.locator(".tray [data-lens][aria-pressed=true]").count() == marked, asked
        page.close()


@pytest.mark.long
def test_a_phone_never_scrolls_sideways_for_an_answer(opened: Open, questions: dict[str, Asked]) -> None:
    for asked in ("area", "set-out", "place", "family-member", "destination", "take", "levy"):
        match, seat = questions[asked]
        page = laid(opened, match, seat, "de")
        resize(page, PHONE)
        beyond = page.evaluate(
            "[...document.querySelectorAll('.tray :not(.hidden-text)')].filter(one => one.scrollWidth > one.clientWidth + 1"
            " && getComputedStyle(one).overflowX !== 'visible').length"
        )
        assert beyond == 0, asked
        page.close()


def test_the_round_and_the_crests_stand_beside_the_name_of_the_game(opened: Open, questions: dict[str, Asked]) -> None:
    match, seat = questions["turn"]
    view = match.view(seat)
    page = laid(opened, match, seat, "de")
    assert f"Runde {view['round']} · {view['crests']['left']} Wappen" in page.locator(".frame .top").inner_text()
