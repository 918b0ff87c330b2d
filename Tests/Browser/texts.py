"""What Filmz says, by the keys of its texts, so that a better word changes no test."""

import re
import sys
from functools import cache
from pathlib import Path

import polib

FOLDER = Path(__file__).resolve().parents[2] / "Sources/FilmzText/Languages"


@cache
def forms_by_key(language: str) -> dict[str, list[str]]:
    """The forms of each text; one of a text that is not about a number."""
    if language == "en":
        return {entry.msgctxt: [entry.msgid, *filter(None, [entry.msgid_plural])] for entry in polib.pofile(FOLDER / "filmz.pot")}
    return {
        entry.msgctxt: list(entry.msgstr_plural.values()) or [entry.msgstr]
        for entry in polib.pofile(FOLDER / f"{language}.po")
    }


def text(key: str, language: str = "en", count: int | None = None, **values: str | int) -> str:
    """The text of a key such as `FilmText.edit`, with its values filled in, in the form that belongs to a number."""
    forms = forms_by_key(language)[key]
    form = forms[0 if count == 1 or (count == 0 and language == "fr") else -1]
    if count is not None:
        assert count < 1000 or language in ("en", "de"), "how others group digits is not known here"
        values["count"] = f"{count:,}" if language == "en" else f"{count:,}".replace(",", ".")
    for name, value in values.items():
        # The form for one may say it without the number.
        assert name == "count" or f"{{{name}}}" in form, f"{key} has no {name}"
        form = form.replace(f"{{{name}}}", str(value))
    return form


def pattern(key: str, language: str = "en", **values: str | int | re.Pattern) -> re.Pattern:
    """Finds the text of a key in any of its forms. Values that are not given may be anything."""
    forms = forms_by_key(language)[key]
    for name in values:
        assert f"{{{name}}}" in forms[-1], f"{key} has no {name}"

    def part(found: re.Match) -> str:
        if found[1] is None:
            return re.escape(found[0])
        value = values.get(found[1], re.compile(".+"))
        return f"(?:{value.pattern})" if isinstance(value, re.Pattern) else re.escape(str(value))

    return re.compile("|".join(re.sub(r"\{(\w+)\}|[^{]+", part, form) for form in forms))


def number(season: int, episode: int) -> str:
    """How an episode is named."""
    return text("ShowText.number", season=season, episode=episode)


if __name__ == "__main__":
    # For scripts: `texts.py KEY [NAME=VALUE …]` prints the English text of a key; `count=1` takes its form for a number.
    key, *given = sys.argv[1:]
    values: dict[str, str | int] = dict(value.split("=", 1) for value in given)
    if "count" in values:
        values["count"] = int(values["count"])
    print(text(key, **values))
