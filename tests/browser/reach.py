"""A finger or a mouse on something the page shows: where it can be met once it keeps still, and the one touch itself."""

from typing import Any, Final

from playwright.sync_api import Page

# How long a person looks at what the pointer rests on before pressing, in milliseconds.
NATURAL: Final = 600
# The same for what shows no preview: a little longer than the page waits before it asks for one.
BRIEF: Final = 120
# In how many steps the pointer goes to where it is wanted.
STEPS: Final = 4

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
# What lies under the pointer, told so that a person finds it.
UNDER: Final = """([x, y, at]) => {
    const hit = document.elementFromPoint(x, y), one = document.querySelector(`[data-hand-at="${at}"]`);
    if (one && hit && one.contains(hit)) return '';
    const told = hit ? `${hit.tagName.toLowerCase()}.${hit.getAttribute('class') ?? ''}` : 'nothing';
    return `${one ? 'it is still there' : 'it has left the page'}, under the pointer is ${told}`;
}"""
# The table has moved on, or the preview of what the pointer rests on is on the page.
SHOWN: Final = """entries => {
    const frame = document.querySelector('.frame');
    return !frame || frame.dataset.entries !== entries || frame.dataset.preview !== undefined;
}"""
ENTRIES: Final = "document.querySelector('.frame')?.dataset.entries"


def rest(page: Page, longest: int, whole: bool) -> None:
    """As long as a person rests; unless it must be the whole time, no longer than until the preview shows."""
    if whole:
        page.wait_for_timeout(longest)
        return
    page.evaluate(
        f"""async ([entries, longest]) => {{
            const shown = {SHOWN}, until = performance.now() + longest;
            while (performance.now() < until && !shown(entries)) await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
        }}""",
        [page.evaluate(ENTRIES), longest],
    )


def touched(page: Page, open_ones: str, at: int, way: str, name: Any, longest: int = NATURAL, *, whole: bool = True) -> bool:
    """Goes there, rests and presses once. False if it went before it could be touched: the table has moved on meanwhile."""
    place = page.evaluate(PLACE, [open_ones, at])
    assert place is not None, f"{name} is open and cannot be reached"
    if not place:
        return False
    if way == "touch":
        page.touchscreen.tap(*place)
        return True
    before = page.evaluate(ENTRIES)
    page.mouse.move(*place, steps=STEPS)
    rest(page, longest, whole)
    lost = page.evaluate(UNDER, [*place, at])
    if lost and page.evaluate(ENTRIES) != before:
        return False
    assert not lost, f"{name} does not stay under the pointer: {lost}"
    page.mouse.down()
    page.mouse.up()
    return True
