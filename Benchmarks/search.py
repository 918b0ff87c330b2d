"""Measures title search: Filmz's own index beside SQLite FTS5 and tantivy, on the same names and the same queries.

    make search-bench                    everything; fails when a figure that must hold does not
    make search-bench ARGS=--record      the same, and writes the tables into docs/benchmarks.md
    make search-bench ARGS="--seed 2 --words /usr/share/dict/words"    the same on other films, from a list of words
    make search-bench ARGS="--beside 0cb30360"    by turns with the search of that commit, built in .build-best
    make search-bench ARGS="--films 50000 --queries 300"    quicker, and told without a verdict

All engines are asked in turns, a hundred queries each, in one run; the import is measured in turns with what it needs at
least. Time is processor time of the thread that searches.
Of queries whose time is judged, each is asked three times and the median is taken; before its turn every engine is asked
other queries for a tenth of a second, since an engine that waits for others finds a slow processor and cold caches. When what was measured took much
longer than the processor was at work, the machine was busy and nothing is judged.
"""

import argparse
import gc
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import program
from bench import ROOT, Row, record
from best import tree
from engines import FTS5, Answer, Corpus, Tantivy, TantivyByVotes, TantivyFuzzy, TantivyWeighted, TitleSearch, fold

PROGRAMS = ROOT / ".build-bench/release"
FOLDER = ROOT / ".build-bench/search"
STARTER = ROOT / "Sources/FilmzCatalogue/Films/starter-films.tsv"
MARKS = ("<!-- make search-bench -->", "<!-- end -->")
BLOCK, ROUNDS, SAMPLE = 100, 3, 300
# In seconds.
ROUSING = 0.1
BUSY = 1.3
# Their time is judged; every engine answers each of them three times.
MIX = ("prefix", "typo1", "typo2")
KINDS = {
    "prefix": "every keystroke", "typo1": "one typo", "typo2": "two typos", "swap": "swapped words",
    "diacr": "dropped accents", "year": "with a year", "nohit": "no hit", "joined": "joined words",
    "split": "split words", "numeral": "numerals", "ampersand": "“&” and “and”", "article": "articles",
    "first": "wrong first letter",
}  # fmt: skip
ROMAN = {"ii": "2", "iii": "3", "iv": "4", "v": "5", "vi": "6", "vii": "7", "viii": "8", "ix": "9"}
ARTICLES = {"the", "a", "an", "le", "la", "les", "l", "der", "die", "das", "el", "los", "las", "il", "o"}


@dataclass
class Query:
    kind: str
    text: str
    # What was meant; none for queries that mean nothing.
    film: int | None
    name: str


@dataclass
class Seen:
    """What an engine did with the queries of a kind."""

    times: list[float] = field(default_factory=list)
    first_times: list[float] = field(default_factory=list)
    queries: list[Query] = field(default_factory=list)
    films: list[list[int]] = field(default_factory=list)
    wall: int = 0
    processor: int = 0


