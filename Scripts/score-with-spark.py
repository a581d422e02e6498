#!/usr/bin/env python3
"""Scores of many people on many days as a Spark job, with the package `astrolabe-engine` in every worker.

    spark-submit Scripts/score-with-spark.py --people people.parquet --scores scores.parquet \\
      --date 2025-01-06 --days 7
    spark-submit Scripts/score-with-spark.py --trial 1000000 --date 2025-01-06 --days 7

`people.parquet` has the columns id, birth, and zone, lat, lon, fold where known, and norms (binary) where
they were kept. A row of the answer is a person: id, code (0, or the error's), problem, and scores, a list of
days × 23 numbers in the order of `astrolabe.SCORES`. Without `norms` each person's are taken, 1.4 ms each;
`--norms` writes them instead of scores, to be kept.

`--trial` makes that many people from a few thousand births and says what it took.
"""

from __future__ import annotations

import argparse
import resource
import time
from typing import Any, Iterator

#: Births that a trial draws its people from.
TRIAL_BIRTHS = 2_000


def scorer(date: str, days: int, zone: str, which: str) -> Any:
    """What `mapInArrow` runs: batches of people in, batches of scores out."""

    def score(batches: Iterator[Any]) -> Iterator[Any]:
        import astrolabe
        import numpy as np
        import pyarrow as pa

        size = days * len(astrolabe.SCORES)
        for batch in batches:
            table = pa.Table.from_batches([batch])
            norms = table["norms"] if "norms" in table.column_names else None
            people = astrolabe.people(table, norms=norms)
            scores = people.scores(date, days, zone, which=which)
            problems = people.problems()
            offsets = pa.array(np.arange(len(people) + 1, dtype=np.int32) * size)
            yield pa.RecordBatch.from_arrays(
                [
                    batch.column("id"),
                    pa.array(people.codes),
                    pa.array([problems.get(row) for row in range(len(people))], pa.string()),
                    pa.ListArray.from_arrays(offsets, pa.array(scores.reshape(-1))),
                ],
                names=["id", "code", "problem", "scores"],
            )

    return score


def take_norms(batches: Iterator[Any]) -> Iterator[Any]:
    """What `mapInArrow` runs for `--norms`: batches of people in, batches of records out."""
    import astrolabe
    import pyarrow as pa

    for batch in batches:
        people = astrolabe.people(pa.Table.from_batches([batch]))
        rows = [
            row.tobytes() if code == 0 else None for row, code in zip(people.norms(), people.codes)
        ]
        yield pa.RecordBatch.from_arrays(
            [batch.column("id"), pa.array(rows, pa.binary())], names=["id", "norms"]
        )


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

    table = trial_births()
    start = time.perf_counter()
    norms = astrolabe.people(table, threads=2).norms()
    print(f"norms of {TRIAL_BIRTHS} births: {time.perf_counter() - start:.1f} s")
    shared = spark.sparkContext.broadcast(norms)
    score = scorer(date, days, zone, which)

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

    def made_and_scored(batches: Iterator[Any]) -> Iterator[Any]:
        return score(people(batches))

    start = time.perf_counter()
    answers = spark.range(count).mapInArrow(
        made_and_scored, "id long, code int, problem string, scores array<float>"
    )
    told = answers.selectExpr(
        "count(*)", "sum(size(scores))", "sum(code)", "avg(scores[22])"
    ).first()
    wall = time.perf_counter() - start
    if told[0] != count or told[1] != count * days * len(astrolabe.SCORES) or told[2] != 0:
        raise SystemExit(f"failed: {told}")
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(
        f"passed: {count} people × {days} days in {wall:.1f} s, {wall / count / days * 1e6:.2f} µs a user-day; mean {told[3]:.3f}"
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
    elif arguments.people and arguments.norms:
        people = spark.read.parquet(arguments.people)
        identity = people.schema["id"].dataType.simpleString()
        people.mapInArrow(take_norms, f"id {identity}, norms binary").write.parquet(arguments.norms)
    elif arguments.people and arguments.scores:
        score = scorer(arguments.date, arguments.days, arguments.zone, arguments.which)
        people = spark.read.parquet(arguments.people)
        identity = people.schema["id"].dataType.simpleString()
        schema = f"id {identity}, code int, problem string, scores array<float>"
        people.mapInArrow(score, schema).write.parquet(arguments.scores)
    else:
        parser.error("give --people with --scores or --norms, or --trial")
    spark.stop()


if __name__ == "__main__":
    main()
