"""Cinema: theatres of AMC and by their pages, what they play, and single showings in calendars."""

from datetime import datetime
from zoneinfo import ZoneInfo

import icalendar
import pytest
import vobject
from browsing import THEMES, reading
from checks import accessibility, sideways, small_targets
from conftest import serving
from filmz import Filmz
from playwright.sync_api import Page, expect
from providers import Simulator
from texts import text

VIENNA = ZoneInfo("Europe/Vienna")


@pytest.fixture
def cinema(template, tmp_path, providers: Simulator):
    """A server that may ask the simulated cinema."""
    yield from serving(template, tmp_path, "--programmes-from", providers.host, environment=providers.environment)


def body_of(filmz: Filmz, path: str) -> str:
    status, _, body = filmz.request(path)
    assert status == 200, body
    return body


def add_page(page: Page, address: str) -> None:
    page.goto("/cinema/theatres")
    page.get_by_label(text("CinemaText.addPageLabel")).fill(address)
    page.get_by_label(text("CinemaText.timeZone")).fill("Europe/Vienna")
    page.locator("#read-page").click()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_theatres_are_followed_and_show_the_watchlist_first(browser, cinema: Filmz, providers: Simulator, script: bool):
    cinema.post(f"/films/{cinema.film('Casablanca')}/watchlist", {"wanted": "true"})
    with reading(browser, cinema.url, script=script) as reader:
        page = reader.page
        page.goto("/")
        tabs = page.get_by_role("navigation", name=text("SharedText.mainNavigation"))
        tabs.get_by_role("link", name=text("SharedText.cinema")).click()
        page.get_by_role("link", name=text("CinemaText.chooseTheatres")).click()
        page.get_by_label(text("CinemaText.findLabel")).fill("kansas lantern")
        page.locator("#find-theatre").click()
        page.locator(".found").get_by_role("button", name=text("CinemaText.follow")).click()
        expect(page.locator(".theatres").first).to_contain_text("AMC Lantern Square 12")
        add_page(page, providers.cinema)
        expect(page.get_by_role("heading", level=1)).to_have_text(text("CinemaText.previewTitle"))
        expect(page.locator(".preview")).to_contain_text("Casablanca (OmU)")
        expect(page.get_by_label(text("CinemaText.theatreName"))).to_have_value("Kino Laterna")
        assert body_of(cinema, "/api/v1/cinema/theatres").count("amc:") == 1, "Nothing is kept yet."
        page.locator("#follow-theatre").click()
        tomorrow = datetime.now(VIENNA).date().toordinal() + 1
        page.goto(f"/cinema?day={datetime.fromordinal(tomorrow).date()}")
        # A programme that takes long to read comes with a later page; without a script, somebody has to ask for it.
        while not script and page.locator(".programme", has_text="Casablanca").count() == 0:
            page.reload()
        mine = page.locator(".programme").first
        expect(mine.get_by_role("listitem").first).to_contain_text("Casablanca")
        expect(mine).to_contain_text(text("ShowtimeMarkText.originalSubtitled"))
        everything = page.locator("main")
        expect(everything).to_contain_text("AMC Lantern Square 12")
        expect(everything.locator("li", has_text="Rocky").locator(".time")).to_contain_text(text("CinemaText.cancelled"))
        expect(everything.locator("li", has_text="Sneak Preview OV").last).to_contain_text(text("CinemaText.whichFilm"))
        page.get_by_role("link", name="Casablanca", exact=True).click()
        expect(page.locator(".next-showings")).to_contain_text("Kino Laterna")


def test_a_title_gets_the_film_that_the_person_means(browser, cinema: Filmz, providers: Simulator):
    with reading(browser, cinema.url) as reader:
        page = reader.page
        add_page(page, providers.cinema + "/programme.ics")
        page.locator("#follow-theatre").click()
        tomorrow = datetime.now(VIENNA).date().toordinal() + 1
        day = f"/cinema?day={datetime.fromordinal(tomorrow).date()}"
        page.goto(day)
        page.locator("li", has_text="Sneak Preview OV").get_by_role("link", name=text("CinemaText.whichFilm")).click()
        page.get_by_role("searchbox").fill("Metropolis")
        page.locator("#search-meaning").click()
        page.locator(".meanings li", has_text="Fritz Lang").get_by_role("button").click()
        page.goto(day)
        expect(page.locator(".programme")).to_contain_text("Metropolis")
        expect(page.locator(".programme")).not_to_contain_text(text("CinemaText.whichFilm"))


