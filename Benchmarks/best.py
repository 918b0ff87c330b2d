"""The best figure that each row of a table of docs/benchmarks.md ever had, and how today's code compares with it.

    make bench ARGS=--best        measures by turns with the commits that had the best figures, built anew in .build-best;
                                  fails when a row is more than 10 % worse

Figures of two runs cannot be compared: machines differ by a third. So the table only says which commit to measure beside.
"""

import re
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILDS = ROOT / ".build-best"
TURNS = 2
TOLERANCE = 1.1


@dataclass(frozen=True)
class Figure:
    """A figure as a table tells it: `1/5.3` of another's rate, or `105 ms`."""

    told: str

    @property
    def value(self) -> float:
        share = re.match(r"1/([\d.,]+)", self.told)
        return float((share or re.match(r"([\d.,]+)", self.told))[1].replace(",", ""))

    def by(self, best: "Figure") -> float:
        """How many times worse this is. A share of 1/N and a time are both better when their number is smaller."""
        return self.value / best.value


def question(cell: str) -> str:
    """A row's question without sizes, which change."""
    return re.sub(r" \([\d.,]+ KB\)", "", cell)


def rows(table: str) -> dict[str, list[str]]:
    """The cells of each row by its question; rows without a figure are left out."""
    lines = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in table.splitlines() if line.startswith("|")]
    return {question(cells[0]): cells for cells in lines if len(cells) >= 4 and re.match(r"(1/)?\d", cells[1])}


def best_cells(document: str, told: dict[str, str], commit: str) -> dict[str, str]:
    """The last cell of each row: its best figure and the commit that had it.

    - document: the table as it stands
    - told: today's figures by their questions
    """
    former = {name: cells[4] for name, cells in rows(document).items() if len(cells) > 4 and cells[4]}
    cells = {}
    for name, now in told.items():
        figure = Figure(now.split(" (")[0])
        kept = former.get(question(name))
        is_better = kept is None or figure.by(Figure(kept)) < 1
        cells[name] = f"{figure.told} at {commit}" if is_better else kept
    return cells


def head() -> str:
    return subprocess.run(["git", "rev-parse", "--short=8", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def tree(commit: str) -> Path:
    """The files of a commit, in a folder that keeps what is built there."""
    folder = BUILDS / commit
    if not folder.exists():
        subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
    subprocess.run(["git", "checkout", "--quiet", commit], cwd=folder, check=True)
    return folder


def measured(folder: Path) -> dict[str, list[str]]:
    """The table of one run of a commit's own benchmarks. They fail when a limit of that time is exceeded."""
    return rows(subprocess.run(["scripts/bench"], cwd=folder, stdout=subprocess.PIPE, text=True).stdout)


def compare(document: str) -> None:
    """Prints each row beside its best commit, both measured now, and ends with an error if one is worse."""
    commits = {name: cells[4].split(" at ")[1] for name, cells in rows(document).items() if len(cells) > 4 and " at " in cells[4]}
    if not commits:
        sys.exit("bench: no row of docs/benchmarks.md says which commit was best")
    places = {commit: tree(commit) for commit in sorted(set(commits.values()))}
    here = head()
    seen: dict[tuple[str, str], list[float]] = {}
    for turn in range(1, TURNS + 1):
        for commit, folder in [*places.items(), (here, ROOT)]:
            print(f"bench: turn {turn} of {TURNS}, commit {commit}", file=sys.stderr)
            for name, cells in measured(folder).items():
                seen.setdefault((commit, name), []).append(Figure(cells[1]).value)
    worse = []
    print("| question | best commit | there | here | |\n|---|---|---|---|---|")
    for name, commit in commits.items():
        there, now = seen.get((commit, name)), seen.get((here, name))
        if there is None or now is None:
            worse.append(f"{name} (not measured {'there' if there is None else 'here'})")
            continue
        times = statistics.median(now) / statistics.median(there)
        if times > TOLERANCE:
            worse.append(f"{name} ({times:.2f} times)")
        print(f"| {name} | {commit} | {statistics.median(there):g} | {statistics.median(now):g} | {times:.2f} |")
    if worse:
        sys.exit("bench: worse than the best commit: " + "; ".join(worse))
