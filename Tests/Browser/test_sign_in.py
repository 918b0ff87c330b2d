"""Signing in from a phone: the code to scan, the password, the home screen; and signing out."""

import base64
import contextlib
import hashlib
import io
import os
import pty
import re
import subprocess

import pytest
import words
import zxingcpp
from browsing import THEMES, fill, form, launch, reading
from checks import accessibility
from conftest import serving
from filmz import BINARY, PASSWORD
from PIL import Image
from playwright.sync_api import Page, expect
from texts import text

TERMINAL_TIMEOUT = 60


@pytest.fixture
def guarded(template, tmp_path):
    """A server with a password, of this test's own."""
    yield from serving(template, tmp_path, protected=True)


def enter(page: Page, password: str, name: str = "") -> None:
    if name:
        page.get_by_label(text("PeopleText.name"), exact=True).fill(name)
    page.get_by_label(text("PeopleText.password")).fill(password)
    page.get_by_role("button", name=text("PeopleText.signIn")).click()


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_in_and_out(browser, guarded, script: bool):
    with reading(browser, guarded.url, script=script) as reader:
        reader.expected_statuses = {422}
        page = reader.page
        page.goto("/search?q=casablanca")
        expect(page).to_have_url(re.compile("/sign-in"))
        expect(page.get_by_label(text("PeopleText.password"))).to_be_focused()
        enter(page, "something else")
        expect(page.get_by_role("alert")).to_contain_text(text("PeopleText.wrongPassword"))
        assert not script or accessibility(page) == []
        enter(page, PASSWORD)
        expect(page).to_have_url(re.compile(r"/search\?q=casablanca"))
        page.get_by_role("link", name=text("SharedText.settings")).click()
        page.get_by_role("link", name=re.compile(f"^{re.escape(text('SettingsText.you'))}")).click()
        expect(page.get_by_text(text("SettingsText.thisDevice"))).to_be_visible()
        page.get_by_role("button", name=re.compile(f"^{re.escape(text('SettingsText.signOut'))}")).first.click()
        expect(page).to_have_url(re.compile("/sign-in"))
        page.goto("/me/watchlist")
        expect(page).to_have_url(re.compile("/sign-in"))


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_two_people_sign_in_by_name(browser, guarded, script: bool):
    guarded.command("person", "edit", "1", "--name", "Ada")
    guarded.command("person", "add", "Ben")
    guarded.command("password", "--person", "Ben", text="battery staple\n")
    guarded.command("watchlist", "Casablanca", "--person", "Ben")
    with reading(browser, guarded.url, script=script) as reader:
        reader.expected_statuses = {422}
        page = reader.page
        page.goto("/me/watchlist")
        expect(page.get_by_label(text("PeopleText.name"), exact=True)).to_be_focused()
        assert not script or accessibility(page) == []
        enter(page, PASSWORD, name="Ben")
        expect(page.get_by_role("alert")).to_contain_text(text("PeopleText.wrongNameOrPassword"))
        expect(page.get_by_label(text("PeopleText.name"), exact=True)).to_have_value("Ben")
        enter(page, "battery staple")
        expect(page.get_by_role("main").get_by_role("link", name=re.compile("Casablanca")).first).to_be_visible()
        page.goto("/settings/you")
        expect(page.get_by_text(text("SettingsText.signedInAs", name="Ben"))).to_be_visible()


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_an_invitation_is_accepted_once(browser, guarded, script: bool):
    guarded.command("person", "edit", "1", "--name", "Ada")
    guarded.command("person", "add", "Ben")
    link = re.search(r"/join/\w+", guarded.command("person", "invite", "Ben"))[0]
    with reading(browser, guarded.url, script=script) as reader:
        page = reader.page
        page.goto(link)
        expect(page.get_by_label(text("PeopleText.name"), exact=True)).to_have_value("Ben")
        assert not script or accessibility(page) == []
        page.get_by_label(text("PeopleText.choosePassword")).fill("battery staple")
        page.get_by_role("button", name=text("PeopleText.signIn")).click()
        expect(page).to_have_url(guarded.url + "/")
    with reading(browser, guarded.url, script=script) as reader:
        reader.expected_statuses = {404}
        reader.page.goto(link)
        expect(reader.page.get_by_role("heading", name=text("PeopleText.invitationGone"))).to_be_visible()
        assert not script or accessibility(reader.page) == []


