"""Where to watch a film: services, shops and searches, my services, and the filter that finds what is on them."""

import re

import pytest
from browsing import reading
from conftest import serving
from filmz import Filmz
from playwright.sync_api import Page, expect
from texts import pattern, text

LOOKING = pattern("OfferText.asked", country=text("CountryText.United States"))
AUSTRIA = text("CountryText.Austria")
SERVICE = re.compile("Streamwell|Moonbeam|Parlour Plus|Kettle Rentals|Freereel")


def arrived(page: Page) -> None:
    """Waits until everything has come that a script loads."""
    expect(page.locator("[data-fresh], [data-row], [aria-busy=true]")).to_have_count(0)


def choose(page: Page, *services: str) -> None:
    page.goto("/settings")
    page.get_by_role("link", name=text("OfferText.placeTitle")).click()
    for service in services:
        page.get_by_role("checkbox", name=service).check(force=True)
    page.locator("#save-services").click()
    expect(page.get_by_role("status").filter(has_text=text("OfferText.placeSaved"))).to_be_visible()


def get(page: Page):
    return page.locator("#film-offers")


def test_offers_arrive_and_the_button_leads_to_the_best(asking, asked: Filmz):
    page = asking.page
    page.goto(f"/films/{asked.film('The Matrix')}")
    expect(get(page)).to_contain_text(LOOKING)
    arrived(page)
    expect(get(page)).to_contain_text(text("OfferText.credit", source="JustWatch"))
    button = page.locator("#get")
    expect(button).to_have_attribute("href", re.compile("^https://"))
    expect(button).to_have_attribute("rel", "noopener noreferrer")
    for link in get(page).get_by_role("link").all():
        assert re.match("https://|/", link.get_attribute("href"))


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_services_are_chosen_once_and_found(browser, asked: Filmz, script: bool):
    film = asked.film("The Matrix")
    asked.post(f"/films/{film}/watchlist", {"wanted": "true"})
    asked.post(f"/films/{asked.film('Casablanca')}/watchlist", {"wanted": "true"})
    with reading(browser, asked.url, script=script) as reader:
        page = reader.page
        choose(page, "Streamwell", "Moonbeam", "Parlour Plus", "Kettle Rentals", "Freereel")
        page.goto("/me/watchlist")
        page.locator("#on-mine").click()
        page.locator("#check-now").click()
        page.wait_for_url("**/me/watchlist?where=mine")
        expect(page.locator("#results .tile", has_text="The Matrix")).to_contain_text(SERVICE)
        arrived(page)
        page.locator("#on-mine").click()
        expect(page.locator("#results .tile")).to_have_count(2)
        page.goto(f"/films/{film}")
        expect(get(page)).to_contain_text(text("OfferText.onMine"))
        page.goto("/me/watchlist?where=cinemas")
        expect(page.locator("#results")).not_to_contain_text("The Matrix")
        page.goto("/discover?sort=popular&where=mine")
        expect(page.locator("#results")).to_contain_text("The Matrix")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_search_understands_where_films_can_be_got(browser, asked: Filmz, script: bool):
    film = asked.film("The Matrix")
    with reading(browser, asked.url, script=script) as reader:
        page = reader.page
        page.goto("/search?q=films+on+my+services")
        results = page.locator("#results")
        expect(results).to_contain_text(text("SearchText.noServices"))
        results.get_by_role("link", name=text("OfferText.toPlace")).click()
        for service in ["Streamwell", "Moonbeam", "Parlour Plus", "Kettle Rentals", "Freereel"]:
            page.get_by_role("checkbox", name=service).check(force=True)
        page.locator("#save-services").click()
        page.goto(f"/films/{film}?wait=offers")
        expect(get(page)).to_contain_text(text("OfferText.onMine"))
        page.goto("/search?q=films+on+my+services")
        expect(results.locator(f'a[href="/films/{film}"]').first).to_be_visible()
        # Each condition can be left out.
        page.goto("/search?q=90s+films+on+my+services")
        expect(results.locator(f'a[href="/films/{film}"]').first).to_be_visible()
        results.locator("a.chip", has_text="1990s").click()
        expect(page.get_by_role("searchbox")).to_have_value("films on my services")
        page.goto("/search?q=80s+films+on+my+services")
        expect(results).to_contain_text(text("OfferText.nothingOnMine"))


def test_not_offered_in_a_country_is_not_what_could_not_be_asked(browser, template, tmp_path, simulator):
    for filmz in serving(template, tmp_path, environment=simulator.environment):
        with reading(browser, filmz.url, script=False) as reader:
            page = reader.page
            page.goto("/settings/services")
            page.get_by_label(text("OfferText.country")).select_option("AT")
            page.locator("#save-services").click()
            page.goto(f"/films/{filmz.film('The Matrix')}?wait=offers")
            expect(get(page)).to_contain_text(text("OfferText.notOffered", country=AUSTRIA))
            expect(get(page).get_by_role("link", name=text("OfferText.searchOn", shop="Apple TV"))).to_be_visible()
            simulator.stop()
            page.goto(f"/films/{filmz.film('Metropolis')}?wait=offers")
            expect(get(page)).to_contain_text(text("OfferText.couldNotAsk", country=AUSTRIA))
            expect(get(page)).not_to_contain_text(pattern("OfferText.notOffered"))
            # What was answered is still there.
            page.goto(f"/films/{filmz.film('The Matrix')}")
            expect(get(page)).to_contain_text(text("OfferText.notOffered", country=AUSTRIA))


def test_without_a_key_shops_are_searched(browser, bare: Filmz):
    with reading(browser, bare.url) as reader:
        page = reader.page
        page.goto(f"/films/{bare.film('The Matrix')}")
        page.locator("#get").click()
        expect(page.get_by_role("link", name=text("OfferText.searchOn", shop="YouTube"))).to_be_in_viewport()
        expect(get(page)).to_contain_text(text("OfferText.needsKey", link="").strip())


def test_services_are_chosen_by_keyboard(browser, asked: Filmz):
    with reading(browser, asked.url) as reader:
        page = reader.page
        page.goto("/settings/services")
        page.get_by_label(text("OfferText.country")).focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
        page.locator("#weekly").focus()
        page.keyboard.press("Space")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("status").filter(has_text=text("OfferText.placeSaved"))).to_be_visible()
        expect(page.locator("#weekly")).to_be_checked()
        expect(page.locator("input[name=service]:checked")).to_have_count(1)
