"""How long a shelf by title takes a reader of German, beside one of English: first after a change, and further pages.

    python3 Benchmarks/titles.py          10,000 films
    python3 Benchmarks/titles.py 1000

Needs the release build and `furnish` of `make bench`. Every other film has a German title. Times are medians in
milliseconds; “anew” is the first page of a shelf just after one of its films was rated, “next” a page behind it that
nobody asked for before, “again” the first page once more.
"""

import html
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from bench import FURNISH, LARGE, Server

ROUNDS, NEXT = 40, 3
SHELF = "/me/seen?sort=title"


def timed(server: Server, path: str, language: str) -> tuple[float, str]:
    start = time.perf_counter()
    page = server.get(path, **{"Accept-Language": language})[1].decode()
    return (time.perf_counter() - start) * 1_000, page


def rate(server: Server, film: str, rating: int) -> None:
    headers = {"Origin": server.url, "Content-Type": "application/json"}
    body = json.dumps({"rating": rating}).encode()
    address = f"{server.url}/api/v1/films/{film}/mine"
    urllib.request.urlopen(urllib.request.Request(address, body, headers, method="PATCH")).read()


def measure(server: Server) -> dict[tuple[str, str], float]:
    film = json.loads(server.get("/api/v1/me/seen?limit=1")[1])["items"][0]["film"]["id"]
    taken: dict[tuple[str, str], list[float]] = {}
    for number in range(ROUNDS):
        for language in ("en", "de"):
            rate(server, film, number % 5 + 1)
            anew, page = timed(server, SHELF, language)
            again, _ = timed(server, SHELF, language)
            taken.setdefault((language, "anew"), []).append(anew)
            taken.setdefault((language, "again"), []).append(again)
            for _ in range(NEXT):
                address = re.search(r'href="([^"]*[?&;]after=[^"]*)"', page)
                if address is None:
                    sys.exit("titles: the shelf has one page only")
                next_page, page = timed(server, html.unescape(address[1]), language)
                taken.setdefault((language, "next"), []).append(next_page)
    return {what: statistics.median(times) for what, times in taken.items()}


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else LARGE
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "data")
        subprocess.run([FURNISH, data, str(count)], check=True, env=os.environ | {"FURNISH_TITLES": "1"})
        server = Server(data)
        try:
            medians = measure(server)
        finally:
            server.stop()
    for what in ("anew", "next", "again"):
        print(f"{what:6} {medians['en', what]:8.2f} ms in English {medians['de', what]:8.2f} ms in German")


if __name__ == "__main__":
    main()
