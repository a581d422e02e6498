"""Scores, charts, readings and norms of a Spark table of births, with the engine in every worker.

    from astrolabe import spark

    people = session.read.parquet("people.parquet")  # id, birth, and zone, lat, lon, place, fold, norms where known
    spark.scores(people, "2025-01-06", days=7).write.parquet("scores.parquet")

Every function is `mapInArrow` over :mod:`astrolabe.arrow`: the same rows on any partitioning. A row that can't be read
keeps its id and has its reason in `problem`. Install the package on every worker; nothing has to be configured.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator

from . import _errors
from ._choices import Houses, Which
from ._names import CHART_BODIES, SCORES

if TYPE_CHECKING:
    from pyspark.sql import DataFrame


def scores(
    births: DataFrame, date: str, days: int = 1, zone: str | None = None, *, which: Which = "unified"
) -> DataFrame:
    """Scores, a row for each person and day: id, date, the 23 columns of `SCORES` (float), problem."""

    def work(batches: Iterator[Any]) -> Iterator[Any]:
        from astrolabe import arrow

        return arrow.scores(batches, date, days, zone, which=which)

    columns = ", ".join(f"{score} float" for score in SCORES)
    return births.mapInArrow(work, f"id {_identity(births)}, date date, {columns}, problem string")


def norms(births: DataFrame) -> DataFrame:
    """Norms to keep with the people, 1.4 ms each, once in a life: id, norms (binary), problem."""

    def work(batches: Iterator[Any]) -> Iterator[Any]:
        from astrolabe import arrow

        return arrow.norms(batches)

    return births.mapInArrow(work, f"id {_identity(births)}, norms binary, problem string")


def charts(births: DataFrame, *, houses: Houses = "placidus") -> DataFrame:
    """Charts, a row each: id, and each body's longitude (degrees), sign, house and whether it is retrograde."""

    def work(batches: Iterator[Any]) -> Iterator[Any]:
        from astrolabe import arrow

        return arrow.charts(batches, houses=houses)

    columns = ", ".join(
        f"{body} double, {body}_sign string, {body}_house int, {body}_retrograde boolean"
        for body in CHART_BODIES
    )
    schema = f"id {_identity(births)}, {columns}, ascendant double, midheaven double, problem string"
    return births.mapInArrow(work, schema)


def readings(
    births: DataFrame, date: str, zone: str | None = None, *, texts: bool | None = None
) -> DataFrame:
    """Readings of a date, a row each: id, reading (JSON), problem."""

    def work(batches: Iterator[Any]) -> Iterator[Any]:
        from astrolabe import arrow

        return arrow.readings(batches, date, zone, texts=texts)

    return births.mapInArrow(work, f"id {_identity(births)}, reading string, problem string")


def _identity(births: DataFrame) -> str:
    """The type of the column `id`, as Spark writes it."""
    for field in births.schema.fields:
        if field.name == "id":
            return str(field.dataType.simpleString())
    raise _errors.UsageError(
        64, f"the table has no column id; its columns are {', '.join(births.columns)}"
    )
