"""Every screen, and the films on them."""

import re
import time
from dataclasses import dataclass

from filmz import Filmz
from recommendations import MANY, ONE, SPIRITED_AWAY, UNKNOWN, address, recommendation

# Titles that must be shown as text, whatever they look like.
HOSTILE = {
    "markup": """Alien & <friends> "1" '2'""",
    "script": "</script><script>alert(1)</script>",
    "image": '<img src=x onerror="alert(1)">',
    "template": "${alert(1)} {{7*7}} &lt;b&gt; &amp;amp;",
    "arabic": "وجدة",
    "hebrew": "ואלס עם באשיר (mixed) 2008",
    "cjk": "千と千尋の神隠し",
    "long": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "emoji": "🎬👩‍👩‍👧‍👦 é",
}

NOTE = "Nobody spoke for ten minutes after.\n\nThen everybody did."
FIRST_VIEWING, SECOND_VIEWING = 4001, 4002
LIST = 7001
LISTS = {
    "Rainy Sundays": ["Alien", "Jaws", "Metropolis"],
    HOSTILE["long"]: ["Rocky"],
    HOSTILE["arabic"]: ["Amélie", "Parasite"],
    "Nothing yet": [],
}


def furnish(filmz: Filmz) -> dict[str, str]:
    """Puts films on every shelf. Returns their IDs by the names that `SCREENS` use."""
    ids = {name: filmz.add(title, year="2001") for name, title in HOSTILE.items()}
    ids["plain"] = filmz.film("Casablanca")
    # A show with more seasons than are visible at first.
    ids["show"] = filmz.film("The Simpsons")
    ids["full"] = full = filmz.film("Spirited Away")
    filmz.log(full, FIRST_VIEWING, when="month", month="2011-07", place="Kino am Markt", rating="4", note="First time.")
    filmz.log(
        full, SECOND_VIEWING, when="day", day="2024-02-29", time="20:15", place="At home", companions="Ada, Ben",
        rating="4.5", note=NOTE, audience="family", audienceShown="true", newTags=f"with Ada, {HOSTILE['script']}",
    )  # fmt: skip
    filmz.post(f"/films/{full}/favourite", {"wanted": "true"})
    filmz.post(f"/films/{full}/comment", {"comment": "Every time I find something new in it."})
    filmz.post("/films/tags", {"film": full, "newTags": f"Rainy day, {HOSTILE['long'][:60]}, {HOSTILE['arabic']}, 🍿"})
    for title in ["The Godfather", "Alien", "Amélie", "Seven Samurai", "Parasite"]:
        filmz.post(f"/films/{filmz.film(title)}/watchlist", {"wanted": "true"})
    for number, title in enumerate(["Forrest Gump", "Metropolis", "Jaws"]):
        filmz.log(filmz.film(title), 4100 + number, when="year", year="1999", rating=str(number + 1.5))
    for number, (title, day) in enumerate({"Pulp Fiction": "2024-02-03", "Rocky": "2023-12-24"}.items()):
        filmz.log(filmz.film(title), 4150 + number, when="day", day=day, place="At home", rating="5", note=NOTE)
    for name in HOSTILE:
        filmz.post(f"/films/{ids[name]}/watchlist", {"wanted": "true"})
        filmz.post(f"/films/{ids[name]}/favourite", {"wanted": "true"})
    filmz.log(ids["markup"], 4200, when="today", place=HOSTILE["script"], note=HOSTILE["image"])
    for query in ["casablanca", "kurosawa", "1994", "spirited"]:
        filmz.post("/search/recent", {"q": query})
    watch(filmz, ids)
    everything = [("film", film) for name, film in ids.items()]
    filmz.post("/lists/films", [("list", str(LIST)), ("name", "Best of everything"), *everything])
    text = {"description": "What I would show to a friend who has seen nothing.", "was-name": "Best of everything"}
    filmz.post(f"/lists/{LIST}/edit", {"name": "Best of everything", "ranked": "true", **text})
    filmz.post(f"/lists/{LIST}/note", {"film": ids["full"], "note": "Every time I find something new in it."})
    filmz.post(f"/lists/{LIST}/note", {"film": ids["markup"], "note": HOSTILE["script"]})
    for number, (name, titles) in enumerate(LISTS.items()):
        films = [("film", filmz.film(title)) for title in titles]
        form = [("list", str(LIST + 1 + number)), ("name", name), *films]
        filmz.post("/lists/films" if films else "/lists", form)
    filmz.post("/lists", {"list": str(LIST + 90), "name": "Short and old", "rule": "french, before 1970, unseen"})
    ids |= share(filmz, ids)
    receive(filmz)
    filmz.post(f"/films/{ids['full']}/told", {"by": "Ben", "message": "You have to see it on a big screen."})
    filmz.post(f"/films/{ids['markup']}/told", {"by": HOSTILE["image"], "message": HOSTILE["long"]})
    ids["backup"] = filmz.back_up()
    return ids


