"""The size of a first view: compressed, with headers, without posters. The limits: docs/benchmarks.md."""

from collections import Counter

import pytest
from browsing import reading

LIMIT, SCRIPT_LIMIT = 42 * 1024, 14 * 1024

VIEWS = {
    "discover": "/",
    "search": "/search",
    "search-results": "/search?q=the",
    "film": "/films/{full}",
    "watchlist": "/me/watchlist",
    "seen": "/me/seen",
}


@pytest.mark.parametrize("view", VIEWS)
def test_a_first_view_is_light(browser, furnished, view: str):
    with reading(browser, furnished.url) as reader:
        kinds: dict[str, str] = {}
        weights: Counter[str] = Counter()
        wire = reader.page.context.new_cdp_session(reader.page)

        def note_kind(event: dict) -> None:
            kinds[event["requestId"]] = "Poster" if "/poster.svg" in event["response"]["url"] else event["type"]

        def note_weight(event: dict) -> None:
            weights[kinds.get(event["requestId"], "Unknown")] += round(event["encodedDataLength"])

        wire.on("Network.responseReceived", note_kind)
        wire.on("Network.loadingFinished", note_weight)
        wire.send("Network.enable")
        reader.page.goto(VIEWS[view].format(**furnished.ids), wait_until="networkidle")

        assert weights["Document"] and weights["Stylesheet"] and weights["Script"], f"saw only {weights}"
        total = weights.total() - weights["Poster"]
        print(f"{view}: {total} bytes, {dict(weights)}")
        assert total <= LIMIT, weights
        assert weights["Script"] <= SCRIPT_LIMIT, weights
