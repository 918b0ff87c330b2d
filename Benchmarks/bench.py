"""Measures the release build: how quick lists are beside nginx and at any length, and what Filmz needs.

    make bench                    everything; fails when a figure that must hold does not
    make bench ARGS=--record      the same, and writes the table into docs/benchmarks.md
    make bench ARGS=--decoding    only how quickly the clients read answers
    make bench ARGS=--discover    only Discover over 700,000 films
    make bench ARGS=--best        all of it, by turns with the commits that had the best figures; see best.py

Everything is measured in one run, in turns, so that a busy hour falls on all of it. Limits in milliseconds and megabytes
are for an idle machine of two processors. Shares of nginx's rate differ between machines, as docs/benchmarks.md says.
"""

import argparse
import contextlib
import datetime
import gzip
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from dataclasses import dataclass
from pathlib import Path

from best import best_cells, compare, head

ROOT = Path(__file__).resolve().parents[1]
FILMZ = Path(os.environ.get("FILMZ_BINARY", ROOT / ".build-release/release/filmz"))
SIMULATOR = Path(os.environ.get("FILMZ_SIMULATOR", ROOT / ".build-release/release/filmz-simulator"))
DECODE = ROOT / ".build-bench/release/decode"
FURNISH = ROOT / ".build-bench/release/furnish"
DOCUMENT = ROOT / "docs/benchmarks.md"
MARKS = ("<!-- make bench -->", "<!-- end -->")
ROUNDS, SECONDS, CONNECTIONS = 5, 3, 32
LARGE, SMALL, DEEP = 10_000, 100, 150
# Addresses of a page that are asked in turn so that none is remembered.
UNASKED = 250

# A shelf with a filter, totals and my state; the same for the catalogue. Each fills a page also among the small.
LISTS = {
    "My films": "/me/seen?sort=rating&genre=Drama",
    "Discover": "/discover?sort=popular&genre=Drama",
}
# How many times slower than nginx each may be and should be: remembered, and not asked for since the last change.
LIMITS = {"My films": ((5, 3), (9, 6)), "Discover": ((4.8, 3), (8, 6))}
# Without a filter, so that there are that many pages.
WALKS = {"My films": "/me/seen?sort=rating", "Discover": "/discover?sort=popular"}
# Letters on the way to these words, by eight clients at once.
WORDS = ["the godfather", "spirited away", "kurosawa", "amelie 2001", "seven samurai", "jurassic park"]
TYPED = [word[:end] for word in WORDS for end in range(1, len(word) + 1)]
TYPISTS = 8
# A film that the simulated providers have a picture of.
PICTURED = "tt0133093"
# Cursors before the first film.
STARTS = {"My films": "after=n.9000000000000000.10", "Discover": "after=0.0.0"}


