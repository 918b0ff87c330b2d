"""Lists: made in two taps from anywhere, put in order by drag, keys and buttons, and undone."""

import re

import pytest
from browsing import reading, undo_button
from filmz import Filmz
from playwright.sync_api import expect
from texts import text

TITLES = ["Alien", "Jaws", "Metropolis", "Rocky"]


@pytest.fixture
def space(filmz) -> str:
    """The address of a list with four films."""
    films = [("film", filmz.film(title)) for title in TITLES]
    filmz.post("/lists/films", [("list", "77"), ("name", "Space"), *films])
    return "/lists/77"


def order(filmz: Filmz, path: str) -> list[str]:
    return re.findall(r'<strong dir="auto">([^<]+)</strong>', filmz.request(path)[2])


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_list_from_a_film(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(f"/films/{filmz.film('Alien')}")
        page.get_by_role("link", name=text("FilmListText.putOnList")).click()
        page.get_by_label(text("FilmListText.newList")).fill("Rainy Sundays")
        page.get_by_role("button", name=text("FilmListText.makeAndAdd")).click()
        expect(page.locator("#my-lists")).to_contain_text("Rainy Sundays")
        page.goto(f"/films/{filmz.film('Jaws')}")
        page.get_by_role("link", name=text("FilmListText.putOnList")).click()
        page.get_by_role("button", name=text("FilmListText.addTo", list="Rainy Sundays")).click()
        expect(page.locator(".toast")).to_contain_text(text("ChangeText.listFilmAdded", film="Jaws", list="Rainy Sundays"))
        undo_button(page).click()
        expect(page.locator("#my-lists")).not_to_contain_text("Rainy Sundays")
        undo_button(page).click()
        page.locator("#my-lists").get_by_role("link", name="Rainy Sundays").click()
        expect(page.locator("#results .tile strong")).to_have_text(["Alien", "Jaws"])


def test_a_tile_puts_its_film_on_a_list_in_two_taps(page, filmz, space):
    page.goto("/discover?year=1994")
    page.get_by_role("link", name=text("MyFilmsText.markFilm", film="Pulp Fiction")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=text("FilmListText.addTo", list="Space")).click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".toast")).to_contain_text(text("ChangeText.listFilmAdded", film="Pulp Fiction", list="Space"))
    expect(page).to_have_url(re.compile(r"/discover\?year=1994$"))
    assert order(filmz, space) == [*TITLES, "Pulp Fiction"]


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_tile_and_a_result_begin_a_list_in_two_taps(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        for path, film, name, field in [
            ("/discover?year=1994", "Pulp Fiction", "Rainy", "FilmListText.newList"),
            # There is one list by now.
            ("/search?q=jaws", "Jaws", "Sunny", "FilmListText.orNew"),
        ]:
            page.goto(path)
            page.get_by_role("link", name=text("MyFilmsText.markFilm", film=film)).click()
            page.get_by_label(text(field)).fill(f"{name} Sundays")
            page.get_by_role("button", name=text("FilmListText.makeAndAdd")).click()
            expect(page.locator(".toast")).to_contain_text(f"{name} Sundays")
        page.goto("/together")
        for name in ["Rainy", "Sunny"]:
            expect(page.get_by_role("link", name=f"{name} Sundays").first).to_be_visible()


def test_enter_begins_a_list_in_the_sheet(page, filmz):
    page.goto(f"/films/{filmz.film('Alien')}/seen")
    # What is filled in for the viewing does not make one.
    page.get_by_label(text("ViewingText.note")).fill("not this")
    page.get_by_label(text("FilmListText.newList")).fill("Rainy Sundays")
    page.get_by_label(text("FilmListText.newList")).press("Enter")
    expect(page.locator("#my-lists")).to_contain_text("Rainy Sundays")
    expect(page.locator("#my-viewings")).not_to_contain_text("not this")


def test_lists_beyond_the_last_ones_are_a_tap_further(page, filmz):
    film = filmz.film("Alien")
    for number in range(6):
        filmz.post("/lists/films", [("list", str(80 + number)), ("name", f"List {number}"), ("film", filmz.film("Jaws"))])
    page.goto(f"/films/{film}/seen")
    expect(page.locator(".list-choice")).to_have_count(5)
    page.get_by_role("link", name=text("FilmListText.allLists")).click()
    expect(page.locator(".list-choice")).to_have_count(6)


def test_a_seen_film_goes_on_a_list_from_its_tile(page, filmz, space):
    film = filmz.film("Pulp Fiction")
    filmz.log(film, 4300, when="today")
    page.goto("/me/seen")
    page.get_by_role("link", name=text("FilmListText.putFilmOnList", film="Pulp Fiction")).click()
    page.get_by_role("dialog").get_by_role("button", name=text("FilmListText.addTo", list="Space")).click()
    expect(page.locator(".toast")).to_contain_text(text("ChangeText.listFilmAdded", film="Pulp Fiction", list="Space"))
    expect(page).to_have_url(re.compile("/me/seen$"))


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_ticked_films_go_on_a_list(browser, filmz, space, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/discover?year=1994&select=1")
        for title in ["Forrest Gump", "Pulp Fiction"]:
            page.locator(".pick", has=page.get_by_text(title, exact=True)).click()
        page.get_by_role("button", name=text("FilmListText.putOnList")).click()
        page.get_by_role("button", name=text("FilmListText.addTo", list="Space")).click()
        expect(page.locator(".toast")).to_contain_text(text("ChangeText.listFilmsAdded", count=2, list="Space"))
        assert set(order(filmz, space)) == {*TITLES, "Forrest Gump", "Pulp Fiction"}


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_buttons_move_films(browser, filmz, space, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(space)
        page.get_by_role("link", name=text("FilmListText.arrange")).click()
        page.get_by_role("button", name=f"{text('FilmListText.moveDown')}: Alien").click()
        expect(page.locator(".arrange h2 span:first-child")).to_have_text(["Jaws", "Alien", "Metropolis", "Rocky"])
        page.get_by_role("button", name=f"{text('FilmListText.moveUp')}: Rocky").click()
        expect(page.locator(".arrange h2 span:first-child")).to_have_text(["Jaws", "Alien", "Rocky", "Metropolis"])
        undo_button(page).click()
        expect(page.locator(".arrange h2 span:first-child")).to_have_text(["Jaws", "Alien", "Metropolis", "Rocky"])
        if script:
            page.locator("#more-" + filmz.film("Metropolis")).click()
        else:
            page.locator(f"#entry-{filmz.film('Metropolis')} summary").click()
        page.get_by_label(text("FilmListText.number")).locator("visible=true").fill("1")
        page.get_by_role("button", name=text("FilmListText.moveHere"), exact=True).locator("visible=true").click()
        expect(page.locator(".arrange h2 span:first-child")).to_have_text(["Metropolis", "Jaws", "Alien", "Rocky"])
        assert order(filmz, space) == ["Metropolis", "Jaws", "Alien", "Rocky"]


def test_a_drag_and_arrow_keys_move_films(page, filmz, space):
    page.goto(f"{space}?arrange=1")
    names = page.locator(".arrange h2 span:first-child")
    handle = page.get_by_role("button", name=text("FilmListText.drag", film="Alien"))
    below = page.locator(f"#entry-{filmz.film('Metropolis')}")
    start, end = handle.bounding_box(), below.bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 20, end["y"] + end["height"] / 2, steps=8)
    expect(names).to_have_text(["Jaws", "Metropolis", "Alien", "Rocky"])
    # The numbers follow before anything is saved.
    expect(page.locator(".arrange .rank")).to_have_text(["1", "2", "3", "4"])
    page.mouse.up()
    expect(page.locator(".toast")).to_contain_text(text("ChangeText.listFilmMoved", film="Alien", list="Space"))
    assert order(filmz, space) == ["Jaws", "Metropolis", "Alien", "Rocky"]
    page.get_by_role("button", name=text("FilmListText.drag", film="Rocky")).focus()
    page.keyboard.press("ArrowUp")
    expect(names).to_have_text(["Jaws", "Metropolis", "Rocky", "Alien"])
    expect(page.get_by_role("button", name=text("FilmListText.drag", film="Rocky"))).to_be_focused()
    page.keyboard.press("Home")
    expect(names).to_have_text(["Rocky", "Jaws", "Metropolis", "Alien"])
    assert order(filmz, space) == ["Rocky", "Jaws", "Metropolis", "Alien"]


def test_a_note_for_a_film_on_the_list(page, filmz, space):
    page.goto(f"{space}?arrange=1")
    page.locator("#more-" + filmz.film("Jaws")).click()
    page.get_by_label(text("FilmListText.noteFor", film="Jaws")).fill("Not before **swimming**")
    page.get_by_role("button", name=text("FilmListText.saveNote")).locator("visible=true").click()
    expect(page.locator(f"#entry-{filmz.film('Jaws')} .list-note")).to_have_text("Not before swimming")
    page.get_by_role("link", name=text("FilmListText.arrangeDone")).click()
    expect(page.locator("#results .list-note")).to_have_text("Not before swimming")
    expect(page.locator("#results .list-note strong")).to_have_css("display", "inline")


def test_a_list_is_filtered_and_sorted(page, filmz, space):
    filmz.log(filmz.film("Jaws"), 4301, when="today")
    page.goto(space)
    expect(page.locator(".list-head")).to_contain_text(text("FilmListText.seenOf", seen=1, total=4))
    page.get_by_text(text("SharedText.filters"), exact=True).click()
    page.get_by_label(text("FilmListText.seenFilter")).select_option("false")
    expect(page.locator("#results .tile strong")).to_have_text(["Alien", "Metropolis", "Rocky"])
    page.get_by_label(text("SharedText.sort")).select_option("released")
    expect(page.locator("#results .tile strong")).to_have_text(["Alien", "Rocky", "Metropolis"])


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_removed_list_comes_back(browser, filmz, space, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(space)
        page.get_by_role("link", name=text("FilmListText.edit")).click()
        page.get_by_role("button", name=text("FilmListText.remove")).click()
        expect(page).to_have_url(re.compile("/together$"))
        expect(page.get_by_text(text("FilmListText.noLists"))).to_be_visible()
        undo_button(page).click()
        expect(page.locator(".list-card")).to_have_count(1)
        assert order(filmz, space) == TITLES


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_text_file_is_chosen(browser, filmz, space, script: bool):
    films = {"name": "films.txt", "mimeType": "text/plain", "buffer": "Pulp Fiction (1994)\nQwzx Nonesuch".encode("utf-16")}
    with reading(browser, filmz.url, script=script) as reader:
        page, reader.expected_statuses = reader.page, {422}
        page.goto(f"{space}/paste")
        picture = {"name": "films.txt", "mimeType": "text/plain", "buffer": b"\x89PNG\x00\x00"}
        for file in [picture, films]:
            page.get_by_label(text("PasteText.file")).set_input_files(file)
            if not script:
                page.get_by_role("button", name=text("PasteText.readFile")).click()
            if file is picture:
                expect(page.locator("#problem")).to_contain_text(text("PasteText.fileNoText"))
        page.get_by_role("button", name=text("PasteText.add")).click()
        expect(page.locator(".toast")).to_contain_text(text("ChangeText.listFilmAdded", film="Pulp Fiction", list="Space"))


def test_a_text_file_is_dropped(page, filmz, space):
    page.goto(f"{space}/paste")
    transfer = page.evaluate_handle("""() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['Pulp Fiction (1994)'], 'films.txt', { type: 'text/plain' }));
        return transfer;
    }""")
    page.dispatch_event("h1", "dragover", {"dataTransfer": transfer})
    expect(page.locator(".file-form")).to_have_class(re.compile("drop-here"))
    page.dispatch_event("h1", "drop", {"dataTransfer": transfer})
    expect(page.get_by_role("heading", name=text("PasteText.sure", count=1))).to_be_visible()


def test_a_list_of_95_prints_whole(browser, filmz):
    films = re.findall(r'href="/films/(\d+)"', filmz.request("/discover?year=1994")[2])
    for year in range(1995, 2025):
        films += re.findall(r'href="/films/(\d+)"', filmz.request(f"/discover?year={year}")[2])
    films = list(dict.fromkeys(films))[:95]
    assert len(films) == 95
    filmz.post("/lists/films", [("list", "95"), ("name", "Ninety-five"), *[("film", film) for film in films]])
    with reading(browser, filmz.url) as reader:
        page = reader.page
        page.goto("/lists/95")
        expect(page.locator("#results .tile")).to_have_count(50)
        page.get_by_text(text("FilmListText.takeAway")).click()
        page.locator("#to-print").click()
        expect(page.locator(".on-paper > li")).to_have_count(95)
        page.evaluate("window.print = () => { document.documentElement.dataset.printed = 'yes' }")
        page.locator("#print").click()
        expect(page.locator("html[data-printed=yes]")).to_have_count(1)
        page.emulate_media(media="print")
        expect(page.locator(".tabs")).to_be_hidden()
        expect(page.locator("#print")).to_be_hidden()
        last = page.locator(".on-paper > li").last
        assert last.is_visible() and last.bounding_box()["height"] > 10
        assert len(page.pdf()) > 10_000


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_two_notes_are_settled(browser, filmz, space, script: bool):
    film = filmz.film("Alien")
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        reader.expected_statuses.add(409)
        page.goto(f"{space}?arrange=1")
        filmz.post(f"{space}/note", {"film": film, "note": "From the phone", "was-note": ""})
        page.locator(f"#more-{film}").click()
        page.locator(f"#note-{film}").fill("From the desk")
        page.locator(f"#save-note-{film}").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(text("FilmListText.noteChanged"))
        expect(page.locator("blockquote")).to_have_text("From the phone")
        expect(page.get_by_label(text("FilmListText.noteYours"))).to_have_value("From the desk")
        page.get_by_label(text("FilmListText.noteYours")).fill("From phone and desk")
        page.get_by_role("button", name=text("FilmListText.saveNote")).click()
        expect(page.locator("#results")).to_contain_text("From phone and desk")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_the_watchlist_is_passed_on(browser, filmz, script: bool):
    for title in ["Alien", "Jaws"]:
        filmz.post(f"/films/{filmz.film(title)}/watchlist", {"wanted": "true"})
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/me/watchlist")
        page.get_by_text(text("FilmListText.takeAway")).click()
        page.locator("#pass-on-shelf").click()
        shelf = text("FilmListText.shelfOn", shelf=text("MyFilmsText.watchlist"), day="")
        heading = re.escape(text("PassOnText.passOnThis", title=shelf))
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(f"^{heading}"))
