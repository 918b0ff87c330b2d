"""WebKit, the engine of half of all phones: Debian's MiniBrowser on a screen in memory, and a person who uses it."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import counting
import pytest
from browsing import HANG_LIMIT, VIEWPORTS
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchFrameException,
    StaleElementReferenceException,
    TimeoutException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.common.proxy import Proxy, ProxyType
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

PROGRAMS = ["WebKitWebDriver", "Xvfb"]

# The toolbar of the browser is wider than a phone.
NARROW = "* { min-width: 0; padding: 0; margin: 0; }"

# What passes while a person waits: a page that fades in, and a part that is being replaced.
COVERED = (ElementClickInterceptedException, ElementNotInteractableException)
# The driver's answer to a question that was asked while the page was being left.
LEAVING = NoSuchFrameException
PASSING = (*COVERED, LEAVING, StaleElementReferenceException)


def require() -> None:
    """Skips the test on systems without Debian's packages. On others, and in the automatic check, it fails."""
    missing = [program for program in PROGRAMS if not shutil.which(program)]
    if not missing:
        return
    if shutil.which("apt-get") or os.environ.get("CI"):
        pytest.fail(f"there is no {' and no '.join(missing)}; scripts/setup test installs them")
    pytest.skip(f"WebKit cannot be tested here: {' and '.join(missing)} come in Debian's packages only")


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """A display in memory. Yields its name."""
    ours, theirs = os.pipe()
    # It chooses a number that is free and tells it when it is ready.
    command = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[theirs], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(theirs)
    try:
        with os.fdopen(ours) as told:
            number = told.readline().strip()
        assert number, "Xvfb ended before it was ready"
        yield f":{number}"
    finally:
        process.terminate()
        process.wait()


def surroundings(display: str, home: Path) -> dict[str, str]:
    """The environment for a browser on this display. It needs an empty folder."""
    styles = home / ".config" / "gtk-3.0" / "gtk.css"
    styles.parent.mkdir(parents=True)
    styles.write_text(NARROW)
    # Nothing of the person who runs the tests, and no proxy. WEBKIT_DISABLE_COMPOSITING_MODE must not be set: without
    # compositing, a view transition between two pages stops the driver.
    return {
        "DISPLAY": display,
        "HOME": str(home),
        "PATH": os.environ["PATH"],
        # WebKit takes it for American English.
        "LC_ALL": "C",
        "TZ": "UTC",
        # There is no graphics card, so nothing has to look for one.
        "LIBGL_ALWAYS_SOFTWARE": "1",
        # WebKit's sandbox needs namespaces that containers forbid. All pages are our own.
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }


class Person:
    """Somebody with WebKit in a window as narrow as a phone. Every step waits until it is possible."""

    def __init__(self, driver: webdriver.Remote, origin: str):
        self.driver, self.origin = driver, origin
        # When the page began that was counted last.
        self.began = 0.0

    @property
    def path(self) -> str:
        return self.driver.current_url.removeprefix(self.origin)

    def wait(self, question: Callable, problem: str):
        """Asks until the answer is true, and returns it. The time limit only ends a test that hangs."""
        waiting = WebDriverWait(self.driver, HANG_LIMIT / 1_000, poll_frequency=0.05, ignored_exceptions=PASSING)
        try:
            return waiting.until(lambda _: question())
        except TimeoutException:
            pytest.fail(f"on {self.path}: {problem}")

    def count_page(self) -> None:
        """Counts the page if it is another one than before."""
        began = self.run("performance.timeOrigin")
        counting.COUNTS[counting.PAGES] += began != self.began
        self.began = began

    def open(self, path: str) -> None:
        self.driver.get(self.origin + path)
        self.count_page()

    def run(self, script: str, *arguments):
        """The value of an expression in the page."""
        return self.driver.execute_script(f"return {script}", *arguments)

    def all(self, selector: str, text: str = "") -> list[WebElement]:
        """Elements with this text that are visible now."""
        # The driver's own text leaves out titles that end with dots where there is no room.
        return [
            element
            for element in self.driver.find_elements(By.CSS_SELECTOR, selector)
            if text in element.get_property("innerText") and element.is_displayed()
        ]

    def find(self, selector: str, text: str = "") -> WebElement:
        found = self.wait(lambda: self.all(selector, text), f"no {selector} says “{text}”")[0]
        self.count_page()
        return found

    def shows(self, selector: str, texts: list[str]) -> None:
        """Waits until these are the texts of the elements, in this order."""
        self.wait(
            lambda: [element.get_property("innerText") for element in self.all(selector)] == texts,
            f"{selector} are not {texts}",
        )

    def press(self, selector: str, text: str = "") -> None:
        def pressed() -> bool:
            for element in self.all(selector, text)[:1]:
                try:
                    element.click()
                    return True
                except LEAVING:
                    return True
                except COVERED:
                    # By the tabs at the bottom, or by the former page, which is still fading out.
                    self.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
            return False

        self.wait(pressed, f"no {selector} “{text}” to press")

    def type(self, selector: str, text: str) -> None:
        self.find(selector).send_keys(text)

    def choose(self, selector: str, option: str) -> None:
        """Chooses from a menu by the words of the option."""

        def chosen() -> bool:
            for menu in self.all(selector)[:1]:
                Select(menu).select_by_visible_text(option)
                return True
            return False

        self.wait(chosen, f"no {selector} to choose from")

    def arrives(self, path: str) -> None:
        self.wait(lambda: self.path == path, f"this does not lead to {path}")
        self.count_page()


@contextlib.contextmanager
def person(origin: str, surroundings: dict[str, str], log: Path, *settings: str) -> Iterator[Person]:
    """A new browser, in which nobody has been anywhere. Settings are options of MiniBrowser."""
    options = Options()
    for option in ["--automation", *settings]:
        options.add_argument(option)
    with log.open("w") as output:
        # Named, so that nothing looks for a driver on the network.
        service = Service(shutil.which("WebKitWebDriver"), env=surroundings, log_output=output)
        service.start()
        try:
            direct = ClientConfig(service.service_url, proxy=Proxy({"proxyType": ProxyType.DIRECT}))
            driver = webdriver.Remote(RemoteConnection(client_config=direct), options=options)
            try:
                driver.set_window_size(*VIEWPORTS["phone"])
                yield Person(driver, origin)
            finally:
                driver.quit()
        finally:
            service.stop()
