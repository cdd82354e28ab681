"""A finger or a mouse on something the page shows: where it can be met once it keeps still, and the touch itself."""

from typing import Any, Final

from playwright.sync_api import Page

# The element with this number (see `data-hand-at`), brought into sight. Nothing if it has gone or is open no more; null if
# it is there and something else lies upon it for as long as anybody would wait.
PLACE: Final = """async ([open, at]) => {
    const one = document.querySelector(`[data-hand-at="${at}"]`);
    one?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const points = [[.5, .5], [.5, .85], [.5, .15], [.2, .5], [.8, .5], [.08, .1], [.92, .92], [.3, .95]];
    const until = performance.now() + 15_000;
    let before = '', still = 0;
    while (performance.now() < until) {
        if (!one?.isConnected || !one.matches(open)) return [];
        const { left, top, width, height } = (one.querySelector(':scope > .mark') ?? one).getBoundingClientRect();
        const now = `${left},${top},${width},${height}`;
        still = before === now ? still + 1 : 0;
        before = now;
        for (const [x, y] of still > 2 ? points : []) {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            if (hit && one.contains(hit)) return [left + width * x, top + height * y];
        }
        // A town with a tag of its own is touched there as well.
        const tag = still > 12 ? one.querySelector('[data-tag] .edge')?.getBoundingClientRect() : null;
        if (tag) {
            const hit = document.elementFromPoint(tag.left + tag.width / 2, tag.top + tag.height / 2);
            if (hit && one.contains(hit)) return [tag.left + tag.width / 2, tag.top + tag.height / 2];
        }
        if (still === 30) one.scrollIntoView({ block: 'center', inline: 'center' });
        await new Promise(requestAnimationFrame);
    }
    return null;
}"""


def touched(page: Page, open_ones: str, at: int, way: str, name: Any) -> bool:
    """False if it went before it could be touched: the table has moved on since it was seen."""
    place = page.evaluate(PLACE, [open_ones, at])
    assert place is not None, f"{name} is open and cannot be reached"
    if not place:
        return False
    if way == "touch":
        page.touchscreen.tap(*place)
    else:
        page.mouse.click(*place)
    return True
