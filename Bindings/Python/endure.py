"""Does the same mixed work over and over in one process, and fails where an answer changes, or memory or files grow.

    python Bindings/Python/endure.py                   an hour
    python Bindings/Python/endure.py --seconds 600
    python Bindings/Python/endure.py --rest 0.8        sleeping four fifths of the time, beside other work

What is counted is what the process holds: before each look the allocator gives back what it keeps for later, of
which each thread's share grows to the most that ever happened at once in it, in an hour as in a minute.

Each lap works on new threads: skies in the table and before it, charts, readings, transits, pictures, handles
opened and closed, scores with kept norms, and births and requests that are refused.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable

import numpy as np

import astrolabe

#: Of the time, until caches are full and the allocator has what it needs.
WARM_UP = 0.2
MEGABYTES_ALLOWED = 8.0
THREADS = 4

BORN = {"birth": "1990-06-15T14:30", "zone": "America/New_York", "lat": 40.7128, "lon": -74.006}
EARLY = {"birth": "1823-03-04T05:06", "zone": "LMT", "lat": 52.0, "lon": 13.0}
INSTANTS = np.concatenate([2451545.0 + np.arange(2000) * 17.3, 2378496.5 + np.arange(100) * 83.1])
CROWD = {
    "birth": [f"{1950 + n % 50}-{n % 12 + 1:02}-{n % 28 + 1:02}T08:30" for n in range(200)] + ["x"],
    "zone": ["Europe/Paris"] * 201,
    "lat": [n / 4 for n in range(201)],
    "lon": [n / 3 for n in range(201)],
}


def refused(work: Callable[[], Any]) -> bytes:
    try:
        work()
    except astrolabe.DataError as error:
        return str(error).encode()
    raise AssertionError("it should be refused")


def chores() -> list[Callable[[], bytes]]:
    norms = astrolabe.people(CROWD).norms()
    return [
        lambda: astrolabe.positions(INSTANTS, columns=6).tobytes(),
        lambda: astrolabe.text("chart", **BORN, more=True),
        lambda: astrolabe.text("chart", **EARLY),
        lambda: astrolabe.text("reading", **BORN, date="2025-01-06"),
        lambda: astrolabe.text("transits", **BORN, **{"from": "2025-01-01", "to": "2025-03-31"}),
        lambda: astrolabe.text("events", **{"from": "2025-01-01", "to": "2025-06-30"}),
        lambda: astrolabe.wheel(**BORN).encode(),
        lambda: repr(astrolabe.person(**BORN).chart()["sun_sign"]).encode(),
        lambda: astrolabe.people(CROWD, norms=norms).scores("2025-01-06", days=7).tobytes(),
        lambda: astrolabe.people(CROWD, norms=norms).problems()[200].encode(),
        lambda: refused(lambda: astrolabe.chart("1990-13-15")),
        lambda: refused(lambda: astrolabe.reading(**BORN, date="9999-01-01")),
    ]


def resident() -> float:
    """Megabytes of the process that lie in memory, without what the allocator keeps for later."""
    ctypes.CDLL(None).malloc_trim(0)
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def open_files() -> int:
    """How many files are open: a thread's are closed as it ends, which may be a moment after it was joined."""
    counts = []
    for _ in range(20):
        counts.append(len(os.listdir("/proc/self/fd")))
        time.sleep(0.01)
    return min(counts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Works for long in one process.")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--rest", type=float, default=0.0, help="the share of the time to sleep")
    arguments = parser.parse_args()
    work = chores()

    def lap() -> list[bytes]:
        with ThreadPoolExecutor(THREADS) as pool:
            return list(pool.map(lambda chore: hashlib.sha256(chore()).digest(), work))

    first, start, laps = lap(), time.monotonic(), 1
    samples: list[tuple[float, float, int]] = []
    print("    seconds    laps  resident MB  open files", flush=True)
    while (elapsed := time.monotonic() - start) < arguments.seconds:
        begin = time.monotonic()
        if lap() != first:
            sys.exit(f"lap {laps + 1} has other answers")
        laps += 1
        if arguments.rest:
            time.sleep((time.monotonic() - begin) * arguments.rest / (1 - arguments.rest))
        if elapsed >= len(samples) * arguments.seconds / 20:
            samples.append((elapsed, resident(), open_files()))
            print(f"{elapsed:11.0f} {laps:7d} {samples[-1][1]:12.1f} {samples[-1][2]:11d}", flush=True)
    settled = [sample for sample in samples if sample[0] >= arguments.seconds * WARM_UP]
    if len(settled) < 2:
        sys.exit("the time is too short for two samples")
    growth = settled[-1][1] - settled[0][1]
    if growth > MEGABYTES_ALLOWED:
        sys.exit(f"memory grew by {growth:.1f} MB")
    if len({files for _, _, files in settled}) > 1:
        sys.exit("the number of open files changed")
    print(f"{laps} laps of {len(work)} chores gave the same answers; memory and files are flat")


if __name__ == "__main__":
    main()
