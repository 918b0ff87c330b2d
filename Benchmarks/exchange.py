"""Measures how quick taking files in and taking all away is, what it needs, and how many films are found.

    make exchange-bench                    everything; fails when a figure that must hold does not
    make exchange-bench ARGS=--record      the same, and writes the table into docs/benchmarks.md

A life with films is made from a seed, over a catalogue of a million titles that `generate` makes. Each measurement is of
the whole command, in a folder of data of its own, and beside it stands what one thread of Python needs to unpack the
same file and divide it into cells.
"""

import argparse
import contextlib
import csv
import gzip
import io
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
import zipfile
from collections import Counter
from pathlib import Path

import lives
from bench import FILMZ, ROOT, Row, Server, record

MARKS = ("<!-- make exchange-bench -->", "<!-- end of exchange-bench -->")
FOLDER = ROOT / ".build-bench/exchange"
PROGRAMS = ROOT / ".build-bench/release"
STARTER = ROOT / "Sources/FilmzCatalogue/Films/starter-films.tsv"
FILES = ["title.basics.tsv.gz", "title.ratings.tsv.gz", "title.akas.tsv.gz"]
TITLES, PEOPLE, SEED, ROUNDS = 1_000_000, 1_000, 1, 5
# Of these titles other names are taken, so that every name in a row is one that the catalogue can have.
REGIONS = "US,JP,IN,RU,CN,KR,GR,EG,IR,TH,IL,RO,DK,HU,NL,TR,PL,HR,PH,SE,VN,CZ,FI,BR,DE,FR,IT,ES"
SEEN, VIEWINGS, WANTED, TO_MATCH = 9_000, 15_000, 1_000, 3_000
# Films that no catalogue has, in a file, and how often such files are taken in.
UNKNOWN, UNKNOWN_ROUNDS = 5_000, 3
# Milliseconds between two writes of somebody who uses the app meanwhile.
PAUSE = 3


def generate() -> None:
    """Makes the titles, and a folder of data with a catalogue of them, unless they are there."""
    made = FOLDER / f"made-{TITLES}-{SEED}"
    if made.exists():
        return
    shutil.rmtree(FOLDER, ignore_errors=True)
    (FOLDER / "files").mkdir(parents=True)
    command = [PROGRAMS / "generate", "--out", FOLDER, "--starter", STARTER, "--seed", SEED, "--films", TITLES]
    command += ["--people", PEOPLE, "--queries", 0, "--others", 0]
    subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL)
    for name in FILES:
        (FOLDER / "files" / name).symlink_to((FOLDER / name).resolve())
    command = ["catalogue", "import", FOLDER / "files", "--regions", REGIONS, "--data-dir", FOLDER / "data"]
    filmz(*command)
    made.touch()


def filmz(*arguments) -> str:
    told = subprocess.run([FILMZ, *map(str, arguments)], capture_output=True, text=True)
    if told.returncode:
        sys.exit(f"exchange: filmz {' '.join(map(str, arguments[:2]))} failed:\n{told.stderr}{told.stdout[-2_000:]}")
    return told.stdout


def taken() -> set[int]:
    """The numbers of the films that the catalogue takes: none for adults, and no series, since a row of Letterboxd is a film."""
    with gzip.open(FOLDER / FILES[0], "rt", encoding="utf-8") as lines:
        titles = (line.split("\t") for line in lines)
        return {int(cells[0][2:]) for cells in titles if cells[4] == "0" and cells[1] not in ("tvSeries", "tvMiniSeries")}


@contextlib.contextmanager
def data():
    """A folder of data with the catalogue and no films of anybody."""
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        place = Path(folder, "data")
        shutil.copytree(FOLDER / "data", place)
        yield place


