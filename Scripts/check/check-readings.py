#!/usr/bin/env python3
"""Checks many random daily readings against the contract's own checker.

    Scripts/check/check-readings.py CONTRACT [--count 500] [--seed 1] [--program .build/release/astrolabe] [--more]

CONTRACT is the folder that holds check_contract.py and its schemas. Draws people (date-only, timed,
beyond the polar circles, with an offset or a zone), days of every month from 1930 to 2060 and zones
of the day; makes their readings with `astrolabe today --births` and checks each by schema and by the
rules between fields, in the frame of its houses. With --more, also what is beyond the reading: its
schema, and that shares and contributions add up. Ends with 1 if anything is wrong.

Needs python3 with jsonschema 4.18 or later.
"""
import argparse
import json
import pathlib
import random
import subprocess
import sys

ADDS_UP = 1e-9
SCHEMAS = pathlib.Path(__file__).resolve().parents[2] / "Sources/Documents/Schemas"
BIRTH_ZONES = ["UTC", "America/New_York", "Asia/Kolkata", "+05:45", "-03:30", "Europe/Paris"]
DATE_ZONES = ["UTC"] * 6 + ["America/Los_Angeles", "Asia/Tokyo", "Pacific/Auckland", "Asia/Kathmandu"]


def draw_birth(random, number):
    date = f"{random.randint(1930, 2010)}-{random.randint(1, 12):02}-{random.randint(1, 28):02}"
    if number % 3 == 0:
        return {"id": number, "birth": date}
    latitude = random.uniform(66.6, 89) if number % 7 == 1 else random.uniform(0, 66.4)
    return {
        "id": number,
        "birth": f"{date}T{random.randint(0, 23):02}:{random.randint(0, 59):02}",
        "zone": random.choice(BIRTH_ZONES),
        "lat": round(latitude * random.choice([-1, 1]), 4),
        "lon": round(random.uniform(-180, 180), 4),
    }


def readings(program, births, date, zone, more):
    command = [program, "today", "--births", "-", "--date", date, "--date-zone", zone]
    run = subprocess.run(
        command + (["--more"] if more else []),
        input="\n".join(map(json.dumps, births)), capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{' '.join(command)} ended with {run.returncode}: {run.stderr}{run.stdout[-300:]}")
    return [json.loads(line) for line in run.stdout.splitlines()]


def sums(more):
    """What does not add up in the changes since yesterday."""
    for change in more.get("changes", []):
        causes = change["causes"]
        for whole, part in [
            ("unified_change", "share"), ("activity", "contribution"),
            ("activity_before", "contribution_before"),
        ]:
            total = sum(cause.get(part, 0) for cause in causes)
            if abs(total - change[whole]) > ADDS_UP:
                yield ("sum", change["meter_name"], whole, total - change[whole])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("contract")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default=".build/release/astrolabe")
    parser.add_argument("--more", action="store_true")
    options = parser.parse_args()
    sys.path.insert(0, options.contract)
    import check_contract
    from jsonschema import Draft202012Validator
    from referencing import Resource

    schema, events = (
        json.loads((SCHEMAS / f"{name}.schema.json").read_text())
        for name in ("reading_with_more", "events")
    )
    registry = check_contract.REG.with_resources(
        (part["$id"], Resource.from_contents(part)) for part in (schema, events))
    with_more = Draft202012Validator(schema, registry=registry, format_checker=check_contract.FC)

    drawn = random.Random(options.seed)
    checked = wrong = 0
    frames = {"solar": 0, "chart": 0}
    while checked < options.count:
        births = [draw_birth(drawn, checked + index) for index in range(min(10, options.count - checked))]
        date = f"{drawn.randint(1930, 2060)}-{checked // 10 % 12 + 1:02}-{drawn.randint(1, 28):02}"
        zone = drawn.choice(DATE_ZONES)
        for birth, answer in zip(births, readings(options.program, births, date, zone, options.more)):
            frame = "chart" if "zone" in birth else "solar"
            reading = answer["reading"]
            found = check_contract.errors("daily_reading", reading)
            found = found or check_contract.semantic(reading, frame)
            if options.more:
                found += [
                    (error.json_path, error.message[:160])
                    for error in with_more.iter_errors({"reading": reading, "more": answer["more"]})
                ] + list(sums(answer["more"]))
            if found:
                wrong += 1
                print(json.dumps(birth), date, zone, found[:6])
            frames[frame] += 1
            checked += 1
    print(f"{checked} readings checked ({frames}), {wrong} wrong")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
