"""Takes pictures of every screen at every size in both themes into shots/, and puts them together on sheets.

    make shots                      everything
    make shots ARGS="film search"   only screens whose name holds one of these words
"""

import shutil
import sys
import tempfile
from pathlib import Path

from browsing import THEMES, VIEWPORTS, launch, reading
from filmz import Filmz
from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright
from screens import SCREENS, furnish

FOLDER = Path(__file__).resolve().parents[2] / "shots"
COLUMN, GAP, CAPTION = 390, 24, 22


def sheet(pictures: list[Path], path: Path) -> None:
    """All pictures side by side at the same width, each under its name."""
    columns = min(6, len(pictures))
    tiles = []
    for picture in pictures:
        with Image.open(picture) as image:
            tiles.append((picture.stem, image.convert("RGB").resize((COLUMN, image.height * COLUMN // image.width))))
    rows = [tiles[i : i + columns] for i in range(0, len(tiles), columns)]
    heights = [max(image.height for _, image in row) + CAPTION + GAP for row in rows]
    result = Image.new("RGB", (columns * (COLUMN + GAP) + GAP, sum(heights) + GAP), "#777")
    draw = ImageDraw.Draw(result)
    y = GAP
    for row, height in zip(rows, heights, strict=True):
        for column, (name, image) in enumerate(row):
            x = GAP + column * (COLUMN + GAP)
            draw.text((x, y), name, fill="white")
            result.paste(image, (x, y + CAPTION))
        y += height
    result.save(path)


def main(wanted: list[str]) -> None:
    screens = [s for s in SCREENS if not wanted or any(word in s.name for word in wanted)]
    if not screens:
        sys.exit(f"shots: no screen is called {' or '.join(wanted)}")
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare, full = Filmz(Path(folder) / "bare"), Filmz(Path(folder) / "full")
        try:
            ids = furnish(full)
            browser = launch(playwright)
            for viewport in VIEWPORTS:
                for theme in THEMES:
                    pictures = []
                    for screen in screens:
                        server = bare if screen.bare else full
                        with reading(browser, server.url, viewport, theme) as reader:
                            reader.expected_statuses = {screen.status} - {200}
                            reader.page.goto(screen.path.format(**ids), wait_until="networkidle")
                            pictures.append(FOLDER / f"{viewport}-{theme}-{screen.name}.png")
                            reader.page.screenshot(path=pictures[-1])
                    sheet(pictures, FOLDER / f"sheet-{viewport}-{theme}.png")
                    print(f"shots: {len(pictures)} pictures, {viewport}, {theme}")
            browser.close()
        finally:
            for filmz in (bare, full):
                filmz.stop()
    print(f"shots: see {FOLDER}/sheet-*.png")


if __name__ == "__main__":
    main(sys.argv[1:])
