"""The engines that `search.py` measures: each makes an index of the same names and answers the same queries.

To an engine every name is a document of its own, in the order of popularity. It finds ten films: those of the first
names it finds, each once.
"""

import json
import re
import shutil
import sqlite3
import subprocess
import time
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import tantivy

# Names that are asked for, to have ten different films among them.
NAMES = 100
FOUND = 10
# An index is made this many times; the least processor time counts.
BUILDS = 3
# Letters that are not others with an accent.
PLAIN = str.maketrans(dict(zip("øłđıßæœþð", ["o", "l", "d", "i", "ss", "ae", "oe", "th", "d"])))


@lru_cache(200_000)
def fold(text: str) -> str:
    """Small letters without accents; what is neither letter nor number becomes a space."""
    letters = unicodedata.normalize("NFKD", text.lower())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter)).translate(PLAIN)
    return " ".join(re.findall(r"[^\W_]+", plain))


class Corpus:
    """The names of the generator's table, the best known first."""

    def __init__(self, path: Path):
        self.path = path
        self.ids, self.votes, self.years, self.names = [], [], [], []
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                number, votes, year, name = line.rstrip("\n").split("\t", 3)
                self.ids.append(int(number))
                self.votes.append(int(votes))
                self.years.append(int(year) if year.isdigit() else 0)
                self.names.append(name)
        self.first = {}
        for place, number in enumerate(self.ids):
            self.first.setdefault(number, place)

    def names_of(self, number: int) -> list[str]:
        place = self.first[number]
        end = place
        while end < len(self.ids) and self.ids[end] == number:
            end += 1
        return self.names[place:end]

    def films(self, places) -> list[int]:
        """The films of these names, each once."""
        found = dict.fromkeys(self.ids[place] for place in places)
        return list(found)[:FOUND]


@dataclass
class Answer:
    """The films found, the best first, and the nanoseconds that it took."""

    processor: int
    wall: int
    films: list[int]


class TitleSearch:
    """Filmz's own, in a process of its own that measures itself."""

    name = "TitleSearch"

    def __init__(self, program: Path, corpus: Corpus, queries: Path, folder: Path, commit: str = ""):
        if commit:
            self.name = f"{self.name} at {commit}"
        path = folder / f"index{commit}"
        command = [program, "build", corpus.path, path]
        told = [subprocess.run(command, check=True, capture_output=True, text=True).stdout for _ in range(BUILDS)]
        self.build_seconds = min(json.loads(line)["cpu"] for line in told) / 1e9
        self.build_peak = max(json.loads(line)["peak"] for line in told)
        self.size = path.stat().st_size
        self.process = subprocess.Popen(
            [program, "answer", path, queries], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.opening = json.loads(self.process.stdout.readline())["open"] / 1e9

    def run(self, first: int, queries: list) -> list[Answer]:
        self.tell(f"run {first} {first + len(queries)}")
        told = [json.loads(self.process.stdout.readline()) for _ in queries]
        return [Answer(line["cpu"], line["wall"], line["ids"]) for line in told]

    def rate(self, threads: int, seconds: float, first: int, end: int) -> float:
        self.tell(f"rate {threads} {seconds} {first} {end}")
        return float(self.process.stdout.readline())

    def memory(self) -> int:
        self.tell("memory")
        return int(self.process.stdout.readline())

    def tell(self, line: str) -> None:
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def stop(self) -> None:
        self.process.stdin.close()
        self.process.wait()


class Measured:
    """An engine that answers in this thread."""

    def __init__(self, corpus: Corpus):
        self.corpus = corpus

    def run(self, first: int, queries: list) -> list[Answer]:
        answers = []
        for query in queries:
            wall, processor = time.perf_counter_ns(), time.thread_time_ns()
            places = self.find(query.text)
            processor, wall = time.thread_time_ns() - processor, time.perf_counter_ns() - wall
            answers.append(Answer(processor, wall, self.corpus.films(places)))
        return answers


class FTS5(Measured):
    """SQLite's full-text index. Row numbers are ranks, so the first rows are the best known."""

    def __init__(self, corpus: Corpus, folder: Path, trigrams: bool = False):
        super().__init__(corpus)
        self.trigrams = trigrams
        self.name = "FTS5 trigram" if trigrams else "FTS5 by popularity"
        path = folder / f"fts5-{trigrams}.sqlite"
        path.unlink(missing_ok=True)
        self.database = sqlite3.connect(path, isolation_level=None)
        self.database.execute("PRAGMA journal_mode=OFF")
        self.database.execute("PRAGMA synchronous=OFF")
        self.database.execute("PRAGMA cache_size=-200000")
        how = "tokenize='trigram'" if trigrams else "prefix='2 3', tokenize='unicode61 remove_diacritics 2'"
        self.database.execute(f"CREATE VIRTUAL TABLE names USING fts5(name, content='', {how})")
        rows = [(place + 1, fold(name) if trigrams else name) for place, name in enumerate(corpus.names)]
        start = time.process_time()
        self.database.execute("BEGIN")
        self.database.executemany("INSERT INTO names(rowid, name) VALUES (?, ?)", rows)
        self.database.execute("COMMIT")
        self.build_seconds = time.process_time() - start
        self.size = path.stat().st_size

    def find(self, text: str) -> list[int]:
        words = fold(text).split()
        if self.trigrams:
            match = " ".join(f'"{word}"' for word in words if len(word) > 2)
        else:
            match = " ".join(f'"{word}"' for word in words) + "*"
        if not match.strip("*"):
            return []
        sql = f"SELECT rowid FROM names WHERE names MATCH ? ORDER BY rowid LIMIT {NAMES}"
        return [row - 1 for (row,) in self.database.execute(sql, (match,))]


class Tantivy:
    """Tantivy's index, of names that it can give back and whose order of words it knows, as Filmz's own.

    It has one segment, which is when tantivy is quickest: each further one is searched for wrong letters anew. Its
    documents are numbered by rank, so that what is as good comes by popularity.
    """

    def __init__(self, corpus: Corpus, folder: Path):
        self.corpus = corpus
        schema = tantivy.SchemaBuilder()
        schema.add_text_field("name", tokenizer_name="folded", stored=True)
        schema.add_unsigned_field("year", indexed=True)
        schema.add_unsigned_field("rank", fast=True)
        schema.add_unsigned_field("votes", fast=True)
        self.schema = schema.build()
        analyzer = tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.simple())
        self.analyzer = analyzer.filter(tantivy.Filter.lowercase()).filter(tantivy.Filter.ascii_fold()).build()
        self.build_seconds = min(self.build(folder / f"tantivy-{number}") for number in range(BUILDS))
        if self.searcher.num_segments != 1:
            raise RuntimeError(f"tantivy made {self.searcher.num_segments} segments; their ranks would mix")

    def build(self, path: Path) -> float:
        """Makes the index and tells the seconds of processor time."""
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir()
        self.index = tantivy.Index(self.schema, path=str(path))
        self.index.register_tokenizer("folded", self.analyzer)
        # So much memory keeps all names in one segment.
        writer = self.index.writer(heap_size=3_000_000_000, num_threads=1)
        count = len(self.corpus.names)
        # What Python needs to make the documents is not counted; meanwhile tantivy's own thread works on.
        start, making = time.process_time(), 0.0
        for first in range(0, count, 10_000):
            begun = time.thread_time()
            documents = []
            for place in range(first, min(first + 10_000, count)):
                document = tantivy.Document()
                document.add_text("name", self.corpus.names[place])
                document.add_unsigned("year", self.corpus.years[place])
                document.add_unsigned("rank", count - place)
                document.add_unsigned("votes", self.corpus.votes[place])
                documents.append(document)
            making += time.thread_time() - begun
            for document in documents:
                writer.add_document(document)
        writer.commit()
        writer.wait_merging_threads()
        seconds = time.process_time() - start - making
        self.index.reload()
        self.searcher = self.index.searcher()
        return seconds

    def words(self, text: str) -> tuple[list[str], int | None]:
        """The words of a query and, when it begins or ends with a year beside other words, the year."""
        words = self.analyzer.analyze(text)
        for place in (-1, 0) if len(words) > 1 else ():
            if re.fullmatch(r"(?:18|19|20)\d\d", words[place]):
                year = int(words.pop(place))
                return words, year
        return words, None

    def must(self, queries: list, year: int | None) -> list:
        if year:
            queries = [*queries, tantivy.Query.term_query(self.schema, "year", year)]
        return [(tantivy.Occur.Must, query) for query in queries]

    def prefix(self, word: str, typos: int = 0):
        return tantivy.Query.fuzzy_term_query(self.schema, "name", word, distance=typos, prefix=True)

    def term(self, word: str):
        return tantivy.Query.term_query(self.schema, "name", word, index_option="freq")


