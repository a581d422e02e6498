"""The wheel's documents are the command's, byte by byte."""

from __future__ import annotations

import json
from typing import Any, Callable

import pytest
from conftest import BIRTHS

import astrolabe

Command = Callable[..., bytes]


def options(**fields: Any) -> list[str]:
    """The fields of a request as options of the command."""
    given = []
    for name, value in fields.items():
        name = "--" + name.replace("_", "-")
        if value is True:
            given.append(name)
        elif value is not False:
            given += [name, str(value)]
    return given


@pytest.mark.parametrize("birth", BIRTHS, ids=lambda birth: birth["birth"])
def test_about_people(command: Command, birth: dict[str, Any]) -> None:
    for houses in ("placidus", "koch", "whole_sign"):
        assert astrolabe.text("chart", **birth, houses=houses) == command(
            "chart", "--json", *options(**birth, houses=houses)
        )
    days = {"from": "2025-01-06", "to": "2025-02-05", "date_zone": "Europe/Paris"}
    for kind in ("transits", "meters", "returns"):
        assert astrolabe.text(kind, **birth, **days) == command(
            kind, "--json", *options(**birth, **days)
        )
    more = {"more": True, "lots": "spirit,marriage=ascendant+venus-saturn"}
    assert astrolabe.text("chart", **birth, **more) == command(
        "chart", "--json", *options(**birth, **more)
    )
    years = {"from": "2024-01-01", "to": "2026-12-31", "date_zone": "Europe/Paris"}
    moment = {"at": "2025-01-06"}
    for kind, asked in (
        ("progressions", years),
        ("progressions", {**moment, "angles": "naibod_longitude", "converse": True}),
        ("directions", {**years, "arc": "naibod"}),
        ("directions", {"at": "2025-01-06T12:00:00Z"}),
        ("profections", {**years, "months": True}),
    ):
        assert astrolabe.text(kind, **birth, **asked) == command(
            kind, "--json", *options(**birth, **asked)
        )
    for kind, asked in (
        ("synastry", {"scores": True, "orbs": "close"}),
        ("composite", {"houses": "koch"}),
        ("composite", {"method": "derived"}),
        ("composite", {"method": "davison", "middle": "great-circle"}),
    ):
        for other in (
            {"with_birth": "1988-03-02T09:10", "with_place": "Lyon"},
            {"with_birth": "1975-09-09"},
        ):
            assert astrolabe.text(kind, **birth, **other, **asked) == command(
                kind, "--json", *options(**birth, **other, **asked)
            )
    for other in (
        {"with_birth": "1988-03-02T09:10", "with_place": "Lyon"},
        {"with_birth": "1975-09-09", "bond": "work", "name": "Ada"},
    ):
        assert astrolabe.text("portrait_two", **birth, **other) == command(
            "portrait", "--json", *options(**birth, **other)
        )
    for period, option, date in (
        ("year", "2027", "2027-01-01"),
        ("month", "2027-02", "2027-02-01"),
        ("week", "2027-02-01", "2027-02-01"),
    ):
        assert astrolabe.text("portrait_period", **birth, period=period, date=date) == command(
            "portrait", "--json", *options(**birth, **{period: option})
        )
    hours = {"from": "2025-03-30", "to": "2025-03-30", "hourly": True}
    assert astrolabe.text("meters", **birth, **hours) == command(
        "meters", "--json", *options(**birth, **hours)
    )
    for day in (
        {"date": "2025-01-06"},
        {"date": "2024-02-29", "date_zone": "Asia/Tokyo"},
        {"at": "tt:2460682.0"},
    ):
        assert astrolabe.text("reading", **birth, **day) == command(
            "today", "--json", *options(**birth, **day)
        )
        assert astrolabe.text("reading", **birth, **day, texts=False) == command(
            "today", "--json", "--no-texts", *options(**birth, **day)
        )
    for picture in ({}, {"date": "2025-01-06", "theme": "dark", "size": 700, "name": "Ada <3>"}, {"sheet": "a4", "points": "chiron,fortune"}):
        assert astrolabe.text("wheel", **birth, **picture) == command(
            "wheel", *options(**birth, **picture)
        )


