#!/usr/bin/env python3
"""Prints a database of Filmz as text that can be compared: what makes it, then every row with the names of its columns."""

import json
import re
import sqlite3
import sys


def plain(value):
    """Blobs in hexadecimal; JSON as what it means, for the order of its members means nothing."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, str) and value[:1] in ("{", "["):
        try:
            return json.loads(value)
        except ValueError:
            pass
    return value


def main() -> None:
    db = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)
    db.row_factory = sqlite3.Row
    for pragma in ["application_id", "user_version"]:
        print(pragma, db.execute(f"PRAGMA {pragma}").fetchone()[0])
    schema = db.execute("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name").fetchall()
    for entry in schema:
        print(re.sub(r"\s+", " ", re.sub(r"--[^\n]*", "", entry["sql"])).strip())
    for entry in schema:
        if entry["type"] == "table" and not entry["name"].startswith("sqlite_"):
            rows = [
                json.dumps({name: plain(row[name]) for name in row.keys()}, ensure_ascii=False, sort_keys=True)
                for row in db.execute(f'SELECT * FROM "{entry["name"]}"')
            ]
            print(*(f"{entry['name']} {row}" for row in sorted(rows)), sep="\n", end="\n" if rows else "")


main()
