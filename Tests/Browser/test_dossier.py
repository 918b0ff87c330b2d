"""A film's page with facts from providers: they are added without a jump, and nothing a person wrote is changed."""

import re

import pytest
from browsing import HANG_LIMIT, holding, open_film, reading
from filmz import Filmz
from playwright.sync_api import Page, expect
from providers import Simulator, at_rest, submit
from texts import text

# Of IMDb and TMDb, of Rotten Tomatoes, and of Metacritic.
SCORES = [text("FilmText.scoreOfTen", score=r"\d.*"), r"\d+.%", text("FilmText.scoreOfHundred", score=r"\d+")]
SCORE = re.compile("|".join(f"^{score}$" for score in SCORES))
WON = [text(f"FilmText.{prizes}", count=1).removeprefix("1 ") for prizes in ("wins", "nominations")]
PRIZE = re.compile(rf"\d.*({'|'.join(WON)})")

JUMPS = """() => {
    window.jumps = [];
    new PerformanceObserver(list => list.getEntries().forEach(entry => entry.sources.forEach(({ node }) => {
        if (node?.matches?.('.poster, #film-poster, .tile, .picture, .row')) jumps.push([entry.value, node.outerHTML.slice(0, 80)]);
    }))).observe({ type: 'layout-shift', buffered: true });
}"""


def told(page: Page) -> None:
    """Waits until the facts from providers are on the page."""
    expect(page.locator("[data-fresh]")).to_have_count(0)


def standing(page: Page, provider: str):
    if not page.locator("details.sources-fold").evaluate("details => details.open"):
        page.locator("#sources-fold").click()
    return page.locator(".standing").filter(has=page.get_by_role("heading", name=provider, exact=True))


def test_all_that_is_known_joins_the_page(asking, asked: Filmz):
    page = asking.page
    open_film(page, asked.film("The Godfather"))
    told(page)
    for name in ["IMDb", "Rotten Tomatoes", "Metacritic", "TMDb"]:
        score = page.locator(".score").filter(has=page.locator("dt", has_text=re.compile(rf"^{name}\b")))
        expect(score.locator("b")).to_have_text(SCORE)
        expect(score.locator(".blocks i")).to_have_count(10)
    # Pictures are for people who see; the words beside them say the same.
    prizes = page.locator(".prizes")
    assert prizes.locator("li").count() > 0
    for row in prizes.locator("li").all():
        expect(row).to_have_text(PRIZE)
        expect(row.locator(".prize")).to_have_attribute("aria-hidden", "true")
    expect(prizes.locator("p")).to_have_text(re.compile(r"\w"))
    expect(page.locator(".plot p:not(.facts)")).to_have_text(re.compile(r"\w"))
    assert page.locator(".people li").count() > 4
    trailer = page.locator(".ways a").filter(has_text=text("FilmText.trailer")).first
    expect(trailer).to_have_attribute("href", re.compile("^https://"))
    expect(trailer).to_have_attribute("rel", "noreferrer")
    expect(page.locator(".ways a").filter(has_text="iTunes").first.locator(".price")).to_be_visible()
    origin = text("FilmSourcesText.providerAndAge", provider="OMDb", age=text("ProviderText.justNow"))
    expect(page.locator(".origins")).to_contain_text(origin)
    expect(page.locator(".attribution")).to_contain_text("TMDB")


def test_people_lead_to_their_films(asking, asked: Filmz):
    page = asking.page
    open_film(page, asked.film("The Godfather"))
    told(page)
    # He wrote it too.
    page.locator(".people").get_by_role("link", name=re.compile("Francis Ford Coppola")).first.click()
    page.wait_for_url("**/people?name=Francis*")
    expect(page.get_by_role("main").get_by_role("link", name=re.compile("Apocalypse Now")).first).to_be_visible()


def test_similar_films_open(asking, asked: Filmz):
    page = asking.page
    open_film(page, asked.film("The Godfather"))
    told(page)
    similar = page.locator(".film-beside .strip .tile").first
    title = similar.locator("strong").inner_text()
    similar.click()
    expect(page.locator("h1")).to_contain_text(title)