NEW_YORK = {"birth": "1990-06-15T14:30", "zone": "America/New_York", "lat": 40.7128, "lon": -74.006}
LYON = {"with_birth": "1988-03-02T09:10", "with_place": "Lyon"}
GROUND = {"lat": 51.5074, "lon": -0.1278, "zone": "Europe/London"}
UJJAIN = {"lat": 23.18, "lon": 75.77}
YEAR = {"from": "2025-01-01", "to": "2025-12-31"}
DAY = {"from": "2025-01-06", "to": "2025-01-06"}
#: The documents whose command has another name.
COMMANDS = {"reading": "today"}


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("primary", {**NEW_YORK, **YEAR, "method": "regiomontanus", "key": "ptolemy"}),
        ("periods", {**NEW_YORK, **YEAR, "kind": "firdaria", "nodes": "after-mars"}),
        ("periods", {**NEW_YORK, **YEAR, "kind": "releasing", "lot": "fortune", "levels": 4}),
        ("periods", {**NEW_YORK, **YEAR, "kind": "decennials", "levels": 4}),
        ("periods", {**NEW_YORK, **YEAR, "kind": "decennials", "levels": 3, "days": "shares"}),
        ("rectify", {**NEW_YORK, "event": "2015-05-03", "within": 30, "step": 2}),
        ("vedic", {**NEW_YORK, "zodiac": "raman", "dasha_year": "savana"}),
        ("panchanga", {**GROUND, "date": "2025-01-06", "sunrise": "limb"}),
        # The zone of a place that is given without one: the nearest town's, whoever is asked.
        ("panchanga", {**UJJAIN, "date": "2025-01-06"}),
        ("panchanga", {"place": "Ujjain", "date": "2025-01-06"}),
        ("hours", {**GROUND, "date": "2025-01-06"}),
        ("hours", {**UJJAIN, "date": "2025-01-06"}),
        ("eclipses", {**UJJAIN, "from": "2026-01-01", "to": "2028-12-31"}),
        ("heliacal", {**UJJAIN, **YEAR, "names": "venus"}),
        ("find", {**NEW_YORK, **YEAR, "when": "saturn square natal sun 1"}),
        # The calendar of a request is that of all its dates.
        ("reading", {"birth": "1860-05-05", "date": "2025-01-06", "calendar": "julian"}),
        ("meters", {"birth": "1860-05-05", **DAY, "calendar": "julian"}),
        ("sky", {"at": "2025-01-06T12:00:00Z", "bodies": "moon,chiron"}),
        ("heliacal", {**GROUND, **YEAR, "names": "venus,sirius"}),
        ("stars", {"at": "2025-01-06T12:00:00Z", "names": "spica,regulus"}),
        ("lines", {**NEW_YORK, "bodies": "sun,venus", "for_place": "48.4,10.0"}),
        ("lines", {**NEW_YORK, "local_space": True}),
        ("chart", {**NEW_YORK, "for_place": "48.4,10.0", "houses": "koch"}),
        ("returns", {**NEW_YORK, **YEAR, "bodies": "sun", "chart": True, "for_place": "48.4,10.0"}),
        ("returns", {**NEW_YORK, **YEAR, "cycles": True}),
        ("returns", {**NEW_YORK, **YEAR, "zodiac": "lahiri"}),
        ("transits", {**NEW_YORK, **LYON, **YEAR, "onto": "davison"}),
        ("compare", {**NEW_YORK, **LYON, "inner": "composite", "outer": "2026-05-01"}),
        ("events", {**YEAR, "retrogrades": True}),
        ("eclipses", {**GROUND, "from": "2026-01-01", "to": "2028-12-31", "of": "sun"}),
        ("sky", {"at": "2025-01-06T12:00:00Z", "heliocentric": True}),
        ("sky", {"at": "2025-01-06T12:00:00Z", "topocentric": True, "place": "48.4,10.0"}),
        ("sky", {"at": "2025-01-06T12:00:00Z", "zodiac": "lahiri"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_techniques(command: Command, kind: str, fields: dict[str, Any]) -> None:
    name = COMMANDS.get(kind, kind)
    assert astrolabe.text(kind, **fields) == command(name, "--json", *options(**fields))


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("chart", {"houses": "koch"}),
        ("reading", {"date": "2025-01-06"}),
        ("transits", YEAR),
        ("returns", YEAR),
        ("profections", YEAR),
        ("periods", {**YEAR, "kind": "firdaria"}),
        ("vedic", {}),
        ("lines", {}),
        ("find", {**YEAR, "when": "saturn square natal sun 1"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_of_a_person(command: Command, kind: str, fields: dict[str, Any]) -> None:
    born = dict(NEW_YORK)
    person = astrolabe.person(born.pop("birth"), **born)
    name = COMMANDS.get(kind, kind)
    assert person.text(kind, **fields) == command(name, "--json", *options(**NEW_YORK, **fields))
    with pytest.raises(astrolabe.UsageError, match="birth"):
        person.text(kind, **fields, birth="1950-01-01")


def test_places(command: Command) -> None:
    for name, options_of in (
        ({"name": "Ulm"}, ["Ulm"]),
        ({"name": "Springfield", "limit": 3}, ["Springfield", "--limit", "3"]),
        ({"lat": 48.4, "lon": 10.0}, ["--near", "48.4,10.0"]),
    ):
        assert astrolabe.text("places", **name) == command("places", "--json", *options_of)


def test_a_series_of_skies(command: Command) -> None:
    """The command writes a sky on each line, and the document is an array of them."""
    fields = {"from": "2025-01-01", "to": "2025-01-05", "step": "12h"}
    lines = command("sky", "--json", *options(**fields)).splitlines()
    skies = astrolabe.ephemeris("2025-01-01", "2025-01-05", step="12h")
    assert len(skies) == 10
    assert skies == [json.loads(line) for line in lines]


def test_dates_of_the_julian_calendar(command: Command) -> None:
    place = {"zone": "LMT", "lat": 54.07, "lon": 37.52}
    chart = astrolabe.chart("1828-08-28T22:30", zone="LMT", lat=54.07, lon=37.52, calendar="julian")
    same = astrolabe.chart("1828-09-09T22:30", zone="LMT", lat=54.07, lon=37.52)
    assert chart["bodies"] == same["bodies"]
    born = {"birth": "1828-08-28T22:30", **place, "calendar": "julian"}
    assert astrolabe.text("vedic", **born) == command("vedic", "--json", *options(**born))


@pytest.mark.parametrize("birth", BIRTHS, ids=lambda birth: birth["birth"])
def test_answers(command: Command, birth: dict[str, Any]) -> None:
    questions = [
        "What is my moon sign?",
        "best day next week for a first date?",
        "and the week after?",
        "Are the two of us compatible?",
    ]
    other = {"with_birth": "1988-03-02T09:10", "with_place": "Lyon", "with_name": "Zoë"}
    day = {"date": "2025-01-06", "date_zone": "Europe/Paris", "name": "Ada"}
    fields = {**birth, **other, **day}
    theirs = command("ask", *questions, "--json", *options(**fields))
    assert astrolabe.text("ask", question="\n".join(questions), **fields) == theirs
    last = astrolabe.ask(question=questions[-1], after=questions[:-1], **fields)
    assert last == json.loads(theirs.splitlines()[-1])
    born = {key: value for key, value in birth.items()}
    person = astrolabe.person(born.pop("birth"), **born)
    assert last == person.ask(questions[-1], after=questions[:-1], **other, **day)


def test_what_is_beyond_a_reading(command: Command) -> None:
    """But for the version of libswe, upstream's in the wheel, and the first date: it has no Moon before 1800."""
    fields = {**BIRTHS[0], "date": "2025-01-06", "more": True}
    ours = json.loads(astrolabe.text("reading", **fields))
    theirs = json.loads(command("today", "--json", *options(**fields)))
    versions = [answer["more"]["provenance"].pop("libswe") for answer in (ours, theirs)]
    assert versions[1].startswith(versions[0])
    firsts = [answer["more"]["provenance"].pop("ephemeris_first") for answer in (ours, theirs)]
    assert firsts == ["1800-01-01", "1200-01-09"]
    assert json.dumps(ours) == json.dumps(theirs)


def test_a_life_of_transits(command: Command) -> None:
    """The command searches decade after decade, and writes as it goes."""
    fields = {
        **BIRTHS[0],
        "from": "1995-01-01",
        "to": "2024-12-31",
        "bodies": "saturn,pluto,chiron",
    }
    assert astrolabe.text("transits", **fields) == command("transits", "--json", *options(**fields))


@pytest.mark.parametrize(
    "fields",
    [
        {"from": "2024-11-20", "to": "2026-02-10"},
        {
            "from": "1849-12-01",
            "to": "1850-01-31",
            "kinds": "void,eclipse,aspect",
            "void": "traditional",
        },
        {
            "from": "2025-01-01",
            "to": "2025-03-31",
            "moon_aspects": True,
            "date_zone": "America/New_York",
        },
        {"from": "2025-01-01", "to": "2025-01-01", "kinds": "eclipse"},
    ],
    ids=str,
)
def test_about_the_sky(command: Command, fields: dict[str, Any]) -> None:
    assert astrolabe.text("events", **fields) == command("events", "--json", *options(**fields))


@pytest.mark.parametrize(
    "at", ["2025-01-06T12:00:00Z", "tt:2460682.0", "ut:2378500.25", "2399-12-31T00:00+05:30"]
)
def test_about_an_instant(command: Command, at: str) -> None:
    for bodies in ("all", "moon,chiron"):
        assert astrolabe.text("sky", at=at, bodies=bodies) == command(
            "sky", "--json", *options(at=at, bodies=bodies)
        )


@pytest.mark.parametrize("date", ["1990-06-15", "2090-09-22", "1800-01-01"])
def test_about_a_sign(command: Command, date: str) -> None:
    assert astrolabe.text("sign", date=date) == command("sign", date, "--json")


def test_scores_are_those_of_the_batch(command: Command, tmp_path: Any) -> None:
    people = [{key: value for key, value in birth.items()} for birth in BIRTHS]
    stream = tmp_path / "people.ndjson"
    stream.write_text(
        "".join(json.dumps({"id": n, **person}) + "\n" for n, person in enumerate(people))
    )
    lines = (
        command("batch", "--births", str(stream), "--date", "2025-01-06", "--days", "3")
        .decode()
        .splitlines()
    )
    table = {name: [person.get(name) for person in people] for name in ("birth", "zone", "place", "fold")}
    texts = {"48n24": 48.4, "9e59": 9 + 59 / 60}
    for name in ("lat", "lon"):
        table[name] = [texts.get(person.get(name), person.get(name)) for person in people]
    tables = astrolabe.people(table).tables("2025-01-06", days=3)
    order = astrolabe.SCORES
    for number, line in enumerate(lines):
        answer = json.loads(line)
        triples = [*answer["meters"], *answer["groups"], answer["overall"]]
        for score, triple in zip(range(len(order)), triples):
            for name, theirs in zip(("intensity", "harmony", "unified"), triple):
                ours = float(tables[name][answer["id"], number % 3, score])
                # The command prints one decimal of the number in double precision.
                assert abs(ours - theirs) <= 0.05 + 1e-4
