"""The providers, simulated on this machine by `filmz-simulator`, with faults on command."""

import contextlib
import json
import os
import socket
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

# Of the debug build, whatever program is tested: it is given to nobody.
SIMULATOR = Path(".build/debug/filmz-simulator").resolve()
# The names of each on the screen.
# Those that are searched for films.
NAMES = {"omdb": "OMDb", "tmdb": "TMDb", "itunes": "iTunes", "amc": "AMC"}


class Simulator:
    """`environment` makes a Filmz ask it instead of the real providers, with keys that it accepts."""

    def __init__(self, *options: str):
        # The same port again after a restart, so that a running Filmz finds it. Held all the time without listening,
        # so that no other program is given it while the simulator is stopped.
        self.reserved = socket.socket()
        self.reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.reserved.bind(("127.0.0.1", 0))
        self.port = self.reserved.getsockname()[1]
        self.start(*options)

    def start(self, *options: str) -> None:
        own = {key: value for key, value in os.environ.items() if not key.startswith("FILMZ_")}
        self.process = subprocess.Popen(
            [str(SIMULATOR), "--json", "--port", str(self.port), *options],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=own,
        )  # fmt: skip
        told = json.loads(self.process.stdout.readline())
        self.environment = told["environment"]
        # The page of a cinema, and the host that a Filmz must be allowed to ask for it.
        self.cinema = told["cinema"]
        self.host = f"127.0.0.1:{self.port}"
        # It needs no key, but must be switched on.
        self.environment["FILMZ_ITUNES_ENABLED"] = "true"

    def without_keys(self) -> dict[str, str]:
        """The addresses of the providers, but no keys, and none switched on."""
        return {name: value for name, value in self.environment.items() if name.endswith("_URL")}

    def keys(self) -> dict[str, str]:
        """A key for each provider that needs one, for the form in the settings."""
        return {name: self.environment[f"FILMZ_{name.upper()}_KEY"] for name in ("omdb", "tmdb", "amc")}

    def stop(self) -> dict[str, int]:
        """Stops answering. Returns how often each provider was asked since the start."""
        if self.process.poll() is None:
            self.process.terminate()
            self.tally = json.loads(self.process.communicate(timeout=60)[0])["calls"]
        return self.tally

    def misbehave(self, *faults: str) -> None:
        """Continues with these faults, each written like `omdb=503`. For those from the start there is `failing`."""
        self.stop()
        self.start(*options_for(faults))


def options_for(faults: Iterable[str]) -> list[str]:
    return [option for fault in faults for option in ("--fault", fault)]


@contextlib.contextmanager
def simulating(*faults: str) -> Iterator[Simulator]:
    simulator = Simulator(*options_for(faults))
    try:
        yield simulator
    finally:
        simulator.stop()


def failing(*faults: str) -> pytest.MarkDecorator:
    """Gives a test's own providers these faults."""
    return pytest.mark.parametrize("simulator", [faults], indirect=True, ids=[" ".join(faults)])


def submit(page: Page, text: str) -> None:
    """Submits a search, which asks all providers."""
    page.goto("/search")
    page.get_by_role("searchbox").fill(text)
    page.get_by_role("searchbox").press("Enter")
    page.wait_for_url("**/search?*q=*")


def at_rest(page: Page) -> None:
    """Waits until nothing more arrives by itself, and everything is shown."""
    expect(page.locator("#asked[data-asking]")).to_have_count(0)
    expect(page.locator("#elsewhere .bones")).to_have_count(0)
