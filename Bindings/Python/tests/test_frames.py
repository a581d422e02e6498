"""Tables of pandas, polars and Arrow."""

from __future__ import annotations

import builtins
import datetime
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from conftest import BIRTHS, NEW_YORK

import astrolabe
from astrolabe import frames

TABLE = {
    "id": ["ada", "bob", "eve"],
    "birth": ["1990-06-15T14:30", "1975-09-09", "1990-02-31"],
    "zone": ["America/New_York", None, None],
    "lat": [40.7128, None, None],
    "lon": [-74.006, None, None],
}


def test_charts_have_named_columns() -> None:
    table = frames.charts(TABLE, to="dict")
    one = astrolabe.chart(**NEW_YORK)
    for body in one["bodies"]:
        name = body["name"]
        assert table[name][0] == pytest.approx(body["longitude"], abs=1e-4)
        assert table[name + "_sign"][0] == body["sign"]
        assert table[name + "_house"][0] == body["house"]
        assert table[name + "_retrograde"][0] == (body["speed"] < 0)
    assert table["ascendant"][0] == pytest.approx(one["angles"]["ascendant"]["longitude"], abs=1e-4)


@pytest.mark.parametrize("module", ["frames", "arrow"])
def test_tables_are_there_without_an_import_of_their_own(module: str) -> None:
    if module == "arrow":
        pytest.importorskip("pyarrow")
    line = f"import astrolabe; print(astrolabe.{module}.charts.__module__)"
    told = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True)
    assert told.stdout == f"astrolabe.{module}\n"


def test_a_bad_row_is_a_row_with_its_reason() -> None:
    table = frames.charts(TABLE, to="dict")
    assert table["problem"][:2] == [None, None] and "no date" in table["problem"][2]
    assert table["sun_sign"] == ["gemini", "virgo", None] and np.isnan(table["sun"][2])
    scores = frames.scores(TABLE, "2025-01-06", 2, to="dict")
    assert scores["id"] == ["ada", "ada", "bob", "bob", "eve", "eve"]
    assert np.isnan(scores["love"][4]) and "no date" in scores["problem"][4]


def test_scores_are_those_of_people() -> None:
    people = astrolabe.people(TABLE)
    whole = people.scores("2025-01-06", 2)
    table = people.frame("2025-01-06", 2, to="dict")
    for index, name in enumerate(astrolabe.SCORES):
        np.testing.assert_array_equal(np.array(table[name], np.float32), whole[:, :, index].ravel())
    assert table["date"][:2] == [datetime.date(2025, 1, 6), datetime.date(2025, 1, 7)]


def test_an_ephemeris_is_the_sky_step_by_step() -> None:
    table = frames.ephemeris("2025-01-01", "2025-01-02", "6h", ["sun", "moon"], columns=2, to="dict")
    assert [str(time) for time in table["time"]][-1] == "2025-01-02 00:00:00"
    assert len(table["time"]) == 5
    sky = astrolabe.sky("2025-01-01T06:00:00Z", "sun,moon")["bodies"]
    for body in sky:
        assert table[body["name"]][1] == pytest.approx(body["longitude"], abs=1e-9)
        assert table[body["name"] + "_motion"][1] == pytest.approx(body["longitude_per_day"], abs=1e-9)


@pytest.mark.parametrize(("step", "rows"), [("1d", 11), ("12h", 21), ("90min", 161), (datetime.timedelta(days=5), 3)])
def test_a_step_is_a_duration(step: Any, rows: int) -> None:
    assert len(frames.ephemeris("2025-01-01", "2025-01-11", step, "sun", to="dict")["sun"]) == rows


@pytest.mark.parametrize("step", ["", "1", "d", "-1d", "0s", "1w", "1.5h", datetime.timedelta(0)])
def test_what_is_no_step_is_refused(step: Any) -> None:
    with pytest.raises(astrolabe.UsageError, match="step"):
        frames.ephemeris("2025-01-01", "2025-01-11", step, "sun", to="dict")


def test_hits_have_names_and_times() -> None:
    person = astrolabe.person(**NEW_YORK)
    table = frames.hits(person, "2025-01-01", "2025-12-31", "saturn", to="dict")
    exact = [
        (moment[:19], transit["aspect"], transit["natal_planet"])
        for transit in astrolabe.transits(**NEW_YORK, start="2025-01-01", end="2025-12-30", bodies="saturn")
        for moment in transit["exact"]
        if moment.startswith("2025")
    ]
    found = [
        ((time + datetime.timedelta(milliseconds=500)).strftime("%Y-%m-%dT%H:%M:%S"), aspect, natal)
        for time, aspect, natal in zip(table["time"], table["aspect"], table["natal"])
    ]
    assert sorted(found) == sorted(exact) and found


def test_every_kind_of_table_says_the_same() -> None:
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    pytest.importorskip("pyarrow")
    plain = frames.scores(TABLE, "2025-01-06", to="dict")
    frame = frames.scores(TABLE, "2025-01-06", to="pandas")
    assert isinstance(frame, pandas.DataFrame) and list(frame.columns) == list(plain)
    assert frame["love"].dtype == np.float32 and str(frame["date"].dtype).startswith("datetime64")
    other = frames.scores(TABLE, "2025-01-06", to="polars")
    assert isinstance(other, polars.DataFrame) and other.columns == list(plain)
    arrow = frames.scores(TABLE, "2025-01-06", to="arrow")
    assert arrow.column_names == list(plain) and arrow["id"].to_pylist() == plain["id"]
    for table in (frame["love"].tolist(), other["love"].to_list(), arrow["love"].to_pylist()):
        np.testing.assert_array_equal(np.array(table, np.float32), np.array(plain["love"], np.float32))


