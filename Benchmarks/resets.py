"""Requests that a client takes back at once or leaves behind: how much memory do they take, and who has to wait?

    make resets                                  100,000 requests over HTTP/2, each taken back at once
    make resets ARGS="--kind closes --count 20000"
    make resets ARGS="--without-password"

Filmz serves over HTTPS on this machine, and one client attacks it over one connection after the other. Meanwhile
another, from another address, asks for a page again and again. Then Filmz is asked to end. It fails when memory has
grown by more than 30 MB, when somebody waited for more than a second, or when the end took more than ten.
"""

import argparse
import contextlib
import json
import multiprocessing
import os
import re
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILMZ = Path(os.environ.get("FILMZ_BINARY", ROOT / ".build-release/release/filmz"))
PASSWORD = "correct horse battery"
PAGE = "/films/78748"
# As many as SwiftNIO takes from one connection in half a minute, less some.
A_CONNECTION = 900
# How many are sent at once over HTTP/2; and how many Filmz lets one connection have open.
BATCH, OPEN = 50, 32
# Memory is looked at so often, in seconds; and somebody else asks so often.
PAUSE = 0.1
MEGABYTES, WAIT, END = 30, 1.0, 10.0
# Nobody waits for longer than this for anything.
PATIENCE = 60


def frame(kind: int, flags: int, stream: int, payload: bytes = b"") -> bytes:
    return len(payload).to_bytes(3) + bytes([kind, flags]) + stream.to_bytes(4) + payload


def head(port: int) -> bytes:
    """The fields of a request, not compressed."""
    fields = {":method": "GET", ":scheme": "https", ":authority": f"127.0.0.1:{port}", ":path": PAGE}
    return b"".join(b"\0" + text(name) + text(value) for name, value in fields.items())


def text(value: str) -> bytes:
    return bytes([len(value)]) + value.encode()


def connect(port: int, protocol: str, source: str = "127.0.0.1") -> ssl.SSLSocket:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_alpn_protocols([protocol])
    bare = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0))
    return context.wrap_socket(bare)


def begin(port: int) -> ssl.SSLSocket:
    """A connection of HTTP/2."""
    connection = connect(port, "h2")
    connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(4, 0, 0))
    return connection


def wait_until_read(connection: ssl.SSLSocket) -> None:
    """Returns when everything that was sent has been read, or the connection is closed."""
    connection.sendall(frame(6, 0, 0, b"resets.."))
    answer = b""
    while frame(6, 1, 0, b"resets..") not in answer:
        piece = connection.recv(65_536)
        if not piece:
            return
        answer = answer[-64:] + piece


def taken_back(port: int) -> int:
    """Requests over one connection that are taken back at once; how many were sent."""
    block, sent = head(port), 0
    with begin(port) as connection, contextlib.suppress(OSError):
        while sent < A_CONNECTION:
            streams = range(2 * sent + 1, 2 * (sent + BATCH) + 1, 2)
            connection.sendall(b"".join(frame(1, 5, one, block) + frame(3, 0, one, b"\0\0\0\x08") for one in streams))
            sent += BATCH
        wait_until_read(connection)
    return max(sent, 1)


def left_behind(port: int) -> int:
    """As many requests as one connection may have, which then closes; how many they are."""
    block = head(port)
    with begin(port) as connection, contextlib.suppress(OSError):
        connection.sendall(b"".join(frame(1, 5, 2 * number + 1, block) for number in range(OPEN)))
        wait_until_read(connection)
    return OPEN


