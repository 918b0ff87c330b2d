"""Checks of every screen, at every size, in both themes."""

import pytest
from browsing import THEMES, VIEWPORTS, choose_language, reading, resize
from checks import (
    accessibility, covered_targets, cut_off, focus_order, idle_buttons, large_text, sideways, small_targets, structure,
)  # fmt: skip
from screens import SCREENS, Screen
from states import STATES, State, enter, let_go

# A page is loaded once for each kind of device, and then turned and made wider.
DEVICES = {"fingers": ["phone", "phone-landscape", "tablet"], "mouse": ["desktop"]}
FIRST_THEME, *_ = THEMES


def test_devices_have_every_size():
    assert sorted(size for sizes in DEVICES.values() for size in sizes) == sorted(VIEWPORTS)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_screen(looking, held_to, screen: Screen, device: str):
    first, *_ = DEVICES[device]
    with looking(screen, first, FIRST_THEME) as reader:
        page = reader.page
        answer = page.goto(reader.path, wait_until="load")
        assert answer.status == screen.status
        assert answer.header_value("content-type").lower() == "text/html; charset=utf-8"
        for viewport in DEVICES[device]:
            resize(page, viewport)
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                for check in [structure, sideways, small_targets, covered_targets, accessibility]:
                    held_to(f"{screen.name}, {viewport}, {theme}", check(page))
        page.evaluate("() => { document.documentElement.dir = 'rtl' }")
        for viewport in DEVICES[device]:
            resize(page, viewport)
            for check in [sideways, covered_targets]:
                held_to(f"{screen.name}, {viewport}, right to left", check(page))
        page.evaluate("() => { document.documentElement.dir = 'ltr' }")
        resize(page, first)
        page.emulate_media(color_scheme=FIRST_THEME)
        if device == "mouse" and screen.status == 200:
            held_to(f"{screen.name}, {first}, by Tab", focus_order(page))
        if device == "fingers":
            held_to(f"{screen.name}, {first}, text at twice its size", large_text(page))


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_german(looking, held_to, screen: Screen):
    """German words are long. Parts that are too small for them are noticed on a phone first."""
    with looking(screen) as reader:
        choose_language(reader, "de")
        page = reader.page
        page.goto(reader.path, wait_until="load")
        assert page.locator("html").get_attribute("lang") == "de"
        for check in [sideways, covered_targets, small_targets, cut_off]:
            held_to(f"{screen.name}, in German", check(page))


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_state(browser, request, held_to, state: State):
    server = request.getfixturevalue(state.on)
    with reading(browser, server.url, theme=FIRST_THEME) as reader:
        enter(state, reader.page, server)
        for theme in THEMES:
            reader.page.emulate_media(color_scheme=theme)
            for check in [accessibility, small_targets]:
                held_to(f"{state.name}, {theme}", check(reader.page))
        let_go()
        # Errors here are intended.
        reader.complaints.clear()


@pytest.mark.parametrize("screen", [s for s in SCREENS if s.status == 200], ids=lambda screen: screen.name)
def test_without_script_nothing_is_missing(looking, held_to, screen: Screen):
    with looking(screen, script=False) as reader:
        reader.page.goto(reader.path)
        assert reader.page.locator("h1").is_visible()
        for check in [small_targets, idle_buttons]:
            held_to(f"{screen.name}, without script", check(reader.page))
