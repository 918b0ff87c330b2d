"""Filmz under a path of its own: what scripts load and where they lead. `scripts/proxy-test` follows every link."""

import re

import pytest
from browsing import reading
from conftest import serving
from playwright.sync_api import expect
from providers import at_rest
from texts import text


@pytest.fixture
def based(template, tmp_path, providers):
    yield from serving(template, tmp_path, "--base-path", "/filmz", environment=providers.environment)


def test_scripts_stay_under_it(browser, based):
    with reading(browser, based.url) as reader:
        page, asked = reader.page, []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(based.url + "/filmz/")
        page.keyboard.press("/")
        page.wait_for_url("**/filmz/search")
        page.get_by_role("searchbox").press_sequentially("godfather")
        title = page.get_by_role("main").get_by_role("link", name=re.compile("The Godfather")).first
        expect(title).to_be_visible()
        page.get_by_role("searchbox").press("Enter")
        page.wait_for_url("**/filmz/search?*q=godfather*")
        at_rest(page)
        expect(page.locator("main img[src*='/picture']").first).to_be_visible()
        title.click()
        page.wait_for_url("**/filmz/films/*")
        page.get_by_role("button", name=text("FilmText.watchlist")).first.click()
        page.get_by_role("button", name=text("SharedText.undo")).click()
        expect(page.get_by_role("button", name=text("SharedText.undo"))).to_have_count(0)
        page.go_back()
        expect(title).to_be_visible()
        assert all(address.startswith(based.url + "/filmz/") for address in asked if address.startswith("http")), asked
        cookies = {cookie["name"]: cookie["path"] for cookie in page.context.cookies()}
        assert cookies and set(cookies.values()) == {"/filmz"}, cookies
