#!/usr/bin/env python3
"""How the cost of `astrolabe batch` grows with people and with days.

    make build
    Benchmarks/growth.py measure     # some minutes; writes Benchmarks/growth.csv
    Benchmarks/growth.py draw        # writes Benchmarks/growth.svg from it
    Benchmarks/growth.py hold        # measures the ends of it alone, and holds them to the limits

Ten thousand people are made up and their norms kept beforehand, as a backend would; a stream of more
people than that goes through them again. Each command runs on one thread with its output thrown away.
What is measured is the processor time of the whole command: its start, reading, scoring and writing.
"""

import csv
import math
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROGRAM = HERE.parent / ".build/release/astrolabe"
KNOWN = 10_000
PEOPLE = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
DAYS = [1, 10, 100, 365, 1_000, 3_650]
CROWD = 100
#: What `hold` fails beyond: microseconds of a user-day of 100,000 people, from line to line with kept norms;
#: milliseconds of one person's norms among 10,000; seconds of 100 people for 10 years; and the megabytes that
#: a million people take more than ten thousand do. Of the machine that Benchmarks/README.md describes.
LIMITS = {"user_day_us": 13, "norms_ms": 0.5, "ten_years_s": 1, "more_memory_mb": 8}
COLUMNS = ["what", "people", "days", "wall_s", "cpu_s", "resident_mb"]


def births(count, path):
    """Writes a stream of so many births, the same ones every time."""
    lines = []
    generator = random.Random(7)
    for number in range(KNOWN):
        year, month, day = (generator.randint(*span) for span in [(1940, 2008), (1, 12), (1, 28)])
        hour, minute = generator.randint(0, 23), generator.randint(0, 59)
        latitude, longitude = generator.uniform(-60, 60), generator.uniform(-180, 180)
        lines.append(
            f'{{"id":{number},"birth":"{year}-{month:02}-{day:02}T{hour:02}:{minute:02}",'
            f'"zone":"LMT","lat":{latitude:.4f},"lon":{longitude:.4f}}}\n'
        )
    with open(path, "w") as file:
        for start in range(0, count, KNOWN):
            file.writelines(lines[: min(KNOWN, count - start)])


