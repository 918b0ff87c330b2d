"""Recommendations that come in: shown, answered, undone, and who recommended a film."""

import re

import pytest
from browsing import reading, undo_button
from playwright.sync_api import expect
from recommendations import MANY, ONE, address
from texts import text

both = pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])


@both
def test_a_film_is_accepted_and_undone(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(address(ONE))
        expect(page.get_by_role("heading", level=1)).to_have_text("Spirited Away (2001)")
        expect(page.get_by_text(text("ReceivedText.recommends", name="Anna"))).to_be_visible()
        expect(page.get_by_label(text("ReferralText.name"))).to_have_value("Anna")
        page.get_by_role("button", name=text("ReceivedText.accept")).click()
        expect(page.locator(".toast")).to_contain_text(text("ChangeText.watchlistAdded", film="Spirited Away"))
        told = page.locator("#my-told")
        expect(told).to_contain_text("You will love it.")
        told.get_by_role("link", name="Anna").click()
        expect(page.locator("#results .tile strong")).to_have_text(["Spirited Away"])
        page.goto("/together")
        expect(page.get_by_text(text("ReceivedText.isAccepted"))).to_be_visible()
        page.goto("/me/changes")
        page.get_by_role("button", name=text("MyFilmsText.lastingUndo", change="").strip()).first.click()
        expect(page.locator(".toast")).to_contain_text(text("ChangeText.undone"))
        page.goto("/me/all")
        expect(page.get_by_text("Spirited Away")).to_have_count(0)
        page.goto("/together")
        expect(page.get_by_text(text("ReceivedText.newCount", count=1))).to_be_visible()


@both
def test_what_is_in_doubt_is_asked(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(address(MANY))
        expect(page.get_by_text("Loud, please.")).to_be_visible()
        doubtful = page.get_by_role("group", name=re.compile("^Jaws"))
        expect(doubtful.get_by_role("radio", name=text("ReceivedText.none"))).to_be_checked()
        doubtful.locator("label", has_text="Jaws (1975)").click()
        page.locator("label", has_text="Spirited Away").click()
        page.get_by_role("button", name=text("ReceivedText.accept")).click()
        expect(page.locator("#results .tile strong")).to_have_count(3)
        for title in ["Alien", "Jaws", "Nobody’s Film"]:
            expect(page.locator("#results").get_by_text(title, exact=True)).to_be_visible()


@both
def test_it_is_kept_and_declined_by_keys(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(address(MANY))
        page.locator("#keep").focus()
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile("/together$"))
        page.get_by_role("link", name="For rainy days").focus()
        page.keyboard.press("Enter")
        page.locator("#decline").focus()
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile("/together$"))
        expect(page.get_by_text(text("ReceivedText.isDeclined"))).to_be_visible()


@both
def test_a_file_is_taken_in(browser, filmz, tmp_path, script: bool):
    import json

    file = tmp_path / "rain.json"
    file.write_text(json.dumps(MANY))
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/together")
        page.get_by_role("link", name=text("ReceivedText.takeIn")).click()
        page.locator("#file").set_input_files(file)
        page.get_by_role("button", name=text("ReceivedText.read")).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("For rainy days")


@both
def test_who_told_me_is_said_by_hand(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(f"/films/{filmz.film('Alien')}")
        page.locator("#told-fold").click()
        page.get_by_label(text("ReferralText.name")).fill("Ben & Co")
        page.get_by_label(text("ReferralText.message")).fill("Go!")
        page.get_by_role("button", name=text("ReferralText.save")).click()
        told = page.locator("#my-told")
        expect(told.get_by_role("link", name="Ben & Co")).to_be_visible()
        expect(page.locator(".toast")).to_contain_text(text("ChangeText.toldSaved", film="Alien"))
        page.get_by_role("button", name=text("ReferralText.remove", name="Ben & Co")).click()
        expect(told.get_by_role("link", name="Ben & Co")).to_have_count(0)
        undo_button(page).click()
        expect(told.get_by_role("link", name="Ben & Co")).to_be_visible()


def test_a_link_comes_back_after_signing_in(browser, protected):
    with reading(browser, protected.url) as reader:
        page = reader.page
        page.goto(address(ONE))
        page.get_by_label(text("PeopleText.password")).fill("correct horse battery")
        page.get_by_role("button", name=text("PeopleText.signIn")).click()
        # The other devices of this server were new when they signed in.
        page.get_by_role("link", name=text("AccountText.goOn")).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Spirited Away (2001)")


@both
def test_a_list_becomes_a_list_of_ones_own(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(address(MANY))
        page.locator("#list").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text("For rainy days")
        expect(page.locator("#results .tile strong")).to_have_text(["Alien", "Spirited Away", "Nobody’s Film"])
        expect(page.locator("#results")).to_contain_text("Loud, please.")
        undo_button(page).click()
        expect(page).to_have_url(re.compile("/together$"))
        expect(page.get_by_text(text("ReceivedText.newCount", count=1))).to_be_visible()
        expect(page.locator(".list-card")).to_have_count(0)


@both
def test_something_is_passed_on_in_return(browser, filmz, script: bool):
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(address(ONE))
        page.locator("#in-return").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text(text("ReceivedText.forSender", name="Anna"))
        page.get_by_label(text("ReceivedText.searchFilm")).fill("casablanca")
        page.keyboard.press("Enter")
        page.get_by_role("link", name="Casablanca").click()
        thanks = re.escape(text("ReceivedText.thanks", title="Spirited Away (2001)"))
        expect(page.get_by_label(text("PassOnText.message"))).to_have_value(re.compile(f"^{thanks}"))
        page.locator("#make-link").click()
        expect(page.locator("#link-address")).to_have_value(re.compile("/s/"))
