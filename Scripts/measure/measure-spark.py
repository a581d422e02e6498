#!/usr/bin/env python3
"""Scores people from Parquet to Parquet by `astrolabe.spark` and from lines to lines by `astrolabe batch`, in turns.

    Scripts/measure/measure-spark.py [--people 100000] [--days 7] [--turns 3] [--without-norms] [--kill]

Takes a Python with the package astrolabe-engine, PySpark and pyarrow, and `.build/release/astrolabe`. Both work on two threads.
Says how many scored days each does in a second and in a second of a processor, compares every number, and how large the
largest worker was. What a second holds depends on who else works on the machine, what a processor's second holds hardly. With `--kill` a
worker is killed by kill -9 halfway, and the answer compared with the one before. Without `--without-norms` both read norms
that were kept. Ends with 1 if a number differs or Spark does less than 60 % of the command's rate by the processor's seconds.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any, Callable

PROGRAM = pathlib.Path(__file__).resolve().parents[2] / ".build/release/astrolabe"
DATE = "2025-01-06"
#: Spark must do this part of the command's rate.
WANTED = 0.6
#: The command writes scores with one decimal.
TOLERANCE = 0.0501


def births(count: int) -> dict[str, list[Any]]:
    """People with births of their own: a minute of some day from 1940 on, at places all over."""
    zones = ["Europe/Paris", "America/New_York", "Asia/Tokyo", "Africa/Cairo"]
    numbers = range(count)
    return {
        "id": [f"p{number:07}" for number in numbers],
        "birth": [
            f"{1940 + number % 65}-{1 + number // 65 % 12:02}-{1 + number // 780 % 28:02}T{number % 24:02}:{number // 24 % 60:02}"
            for number in numbers
        ],
        "zone": [zones[number % 4] for number in numbers],
        "lat": [number % 110 - 55.0 for number in numbers],
        "lon": [number % 359 - 179.0 for number in numbers],
    }


def prepare(folder: pathlib.Path, count: int, with_norms: bool) -> None:
    """Writes people as lines and as Parquet, with the same norms beside both."""
    import json

    import pyarrow
    from pyarrow import parquet

    if (folder / "people.parquet").exists():
        return
    table = births(count)
    with open(folder / "people.ndjson", "w", encoding="utf-8") as file:
        for row in zip(*table.values()):
            file.write(json.dumps(dict(zip(table, row))) + "\n")
    columns = {name: pyarrow.array(values) for name, values in table.items()}
    if with_norms:
        command = [PROGRAM, "norms", "--births", folder / "people.ndjson", "--output", folder / "people.norms", "--threads", "2"]
        subprocess.run(command, check=True)
        columns["norms"] = kept_norms(folder / "people.norms", count)
    parquet.write_table(pyarrow.table(columns), folder / "people.parquet", row_group_size=5_000, compression="none")


def kept_norms(path: pathlib.Path, count: int) -> Any:
    """The records of the command's file, as a column."""
    import astrolabe
    import numpy as np
    import pyarrow

    # As NormsFile.swift has it: a head of 32 bytes, then each record after a key of 8.
    size = astrolabe.NORMS_SIZE
    content = np.fromfile(path, dtype=np.uint8, offset=32, count=count * (8 + size))
    records = content.reshape(count, 8 + size)[:, 8:]
    first = {name: values[:1] for name, values in births(1).items()}
    if records[0].tobytes() != astrolabe.people(first).norms()[0].tobytes():
        raise SystemExit(f"failed: {path} isn't laid out as this script reads it")
    return pyarrow.array([record.tobytes() for record in records], pyarrow.binary())


def processor_seconds() -> float:
    """Processor time of all processes that this one started, those that ended included."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for path in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (path / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        parents[int(path.name)] = int(words[1])
        ticks[int(path.name)] = sum(map(int, words[11:15]))
    total = 0
    for pid, own in ticks.items():
        above = parents[pid]
        while above in parents and above != os.getpid():
            above = parents[above]
        total += own if above == os.getpid() else 0
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return total / os.sysconf("SC_CLK_TCK") + ended.ru_utime + ended.ru_stime


def timed(work: Callable[[], Any]) -> tuple[float, float]:
    """The seconds that something takes, by the clock and of processors."""
    start, before = time.monotonic(), processor_seconds()
    work()
    return time.monotonic() - start, processor_seconds() - before


def by_command(folder: pathlib.Path, days: int, with_norms: bool) -> None:
    """Lets the command score."""
    command = [PROGRAM, "batch", "--births", folder / "people.ndjson", "--date", DATE, "--days", str(days), "--date-zone", "UTC"]
    command += ["--threads", "2", "--csv", "--output", folder / "scores.csv"]
    if with_norms:
        command += ["--norms", folder / "people.norms"]
    (folder / "scores.csv").unlink(missing_ok=True)
    subprocess.run(command, check=True)


def by_spark(session: Any, folder: pathlib.Path, days: int, name: str) -> None:
    """Lets Spark score."""
    from astrolabe import spark

    people = session.read.parquet(str(folder / "people.parquet"))
    spark.scores(people, DATE, days, "UTC").write.mode("overwrite").parquet(str(folder / name))


def table_of(folder: pathlib.Path) -> Any:
    """A table that Spark wrote, in the order of people and days."""
    from pyarrow import parquet

    return parquet.read_table(folder).sort_by([("id", "ascending"), ("date", "ascending")])


def compare(folder: pathlib.Path) -> None:
    """Wants Spark's numbers to be those of the command."""
    import astrolabe
    import numpy as np
    from pyarrow import csv

    ours, theirs = table_of(folder / "scores"), csv.read_csv(folder / "scores.csv")
    if ours["id"].to_pylist() != theirs["id"].to_pylist() or ours["problem"].null_count != len(ours):
        raise SystemExit("failed: Spark has other people")
    widest = 0.0
    for score in astrolabe.SCORES:
        numbers = theirs[f"{score}_unified_score"].to_numpy().astype(float)
        difference = np.abs(ours[score].to_numpy().astype(float) - numbers)
        widest = max(widest, float(difference.max()))
    if not widest <= TOLERANCE:
        raise SystemExit(f"failed: a number of Spark's is {widest} from the command's")
    print(f"the same {len(ours)} rows of {len(astrolabe.SCORES)} numbers; the command's have one decimal, and differ by {widest:.3f} at most")


