"""One search in all providers: their films are added to the results, and nobody waits longer than they want to."""

import re
import time

import pytest
from browsing import reading
from filmz import Filmz
from playwright.sync_api import Page, expect
from providers import NAMES, Simulator, at_rest, failing, submit
from test_search import recent
from texts import pattern, text

# Films that only the providers know; their titles never change.
NEW = "The Amber Lighthouse"
CALLS = pattern("ProviderSettingsText.callsOf", calls=re.compile(r"([\d,]+)"))


def titles(page: Page, of: str = "#results") -> list[str]:
    return page.locator(f"{of} .row h2 a").all_text_contents()


def rows(page: Page):
    return page.locator("#elsewhere .row")


def test_what_is_known_here_comes_first_and_nothing_twice(asking):
    page = asking.page
    submit(page, "amber")
    expect(page.locator("#results > .rows .row").first).to_be_visible()
    known = titles(page, "#results > .rows")
    at_rest(page)
    assert titles(page, "#results > .rows") == known
    assert NEW in " ".join(titles(page, "#elsewhere"))
    names = page.locator("#results .row").evaluate_all("rows => rows.map(row => row.id)")
    assert len(names) == len(set(names))
    assert len(titles(page)) == len({title.casefold() for title in titles(page)})
    status = page.locator("#asked")
    more = text("ProviderResultsText.more", count=rows(page).count())
    expect(status).to_contain_text(f"{text('SearchText.count', count=len(known))}{text('SharedText.separator')}{more}")
    for name in NAMES.values():
        expect(status).to_contain_text(re.compile(rf"{name}\s\d+"))
    expect(page.locator("#announce")).to_contain_text(pattern("ProviderResultsText.more"))


def test_who_only_types_asks_no_provider(asking, asked: Filmz, simulator: Simulator):
    page = asking.page
    page.goto("/search")
    page.get_by_role("searchbox").press_sequentially("amber", delay=160)
    expect(page.locator("#results [data-count]")).to_contain_text(pattern("SearchText.count", count=re.compile(r"\d")))
    # Results for part of the text are shown too, and the page goes on asking.
    with page.expect_response(re.compile(r"/search\?q=amber\+lighthouse")):
        page.get_by_role("searchbox").press_sequentially(" lighthouse", delay=160)
    expect(page.locator("#results")).to_contain_text(text("SearchText.notHere", query="amber lighthouse"))
    page.goto("about:blank")
    asked.stop()
    assert sum(simulator.stop().values()) == 0


def test_what_is_not_here_can_be_searched_everywhere(asking):
    page = asking.page
    page.goto("/search")
    page.get_by_role("searchbox").press_sequentially("amber lighthouse")
    page.get_by_role("link", name=text("SearchText.askElsewhere")).click()
    expect(page.locator("#elsewhere").get_by_role("link", name=re.compile(f"^{NEW}"))).to_be_visible()
    at_rest(page)
    # Only providers found something, but the query still counts.
    assert recent(page) == ["amber lighthouse"]


def test_everywhere_is_searched_for_all_that_was_typed(asking):
    page = asking.page
    page.goto("/search")
    page.get_by_role("searchbox").press_sequentially("amber ligh")
    expect(page.get_by_role("link", name=text("SearchText.askElsewhere"))).to_be_visible()
    # Before the results of the last letters can arrive.
    page.get_by_role("searchbox").evaluate("""(box) => {
        box.value += 'thouse';
        box.dispatchEvent(new Event('input', { bubbles: true }));
        document.querySelector('[data-ask]').click();
    }""")
    at_rest(page)
    expect(page.get_by_role("searchbox")).to_have_value("amber lighthouse")
    assert recent(page) == ["amber lighthouse"]


# OMDb's many pages would take half a minute.
@failing("omdb=503")
def test_scrolling_asks_for_more(asking, simulator: Simulator):
    page = asking.page
    submit(page, "the")
    at_rest(page)
    before = rows(page).count()
    page.locator("[data-go-on]").scroll_into_view_if_needed()
    expect(rows(page).nth(before)).to_be_attached()


@failing("omdb=hanging")
def test_it_can_be_stopped(asking, simulator: Simulator):
    page = asking.page
    submit(page, "amber")
    expect(rows(page).first).to_be_visible()
    page.get_by_role("button", name=text("ProviderResultsText.stop")).click()
    at_rest(page)
    # What has arrived stays, and the providers that were stopped can be asked again.
    expect(rows(page).first).to_be_visible()
    expect(page.get_by_role("link", name=text("ProviderResultsText.showMore"))).to_be_visible()
    assert simulator.stop()["omdb"] == 1


