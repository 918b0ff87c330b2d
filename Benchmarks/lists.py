"""How quick a list of very many films is beside one of few: opened, its next page, and with one film moved."""

import json
import statistics
import sys
import time
import urllib.parse
import urllib.request

from bench import ROUNDS, UNASKED, Row, Server, load

MANY, FEW, MOVES = 5_000, 50, 60


def send(server: Server, method: str, path: str, body: dict) -> bytes:
    headers = {"Origin": server.url, "Content-Type": "application/json"}
    request = urllib.request.Request(server.url + "/api/v1" + path, json.dumps(body).encode(), headers, method=method)
    return urllib.request.urlopen(request).read()


def films(server: Server) -> list[str]:
    """The IDs of as many films as the long list gets."""
    ids, cursor = [], ""
    while len(ids) < MANY:
        page = json.loads(server.get(f"/api/v1/me/all?sort=title&limit=200{cursor}")[1])
        ids += [entry["film"]["id"] for entry in page["items"]]
        cursor = "&after=" + urllib.parse.quote(page["next"])
    return ids[:MANY]


def addresses(page: str, key: str) -> list[str]:
    """Addresses of the same page, more than the server remembers: the cursor's number may be any that no film with its
    position has; see KeysetCursor."""
    key = urllib.parse.quote(key)
    return [f"{page}{'&' if '?' in page else '?'}after=t.{number}.{key}" for number in range(9_000_000_000_000, 9_000_000_000_000 + UNASKED)]


def moves(server: Server, page: str, ids: list[str]) -> float:
    """The median time in milliseconds in which a film is moved, to and fro."""
    taken = []
    for number in range(MOVES):
        start = time.perf_counter()
        send(server, "PATCH", f"{page}/films/{ids[30]}", {"before" if number % 2 else "after": ids[10]})
        taken.append((time.perf_counter() - start) * 1_000)
    return statistics.median(taken)


def rows_of_long_lists(server: Server) -> list[Row]:
    ids = films(server)
    measured: dict[str, list[float]] = {}
    pages = {"long": ("/lists/7001", ids), "short": ("/lists/7002", ids[:FEW])}
    nexts = {}
    for name, (page, members) in pages.items():
        send(server, "POST", "/lists", {"id": page.rsplit("/", 1)[1], "name": name, "films": members})
        # As JSON, because a page can then be so short that the short list has a second one.
        part = f"/api/v1{page}?limit=20"
        first = json.loads(server.get(part)[1])
        nexts[name] = addresses(part, first["next"].split(".", 2)[2])
        second = json.loads(server.get(nexts[name][0])[1])
        if len(second["items"]) != 20 or second["items"][0] == first["items"][0]:
            sys.exit(f"bench: the second page of the {name} list is no fair comparison")
    for number in range(ROUNDS + 1):
        for name, (page, members) in pages.items():
            results = {
                "open": load(server.url, 1, addresses(page, "0")).median,
                "next": load(server.url, 1, nexts[name]).median,
                "move": moves(server, page, members),
            }
            # The first round only warms up.
            for what, value in results.items() if number else []:
                measured.setdefault(f"{what} {name}", []).append(value)
    middle = {name: statistics.median(values) for name, values in measured.items()}
    told = {"open": "opened", "next": "20 films after the first 20", "move": "one film moved"}
    return [
        Row(f"A list: {told[what]}, median at {MANY:,} films by that at {FEW}",
            middle[f"{what} long"] / middle[f"{what} short"],
            f"{middle[f'{what} long'] / middle[f'{what} short']:.2f} ({middle[f'{what} long']:.2f} ms)", 1.5, 1.2,
            limits="must 1.5, aim 1.2")
        for what in told
    ]  # fmt: skip
