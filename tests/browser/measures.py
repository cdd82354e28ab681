"""What a page can be measured by: open targets that are cut or covered, text that is cut, broken or lies upon other text."""

from typing import Any, Final

from playwright.sync_api import Page

# Until a quarter of a second has passed in which nothing took another place.
STILL: Final = """async () => {
    await document.fonts.ready;
    const parts = () => [...document.querySelectorAll('.frame, .frame main *')]
        .map(one => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height] }).join();
    for (let before = '', since = performance.now(); performance.now() - since < 250; ) {
        const now = parts();
        if (now !== before) since = performance.now();
        before = now;
        await new Promise(requestAnimationFrame);
    }
}"""

# The part of an element that its ancestors and the window leave in sight.
SEEN: Final = """
    const clips = style => style !== 'visible';
    const boxOf = one => one.getBoundingClientRect();
    const limits = (one, scrolled) => {
        const all = [[{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, 'the window']];
        for (let at = one.parentElement; at && at !== document.documentElement; at = at.parentElement) {
            if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
            const { overflowX, overflowY, overflowClipMargin, position } = getComputedStyle(at);
            const box = boxOf(at), more = parseFloat(overflowClipMargin) || 0;
            const scrolls = style => !scrolled && (style === 'auto' || style === 'scroll');
            const across = clips(overflowX) && !scrolls(overflowX), down = clips(overflowY) && !scrolls(overflowY);
            if (across || down)
                all.push([{ left: across ? box.left - more : -1e6, right: across ? box.right + more : 1e6,
                    top: down ? box.top - more : -1e6, bottom: down ? box.bottom + more : 1e6 },
                    at.className?.baseVal ?? at.className]);
            if (position === 'fixed') break;
        }
        return all;
    };
    const beyond = (box, limit) => Math.max(limit.left - box.left, limit.top - box.top, box.right - limit.right,
        box.bottom - limit.bottom);
    const unseen = one => !!one && (getComputedStyle(one).clipPath === 'inset(50%)' || unseen(one.parentElement));
    const shown = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
"""

# Everything that can be chosen now and is not wholly in sight, or on which something else lies.
TARGETS: Final = (
    """() => {"""
    + SEEN
    + """
    const open = '[data-spot][data-actions], .tray .choice [data-action]:not([aria-disabled=true]), '
        + '.board .choice [data-action]:not([aria-disabled=true]), [data-choose], [data-send]:not(:disabled), [data-option]';
    const wrong = [];
    for (const one of document.querySelectorAll(open)) {
        if (!shown(one) || !one.getClientRects().length) continue;
        const drawn = one instanceof SVGElement ? one.querySelector(':scope > .mark, :scope > .touch') ?? one : one;
        const box = boxOf(drawn), name = one.dataset.spot || one.dataset.action || one.dataset.choose || one.dataset.send;
        for (const [limit, who] of limits(one, true))
            if (beyond(box, limit) > 1.5) wrong.push(`${name}: ${Math.round(beyond(box, limit))} px cut by ${who}`);
        const points = [[.5, .5], [.5, .85], [.5, .15], [.2, .5], [.8, .5]];
        const hits = points.map(([x, y]) => document.elementFromPoint(box.left + (box.right - box.left) * x,
            box.top + (box.bottom - box.top) * y));
        const news = hits.some(hit => hit?.closest('.told, .since'));
        if (!news && !hits.some(hit => hit && one.contains(hit))) wrong.push(`${name}: covered`);
    }
    return wrong;
}"""
)

# Text that is not wholly in sight, words broken in the middle, and lines of text that lie upon each other.
TEXT: Final = (
    """skip => {"""
    + SEEN
    + """
    const wrong = new Set(), lines = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const text = node.data.trim(), at = node.parentElement;
        if (!text || /^(SCRIPT|STYLE|TITLE|DESC|OPTION)$/i.test(at.tagName) || at.closest(`.hidden-text, ${skip}`)) continue;
        // Words that are read out and not drawn.
        if (!shown(at) || unseen(at)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
        if (!rects.length || parseFloat(getComputedStyle(at).fontSize) < 1) continue;
        const name = `"${text.slice(0, 60)}"`;
        const style = getComputedStyle(at);
        const own = at instanceof SVGElement ? [] : [[boxOf(at), 'itself', clips(style.overflowX), clips(style.overflowY)]];
        for (const rect of rects) {
            for (const [box, who, across, down] of own)
                if ((across && (rect.right > box.right + 1.5 || rect.left < box.left - 1.5))
                    || (down && rect.bottom > box.bottom + 3.5)) wrong.add(`${name} is cut by ${who}`);
            for (const [limit, who] of limits(at, false)) {
                // The room above and below the letters is no loss.
                const inner = { left: rect.left, right: rect.right, top: rect.top + 3, bottom: rect.bottom - 3.5 };
                const over = beyond(inner, limit), gone = rect.bottom <= limit.top || rect.top >= limit.bottom;
                if (over > 1.5 && who !== 'the window') wrong.add(`${name} is cut by ${who}`);
            }
        }
        if (style.textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth) wrong.add(`${name} ends in an ellipsis`);
        const clamp = at.closest('.why');
        if (clamp && clamp.scrollHeight > clamp.clientHeight + 2) wrong.add(`${name} is clamped`);
        for (const found of node.data.matchAll(/\\p{L}{2,}/gu)) {
            range.setStart(node, found.index);
            range.setEnd(node, found.index + found[0].length);
            const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
            const tops = new Set(parts.map(({ top }) => Math.round(top)));
            if (tops.size > 1 && at.closest('svg') === null) wrong.add(`"${found[0]}" is broken in the middle`);
        }
        if (!at.closest('[popover], .told, .since')) for (const rect of rects) lines.push({ name, at, rect });
    }
    lines.sort((a, b) => a.rect.top - b.rect.top);
    for (let i = 0; i < lines.length; i += 1)
        for (let j = i + 1; j < lines.length && lines[j].rect.top < lines[i].rect.bottom; j += 1) {
            const a = lines[i], b = lines[j];
            if (a.at === b.at || a.at.contains(b.at) || b.at.contains(a.at)) continue;
            const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
            const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
            // Boxes of letters are higher than the letters.
            const least = Math.min(a.rect.bottom - a.rect.top, b.rect.bottom - b.rect.top);
            if (across > 2 && high > least * 0.6) {
                // What is hidden below something else, or scrolled away, is no overlap.
                const x = Math.max(a.rect.left, b.rect.left) + across / 2, y = Math.max(a.rect.top, b.rect.top) + high / 2;
                if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
                const inside = one => limits(one.at, true).every(([limit]) => x > limit.left && x < limit.right && y > limit.top
                    && y < limit.bottom);
                if (inside(a) && inside(b)) wrong.add(`${a.name} and ${b.name} lie upon each other`);
            }
        }
    return [...wrong];
}"""
)


def settle(page: Page) -> None:
    page.evaluate(STILL)


def cut_targets(page: Page) -> list[str]:
    """What can be chosen and is cut or covered."""
    settle(page)
    found: list[str] = page.evaluate(TARGETS)
    return found


def cut_text(page: Page, skip: str = ".never") -> list[str]:
    """Text that is not wholly in sight, but for what a selector leaves out."""
    settle(page)
    found: list[str] = page.evaluate(TEXT, skip)
    return found


def boxes(page: Page, selector: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.locator(selector).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    return found
