#!/usr/bin/env python3
"""Writes the returns of 200 births and the angles of their charts, as other programs have them, for tests to compare
with: Tests/AstrologyTests/Golden/return-charts.csv.

    python3 -m venv .build/returns && .build/returns/bin/pip install pyswisseph==2.10.3.2 kerykeion==6.0.5
    .build/returns/bin/python Scripts/make/make-returns.py

pyswisseph reads ephemeris/se1. The instant is where a bisection of its longitudes ends; the angles are those of its
houses at that instant. kerykeion 6 stands on libephemeris and JPL's DE440s and has no code of Swiss Ephemeris; it
finds solar and lunar returns only, and casts their charts for the whole second before. It wants Python 3.12.
"""

from __future__ import annotations

import datetime
import hashlib
import logging
import random
from importlib.metadata import version
from pathlib import Path

import swisseph as swe
from kerykeion import AstrologicalSubjectFactory
from kerykeion.planetary_returns import PlanetaryReturnFactory

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "ephemeris" / "se1"
FILES = ["sepl_18.se1", "semo_18.se1"]
GOLDEN = ROOT / "Tests" / "AstrologyTests" / "Golden" / "return-charts.csv"
PEOPLE = 200
#: Each person has returns of the Sun, of the Moon and of one of these.
PLANETS = ["mercury", "venus", "mars", "jupiter", "saturn", "uranus"]
CODES = {name: code for code, name in enumerate(["sun", "moon", *PLANETS])}
POINTS = ["Sun", "Moon", "Ascendant", "Medium_Coeli"]


def people() -> list[tuple[datetime.datetime, float, float, datetime.datetime]]:
    """Births of 1930 to 1995, the places of the return, and the instants after which it is looked for."""
    choose = random.Random(41)
    start = datetime.datetime(1930, 1, 1, tzinfo=datetime.timezone.utc)
    found = []
    for _ in range(PEOPLE):
        birth = start + datetime.timedelta(minutes=choose.randrange(65 * 365 * 1440))
        north, east = round(choose.uniform(-60, 60), 4), round(choose.uniform(-180, 180), 4)
        after = datetime.datetime(
            choose.randint(1996, 2030), choose.randint(1, 12), 1, tzinfo=datetime.timezone.utc
        )
        found.append((birth, north, east, after))
    return found


def julian_day(instant: datetime.datetime) -> float:
    return 2440587.5 + instant.timestamp() / 86400


def longitude(body: str, day: float) -> float:
    values, flags = swe.calc_ut(day, CODES[body], swe.FLG_SWIEPH | swe.FLG_SPEED)
    if not flags & swe.FLG_SWIEPH:
        raise SystemExit(f"Swiss Ephemeris has no file for {day}.")
    return values[0]


def passage(body: str, place: float, after: float) -> float:
    """The first instant after another at which the body is at the place, going either way."""

    def off(day: float) -> float:
        return (longitude(body, day) - place + 180) % 360 - 180

    step = 0.25
    start = after
    while not (off(start) * off(start + step) <= 0 and abs(off(start)) < 90):
        start += step
    end = start + step
    for _ in range(60):
        middle = (start + end) / 2
        if off(start) * off(middle) <= 0:
            end = middle
        else:
            start = middle
    return (start + end) / 2


def main() -> None:
    logging.disable(logging.CRITICAL)
    swe.set_ephe_path(str(DATA))
    rows = []
    for number, (birth, north, east, after) in enumerate(people()):
        head = f"{number},{birth:%Y-%m-%dT%H:%M:%S},{north},{east},{after:%Y-%m-%d}"
        for body in ["sun", "moon", PLANETS[number % len(PLANETS)]]:
            day = passage(body, longitude(body, julian_day(birth)), julian_day(after))
            _, angles = swe.houses(day, north, east, b"P")
            rows.append(f"swisseph,{head},{body},{day:.8f},{angles[0]:.6f},{angles[1]:.6f}")
        subject = AstrologicalSubjectFactory.from_iso_utc_time(
            name="", iso_utc_time=f"{birth:%Y-%m-%dT%H:%M:%S}Z", online=False, lat=north, lng=east,
            tz_str="Etc/GMT", active_points=POINTS,
        )  # fmt: skip
        factory = PlanetaryReturnFactory(
            subject, lat=north, lng=east, tz_str="Etc/GMT", online=False
        )
        for body, kind in [("sun", "Solar"), ("moon", "Lunar")]:
            found = factory.next_return_from_iso_formatted_time(after.isoformat(), kind)
            rows.append(
                f"kerykeion,{head},{body},{found.julian_day:.8f},"
                f"{found.ascendant.abs_pos:.6f},{found.medium_coeli.abs_pos:.6f}"
            )
    hashes = [
        f"# data: ephemeris/se1/{name}, sha256 {hashlib.sha256((DATA / name).read_bytes()).hexdigest()}"
        for name in FILES
    ]
    lines = [
        f"# source: Swiss Ephemeris {swe.version} by pyswisseph {version('pyswisseph')}",
        *hashes,
        f"# source: kerykeion {version('kerykeion')} on libephemeris {version('libephemeris')}, JPL DE440s; no code of"
        " Swiss Ephemeris",
        "# command: python Scripts/make/make-returns.py",
        "# holds: the first returns of Sun, Moon and one planet after a date, and the angles of their charts",
        "# scale: births and dates in UTC, jd_ut in UT, 8 decimals; degrees north and east; angles in degrees,"
        " 6 decimals",
        "# kerykeion's instants are whole seconds: it drops the rest and casts the chart of that second",
        "program,person,birth_utc,lat,lon,after,body,jd_ut,ascendant,midheaven",
    ]
    GOLDEN.write_text("\n".join([*lines, *rows]) + "\n")


if __name__ == "__main__":
    main()
