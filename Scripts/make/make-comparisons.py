#!/usr/bin/env python3
"""Writes what other programs make of the same births, for tests to compare with: Tests/AstrologyTests/Golden.

    python3 -m venv .build/kerykeion && .build/kerykeion/bin/pip install kerykeion==6.0.5
    .build/kerykeion/bin/python Scripts/make/make-comparisons.py kerykeion
    python3 -m venv .build/immanuel && .build/immanuel/bin/pip install immanuel==1.6.0
    .build/immanuel/bin/python Scripts/make/make-comparisons.py immanuel
    python3 -m venv .build/stellium && .build/stellium/bin/pip install stellium==0.22.0
    .build/stellium/bin/python Scripts/make/make-comparisons.py stellium

kerykeion 6 stands on libephemeris and JPL's DE440s and has no code of Swiss Ephemeris; it wants Python 3.12, and runs
on 3.11 when pip gets --ignore-requires-python. immanuel asks libswe for places, and progresses and makes
composites by rules of its own. stellium asks libswe for places, too, with files of its own: what it is asked for is
what its authors make of them, tables of dignities, lots, figures, mirrors, years.
"""

from __future__ import annotations

import datetime
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any, Iterator

GOLDEN = Path(__file__).resolve().parents[2] / "Tests" / "AstrologyTests" / "Golden"

#: Births of a hundred years, by day and by night, north and south, on both sides of the date line: the instant in
#: UTC, degrees north, degrees east. None is beyond the polar circles, where programs choose other houses.
BIRTHS = [
    ("1912-06-23T04:11:00", 51.5074, -0.1278),
    ("1926-06-01T17:30:00", 34.0522, -118.2437),
    ("1935-01-08T10:35:00", 34.2576, -88.7034),
    ("1946-07-06T13:26:00", 41.3083, -72.9279),
    ("1958-08-29T04:53:12", 41.5934, -87.3464),
    ("1964-02-29T14:59:00", 35.68, 139.69),
    ("1975-09-09T21:40:30", -33.8688, 151.2093),
    ("1984-12-24T23:59:59", -18.1416, 178.4419),
    ("1988-03-02T08:10:00", 45.764, 4.8357),
    ("1990-06-15T18:30:00", 40.7128, -74.006),
    ("2001-10-28T05:30:00", 59.9139, 10.7522),
    ("2011-12-30T10:00:00", -54.8019, -68.303),
]
#: The pairs are neighbours in that list, the last with the first, and everyone with whom is five further on.
PAIRS = [(n, (n + step) % len(BIRTHS)) for step in (1, 5) for n in range(len(BIRTHS))]
#: The instants that charts are progressed to.
TARGETS = ["2000-01-01T12:00:00", "2026-11-22T00:00:00", "2060-06-30T18:00:00"]

BODIES = [
    "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node",
]  # fmt: skip
ASPECTS = {"conjunction": 8, "opposition": 8, "trine": 7, "square": 7, "sextile": 5}


def years() -> Iterator[tuple[int, str]]:
    """Who is progressed to when: nobody to before birth."""
    for number, (birth, _, _) in enumerate(BIRTHS):
        for target in TARGETS:
            if target > birth:
                yield number, target


def write(name: str, head: list[str], columns: str, rows: list[tuple[Any, ...]]) -> None:
    lines = [f"# {line}" for line in head] + [columns]
    for row in rows:
        lines.append(",".join(f"{x:.7f}" if isinstance(x, float) else str(x) for x in row))
    (GOLDEN / f"{name}.csv").write_text("\n".join(lines) + "\n")


def write_births() -> None:
    write(
        "comparison-births",
        [
            "source: Scripts/make/make-comparisons.py, which asks other programs about these births",
            "command: Scripts/make/make-comparisons.py kerykeion, or immanuel, or stellium",
            "holds: births of a hundred years; none is beyond the polar circles",
            "scale: UTC; degrees north and east",
        ],
        "chart,utc,lat,lon",
        [(number, instant, str(north), str(east)) for number, (instant, north, east) in enumerate(BIRTHS)],
    )


# kerykeion

KERYKEION_POINTS = {
    **{body: body.capitalize() for body in BODIES[:10]},
    "north_node": "Mean_North_Lunar_Node",
    "ascendant": "Ascendant",
    "midheaven": "Medium_Coeli",
}


