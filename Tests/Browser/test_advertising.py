"""Ads: an owner adds one, a film's page shows it marked, a click leads on, and a reader turns it off."""

import pytest
from browsing import reading
from filmz import Filmz
from playwright.sync_api import expect
from texts import text
from tour import tour

SHOP = "https://shop.example/book?from=filmz"


def advertise(filmz: Filmz) -> None:
    """Switches advertising on, as whoever runs a Filmz has to."""
    filmz.post("/settings/advertising/limit", {"limit": "2"})


def offer(filmz: Filmz, film: str, name: str = "The book of the film", **more: str) -> None:
    filmz.post("/settings/advertising/new", {"name": name, "link": SHOP, "films": str(film)} | more)


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_an_offer_is_made_shown_clicked_and_turned_off(browser, filmz: Filmz, script: bool):
    film = filmz.film("Alien")
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.context.route(
            "https://shop.example/**", lambda route: route.fulfill(content_type="text/html", body="<h1>The shop</h1>")
        )
        page.goto("/settings/server")
        page.get_by_role("link", name=text("AdvertisingText.manage")).click()
        page.get_by_role("button", name=text("AdvertisingText.turnOnForAll")).click()
        page.get_by_role("link", name=text("AdvertisingText.add")).click()
        page.get_by_label(text("AdvertisingText.name")).fill("The book of the film")
        page.get_by_label(text("AdvertisingText.link")).fill(SHOP)
        page.get_by_label(text("AdvertisingText.films")).fill(f"{filmz.url}/films/{film}")
        page.get_by_role("button", name=text("AdvertisingText.save")).click()
        expect(page.get_by_role("heading", name=text("AdvertisingText.editTitle"))).to_be_visible()
        page.goto(f"/films/{film}")
        section = page.get_by_role("region", name=text("AdvertisingText.title"))
        expect(section).to_contain_text("The book of the film")
        # Nobody else was asked so far.
        reader.check()
        button = section.get_by_role("button", name=text("AdvertisingText.goTo", host="shop.example"))
        button.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="The shop")).to_be_visible()
        assert page.url == SHOP and page.evaluate("document.referrer") == ""
        assert reader.complaints and all(SHOP in complaint for complaint in reader.complaints)
        reader.complaints.clear()
        page.goto("/settings/advertising")
        expect(page.locator(".offers")).to_contain_text(text("AdvertisingText.clicks", count=1))
        page.goto(f"/films/{film}")
        section.get_by_role("link", name=text("AdvertisingText.turnOffHere")).click()
        page.get_by_role("button", name=f"{text('AdvertisingText.turnOff')} {text('AdvertisingText.title')}").click()
        expect(page.locator("#advertising")).to_contain_text(text("AdvertisingText.isOff"))
        page.goto(f"/films/{film}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(section).to_have_count(0)


def test_offers_fit_every_size(browser, held_to, filmz: Filmz):
    film = filmz.film("Alien")
    advertise(filmz)
    offer(filmz, film, text="With all that happened before and after the film was made.", price="€ 24.90")
    offer(filmz, film, "A" * 100, text="b" * 300, price="c" * 30)
    with reading(browser, filmz.url) as reader:
        for path in [f"/films/{film}", "/settings/advertising", "/settings/advertising/new"]:
            reader.page.goto(path)
            tour(reader.page, held_to, path)


def test_what_itunes_sells_arrives_and_apple_is_not_asked_before_a_click(asking, held_to, asked: Filmz):
    page = asking.page
    advertise(asked)
    page.goto(f"/films/{asked.film('The Godfather')}")
    section = page.get_by_role("region", name=text("AdvertisingText.title"))
    expect(section).to_contain_text("The Godfather: Behind the Scenes")
    expect(section.locator("img")).to_have_count(0)
    links = section.get_by_role("listitem").get_by_role("link")
    expect(links).to_have_count(4)
    expect(page.locator("[aria-busy]")).to_have_count(0)
    for link in links.all():
        assert link.get_attribute("href").startswith("https://")
        assert link.get_attribute("rel") == "sponsored noopener noreferrer"
    tour(page, held_to, "what iTunes sells")
    section.get_by_role("link", name=text("AdvertisingText.turnOffHere")).click()
    page.get_by_role("button", name=f"{text('AdvertisingText.turnOff')} {text('AdvertisingText.title')}").click()
    expect(page.locator("#advertising")).to_contain_text(text("AdvertisingText.isOff"))
    page.goto(f"/films/{asked.film('The Godfather')}")
    expect(page.locator("#film-products")).to_have_count(1)
    expect(page.locator("#film-products[data-row]")).to_have_count(0)
    expect(section).to_have_count(0)
