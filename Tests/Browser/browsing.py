"""Opens pages as each kind of reader does, and notices what must never happen."""

import contextlib
import os
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import counting
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

VIEWPORTS = {
    "phone": (390, 844),
    "phone-landscape": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
}
THEMES = ["dark", "light"]

# In milliseconds. It only ends tests that hang: no test says how quick Filmz is on a busy machine.
HANG_LIMIT = 60_000
# What finds barriers in pages.
AXE = Axe().axe_script
expect.set_options(timeout=HANG_LIMIT)


def launch(playwright: Playwright, *options: str) -> Browser:
    """Starts the system's Chromium without windows, which take as long as its pages. Never a browser downloaded by
    Playwright."""
    chromium = os.environ.get("FILMZ_CHROMIUM") or shutil.which("chromium-headless-shell")
    assert chromium, "there is no chromium-headless-shell; scripts/setup test installs it"
    # Chromium has no sandbox for root, and automatic checks run as root.
    arguments = ["--disable-dev-shm-usage", "--disable-gpu"] + (["--no-sandbox"] if os.geteuid() == 0 else [])
    return playwright.chromium.launch(executable_path=chromium, args=[*arguments, *options])


@dataclass
class Reader:
    """A page in a context of its own, with everything that went wrong on it."""

    page: Page
    origin: str
    # The path of the screen to look at.
    path: str = "/"
    complaints: list[str] = field(default_factory=list)
    # Statuses of whole pages that a test asks for on purpose.
    expected_statuses: set[int] = field(default_factory=set)
    # Where the page before may still ask for something.
    former: str = "data:"

    def watch(self, context: BrowserContext) -> None:
        context.on("request", self.note_request)
        context.on("console", self.note_console)
        context.on("weberror", lambda error: self.complaints.append(f"uncaught: {error.error}"))
        context.on("dialog", self.note_dialog)

    def note_request(self, request) -> None:
        if not request.url.startswith((self.origin + "/", self.former, "data:", "blob:")):
            self.complaints.append(f"asked another host: {request.url}")

    def note_console(self, message) -> None:
        expected = any(f"status of {status} " in message.text for status in self.expected_statuses)
        if message.type == "error" and not expected:
            self.complaints.append(f"console on {message.page.url if message.page else '?'}: {message.text}")

    def note_dialog(self, dialog) -> None:
        self.complaints.append(f"a dialog opened: {dialog.message}")
        dialog.dismiss()

    def check(self) -> None:
        assert not self.complaints, "\n".join(self.complaints)


def new_context(browser: Browser, device: str, script: bool = True, **options) -> BrowserContext:
    """A context of which every page is counted, for a browser that is used with fingers or a mouse."""
    context = browser.new_context(
        has_touch=device == "fingers", java_script_enabled=script, locale="en-GB", timezone_id="UTC", **options
    )
    counting.count_pages(context)
    context.set_default_timeout(HANG_LIMIT)
    return context


def size(viewport: str) -> dict[str, int]:
    width, height = VIEWPORTS[viewport]
    return {"width": width, "height": height}


@contextlib.contextmanager
def reading(
    browser: Browser, origin: str, viewport: str = "phone", theme: str = "dark", script: bool = True,
    cookie: dict | None = None, motion: bool = False,
) -> Iterator[Reader]:
    """A new reader, signed in by a cookie; complaints fail the test when it is done."""
    context = new_context(
        browser,
        "mouse" if viewport == "desktop" else "fingers",
        script,
        base_url=origin,
        viewport=size(viewport),
        color_scheme=theme,
        reduced_motion="no-preference" if motion else "reduce",
    )
    if cookie:
        context.add_cookies([cookie])
    try:
        reader = Reader(context.new_page(), origin)
        reader.watch(context)
        yield reader
        # Requests that a test holds back are not waited for.
        reader.page.unroute_all(behavior="ignoreErrors")
        reader.check()
    finally:
        context.close()


