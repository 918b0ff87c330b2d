"""How many taps the commonest things take on a phone, as docs/look.md says."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from browsing import shows_film, undo_button
from filmz import PASSWORD, Filmz
from playwright.sync_api import Locator, Page, expect
from texts import number, text

DOCUMENT = Path(__file__).parents[2] / "docs" / "look.md"


class Thumb:
    """Taps what it is told to, begins on the front page, and remembers what it tapped."""

    def __init__(self, page: Page, filmz: Filmz):
        self.page, self.filmz = page, filmz
        self.taps: list[str] = []
        page.goto("/")

    def tap(self, name: str, target: Locator) -> None:
        target.tap()
        self.taps.append(name)

    def link(self, name: str) -> None:
        self.tap(name, self.page.get_by_role("link", name=re.compile(rf"^{re.escape(name)}(?!\w)")).first)

    def button(self, name: str, scope: Locator | None = None) -> None:
        self.tap(name, (scope or self.page).get_by_role("button", name=re.compile(rf"^{re.escape(name)}(?!\w)")).first)

    def choose(self, name: str, menu: Locator, option: str) -> None:
        """The menu of a phone is not part of the page. It takes one tap to open it and one to choose."""
        menu.tap()
        menu.select_option(label=option)
        self.taps += [name, option]


def row(thumb: Thumb, title: str) -> Locator:
    """This film in a list."""
    return thumb.page.locator("li", has=thumb.page.get_by_text(title, exact=True)).first


def find(thumb: Thumb) -> None:
    thumb.link(text("SharedText.search"))
    thumb.tap("the box", thumb.page.get_by_role("searchbox"))
    thumb.page.keyboard.type("casabl")
    thumb.tap("the film", thumb.page.locator("#results [data-result]", has_text="Casablanca").first)
    expect(thumb.page.locator("h1")).to_have_text("Casablanca")


def want(thumb: Thumb) -> None:
    thumb.tap("its bookmark", row(thumb, "Inception").get_by_role("button", name=text("DiscoverText.wanted", film="Inception")))
    expect(thumb.page.locator(".toast")).to_be_visible()
    thumb.page.goto("/me/watchlist")
    assert shows_film(thumb.page, thumb.filmz.film("Inception"))


def see_today(thumb: Thumb) -> None:
    thumb.tap("its eye", row(thumb, "Inception").get_by_role("link", name=text("MyFilmsText.markFilm", film="Inception")))
    thumb.button(text("ViewingText.markTitle"), thumb.page.get_by_role("dialog"))
    expect(undo_button(thumb.page)).to_be_visible()
    thumb.page.goto("/me/diary")
    expect(thumb.page.locator(".entry .day")).to_have_text(str(datetime.now(UTC).day))


def begin_a_list(thumb: Thumb) -> None:
    thumb.tap("its eye", row(thumb, "Inception").get_by_role("link", name=text("MyFilmsText.markFilm", film="Inception")))
    thumb.tap("the name", thumb.page.get_by_role("dialog").get_by_label(text("FilmListText.newList")))
    thumb.page.keyboard.type("Rainy Sundays")
    thumb.page.keyboard.press("Enter")
    expect(undo_button(thumb.page)).to_be_visible()
    thumb.page.goto("/together")
    expect(thumb.page.get_by_role("link", name="Rainy Sundays").first).to_be_visible()


def catch_up(thumb: Thumb) -> None:
    thumb.link(text("SharedText.myFilms"))
    thumb.link(text("CatchUpText.title"))
    tiles = thumb.page.locator(".catch-up > li")
    seen = re.compile(rf"^{re.escape(text('SharedText.seen'))}(?!\w)")
    scrolls = 0
    for number in range(20):
        button = tiles.nth(number).get_by_role("button", name=seen)
        box = button.bounding_box()
        # The tabs are at the bottom, and above them the message about the film before.
        if box["y"] + box["height"] > 690:
            thumb.page.evaluate("top => scrollBy({ top, behavior: 'instant' })", box["y"] - 60)
            scrolls += 1
        thumb.tap(text("SharedText.seen"), button)
        expect(tiles.nth(number)).to_have_class("said")
    assert scrolls <= 3
    expect(thumb.page.locator("#catch-done")).to_have_text(text("CatchUpText.done", count=20))
    thumb.page.goto("/me/diary")
    expect(thumb.page.locator(".month")).to_have_text(text("MyFilmsText.unknownMonth"))


def rate(thumb: Thumb) -> None:
    thumb.link(text("SharedText.myFilms"))
    thumb.link(text("MyFilmsText.seen"))
    thumb.link(text("CatchUpText.title"))
    film = row(thumb, "Oppenheimer")
    thumb.tap("a star", film.locator("label", has_text=text("SharedText.stars", count=4)).first)
    expect(film).to_have_class("said")
    thumb.page.goto("/me/seen?rating=4")
    assert shows_film(thumb.page, thumb.filmz.film("Oppenheimer"))


def undo(thumb: Thumb) -> None:
    row(thumb, "Inception").get_by_role("button", name=text("DiscoverText.wanted", film="Inception")).tap()
    thumb.button(text("SharedText.undo"))
    expect(thumb.page.locator(".toast")).to_contain_text(text("ChangeText.undone"))
    thumb.page.goto("/me/watchlist")
    assert not shows_film(thumb.page, thumb.filmz.film("Inception"))


def look_back(thumb: Thumb) -> None:
    thumb.filmz.log(thumb.filmz.film("Casablanca"), 7000, when="today")
    thumb.link(text("SharedText.myFilms"))
    thumb.link(text("MyFilmsText.seen"))
    thumb.link(text("MyFilmsText.diary"))
    expect(thumb.page.locator(".month").first).to_have_text(f"{datetime.now(UTC):%B %Y}")
    expect(thumb.page.locator(".entry").first).to_be_in_viewport()


def choose_for_kids(thumb: Thumb) -> None:
    for title, audience in {"My Neighbor Totoro": "kids", "Alien": "adults"}.items():
        film = thumb.filmz.film(title)
        thumb.filmz.post(f"/films/{film}/watchlist", {"wanted": "true"})
        thumb.filmz.post(f"/films/{film}/audience", {"audience": audience})
    thumb.link(text("SharedText.myFilms"))
    thumb.tap(text("SharedText.filters"), thumb.page.locator(".filters summary"))
    audience = text("SharedText.audience")
    thumb.choose(audience, thumb.page.get_by_label(audience), text("SharedText.kids"))
    expect(thumb.page.locator("#results .tile")).to_have_count(1)
    thumb.tap("the film", thumb.page.locator("#results .tile"))
    expect(thumb.page.locator("h1")).to_have_text("My Neighbor Totoro")


def see_five(thumb: Thumb) -> None:
    # The name of the link also tells what all of them are.
    thumb.tap(
        text("DiscoverText.all"), thumb.page.get_by_role("link", name=text("DiscoverText.allOf", row="").strip()).first
    )
    thumb.link(text("MyFilmsText.select"))
    for film in range(5):
        thumb.tap("a film", thumb.page.locator(".pick").nth(film))
    thumb.tap(text("SharedText.seen"), thumb.page.locator("#bulk-seen"))
    thumb.button(text("MyFilmsText.markSelected"))
    expect(undo_button(thumb.page)).to_be_visible()
    thumb.page.goto("/me/seen")
    expect(thumb.page.locator("#results .tile")).to_have_count(5)


def see_the_next_episode(thumb: Thumb) -> None:
    show = thumb.filmz.film("Severance")
    thumb.filmz.post(f"/films/{show}/episodes/seen", {"upTo": "s01e03", "when": "unknown"})
    thumb.page.goto("/")
    thumb.button(text("ShowText.logNext", episode=number(1, 4)), row(thumb, "Severance"))
    expect(undo_button(thumb.page)).to_be_visible()
    expect(row(thumb, "Severance")).to_contain_text(number(1, 5))


def see_a_season(thumb: Thumb) -> None:
    thumb.page.goto(f"/films/{thumb.filmz.film('Severance')}")
    thumb.link(text("ShowText.markSeason", season=text("ShowText.season", number=1)))
    thumb.button(text("ShowText.markButton", count=9))
    expect(thumb.page.locator("#my-seasons li").first).to_contain_text(text("ShowText.allSeen"))


def pass_on(thumb: Thumb) -> None:
    # A tap would scroll to what is below.
    thumb.tap("the film", row(thumb, "Inception").locator(".tile"))
    share = thumb.page.locator("#pass-on-film")
    expect(share).to_be_in_viewport(ratio=1)
    thumb.tap(text("PassOnText.passOn"), share)
    make = thumb.page.locator("#make-link")
    expect(make).to_be_in_viewport(ratio=1)
    thumb.tap(text("PassOnText.make"), make)
    expect(thumb.page.locator("#link-address")).to_have_value(re.compile("/s/"))


def change_theme(thumb: Thumb) -> None:
    ground = "() => getComputedStyle(document.body).backgroundColor"
    dark = thumb.page.evaluate(ground)
    thumb.link(text("SharedText.settings"))
    thumb.button(text("ThemeText.light"))
    thumb.page.wait_for_url("**/settings#theme")
    thumb.page.goto("/")
    assert thumb.page.evaluate(ground) != dark


def open_another(thumb: Thumb):
    """Ada keeps a profile of Grandma's."""
    page = thumb.page
    page.goto("/settings/account")
    page.fill("#name", "Ada")
    page.fill("#new-password", PASSWORD)
    page.click("#set-password")
    page.goto("/settings/profiles")
    page.fill("#name", "Grandma")
    page.click("#add-profile")
    page.goto("/")
    thumb.tap(text("ProfileText.who"), page.locator(".to-who"))
    thumb.button("Grandma")
    expect(page.locator(".to-who")).to_have_text(re.compile("Grandma"))


