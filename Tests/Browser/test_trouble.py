"""Every way in which a provider can fail: the others' results stay, and a line says what is missing."""

import re
from collections.abc import Iterator

import pytest
from browsing import holding, reading
from filmz import Filmz
from playwright.sync_api import Locator, Page, expect
from providers import NAMES, Simulator, at_rest, failing, submit
from texts import pattern, text


def one_of(*keys: str) -> re.Pattern:
    """Finds what is said of a provider by one of these keys."""
    return re.compile("|".join(pattern(key).pattern for key in keys))


UNAVAILABLE = ("ProviderText.unavailable", "ProviderText.unavailableUntil")
PAUSED = ("ProviderText.paused", "ProviderText.pausedUntil")
SECONDS = pattern("ProviderText.inSeconds", count=re.compile(r"\d+"))

# The message for each fault; None when there is no message.
WORDS = {
    "slow:1": None,
    "duplicates": None,
    "cut-off": one_of("ProviderText.silent", "ProviderText.unreadable", *UNAVAILABLE),
    "401": re.compile(f"{pattern('ProviderText.wrongKey').pattern} {re.escape(text('ProviderResultsText.openSettings'))}"),
    "403": one_of("ProviderText.wrongKey", "ProviderText.rejected"),
    "404": one_of("ProviderResultsText.nothing", "ProviderText.rejected", "ProviderText.unreadable", *UNAVAILABLE),
    "429:60": pattern("ProviderText.pausedUntil", time=SECONDS),
    "500": one_of(*UNAVAILABLE),
    "503": one_of(*UNAVAILABLE),
    "html": one_of("ProviderText.unreadable", *UNAVAILABLE),
    "invalid-json": pattern("ProviderText.unreadable"),
    "wrong-types": pattern("ProviderText.unreadable"),
    "quota": one_of("ProviderText.quotaUsedUp", "ProviderText.quotaUsedUpUntil", *PAUSED),
    "clock-skew": one_of(*PAUSED),
}
# An address that OMDb does not know is a search without results, only OMDb has calls for a day, and each reads its own types.
DIFFERENT = ["404", "quota", "wrong-types"]
# What each provider's faults come to is tested without a browser (`AdapterFaultTests`). Here each fault is seen once, of
# OMDb and TMDb in turn, and of both where they differ.
CASES = [(("omdb", "tmdb")[number % 2], fault) for number, fault in enumerate(WORDS)]
CASES += [(provider, fault) for provider in ("omdb", "tmdb") for fault in DIFFERENT if (provider, fault) not in CASES]
CASES += [("amc", "503"), ("itunes", "429:60"), ("itunes", "html"), ("amc", "404")]


def each(*cases: tuple[str, str]) -> pytest.MarkDecorator:
    """A test for each of these faults, which the test's own providers have from the start."""
    faults = [(provider, fault, [f"{provider}={fault}"]) for provider, fault in cases]
    names = [f"{provider}-{fault}" for provider, fault in cases]
    return pytest.mark.parametrize("provider,fault,simulator", faults, indirect=["simulator"], ids=names)


# Words that no person should have to read.
RAW = re.compile(r"APIError|DecodingError|HTTP|NSError|Optional\(|\bnil\b|127\.0\.0\.1|simulated|\{|<html|undefined|null", re.I)


def line(page: Page, provider: str) -> Locator:
    return page.locator(".sources li").filter(has_text=NAMES[provider])


@each(*CASES)
def test_one_that_fails_leaves_the_others(asking, simulator: Simulator, provider: str, fault: str):
    page = asking.page
    submit(page, "amber")
    at_rest(page)
    found = page.locator("#elsewhere")
    expect(found).to_contain_text("The Amber Lighthouse")
    for other in set(NAMES) - {provider}:
        expect(line(page, other)).to_have_text(re.compile(r"\w\s\d+$"))
    words = WORDS[fault]
    if words is None:
        expect(line(page, provider)).to_have_text(re.compile(r"\w\s\d+$"))
    else:
        expect(line(page, provider)).to_have_text(words)
    names = page.locator("#results .row").evaluate_all("rows => rows.map(row => row.id)")
    assert len(names) == len(set(names))
    said = page.locator("main").inner_text() + page.locator("#toast").inner_text()
    assert not RAW.search(said), RAW.search(said)
    assert not any(key in page.content() for key in simulator.keys().values())
    page.get_by_role("searchbox").fill("casablanca")
    expect(page.locator("#results .row h2").first).to_contain_text("Casablanca")


