"""The rule by which screens are looked at leaves no pair of values out."""

import itertools

from browsing import THEMES, VIEWPORTS
from covering import DEVICES, LANGUAGES, Visit, all_visits, visits
from screens import SCREENS

DIRECTIONS = ["left to right", "right to left"]
VALUES = {
    "size": list(VIEWPORTS), "theme": THEMES, "language": LANGUAGES, "device": DEVICES, "direction": DIRECTIONS,
}  # fmt: skip
# The pairs for which a page would have to be loaded more often. Twelve screens have them.
SHARED = {pair for pair in itertools.combinations(VALUES, 2) if "language" in pair} | {("theme", "device")}
TOGETHER = 12


def looks(visit: Visit) -> list[dict[str, str]]:
    """All the ways in which a visitor sees the page."""
    return [
        {"size": size, "theme": visit.theme, "language": visit.language, "device": visit.device, "direction": direction}
        for size in visit.sizes
        for direction in DIRECTIONS[: 1 + (size in visit.turned)]
    ]


def missing(pairs, visits: list[Visit]) -> list[tuple[str, str]]:
    """The values of these pairs of names that no visitor sees together."""
    seen = [look for visit in visits for look in looks(visit)]
    return [
        values
        for one, other in pairs
        for values in itertools.product(VALUES[one], VALUES[other])
        if not any((look[one], look[other]) == values for look in seen)
    ]


PAIRS = list(itertools.combinations(VALUES, 2))


def test_one_screen_has_every_pair_that_two_visits_can_have():
    for number in range(2 * TOGETHER):
        assert len(visits(number)) == 2
        assert missing(set(PAIRS) - SHARED, visits(number)) == []


def test_one_screen_has_german_and_another_language():
    for number in range(2 * TOGETHER):
        languages = {visit.language for visit in visits(number)}
        assert "de" in languages
        assert len(languages) == 2


def test_any_twelve_screens_in_a_row_have_all_three_values_together():
    for first in range(2 * TOGETHER):
        row = [visit for number in range(first, first + TOGETHER) for visit in visits(number)]
        seen = {(visit.theme, visit.language, visit.device) for visit in row}
        assert seen == set(itertools.product(THEMES, LANGUAGES, DEVICES))
        assert missing(PAIRS, row) == []


def test_each_screen_is_seen_in_the_size_of_each_device_first():
    assert {visit.device: visit.sizes[0] for visit in visits(0)} == {"fingers": "phone", "mouse": "desktop"}


def test_a_rule_that_leaves_a_pair_out_is_noticed():
    [first, second] = visits(0)
    assert missing(PAIRS, [first]) != []
    narrow = Visit(second.device, second.theme, second.language, second.sizes[:1], second.turned)
    assert ("phone", second.theme) in missing(PAIRS, [first, narrow])


def test_there_are_more_screens_than_turns():
    assert len(SCREENS) > 2 * TOGETHER


def test_all_combinations_are_more():
    everything = {(visit.device, visit.theme, visit.language) for visit in all_visits()}
    assert len(everything) == len(all_visits()) == 16
    assert all(visit.turned == list(VIEWPORTS) for visit in all_visits())
