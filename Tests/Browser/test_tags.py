"""Tags: given to films and viewings, renamed, joined, and followed to all films that have them."""

import re

import pytest
from browsing import reading, undo_button
from filmz import Filmz
from playwright.sync_api import expect
from texts import text


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_film_gets_tags_that_lead_to_all_films_with_them(browser, filmz, script: bool):
    filmz.post("/films/tags", {"film": filmz.film("Jaws"), "newTags": "Rainy day, sea"})
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(f"/films/{filmz.film('Alien')}")
        page.get_by_role("link", name=text("TagText.add")).click()
        page.get_by_label("Rainy day", exact=True).check(force=True)
        page.get_by_label(text("TagText.typed")).fill("Space, SEA")
        page.get_by_role("button", name=text("TagText.save")).click()
        tags = page.locator("#my-tags").get_by_role("link")
        expect(tags).to_have_text(["Rainy day", "sea", "Space", text("TagText.edit")])
        undo_button(page).click()
        expect(tags).to_have_text([text("TagText.add")])
        undo_button(page).click()
        page.locator("#my-tags").get_by_role("link", name="sea").click()
        expect(page).to_have_url(re.compile(r"/me/all\?tag=sea$"))
        assert set(page.locator("#results .tile strong").all_text_contents()) == {"Alien", "Jaws"}


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_tag_is_joined_with_another_and_undone(browser, filmz, script: bool):
    filmz.post("/films/tags", {"film": filmz.film("Jaws"), "newTags": "sea"})
    filmz.post("/films/tags", {"film": filmz.film("Alien"), "newTags": "Ocean"})
    with reading(browser, filmz.url, script=script) as reader:
        page, reader.expected_statuses = reader.page, {422}
        page.goto("/me/all")
        page.get_by_role("link", name=text("TagText.title")).click()
        page.get_by_role("link", name=text("TagText.editTag", tag="sea")).click()
        page.get_by_label(text("TagText.name")).fill("a, b")
        page.get_by_role("button", name=text("TagText.rename")).click()
        expect(page.locator("#problem")).to_contain_text(text("ProblemText.tagMalformed"))
        page.get_by_label(text("TagText.name")).fill("ocean")
        page.get_by_role("button", name=text("TagText.rename")).click()
        expect(page.locator(".toast")).to_contain_text(text("ChangeText.tagsJoined", count=1))
        expect(page.locator(".tag-list b")).to_have_text(["Ocean"])
        expect(page.locator(".tag-list")).to_contain_text(text("TagText.films", count=2))
        undo_button(page).click()
        expect(page.locator(".tag-list b")).to_have_text(["Ocean", "sea"])


def test_ticked_films_get_a_tag(page, filmz):
    page.goto("/discover?year=1994&select=1")
    for title in ["Forrest Gump", "Pulp Fiction"]:
        page.locator(".pick", has=page.get_by_text(title, exact=True)).click()
    page.get_by_role("button", name=text("TagText.addSelected")).click()
    page.get_by_label(text("TagText.typed")).fill("nineties")
    page.get_by_role("button", name=text("TagText.addSelected")).click()
    expect(page.locator(".toast")).to_contain_text(text("ChangeText.severalTagged", count=2))
    expect(page).to_have_url(re.compile(r"/discover\?year=1994"))


def test_suggestions_follow_a_comma(page, filmz):
    filmz.post("/films/tags", [("film", filmz.film("Jaws")), ("newTags", ", ".join(f"t{n}" for n in range(20)))])
    page.goto(f"/films/{filmz.film('Alien')}/tags")
    first = page.locator("#tag-names option").first
    word = first.get_attribute("value")
    page.get_by_label(text("TagText.typed")).fill("space, ")
    expect(first).to_have_attribute("value", f"space, {word}")
    page.get_by_label(text("TagText.typed")).fill("")
    expect(first).to_have_attribute("value", word)


def test_an_evening_has_tags_in_the_diary(page, filmz: Filmz):
    page.goto(f"/films/{filmz.film('Alien')}/seen")
    page.get_by_label(text("TagText.typed")).fill("with Anna")
    page.get_by_role("button", name=text("ViewingText.markTitle")).click()
    page.wait_for_url(lambda url: not url.endswith("/seen"))
    page.goto("/me/diary")
    page.locator(".diary").get_by_role("link", name="with Anna").click()
    expect(page.locator("#results .tile strong")).to_have_text(["Alien"])
