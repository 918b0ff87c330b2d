"""Shows: the next episode in one tap, a season in two, and everything else that is said of episodes."""

import re

import pytest
from browsing import fill, pick, reading, undo_button
from filmz import Filmz
from keyboard import Keyboard
from playwright.sync_api import Page, expect
from texts import number, pattern, text

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
        expect(row).to_contain_text(number(1, 2))
        row.get_by_role("button", name=text("ShowText.logNext", episode=number(1, 2))).click()
        expect(page.locator(".toast")).to_contain_text(text("ChangeText.viewingLogged", film=f"{SHOW} {number(1, 2)}"))
        expect(page.locator("#up-next li")).to_contain_text(number(1, 3))
        undo_button(page).click()
        expect(page.locator("#up-next li")).to_contain_text(number(1, 2))


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_season_with_one_undo(browser, filmz, show, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(f"/films/{show}")
        page.locator("#mark-season-2").click()
        page.get_by_role("button", name=text("ShowText.markButton", count=13)).click()
        expect(page.locator("#my-seasons li").nth(1)).to_contain_text(text("ShowText.allSeen"))
        assert next_episode(page) == number(3, 1)
        undo_button(page).click()
        expect(page.locator("#my-seasons li").nth(1)).to_contain_text(text("ShowText.episodeCount", count=13))
        assert next_episode(page) == number(1, 2)


def test_episodes_are_marked_and_taken_back_in_their_list(page, filmz, show):
    page.goto(f"/films/{show}/episodes?season=1")
    episodes = page.locator(".episode")
    expect(episodes).to_have_count(7)
    expect(episodes.nth(0).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    episodes.nth(2).get_by_role("button").click()
    expect(episodes.nth(2).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#results .count")).to_have_text(text("ShowText.seenOf", seen=2, count=7))
    episodes.nth(0).get_by_role("button").click()
    expect(page.locator("#results .count")).to_have_text(text("ShowText.seenOf", seen=1, count=7))
    expect(page).to_have_url(re.compile(r"season=1$"))


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_an_episode_with_everything_said_of_it(browser, filmz, show, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(f"/films/{show}/episodes?season=1")
        page.locator(".episode a").nth(4).click()
        sheet = page.locator(".sheet-form")
        expect(sheet).to_contain_text(number(1, 5))
        pick(sheet, "when", "yesterday")
        fill(sheet, "place", "On the train")
        pick(sheet, "rating", "4.5")
        sheet.get_by_role("button", name=text("ViewingText.markTitle")).click()
        expect(page.locator(".toast")).to_be_visible()
        page.goto(f"/films/{show}")
        assert next_episode(page) == number(1, 6)
        expect(page.locator("#my-viewings")).to_contain_text(number(1, 5))
        expect(page.locator("#my-viewings")).to_contain_text("On the train")
        expect(page.locator("#my-verdict input:checked:not([value=''])")).to_have_count(0)
        page.goto("/me/diary")
        expect(page.locator(".entry").first).to_contain_text(number(1, 5))


def test_all_up_to_an_episode(page, filmz, show):
    page.goto(f"/films/{show}/episodes?season=2")
    page.locator(".episode a").nth(1).click()
    page.get_by_role("link", name=text("ShowText.markUpTo")).click()
    page.get_by_role("button", name=text("ShowText.markButton", count=8)).click()
    page.wait_for_url(re.compile(r"/films/\d+$"))
    assert next_episode(page) == number(2, 3)


def test_a_show_is_paused_stopped_and_taken_up(page, filmz, show):
    page.goto(f"/films/{show}")
    page.get_by_role("button", name=text("ShowText.pause")).click()
    expect(page.locator("#my-show h2")).to_have_text(text("ShowText.paused"))
    page.get_by_role("button", name=text("ShowText.takeUp")).click()
    expect(page.locator("#my-show h2")).to_have_text(text("ShowText.next"))
    page.get_by_role("link", name=text("ShowText.stop")).click()
    page.get_by_label(text("ViewingText.reason")).fill("Too dark for me")
    page.get_by_role("dialog").get_by_role("button", name=text("ShowText.stop")).click()
    expect(page.locator("#my-show")).to_contain_text(f"{number(1, 1)}{text('SharedText.separator')}Too dark for me")
    page.goto("/me/up-next")
    expect(page.locator("#results")).to_contain_text(text("ShowText.upNextEmpty"))
    page.goto(f"/films/{show}")
    page.get_by_role("button", name=text("ShowText.startOver")).click()
    expect(page.locator("#my-show")).to_contain_text(number(1, 1))


def test_by_keyboard(page, filmz, show):
    page.goto(f"/films/{show}")
    keyboard = Keyboard(page)
    keyboard.press_control(pattern("ShowText.logNext", episode=number(1, 2)))
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator("#my-show .next-episode b")).to_have_text(number(1, 3))
    keyboard.press_control(pattern("ShowText.markSeason", season=text("ShowText.season", number=2)))
    keyboard.press_control(pattern("ShowText.markButton", count=13))
    expect(page.locator("#my-seasons li").nth(1)).to_contain_text(text("ShowText.allSeen"))


def test_an_evening_stands_together_in_the_diary(page, filmz: Filmz, show):
    for episode in ["s01e02", "s01e03"]:
        filmz.command("seen", SHOW, episode)
    page.goto("/me/diary")
    evening = page.locator(".entry", has_text=text("ShowText.episodeCount", count=2))
    expect(evening).to_have_count(1)
    expect(evening.locator(".evening li")).to_have_text([number(1, 2), number(1, 3)])
