#!/usr/bin/env python3
"""Imports each sample of earlier-imports.json with an earlier program, and writes down there what it left, as its archive
has it: earlier-imports.py PROGRAM NUMBER [SAMPLE…]. EarlierImportTests say which program each number is."""

import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

SAMPLES = Path(__file__).with_suffix(".json")
MEMBERS = ["films.jsonl", "relations.jsonl", "episodes.jsonl", "viewings.jsonl"]


def left(program: str, sample: dict) -> dict:
    """What the program leaves of a sample, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        data = ["--data-dir", f"{folder}/data"]
        files = Path(folder, "files")
        for name, lines in sample["files"].items():
            file = files / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        names = [str(files / name) for name in sample["files"]]
        means = ["--meaning", sample["meaning"]] if "meaning" in sample else []
        taking = [program, "import", "--yes", "--zone", "GMT", *means, *data, *names]
        subprocess.run(taking, check=True, stdout=subprocess.DEVNULL)
        archive = f"{folder}/archive.zip"
        subprocess.run([program, "export", "archive", archive, *data], check=True, stdout=subprocess.DEVNULL)
        with zipfile.ZipFile(archive) as members:
            texts = {name: members.read(name).decode() for name in MEMBERS}
    return {name: text.splitlines() for name, text in texts.items() if text}


def main() -> None:
    program, number, *wanted = sys.argv[1:]
    samples = json.loads(SAMPLES.read_text(encoding="utf-8"))
    for sample in samples:
        if not wanted or sample["name"] in wanted:
            sample.setdefault("left", {})[number] = left(program, sample)
    SAMPLES.write_text(json.dumps(samples, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


main()
