#!/usr/bin/env python3
"""How the cost of `astrolabe batch` grows with people and with days.

    make build
    Benchmarks/growth.py measure     # some minutes; writes Benchmarks/growth.csv
    Benchmarks/growth.py draw        # writes Benchmarks/growth.svg from it

Ten thousand people are made up and their norms kept beforehand, as a backend would; a stream of more
people than that goes through them again. Each command runs on one thread with its output thrown away.
What is measured is the whole command: its start, reading, scoring and writing.
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


def measure():
    """Runs every command, the median of three where it is short, and writes the table."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        stream, norms = f"{folder}/births.ndjson", f"{folder}/people.norms"
        births(KNOWN, stream)
        run(["norms", "--births", stream, "--output", norms])
        cases = [("people", people, 1) for people in PEOPLE] + [("days", CROWD, d) for d in DAYS]
        for what, people, days in cases:
            births(people, stream)
            command = ["batch", "--births", stream, "--norms", norms, "--date", "2025-01-01"]
            command += ["--days", str(days), "--threads", "1"]
            times = 1 if people > 100_000 else 3
            wall, cpu, resident = sorted(run(command) for _ in range(times))[times // 2]
            rows.append([what, people, days, f"{wall:.4f}", f"{cpu:.4f}", f"{resident:.0f}"])
            print(*rows[-1], flush=True)
    with open(HERE / "growth.csv", "w", newline="") as file:
        file.write(f"# Benchmarks/growth.py measure, {platform.machine()}, one thread, ")
        file.write(f"{time.strftime('%Y-%m-%d')}\n")
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows)


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
            yield f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{10**power:,}</text>'
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
            anchor = "end" if value == self.points[-1][0] else "middle"
            yield f'<text class="value" x="{x:.1f}" y="{y - 9:.1f}" text-anchor="{anchor}">{shown}</text>'


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
    people = [(int(r["people"]), float(r["wall_s"])) for r in rows if r["what"] == "people"]
    days = [(int(r["days"]), float(r["wall_s"])) for r in rows if r["what"] == "days"]
    panels = [
        Panel(64, "One day, more people", "people", people),
        Panel(474, f"{CROWD} people, more days", "days", days),
    ]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 830 380" role="img">',
        "<title>Time of astrolabe batch on one thread against people and days</title>",
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
    actions = {"measure": measure, "draw": draw}
    if len(sys.argv) != 2 or sys.argv[1] not in actions:
        sys.exit(__doc__)
    actions[sys.argv[1]]()
