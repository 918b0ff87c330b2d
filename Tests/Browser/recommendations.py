"""Recommendations as another Filmz sends them: in an address, and as a file."""

import base64
import json
import zlib


def recommendation(*films: dict, sender: str = "Anna", message: str = "", name: str | None = None, **more) -> dict:
    document = {"filmz": "recommendation", "version": 1, "from": sender, "message": message, "films": list(films)}
    if name is not None:
        document["list"] = {"name": name}
    return document | more


def address(document: dict) -> str:
    """The path and query at which the receiver's Filmz opens it."""
    packed = zlib.compress(json.dumps(document).encode(), 9)
    return "/together/received/new?r=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


SPIRITED_AWAY = {"title": "Spirited Away", "year": 2001, "ids": {"imdb": "tt0245429"}}
ALIEN = {"title": "Alien", "year": 1979, "ids": {"imdb": "tt0078748"}, "note": "Loud, please."}
# The ID of one film, the title of another.
LIE = {"title": "Jaws", "year": 1975, "ids": {"imdb": "tt0078748"}}
UNKNOWN = {"title": "Nobody’s Film", "year": 1988, "directors": ["Ida Lupino"]}

ONE = recommendation(
    SPIRITED_AWAY, message="You will love it.\nBoth of you.", rating=4.5, audience=["kids", "family"],
    link="https://films.example.org/s/abc",
)  # fmt: skip
MANY = recommendation(ALIEN, SPIRITED_AWAY, LIE, UNKNOWN, name="For rainy days", message="One for each Sunday.")
