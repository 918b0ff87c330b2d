"""Takes pictures of every screen in every state, at every size, in both themes, and puts them together on sheets.

    make shots                      everything into shots/, and the sheets that are kept into docs/screens/
    make shots ARGS="film search"   only what has one of these words in its name, into shots/
"""

import shutil
import sys
import tempfile
from pathlib import Path

from browsing import THEMES, VIEWPORTS, launch, reading
from datasets import Datasets, imported_from, importing_from
from filmz import Filmz
from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Page, expect, sync_playwright
from providers import simulating
from screens import SCREENS, TROUBLES, furnish, furnish_from_providers, sign_in_devices
from states import STATES, enter, let_go

ROOT = Path(__file__).resolve().parents[2]
FOLDER, KEPT = ROOT / "shots", ROOT / "docs" / "screens"
GAP, CAPTION = 14, 20
# How wide a picture is on its sheet, and how many are in a row.
SHEETS = {"phone": (220, 9), "phone-landscape": (330, 6), "tablet": (220, 9), "desktop": (400, 5)}

# Pictures in view are loaded; others never load, so they are not waited for.
SETTLED = """async () => {
    await document.fonts.ready;
    const isSeen = image => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    await Promise.all([...document.images].filter(isSeen).map(image => image.decode().catch(() => {})));
}"""


def sheet(pictures: list[Path], viewport: str, theme: str) -> Image.Image:
    """All pictures at the same size, each under its name."""
    width, columns = SHEETS[viewport]
    tiles = []
    for picture in pictures:
        with Image.open(picture) as image:
            height = image.height * width // image.width
            tiles.append((picture.stem.split("-" + theme + "-")[1], image.convert("RGB").resize((width, height))))
    rows = -(-len(tiles) // columns)
    step_x, step_y = width + GAP, tiles[0][1].height + CAPTION + GAP
    ground, ink = ("#2b2825", "#d8d0c4") if theme == "dark" else ("#d9d3c8", "#3a332b")
    result = Image.new("RGB", (min(columns, len(tiles)) * step_x + GAP, rows * step_y + GAP), ground)
    draw, font = ImageDraw.Draw(result), ImageFont.load_default(size=12)
    for index, (name, image) in enumerate(tiles):
        x, y = GAP + index % columns * step_x, GAP + index // columns * step_y
        draw.text((x, y), name, fill=ink, font=font)
        result.paste(image, (x, y + CAPTION))
    return result


def look(page: Page, path: Path) -> Path:
    page.evaluate(SETTLED)
    page.screenshot(path=path)
    return path


def pictures(browser, servers: dict[str, Filmz], viewport: str, theme: str, wanted) -> list[Path]:
    taken = []
    for screen in filter(wanted, SCREENS):
        server = servers[screen.on]
        # A reader who is signed in is not asked again.
        cookie = server.cookie if screen.on == "protected" and not screen.path.startswith("/sign-in") else None
        with reading(browser, server.url, viewport, theme, cookie=cookie) as reader:
            reader.expected_statuses = {screen.status} - {200}
            reader.page.goto(screen.path.format(**server.ids), wait_until="load")
            expect(reader.page.locator("[data-asking], [data-fresh]")).to_have_count(0)
            taken.append(look(reader.page, FOLDER / f"{viewport}-{theme}-{screen.name}.png"))
    for state in filter(wanted, STATES):
        server = servers[state.on]
        with reading(browser, server.url, viewport, theme) as reader:
            enter(state, reader.page, server)
            taken.append(look(reader.page, FOLDER / f"{viewport}-{theme}-{state.name}.png"))
            let_go()
            # Errors here are intended.
            reader.complaints.clear()
    return taken


def main(words: list[str]) -> None:
    def wanted(shown) -> bool:
        return not words or any(word in shown.name for word in words)

    if not any(map(wanted, [*SCREENS, *STATES])):
        sys.exit(f"shots: nothing is called {' or '.join(words)}")
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    KEPT.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        simulating() as simulator,
        simulating(*TROUBLES) as failing,
        Datasets() as datasets,
        Datasets(stalls=True) as stalling,
        sync_playwright() as playwright,
    ):
        def serve(name: str, *options: str, **how) -> Filmz:
            return Filmz(Path(folder) / name, *options, **how)

        servers = {
            "bare": serve("bare"),
            "furnished": serve("furnished"),
            "staged": serve("staged"),
            "protected": serve("protected", "--url", "http://192.168.1.5:4455", protected=True),
            "provided": serve(
                "provided", "--programmes-from", simulator.host, environment=simulator.without_keys()),
            "troubled": serve("troubled", environment=failing.environment | datasets.gone()),
            "importing": serve("importing", environment=stalling.environment),
            "imported": serve("imported", environment=datasets.environment),
        }
        try:
            protected, provided, troubled = (servers[name] for name in ("protected", "provided", "troubled"))
            for name in ("furnished", "staged"):
                servers[name].ids = furnish(servers[name])
            protected.cookie = sign_in_devices(protected)
            protected.ids = {"backup": protected.back_up(protected.cookie)}
            provided.ids = furnish_from_providers(provided, simulator.keys(), simulator.cinema)
            troubled.ids = {"plain": troubled.film("Casablanca")}
            troubled.post(f"/films/{troubled.ids['plain']}/refresh", {})
            importing_from(servers["importing"])
            for name in ("imported", "troubled"):
                imported_from(servers[name])
            browser = launch(playwright)
            for viewport in VIEWPORTS:
                for theme in THEMES:
                    taken = pictures(browser, servers, viewport, theme, wanted)
                    image = sheet(taken, viewport, theme)
                    image.save(FOLDER / f"sheet-{viewport}-{theme}.png")
                    if not words:
                        image.save(KEPT / f"{viewport}-{theme}.webp", quality=55, method=6)
                    print(f"shots: {len(taken)} pictures, {viewport}, {theme}")
            browser.close()
        finally:
            for server in servers.values():
                server.stop()
    print(f"shots: see {FOLDER}/sheet-*.png")
    if not words:
        size = sum(file.stat().st_size for file in KEPT.glob("*.webp"))
        print(f"shots: {size // 1000} KB of sheets in {KEPT}")


if __name__ == "__main__":
    main(sys.argv[1:])
