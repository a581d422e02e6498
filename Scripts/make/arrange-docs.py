#!/usr/bin/env python3
"""Gives the front page of the documentation sections: the articles first, then the modules by what they are for.

    Scripts/make/arrange-docs.py FOLDER      the merged archive, such as .build/documentation/Astrolabe.doccarchive

`docc merge` makes a page of all modules in the order of the alphabet and takes no page of ours in its place. A module
that no section names is an error, so that a new one gets its place here.
"""
import json
import pathlib
import sys

ARTICLES = ["GettingStarted", "Recipes", "LinkingFromABackend", "ManyPeopleInSpark", "HowDataFlows"]
SECTIONS = [
    ("Everything", ["Astrolabe"]),
    ("Charts and the sky", ["Astrology", "Ephemeris", "SwissEphemeris", "CivilTime", "Places", "Base"]),
    ("Days, readings and answers", ["Astrometers", "Readings", "Words", "Signs", "Asking"]),
    ("What comes out", ["Documents", "Drawing", "Pages", "Requests"]),
]


def main() -> None:
    archive = pathlib.Path(sys.argv[1])
    path = archive / "data" / "documentation.json"
    page = json.loads(path.read_text(encoding="utf-8"))
    references = page["references"]
    modules = {one["title"]: name for name, one in references.items() if one["kind"] == "symbol"}
    named = [title for _, titles in SECTIONS for title in titles]
    if sorted(named) != sorted(modules):
        difference = ", ".join(sorted(set(named) ^ set(modules)))
        sys.exit(f"arrange-docs: the front page and SECTIONS differ in {difference}; name each module once")
    articles = []
    for name in ARTICLES:
        article = json.loads(
            (archive / f"data/documentation/astrolabe/{name.lower()}.json").read_text(encoding="utf-8"))
        identifier = article["identifier"]["url"]
        references[identifier] = {
            "abstract": article["abstract"],
            "identifier": identifier,
            "kind": "article",
            "role": "article",
            "title": article["metadata"]["title"],
            "type": "topic",
            "url": f"/documentation/astrolabe/{name.lower()}",
        }
        articles.append(identifier)
    page["topicSections"] = [{"title": "Begin here", "identifiers": articles}] + [
        {"title": title, "identifiers": [modules[one] for one in titles]} for title, titles in SECTIONS
    ]
    page["abstract"] = [
        {"type": "text", "text": "Natal charts, transits, calendars of the sky and a day's scores, as values in Swift."}
    ]
    path.write_text(json.dumps(page, ensure_ascii=False, sort_keys=True), encoding="utf-8")


main()
