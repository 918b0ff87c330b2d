"""What `filmz share publish` writes, as any web server sends it."""

import contextlib
import functools
import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import reading
from checks import focus_order
from conftest import serving
from filmz import Filmz
from playwright.sync_api import expect
from screens import HOSTILE
from texts import text
from tour import tour


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def sending(folder: Path) -> Iterator[str]:
    """A web server that knows nothing but the files of a folder. Yields its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=folder))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture
def site(tmp_path) -> Iterator[tuple[str, Path]]:
    """The address of a server of files, and its folder."""
    folder = tmp_path / "site"
    folder.mkdir()
    with sending(folder) as address:
        yield address, folder


@pytest.fixture
def receiving(template, tmp_path, site) -> Iterator[Filmz]:
    """A Filmz that may ask that server."""
    yield from serving(template, tmp_path, "--received-from", site[0].removeprefix("http://"))


def published(filmz: Filmz, site: tuple[str, Path]) -> dict[str, str]:
    """The paths of what a Filmz shares, by their names."""
    address, folder = site
    report = json.loads(filmz.command("share", "publish", str(folder), "--url", address, "--json"))
    return {thing["name"]: thing["address"].removeprefix(address) for thing in report["published"]}


def test_pages_of_files_look_as_they_should(browser, filmz: Filmz, site, held_to):
    long = filmz.add(HOSTILE["long"])
    filmz.share(f"/films/{long}", {"message": HOSTILE["script"], "sender": HOSTILE["image"]})
    filmz.share(f"/films/{filmz.film('Alien')}", {"passPhrase": "Sesame, open"})
    titles = ["Jaws", "Heat", "Vertigo", "Casablanca", "Alien", "Psycho"]
    filmz.command("list", "create", "Rainy Sundays", *titles)
    filmz.command("share", "list", "Rainy Sundays", "--message", "One a week.", "--from", "Ada")
    things = published(filmz, site)
    assert len(things) == 2 and "Alien" not in things
    for name, path in things.items():
        with reading(browser, site[0]) as reader:
            page = reader.page
            assert page.goto(path, wait_until="load").status == 200
            tour(page, held_to, name)
            held_to(f"{name}, by Tab", focus_order(page))
            for picture in page.locator("main img").all():
                picture.scroll_into_view_if_needed()
                page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=picture.element_handle())
            card = page.locator("meta[property='og:image']").get_attribute("content")
            assert card == f"{site[0]}{path}card.png"
            assert page.request.get(card).headers["content-type"] == "image/png"


def test_another_filmz_takes_it_in_by_its_address(browser, receiving: Filmz, site):
    receiving.command("share", "film", "Jaws", "--message", "Mind the water.", "--from", "Ada")
    path = published(receiving, site)["Jaws"]
    with reading(browser, receiving.url) as reader:
        page = reader.page
        page.goto("/together/received/new")
        page.get_by_label(text("ReceivedText.link")).fill(site[0] + path)
        page.get_by_role("button", name=text("ReceivedText.fetch")).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Jaws (1975)")
        expect(page.get_by_text(text("ReceivedText.recommends", name="Ada"))).to_be_visible()
        expect(page.get_by_text("Mind the water.")).to_be_visible()


def test_a_long_list_has_further_pages(browser, filmz: Filmz, site):
    found = json.loads(filmz.command("search", "love", "--json", "--limit", "70"))
    films = [entry["film"]["id"] for entry in found["items"]]
    filmz.command("list", "create", "Long", *films)
    filmz.command("share", "list", "Long")
    path = published(filmz, site)["Long"]
    with reading(browser, site[0], script=False) as reader:
        page = reader.page
        page.goto(path)
        expect(page.locator(".shelf > li")).to_have_count(60)
        page.get_by_role("link", name=text("SharedText.showMore")).press("Enter")
        expect(page.locator(".shelf > li")).to_have_count(len(films) - 60)
        expect(page.get_by_role("link", name=text("SharedText.showMore"))).to_have_count(0)
