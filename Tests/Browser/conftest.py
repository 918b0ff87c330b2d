"""What the tests share: one browser and one prepared data folder per worker, a fresh server for each test that writes."""

import shutil
from pathlib import Path

import pytest
from browsing import Reader, launch, reading
from filmz import BINARY, Filmz
from playwright.sync_api import sync_playwright
from screens import furnish


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def template(tmp_path_factory) -> Path:
    """A data folder as a first start leaves it, so that later starts are quick."""
    assert BINARY.exists(), f"there is no {BINARY}; 'make test' builds it"
    data = tmp_path_factory.mktemp("template") / "data"
    Filmz(data).stop()
    return data


def serving(template: Path, folder: Path):
    data = folder / "data"
    shutil.copytree(template, data)
    filmz = Filmz(data)
    yield filmz
    # A test may have killed it and failed before it was started again.
    if filmz.process.poll() is None:
        filmz.stop()


@pytest.fixture(scope="session")
def bare(template, tmp_path_factory):
    """A server nobody has done anything on; only for tests that do not either."""
    yield from serving(template, tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="session")
def furnished(template, tmp_path_factory):
    """A server with films on every shelf; only for tests that look."""
    for filmz in serving(template, tmp_path_factory.mktemp("furnished")):
        filmz.ids = furnish(filmz)
        yield filmz


@pytest.fixture
def filmz(template, tmp_path):
    """A server of this test's own."""
    yield from serving(template, tmp_path)


@pytest.fixture
def reader(browser, filmz) -> Reader:
    """Someone on a phone, with script, at the test's own server."""
    with reading(browser, filmz.url) as reader:
        yield reader


@pytest.fixture
def page(reader):
    return reader.page
