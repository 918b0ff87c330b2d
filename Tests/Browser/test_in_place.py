"""Parts of pages that the script replaces: no input is lost, nothing is done twice, and nothing looks saved that was
not."""

import re

import words
from browsing import fill, form, open_film, pick, shows_film, undo_button, whole
from playwright.sync_api import Page, expect
from screens import NOTE


def write_note(page: Page) -> None:
    page.locator("#note-fold").click()
    page.locator("#field-comment").fill(NOTE)


def open_sheet(page: Page, film: str):
    page.locator("#mark-seen").click()
    sheet = form(page, f"/films/{film}/viewings")
    expect(sheet).to_be_visible()
    return sheet


def posts(page: Page) -> list[str]:
    """The addresses that forms are sent to from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    return sent


def test_a_note_being_written_survives_other_controls(page, filmz):
    film = filmz.film("Spirited Away")
    open_film(page, film)
    write_note(page)
    for press in [
        lambda: page.locator("#toggle-favourite").click(),
        lambda: pick(page, "audience", "kids"),
        lambda: pick(page, "rating", "4"),
    ]:
        with page.expect_response(lambda response: response.request.method == "POST"):
            press()
        expect(undo_button(page)).to_be_visible()
        expect(page.locator("#field-comment")).to_be_visible()
        expect(page.locator("#field-comment")).to_have_value(NOTE)
    page.locator("#save-note").click()
    expect(page.locator("blockquote.note")).to_be_visible()
    expect(page.locator("#field-comment")).to_be_hidden()
    page.goto("/me/favourites?rating=4&audience=kids")
    assert shows_film(page, film)


def test_stars_and_a_chip_in_one_breath_are_both_kept(page, filmz):
    film = filmz.film("Spirited Away")
    open_film(page, film)
    pick(page, "rating", "3.5")
    page.locator("#toggle-favourite").click()
    expect(page.locator("#my-verdict input[value='3.5'][checked]")).to_have_count(1)
    page.goto("/me/favourites?rating=3.5")
    assert shows_film(page, film)


def test_nothing_moves_when_a_film_is_marked(page, filmz):
    film = filmz.film("Casablanca")
    open_film(page, film)
    parts = ["#toggle-watchlist", "#toggle-favourite", "#put-on-list", "#pass-on-film", "#film-plot"]
    places = {part: page.locator(part).bounding_box() for part in parts}
    page.locator("#toggle-watchlist").click()
    page.locator("#toggle-favourite").click()
    sheet = open_sheet(page, film)
    sheet.get_by_role("button", name=words.MARK_SEEN).click()
    expect(page.locator("#toggle-seen")).to_be_visible()
    # A film that was seen leaves the watchlist, and stays a favourite.
    expect(page.locator("#toggle-watchlist[aria-pressed=false]")).to_be_visible()
    expect(page.locator("#toggle-favourite[aria-pressed=true]")).to_be_visible()
    assert {part: page.locator(part).bounding_box() for part in parts} == places
    assert page.locator("#pass-on-film").evaluate("e => e.getBoundingClientRect().bottom < innerHeight - 60")


def test_a_closed_sheet_keeps_what_was_filled_in(page, filmz):
    film = filmz.film("Spirited Away")
    page.goto("/search")
    open_film(page, film)
    closings = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator("dialog [data-close]").click(),
        lambda: page.go_back(),
    ]
    sheet = open_sheet(page, film)
    fill(sheet, "note", NOTE)
    pick(sheet, "when", "yesterday")
    for close in closings:
        close()
        expect(page.locator("dialog")).to_have_count(0)
        page.wait_for_function("() => history.state === null")
        assert page.url.endswith(f"/films/{film}") and whole(page)
        sheet = open_sheet(page, film)
        expect(sheet.locator('[name="note"]')).to_have_value(NOTE)
        expect(sheet.locator('[name="when"][value="yesterday"]')).to_be_checked()
    sheet.get_by_role("button", name=words.MARK_SEEN).click()
    expect(undo_button(page)).to_be_visible()
    # Sent input is not offered again, and Back does not lead to the sheet.
    expect(open_sheet(page, film).locator('[name="note"]')).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_function("() => history.state === null")
    page.go_back()
    page.wait_for_url("**/search")
    assert whole(page)


def test_what_could_not_be_kept_does_not_stay_lit(page, filmz, reader):
    film = filmz.film("Spirited Away")
    open_film(page, film)
    write_note(page)
    page.route("**/films/*/*", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    favourite = page.locator("#toggle-favourite")
    for press in [
        # Not by `pick`, which expects that the choice stays.
        lambda: page.locator("label:has(#verdict-8)").click(),
        lambda: page.locator("label:has(#audience-kids)").click(),
        lambda: favourite.click(),
        lambda: page.locator("#save-note").click(),
    ]:
        with page.expect_event("requestfailed"):
            press()
    expect(page.locator("#toast .toast")).to_be_visible()
    expect(page.locator("#my-verdict input[name='rating']:checked")).to_have_value("")
    expect(page.locator("#my-verdict input[name='audience']:checked")).to_have_count(0)
    expect(favourite).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#field-comment")).to_have_value(NOTE)
    # Chromium itself reports that a request failed.
    reader.complaints[:] = [text for text in reader.complaints if "net::ERR_FAILED" not in text]


def test_a_double_click_opens_one_sheet(page, filmz):
    film = filmz.film("Spirited Away")
    open_film(page, film)
    page.locator("#mark-seen").evaluate("link => { link.click(); link.click(); }")
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_double_click_is_one_click(page, filmz):
    film = filmz.film("Spirited Away")
    open_film(page, film)
    sent = posts(page)
    page.locator("#toggle-favourite").dblclick()
    expect(undo_button(page)).to_be_visible()
    expect(page.locator("#toggle-favourite[aria-pressed=true]:not([aria-busy])")).to_be_visible()
    undo_button(page).dblclick()
    expect(page.locator("#toggle-favourite[aria-pressed=false]:not([aria-busy])")).to_be_visible()
    assert [re.sub(r".*/", "", address) for address in sent] == ["favourite", "undo"]
    assert whole(page)


def test_a_repeat_of_what_is_under_way_is_not_sent(page, filmz):
    film = filmz.film("Spirited Away")
    open_film(page, film)
    sent = posts(page)
    page.locator("#toggle-favourite").evaluate("button => { button.click(); button.click(); }")
    expect(undo_button(page)).to_be_visible()
    expect(page.locator("#toggle-favourite")).to_have_attribute("aria-pressed", "true")
    assert len(sent) == 1


def test_an_answer_without_a_change_leaves_the_offer_to_undo(page, filmz):
    film = filmz.film("Spirited Away")
    open_film(page, film)
    page.locator("#toggle-favourite").click()
    expect(undo_button(page)).to_be_visible()
    page.locator("#note-fold").click()
    with page.expect_response(re.compile("/comment$")):
        page.locator("#save-note").click()
    expect(page.locator("#field-comment")).to_be_hidden()
    expect(undo_button(page)).to_be_visible()


def test_the_offer_to_undo_waits_for_who_uses_keys(page, filmz):
    film = filmz.film("Spirited Away")
    page.clock.install()
    open_film(page, film)
    page.locator("#toggle-favourite").press("Enter")
    expect(undo_button(page)).to_be_visible()
    page.clock.run_for(60_000)
    expect(undo_button(page)).to_be_visible()
    # The toast goes away when the pointer is elsewhere.
    page.locator("h1").click()
    page.clock.run_for(30_000)
    expect(undo_button(page)).to_have_count(0)
