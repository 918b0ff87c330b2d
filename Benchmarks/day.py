"""A day's requests of a household in the memory of a small machine, over a catalogue of 700,000 films.

    make day                                  40,000 requests within two hours, in 256 MB
    make day ARGS="--requests 40000 --minutes 12 --megabytes 256"

The server runs in a control group, so the system counts all its memory, pages of files too, and would end it if it needed
more. Several people look at Discover, search while they type, open films, log what they have seen, and look at their shelves;
now and then one makes a card, a backup or an archive, or takes an archive in. It fails when a request fails,
or when the server was ended. It needs root, and the datasets of `make bench`.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from bench import FILMZ  # noqa: E402
from discover import generate, imported  # noqa: E402

PEOPLE = 6
WORDS = ["the godfather", "spirited away", "kurosawa", "amelie 2001", "seven samurai", "90s comedies under 100 minutes"]
# How often each thing is done, of a hundred.
DOINGS = {
    "type": 30, "film": 25, "poster": 15, "discover": 10, "shelf": 8, "log": 6, "api": 4, "card": 1, "settings": 1,
}  # fmt: skip
# After how many requests something is done that takes much.
HEAVY = {"archive": 5_000, "backup": 7_000, "taken in": 9_000}


class Group:
    """A control group with a limit of memory."""

    def __init__(self, megabytes: int):
        whole, memory = Path("/sys/fs/cgroup"), Path("/sys/fs/cgroup/memory")
        self.old = memory.exists()
        self.place = (memory if self.old else whole) / f"filmz-day-{os.getpid()}"
        try:
            self.place.mkdir()
            limit = "memory.limit_in_bytes" if self.old else "memory.max"
            (self.place / limit).write_text(str(megabytes << 20))
            # Otherwise memory would only move to the disk.
            swap = self.place / ("memory.swappiness" if self.old else "memory.swap.max")
            if swap.exists():
                swap.write_text("0")
        except OSError as failure:
            sys.exit(f"day: no control group can be made ({failure}); only root can, on a system that counts memory")

    def command(self, command: list[str]) -> list[str]:
        return ["sh", "-c", f'echo $$ > {self.place}/cgroup.procs && exec "$0" "$@"', *command]

    def peak(self) -> int:
        """The most memory so far, in bytes, pages of files too."""
        return int((self.place / ("memory.max_usage_in_bytes" if self.old else "memory.peak")).read_text())

    def ended(self) -> int:
        """How many processes the system ended for want of memory."""
        name = "memory.oom_control" if self.old else "memory.events"
        return int(re.search(r"oom_kill (\d+)", (self.place / name).read_text())[1])

    def remove(self) -> None:
        self.place.rmdir()


class Household:
    """People who use one Filmz at the same time."""

    def __init__(self, url: str, count: int, seconds: float, seed: int):
        self.url, self.count, self.seconds = url, count, seconds
        self.chance = random.Random(seed)
        self.begun, self.done, self.failures, self.lock = 0, Counter(), [], threading.Lock()
        self.films = self.found()
        self.slowest: dict[str, float] = {}

    def found(self) -> list[str]:
        answer = json.loads(self.ask("/api/v1/discover?sort=popular&limit=100"))
        return [entry["film"]["id"] for entry in answer["items"]]

    def ask(self, path: str, body: bytes | None = None, kind: str = "application/x-www-form-urlencoded") -> bytes:
        headers = {"Origin": self.url, "Sec-Fetch-Site": "same-origin", "Content-Type": kind}
        request = urllib.request.Request(self.url + path, body, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read()

    def post(self, path: str, **fields: str) -> bytes:
        return self.ask(path, urllib.parse.urlencode(fields).encode())

    def do(self, doing: str, chance: random.Random) -> None:
        film = chance.choice(self.films)
        match doing:
            case "type":
                word = chance.choice(WORDS)
                letters = word[: chance.randint(1, len(word))]
                self.ask(f"/search?q={urllib.parse.quote(letters)}&fragment=results")
            case "film":
                self.ask(f"/films/{film}")
            case "poster":
                self.ask(f"/films/{film}/poster.svg")
            case "discover":
                genre, year = chance.choice(["Drama", "Comedy", "Horror"]), chance.randint(1930, 2026)
                self.ask(chance.choice(["/", f"/discover?sort=popular&genre={genre}", f"/discover?year={year}"]))
            case "shelf":
                self.ask(chance.choice(["/me/seen?sort=rating", "/me/watchlist", "/me/diary", "/me/changes"]))
            case "log":
                self.post(f"/films/{film}/viewings", when="today", rating="4.5", note="Again.")
            case "api":
                self.ask(f"/api/v1/search?q={urllib.parse.quote(chance.choice(WORDS))}&limit=20")
            case "card":
                self.ask(f"/films/{film}/card.png")
            case "settings":
                self.ask("/settings")

    def heavy(self, doing: str) -> None:
        match doing:
            case "archive":
                self.archive = self.post("/export", format="archive")
            case "backup":
                self.post("/settings/backups")
            case "taken in":
                edge = "filmz-day"
                part = f'--{edge}\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n'.encode()
                body = part + getattr(self, "archive", b"") + f"\r\n--{edge}--\r\n".encode()
                page = self.ask("/import", body, f"multipart/form-data; boundary={edge}").decode()
                self.post(re.search(r'action="(/import/[0-9]+)"', page)[1], do="take")

    def live(self, number: int) -> None:
        chance = random.Random(self.chance.random() + number)
        names, weights = list(DOINGS), list(DOINGS.values())
        while not self.failures:
            with self.lock:
                if self.begun >= self.count:
                    return
                self.begun += 1
                turn = self.begun
            heavy = [name for name, every in HEAVY.items() if turn % every == 0]
            # As evenly as the time allows.
            time.sleep(max(0.0, self.began + turn * self.seconds / self.count - time.monotonic()))
            for doing in heavy or chance.choices(names, weights):
                start = time.monotonic()
                try:
                    self.heavy(doing) if heavy else self.do(doing, chance)
                except Exception as failure:
                    self.failures.append(f"{doing}: {failure}")
                    return
                with self.lock:
                    self.done[doing] += 1
                    self.slowest[doing] = max(self.slowest.get(doing, 0), time.monotonic() - start)

    def day(self) -> None:
        self.began = time.monotonic()
        people = [threading.Thread(target=self.live, args=(number,)) for number in range(PEOPLE)]
        for person in people:
            person.start()
        for person in people:
            person.join()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--requests", type=int, default=40_000)
    arguments.add_argument("--minutes", type=float, default=120)
    arguments.add_argument("--megabytes", type=int, default=256)
    arguments.add_argument("--seed", type=int, default=1)
    wanted = arguments.parse_args()
    generate()
    with tempfile.TemporaryDirectory() as folder:
        # The import runs outside the limit, as that of the command line does.
        data = imported(Path(folder))
        # Pages of files count for whoever reads them first, which is to be the server.
        os.sync()
        Path("/proc/sys/vm/drop_caches").write_text("3")
        group = Group(wanted.megabytes)
        command = [str(FILMZ), "serve", "--port", "0", "--json", "--data-dir", str(data)]
        server = subprocess.Popen(group.command(command), stdout=subprocess.PIPE, text=True)
        try:
            url = json.loads(server.stdout.readline())["address"]
            household = Household(url, wanted.requests, wanted.minutes * 60, wanted.seed)
            household.day()
            own = int(re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{server.pid}/status").read_text())[1]) >> 10
        except (OSError, ValueError) as failure:
            sys.exit(f"day: the server ended: {failure}")
        finally:
            server.terminate()
            server.wait(timeout=60)
            peak, ended = group.peak() >> 20, group.ended()
            group.remove()
        if household.failures or ended or household.done.total() < wanted.requests:
            sys.exit(f"day: {ended} processes ended for want of memory; {household.failures[:3]}; {household.done}")
        missing = [doing for doing in [*DOINGS, *HEAVY] if not household.done[doing]]
        if missing:
            sys.exit(f"day: with so few requests nobody did this: {missing}")
        slowest = ", ".join(f"{name} {seconds:.2f} s" for name, seconds in sorted(household.slowest.items()))
        print(f"{household.done.total():,} requests within {wanted.minutes:g} minutes, none failed.")
        print(f"Most memory: {peak} MiB of {wanted.megabytes} allowed, pages of files among it; {own} MiB resident.")
        print(f"The slowest of each: {slowest}")


if __name__ == "__main__":
    main()
