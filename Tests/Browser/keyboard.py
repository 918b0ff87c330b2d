"""A reader with only a keyboard: every step is a key press, and the reader knows only what has the focus."""

import re

from playwright.sync_api import Page

MOST_TABS = 150


class Keyboard:
    def __init__(self, page: Page):
        self.page = page

    def focus(self) -> dict:
        return self.page.evaluate(
            """() => {
                const e = document.activeElement;
                const name = e.getAttribute('aria-label') ?? (e.matches('a, button, summary') ? e.textContent : '');
                return { tag: e.tagName, type: e.type ?? '', field: e.name ?? '', value: e.value ?? '',
                    name: name.trim(), href: e.getAttribute('href') ?? '', checked: e.checked ?? false };
            }"""
        )

    def tab_to(self, wanted, what: str) -> dict:
        """Presses Tab until a wanted element has the focus."""
        for _ in range(MOST_TABS):
            focus = self.focus()
            if wanted(focus):
                return focus
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{MOST_TABS} presses of Tab do not lead to {what}")

    def press_control(self, name: re.Pattern) -> None:
        focus = self.tab_to(lambda f: f["tag"] in ("A", "BUTTON") and name.search(f["name"]), name.pattern)
        self.page.keyboard.press("Enter" if focus["tag"] == "A" else "Space")

    def find_film(self, query: str, title: str) -> None:
        self.tab_to(lambda f: f["href"] == "/search", "the search tab")
        self.page.keyboard.press("Enter")
        self.page.wait_for_url("**/search")
        self.tab_to(lambda f: f["field"] == "q", "the search box")
        self.page.keyboard.type(query)
        self.page.keyboard.press("Enter")
        self.page.wait_for_url(re.compile(r"/search\?.*q="))
        self.tab_to(lambda f: "/films/" in f["href"] and title in f["name"], f"the result {title}")
        self.page.keyboard.press("Enter")
        self.page.wait_for_url("**/films/*")

    def choose(self, field: str, value: str) -> None:
        """Chooses one of several: arrows move through radio buttons, and typing its first letters finds an option."""
        focus = self.tab_to(lambda f: f["field"] == field, field)
        if focus["tag"] == "SELECT":
            options = self.page.locator(f'select[name="{field}"]:visible option')
            for _ in range(options.count()):
                self.page.keyboard.press("ArrowUp")
        elif focus["type"] == "radio" and not focus["checked"]:
            self.page.keyboard.press("Space")
        for _ in range(30):
            if self.focus()["value"] == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"arrow keys do not lead to {field}={value}")

    def check(self, field: str, value: str) -> None:
        self.tab_to(lambda f: f["field"] == field and f["value"] == value, f"{field}={value}")
        self.page.keyboard.press("Space")
        assert self.focus()["checked"]

    def type_into(self, field: str, text: str) -> None:
        self.tab_to(lambda f: f["field"] == field, field)
        self.page.keyboard.insert_text(text)