def asked_and_closed(port: int) -> int:
    """One request of HTTP/1.1 over a connection that closes at once."""
    with connect(port, "http/1.1") as connection, contextlib.suppress(OSError):
        connection.sendall(f"GET {PAGE} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        # Otherwise the end would come before the request is read.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        time.sleep(0.001)
    return 1


def piped(port: int) -> int:
    """As many requests of HTTP/1.1 at once as are read at once, whose answers nobody reads; how many they are."""
    request = f"GET {PAGE} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    count = 65_536 // len(request)
    with connect(port, "http/1.1") as connection, contextlib.suppress(OSError):
        connection.sendall(request * count)
        connection.recv(1)
    return count


KINDS = {"resets": taken_back, "closes": left_behind, "http1": asked_and_closed, "pipelines": piped}


def attack(kind: str, port: int, count: int, seconds: float, sent: multiprocessing.Value) -> None:
    end = time.monotonic() + seconds
    while sent.value < count and time.monotonic() < end:
        with contextlib.suppress(OSError):
            sent.value += KINDS[kind](port)


@dataclass
class Filmz:
    """The server, and how much memory it needs."""

    folder: Path
    has_password: bool
    peak: float = 0
    ended: threading.Event = field(default_factory=threading.Event)

    def __enter__(self) -> "Filmz":
        certificate, key, data = (str(self.folder / name) for name in ("own.pem", "own.key", "data"))
        make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
        subprocess.run([*make.split(), "-keyout", key, "-out", certificate], check=True, capture_output=True)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("FILMZ_")}
        if self.has_password:
            command = [FILMZ, "password", "--data-dir", data]
            subprocess.run(command, input=PASSWORD + "\n", text=True, check=True, capture_output=True, env=environment)
        self.process = subprocess.Popen(
            [FILMZ, "serve", "--port", "0", "--json", "--data-dir", data]
            + ["--tls-certificate", certificate, "--tls-key", key],
            stdout=subprocess.PIPE, text=True, env=environment,
        )  # fmt: skip
        self.port = int(json.loads(self.process.stdout.readline())["address"].rstrip("/").rsplit(":", 1)[1])
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        self.watcher.start()
        return self

    def __exit__(self, *_) -> None:
        self.ended.set()
        self.process.kill()
        self.process.wait()

    def resident(self) -> float:
        """Memory in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) * 1024 / 1e6

    def watch(self) -> None:
        with contextlib.suppress(OSError, TypeError):
            while not self.ended.wait(PAUSE):
                self.peak = max(self.peak, self.resident())

    def ask(self) -> float:
        """The seconds until somebody at another address has a whole page over a new connection."""
        start = time.monotonic()
        with connect(self.port, "http/1.1", "127.0.0.2") as connection:
            lines = [f"GET {PAGE} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close", "", ""]
            connection.sendall("\r\n".join(lines).encode())
            answer = b""
            while piece := connection.recv(65_536):
                answer += piece
        expected = b"HTTP/1.1 303" if self.has_password else b"HTTP/1.1 200"
        if not answer.startswith(expected):
            raise OSError(f"answered {answer[:12]!r}")
        return time.monotonic() - start

    def end(self) -> float:
        """The seconds that it takes to end."""
        self.ended.set()
        start = time.monotonic()
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        return time.monotonic() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", choices=KINDS, default="resets")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=60, help="how long it goes on at most")
    parser.add_argument("--without-password", action="store_true")
    options = parser.parse_args()
    waits, problems = [], []
    sent = multiprocessing.Value("q", 0)
    with tempfile.TemporaryDirectory() as folder, Filmz(Path(folder), not options.without_password) as filmz:
        for _ in range(20):
            filmz.ask()
        before, start = filmz.resident(), time.monotonic()
        # A process of its own, so that it does not slow down the one that measures.
        attacker = multiprocessing.Process(
            target=attack, args=(options.kind, filmz.port, options.count, options.seconds, sent), daemon=True
        )
        attacker.start()
        while attacker.is_alive():
            try:
                waits.append(filmz.ask())
            except OSError as error:
                problems.append(f"somebody else was not answered: {error}")
            attacker.join(PAUSE)
        seconds = time.monotonic() - start
        ending = filmz.end()
        status = filmz.process.returncode
    grown = filmz.peak - before
    print(f"resets: {options.kind}: {sent.value:,} requests in {seconds:.1f} s")
    print(f"resets: memory {before:.0f} MB before, {filmz.peak:.0f} MB at most")
    print(f"resets: {len(waits)} answers to others, the slowest after {max(waits, default=0):.2f} s")
    print(f"resets: ended after {ending:.1f} s with {status}")
    if grown > MEGABYTES:
        problems.append(f"memory grew by {grown:.0f} MB, {MEGABYTES} are allowed")
    if not waits or max(waits) > WAIT:
        problems.append(f"somebody waited for {max(waits, default=0):.1f} s, {WAIT:.0f} is allowed")
    if ending > END or status != 0:
        problems.append(f"the end took {ending:.1f} s, {END:.0f} are allowed")
    if sent.value < min(options.count, 1_000):
        problems.append("hardly anything was sent, so nothing was shown")
    if problems:
        sys.exit("resets: " + "; ".join(problems[:10]))


if __name__ == "__main__":
    main()
