#!/usr/bin/env python3
"""Lives the life of a made-up person with a program, and packs what the program wrote: make-data.py PROGRAM SIMULATOR FOLDER.
README.md says when. It runs at the top of the repository."""

import base64
import gzip
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zlib
from pathlib import Path

PROGRAM, SIMULATOR, TARGET = sys.argv[1:]
os.environ["FILMZ_BINARY"] = PROGRAM
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Browser"))

from filmz import PASSWORD, Filmz  # noqa: E402

MATRIX, AMELIE, CASABLANCA, ALIEN, ALIENS = 133093, 211915, 34583, 78748, 90605
SPIRITED, TOYS, SEVERANCE, BROTHERS = 245429, 114709, 11280740, 185906

TABLES = {
    "title.basics": """
        tconst titleType primaryTitle originalTitle isAdult startYear endYear runtimeMinutes genres
        tt0133093 movie The_Matrix The_Matrix 0 1999 \\N 136 Action,Sci-Fi
        tt0211915 movie Amélie Le_fabuleux_destin_d'Amélie_Poulain 0 2001 \\N 122 Comedy,Romance
        tt0034583 movie Casablanca Casablanca 0 1942 \\N 102 Drama,Romance
        tt0078748 movie Alien Alien 0 1979 \\N 117 Horror,Sci-Fi
        tt0090605 movie Aliens Aliens 0 1986 \\N 137 Action,Adventure
        tt0245429 movie Spirited_Away 千と千尋の神隠し 0 2001 \\N 124 Adventure,Animation
        tt0114709 movie Toy_Story Toy_Story 0 1995 \\N 81 Adventure,Animation
        tt11280740 tvSeries Severance Severance 0 2022 \\N 48 Drama,Thriller
        tt0185906 tvMiniSeries Band_of_Brothers Band_of_Brothers 0 2001 2001 59 History,Action
        tt0900001 tvEpisode The_First_Day The_First_Day 0 2001 \\N 60 History
        tt0900002 tvEpisode The_Second_Day The_Second_Day 0 2001 \\N 58 History
        tt0900003 tvEpisode Afterwards Afterwards 0 2002 \\N 30 History""",
    "title.ratings": """
        tconst averageRating numVotes
        tt0133093 8.5 2000
        tt0211915 8.0 900
        tt0034583 8.4 800
        tt0078748 8.3 1000
        tt0090605 8.2 950
        tt0245429 8.6 990
        tt0114709 8.1 1100
        tt11280740 8.7 500
        tt0185906 9.1 600
        tt0900001 8.8 50""",
    "title.akas": """
        titleId ordering title region language types attributes isOriginalTitle
        tt0245429 1 Chihiros_Reise_ins_Zauberland DE \\N imdbDisplay \\N 0
        tt0211915 1 Die_fabelhafte_Welt_der_Amélie DE \\N imdbDisplay \\N 0""",
    "title.episode": """
        tconst parentTconst seasonNumber episodeNumber
        tt0900001 tt0185906 1 1
        tt0900002 tt0185906 1 2
        tt0900003 tt0185906 0 1""",
    "title.crew": """
        tconst directors writers
        tt0078748 nm0000631 \\N
        tt0034583 nm0002031 \\N""",
    "title.principals": """
        tconst ordering nconst category job characters
        tt0078748 1 nm0000244 actress \\N \\N
        tt0090605 1 nm0000244 actress \\N \\N""",
    "name.basics": """
        nconst primaryName birthYear deathYear primaryProfession knownForTitles
        nm0000631 Ridley_Scott 1937 \\N director \\N
        nm0002031 Michael_Curtiz 1886 1962 director \\N
        nm0000244 Sigourney_Weaver 1949 \\N actress \\N""",
}

DIARY = """Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
2015-03-08,Casablanca,1942,https://boxd.it/a1,4.5,Yes,"classics, Öl",2015-03-07
2015-03-09,Nobody’s Holiday,1931,https://boxd.it/a2,3.3,,,2015-03-08
"""
TABLE = """Title,Year,When,Stars,Remark
Toy Story,1995,4/5/2016,4,Popcorn
Unheard Of,1950,13/5/2016,,
"""
SENT = {
    "filmz": "recommendation", "version": 1, "from": "Anna", "message": "You will love it.\nBoth of you.",
    "audience": ["kids", "family"], "rating": 4.5, "note": "Seen twice.", "link": "https://films.example.org/s/abc",
    "films": [{"title": "Spirited Away", "year": 2001, "ids": {"imdb": "tt0245429"}, "kind": "film"}],
    "sentAt": "2026-11-01T20:15:00.000Z",
}  # fmt: skip
SENT_LIST = {
    "filmz": "recommendation", "version": 1, "from": "Ben", "list": {"name": "For rainy days", "isRanked": True},
    "films": [
        {"title": "Toy Story", "year": 1995, "ids": {"imdb": "tt0114709"}, "note": "Loud, please."},
        {"title": "Nobody’s Film", "year": 1988, "directors": ["Ida Lupino"]},
    ],
}  # fmt: skip


