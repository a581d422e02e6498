"""People by the thousand: scores, norms, tables of pandas, polars and Arrow."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

np = pytest.importorskip("numpy")

import astrolabe  # noqa: E402

TABLE: dict[str, list[Any]] = {
    "birth": ["1990-06-15T14:30", "1975-09-09", "tomorrow", None, "1964-02-29T23:59", "2390-01-01"],
    "zone": ["America/New_York", None, "UTC", None, "Asia/Tokyo", None],
    "lat": [40.7128, None, None, None, 35.68, None],
    "lon": [-74.006, None, None, None, 139.69, None],
}


@pytest.fixture(scope="module")
def people() -> astrolabe.People:
    return astrolabe.people(TABLE)


def test_scores_are_the_readmes(people: astrolabe.People) -> None:
    scores = people.scores("2025-01-06", days=2)
    assert scores.shape == (6, 2, 23) and scores.dtype == np.float32
    # The page of the repository's README: love +3, drive −55, creativity +42.
    for name, unified in (("love", 2.9), ("drive", -55), ("creativity", 42)):
        assert abs(scores[0, 0, astrolabe.SCORES.index(name)] - unified) < 0.6
    assert np.isfinite(scores[[0, 1, 4]]).all() and np.isnan(scores[[2, 3, 5]]).all()


def test_scores_are_those_of_meters(people: astrolabe.People) -> None:
    tables = people.tables("2025-01-06", days=40, zone="Europe/Paris")
    meters = astrolabe.meters(
        "1990-06-15T14:30",
        "2025-01-06",
        "2025-02-14",
        zone="America/New_York",
        lat=40.7128,
        lon=-74.006,
        date_zone="Europe/Paris",
    )
    for day, entry in enumerate(meters):
        for score, name in enumerate(astrolabe.SCORES[:17]):
            values = entry["meters"][name]  # type: ignore[literal-required]
            for table, field in (
                ("intensity", "intensity"),
                ("harmony", "harmony"),
                ("unified", "unified_score"),
            ):
                # BatchScores promises a hundredth; a unified score is made of two.
                assert abs(tables[table][0, day, score] - values[field]) < 0.03, (day, name, field)


def test_problems_are_reported(people: astrolabe.People) -> None:
    problems = people.problems()
    assert sorted(problems) == [2, 3, 5] and people.codes.tolist() == [0, 0, 65, 65, 0, 65]
    assert (
        "tomorrow" in problems[2]
        and "missing" in problems[3]
        and "2390" in problems[5]
        or "life" in problems[5]
    )


def test_norms_are_kept(people: astrolabe.People) -> None:
    norms = people.norms()
    assert norms.shape == (6, astrolabe.NORMS_SIZE) and not norms[2].any() and norms[0].any()
    scores = people.scores("2025-01-06")
    for kept in (norms, [row.tobytes() for row in norms], norms.tobytes()):
        if isinstance(kept, bytes):
            kept = np.frombuffer(kept, dtype=np.uint8)
        again = astrolabe.people(TABLE, norms=kept)
        assert np.array_equal(again.scores("2025-01-06"), scores, equal_nan=True)
    assert (
        bytes(norms[0])
        == astrolabe.person(
            "1990-06-15T14:30", zone="America/New_York", lat=40.7128, lon=-74.006
        ).norms()
    )
    arrow = pytest.importorskip("pyarrow")
    rows = [row.tobytes() for row in norms]
    for column in (
        arrow.array(rows),
        arrow.array(rows, arrow.large_binary()),
        arrow.chunked_array([rows[:2], rows[2:]]),
        arrow.array([b"x", *rows])[1:],
        arrow.array([row if row.strip(b"\0") else None for row in rows]),
    ):
        again = astrolabe.people(TABLE, norms=column)
        assert np.array_equal(again.scores("2025-01-06"), scores, equal_nan=True)
    swapped = astrolabe.people(TABLE, norms=norms[[1, 0, 2, 3, 4, 5]])
    assert "another birth" in swapped.problems()[0]
    with pytest.raises(ValueError, match="9040 bytes for each of 6"):
        astrolabe.people(TABLE, norms=norms[:5])


def test_more_people_than_are_taken_at_once() -> None:
    births = [f"19{50 + number % 50}-0{1 + number % 9}-1{number % 10}" for number in range(600)]
    births[300] = "x"
    alone, together = (
        astrolabe.people({"birth": births}),
        astrolabe.people({"birth": births}, threads=4),
    )
    assert list(alone.problems()) == [300] and alone.problems() == together.problems()
    assert (alone.norms() == together.norms()).all()
    first = astrolabe.people({"birth": births[599:]})
    assert np.array_equal(alone.scores("2025-01-06")[599:], first.scores("2025-01-06"))


def test_wrong_arguments(people: astrolabe.People) -> None:
    for wrong in (lambda: people.scores("2025-02-30"), lambda: people.scores("2025-01-06", days=0)):
        with pytest.raises(astrolabe.DataError):
            wrong()
    with pytest.raises(astrolabe.UsageError):
        people.scores("2025-01-06", which="love")
    with pytest.raises(astrolabe.DataError, match="Atlantis"):
        people.scores("2025-01-06", zone="Atlantis")
    with pytest.raises(TypeError, match="not latitude"):
        astrolabe.people({"birth": ["1990-06-15"], "latitude": [3.0]})
    with pytest.raises(TypeError, match="columns are birth"):
        astrolabe.people({"birthday": ["1990-06-15"]})


def frames() -> list[Any]:
    return [
        pytest.param(name, id=name)
        for name in ("pandas", "polars", "pyarrow", "chunked", "rows of lists")
    ]


@pytest.mark.parametrize("kind", frames())
def test_tables_of_others(people: astrolabe.People, kind: str) -> None:
    table: Any = TABLE
    if kind != "rows of lists":
        pytest.importorskip("pyarrow")
    if kind == "pandas":
        table = pytest.importorskip("pandas").DataFrame(TABLE)
    elif kind == "polars":
        table = pytest.importorskip("polars").DataFrame(TABLE)
    elif kind in ("pyarrow", "chunked"):
        import pyarrow

        table = pyarrow.table(TABLE)
        if kind == "chunked":
            table = pyarrow.concat_tables([table.slice(0, 2), table.slice(2)])
    read = astrolabe.people(table, norms=people.norms())
    assert read.codes.tolist() == people.codes.tolist()
    assert np.array_equal(read.scores("2025-01-06"), people.scores("2025-01-06"), equal_nan=True)
    charts = astrolabe.charts(table, missing="nan")
    assert np.array_equal(
        charts["longitude"], astrolabe.charts(TABLE, missing="nan")["longitude"], equal_nan=True
    )


def test_large_strings_of_arrow_are_read_where_they_lie() -> None:
    pyarrow = pytest.importorskip("pyarrow")
    from astrolabe._columns import BirthColumns

    births = pyarrow.array(["1990-06-15", "1975-09-09"], type=pyarrow.large_string())
    columns = BirthColumns(pyarrow.table({"birth": births}))
    part = columns.part(0, 2)
    assert part.birth.contents.data == births.buffers()[2].address


def test_columns_of_dates() -> None:
    pyarrow = pytest.importorskip("pyarrow")
    days = [datetime.date(1990, 6, 15), datetime.date(1975, 9, 9)]
    expected = astrolabe.charts({"birth": ["1990-06-15", "1975-09-09"]})["longitude"]
    for table in ({"birth": days}, pyarrow.table({"birth": days})):
        assert (astrolabe.charts(table)["longitude"] == expected).all()


def test_scores_as_a_table(people: astrolabe.People) -> None:
    pytest.importorskip("pyarrow")
    table = people.arrow("2025-01-06", days=3)
    assert table.num_rows == 18 and table.column_names == ["person", "date", "scores"]
    scores = people.scores("2025-01-06", days=3)
    rows = table.to_pylist()
    assert rows[4]["person"] == 1 and rows[4]["date"] == datetime.date(2025, 1, 7)
    assert rows[4]["scores"] == scores[1, 1].tolist()
    polars = pytest.importorskip("polars")
    assert polars.from_arrow(table).shape == (18, 3)
