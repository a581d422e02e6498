"""Measures the package beside pyswisseph and kerykeion, in one process, by processor time.

    python -m pip install numpy pyswisseph kerykeion orjson
    python Bindings/Python/measure.py              five rounds; prints their medians
    python Bindings/Python/measure.py --rounds 3

Both read the same files of Swiss Ephemeris: those of the package. Without orjson dicts are made by the standard library's
json, in half as long again.
"""

from __future__ import annotations

import argparse
import functools
import json
import random
import statistics
import sys
import time
from typing import Any, Callable

import numpy as np

import astrolabe
from astrolabe._library import FOLDER, lib

SE1 = next(str(folder) for folder in FOLDER.rglob("se1"))
PLANETS = (*range(10), 10)


def seconds(work: Callable[[], Any]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def births(count: int) -> list[dict[str, Any]]:
    choose = random.Random(20)
    return [
        {
            "birth": f"{choose.randrange(1940, 2010)}-{choose.randrange(1, 13):02}-"
            f"{choose.randrange(1, 29):02}T{choose.randrange(24):02}:{choose.randrange(60):02}",
            "zone": choose.choice(
                ["Europe/Paris", "America/New_York", "Asia/Tokyo", "Africa/Cairo"]
            ),
            "lat": round(choose.uniform(-55, 60), 4),
            "lon": round(choose.uniform(-179, 179), 4),
        }
        for _ in range(count)
    ]


class Rows:
    """Work of ours and of others, measured in turn, so that a busy machine is busy for both."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def row(self, name: str, ours: Callable[[], Any], **others: Callable[[], Any]) -> None:
        times: dict[str, list[float]] = {key: [] for key in ("astrolabe", *others)}
        for work in (ours, *others.values()):
            seconds(work) if work is ours else None
        for _ in range(self.rounds):
            times["astrolabe"].append(seconds(ours))
            for key, work in others.items():
                times[key].append(seconds(work))
        mine = statistics.median(times["astrolabe"])
        columns = [f"astrolabe {mine * 1e3:.2f} ms"]
        for key in others:
            theirs = statistics.median(times[key])
            ratios = sorted(their / our for their, our in zip(times[key], times["astrolabe"]))
            columns.append(
                f"{key} {theirs * 1e3:.0f} ms, {statistics.median(ratios):.1f} times"
                f" ({ratios[0]:.1f}-{ratios[-1]:.1f})"
            )
        print(f"{name}: {'; '.join(columns)}", flush=True)


def positions(rows: Rows) -> None:
    import swisseph

    swisseph.set_ephe_path(SE1)
    flags = swisseph.FLG_SWIEPH | swisseph.FLG_SPEED

    def loop(days: list[float]) -> Callable[[], Any]:
        def work() -> None:
            for day in days:
                for planet in PLANETS:
                    swisseph.calc_ut(day, planet, flags)

        return work

    chance = np.random.default_rng(20)
    instants = chance.uniform(2396759.0, 2506331.0, 100_000)
    hours = 2460676.5 + np.arange(100_000) / 24
    few = 100_000
    rows.row(
        f"11 bodies at {few} random instants",
        lambda: astrolabe.positions(instants[:few]),
        pyswisseph=loop(instants[:few].tolist()),
    )
    rows.row(
        f"11 bodies at {few} instants an hour apart",
        lambda: astrolabe.positions(hours[:few]),
        pyswisseph=loop(hours[:few].tolist()),
    )
    rows.row(
        "the same at random instants, all six numbers",
        lambda: astrolabe.positions(instants[:few], columns=6),
    )
    ours = astrolabe.positions(instants[:2000])[:, :, 0]
    theirs = np.array(
        [
            [swisseph.calc_ut(day, planet, flags)[0][0] for planet in PLANETS]
            for day in instants[:2000]
        ]
    )
    apart = np.abs((ours - theirs + 180) % 360 - 180).max() * 3600
    print(f"  the largest difference of 2000 instants: {apart:.4f}″")

    # Instants near each other, as a program asks one after another.
    reader, count = astrolabe.reader(), 20_000
    days = (2460676.5 + np.arange(count) * 0.01).tolist()

    def one_by_one() -> None:
        for day in days:
            reader(day)

    def through_arrays() -> None:
        for day in days[:2000]:
            astrolabe.positions(day)

    best = min(seconds(one_by_one) for _ in range(rows.rounds)) / count
    array = min(seconds(through_arrays) for _ in range(rows.rounds)) / 2000
    print(f"one call of one sky: reader {best * 1e6:.2f} µs, positions {array * 1e6:.2f} µs")
    empty = min(seconds(lambda: [lib.astrolabe_abi() for _ in days]) for _ in range(5)) / count
    print(f"a call that does nothing, by ctypes: {empty * 1e9:.0f} ns")


def charts(rows: Rows) -> None:
    import warnings

    warnings.simplefilter("ignore")
    from kerykeion import AspectsFactory, AstrologicalSubjectFactory

    people = births(1000)

    def kerykeion() -> None:
        for person in people:
            date, clock = person["birth"].split("T")
            year, month, day = map(int, date.split("-"))
            hour, minute = map(int, clock.split(":"))
            subject = AstrologicalSubjectFactory.from_birth_data(
                name="n", year=year, month=month, day=day, hour=hour, minute=minute,
                lng=person["lon"], lat=person["lat"], tz_str=person["zone"], online=False,
                city="c", nation="N", suppress_geonames_warning=True, active_points=POINTS,
                calculate_lunar_phase=False,
            )  # fmt: skip
            AspectsFactory.single_chart_aspects(subject, active_points=POINTS)

    table = {name: [person[name] for person in people] for name in people[0]}

    def each(write: Callable[..., Any]) -> Callable[[], None]:
        """As kerykeion's, one chart after another, none of them kept."""

        def work() -> None:
            for person in people:
                write(**person)

        return work

    rows.row("1000 charts with aspects, as dicts", each(astrolabe.chart), kerykeion=kerykeion)
    rows.row("the same as bytes of JSON", each(functools.partial(astrolabe.text, "chart")))
    rows.row("the same as arrays", lambda: astrolabe.charts(table))


#: What a chart of ours has, and no more: kerykeion's best configuration for the same.
POINTS = [
    "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto",
    "Mean_North_Lunar_Node", "Ascendant", "Medium_Coeli",
]  # fmt: skip


def transits(rows: Rows) -> None:
    import swisseph

    flags = swisseph.FLG_SWIEPH | swisseph.FLG_SPEED
    person = astrolabe.person("1990-06-15T14:30", zone="America/New_York", lat=40.7128, lon=-74.006)
    chart = person.chart()
    natal = [body["longitude"] for body in chart["bodies"]]
    natal += [chart["angles"]["ascendant"]["longitude"], chart["angles"]["midheaven"]["longitude"]]
    wanted = [
        (place + angle) % 360 for place in natal for angle in (0, 180, 120, 240, 90, 270, 60, 300)
    ]
    start, days = 2460676.5, 365

    def search() -> int:
        """The exact moments alone: days are sampled, and a change of side is halved to a second."""
        found = 0
        for planet in PLANETS:
            step = 0.25 if planet == 1 else 1.0
            place = [
                swisseph.calc_ut(start + step * n, planet, flags)[0][0]
                for n in range(int(days / step) + 1)
            ]
            for n, (here, there) in enumerate(zip(place, place[1:])):
                moved = (there - here + 180) % 360 - 180
                for target in wanted:
                    before = (here - target + 180) % 360 - 180
                    if abs(before) > 20 or before * (before + moved) > 0:
                        continue
                    low, high = start + step * n, start + step * (n + 1)
                    while high - low > 1 / 86400:
                        middle = (low + high) / 2
                        side = (
                            swisseph.calc_ut(middle, planet, flags)[0][0] - target + 180
                        ) % 360 - 180
                        low, high = (middle, high) if side * before > 0 else (low, middle)
                    found += 1
        return found

    rows.row(
        "a year's transits of a chart, each life with its exact moments, as dicts",
        lambda: person.transits("2025-01-01", "2025-12-31"),
        pyswisseph=search,
    )
    rows.row(
        "their exact moments as an array",
        lambda: person.hits(start, start + days),
        pyswisseph=search,
    )
    print(
        f"  exact moments: {search()} by pyswisseph, {len(person.hits(start, start + days))} here"
    )


def scores(rows: Rows) -> None:
    people = births(10_000)
    table = {name: [person[name] for person in people] for name in people[0]}
    start = time.process_time()
    norms = astrolabe.people(table).norms()
    print(f"norms of 10,000 people: {time.process_time() - start:.1f} s")
    start = time.process_time()
    packed = astrolabe.people(table, norms=norms)
    print(f"packing them with their norms: {time.process_time() - start:.2f} s")
    rounds = [seconds(lambda: packed.scores("2025-01-06", days=7)) for _ in range(rows.rounds)]
    each = statistics.median(rounds) / 70_000
    print(f"scores of 10,000 people × 7 days: {each * 1e6:.2f} µs a user-day")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the package beside others.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("what", nargs="*", default=["positions", "charts", "transits", "scores"])
    arguments = parser.parse_args()
    rows = Rows(arguments.rounds)
    print(json.dumps({"python": sys.version.split()[0], "astrolabe": astrolabe.__version__}))
    for what in arguments.what:
        {"positions": positions, "charts": charts, "transits": transits, "scores": scores}[what](
            rows
        )


if __name__ == "__main__":
    main()