def test_what_never_arrives_is_waited_for_in_vain(asking):
    page = asking.page
    page.clock.install()
    # Nothing comes from the server, so that no provider's own time limit ends the wait before somebody looks.
    with holding(page, re.compile("/search/found")):
        submit(page, "amber")
        waiting = line(page, "tmdb").get_by_text(text("ProviderResultsText.stillWaiting", provider=NAMES["tmdb"]))
        expect(waiting).to_be_hidden()
        page.clock.run_for(4000)
        expect(waiting).to_be_visible()
        expect(page.locator("#announce")).to_contain_text(text("ProviderResultsText.stillWaiting", provider=NAMES["tmdb"]))
        expect(page.get_by_role("button", name=text("ProviderResultsText.stop"))).to_be_visible()


@each(("omdb", "hanging"), ("tmdb", "hanging"))
def test_one_that_never_answers_leaves_the_others(asking, simulator: Simulator, provider: str, fault: str):
    page = asking.page
    submit(page, "amber")
    expect(page.locator("#elsewhere")).to_contain_text("The Amber Lighthouse")


def test_no_network_looks_like_it(asking, simulator: Simulator):
    simulator.stop()
    page = asking.page
    submit(page, "casablanca")
    at_rest(page)
    # Local results stay.
    expect(page.locator("#results .row h2").first).to_contain_text("Casablanca")
    expect(page.locator(".sources")).to_have_text(text("ProviderResultsText.noNetwork"))
    expect(page.locator("#announce")).to_contain_text(text("ProviderResultsText.noNetwork"))
    expect(page.locator("#toast")).to_be_empty()
    submit(page, "qwzxnonesuch")
    expect(page.get_by_role("heading", name=text("ProviderResultsText.noNetworkTitle"))).to_be_visible()
    expect(page.get_by_role("link", name=text("ProviderResultsText.tryAgain"))).to_be_visible()
    # The server is back.
    simulator.start()
    page.locator("#results").get_by_role("link", name=text("ProviderResultsText.tryAgain")).wait_for()


def test_no_such_film_looks_different(asking, simulator: Simulator):
    page = asking.page
    submit(page, "qwzxnonesuch")
    expect(page.get_by_role("heading", name=text("SearchText.nothingFound", query="qwzxnonesuch"))).to_be_visible()
    expect(page.locator("#results")).not_to_contain_text(text("ProviderResultsText.notEverybody"))
    simulator.misbehave("omdb=503")
    submit(page, "qwzxnonesuch again")
    expect(page.locator("#results")).to_contain_text(text("ProviderResultsText.notEverybody"))


@failing("tmdb=401", "omdb=503", "itunes=429:60")
def test_failures_are_one_quiet_line_that_is_heard(asking, simulator: Simulator):
    page = asking.page
    submit(page, "amber")
    at_rest(page)
    trouble = page.locator(".sources .trouble")
    expect(trouble).to_contain_text("TMDb")
    expect(trouble).to_have_count(1)
    assert trouble.bounding_box()["height"] <= 48, "one line, until somebody asks why"
    trouble.locator("summary").click()
    expect(trouble.get_by_role("link", name=text("ProviderResultsText.openSettings"))).to_be_visible()
    expect(page.locator("#toast")).to_be_empty()


@each(("omdb", "503"), ("tmdb", "html"), ("itunes", "429:60"), ("tmdb", "hanging"))
def test_without_script_failures_are_said_too(browser, asked: Filmz, simulator: Simulator, provider: str, fault: str):
    with reading(browser, asked.url, script=False) as reader:
        page = reader.page
        submit(page, "amber")
        expect(page.locator("#elsewhere")).to_contain_text("The Amber Lighthouse")
        assert not RAW.search(page.locator("main").inner_text())


@each(*(("omdb", fault) for fault in ["401", "500", "html", "invalid-json", "wrong-types", "quota", "cut-off"]))
def test_a_films_page_stands_whoever_fails(asking, asked: Filmz, simulator: Simulator, provider: str, fault: str):
    page = asking.page
    page.goto(f"/films/{asked.film('The Godfather')}")
    expect(page.locator("[data-fresh]")).to_have_count(0)
    expect(page.locator(".plot")).to_be_visible()
    expect(page.locator(".score dt", has_text=re.compile("^TMDb"))).to_be_visible()
    if fault != "wrong-types":
        expect(page.locator(".news")).to_contain_text(text("FilmText.showingKnown"))
    said = page.locator("main").inner_text()
    assert not RAW.search(said), RAW.search(said)
