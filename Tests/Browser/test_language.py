"""The language is chosen in Settings, and stays."""

import pytest
from browsing import choose_language, form, pick, reading
from playwright.sync_api import Page, expect


def choose(page: Page, tag: str) -> None:
    page.goto("/settings")
    pick(form(page, "/settings/language"), "language", tag)
    page.locator("#save-language").click()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_choice_stays(browser, bare, script: bool):
    with reading(browser, bare.url, script=script) as reader:
        page = reader.page
        choose(page, "de")
        expect(page.locator("h1")).to_have_text("Einstellungen")
        expect(page.locator("#language-de")).to_be_checked()
        for path, title in {"/": "Entdecken", "/search": "Suche", "/me/watchlist": "Meine Filme"}.items():
            page.goto(path)
            expect(page.locator("h1")).to_have_text(title)
            expect(page.locator("html")).to_have_attribute("lang", "de")
        choose(page, "")
        expect(page.locator("h1")).to_have_text("Settings")
        expect(page.locator("#language-auto")).to_be_checked()


def test_a_message_is_in_the_chosen_language(reader, filmz):
    page = reader.page
    choose(page, "de")
    expect(page.locator("h1")).to_have_text("Einstellungen")
    page.goto(f"/films/{filmz.film('Casablanca')}")
    page.get_by_role("button", name="Merkliste").first.click()
    expect(page.locator("#toast")).to_contain_text("Casablanca steht jetzt auf deiner Merkliste.")
    page.get_by_role("button", name="Rückgängig").click()
    expect(page.locator("#toast")).to_contain_text("Rückgängig gemacht.")


def test_pages_run_from_right_to_left_where_their_language_does(browser, furnished):
    with reading(browser, furnished.url) as reader:
        page = reader.page
        choose_language(reader, "ar-XB")
        page.goto("/settings")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        # At the other end of the heading's line.
        assert page.locator(".to-settings").bounding_box()["x"] < page.viewport_size["width"] / 2