def kerykeion() -> None:
    from kerykeion import (
        AspectsFactory,
        AstrologicalSubjectFactory,
        CompositeSubjectFactory,
        SecondaryProgressionFactory,
        SolarArcFactory,
    )

    names = {ours: theirs.lower() for ours, theirs in KERYKEION_POINTS.items()}
    lots = {"fortune": "Pars_Fortunae", "spirit": "Pars_Spiritus"}
    houses = [
        f"{name}_house"
        for name in (
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
            "eleventh", "twelfth",
        )  # fmt: skip
    ]
    charts = [
        AstrologicalSubjectFactory.from_iso_utc_time(
            name=str(number), iso_utc_time=f"{instant}Z", online=False, lat=north, lng=east, tz_str="Etc/GMT",
            active_points=[*KERYKEION_POINTS.values(), *lots.values()], calculate_dignities=True,
        )  # fmt: skip
        for number, (instant, north, east) in enumerate(BIRTHS)
    ]
    head = [
        f"source: kerykeion {version('kerykeion')} on libephemeris {version('libephemeris')}, JPL DE440s; no code of"
        " Swiss Ephemeris",
        "command: Scripts/make/make-comparisons.py kerykeion",
    ]

    def longitudes(chart: Any) -> Iterator[tuple[str, float]]:
        for ours, theirs in names.items():
            yield ours, float(getattr(chart, theirs).abs_pos)

    rows: list[tuple[Any, ...]] = []
    for number, chart in enumerate(charts):
        for point, longitude in longitudes(chart):
            theirs = getattr(chart, names[point])
            rows.append(
                (
                    number, point, longitude,
                    "" if theirs.declination is None else float(theirs.declination),
                    (theirs.term_ruler or "").lower(), (theirs.decan_ruler or "").lower(),
                )  # fmt: skip
            )
        for lot, theirs in lots.items():
            place = float(getattr(chart, theirs.lower()).abs_pos)
            rows.append((number, lot, place, "", "", ""))
    write(
        "kerykeion-charts",
        [
            *head,
            "holds: bodies, angles and two lots of the births of comparison-births.csv, and by which planets' term and"
            " face they stand",
            "scale: degrees of longitude and of declination, 7 decimals",
        ],
        "chart,point,longitude,declination,term,face",
        rows,
    )

    rows, contacts = [], []
    for first, second in PAIRS:
        pair = CompositeSubjectFactory(charts[first], charts[second])
        composite = pair.get_midpoint_composite_subject_model()
        for point, longitude in longitudes(composite):
            rows.append(("composite", first, second, point, longitude))
        for number, house in enumerate(houses, 1):
            rows.append(("composite", first, second, number, float(getattr(composite, house).abs_pos)))
        for point, longitude in longitudes(pair.get_davison_composite_subject_model()):
            rows.append(("davison", first, second, point, longitude))
        found = AspectsFactory.dual_chart_aspects(
            charts[first], charts[second], active_points=list(KERYKEION_POINTS.values()),
            active_aspects=[{"name": name, "orb": orb} for name, orb in ASPECTS.items()],
        )  # fmt: skip
        ours = {theirs: name for name, theirs in KERYKEION_POINTS.items()}
        order = list(KERYKEION_POINTS)
        listed = sorted(
            (order.index(ours[a.p1_name]), order.index(ours[a.p2_name]), a.aspect, abs(float(a.orbit)))
            for a in found.aspects
        )
        contacts += [
            (first, second, order[one], aspect, order[other], orb) for one, other, aspect, orb in listed
        ]
    write(
        "kerykeion-pairs",
        [
            *head,
            "holds: composite charts (points, and the cusps of Placidus by their numbers) and Davison charts (points)"
            " of pairs of the births of comparison-births.csv",
            "scale: degrees of longitude, 7 decimals; the instant of a Davison chart is rounded to a second there",
        ],
        "kind,first,second,point,longitude",
        rows,
    )
    write(
        "kerykeion-contacts",
        [
            *head,
            "holds: the aspects between pairs of the births of comparison-births.csv, by orbs of 8 degrees for"
            " conjunctions and oppositions and 7 and 7 and 5 for trines and squares and sextiles",
            "scale: orbs in degrees, 7 decimals",
        ],
        "first,second,point,aspect,other,orb",
        contacts,
    )

    rows = []
    for number, target in years():
        progressed = SecondaryProgressionFactory.compute(
            charts[number], target_iso_utc_datetime=f"{target}Z"
        )
        for point, longitude in longitudes(progressed):
            rows.append(("progressed", number, target, point, longitude))
        directed = SolarArcFactory.compute(
            charts[number], target_iso_utc_datetime=f"{target}Z", compute_aspects=False
        )
        rows.append(("arc", number, target, "sun", float(directed.solar_arc)))
    write(
        "kerykeion-years",
        [
            *head,
            "holds: progressed charts of the births of comparison-births.csv with the angles of the progressed"
            " instant itself (quotidian), and the solar arc",
            "scale: UTC for the instants; degrees, 7 decimals; the progressed instant is rounded to a second there",
        ],
        "kind,chart,target,point,longitude",
        rows,
    )