def watch(filmz: Filmz, ids: dict[str, str]) -> None:
    """Shows in the middle, at the end, and given up."""
    ids["watched"] = watched = filmz.film("Breaking Bad")
    filmz.post(f"/films/{watched}/episodes/seen", {"season": "1", "when": "aired"})
    for number in range(1, 4):
        episode = str(2 << 16 | number)
        filmz.post(
            f"/films/{watched}/episodes",
            {"episode": episode, "viewing": str(4300 + number), "when": "day", "day": "2024-02-11",
             "place": HOSTILE["markup"], "rating": str(number + 1.5)},
        )  # fmt: skip
    for title in ["Severance", "The Wire"]:
        filmz.post(f"/films/{filmz.film(title)}/episodes/seen", {"upTo": "s01e03", "when": "unknown"})
    ids["finished"] = filmz.film("Chernobyl")
    filmz.post(f"/films/{ids['finished']}/episodes/seen", {"when": "today"})
    ids["stopped"] = filmz.film("Lost")
    filmz.post(f"/films/{ids['stopped']}/episodes/seen", {"season": "1", "when": "unknown"})
    filmz.post(f"/films/{ids['stopped']}/standing", {"kind": "stopped", "reason": HOSTILE["long"]})


def share(filmz: Filmz, ids: dict[str, str]) -> dict[str, str]:
    """Passes films and lists on. Returns the addresses by the names that `SCREENS` use."""
    words = {"message": NOTE, "sender": "Ada", "audience": "family", "stars": "true", "filmNote": "true"}
    evil = {"message": HOSTILE["script"], "sender": HOSTILE["image"]}
    shares = {
        "shared": (f"/films/{ids['full']}", words),
        "shared_hostile": (f"/films/{ids['markup']}", evil),
        "shared_long": (f"/films/{ids['long']}", {"message": HOSTILE["long"] * 4, "sender": HOSTILE["long"][:60]}),
        "shared_arabic": (f"/films/{ids['arabic']}", {"message": HOSTILE["arabic"]}),
        "shared_show": (f"/films/{ids['show']}", words),
        "shared_list": (f"/lists/{LIST}", words | {"films": "now", "notes": "true"}),
        "shared_posters": (f"/lists/{LIST}", {"films": "sent", "days": "30"}),
        "shared_locked": (f"/films/{ids['plain']}", {"passPhrase": "Sesame, open"}),
    }
    return {name: filmz.share(thing, fields) for name, (thing, fields) in shares.items()}


# What others sent: every text may do harm.
RECEIVED = recommendation(
    {"title": HOSTILE["script"], "note": HOSTILE["image"]}, {"title": HOSTILE["long"], "note": HOSTILE["long"]},
    SPIRITED_AWAY, UNKNOWN,
    sender=HOSTILE["markup"][:60], message=HOSTILE["template"] + "\n" + HOSTILE["long"], name=HOSTILE["arabic"],
    note=HOSTILE["emoji"], rating=0.5, link="https://films.example.org/s/abc",
)  # fmt: skip


def receive(filmz: Filmz) -> None:
    """Keeps recommendations: two new ones, an accepted one and a declined one."""
    texts = [address(document).partition("?r=")[2] for document in [RECEIVED, ONE, MANY]]
    other = recommendation({"title": "Casablanca", "year": 1942}, sender="Grace")
    filmz.post("/together/received", {"r": address(other).partition("?r=")[2], "answer": "decline"})
    for text in texts:
        filmz.post("/together/received", {"r": text, "answer": "keep"})
    filmz.post("/together/received", {"r": texts[1], "answer": "accept", "take": "0", "by": "Anna"})


