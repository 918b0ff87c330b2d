"""An app without a browser around it: a way back on every inner page, the tab one came from, keys, and the theme."""

import pytest
from browsing import reading
from playwright.sync_api import Page, Route, expect
from texts import text


@pytest.fixture(params=[True, False], ids=["script", "no script"])
def installed(request, browser, furnished):
    """A phone on whose home screen Filmz is."""
    with reading(browser, furnished.url, script=request.param) as reader:
        # This browser cannot act as an installed app, so the style sheet takes any browser for one.
        def install(route: Route) -> None:
            response = route.fetch()
            route.fulfill(response=response, body=response.text().replace("(display-mode: standalone)", "all"))

        reader.page.route("**/assets/*.css", install)
        reader.script = request.param
        yield reader


def back(page: Page):
    return page.get_by_role("link", name=text("SharedText.back"), exact=True)


def test_every_inner_page_has_a_way_back(installed, furnished):
    inner = [
        "/films/{plain}", "/films/{markup}/edit", "/films/{full}/viewings", "/people?name=Stanley+Kubrick", "/me/changes",
        "/me/catch-up", "/discover?year=1994", "/settings/licences", "/settings/you", "/settings/services", "/settings/backups/{backup}/restore", "/nothing",
    ]  # fmt: skip
    installed.expected_statuses = {404, 409}
    for path in inner:
        installed.page.goto(path.format(**furnished.ids))
        box = back(installed.page).bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44, path
        heading = installed.page.locator("h1").bounding_box()
        assert heading["y"] >= box["y"] + box["height"] or heading["x"] >= box["x"] + box["width"], path
    for path in ["/", "/search", "/me/seen", "/me/diary", "/settings"]:
        installed.page.goto(path)
        expect(back(installed.page)).to_have_count(0)


def test_back_leads_to_where_one_came_from(installed, furnished):
    page = installed.page
    page.goto("/me/favourites")
    page.locator(f"a[href='/films/{furnished.ids['full']}']").first.click()
    page.wait_for_url("**/films/*")
    back(page).click()
    # Without a script, it leads to the start.
    page.wait_for_url("**/me/favourites" if installed.script else installed.origin + "/")


def test_a_browser_has_its_own_way_back(page):
    page.goto("/me/changes")
    expect(back(page)).to_be_hidden()


def test_the_tab_one_came_from_stays_marked(page, filmz):
    film = filmz.film("Alien")
    for path, tab in {"/search?q=alien": text("SharedText.search"), "/discover?year=1979": text("SharedText.discover")}.items():
        page.goto(path)
        page.locator(f"#results a[href='/films/{film}']").first.click()
        page.wait_for_url(f"**/films/{film}")
        expect(page.locator(".tabs [aria-current]")).to_have_text(tab)
    page.go_back()
    page.goto("/settings")
    expect(page.locator(".tabs [aria-current]")).to_have_count(0)


def test_a_slash_leads_to_the_search_box(page, filmz):
    page.goto("/me/watchlist")
    page.keyboard.press("/")
    page.wait_for_url("**/search")
    box = page.get_by_role("searchbox")
    box.fill("alien")
    box.press("/")
    expect(box).to_have_value("alien/")
    page.locator("h1").click()
    page.keyboard.press("/")
    expect(box).to_be_focused()


def test_arrows_walk_through_the_results(page, filmz):
    page.goto("/search?q=alien")
    box, results = page.get_by_role("searchbox"), page.locator("#results [data-result]")
    box.focus()
    page.keyboard.press("ArrowDown")
    expect(results.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(results.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(box).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/films/*")


def test_a_theme_is_chosen_for_this_browser(browser, filmz):
    for script in [True, False]:
        with reading(browser, filmz.url, theme="dark", script=script) as reader:
            page = reader.page
            ground = "() => getComputedStyle(document.body).backgroundColor"
            page.goto("/settings")
            dark = page.evaluate(ground)
            page.locator("#theme-light").click()
            page.wait_for_url("**/settings#theme")
            page.goto("/")
            assert page.evaluate(ground) != dark
            page.emulate_media(color_scheme="light")
            light = page.evaluate(ground)
            page.emulate_media(color_scheme="dark")
            assert page.evaluate(ground) == light


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_the_hint_about_keys_is_put_away_for_good(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(f"/films/{filmz.film('Casablanca')}")
        expect(page.get_by_role("link", name=text("FilmText.keyHintLink"))).to_be_visible()
        page.get_by_role("button", name=text("FilmText.hideKeyHint")).click()
        expect(page.locator(".key-hint")).to_have_count(0)
        page.goto(f"/films/{filmz.film('Alien')}")
        expect(page.locator(".key-hint")).to_have_count(0)