def test_the_index_of_a_table_stays() -> None:
    pandas = pytest.importorskip("pandas")
    table = pandas.DataFrame({"birth": ["1990-06-15", "1975-09-09"]}, index=["ada", "bob"])
    assert frames.charts(table, to="dict")["id"] == ["ada", "bob"]
    assert frames.scores(table, "2025-01-06", to="dict")["id"] == ["ada", "bob"]


def test_a_table_comes_back_as_it_came() -> None:
    for library in ("pandas", "polars"):
        module = pytest.importorskip(library)
        table = module.DataFrame({"id": ["ada"], "birth": ["1990-06-15"]})
        for made in (frames.charts(table), frames.scores(table, "2025-01-06")):
            assert isinstance(made, module.DataFrame)
            assert list(made["id"]) == ["ada"]
        assert isinstance(frames.charts(table, to="dict"), dict)


def test_tables_need_no_arrow(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = frames.charts(TABLE, to="dict")
    imported = builtins.__import__

    def without_arrow(name: str, names: Any = None, *rest: Any) -> Any:
        # pandas itself may keep texts in Arrow's memory, and goes on with it.
        if name == "pyarrow" and str((names or {}).get("__name__")).startswith("astrolabe"):
            raise ImportError(name)
        return imported(name, names, *rest)

    monkeypatch.setattr(builtins, "__import__", without_arrow)
    for library in ("pandas", "polars"):
        table = pytest.importorskip(library).DataFrame(TABLE)
        assert repr(frames.charts(table, to="dict")) == repr(plain)
    with pytest.raises(astrolabe.InstallationError, match="needs Arrow"):
        astrolabe.charts(type("Other", (), {"__arrow_c_stream__": None})())


def test_tables_say_that_they_need_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for make in (
        lambda: frames.charts(TABLE),
        lambda: frames.scores(TABLE, "2025-01-06"),
        lambda: frames.ephemeris("2025-01-01", "2025-01-02"),
    ):
        with pytest.raises(astrolabe.InstallationError, match="arrays need NumPy"):
            make()


def test_one_birth_is_a_table_of_one_row() -> None:
    chart = astrolabe.chart(**NEW_YORK)
    person = astrolabe.person(**NEW_YORK)
    plain = frames.charts([NEW_YORK], to="dict")
    for one in (dict(NEW_YORK), person, chart, [person], [chart]):
        assert repr(frames.charts(one, to="dict")) == repr(plain)
    assert frames.scores({"id": "ada", **NEW_YORK}, "2025-01-06", days=2, to="dict")["id"] == ["ada", "ada"]
    for births in (7, None, astrolabe.default()):
        with pytest.raises(astrolabe.UsageError, match="births must be a table"):
            frames.charts(births, to="dict")


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(astrolabe.UsageError, match="pandas, polars, arrow or dict"):
        frames.charts({"birth": ["1990-06-15"]}, to="excel")  # type: ignore[arg-type]
    with pytest.raises(astrolabe.UsageError, match="unknown quantities"):
        frames.charts({"birth": ["1990-06-15"]}, quantities=["speed"], to="dict")
    with pytest.raises(astrolabe.DataError, match="before start"):
        frames.ephemeris("2025-01-02", "2025-01-01", to="dict")


def test_births_of_all_kinds_have_rows() -> None:
    births = [birth for birth in BIRTHS if not isinstance(birth.get("lat"), str)]
    for birth in births:
        table = frames.charts({name: [value] for name, value in birth.items()}, to="dict")
        assert table["problem"] == [None], birth


def test_places_are_rows() -> None:
    table = frames.places("Paris", limit=3, to="dict")
    assert table["place"][0] == "Paris, Île-de-France, France" and len(table["place"]) == 3


def test_births_may_be_a_list() -> None:
    rows = [NEW_YORK, {"birth": "1975-09-09"}]
    table = frames.charts([{**row, "id": name} for row, name in zip(rows, "ab")], to="dict")
    assert table["id"] == ["a", "b"] and table["problem"] == [None, None]
    assert table["sun"][0] == astrolabe.charts({k: [v] for k, v in NEW_YORK.items()})["longitude"][0, 0]
    assert frames.charts(["1990-06-15", "1975-09-09"], to="dict")["sun_sign"] == ["gemini", "virgo"]
    structured = np.array([("1990-06-15T14:30", "UTC")], dtype=[("birth", "U16"), ("zone", "U8")])
    assert frames.charts(structured, to="dict")["sun_sign"] == ["gemini"]


def test_a_missing_numpy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numpy", None)
    for ask in (
        lambda: astrolabe.positions([2460682.0]),
        lambda: astrolabe.charts({"birth": ["1990-06-15"]}),
        lambda: astrolabe.people({"birth": ["1990-06-15"]}),
        lambda: astrolabe.julian_days("2025-01-06"),
    ):
        with pytest.raises(astrolabe.InstallationError, match=r"astrolabe-engine\[numpy\]"):
            ask()