@pytest.fixture
def open_to_all(template, tmp_path):
    """A server without a password, of this test's own."""
    yield from serving(template, tmp_path)


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_a_household_begins_in_the_browser(browser, open_to_all, script: bool):
    """From no password to a second person, without the command line."""
    filmz = open_to_all
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto("/settings/people")
        page.get_by_role("link", name=text("AccountText.setNameAndPassword")).click()
        page.get_by_label(text("PeopleText.name"), exact=True).fill("Ada")
        page.get_by_label(text("PeopleText.password"), exact=True).fill("correct horse")
        page.get_by_role("button", name=text("AccountText.setPassword")).click()
        expect(page).to_have_url(filmz.url + "/settings/people")
        page.get_by_label(text("PeopleText.name"), exact=True).fill("Ben")
        page.get_by_role("button", name=text("PeopleText.addAndInvite")).click()
        link = page.get_by_label(text("PassOnText.address")).input_value()
    with reading(browser, filmz.url, script=script) as reader:
        page = reader.page
        page.goto(link)
        page.get_by_label(text("PeopleText.choosePassword")).fill("battery staple")
        page.get_by_role("button", name=text("PeopleText.signIn")).click()
        page.goto("/settings/you")
        page.get_by_role("link", name=text("AccountText.title")).click()
        page.get_by_label(text("AccountText.current")).fill("battery staple")
        page.get_by_label(text("PeopleText.newPassword")).fill("staple battery")
        page.get_by_role("button", name=text("AccountText.changePassword")).click()
        expect(page.get_by_role("status").first).to_have_text(text("AccountText.passwordChanged"))
        page.get_by_role("link", name=text("LeavingText.leave")).click()
        assert not script or accessibility(page) == []
        page.get_by_label(text("BackupPageText.passwordAgain")).fill("staple battery")
        page.get_by_role("button", name=text("LeavingText.deleteAll")).click()
        expect(page).to_have_url(re.compile("/sign-in"))
    assert "Ben" not in filmz.command("person", "list")


def test_a_retired_person_takes_their_films(browser, guarded):
    guarded.command("person", "add", "Ben")
    guarded.command("watchlist", "Casablanca", "--person", "Ben")
    link = re.search(r"/farewell/\w+", guarded.command("person", "retire", "Ben"))[0]
    with reading(browser, guarded.url) as reader:
        page = reader.page
        page.goto(link)
        assert accessibility(page) == []
        with page.expect_download() as download:
            page.get_by_role("button", name=text("ExportText.download")).click()
        assert download.value.suggested_filename.endswith(".zip")
    assert "Ben" in guarded.command("person", "readmit", "Ben")


def test_a_lost_phone_is_signed_out(browser, guarded):
    phone = guarded.sign_in("Mozilla/5.0 (iPhone) Safari/604.1")
    with (
        reading(browser, guarded.url, cookie=phone) as lost,
        reading(browser, guarded.url, "desktop", cookie=guarded.sign_in()) as desk,
    ):
        lost.page.goto("/me/seen")
        expect(lost.page.get_by_role("heading", name=text("MyFilmsText.title"))).to_be_visible()
        desk.page.goto("/settings/you")
        name = text("SettingsText.browserOn", browser="Safari", system="iPhone")
        desk.page.get_by_role("button", name=f"{text('SettingsText.signOut')} {name}").click()
        expect(desk.page.get_by_text(name)).to_have_count(0)
        lost.page.reload()
        expect(lost.page).to_have_url(re.compile("/sign-in"))


def test_typing_on_after_being_signed_out_leads_to_sign_in(browser, guarded):
    with reading(browser, guarded.url, cookie=guarded.sign_in()) as reader:
        reader.expected_statuses = {401}
        page = reader.page
        page.goto("/search")
        guarded.command("password", text="another password\n")
        page.get_by_role("searchbox").press_sequentially("casa")
        expect(page).to_have_url(re.compile("/sign-in"))


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_what_was_typed_survives_the_sign_in(browser, guarded, script: bool):
    with reading(browser, guarded.url, script=script, cookie=guarded.sign_in()) as reader:
        reader.expected_statuses = {401}
        page = reader.page
        page.goto("/search?q=casablanca")
        main = page.get_by_role("main")
        main.get_by_role("link", name=re.compile("Casablanca")).first.click()
        page.wait_for_url("**/films/*")
        film = re.search(r"/films/(\d+)", page.url)[1]
        main.get_by_role("link", name=words.SEEN).or_(main.get_by_role("button", name=words.SEEN)).first.click()
        sheet = form(page, f"/films/{film}/viewings")
        fill(sheet, "note", "Rain, & a \"fog\"")
        guarded.command("password", text=PASSWORD + "\n")
        sheet.get_by_role("button", name=words.MARK_SEEN).click()
        expect(page.get_by_role("status").filter(has_text=text("PeopleText.held"))).to_be_visible()
        assert not script or accessibility(page) == []
        enter(page, PASSWORD)
        expect(page.get_by_role("heading", name=text("PeopleText.notSaved"))).to_be_visible()
        assert not script or accessibility(page) == []
        page.get_by_role("button", name=text("PeopleText.saveNow")).click()
        expect(page).to_have_url(re.compile(f"/films/{film}"))
        page.goto("/me/diary")
        expect(page.get_by_text("Rain, & a \"fog\"").first).to_be_visible()


