"""Passing films and lists on, and what others see who have the link."""

import json
import re
import struct

import pytest
from browsing import reading
from filmz import Filmz
from keyboard import Keyboard
from playwright.sync_api import expect
from texts import text

ADDRESS = re.compile(r"^http://127\.0\.0\.1:\d+(/s/[a-z2-7]{26})$")


def made(page) -> str:
    """The path of the link that was just made."""
    found = ADDRESS.match(page.locator("#link-address").input_value())
    assert found
    return found[1]


@pytest.mark.parametrize("script", [True, False])
def test_a_film_is_passed_on_opened_and_taken_back(browser, staged: Filmz, script: bool):
    film = staged.film("Casablanca")
    with reading(browser, staged.url, script=script) as reader:
        page = reader.page
        page.goto(f"/films/{film}")
        page.locator("#pass-on-film").click()
        expect(page.locator("#at-home")).to_be_visible()
        page.locator("#field-message").fill("For a rainy Sunday.")
        page.locator("#field-sender").fill("Ada")
        page.locator("#make-link").click()
        path = made(page)
        card = page.request.get(page.locator("#card-look").get_attribute("src"))
        assert struct.unpack(">II", card.body()[16:24]) == (1200, 630), "the card is no PNG of this size"
        with reading(browser, staged.url, script=False) as visitor:
            visitor.page.goto(path)
            expect(visitor.page.locator("h1")).to_have_text("Casablanca")
            expect(visitor.page.locator("blockquote")).to_have_text("For a rainy Sunday.")
            visitor.page.get_by_role("link", name=text("ShareText.asText")).click()
            assert "Casablanca (1942)" in visitor.page.locator("body").inner_text()
        page.goto("/settings/sharing")
        page.locator("#to-links").click()
        page.locator("[id^=take-back-]").first.click()
        expect(page.locator(".shares").get_by_text(text("PassOnText.takenBack")).first).to_be_visible()
        assert staged.request(path)[0] == 404


def test_a_pass_phrase_opens_the_link_until_the_browser_is_closed(browser, staged: Filmz):
    path = staged.share(f"/films/{staged.film('Jaws')}", {"passPhrase": "Sesame, open"})
    with reading(browser, staged.url, script=False) as reader:
        page = reader.page
        page.goto(path)
        assert "Jaws" not in page.content()
        page.locator("#pass-phrase").fill("Sesame, open")
        page.locator("#open-share").click()
        expect(page.locator("h1")).to_have_text("Jaws")
        cookies = page.context.cookies()
        assert [(cookie["path"], cookie["expires"]) for cookie in cookies] == [(path, -1)]


def test_the_card_follows_what_is_typed(browser, staged: Filmz):
    with reading(browser, staged.url) as reader:
        page = reader.page
        page.goto(f"/films/{staged.film('Jaws')}/pass-on")
        with page.expect_request(lambda request: "message=Hello" in request.url):
            page.locator("#field-message").fill("Hello")
        with page.expect_response(lambda answer: "message=Hello" in answer.url) as answer:
            page.locator("#field-message").fill("Hello you")
        assert answer.value.headers["content-type"] == "image/png"
        expect(page.locator("[data-card=story]")).to_have_attribute("href", re.compile("message=Hello"))


def test_sending_opens_the_sheet_of_the_system(browser, staged: Filmz):
    with reading(browser, staged.url) as reader:
        page = reader.page
        page.add_init_script("""
            navigator.canShare = () => true;
            navigator.share = async ({ files = [], ...words }) => {
                const pictures = files.map(({ type, size }) => [type, size > 0]);
                document.documentElement.dataset.sent = JSON.stringify({ ...words, pictures });
            };
        """)
        page.goto(f"/films/{staged.film('Jaws')}/pass-on")
        page.locator("#field-message").fill("Mind the water.")
        page.locator("#make-link").click()
        path = made(page)
        # The picture was fetched for it.
        page.wait_for_load_state("networkidle")
        page.locator("#send-link").click()
        sent = json.loads(page.locator("html[data-sent]").get_attribute("data-sent"))
        assert sent["url"].endswith(path) and sent["title"] == "Jaws (1975)"
        assert sent["text"] == "Mind the water.\n\nJaws (1975)"
        assert sent["pictures"] == [["image/png", True]]


def test_the_address_of_ones_own_filmz_is_typed_once(browser, staged: Filmz):
    path = staged.share(f"/films/{staged.film('Jaws')}", {"message": "Mind the water."})
    with reading(browser, staged.url) as reader:
        page = reader.page
        page.goto(path)
        page.get_by_label(text("ShareText.yourFilmz")).fill("films.example.org")
        page.locator("#take-over").click()
        expect(page.locator("#open-there")).to_have_attribute("href", re.compile("^https://films.example.org/"))
        page.goto(path)
        expect(page.get_by_label(text("ShareText.yourFilmz"))).to_have_value("films.example.org")
        assert not page.context.cookies(), "it stays in the browser and is never sent by itself"


def test_a_list_is_passed_on_by_keys(browser, staged: Filmz):
    films = [("film", staged.film(title)) for title in ["Jaws", "Alien"]]
    staged.post("/lists/films", [("list", "78"), ("name", "Water and space"), *films])
    with reading(browser, staged.url) as reader:
        (page, keys) = (reader.page, Keyboard(reader.page))
        page.goto("/lists/78")
        keys.press_control(re.compile(f"^{re.escape(text('PassOnText.passOn'))}$"))
        page.wait_for_url("**/lists/78/pass-on")
        keys.tab_to(lambda focus: focus["field"] == "message", "the message")
        page.keyboard.type("One a week.")
        keys.press_control(re.compile(f"^{re.escape(text('PassOnText.make'))}$"))
        path = made(page)
        page.goto(path)
        expect(page.locator("h1")).to_have_text("Water and space")
        expect(page.locator("blockquote")).to_have_text("One a week.")
        keys.tab_to(lambda focus: "justwatch.com" in focus["href"], "where to watch the first film")
