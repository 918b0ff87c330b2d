"""Makes the files that other products would give somebody, from the names that `generate` made.

The films are some of the best known, by a logarithmic scale, as people's are. Everything comes from a seed.
"""

import csv
import datetime
import io
import json
import random
import unicodedata
import zipfile
from dataclasses import dataclass
from pathlib import Path

ARTICLES = ("the", "a", "an", "le", "la", "les", "der", "die", "das", "el", "il")
# Films that somebody may have seen: the best known of all.
KNOWN = 150_000


@dataclass
class Film:
    number: int
    year: int | None
    # The title first, then other titles.
    names: list[str]


def known_films(table: Path, count: int, taken: set[int] | None = None) -> list[Film]:
    """The best known films of the generator's table, the best known first; of these numbers only, if there are any."""
    films: list[Film] = []
    with table.open(encoding="utf-8") as lines:
        for line in lines:
            number, _, year, name = line.rstrip("\n").split("\t", 3)
            if films and films[-1].number == int(number):
                films[-1].names.append(name)
                continue
            if len(films) == count:
                break
            if taken is not None and int(number) not in taken:
                continue
            films.append(Film(int(number), None if year == "\\N" else int(year), [name]))
    return films


def chosen(films: list[Film], count: int, choice: random.Random) -> list[Film]:
    """Different films, most of them well known."""
    places: set[int] = set()
    while len(places) < count:
        places.add(min(len(films) - 1, int(len(films) ** choice.random() * (1 + choice.random()) * 8)))
    return [films[place] for place in choice.sample(sorted(places), count)]


def table(heads: str, rows: list[list]) -> bytes:
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    lines.writerow(heads.split(","))
    lines.writerows(rows)
    return text.getvalue().encode()


