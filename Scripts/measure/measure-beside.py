#!/usr/bin/env python3
"""Measures two people and the years beside kerykeion 6 and immanuel: processor time, the same people, one run.

    Scripts/measure/measure-beside.py --astrolabe .build/astrolabe/bin/python --kerykeion .build/kerykeion/bin/python --immanuel .build/immanuel/bin/python

Each names a Python that has the package: astrolabe-engine (its wheel, `make wheel`), kerykeion==6.0.5, immanuel==1.6.0.
Each is asked in a process of its own for

- pairs: both charts, their synastry with houses, their composite and their Davison chart. immanuel has no Davison
  chart: it casts that of the mean instant and place;
- years: the chart, the progressed chart with its aspects to the natal one, and the solar arc with what it makes.
  immanuel has no solar arcs, and is asked for progressions alone.

The ways to ask that the packages' own pages show are taken, as fast as they go: points are the eleven bodies and the
two angles, and what can be left out is. Every answer has to be there as the package hands it out: ours as a dict.
What a process does first (opening files, compiling) isn't counted. The others are asked about a tenth of the people
unless `--whole` is given; what counts is the time for one.
"""

from __future__ import annotations

import argparse
import datetime
import json
import random
import subprocess
import sys
import time
from typing import Any, Callable

COUNT = 1_000
TARGET = "2025-01-06T12:00:00"


def births() -> list[tuple[str, float, float]]:
    """People born between 1930 and 2020 at a known time, south and north of the equator."""
    draw = random.Random(21)
    first = datetime.datetime(1930, 1, 1)
    return [
        (
            (first + datetime.timedelta(minutes=draw.randrange(90 * 365 * 1440))).isoformat(),
            round(draw.uniform(-55, 60), 4),
            round(draw.uniform(-180, 180), 4),
        )
        for _ in range(2 * COUNT)
    ]


def pairs() -> list[tuple[Any, Any]]:
    people = births()
    return list(zip(people[:COUNT], people[COUNT:]))


def astrolabe() -> tuple[Callable[[Any], Any], Callable[[Any], Any], str]:
    import astrolabe

    engine = astrolabe.default()

    def fields(person: Any, prefix: str = "") -> dict[str, Any]:
        instant, north, east = person
        return {
            f"{prefix}birth": instant, f"{prefix}zone": "UTC", f"{prefix}lat": north, f"{prefix}lon": east,
        }  # fmt: skip

    def pair(people: Any) -> Any:
        return engine.pair(**fields(people[0]), **fields(people[1], "with_"))

    def life(person: Any) -> Any:
        return engine.life(**fields(person), at=f"{TARGET}Z")

    return pair, life, astrolabe.__version__


def kerykeion() -> tuple[Callable[[Any], Any], Callable[[Any], Any], str]:
    from importlib.metadata import version

    from kerykeion import (
        AspectsFactory,
        AstrologicalSubjectFactory,
        CompositeSubjectFactory,
        HouseComparisonFactory,
        SecondaryProgressionFactory,
        SolarArcFactory,
    )

    points = [
        "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto",
        "Mean_North_Lunar_Node", "Ascendant", "Medium_Coeli",
    ]  # fmt: skip

    def subject(person: Any) -> Any:
        instant, north, east = person
        return AstrologicalSubjectFactory.from_iso_utc_time(
            name="x", iso_utc_time=f"{instant}Z", online=False, lat=north, lng=east, tz_str="Etc/GMT",
            active_points=points, calculate_lunar_phase=False,
        )  # fmt: skip

    def pair(people: Any) -> Any:
        first, second = subject(people[0]), subject(people[1])
        two = CompositeSubjectFactory(first, second)
        return (
            AspectsFactory.dual_chart_aspects(first, second),
            HouseComparisonFactory(first, second).get_house_comparison(),
            two.get_midpoint_composite_subject_model(),
            two.get_davison_composite_subject_model(),
        )

    def life(person: Any) -> Any:
        natal = subject(person)
        return (
            SecondaryProgressionFactory.compute_full(
                natal, target_iso_utc_datetime=f"{TARGET}Z", aspect_orb=1
            ),
            SolarArcFactory.compute(natal, target_iso_utc_datetime=f"{TARGET}Z", aspect_orb=1),
        )

    return pair, life, version("kerykeion")


