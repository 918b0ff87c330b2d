"""Files of other products: given, looked at, imported, and undone."""

import pytest
from browsing import reading
from playwright.sync_api import expect
from texts import text

both = pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])

DIARY = (
    "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
    "2012-01-02,Pulp Fiction,1994,https://boxd.it/a1,4.5,,,2012-01-01\n"
    "2012-01-02,Qwzx Nonesuch,1931,https://boxd.it/a2,,,,2012-01-02\n"
)


@both
def test_a_diary_is_taken_in_and_undone(browser, filmz, script: bool):
    diary = {"name": "diary.csv", "mimeType": "text/csv", "buffer": DIARY.encode()}
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/me/seen")
        page.get_by_role("link", name=text("ImportText.link")).click()
        page.get_by_label(text("ImportText.files")).set_input_files(diary)
        if not script:
            page.get_by_role("button", name=text("ImportText.read")).click()
        expect(page.locator(".import-counts")).to_contain_text(text("ImportText.newFilms", count=1))
        expect(page.locator(".import-counts")).to_contain_text(text("ImportText.own", count=1))
        page.get_by_role("button", name=text("ImportText.take"), exact=True).click()
        done = page.locator(".import-done")
        expect(done).to_contain_text(text("ImportText.tookIn", count=2))
        expect(page.locator(".import-posters img")).to_have_count(2)
        done.get_by_role("link", name=text("MyFilmsText.seen")).click()
        expect(page.locator("#results .tile strong")).to_have_text(["Qwzx Nonesuch", "Pulp Fiction"])
        page.go_back()
        done.get_by_role("button", name=text("SharedText.undo")).click()
        expect(page.locator(".import-done")).to_have_count(0)
        page.goto("/me/seen")
        expect(page.locator("#results .tile")).to_have_count(0)


def test_files_are_dropped_and_titles_asked_about(page, filmz):
    page.goto("/import")
    transfer = page.evaluate_handle("""() => {
        const transfer = new DataTransfer();
        for (const name of ['a.txt', 'b.txt']) {
            transfer.items.add(new File(['Pulp Fiction (1994)\\nForrest Gump (1994)'], name, { type: 'text/plain' }));
        }
        return transfer;
    }""")
    page.dispatch_event("h1", "drop", {"dataTransfer": transfer})
    expect(page.get_by_role("group", name=text("ImportText.meaning", file="a.txt"))).to_be_visible()
    for name in ["a.txt", "b.txt"]:
        question = page.get_by_role("group", name=text("ImportText.meaning", file=name))
        question.get_by_role("radio", name=text("ImportText.watchlist")).check()
    page.get_by_role("button", name=text("ImportText.take"), exact=True).press("Enter")
    expect(page.locator(".import-done")).to_contain_text(text("ImportText.tookIn", count=2))


@both
def test_a_film_that_nobody_knows_is_searched_for(browser, filmz, script: bool):
    diary = {"name": "diary.csv", "mimeType": "text/csv", "buffer": DIARY.encode()}
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/import")
        page.get_by_label(text("ImportText.files")).set_input_files(diary)
        if not script:
            page.get_by_role("button", name=text("ImportText.read")).click()
        page.locator("summary", has_text=text("ImportText.ownList", count=1)).click()
        page.locator("details[open] li", has_text="Qwzx Nonesuch").get_by_role("button").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Qwzx Nonesuch")
        page.get_by_role("searchbox").last.fill("forrest gump")
        page.locator("#search-meaning").click()
        page.locator(".meanings li", has_text="Robert Zemeckis").get_by_role("button").first.click()
        page.locator("summary", has_text=text("ImportText.decided", count=1)).click()
        expect(page.locator("details[open]")).to_contain_text("Forrest Gump")
        page.get_by_role("button", name=text("ImportText.take"), exact=True).click()
        expect(page.locator(".import-done")).to_contain_text(text("ImportText.tookIn", count=2))
        page.get_by_role("link", name=text("ImportText.undoFilms")).click()
        page.locator("li", has_text="Forrest Gump").get_by_role("button").click()
        expect(page.locator("li", has_text="Forrest Gump")).to_contain_text(text("MyFilmsText.changedNoMore"))
        page.goto("/me/seen")
        expect(page.locator("#results .tile strong")).to_have_text(["Pulp Fiction"])
