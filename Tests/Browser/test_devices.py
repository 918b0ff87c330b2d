"""Settings of devices: large text, little motion, strong colours, paper, a phone held sideways."""

import words
from browsing import reading, resize, undo_button
from playwright.sync_api import expect


def test_nothing_moves_for_who_asked_for_it(browser, furnished):
    with reading(browser, furnished.url) as reader:
        page = reader.page
        reader.expected_statuses = {404}
        for path in ["/", "/nowhere", "/search", f"/films/{furnished.ids['plain']}"]:
            page.goto(path)
            moving = page.evaluate(
                """() => [...document.querySelectorAll('*')].filter(element => {
                    const style = getComputedStyle(element);
                    return [style, getComputedStyle(element, '::before')].some(style => style.animationName !== 'none'
                        || style.transitionDuration.split(',').some(time => parseFloat(time) > 0));
                }).length"""
            )
            assert moving == 0, path
    with reading(browser, furnished.url, motion=True) as reader:
        reader.expected_statuses = {404}
        reader.page.goto("/nowhere")
        assert reader.page.evaluate("document.getAnimations().length") > 0, "then this test would prove nothing"


def test_strong_colours_still_tell_what_is_chosen(browser, furnished):
    with reading(browser, furnished.url) as reader:
        page = reader.page
        page.emulate_media(forced_colors="active")
        page.goto(f"/films/{furnished.ids['full']}")
        # The system's colour for chosen things.
        mark = page.evaluate(
            "() => { document.body.style.backgroundColor = 'Highlight';"
            " return getComputedStyle(document.body).backgroundColor }"
        )
        ground = "e => getComputedStyle(e).backgroundColor"
        assert page.locator('[aria-pressed="true"]').first.evaluate(ground) == mark
        assert page.locator("label.choice:has(:checked) span").first.evaluate(ground) == mark
        colour = "e => getComputedStyle(e).color"
        halves = page.locator("[data-stars] .half svg")
        assert halves.first.evaluate(colour) != halves.last.evaluate(colour)
        assert page.locator('nav [aria-current="page"]').count() <= 1
        page.goto(f"/films/{furnished.ids['plain']}")
        assert page.locator('[aria-pressed="false"]').first.evaluate(ground) != mark


def test_paper_shows_the_film_and_no_controls(browser, furnished):
    with reading(browser, furnished.url, theme="dark") as reader:
        page = reader.page
        page.goto(f"/films/{furnished.ids['full']}")
        page.emulate_media(media="print")
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator("nav.tabs")).to_be_hidden()
        expect(page.locator("#my-actions")).to_be_hidden()
        assert page.locator("body").evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(255, 255, 255)"
        dark = page.locator("h1").evaluate("e => getComputedStyle(e).color.match(/\\d+/g).every(part => part < 80)")
        assert dark, "ink on paper is dark, whatever the screen was"


def test_a_phone_held_sideways_shows_what_it_is_about(browser, furnished):
    with reading(browser, furnished.url, "phone-landscape") as reader:
        page = reader.page
        page.goto(f"/films/{furnished.ids['plain']}")
        expect(page.locator("h1")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name=words.WATCHLIST)).to_be_in_viewport(ratio=1)
        expect(page.locator("#film-plot h2")).to_be_in_viewport(ratio=1)
        page.goto("/discover?year=1994")
        expect(page.locator(".tile .poster").first).to_be_in_viewport(ratio=1)


def test_the_toast_does_not_cover_what_was_used(page, filmz):
    for viewport, title in {"phone": "Casablanca", "desktop": "Alien"}.items():
        resize(page, viewport)
        page.goto(f"/films/{filmz.film(title)}")
        box = page.locator('[name="audience"][value="family"]')
        # A screen that ends a little below it, where toasts are.
        bottom = box.evaluate("e => e.closest('label').getBoundingClientRect().bottom")
        page.set_viewport_size({"width": page.viewport_size["width"], "height": round(bottom) + 80})
        box.locator("xpath=ancestor::label").click()
        expect(undo_button(page)).to_be_visible()
        used = page.locator('[name="audience"][value="family"]').locator("xpath=ancestor::label").bounding_box()
        toast = page.locator(".toast").bounding_box()
        apart = (
            toast["y"] >= used["y"] + used["height"]
            or toast["y"] + toast["height"] <= used["y"]
            or toast["x"] >= used["x"] + used["width"]
            or toast["x"] + toast["width"] <= used["x"]
        )
        assert apart, f"{toast} covers {used}, {viewport}"


def test_days_are_those_of_the_browser(browser, filmz):
    """In Kiribati the day is a later one than in UTC, where the server is, for more than half of the time."""
    context = browser.new_context(base_url=filmz.url, timezone_id="Pacific/Kiritimati", locale="en-GB")
    page = context.new_page()
    with page.expect_response("**/settings/time-zone") as told:
        page.goto("/")
    assert told.value.status == 204
    page.goto(f"/films/{filmz.film('Casablanca')}/seen")
    there = page.evaluate("new Intl.DateTimeFormat('sv-SE').format()")
    expect(page.locator("input[type=date]").first).to_have_attribute("max", there)
    page.goto("/settings/you")
    expect(page.locator("section[aria-labelledby=time-zone] p [translate=no]")).to_contain_text("Pacific/Kiritimati")
    context.close()
