"""Returning to the former place in a long list. As on some phones, the browser keeps no page in memory."""

import re

from browsing import reading, whole
from playwright.sync_api import expect

TOP = "link => link.closest('li').getBoundingClientRect().top"


def films(page):
    return page.locator("[data-items] > li:not(.bones, .month)")


def scroll_for(page, count: int) -> None:
    """Scrolls until this many films are there."""
    while films(page).count() < count:
        before = films(page).count()
        page.locator("[data-more]").scroll_into_view_if_needed()
        expect(films(page).nth(before)).to_be_attached()


def test_back_returns_to_the_same_place(page):
    page.goto("/search?q=the")
    scroll_for(page, 90)
    link = films(page).nth(80).locator('a[href^="/films/"]').first
    link.scroll_into_view_if_needed()
    path, top = link.get_attribute("href"), link.evaluate(TOP)
    with page.expect_navigation(url=re.compile(r"/films/\d+")):
        link.click()
    page.go_back()
    again = page.locator(f'[data-items] a[href="{path}"]')
    expect(again).to_be_in_viewport()
    page.wait_for_function(
        "([path, top]) => Math.abs(document.querySelector(`[data-items] a[href='${path}']`).closest('li')"
        ".getBoundingClientRect().top - top) < 60",
        arg=[path, top],
    )
    assert whole(page)
    paths = films(page).locator('a[href^="/films/"]').evaluate_all("all => all.map(a => a.pathname)")
    assert len(paths) == len(set(paths)) >= 81


def test_a_list_that_grows_while_it_is_refreshed_stays_where_it_is(page):
    page.goto("/search?q=the")
    scroll_for(page, 40)
    held, more = [], re.compile("after=")
    page.route(more, lambda route: held.append(route))
    with page.expect_request(more):
        page.locator("[data-more]").scroll_into_view_if_needed()
    # As when the browser kept the page in memory.
    with page.expect_request(more):
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    link = films(page).nth(35).locator('a[href^="/films/"]').first
    link.evaluate("link => link.scrollIntoView({ block: 'center', behavior: 'instant' })")
    path, top, count = link.get_attribute("href"), link.evaluate(TOP), films(page).count()
    page.evaluate("document.querySelector('#results').dataset.old = ''")
    held.pop(0).continue_()
    expect(films(page).nth(count)).to_be_attached()
    # Those that are still held go on.
    page.unroute(more)
    expect(page.locator("#results[data-old]")).to_have_count(0)
    page.wait_for_function(
        "([path, top]) => Math.abs(document.querySelector(`[data-items] a[href='${path}']`).closest('li')"
        ".getBoundingClientRect().top - top) < 2",
        arg=[path, top],
    )


def test_a_fresh_visit_starts_at_the_top(page):
    page.goto("/search?q=the")
    scroll_for(page, 40)
    page.goto("/")
    page.goto("/search?q=the")
    assert films(page).count() < 40
    assert page.evaluate("scrollY") == 0


def test_a_broken_memory_does_no_harm(page):
    page.goto("/search?q=the")
    page.evaluate("sessionStorage.setItem('places', '{not json')")
    film = films(page).first.locator('a[href^="/films/"]').first
    with page.expect_navigation(url=re.compile(r"/films/\d+")):
        film.click()
    page.go_back()
    expect(films(page).first).to_be_visible()
    assert whole(page)


def test_a_poster_grows_into_its_film_and_back(browser, bare):
    with reading(browser, bare.url, motion=True) as reader:
        page = reader.page
        page.add_init_script("addEventListener('pagereveal', e => { window.faded = Boolean(e.viewTransition) })")
        page.goto("/discover?year=1994")
        with page.expect_navigation(url=re.compile(r"/films/\d+")):
            page.locator("[data-items] a.tile").nth(3).click()
        expect(page.locator("h1")).to_be_visible()
        assert page.evaluate("window.faded")
        page.go_back()
        expect(films(page).first).to_be_visible()
        assert whole(page)
