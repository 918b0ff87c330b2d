"""Discover: filters, the watchlist in one tap, and rows that scroll sideways."""

import re

import pytest
import words
from browsing import film_link, reading, shows_film, undo_button, whole
from keyboard import Keyboard
from playwright.sync_api import Page, expect
from test_places import films, scroll_for
from texts import text

YEAR = "/discover?year=1994"
PLACE = "() => scrollY"


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_films_of_a_genre_and_of_all_again(browser, filmz, script: bool):
    comedy, drama = filmz.film("Dumb and Dumber"), filmz.film("Legends of the Fall")
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(YEAR)
        page.locator(".filters > summary").click()
        page.locator('select[name="genre"]').select_option("Drama")
        if not script:
            page.get_by_role("button", name=words.SHOW).click()
        page.wait_for_url(re.compile("genre=Drama"))
        assert shows_film(page, drama) and not shows_film(page, comedy)
        # The filters close, so that the films stay in view. The year is kept.
        expect(page.locator('select[name="genre"]')).to_be_hidden()
        expect(page.locator(".filters > summary")).to_contain_text("1")
        expect(page.locator("h1")).to_contain_text("1994")
        page.get_by_role("link", name=words.CLEAR).click()
        page.wait_for_url(lambda url: "genre" not in url)
        assert shows_film(page, drama) and shows_film(page, comedy)
        expect(page.locator("h1")).to_contain_text("1994")


def test_films_of_a_genre_by_keyboard(browser, filmz):
    comedy = filmz.film("Dumb and Dumber")
    with reading(browser, filmz.url, "desktop", script=False) as reader:
        page, keys = reader.page, Keyboard(reader.page)
        page.goto(YEAR)
        keys.tab_to(lambda f: f["tag"] == "SUMMARY" and text("SharedText.filters") in f["name"], "the filters")
        page.keyboard.press("Enter")
        keys.tab_to(lambda f: f["field"] == "genre", "the genres")
        page.keyboard.type(text("GenreText.Drama"))
        keys.press_control(words.SHOW)
        page.wait_for_url(re.compile("genre=Drama"))
        assert not shows_film(page, comedy)
        keys.press_control(words.CLEAR)
        page.wait_for_url(lambda url: "genre" not in url)
        assert shows_film(page, comedy)


def toggle(page: Page, film: str):
    return film_link(page, film).locator("xpath=..").get_by_role("button").first


@pytest.mark.parametrize("way", ["script", "no-script", "keyboard"])
def test_the_watchlist_from_a_tile_and_back(browser, filmz, way: str):
    film = filmz.film("Legends of the Fall")
    with reading(browser, filmz.url, script=way != "no-script") as reader:
        page = reader.page
        page.goto(YEAR)
        for press, wanted in [(lambda: toggle(page, film), "true"), (lambda: undo_button(page), "false")]:
            if way == "keyboard":
                press().focus()
                page.keyboard.press("Space")
            else:
                press().click()
            expect(toggle(page, film)).to_have_attribute("aria-pressed", wanted)
            page.wait_for_load_state()
            assert page.url.endswith(YEAR) and whole(page)
            if way == "keyboard" and wanted == "true":
                expect(toggle(page, film)).to_be_focused()
        page.goto("/me/watchlist")
        assert not shows_film(page, film)


def test_a_tile_far_down_changes_where_it_is(page):
    page.goto("/discover?sort=popular")
    scroll_for(page, 60)
    tile = films(page).nth(55)
    button = tile.get_by_role("button")
    button.scroll_into_view_if_needed()
    count, place = films(page).count(), page.evaluate(PLACE)
    for press, wanted in [(button, "true"), (undo_button(page), "false")]:
        press.click()
        expect(button).to_have_attribute("aria-pressed", wanted)
        expect(page.locator("[aria-busy]")).to_have_count(0)
        assert films(page).count() >= count
        assert abs(page.evaluate(PLACE) - place) < 2
        assert page.url.endswith("/discover?sort=popular")


def test_the_same_film_in_two_places_says_the_same(page):
    page.goto("/")
    # Whether a film is in two rows depends on the day, so the test adds a second one.
    ours = page.locator(".strip > li").first.get_attribute("id")
    copy = ours.replace("latest", "onThisDay")
    page.evaluate(
        "([ours, copy]) => document.querySelectorAll('.strip')[0].insertAdjacentHTML('beforeend',"
        " document.getElementById(ours).outerHTML.replace(ours, copy))",
        [ours, copy],
    )

    def answer(route) -> None:
        response = route.fetch()
        row = re.search(rf'<li id="{ours}">.*?</li>', response.text(), re.DOTALL)[0]
        route.fulfill(response=response, body=response.text() + row.replace(ours, copy))

    page.route("**/watchlist", answer)
    page.locator(f"#{ours} button").click()
    for name in [ours, copy]:
        expect(page.locator(f"#{name} button")).to_have_attribute("aria-pressed", "true")