def test_whoever_leaves_ends_it(asking, asked: Filmz, simulator: Simulator):
    page = asking.page
    # OMDb's pages are asked for slowly, over half a minute in all.
    submit(page, "the")
    expect(rows(page).first).to_be_visible()
    page.goto("/settings/sources")
    expect(page.locator("#provider-omdb .state")).to_contain_text(CALLS)

    def calls() -> str:
        page.reload()
        found = CALLS.search(page.locator("#provider-omdb .state").inner_text())
        # In the one form of the text or the other.
        return found[1] or found[2]

    # After some seconds its count no longer rises, for longer than the pause between two pages.
    left, since = calls(), time.monotonic()
    while time.monotonic() - since < 7:
        page.wait_for_timeout(500)
        if (now := calls()) != left:
            left, since = now, time.monotonic()
    assert simulator.stop()["omdb"] == int(left) < 10


def test_back_keeps_the_place(asking):
    page = asking.page
    submit(page, "amber")
    at_rest(page)
    last = rows(page).last
    last.scroll_into_view_if_needed()
    name, top = last.get_attribute("id"), last.evaluate("row => row.getBoundingClientRect().top")
    last.locator("h2 a").click()
    page.wait_for_url("**/films/*")
    expect(page.locator("h1")).to_be_visible()
    # The film proves to be one of the catalogue, and its page moves there.
    expect(page.locator("[data-fresh], [data-row]")).to_have_count(0)
    page.go_back()
    page.wait_for_url("**/search?*")
    expect(page.locator(f"#{name}")).to_be_in_viewport()
    at_rest(page)
    # Lines that come and go above it may move it for a moment.
    page.wait_for_function(
        "([name, top]) => Math.abs(document.getElementById(name).getBoundingClientRect().top - top) < 60",
        arg=[name, top],
    )


@failing("omdb=slow:1")
def test_no_placeholder_stays_on_a_page_that_is_left_before_it_drew(asking, simulator: Simulator):
    page = asking.page
    page.add_init_script("""
        const [frame, held] = [requestAnimationFrame, []];
        window.requestAnimationFrame = (draw) => held.push(draw);
        window.drawAgain = () => { window.requestAnimationFrame = frame; held.splice(0).forEach(frame); };
    """)
    submit(page, "amber")
    expect(page.locator("#elsewhere .bones")).to_have_count(6)
    # The browser lists requests that have ended. This is asked without frames, which are held.
    ended = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/search/found?'))"
    page.wait_for_function(ended, polling=100)
    # What browsers do that keep pages in memory.
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })); drawAgain()")
    expect(page.locator("#elsewhere .bones")).to_have_count(0)


@failing("omdb=slow:2")
def test_a_newer_query_takes_the_place_of_an_older_one(asking, simulator: Simulator):
    page = asking.page
    submit(page, "the")
    expect(rows(page).first).to_be_visible()
    page.get_by_role("searchbox").fill("amber")
    page.get_by_role("searchbox").press("Enter")
    page.wait_for_url("**/search?q=amber")
    at_rest(page)
    found = titles(page)
    submit(page, "amber")
    at_rest(page)
    assert found == titles(page)


def test_typing_on_takes_away_what_was_found_before(asking):
    page = asking.page
    submit(page, "the")
    expect(rows(page).first).to_be_visible()
    page.get_by_role("searchbox").fill("casablanca")
    expect(page.locator("#elsewhere")).to_have_count(0)
    expect(page.locator("#results .row h2").first).to_contain_text("Casablanca")


def test_the_address_of_a_film_elsewhere_opens_it(asking):
    page = asking.page
    for address in ["https://www.imdb.com/title/tt0068646/?ref_=nv_sr_1", "imdb.com/title/tt0068646"]:
        page.goto("/search")
        page.get_by_role("searchbox").fill(address)
        page.get_by_role("searchbox").press("Enter")
        page.wait_for_url("**/films/*")
        expect(page.locator("h1")).to_contain_text("The Godfather")


def test_a_film_found_elsewhere_can_be_kept_at_once(asking):
    page = asking.page
    submit(page, "amber lighthouse")
    at_rest(page)
    button = page.locator("#elsewhere").get_by_role("button", name=re.compile(NEW))
    # The button changes at once; the change is saved when the server has answered.
    with page.expect_response("**/watchlist"):
        button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.goto("/me/watchlist")
    expect(page.get_by_role("link", name=re.compile(f"^{NEW}"))).to_be_visible()


