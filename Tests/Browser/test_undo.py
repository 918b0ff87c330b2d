"""Everything that was removed can be restored from the message that reports it."""

import pytest
import words
from browsing import form, open_film, pick, reading, shows_film, undo_button
from playwright.sync_api import expect
from screens import NOTE
from texts import text

VIEWING, OTHER_VIEWING = "5001", "5002"
COMMENT = "Every time I find something new in it."


def act(page, filmz, path: str, fields: dict[str, str]) -> None:
    """Sends a form as this page's reader, so that the message appears on the next page."""
    answer = page.request.post(path, form={"next": "/"} | fields, headers={"Origin": filmz.url}, max_redirects=0)
    assert answer.status == 303, f"POST {path} answered {answer.status}"


def on_shelf(address: str):
    def look(page, film: str) -> bool:
        page.goto(address)
        return shows_film(page, film)

    return look


def says(said: str):
    def look(page, film: str) -> bool:
        open_film(page, film)
        return said in page.get_by_role("main").inner_text()

    return look


# Things to remove: how they are made, the form that removes them, and how to see whether they are there.
REMOVALS = {
    "watchlist": ([("watchlist", {"wanted": "true"})], ("watchlist", {"wanted": "false"}), on_shelf("/me/watchlist")),
    "favourite": ([("favourite", {"wanted": "true"})], ("favourite", {"wanted": "false"}), on_shelf("/me/favourites")),
    "rating": (
        [("watchlist", {"wanted": "true"}), ("rating", {"rating": "4.5"})],
        ("rating", {"rating": ""}),
        on_shelf("/me/watchlist?rating=4.5"),
    ),
    "comment": ([("comment", {"comment": COMMENT})], ("comment", {"comment": ""}), says(COMMENT)),
    "audience": (
        [("watchlist", {"wanted": "true"}), ("audience", {"audience": "kids"})],
        ("audience", {}),
        on_shelf("/me/watchlist?audience=kids"),
    ),
    "viewing": (
        [("viewings", {"viewing": VIEWING, "when": "unknown", "note": COMMENT})],
        ("viewings/remove", {"viewing": VIEWING}),
        says(COMMENT),
    ),
    "note": (
        [("viewings", {"viewing": OTHER_VIEWING, "when": "unknown", "note": COMMENT})],
        (f"viewings/{OTHER_VIEWING}", {"when": "unknown", "note": ""}),
        says(COMMENT),
    ),
}


# Each on a film of its own, so that they cannot be taken for each other.
FILMS = ["Spirited Away", "Alien", "Casablanca", "Jaws", "Metropolis", "Parasite", "Rocky"]


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_removals(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        for title, (name, (made, (action, fields), is_there)) in zip(FILMS, REMOVALS.items(), strict=True):
            film = filmz.film(title)
            for path, values in made:
                filmz.post(f"/films/{film}/{path}", values)
            assert is_there(page, film), name
            act(page, filmz, f"/films/{film}/{action}", fields)
            open_film(page, film)
            expect(undo_button(page)).to_be_visible()
            with page.expect_response(lambda response: response.url.endswith("/undo")):
                undo_button(page).click()
            page.wait_for_load_state()
            assert is_there(page, film), f"{name} does not come back"


def test_it_is_gone_before_it_is_undone(browser, filmz):
    film = filmz.film("Spirited Away")
    with reading(browser, filmz.url) as reader:
        for name, (made, (action, fields), is_there) in REMOVALS.items():
            for path, values in made:
                filmz.post(f"/films/{film}/{path}", values)
            act(reader.page, filmz, f"/films/{film}/{action}", fields)
            assert not is_there(reader.page, film), name


def test_the_message_stays_until_it_is_read_and_no_longer(page, filmz):
    film = filmz.film("Spirited Away")
    act(page, filmz, f"/films/{film}/watchlist", {"wanted": "true"})
    open_film(page, film)
    expect(undo_button(page)).to_be_visible()
    page.goto("/search")
    expect(undo_button(page)).to_have_count(0)


def test_taking_back_seen_asks_which_evening(page, filmz):
    film = filmz.film("Spirited Away")
    filmz.log(film, int(VIEWING), when="year", year="1999", place="First place")
    filmz.log(film, int(OTHER_VIEWING), when="year", year="2011", place="Second place", note=NOTE)
    page.goto(f"/films/{film}/unsee")
    which = form(page, f"/films/{film}/viewings/remove")
    assert which.locator('[name="viewing"]').count() == 2
    pick(which, "viewing", VIEWING)
    which.locator('button:not([type="button"])').first.click()
    page.wait_for_url(lambda url: "/unsee" not in url)
    open_film(page, film)
    main = page.get_by_role("main")
    expect(main).to_contain_text("Second place")
    expect(main).not_to_contain_text("First place")


def test_taking_back_seen_twice_over_can_be_undone(page, filmz):
    film = filmz.film("Spirited Away")
    filmz.log(film, int(VIEWING), when="year", year="1999", place="First place")
    filmz.log(film, int(OTHER_VIEWING), when="year", year="2011", place="Second place")
    page.goto(f"/films/{film}/unsee")
    which = form(page, f"/films/{film}/viewings/remove")
    pick(which, "viewing", VIEWING)
    pick(which, "viewing", OTHER_VIEWING)
    which.locator('button:not([type="button"])').first.click()
    page.wait_for_url(lambda url: "/unsee" not in url)
    expect(undo_button(page)).to_be_visible()
    with page.expect_response(lambda response: response.url.endswith("/undo")):
        undo_button(page).click()
    page.wait_for_load_state()
    open_film(page, film)
    expect(page.get_by_role("main")).to_contain_text("First place")
    expect(page.get_by_role("main")).to_contain_text("Second place")


def test_what_is_done_again_is_said_so(page, filmz):
    page.goto(f"/films/{filmz.film('Casablanca')}")
    page.get_by_role("main").get_by_role("button", name=words.WATCHLIST).first.click()
    for said in ["ChangeText.undone", "ChangeText.redone", "ChangeText.undone"]:
        undo_button(page).click()
        expect(page.locator(".toast")).to_contain_text(text(said))
