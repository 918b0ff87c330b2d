"""The main journeys in WebKit: find, mark as seen, undo, filter, sign in, go back, and choose a theme."""

from collections.abc import Iterator

import pytest
import webkit
from conftest import serving
from filmz import PASSWORD, Filmz
from texts import text
from webkit import Person

UNDO = 'form[action="/undo"] button'
TITLES = "#results .tile strong"
ROWS = "#results [data-items] > li:not(.bones)"


@pytest.fixture(scope="session")
def surroundings(tmp_path_factory) -> Iterator[dict[str, str]]:
    """What WebKit finds around it."""
    webkit.require()
    with webkit.screen() as display:
        yield webkit.surroundings(display, tmp_path_factory.mktemp("webkit"))


@pytest.fixture
def person(request, surroundings, filmz, tmp_path) -> Iterator[Person]:
    settings = getattr(request, "param", [])
    with webkit.person(filmz.url, surroundings, tmp_path / "webkit.log", *settings) as person:
        yield person


@pytest.fixture
def stranger(surroundings, template, tmp_path) -> Iterator[Person]:
    """Somebody at a server with a password."""
    for filmz in serving(template, tmp_path, protected=True):
        with webkit.person(filmz.url, surroundings, tmp_path / "webkit.log") as person:
            yield person


def test_find_mark_as_seen_and_undo(person: Person):
    person.open("/")
    person.press(".tabs a", text("SharedText.search"))
    person.arrives("/search")
    # Found while typing, without Enter.
    person.type("[data-search] [name=q]", "casabl")
    person.press("#results a", "Casablanca")
    person.find("h1", "Casablanca")
    film = person.path

    person.press("#mark-seen")
    person.find("dialog #sheet-form")
    person.press("dialog .choice", text("ViewingText.onDay"))
    # Month, day and year, as this browser's language has them.
    person.type("#field-day", "07/14/2011")
    person.press("#save-viewing")
    # Which of day and month comes first on the page, the browser's language says too.
    person.find("#my-viewings", "2011")
    person.shows("dialog", [])
    person.arrives(film)

    person.press(UNDO)
    person.find(".toast", text("ChangeText.undone"))
    person.shows("#my-viewings li", [])
    person.press(".tabs a", text("SharedText.myFilms"))
    person.press(".shelves a", text("MyFilmsText.seen"))
    person.arrives("/me/seen")
    person.find("#results .empty")
    person.shows(TITLES, [])


def test_sort_filter_and_search_a_shelf(person: Person, filmz: Filmz):
    for title in ["The Godfather", "Alien", "Jaws", "Pulp Fiction"]:
        filmz.post(f"/films/{filmz.film(title)}/watchlist", {"wanted": "true"})
    person.open("/me/watchlist")
    person.choose("#filter-sort", text("MyFilmsText.sortTitle"))
    person.shows(TITLES, ["Alien", "The Godfather", "Jaws", "Pulp Fiction"])
    person.press(".filters summary")
    person.choose("#filter-genre", text("GenreText.Crime"))
    person.shows(TITLES, ["The Godfather", "Pulp Fiction"])
    person.type("#filter-q", "pul")
    person.shows(TITLES, ["Pulp Fiction"])
    # The first letters find only this film already.
    person.arrives("/me/watchlist?q=pul&sort=title&genre=Crime")


# Phones with little memory forget pages that are not visible.
@pytest.mark.parametrize("person", [[], ["--enable-page-cache=false"]], ids=["kept", "forgotten"], indirect=True)
def test_back_returns_to_the_place_in_a_list(person: Person):
    rows = f"document.querySelectorAll('{ROWS}')"
    film = f"{ROWS}:nth-child(51)"
    top = f"document.querySelector('{film}')?.getBoundingClientRect().top"
    person.open("/search?q=the")
    person.find(ROWS)
    while (before := person.run(f"{rows}.length")) < 60:
        person.run("document.querySelector('[data-more]').scrollIntoView({ behavior: 'instant' })")
        person.wait(lambda before=before: person.run(f"{rows}.length") > before, "the list does not go on")
    person.run(f"document.querySelector('{film}').scrollIntoView({{ block: 'center', behavior: 'instant' }})")
    # Rows get their heights when they come into view, so the place is taken when the film is pressed.
    person.run(f"addEventListener('click', () => sessionStorage.setItem('top', {top}), {{ capture: true }})")
    person.press(f"{film} a")
    person.find("#mark-seen")
    place = float(person.run("sessionStorage.getItem('top')"))
    person.driver.back()
    person.arrives("/search?q=the")
    person.wait(lambda: abs((person.run(top) or 10_000) - place) < 60, f"the film is not at {place} again")


def test_a_poster_grows_into_its_film(person: Person):
    person.open("/discover?year=1994")
    person.run("addEventListener('pageswap', (event) => { sessionStorage.setItem('grows', !!event.viewTransition) })")
    person.press("#results .tile")
    person.find("#mark-seen")
    assert person.run("sessionStorage.getItem('grows')") == "true"


def test_a_wrong_and_the_right_password(stranger: Person):
    stranger.open("/me/seen")
    stranger.arrives("/sign-in?next=%2Fme%2Fseen")
    stranger.type("#password", "something else")
    stranger.press("button", text("PeopleText.signIn"))
    stranger.find("[role=alert]", text("PeopleText.wrongPassword"))
    stranger.type("#password", PASSWORD)
    stranger.press("button", text("PeopleText.signIn"))
    stranger.arrives("/me/seen")
    stranger.find("h1", text("MyFilmsText.title"))


def test_a_theme_stays(person: Person):
    ground = "getComputedStyle(document.body).backgroundColor"
    person.open("/")
    light = person.run(ground)
    person.press(".to-settings")
    person.press("#theme-dark")
    person.arrives("/settings#theme")
    person.open("/")
    dark = person.run(ground)
    assert dark != light
    person.open("/search")
    assert person.run(ground) == dark


def test_a_list_is_made_passed_on_and_opened(person: Person, filmz: Filmz):
    film = filmz.film("Jaws")
    person.open(f"/films/{film}/lists")
    person.type("#make-list [name=name]", "Water")
    person.press("#make-and-add")
    person.find("#my-lists", "Water")
    person.press("#my-lists a", "Water")
    person.shows(TITLES, ["Jaws"])
    person.press("#pass-on-list")
    person.type("#field-message", "Mind the water.")
    person.press("#make-link")
    address = person.find("#link-address").get_attribute("value")
    person.open("/s/" + address.split("/s/")[1])
    person.find("h1", "Water")
    person.find("blockquote", "Mind the water.")
    person.type("#filmz", "films.example.org")
    person.press("#take-over")
    there = person.find("#open-there").get_attribute("href")
    assert there.startswith("https://films.example.org/together/received/new?r=")
    person.open("/together/received/new?" + there.split("?")[1])
    person.press("#list")
    person.find("h1", "Water")
    person.press(UNDO)
    # The list is gone, so its page is left.
    person.arrives("/together")
