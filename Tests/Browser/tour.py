"""Checks an open page in every size and theme, and does nothing twice that is the same in two of them."""

from collections.abc import Callable, Iterable

from browsing import THEMES, VIEWPORTS, resize
from checks import accessibility, appearance, layout, mirrored, structure
from playwright.sync_api import Page


def tour(
    page: Page,
    note: Callable[[str, list[str]], None],
    where: str,
    themes: Iterable[str] = THEMES,
    sizes: Iterable[str] = VIEWPORTS,
    turned: Iterable[str] = (),
    always_axe: bool = False,
) -> None:
    """Notes what is wrong with a page. It is looked at from right to left in the `turned` sizes too. In each theme axe
    runs in the first size, and in another one only if the page shows other elements or colours there."""
    note(where, structure(page))
    known: set[tuple[str, int]] = set()
    for size in sizes:
        resize(page, size)
        for theme in themes:
            page.emulate_media(color_scheme=theme)
            place = f"{where}, {size}, {theme}"
            for found in layout(page):
                note(place, found)
            look = (theme, appearance(page))
            if always_axe or look not in known:
                known.add(look)
                note(place, accessibility(page))
        if size in turned:
            for found in mirrored(page):
                note(f"{where}, {size}, right to left", found)