class Life:
    """What somebody has with films, as rows of Letterboxd's export."""

    SENTENCES = [
        "Better than I remembered.", "The last third is too long, but the ending works.", "Saw it with <i>friends</i>.",
        "What a score! I hummed it all the way home & beyond.", "Not for me.", "The colours, the light, the silence…",
        "A small film about large things,\n\nand it knows that.", "He says “no” and means it.",
    ]
    TAGS = ["cinema", "at home", "with Anna", "35mm", "festival", "plane", "rewatch night", "kids"]

    def __init__(self, films: list[Film], seen: int, viewings: int, watchlist: int, seed: int = 1):
        self.choice = random.Random(seed)
        self.addresses: dict[int, str] = {}
        films = chosen([film for film in films if film.year], seen + watchlist, self.choice)
        self.seen, self.wanted = films[:seen], films[seen:]
        # Each film once, and some again.
        again = [self.choice.choice(self.seen) for _ in range(viewings - seen)]
        days = sorted(self.choice.randrange(5_000) for _ in range(viewings))
        watched = self.choice.sample(self.seen + again, viewings)
        self.viewings = [self.viewing(film, day) for film, day in zip(watched, days)]

    def viewing(self, film: Film, day: int) -> dict:
        review = ""
        if self.choice.random() < 0.15:
            review = " ".join(self.choice.choices(self.SENTENCES, k=self.choice.randint(1, 12)))
        tags = self.choice.sample(self.TAGS, self.choice.choice([0, 0, 0, 1, 2]))
        return {
            "film": film, "seen": self.day(day), "logged": self.day(day + self.choice.choice([0, 0, 0, 1, 3])),
            "stars": self.choice.choice(["", "", "0.5", "2", "2.5", "3", "3", "3.5", "3.5", "4", "4", "4.5", "5"]),
            "again": "Yes" if self.choice.random() < 0.3 else "", "tags": ", ".join(tags), "review": review,
            "address": self.address(),
        }  # fmt: skip

    def day(self, number: int) -> str:
        return (datetime.date(2012, 1, 1) + datetime.timedelta(days=number)).isoformat()

    def address(self) -> str:
        return "https://boxd.it/" + "".join(self.choice.choices("abcdefghijkmnpqrstuvwxyzABCDEFGH123456789", k=5))

    def address_of(self, film: Film) -> str:
        """The film's own address, the same in all files; diary and reviews have those of their entries."""
        if film.number not in self.addresses:
            self.addresses[film.number] = self.address()
        return self.addresses[film.number]

    def films(self, films: list[Film], *more) -> list[list]:
        rows = [[self.day(self.choice.randrange(5_000)), film.names[0], film.year, self.address_of(film)] for film in films]
        return [row + [value() for value in more] for row in rows]

    def letterboxd(self) -> bytes:
        """The archive as Letterboxd gives it."""
        heads = "Date,Name,Year,Letterboxd URI"

        def entry(viewing: dict, *review: str) -> list:
            film = viewing["film"]
            start = [viewing["logged"], film.names[0], film.year, viewing["address"], viewing["stars"], viewing["again"]]
            return start + [*review, viewing["tags"], viewing["seen"]]

        reviewed = [viewing for viewing in self.viewings if viewing["review"]]
        rated = self.choice.sample(self.seen, len(self.seen) * 4 // 5)
        stars = lambda: self.choice.choice(["1", "2.5", "3", "3.5", "4", "5"])  # noqa: E731
        members = {
            "diary.csv": table(heads + ",Rating,Rewatch,Tags,Watched Date", [entry(one) for one in self.viewings]),
            "reviews.csv": table(
                heads + ",Rating,Rewatch,Review,Tags,Watched Date", [entry(one, one["review"]) for one in reviewed]
            ),
            "ratings.csv": table(heads + ",Rating", self.films(rated, stars)),
            "watched.csv": table(heads, self.films(self.seen)),
            "watchlist.csv": table(heads, self.films(self.wanted)),
            "likes/films.csv": table(heads, self.films(self.choice.sample(self.seen, len(self.seen) // 8))),
        }
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
            for name, content in members.items():
                packed.writestr(zipfile.ZipInfo(name, (2026, 11, 1, 12, 0, 0)), content, zipfile.ZIP_DEFLATED)
        return archive.getvalue()


# How the rows of such files name a film: each as often as the others.
WRITINGS = ("as it is", "wrong case", "no accents", "article", "year beside", "other title", "no year")


def without_accents(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def written(film: Film, how: str, choice: random.Random) -> tuple[str, int | None] | None:
    """The title and the year as a row has them; nothing when this film cannot be written so."""
    title, year = film.names[0], film.year
    if how == "wrong case":
        title = choice.choice([title.lower(), title.upper()])
    elif how == "no accents":
        title = without_accents(title)
    elif how == "article":
        first, _, rest = title.partition(" ")
        if not rest or first.lower() not in ARTICLES:
            return None
        # Nobody leaves out those of other languages.
        moved = f"{rest}, {first}"
        title = choice.choice([rest, moved]) if first.lower() in ARTICLES[:3] else moved
    elif how == "year beside":
        year += choice.choice([-1, 1])
    elif how == "other title":
        if len(film.names) < 2:
            return None
        title = choice.choice(film.names[1:])
    elif how == "no year":
        year = None
    return None if how in ("wrong case", "no accents", "other title") and title == film.names[0] else (title, year)


def plain(title: str) -> str:
    return " ".join("".join(sign if sign.isalnum() else " " for sign in without_accents(title).lower()).split())


def rows_to_match(films: list[Film], count: int, seed: int = 3) -> list[tuple[str, Film, str, int | None]]:
    """How each row is written, the film it means, its title and its year. Rows of which nobody can know what they mean are
    not among them: those that as they are written have another film's title, but for an article, and year, or without a
    year the title of one that is better known."""
    choice = random.Random(seed)
    places = {film.number: place for place, film in enumerate(films)}
    namesakes: dict[str, set[tuple[int, int | None]]] = {}
    for film in films:
        for name in film.names:
            first, _, rest = plain(name).partition(" ")
            # An article is left out so often that it tells nothing.
            for title in {plain(name), rest if rest and first in ARTICLES[:3] else plain(name)}:
                namesakes.setdefault(title, set()).add((film.number, film.year))
    dated = [film for film in films[:KNOWN] if film.year]
    rows: list[tuple[str, Film, str, int | None]] = []
    used: set[int] = set()
    while len(rows) < count:
        how = WRITINGS[len(rows) % len(WRITINGS)]
        film = dated[min(len(dated) - 1, int(len(dated) ** choice.random()))]
        row = None if film.number in used else written(film, how, choice)
        if row is None:
            continue
        others = [one for one in namesakes.get(plain(row[0]), ()) if one[0] != film.number]
        if any(year == row[1] if row[1] else places[number] < places[film.number] for number, year in others):
            continue
        used.add(film.number)
        rows.append((how, film, *row))
    return rows


def unknown_rows(films: list[Film], count: int, seed: int = 5) -> list[tuple[str, int]]:
    """Titles and years of different films that nobody knows: each title begins as one of these films and ends as another."""
    choice = random.Random(seed)
    known = {plain(name) for film in films for name in film.names}
    dated = [film for film in films[:KNOWN] if film.year and " " in film.names[0]]
    rows: list[tuple[str, int]] = []
    while len(rows) < count:
        first, last = choice.choice(dated), choice.choice(dated)
        start, end = first.names[0].split(), last.names[0].split()
        title = " ".join(start[: (len(start) + 1) // 2] + end[len(end) // 2 :])
        if plain(title) in known:
            continue
        known.add(plain(title))
        rows.append((title, last.year))
    return rows


class Others:
    """The same life as other products give it: files of a megabyte or more."""

    def __init__(self, life: Life):
        self.life, self.choice = life, random.Random(7)

    def imdb(self) -> bytes:
        heads = "Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres"
        rows = []
        for viewing in self.life.viewings:
            film, number = viewing["film"], f"tt{viewing['film'].number:07}"
            address = f"https://www.imdb.com/title/{number}/"
            rows.append(
                [number, self.choice.randint(1, 10), viewing["seen"], film.names[0], film.names[-1], address, "Movie", "7.1"]
                + [self.choice.randint(70, 180), film.year, "Drama, Comedy", 1_234, "1999-01-02", "Ann One"]
            )
        return table(heads + ",Num Votes,Release Date,Directors", rows)

    def tmdb(self) -> bytes:
        heads = "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated"
        return table(heads, [
            [one["film"].number % 1_000_000 + 1, f"tt{one['film'].number:07}", "movie", one["film"].names[0],
             f"{one['film'].year}-03-04T00:00:00Z", "", "", "7.2", self.choice.randint(1, 10), one["seen"] + "T20:15:00Z"]
            for one in self.life.viewings
        ])  # fmt: skip

    def trakt(self) -> bytes:
        return json.dumps([
            {"id": number, "watched_at": one["seen"] + "T20:15:00.000Z", "action": "watch", "type": "movie",
             "movie": {"title": one["film"].names[0], "year": one["film"].year,
                       "ids": {"trakt": one["film"].number % 900_000 + 1, "slug": "a-film", "imdb": f"tt{one['film'].number:07}"}}}
            for number, one in enumerate(self.life.viewings, 1)
        ], ensure_ascii=False).encode()  # fmt: skip

    def tv_time(self) -> bytes:
        heads = "uuid,type,series_name,series_id,season_number,episode_number,episode_id,movie_name,created_at"
        return table(heads, [
            [f"{number:08x}", "watch", one["film"].names[0], one["film"].number, number % 9 + 1, number % 20 + 1, number, "",
             one["seen"] + " 20:15:00"]
            for number, one in enumerate(self.life.viewings, 1)
        ])  # fmt: skip

    def table(self) -> bytes:
        rows = [
            [one["film"].names[0], one["film"].year, one["stars"], one["seen"], one["tags"], one["review"]]
            for one in self.life.viewings
        ]
        return table("Titel,Jahr,Bewertung,Gesehen am,Tags,Kommentar", rows)

    def titles(self) -> bytes:
        forms = ["{0}", "{0} ({1})", "- {0}", "{0} - {1}", "* {0}, {1}", "{0} ({1}) – loved it", "{0}; saw it twice"]
        lines = [f"{self.choice.choice(forms)}\n".format(one["film"].names[0], one["film"].year) for one in self.life.viewings]
        return "".join(lines * 3).encode()
