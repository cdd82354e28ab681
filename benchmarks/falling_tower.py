"""Frames a second while a tower of Firenze falls, in Chromium, with the load of the machine beside it.

`python -m benchmarks.falling_tower` prints one line for each fall.
"""

import os
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright
from tests.browser.site import FLAGS, Guest, Site, chromium, seat_link
from tests.browser.test_board_firenze import BUILDING, builds, led_to, ruins

SEEDS = (4, 5, 7)
TALL = 3
# Times of the frames during which something on the page is on its way.
WATCH = """() => {
    window.frames = [];
    const tick = time => {
        if (document.getAnimations().some(one => one.playState === 'running')) window.frames.push(time);
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""


def fall(guest: Guest, seed: int) -> list[float]:
    """Milliseconds between the frames of one fall."""
    tall = led_to(guest.site, lambda one: builds(one) and max(map(storeys, ruins(one)), default=0) >= TALL, BUILDING, seed)
    page = guest.open(seat_link(tall, 0))
    page.locator("[data-action=end-building]").click()
    confirm = page.locator(".prompt .primary")
    confirm.wait_for()
    page.evaluate(WATCH)
    confirm.click()
    page.wait_for_timeout(2500)
    times = page.evaluate("window.frames")
    return [after - before for before, after in pairwise(times) if after - before < 200]


def storeys(ruin: dict[str, int]) -> int:
    return ruin["lost"] + ruin["kept"]


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        site = Site(Path(folder))
        try:
            for seed in SEEDS:
                guest = Guest(browser, site, motion="full", pace="calm")
                gaps = fall(guest, seed)
                guest.leave()
                rate = 1000 * len(gaps) / sum(gaps)
                print(
                    f"seed {seed}: {len(gaps)} frames, {rate:.1f} a second, median {median(gaps):.1f} ms, "
                    f"longest {max(gaps):.1f} ms, load {os.getloadavg()[0]:.1f}"
                )
        finally:
            site.stop()
            browser.close()


if __name__ == "__main__":
    main()
