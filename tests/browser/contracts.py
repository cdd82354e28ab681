"""What holds at every table after every step, whatever the game: each contract can be switched on by a test.

A contract is called with the page and raises an AssertionError that says what is wrong.
`Hands(…, contracts=[Stays(), unclipped])` checks them after every touch."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page

Contract = Callable[[Page], None]

# Where the things are that can be touched, by what they are called: the drawn outline, or the thing itself. A thing that is
# not shown has no place; a sheet of a phone makes room for itself and is closed again.
PLACES: Final = """ignore => {
    if (document.querySelector('[data-sheet]') || !document.querySelector('section.board')) return null;
    const not = ignore ? new RegExp(ignore) : null;
    const found = {};
    const put = (name, one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        if (width && height) found[name] = [left, top, width, height].map(Math.round);
    };
    put('(the board)', document.querySelector('section.board'));
    document.querySelectorAll('section.board .track, section.board .cell').forEach((one, at) => put(`(part ${at})`, one));
    for (const one of document.querySelectorAll('section.board [data-spot], section.board [data-place]')) {
        const name = one.dataset.spot ?? `place ${one.dataset.place}`;
        if (not?.test(name)) continue;
        const mark = one.querySelector(':scope > .mark, :scope > g > .mark');
        if (!(one instanceof SVGElement)) put(name, one);
        // A drawing grows with the pieces in it, its mark when it is chosen: the middle stays.
        else if (mark) {
            const { left, top, width, height } = mark.getBoundingClientRect();
            if (width && height) found[`${name}, its mark`] = [left + width / 2, top + height / 2].map(Math.round);
        } else {
            const { a, d, e, f } = one.getScreenCTM();
            found[name] = [e, f, 100 * a, 100 * d].map(Math.round);
        }
    }
    return { tab: document.querySelector('.frame')?.dataset.tab, size: `${innerWidth}×${innerHeight}`, found };
}"""
SLACK: Final = 2
# What moves by the rules: coaches drive, cards slide along the row, towers grow, a family goes up its track.
MOVES: Final = {
    "florence": "^coach-",
    "medici": "",
    "firenze": "^(card|want|tower|hand|give|brick|site)",
    "ilvecchio": "^track-",
}

# Marked or open targets that an ancestor cuts, with how much of them is left.
CLIPPED: Final = """scrolls => {
    const wanted = '.board .spot.open, .board .spot.marked, .board [data-actions], .tray [data-actions], '
        + '.tray [data-action]:not([aria-disabled=true]), [data-choose], [data-send], .prompt .primary';
    const cut = [];
    for (const one of new Set(document.querySelectorAll(wanted))) {
        if (!one.checkVisibility()) continue;
        const whole = (one.querySelector(':scope > .mark') ?? one).getBoundingClientRect();
        if (!whole.width || !whole.height) continue;
        const seen = { left: whole.left, top: whole.top, right: whole.right, bottom: whole.bottom };
        let by = '';
        const narrow = (box, who) => {
            const before = (seen.right - seen.left) * (seen.bottom - seen.top);
            seen.left = Math.max(seen.left, box.left); seen.right = Math.max(seen.left, Math.min(seen.right, box.right));
            seen.top = Math.max(seen.top, box.top); seen.bottom = Math.max(seen.top, Math.min(seen.bottom, box.bottom));
            if ((seen.right - seen.left) * (seen.bottom - seen.top) < before - 1) by ||= who;
        };
        for (let up = one.parentElement; up && up !== document.documentElement; up = up.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(up);
            if (overflowX === 'visible' && overflowY === 'visible') continue;
            if (up instanceof SVGElement && !(up instanceof SVGSVGElement)) continue;
            if (scrolls && [overflowX, overflowY].some(how => how === 'auto' || how === 'scroll')) continue;
            narrow(up.getBoundingClientRect(), `${up.tagName.toLowerCase()}.${up.getAttribute('class') ?? ''}`);
        }
        narrow({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, 'the window');
        const lost = Math.max(whole.width - (seen.right - seen.left), whole.height - (seen.bottom - seen.top));
        if (lost > 1.5) cut.push(`${one.dataset.spot ?? one.dataset.action ?? one.className}: ${Math.round(lost)} px by ${by}`);
    }
    return cut;
}"""

# Text that does not fit its box: cut by an edge or an ellipsis.
CUT_TEXT: Final = """skip => {
    const told = [];
    for (const one of document.querySelectorAll('body *')) {
        if (one instanceof SVGElement || (skip && one.closest(skip))) continue;
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        if (![...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())) continue;
        const style = getComputedStyle(one);
        if (style.clipPath === 'inset(50%)') continue;
        if (style.display === 'inline' || style.position === 'absolute' && style.clip !== 'auto') continue;
        const hidden = how => how !== 'visible' && how !== 'auto' && how !== 'scroll';
        const wide = hidden(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
        const high = hidden(style.overflowY) && one.scrollHeight > one.clientHeight + 2;
        const what = `“${one.textContent.trim().slice(0, 60)}” in ${one.tagName.toLowerCase()}.${one.className}`;
        if ((wide || high) && one.clientWidth > 1) told.push(what);
    }
    return told;
}"""


@dataclass
class Stays:
    """What can be touched on the board keeps its place, whatever is asked, hinted, told or decided.

    `ignore` is a pattern for things that move by the rules: a card that slides along a row."""

    ignore: str = ""
    places: dict[tuple[str, str], dict[str, list[int]]] = field(default_factory=dict)

    def __call__(self, page: Page) -> None:
        told: dict[str, Any] | None = page.evaluate(PLACES, self.ignore)
        if told is None:
            return
        known = self.places.setdefault((told["tab"], told["size"]), {})
        moved = [
            f"{name}: {known[name]} → {place}"
            for name, place in told["found"].items()
            if name in known and any(abs(a - b) > SLACK for a, b in zip(known[name], place, strict=True))
        ]
        asked = page.evaluate("document.querySelector('.prompt .what')?.textContent ?? ''")
        assert not moved, f"the board moved under the pointer ({told['size']}, “{asked}”): {moved[:6]}"
        known.update(told["found"])


def unclipped(page: Page) -> None:
    """Nothing that is open or marked is cut by what holds it."""
    cut = page.evaluate(CLIPPED, False)
    assert not cut, f"targets are cut: {cut[:8]}"


def unclipped_but_scrolled(page: Page) -> None:
    """The same on a phone, where a list may scroll."""
    cut = page.evaluate(CLIPPED, True)
    assert not cut, f"targets are cut: {cut[:8]}"


def cut_text(page: Page, skip: str = "") -> list[str]:
    """Text that does not fit its box."""
    return list(page.evaluate(CUT_TEXT, skip))


def whole_text(page: Page) -> None:
    cut = cut_text(page)
    assert not cut, f"text is cut: {cut[:8]}"


def contracts_for(game: str, way: str) -> list[Contract]:
    """What holds after every touch of a match: nothing moves, nothing that can be chosen is cut, words are whole."""
    return [unclipped_but_scrolled] if way == "touch" else [Stays(MOVES[game]), unclipped, whole_text]