# One fault for each provider.
TROUBLES = ["omdb=quota", "tmdb=401", "itunes=429:3600", "amc=503"]


def furnish_from_providers(filmz: Filmz, keys: dict[str, str], cinema: str) -> dict[str, str]:
    """Lets a server ask providers, and has it ask about some films and theatres. Returns their IDs by the names that
    `SCREENS` use."""
    for provider, key in keys.items():
        filmz.post(f"/settings/providers/{provider}/key", {"key": key})
    filmz.post("/settings/providers/itunes/enabled", {"enabled": "true"})
    # Only its title is known, which other films may have too.
    ids = {"told": filmz.film("The Godfather"), "uncertain": filmz.add("The Amber Lighthouse")}
    filmz.log(ids["told"], FIRST_VIEWING, when="day", day="2024-02-29", place="At home", rating="4.5", note=NOTE)
    filmz.post("/settings/services", {"service": "9001", "weekly": "1"})
    for film in ids.values():
        filmz.post(f"/films/{film}/refresh", {})
        filmz.request(f"/films/{film}?wait=offers")
        filmz.request(f"/films/{film}/picture?size=large")
    filmz.post(f"/films/{filmz.film('Casablanca')}/watchlist", {"wanted": "true"})
    for source, name in {"amc:610": "AMC Lantern Square 12", cinema: HOSTILE["markup"]}.items():
        zone = "America/Chicago" if source.startswith("amc") else "Europe/Vienna"
        filmz.post("/cinema/theatres", {"source": source, "name": name, "place": HOSTILE["long"], "timeZone": zone})
    # A programme that takes long to read comes with a later page.
    deadline = time.monotonic() + 60
    while not (showing := re.search(r"/cinema/theatres/(\d+/showtimes/[a-z0-9-]+)", filmz.request("/cinema")[2])):
        assert time.monotonic() < deadline, "no programme came"
        time.sleep(0.05)
    ids["showing"] = showing[1]
    return ids


PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"
DEVICES = [PHONE, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "curl/8.0"]


def sign_in_devices(filmz: Filmz) -> dict[str, str]:
    """Signs several browsers in. Returns the cookie of the one to use."""
    return [filmz.sign_in(device) for device in DEVICES][0]


@dataclass(frozen=True)
class Screen:
    """`path` may name films of its server in braces. `on` is that server: one with films on every shelf, a `bare` one on
    which nobody has done anything, a `protected` one with a password, seen by who is signed in, a `provided` one that
    asks providers, a `troubled` one whose providers and IMDb's server fail, one that is `importing` IMDb's datasets, or one
    that has `imported` them."""

    name: str
    path: str
    on: str = "furnished"
    status: int = 200


