"""What `search.py` measures of the whole program: the import of datasets, and search over HTTP by several people."""

import contextlib
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import FILMZ, ROOT, Server, typing

SPLIT = ROOT / ".build-bench/release/split"
FILES = ["title.basics.tsv.gz", "title.ratings.tsv.gz"]
EPISODES = [*FILES, "title.episode.tsv.gz"]
ROUNDS = 5
SECONDS = 40
# Milliseconds between two keys.
PAUSES = (80, 160)


class Import:
    """The import of some files into a new folder, in turns with what one thread needs to read them."""

    def __init__(self, datasets: Path, folder: Path, files: list[str] = FILES, rounds: int = ROUNDS):
        folder.mkdir(exist_ok=True)
        self.files = files
        for name in files:
            link = folder / name
            link.unlink(missing_ok=True)
            link.symlink_to((datasets / name).resolve())
        self.folder = folder
        self.walls, self.shares, self.line_shares, self.busy = [], [], [], []
        self.peak = 0
        for _ in range(rounds):
            fields, lines = self.floor("fields"), self.floor("lines")
            wall = self.run()
            self.walls.append(wall)
            self.shares.append(fields / wall)
            self.line_shares.append(lines / wall)

    def floor(self, what: str) -> float:
        """The seconds that one thread needs to unpack the files and find where every line or field ends."""
        command = [SPLIT, what, *(self.folder / name for name in self.files)]
        told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        self.busy.append(told["wall"] / told["cpu"])
        return told["wall"] / 1e9

    def run(self) -> float:
        """The seconds from the command to a catalogue that can be asked."""
        self.data = tempfile.TemporaryDirectory(dir=self.folder)
        command = [FILMZ, "catalogue", "import", self.folder, "--data-dir", self.data.name]
        with tempfile.TemporaryFile("w+") as said:
            start = time.perf_counter()
            process = subprocess.Popen(command, stdout=said, stderr=said)
            while process.poll() is None:
                with contextlib.suppress(OSError, TypeError):
                    status = Path(f"/proc/{process.pid}/status").read_text()
                    self.peak = max(self.peak, int(re.search(r"VmHWM:\s+(\d+)", status)[1]) * 1024)
                time.sleep(0.02)
            wall = time.perf_counter() - start
            said.seek(0)
            if process.returncode:
                sys.exit(f"search: the import failed:\n{said.read()}")
        return wall


def answers(data: str, queries: list[str]) -> dict[str, list[float]]:
    """Milliseconds within which half and 99 of 100 answers come, when people pause between keys and when they do not."""
    server = Server(Path(data))
    try:
        return {
            "pausing": typing(server.url, queries, [50, 99], SECONDS, PAUSES),
            "never pausing": typing(server.url, queries, [50, 99], SECONDS),
        }
    finally:
        server.stop()
