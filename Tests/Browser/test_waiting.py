"""Placeholders while something is loading, which are gone when it has arrived."""

import re

from browsing import holding, reading
from playwright.sync_api import expect


def test_the_next_part_of_a_list_is_announced_by_its_shape(page):
    page.goto("/search?q=the")
    films = page.locator("[data-items] > li:not(.bones)")
    first = films.count()
    with holding(page, re.compile("after=")) as release:
        page.locator("[data-more]").scroll_into_view_if_needed()
        bone = page.locator(".rows > .bones").first
        expect(bone).to_be_visible()
        # As wide and about as high as the later content, so that nothing jumps.
        coming, there = bone.bounding_box(), films.last.bounding_box()
        assert abs(coming["width"] - there["width"]) < 1
        assert abs(coming["height"] - there["height"]) < 40
        release()
        expect(page.locator(".bones")).to_have_count(0)
    assert films.count() > first


def test_what_is_typed_shows_rows_to_come_in_the_place_of_what_was_there(page):
    page.goto("/search?q=god")
    with holding(page, re.compile("fragment=results")) as release:
        page.get_by_role("searchbox").fill("casablanca")
        expect(page.locator(".rows-to-come .bones").first).to_be_visible()
        expect(page.get_by_role("link", name=re.compile("The Godfather")).first).to_be_hidden()
        release()
        expect(page.get_by_role("link", name=re.compile("Casablanca")).first).to_be_visible()
    expect(page.locator(".bones")).to_have_count(0)


def test_without_a_network_what_was_found_comes_back(page, reader):
    page.goto("/search?q=god")
    held = []
    page.route(re.compile("fragment=results"), lambda route: held.append(route))
    page.get_by_role("searchbox").fill("casablanca")
    expect(page.locator(".rows-to-come .bones").first).to_be_visible()
    held[0].abort()
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator(".bones")).to_have_count(0)
    expect(page.get_by_role("link", name=re.compile("The Godfather")).first).to_be_visible()
    assert all("ERR_FAILED" in complaint for complaint in reader.complaints)
    reader.complaints.clear()


def test_shapes_keep_still_for_who_asked_for_it(browser, bare):
    for motion in [True, False]:
        with reading(browser, bare.url, motion=motion) as reader:
            page = reader.page
            page.goto("/search?q=the")
            with holding(page, re.compile("after=")) as release:
                page.locator("[data-more]").scroll_into_view_if_needed()
                expect(page.locator(".bones").first).to_be_visible()
                moving = page.evaluate("document.getAnimations().filter(a => a.playState === 'running').length")
                assert (moving > 0) == motion
                release()
                expect(page.locator(".bones")).to_have_count(0)
