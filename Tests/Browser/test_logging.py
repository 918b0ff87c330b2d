"""Saying of many films at once that one has seen them: from lists, with ticks, and by catching up."""

import re

import pytest
from browsing import reading, undo_button
from filmz import Filmz
from playwright.sync_api import expect
from texts import text


def shelf(filmz: Filmz, name: str) -> list[str]:
    page = filmz.request(f"/me/{name}?sort=title")[2]
    return re.findall(r'<strong dir="auto">([^<]+)</strong>', page)


def test_seen_from_a_list_stays_on_the_list(page, filmz):
    film = filmz.film("Pulp Fiction")
    page.goto("/discover?year=1994")
    tile = page.locator(f"#tile-{film}")
    tile.get_by_role("link", name=text("MyFilmsText.markFilm", film="Pulp Fiction")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=text("ViewingText.markTitle")).click()
    expect(dialog).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/discover\?year=1994$"))
    expect(tile.locator(".mark")).to_have_count(1)
    expect(tile.get_by_role("link", name=text("MyFilmsText.markFilm", film="Pulp Fiction"))).to_have_count(0)
    assert shelf(filmz, "seen") == ["Pulp Fiction"]
    undo_button(page).click()
    expect(tile.get_by_role("link", name=text("MyFilmsText.markFilm", film="Pulp Fiction"))).to_be_visible()
    assert shelf(filmz, "seen") == []


def test_a_seen_film_leaves_the_watchlist(page, filmz):
    for title in ["Alien", "Jaws"]:
        filmz.post(f"/films/{filmz.film(title)}/watchlist", {"wanted": "true"})
    page.goto("/me/watchlist")
    page.get_by_role("link", name=text("MyFilmsText.markFilm", film="Jaws")).click()
    page.get_by_role("dialog").get_by_role("button", name=text("ViewingText.markTitle")).click()
    expect(page.locator("#results .tile")).to_have_count(1)
    expect(page).to_have_url(re.compile("/me/watchlist$"))
    undo_button(page).click()
    expect(page.locator("#results .tile")).to_have_count(2)


def test_what_is_wrong_in_the_sheet_is_said_in_the_sheet(page, reader, filmz):
    reader.expected_statuses = {422}
    page.goto("/discover?year=1994")
    page.get_by_role("link", name=text("MyFilmsText.markFilm", film="Pulp Fiction")).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("#when-day").check()
    dialog.get_by_role("button", name=text("ViewingText.markTitle")).click()
    expect(dialog.get_by_role("alert").first).to_be_visible()
    dialog.locator("#when-yesterday").check()
    dialog.get_by_role("button", name=text("ViewingText.markTitle")).click()
    expect(dialog).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/discover\?year=1994$"))
    assert shelf(filmz, "seen") == ["Pulp Fiction"]


LISTS = {
    "/discover?year=1994": ["Forrest Gump", "Pulp Fiction"],
    "/search?q=godfather": ["The Godfather", "The Godfather Part II"],
    "/people?name=Stanley%20Kubrick": ["Barry Lyndon", "Spartacus"],
}


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
@pytest.mark.parametrize("path", LISTS)
def test_ticked_films_of_any_list_are_seen_on_a_day(browser, filmz, path: str, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(path)
        page.get_by_role("link", name=text("MyFilmsText.select"), exact=True).click()
        page.wait_for_url("**select=1*")
        for title in LISTS[path]:
            page.locator(".pick", has=page.get_by_text(title, exact=True)).click()
        page.locator("#bulk-seen").click()
        page.get_by_label(text("MyFilmsText.selectedDay")).fill("2011-07-14")
        page.get_by_role("button", name=text("MyFilmsText.markSelected")).click()
        page.wait_for_url(lambda url: "select" not in url)
        assert shelf(filmz, "seen") == sorted(LISTS[path], key=lambda title: title.removeprefix("The "))
        undo_button(page).click()
        expect(page.locator(".toast")).to_contain_text(text("ChangeText.undone"))
        assert shelf(filmz, "seen") == []


def test_stars_for_ticked_films(page, filmz):
    page.goto("/discover?year=1994&select=1")
    for title in ["Forrest Gump", "Pulp Fiction"]:
        page.locator(".pick", has_text=title).click()
    page.locator("#bulk-rate").click()
    page.locator("#selected-9").check(force=True)
    page.get_by_role("button", name=text("MyFilmsText.rateSelected")).click()
    page.wait_for_url(lambda url: "select" not in url)
    page.goto("/me/seen")
    expect(page.locator("#results .tile .stars")).to_have_count(2)


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_catching_up_takes_one_tap_each(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/me/catch-up?decade=1990")
        rows = page.locator("#results .catch-up > li")
        names = rows.locator("h2 a span:first-child").all_text_contents()[:3]
        first, second, third = (page.locator(".catch-up > li", has=page.get_by_text(name, exact=True)) for name in names)
        first.get_by_role("button", name=text("SharedText.seen"), exact=False).first.click()
        expect(first).to_have_class(re.compile("said"))
        second.get_by_role("button", name=text("CatchUpText.notSeen")).click()
        expect(second.get_by_role("button", name=text("CatchUpText.notSeen"))).to_have_attribute("aria-pressed", "true")
        if script:
            # Not `check`: the answer to the click replaces the stars, so the one that was clicked may be gone. Its label,
            # so that the click waits while the message about the first film lies over it.
            third.locator("label.half", has=page.locator("input[value='4']")).click(position={"x": 6, "y": 12})
            expect(third).to_have_class(re.compile("said"))
            # Nothing moved: all three are still where they were.
            assert rows.locator("h2 a span:first-child").all_text_contents()[:3] == names
            assert shelf(filmz, "seen") == sorted([names[0], names[2]], key=lambda title: title.removeprefix("The "))
        expect(page.locator("#catch-done")).to_have_text(text("CatchUpText.done", count=3 if script else 2))
        page.goto("/me/catch-up?decade=1990")
        expect(first).to_have_count(0)
        expect(second).to_have_count(0)


def test_a_tap_into_the_box_shows_recent_queries_until_something_is_typed(page, filmz):
    filmz.post("/search/recent", {"q": "casablanca"})
    page.goto("/search?q=alien")
    box = page.get_by_role("searchbox")
    box.click()
    expect(page.locator(".recent a")).to_have_text(["alien", "casablanca"])
    expect(box).to_have_value("alien")
    box.press_sequentially("s")
    expect(page.locator("#results .row h2").first).to_contain_text("Alien")