def workers() -> list[int]:
    """The Python processes that work for Spark and have a child of their own as their parent."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if b"pyspark.daemon" in (path / "cmdline").read_bytes():
                parent = (path / "stat").read_text().rsplit(")", 1)[1].split()[1]
                if b"pyspark.daemon" in pathlib.Path("/proc", parent, "cmdline").read_bytes():
                    found.append(int(path.name))
        except OSError:
            pass
    return found


class Watch(threading.Thread):
    """Looks how large workers are, and kills one after some seconds."""

    def __init__(self, kill_after: float | None = None) -> None:
        super().__init__(daemon=True)
        self.largest, self.killed, self.after, self.ended = 0, 0, kill_after, threading.Event()

    def run(self) -> None:
        start = time.monotonic()
        while not self.ended.wait(0.05):
            for pid in workers():
                try:
                    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
                        if line.startswith("VmHWM"):
                            self.largest = max(self.largest, int(line.split()[1]))
                    if self.after is not None and not self.killed and time.monotonic() - start > self.after:
                        os.kill(pid, signal.SIGKILL)
                        self.killed = pid
                except (OSError, ProcessLookupError):
                    pass


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures Spark beside the command.")
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--days", type=int, default=7)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--without-norms", action="store_true", help="take norms in both, 1.4 ms a person")
    parser.add_argument("--kill", action="store_true", help="kill a worker halfway, once more")
    parser.add_argument("--folder", help="where people are kept between two calls")
    arguments = parser.parse_args()

    from pyspark.sql import SparkSession

    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(arguments.folder or scratch)
        folder.mkdir(parents=True, exist_ok=True)
        with_norms = not arguments.without_norms
        prepare(folder, arguments.people, with_norms)
        os.environ["PYSPARK_PYTHON"] = sys.executable
        begun = time.monotonic()
        # A task that fails is tried again, as on a cluster.
        builder = SparkSession.builder.master("local[2,4]").appName("astrolabe").config("spark.ui.enabled", "false")
        session = builder.config("spark.sql.execution.arrow.maxRecordsPerBatch", "2048").getOrCreate()
        session.sparkContext.setLogLevel("ERROR")
        print(f"Spark {session.version} starts in {time.monotonic() - begun:.1f} s, which is counted nowhere")
        by_spark(session, folder, 1, "warm")
        works: dict[str, Callable[[], None]] = {
            "astrolabe batch": lambda: by_command(folder, arguments.days, with_norms),
            "Spark": lambda: by_spark(session, folder, arguments.days, "scores"),
        }
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in works}
        watch = Watch()
        watch.start()
        scored = arguments.people * arguments.days
        for _ in range(arguments.turns):
            for name, work in works.items():
                times[name].append(timed(work))
        watch.ended.set()
        costs = {name: statistics.median(cost for _, cost in values) for name, values in times.items()}
        seconds = {name: statistics.median(wall for wall, _ in values) for name, values in times.items()}
        for name, values in times.items():
            turns = ", ".join(f"{wall:.1f} s and {cost:.1f} of processors" for wall, cost in values)
            print(f"{name}: {scored / seconds[name]:.0f} scored days a second, {scored / costs[name]:.0f} a processor's ({turns})")
        part = costs["astrolabe batch"] / costs["Spark"]
        print(f"Spark does {part:.0%} of the command's rate by processors, {seconds['astrolabe batch'] / seconds['Spark']:.0%} by the clock")
        print(f"the largest worker has {watch.largest / 1024:.0f} MB")
        compare(folder)
        if arguments.kill:
            killer = Watch(seconds["Spark"] / 2)
            killer.start()
            by_spark(session, folder, arguments.days, "again")
            killer.ended.set()
            if not killer.killed:
                raise SystemExit("failed: there was no worker to kill")
            if not table_of(folder / "again").equals(table_of(folder / "scores")):
                raise SystemExit("failed: with a worker that was killed, Spark has other rows")
            print(f"worker {killer.killed} was killed after {seconds['Spark'] / 2:.1f} s: the same rows")
        session.stop()
        if part < WANTED:
            raise SystemExit(f"failed: Spark does less than {WANTED:.0%}")
    print("passed: Spark beside astrolabe batch")


if __name__ == "__main__":
    main()
