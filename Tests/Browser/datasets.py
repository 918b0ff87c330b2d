"""IMDb's datasets, small and served on this machine, and imports of them."""

import gzip
import http.server
import json
import threading
import time

from filmz import Filmz

FILMS = 3000

HEADERS = {
    "title.basics": "tconst titleType primaryTitle originalTitle isAdult startYear endYear runtimeMinutes genres",
    "title.ratings": "tconst averageRating numVotes",
    "title.akas": "titleId ordering title region language types attributes isOriginalTitle",
    "title.episode": "tconst parentTconst seasonNumber episodeNumber",
    "title.crew": "tconst directors writers",
    "title.principals": "tconst ordering nconst category job characters",
    "name.basics": "nconst primaryName birthYear deathYear primaryProfession knownForTitles",
}


def rows(name: str, number: int) -> str:
    film, person = f"tt{number:07}", f"nm{number:07}"
    return {
        "title.basics": f"{film} movie Lamplighter_{number} Lamplighter_{number} 0 {1990 + number % 30} \\N 90 Drama",
        "title.ratings": f"{film} 7.1 {number}",
        "title.akas": f"{film} 1 Anzünder_{number} DE \\N imdbDisplay \\N 0",
        "title.episode": f"tt{FILMS + number:07} {film} 1 {number}",
        "title.crew": f"{film} {person} \\N",
        "title.principals": f"{film} 1 {person} actor \\N \\N",
        "name.basics": f"{person} Person_{number} 1950 \\N director \\N",
    }[name]


def file(name: str) -> bytes:
    lines = [HEADERS[name], *(rows(name, number) for number in range(1, FILMS))]
    text = "".join(line.replace(" ", "\t").replace("_", " ") + "\n" for line in lines)
    return gzip.compress(text.encode(), mtime=0)


class Datasets:
    """Serves the files; `environment` makes a Filmz download them from here. A stalling one sends half of the second
    file, and the rest only after `let_go`."""

    def __init__(self, stalls: bool = False):
        files = {f"/{name}.tsv.gz": file(name) for name in HEADERS}
        # A release that is newer than any Filmz that is tested.
        files["/newest.json"] = b'{"tag_name": "v99.1.0", "html_url": "https://example.org/filmz"}'
        halted = "/title.ratings.tsv.gz"
        released = self.released = threading.Event()
        if not stalls:
            released.set()

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                content = files[self.path]
                self.send_response(200)
                self.send_header("Content-Length", str(len(content)))
                self.send_header("Last-Modified", "Thu, 14 Jul 2011 20:15:00 GMT")
                self.end_headers()
                try:
                    if self.path == halted:
                        sent = len(content) // 2
                        self.wfile.write(content[:sent])
                        # A byte now and then, so that nobody takes the connection for broken.
                        while not released.wait(5):
                            self.wfile.write(content[sent : sent + 1])
                            sent += 1
                        content = content[sent:]
                    self.wfile.write(content)
                except OSError:
                    # It was stopped meanwhile.
                    pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        address = f"http://127.0.0.1:{self.server.server_port}"
        self.environment = {"FILMZ_DATASETS_URL": f"{address}/"}
        # Makes a Filmz say so in its settings.
        self.release = {"FILMZ_UPDATES_URL": f"{address}/newest.json"}

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.released.set()
        self.server.shutdown()
        self.server.server_close()

    def let_go(self) -> None:
        self.released.set()

    @staticmethod
    def gone() -> dict[str, str]:
        """For a Filmz that cannot reach IMDb."""
        return {"FILMZ_DATASETS_URL": "http://127.0.0.1:1/"}


def state(filmz: Filmz) -> dict:
    return json.loads(filmz.request("/api/v1/catalogue/import")[2])


def importing_from(filmz: Filmz) -> None:
    """Starts an import, and waits until it is at the file that stalls."""
    filmz.post("/settings/catalogue", {"acceptsConditions": "true"})
    while state(filmz)["progress"]["file"] != "title.ratings":
        time.sleep(0.05)


def imported_from(filmz: Filmz) -> None:
    """Imports everything, or fails at that."""
    filmz.post("/settings/catalogue", {"acceptsConditions": "true"})
    while state(filmz)["state"] == "running":
        time.sleep(0.05)


def outdated(filmz: Filmz) -> None:
    """Waits until its settings say that there is a newer release, for which it asks when it starts."""
    deadline = time.monotonic() + 60
    while "99.1.0" not in filmz.request("/settings")[2]:
        assert time.monotonic() < deadline, "it told of no newer release"
        time.sleep(0.05)
