"""Providers in the settings: keys are tested when they are entered, never shown, and removed."""

import re

import pytest
from browsing import reading
from conftest import serving
from filmz import Filmz
from keyboard import Keyboard
from playwright.sync_api import Page, expect
from providers import Simulator
from texts import text


@pytest.fixture
def keyless(template, tmp_path, providers):
    yield from serving(template, tmp_path, environment=providers.without_keys())


def provider(page: Page, name: str = "omdb"):
    return page.locator(f"#provider-{name}")


def unfold(page: Page, name: str = "omdb") -> None:
    if page.locator(f"#provider-{name} details").get_attribute("open") is None:
        page.locator(f"#more-{name}").click()


def enter(page: Page, key: str, name: str = "omdb") -> None:
    unfold(page, name)
    page.locator(f"#key-{name}").fill(key)
    page.locator(f"#save-{name}").click()


def is_nowhere(filmz: Filmz, key: str) -> bool:
    """Whether no page shows the key, and only the file for keys has it."""
    pages = [filmz.request(path)[2] for path in ("/settings/sources", "/search?q=amber", "/")]
    files = [file.read_bytes() for file in filmz.data.rglob("*") if file.is_file() and file.name != "provider-keys.json"]
    return not any(key in page for page in pages) and not any(key.encode() in file for file in files)


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_keys(browser, keyless: Filmz, providers: Simulator, script: bool):
    key = providers.keys()["omdb"]
    with reading(browser, keyless.url, script=script) as reader:
        page = reader.page
        page.goto("/settings/sources")
        expect(provider(page)).to_contain_text(text("ProviderSettingsText.keyMissing"))

        enter(page, "not-the-right-one")
        expect(provider(page).get_by_role("alert")).to_contain_text(text("ProviderSettingsText.refused", provider="OMDb"))
        expect(provider(page)).to_contain_text(text("ProviderSettingsText.keyMissing"))
        expect(page.locator("#key-omdb")).to_have_value("")
        assert "not-the-right-one" not in page.content()

        enter(page, key)
        expect(provider(page).get_by_role("alert")).to_have_text(text("ProviderSettingsText.accepted", provider="OMDb"))
        expect(provider(page)).to_contain_text(text("ProviderSettingsText.keyKept"))
        assert key not in page.content() and is_nowhere(keyless, key)
        # The message is shown once.
        page.reload()
        expect(provider(page).get_by_role("alert")).to_have_count(0)

        unfold(page)
        page.get_by_role("button", name=f"{text('ProviderSettingsText.test')} OMDb").click()
        expect(provider(page).get_by_role("alert")).to_have_text(text("ProviderSettingsText.accepted", provider="OMDb"))
        enter(page, "another-wrong-one")
        expect(provider(page).get_by_role("alert")).to_contain_text(text("ProviderSettingsText.refused", provider="OMDb"))
        expect(provider(page)).to_contain_text(text("ProviderSettingsText.keyKept"))

        page.locator("#enabled-omdb").click()
        expect(provider(page)).to_contain_text(text("ProviderSettingsText.isOff"))
        page.locator("#enabled-omdb").click()
        expect(provider(page).get_by_role("alert")).to_contain_text(text("ProviderSettingsText.switchedOn", provider="OMDb"))
        unfold(page)
        page.get_by_role("button", name=f"{text('ProviderSettingsText.remove')} OMDb").click()
        expect(provider(page)).to_contain_text(text("ProviderSettingsText.keyMissing"))
        assert key not in (keyless.data / "provider-keys.json").read_text()


def test_who_is_switched_off_is_not_asked(browser, keyless: Filmz, providers: Simulator):
    for name, key in providers.keys().items():
        keyless.post(f"/settings/providers/{name}/key", {"key": key})
    with reading(browser, keyless.url) as reader:
        page = reader.page
        page.goto("/settings/sources")
        for name in ["AMC", "iTunes"]:
            page.locator(f"#enabled-{name.lower()}").click()
            expect(provider(page, name.lower())).to_contain_text(text("ProviderSettingsText.isOff"))
        page.goto("/search?q=amber")
        expect(page.locator("#asked")).to_contain_text("OMDb")
        expect(page.locator("#asked")).not_to_contain_text(re.compile("AMC|iTunes"))


def test_a_key_that_cannot_be_tested_is_kept(browser, template, tmp_path, simulator: Simulator):
    simulator.stop()
    for keyless in serving(template, tmp_path, environment=simulator.without_keys()):
        with reading(browser, keyless.url) as reader:
            page = reader.page
            page.goto("/settings/sources")
            enter(page, simulator.keys()["omdb"])
            expect(provider(page).get_by_role("alert")).to_contain_text(text("ProviderSettingsText.untested"))


def test_with_the_keyboard_alone(browser, keyless: Filmz, providers: Simulator):
    with reading(browser, keyless.url, "desktop") as reader:
        page = reader.page
        page.goto("/settings/sources")
        keyboard = Keyboard(page)
        keyboard.tab_to(lambda f: f["tag"] == "SUMMARY" and "OMDb" in f["name"], "what is behind OMDb")
        page.keyboard.press("Enter")
        keyboard.tab_to(lambda f: f["field"] == "key", "the key of OMDb")
        page.keyboard.insert_text(providers.keys()["omdb"])
        page.keyboard.press("Enter")
        expect(provider(page).get_by_role("alert")).to_have_text(text("ProviderSettingsText.accepted", provider="OMDb"))
        # Tab continues from there, not from the top.
        assert page.evaluate("() => document.activeElement.closest('#provider-omdb') !== null")


def test_a_key_of_the_environment_is_only_told_of(asking, asked: Filmz, providers: Simulator):
    page = asking.page
    page.goto("/settings/sources")
    expect(provider(page)).to_contain_text(text("ProviderSettingsText.keyConfigured"))
    expect(page.locator("#key-omdb")).to_have_count(0)
    assert is_nowhere(asked, providers.keys()["omdb"])
