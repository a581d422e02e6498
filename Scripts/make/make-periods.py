#!/usr/bin/env python3
"""Writes what other programs make of the periods of the same lives: Tests/AstrologyTests/Golden/periods-*.csv.

    python3.12 -m venv .build/stellium && .build/stellium/bin/pip install stellium==0.22.0 caelus-engine==0.25.0
    .build/stellium/bin/python Scripts/make/make-periods.py stellium
    .build/stellium/bin/python Scripts/make/make-periods.py caelus
    python3.11 -m venv .build/moira && .build/moira/bin/pip install moira-astro==6.11.0 pyswisseph==2.10.3.2
    .build/moira/bin/python Scripts/make/make-periods.py moira

stellium casts the charts itself, with its own sect and lots. caelus is asked for the arithmetic of releasing from each
sign and of firdaria by day and by night; moira for that of decennials, by longitudes of pyswisseph. The births are
those of comparison-births.csv.
"""

from __future__ import annotations

import datetime
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).resolve().parents[2] / "Tests" / "AstrologyTests" / "Golden"
YEAR = 365.24219
SIGNS = [
    "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn",
    "aquarius", "pisces",
]  # fmt: skip


def births() -> list[tuple[datetime.datetime, float, float]]:
    """The births, as make-comparisons.py wrote them."""
    lines = (GOLDEN / "comparison-births.csv").read_text().splitlines()
    rows = [line.split(",") for line in lines if not line.startswith("#")][1:]
    return [
        (datetime.datetime.fromisoformat(utc).replace(tzinfo=datetime.timezone.utc), float(lat), float(lon))
        for _, utc, lat, lon in rows
    ]


def write(name: str, head: list[str], columns: str, rows: list[tuple[Any, ...]]) -> None:
    lines = [f"# {line}" for line in head] + [columns]
    lines += [",".join(f"{value:.7f}" if isinstance(value, float) else str(value) for value in row) for row in rows]
    (GOLDEN / f"{name}.csv").write_text("\n".join(lines) + "\n")


def named(name: str) -> str:
    return name.lower().replace(" ", "_")


def stellium() -> None:
    from stellium import ChartBuilder
    from stellium.core.native import Native
    from stellium.engines.firdaria import FirdariaEngine
    from stellium.engines.releasing import ZodiacalReleasingEngine

    rows: list[tuple[Any, ...]] = []
    for number, (moment, north, east) in enumerate(births()):
        chart = ChartBuilder.from_native(Native(moment, (north, east))).calculate()

        def days(at: datetime.datetime) -> float:
            return (at - moment) / datetime.timedelta(days=1)

        for ours, preset in (("last", "abu_mashar"), ("after_mars", "bonatti"), ("none", "no_nodes")):
            line = FirdariaEngine(chart, preset=preset, year_length=YEAR, max_age=80.0).calculate()
            for period in line.periods:
                lord = period.sub_ruler if period.level == 2 else period.ruler
                rows.append(
                    (number, "firdaria", ours, line.sect, period.level, named(lord), "", "", days(period.start),
                     days(period.end))
                )  # fmt: skip
        for ours, lot in (("fortune", "Part of Fortune"), ("spirit", "Part of Spirit")):
            line = ZodiacalReleasingEngine(chart, lot=lot, max_level=2, lifespan=80).build_timeline()
            for level in (1, 2):
                for period in line.periods[level]:
                    # It cuts the last periods where its line ends.
                    if days(period.end) > 78 * 360:
                        continue
                    rows.append(
                        (number, "releasing", ours, chart.sect, level, named(period.ruler), named(period.sign),
                         str(period.is_loosing_bond).lower(), days(period.start), days(period.end))
                    )  # fmt: skip
    write(
        "periods-stellium",
        [
            f"source: stellium {version('stellium')} on the places of pyswisseph {version('pyswisseph')}, with its own sect"
            " and lots",
            "command: Scripts/make/make-periods.py stellium",
            f"holds: firdaria in years of {YEAR} days and zodiacal releasing of the births of comparison-births.csv",
            "scale: days since birth, 7 decimals",
        ],
        "chart,kind,of,sect,level,lord,sign,loosed,from,to",
        rows,
    )


def caelus() -> None:
    from astroengine.firdaria import firdaria
    from astroengine.releasing import zr_release

    rows: list[tuple[Any, ...]] = []
    for sect in ("day", "night"):
        for major in firdaria(sect == "day", 0.0, YEAR):
            rows.append(("firdaria", sect, 1, major["lord"], "", "", major["start"], major["end"]))
            rows += [("firdaria", sect, 2, part["lord"], "", "", part["start"], part["end"]) for part in major["sub"]]
    for first, sign in enumerate(SIGNS):
        for period in zr_release(first, 0.0, 4, 60):
            # All of the first two levels, and of the others those of some months in the life.
            if period["level"] > 2 and not 17_000 <= period["start"] < 17_100:
                continue
            if period["end"] >= 60 * 360 - 1e-6:
                continue
            rows.append(
                ("releasing", sign, period["level"], period["lord"].lower(), period["sign"].lower(),
                 str(period["lb"]).lower(), period["start"], period["end"])
            )  # fmt: skip
    write(
        "periods-caelus",
        [
            f"source: caelus-engine {version('caelus-engine')}, arithmetic alone",
            "command: Scripts/make/make-periods.py caelus",
            f"holds: firdaria in years of {YEAR} days by sect, and zodiacal releasing from each sign",
            "scale: days since birth, 7 decimals",
        ],
        "kind,of,level,lord,sign,loosed,from,to",
        rows,
    )


def moira() -> None:
    import swisseph
    from moira.timelords import decennials

    names = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]
    codes = [swisseph.SUN, swisseph.MOON, swisseph.MERCURY, swisseph.VENUS, swisseph.MARS, swisseph.JUPITER,
             swisseph.SATURN]  # fmt: skip
    rows: list[tuple[Any, ...]] = []
    for number, (moment, north, east) in enumerate(births()):
        hours = moment.hour + moment.minute / 60 + moment.second / 3600
        jd = swisseph.julday(moment.year, moment.month, moment.day, hours)
        # Moshier's places, which are within a second of arc, since only their order counts.
        places = {
            name: swisseph.calc_ut(jd, code, swisseph.FLG_MOSEPH)[0][0] for name, code in zip(names, codes)
        }
        sun = swisseph.calc_ut(jd, swisseph.SUN, swisseph.FLG_MOSEPH | swisseph.FLG_EQUATORIAL)[0]
        high = swisseph.azalt(jd, swisseph.EQU2HOR, (east, north, 0), 0, 0, (sun[0], sun[1], 1))[1]
        for period in decennials(0.0, places, high >= 0, levels=2):
            rows.append(
                (number, "day" if high >= 0 else "night", period.level, period.planet.lower(),
                 float(period.start_jd), float(period.end_jd))
            )  # fmt: skip
    write(
        "periods-moira",
        [
            f"source: moira-astro {version('moira-astro')}, by longitudes of pyswisseph {version('pyswisseph')}",
            "command: Scripts/make/make-periods.py moira",
            "holds: decennials of the births of comparison-births.csv",
            "scale: days since birth, 7 decimals",
        ],
        "chart,sect,level,lord,from,to",
        rows,
    )


if __name__ == "__main__":
    {"stellium": stellium, "caelus": caelus, "moira": moira}[sys.argv[1]]()
