"""The language is chosen in Settings, and stays."""

import pytest
from browsing import choose_language, reading
from playwright.sync_api import Page, expect
from texts import text


def choose(page: Page, tag: str) -> None:
    page.goto("/settings/you")
    page.locator(f"#language-{tag or 'auto'}").click()
    page.wait_for_url("**/settings/you#language")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_choice_stays(browser, bare, script: bool):
    with reading(browser, bare.url, script=script) as reader:
        page = reader.page
        choose(page, "de")
        expect(page.locator("h1")).to_have_text(text("SettingsText.you", "de"))
        expect(page.locator("#language-de")).to_have_attribute("aria-pressed", "true")
        titles = {"/": "SharedText.discover", "/search": "SearchText.title", "/me/watchlist": "MyFilmsText.title"}
        for path, title in titles.items():
            page.goto(path)
            expect(page.locator("h1")).to_have_text(text(title, "de"))
            expect(page.locator("html")).to_have_attribute("lang", "de")
        choose(page, "")
        expect(page.locator("h1")).to_have_text(text("SettingsText.you"))
        expect(page.locator("#language-auto")).to_have_attribute("aria-pressed", "true")


def test_a_message_is_in_the_chosen_language(reader, filmz):
    page = reader.page
    choose(page, "de")
    expect(page.locator("h1")).to_have_text(text("SettingsText.you", "de"))
    page.goto(f"/films/{filmz.film('Casablanca')}")
    page.get_by_role("button", name=text("FilmText.watchlist", "de")).first.click()
    expect(page.locator("#toast")).to_contain_text(text("ChangeText.watchlistAdded", "de", film="Casablanca"))
    page.get_by_role("button", name=text("SharedText.undo", "de")).click()
    expect(page.locator("#toast")).to_contain_text(text("ChangeText.undone", "de"))


def test_pages_run_from_right_to_left_where_their_language_does(browser, furnished):
    with reading(browser, furnished.url) as reader:
        page = reader.page
        choose_language(reader, "ar-XB")
        page.goto("/settings")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        # At the other end of the heading's line.
        assert page.locator(".to-settings").bounding_box()["x"] < page.viewport_size["width"] / 2


def test_the_names_of_the_tabs_keep_apart(browser, furnished):
    """On the narrowest phone, also the longest names, and whichever of them is bold."""
    keys = ["discover", "search", "myFilms", "together", "cinema"]
    with reading(browser, furnished.url) as reader:
        page = reader.page
        page.goto("/together")
        for width in [320, 360, 390]:
            page.set_viewport_size({"width": width, "height": 700})
            for language in ["en", "de", "fr", "es"]:
                names = [text(f"SharedText.{key}", language) for key in keys]
                gaps = page.evaluate(
                    """names => {
                        const spans = [...document.querySelectorAll('.tabs a:not(.brand) span')];
                        spans.forEach((span, index) => span.textContent = names[index]);
                        const boxes = spans.map(span => span.getBoundingClientRect());
                        return [boxes[0].left, innerWidth - boxes.at(-1).right,
                            ...boxes.slice(1).map((box, index) => box.left - boxes[index].right)];
                    }""",
                    names,
                )
                assert min(gaps[:2]) >= 0, f"{width} {language} {gaps}"
                assert min(gaps[2:]) >= 5, f"{width} {language} {gaps}"
