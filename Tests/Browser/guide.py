"""Takes the pictures of the guide: each tab on a phone, dark and light side by side, with films that people know.

    make shots ARGS=--guide     into docs/guide/
"""

import tempfile
from pathlib import Path

from browsing import THEMES, launch, reading
from filmz import Filmz
from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright
from providers import simulating
from shots import SETTLED

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "guide"
# Each is shown at this width, with a gap between both themes.
WIDTH, GAP = 360, 24
TABS = {
    "discover": "/",
    "search": "/search?q=90s+comedies",
    "film": "/films/{film}",
    "show": "/films/{show}",
    "my-films": "/me/watchlist",
    "together": "/together",
    "cinema": "/cinema",
    "settings": "/settings",
}
WATCHLIST = ["Vertigo", "Ran", "Persona", "Stalker", "Paris, Texas", "Alien", "Chungking Express", "Metropolis", "The Third Man"]
SEEN = {
    "Spirited Away": ("2026-11-21", "Kino am Markt", "Ada", "5"),
    "Casablanca": ("2026-11-14", "At home", "", "4.5"),
    "Parasite": ("2026-11-08", "At home", "Ben", "4"),
    "Amélie": ("2026-10-31", "Kino am Markt", "Ada", "4.5"),
    "Jaws": ("2026-10-24", "At home", "", "3.5"),
    "Seven Samurai": ("2026-10-10", "At home", "", "5"),
}
LISTS = {
    "Rainy Sundays": ["Amélie", "The Apartment", "Singin' in the Rain", "My Neighbor Totoro"],
    "With Ada": ["Vertigo", "Ran", "Alien", "Stalker"],
}


def furnish(filmz: Filmz, cinema: str) -> dict[str, str]:
    """What somebody has who has used Filmz for a while. Returns the IDs that addresses in `TABS` name."""
    for title in WATCHLIST:
        filmz.post(f"/films/{filmz.film(title)}/watchlist", {"wanted": "true"})
    for number, (title, (day, place, companions, rating)) in enumerate(SEEN.items()):
        filmz.log(
            filmz.film(title), 4000 + number, when="day", day=day, place=place, companions=companions, rating=rating)
    show = filmz.film("Severance")
    filmz.post(f"/films/{show}/episodes/seen", {"upTo": "s01e05", "when": "unknown"})
    for number, (name, titles) in enumerate(LISTS.items()):
        films = [("film", filmz.film(title)) for title in titles]
        filmz.post("/lists/films", [("list", str(7000 + number)), ("name", name), *films])
    theatre = {"source": cinema, "name": "Kino am Markt", "place": "", "timeZone": "Europe/Vienna"}
    filmz.post("/cinema/theatres", theatre)
    return {"film": filmz.film("Spirited Away"), "show": show}


def pair(browser: Browser, filmz: Filmz, path: str) -> Image.Image:
    """The page in both themes, side by side."""
    sides = []
    with tempfile.TemporaryDirectory() as folder:
        for theme in THEMES:
            with reading(browser, filmz.url, "phone", theme) as reader:
                reader.page.goto(path, wait_until="load")
                expect(reader.page.locator("[data-asking], [data-fresh]")).to_have_count(0)
                reader.page.evaluate(SETTLED)
                picture = Path(folder) / f"{theme}.png"
                reader.page.screenshot(path=picture)
                with Image.open(picture) as image:
                    height = image.height * WIDTH // image.width
                    sides.append(image.convert("RGBA").resize((WIDTH, height), Image.Resampling.LANCZOS))
    result = Image.new("RGBA", (2 * WIDTH + GAP, sides[0].height), (0, 0, 0, 0))
    for index, side in enumerate(sides):
        result.paste(side, (index * (WIDTH + GAP), 0))
    return result


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, simulating() as simulator, sync_playwright() as playwright:
        # Without providers: their simulated pictures and plots are no pleasure.
        options = ["--programmes-from", simulator.host]
        off = {"FILMZ_ITUNES_ENABLED": "false", "FILMZ_TVMAZE_ENABLED": "false"}
        filmz = Filmz(Path(folder) / "data", *options, environment=simulator.without_keys() | off)
        try:
            ids = furnish(filmz, simulator.cinema)
            browser = launch(playwright)
            for name, path in TABS.items():
                file = FOLDER / f"{name}.webp"
                pair(browser, filmz, path.format(**ids)).save(file, quality=80, method=6)
                print(f"guide: {file.name}, {file.stat().st_size // 1000} KB")
            browser.close()
        finally:
            filmz.stop()


if __name__ == "__main__":
    main()