class Visitors:
    """Readers who only look, and go from one screen to the next, because a new context costs more than a page. Each comes
    as if for the first time: nothing but files that are the same on every page is kept from former visits."""

    def __init__(self, browser: Browser):
        self.browser = browser
        # By their devices, and whether they have scripts.
        self.waiting: dict[tuple[str, bool], Reader] = {}

    @contextlib.contextmanager
    def visiting(
        self, origin: str, viewport: str = "phone", theme: str = "dark", device: str = "fingers", script: bool = True,
        cookie: dict | None = None,
    ) -> Iterator[Reader]:
        """A reader, signed in by a cookie; complaints fail the test when it is done."""
        reader = self.waiting.pop((device, script), None) or self.come(device, script)
        context = reader.page.context
        try:
            context.clear_cookies()
            if cookie:
                context.add_cookies([cookie])
            reader.page.set_viewport_size(size(viewport))
            reader.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            reader.origin, reader.former, reader.complaints = origin, reader.origin + "/", []
            yield reader
            reader.check()
        except BaseException:
            context.close()
            raise
        self.waiting[(device, script)] = reader

    def come(self, device: str, script: bool) -> Reader:
        context = new_context(self.browser, device, script)
        context.add_init_script(f"if (location.protocol !== 'about:') {{ sessionStorage.clear(); localStorage.clear(); }} {AXE}")
        reader = Reader(context.new_page(), "about:blank")
        reader.watch(context)
        return reader


def choose_language(reader: Reader, tag: str) -> None:
    """Sets the cookie that Settings set when somebody chooses a language there."""
    reader.page.context.add_cookies([{"name": "filmz-language", "value": tag, "url": reader.origin}])


def resize(page: Page, viewport: str) -> None:
    page.set_viewport_size(size(viewport))
    page.evaluate("() => scrollTo(0, 0)")


@contextlib.contextmanager
def holding(page: Page, address: re.Pattern) -> Iterator[Callable[[], None]]:
    """Holds requests back. The function that it yields releases them."""
    held = []
    page.route(address, lambda route: held.append(route))

    def release() -> None:
        for route in held:
            route.continue_()
        page.unroute(address)

    yield release


def whole(page: Page) -> bool:
    """Whether this is a page and not a fragment of one."""
    return page.evaluate(
        "() => document.doctype !== null && document.querySelectorAll('h1').length === 1"
        " && document.querySelector('nav a[href=\"/search\"]') !== null && !location.search.includes('fragment=')"
    )


def open_film(page: Page, film: str) -> None:
    page.goto(f"/films/{film}")


def tab(page: Page, name) -> None:
    """Presses one of the tabs, which are in the page's navigation at every size."""
    page.get_by_role("navigation").get_by_role("link", name=name).first.click()


def pick(scope, name: str, value: str) -> None:
    """Chooses a value of a field that is a select, radio buttons or check boxes, by pressing what a person sees."""
    select = scope.locator(f'select[name="{name}"]')
    if select.count():
        select.first.select_option(value)
        return
    choice = scope.locator(f'input[name="{name}"][value="{value}"]').first
    label = choice.locator("xpath=ancestor::label")
    identifier = choice.get_attribute("id")
    if not label.count() and identifier:
        label = scope.locator(f'label[for="{identifier}"]')
    (label.first if label.count() else choice).click()
    assert choice.is_checked(), f"{name}={value} did not take the click"


def fill(scope, name: str, value: str) -> None:
    scope.locator(f'[name="{name}"]:not([type="hidden"])').first.fill(value)


def form(page: Page, path: str):
    """The form that posts to this path, or the sheet around it. With a script it may be in a dialog over the page."""
    forms = f'form:is([action="{path}"], [action^="{path}?"])'
    return page.locator(f".sheet-form:has({forms}), {forms}").locator("visible=true").first


def undo_button(page: Page):
    return page.locator('form[action="/undo"] button').first


def film_link(page: Page, film: str):
    """Links to this film; not to one whose ID only begins with the same digits."""
    address = f"/films/{film}"
    return page.locator(", ".join(f'main a[href{match}"]' for match in (f'="{address}', f'^="{address}?', f'^="{address}#')))


def shows_film(page: Page, film: str) -> bool:
    return film_link(page, film).count() > 0
