"""My films: a search on a shelf, its order, the diary's months, and several films at once."""

import re

import pytest
import words
from browsing import reading, shows_film, undo_button, whole
from keyboard import Keyboard
from playwright.sync_api import Page, expect
from test_places import films, scroll_for
from texts import text

TITLES = ["Alien", "Casablanca", "Metropolis", "The Godfather", "Jaws"]


@pytest.fixture
def wanted(filmz) -> dict[str, str]:
    """Films on the watchlist, by their titles."""
    ids = {title: filmz.film(title) for title in TITLES}
    for film in ids.values():
        filmz.post(f"/films/{film}/watchlist", {"wanted": "true"})
    return ids


def within(page: Page):
    return page.locator(".within input")


def titles(page: Page) -> list[str]:
    # The text of a tile that is not drawn yet is empty; its content is not.
    return films(page).locator("strong").all_text_contents()


def test_a_search_within_answers_as_one_types(page, wanted):
    page.goto("/search")
    page.goto("/me/watchlist?sort=title")
    entries = page.evaluate("history.length")
    within(page).press_sequentially("godather")
    for _ in range(5):
        within(page).press("ArrowLeft")
    within(page).press_sequentially("f")
    expect(films(page)).to_have_count(1)
    assert titles(page) == ["The Godfather"]
    expect(within(page)).to_be_focused()
    expect(within(page)).to_have_value("godfather")
    assert within(page).evaluate("input => input.selectionStart") == 4
    page.wait_for_url(re.compile(r"/me/watchlist\?.*q=godfather"))
    assert "sort=title" in page.url
    count = text("MyFilmsText.countOf", found=1, total=text("MyFilmsText.count", count=5))
    expect(page.locator("#announce")).to_contain_text(count)
    # Queries are not steps of the history, and Back does not lose them.
    assert page.evaluate("history.length") == entries
    with page.expect_navigation(url=re.compile(r"/films/\d+")):
        films(page).first.locator("a.tile").click()
    page.go_back()
    expect(within(page)).to_have_value("godfather")
    assert titles(page) == ["The Godfather"] and whole(page)
    within(page).fill("")
    expect(films(page)).to_have_count(5)
    page.wait_for_url(lambda url: "q=" not in url)
    page.go_back()
    page.wait_for_url("**/search")


def test_a_search_within_forgives_and_puts_the_best_first_unless_an_order_is_chosen(page, wanted):
    page.goto("/me/watchlist")
    order = page.locator('select[name="sort"]')
    expect(order.locator("option:checked")).to_have_text(text("MyFilmsText.sortAdded"))
    within(page).fill("casablanka")
    expect(films(page)).to_have_count(1)
    expect(page.locator("#results .corrected")).to_contain_text("casablanca")
    expect(order.locator("option:checked")).to_have_text(text("MyFilmsText.sortMatch"))
    order.select_option("title")
    page.wait_for_url(re.compile("sort=title"))
    expect(order).to_have_value("title")


