#!/usr/bin/env python3
"""Scores of many people on many days as a Spark job, with the package `astrolabe-engine` in every worker.

    spark-submit Scripts/measure/score-with-spark.py --people people.parquet --scores scores.parquet \\
      --date 2025-01-06 --days 7
    spark-submit Scripts/measure/score-with-spark.py --trial 1000000 --date 2025-01-06 --days 7

`people.parquet` has the columns id, birth, and zone, lat, lon, fold where known, and norms (binary) where
they were kept. A row of the answer is a person on a day: id, date, the 23 columns of `astrolabe.SCORES`, problem.
Where `norms` are missing they are taken, 1.4 ms each; `--norms` writes them instead of scores, to keep.

`--trial` makes that many people from a few thousand births and says what it took.
"""

from __future__ import annotations

import argparse
import resource
import time
from typing import Any, Iterator

#: Births that a trial draws its people from.
TRIAL_BIRTHS = 2_000


def trial_births() -> dict[str, list[str]]:
    births = [
        f"{1940 + number % 65}-{1 + number % 12:02}-{1 + number % 28:02}T{number % 24:02}:{number % 60:02}"
        for number in range(TRIAL_BIRTHS)
    ]
    zones = ["Europe/Paris", "America/New_York", "Asia/Tokyo", "Africa/Cairo"]
    return {
        "birth": births,
        "zone": [zones[number % 4] for number in range(TRIAL_BIRTHS)],
        "lat": [number % 110 - 55.0 for number in range(TRIAL_BIRTHS)],
        "lon": [number % 359 - 179.0 for number in range(TRIAL_BIRTHS)],
    }


def trial(spark: Any, count: int, date: str, days: int, zone: str, which: str) -> None:
    """Scores people who are made where they are scored, so that no table of gigabytes has to be read."""
    import astrolabe
    from astrolabe import spark as of_spark

    table = trial_births()
    start = time.perf_counter()
    norms = astrolabe.people(table, threads=2).norms()
    print(f"norms of {TRIAL_BIRTHS} births: {time.perf_counter() - start:.1f} s")
    shared = spark.sparkContext.broadcast(norms)

    def people(batches: Iterator[Any]) -> Iterator[Any]:
        import numpy as np
        import pyarrow as pa

        for batch in batches:
            rows = batch.column(0).to_numpy()
            births = rows % TRIAL_BIRTHS
            records = np.ascontiguousarray(shared.value[births])
            offsets = pa.array(np.arange(len(rows) + 1, dtype=np.int64) * records.shape[1])
            made = {name: [values[birth] for birth in births] for name, values in table.items()}
            norms = pa.LargeBinaryArray.from_buffers(
                pa.large_binary(), len(rows), [None, offsets.buffers()[1], pa.py_buffer(records)]
            )
            yield pa.RecordBatch.from_pydict({"id": pa.array(rows), **made, "norms": norms})

    made = spark.range(count, numPartitions=spark.sparkContext.defaultParallelism).mapInArrow(
        people, "id long, birth string, zone string, lat double, lon double, norms binary"
    )
    start = time.perf_counter()
    answers = of_spark.scores(made, date, days, zone, which=which)
    found = answers.selectExpr("count(*)", "count(problem)", "avg(overall)").first()
    wall = time.perf_counter() - start
    if found[0] != count * days or found[1] != 0:
        raise SystemExit(f"failed: {found}")
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(
        f"passed: {count} people × {days} days in {wall:.1f} s, {wall / count / days * 1e6:.2f} µs a user-day; mean {found[2]:.3f}"
    )
    print(f"largest worker: {children.ru_maxrss / 1024:.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description="Scores people in Spark.")
    parser.add_argument("--people", help="a Parquet table of people")
    parser.add_argument("--scores", help="where the scores go, as Parquet")
    parser.add_argument("--norms", help="where norms go, as Parquet, instead of scores")
    parser.add_argument("--trial", type=int, help="how many people to make up and to score")
    parser.add_argument("--date", default="2025-01-06")
    parser.add_argument("--days", type=int, default=1)
    parser.add_argument("--zone", default="UTC")
    parser.add_argument("--which", default="unified", choices=["unified", "intensity", "harmony"])
    arguments = parser.parse_args()

    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("astrolabe").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    if arguments.trial:
        trial(
            spark, arguments.trial, arguments.date, arguments.days, arguments.zone, arguments.which
        )
    elif arguments.people and (arguments.norms or arguments.scores):
        from astrolabe import spark as of_spark

        people = spark.read.parquet(arguments.people)
        if arguments.norms:
            of_spark.norms(people).write.parquet(arguments.norms)
        else:
            scores = of_spark.scores(
                people, arguments.date, arguments.days, arguments.zone, which=arguments.which
            )
            scores.write.parquet(arguments.scores)
    else:
        parser.error("give --people with --scores or --norms, or --trial")
    spark.stop()


if __name__ == "__main__":
    main()
