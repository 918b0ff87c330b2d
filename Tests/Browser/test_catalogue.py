"""The full IMDb catalogue: asked for in the settings, watched, left and come back to, and stopped."""

import re

import pytest
from browsing import reading
from datasets import FILMS, Datasets, importing_from
from filmz import Filmz
from playwright.sync_api import Page, expect
from texts import pattern, text

DOWNLOADING = text("CatalogueImportText.downloading", number=2, total=7)
# What stands before their address.
CONDITIONS = text("DownloadCommandText.notice", address="|").partition("|")[0].strip()


def card(page: Page):
    return page.locator("#catalogue-card")


def start(page: Page) -> None:
    """From the settings to a running import, as a person would."""
    page.goto("/settings/server")
    card(page).get_by_role("link", name=text("CatalogueText.getAll")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(text("CatalogueImportText.title"))
    expect(page.get_by_text(CONDITIONS)).to_be_visible()
    page.get_by_role("checkbox", name=text("CatalogueImportText.accept")).check()
    page.get_by_role("button", name=text("CatalogueImportText.start")).click()
    expect(card(page).get_by_role("progressbar")).to_be_visible()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_started_left_come_back_to_and_stopped(browser, offered: Filmz, script: bool):
    with reading(browser, offered.url, script=script) as reader:
        page = reader.page
        start(page)
        page.goto("/")
        page.goto("/settings/server")
        while not script and not card(page).get_by_text(DOWNLOADING).count():
            card(page).get_by_role("link", name=text("CatalogueImportText.showProgress")).click()
        expect(card(page)).to_contain_text(DOWNLOADING)
        card(page).get_by_role("button", name=text("CatalogueImportText.stop")).click()
        expect(card(page).get_by_role("alert")).to_contain_text(text("CatalogueImportText.stopped"))
        expect(card(page)).to_contain_text(pattern("CatalogueText.fromFilmz"))
        card(page).get_by_role("link", name=text("CatalogueText.tryAgain")).click()
        expect(page.get_by_role("checkbox")).not_to_be_checked()


def test_what_is_watched_ends_by_itself(browser, offered: Filmz, datasets: Datasets):
    with reading(browser, offered.url) as reader:
        page = reader.page
        start(page)
        expect(card(page)).to_contain_text(DOWNLOADING)
        stop = card(page).get_by_role("button", name=text("CatalogueImportText.stop"))
        stop.focus()
        stop.evaluate("button => { button.dataset.same = ''; }")
        with page.expect_response(re.compile("fragment=progress")):
            pass
        with page.expect_response(re.compile("fragment=progress")):
            pass
        # The numbers changed, the button did not.
        expect(page.locator("#stop-import[data-same]")).to_be_focused()
        datasets.let_go()
        expect(card(page).get_by_role("alert")).to_have_text(text("CatalogueImportText.done", count=FILMS - 1))
        expect(card(page)).to_contain_text(text("CatalogueText.attributionIMDb"))
        expect(card(page).get_by_role("link", name=text("CatalogueText.importAgain"))).to_be_visible()
        page.goto("/search?q=lamplighter+1777")
        expect(page.locator("main a[href^='/films/1777']").first).to_be_visible()


def test_nothing_starts_without_the_conditions(browser, offered: Filmz):
    with reading(browser, offered.url) as reader:
        page = reader.page
        page.goto("/settings/catalogue")
        page.get_by_role("button", name=text("CatalogueImportText.start")).click()
        # The browser itself asks for the tick.
        expect(page.get_by_role("checkbox")).to_be_focused()
        expect(page).to_have_url(re.compile("/settings/catalogue$"))
        page.goto("/settings/server")
        expect(card(page).get_by_role("link", name=text("CatalogueText.getAll"))).to_be_visible()


def test_an_end_in_the_midst_is_told(browser, offered: Filmz):
    importing_from(offered)
    offered.kill()
    offered.start()
    with reading(browser, offered.url) as reader:
        page = reader.page
        page.goto("/settings/server")
        expect(card(page).get_by_role("alert")).to_contain_text(text("CatalogueImportText.interrupted"))
        expect(card(page).get_by_role("link", name=text("CatalogueText.tryAgain"))).to_be_visible()