# By their names in the document.
THINGS: dict[str, Callable[[Thumb], None]] = {
    "find a film by its name and open it": find,
    "put a film of Discover on the watchlist": want,
    "mark a film that I see in a list as seen today": see_today,
    "begin a list with a film that I see in a list": begin_a_list,
    "mark 20 films of the past as seen, in Catch up": catch_up,
    "give stars, in Catch up": rate,
    "undo what I just did, in its message": undo,
    "see what I have seen this month": look_back,
    "choose one of my films for kids": choose_for_kids,
    "mark five films as seen at once, without a date": see_five,
    "mark the next episode of a show as seen": see_the_next_episode,
    "mark a season as seen, on the show's page": see_a_season,
    "pass a film of Discover on to a friend, without scrolling": pass_on,
    "change the theme": change_theme,
    "open the profile of another in my home": open_another,
}


def promised() -> dict[str, tuple[int, str]]:
    """What the document says: how many taps each thing takes, and on what."""
    section = DOCUMENT.read_text().split("## Taps\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (\d+) \| (.+?) \|$", section, re.MULTILINE)
    return {thing: (int(count), way) for thing, count, way in rows}


def told(taps: list[str]) -> str:
    """The taps as the document lists them: those on the same things together."""
    runs: list[tuple[str, int]] = []
    for tap in taps:
        if runs and runs[-1][0] == tap:
            runs[-1] = (tap, runs[-1][1] + 1)
        else:
            runs.append((tap, 1))
    return " · ".join(name if count == 1 else f"{name} ({count} times)" for name, count in runs)


def test_the_document_lists_them_all():
    assert list(promised()) == list(THINGS)


@pytest.mark.parametrize("thing", THINGS)
def test_taps(page, filmz, thing: str):
    thumb = Thumb(page, filmz)
    THINGS[thing](thumb)
    assert (len(thumb.taps), told(thumb.taps)) == promised()[thing]
