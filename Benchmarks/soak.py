"""Searches and posters by the thousand, while the providers misbehave at random: what is left behind, and does it grow?

    make soak                                   4,000 searches and 10,000 posters, judged over the second half
    make soak ARGS="--searches 200 --posters 500 --seed 7"
    make soak ARGS="--minutes 10"               as many of them as fit into so many minutes; memory is not judged

Several searches go on at once, as a page asks for them; most are left before everything has come in. Others look at the
pictures that the rows name. Every few seconds the providers end and, some seconds later, are there again with other faults. It fails
when the memory still grows in the second half, when a cache is over its bound or holds a file that is not whole, when a
film stands twice in one search, or when a provider was asked more often than it may be.
"""

import argparse
import contextlib
import hashlib
import html
import http.client
import json
import os
import plistlib
import random
import re
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILMZ = Path(os.environ.get("FILMZ_BINARY", ROOT / ".build-release/release/filmz"))
SIMULATOR = Path(os.environ.get("FILMZ_SIMULATOR", ROOT / ".build-release/release/filmz-simulator"))
PORT = 20_000 + os.getpid() % 10_000
# As many as Filmz lets run at once of one person; one more would end the oldest each time.
SEARCHERS = 3
LOOKERS = 4
# Small enough that pictures are thrown out all the time.
CACHE_MEGABYTES = 4
OMDB_CALLS = 900
# iTunes answers about 20 calls a minute; Filmz sends 18.
ITUNES_CALLS_A_MINUTE = 18
FAULTS = [
    "slow:0.3", "hanging@1x3", "cut-off@1x5", "404@1x5", "429:1@1x3", "500@1x5", "503@1x5", "html@1x5", "invalid-json@1x5",
    "wrong-types@1x5", "duplicates", "403@1x2", "401@1x2", "quota@40",
]  # fmt: skip
SERVICES = ["omdb", "tmdb", "itunes", "amc", "tvmaze"]
TURN = 8
# How long no provider can be reached between two turns, in seconds.
AWAY = [0.0, 0.0, 0.5, 2.0]
GROWTH = 0.01
# With fewer, what Filmz may keep in memory is still filling up in the second half.
JUDGED_FROM = 4_000
# One in this number of searches is also fetched as a page and as JSON.
LOOKED_AT = 4


