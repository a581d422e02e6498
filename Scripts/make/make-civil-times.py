#!/usr/bin/env python3
"""Makes civil-times.csv: local date and time in a zone -> instant, by Python's zoneinfo.

    python3 Scripts/make/make-civil-times.py > Tests/CivilTimeTests/Golden/civil-times.csv

The zones are ones whose past is settled, so that releases of tzdata agree on them whether or
not they were built with the file backzone. Beyond 2024 only zones are asked whose rules are
not in dispute. The rows are drawn with a fixed seed.
"""

import random
import sys
import zoneinfo
from datetime import datetime, timedelta, timezone

SEED = 20251102
STABLE = ["America/New_York", "America/Sao_Paulo", "Australia/Sydney", "Europe/Paris"]
ZONES = STABLE + [
    "America/Chicago", "America/Halifax", "America/Los_Angeles", "America/Montevideo",
    "America/St_Johns", "Asia/Hong_Kong", "Asia/Kolkata", "Asia/Shanghai", "Asia/Singapore",
    "Asia/Tokyo", "Australia/Lord_Howe", "Australia/Melbourne", "Europe/Athens", "Europe/Berlin",
    "Europe/Dublin", "Europe/Helsinki", "Europe/London", "Europe/Madrid", "Europe/Rome",
    "Europe/Vienna", "Europe/Warsaw", "Pacific/Apia", "Pacific/Auckland", "Pacific/Honolulu",
    "Pacific/Kwajalein",
]
UTC = timezone.utc
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
SECOND, DAY = timedelta(seconds=1), timedelta(days=1)


def offset(zone, instant):
    return instant.astimezone(zone).utcoffset()


def changes(zone, last_year):
    """Each change of offset from 1850 on, as (first instant after it, offset before, after)."""
    found, instant = [], datetime(1850, 1, 1, tzinfo=UTC)
    while instant.year <= last_year:
        before, after = offset(zone, instant), offset(zone, instant + DAY)
        if before != after:
            low, high = instant, instant + DAY
            while high - low > SECOND:
                middle = low + (high - low) // (2 * SECOND) * SECOND
                if offset(zone, middle) == before:
                    low = middle
                else:
                    high = middle
            found.append((high, before, after))
        instant += DAY
    return found


def row(zone, name, label):
    """A label read with both folds, distinguished by whether it comes back from its instant."""
    read = [label.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1)]
    back = [instant.astimezone(zone).replace(tzinfo=None) for instant in read]
    seconds = [(instant - EPOCH) // SECOND for instant in read]
    if back[0] != label:
        status, other = "gap", ""
    elif read[0] != read[1]:
        status, other = "ambiguous", seconds[1]
    else:
        status, other = "ok", ""
    east = offset(zone, read[0]) // SECOND
    return f"{name},{label.isoformat()},{status},{seconds[0]},{other},{east}", status


def main():
    draw = random.Random(SEED)
    rows = set()
    for name in ZONES:
        zone = zoneinfo.ZoneInfo(name)
        last_year = 2100 if name in STABLE else 2024
        all_changes = changes(zone, last_year)
        forward = [c for c in all_changes if c[2] > c[1]]
        back = [c for c in all_changes if c[2] < c[1]]
        wanted = {"gap": 3, "ambiguous": 3, "ok": 5 if name in STABLE else 4}
        for status, pool in (("gap", forward), ("ambiguous", back)):
            for instant, before, after in draw.sample(pool, min(wanted[status], len(pool))):
                start = (instant + min(before, after)).replace(tzinfo=None)
                length = abs(after - before) // SECOND
                rows.add(row(zone, name, start + draw.randrange(length) * SECOND))
        span = (datetime(last_year, 12, 31) - datetime(1850, 1, 1)) // SECOND
        for _ in range(wanted["ok"]):
            label = datetime(1850, 1, 1) + draw.randrange(span) * SECOND
            rows.add(row(zone, name, label))
    counts = {s: sum(r[1] == s for r in rows) for s in ("ok", "ambiguous", "gap")}
    with open(f"{zoneinfo.TZPATH[0]}/tzdata.zi", encoding="ascii") as source:
        release = source.readline().split()[-1]
        built = source.readline().strip("# \n")
    print("# Civil times: a local date and time in a zone, and the instant it stands for.")
    print(f"# source: tzdata {release} ({built}), Python {sys.version.split()[0]} zoneinfo")
    print("# made by: python3 Scripts/make/make-civil-times.py > Tests/CivilTimeTests/Golden/civil-times.csv")
    print(f"# {len(rows)} rows:", ", ".join(f"{n} {s}" for s, n in counts.items()))
    print("# seconds_since_1970: of fold 0; for a gap, read with the offset before the jump")
    print("# other: the instant of fold 1, where the label is ambiguous")
    print("# seconds_east: the offset in force at seconds_since_1970")
    print("zone,local,status,seconds_since_1970,other,seconds_east")
    for text, _ in sorted(rows):
        print(text)


if __name__ == "__main__":
    main()
