"""The real Filmz binary, started on a free port with a data folder of its own, and the few requests tests prepare with."""

import html
import os
import queue
import re
import signal
import subprocess
import threading
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

START_TIMEOUT = 60
BINARY = Path(os.environ.get("FILMZ_BINARY", ".build/debug/filmz")).resolve()


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


class Filmz:
    """One running server. `url` is its address without a slash at the end."""

    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), NoRedirect)

    def __init__(self, data: Path):
        self.data = data
        self.start()

    def start(self) -> None:
        environment = {key: value for key, value in os.environ.items() if not key.startswith("FILMZ_")}
        self.process = subprocess.Popen(
            [str(BINARY), "serve", "--port", "0", "--data-dir", str(self.data)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env=environment | {"TZ": "UTC", "HOME": str(self.data.parent)},
        )
        self.output: list[str] = []
        addresses: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self.read, args=(self.process.stdout, addresses), daemon=True).start()
        try:
            address = addresses.get(timeout=START_TIMEOUT)
        except queue.Empty:
            address = None
        if address is None:
            self.kill()
            raise AssertionError("filmz serve told no address; it said:\n" + "".join(self.output))
        self.url = address

    def read(self, stream, addresses: queue.Queue) -> None:
        # To the end, or the server would one day wait for its own output to be read.
        for line in stream:
            self.output.append(line)
            if match := re.search(r"http://(?:127\.0\.0\.1|localhost|\[::1\]):\d+", line):
                addresses.put(match[0])
        addresses.put(None)

    def stop(self) -> None:
        """Ends it the polite way."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError("filmz did not stop within 20 s of SIGTERM") from None

    def kill(self) -> None:
        """Ends it as a power cut would."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def request(self, path: str, fields: list[tuple[str, str]] | None = None) -> tuple[int, str, str]:
        """Status, address redirected to, and body of an answer. With fields it is a form post."""
        request = urllib.request.Request(self.url + path)
        if fields is not None:
            request.data = urllib.parse.urlencode(fields).encode()
            request.add_header("Origin", self.url)
            request.add_header("Sec-Fetch-Site", "same-origin")
        try:
            with self.opener.open(request, timeout=30) as answer:
                return answer.status, answer.headers.get("Location", ""), answer.read().decode()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.headers.get("Location", ""), answer.read().decode(errors="replace")

    def post(self, path: str, fields: dict[str, str] | list[tuple[str, str]]) -> str:
        """Sends a form that must be taken. Returns where the answer leads to."""
        pairs = list(fields.items()) if isinstance(fields, dict) else fields
        status, location, body = self.request(path, pairs)
        assert status in (204, 303), f"POST {path} answered {status}: {body[:500]}"
        return location.removeprefix(self.url)

    def film(self, title: str) -> str:
        """The ID of the best result for a title, asked for in a way that leaves no recent query behind."""
        status, _, body = self.request("/search?fragment=results&q=" + urllib.parse.quote(title))
        match = re.search(r'href="(?:https?://[^/"]+)?/films/(\d+)["?#]', body)
        assert status == 200 and match, f"no film called {title}: {status} {body[:500]}"
        return match[1]

    def add(self, title: str, **fields: str) -> str:
        """Adds a film by hand. Returns its ID."""
        location = html.unescape(self.post("/films", {"title": title} | fields))
        match = re.match(r"/films/(\d+)", location)
        assert match, f"adding a film led to {location}"
        return match[1]

    def log(self, film: str, viewing: int, **fields: str) -> None:
        """Marks a film as seen."""
        self.post(f"/films/{film}/viewings", {"viewing": str(viewing), "when": "unknown"} | fields)
