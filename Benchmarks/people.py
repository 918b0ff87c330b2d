"""What a page costs where many people have films, and whether a storm of sign-ins slows those who are here.

    python3 Benchmarks/people.py          2,000 people
    python3 Benchmarks/people.py 200

Needs the release build and `crowd`. Two folders are filled, with one person and with many, each with 300 films; both
servers run at once and are measured in turns. Times are medians in milliseconds of a person who is signed in, over one
connection. During the storm, 500 people try to sign in within five seconds, each from an address of their own.
"""

import http.client
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
from pathlib import Path

from bench import FILMZ, ROOT, Server

CROWD = ROOT / ".build-bench" / "release" / "crowd"
MANY, FILMS, ROUNDS, PAGES, SIGN_INS, SECONDS = 2_000, 300, 9, 60, 500, 5
PASSWORD = "correct horse"
# The first person of the crowd; the owner has no films.
PERSON = "Person 1 of the crowd"
PATHS = ["/me/watchlist", "/me/seen?sort=rating", "/discover?genre=Drama", "/settings", "/settings/you", "/sign-in"]


class Visitor:
    """Somebody with one connection."""

    def __init__(self, server: Server):
        self.origin = server.url
        self.connection = http.client.HTTPConnection(urllib.parse.urlsplit(server.url).netloc)
        self.cookie = ""

    def ask(self, path: str, form: dict[str, str] | None = None, address: str = "") -> tuple[float, int]:
        """The milliseconds until the whole answer is here, and its status."""
        headers = {"Origin": self.origin, "Cookie": self.cookie} | ({"X-Forwarded-For": address} if address else {})
        body = None
        if form is not None:
            body = urllib.parse.urlencode(form)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        start = time.perf_counter()
        self.connection.request("GET" if body is None else "POST", path, body, headers)
        response = self.connection.getresponse()
        response.read()
        taken = (time.perf_counter() - start) * 1_000
        for cookie in response.headers.get_all("Set-Cookie") or []:
            if cookie.startswith("filmz-session="):
                self.cookie = cookie.split(";")[0]
        return taken, response.status

    def sign_in(self) -> None:
        if self.ask("/sign-in", {"name": PERSON, "password": PASSWORD})[1] != 303:
            sys.exit("people: nobody is signed in")


def fill(folder: str, persons: int) -> None:
    subprocess.run([CROWD, folder, str(persons), str(FILMS)], check=True, capture_output=True)
    command = [FILMZ, "password", "--data-dir", folder, "--person"]
    subprocess.run([FILMZ, "person", "edit", "1", "--name", "Owner", "--data-dir", folder], check=True, capture_output=True)
    for person in ["1", "2"]:
        subprocess.run([*command, person], input=f"{PASSWORD}\n", text=True, check=True, capture_output=True)


def pages(servers: dict[str, Server]) -> None:
    """What each page costs with many people, beside one."""
    visitors = {name: Visitor(server) for name, server in servers.items()}
    for visitor in visitors.values():
        visitor.sign_in()
    for path in PATHS:
        seen: dict[str, list[float]] = {name: [] for name in servers}
        for number in range(ROUNDS + 1):
            for name, visitor in visitors.items():
                answers = [visitor.ask(path) for _ in range(PAGES)]
                if any(status not in (200, 303) for _, status in answers):
                    sys.exit(f"people: {path} answers {answers[0][1]}")
                # The first round only warms up.
                seen[name] += [taken for taken, _ in answers] if number else []
        one, many = (statistics.median(seen[name]) for name in ("one", "many"))
        print(f"{path:24} {one:6.2f} {many:6.2f}  {many / one:.2f}")


STORM = """
local number = 0
request = function()
  number = number + 1
  local headers = {
    Origin = %r, ["Content-Type"] = "application/x-www-form-urlencoded",
    ["X-Forwarded-For"] = "198.51." .. math.floor(number / 250) .. "." .. number %% 250 + 1,
  }
  return wrk.format("POST", "/sign-in", headers, "name=Person+" .. number .. "+of+the+crowd&password=wrong+password")
end
delay = function() return math.random(0, %d) end
"""


def under_storm(server: Server) -> None:
    """How long a page takes while nothing else happens, and during the storm: half and 95 of 100."""
    visitor = Visitor(server)
    visitor.sign_in()

    def centiles(times: list[float]) -> tuple[float, float]:
        return statistics.median(times), statistics.quantiles(times, n=100)[94]

    # A page every five milliseconds, as from somebody who taps quickly.
    def look(goes_on) -> list[float]:
        times = []
        while goes_on(len(times)):
            times.append(visitor.ask("/me/watchlist")[0])
            time.sleep(0.005)
        return times

    for number in range(3):
        quiet = centiles(look(lambda count: count < 800))
        with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
            script.write(STORM % (server.url, 2_000 * SECONDS))
            script.flush()
            command = ["wrk", "-t1", f"-c{SIGN_INS}", f"-d{SECONDS}s", "-s", script.name, server.url]
            storm = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            stormy = centiles(look(lambda _, storm=storm: storm.poll() is None))
            attempts = re.search(r"(\d+) requests in", storm.communicate()[0])[1]
        print(f"quiet {quiet[0]:.2f} {quiet[1]:.2f}, during {attempts} sign-ins {stormy[0]:.2f} {stormy[1]:.2f}, "
              f"95 of 100: {stormy[1] / quiet[1]:.2f}")  # fmt: skip


def main() -> None:
    many = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    with tempfile.TemporaryDirectory() as place:
        servers = {}
        for name, persons in {"one": 1, "many": many}.items():
            folder = os.path.join(place, name)
            fill(folder, persons)
            servers[name] = Server(Path(folder), {"FILMZ_TRUSTED_PROXIES": "127.0.0.1"})
        pages(servers)
        under_storm(servers["many"])
        for server in servers.values():
            server.stop()


if __name__ == "__main__":
    main()
