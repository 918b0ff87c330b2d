"""Draws the icons for home screens from the one drawing.

    scripts/icons
"""

import io
import re
from pathlib import Path

from browsing import launch
from PIL import Image
from playwright.sync_api import sync_playwright

ASSETS = Path(__file__).resolve().parents[2] / "Sources/FilmzWeb/Assets"
# Name, pixels, and the drawing's part of the width: there is ground around it where the system cuts the edges.
ICONS = [("icon-192", 192, None), ("icon-512", 512, None), ("icon-touch", 180, 1.0), ("icon-maskable", 512, 0.8)]


def main() -> None:
    drawing = next(ASSETS.rglob("icon.svg")).read_text(encoding="utf-8")
    ground = re.search(r'<rect[^>]*fill="(#\w+)"', drawing)[1]
    folder = ASSETS / "Shared"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, size, share in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            width = 100 * (share or 1)
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center;"
                f" background: {ground if share else 'transparent'} }} svg {{ width: {width}vw }}</style>{drawing}"
            )
            picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
            picture.convert("RGB" if share else "RGBA").save(folder / f"{name}.png", optimize=True)
            page.close()
        browser.close()
    print(f"icons: {len(ICONS)} drawn into {folder}")


if __name__ == "__main__":
    main()