def run(arguments):
    """Runs the program; how long it took, its processor time, and its largest memory."""
    before = time.monotonic()
    child = subprocess.Popen([PROGRAM, *arguments], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    wall = time.monotonic() - before
    if status != 0:
        sys.exit(f"astrolabe {' '.join(arguments)} ended with {os.waitstatus_to_exitcode(status)}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


class Bench:
    """A folder with the births and the norms of those who are known."""

    def __init__(self, folder):
        self.stream, self.norms = f"{folder}/births.ndjson", f"{folder}/people.norms"

    def take_norms(self):
        """What the norms of all who are known take, which are kept."""
        births(KNOWN, self.stream)
        command = ["norms", "--births", self.stream, "--output", self.norms, "--threads", "1"]
        return run(command)

    def score(self, people, days, times):
        """What so many people and days take: the median of some runs."""
        births(people, self.stream)
        command = ["batch", "--births", self.stream, "--norms", self.norms, "--date", "2025-01-01"]
        command += ["--days", str(days), "--threads", "1"]
        return sorted(run(command) for _ in range(times))[times // 2]


def measure():
    """Runs every command, the median of three where it is short, and writes the table."""
    rows = []

    def keep(what, people, days, used):
        wall, cpu, resident = used
        rows.append([what, people, days, f"{wall:.4f}", f"{cpu:.4f}", f"{resident:.0f}"])
        print(*rows[-1], flush=True)

    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(folder)
        keep("norms", KNOWN, 0, bench.take_norms())
        for people in PEOPLE:
            keep("people", people, 1, bench.score(people, 1, 1 if people > 100_000 else 3))
        for days in DAYS:
            keep("days", CROWD, days, bench.score(CROWD, days, 3))
    with open(HERE / "growth.csv", "w", newline="") as file:
        file.write(f"# Benchmarks/growth.py measure, {platform.machine()}, one thread, ")
        file.write(f"{time.strftime('%Y-%m-%d')}\n")
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows)


def hold():
    """Measures what has a limit, and fails where one is passed."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(folder)
        norms = bench.take_norms()[1]
        few = bench.score(KNOWN, 1, 3)
        day = bench.score(100_000, 1, 3)
        crowd = bench.score(1_000_000, 1, 1)
        decade = bench.score(CROWD, 3_650, 3)
    found = {
        "user_day_us": day[1] / 100_000 * 1e6,
        "norms_ms": norms / KNOWN * 1e3,
        "ten_years_s": decade[1],
        "more_memory_mb": crowd[2] - few[2],
    }
    for name, limit in LIMITS.items():
        verdict = "passed" if found[name] <= limit else "failed"
        print(f"{verdict}: {name} {found[name]:.3g}, at most {limit}")
    if any(found[name] > limit for name, limit in LIMITS.items()):
        sys.exit(1)


def short(number):
    """A power of ten as 100, 10 k, 1 M."""
    for size, letter in [(1_000_000, " M"), (10_000, " k")]:
        if number >= size:
            return f"{number // (1_000 if letter == ' k' else size)}{letter}"
    return f"{number:,}"


class Panel:
    """A log-log diagram of some points."""

    WIDTH, HEIGHT, TOP = 330, 250, 64

    def __init__(self, left, title, axis, points):
        self.left, self.title, self.axis, self.points = left, title, axis, points
        self.columns = range(0, math.ceil(math.log10(points[-1][0])) + 1)
        times = [second for _, second in points]
        self.rows = range(math.floor(math.log10(min(times))), math.ceil(math.log10(max(times))) + 1)

    def x(self, value):
        return self.left + self.WIDTH * math.log10(value) / self.columns[-1]

    def y(self, second):
        share = (math.log10(second) - self.rows[0]) / (self.rows[-1] - self.rows[0])
        return self.TOP + self.HEIGHT * (1 - share)

    def svg(self):
        bottom, right = self.TOP + self.HEIGHT, self.left + self.WIDTH
        yield f'<text class="title" x="{self.left}" y="{self.TOP - 18}">{self.title}</text>'
        for power in self.columns:
            x = self.x(10**power)
            yield f'<path class="grid" d="M{x:.1f} {self.TOP}V{bottom}"/>'
            yield f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{short(10**power)}</text>'
        for power in self.rows:
            y = self.y(10**power)
            label = f"{10**power:g} s" if power >= 0 else f"{10 ** (power + 3):g} ms"
            yield f'<path class="grid" d="M{self.left} {y:.1f}H{right}"/>'
            yield f'<text x="{self.left - 8}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'
        middle = (self.left + right) / 2
        yield f'<text x="{middle}" y="{bottom + 40}" text-anchor="middle">{self.axis}</text>'
        line = "L".join(f"{self.x(v):.1f} {self.y(s):.1f}" for v, s in self.points)
        yield f'<path class="line" d="M{line}"/>'
        for value, second in self.points:
            x, y = self.x(value), self.y(second)
            shown = f"{second:.3g} s" if second >= 1 else f"{1000 * second:.3g} ms"
            yield f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>'
            # To the left of a line that rises; the first one below it.
            anchor, right, down = ("start", 4, 14) if value == self.points[0][0] else ("end", -5, -7)
            place = f'x="{x + right:.1f}" y="{y + down:.1f}" text-anchor="{anchor}"'
            yield f'<text class="value" {place}>{shown}</text>'


STYLE = """
text{font:12px system-ui,sans-serif;fill:#333}
.title{font-size:14px;font-weight:600;fill:#111}
.value{font-size:11px;fill:#0b4f8a}
.grid{stroke:#ddd;fill:none}
.line{stroke:#0b66b5;stroke-width:2;fill:none}
.dot{fill:#0b66b5}
"""


def draw():
    """Draws the table."""
    with open(HERE / "growth.csv") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    people = [(int(r["people"]), float(r["cpu_s"])) for r in rows if r["what"] == "people"]
    days = [(int(r["days"]), float(r["cpu_s"])) for r in rows if r["what"] == "days"]
    panels = [
        Panel(64, "One day, more people", "people", people),
        Panel(474, f"{CROWD} people, more days", "days", days),
    ]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 830 380" role="img">',
        "<title>Processor time of astrolabe batch on one thread against people and days</title>",
        "<desc>"
        + "; ".join(f"{value:,} people {second:g} s" for value, second in people)
        + "; "
        + "; ".join(f"{value:,} days {second:g} s" for value, second in days)
        + "</desc>",
        f"<style>{STYLE}</style>",
        '<rect width="830" height="380" fill="#fff"/>',
        *(line for panel in panels for line in panel.svg()),
        "</svg>",
    ]
    (HERE / "growth.svg").write_text("\n".join(parts) + "\n")


if __name__ == "__main__":
    actions = {"measure": measure, "draw": draw, "hold": hold}
    if len(sys.argv) != 2 or sys.argv[1] not in actions:
        sys.exit(__doc__)
    actions[sys.argv[1]]()
