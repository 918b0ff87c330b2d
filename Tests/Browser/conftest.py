"""What the tests share: one browser and one prepared data folder per worker, a fresh server for each test that writes."""

import contextlib
import shutil
from pathlib import Path

import pytest
from browsing import Reader, launch, reading
from datasets import Datasets, imported_from, importing_from, outdated
from filmz import BINARY, Filmz
from playwright.sync_api import sync_playwright
from providers import simulating
from screens import TROUBLES, furnish, furnish_from_providers, sign_in_devices


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def template(tmp_path_factory) -> Path:
    """A data folder after a first start, so that later starts are quick."""
    assert BINARY.exists(), f"there is no {BINARY}; 'make test' builds it"
    data = tmp_path_factory.mktemp("template") / "data"
    Filmz(data).stop()
    return data


def serving(
    template: Path, folder: Path, *options: str, protected: bool = False, environment: dict[str, str] | None = None
):
    data = folder / "data"
    shutil.copytree(template, data)
    filmz = Filmz(data, *options, protected=protected, environment=environment)
    yield filmz
    filmz.stop()


@pytest.fixture(scope="session")
def bare(template, tmp_path_factory):
    """A server without any personal data; only for tests that add none."""
    yield from serving(template, tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="session")
def furnished(template, tmp_path_factory):
    """A server with films on every shelf; only for tests that change nothing."""
    for filmz in serving(template, tmp_path_factory.mktemp("furnished")):
        filmz.ids = furnish(filmz)
        yield filmz


@pytest.fixture(scope="session")
def protected(template, tmp_path_factory):
    """A server with a password that phones can reach; only for tests that change nothing."""
    folder = tmp_path_factory.mktemp("protected")
    for filmz in serving(template, folder, "--url", "http://192.168.1.5:4455", protected=True):
        filmz.cookie = sign_in_devices(filmz)
        filmz.ids = {"backup": filmz.back_up(filmz.cookie)}
        yield filmz


@pytest.fixture(scope="session")
def provided(template, tmp_path_factory):
    """A server that has asked providers, with keys entered in its settings; only for tests that change nothing."""
    folder = tmp_path_factory.mktemp("provided")
    with simulating() as simulator:
        options = ["--programmes-from", simulator.host]
        for filmz in serving(template, folder, *options, environment=simulator.without_keys()):
            filmz.ids = furnish_from_providers(filmz, simulator.keys(), simulator.cinema)
            yield filmz


@pytest.fixture(scope="session")
def troubled(template, tmp_path_factory):
    """A server whose providers all fail, each in its own way; only for tests that change nothing."""
    folder = tmp_path_factory.mktemp("troubled")
    with simulating(*TROUBLES) as simulator, Datasets() as datasets:
        for filmz in serving(template, folder, environment=simulator.environment | datasets.gone()):
            filmz.ids = {"plain": filmz.film("Casablanca")}
            filmz.post(f"/films/{filmz.ids['plain']}/refresh", {})
            imported_from(filmz)
            yield filmz


@pytest.fixture(scope="session")
def importing(template, tmp_path_factory):
    """A server that waits for the rest of a download; only for tests that change nothing."""
    with Datasets(stalls=True) as datasets:
        environment = datasets.environment | datasets.release
        for filmz in serving(template, tmp_path_factory.mktemp("importing"), environment=environment):
            importing_from(filmz)
            outdated(filmz)
            yield filmz


@pytest.fixture(scope="session")
def imported(template, tmp_path_factory):
    """A server with a catalogue from IMDb's datasets; only for tests that change nothing."""
    with Datasets() as datasets:
        for filmz in serving(template, tmp_path_factory.mktemp("imported"), environment=datasets.environment):
            imported_from(filmz)
            yield filmz


@pytest.fixture
def datasets():
    """IMDb's datasets, of this test's own."""
    with Datasets(stalls=True) as datasets:
        yield datasets


@pytest.fixture
def offered(template, tmp_path, datasets):
    """A server of this test's own that downloads them."""
    yield from serving(template, tmp_path, environment=datasets.environment)


@pytest.fixture(scope="session")
def staged(template, tmp_path_factory):
    """A server with films on every shelf, for tests of states."""
    for filmz in serving(template, tmp_path_factory.mktemp("staged")):
        filmz.ids = furnish(filmz)
        yield filmz


@pytest.fixture
def simulator():
    """Providers of this test's own."""
    with simulating() as simulator:
        yield simulator


@pytest.fixture
def asked(template, tmp_path, simulator):
    """A server of this test's own that asks those providers."""
    yield from serving(template, tmp_path, environment=simulator.environment)


@pytest.fixture
def asking(browser, asked) -> Reader:
    """Someone on a phone, with script, at that server."""
    with reading(browser, asked.url) as reader:
        yield reader


@pytest.fixture
def looking(browser, request):
    """A reader who opens one of the screens on its server."""

    @contextlib.contextmanager
    def look(screen, viewport: str = "phone", theme: str = "dark", script: bool = True):
        server = request.getfixturevalue(screen.on)
        # A reader who is signed in is not asked again.
        cookie = server.cookie if screen.on == "protected" and not screen.path.startswith("/sign-in") else None
        with reading(browser, server.url, viewport, theme, script, cookie) as reader:
            reader.path = screen.path.format(**server.ids)
            reader.expected_statuses = {screen.status} - {200}
            yield reader

    return look


@pytest.fixture
def held_to(record_property):
    """Notes what checks found wrong, and where. At its end the test fails with all of it, or if nothing was checked."""
    checks, problems = 0, []

    def note(where: str, found: list[str]) -> None:
        nonlocal checks
        checks += 1
        problems.extend(f"{where}: {problem}" for problem in found)

    yield note
    record_property("checks", checks)
    assert checks, "checked nothing, so it proves nothing"
    assert not problems, "\n".join(problems)


def pytest_terminal_summary(terminalreporter):
    """Says how many checks the tests of whole pages made."""
    reports = [report for report in terminalreporter.getreports("") if report.when == "teardown"]
    counts = [count for report in reports for name, count in report.user_properties if name == "checks"]
    if counts:
        terminalreporter.write_line(f"{sum(counts)} checks of pages in {len(counts)} tests")


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
