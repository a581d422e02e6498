"""Batches of Arrow, and Spark where it is installed."""

from __future__ import annotations

import datetime
import json
import os
import sys
from typing import Any, Iterator

import numpy as np
import pytest

import astrolabe

pyarrow = pytest.importorskip("pyarrow")
from astrolabe import arrow  # noqa: E402

BIRTHS = {
    "id": ["ada", "bob", "eve"],
    "birth": ["1990-06-15T14:30", "1975-09-09", "1990-02-31"],
    "zone": ["America/New_York", None, None],
    "lat": [40.7128, None, None],
    "lon": [-74.006, None, None],
}


def table(**more: Any) -> Any:
    return pyarrow.table({**BIRTHS, **more})


def joined(batches: Iterator[Any]) -> dict[str, list[Any]]:
    result: dict[str, list[Any]] = pyarrow.Table.from_batches(list(batches)).to_pydict()
    return result


def test_scores_are_rows_of_people_and_days() -> None:
    rows = joined(arrow.scores(table(), "2025-01-06", 2))
    assert rows["id"] == ["ada", "ada", "bob", "bob", "eve", "eve"]
    assert rows["date"][:2] == [datetime.date(2025, 1, 6), datetime.date(2025, 1, 7)]
    assert rows["problem"][:4] == [None] * 4 and "no date" in rows["problem"][4]
    whole = astrolabe.people(table()).scores("2025-01-06", 2)
    np.testing.assert_array_equal(np.float32(rows["love"][:4]), whole[:2, :, 3].ravel())


def test_any_cut_gives_the_same_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    births = pyarrow.table({"id": list(range(40)), "birth": [f"19{40 + n}-03-04" for n in range(40)]})
    whole = joined(arrow.scores(births, "2025-01-06"))
    assert joined(arrow.scores(iter(births.to_batches(max_chunksize=7)), "2025-01-06")) == whole
    monkeypatch.setattr(arrow, "ROWS", 3)
    assert joined(arrow.scores(births, "2025-01-06")) == whole
    assert len(list(arrow.scores(births, "2025-01-06"))) == 14


def test_missing_norms_are_taken() -> None:
    kept = joined(arrow.norms(table()))
    assert len(kept["norms"][0]) == astrolabe.NORMS_SIZE and kept["norms"][2] is None
    whole = joined(arrow.scores(table(), "2025-01-06"))
    for norms in ([kept["norms"][0], None, None], [None, kept["norms"][1], None], [None] * 3):
        column = pyarrow.array(norms, pyarrow.binary())
        rows = joined(arrow.scores(table(norms=column), "2025-01-06"))
        assert rows["problem"] == whole["problem"]
        np.testing.assert_array_equal(np.float32(rows["drive"]), np.float32(whole["drive"]))


def test_charts_and_readings_are_rows() -> None:
    rows = joined(arrow.charts(table()))
    assert rows["sun_sign"] == ["gemini", "virgo", None] and rows["sun_house"][0] == 9
    assert "no date" in rows["problem"][2]
    readings = joined(arrow.readings(table(), "2025-01-06"))
    assert json.loads(readings["reading"][1]) == astrolabe.reading("1975-09-09", "2025-01-06")
    assert readings["reading"][2] is None and "no date" in readings["problem"][2]


def test_an_identity_of_any_type_comes_through() -> None:
    for ids in ([1, 2, 3], [b"a", b"b", None], [datetime.date(2020, 1, 1)] * 3):
        assert joined(arrow.scores(table(id=ids), "2025-01-06"))["id"] == ids
    plain = table().drop_columns(["id"])
    assert joined(arrow.scores(plain, "2025-01-06"))["id"] == [0, 1, 2]


def test_polars_and_duckdb_are_read() -> None:
    polars = pytest.importorskip("polars")
    whole = joined(arrow.scores(table(), "2025-01-06"))
    assert joined(arrow.scores(polars.DataFrame(BIRTHS), "2025-01-06"))["id"] == whole["id"]
    views = polars.DataFrame(BIRTHS).to_arrow(compat_level=polars.CompatLevel.newest())
    assert joined(arrow.scores(views, "2025-01-06"))["problem"] == whole["problem"]


@pytest.fixture(scope="session")
def session() -> Iterator[Any]:
    sql = pytest.importorskip("pyspark.sql", reason="PySpark is not installed")
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = sql.SparkSession.builder.master("local[2]").appName("astrolabe")
    spark = builder.config("spark.ui.enabled", "false").getOrCreate()
    yield spark
    spark.stop()


def test_spark_gives_the_rows_of_arrow(session: Any) -> None:
    from astrolabe import spark

    rows = [dict(zip(BIRTHS, row)) for row in zip(*BIRTHS.values())]
    schema = "id string, birth string, zone string, lat double, lon double"
    frame = session.createDataFrame(rows, schema).repartition(2)
    whole = joined(arrow.scores(table(), "2025-01-06", 2))
    found = spark.scores(frame, "2025-01-06", 2).orderBy("id", "date").collect()
    assert [row["id"] for row in found] == whole["id"]
    assert [row["date"] for row in found] == whole["date"]
    assert [row["problem"] for row in found] == whole["problem"]
    np.testing.assert_array_equal(
        np.float32([row["love"] for row in found]), np.float32(whole["love"])
    )
    charts = spark.charts(frame).orderBy("id").collect()
    assert [row["moon_sign"] for row in charts] == joined(arrow.charts(table()))["moon_sign"]
    kept = spark.norms(frame).orderBy("id").collect()
    assert bytes(kept[0]["norms"]) == joined(arrow.norms(table()))["norms"][0]
    readings = spark.readings(frame, "2025-01-06").orderBy("id").collect()
    assert json.loads(readings[0]["reading"])["date"] == "2025-01-06"
    with pytest.raises(astrolabe.UsageError, match="no column id"):
        spark.scores(frame.drop("id"), "2025-01-06")