def datasets(folder: Path) -> None:
    for name, rows in TABLES.items():
        lines = [line.strip().replace(" ", "\t").replace("_", " ") for line in rows.strip().splitlines()]
        (folder / f"{name}.tsv.gz").write_bytes(gzip.compress(("\n".join(lines) + "\n").encode(), mtime=0))


def picture() -> bytes:
    """A red square, as PNG."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress((b"\0" + b"\xff\0\0" * 16) * 16)) + chunk(b"IEND", b"")


class Life:
    def __init__(self, filmz: Filmz, programme: str):
        self.filmz, self.programme = filmz, programme
        self.cookie = filmz.sign_in("Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0")

    def ask(self, method: str, path: str, body: dict | None = None, accept: tuple[int, ...] = (200, 201, 204)) -> dict:
        data = None if method in ("GET", "DELETE") else json.dumps(body or {}).encode()
        request = urllib.request.Request(self.filmz.url + "/api/v1/" + path, data, method=method)
        request.add_header("Origin", self.filmz.url)
        request.add_header("Cookie", f"{self.cookie['name']}={self.cookie['value']}")
        if data is not None:
            request.add_header("Content-Type", "application/json")
        try:
            with self.filmz.opener.open(request, timeout=60) as answer:
                status, text = answer.status, answer.read().decode()
        except urllib.error.HTTPError as answer:
            status, text = answer.code, answer.read().decode()
        assert status in accept, f"{method} {path}: {status} {text}"
        return json.loads(text) if text else {}

    def form(self, path: str, **fields: str) -> str:
        status, location, body = self.filmz.request(path, list(fields.items()), self.cookie)
        assert status in (200, 204, 303), f"{path}: {status} {body[:600]}"
        return location

    def give(self, path: str, name: str, content: bytes) -> str:
        """Sends a file as a page does."""
        edge = "a-line-that-is-nowhere-else"
        head = f'--{edge}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
        request = urllib.request.Request(self.filmz.url + path, head.encode() + content + f"\r\n--{edge}--\r\n".encode())
        request.add_header("Content-Type", f"multipart/form-data; boundary={edge}")
        request.add_header("Origin", self.filmz.url)
        request.add_header("Cookie", f"{self.cookie['name']}={self.cookie['value']}")
        try:
            self.filmz.opener.open(request, timeout=60)
        except urllib.error.HTTPError as answer:
            assert answer.code == 303, answer.read().decode()[:600]
            return answer.headers["Location"].removeprefix(self.filmz.url)
        return ""

    def films(self) -> None:
        mine, viewing = "films/{}/mine".format, "films/{}/viewings".format
        holiday = self.ask("POST", "films", {
            "title": "Our Holiday", "originalTitle": "Unser Urlaub", "year": 1987, "runtime": 12,
            "directors": ["Ida Lupino"], "genres": ["Home"],
        })  # fmt: skip
        self.holiday = holiday["id"]
        self.ask("PATCH", mine(MATRIX), {"watchlist": True, "comment": "Blue\nor red?", "audience": ["adults"]})
        self.ask("PATCH", mine(SPIRITED), {"watchlist": True, "told": {"by": "Anna", "message": "Go!"}})
        self.ask("PATCH", mine(AMELIE), {"favourite": True, "tags": ["Paris", "With Ben"], "rating": 5})
        self.ask("PATCH", mine(BROTHERS), {"watchlist": True})
        for number, day, more in [
            (1, "2011-07-14T20:15", {"place": "Kino Eins", "companions": "Ben", "rating": 4.5, "tags": ["Rain"]}),
            (2, "2012", {"isRewatch": True, "note": "On the “big” screen."}),
        ]:
            body = {"id": str(4700 + number), "watchedOn": day, "audience": ["adults", "family"]} | more
            self.ask("POST", viewing(ALIEN), body)
        self.ask("POST", viewing(AMELIE), {"id": "4703", "watchedOn": "2001-11", "place": "Kino Zwei", "rating": 4})
        self.ask("POST", viewing(CASABLANCA), {"id": "4704", "watchedOn": ""})
        self.ask("POST", viewing(self.holiday), {"id": "4705", "watchedOn": "1987-08-02", "note": "Home."})
        self.ask("POST", viewing(ALIENS), {"id": "4706", "watchedOn": "2020-01-02", "ending": {"stopped": {"reason": "Loud."}}})
        self.form(f"/films/{TOYS}/not-seen", wanted="true")
        for text in ["alien", "ridley scott"]:
            self.ask("POST", "search/recent", {"query": text})
        wrong = self.ask("PATCH", mine(CASABLANCA), {"rating": 1})
        self.ask("POST", f"changes/{wrong['change']}/undo")

    def shows(self) -> None:
        self.ask("GET", f"films/{SEVERANCE}")
        self.ask("GET", f"films/{BROTHERS}")
        episodes = f"films/{SEVERANCE}/episodes"
        self.ask("POST", episodes, {"id": "4801", "number": "s01e01", "watchedOn": "2026-11-01", "rating": 4})
        self.ask("POST", episodes, {"upTo": "s01e03", "watchedOn": "2026-11"})
        special = {"id": "4802", "number": "s00e01", "watchedOn": "2026", "note": "Extra."}
        self.ask("POST", f"films/{BROTHERS}/episodes", special)
        self.ask("POST", f"films/{BROTHERS}/episodes", {"id": "4803", "number": "s01e01", "watchedOn": "2002-04-05"})
        self.ask("PATCH", f"films/{BROTHERS}/mine", {"standing": {"kind": "paused"}})

    def lists(self) -> None:
        films = [str(film) for film in (ALIEN, ALIENS, self.holiday)]
        named = {"id": "7701", "name": "Rainy Sundays", "description": "Two\nlines", "isRanked": True, "films": films}
        self.ask("POST", "lists", named)
        self.ask("PATCH", f"lists/7701/films/{ALIENS}", {"number": 1, "note": "Better with friends"})
        self.ask("POST", "lists", {"id": "7702", "name": "By a rule", "rule": "drama, before 1980"})
        self.ask("POST", "lists", {"id": "7703", "name": "Gone"})
        self.ask("DELETE", "lists/7703")

    def others(self) -> None:
        share = {
            "id": "5501", "film": str(AMELIE), "message": "See it.", "sender": "Ada", "stars": True, "filmNote": True,
            "audience": ["family"], "days": 30,
        }  # fmt: skip
        self.ask("POST", "shares", share)
        self.ask("POST", "shares", {"id": "5502", "list": "7701", "isSent": True, "notes": True})
        self.ask("POST", "shares", {"id": "5503", "film": str(ALIEN)})
        self.ask("DELETE", "shares/5503")
        one = self.ask("POST", "received", SENT)
        many = self.ask("POST", "received", SENT_LIST)
        self.ask("POST", f"received/{many['id']}/answer", {"answer": "acceptAsList", "added": [1], "list": "7704"})
        third = self.ask("POST", "received", SENT | {"from": "Cy", "message": ""})
        self.ask("POST", f"received/{third['id']}/answer", {"answer": "decline"})
        self.ask("POST", f"received/{one['id']}/answer", {"answer": "accept"})
        self.ask("POST", "received", SENT | {"from": "Dora"})
        self.ask("POST", "calendars/full-diary")
        self.ask("POST", "calendars/episodes")

    def cinema(self) -> None:
        self.ask("POST", "cinema/theatres", {
            "source": self.programme, "name": "Kino Laterna", "place": "Wien", "timeZone": "Europe/Vienna",
            "location": {"latitude": 48.2, "longitude": 16.37},
        })  # fmt: skip
        found = self.ask("GET", "cinema/theatres/found?q=kansas")["items"][0]
        self.ask("POST", "cinema/theatres", {key: found[key] for key in ("source", "name", "place", "timeZone")})
        for theatre in self.ask("GET", "cinema/theatres")["items"]:
            self.ask("POST", f"cinema/theatres/{theatre['theatre']['id']}/refresh")
        for _ in range(100):
            days = self.ask("GET", "cinema")["days"]
            if len(days) > 1:
                break
            time.sleep(0.1)
        shown = self.ask("GET", f"cinema?day={days[1]}")
        text = json.dumps(shown)
        first = shown["fromWatchlist"][0]["showings"][0]
        visit = f"cinema/theatres/{first['theatre']}/showtimes/{first['showtimes'][0]['id']}/visit"
        self.ask("PUT", visit, {"companions": "Ben"})
        assert "Sneak Preview OV" in text
        self.ask("POST", "cinema/titles", {"title": "Sneak Preview OV", "film": str(CASABLANCA)})

    def rest(self) -> None:
        services = [{"id": 8, "name": "Netflix"}, {"id": 337, "name": "Disney Plus"}]
        self.ask("PUT", "me/services", {"country": "AT", "services": services, "isRefreshed": True})
        for film in (MATRIX, ALIEN):
            self.ask("GET", f"films/{film}")
            self.ask("POST", f"films/{film}/refresh")
            self.ask("GET", f"films/{film}/offers")
        self.filmz.command("where", str(MATRIX), "--country", "US")
        self.ask("POST", f"films/{SEVERANCE}/refresh")
        self.ask("POST", f"films/{TOYS}/match", {"provider": "omdb"})
        self.ask("GET", "discover/new/in-cinemas")
        self.ask("PATCH", "discover/new/trending", {"isOn": False})
        while not self.ask("GET", "search/found?q=metropolis")["isAtRest"]:
            time.sleep(0.1)
        self.ask("PATCH", "backups/schedule", {"interval": "weekly", "keep": 5})
        self.form("/settings/time-zone", zone="Europe/Vienna")
        taken = self.give("/import", "diary.csv", DIARY.encode())
        self.form(taken, do="take")
        waiting = self.give("/import", "table.csv", TABLE.encode())
        columns = {"columns-0": "1", "column-0-0": "title", "column-0-1": "year", "column-0-2": "watchedOn"}
        self.form(waiting, **{"do": "save", "rule": "both", "meaning-table.csv": "seen", "order-0": "day-first"}, **columns)
        self.form(f"{waiting}/film", of="Unheard Of|1950||", film="own")
        told = self.filmz.command(
            "ads", "add", "--json", "--name", "A book", "--link", "https://shop.example/book", "--text", "About ships.",
            "--price", "9.90 EUR", "--genres", "Horror|Drama", "--from", "2026-01-01", "--audience", "adults",
        )  # fmt: skip
        dot = self.filmz.data.parent / "dot.png"
        dot.write_bytes(picture())
        offer = json.loads(told)["id"]
        self.filmz.command("ads", "picture", offer, str(dot))
        self.filmz.command("ads", "limit", "2")
        self.form(f"/advertising/{offer}")
        self.filmz.command("person", "add", "Grace", "--role", "member")
        self.filmz.command("watchlist", str(CASABLANCA), "--person", "Grace")
        self.filmz.command("person", "edit", "1", "--name", "Ada")
        while "data-watch" in self.filmz.request(taken, cookie=self.cookie)[2]:
            time.sleep(0.1)


def packed(source: Path, target: Path) -> None:
    target.write_bytes(gzip.compress(source.read_bytes(), 9, mtime=0))


def main() -> None:
    target = Path(TARGET)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        data = folder / "data"
        own = {key: value for key, value in os.environ.items() if not key.startswith("FILMZ_")}
        simulator = subprocess.Popen(
            [SIMULATOR, "--json", "--port", "8391"], stdout=subprocess.PIPE, text=True, env=own)  # fmt: skip
        try:
            told = json.loads(simulator.stdout.readline())
            environment = told["environment"] | {"FILMZ_ITUNES_ENABLED": "true", "FILMZ_TVMAZE_ENABLED": "true"}
            (folder / "imdb").mkdir()
            datasets(folder / "imdb")
            imported = [PROGRAM, "catalogue", "import", str(folder / "imdb"), "--episode-votes", "0", "--regions", "GB,US,DE"]
            subprocess.run([*imported, "--data-dir", str(data)], check=True, env=own | environment)
            filmz = Filmz(data, "--programmes-from", told["host"], protected=True, environment=environment)
            try:
                life = Life(filmz, told["cinema"])
                for part in (life.films, life.shows, life.lists, life.others, life.cinema, life.rest):
                    part()
                cookie = life.cookie
                filmz.command("backup", str(folder / "backup.sqlite"))
                filmz.command("export", "archive", str(folder / "archive.zip"))
            finally:
                filmz.stop()
        finally:
            simulator.terminate()
            simulator.wait()
        shutil.rmtree(target / "data", ignore_errors=True)
        (target / "data").mkdir(parents=True)
        for file in [*data.glob("*.sqlite"), *data.glob("*.titles"), *data.glob("*.json")]:
            packed(file, target / "data" / f"{file.name}.gz")
        packed(folder / "backup.sqlite", target / "backup.sqlite.gz")
        for name in ["archive.zip", "backup.sqlite.sha256"]:
            shutil.copy(folder / name, target / name)
        (target / "session.txt").write_text(f"{cookie['name']}={cookie['value']}\n")


main()
