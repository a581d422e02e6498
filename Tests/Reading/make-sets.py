#!/usr/bin/env python3
"""Makes shuffled sets of texts for readers, and keeps the keys apart.

    Tests/Reading/make-sets.py meters   --output FOLDER [--count 300] [--seed 1] [--program .build/release/astrolabe]
    Tests/Reading/make-sets.py readings --output FOLDER --examples FOLDER [--seed 1] [--program …]

`meters` draws people and days, has the program read them, and takes as many texts of easy, quiet and hard meters,
spread over the seventeen. FOLDER/meters.tsv has number and text; FOLDER/meters.key.tsv the answers.

`readings` has the program read the people and days of the examples and puts each reading beside the example of the
same person and day. FOLDER/readings.md has both as "first" and "second"; FOLDER/readings.key.tsv says whose each is.

The same seed gives the same set for the same program. A reader sees the first file only.
"""
import argparse
import json
import random
import subprocess
import sys
import tempfile
from datetime import date, timedelta
from pathlib import Path

# What a reader is asked of a meter's text, by the quality of its score. Peaceful meters are easy and quiet at once,
# and mixed ones are both easy and hard, so neither has one right answer.
ANSWERS = {"harmonious": "easy", "quiet": "quiet", "challenging": "hard"}
ZONES = [
    ("America/Sao_Paulo", -23.55, -46.63), ("Europe/Warsaw", 52.23, 21.01), ("Asia/Tokyo", 35.68, 139.69),
    ("Africa/Nairobi", -1.29, 36.82), ("America/Denver", 39.74, -104.99), ("Australia/Perth", -31.95, 115.86),
    ("Asia/Kolkata", 19.07, 72.88), ("Europe/Madrid", 40.42, -3.70),
]
EXAMPLES = """
Maya|1996-02-11T03:40|Chicago, Illinois|2026-11-25
Jonas|1988-03-14T07:20|Lisbon, Portugal|2026-11-26
Priya|1990-06-15T14:30|Mumbai|2026-11-28
Tom|1979-09-03T22:05|Manchester, England|2026-12-01
Ines|2001-12-19T11:11|Buenos Aires|2026-12-04
Kwame|1984-05-27T05:55|Accra|2026-12-09
Yuki|1993-08-08T16:45|Osaka|2026-12-13
Carla|1967-01-30T09:15|Naples, Italy|2026-12-20
Sam|1999-04-22||2026-12-24
Leila|1975-10-12T18:30|Casablanca|2027-01-05
"""


def run(program, *arguments):
    """The standard output of the program."""
    done = subprocess.run([program, *arguments], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{program} {' '.join(arguments)} failed: {done.stderr.strip()}")
    return done.stdout


def people(draw, count):
    """Births as NDJSON lines; every fifth has no time of birth."""
    for number in range(count):
        day = date(1955, 1, 1) + timedelta(days=draw.randrange(18_500))
        zone, lat, lon = draw.choice(ZONES)
        time = "" if number % 5 == 4 else f"T{draw.randrange(24):02}:{draw.randrange(60):02}"
        birth = {"id": f"p{number}", "birth": f"{day}{time}"}
        if time:
            birth |= {"zone": zone, "lat": lat, "lon": lon}
        yield json.dumps(birth)


def meters(program, count, seed):
    """Texts of meters as (answer, meter, text), as many of each answer, no text twice."""
    draw = random.Random(seed)
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        births = Path(folder) / "people.ndjson"
        births.write_text("\n".join(people(draw, 24)) + "\n")
        for _ in range(16):
            day = date(2027, 1, 1) + timedelta(days=draw.randrange(720))
            for line in run(program, "today", "--births", str(births), "--date", str(day)).splitlines():
                for group in json.loads(line)["reading"]["astrometers"]["groups"]:
                    for meter in group["meters"]:
                        answer = ANSWERS.get(meter["unified_quality"])
                        if answer:
                            found[meter["interpretation"]] = (answer, meter["meter_name"])
    by_cell = {}
    for text, cell in sorted(found.items()):
        by_cell.setdefault(cell, []).append(text)
    for texts in by_cell.values():
        draw.shuffle(texts)
    chosen = []
    for answer in sorted(set(ANSWERS.values())):
        names = sorted(meter for (other, meter) in by_cell if other == answer)
        wanted = count // 3
        while wanted and any(by_cell[answer, name] for name in names):
            for name in names:
                if wanted and by_cell[answer, name]:
                    chosen.append((answer, name, by_cell[answer, name].pop()))
                    wanted -= 1
    draw.shuffle(chosen)
    return chosen


def fields(reading):
    """What a reader sees of a reading, in the order of an app."""
    texts = {
        "Headline": reading["daily_theme_headline"],
        "Overview": reading["daily_overview"],
        "Do": reading["actionable_advice"]["do"],
        "Don’t": reading["actionable_advice"]["dont"],
        "Reflect on": reading["actionable_advice"]["reflect_on"],
        "The hours": reading["energy_rhythm"],
        "With others": reading["relationship_weather"],
        "The Moon": reading["moon"],
        "Ahead": reading["look_ahead_preview"],
        "Technical": reading["technical_analysis"],
    }
    return texts | {f"Meter, {name.replace('_', ' ')}": text for name, text in sorted(reading["meters"].items())}


def readings(program, examples, seed):
    """Pairs of readings as (person, first, second, whose the first is)."""
    draw = random.Random(seed)
    for line in EXAMPLES.strip().splitlines():
        name, birth, place, day = line.split("|")
        example = json.loads((examples / f"{name}.json").read_text())
        arguments = ["today", "--birth", birth, "--date", day, "--json"]
        if place:
            arguments += ["--place", place]
        else:
            arguments += ["--date-zone", "UTC"]
        ours = json.loads(run(program, *arguments))
        ours = ours | {
            "moon": ours["moon_detail"]["interpretation"],
            "meters": {
                meter["meter_name"]: meter["interpretation"]
                for group in ours["astrometers"]["groups"] for meter in group["meters"]
                if meter["meter_name"] in example["meters"]
            },
        }
        if draw.random() < 0.5:
            yield name, fields(ours), fields(example), "ours"
        else:
            yield name, fields(example), fields(ours), "example"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["meters", "readings"])
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--examples", type=Path)
    parser.add_argument("--program", default=".build/release/astrolabe")
    given = parser.parse_args()
    given.output.mkdir(parents=True, exist_ok=True)
    if given.kind == "meters":
        chosen = meters(given.program, given.count, given.seed)
        (given.output / "meters.tsv").write_text(
            "".join(f"{number}\t{text}\n" for number, (_, _, text) in enumerate(chosen, 1)))
        (given.output / "meters.key.tsv").write_text(
            "".join(f"{number}\t{answer}\t{meter}\n" for number, (answer, meter, _) in enumerate(chosen, 1)))
        print(f"{len(chosen)} texts in {given.output / 'meters.tsv'}")
        return
    if given.examples is None:
        parser.error("readings need --examples, the folder with a file for each person")
    page, key = [], []
    for number, (_, first, second, whose) in enumerate(readings(given.program, given.examples, given.seed), 1):
        key.append(f"{number}\t{whose}\n")
        for label, texts in (("first", first), ("second", second)):
            page.append(f"## Pair {number}, {label}\n\n" + "\n".join(f"- {k}: {v}" for k, v in texts.items()) + "\n\n")
    (given.output / "readings.md").write_text("".join(page))
    (given.output / "readings.key.tsv").write_text("".join(key))
    print(f"{len(key)} pairs in {given.output / 'readings.md'}")


if __name__ == "__main__":
    main()
