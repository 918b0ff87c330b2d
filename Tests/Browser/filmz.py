"""The real Filmz binary, started on a free port with its own data folder, and requests with which tests prepare it."""

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


PASSWORD = "correct horse battery"


class Filmz:
    """One running server. `url` is its address without a slash at the end. Options go to `filmz serve`; a protected one
    has a password, and the environment may name providers."""

    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), NoRedirect)

    def __init__(self, data: Path, *options: str, protected: bool = False, environment: dict[str, str] | None = None):
        self.data, self.options = data, options
        # The IDs of films on screens, by their names there.
        self.ids: dict[str, str] = {}
        own = {key: value for key, value in os.environ.items() if not key.startswith("FILMZ_")}
        self.environment = own | {"TZ": "UTC", "HOME": str(self.data.parent), "TERM": "xterm-256color", "LC_ALL": "C"}
        self.environment |= environment or {}
        if protected:
            self.command("password", text=PASSWORD + "\n")
        self.start()

    def command(self, *arguments: str, text: str = "") -> str:
        """The output of another command of the program."""
        command = [str(BINARY), *arguments, "--data-dir", str(self.data)]
        return subprocess.run(command, input=text, capture_output=True, text=True, check=True, env=self.environment).stdout

    def start(self) -> None:
        self.process = subprocess.Popen(
            [str(BINARY), "serve", "--port", "0", "--data-dir", str(self.data), *self.options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env=self.environment,
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
        # To the end, because the server would otherwise wait until somebody reads its output.
        for line in stream:
            self.output.append(line)
            if match := re.search(r"https?://(?:127\.0\.0\.1|localhost|\[::1\]):\d+", line):
                addresses.put(match[0])
        addresses.put(None)

    def stop(self) -> None:
        """Asks it to end, and waits. Fails if it had ended already, but not by a test."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError("filmz did not stop within 20 s of SIGTERM") from None
        if self.process.returncode not in [0, -signal.SIGKILL]:
            raise AssertionError("filmz serve ended by itself; it said:\n" + "".join(self.output[-50:]))

    def kill(self) -> None:
        """Ends it as a power cut would."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def request(
        self, path: str, fields: list[tuple[str, str]] | None = None, cookie: dict[str, str] | None = None
    ) -> tuple[int, str, str]:
        """Status, address redirected to, and body of an answer. With fields it is a form post; a cookie signs in."""
        request = urllib.request.Request(self.url + path)
        if cookie:
            request.add_header("Cookie", f"{cookie['name']}={cookie['value']}")
        if fields is not None:
            request.data = urllib.parse.urlencode(fields).encode()
            request.add_header("Origin", self.url)
            request.add_header("Sec-Fetch-Site", "same-origin")
        try:
            with self.opener.open(request, timeout=60) as answer:
                return answer.status, answer.headers.get("Location", ""), answer.read().decode(errors="replace")
        except urllib.error.HTTPError as answer:
            return answer.code, answer.headers.get("Location", ""), answer.read().decode(errors="replace")

    def sign_in(self, device: str = "") -> dict[str, str]:
        """Signs in a browser with this name. Returns its cookie in Playwright's form."""
        request = urllib.request.Request(self.url + "/sign-in", urllib.parse.urlencode({"password": PASSWORD}).encode())
        request.add_header("Origin", self.url)
        request.add_header("User-Agent", device)
        try:
            self.opener.open(request, timeout=60)
        except urllib.error.HTTPError as answer:
            name, value = answer.headers["Set-Cookie"].split(";")[0].split("=")
            return {"name": name, "value": value, "url": self.url}
        raise AssertionError("signing in led nowhere")

    def post(self, path: str, fields: dict[str, str] | list[tuple[str, str]]) -> str:
        """Sends a form that must be accepted. Returns where the answer leads."""
        pairs = list(fields.items()) if isinstance(fields, dict) else fields
        status, location, body = self.request(path, pairs)
        assert status in (204, 303), f"POST {path} answered {status}: {body[:500]}"
        return location.removeprefix(self.url)

    def share(self, thing: str, fields: dict[str, str]) -> str:
        """Passes on the film or list of this path. Returns the path of the link."""
        status, _, body = self.request(thing + "/pass-on", list(fields.items()))
        found = re.search(r"/s/[a-z2-7]{26}", body)
        assert status == 200 and found, f"no link to {thing}: {status} {body[:500]}"
        return found[0]

    def back_up(self, cookie: dict[str, str] | None = None) -> str:
        """Makes a backup. Returns its name."""
        status, _, body = self.request("/settings/backups", [], cookie)
        assert status == 303, f"no backup was made: {status} {body[:500]}"
        names = re.findall(r"/settings/backups/(filmz-[^/]+)/download", self.request("/settings/data", cookie=cookie)[2])
        assert names, "the settings show no backup"
        return names[0]

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