def test_a_page_that_cannot_be_read_is_told(browser, cinema: Filmz, providers: Simulator):
    with reading(browser, cinema.url) as reader:
        page = reader.page
        reader.expected_statuses = {422}
        add_page(page, providers.cinema + "/nothing")
        expect(page.locator("#problem")).to_contain_text(text("ProgrammeProblemText.gone"))
        add_page(page, "http://127.0.0.1:9/")
        expect(page.locator("#problem")).to_contain_text(text("ProgrammeProblemText.notAllowed"))
        add_page(page, "kino")
        expect(page.locator("#problem")).to_contain_text(text("ProblemText.theatrePageMalformed"))


def test_other_programs_read_a_showing(browser, cinema: Filmz, providers: Simulator):
    with reading(browser, cinema.url) as reader:
        page = reader.page
        add_page(page, providers.cinema)
        page.locator("#follow-theatre").click()
        tomorrow = datetime.now(VIENNA).date().toordinal() + 1
        page.goto(f"/cinema?day={datetime.fromordinal(tomorrow).date()}")
        page.locator("li", has_text="Casablanca").last.locator(".time").click()
        file = body_of(cinema, page.locator("#add-to-calendar").get_attribute("href"))
    event = icalendar.Calendar.from_ical(file).walk("VEVENT")[0]
    begins = event["DTSTART"].dt
    assert (begins.hour, begins.minute) == (18, 15)
    assert begins.utcoffset() == begins.replace(tzinfo=VIENNA).utcoffset()
    assert (event["DTEND"].dt - begins).total_seconds() == 102 * 60
    other = vobject.readOne(file).vevent
    assert other.dtstart.value.utcoffset() == begins.utcoffset()
    assert other.summary.value.startswith("Casablanca")
    assert "Kino Laterna" in other.location.value


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_plan_is_shown_with_its_company_until_it_is_taken_back(
    browser, held_to, cinema: Filmz, providers: Simulator, script: bool
):
    with reading(browser, cinema.url, script=script) as reader:
        page = reader.page
        add_page(page, providers.cinema)
        page.locator("#follow-theatre").click()
        tomorrow = datetime.now(VIENNA).date().toordinal() + 1
        page.goto(f"/cinema?day={datetime.fromordinal(tomorrow).date()}")
        page.locator("li", has_text="Casablanca").last.locator(".time").click()
        page.get_by_label(text("ViewingText.companions")).fill("Ada")
        page.get_by_role("button", name=text("CinemaText.going")).click()
        expect(page.get_by_role("heading", name=text("CinemaText.youGo"))).to_be_visible()
        page.goto("/cinema")
        visits = page.locator(".visits")
        expect(visits).to_contain_text(text("ViewingText.with", people="Ada"))
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            # What axe finds, only scripts can tell.
            found = accessibility(page) if script else []
            held_to(f"visits, {theme}", found + sideways(page) + small_targets(page))
        visits.get_by_role("link", name="Casablanca").click()
        page.get_by_role("button", name=text("CinemaText.notGoing")).click()
        expect(page.get_by_role("heading", name=text("CinemaText.willYouGo"))).to_be_visible()
        page.goto("/cinema")
        expect(visits).to_have_count(0)


def test_other_programs_subscribe_to_the_showings_of_the_watchlist(browser, cinema: Filmz, providers: Simulator):
    cinema.post(f"/films/{cinema.film('Casablanca')}/watchlist", {"wanted": "true"})
    with reading(browser, cinema.url) as reader:
        page = reader.page
        add_page(page, providers.cinema)
        page.locator("#follow-theatre").click()
    address = cinema.command("calendar", "create", "showings").split()[-1]
    file = body_of(cinema, address[address.index("/calendar/") :])
    events = icalendar.Calendar.from_ical(file).walk("VEVENT")
    assert events and all(event["SUMMARY"].startswith("Casablanca") for event in events)
    others = vobject.readOne(file).vevent_list
    assert {event.dtstart.value.isoformat() for event in others} == {
        event["DTSTART"].dt.isoformat() for event in events
    }
