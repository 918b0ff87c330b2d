"""How quick shows are: Up next with very many of them, an episode logged, a very long soap, and very many seasons."""

import http.client
import json
import statistics
import subprocess
import sys
import time
import urllib.parse
from pathlib import Path

from bench import CONNECTIONS, FURNISH, LARGE, ROUNDS, Row, Server, load, nginx, share_row

WATCHED, LONG, FEW, SEASONS, FEW_SEASONS, TURNS = 600, 15_000, 100, 80, 8, 40
UP_NEXT = "/me/up-next"
DAY = "2024-05-05"
# By their numbers at IMDb; see WatchedShow.
SUBJECTS = {
    "film": 5_000_001, "show": 6_000_010, "soap": 6_000_001, "short": 6_000_002, "many": 6_000_003, "few": 6_000_004,
}  # fmt: skip


class Person:
    """Somebody who taps and looks, one thing after another, over one connection."""

    def __init__(self, server: Server):
        self.url = server.url
        self.connection = http.client.HTTPConnection(urllib.parse.urlsplit(server.url).netloc)
        self.films = {name: self.get(f"/films?imdb=tt{number}")["film"]["id"] for name, number in SUBJECTS.items()}
        self.next = {name: self.get(f"/films/{film}/seasons").get("next") for name, film in self.films.items()}

    def ask(self, method: str, path: str, body: dict | None = None) -> tuple[float, bytes]:
        """The milliseconds until the whole answer is here, and the answer."""
        headers = {"Origin": self.url, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        start = time.perf_counter()
        self.connection.request(method, path, data, headers)
        response = self.connection.getresponse()
        answer = response.read()
        taken = (time.perf_counter() - start) * 1_000
        if response.status not in (200, 201):
            sys.exit(f"bench: {method} {path} answers {response.status}: {answer.decode()}")
        return taken, answer

    def get(self, path: str) -> dict:
        return json.loads(self.ask("GET", "/api/v1" + path)[1])

    def log(self, name: str) -> tuple[float, str]:
        """Marks a film, or the next episode of a show, as seen once more. Also returns the change that did it."""
        episode = self.next[name]
        what = {"watchedOn": DAY} | ({"episode": episode["id"]} if episode else {})
        page = f"/api/v1/films/{self.films[name]}/{'episodes' if episode else 'viewings'}"
        taken, answer = self.ask("POST", page, what)
        return taken, json.loads(answer)["change"]

    def undo(self, change: str) -> None:
        self.ask("POST", f"/api/v1/changes/{change}/undo", {})

    def turns(self) -> dict[str, float]:
        """Logs something, looks at the page that shows it, as people do, and takes it back; each in turn. Returns the
        medians of both."""
        seen: dict[str, list[float]] = {}
        looks = [(name, name, f"/films/{self.films[name]}") for name in ("film", "show", "soap", "short")]
        looks += [("up next", "show", UP_NEXT), ("shelf", "show", "/me/all")]
        for _ in range(TURNS):
            for look, subject, path in looks:
                taken, change = self.log(subject)
                seen.setdefault(f"{look} logged", []).append(taken)
                seen.setdefault(f"{look} after", []).append(self.ask("GET", path)[0])
                self.undo(change)
        return {name: statistics.median(values) for name, values in seen.items()}


def measure(server: Server) -> dict[str, float]:
    """Rates and medians, each the median of the rounds."""
    person = Person(server)
    pages = {name: f"/films/{person.films[name]}" for name in ("soap", "short", "many", "few")}
    lists = {f"{name} list": f"{pages[name]}/episodes?season=1" for name in ("soap", "short")}
    bodies = {name: server.get(path)[1] for name, path in (pages | lists | {"up next": UP_NEXT}).items()}
    rows = [bodies[name].count(b'class="episode"') for name in lists]
    watched = person.get("/me/up-next?limit=1")["total"]
    if rows[0] != rows[1] or watched != WATCHED:
        sys.exit(f"bench: {rows[0]} and {rows[1]} episodes, {watched} shows: no fair comparison")
    seen: dict[str, list[float]] = {}
    with nginx({"up-next.html": bodies["up next"]}) as static:
        for number in range(ROUNDS + 1):
            results = person.turns()
            results["nginx"] = load(f"{static}/up-next.html", CONNECTIONS).rate
            results["up next"] = load(server.url + UP_NEXT, CONNECTIONS).rate
            for name, path in (pages | lists).items():
                results[name] = load(server.url + path, 1).median
            # The first round only warms up.
            for name, value in results.items() if number else []:
                seen.setdefault(name, []).append(value)
    return {name: statistics.median(values) for name, values in seen.items()}


def ratio(question: str, value: float, other: float, must: float, aim: float | None = None) -> Row:
    limits = f"must {must:g}" + (f", aim {aim:g}" if aim else "")
    return Row(question, value / other, f"{value / other:.2f} ({value:.2f} ms)", must, aim, limits=limits)


def told(middle: dict[str, float]) -> list[Row]:
    soap = f"A soap of {LONG:,} episodes"
    beside = f"median by that of a show of {FEW}"
    return [
        share_row(f"Up next: the first of {WATCHED} shows; requests per second beside nginx with the same bytes",
                  middle["up next"], middle["nginx"], (8, 5)),
        ratio(f"Up next: the same, just after an episode was logged; median by that of My films, {LARGE:,} films, then",
              middle["up next after"], middle["shelf after"], 1.5, 1),
        Row(f"The next page after a change, a person with {LARGE:,} films: My films", middle["shelf after"],
            f"{middle['shelf after']:.1f} ms", 8, 4, limits="must 8 ms, aim 4 ms"),
        ratio("Logging an episode: median by that of logging a film", middle["show logged"], middle["film logged"], 1.5,
              1.2),
        ratio(f"{soap}: its page, {beside}", middle["soap"], middle["short"], 1.5, 1.2),
        ratio(f"{soap}: the first 60 of them, {beside}", middle["soap list"], middle["short list"], 1.5, 1.2),
        ratio(f"{soap}: the next one logged, {beside}", middle["soap logged"], middle["short logged"], 1.5, 1.2),
        ratio(f"{soap}: its page just after that, {beside}", middle["soap after"], middle["short after"], 1.5, 1.2),
        ratio(f"A show of {SEASONS} seasons: its page, median by that of a show of {FEW_SEASONS}", middle["many"],
              middle["few"], 2),
    ]  # fmt: skip


def rows_of_shows(folder: Path) -> list[Row]:
    """Adds shows to the folder with many films, which no server may have open."""
    subprocess.run([FURNISH, folder, str(LARGE), str(WATCHED)], check=True)
    server = Server(folder)
    try:
        return told(measure(server))
    finally:
        server.stop()