class Providers:
    """The simulator, which is stopped and started with other faults."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.start([])

    def start(self, options: list[str]) -> None:
        self.process = subprocess.Popen(
            [SIMULATOR, "--json", "--port", str(PORT), *options], stdout=subprocess.PIPE, text=True
        )
        self.environment = json.loads(self.process.stdout.readline())["environment"]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        told = self.process.communicate(timeout=60)[0]
        self.calls.update(json.loads(told.splitlines()[-1])["calls"])

    def misbehave(self, chance: random.Random) -> None:
        self.stop()
        time.sleep(chance.choice(AWAY))
        chosen = chance.sample(SERVICES, chance.randrange(3))
        self.start([part for service in chosen for part in ("--fault", f"{service}={chance.choice(FAULTS)}")])


class Soak:
    def __init__(self, address: str, options: argparse.Namespace):
        self.address = address
        self.searches, self.posters = options.searches, options.posters
        self.end = time.monotonic() + options.minutes * 60
        self.lock = threading.Lock()
        self.asked = {"searches": 0, "posters": 0}
        self.answers: dict[str, int] = {}
        self.pictures: list[str] = []
        self.problems: list[str] = []
        self.titles = titles()

    def search_on(self, seed: int) -> None:
        chance = random.Random(seed)
        while self.takes("searches", self.searches):
            self.heed(lambda: self.search(chance))

    def look_on(self, seed: int) -> None:
        """Looks at pictures, as many as there have been searches for."""
        chance = random.Random(seed)
        while True:
            with self.lock:
                is_done = self.asked["searches"] >= self.searches or time.monotonic() > self.end
                is_ahead = self.asked["posters"] * self.searches > self.asked["searches"] * self.posters
                picture = chance.choice(self.pictures) if self.pictures else None
            if is_done and not picture:
                return
            if not picture or is_ahead and not is_done:
                time.sleep(0.01)
            elif not self.takes("posters", self.posters):
                return
            else:
                self.heed(lambda: self.poster(picture))

    def takes(self, what: str, limit: int) -> bool:
        with self.lock:
            if self.asked[what] >= limit or time.monotonic() > self.end:
                return False
            self.asked[what] += 1
            return True

    def heed(self, work) -> None:
        try:
            work()
        except (OSError, http.client.HTTPException) as error:
            with self.lock:
                self.problems.append(f"no answer: {type(error).__name__} {error}")

    def note(self, answer: str) -> None:
        with self.lock:
            self.answers[answer] = self.answers.get(answer, 0) + 1

    @contextlib.contextmanager
    def answer(self, path: str, destination: str = "empty"):
        connection = http.client.HTTPConnection(self.address, timeout=120)
        try:
            connection.request("GET", path, headers={"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": destination})
            yield connection, connection.getresponse()
        finally:
            connection.close()

    def poster(self, path: str) -> None:
        with self.answer(path, "image") as (_, response):
            # http.client sees to it that the body has the length that was said.
            body = response.read()
            kind = "drawn" if ".svg" in path else "poster"
            self.note(f"{kind} {response.status}")
            is_whole = body.rstrip().endswith(b"</svg>") if kind == "drawn" else is_whole_png(body)
            if response.status == 200 and not is_whole:
                self.problems.append(f"{path} is not whole")
            # There is nothing when its provider is away or has no picture of the film.
            if response.status not in (200, 204):
                self.problems.append(f"{path}: {response.status}")

    def search(self, chance: random.Random) -> None:
        words = chance.choice(self.titles).split()
        query = " ".join(words[: chance.randint(1, 2)]) + chance.choice(["", "", " " + str(chance.randint(1920, 2025))])
        # Most people leave after a moment, and read what has come until then.
        until = time.monotonic() + chance.choice([0.0, 0.1, 0.3, 0.3, 1.0])
        asked = urllib.parse.urlencode({"q": query})
        with self.answer("/search/found?" + asked) as (connection, response):
            self.note(f"search {response.status}")
            if response.status != 200:
                # Some titles are too long, or no words.
                if response.status != 400:
                    self.problems.append(f"search for “{query}”: {response.status}")
                return
            for event in events(connection, response, until):
                self.see(event, f"an event of “{query}”")
            time.sleep(max(0, until - time.monotonic()))
        if chance.randrange(LOOKED_AT) == 0:
            with self.answer("/search?since=0&" + asked) as (_, response):
                self.see(response.read().decode(), f"the page of “{query}”")
            with self.answer("/api/v1/search/found?" + asked) as (_, response):
                self.compare(json.load(response)["films"], query)
            self.note("search looked at")

    def see(self, text: str, where: str) -> None:
        """Remembers the pictures that rows name, and that no film stands there twice."""
        rows = re.findall(r'<li class="row" id="(row-\d+)"', text)
        pictures = []
        for tag in re.findall(r'<img class="poster" [^>]*>', text):
            pictures += [html.unescape(path) for path in re.findall(r' (?:src|data-picture)="([^"]+)"', tag)]
        # A film's own page has the larger one.
        pictures += [path.replace("size=small", "size=large") for path in pictures if "/picture?" in path]
        with self.lock:
            if len(rows) != len(set(rows)):
                self.problems.append(f"{where} shows a film twice")
            self.answers["rows"] = self.answers.get("rows", 0) + len(rows)
            self.pictures += [path for path in pictures if "/picture?" in path or "wanted=" in path]
            del self.pictures[:-4_000]

    def compare(self, films: list[dict], query: str) -> None:
        for name in ("imdb", "tmdb", "iTunes", "amc"):
            known = [film["film"]["externalIDs"][name] for film in films if name in film["film"].get("externalIDs", {})]
            if len(known) != len(set(known)):
                with self.lock:
                    self.problems.append(f"“{query}” finds a film of {name} twice")


def events(connection: http.client.HTTPConnection, response: http.client.HTTPResponse, until: float):
    """The events of a stream, as long as there are any and there is time; the first in any case."""
    text = ""
    seen = False
    while not seen or time.monotonic() < until:
        if seen:
            response.fp.raw._sock.settimeout(max(0.01, until - time.monotonic()))
        try:
            piece = response.read1(65_536)
        except TimeoutError:
            return
        if not piece:
            return
        text += piece.decode(errors="surrogateescape")
        *whole, text = text.split("\n\n")
        seen = seen or bool(whole)
        yield from whole


def is_whole_png(body: bytes) -> bool:
    return body.startswith(b"\x89PNG\r\n\x1a\n") and body[-8:-4] == b"IEND"


def titles() -> list[str]:
    lines = (ROOT / "Sources/FilmzCatalogue/Films/starter-films.tsv").read_text().splitlines()[1:]
    return [line.split("\t")[2] for line in lines]


def resident(process: subprocess.Popen) -> float:
    """Memory in KiB."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process.pid}/status").read_text())[1])


