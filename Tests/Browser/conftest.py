"""What the tests share: prepared data folders, one browser per worker, a fresh server for each test that writes."""

import contextlib
import fcntl
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import counting
import pytest
from browsing import Reader, Visitors, launch, reading
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
def prepared(tmp_path_factory):
    """Makes a data folder once for all workers."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own

    def prepare(name: str, make: Callable[[Path], None]) -> Path:
        folder = shared / name
        with (shared / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not folder.exists():
                unfinished = tmp_path_factory.mktemp(name) / "data"
                make(unfinished)
                unfinished.rename(folder)
        return folder

    return prepare


@pytest.fixture(scope="session")
def template(prepared) -> Path:
    """A data folder after a first start, so that later starts are quick."""
    assert BINARY.exists(), f"there is no {BINARY}; 'make test' builds it"
    return prepared("template", lambda data: Filmz(data).stop())


# In a furnished folder, the IDs of the films.
IDS = "ids.json"


@pytest.fixture(scope="session")
def home(prepared, template) -> Path:
    """A data folder with films on every shelf."""

    def make(data: Path) -> None:
        shutil.copytree(template, data)
        filmz = Filmz(data)
        (data / IDS).write_text(json.dumps(furnish(filmz)))
        filmz.stop()

    return prepared("home", make)


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
def furnished(home, tmp_path_factory):
    """A server with films on every shelf; only for tests that change nothing."""
    for filmz in serving(home, tmp_path_factory.mktemp("furnished")):
        filmz.ids = json.loads((home / IDS).read_text())
        yield filmz


@pytest.fixture(scope="session")
def protected(template, tmp_path_factory):
    """A server with a password that phones can reach; only for tests that change nothing."""
    folder = tmp_path_factory.mktemp("protected")
    for filmz in serving(template, folder, "--url", "http://192.168.1.5:4455", protected=True):
        filmz.command("person", "edit", "1", "--name", "Ada")
        filmz.command("person", "add", "Ben")
        filmz.command("person", "add", "Grandma", "--kept-by", "Ada")
        filmz.cookie = sign_in_devices(filmz)
        filmz.ids = {"backup": filmz.back_up(filmz.cookie)}
        yield filmz


@pytest.fixture(scope="session")
def provided(template, providers, tmp_path_factory):
    """A server that has asked providers, with keys entered in its settings; only for tests that change nothing."""
    options = ["--programmes-from", providers.host]
    folder = tmp_path_factory.mktemp("provided")
    for filmz in serving(template, folder, *options, environment=providers.without_keys()):
        filmz.ids = furnish_from_providers(filmz, providers.keys(), providers.cinema)
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
def staged(home, tmp_path_factory):
    """A server with films on every shelf, for tests of states."""
    for filmz in serving(home, tmp_path_factory.mktemp("staged")):
        filmz.ids = json.loads((home / IDS).read_text())
        yield filmz


@pytest.fixture(scope="session")
def providers():
    """Providers that answer as they should; only for tests that do not disturb them."""
    with simulating() as simulator:
        yield simulator


@pytest.fixture
def simulator(request):
    """Providers of this test's own, with the faults that `failing` names."""
    with simulating(*getattr(request, "param", [])) as simulator:
        yield simulator


@pytest.fixture
def asked(template, tmp_path, request):
    """A server of this test's own that asks providers: the test's own ones, if it has some."""
    simulator = request.getfixturevalue("simulator" if "simulator" in request.fixturenames else "providers")
    yield from serving(template, tmp_path, environment=simulator.environment)


@pytest.fixture
def asking(browser, asked) -> Reader:
    """Someone on a phone, with script, at that server."""
    with reading(browser, asked.url) as reader:
        yield reader


@pytest.fixture(scope="session")
def visitors(browser):
    return Visitors(browser)


@pytest.fixture
def looking(visitors, request):
    """A visitor who opens one of the screens on its server."""

    @contextlib.contextmanager
    def look(screen, viewport: str = "phone", theme: str = "dark", device: str = "fingers", script: bool = True):
        server = request.getfixturevalue(screen.on)
        # A reader who is signed in is not asked again.
        cookie = server.cookie if screen.on == "protected" and not screen.path.startswith("/sign-in") else None
        with visitors.visiting(server.url, viewport, theme, device, script, cookie) as reader:
            reader.path = server.url + screen.path.format(**server.ids)
            reader.expected_statuses = {screen.status} - {200}
            yield reader

    return look


@pytest.fixture
def held_to():
    """Notes what checks found wrong, and where. At its end the test fails with all of it, or if nothing was checked."""
    checks, problems = 0, []

    def note(where: str, found: list[str]) -> None:
        nonlocal checks
        checks += 1
        problems.extend(f"{where}: {problem}" for problem in found)

    yield note
    counting.COUNTS[counting.CHECKS] += checks
    assert checks, "checked nothing, so it proves nothing"
    assert not problems, "\n".join(problems)


def pytest_addoption(parser):
    parser.addoption("--all-combinations", action="store_true", help="look at every screen in every combination there is")


def pytest_configure(config):
    # Those that workers write, the first process reads.
    if not hasattr(config, "workerinput"):
        counting.forget()


def pytest_sessionfinish(session):
    if counting.COUNTS.total():
        counting.write(getattr(session.config, "workerinput", {}).get("workerid", "main"))


def pytest_terminal_summary(terminalreporter):
    """Says how much was done in the browser."""
    terminalreporter.write_line(", ".join(f"{count:,} {name}" for name, count in counting.total().items()))


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
