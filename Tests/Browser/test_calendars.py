"""What is new this week of the shows being watched, and the calendar of it to which other programs subscribe."""

import re
import sqlite3
import time
import urllib.error
import urllib.request
from datetime import UTC, date, datetime, timedelta

import icalendar
import pytest
import vobject
from browsing import reading
from filmz import Filmz
from playwright.sync_api import Page, expect
from texts import number, pattern, text
from tour import tour

SHOW = "Breaking Bad"
SUBSCRIBE = text("CalendarFeedText.subscribeTo", calendar=text("CalendarFeedText.episodes"))
# How many days after today the episodes of the first season come. The first two were seen.
DAYS = [-40, -9, -2, 0, 1, 6, 60]
ADDRESS = re.compile(r"^http://127\.0\.0\.1:\d+/calendar/[a-z2-7]{26}/filmz\.ics$")


def today() -> date:
    return datetime.now(UTC).date()


@pytest.fixture
def watching(filmz: Filmz) -> Filmz:
    """A server whose owner watches a show of which a provider has said the days."""
    film = filmz.film(SHOW)
    filmz.post(f"/films/{film}/episodes/seen", {"upTo": "s01e02", "when": "unknown"})
    filmz.stop()
    with sqlite3.connect(filmz.data / "providers.sqlite") as providers:
        providers.execute("INSERT INTO episode_list VALUES (?, 'tmdb', ?)", (film, int(time.time() * 1000)))
        for number, days in enumerate(DAYS, start=1):
            aired = (today() + timedelta(days=days)).isoformat()
            row = (film, 65_536 + number, 65_536 + number, f"Secret title {number}", aired)
            providers.execute(
                "INSERT INTO episode (film_id, provider, position, id, title, aired) VALUES (?, 'tmdb', ?, ?, ?, ?)", row
            )
    providers.close()
    filmz.start()
    filmz.ids = {"show": film}
    return filmz


def agenda(page: Page) -> list[str]:
    return [" ".join(row.split()) for row in page.locator(".agenda li a:not(.to-show)").all_inner_texts()]


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_what_is_new_this_week_is_seen_with_one_tap(browser, watching: Filmz, script: bool):
    with reading(browser, watching.url, script=script) as reader:
        page = reader.page
        page.goto("/")
        page.get_by_role("link", name=text("ShowText.newThisWeek")).click()
        expect(page.locator("#this-week")).to_be_in_viewport()
        headings = page.locator(".this-week h3").all_inner_texts()
        days = [text("CalendarText.today"), text("CalendarText.tomorrow")]
        assert headings[::2] == days and len(headings) == 4
        known = pattern("ShowText.number", season=1, episode=re.compile(r"\d"))
        assert [known.search(entry)[0] for entry in agenda(page)] == [number(1, episode) for episode in (4, 3, 5, 6)]
        expect(page.locator(".this-week")).to_contain_text(pattern("ShowText.asOf"))
        row = page.locator(".agenda li", has_text=number(1, 4))
        row.get_by_role("button").click()
        expect(row.get_by_role("button")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".toast")).to_contain_text(text("ChangeText.viewingLogged", film=f"{SHOW} {number(1, 4)}"))
        expect(page.locator(".agenda li", has_text=number(1, 5)).get_by_role("button")).to_have_count(0)


def test_the_week_fits_every_size(browser, held_to, watching: Filmz):
    with reading(browser, watching.url) as reader:
        page = reader.page
        page.goto("/me/up-next")
        expect(page.locator("#this-week")).to_contain_text("Secret title 4")
        page.get_by_role("button", name=text("ShowText.hideUnseen")).click()
        hidden = page.locator(".agenda details").first
        expect(hidden).to_be_visible()
        expect(page.locator(".agenda a").nth(1)).not_to_contain_text("Secret")
        hidden.locator("summary").click()
        expect(hidden).to_contain_text("Secret title 4")
        tour(page, held_to, "the week")
        page.goto(f"/films/{watching.ids['show']}/episodes?season=1")
        expect(page.locator(".episode details")).to_have_count(5)
        tour(page, held_to, "a season with hidden titles", themes=["dark"])


def read(address: str) -> bytes:
    with urllib.request.urlopen(address) as answer:
        assert answer.headers["Cache-Control"] == "no-store"
        return answer.read()


def made(page: Page) -> str:
    address = page.locator("#calendar-address").input_value()
    assert ADDRESS.match(address)
    assert page.locator("#add-calendar").get_attribute("href") == address.replace("http:", "webcal:")
    return address


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_calendar_is_made_read_by_others_and_revoked(browser, watching: Filmz, script: bool):
    with reading(browser, watching.url, script=script) as reader:
        page = reader.page
        page.goto("/me/up-next")
        page.get_by_role("link", name=text("CalendarFeedText.toCalendars")).click()
        page.get_by_role("button", name=SUBSCRIBE).click()
        address = made(page)
        check(read(address), watching)
        page.get_by_role("link", name=text("CalendarFeedText.backToSettings")).click()
        expect(page.locator("#calendars")).to_contain_text(text("CalendarFeedText.readToday"))
        page.locator("#make-episodes").click()
        newer = made(page)
        assert newer != address
        page.goto("/settings/sharing")
        page.get_by_role("button", name=pattern("CalendarFeedText.revokeOf")).click()
        expect(page.locator("#calendars")).not_to_contain_text(text("CalendarFeedText.readToday"))
        expect(page.get_by_role("button", name=SUBSCRIBE)).to_be_visible()
        for gone in [address, newer]:
            with pytest.raises(urllib.error.HTTPError) as refused:
                read(gone)
            assert refused.value.code == 404


def check(file: bytes, filmz: Filmz) -> None:
    """Reads a calendar with two readers that others wrote."""
    expected = {today() + timedelta(days=days): number for number, days in enumerate(DAYS, 1) if days >= -30}
    calendar = icalendar.Calendar.from_ical(file)
    assert not calendar.errors and calendar["X-WR-CALNAME"] == text("CalendarFeedText.episodes")
    events = [part for part in calendar.walk("VEVENT")]
    assert {event["DTSTART"].dt for event in events} == set(expected)
    for event in events:
        assert not event.errors
        day = event["DTSTART"].dt
        assert type(day) is date and event["DTEND"].dt == day + timedelta(days=1)
        assert event["SUMMARY"].startswith(text("CalendarFeedText.event", show=SHOW, episode=number(1, expected[day])))
        assert ("Secret title" in event["SUMMARY"]) == (expected[day] == 2), "only what was seen has its title"
        assert event["UID"].startswith(f"episode-{filmz.ids['show']}-") and event["UID"].endswith("@filmz")
        assert abs(datetime.now(UTC) - event["DTSTAMP"].dt) < timedelta(minutes=5)
    other = vobject.readOne(file.decode())
    assert sorted(event.dtstart.value for event in other.vevent_list) == sorted(expected)
    other.validate(raiseException=True)
    lines = file.split(b"\r\n")
    assert b"\n" not in b"".join(lines) and all(len(line) <= 75 for line in lines)


def test_an_empty_calendar_and_long_names_are_read_too(filmz: Filmz):
    output = filmz.command("calendar", "create", "episodes", "--url", filmz.url)
    address = output.split()[-1].replace("webcal:", "http:")
    empty = read(address)
    assert icalendar.Calendar.from_ical(empty).walk("VEVENT") == []
    vobject.readOne(empty.decode())