def test_back_to_a_row_that_was_scrolled(page):
    page.goto("/")
    strip = page.locator(".strip").first
    tile = strip.locator("li").nth(9)
    tile.scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    identifier = tile.get_attribute("id")
    with page.expect_navigation(url=re.compile(r"/films/\d+")):
        tile.locator("a.tile").click()
    page.get_by_role("main").get_by_role("button", name=words.WATCHLIST).first.click()
    expect(undo_button(page)).to_be_visible()
    page.go_back()
    again = page.locator(f"#{identifier}")
    expect(again).to_be_in_viewport()
    expect(again.get_by_role("button")).to_have_attribute("aria-pressed", "true")


def test_a_row_is_skipped_by_keyboard(page):
    page.goto("/")
    skip = page.get_by_role("link", name=text("DiscoverText.skipRow")).first
    skip.focus()
    expect(skip).to_have_css("clip-path", "none")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#after-"))
    page.keyboard.press("Tab")
    assert page.evaluate("() => !document.activeElement.closest('.strip') && document.activeElement !== document.body")


def test_a_row_leads_to_all_of_its_films(page):
    page.goto("/")
    page.get_by_role("link", name=text("DiscoverText.allOf", row=text("DiscoverText.popular"))).click()
    page.wait_for_url("**/discover?sort=popular")
    expect(page.locator("h1")).to_have_text(text("DiscoverText.popular"))


def test_films_and_shows_are_told_apart_and_chosen(page):
    page.goto("/discover?sort=popular")
    series = "|".join([text("SharedText.series"), text("SharedText.miniseries")])
    kinds = page.locator(".shelf .tile .facts").filter(has_text=re.compile(f"^({series})"))
    assert 0 < kinds.count() < films(page).count()
    page.get_by_role("link", name=text("SharedText.shows"), exact=True).click()
    page.wait_for_url("**kind=shows")
    assert kinds.count() == films(page).count() > 0
    # The choice stays when the order changes.
    page.locator("#filter-sort").select_option("released")
    page.wait_for_url("**sort=released**")
    assert "kind=shows" in page.url
    assert kinds.count() == films(page).count() > 0
    page.get_by_role("link", name=text("SharedText.films"), exact=True).click()
    page.wait_for_url("**kind=films**")
    assert films(page).count() > 0 == kinds.count()


def test_films_and_shows_of_a_person_are_told_apart_and_chosen(page):
    page.goto("/people?name=Patrick+Stewart")
    rows = page.locator(".rows > li")
    shows = rows.filter(has_text=re.compile(text("SharedText.series")))
    both = rows.count()
    assert 0 < shows.count() < both
    page.get_by_role("link", name=text("SharedText.shows"), exact=True).click()
    page.wait_for_url("**kind=shows")
    expect(shows).to_have_count(rows.count())
    count = rows.count()
    page.get_by_role("link", name=text("SharedText.films"), exact=True).click()
    page.wait_for_url("**kind=films")
    expect(rows).to_have_count(both - count)
    expect(shows).to_have_count(0)
    page.goto("/people?name=Stanley+Kubrick")
    expect(page.get_by_role("link", name=text("SharedText.shows"), exact=True)).to_have_count(0)


def test_the_seasons_of_a_show_are_on_its_page(page):
    page.goto("/search?q=the+simpsons")
    page.locator(".rows a").first.click()
    page.wait_for_url("**/films/**")
    expect(page.locator(".film-heading")).to_contain_text(text("ShowText.seasonCount", count=37))
    seasons = page.locator(".seasons li")
    expect(seasons.filter(visible=True)).to_have_count(10)
    name, length = text("ShowText.season", number=1), text("ShowText.episodeCount", count=13)
    expect(seasons.first).to_have_text(re.compile(rf"{name}\s+17 December 1989.· {length}"))
    page.locator("#seasons-fold").click()
    expect(seasons.filter(visible=True)).to_have_count(37)
    expect(seasons.last).to_contain_text(text("ShowText.season", number=37))
