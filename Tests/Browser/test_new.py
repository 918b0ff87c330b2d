"""What is new: providers' lists on Discover, each by itself, kept, and switched off."""

import re

import pytest
from browsing import reading
from conftest import serving
from playwright.sync_api import Page, expect
from providers import simulating
from texts import pattern, text

ROWS = ["in-cinemas", "coming-soon", "to-buy-or-rent", "trending", "on-the-air"]

FROM = pattern("ProviderListText.from", provider=re.compile("TMDb|iTunes"), time=text("ProviderText.justNow"))


def row(page: Page, kind: str):
    return page.locator(f"#new-{kind}")


def arrived(page: Page) -> None:
    """Waits until no list is to come."""
    expect(page.locator("[aria-busy], [data-row]")).to_have_count(0)


def test_rows_arrive_and_stay_when_the_providers_are_gone(asking, simulator):
    page = asking.page
    page.goto("/")
    arrived(page)
    for kind in ROWS:
        expect(row(page, kind).locator(".tile").first).to_be_visible()
        expect(row(page, kind).locator(".from")).to_have_text(re.compile(f"^{FROM.pattern}"))
    title = row(page, "in-cinemas").locator(".tile strong").first.inner_text()
    simulator.stop()
    page.reload()
    arrived(page)
    expect(row(page, "in-cinemas").locator(".tile strong").first).to_have_text(title)
    row(page, "in-cinemas").get_by_role("link", name=pattern("DiscoverText.allOf")).click()
    page.wait_for_url("**/discover/new/in-cinemas")
    assert page.locator(".tile").count() > 12


def test_a_film_that_only_a_provider_knows_becomes_mine(asking):
    page = asking.page
    page.goto("/")
    arrived(page)
    tile = row(page, "coming-soon").locator("li").first
    title = tile.locator("strong").inner_text()
    tile.get_by_role("button").first.click()
    expect(row(page, "coming-soon").locator("li").first.get_by_role("button").first).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator(".toast")).to_contain_text(title)
    page.goto("/me/watchlist")
    expect(page.get_by_role("main")).to_contain_text(title)


def test_a_provider_that_hangs_delays_no_row_but_its_own(browser, template, tmp_path):
    with simulating("tmdb=hanging") as simulator:
        for filmz in serving(template, tmp_path, environment=simulator.environment):
            with reading(browser, filmz.url) as reader:
                page = reader.page
                asking = re.compile("^" + re.escape(text("ProviderListText.asking", provider="TMDb")))
                page.goto("/")
                expect(row(page, "to-buy-or-rent").locator(".tile").first).to_be_visible()
                expect(row(page, "in-cinemas")).to_have_attribute("aria-busy", "true")
                expect(row(page, "in-cinemas").locator(".from")).to_have_text(asking)
                expect(page.locator("#results .tile").first).to_be_visible()


def test_without_a_script_a_list_is_asked_for_by_its_page(browser, asked):
    with reading(browser, asked.url, script=False) as reader:
        page = reader.page
        page.goto("/")
        row(page, "trending").get_by_role("link", name=text("ProviderListText.askNow", provider="TMDb")).click()
        page.wait_for_url("**/discover/new/trending")
        # TMDb may take longer than the page waits.
        while not page.locator(".tile").count():
            page.get_by_role("link", name=text("ProviderListText.showNow")).click()
        expect(page.locator("h1")).to_have_text(text("ProviderListText.trending"))
        page.goto("/")
        expect(row(page, "trending").locator(".tile").first).to_be_visible()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_a_switch_takes_the_row_away(browser, asked, script: bool):
    with reading(browser, asked.url, script=script) as reader:
        page = reader.page
        page.goto("/settings/sources")
        card = page.locator("#new-lists")
        expect(card).to_contain_text(text("ProviderListText.learnsLanguage", provider="TMDb"))
        page.locator("#switch-trending").click()
        expect(card.get_by_role("group", name=text("ProviderListText.trending"))).to_contain_text(text("ProviderListText.isOff"))
        page.goto("/")
        expect(row(page, "in-cinemas")).to_have_count(1)
        expect(row(page, "trending")).to_have_count(0)


def test_more_of_a_year_that_the_catalogue_hardly_knows_arrives_under_it(asking):
    page = asking.page
    more = '<section class="more-of-year" id="new-year"><h2>More from TMDb</h2></section>'
    page.route(
        re.compile(r"/discover\?year=1897&wait=year&fragment=row"),
        lambda route: route.fulfill(content_type="text/html; charset=utf-8", body=more),
    )
    page.goto("/discover?year=1897")
    arrived(page)
    expect(page.locator("#results").get_by_role("heading", name="More from TMDb")).to_be_visible()


def test_without_providers_one_line_says_what_they_would_add(browser, filmz):
    with reading(browser, filmz.url) as reader:
        page = reader.page
        page.goto("/")
        expect(page.locator("[id^='new-']")).to_have_count(0)
        hint, said = page.locator("#front-hint"), text("ProviderListText.keyHint", link="").strip()
        expect(hint).to_contain_text(said)
        hint.get_by_role("button").click()
        expect(hint).not_to_contain_text(said)
        page.reload()
        expect(hint).not_to_contain_text(said)
