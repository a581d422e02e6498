#!/usr/bin/env python3
"""Writes what other programs make of primary directions: Tests/AstrologyTests/Golden/primary-*.csv.

    python3.11 -m venv .build/moira && .build/moira/bin/pip install moira-astro==6.11.0 pyswisseph==2.10.3.2
    .build/moira/bin/python Scripts/make/make-directions.py moira
    python3.12 -m venv .build/kerykeion && .build/kerykeion/bin/pip install kerykeion==6.0.5
    .build/kerykeion/bin/python Scripts/make/make-directions.py kerykeion

moira has semi-arcs and Regiomontanus, and is given the places of pyswisseph; kerykeion has Placidus under the pole, on
its own places (JPL's DE440s). The births are some of comparison-births.csv.
"""

from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "Tests" / "AstrologyTests" / "Golden"
#: London, Sydney, Oslo and Ushuaia, by day and by night.
CHARTS = [0, 6, 10, 11]
PLANETS = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
SIGNIFICATORS = ["sun", "moon", "ascendant", "midheaven"]
ASPECTS = {"conjunction": [0], "sextile": [60, -60], "square": [90, -90], "trine": [120, -120], "opposition": [180]}


def births() -> list[tuple[str, float, float]]:
    lines = (GOLDEN / "comparison-births.csv").read_text().splitlines()
    rows = [line.split(",") for line in lines if not line.startswith("#")][1:]
    return [(utc, float(lat), float(lon)) for _, utc, lat, lon in rows]


def write(name: str, head: list[str], columns: str, rows: list[tuple[Any, ...]]) -> None:
    lines = [f"# {line}" for line in head] + [columns]
    lines += [",".join(f"{value:.7f}" if isinstance(value, float) else str(value) for value in row) for row in rows]
    (GOLDEN / f"{name}.csv").write_text("\n".join(lines) + "\n")


def moira() -> None:
    import swisseph
    from moira.primary_directions import SpeculumEntry
    from moira.primary_directions.geometry import _mundane_arc, _regiomontanus_under_pole_arc
    from moira.primary_directions.placidus import compute_placidian_mundane_aspect_arc

    swisseph.set_ephe_path(str(ROOT / "ephemeris" / "se1"))
    rows: list[tuple[Any, ...]] = []
    for number in CHARTS:
        utc, north, east = births()[number]
        date, time = utc.split("T")
        year, month, day = map(int, date.split("-"))
        hour, minute, second = map(int, time.split(":"))
        jd = swisseph.julday(year, month, day, hour + minute / 60 + second / 3600)
        lean = swisseph.calc_ut(jd, swisseph.ECL_NUT)[0][0]
        _, angles = swisseph.houses(jd, north, east, b"P")
        places = {
            name: swisseph.calc_ut(jd, code)[0][:2] for name, code in zip(PLANETS, [0, 1, 2, 3, 4, 5, 6])
        }
        places |= {"ascendant": (angles[0], 0.0), "midheaven": (angles[1], 0.0)}

        def entry(name: str, longitude: float, latitude: float) -> Any:
            return SpeculumEntry.build(name, longitude % 360, latitude, angles[2], lean, north)

        for significator in SIGNIFICATORS:
            own = entry(significator, *places[significator])
            for promissor in PLANETS:
                if promissor == significator:
                    continue
                longitude, latitude = places[promissor]
                body = entry(promissor, longitude, latitude)
                for aspect, offsets in ASPECTS.items():
                    for offset in offsets:
                        side = "" if len(offsets) == 1 else "sinister" if offset > 0 else "dexter"
                        degree = entry(promissor, longitude + offset, 0.0)
                        made = [
                            ("placidus", "zodiacal", _mundane_arc(own, degree) % 360),
                            ("regiomontanus", "zodiacal", _regiomontanus_under_pole_arc(own, degree, geo_lat=north)),
                            ("placidus", "mundane", compute_placidian_mundane_aspect_arc(own, body, offset / 90)),
                        ]
                        if offset == 0:
                            made.append(
                                ("regiomontanus", "mundane", _regiomontanus_under_pole_arc(own, body, geo_lat=north))
                            )
                        for method, space, arc in made:
                            rows.append((number, method, space, promissor, aspect, side, significator, float(arc)))
    write(
        "primary-moira",
        [
            f"source: moira-astro {version('moira-astro')}, by places of pyswisseph {version('pyswisseph')} with the files in"
            " ephemeris/se1",
            "command: Scripts/make/make-directions.py moira",
            "holds: direct arcs of births of comparison-births.csv; zodiacal promissors have no latitude, significators have",
            "scale: degrees, 7 decimals",
        ],
        "chart,method,space,promissor,aspect,side,significator,arc",
        rows,
    )


def kerykeion() -> None:
    from kerykeion import AstrologicalSubjectFactory
    from kerykeion.primary_directions import PrimaryDirectionsFactory

    names = {**{name.capitalize(): name for name in PLANETS}, "Ascendant": "ascendant", "Medium_Coeli": "midheaven"}
    rows: list[tuple[Any, ...]] = []
    for number in CHARTS:
        utc, north, east = births()[number]
        chart = AstrologicalSubjectFactory.from_iso_utc_time(
            name=str(number), iso_utc_time=f"{utc}Z", online=False, lat=north, lng=east, tz_str="Etc/GMT"
        )
        for found in PrimaryDirectionsFactory.compute(chart, max_years=360, rate_key="ptolemy"):
            promissor, significator = names[found.promissor], names[found.significator]
            if found.is_converse or promissor not in PLANETS or significator not in SIGNIFICATORS:
                continue
            rows.append((number, promissor, found.aspect, significator, float(found.arc)))
    write(
        "primary-kerykeion",
        [
            f"source: kerykeion {version('kerykeion')} on libephemeris {version('libephemeris')}, JPL DE440s",
            "command: Scripts/make/make-directions.py kerykeion",
            "holds: direct zodiacal arcs of births of comparison-births.csv by Placidus under the pole; the speculum is"
            " rounded to 4 decimals there",
            "scale: degrees, 4 decimals",
        ],
        "chart,promissor,aspect,significator,arc",
        rows,
    )


if __name__ == "__main__":
    {"moira": moira, "kerykeion": kerykeion}[sys.argv[1]]()
