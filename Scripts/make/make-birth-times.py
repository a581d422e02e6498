#!/usr/bin/env python3
"""Makes birth-times.csv: births at a local time in a zone, and their instants by Python's zoneinfo.

    python3 Scripts/make/make-birth-times.py > Tests/AstrologyTests/Golden/birth-times.csv

Three kinds of rows, drawn with a fixed seed:

- `odd`: 163 births within two days of a change of the zone's offset, two thirds of them in a gap or a repeated hour;
- `any`: 2,000 births at any time from 1900 on;
- `mean`: 200 births at a longitude before the zone had standard time. Their instant follows from the rule alone: the
  local time less four minutes a degree of longitude, to the second. zoneinfo shows only that the zone's clocks
  showed local mean time then.

`earlier` and `later` are seconds since 1970 for the two readings of PEP 495. In a gap fold 0 is the later instant and fold 1
the earlier, so the columns are exchanged there.
"""

import importlib.util
import random
import sys
import zoneinfo
from datetime import datetime, timedelta, timezone
from pathlib import Path

PATH = Path(__file__).resolve().parent / "make-civil-times.py"
SPEC = importlib.util.spec_from_file_location("make_civil_times", PATH)
civil = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(civil)

SEED = 20261125
UTC, EPOCH, SECOND = timezone.utc, civil.EPOCH, timedelta(seconds=1)


def seconds(instant):
    return (instant - EPOCH) // SECOND


def row(kind, name, label):
    zone = zoneinfo.ZoneInfo(name)
    read = [label.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1)]
    shown = read[0].astimezone(zone).replace(tzinfo=None) == label
    occurrence = "gap" if not shown else "once" if read[0] == read[1] else "twice"
    earlier, later = sorted(map(seconds, read))
    return ",".join([kind, name, "", label.isoformat(), occurrence, str(earlier), str(later)])


def main():
    draw = random.Random(SEED)
    changes = {name: civil.changes(zoneinfo.ZoneInfo(name), 2024) for name in civil.ZONES}
    lines = []
    for number in range(163):
        name = civil.ZONES[number % len(civil.ZONES)]
        instant, before, after = draw.choice(changes[name])
        local = (instant + min(before, after)).replace(tzinfo=None)
        width = abs(after - before) // SECOND
        if number % 3:
            label = local + timedelta(seconds=draw.randrange(max(1, width)))
        else:
            label = local + timedelta(seconds=draw.randrange(-172_800, 172_800))
        lines.append(row("odd", name, label.replace(second=0)))
    for _ in range(2_000):
        name = draw.choice(civil.ZONES)
        label = datetime(1900, 1, 1) + timedelta(minutes=draw.randrange(125 * 365 * 1_440))
        lines.append(row("any", name, label))
    mean = 0
    while mean < 202:
        name = draw.choice(civil.ZONES)
        label = datetime(1800, 1, 3) + timedelta(minutes=draw.randrange(120 * 365 * 1_440))
        zone = zoneinfo.ZoneInfo(name)
        # Not only then, but for a day afterwards, so that the longitude's own time has no say in it.
        if any((label + timedelta(days=days)).replace(tzinfo=zone).tzname() != "LMT" for days in (-1, 0, 1)):
            continue
        hundredths = draw.randrange(-18_000, 18_000)
        # Four minutes a degree are 2.4 seconds a hundredth: never half a second.
        east = round(hundredths * 24 / 10)
        at = seconds(label.replace(tzinfo=UTC)) - east
        mean += 1
        # Samoa changed its date in 1892 and kept mean time until 1911, on the other side of the date line.
        if name != "Pacific/Apia" or label.year < 1892:
            lines.append(f"mean,{name},{hundredths / 100},{label.isoformat()},once,{at},{at}")
    version = Path("/usr/share/zoneinfo/tzdata.zi").read_text().split("\n", 1)[0].removeprefix("# version ")
    print(f"# source: Python {sys.version.split()[0]} zoneinfo over tzdata {version}; the rows `mean`: label - 240 s x longitude")
    print("# command: python3 Scripts/make/make-birth-times.py")
    print("kind,zone,longitude,local,occurrence,earlier,later")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
