"""After the end everything is legible on every size: no part lies upon another, none is cut off."""

from collections.abc import Callable

import pytest

from tests.browser.site import OVER, PHONE, TABLET, Guest

Come = Callable[..., Guest]
# Parts whose content is higher than they are, and parts that lie upon each other.
CUT = """() => [...document.querySelectorAll('main.finish > header > :first-child, main.finish > section.result > *')]
    .filter(one => one.offsetHeight > one.parentElement.clientHeight + 2).map(one => one.className || one.tagName)"""
UPON = """() => {
    const parts = [...document.querySelectorAll('main.finish > *')].map(one => [one.className, one.getBoundingClientRect()]);
    return parts.flatMap(([name, a], i) => parts.slice(i + 1)
        .filter(([, b]) => a.bottom > b.top + 1 && b.bottom > a.top + 1 && a.right > b.left + 1 && b.right > a.left + 1)
        .map(([other]) => `${name} and ${other}`));
}"""


@pytest.mark.parametrize("size", [PHONE, (320, 640), TABLET, (1280, 720)])
def test_no_part_lies_upon_another(guest: Come, finished: str, size: tuple[int, int]) -> None:
    page = guest(size=size, language="de").open(finished)
    page.wait_for_selector(f"{OVER} svg[role=img]")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(CUT) == []
    assert page.evaluate(UPON) == []
