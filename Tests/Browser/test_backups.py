"""Everything personal is downloaded in one file, and restored from it."""

import re

import pytest
import words
from browsing import film_link, open_film, reading
from checks import accessibility
from conftest import serving
from filmz import PASSWORD, Filmz
from playwright.sync_api import Page, expect
from texts import text


@pytest.fixture
def guarded(template, tmp_path):
    """A server with a password, of this test's own."""
    yield from serving(template, tmp_path, protected=True)


def section(page: Page):
    return page.locator("#backups")


def want(page: Page, film: str, wanted: bool) -> None:
    """Puts a film on the watchlist, or takes it off."""
    open_film(page, film)
    button = page.get_by_role("button", name=words.WATCHLIST)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true" if wanted else "false")


def find(page: Page, title: str) -> str:
    """The ID of a film, found by a search."""
    page.goto(f"/search?q={title}")
    return re.search(r"/films/(\d+)", page.locator("main a[href^='/films/']").first.get_attribute("href"))[1]


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_out_and_back(browser, guarded: Filmz, tmp_path, script: bool):
    with reading(browser, guarded.url, script=script, cookie=guarded.sign_in()) as reader:
        reader.expected_statuses = {422}
        page = reader.page
        film = find(page, "casablanca")
        want(page, film, True)
        page.goto("/settings/data")
        page.get_by_role("button", name=text("BackupText.backUpNow")).click()
        expect(section(page).get_by_role("alert")).to_have_text(text("BackupText.made"))

        section(page).get_by_role("link", name=text("BackupText.download")).first.click()
        page.get_by_label(text("BackupPageText.passwordAgain")).fill("something else")
        page.get_by_role("button", name=text("BackupText.download")).click()
        expect(page.get_by_role("alert")).to_contain_text(text("PeopleText.wrongPassword"))
        page.get_by_label(text("BackupPageText.passwordAgain")).fill(PASSWORD)
        with page.expect_download() as download:
            page.get_by_role("button", name=text("BackupText.download")).click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        assert re.fullmatch(r"filmz-\d{8}-\d{6}(-\d+)?\.sqlite", file.name) and file.read_bytes().startswith(b"SQLite")

        want(page, film, False)
        page.goto("/settings/data")
        section(page).get_by_role("link", name=text("BackupText.chooseFile")).click()
        page.get_by_label(text("BackupPageText.passwordAgain")).fill(PASSWORD)
        page.get_by_label(text("BackupPageText.file")).set_input_files(file)
        page.get_by_role("button", name=text("BackupText.restore")).click()
        expect(page).to_have_url(re.compile("/sign-in"))
        page.get_by_label(text("PeopleText.password")).fill(PASSWORD)
        page.get_by_role("button", name=text("PeopleText.signIn")).click()
        things = ", ".join(text(f"BackupText.{name}", count=n) for name, n in {"films": 1, "viewings": 0, "lists": 0}.items())
        expect(section(page).get_by_role("alert")).to_contain_text(text("BackupText.restored", things=things))
        page.goto("/me/watchlist")
        expect(film_link(page, film).first).to_be_visible()


def test_one_that_lies_there_is_put_in_place(browser, filmz: Filmz):
    film = filmz.film("Casablanca")
    filmz.post(f"/films/{film}/watchlist", {"wanted": "true"})
    filmz.back_up()
    filmz.post(f"/films/{film}/watchlist", {"wanted": "false"})
    with reading(browser, filmz.url) as reader:
        page = reader.page
        page.goto("/settings/data")
        section(page).get_by_role("link", name=text("BackupText.restore")).first.click()
        expect(page.get_by_role("heading", name=text("BackupPageText.restoreTitle"))).to_be_visible()
        page.get_by_role("button", name=text("BackupText.restore")).click()
        # Without a password nobody has to sign in again.
        put_aside = text("BackupText.setAside", time=text("CalendarText.today")).rstrip(".")
        expect(section(page).get_by_role("alert")).to_contain_text(put_aside)
        expect(section(page)).to_contain_text(text("BackupText.beforeRestore"))
        page.goto("/me/watchlist")
        expect(film_link(page, film).first).to_be_visible()


def test_a_file_that_is_no_backup_changes_nothing(browser, filmz: Filmz, tmp_path):
    film = filmz.film("Casablanca")
    filmz.post(f"/films/{film}/watchlist", {"wanted": "true"})
    notes = tmp_path / "notes.sqlite"
    notes.write_text("My notes. " * 10_000)
    with reading(browser, filmz.url) as reader:
        reader.expected_statuses = {422}
        page = reader.page
        page.goto("/settings/backups/restore")
        page.get_by_label(text("BackupPageText.file")).set_input_files(notes)
        page.get_by_role("button", name=text("BackupText.restore")).click()
        expect(page.get_by_role("alert")).to_contain_text(text("ErrorText.backupForeign"))
        assert accessibility(page) == []
        page.goto("/me/watchlist")
        expect(film_link(page, film).first).to_be_visible()
