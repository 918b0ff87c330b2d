"""A shared list, read by many while its owner writes, beside nginx with the same bytes."""

import json
import statistics
import threading
import urllib.parse

from bench import ROUNDS, Row, Server, load, nginx, share_row
from lists import films, send

FILMS, READERS = 500, 50


class Writer(threading.Thread):
    """The owner, who moves films of the list without a pause."""

    def __init__(self, server: Server, page: str, ids: list[str]):
        super().__init__()
        self.server, self.page, self.ids = server, page, ids
        self.count = 0
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.is_set():
            place = {"before" if self.count % 2 else "after": self.ids[10]}
            send(self.server, "PATCH", f"{self.page}/films/{self.ids[30]}", place)
            self.count += 1

    def __enter__(self) -> "Writer":
        self.start()
        return self

    def __exit__(self, *_) -> None:
        self.ended.set()
        self.join()


def rows_of_shared_lists(server: Server) -> list[Row]:
    ids = films(server)[:FILMS]
    page = "/lists/7003"
    send(server, "POST", "/lists", {"id": "7003", "name": "shared", "films": ids})
    told = json.loads(send(server, "POST", "/shares", {"id": "7004", "list": "7003"}))
    path = urllib.parse.urlsplit(told["address"]).path
    saved = server.get(path)[1]
    rates: dict[str, list[float]] = {"nginx": [], "filmz": []}
    written = 0
    with nginx({"shared.html": saved}) as static:
        for number in range(ROUNDS + 1):
            results = {"nginx": load(f"{static}/shared.html", READERS)}
            with Writer(server, page, ids) as writer:
                results["filmz"] = load(server.url + path, READERS)
            # The first round only warms up.
            if number:
                written += writer.count
                for name, result in results.items():
                    rates[name].append(result.rate)
    rate = {name: statistics.median(values) for name, values in rates.items()}
    question = f"A shared list of {FILMS} films for {READERS} readers while its owner writes: of nginx's rate on the same bytes"
    row = share_row(question, rate["filmz"], rate["nginx"], (6, 4))
    row.told += f", {written:,} writes"
    return [row]
