"""The main job, three ways: with script, without, and by keyboard alone; then the server dies and comes back."""

import re

import words
from browsing import fill, form, pick, reading, shows_film, tab
from keyboard import Keyboard
from playwright.sync_api import Page, expect
from screens import NOTE

PLACE = "Kino am Markt"


def search(page: Page, text: str) -> None:
    tab(page, words.SEARCH)
    box = page.get_by_role("searchbox")
    box.fill(text)
    box.press("Enter")
    page.wait_for_url(re.compile(r"/search\?.*q="))


def keep_two_films(page: Page) -> None:
    page.goto("/")
    search(page, "spirited away")
    page.get_by_role("main").get_by_role("link", name=re.compile("Spirited Away")).first.click()
    page.wait_for_url("**/films/*")
    page.get_by_role("main").get_by_role("button", name=words.WATCHLIST).first.click()
    expect(page.locator('form[action="/undo"] button').first).to_be_visible()

    search(page, "casablanca")
    page.get_by_role("main").get_by_role("link", name=re.compile("Casablanca")).first.click()
    page.wait_for_url("**/films/*")
    film = re.search(r"/films/(\d+)", page.url)[1]
    main = page.get_by_role("main")
    main.get_by_role("link", name=words.SEEN).or_(main.get_by_role("button", name=words.SEEN)).first.click()
    sheet = form(page, f"/films/{film}/viewings")
    expect(sheet).to_be_visible()
    pick(sheet, "when", "yesterday")
    fill(sheet, "place", PLACE)
    pick(sheet, "rating", "4.5")
    fill(sheet, "note", NOTE)
    pick(sheet, "audience", "family")
    sheet.get_by_role("button", name=words.MARK_SEEN).click()
    expect(page.locator('form[action="/undo"] button').first).to_be_visible()


def assert_kept(page: Page, filmz) -> None:
    spirited, casablanca = filmz.film("Spirited Away"), filmz.film("Casablanca")
    page.goto("/")
    tab(page, words.MY_FILMS)
    page.goto("/me/watchlist")
    assert shows_film(page, spirited) and not shows_film(page, casablanca)
    page.goto("/me/seen")
    assert shows_film(page, casablanca) and not shows_film(page, spirited)
    page.goto("/me/seen?rating=4.5&audience=family")
    assert shows_film(page, casablanca)
    page.goto("/me/seen?rating=5")
    assert not shows_film(page, casablanca)
    page.goto(f"/films/{casablanca}")
    expect(page.get_by_role("main")).to_contain_text(PLACE)
    for line in NOTE.split("\n\n"):
        expect(page.get_by_role("main")).to_contain_text(line)


def survive(browser, filmz, script: bool = True) -> None:
    filmz.kill()
    filmz.start()
    with reading(browser, filmz.url, script=script) as reader:
        assert_kept(reader.page, filmz)


def test_with_script(browser, filmz):
    with reading(browser, filmz.url) as reader:
        keep_two_films(reader.page)
        assert_kept(reader.page, filmz)
    survive(browser, filmz)


def test_without_script(browser, filmz):
    with reading(browser, filmz.url, script=False) as reader:
        keep_two_films(reader.page)
        assert_kept(reader.page, filmz)
    survive(browser, filmz, script=False)


def test_by_keyboard_alone(browser, filmz):
    with reading(browser, filmz.url, "desktop") as reader:
        page = reader.page
        keys = Keyboard(page)
        page.goto("/")
        keys.find_film("spirited away", "Spirited Away")
        keys.press_control(words.WATCHLIST)
        expect(page.locator('form[action="/undo"] button').first).to_be_visible()

        keys.find_film("casablanca", "Casablanca")
        film = re.search(r"/films/(\d+)", page.url)[1]
        keys.press_control(words.SEEN)
        expect(form(page, f"/films/{film}/viewings")).to_be_visible()
        # In any order of the form: each field is found by pressing Tab, if necessary through the whole page.
        keys.choose("when", "yesterday")
        keys.type_into("place", PLACE)
        keys.choose("rating", "4.5")
        keys.type_into("note", NOTE)
        keys.check("audience", "family")
        keys.press_control(words.MARK_SEEN)
        page.wait_for_url(lambda url: "/seen" not in url)
        expect(page.locator('form[action="/undo"] button').first).to_be_visible()
        assert_kept(page, filmz)
    survive(browser, filmz)