@failing("omdb=slow:1.5")
def test_an_overview_stays_open_while_more_comes_in(asking, simulator: Simulator):
    page = asking.page
    submit(page, "amber")
    expect(rows(page).first).to_be_visible()
    row = rows(page).filter(has=page.locator(".overview")).first
    row.locator("summary").click()
    at_rest(page)
    expect(row.locator(".overview p")).to_be_visible()


@failing("omdb=slow:3")
def test_without_script_the_rest_is_behind_a_link(browser, asked: Filmz, simulator: Simulator):
    with reading(browser, asked.url, script=False) as reader:
        page = reader.page
        submit(page, "amber")
        # What arrived within two seconds is there.
        expect(page.locator("#elsewhere")).to_contain_text(NEW)
        expect(page.locator("#asked")).to_contain_text(text("ProviderResultsText.asking", provider="OMDb"))
        since = page.get_by_role("link", name=text("ProviderResultsText.since"))
        while since.count():
            since.click()
        expect(page.locator("#asked")).to_contain_text(re.compile(r"OMDb\s\d"))
        expect(page.locator("#elsewhere")).to_contain_text(NEW)
        assert recent(page) == ["amber"]


@failing("omdb=hanging")
def test_without_script_it_can_be_stopped(browser, asked: Filmz, simulator: Simulator):
    with reading(browser, asked.url, script=False) as reader:
        page = reader.page
        submit(page, "amber")
        expect(page.locator("#asked")).to_contain_text(text("ProviderResultsText.asking", provider="OMDb"))
        page.get_by_role("button", name=text("ProviderResultsText.stop")).click()
        expect(page.locator("#elsewhere")).to_contain_text(NEW)
        expect(page.locator("#asked")).not_to_contain_text(pattern("ProviderResultsText.asking"))


def test_without_script_there_is_more(browser, asked: Filmz):
    with reading(browser, asked.url, script=False) as reader:
        page = reader.page
        submit(page, "of the")
        before = rows(page).count()
        more = page.get_by_role("link", name=text("ProviderResultsText.showMore"))
        for _ in range(4):
            if rows(page).count() > before:
                break
            more.click()
        assert rows(page).count() > before


def test_it_is_found_with_the_keyboard_alone(asking):
    page = asking.page
    submit(page, "amber lighthouse")
    at_rest(page)
    link = page.locator("#elsewhere").get_by_role("link", name=re.compile(f"^{NEW}"))
    for _ in range(20):
        page.keyboard.press("Tab")
        if link.evaluate("link => link === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/films/*")
    expect(page.locator("h1")).to_contain_text(NEW)


# How long tasks and key presses take, and when, in milliseconds.
MEASURE = """() => {
    window.tasks = [];
    window.keys = [];
    const note = into => list => into.push(
        ...list.getEntries().map(({ duration, startTime }) => [Math.round(duration), Math.round(startTime)]));
    new PerformanceObserver(note(tasks)).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver(note(keys)).observe({ type: 'event', durationThreshold: 16 });
}"""


# Enough to see whether typing goes on meanwhile. How many there are depends on which provider answers in time.
PICTURES = 60


@pytest.mark.parametrize("viewport", ["phone", "desktop"])
def test_typing_goes_on_while_pages_and_posters_come_in(browser, asked: Filmz, viewport: str, record_property):
    with reading(browser, asked.url, viewport) as reader:
        page = reader.page
        page.add_init_script(f"({MEASURE})()")
        submit(page, "the")
        box = page.get_by_role("searchbox")
        # OMDb's tenth page has arrived.
        for number in range(0, 101, 4):
            expect(rows(page).nth(number)).to_be_attached()
            page.keyboard.press("ArrowRight")
        shown = page.locator(".row img[src*='/picture']")
        page.mouse.move(200, 400)
        # Down and up again: a row whose picture was too late gets it when it is visible once more.
        for step in range(2_000):
            if shown.count() >= PICTURES:
                break
            page.mouse.wheel(0, 600 if step // 100 % 2 == 0 else -600)
            page.wait_for_timeout(100)
        assert shown.count() >= PICTURES
        tasks, keys = page.evaluate("() => [tasks, keys.map(([duration]) => duration)]")
        # For people who measure: shown by `pytest -rP`, or in the report.
        print(f"{viewport}: {rows(page).count()} rows, {shown.count()} pictures; tasks over 50 ms, each with its time:")
        print(f"{tasks or 'none'}; keys that took over 16 ms: {len(keys)}, the longest {max(keys, default=0)} ms")
        record_property("long_tasks", str(tasks))
        box.press("End")
        page.keyboard.type("!!")
        expect(box).to_have_value("the!!")
