#!/usr/bin/env python3
"""Writes what moira makes of the shapes of random charts: Tests/AstrologyTests/Golden/shapes.csv.

    python3.11 -m venv .build/moira && .build/moira/bin/pip install moira-astro==6.11.0
    .build/moira/bin/python Scripts/make/make-shapes.py

Longitudes are drawn around up to three centres, so that every shape occurs.
"""

from __future__ import annotations

import random
from importlib.metadata import version
from pathlib import Path

from moira.chart_shape import classify_chart_shape

TARGET = Path(__file__).resolve().parents[2] / "Tests" / "AstrologyTests" / "Golden" / "shapes.csv"
PLANETS = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]


def main() -> None:
    draw = random.Random(1922)
    lines = [
        f"# source: moira-astro {version('moira-astro')}, moira.chart_shape",
        "# command: Scripts/make/make-shapes.py",
        "# holds: longitudes of ten planets, drawn at random, and the shape that they make after M. E. Jones",
        "# scale: degrees, 3 decimals",
        ",".join([*(name.lower() for name in PLANETS), "kind", "handle", "leading"]),
    ]
    for number in range(400):
        centres = [draw.uniform(0, 360) for _ in range(1 + number % 4)]
        width = draw.choice([40, 80, 120, 180, 240, 360])
        places = {
            name: round((draw.choice(centres) + draw.uniform(-width / 2, width / 2)) % 360, 3) % 360
            for name in PLANETS
        }
        if number % 5 == 0:
            # A handle opposite the rest.
            places["Moon"] = round((places["Sun"] + 180 + draw.uniform(-30, 30)) % 360, 3) % 360
        shape = classify_chart_shape(places)
        handle = (shape.handle_planet or "").lower()
        leads = shape.shape.value in ("Bowl", "Locomotive")
        leading = (shape.leading_planet or "").lower() if leads else ""
        lines.append(",".join([*(f"{places[name]:.3f}" for name in PLANETS), shape.shape.value.lower(), handle, leading]))
    TARGET.write_text("\n".join(lines) + "\n")


main()