class TantivyByVotes(Measured):
    """The same index without typing errors: exact words and a prefix, the best known first."""

    name = "tantivy by votes"

    def __init__(self, tantivy: Tantivy):
        super().__init__(tantivy.corpus)
        self.tantivy = tantivy

    def find(self, text: str) -> list[int]:
        words, year = self.tantivy.words(text)
        if not words:
            return []
        queries = [self.tantivy.term(word) for word in words[:-1]] + [self.tantivy.prefix(words[-1])]
        query = tantivy.Query.boolean_query(self.tantivy.must(queries, year))
        found = self.tantivy.searcher.search(query, NAMES, count=False, order_by_field="rank")
        return [address.doc for _, address in found.hits]


class TantivyFuzzy(Measured):
    """The same index with typing errors: one from four letters on, two from eight. What is spelt right counts more."""

    name = "tantivy fuzzy 4/8"

    def __init__(self, tantivy: Tantivy):
        super().__init__(tantivy.corpus)
        self.tantivy = tantivy

    def find(self, text: str) -> list[int]:
        words, year = self.tantivy.words(text)
        if not words:
            return []
        queries = []
        for place, word in enumerate(words):
            typos = 2 if len(word) >= 8 else 1 if len(word) >= 4 else 0
            if place == len(words) - 1:
                queries.append(self.tantivy.prefix(word, typos))
            elif typos:
                queries.append(tantivy.Query.fuzzy_term_query(self.tantivy.schema, "name", word, distance=typos))
            else:
                queries.append(self.tantivy.term(word))
        exact = [(tantivy.Occur.Should, self.tantivy.term(word)) for word in words]
        query = tantivy.Query.boolean_query(self.tantivy.must(queries, year) + exact)
        found = self.tantivy.searcher.search(query, NAMES, count=False, **self.weight)
        return [address.doc for _, address in found.hits]

    weight = {}


class TantivyWeighted(TantivyFuzzy):
    """The same, where the score is also weighted by votes."""

    name = "tantivy fuzzy 4/8, weighted"
    weight = {"weight_by_field": "votes"}
