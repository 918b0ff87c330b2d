"""Every film there is: asked for in the settings, watched, left and come back to, and stopped."""

import re

import pytest
from browsing import reading
from datasets import FILMS, Datasets, importing_from
from filmz import Filmz
from playwright.sync_api import Page, expect


def card(page: Page):
    return page.locator("#catalogue-card")


def start(page: Page) -> None:
    """From the settings to a running import, as a person would."""
    page.goto("/settings")
    card(page).get_by_role("link", name="Get every film there is").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Every film there is")
    expect(page.get_by_text("personal and non-commercial use only")).to_be_visible()
    page.get_by_role("checkbox", name="I have read IMDb’s conditions").check()
    page.get_by_role("button", name="Download and import").click()
    expect(card(page).get_by_role("progressbar")).to_be_visible()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_started_left_come_back_to_and_stopped(browser, offered: Filmz, script: bool):
    with reading(browser, offered.url, script=script) as reader:
        page = reader.page
        start(page)
        page.goto("/")
        page.goto("/settings")
        while not script and not card(page).get_by_text("file 2 of 7").count():
            card(page).get_by_role("link", name="Show progress").click()
        expect(card(page)).to_contain_text("Downloading file 2 of 7")
        card(page).get_by_role("button", name="Stop").click()
        expect(card(page).get_by_role("alert")).to_contain_text("The import was stopped.")
        expect(card(page)).to_contain_text("well-known films")
        card(page).get_by_role("link", name="Try again").click()
        expect(page.get_by_role("checkbox")).not_to_be_checked()


def test_what_is_watched_ends_by_itself(browser, offered: Filmz, datasets: Datasets):
    with reading(browser, offered.url) as reader:
        page = reader.page
        start(page)
        expect(card(page)).to_contain_text("Downloading file 2 of 7")
        stop = card(page).get_by_role("button", name="Stop")
        stop.focus()
        stop.evaluate("button => { button.dataset.same = ''; }")
        with page.expect_response(re.compile("fragment=progress")):
            pass
        with page.expect_response(re.compile("fragment=progress")):
            pass
        # The numbers changed, the button did not.
        expect(page.locator("#stop-import[data-same]")).to_be_focused()
        datasets.let_go()
        expect(card(page).get_by_role("alert")).to_have_text(
            f"The new catalogue is in place, with {FILMS - 1:,} films."
        )
        expect(card(page)).to_contain_text("Information courtesy of IMDb")
        expect(card(page).get_by_role("link", name="Import again")).to_be_visible()
        page.goto("/search?q=lamplighter+1777")
        expect(page.locator("main a[href^='/films/1777']").first).to_be_visible()


def test_nothing_starts_without_the_conditions(browser, offered: Filmz):
    with reading(browser, offered.url) as reader:
        page = reader.page
        page.goto("/settings/catalogue")
        page.get_by_role("button", name="Download and import").click()
        # The browser itself asks for the tick.
        expect(page.get_by_role("checkbox")).to_be_focused()
        expect(page).to_have_url(re.compile("/settings/catalogue$"))
        page.goto("/settings")
        expect(card(page).get_by_role("link", name="Get every film there is")).to_be_visible()


def test_an_end_in_the_midst_is_told(browser, offered: Filmz):
    importing_from(offered)
    offered.kill()
    offered.start()
    with reading(browser, offered.url) as reader:
        page = reader.page
        page.goto("/settings")
        expect(card(page).get_by_role("alert")).to_contain_text("Filmz ended before the import did.")
        expect(card(page).get_by_role("link", name="Try again")).to_be_visible()