# immanuel


def immanuel() -> None:
    from immanuel import charts
    from immanuel.const import calc, chart
    from immanuel.settings import Config
    from immanuel.tools import date, orbit

    codes = {
        "sun": chart.SUN, "moon": chart.MOON, "mercury": chart.MERCURY, "venus": chart.VENUS, "mars": chart.MARS,
        "jupiter": chart.JUPITER, "saturn": chart.SATURN, "uranus": chart.URANUS, "neptune": chart.NEPTUNE,
        "pluto": chart.PLUTO, "north_node": chart.NORTH_NODE, "ascendant": chart.ASC, "midheaven": chart.MC,
    }  # fmt: skip
    methods = {
        "naibod_right_ascension": calc.NAIBOD,
        "solar_arc_longitude": calc.SOLAR_ARC,
        "quotidian": calc.DAILY_HOUSES,
    }

    def config(method: Any = calc.NAIBOD) -> Any:
        config = Config()
        config.house_system = chart.PLACIDUS
        config.objects = list(codes.values())
        config.mc_progression_method = method
        return config

    def subject(number: int) -> Any:
        instant, north, east = BIRTHS[number]
        return charts.Subject(
            datetime.datetime.fromisoformat(instant), north, east, timezone="UTC"
        )

    def longitude(objects: Any, point: str) -> float:
        return float(objects[codes[point]].longitude.raw)

    head = [
        f"source: immanuel {version('immanuel')}, its own progressions and composites on the places of pysweph"
        f" {version('pysweph')}",
        "command: Scripts/make/make-comparisons.py immanuel",
    ]
    rows: list[tuple[Any, ...]] = []
    for number, target in years():
        for method, code in methods.items():
            progressed = charts.Progressed(
                subject(number), datetime.datetime.fromisoformat(target), config=config(code)
            )
            year = float(orbit.solar_year_length(date.to_jd(subject(number).date_time)))
            for point in ("sun", "moon", "ascendant", "midheaven"):
                rows.append((number, target, method, year, point, longitude(progressed.objects, point)))
    write(
        "immanuel-years",
        [
            *head,
            "holds: progressed luminaries and angles of the births of comparison-births.csv by three ways of the"
            " angles, with the length of the year that it counts by, which goes with the date of birth",
            "scale: UTC for the instants; days; degrees of longitude, 7 decimals",
        ],
        "chart,target,method,year,point,longitude",
        rows,
    )

    rows = []
    for first, second in PAIRS:
        pair = charts.Composite(subject(first), subject(second), config=config())
        for point in BODIES:
            rows.append((first, second, point, longitude(pair.objects, point)))
    write(
        "immanuel-pairs",
        [
            *head,
            "holds: the bodies of composite charts of pairs of the births of comparison-births.csv",
            "scale: degrees of longitude, 7 decimals",
        ],
        "first,second,point,longitude",
        rows,
    )


# stellium


