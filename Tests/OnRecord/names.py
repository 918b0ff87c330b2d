#!/usr/bin/env python3
"""Prints the names in the sources that are stored or travel, whatever the types are called that have them: raw values, keys
of JSON, and the fields of forms and addresses on the golden pages. It runs at the top of the repository."""

import re
from collections import Counter, defaultdict
from pathlib import Path

HEAD = re.compile(r"\b(enum|struct|final class|extension)\s+([\w.]+)(?:<[^>]*>)?\s*(?::\s*([^{]*?))?\s*(?:where[^{]*)?\{")
CODED = {"Codable", "Encodable", "Decodable"}
TEXTS = {
    # Of cookies, figures and the like.
    "own names": re.compile(r'"((?:__Host-)?filmz[-_][\w-]+)'),
    # Of forms and addresses, as they are read.
    "fields": re.compile(r'(?:first|all|startingWith:|fields|form)\s*[\[(]?\s*"([\w.-]+)"'),
}
# The same, where a field is a value: how its name and the beginning of a group's names are given, and how it is read.
NAMED = re.compile(r'static (?:var|let) (\w+)\b[^\n]*?(Self|FormFieldGroup)\((?:start: )?"([^"]+)"')
READ = re.compile(r"(?:fields?|form|self|\)|\$0)\[\.(\w+)\]|\b(?:texts?|all)\(\.(\w+)\)|[(\[]FormFieldGroup\.(\w+)")
# What was read under the name of a constant when this was recorded, so that the record does not have it.
CONSTANTS = {"held", "re", "of", "r", "column-", "columns-", "meaning-", "order-", "scale-"}
# What is kept in databases as a number.
NUMBERS = {"Int64"}


def plain(text: str) -> str:
    """The code without comments."""
    return re.sub(r"/\*.*?\*/", "", re.sub(r"(?m)(^|\s)//[^\n]*", r"\1", text), flags=re.S)


def types(code: str):
    """Each type and extension: its name, what it conforms to, and its own lines without those of the types in it."""
    for head in HEAD.finditer(code):
        depth, own = 1, []
        for character in code[head.end() :]:
            depth += {"{": 1, "}": -1}.get(character, 0)
            if depth == 0:
                break
            if depth == 1:
                own.append(character)
        conforms = {part.strip().split(".")[-1] for part in re.split(r"[,&]", head[3] or "")}
        yield head[1], head[2].split(".")[-1], conforms, "".join(own)


def cases(own: str) -> list[str]:
    """The raw values, or the names, of an enumeration's cases."""
    values = []
    for line in re.findall(r"(?<![.\w])case\s+((?:[^\n]|,\s*\n)*)", own):
        for part in re.split(r",\s*(?![^(]*\))", line.strip().rstrip("}")):
            if match := re.match(r"`?(\w+)`?\s*(\([^)]*\))?\s*(?:=\s*\"?([^\"]*)\"?)?", part.strip()):
                values.append(match[3].strip() if match[3] else match[1] + (match[2] or ""))
    return values


def properties(own: str) -> list[str]:
    """The names of what is stored in a structure."""
    found = []
    for line in own.splitlines():
        match = re.match(r"\s*(?:(?:public|private|fileprivate|package|private\(set\)|fileprivate\(set\))\s+)*(?:let|var)\s+(\w+)\b", line)
        # Braces of computed ones are left, without what was between them.
        if match and not line.rstrip().endswith("}"):
            found.append(match[1])
    return found


def of_sources() -> dict[str, set[str]]:
    found = defaultdict(set)
    named = {}
    for file in Path("Sources/FilmzPages/Shared").glob("FormField*.swift"):
        named |= {(kind == "Self", name): sent for name, kind, sent in NAMED.findall(file.read_text("utf-8"))}
    for target in sorted(path for path in Path("Sources").iterdir() if "imulator" not in path.name):
        codes = [plain(file.read_text("utf-8")) for file in sorted(target.rglob("*.swift"))]
        everything = [(number, *part) for number, code in enumerate(codes) for part in types(code)]
        declared = Counter(name for _, kind, name, _, _ in everything if kind != "extension")

        def key(number: int, name: str) -> tuple:
            """The type; of several with one name, the one of this file."""
            return (name, number) if declared[name] > 1 else (name,)

        # Those that say themselves how they are coded; the names of what they store mean nothing.
        codes_itself = re.compile(r"init\(from |func encode\(to ")
        by_hand = {key(number, name) for number, _, name, _, own in everything if codes_itself.search(own)}
        for number, kind, name, conforms, own in everything:
            if kind == "enum" and any("CodingKey" in part or part.endswith("Member") for part in conforms):
                found[f"{target.name} keys"].add(" ".join(cases(own)))
            elif kind == "enum" and (conforms & (CODED | {"String"} | NUMBERS)):
                found[f"{target.name} values"].add(" ".join(cases(own)))
            elif kind != "extension" and kind != "enum" and conforms & CODED and key(number, name) not in by_hand:
                found[f"{target.name} members"].add(" ".join(properties(own)))
        for what, pattern in TEXTS.items():
            texts = {text for code in codes for text in pattern.findall(code)}
            if what == "fields" and target.name in {"FilmzPages", "FilmzWeb"}:
                for one, several, group in {match for code in codes for match in READ.findall(code)}:
                    texts.add(named.get((not group, one or several or group), ""))
                texts -= CONSTANTS | {""}
            found[f"{target.name} {what}"].add(" ".join(sorted(texts)))
    return found


def of_viewings() -> dict[str, set[str]]:
    """What each format of a viewing calls the fields, in the order in which they are declared."""
    code = plain(Path("Sources/FilmzDomain/MyFilms/ViewingFormat.swift").read_text("utf-8"))
    declared = {name: cases(own) for kind, name, _, own in types(code) if kind == "enum"}
    others = {}
    for fields, name in re.findall(r'case (\(\.\w+, \.\w+\)[^:\n]*): "(\w+)"', code):
        others |= {pair: name for pair in re.findall(r"\(\.(\w+), \.(\w+)\)", fields)}
    return {
        "FilmzDomain viewing": {
            " ".join([f"in {form}:"] + [others.get((form, field), field) for field in declared["Field"]])
            for form in declared["ViewingFormat"]
            if "(" not in form
        }
    }


def place(path: str) -> str:
    """A path without the IDs in it."""
    return re.sub(r"/[^/]*\d[^/]*", "/…", path)


def of_pages() -> dict[str, set[str]]:
    found = defaultdict(set)
    for page in sorted(Path("Tests/FilmzPagesTests/Golden").rglob("*.html")):
        text = page.read_text("utf-8")
        for form in re.findall(r"<form\b.*?</form>", text, re.S):
            action = re.search(r'\baction="([^"?#]*)', form)
            names = re.findall(r'<(?:input|select|textarea|button)\b[^>]*\bname="([^"]+)"', form)
            found["form " + place(action[1] if action else "")] |= {re.sub(r"\d+", "…", name) for name in names}
        for path, query in re.findall(r'\b(?:href|src)="(/[^"?#]*)\?([^"#]*)', text):
            found["address " + place(path)] |= {part.split("=")[0] for part in query.replace("&amp;", "&").split("&")}
    return found


for name, values in [*of_sources().items(), *of_viewings().items()]:
    print(*(f"{name}: {value}" for value in sorted(values) if value), sep="\n")
for name, values in sorted(of_pages().items()):
    print(f"{name}: {' '.join(sorted(values))}")
