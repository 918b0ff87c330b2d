"""Counts what costs time in the browser, in files for whoever keeps it within limits."""

import json
from collections import Counter
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

PAGES, AXE, CHECKS = "pages loaded", "runs of axe", "checks of pages"
FOLDER = Path(__file__).resolve().parents[2] / ".build" / "test-results"

# What this process did.
COUNTS: Counter[str] = Counter({PAGES: 0, AXE: 0, CHECKS: 0})


def count_pages(context: BrowserContext) -> None:
    """Counts every page that is loaded from now on, however somebody came there."""
    context.on("page", lambda page: page.on("domcontentloaded", count_page))


def count_page(page: Page) -> None:
    # The empty page of each new tab costs nothing.
    if page.url != "about:blank":
        COUNTS[PAGES] += 1


def forget() -> None:
    """Removes the files of former runs."""
    for file in FOLDER.glob("counts-browser-*.json"):
        file.unlink()


def write(worker: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"counts-browser-{worker}.json").write_text(json.dumps(COUNTS))


def total() -> Counter[str]:
    """What all processes did."""
    return sum((Counter(json.loads(file.read_text())) for file in FOLDER.glob("counts-browser-*.json")), Counter())
