"""Films with hostile titles are text wherever they appear, and other sites can neither read nor write."""

import http.server
import threading
import urllib.parse
import xml.etree.ElementTree as ElementTree

import pytest
import words
from browsing import fill, film_link, form, new_context, reading
from playwright.sync_api import expect
from screens import FIRST_VIEWING, HOSTILE

# Readers see white space as the browser collapses it.
TITLES = {name: " ".join(title.split()) for name, title in HOSTILE.items()}


def test_added_by_a_person_through_the_form(page):
    page.goto("/films/new")
    new = form(page, "/films")
    fill(new, "title", HOSTILE["markup"])
    fill(new, "directors", HOSTILE["script"])
    fill(new, "year", "2001")
    new.get_by_role("button", name=words.ADD_FILM).click()
    expect(page.locator("h1")).to_contain_text(TITLES["markup"])
    expect(page.get_by_role("main")).to_contain_text(TITLES["script"])
    assert TITLES["markup"] in page.title()


@pytest.mark.parametrize("name", HOSTILE)
def test_is_text_everywhere(browser, furnished, name: str):
    film, title = furnished.ids[name], TITLES[name]
    # Readers fail the test when a dialog opens, a script is refused or another host is asked.
    with reading(browser, furnished.url) as reader:
        page = reader.page
        page.goto(f"/films/{film}")
        expect(page.locator("h1")).to_contain_text(title)
        assert title in " ".join(page.title().split())
        page.goto(f"/films/{film}/edit")
        expect(form(page, f"/films/{film}/edit").locator('[name="title"]')).to_have_value(HOSTILE[name])
        for path in [f"/films/{film}/seen", f"/films/new?title={urllib.parse.quote(HOSTILE[name])}"]:
            page.goto(path)
            expect(page.locator("h1")).to_be_visible()
        # The query is shown again in the box and in the message about it.
        page.goto(f"/search?q={urllib.parse.quote(HOSTILE[name])}")
        expect(page.get_by_role("searchbox")).to_have_value(HOSTILE[name])


def test_all_are_text_on_shelves(browser, furnished):
    # A seen film is no longer on the watchlist.
    seen = {"markup"}
    with reading(browser, furnished.url) as reader:
        page = reader.page
        for path, names in {
            "/me/seen": seen, "/me/watchlist": HOSTILE.keys() - seen, "/me/favourites": HOSTILE.keys(),
        }.items():  # fmt: skip
            page.goto(path)
            for name in names:
                expect(film_link(page, furnished.ids[name]).first).to_be_visible()
                expect(page.get_by_role("main")).to_contain_text(TITLES[name])


@pytest.mark.parametrize("name", HOSTILE)
def test_poster_is_a_picture_without_script(furnished, name: str):
    status, _, body = furnished.request(f"/films/{furnished.ids[name]}/poster.svg")
    assert status == 200
    tags = [element.tag.rpartition("}")[2] for element in ElementTree.fromstring(body).iter()]
    assert tags[0] == "svg" and not {"script", "foreignObject", "a", "image"} & set(tags)


def test_a_viewing_is_text_too(browser, furnished):
    with reading(browser, furnished.url) as reader:
        reader.page.goto(f"/films/{furnished.ids['markup']}")
        main = reader.page.get_by_role("main")
        expect(main).to_contain_text(TITLES["script"])
        expect(main).to_contain_text(TITLES["image"])
        reader.page.goto(f"/films/{furnished.ids['full']}/viewings/{FIRST_VIEWING}")
        expect(reader.page.locator("h1")).to_be_visible()


def test_right_to_left_titles_turn_nothing_else_around(browser, furnished):
    with reading(browser, furnished.url) as reader:
        page = reader.page
        page.goto(f"/films/{furnished.ids['arabic']}")
        assert page.locator("html").evaluate("e => getComputedStyle(e).direction") == "ltr"
        # Isolated, so that a year beside the title stays on its side.
        bidi = page.locator("h1").evaluate(
            "h1 => [h1, ...h1.querySelectorAll('*')].some(e =>"
            " /isolate|plaintext/.test(getComputedStyle(e).unicodeBidi) || e.dir === 'auto')"
        )
        assert bidi


class Stranger(http.server.BaseHTTPRequestHandler):
    """A page of another site that sends its visitor's browser to Filmz with a form."""

    target = ""

    def do_GET(self):
        body = f"""<!doctype html><title>Stranger</title><form method="post" action="{self.target}">
            <input name="wanted" value="true"><button>Win a prize</button></form>""".encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def test_another_site_cannot_write(browser, filmz):
    film = filmz.film("Spirited Away")
    Stranger.target = f"{filmz.url}/films/{film}/watchlist"
    site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Stranger)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    context = new_context(browser, "fingers")
    try:
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{site.server_port}/")
        with page.expect_response(Stranger.target) as answer:
            page.get_by_role("button").click()
        assert 400 <= answer.value.status < 500
        page.goto(f"{filmz.url}/me/watchlist")
        assert film_link(page, film).count() == 0
    finally:
        context.close()
        site.shutdown()
        site.server_close()