def test_a_search_within_that_finds_nothing_and_then_something(page, wanted):
    page.goto("/me/watchlist")
    within(page).fill("qwzxnonesuch")
    expect(page.locator("#results .empty")).to_be_visible()
    expect(within(page)).to_be_focused()
    within(page).clear()
    # Typed by keys, so that leaving the field causes a change event.
    within(page).press_sequentially("jaws")
    expect(films(page)).to_have_count(1)
    # Leaving the field sends no further request.
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    within(page).blur()
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/me/" in url] == []


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_enter_searches_within(browser, filmz, wanted, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/me/watchlist?sort=title")
        within(page).fill("jaws")
        within(page).press("Enter")
        page.wait_for_url(re.compile("q=jaws"))
        expect(films(page)).to_have_count(1)
        expect(within(page)).to_have_value("jaws")
        assert "sort=title" in page.url


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_an_order(browser, filmz, wanted, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/me/watchlist")
        assert titles(page) == TITLES[::-1]
        page.locator('select[name="sort"]').select_option("title")
        if not script:
            page.get_by_role("button", name=words.SHOW).click()
        page.wait_for_url(re.compile("sort=title"))
        assert titles(page) == ["Alien", "Casablanca", "The Godfather", "Jaws", "Metropolis"]


def test_the_diary_names_each_month_once(page, filmz):
    film = filmz.film("Casablanca")
    for number in range(60):
        month, day = ("2024-03", number // 2 + 1) if number < 54 else ("2024-02", number - 50)
        filmz.log(film, 7000 + number, when="day", day=f"{month}-{day:02}")
    page.goto("/me/diary")
    assert films(page).count() < 60
    scroll_for(page, 60)
    expect(films(page)).to_have_count(60)
    assert page.locator(".month").all_text_contents() == ["March 2024", "February 2024"]


def test_the_diary_and_the_posters_lead_to_each_other(page, filmz):
    film = filmz.film("Casablanca")
    filmz.log(film, 7000, when="month", month="2024-03")
    filmz.log(film, 7001, when="unknown")
    page.goto("/me/seen")
    views = page.get_by_role("navigation", name=text("MyFilmsText.views"))
    views.get_by_role("link", name=text("MyFilmsText.diary")).click()
    page.wait_for_url("**/me/diary")
    assert page.locator(".month").all_text_contents() == ["March 2024", text("MyFilmsText.unknownMonth")]
    views.get_by_role("link", name=text("MyFilmsText.grid")).click()
    page.wait_for_url("**/me/seen")
    expect(films(page)).to_have_count(1)


@pytest.mark.parametrize("way", ["script", "no-script", "keyboard"])
def test_three_films_are_taken_off_at_once_and_come_back(browser, filmz, wanted, way: str):
    chosen = ["Alien", "Jaws", "Metropolis"]
    with reading(browser, filmz.url, script=way != "no-script") as reader:
        page, keys = reader.page, Keyboard(reader.page)
        page.goto("/me/watchlist")
        page.get_by_role("link", name=words.SELECT).click()
        page.wait_for_url(re.compile("select=1"))
        for title in chosen:
            if way == "keyboard":
                keys.check("film", wanted[title])
            else:
                page.locator(".pick", has_text=title).click()
        if way != "no-script":
            expect(page.locator(".picked")).to_contain_text("3")
        if way == "keyboard":
            keys.press_control(words.TAKE_OFF)
        else:
            page.get_by_role("button", name=words.TAKE_OFF).click()
        page.wait_for_url(lambda url: "select" not in url)
        for title, film in wanted.items():
            assert shows_film(page, film) == (title not in chosen)
        undo_button(page).click()
        expect(films(page)).to_have_count(5)
        assert sorted(titles(page)) == sorted(TITLES) and whole(page)


def test_none_ticked_is_said_without_script(browser, filmz, wanted):
    with reading(browser, filmz.url, script=False) as reader:
        page = reader.page
        page.goto("/me/watchlist?select=1")
        page.get_by_role("button", name=words.TAKE_OFF).click()
        expect(page.locator("#problem")).to_contain_text(text("MyFilmsText.nothingSelected"))
        page.goto("/me/watchlist")
        assert all(shows_film(page, film) for film in wanted.values())


def test_with_none_ticked_there_is_nothing_to_press(page, wanted):
    page.goto("/me/watchlist?select=1")
    button = page.get_by_role("button", name=words.TAKE_OFF)
    expect(button).to_be_disabled()
    page.locator(".pick").first.click()
    expect(button).to_be_enabled()
    # Always visible, above the tabs.
    box, tabs = page.locator(".bulk").bounding_box(), page.locator(".tabs").bounding_box()
    assert box["y"] + box["height"] <= tabs["y"]
    page.locator(".pick").first.click()
    expect(button).to_be_disabled()
