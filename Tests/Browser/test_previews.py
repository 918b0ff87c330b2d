"""What shared pages tell programs that show previews, checked against Open Graph, Twitter cards and schema.org."""

import datetime
import html.parser
import json
import re
import struct
import urllib.request

import pytest
from filmz import Filmz

LOCALE = re.compile(r"[a-z]{2}_[A-Z]{2}")
DURATION = re.compile(r"PT\d+M")
YEAR = re.compile(r"\d{4}")
# The properties of schema.org's types that we use, and the type of each value; see https://schema.org/docs/full.html.
SCHEMA = {
    "Movie": {
        "name": str, "alternateName": str, "datePublished": "date", "duration": "duration", "genre": list,
        "director": "Person", "sameAs": "url", "url": "url", "image": "url", "review": "Review", "description": str,
    },
    "TVSeries": {
        "name": str, "alternateName": str, "datePublished": "date", "genre": list, "creator": "Person", "sameAs": "url",
        "url": "url", "image": "url", "review": "Review", "description": str,
    },
    "Person": {"name": str},
    "Review": {"author": "Person", "reviewBody": str, "reviewRating": "Rating", "inLanguage": str},
    "Rating": {"ratingValue": str, "bestRating": str, "worstRating": str},
    "ItemList": {
        "name": str, "description": str, "numberOfItems": int, "url": "url", "image": "url", "itemListOrder": "url",
        "itemListElement": "ListItem",
    },
    "ListItem": {"position": int, "item": "Movie or TVSeries"},
}  # fmt: skip
# Without these a program cannot show anything.
NEEDED = {
    "Movie": {"name"}, "TVSeries": {"name"}, "Person": {"name"}, "Review": {"author"}, "Rating": {"ratingValue"},
    "ItemList": {"itemListElement"}, "ListItem": {"position", "item"},
}  # fmt: skip


class Head(html.parser.HTMLParser):
    """The meta elements and the JSON-LD of a page."""

    def __init__(self, page: str):
        super().__init__()
        self.meta: dict[str, str] = {}
        self.data: list[str] = []
        self.is_data = False
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        name = values.get("property") or values.get("name")
        if tag == "meta" and name:
            # The colour of the browser's frame is there for each theme.
            assert name not in self.meta or name == "theme-color", f"{name} is there twice"
            self.meta[name] = values["content"]
        self.is_data = tag == "script" and values.get("type") == "application/ld+json"

    def handle_data(self, text):
        if self.is_data:
            self.data.append(text)

    def handle_endtag(self, tag):
        self.is_data = False


def fetched(url: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(url, headers={"User-Agent": "facebookexternalhit/1.1"})
    with urllib.request.urlopen(request) as answer:
        return answer.status, dict(answer.headers), answer.read()


def check_value(value, wanted, path: str) -> int:
    """Returns how many nodes there are below."""
    if isinstance(wanted, type):
        assert isinstance(value, wanted), f"{path} is {value!r}"
        return 0
    if isinstance(value, list):
        assert value, f"{path} is empty"
        return sum(check_value(each, wanted, path) for each in value)
    kinds = wanted.split(" or ")
    if SCHEMA.keys() >= set(kinds):
        assert value["@type"] in kinds, f"{path} is a {value['@type']}"
        return check(value, path)
    assert isinstance(value, str), f"{path} is {value!r}"
    match wanted:
        case "date" if not YEAR.fullmatch(value):
            datetime.date.fromisoformat(value)
        case "duration":
            assert DURATION.fullmatch(value), f"{path} is {value}"
        case "url":
            assert re.match("https?://", value), f"{path} is {value}"
    return 0


def check(node: dict, path: str = "") -> int:
    """Checks a node of JSON-LD and all below. Returns how many there are."""
    kind = node["@type"]
    properties = {name: value for name, value in node.items() if not name.startswith("@")}
    assert NEEDED[kind] <= properties.keys(), f"{path}{kind} lacks {NEEDED[kind] - properties.keys()}"
    assert properties.keys() <= SCHEMA[kind].keys(), f"{kind} has no {properties.keys() - SCHEMA[kind].keys()}"
    return 1 + sum(check_value(value, SCHEMA[kind][name], f"{path}{kind}.{name}") for name, value in properties.items())


@pytest.mark.parametrize("screen", ["shared", "shared_hostile", "shared_long", "shared_arabic", "shared_show", "shared_list"])
def test_previews_are_valid(furnished: Filmz, screen: str):
    address = furnished.url + furnished.ids[screen]
    page = fetched(address)[2].decode()
    head = Head(page)
    meta = head.meta
    for name in ["title", "type", "image", "url", "description", "site_name", "locale", "image:alt"]:
        assert meta[f"og:{name}"].strip(), f"og:{name} is empty"
    kinds = {"shared_list": "website", "shared_show": "video.tv_show"}
    assert meta["og:type"] == kinds.get(screen, "video.movie")
    assert meta["og:url"] == address
    assert LOCALE.fullmatch(meta["og:locale"])
    assert meta["twitter:card"] == "summary_large_image"
    assert meta["twitter:image"] == meta["og:image"]
    assert "noindex" in meta["robots"]
    status, headers, image = fetched(meta["og:image"])
    assert (status, headers["Content-Type"]) == (200, meta["og:image:type"])
    width, height = struct.unpack(">II", image[16:24])
    assert (str(width), str(height)) == (meta["og:image:width"], meta["og:image:height"])
    [data] = head.data
    root = json.loads(data)
    assert root["@context"] == "https://schema.org"
    assert check(root) > 1
    if root["@type"] == "ItemList":
        positions = [item["position"] for item in root["itemListElement"]]
        assert positions == list(range(1, len(positions) + 1))
    if rating := root.get("review", {}).get("reviewRating"):
        assert float(rating["worstRating"]) <= float(rating["ratingValue"]) <= float(rating["bestRating"])


def test_a_link_with_a_pass_phrase_has_no_preview(furnished: Filmz):
    page = fetched(furnished.url + furnished.ids["shared_locked"])[2].decode()
    head = Head(page)
    assert not head.data
    assert "og:image" not in head.meta
    assert "Casablanca" not in page
