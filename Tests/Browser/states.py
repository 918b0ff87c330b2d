"""Screens in the middle of something: opened, held, refused or loading."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import words
from browsing import undo_button
from filmz import Filmz
from playwright.sync_api import FilePayload, Locator, Page, Route, expect
from recommendations import MANY, address
from screens import LIST
from texts import text


@dataclass(frozen=True)
class State:
    """`path` may name films of its server in braces; `act` brings the page into the state to look at. `on` is the
    server: one with films on every shelf, which states may change, or one that must not be changed."""

    name: str
    path: str
    act: Callable[[Page], None]
    # Sent before, so that the action changes something each time.
    before: tuple[str, dict[str, str]] | None = None
    status: int = 200
    on: str = "staged"


held: list[Route] = []


def hold(page: Page, address: str) -> None:
    """Holds requests to these addresses until they are released."""
    page.route(re.compile(address), lambda route: held.append(route))


def let_go() -> None:
    while held:
        held.pop().fulfill(status=204)


def wait_for_more(page: Page) -> None:
    hold(page, "after=")
    page.locator("[data-more]").scroll_into_view_if_needed()
    expect(page.locator(".bones").first).to_be_attached()
    page.locator(".bones").first.evaluate("bone => bone.scrollIntoView({ block: 'center' })")


def wait_for_typed(page: Page) -> None:
    hold(page, "fragment=results")
    page.get_by_role("searchbox").fill("godfather")
    expect(page.locator(".bones").first).to_be_visible()


def lose_network(page: Page) -> None:
    page.context.set_offline(True)
    page.get_by_role("button", name=words.WATCHLIST).click()
    expect(page.locator(".toast")).to_be_visible()


def want(page: Page) -> None:
    page.get_by_role("button", name=words.WATCHLIST).click()
    expect(undo_button(page)).to_be_visible()


def open_sheet(page: Page) -> None:
    page.locator("#mark-seen").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def fill_sheet(page: Page) -> None:
    open_sheet(page)
    page.locator("label", has_text=text("ViewingText.inMonth")).click()
    page.locator("dialog #field-place").fill("Kino am Markt")


def refuse_sheet(page: Page) -> None:
    open_sheet(page)
    page.locator("label", has_text=text("ViewingText.inYear")).click()
    page.locator("#save-viewing").click()
    expect(page.locator("#problem")).to_be_visible()


def drag_stars(page: Page) -> None:
    stars = page.locator("[data-stars] .halves")
    stars.scroll_into_view_if_needed()
    box = stars.bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 24)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.65, box["y"] + 24, steps=5)
    expect(page.locator(".giving")).to_be_visible()


def write_note(page: Page) -> None:
    page.locator("#note-fold").click()
    page.locator('textarea[name="comment"]').fill("Round up the usual suspects.")


def open_filters(page: Page) -> None:
    page.locator(".filters > summary").click()


def open_decades(page: Page) -> None:
    page.locator(".decades > summary").click()


def want_from_tile(page: Page) -> None:
    page.locator("[data-items] .toggle").nth(4).click()
    expect(undo_button(page)).to_be_visible()


def tick(page: Page) -> None:
    for film in [0, 2]:
        page.locator(".pick").nth(film).click()
    expect(page.locator(".picked output")).to_have_text("2")


def undo_nothing(page: Page) -> None:
    page.evaluate(
        "() => { const form = Object.assign(document.createElement('form'), { method: 'post', action: '/undo' });"
        " document.body.append(form); form.submit(); }"
    )
    expect(page.locator(".status")).to_have_text("409")


def tell(page: Page, *events: tuple[str, str]) -> None:
    """Sets the next news of a search in providers."""
    body = "".join(f"event: {name}\ndata: {data}\n\n" for name, data in events)
    page.route("**/search/found?*", lambda route: route.fulfill(content_type="text/event-stream", body=body))


def wait_for_providers(page: Page) -> None:
    hold(page, "/search/found")
    page.reload()
    expect(page.locator("#elsewhere .bones").first).to_be_attached()


def wait_for_section(page: Page, link: Locator) -> None:
    """Opens a page, and waits until a part for which a provider is asked looks as it does while that one is late."""
    hold(page, "wait=")
    link.click()
    asking = page.locator("section[aria-busy=true]").first
    expect(asking).to_be_visible()
    asking.evaluate("section => Promise.all(section.getAnimations().map(({ finished }) => finished))")


def wait_for_lists(page: Page) -> None:
    wait_for_section(page, page.get_by_role("link", name=text("SharedText.discover")).first)


def wait_for_offers(page: Page) -> None:
    wait_for_section(page, page.get_by_role("link", name="Metropolis").first)


def lose_connection(page: Page) -> None:
    tell(page)
    page.reload()
    expect(page.locator(".asked.cut")).to_be_visible()


def read_overview(page: Page) -> None:
    page.locator(".overview > summary").first.click()


def open_sources(page: Page) -> None:
    page.locator("#sources-fold").click()


def refuse_key(page: Page) -> None:
    page.locator("#more-omdb").click()
    page.locator("#key-omdb").fill("wrong")
    page.locator("#save-omdb").click()
    expect(page.locator("#provider-omdb [role=alert]")).to_be_visible()


def back_up(page: Page) -> None:
    page.locator("#back-up-now").click()
    expect(page.locator("#backups [role=alert]")).to_be_visible()


def refuse_schedule(page: Page) -> None:
    page.locator("#keep").fill("0")
    page.locator("#save-schedule").click()
    expect(page.locator("#problem")).to_be_visible()


def refuse_conditions(page: Page) -> None:
    # A browser without this script would not send the form.
    page.locator("#form-import").evaluate("form => { form.noValidate = true; }")
    page.locator("#start-import").click()
    expect(page.locator("#problem")).to_be_visible()


def refuse_file(page: Page) -> None:
    page.locator("#backup").set_input_files({"name": "notes.sqlite", "mimeType": "text/plain", "buffer": b"My notes"})
    page.locator("#restore").click()
    expect(page.locator("#problem")).to_be_visible()


def make_link(page: Page) -> None:
    page.locator("#field-message").fill("Nobody spoke for ten minutes after.")
    page.locator("#make-link").click()
    expect(page.locator("#link-address")).to_be_visible()


def make_calendar(page: Page) -> None:
    page.locator("#make-episodes").click()
    expect(page.locator("#calendar-address")).to_be_visible()


def have_calendar(page: Page) -> None:
    make_calendar(page)
    page.get_by_role("link", name=text("CalendarFeedText.backToSettings")).click()
    expect(page.locator("#revoke-episodes")).to_be_visible()


def csv(name: str, *rows: str) -> FilePayload:
    return {"name": name, "mimeType": "text/csv", "buffer": "\n".join([*rows, ""]).encode()}


def give_diary(page: Page, *titles: str, beside: tuple[FilePayload, ...] = ()) -> None:
    rows = [f"2012-01-02,{title},https://boxd.it/a{title.count('a')},4,,,2012-01-01" for title in titles]
    head = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date"
    page.get_by_label(text("ImportText.files")).set_input_files([csv("diary.csv", head, *rows), *beside])
    expect(page.locator("#take")).to_be_visible()


def look_at_import(page: Page) -> None:
    # The table does not tell whether it means April or May.
    table = csv("table.csv", "Title,Watched", "Alien,4/5/2001")
    give_diary(page, "Heat,1995", "The Thing,", "Our Holiday in Rome,2003", beside=(table,))
    for fold in page.locator(".import-parts summary").all():
        fold.click()


def look_for_film(page: Page) -> None:
    look_at_import(page)
    page.locator(".import-films button").click()
    page.locator("#meaning-query").fill("roman holiday")
    page.locator("#search-meaning").click()
    expect(page.locator(".meanings button").first).to_be_visible()


def undo_single_films(page: Page) -> None:
    # Films that no earlier visit took in.
    give_diary(page, *(f"Holiday {number} {page.evaluate('Date.now()')},2003" for number in (1, 2)))
    page.locator("#take").click()
    page.locator("#undo-films").click()
    expect(page.locator(".changes li")).to_have_count(2)


def refuse_pass_phrase(page: Page) -> None:
    page.locator("#share-more").click()
    page.locator("#field-passPhrase").fill("short")
    page.locator("#make-link").click()
    expect(page.locator("#problem")).to_be_visible()


def guess(page: Page) -> None:
    page.locator("#pass-phrase").fill("wrong words")
    page.locator("#open-share").click()
    expect(page.locator("#problem")).to_be_visible()


def answer_in_return(page: Page) -> None:
    page.locator("#in-return").click()
    expect(page.locator("#return-q")).to_be_visible()


def write_what_changed(page: Page) -> None:
    """The note that the form began with is another one by now."""
    page.locator(".entry-more summary").first.click()
    page.locator(".entry-note textarea").first.fill("Something else.")
    page.locator(".entry-note [name=was-note]").first.evaluate("field => { field.value = 'What was there.' }")
    page.locator(".entry-note button").first.click()
    expect(page.locator("#two-notes")).to_be_visible()


def take_away(page: Page) -> None:
    page.locator("#take-shelf summary").click()
    expect(page.locator("#pass-on-shelf")).to_be_visible()


STATES = [
    State("received-return", address(MANY), answer_in_return),
    State("two-notes", f"/lists/{LIST}?arrange=1", write_what_changed, status=409),
    State("watchlist-taken-away", "/me/watchlist", take_away),
    State("made-calendar", "/settings/sharing", make_calendar),
    State("calendar", "/settings/sharing", have_calendar),
    State("made-link", "/films/{full}/pass-on", make_link),
    State("pass-phrase-refused", "/films/{full}/pass-on", refuse_pass_phrase, status=422),
    State("pass-phrase-wrong", "{shared_locked}", guess, status=422),
    State("import", "/import", look_at_import),
    State("imported-film", "/import", look_for_film),
    State("changed-films", "/import", undo_single_films),
    State("list-loading", "/search?q=the", wait_for_more),
    State("search-loading", "/search?q=god", wait_for_typed),
    State("toast", "/films/{plain}", want, before=("/films/{plain}/watchlist", {"wanted": "false"})),
    State("no-network", "/films/{plain}", lose_network, before=("/films/{plain}/watchlist", {"wanted": "false"})),
    State("sheet", "/films/{plain}", open_sheet),
    State("sheet-filled-in", "/films/{plain}", fill_sheet),
    State("sheet-refused", "/films/{plain}", refuse_sheet, status=422),
    State("stars-dragged", "/films/{plain}", drag_stars),
    State("note-open", "/films/{plain}", write_note),
    State("filters-open", "/me/watchlist", open_filters),
    State("discover-filters-open", "/discover?year=1994", open_filters),
    State("diary-filters-open", "/me/diary", open_filters),
    State("discover-toast", "/discover?year=1994", want_from_tile),
    State("ticked", "/me/watchlist?select=1", tick),
    State("decades-open", "/discover?year=1994", open_decades),
    State("search-asking", "/search?q=god", wait_for_providers, on="troubled"),
    State("discover-asking", "/search", wait_for_lists, on="troubled"),
    State("film-asking", "/search?q=metropolis", wait_for_offers, on="troubled"),
    State("search-cut", "/search?q=god", lose_connection, on="troubled"),
    State("overview-open", "/search?q=amber", read_overview, on="provided"),
    State("sources-open", "/films/{told}", open_sources, on="provided"),
    State("key-refused", "/settings/sources", refuse_key, on="provided"),
    State("backup-made", "/settings/data", back_up),
    State("schedule-refused", "/settings/data", refuse_schedule, status=422),
    State("file-refused", "/settings/backups/restore", refuse_file, status=422),
    State("conditions-refused", "/settings/catalogue", refuse_conditions, status=422),
    State("conflict", "/", undo_nothing, status=409),
]


def enter(state: State, page: Page, server: Filmz) -> None:
    if state.before:
        path, fields = state.before
        server.post(path.format(**server.ids), fields)
    page.goto(state.path.format(**server.ids), wait_until="load")
    state.act(page)