def immanuel() -> tuple[Callable[[Any], Any], Callable[[Any], Any], str]:
    from importlib.metadata import version

    from immanuel import charts
    from immanuel.const import chart, data
    from immanuel.settings import Config

    config = Config()
    config.objects = [
        chart.SUN, chart.MOON, chart.MERCURY, chart.VENUS, chart.MARS, chart.JUPITER, chart.SATURN, chart.URANUS,
        chart.NEPTUNE, chart.PLUTO, chart.NORTH_NODE, chart.ASC, chart.MC,
    ]  # fmt: skip
    for kind in config.chart_data:
        config.chart_data[kind] = [data.OBJECTS, data.HOUSES, data.ASPECTS]
    target = datetime.datetime.fromisoformat(TARGET)

    def subject(person: Any) -> Any:
        instant, north, east = person
        return charts.Subject(
            datetime.datetime.fromisoformat(instant), north, east, timezone="UTC"
        )

    def pair(people: Any) -> Any:
        first, second = subject(people[0]), subject(people[1])
        one = charts.Natal(first, config=config)
        two = charts.Natal(second, aspects_to=one, config=config)
        moments = [datetime.datetime.fromisoformat(person[0]) for person in people]
        middle = (
            (moments[0] + (moments[1] - moments[0]) / 2).isoformat(),
            (people[0][1] + people[1][1]) / 2,
            (people[0][2] + people[1][2]) / 2,
        )
        return (
            one.objects, two.objects, two.aspects, charts.Composite(first, second, config=config).aspects,
            charts.Natal(subject(middle), config=config).aspects,
        )  # fmt: skip

    def life(person: Any) -> Any:
        native = subject(person)
        natal = charts.Natal(native, config=config)
        progressed = charts.Progressed(native, target, aspects_to=natal, config=config)
        return natal.objects, progressed.objects, progressed.aspects

    return pair, life, version("immanuel")


WORKERS = {"astrolabe": astrolabe, "kerykeion": kerykeion, "immanuel": immanuel}


def work(name: str, share: int) -> None:
    """One package in a process of its own: seconds of the processor for one pair and one life."""
    pair, life, version = WORKERS[name]()
    timings = {"version": version}
    for kind, ask, everyone in (("pairs", pair, pairs()), ("years", life, births()[:COUNT])):
        for one in everyone[:3]:
            ask(one)
        asked = everyone[::share]
        start = time.process_time()
        for one in asked:
            assert ask(one)
        timings[kind] = (time.process_time() - start) / len(asked)
        timings[f"{kind}_count"] = len(asked)
    print(json.dumps(timings))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures two people and the years beside other packages.")
    for name in WORKERS:
        parser.add_argument(f"--{name}", help=f"a Python that has {name}")
    parser.add_argument("--whole", action="store_true", help="ask everyone about everybody")
    parser.add_argument("--work", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.work:
        return work(arguments.work[0], int(arguments.work[1]))
    results: dict[str, Any] = {}
    for name in WORKERS:
        python = getattr(arguments, name)
        if not python:
            continue
        share = 1 if arguments.whole or name == "astrolabe" else 10
        answer = subprocess.run(
            [python, __file__, "--work", name, str(share)], check=True, stdout=subprocess.PIPE
        )
        results[name] = json.loads(answer.stdout.splitlines()[-1])
    print(f"{'':24}{'a pair':>12}{'1,000 pairs':>14}{'a life':>12}{'1,000 lives':>14}")
    for name, times in results.items():
        title = f"{name} {times['version']}"
        row = "".join(
            f"{times[kind] * 1e3:>9.3f} ms{times[kind] * 1e3:>12.2f} s" for kind in ("pairs", "years")
        )
        print(f"{title:24}{row}")
    others = [name for name in results if name != "astrolabe"]
    if "astrolabe" in results and others:
        for kind in ("pairs", "years"):
            fastest = min(others, key=lambda name: results[name][kind])
            ratio = results[fastest][kind] / results["astrolabe"][kind]
            print(f"{kind}: {ratio:.0f} times as fast as {fastest}, the fastest of the others")


if __name__ == "__main__":
    sys.exit(main())
