"""Checks of every screen, in every size, theme and language."""

import pytest
from browsing import THEMES, choose_language, reading, resize
from checks import accessibility, focus_order, idle_buttons, large_text, small_targets, toasts
from covering import Visit, all_visits, visits
from screens import SCREENS, Screen
from states import STATES, State, enter, let_go
from tour import tour


@pytest.mark.parametrize("number", range(len(SCREENS)), ids=[screen.name for screen in SCREENS])
def test_screen(looking, held_to, pytestconfig, number: int):
    screen, has_all = SCREENS[number], pytestconfig.getoption("all_combinations")
    for visit in all_visits() if has_all else visits(number):
        with looking(screen, visit.sizes[0], visit.theme, visit.device) as reader:
            if visit.language != "en":
                choose_language(reader, visit.language)
            # Going to the same address again is no visit if it has a fragment.
            answer = reader.page.goto(reader.path, wait_until="load") or reader.page.reload(wait_until="load")
            assert answer.status == screen.status
            # Those of the page as it is shown: where it had not changed, the answer itself need not say it.
            assert answer.headers["content-type"].lower() == "text/html; charset=utf-8"
            assert reader.page.locator("html").get_attribute("lang") == visit.language
            look_at(screen, visit, reader.page, held_to, has_all)


def look_at(screen: Screen, visit: Visit, page, held_to, always_axe: bool) -> None:
    where = f"{screen.name}, {visit.device}, {visit.language}"
    tour(page, held_to, where, [visit.theme], visit.sizes, visit.turned, always_axe)
    if visit.device == "mouse" and screen.status == 200:
        resize(page, visit.sizes[0])
        held_to(f"{where}, by Tab", focus_order(page))
    if visit.device == "fingers":
        resize(page, "phone")
        held_to(f"{where}, text at twice its size", large_text(page))


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_state(browser, request, held_to, state: State):
    server = request.getfixturevalue(state.on)
    with reading(browser, server.url, theme=THEMES[0]) as reader:
        enter(state, reader.page, server)
        for theme in THEMES:
            reader.page.emulate_media(color_scheme=theme)
            for check in [toasts, accessibility, small_targets]:
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