def stellium() -> None:
    import swisseph
    from stellium import ChartBuilder
    from stellium.components import AntisciaCalculator, ArabicPartsCalculator, DignityComponent
    from stellium.core.config import AspectConfig
    from stellium.core.multichart import MultiChartBuilder
    from stellium.core.native import Native
    from stellium.core.synthesis import SynthesisBuilder
    from stellium.engines import PlacidusHouses, SimpleOrbEngine, WholeSignHouses
    from stellium.engines.almuten import almuten_of_degree
    from stellium.engines.aspects import ModernAspectEngine
    from stellium.engines.patterns import AspectPatternAnalyzer
    from stellium.engines.profections import ProfectionEngine

    names = {body.capitalize(): body for body in BODIES[:10]}
    seven = list(names)[:7]
    points = {**names, "ASC": "ascendant", "MC": "midheaven"}
    lots = {
        "Part of Fortune": "fortune", "Part of Spirit": "spirit", "Part of Eros (Love)": "eros",
        "Part of Necessity (Ananke)": "necessity", "Part of Courage (Tolma)": "courage",
        "Part of Victory (Nike)": "victory", "Part of Nemesis": "nemesis",
    }  # fmt: skip
    # Its words for what Lilly's table has; the rest of its points are of its own making.
    standings = {
        "domicile": "domicile", "exaltation": "exaltation", "triplicity_ruler": "triplicity", "term": "term",
        "decan": "face", "detriment": "detriment", "fall": "fall",
    }  # fmt: skip
    orbs = SimpleOrbEngine(
        orb_map={**{name.capitalize(): float(orb) for name, orb in ASPECTS.items()}, "Quincunx": 3.0}
    )
    mirrors = AntisciaCalculator(orb=1.0, planets=list(names))

    def native(number: int) -> Any:
        instant, north, east = BIRTHS[number]
        moment = datetime.datetime.fromisoformat(instant).replace(tzinfo=datetime.timezone.utc)
        return Native(moment, (north, east))

    def chart(number: int) -> Any:
        return (
            ChartBuilder.from_native(native(number))
            .with_house_systems([PlacidusHouses(), WholeSignHouses()])
            .with_aspects(
                ModernAspectEngine(
                    AspectConfig(aspects=[*(name.capitalize() for name in ASPECTS), "Quincunx"])
                )
            )
            .with_orbs(orbs)
            .with_declination_aspects(orb=1.0)
            .add_component(ArabicPartsCalculator(parts_to_calculate=list(lots)))
            .add_component(DignityComponent(decans="chaldean"))
            .add_component(mirrors)
            .add_analyzer(AspectPatternAnalyzer(stellium_min=4))
            .calculate()
        )

    head = [
        f"source: stellium {version('stellium')} on the places of pyswisseph {version('pyswisseph')}: an authority for"
        " conventions, not for the sky",
        "command: Scripts/make/make-comparisons.py stellium",
    ]
    of_births = "of the births of comparison-births.csv"
    charts, places, dignities, receptions, pairs, figures = [], [], [], [], [], []
    for number in range(len(BIRTHS)):
        made = chart(number)
        charts.append(made)
        for theirs, ours in points.items():
            found = made.get_object(theirs)
            body = theirs in names
            places.append(
                (
                    number, ours, float(found.longitude), float(found.declination) if body else "",
                    str(found.is_out_of_bounds).lower() if body else "",
                )  # fmt: skip
            )
        for theirs, ours in lots.items():
            places.append((number, ours, float(made.get_object(theirs).longitude), "", ""))

        facts = made.metadata["dignities"]
        for theirs in seven:
            has = facts["planet_dignities"][theirs]["traditional"]["dignities"]
            listed = " ".join(name for word, name in standings.items() if word in has)
            dignities.append((number, facts["sect"], names[theirs], listed))
        ascendant = almuten_of_degree(made.get_object("ASC").longitude, facts["sect"])
        most = max(ascendant.scores.values())
        winners = sorted(name.lower() for name, score in ascendant.scores.items() if score == most)
        dignities.append((number, facts["sect"], "ascendant", " ".join(winners)))
        for found in facts["mutual_receptions"]["traditional"]:
            two = [names[found[key]] for key in ("planet1", "planet2") if found[key] in seven]
            if len(two) == 2:
                kind = found["type"].removeprefix("mutual_reception_")
                receptions.append((number, kind, *sorted(two, key=BODIES.index)))

        # Both directions of a mirror are reported, and those of the nodes, too.
        kept = made.metadata["antiscia"] if "antiscia" in made.metadata else mirrors.get_metadata()
        for kind, key in (("antiscion", "conjunctions"), ("contra_antiscion", "contra_conjunctions")):
            for found in kept[key]:
                value = found if isinstance(found, dict) else vars(found)
                one, other = names[value["planet1"]], names[value["planet2"]]
                if BODIES.index(one) < BODIES.index(other):
                    pairs.append((number, kind, one, other, float(value["orb"])))
        for found in made.declination_aspects:
            one, other = found.object1.name, found.object2.name
            if one in names and other in names:
                two = sorted((names[one], names[other]), key=BODIES.index)
                pairs.append((number, found.aspect_name.lower(), *two, float(found.orb)))

        for found in made.metadata["aspect_patterns"]:
            value = found if isinstance(found, dict) else found.to_dict()
            members = [one if isinstance(one, str) else one["name"] for one in value["planets"]]
            if all(one in names for one in members):
                kind = value["name"].lower().replace("-", "_").replace(" ", "_")
                listed = " ".join(sorted((names[one] for one in members), key=BODIES.index))
                figures.append((number, kind, listed))

    write(
        "stellium-charts",
        [
            *head,
            f"holds: bodies, angles and lots {of_births}, the declinations of the bodies, and whether they are beyond"
            " 23.4367 degrees",
            "scale: degrees of longitude and of declination, 7 decimals",
        ],
        "chart,point,longitude,declination,out_of_bounds",
        places,
    )
    write(
        "stellium-dignities",
        [
            *head,
            f"holds: the sect, the essential dignities and debilities of the seven {of_births}, and the almuten of the"
            " Ascendant's degree",
            "scale: names, several with spaces between them",
        ],
        "chart,sect,point,names",
        dignities,
    )
    write(
        "stellium-receptions",
        [*head, f"holds: the mutual receptions among the seven {of_births}", "scale: names"],
        "chart,kind,first,second",
        sorted(receptions, key=lambda row: (row[0], BODIES.index(row[2]), BODIES.index(row[3]), row[1])),
    )
    write(
        "stellium-mirrors",
        [
            *head,
            f"holds: antiscia, contra-antiscia, parallels and contraparallels within 1 degree among Sun to Pluto"
            f" {of_births}",
            "scale: orbs in degrees, 7 decimals",
        ],
        "chart,kind,first,second,orb",
        pairs,
    )
    write(
        "stellium-figures",
        [
            *head,
            f"holds: the figures of Sun to Pluto {of_births}, smaller ones in larger ones, too, by orbs of 8 degrees for"
            " conjunctions and oppositions and 7 and 7 and 5 and 3 for trines and squares and sextiles and quincunxes;"
            " four planets in a sign for a stellium",
            "scale: names with spaces between them",
        ],
        "chart,kind,members",
        sorted(figures),
    )

    rows: list[tuple[Any, ...]] = []
    for number, made in enumerate(charts):
        engine = ProfectionEngine(made, house_system="Whole Sign")
        for age in (0, 1, 11, 12, 34, 35, 60, 61, 83, 96):
            found = engine.annual(age)
            rows.append(
                (number, age, found.profected_house, found.profected_sign.lower(), found.ruler.lower())
            )
    write(
        "stellium-profections",
        [*head, f"holds: profected years {of_births}, from the Ascendant's sign", "scale: years of age; names"],
        "chart,age,house,sign,lord",
        rows,
    )

    rows, overlays = [], []
    for first, second in PAIRS:
        davison = SynthesisBuilder.davison(charts[first], charts[second])
        try:
            middle = davison.with_location_method("great_circle").calculate()
        except swisseph.Error:
            # The middle is beyond a polar circle: it asks for Placidus there, and has nothing else.
            middle = None
        for theirs, ours in points.items() if middle else ():
            rows.append((first, second, ours, float(middle.get_object(theirs).longitude)))
        both = MultiChartBuilder.synastry(charts[first], charts[second]).calculate()
        for found in both.get_all_house_overlays():
            if found.planet_name in names:
                one = first if found.planet_owner == "chart1" else second
                other = second if found.planet_owner == "chart1" else first
                overlays.append((one, names[found.planet_name], other, found.falls_in_house))
    write(
        "stellium-davison",
        [
            *head,
            f"holds: Davison charts of pairs {of_births}, in the middle of the great circle where that"
            " is not beyond a polar circle",
            "scale: degrees of longitude, 7 decimals; the instant is rounded to a second there",
        ],
        "first,second,point,longitude",
        rows,
    )
    write(
        "stellium-overlays",
        [
            *head,
            f"holds: the houses of Placidus of one {of_births} in which another's bodies stand",
            "scale: numbers of houses",
        ],
        "visitor,body,host,house",
        overlays,
    )

    rows = []
    for number, target in years():
        moment = datetime.datetime.fromisoformat(target).replace(tzinfo=datetime.timezone.utc)
        for method, theirs in (("naibod_longitude", "naibod"), ("solar_arc_longitude", "solar_arc")):
            progressed = MultiChartBuilder.progression(
                charts[number], target_date=moment, angle_method=theirs
            ).calculate()[1]
            for point, name in (("sun", "Sun"), ("moon", "Moon"), ("midheaven", "MC")):
                rows.append((number, target, method, point, float(progressed.get_object(name).longitude)))
    write(
        "stellium-years",
        [
            *head,
            f"holds: progressed luminaries and Midheavens {of_births} by two ways of the angles, by years of 365.25"
            " days",
            "scale: UTC for the instants; degrees of longitude, 7 decimals",
        ],
        "chart,target,method,point,longitude",
        rows,
    )


if __name__ == "__main__":
    write_births()
    {"kerykeion": kerykeion, "immanuel": immanuel, "stellium": stellium}[sys.argv[1]]()
