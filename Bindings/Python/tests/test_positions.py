"""Positions, charts as arrays, exact moments."""

from __future__ import annotations

import datetime
import json

import pytest

np = pytest.importorskip("numpy")

from conftest import BIRTHS, NEW_YORK  # noqa: E402

import astrolabe  # noqa: E402


def test_the_sun_at_j2000() -> None:
    # Meeus, Astronomical Algorithms: 280°.37 apparent at 2000-01-01 12:00 TT.
    sun = astrolabe.positions(2451545.0, ["sun"], scale="tt", columns=6)
    assert sun.shape == (1, 6)
    assert abs(sun[0, 0] - 280.3689) < 0.001
    assert abs(sun[0, 3] - 0.98333) < 0.0001


def test_shapes_and_kinds_of_instants() -> None:
    days = np.arange("2025-01-01", "2025-02-01", dtype="datetime64[h]").reshape(31, 24)
    places = astrolabe.positions(days, ["sun", "moon", "sun"])
    assert places.shape == (31, 24, 3, 2)
    assert (places[..., 0, :] == places[..., 2, :]).all()
    noon = datetime.datetime(2025, 1, 1, 12)
    paris = datetime.datetime(2025, 1, 1, 13, tzinfo=datetime.timezone(datetime.timedelta(hours=1)))
    for instant in (noon, paris, np.datetime64("2025-01-01T12:00"), 2460677.0):
        assert (astrolabe.positions(instant, ["sun", "moon", "sun"]) == places[0, 12]).all()
    assert (astrolabe.positions([noon, paris], "sun")[:, 0, 0] == places[0, 12, 0, 0]).all()
    assert astrolabe.positions([], "all").shape == (0, 23, 2)


def test_columns_agree_with_documents() -> None:
    six = astrolabe.positions(2460682.0, "all", columns=6)
    two = astrolabe.positions(2460682.0, "all", columns=2)
    one = astrolabe.positions(2460682.0, "all", columns=1)
    assert (six[:, :2] == two).all() and (six[:, :1] == one).all()
    for row, body in zip(six, astrolabe.sky("ut:2460682.0", bodies="all")["bodies"]):
        names = (
            "longitude",
            "longitude_per_day",
            "latitude",
            "distance_au",
            "latitude_per_day",
            "distance_per_day_au",
        )
        assert [body[name] for name in names] == row.tolist()  # type: ignore[literal-required]


def test_instants_beyond_the_ephemeris() -> None:
    days = [2451545.0, 1.0, float("nan")]
    with pytest.raises(astrolabe.DataError, match="2 of 3 instants"):
        astrolabe.positions(days)
    places = astrolabe.positions(days, missing="nan")
    assert np.isfinite(places[0]).all() and np.isnan(places[1:]).all()


def test_out_is_written_and_checked() -> None:
    out = np.empty((2, 1, 2))
    assert astrolabe.positions([2451545.0, 2451546.0], ["sun"], out=out) is out
    for wrong in (
        np.empty((2, 1)),
        np.empty((2, 1, 2), dtype=np.float32),
        np.empty((2, 1, 4))[:, :, ::2],
    ):
        with pytest.raises(TypeError, match="contiguous"):
            astrolabe.positions([2451545.0, 2451546.0], ["sun"], out=wrong)


def test_wrong_arguments() -> None:
    for options in (
        {"bodies": "sun,vulcan"},
        {"scale": "utc"},
        {"columns": 3},
        {"columns": -1},
        {"missing": "zero"},
    ):
        with pytest.raises(astrolabe.UsageError):
            astrolabe.positions(2451545.0, **options)  # type: ignore[arg-type]


def test_a_reader_gives_the_same() -> None:
    read = astrolabe.reader(["moon", "chiron"], columns=6)
    for day in (2451545.0, 2378500.0):
        assert (read(day) == astrolabe.positions(day, ["moon", "chiron"], columns=6)).all()
    with pytest.raises(astrolabe.DataError):
        read(1.0)


def test_charts_are_the_documents() -> None:
    # Columns of numbers have no 48n24.
    births = [birth for birth in BIRTHS[2:] if not isinstance(birth.get("lat"), str)]
    table = {
        name: [birth.get(name) for birth in births]
        for name in ("birth", "zone", "place", "lat", "lon", "fold")
    }
    charts = astrolabe.charts(table, houses="koch")
    for row, birth in enumerate(births):
        chart = astrolabe.chart(**birth, houses="koch")
        text = json.dumps(chart)
        assert charts["code"][row] == 0
        for body, longitude, house in zip(
            chart["bodies"], charts["longitude"][row], charts["house"][row]
        ):
            # Documents round to four decimals.
            assert abs(body["longitude"] - longitude) <= 0.5001e-4 and body["house"] == house, text
        places = astrolabe.positions(charts["day"][row])
        assert np.allclose(places[:, 0], charts["longitude"][row], rtol=0, atol=1e-9)


def test_charts_of_births_that_are_none() -> None:
    table = {"birth": ["1990-06-15", "1990-02-31", None, "1700-01-01"]}
    with pytest.raises(astrolabe.DataError, match="birth 1"):
        astrolabe.charts(table)
    charts = astrolabe.charts(table, missing="nan")
    assert charts["code"].tolist() == [0, 65, 65, 65]
    assert np.isnan(charts["longitude"][1:]).all() and (charts["house"][1:] == 0).all()
    assert np.isnan(charts["angles"]).all() and np.isfinite(charts["cusps"][0]).all()


def test_hits_are_the_transits_exact_moments() -> None:
    person = astrolabe.person(**NEW_YORK)
    hits = person.hits(np.datetime64("2025-01-01"), np.datetime64("2026-01-01"), "mars,saturn")
    assert (np.diff(hits["day"]) >= 0).all()
    found = {
        (
            astrolabe.BODIES[hit["body"]],
            astrolabe.POINTS[hit["natal"]],
            astrolabe.ASPECTS[hit["aspect"]],
            moment(hit["day"]),
        )
        for hit in hits
    }
    expected = set()
    for transit in person.transits("2025-01-01", "2025-12-31", bodies=["mars", "saturn"]):
        for exact in transit["exact"]:
            if exact.startswith("2025"):
                expected.add(
                    (transit["transit_planet"], transit["natal_planet"], transit["aspect"], exact)
                )
    assert expected and found == expected


def moment(day: float) -> str:
    """A Julian Day as documents have it, to the second."""
    seconds = np.floor((day - 2440587.5) * 86400 + 0.5)
    return str(np.datetime64(int(seconds), "s")) + "Z"


def test_all_of_a_century_of_hits() -> None:
    person = astrolabe.person("1990-06-15")
    hits = person.hits(2415020.5, 2451544.5, "venus")
    # More than there was room for at first.
    assert len(hits) > 1 << 10
    assert (np.diff(hits["day"]) >= 0).all() and hits["day"][-1] > 2451500