def growth(samples: list[float]) -> float:
    """By how much the memory grew over the second half, as a share: the straight line through it."""
    half = samples[len(samples) // 2 :]
    if len(half) < 2:
        return 0
    slope = statistics.linear_regression(range(len(half)), half).slope
    return slope * len(half) / statistics.mean(half)


def leftovers(folder: Path) -> list[str]:
    """What is wrong with the files of the cache, read as DiskCache writes them: checksum, length of the key, key, value."""
    problems = []
    total = count = 0
    for path in folder.rglob("*"):
        if not path.is_file():
            continue
        total += path.stat().st_size
        count += 1
        data = path.read_bytes()
        length = int.from_bytes(data[32:40])
        key, value = data[40 : 40 + length], data[40 + length :]
        if hashlib.sha256(data[32:]).digest() != data[:32] or len(key) < length:
            problems.append(f"{path.name} is not whole")
        elif not re.fullmatch(hashlib.sha256(key).hexdigest() + "-[0-9a-f]{16}", path.name):
            problems.append(f"{path.name} is under a wrong name")
        elif path.parent.name == "pictures" and not is_whole_png(value):
            problems.append(f"{path.name} holds no whole picture")
        elif path.parent.name == "answers" and not is_plist(value):
            problems.append(f"{path.name} holds no whole answer")
    print(f"soak: cache: {count} files, {total / 1e6:.2f} MB on disk, bound {CACHE_MEGABYTES} MB")
    if total == 0:
        problems.append("nothing was cached, so nothing was shown about the cache")
    if total > CACHE_MEGABYTES * 1_000_000:
        problems.append(f"the cache holds {total / 1e6:.2f} MB, more than its bound")
    return problems


def is_plist(data: bytes) -> bool:
    try:
        return bool(plistlib.loads(data))
    except (plistlib.InvalidFileException, ValueError):
        return False


def databases(folder: Path) -> list[str]:
    problems = []
    for path in folder.glob("*.sqlite"):
        with contextlib.closing(sqlite3.connect(path)) as database:
            verdict = database.execute("PRAGMA integrity_check").fetchone()[0]
            if verdict != "ok":
                problems.append(f"{path.name}: {verdict}")
    return problems + [f"{path.name} was left behind" for path in folder.rglob("*.part")]


def serve(data: Path, environment: dict[str, str]) -> tuple[subprocess.Popen, str]:
    process = subprocess.Popen(
        [FILMZ, "serve", "--port", "0", "--json", "--data-dir", data], stdout=subprocess.PIPE, text=True, env=environment
    )
    return process, json.loads(process.stdout.readline())["address"].removeprefix("http://")


def end(process: subprocess.Popen) -> None:
    process.terminate()
    process.wait(timeout=60)


def kill_while_writing(soak: Soak, process: subprocess.Popen, data: Path, environment: dict[str, str]) -> None:
    """Ends Filmz in the middle of keeping pictures, without a word, and starts it once more to tidy up."""
    running = True
    before = {path.name for path in data.rglob("*-*")}

    def look(seed: int) -> None:
        chance = random.Random(seed)
        with contextlib.suppress(OSError, http.client.HTTPException):
            while running:
                soak.poster(chance.choice(soak.pictures))

    lookers = [threading.Thread(target=look, args=(seed,)) for seed in range(LOOKERS)]
    for looker in lookers:
        looker.start()
    time.sleep(2)
    process.kill()
    process.wait()
    running = False
    for looker in lookers:
        looker.join()
    after = {path.name for path in data.rglob("*-*")}
    print(f"soak: killed with {len(after - before)} new files in the cache, {len(list(data.rglob('*.part')))} of them begun")
    if not after - before:
        soak.problems.append("nothing was kept when Filmz was killed, so nothing was shown by that")
    end(serve(data, environment)[0])


def calls_allowed(minutes: float, days: int) -> dict[str, float]:
    # A call that is sent and fails counts; what is tried again counts again.
    return {"omdb": OMDB_CALLS * days, "itunes": ITUNES_CALLS_A_MINUTE * (minutes + 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--searches", type=int, default=4_000)
    parser.add_argument("--posters", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="after which it ends")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"soak: {options.searches} searches, {options.posters} posters, seed {options.seed}", flush=True)
    chance = random.Random(options.seed)
    providers = Providers()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "data")
        environment = {key: value for key, value in os.environ.items() if not key.startswith("FILMZ_")}
        environment |= providers.environment
        environment |= {"FILMZ_CACHE_MEGABYTES": str(CACHE_MEGABYTES), "FILMZ_OMDB_DAILY_CALLS": str(OMDB_CALLS)}
        filmz, address = serve(data, environment)
        soak = Soak(address, options)
        work = [soak.search_on] * SEARCHERS + [soak.look_on] * LOOKERS
        people = [threading.Thread(target=one, args=(options.seed + n,)) for n, one in enumerate(work)]
        start, first_day = time.monotonic(), time.gmtime().tm_yday
        for person in people:
            person.start()
        samples: list[float] = []
        turn = start
        while any(person.is_alive() for person in people):
            time.sleep(0.5)
            if filmz.poll() is not None:
                sys.exit(f"soak: Filmz ended by itself with {filmz.returncode}")
            samples.append(resident(filmz))
            if time.monotonic() - turn > TURN:
                turn = time.monotonic()
                providers.misbehave(chance)
                asked = " and ".join(f"{count:,} {what}" for what, count in soak.asked.items())
                print(f"soak: {asked}, {samples[-1] / 1024:.0f} MiB", flush=True)
        minutes = (time.monotonic() - start) / 60
        days = 1 + (time.gmtime().tm_yday != first_day)
        if filmz.poll() is not None:
            sys.exit(f"soak: Filmz ended by itself with {filmz.returncode}")
        with soak.answer("/api/v1/providers") as (_, response):
            counted = {item["provider"]: item["callsToday"] for item in json.load(response)["items"]}
        answers = dict(sorted(soak.answers.items()))
        kill_while_writing(soak, filmz, data, environment)
        providers.stop()
        soak.problems += leftovers(data / "cache") + databases(data)
    grown = growth(samples)
    print(f"soak: {minutes:.1f} minutes; answers: {answers}")
    print(f"soak: memory {samples[len(samples) // 2] / 1024:.1f} MiB at half, {samples[-1] / 1024:.1f} MiB at the end; "
          f"over the second half it grew by {grown:.2%} (limit {GROWTH:.0%})")  # fmt: skip
    print(f"soak: calls that came in: {providers.calls}, counted: {counted}, allowed: {calls_allowed(minutes, days)}")
    for service, count in counted.items() if days == 1 else []:
        if providers.calls[service] > count:
            soak.problems.append(f"{service} was asked {providers.calls[service]} times, and {count} were counted")
    is_judged = options.minutes == float("inf") and options.searches >= JUDGED_FROM
    if grown > GROWTH and is_judged:
        soak.problems.append(f"memory grew by {grown:.2%} over the second half")
    for service, limit in calls_allowed(minutes, days).items():
        if providers.calls[service] > limit:
            soak.problems.append(f"{service} was asked {providers.calls[service]} times, {limit:.0f} are allowed")
    if not any(answer.startswith("poster 200") for answer in soak.answers):
        soak.problems.append("no poster ever came")
    if soak.problems:
        sys.exit("soak: " + "; ".join(soak.problems[:20]))
    print("soak: nothing grew, nothing was left behind")


if __name__ == "__main__":
    main()
