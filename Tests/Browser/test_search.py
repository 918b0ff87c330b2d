"""Search: what counts as a query, forgetting, and what to do when there is no such film."""

import re

import pytest
import words
from browsing import fill, form, reading, shows_film, undo_button
from playwright.sync_api import Page, expect


def recent(page: Page) -> list[str]:
    """The recent queries offered under an empty box, newest first."""
    page.goto("/search")
    links = page.locator('.recent a[href^="/search?q="]')
    return [text.strip() for text in links.all_inner_texts()]


def type_query(page: Page, text: str) -> None:
    page.goto("/search")
    page.get_by_role("searchbox").press_sequentially(text)


def submit(page: Page, text: str) -> None:
    page.goto("/search")
    page.get_by_role("searchbox").fill(text)
    page.get_by_role("searchbox").press("Enter")
    page.wait_for_url(re.compile(r"/search\?.*q="))
    expect(page.locator("main")).to_be_visible()


def result(page: Page, title: str):
    return page.get_by_role("main").get_by_role("link", name=re.compile(re.escape(title))).first


def test_the_box_has_the_focus_on_arrival(page):
    page.goto("/search")
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_results_come_while_typing_and_leave_no_trace(page):
    type_query(page, "godfa")
    expect(result(page, "The Godfather")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_focused()
    assert recent(page) == []


def test_opening_a_result_counts_what_was_typed(page):
    type_query(page, "godfa")
    with page.expect_navigation(url="**/films/*"):
        result(page, "The Godfather").click()
    expect(page.locator("h1")).to_contain_text("The Godfather")
    assert recent(page) == ["godfa"]


def test_all_that_was_typed_counts_though_it_is_not_answered_yet(page):
    type_query(page, "go")
    expect(result(page, "The Godfather")).to_be_visible()
    # All in one step, so that nothing is drawn anew between finding the link and opening it.
    type_and_open = """box => {
        const link = [...document.querySelectorAll('main a')].find(a => a.textContent.includes('The Godfather'));
        box.value = 'godfa';
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
        link.click();
    }"""
    with page.expect_navigation(url="**/films/*"):
        page.get_by_role("searchbox").evaluate(type_and_open)
    expect(page.locator("h1")).to_contain_text("The Godfather")
    assert recent(page) == ["godfa"]


def test_who_was_meant_leads_to_all_their_films(page):
    type_query(page, "kubri")
    with page.expect_navigation(url="**/people?*"):
        page.locator("#results").get_by_role("link", name="Stanley Kubrick", exact=True).click()
    expect(page.locator("h1")).to_have_text("Stanley Kubrick")
    years = [int(text) for text in page.locator(".rows .year").all_text_contents()]
    assert len(years) > 5 and years == sorted(years, reverse=True)
    page.get_by_role("main").get_by_role("button", name=re.compile("Barry Lyndon")).click()
    expect(page.get_by_role("main").get_by_role("button", name=re.compile("Barry Lyndon"))).to_have_attribute(
        "aria-pressed", "true"
    )
    result(page, "Barry Lyndon").click()
    expect(page.locator("h1")).to_contain_text("Barry Lyndon")
    assert recent(page) == ["kubri"]


def test_submitting_counts_newest_first_and_once(page):
    for query in ["casablanca", "alien", "Casablanca"]:
        submit(page, query)
    assert recent(page) == ["Casablanca", "alien"]


def test_only_the_last_ten_are_kept(page, filmz):
    titles = ["alien", "jaws", "metropolis", "casablanca", "parasite", "amelie", "psycho", "vertigo", "heat", "seven",
              "memento"]  # fmt: skip
    for title in titles[:-1]:
        filmz.post("/search/recent", {"q": title})
    submit(page, titles[-1])
    assert recent(page) == titles[:0:-1]


def test_what_found_nothing_does_not_count(page):
    submit(page, "qwzxnonesuch")
    assert recent(page) == []


def test_a_recent_query_searches_again(page):
    submit(page, "casablanca")
    recent(page)
    page.locator('.recent a[href^="/search?q="]').first.click()
    expect(result(page, "Casablanca")).to_be_visible()


def test_forgetting_one_can_be_undone(page):
    for query in ["casablanca", "alien"]:
        submit(page, query)
    recent(page)
    one = page.locator('form[action="/search/recent/forget"]').filter(has=page.locator('[name="q"][value="alien"]'))
    one.get_by_role("button").click()
    expect(undo_button(page)).to_be_visible()
    expect(page.locator('main a[href^="/search?q=alien"]')).to_have_count(0)
    undo_button(page).click()
    expect(page.locator('main a[href^="/search?q=alien"]')).to_have_count(1)
    assert recent(page) == ["alien", "casablanca"]


def test_forgetting_all_can_be_undone(page):
    for query in ["casablanca", "alien"]:
        submit(page, query)
    recent(page)
    every = page.locator('form[action="/search/recent/forget"]').filter(has=page.locator('[name="all"]'))
    every.get_by_role("button").click()
    expect(page.locator('.recent a[href^="/search?q="]')).to_have_count(0)
    undo_button(page).click()
    expect(page.locator('.recent a[href^="/search?q="]')).to_have_count(2)
    assert recent(page) == ["alien", "casablanca"]


def test_accents_case_and_order_do_not_matter(page):
    for query, title in [("amelie", "Amélie"), ("AWAY spirited", "Spirited Away"), ("alien 1979", "Alien")]:
        submit(page, query)
        expect(result(page, title)).to_be_visible()


def test_no_result_leads_to_adding_the_film(page):
    submit(page, "Qwzx Nonesuch")
    page.get_by_role("link", name=words.ADD_IT_YOURSELF).first.click()
    page.wait_for_url("**/films/new?*")
    new = form(page, "/films")
    expect(new.locator('[name="title"]')).to_have_value("Qwzx Nonesuch")
    fill(new, "year", "2024")
    fill(new, "directors", "Ada Example, Ben Sample")
    new.get_by_role("button", name=words.ADD_FILM).click()
    page.wait_for_url(re.compile(r"/films/\d+"))
    expect(page.locator("h1")).to_contain_text("Qwzx Nonesuch")
    expect(page.get_by_role("main")).to_contain_text("Ben Sample")
    film = re.search(r"/films/(\d+)", page.url)[1]
    submit(page, "nonesuch 2024")
    assert shows_film(page, film)


def test_a_wrong_year_keeps_what_was_typed(page, reader):
    reader.expected_statuses = {422}
    page.goto("/films/new?title=Mine")
    new = form(page, "/films")
    field = new.locator('[name="year"]')
    # The request of a browser that does not validate forms.
    field.evaluate("field => { field.form.noValidate = true; field.type = 'text' }")
    field.fill("99999")
    fill(new, "directors", "Ada Example")
    new.get_by_role("button", name=words.ADD_FILM).click()
    again = form(page, "/films")
    expect(again.locator('[name="year"]')).to_have_attribute("aria-invalid", "true")
    expect(again.locator('[name="directors"]')).to_have_value("Ada Example")
    expect(again.locator('[name="title"]')).to_have_value("Mine")


def test_the_watchlist_in_what_is_only_typed_remembers_no_query(page):
    page.goto("/search")
    page.get_by_role("searchbox").press_sequentially("casabl")
    button = page.get_by_role("main").get_by_role("button", name=re.compile("Casablanca")).first
    button.click()
    expect(page.locator(".toast")).to_be_visible()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.goto("/search")
    expect(page.get_by_role("searchbox")).to_be_visible()
    assert page.locator(".recent").count() == 0


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_a_condition_can_be_left_out(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/search?q=90s+comedies+under+100+minutes")
        chips = page.locator("#results .found-people .chip:not(.quiet)")
        expect(chips).to_have_count(3)
        chips.first.click()
        page.wait_for_url("**/search?q=comedies*")
        expect(chips).to_have_count(2)
        assert page.locator("#results .row").count() > 1