def decode(picture: Image.Image) -> str:
    codes = zxingcpp.read_barcodes(picture.convert("L"))
    assert len(codes) == 1, f"{len(codes)} codes found"
    return codes[0].text


def test_the_code_on_the_page_leads_here(browser, protected):
    with reading(browser, protected.url, cookie=protected.cookie) as reader:
        reader.page.goto("/settings/you")
        for theme in THEMES:
            reader.page.emulate_media(color_scheme=theme)
            picture = reader.page.locator("svg.qr").screenshot()
            assert decode(Image.open(io.BytesIO(picture))) == "http://192.168.1.5:4455", theme


def blocks(lines: list[str]) -> Image.Image:
    """The picture of half blocks in a terminal, each half four pixels square."""
    picture = Image.new("L", (len(lines[0]) * 4, len(lines) * 8), 255)
    for y, line in enumerate(lines):
        for x, character in enumerate(line):
            for half, dark in enumerate([character in "█▀", character in "█▄"]):
                if dark:
                    picture.paste(0, (x * 4, y * 8 + half * 4, x * 4 + 4, y * 8 + half * 4 + 4))
    return picture


def test_the_code_on_the_terminal_leads_here(guarded):
    guarded.stop()
    command = [str(BINARY), "serve", "--port", "0", "--data-dir", str(guarded.data), "--url", "https://films.example.org"]
    ours, theirs = pty.openpty()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs, env=guarded.environment)
    os.close(theirs)
    said = b""
    with contextlib.suppress(OSError):
        while b"Control-C" not in said and (more := os.read(ours, 65_536)):
            said += more
    process.terminate()
    process.wait(timeout=TERMINAL_TIMEOUT)
    os.close(ours)
    # It sets both colours itself, so that it looks the same on every terminal.
    lines = re.findall("\x1b\\[38;5;16;48;5;231m(.*?)\x1b\\[0m", said.decode())
    assert len(lines) > 15 and len({len(line) for line in lines}) == 1, said.decode()
    assert not any(line.strip() for line in lines[:2]), "there is no quiet zone"
    assert decode(blocks(lines)) == "https://films.example.org"


def test_a_password_is_typed_twice_and_unseen(guarded):
    ours, theirs = pty.openpty()
    command = [str(BINARY), "password", "--data-dir", str(guarded.data)]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=guarded.environment)
    os.close(theirs)
    said = b""
    for prompt in ["PasswordCommandText.new", "PasswordCommandText.again"]:
        while not said.endswith(f"{text(prompt)} ".encode()):
            said += os.read(ours, 1_000)
        os.write(ours, b"typed in the dark\n")
    with contextlib.suppress(OSError):
        while more := os.read(ours, 1_000):
            said += more
    assert process.wait(timeout=TERMINAL_TIMEOUT) == 0, said
    os.close(ours)
    assert text("PasswordCommandText.changed").encode() in said and b"dark" not in said


@pytest.fixture
def encrypted(template, tmp_path):
    """A server with a password and a certificate, and the browser's option to trust it."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-keyout", key, "-out", certificate, "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"],
        check=True, capture_output=True,
    )  # fmt: skip
    public = subprocess.run(["openssl", "pkey", "-in", key, "-pubout", "-outform", "DER"], check=True, capture_output=True)
    digest = base64.b64encode(hashlib.sha256(public.stdout).digest()).decode()
    options = ("--tls-certificate", str(certificate), "--tls-key", str(key))
    for filmz in serving(template, tmp_path, *options, protected=True):
        yield filmz, f"--ignore-certificate-errors-spki-list={digest}"


def test_it_can_be_put_on_the_home_screen(playwright, encrypted):
    filmz, trust = encrypted
    assert filmz.url.startswith("https://")
    browser = launch(playwright, trust)
    with reading(browser, filmz.url) as reader:
        page = reader.page
        page.goto("/")
        enter(page, PASSWORD)
        page.wait_for_url(filmz.url + "/")
        versions = page.evaluate("performance.getEntries().map(entry => entry.nextHopProtocol).filter(Boolean)")
        assert set(versions) == {"h2"}
        cookies = {cookie["name"]: cookie["secure"] for cookie in page.context.cookies()}
        assert len(cookies) == 3 and all(cookies.values()), cookies
        session = page.context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        assert manifest["url"].endswith("/manifest.webmanifest") and manifest["errors"] == []
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # Playwright's contexts are incognito, and Chromium complains about that.
        assert [error for error in errors if error["errorId"] != "in-incognito"] == []
        icons = page.evaluate(
            """async () => {
                const manifest = await (await fetch('/manifest.webmanifest')).json();
                const size = async (src) => {
                    const bitmap = await createImageBitmap(await (await fetch(src)).blob());
                    return `${bitmap.width}x${bitmap.height}`;
                };
                return Promise.all(manifest.icons.map(async (icon) => [icon.sizes, await size(icon.src)]));
            }"""
        )
        assert len(icons) == 3 and all(told == real for told, real in icons)
    browser.close()
