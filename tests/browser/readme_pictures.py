"""Makes the pictures of the README anew: `python -m tests.browser.readme_pictures` (`make pictures`).

A person who follows every hint plays against computers up to a good moment of each game; then the page is drawn.
"""

import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.site import DESKTOP, FLAGS, Guest, Site, chromium, seat_link
from tests.server.live import HTTP, Sitting

IMAGES: Final = Path(__file__).parents[2] / "docs" / "images"
NAMES: Final = ("Anna", "Lorenzo", "Giulia", "Elena", "Tomás")
# Players, and how many decisions of one's own come before the picture.
MOMENTS: Final = {
    "board-florence": ("florence", 3, 34),
    "table-light": ("medici", 5, 14),
    "board-firenze": ("firenze", 3, 60),
    "board-ilvecchio": ("ilvecchio", 3, 40),
}


def played(site: Site, game: str, players: int, decisions: int) -> Sitting:
    others = [{"kind": "bot", "name": name, "bot": "master"} for name in NAMES[1:players]]
    wishes = {"game": game, "players": players, "seats": [{"kind": "me", "name": NAMES[0]}, *others]}
    sitting = Sitting(site.address, HTTP.post(f"{site.address}/api/tables", json=wishes).json())
    with sitting.listen(0) as ear:
        message = ear.until_asked(0)
        for _ in range(decisions):
            if sitting.act(message["seq"], sitting.get("/hint", 0).json()["action"]).status_code != 200:
                break
            message = ear.until_asked(0)
    return sitting


def draw(browser: Browser, site: Site, sitting: Sitting, file: Path) -> None:
    guest = Guest(browser, site, DESKTOP)
    page = guest.open(seat_link(sitting, 0))
    page.wait_for_selector("section.board")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=file)
    guest.context.close()
    # Small enough to be kept in the repository, with every family in its colour.
    small = Image.open(file).convert("RGB").resize((1080, 675), Image.Resampling.LANCZOS)
    small.quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        site = Site(Path(folder))
        try:
            for name, (game, players, decisions) in MOMENTS.items():
                draw(browser, site, played(site, game, players, decisions), IMAGES / f"{name}.png")
        finally:
            site.stop()
            browser.close()


if __name__ == "__main__":
    main()