@pytest.mark.parametrize("path", ["/films/{film}", "/search?q=amber"])
def test_pictures_take_the_place_of_drawn_posters_without_a_jump(asking, asked: Filmz, path: str):
    page = asking.page
    page.add_init_script(f"({JUMPS})()")
    film = asked.film("The Godfather")
    # The page is there before the providers have been asked.
    first = page.goto(path.format(film=film)).text()
    assert f"/films/{film}/poster.svg" in first or "films/" not in path
    expect(page.locator("main img.poster[src*='/picture']").first).to_be_visible()
    assert page.evaluate("() => jumps") == []


# Two frames, so that the page notices that the poster is out of sight.
DOWN_AND_UP = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await frame();
    await frame();
    scrollTo({ top: 0, behavior: 'instant' });
}"""


def test_a_picture_that_did_not_come_is_tried_again_when_it_is_in_sight_again(asking, asked: Filmz):
    page = asking.page
    film = asked.film("The Godfather")
    page.route(f"**/films/{film}/picture*", lambda route: route.fulfill(status=204))
    with page.expect_response(re.compile(f"/films/{film}/picture"), timeout=HANG_LIMIT):
        open_film(page, film)
    told(page)
    poster = page.locator("#film-poster img")
    expect(poster).to_have_attribute("data-picture", re.compile("/picture"))
    page.unroute(f"**/films/{film}/picture*")
    page.evaluate(DOWN_AND_UP)
    expect(poster).to_have_attribute("src", re.compile("/picture"))


HERE = "async image => { await image.decode(); return image.naturalWidth }"


def test_pictures_stay_when_the_provider_goes(browser, asked: Filmz, simulator: Simulator):
    film = asked.film("The Godfather")
    picture, row = "#film-poster img[src*='/picture']", f"#row-{film} img[src*='/picture']"
    with reading(browser, asked.url) as reader:
        open_film(reader.page, film)
        told(reader.page)
        expect(reader.page.locator(picture)).to_be_visible()
        submit(reader.page, "godfather")
        expect(reader.page.locator(row)).to_be_visible()
        at_rest(reader.page)
    simulator.stop()
    asked.stop()
    asked.start()
    with reading(browser, asked.url) as reader:
        # The pictures of other films, which nobody has looked at.
        reader.expected_statuses = {404}
        open_film(reader.page, film)
        assert reader.page.locator(picture).evaluate(HERE) > 100
        submit(reader.page, "godfather")
        assert reader.page.locator(row).evaluate(HERE) > 100


def test_without_providers_the_page_says_so_and_stays(asking, asked: Filmz, simulator: Simulator):
    simulator.stop()
    page = asking.page
    open_film(page, asked.film("The Godfather"))
    told(page)
    expect(page.locator(".news").first).to_contain_text(text("ProviderText.silent", providers="OMDb, TMDb, iTunes, AMC"))
    expect(page.locator(".news").first).to_contain_text(text("FilmText.showingKnown"))
    expect(page.locator("#film-poster img")).to_be_visible()


def keep_own(filmz: Filmz, film: str) -> None:
    filmz.post(f"/films/{film}/comment", {"comment": "Leave the gun."})
    filmz.log(film, 4001, when="day", day="2024-02-29", rating="4.5", note="Take the cannoli.")


def test_refreshing_touches_nothing_of_mine(asking, asked: Filmz):
    page = asking.page
    film = asked.film("The Godfather")
    keep_own(asked, film)
    open_film(page, film)
    told(page)
    mine = [page.locator(f"#my-{part}").inner_html() for part in ("actions", "viewings")]
    page.locator("#sources-fold").click()
    with page.expect_response(f"**/films/{film}/refresh"):
        page.get_by_role("button", name=text("FilmSourcesText.refresh")).click()
    expect(page.get_by_role("button", name=text("FilmSourcesText.refresh"))).to_be_visible()
    page.reload()
    assert [page.locator(f"#my-{part}").inner_html() for part in ("actions", "viewings")] == mine
    expect(page.locator("#my-verdict")).to_contain_text("Leave the gun.")


def test_what_is_half_typed_outlives_what_comes_in(asking, asked: Filmz):
    page = asking.page
    # From here on the server knows that there is a script, and does not wait for providers.
    page.goto("/settings")
    with holding(page, re.compile("fragment=about")) as release:
        open_film(page, asked.film("The Godfather"))
        expect(page.locator("[data-fresh]")).to_have_count(1)
        page.locator("#note-fold").click()
        note = page.locator('textarea[name="comment"]')
        note.press_sequentially("Half a ")
        release()
        told(page)
    expect(page.locator(".score").nth(3)).to_be_visible()
    expect(note).to_be_focused()
    note.press_sequentially("note")
    expect(note).to_have_value("Half a note")


def settle(page: Page, provider: str, name: str) -> None:
    part = standing(page, provider)
    with page.expect_response("**/match"):
        part.get_by_role("button", name=name).click()


def test_the_wrong_film_is_put_right_for_good(asking, asked: Filmz):
    page = asking.page
    film = asked.film("The Godfather")
    open_film(page, film)
    told(page)
    before = page.locator(".score").count()
    settle(page, "OMDb", text("FilmSourcesText.wrong"))
    expect(standing(page, "OMDb")).to_contain_text(text("FilmSourcesText.denied"))
    expect(page.locator(".score").filter(has_text="Metacritic")).to_have_count(0)
    asked.post(f"/films/{film}/refresh", {})
    # The page that was left loads no more pictures, because the requests would go to the former address of the server.
    page.goto("about:blank")
    asked.stop()
    asked.start()
    asking.origin = asked.url
    page.goto(f"{asked.url}/films/{film}")
    told(page)
    expect(page.locator(".score").filter(has_text="Metacritic")).to_have_count(0)
    settle(page, "OMDb", text("FilmSourcesText.again"))
    expect(page.locator(".score")).to_have_count(before)


def test_a_film_that_may_be_another_is_asked_about(asking, asked: Filmz):
    page = asking.page
    film = asked.add("The Amber Lighthouse")
    open_film(page, film)
    told(page)
    expect(standing(page, "OMDb")).to_contain_text(text("FilmSourcesText.uncertain", provider="OMDb"))
    expect(page.locator(".score")).to_have_count(0)
    settle(page, "OMDb", text("FilmSourcesText.noneOfThese"))
    expect(standing(page, "OMDb")).to_contain_text(text("FilmSourcesText.denied"))
    settle(page, "TMDb", "The Amber Lighthouse")
    expect(page.locator("#film-about")).to_contain_text("TMDb")
    asked.post(f"/films/{re.search(r'/films/([0-9]+)', page.url)[1]}/refresh", {})
    page.reload()
    told(page)
    expect(standing(page, "OMDb")).to_contain_text(text("FilmSourcesText.denied"))
    expect(standing(page, "TMDb")).not_to_contain_text(text("FilmSourcesText.uncertain", provider="TMDb"))


def test_without_script_all_of_it_works(browser, asked: Filmz):
    film = asked.film("The Godfather")
    with reading(browser, asked.url, script=False) as reader:
        page = reader.page
        # Without a script, a reader loads the page again when the providers were late.
        for _ in range(50):
            open_film(page, film)
            if page.locator("#film-about").is_visible():
                break
        expect(page.locator("#film-about")).to_be_visible()
        # Without a script, a reader has to load the page again to see it.
        for _ in range(60):
            if page.locator(".score").count() > 3:
                break
            page.reload()
        expect(page.locator(".score").nth(3)).to_be_visible()
        standing(page, "OMDb").get_by_role("button", name=text("FilmSourcesText.wrong")).click()
        expect(standing(page, "OMDb")).to_contain_text(text("FilmSourcesText.denied"))
        standing(page, "OMDb").get_by_role("button", name=text("FilmSourcesText.again")).click()
        expect(page.locator(".score").nth(3)).to_be_visible()