class Run:
    """One command, with its time in seconds and the most memory that it had, in MB: for itself, and with pages of files."""

    def __init__(self, *arguments):
        with tempfile.TemporaryFile("w+") as said:
            start = time.perf_counter()
            process = subprocess.Popen([FILMZ, *map(str, arguments)], stdout=said, stderr=said)
            self.own = self.peak = 0
            while process.poll() is None:
                with contextlib.suppress(OSError, TypeError):
                    status = Path(f"/proc/{process.pid}/status").read_text()
                    own, peak = (int(re.search(rf"{name}:\s+(\d+)", status)[1]) / 1000 for name in ("RssAnon", "VmHWM"))
                    self.own, self.peak = max(self.own, own), max(self.peak, peak)
                time.sleep(0.005)
            self.seconds = time.perf_counter() - start
            said.seek(0)
            self.said = said.read()
            if process.returncode:
                sys.exit(f"exchange: filmz {arguments[0]} failed:\n{self.said[-2_000:]}")


class Writer(threading.Thread):
    """Somebody who makes films their favourites, again and again, while `quit` is not set."""

    def __init__(self, server: Server, films: list[str]):
        super().__init__()
        self.server, self.films, self.quit, self.waits = server, films, threading.Event(), []

    def run(self) -> None:
        number = 0
        while not self.quit.is_set():
            number += 1
            film = self.films[number // 2 % len(self.films)]
            headers = {"Origin": self.server.url, "Content-Type": "application/json"}
            body = json.dumps({"favourite": number % 2 == 1}).encode()
            request = urllib.request.Request(f"{self.server.url}/api/v1/films/{film}/mine", body, headers, method="PATCH")
            start = time.perf_counter()
            urllib.request.urlopen(request).read()
            self.waits.append((time.perf_counter() - start) * 1_000)
            time.sleep(PAUSE / 1_000)


def beside(data: Path, *arguments) -> tuple[list[float], str]:
    """How long each write of somebody else waited while a command ran, in milliseconds; and what the command said."""
    server = Server(data)
    try:
        films = [item["film"]["id"] for item in json.loads(server.get("/api/v1/discover?limit=50")[1])["items"]]
        writer = Writer(server, films)
        # The first writes of a process take longer.
        writer.start()
        time.sleep(0.5)
        writer.waits.clear()
        said = filmz(*arguments)
        writer.quit.set()
        writer.join()
        return writer.waits, said
    finally:
        server.stop()


def floor(content: bytes) -> float:
    """The seconds that Python needs to unpack a file and divide it into cells."""
    start = time.process_time()
    parts = [content]
    if content[:2] == b"PK":
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            parts = [archive.read(name) for name in archive.namelist()]
    for part in parts:
        if part[:1] == b"[":
            json.loads(part)
        else:
            sum(len(row) for row in csv.reader(io.StringIO(part.decode())))
    return time.process_time() - start


def judge(question: str, value: float, told: str, must: float, aim: float | None, unit: str, rising=False) -> Row:
    sign = "≥" if rising else "≤"
    limits = f"must {sign} {must:g}{unit}" + (f", aim {sign} {aim:g}{unit}" if aim is not None else "")
    return Row(question, value, told, must, aim, rising, limits)


def rows_of_taking_in(films: list[lives.Film]) -> list[Row]:
    file = FOLDER / "letterboxd.zip"
    file.write_bytes(lives.Life(films, SEEN, VIEWINGS, WANTED).letterboxd())
    seconds, waits = {"import": [], "again": [], "undo": [], "export": [], "floor": []}, {"import": [], "undo": []}
    for number in range(ROUNDS + 1):
        with data() as place:
            taking = ["import", file, "--yes", "--json", "--zone", "UTC", "--data-dir", place]
            first = Run(*taking)
            again = Run(*taking)
            exporting = Run("export", "archive", place.parent / "archive.zip", "--data-dir", place)
            change = json.loads(first.said)["change"]
            undoing = Run("undo", change, "--data-dir", place)
            # The first round only warms up.
            if number:
                for name, run in [("import", first), ("again", again), ("export", exporting), ("undo", undoing)]:
                    seconds[name].append(run.seconds)
                seconds["floor"].append(floor(file.read_bytes()))
        print(f"exchange: round {number} of {ROUNDS}", file=sys.stderr)
    for _ in range(3):
        with data() as place:
            taken, said = beside(place, "import", file, "--yes", "--json", "--zone", "UTC", "--data-dir", place)
            undone, _ = beside(place, "undo", json.loads(said)["change"], "--data-dir", place)
            waits["import"] += taken
            waits["undo"] += undone
    middle = {name: statistics.median(values) for name, values in seconds.items()}
    least = middle["floor"]

    def row(question: str, name: str, must: float, aim: float | None) -> Row:
        return judge(question, round(middle[name], 2), f"{middle[name]:.2f} s", must, aim, " s")

    longest = {name: max(values) for name, values in waits.items()}
    half = {name: statistics.median(values) for name, values in waits.items()}
    return [
        row(f"Letterboxd's archive with {SEEN + WANTED:,} films and {VIEWINGS:,} viewings, matched and taken in", "import", 3, 1.2),
        Row("Besides: the same file again, which changes nothing; Python dividing that file into cells", 0,
            f"{middle['again']:.2f} s; {least:.2f} s"),
        row("Undoing all of it", "undo", 1, None),
        row("Taking all of it away as an archive", "export", 0.3, None),
        *(judge(f"The longest that another write waits during the {name}, of {len(waits[name]):,}", round(longest[name]),
                f"{longest[name]:.0f} ms (half of them {half[name]:.1f} ms)", 50, None, " ms")
          for name in ["import", "undo"]),
    ]  # fmt: skip


def row_of_memory(films: list[lives.Film]) -> Row:
    file = FOLDER / "long.zip"
    file.write_bytes(lives.Life(films, 20_000, 45_000, 5_000).letterboxd())
    with zipfile.ZipFile(file) as archive:
        count = sum(archive.read(name).count(b"https://boxd.it/") for name in archive.namelist())
    with data() as place:
        run = Run("import", file, "--yes", "--json", "--zone", "UTC", "--data-dir", place)
    return judge(f"Most memory of taking in {count:,} rows", round(run.own),
                 f"{run.own:.0f} MB (with pages of files {run.peak:.0f})", 200, None, " MB")  # fmt: skip


def rows_of_unknown(films: list[lives.Film]) -> list[Row]:
    """Films that nobody knows, from rows without an ID or an address; then as many others, and the first again."""
    asked = lives.unknown_rows(films, 2 * UNKNOWN)
    files = [FOLDER / "unknown.csv", FOLDER / "more.csv"]
    for file, some in zip(files, [asked[:UNKNOWN], asked[UNKNOWN:]]):
        file.write_bytes(lives.table("Title,Year,WatchedDate", [[title, year, "2020-01-01"] for title, year in some]))
    seconds: list[list[float]] = []
    for _ in range(UNKNOWN_ROUNDS):
        with data() as place:
            runs = [Run("import", file, "--yes", "--json", "--doubtful", "own", "--zone", "UTC", "--data-dir", place)
                    for file in [*files, files[0]]]  # fmt: skip
        made = [json.loads(run.said)["own"] for run in runs[:2]]
        # A few are found under the title without its article.
        if min(made) < UNKNOWN * 9 // 10:
            sys.exit(f"exchange: of {UNKNOWN} films that nobody knows, only {made} were made: no fair comparison")
        seconds.append([run.seconds for run in runs])
    first, more, again = (statistics.median(times) * 1_000 / UNKNOWN for times in zip(*seconds))
    what = f"of {UNKNOWN:,} films that no catalogue has, from rows without an address"
    return [
        judge(f"Each {what}", round(first, 2), f"{first:.2f} ms", 1, 0.3, " ms"),
        judge(f"Each {what}, for somebody who has {UNKNOWN:,} others; the first file again", round(more, 2),
              f"{more:.2f} ms; {again:.2f} ms", 1, 0.3, " ms"),
    ]  # fmt: skip


def rows_of_readers(films: list[lives.Film]) -> list[Row]:
    """Processor time for a megabyte of each product's files, three times each; the median counts."""
    life = lives.Life(films, SEEN, VIEWINGS, WANTED, seed=2)
    others = lives.Others(life)
    with zipfile.ZipFile(io.BytesIO(life.letterboxd())) as archive:
        diary = archive.read("diary.csv")
    files = {
        "Letterboxd's diary": ("diary.csv", diary), "IMDb's ratings": ("ratings.csv", others.imdb()),
        "TMDb's ratings": ("tmdb.csv", others.tmdb()), "Trakt's history": ("watched-history-1.json", others.trakt()),
        "TV Time's records": ("tracking-prod-records.csv", others.tv_time()),
        "Any table": ("films.csv", others.table()), "A list of titles": ("titles.txt", others.titles()),
    }  # fmt: skip
    rows = []
    for product, (name, content) in files.items():
        file = FOLDER / name
        file.write_bytes(content)
        told = [json.loads(subprocess.run([PROGRAMS / "read", file], check=True, capture_output=True, text=True).stdout)
                for _ in range(3)]  # fmt: skip
        if told[0]["facts"] < VIEWINGS * 9 // 10:
            sys.exit(f"exchange: of {product} only {told[0]['facts']} facts were read: no fair comparison")
        size = len(content) / 1e6
        seconds = statistics.median(one["seconds"] for one in told) / size
        least = statistics.median(floor(content) for _ in range(3)) / size
        rows.append(judge(f"{product}: reading a megabyte; Python dividing it into cells", round(seconds, 2),
                          f"{seconds:.2f} s; {least:.2f} s", 2, None, " s"))  # fmt: skip
    return rows


def rows_of_matching(films: list[lives.Film]) -> list[Row]:
    """Each row has its number as the text of a viewing, by which the archive tells which film it became."""
    asked = lives.rows_to_match(films, TO_MATCH)
    file = FOLDER / "rows.csv"
    rows = [[title, year or "", "2020-01-01", f"row {number}"] for number, (_, _, title, year) in enumerate(asked)]
    file.write_bytes(lives.table("Title,Year,WatchedDate,Review", rows))
    with data() as place:
        filmz("import", file, "--yes", "--json", "--zone", "UTC", "--data-dir", place)
        filmz("export", "archive", place.parent / "archive.zip", "--data-dir", place)
        with zipfile.ZipFile(place.parent / "archive.zip") as archive:
            def lines(name: str) -> list[dict]:
                return [json.loads(line) for line in archive.read(name).splitlines()]

            known = {film["id"]: film for film in lines("films.jsonl")}
            found = {int(one["note"].split()[1]): known[one["film"]] for one in lines("viewings.jsonl")}
    tally: Counter = Counter()
    for number, (how, film, _, _) in enumerate(asked):
        became = found.get(number)
        imdb = str((became or {}).get("ids", {}).get("imdb", ""))
        isRight = imdb.removeprefix("tt").isdigit() and int(imdb.removeprefix("tt")) == film.number
        verdict = "doubtful" if became is None else "right" if isRight else "own" if became.get("isOwn") else "wrong"
        tally[how, verdict] += 1
    right, wrong = (sum(tally[how, verdict] for how in lives.WRITINGS) for verdict in ("right", "wrong"))
    each = "; ".join(f"{how} {100 * tally[how, 'right'] / sum(tally[how, one] for one in ('right', 'doubtful', 'own', 'wrong')):.1f}"
                     for how in lives.WRITINGS)  # fmt: skip
    return [
        judge(f"Of {TO_MATCH:,} rows, how many of 100 find the right film at once, among {TITLES:,} titles",
              round(100 * right / TO_MATCH, 1), f"{100 * right / TO_MATCH:.1f} ({each})", 97, None, "", rising=True),
        judge("Of 1,000 of these, how many find a wrong one", round(1_000 * wrong / TO_MATCH, 2),
              f"{1_000 * wrong / TO_MATCH:.2f} ({wrong})", 0.99, None, ""),
    ]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write the table into docs/benchmarks.md")
    options = parser.parse_args()
    generate()
    films = lives.known_films(FOLDER / "names.tsv", TITLES, taken())
    known = films[: lives.KNOWN]
    rows = rows_of_taking_in(known) + [row_of_memory(known)] + rows_of_unknown(films) + rows_of_readers(known)
    rows += rows_of_matching(films)
    table = "\n".join(["| question | measured | limit | |", "|---|---|---|---|", *(row.cells() for row in rows)])
    print(table)
    if options.record:
        record(MARKS, table, f"{ROUNDS} rounds; `make exchange-bench`")
    failed = [row.question for row in rows if not row.holds(row.must)]
    if failed:
        sys.exit("exchange: what must hold does not: " + "; ".join(failed))


if __name__ == "__main__":
    main()