class Contest:
    """All engines over one corpus with its queries."""

    def __init__(self, corpus: Corpus, queries: list[Query]):
        self.corpus = corpus
        self.queries = queries
        self.kinds = list(dict.fromkeys(query.kind for query in queries))
        self.seen: dict[tuple[str, str], Seen] = defaultdict(Seen)

    def span(self, kind: str) -> range:
        """Where the queries of a kind are; they lie together."""
        places = [place for place, query in enumerate(self.queries) if query.kind == kind]
        return range(places[0], places[-1] + 1)

    def measure(self, plan: list[tuple[object, tuple[str, ...], int | None]]) -> None:
        """Asks the engines in turns.

        - plan: Each engine with the kinds that it is asked and how many queries of each, or all.
        """
        for engine, kinds, _ in plan:
            for kind in kinds:
                # Warms up on every tenth query.
                for place in self.span(kind)[::10]:
                    engine.run(place, [self.queries[place]])
        for kind in self.kinds:
            asked = [(engine, limit) for engine, kinds, limit in plan if kind in kinds]
            span = self.span(kind)
            for first in range(span.start, span.stop, BLOCK):
                block = range(first, min(first + BLOCK, span.stop))
                before = range(first - BLOCK, first) if first > span.start else span[-BLOCK:]
                turns: dict[str, list[list[Answer]]] = defaultdict(list)
                # Some time apart, so that what slows the machine for a moment falls on one of three.
                for _ in range(ROUNDS if kind in MIX else 1):
                    for engine, limit in asked:
                        # Of a sample every block gives its share.
                        places = block[: max(1, len(block) * limit // len(span))] if limit else block
                        self.rouse(engine, before)
                        queries = [self.queries[place] for place in places]
                        turns[engine.name].append(engine.run(places.start, queries))
                for engine, _ in asked:
                    self.note(engine.name, kind, block, turns[engine.name])
            print(f"search: {KINDS[kind]}: {len(span)} queries", file=sys.stderr, flush=True)

    def rouse(self, engine, places: range) -> None:
        """Asks other queries for a while, unmeasured: a processor that has slept is slow at first."""
        end = time.perf_counter() + ROUSING
        while time.perf_counter() < end:
            engine.run(places.start, [self.queries[place] for place in places])

    def note(self, engine: str, kind: str, places: range, turns: list[list[Answer]]) -> None:
        seen = self.seen[engine, kind]
        seen.queries += [self.queries[place] for place in places[: len(turns[0])]]
        seen.films += [answer.films for answer in turns[0]]
        seen.first_times += [answer.processor / 1e6 for answer in turns[0]]
        seen.times += [statistics.median(answer.processor for answer in same) / 1e6 for same in zip(*turns)]
        seen.wall += sum(answer.wall for turn in turns for answer in turn)
        seen.processor += sum(answer.processor for turn in turns for answer in turn)

    def times(self, engine: str, *kinds: str) -> list[float]:
        return sorted(time for kind in kinds for time in self.seen[engine, kind].times)

    def quantile(self, engine: str, share: float, *kinds: str) -> float:
        times = self.times(engine, *kinds)
        return times[min(len(times) - 1, int(len(times) * share))]

    def recall(self, engine: str, kind: str) -> float:
        seen = self.seen[engine, kind]
        return sum(query.film in films for query, films in zip(seen.queries, seen.films)) / len(seen.queries)

    def error(self, engine: str, other: str, kind: str) -> float:
        """The standard error of the difference between the recalls of two engines, which were asked the same."""
        pairs = zip(self.seen[engine, kind].queries, self.seen[engine, kind].films, self.seen[other, kind].films)
        gains = [(query.film in own) - (query.film in its) for query, own, its in pairs]
        return statistics.pstdev(gains) / len(gains) ** 0.5

    def reciprocal_rank(self, engine: str, kind: str) -> float:
        seen = self.seen[engine, kind]
        ranks = [films.index(q.film) + 1 for q, films in zip(seen.queries, seen.films) if q.film in films]
        return sum(1 / rank for rank in ranks) / len(seen.queries)

    def named(self, engine: str, kind: str) -> float:
        """Of how many queries a film of the very name that was meant is among those found."""
        seen = self.seen[engine, kind]
        found = 0
        for query, films in zip(seen.queries, seen.films):
            wanted = plain(query.name, kind)
            found += any(plain(name, kind) == wanted for film in films for name in self.corpus.names_of(film))
        return found / len(seen.queries)

    def answered(self, engine: str, kind: str) -> int:
        return sum(bool(films) for films in self.seen[engine, kind].films)

    def busy(self) -> float:
        """How much longer an engine took than the processor was at work for it, of the worst engine."""
        sums: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        for (engine, _), seen in self.seen.items():
            sums[engine][0] += seen.wall
            sums[engine][1] += seen.processor
        return max(wall / processor for wall, processor in sums.values())


def plain(name: str, kind: str) -> str:
    """What is the same for the names that a kind of query does not tell apart."""
    words = fold(name.replace("&", " and ")).split()
    if kind == "numeral":
        words = words[:1] + [ROMAN.get(word, word) for word in words[1:]]
    if kind == "article" and len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    return " ".join(words)


def read_queries(path: Path) -> list[Query]:
    lines = (line.rstrip("\n").split("\t", 3) for line in path.open(encoding="utf-8"))
    return [Query(kind, text, int(film) if film else None, name) for kind, text, film, name in lines]


def judge(question: str, value: float, told: str, limits: tuple[float, float] | None, rising: bool = False) -> Row:
    """A row with what the value must and should be: at most, or at least when `rising`."""
    sign = "≥" if rising else "≤"
    text = "" if limits is None else f"must {sign} {limits[0]:g}, aim {sign} {limits[1]:g}"
    must, aim = limits or (None, None)
    # The rounded number that is shown is the one that is judged.
    return Row(question, round(value, 3), told, must, aim, rising, text)


def rows_of_time(contest: Contest) -> list[Row]:
    ours, fuzzy, fts = TitleSearch.name, TantivyFuzzy.name, "FTS5 by popularity"
    # The limits are about a million films; on other names time is told only.
    judged = (fts, "prefix") in contest.seen

    def row(question: str, other: str, share: float, kinds: tuple[str, ...], limits: tuple[float, float]) -> Row:
        own, its = contest.quantile(ours, share, *kinds), contest.quantile(other, share, *kinds)
        return judge(question, own / its, f"{own / its:.3f}× ({own:.3f} : {its:.2f} ms)", limits if judged else None)

    rows = [
        row(f"Mix of keystrokes, one and two typos, 99th percentile, against {fuzzy}", fuzzy, 0.99, MIX, (0.043, 0.03)),
        row("The same, 50th percentile", fuzzy, 0.5, MIX, (0.05, 0.015)),
    ]
    for former in (engine for engine, kind in contest.seen if kind == MIX[0] and engine.startswith(f"{ours} at ")):
        then, its = contest.quantile(former, 0.99, *MIX), contest.quantile(fuzzy, 0.99, *MIX)
        rows.append(Row(f"Besides: the 99th percentile of {former}", 0, f"{then / its:.3f}× ({then:.3f} : {its:.2f} ms)"))
    if not judged:
        return rows
    rows.append(row(f"Every keystroke, 99th percentile, against {fts}", fts, 0.99, ("prefix",), (0.05, 0.02)))
    share = 5_000 // len(contest.kinds) + 1
    slowest = max(max(contest.seen[ours, kind].first_times[:share]) for kind in contest.kinds)
    median = contest.quantile(fuzzy, 0.5, *MIX)
    question = f"Slowest single query of 5,000 of all kinds, asked once, against the median of {fuzzy}"
    told = f"{slowest / median:.2f}× ({slowest:.2f} : {median:.2f} ms)"
    return [*rows, judge(question, slowest / median, told, (0.8, 0.3))]


def rows_of_relevance(contest: Contest) -> list[Row]:
    ours, fuzzy = TitleSearch.name, TantivyFuzzy.name
    rows = []

    def difference(question: str, measure, other: str, kind: str, limits: tuple[float, float]) -> None:
        own, its = measure(ours, kind), measure(other, kind)
        rows.append(judge(question, own - its, f"{own - its:+.3f} ({own:.3f} − {its:.3f})", limits, rising=True))

    for kind in ("typo1", "typo2", "swap", "diacr"):
        name = KINDS[kind].capitalize()
        difference(f"{name}: name@10 beside {fuzzy}", contest.named, fuzzy, kind, (0.0, 0.01))
        question, must = f"{name}: recall@10 beside {fuzzy}", 0.0
        if kind == "diacr":
            # Of many films with one title, which are among the ten is partly chance.
            error = contest.error(ours, fuzzy, kind)
            question, must = f"{question}, standard error {error:.4f}", round(0 - 2 * error, 3)
        difference(question, contest.recall, fuzzy, kind, (must, 0.01))
    votes = TantivyByVotes.name
    if (votes, "prefix") in contest.seen:
        difference(f"Every keystroke: recall@10 beside {votes}", contest.recall, votes, "prefix", (0.0, 0.02))
    for kind in ("joined", "split", "numeral", "ampersand", "article", "first"):
        if kind in contest.kinds:
            value = contest.named(ours, kind)
            rows.append(judge(f"{KINDS[kind].capitalize()}: name@10", value, f"{value:.3f}", (0.90, 0.97), rising=True))
    if "nohit" in contest.kinds:
        false = contest.answered(ours, "nohit")
        total = len(contest.seen[ours, "nohit"].queries)
        rows.append(judge("No hit: false results", false, f"{false} of {total:,}", (0, 0)))
    if "year" in contest.kinds:
        difference(f"With a year: recall@10 beside {fuzzy}", contest.recall, fuzzy, "year", (-0.03, -0.005))
    return rows


def rows_of_needs(contest: Contest, ours: TitleSearch, other: Tantivy) -> list[Row]:
    span = (contest.span(MIX[0]).start, contest.span(MIX[-1]).stop)
    rates = [[ours.rate(threads, 2, *span) for threads in (1, 2)] for _ in range(5)]
    one, two = (statistics.median(column) for column in zip(*rates))
    ratio = statistics.median(pair[1] / pair[0] for pair in rates)
    text = contest.corpus.path.stat().st_size
    memory = ours.memory()
    built, its = ours.build_seconds, other.build_seconds
    return [
        judge("Second core: queries a second with two threads by those with one", ratio,
              f"{ratio:.2f}× ({two:,.0f} : {one:,.0f})", (1.8, 1.95), rising=True),
        judge("Building the index, processor time, against tantivy", built / its,
              f"{built / its:.2f}× ({built:.2f} : {its:.2f} s)", (0.4, 0.2)),
        judge("Index file against the names as text", ours.size / text,
              f"{ours.size / text:.2f}× ({ours.size / 1e6:.1f} : {text / 1e6:.1f} MB)", (1.2, 0.8)),
        judge("Private memory after all queries against the index file", memory / ours.size,
              f"{memory / ours.size:.3f}× ({memory / 1e6:.1f} MB)", (0.15, 0.06)),
        Row("Besides: opening the index; most memory while building", 0,
            f"{ours.opening * 1000:.1f} ms; {ours.build_peak / 1e6:.0f} MB"),
    ]  # fmt: skip


def rows_of_program(contest: Contest) -> tuple[list[Row], float]:
    """What the release build does with the datasets, and how busy the machine was meanwhile."""
    imported = program.Import(FOLDER, FOLDER / "program")
    shows = program.Import(FOLDER, FOLDER / "program-episodes", program.EPISODES, rounds=3)
    with_episodes = statistics.median(shows.shares), statistics.median(shows.walls), shows.peak / 1e6
    share, walls = statistics.median(imported.shares), statistics.median(imported.walls)
    lines = statistics.median(imported.line_shares)
    # Some are of punctuation only, which Filmz asks to complete.
    queries = [query.text for query in contest.queries if query.kind == "prefix" and any(map(str.isalnum, query.text))]
    typed = program.answers(imported.data.name, queries)
    library = contest.quantile(TitleSearch.name, 0.99, "prefix")
    half, most = typed["pausing"]
    hurried, hurried_most = typed["never pausing"]
    rows = [
        judge("Import of basics and ratings: one thread that unpacks them and splits them into fields, by wall time", share,
              f"{share:.2f} ({walls:.2f} s)", (0.6, 0.8), rising=True),
        Row("Besides: the same by one thread that splits lines only; most memory of the import", 0,
            f"{lines:.2f}; {imported.peak / 1e6:.0f} MB"),
        Row("The same with episodes too; most memory of that import", round(with_episodes[0], 3),
            "{:.2f} ({:.2f} s); {:.0f} MB".format(*with_episodes), must=0.6, rising=True, limits="must ≥ 0.6"),
        Row("Search fragment over HTTP less the library call, 8 clients replaying keystrokes, 99th percentile",
            round(most - library, 3), f"+ {most - library:.1f} ms ({most:.1f} − {library:.1f})", aim=2, limits="aim + 2 ms"),
        Row("Besides: half of these answers; half and 99 of 100 when the clients never pause", 0,
            f"{half:.1f} ms; {hurried:.1f} ms, {hurried_most:.1f} ms"),
    ]  # fmt: skip
    return rows, max(imported.busy + shows.busy)


def anchors(contest: Contest) -> str:
    """Every engine's time and relevance on every kind it was asked."""
    lines = ["| engine | queries | p50 ms | p95 | p99 | worst | recall@10 | name@10 | MRR |"]
    lines.append("|---|---|--:|--:|--:|--:|--:|--:|--:|")
    for (engine, kind), seen in contest.seen.items():
        times = [f"{contest.quantile(engine, share, kind):.3f}" for share in (0.5, 0.95, 0.99, 1)]
        measures = (contest.recall, contest.named, contest.reciprocal_rank)
        shares = ["", "", ""] if kind == "nohit" else [f"{measure(engine, kind):.3f}" for measure in measures]
        lines.append(f"| {engine} | {KINDS[kind]}, {len(seen.queries):,} | " + " | ".join(times + shares) + " |")
    return "\n".join(lines)


def table(rows: list[Row]) -> str:
    return "\n".join(["| question | measured | limit | |", "|---|---|---|---|", *(row.cells() for row in rows)])


def generate(options: argparse.Namespace) -> str:
    command = [PROGRAMS / "generate", "--out", FOLDER, "--starter", STARTER, "--seed", options.seed]
    command += ["--films", options.films, "--people", options.people, "--queries", options.queries]
    if options.words:
        command += ["--words", options.words]
    run = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, text=True)
    if run.returncode:
        sys.exit(run.stdout)
    return run.stdout


def build(commit: str) -> Path:
    """The search program of a commit, built in a folder of its own."""
    folder = tree(commit)
    command = "swift build --configuration release --product search --package-path Benchmarks --scratch-path .build-bench"
    subprocess.run(command.split(), cwd=folder, stdout=sys.stderr, check=True)
    return folder / ".build-bench/release/search"


def compete(name: str, folder: Path, former: dict[str, Path]) -> tuple[Contest, TitleSearch, Tantivy]:
    """All engines on one of the generator's sets; on that of people only those that are judged by it.

    - former: the search programs of other commits
    """
    corpus = Corpus(folder / f"{name}.tsv")
    path = folder / f"{name}-queries.tsv"
    contest = Contest(corpus, read_queries(path))
    kinds = tuple(contest.kinds)
    own = folder / name
    own.mkdir(exist_ok=True)
    tantivy = Tantivy(corpus, own)
    ours = TitleSearch(PROGRAMS / "search", corpus, path, own)
    plan = [(ours, kinds, None), (TantivyFuzzy(tantivy), kinds, None)]
    others = [TitleSearch(program, corpus, path, own, commit) for commit, program in former.items()]
    plan += [(other, MIX, None) for other in others]
    if name == "names":
        plan += [
            (FTS5(corpus, own), ("prefix",), None),
            (TantivyByVotes(tantivy), ("prefix",), None),
            (TantivyWeighted(tantivy), ("prefix", "typo1", "typo2", "swap", "diacr"), SAMPLE),
            (FTS5(corpus, own, trigrams=True), ("prefix", "diacr"), SAMPLE),
        ]
    # A collection would look at millions of names, in the time of the engine that is measured.
    gc.collect()
    gc.freeze()
    gc.disable()
    contest.measure(plan)
    gc.enable()
    for other in others:
        other.stop()
    return contest, ours, tantivy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write the tables into docs/benchmarks.md")
    parser.add_argument("--films", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=600_000)
    parser.add_argument("--queries", type=int, default=2_000, help="of every kind")
    parser.add_argument("--seed", type=int, default=1, help="of the films, the people and the queries")
    parser.add_argument(
        "--words", type=Path, metavar="FILE",
        help="one a line, for titles in place of our own; where some have accents, also for titles that are not English",
    )  # fmt: skip
    parser.add_argument("--beside", action="append", default=[], metavar="COMMIT", help="whose search is measured too")
    options = parser.parse_args()
    whole = (options.films, options.people, options.queries) == (1_000_000, 600_000, 2_000)
    if options.record and (not whole or options.words or options.beside or options.seed != 1):
        parser.error("--record wants the whole run, of our own words and seed 1")
    if options.words and not options.words.is_file():
        parser.error(f"there is no file {options.words}")
    former = {commit: build(commit) for commit in options.beside}
    FOLDER.mkdir(parents=True, exist_ok=True)
    shares = generate(options)
    films, ours, tantivy = compete("names", FOLDER, former)
    if whole and set(films.kinds) != set(KINDS):
        sys.exit(f"search: no queries of {set(KINDS) - set(films.kinds)}: what they would show is not shown")
    rows = rows_of_time(films) + rows_of_relevance(films) + rows_of_needs(films, ours, tantivy)
    ours.stop()
    more, program_busy = rows_of_program(films)
    rows += more
    people, theirs, _ = compete("people", FOLDER, {})
    theirs.stop()
    second = rows_of_time(people) + rows_of_relevance(people)
    busy = max(films.busy(), people.busy(), program_busy)
    judged = whole and busy <= BUSY
    if not judged:
        for row in rows + second:
            row.must = row.aim = None
    parts = [table(rows), "The same on names of people:", table(second), "Every engine:", anchors(films)]
    told = "\n\n".join([*parts, "The corpus:", shares.strip()])
    print(told)
    print(f"\nwall by processor time: {busy:.2f} at worst")
    if busy > BUSY:
        sys.exit(f"search: the machine is too busy to judge (wall by processor time above {BUSY}); try again")
    if options.record:
        record(MARKS, told, f"{options.queries:,} queries of every kind; `make search-bench`")
    failed = [row.question for row in rows if not row.holds(row.must)]
    if failed:
        sys.exit("search: what must hold does not: " + "; ".join(failed))


if __name__ == "__main__":
    main()