class Server:
    """Filmz on a port of its own. Measures how long it takes to answer first."""

    def __init__(self, data: Path, environment: dict[str, str] | None = None):
        start = time.perf_counter()
        self.process = subprocess.Popen(
            [FILMZ, "serve", "--port", "0", "--json", "--data-dir", data], stdout=subprocess.PIPE, text=True,
            env=os.environ | (environment or {}),
        )  # fmt: skip
        self.url = json.loads(self.process.stdout.readline())["address"]
        self.get("/me/watchlist")
        self.first_response = time.perf_counter() - start

    def get(self, path: str, **headers: str):
        with urllib.request.urlopen(urllib.request.Request(self.url + path, headers=headers)) as response:
            return response.headers, response.read()

    def post(self, path: str) -> None:
        headers = {"Origin": self.url, "Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, b"", headers)
        urllib.request.urlopen(request).read()

    def resident(self) -> float:
        """Memory in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@contextlib.contextmanager
def providers():
    """The providers, simulated. Yields the environment of a Filmz that asks them."""
    process = subprocess.Popen([SIMULATOR, "--port", "0", "--json"], stdout=subprocess.PIPE, text=True)
    try:
        yield json.loads(process.stdout.readline())["environment"]
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def nginx(pages: dict[str, bytes]):
    """nginx with these bytes under these names, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        # Its workers may be another user.
        os.chmod(folder, 0o755)
        for name, page in pages.items():
            Path(folder, name).write_bytes(page)
        config = Path(folder, "nginx.conf")
        port = 18_000 + os.getpid() % 10_000
        config.write_text(
            f"""worker_processes auto; pid {folder}/pid; error_log {folder}/log; daemon off;
            events {{ worker_connections 512; }}
            http {{ access_log off; sendfile on; keepalive_requests 1000000; default_type "text/html; charset=utf-8";
            client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
            uwsgi_temp_path {folder}; scgi_temp_path {folder};
            server {{ listen 127.0.0.1:{port}; root {folder}; }} }}"""
        )
        process = subprocess.Popen([shutil.which("nginx") or "/usr/sbin/nginx", "-c", config])
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(100):
                with contextlib.suppress(OSError), urllib.request.urlopen(url + "/" + next(iter(pages))):
                    break
                time.sleep(0.05)
            yield url
        finally:
            process.terminate()
            process.wait()


@dataclass
class Load:
    """What wrk saw: requests per second, and the median time of one in milliseconds."""

    rate: float
    median: float


def load(url: str, connections: int, paths: list[str] | None = None) -> Load:
    """Asks for one address, or for these paths of it in turn."""
    command = ["wrk", "-t1", f"-c{connections}", f"-d{SECONDS}s", "--latency"]
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        if paths:
            script.write(f"local paths, i = {{{', '.join(map(json.dumps, paths))}}}, 0\n")
            script.write("request = function() i = i % #paths + 1; return wrk.format('GET', paths[i]) end\n")
            script.flush()
            command += ["-s", script.name]
        return wrk([*command, url])


def wrk(command: list[str]) -> Load:
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in told or "Socket errors" in told:
        sys.exit(f"bench: {command[-1]} failed under load:\n{told}")
    value, unit = re.search(r"50%\s+([\d.]+)(us|ms|s)", told).groups()
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", told)[1])
    return Load(rate, float(value) * {"us": 0.001, "ms": 1, "s": 1000}[unit])


def deep(server: Server, path: str) -> str:
    """The address of page 150, found by following each page's link to the next."""
    for _ in range(DEEP - 1):
        page = server.get(path)[1].decode()
        path = re.search(r'data-more href="([^"]+)"', page)[1].replace("&amp;", "&")
    return path


def unasked(path: str) -> list[str]:
    """Addresses of the same page, more than the server remembers: in a cursor the last film's number may be any that
    lies before the next one."""
    address, cursor = path.split("after=")
    kind_or_day, *rest = cursor.split(".")
    # A shelf's is n.NUMBER.KEY, Discover's DAY.FAME.NUMBER; see KeysetCursor and DiscoverSelection.
    numbers = range(1, 1 + UNASKED)
    if kind_or_day == "n":
        return [f"{address}after=n.{int(rest[0]) + number}.{rest[1]}" for number in numbers]
    return [f"{address}after={kind_or_day}.{rest[0]}.{int(rest[1]) + number}" for number in numbers]


def measure(large: Server, small: Server) -> dict[str, float]:
    """Rates and medians of all lists, each the median of the rounds."""
    paths = {name: deep(large, path) for name, path in WALKS.items()}
    saved = {f"{index}.html": large.get(path)[1] for index, path in enumerate(LISTS.values())}
    for path in LISTS.values():
        counts = [len(re.findall(r"<li[ >]", server.get(path)[1].decode())) for server in (large, small)]
        if counts[0] != counts[1]:
            sys.exit(f"bench: {path} shows {counts[0]} films of many and {counts[1]} of few: no fair comparison")
    seen: dict[str, list[float]] = {}

    def note(name: str, value: float) -> None:
        seen.setdefault(name, []).append(value)

    with nginx(saved) as static:
        for round_number in range(ROUNDS + 1):
            for index, (name, path) in enumerate(LISTS.items()):
                alone = 1
                fresh = unasked(f"{path}&{STARTS[name]}")
                loads = {
                    f"{name} nginx": load(f"{static}/{index}.html", CONNECTIONS),
                    f"{name} filmz": load(large.url + path, CONNECTIONS),
                    f"{name} fresh": load(large.url, CONNECTIONS, fresh),
                    f"{name} large": load(large.url, alone, fresh),
                    f"{name} small": load(small.url, alone, fresh),
                    f"{name} deep": load(large.url, alone, unasked(paths[name])),
                    f"{name} first": load(large.url, alone, unasked(f"{WALKS[name]}&{STARTS[name]}")),
                }
                # The first round only warms up.
                if round_number == 0:
                    continue
                for what, result in loads.items():
                    note(what + " rate", result.rate)
                    note(what + " median", result.median)
            print(f"bench: round {round_number} of {ROUNDS}", file=sys.stderr)
    return {name: statistics.median(values) for name, values in seen.items()}


@dataclass
class Row:
    """A figure, what it must and should be (at most, or at least when `rising`), and how it is told."""

    question: str
    value: float
    told: str
    must: float | None = None
    aim: float | None = None
    rising: bool = False
    limits: str = ""

    def holds(self, limit: float | None) -> bool:
        return limit is None or (self.value >= limit if self.rising else self.value <= limit)

    def cells(self) -> str:
        verdict = "" if self.must is None else "holds" if self.holds(self.must) else "**fails**"
        if self.aim is not None:
            verdict += (", " if verdict else "") + ("aim met" if self.holds(self.aim) else "aim missed")
        return f"| {self.question} | {self.told} | {self.limits} | {verdict} |"


def share_row(question: str, rate: float, nginx: float, limits: tuple[float, float]) -> Row:
    """What share of nginx's rate Filmz has.

    - limits: how many times slower than nginx it may be at most, and should be
    """
    must, aim = limits
    return Row(question, rate / nginx, f"1/{nginx / rate:.1f} ({rate:,.0f} of {nginx:,.0f})", 1 / must, 1 / aim, True,
               f"must 1/{must:g}, aim 1/{aim:g}")  # fmt: skip


def typing(
    url: str, queries: list[str], percentiles: list[int], seconds: int = SECONDS, pauses: tuple[int, int] | None = None
) -> list[float]:
    """The milliseconds within which that many of 100 answers come to eight people who type.

    - pauses: the least and most milliseconds between two keys; without any, nobody ever pauses
    """
    paths = ["/search?fragment=results&q=" + urllib.parse.quote(query) for query in queries]
    told = ", ' ', ".join(f"latency:percentile({percentile}) / 1000" for percentile in percentiles)
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write(f"local paths, i = {{{', '.join(map(json.dumps, paths))}}}, 0\n")
        script.write("request = function() i = i % #paths + 1; return wrk.format('GET', paths[i]) end\n")
        script.write(f"done = function(_, latency) io.write('within ', {told}, '\\n') end\n")
        if pauses:
            script.write(f"delay = function() return math.random({pauses[0]}, {pauses[1]}) end\n")
        script.flush()
        command = ["wrk", "-t1", f"-c{TYPISTS}", f"-d{seconds}s", "-s", script.name, url]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in said or "Socket errors" in said:
        sys.exit(f"bench: typing failed under load:\n{said}")
    return [float(value) for value in re.search(r"within (.+)", said)[1].split()]


def rows_of_providers(folder: Path) -> list[Row]:
    """Pictures that are here, beside nginx with the same files, and search while typing."""
    with providers() as environment:
        server = Server(folder, environment)
        try:
            film = json.loads(server.get(f"/api/v1/films?imdb={PICTURED}")[1])["film"]["id"]
            server.post(f"/api/v1/films/{film}/refresh")
            page = server.get(f"/films/{film}")[1].decode()
            large = re.search(rf'"(/films/{film}/picture\?[^"]+)"', page)[1].replace("&amp;", "&")
            # Tiles and rows have the smaller one.
            paths = {"tile": large.replace("size=large", "size=small"), "page": large}
            pictures = {}
            for name, path in paths.items():
                headers, pictures[name] = server.get(path)
                if not headers["Content-Type"].startswith("image/"):
                    sys.exit(f"bench: {path} is no picture")
            seen: dict[str, list[float]] = {}
            with nginx(pictures) as static:
                for number in range(ROUNDS + 1):
                    measured = {"typing": typing(server.url, TYPED, [95])[0]}
                    for name, path in paths.items():
                        measured[name] = load(server.url + path, CONNECTIONS).rate
                        measured[name + " nginx"] = load(f"{static}/{name}", CONNECTIONS).rate
                    for name, value in measured.items() if number else []:
                        seen.setdefault(name, []).append(value)
        finally:
            server.stop()
    middle = {name: statistics.median(values) for name, values in seen.items()}
    rows = [
        share_row(f"A {name}'s poster that is here ({len(pictures[name]) / 1000:.0f} KB); requests per second beside nginx "
                  "with the same file", middle[name], middle[name + " nginx"], (2.2, 1.5))
        for name in paths
    ]  # fmt: skip
    return rows + [
        Row(f"Search while typing, {TYPISTS} clients that never pause, the starter catalogue: 95 of 100 answers come within",
            middle["typing"], f"{middle['typing']:.1f} ms", 6, 4, limits="must 6 ms, aim 4 ms"),
    ]  # fmt: skip


def rows_of_lists(seen: dict[str, float]) -> list[Row]:
    rows = []
    for name in LISTS:
        growth = seen[f"{name} large median"] / seen[f"{name} small median"]
        depth = seen[f"{name} deep median"] / seen[f"{name} first median"]
        rate, fresh, static = (seen[f"{name} {what} rate"] for what in ("filmz", "fresh", "nginx"))
        remembered, first_asked = LIMITS[name]
        rows += [
            share_row(f"{name}: 50 of {LARGE:,}, filtered, with totals and my state; requests per second beside nginx with "
                      "the same bytes", rate, static, remembered),
            share_row(f"{name}: the same, not asked for since the last change", fresh, static, first_asked),
            Row(f"{name}: median at {LARGE:,} films by that at {SMALL}", growth,
                f"{growth:.2f} ({seen[f'{name} large median']:.2f} ms)", 1.3, 1.1, limits="must 1.3, aim 1.1"),
            Row(f"{name}: median of page {DEEP} by that of page 1", depth, f"{depth:.2f}", 1.2,
                limits="must 1.2"),
        ]  # fmt: skip
    return rows


def first_view(server: Server, path: str) -> tuple[int, int]:
    """Bytes of a first view without posters, compressed, and of the script in it."""
    page = server.get(path, **{"Accept-Encoding": "gzip"})[1]
    assets = re.findall(r'(?:href|src)="(/assets/[^"]+\.(?:css|js|svg))"', gzip.decompress(page).decode())
    sizes = {asset: len(server.get(asset, **{"Accept-Encoding": "gzip"})[1]) for asset in assets}
    return len(page) + sum(sizes.values()), sum(size for asset, size in sizes.items() if asset.endswith(".js"))


def rows_of_needs(large: Server, starts: list[float]) -> list[Row]:
    memory = large.resident()
    views = [first_view(large, path) for path in ["/", "/search", "/me/watchlist", "/films/5000001"]]
    weight, script = max(view[0] for view in views) / 1000, max(view[1] for view in views) / 1000
    start = statistics.median(starts) * 1000
    program = FILMZ.stat().st_size / 1_000_000
    return [
        Row("From the start of the process to the first answer (median of 7)", start, f"{start:.0f} ms", 75, 45,
            limits="must 75 ms, aim 45 ms"),
        Row(f"Resident memory after all that, {LARGE:,} films", memory, f"{memory:.0f} MiB", 80, 64,
            limits="must 80 MiB, aim 64 MiB"),
        Row("The heaviest first view without posters, compressed", weight, f"{weight:.1f} KB", 42, 30,
            limits="must 42 KB, aim 30 KB"),
        Row("Of it script", script, f"{script:.1f} KB", 14, 12, limits="must 14 KB, aim 12 KB"),
        Row("Size of the program", program, f"{program:.0f} MB"),
    ]  # fmt: skip


def rows_of_decoding() -> list[Row]:
    """How quickly the clients read answers, beside JSONSerialization on the same bytes in the same run."""
    told = json.loads(subprocess.run([DECODE], capture_output=True, text=True, check=True).stdout)
    return [
        Row(f"Reading {page['films']} films of {vendor}'s, beside JSONSerialization on the same bytes",
            page["decoding"] / page["parsing"],
            f"{page['decoding'] / page['parsing']:.2f} ({page['decoding']:.1f} µs per film)", 2, limits="must 2")
        for vendor, page in sorted(told.items())
    ]  # fmt: skip


def record(marks: tuple[str, str], table: str, how: str) -> None:
    """Writes a table between two marks of the document, and below it how it came about."""
    text = DOCUMENT.read_text()
    before, rest = text.split(marks[0], 1)
    after = rest.split(marks[1], 1)[1]
    day = datetime.date.today().isoformat()
    told = f"\n{table}\n\n{os.cpu_count()} processors, {day}; {how}.\n"
    DOCUMENT.write_text(before + marks[0] + told + marks[1] + after)


def rows_of_the_server() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        data = {count: Path(folder, str(count)) for count in (LARGE, SMALL)}
        for count, path in data.items():
            subprocess.run([FURNISH, path, str(count)], check=True)
        starts = []
        for _ in range(7):
            server = Server(data[LARGE])
            starts.append(server.first_response)
            server.stop()
        large, small = Server(data[LARGE]), Server(data[SMALL])
        try:
            rows = rows_of_lists(measure(large, small)) + rows_of_needs(large, starts)
            # These need this module, so they are asked for here.
            from discover import rows_of_discover
            from lists import rows_of_long_lists
            from sharing import rows_of_shared_lists
            from shows import rows_of_shows

            rows += rows_of_long_lists(large) + rows_of_shared_lists(large)
        finally:
            large.stop()
            small.stop()
        rows += rows_of_shows(data[LARGE]) + rows_of_providers(Path(folder, "starter"))
        return rows + rows_of_discover()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write the table into docs/benchmarks.md")
    parser.add_argument("--decoding", action="store_true", help="measure only how quickly the clients read answers")
    parser.add_argument("--discover", action="store_true", help="measure only Discover over 700,000 films")
    parser.add_argument("--best", action="store_true", help="compare with the commits that had the best figures")
    options = parser.parse_args()
    document = DOCUMENT.read_text().split(MARKS[0])[1].split(MARKS[1])[0]
    if options.best:
        return compare(document)
    if options.record and (options.decoding or options.discover):
        parser.error("--record wants the whole run")
    if options.discover:
        from discover import rows_of_discover

        rows = rows_of_discover()
    else:
        rows = rows_of_decoding() + ([] if options.decoding else rows_of_the_server())
    best = best_cells(document, {row.question: row.told for row in rows}, head())
    lines = [f"{row.cells()} {best[row.question]} |" for row in rows]
    table = "\n".join(["| question | measured | limit | | best |", "|---|---|---|---|---|", *lines])
    print(table)
    if options.record:
        record(MARKS, table, f"{ROUNDS} rounds of {SECONDS} s; `make bench`")
    failed = [row.question for row in rows if not row.holds(row.must)]
    if failed:
        sys.exit("bench: what must hold does not: " + "; ".join(failed))


if __name__ == "__main__":
    main()
