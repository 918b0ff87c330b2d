"""In which combinations each screen is looked at: a fixed rule by which any two values meet.

A page is loaded once for fingers and once for a mouse, each time in another theme and another language, and is then looked
at in every size. So on every screen, each size meets both themes and kinds of device, German, whose words are the longest, and
one of the other languages. Which of these three go together takes turns with the number of the screen: any twelve screens in
a row have all of it.
"""

import itertools
from dataclasses import dataclass

from browsing import THEMES, VIEWPORTS

OTHERS = ["en", "fr", "es"]
LANGUAGES = ["de", *OTHERS]
DEVICES = ["fingers", "mouse"]


@dataclass(frozen=True)
class Visit:
    """A page loaded once. The sizes are in the order in which it is looked at; the first is that in which it is loaded."""

    device: str
    theme: str
    language: str
    sizes: list[str]
    # The sizes in which it is also looked at from right to left.
    turned: list[str]


def sizes(device: str) -> list[str]:
    """Every size, first that of the device itself."""
    return list(VIEWPORTS) if device == "fingers" else list(reversed(VIEWPORTS))


def visits(number: int) -> list[Visit]:
    """The visits to the screen with this number."""
    return [
        Visit(
            device,
            THEMES[(number + turn) % 2],
            "de" if (number // 2 + turn) % 2 == 0 else OTHERS[number // 4 % len(OTHERS)],
            sizes(device),
            [size for place, size in enumerate(VIEWPORTS) if (place + turn + number // 4) % 2 == 0],
        )
        for turn, device in enumerate(DEVICES)
    ]


def all_visits() -> list[Visit]:
    """Every combination there is."""
    combinations = itertools.product(DEVICES, THEMES, LANGUAGES)
    return [Visit(device, theme, language, sizes(device), list(VIEWPORTS)) for device, theme, language in combinations]
