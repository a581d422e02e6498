#!/usr/bin/env python3
"""Counts the public types of the library: what an app sees that imports Astrolabe.

A type is a structure, enumeration, class, actor or protocol in the symbol graphs that SwiftPM writes, which leave out
the system interface of the project's own front ends (`@_spi(FrontEnd)`).

usage: Scripts/measure/count-public-types.py [--list]

Prints each module's types by themselves, and with those inside other types; `--list` names them.
"""

import json
import pathlib
import re
import subprocess
import sys

MODULES = """Base CivilTime Ephemeris SwissEphemeris Places Astrology Astrometers Signs Readings Words Asking
Documents ChartFiles Drawing Pages Requests Astrolabe AstrolabeFoundation""".split()
KINDS = {f"swift.{kind}" for kind in ("struct", "enum", "class", "actor", "protocol")}

root = pathlib.Path(__file__).resolve().parents[2]
said = subprocess.run(
    ["swift", "package", "dump-symbol-graph", "--minimum-access-level", "public",
     "--skip-synthesized-members"],
    cwd=root, capture_output=True, text=True, check=True).stdout
folder = pathlib.Path(re.search(r"Files written to (.*)", said)[1])

alone, inside = 0, 0
for module in MODULES:
    symbols = json.loads((folder / f"{module}.symbols.json").read_text())["symbols"]
    paths = [s["pathComponents"] for s in symbols if s["kind"]["identifier"] in KINDS]
    outer = sorted(path[0] for path in paths if len(path) == 1)
    print(f"{module:20} {len(outer):4} {len(paths):4}")
    if "--list" in sys.argv:
        print("  " + " ".join(outer))
    alone, inside = alone + len(outer), inside + len(paths)
print(f"{'all':20} {alone:4} {inside:4}")
