"""How long a table in a real browser takes from a key, click or tap to the next paint, over a whole match of Medici.

`python -m benchmarks.interaction_to_paint [--slower N]` plays one match by keyboard and one by pointer against three weak
opponents, with all motion, and prints what the browser's own event timing says. `--slower 4` slows the processor down as a
phone would. Durations are the browser's: they include the paint and are rounded to 8 ms.
"""

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright
from tests.browser.site import ASKED, FLAGS, OVER, Guest, Site, chromium, seat_link
from tests.server.live import new_table

WATCH: Final = """
    window.interactions = [];
    new PerformanceObserver(list => list.getEntries().forEach(one => {
        if (one.interactionId) window.interactions.push([one.interactionId, one.name, one.duration,
            one.processingStart - one.startTime, one.processingEnd - one.processingStart]);
    })).observe({ type: 'event', durationThreshold: 16, buffered: true });
    window.pressed = 0;
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, () => window.pressed++, true);
"""
KEYS: Final = {"bid": "Enter", "pass": "p", "reveal": "r", "auction": "o"}


def by_keys(page: Any, verb: str) -> None:
    page.keyboard.press(KEYS[verb])


def by_pointer(page: Any, verb: str) -> None:
    page.locator(f".verbs [data-action^={verb}]:not([aria-disabled=true])").first.hover()
    page.locator(f".verbs [data-action^={verb}]:not([aria-disabled=true])").first.click()


def play(guest: Guest, hand: Any) -> None:
    page, turn = guest.page, 0
    while guest.until_asked():
        turn += 1
        before = guest.entries()
        open_now = [verb for verb in KEYS if page.locator(f".verbs [data-action^={verb}]:not([aria-disabled=true])").count()]
        # Now and then a bid, so that lots are bought; else what brings the match forward.
        wanted = [verb for verb in (("bid", "reveal") if turn % 3 == 0 else ("pass", "reveal", "auction")) if verb in open_now]
        # Targets that have just moved take no click for 300 ms.
        page.wait_for_timeout(320)
        hand(page, (wanted or open_now)[0])
        guest.moved_on(before)


def measured(page: Any) -> tuple[int, list[list[float]]]:
    """How often something was pressed, and every interaction that took 16 ms or more: the longest of its events."""
    page.wait_for_timeout(300)
    longest: dict[int, list[float]] = {}
    for number, _, *times in page.evaluate("window.interactions"):
        if number not in longest or times[0] > longest[number][0]:
            longest[number] = times
    return int(page.evaluate("window.pressed")), list(longest.values())


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--slower", type=float, default=1)
    slower = asked.parse_args().slower
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name, hand in (("keyboard", by_keys), ("pointer", by_pointer)):
            guest = Guest(browser, site, pace="brisk", motion="full")
            guest.page.add_init_script(WATCH)
            if slower != 1:
                guest.context.new_cdp_session(guest.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
            guest.open(seat_link(new_table(site.address, "medici", "mbbb", seed=11), 0))
            guest.page.wait_for_selector(f"{ASKED}, {OVER}")
            play(guest, hand)
            pressed, long = measured(guest.page)
            times = sorted([one[0] for one in long] + [0.0] * max(0, pressed - len(long)))
            worst = max(long, default=[0.0, 0.0, 0.0])
            at98 = times[min(len(times) - 1, int(0.98 * len(times)))]
            script = max((one[1] + one[2] for one in long), default=0.0)
            print(
                f"{name}: {pressed} interactions, median {statistics.median(times):.0f} ms (0: under 16), "
                f"98th percentile {at98:.0f} ms, longest {worst[0]:.0f} ms "
                f"(waited {worst[1]:.0f}, worked {worst[2]:.0f}, then painted); most time in script {script:.0f} ms"
            )
            guest.leave()
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
