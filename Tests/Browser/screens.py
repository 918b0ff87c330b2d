"""Every screen, and the films on them."""

from dataclasses import dataclass

from filmz import Filmz

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


def furnish(filmz: Filmz) -> dict[str, str]:
    """Puts films on every shelf. Returns their IDs by the names that `SCREENS` use."""
    ids = {name: filmz.add(title, year="2001") for name, title in HOSTILE.items()}
    ids["plain"] = filmz.film("Casablanca")
    ids["full"] = full = filmz.film("Spirited Away")
    filmz.log(full, FIRST_VIEWING, when="month", month="2011-07", place="Kino am Markt", rating="4", note="First time.")
    filmz.log(
        full, SECOND_VIEWING, when="day", day="2024-02-29", time="20:15", place="At home", companions="Ada, Ben",
        rating="4.5", note=NOTE, audience="family", audienceShown="true",
    )  # fmt: skip
    filmz.post(f"/films/{full}/favourite", {"wanted": "true"})
    filmz.post(f"/films/{full}/comment", {"comment": "Every time I find something new in it."})
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
    ids["backup"] = filmz.back_up()
    return ids


# One fault for each provider.
TROUBLES = ["omdb=quota", "tmdb=401", "itunes=429:3600", "amc=503"]


def furnish_from_providers(filmz: Filmz, keys: dict[str, str]) -> dict[str, str]:
    """Lets a server ask providers, and has it ask about some films. Returns their IDs by the names that `SCREENS` use."""
    for provider, key in keys.items():
        filmz.post(f"/settings/providers/{provider}/key", {"key": key})
    filmz.post("/settings/providers/itunes/enabled", {"enabled": "true"})
    # Only its title is known, which other films may have too.
    ids = {"told": filmz.film("The Godfather"), "uncertain": filmz.add("The Amber Lighthouse")}
    filmz.log(ids["told"], FIRST_VIEWING, when="day", day="2024-02-29", place="At home", rating="4.5", note=NOTE)
    for film in ids.values():
        filmz.post(f"/films/{film}/refresh", {})
        filmz.request(f"/films/{film}/picture?size=large")
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
    Screen("search-nothing", "/search?q=qwzxnonesuch"),
    Screen("film", "/films/{plain}"),
    Screen("film-full", "/films/{full}"),
    Screen("film-hostile", "/films/{markup}"),
    Screen("film-arabic", "/films/{arabic}"),
    Screen("film-cjk", "/films/{cjk}"),
    Screen("film-long", "/films/{long}"),
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
    Screen("diary-filtered-to-nothing", "/me/diary?q=qwzxnonesuch"),
    Screen("searched-within", "/me/watchlist?q=godfather"),
    Screen("searched-within-corrected", "/me/watchlist?q=godfahter"),
    Screen("watchlist-filtered", "/me/watchlist?decade=1990"),
    Screen("select", "/me/watchlist?select=1"),
    Screen("select-search", "/search?q=god&select=1"),
    Screen("select-discover", "/discover?year=1994&select=1"),
    Screen("select-person", "/people?name=Stanley+Kubrick&select=1"),
    Screen("catch-up", "/me/catch-up?decade=1990"),
    Screen("catch-up-first-time", "/me/catch-up", on="bare"),
    Screen("favourites", "/me/favourites"),
    Screen("favourites-empty", "/me/favourites", on="bare"),
    Screen("all", "/me/all"),
    Screen("changes", "/me/changes"),
    Screen("changes-empty", "/me/changes", on="bare"),
    Screen("malformed-address", "/search?q=%FF", status=400),
    Screen("sign-in", "/sign-in", on="protected"),
    Screen("settings", "/settings"),
    Screen("settings-devices", "/settings", on="protected"),
    Screen("licences", "/settings/licences"),
    Screen("catalogue", "/settings/catalogue"),
    Screen("catalogue-running", "/settings/catalogue", on="importing"),
    Screen("settings-importing", "/settings", on="importing"),
    Screen("settings-imported", "/settings", on="imported"),
    Screen("catalogue-failed", "/settings/catalogue", on="troubled"),
    Screen("backup-download", "/settings/backups/{backup}/download"),
    Screen("backup-restore", "/settings/backups/{backup}/restore"),
    Screen("backup-download-guarded", "/settings/backups/{backup}/download", on="protected"),
    Screen("backup-restore-guarded", "/settings/backups/{backup}/restore", on="protected"),
    Screen("backup-upload", "/settings/backups/restore", on="protected"),
    Screen("search-found", "/search?q=amber", on="provided"),
    Screen("film-dossier", "/films/{told}", on="provided"),
    Screen("film-uncertain", "/films/{uncertain}", on="provided"),
    Screen("settings-providers", "/settings", on="provided"),
    Screen("search-troubled", "/search?q=amber", on="troubled"),
    Screen("search-troubled-nothing", "/search?q=qwzxnonesuch", on="troubled"),
    Screen("film-troubled", "/films/{plain}", on="troubled"),
    Screen("settings-troubled", "/settings", on="troubled"),
    Screen("no-such-page", "/nowhere", status=404),
    Screen("no-such-film", "/films/1", status=404),
]
