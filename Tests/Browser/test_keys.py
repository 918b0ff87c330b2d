"""Providers in the settings: keys are tested when they are entered, never shown, and removed."""

import re

import pytest
from browsing import reading
from conftest import serving
from filmz import Filmz
from keyboard import Keyboard
from playwright.sync_api import Page, expect
from providers import Simulator


@pytest.fixture
def keyless(template, tmp_path, providers):
    yield from serving(template, tmp_path, environment=providers.without_keys())


def provider(page: Page, name: str = "omdb"):
    return page.locator(f"#provider-{name}")


def enter(page: Page, key: str, name: str = "omdb") -> None:
    page.locator(f"#key-{name}").fill(key)
    page.locator(f"#save-{name}").click()


def is_nowhere(filmz: Filmz, key: str) -> bool:
    """Whether no page shows the key, and only the file for keys has it."""
    pages = [filmz.request(path)[2] for path in ("/settings", "/search?q=amber", "/")]
    files = [file.read_bytes() for file in filmz.data.rglob("*") if file.is_file() and file.name != "provider-keys.json"]
    return not any(key in page for page in pages) and not any(key.encode() in file for file in files)


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_keys(browser, keyless: Filmz, providers: Simulator, script: bool):
    key = providers.keys()["omdb"]
    with reading(browser, keyless.url, script=script) as reader:
        page = reader.page
        page.goto("/settings")
        expect(provider(page)).to_contain_text("Not asked: it needs a key.")

        enter(page, "not-the-right-one")
        expect(provider(page).get_by_role("alert")).to_contain_text("doesn’t take this key, so it was not kept")
        expect(provider(page)).to_contain_text("Not asked: it needs a key.")
        expect(page.locator("#key-omdb")).to_have_value("")
        assert "not-the-right-one" not in page.content()

        enter(page, key)
        expect(provider(page).get_by_role("alert")).to_have_text("OMDb takes the key.")
        expect(provider(page)).to_contain_text("A key is set.")
        assert key not in page.content() and is_nowhere(keyless, key)
        # The message is shown once.
        page.reload()
        expect(provider(page).get_by_role("alert")).to_have_count(0)

        page.get_by_role("button", name="Test again OMDb").click()
        expect(provider(page).get_by_role("alert")).to_have_text("OMDb takes the key.")
        enter(page, "another-wrong-one")
        expect(provider(page).get_by_role("alert")).to_contain_text("was not kept")
        expect(provider(page)).to_contain_text("A key is set.")

        page.get_by_role("button", name="Switch off OMDb").click()
        expect(provider(page)).to_contain_text("Switched off.")
        page.get_by_role("button", name="Switch on OMDb").click()
        expect(provider(page).get_by_role("alert")).to_contain_text("switched on")
        page.get_by_role("button", name="Remove key OMDb").click()
        expect(provider(page)).to_contain_text("Not asked: it needs a key.")
        assert key not in (keyless.data / "provider-keys.json").read_text()


def test_who_is_switched_off_is_not_asked(browser, keyless: Filmz, providers: Simulator):
    for name, key in providers.keys().items():
        keyless.post(f"/settings/providers/{name}/key", {"key": key})
    with reading(browser, keyless.url) as reader:
        page = reader.page
        page.goto("/settings")
        for name in ["AMC", "iTunes"]:
            page.get_by_role("button", name=f"Switch off {name}").click()
            expect(provider(page, name.lower())).to_contain_text("Switched off.")
        page.goto("/search?q=amber")
        expect(page.locator("#asked")).to_contain_text("OMDb")
        expect(page.locator("#asked")).not_to_contain_text(re.compile("AMC|iTunes"))


def test_a_key_that_cannot_be_tested_is_kept(browser, template, tmp_path, simulator: Simulator):
    simulator.stop()
    for keyless in serving(template, tmp_path, environment=simulator.without_keys()):
        with reading(browser, keyless.url) as reader:
            page = reader.page
            page.goto("/settings")
            enter(page, simulator.keys()["omdb"])
            expect(provider(page).get_by_role("alert")).to_contain_text("The key is kept, but couldn’t be tested now.")


def test_with_the_keyboard_alone(browser, keyless: Filmz, providers: Simulator):
    with reading(browser, keyless.url, "desktop") as reader:
        page = reader.page
        page.goto("/settings")
        keyboard = Keyboard(page)
        keyboard.tab_to(lambda f: f["field"] == "key", "the key of OMDb")
        page.keyboard.insert_text(providers.keys()["omdb"])
        page.keyboard.press("Enter")
        expect(provider(page).get_by_role("alert")).to_have_text("OMDb takes the key.")
        # Tab continues from there, not from the top.
        assert page.evaluate("() => document.activeElement.closest('#provider-omdb') !== null")


def test_a_key_of_the_environment_is_only_told_of(asking, asked: Filmz, providers: Simulator):
    page = asking.page
    page.goto("/settings")
    expect(provider(page)).to_contain_text("can only be changed there")
    expect(page.locator("#key-omdb")).to_have_count(0)
    assert is_nowhere(asked, providers.keys()["omdb"])