SCREENS = [
    Screen("discover", "/"),
    Screen("discover-provided", "/", on="provided"),
    Screen("list-of-provider", "/discover/new/coming-soon", on="provided"),
    Screen("discover-year", "/discover?year=1994"),
    Screen("discover-filtered", "/discover?year=1994&genre=Drama&length=long"),
    Screen("discover-filtered-to-nothing", "/discover?year=1994&genre=Western&length=short"),
    Screen("discover-popular", "/discover?sort=popular"),
    Screen("discover-day", "/discover?day=11-21"),
    Screen("discover-day-without-films", "/discover?day=02-29"),
    Screen("discover-year-without-films", "/discover?year=1890"),
    Screen("search", "/search"),
    Screen("search-first-time", "/search", on="bare"),
    Screen("search-results", "/search?q=god"),
    Screen("search-corrected", "/search?q=casablanka"),
    Screen("search-person", "/search?q=stanly+kubrik"),
    Screen("filmography", "/people?name=Stanley+Kubrick"),
    Screen("search-hostile", "/search?q=alien+friends"),
    Screen("search-sentence", "/search?q=90s+comedies+under+100+minutes,+unseen"),
    Screen("search-on-my-services", "/search?q=dramas+on+my+services", on="provided"),
    Screen("search-without-services", "/search?q=on+my+services", on="bare"),
    Screen("search-nothing", "/search?q=qwzxnonesuch"),
    Screen("film", "/films/{plain}"),
    Screen("film-full", "/films/{full}"),
    Screen("film-hostile", "/films/{markup}"),
    Screen("film-arabic", "/films/{arabic}"),
    Screen("film-cjk", "/films/{cjk}"),
    Screen("film-long", "/films/{long}"),
    Screen("show", "/films/{show}"),
    Screen("show-watched", "/films/{watched}"),
    Screen("show-finished", "/films/{finished}"),
    Screen("show-stopped", "/films/{stopped}"),
    Screen("season", "/films/{watched}/episodes?season=2"),
    Screen("season-new", "/films/{show}/episodes?season=3"),
    Screen("seen-episode", "/films/{watched}/episodes/131076/seen"),
    Screen("mark-episodes", "/films/{watched}/episodes/seen?season=3"),
    Screen("stop-show", "/films/{watched}/stop"),
    Screen("up-next", "/me/up-next"),
    Screen("offers", "/films/{told}", on="provided"),
    Screen("offers-without-a-key", "/films/{plain}#film-offers"),
    Screen("offers-troubled", "/films/{plain}?wait=offers", on="troubled"),
    Screen("services", "/settings/services", on="provided"),
    Screen("services-first-time", "/settings/services", on="bare"),
    Screen("watchlist-on-my-services", "/me/watchlist?where=mine", on="provided"),
    Screen("cinema", "/cinema", on="provided"),
    Screen("cinema-first-time", "/cinema", on="bare"),
    Screen("theatres", "/cinema/theatres?q=kansas", on="provided"),
    Screen("showing", "/cinema/theatres/{showing}", on="provided"),
    Screen("title-meaning", "/cinema/titles?title=Alien+%28OmU%29", on="provided"),
    Screen("up-next-empty", "/me/up-next", on="bare"),
    Screen("film-new", "/films/new?title=My+own+film"),
    Screen("film-edit", "/films/{markup}/edit"),
    Screen("seen-sheet", "/films/{plain}/seen"),
    Screen("viewing", f"/films/{{full}}/viewings/{SECOND_VIEWING}"),
    Screen("viewings", "/films/{full}/viewings"),
    Screen("unsee", "/films/{full}/unsee"),
    Screen("watchlist", "/me/watchlist"),
    Screen("watchlist-empty", "/me/watchlist", on="bare"),
    Screen("watchlist-filtered-to-nothing", "/me/watchlist?decade=1890"),
    Screen("seen", "/me/seen"),
    Screen("seen-sorted", "/me/seen?sort=title"),
    Screen("seen-empty", "/me/seen", on="bare"),
    Screen("diary", "/me/diary"),
    Screen("diary-empty", "/me/diary", on="bare"),
    Screen("diary-filtered-to-nothing", "/me/diary?seenIn=2024-02&q=qwzxnonesuch"),
    Screen("searched-within", "/me/watchlist?q=godfather"),
    Screen("searched-within-corrected", "/me/watchlist?q=godfahter"),
    Screen("watchlist-filtered", "/me/watchlist?decade=1990"),
    Screen("select", "/me/watchlist?select=1"),
    Screen("select-search", "/search?q=god&select=1"),
    Screen("select-discover", "/discover?year=1994&select=1"),
    Screen("select-person", "/people?name=Stanley+Kubrick&select=1"),
    Screen("catch-up", "/me/catch-up?decade=1990&film={full}"),
    Screen("catch-up-first-time", "/me/catch-up", on="bare"),
    Screen("told-by-anna", "/me/all?from=Anna"),
    Screen("favourites", "/me/favourites"),
    Screen("favourites-empty", "/me/favourites", on="bare"),
    Screen("all", "/me/all"),
    Screen("all-with-tag", "/me/all?tag=Rainy+day"),
    Screen("tags", "/me/tags"),
    Screen("tags-first-time", "/me/tags", on="bare"),
    Screen("tag-edit", "/me/tags/edit?tag=Rainy+day"),
    Screen("tag-film", "/films/{full}/tags"),
    Screen("tag-film-first-time", "/films/68646/tags", on="bare"),
    Screen("together", "/together"),
    Screen("together-first-time", "/together", on="bare"),
    Screen("imports", "/import"),
    Screen("export", "/export"),
    Screen("received", "/together/received"),
    Screen("received-first-time", "/together/received", on="bare"),
    Screen("received-one", address(ONE)),
    Screen("received-many", address(MANY)),
    Screen("received-hostile", address(RECEIVED)),
    Screen("received-unreadable", "/together/received/new?r=x", status=422),
    Screen("received-new", "/together/received/new"),
    Screen("list", f"/lists/{LIST}"),
    Screen("list-rule", f"/lists/{LIST + 90}"),
    Screen("list-empty", f"/lists/{LIST + len(LISTS)}"),
    Screen("list-filtered-to-nothing", f"/lists/{LIST}?decade=1890"),
    Screen("list-select", f"/lists/{LIST}?select=1"),
    Screen("list-arrange", f"/lists/{LIST}?arrange=1"),
    Screen("list-print", f"/lists/{LIST}/print"),
    Screen("list-paste", f"/lists/{LIST}/paste"),
    Screen("list-new", "/lists/new?rule=crime,+before+1970"),
    Screen("list-edit", f"/lists/{LIST}/edit"),
    Screen("choose-list", "/films/{full}/lists"),
    Screen("choose-list-first-time", "/films/68646/lists", on="bare"),
    Screen("pass-on-film", "/films/{full}/pass-on"),
    Screen("pass-on-list", f"/lists/{LIST}/pass-on"),
    *[Screen(f"pass-on-{name}", f"/films/{{{name}}}/pass-on") for name in ["long", "arabic", "cjk", "emoji", "markup"]],
    Screen("pass-on-show", "/films/{show}/pass-on"),
    Screen("shares", "/shares"),
    Screen("shares-none", "/shares", on="bare"),
    Screen("shared-film", "{shared}"),
    Screen("shared-hostile", "{shared_hostile}"),
    Screen("shared-long", "{shared_long}"),
    Screen("shared-arabic", "{shared_arabic}"),
    Screen("shared-show", "{shared_show}"),
    Screen("shared-list", "{shared_list}"),
    Screen("shared-posters", "{shared_posters}"),
    Screen("shared-locked", "{shared_locked}"),
    Screen("shared-gone", "/s/none", status=404),
    Screen("changes", "/me/changes"),
    Screen("changes-empty", "/me/changes", on="bare"),
    Screen("malformed-address", "/search?q=%FF", status=400),
    Screen("sign-in", "/sign-in", on="protected"),
    Screen("settings", "/settings"),
    Screen("settings-you", "/settings/you", on="protected"),
    Screen("people", "/settings/people", on="protected"),
    Screen("person", "/settings/people/2", on="protected"),
    Screen("retire", "/settings/people/2/retire", on="protected"),
    Screen("account", "/settings/account", on="protected"),
    Screen("profiles", "/settings/profiles", on="protected"),
    Screen("who", "/who", on="protected"),
    Screen("account-first", "/settings/account", on="bare"),
    Screen("sign-ins", "/settings/account/sign-ins", on="protected"),
    Screen("invitation-gone", "/join/" + "a" * 26, status=404),
    Screen("licences", "/settings/licences"),
    Screen("time-zone", "/settings/time-zone"),
    Screen("catalogue", "/settings/catalogue"),
    Screen("catalogue-running", "/settings/catalogue", on="importing"),
    Screen("settings-importing", "/settings/server", on="importing"),
    Screen("settings-imported", "/settings/server", on="imported"),
    Screen("catalogue-failed", "/settings/catalogue", on="troubled"),
    Screen("backup-download", "/settings/backups/{backup}/download"),
    Screen("backup-restore", "/settings/backups/{backup}/restore"),
    Screen("backup-download-guarded", "/settings/backups/{backup}/download", on="protected"),
    Screen("backup-restore-guarded", "/settings/backups/{backup}/restore", on="protected"),
    Screen("backup-upload", "/settings/backups/restore", on="protected"),
    Screen("search-found", "/search?q=amber", on="provided"),
    Screen("film-dossier", "/films/{told}", on="provided"),
    Screen("film-uncertain", "/films/{uncertain}", on="provided"),
    Screen("settings-sources", "/settings/sources", on="provided"),
    Screen("search-troubled", "/search?q=amber", on="troubled"),
    Screen("search-troubled-nothing", "/search?q=qwzxnonesuch", on="troubled"),
    Screen("film-troubled", "/films/{plain}", on="troubled"),
    Screen("settings-troubled", "/settings/sources", on="troubled"),
    Screen("no-such-page", "/nowhere", status=404),
    Screen("no-such-film", "/films/1", status=404),
]
