"""How quick Discover is over a catalogue of very many films, with rows of what providers say is new."""

import json
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from bench import CONNECTIONS, FILMZ, LISTS, ROOT, ROUNDS, Row, Server, load, nginx, providers, share_row

# The import leaves two of a hundred out.
FILMS, MADE, PEOPLE, SEED = 700_000, 720_000, 400_000, 1
# Made once; a name for each size, so that another size makes another one.
FOLDER = ROOT / f".build-bench/discover-{MADE}"
GENERATE = ROOT / ".build-bench/release/generate"
STARTER = ROOT / "Sources/FilmzCatalogue/Films/starter-films.tsv"
FILES = ["title.basics.tsv.gz", "title.ratings.tsv.gz", "title.crew.tsv.gz", "title.principals.tsv.gz"]
FILES.append("name.basics.tsv.gz")
PAGES = {"front": "/", "list": LISTS["Discover"]}
# How many times slower than nginx each may be and should be.
LIMITS = {"front": (8, 5), "list": (4.8, 3)}


def generate() -> None:
    """Makes datasets of as many films as IMDb has, unless they are there."""
    made = FOLDER / "made"
    if made.exists():
        return
    command = [GENERATE, "--out", FOLDER, "--starter", STARTER, "--seed", SEED, "--films", MADE, "--people", PEOPLE]
    command += ["--queries", 0, "--others", 0]
    FOLDER.mkdir(parents=True, exist_ok=True)
    subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL)
    made.touch()


def imported(folder: Path) -> Path:
    """A folder of data with a catalogue of them."""
    files = folder / "files"
    files.mkdir()
    for name in FILES:
        (files / name).symlink_to((FOLDER / name).resolve())
    data = folder / "data"
    command = [FILMZ, "catalogue", "import", files, "--data-dir", data]
    told = subprocess.run(command, capture_output=True, text=True)
    if told.returncode:
        sys.exit(f"bench: the import failed:\n{told.stderr}")
    return data


def fill(server: Server) -> int:
    """Has the rows of the front page asked for, as its script does. Returns how many there are."""
    page = server.get("/")[1].decode()
    for path in re.findall(r'data-row="([^"]+)"', page):
        server.get(path.replace("&amp;", "&") + "&fragment=row")
    page = server.get("/")[1].decode()
    rows = re.findall(r'<section class="strip-row" id="new-[^"]+"', page)
    if "data-row" in page or len(rows) < 3:
        sys.exit(f"bench: the front page has {len(rows)} rows of providers, or waits for some: no fair comparison")
    return len(rows)


def rows_of_discover() -> list[Row]:
    generate()
    seen: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder, providers() as environment:
        server = Server(imported(Path(folder)), environment)
        try:
            count = fill(server)
            known = json.loads(server.get("/api/v1/discover?sort=popular&limit=1")[1])["total"]
            if known < FILMS:
                sys.exit(f"bench: the catalogue has only {known:,} films")
            bodies = {name: server.get(path)[1] for name, path in PAGES.items()}
            with nginx(bodies) as static:
                for number in range(ROUNDS + 1):
                    for name, path in PAGES.items():
                        measured = {
                            f"{name} nginx": load(f"{static}/{name}", CONNECTIONS).rate,
                            name: load(server.url + path, CONNECTIONS).rate,
                        }
                        # The first round only warms up.
                        for what, value in measured.items() if number else []:
                            seen.setdefault(what, []).append(value)
        finally:
            server.stop()
    middle = {name: statistics.median(values) for name, values in seen.items()}
    questions = {
        "front": f"Discover's front page with {count} rows of providers ({len(bodies['front']) / 1000:.0f} KB)",
        "list": "Discover: 50 films, filtered",
    }
    return [
        share_row(f"{questions[name]}, {FILMS:,} films; requests per second beside nginx with the same bytes",
                  middle[name], middle[f"{name} nginx"], LIMITS[name])
        for name in PAGES
    ]  # fmt: skip
