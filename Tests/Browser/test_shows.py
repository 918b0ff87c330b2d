"""Shows: the next episode in one tap, a season in two, and everything else that is said of episodes."""

import re

import pytest
from browsing import fill, pick, reading, undo_button
from filmz import Filmz
from keyboard import Keyboard
from playwright.sync_api import Page, expect

SHOW = "Breaking Bad"


@pytest.fixture
def show(filmz) -> str:
    """A show of which the first episode was seen."""
    film = filmz.film(SHOW)
    filmz.post(f"/films/{film}/episodes/seen", {"upTo": "s01e01", "when": "unknown"})
    return film


def next_episode(page: Page) -> str:
    return page.locator("#my-show .next-episode b").inner_text()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_the_next_episode_from_the_front_page(browser, filmz, show, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/")
        row = page.locator("#up-next li")
        expect(row).to_contain_text("S1 E2")
        row.get_by_role("button", name="Mark S1 E2 as seen").click()
        expect(page.locator(".toast")).to_contain_text(f"Marked {SHOW} S1 E2 as seen.")
        expect(page.locator("#up-next li")).to_contain_text("S1 E3")
        undo_button(page).click()
        expect(page.locator("#up-next li")).to_contain_text("S1 E2")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_season_with_one_undo(browser, filmz, show, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(f"/films/{show}")
        page.locator("#mark-season-2").click()
        page.get_by_role("button", name="Mark 13 episodes").click()
        expect(page.locator("#my-seasons li").nth(1)).to_contain_text("All seen")
        assert next_episode(page) == "S3 E1"
        undo_button(page).click()
        expect(page.locator("#my-seasons li").nth(1)).to_contain_text("13 episodes")
        assert next_episode(page) == "S1 E2"


def test_episodes_are_marked_and_taken_back_in_their_list(page, filmz, show):
    page.goto(f"/films/{show}/episodes?season=1")
    episodes = page.locator(".episode")
    expect(episodes).to_have_count(7)
    expect(episodes.nth(0).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    episodes.nth(2).get_by_role("button").click()
    expect(episodes.nth(2).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#results .count")).to_have_text("2 of 7 seen")
    episodes.nth(0).get_by_role("button").click()
    expect(page.locator("#results .count")).to_have_text("1 of 7 seen")
    expect(page).to_have_url(re.compile(r"season=1$"))


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_an_episode_with_everything_said_of_it(browser, filmz, show, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(f"/films/{show}/episodes?season=1")
        page.locator(".episode a").nth(4).click()
        sheet = page.locator(".sheet-form")
        expect(sheet).to_contain_text("S1 E5")
        pick(sheet, "when", "yesterday")
        fill(sheet, "place", "On the train")
        pick(sheet, "rating", "4.5")
        sheet.get_by_role("button", name="Mark as seen").click()
        expect(page.locator(".toast")).to_be_visible()
        page.goto(f"/films/{show}")
        assert next_episode(page) == "S1 E6"
        expect(page.locator("#my-viewings")).to_contain_text("S1 E5")
        expect(page.locator("#my-viewings")).to_contain_text("On the train")
        expect(page.locator("#my-verdict input:checked:not([value=''])")).to_have_count(0)
        page.goto("/me/diary")
        expect(page.locator(".entry").first).to_contain_text("S1 E5")


def test_all_up_to_an_episode(page, filmz, show):
    page.goto(f"/films/{show}/episodes?season=2")
    page.locator(".episode a").nth(1).click()
    page.get_by_role("link", name="Mark everything up to here").click()
    page.get_by_role("button", name="Mark 8 episodes").click()
    page.wait_for_url(re.compile(r"/films/\d+$"))
    assert next_episode(page) == "S2 E3"


def test_a_show_is_paused_stopped_and_taken_up(page, filmz, show):
    page.goto(f"/films/{show}")
    page.get_by_role("button", name="Pause").click()
    expect(page.locator("#my-show h2")).to_have_text("Paused")
    page.get_by_role("button", name="Take up again").click()
    expect(page.locator("#my-show h2")).to_have_text("Next episode")
    page.get_by_role("link", name="Stop watching").click()
    page.get_by_label("Why").fill("Too dark for me")
    page.get_by_role("dialog").get_by_role("button", name="Stop watching").click()
    expect(page.locator("#my-show")).to_contain_text("S1 E1 · Too dark for me")
    page.goto("/me/up-next")
    expect(page.locator("#results")).to_contain_text("Nothing to go on with")
    page.goto(f"/films/{show}")
    page.get_by_role("button", name="Begin again").click()
    expect(page.locator("#my-show")).to_contain_text("S1 E1")


def test_by_keyboard(page, filmz, show):
    page.goto(f"/films/{show}")
    keyboard = Keyboard(page)
    keyboard.press_control(re.compile("Mark S1 E2 as seen"))
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator("#my-show .next-episode b")).to_have_text("S1 E3")
    keyboard.press_control(re.compile("Mark Season 2"))
    keyboard.press_control(re.compile("Mark 13 episodes"))
    expect(page.locator("#my-seasons li").nth(1)).to_contain_text("All seen")


def test_an_evening_stands_together_in_the_diary(page, filmz: Filmz, show):
    for number in ["s01e02", "s01e03"]:
        filmz.command("seen", SHOW, number)
    page.goto("/me/diary")
    evening = page.locator(".entry", has_text="2 episodes")
    expect(evening).to_have_count(1)
    expect(evening.locator(".evening li")).to_have_text(["S1 E2", "S1 E3"])
