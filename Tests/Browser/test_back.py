"""Back and reload always show a whole page, however it was reached."""

import re

import words
from browsing import whole
from playwright.sync_api import expect


def film_links(page):
    return page.get_by_role("main").locator('a[href^="/films/"]:not([data-sheet])')


def test_from_a_film_to_the_search_that_found_it(page):
    page.goto("/")
    page.goto("/search")
    page.get_by_role("searchbox").press_sequentially("godfa")
    link = page.get_by_role("main").get_by_role("link", name=re.compile("The Godfather")).first
    expect(link).to_be_visible()
    with page.expect_navigation(url="**/films/*"):
        link.click()
    page.go_back()
    expect(page.locator("h1")).to_be_visible()
    assert whole(page)
    # Both the query and its results are there again.
    expect(page.get_by_role("searchbox")).to_have_value("godfa")
    expect(page.get_by_role("main").get_by_role("link", name=re.compile("The Godfather")).first).to_be_visible()
    page.go_forward()
    expect(page.locator("h1")).to_contain_text("The Godfather")
    assert whole(page)


def test_reload_after_typing(page):
    page.goto("/search")
    page.get_by_role("searchbox").press_sequentially("casabl")
    link = page.get_by_role("main").get_by_role("link", name=re.compile("Casablanca")).first
    expect(link).to_be_visible()
    page.reload()
    assert whole(page)


def test_from_a_later_page_of_a_long_list(page):
    page.goto("/search?q=the")
    expect(film_links(page).first).to_be_visible()
    more = page.get_by_role("main").locator('a[href*="after="]').first
    if more.count():
        first = film_links(page).count()
        with page.expect_response(re.compile("after=")):
            more.click()
        page.wait_for_function(
            "first => document.querySelectorAll('main a[href^=\"/films/\"]:not([data-sheet])').length > first"
            " || location.search.includes('after=')",
            arg=first,
        )
    with page.expect_navigation(url=re.compile(r"/films/\d+")):
        film_links(page).last.click()
    page.go_back()
    expect(page.locator("h1")).to_be_visible()
    assert whole(page)


def test_from_the_sheet(page, filmz):
    film = filmz.film("Spirited Away")
    page.goto("/")
    page.goto(f"/films/{film}")
    main = page.get_by_role("main")
    main.get_by_role("link", name=words.SEEN).or_(main.get_by_role("button", name=words.SEEN)).first.click()
    expect(page.locator(f'form[action^="/films/{film}/viewings"]').first).to_be_visible()
    page.go_back()
    expect(page.locator("h1")).to_be_visible()
    assert whole(page)
    assert not page.locator("dialog[open]").count()


def test_after_a_change_back_does_not_send_it_again(page, filmz):
    film = filmz.film("Spirited Away")
    page.goto("/search")
    page.goto(f"/films/{film}")
    page.get_by_role("main").get_by_role("button", name=words.WATCHLIST).first.click()
    expect(page.locator('form[action="/undo"] button').first).to_be_visible()
    sent = []
    page.on("request", lambda request: sent.append(request) if request.method == "POST" else None)
    page.go_back()
    assert whole(page)
    page.reload()
    assert whole(page)
    assert sent == []


def test_fragments_are_never_kept(page):
    for path in ["/search?q=god&fragment=results", "/discover?year=1994&fragment=results"]:
        answer = page.request.get(path)
        assert answer.status == 200
        assert "no-store" in answer.headers["cache-control"]
        assert "<html" not in answer.text().lower()
