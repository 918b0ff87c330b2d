"""Half stars by keys and by tap, and the sheet's two taps."""

import re

import words
from browsing import form, pick, shows_film, undo_button
from keyboard import Keyboard
from playwright.sync_api import expect

STARS = [str(halves / 2).removesuffix(".0") for halves in range(1, 11)]


def test_every_half_star_can_be_reached_by_keys(page, filmz):
    film = filmz.film("Spirited Away")
    page.goto(f"/films/{film}/seen")
    keys = Keyboard(page)
    for stars in STARS:
        keys.choose("rating", stars)
        assert keys.focus()["value"] == stars


def test_every_half_star_has_a_name_of_its_own(page, filmz):
    film = filmz.film("Spirited Away")
    page.goto(f"/films/{film}/seen")
    fields = form(page, f"/films/{film}/viewings").locator('[name="rating"]')
    names = fields.evaluate_all(
        "all => all.flatMap(e => e.options ? [...e.options].map(o => [o.value, o.label])"
        " : [[e.value, e.getAttribute('aria-label') ?? e.labels[0]?.textContent ?? '']])"
        ".filter(([value]) => value !== '')"
    )
    assert sorted(value for value, _ in names) == sorted(STARS)
    spoken = [re.sub(r"\s+", " ", name).strip() for _, name in names]
    assert all(spoken) and len(set(spoken)) == len(STARS)


def test_every_half_star_can_be_tapped_and_kept(page, filmz):
    film = filmz.film("Spirited Away")
    for number, stars in enumerate(STARS):
        page.goto(f"/films/{film}/seen")
        sheet = form(page, f"/films/{film}/viewings")
        pick(sheet, "when", "unknown")
        pick(sheet, "rating", stars)
        sheet.get_by_role("button", name=words.MARK_SEEN).click()
        page.wait_for_url(lambda url: not url.endswith("/seen"))
        link = f'href="/films/{film}"'
        assert link in filmz.request(f"/me/seen?rating={stars}")[2], f"{stars} stars were not kept at try {number + 1}"
        if stars != "5":
            more = filmz.request(f"/me/seen?rating={STARS[number + 1]}")[2]
            assert link not in more, f"{stars} stars became more"


def test_seen_takes_two_taps_when_nothing_is_to_be_said(page, filmz):
    film = filmz.film("Casablanca")
    page.goto(f"/films/{film}")
    main = page.get_by_role("main")
    main.get_by_role("link", name=words.SEEN).or_(main.get_by_role("button", name=words.SEEN)).first.click()
    form(page, f"/films/{film}/viewings").get_by_role("button", name=words.MARK_SEEN).click()
    expect(undo_button(page)).to_be_visible()
    page.goto("/me/seen")
    assert shows_film(page, film)


def test_sending_a_sheet_twice_logs_once(page, filmz):
    film = filmz.film("Casablanca")
    page.goto(f"/films/{film}/seen")
    viewing = form(page, f"/films/{film}/viewings").locator('[name="viewing"]').get_attribute("value")
    for _ in range(2):
        filmz.log(film, int(viewing), place="At home")
    page.goto(f"/films/{film}")
    assert page.get_by_role("main").inner_text().count("At home") == 1
