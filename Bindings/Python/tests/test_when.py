"""Times as Python has them: of births, dates and instants."""

from __future__ import annotations

import datetime
import doctest
import importlib
import pkgutil
import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from conftest import NEW_YORK  # noqa: E402

import astrolabe  # noqa: E402
from astrolabe import _when  # noqa: E402

UTC = datetime.timezone.utc
MANHATTAN = {"lat": 40.7128, "lon": -74.006}
ULM = {"lat": 48.4, "lon": 10.0}
AUTUMN = datetime.datetime(2021, 11, 7, 1, 30)


def zone(name: str) -> datetime.tzinfo:
    """A zone by name; Python 3.9 and a table of zones are needed."""
    zoneinfo = pytest.importorskip("zoneinfo")
    try:
        found: datetime.tzinfo = zoneinfo.ZoneInfo(name)
    except zoneinfo.ZoneInfoNotFoundError:
        pytest.skip("Python finds no table of zones")
    return found


def utc_of(birth: Any, **fields: Any) -> str:
    """The instant of a birth, with every warning an error."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return str(astrolabe.chart(birth, **{**MANHATTAN, **fields})["datetime_utc"])


def test_the_examples_in_docstrings_are_true() -> None:
    names = [module.name for module in pkgutil.iter_modules(astrolabe.__path__, "astrolabe.")]
    ran = 0
    for name in ["astrolabe", *(name for name in names if "__main__" not in name)]:
        failed, tried = doctest.testmod(importlib.import_module(name), extraglobs=vars(astrolabe))
        assert failed == 0, name
        ran += tried
    assert ran >= 7


@pytest.mark.parametrize(
    "birth",
    [
        "1990-06-15T14:30-04:00",
        "1990-06-15 14:30-04:00",
        "1990-06-15T18:30Z",
        "1990-06-15T18:30:00z",
        datetime.datetime(1990, 6, 15, 18, 30, tzinfo=UTC),
        datetime.datetime(
            1990, 6, 15, 14, 30, tzinfo=datetime.timezone(datetime.timedelta(hours=-4))
        ),
    ],
)
def test_an_offset_comes_with_the_time(birth: Any) -> None:
    assert utc_of(birth) == "1990-06-15T18:30:00Z"


def test_a_zone_comes_with_the_time() -> None:
    new_york = zone("America/New_York")
    aware = datetime.datetime(1990, 6, 15, 14, 30, tzinfo=new_york)
    assert astrolabe.chart(aware, **MANHATTAN) == astrolabe.chart(**NEW_YORK)
    assert astrolabe.chart(aware, zone="America/New_York", **MANHATTAN) == astrolabe.chart(
        **NEW_YORK
    )
    assert astrolabe.chart(**{**NEW_YORK, "zone": new_york}) == astrolabe.chart(**NEW_YORK)
    with pytest.raises(astrolabe.UsageError, match="America/New_York already, and zone is UTC"):
        astrolabe.chart(aware, zone="UTC", **MANHATTAN)


def test_an_offset_is_written_to_the_second() -> None:
    offset = datetime.timezone(-datetime.timedelta(hours=4, minutes=56, seconds=2))
    assert utc_of(datetime.datetime(1880, 1, 1, 12, tzinfo=offset)) == "1880-01-01T16:56:02Z"
    assert _when.zone_text(offset) == "-04:56:02"
    assert _when.zone_text(datetime.timezone(datetime.timedelta(hours=5, minutes=30))) == "+05:30"
    odd = datetime.timezone(datetime.timedelta(microseconds=1))
    with pytest.raises(astrolabe.DataError, match="whole seconds"):
        _when.zone_text(odd)
    with pytest.raises(astrolabe.UsageError, match="zone must be a text"):
        astrolabe.chart("1990-06-15T14:30", zone=1, **MANHATTAN)


def test_fold_is_the_datetimes_own() -> None:
    for moment in (AUTUMN, AUTUMN.replace(tzinfo=zone("America/New_York"))):
        named = {} if moment.tzinfo else {"zone": "America/New_York"}
        later = moment.replace(fold=1)
        assert utc_of(later, **named) == "2021-11-07T06:30:00Z"
        assert utc_of(moment, **named, fold="earlier") == "2021-11-07T05:30:00Z"
        with pytest.raises(astrolabe.UsageError, match="fold later already, and fold is earlier"):
            astrolabe.chart(later, **named, **MANHATTAN, fold="earlier")


def test_a_time_that_clocks_showed_twice_or_never_warns() -> None:
    fields: dict[str, Any] = {"zone": "America/New_York", **MANHATTAN}
    for ask in (astrolabe.chart, astrolabe.chart_with_more, astrolabe.person):
        with pytest.warns(astrolabe.AmbiguousTime, match="occurred twice") as warned:
            ask(AUTUMN, **fields)
        assert [warning.filename for warning in warned] == [__file__]
        with pytest.warns(astrolabe.AmbiguousTime, match="never occurred"):
            ask("2021-03-14T02:30", **fields, fold="later")
        for gap in ("earlier", "later"):
            ask("2021-03-14T02:30", **fields, gap=gap)
        with pytest.raises(astrolabe.DataError, match="occurred twice"):
            ask(AUTUMN, **fields, fold="refuse")
        with pytest.raises(astrolabe.DataError, match="never occurred"):
            ask("2021-03-14T02:30", **fields, gap="refuse")
    assert utc_of("2021-11-07T02:30", zone="America/New_York") == "2021-11-07T07:30:00Z"
    assert (
        utc_of("2021-11-07T01:30", zone="America/New_York", fold="later") == "2021-11-07T06:30:00Z"
    )


def test_a_time_that_clocks_never_showed_is_moved_as_chosen() -> None:
    named = {"zone": "America/New_York"}
    assert utc_of("2021-03-14T02:30", **named, gap="earlier") == "2021-03-14T06:30:00Z"
    assert utc_of("2021-03-14T02:30", **named, gap="later") == "2021-03-14T07:30:00Z"
    gaps = ["earlier", "later", None, "refuse"]
    table = {"birth": ["2021-03-14T02:30"] * 4, "zone": ["America/New_York"] * 4, "gap": gaps}
    days = astrolabe.charts(table, missing="nan")
    assert list(days["code"]) == [0, 0, 0, 65]
    hours = (days["day"] - days["day"][0]) * 24
    assert np.allclose(hours[:3], [0, 1, 1], atol=1e-6) and np.isnan(hours[3])
    with pytest.raises(astrolabe.UsageError, match="unknown gap 'both'; expected"):
        astrolabe.charts({"birth": ["2021-03-14"], "gap": ["both"]})


def test_the_clock_before_standard_time_is_chosen() -> None:
    # 10 degrees east are 40 minutes; Berlin's 13° 22' are 53 minutes and 28 seconds.
    born: dict[str, Any] = {"birth": "1879-03-14T11:30", "zone": "Europe/Berlin", **ULM}
    assert utc_of(**born) == utc_of(**born, clock="local") == "1879-03-14T10:50:00Z"
    assert utc_of(**born, clock="zone") == "1879-03-14T10:36:32Z"
    assert astrolabe.person(**born, clock="zone").chart() == astrolabe.chart(**born, clock="zone")
    with pytest.raises(astrolabe.UsageError, match="clock can't be"):
        astrolabe.chart(**born, clock="sundial")
    with pytest.raises(TypeError, match="not clock"):
        astrolabe.charts({"birth": ["1879-03-14"], "clock": ["zone"]})


def test_numpy_has_births_and_dates() -> None:
    for unit in ("m", "s", "ms", "us", "ns"):
        moment = np.datetime64("1990-06-15T14:30", unit)
        assert astrolabe.chart(**{**NEW_YORK, "birth": moment}) == astrolabe.chart(**NEW_YORK)
    assert astrolabe.chart(np.datetime64("1990-06-15")) == astrolabe.chart("1990-06-15")
    assert astrolabe.chart(np.datetime64("1990-06-15T00:00"), zone="UTC") != astrolabe.chart(
        "1990-06-15"
    )
    for day in (np.datetime64("2025-01-06"), np.datetime64("2025-01-06T00", "ns")):
        assert astrolabe.reading("1990-06-15", day) == astrolabe.reading("1990-06-15", "2025-01-06")


@pytest.mark.parametrize(
    "birth, words",
    [
        (datetime.datetime(1990, 6, 15, 14, 30, 0, 1), "whole seconds"),
        (np.datetime64("1990-06-15T14:30:00.5"), "whole seconds"),
        (np.datetime64("1990-06-15T14:30:00.000000001"), "nanoseconds"),
        (np.datetime64("1990-06"), "has no day"),
        (np.datetime64("12000-01-01"), "years 1 to 9999"),
        (np.datetime64("NaT"), "missing"),
        ("1990-06-15T14:30:00.5", "is no date"),
        (1990, "is no time"),
        (np.arange(2).astype("datetime64[D]"), "is no time"),
    ],
)
def test_a_birth_that_is_none_is_refused(birth: Any, words: str) -> None:
    with pytest.raises(astrolabe.AstrolabeError, match=words):
        astrolabe.chart(birth, zone="UTC", **MANHATTAN)


def test_a_date_has_no_time_of_day() -> None:
    with pytest.raises(astrolabe.DataError, match="has a time of day"):
        astrolabe.reading("1990-06-15", datetime.datetime(2025, 1, 6, 12))
    midnight = datetime.datetime(2025, 1, 6)
    assert astrolabe.sign(midnight) == astrolabe.sign("2025-01-06")
    tokyo = midnight.replace(tzinfo=zone("Asia/Tokyo"))
    assert astrolabe.sign(tokyo) == astrolabe.sign("2025-01-06")
    there = astrolabe.reading("1990-06-15", "2025-01-06", date_zone="Asia/Tokyo")
    assert astrolabe.reading("1990-06-15", tokyo) == there
    assert astrolabe.reading("1990-06-15", midnight, date_zone=tokyo.tzinfo) == there
    with pytest.raises(astrolabe.UsageError, match="Asia/Tokyo already, and date_zone is UTC"):
        astrolabe.reading("1990-06-15", tokyo, date_zone="UTC")
    people = astrolabe.people({"birth": ["1990-06-15"]})
    for scores in (people.scores(tokyo), people.scores(midnight, zone=tokyo.tzinfo)):
        assert (scores == people.scores("2025-01-06", zone="Asia/Tokyo")).all()
    with pytest.raises(astrolabe.UsageError, match="Asia/Tokyo already, and zone is UTC"):
        people.scores(tokyo, zone="UTC")
    assert (people.scores(np.datetime64("2025-01-06")) == people.scores("2025-01-06")).all()


def test_an_instant_is_universal_time_unless_it_has_a_zone() -> None:
    sky = astrolabe.sky("2025-01-06T12:00:00Z")
    noon = datetime.datetime(2025, 1, 6, 12)
    plus_one = datetime.timezone(datetime.timedelta(hours=1))
    for at in (
        noon,
        noon.replace(tzinfo=UTC),
        noon.replace(hour=13, tzinfo=plus_one),
        np.datetime64(noon),
    ):
        assert astrolabe.sky(at) == sky
    assert astrolabe.sky("2025-01-06 12:00:00Z") == sky
    half = noon.replace(microsecond=500_000)
    longitude = astrolabe.sky(half, "moon")["bodies"][0]["longitude"]
    assert (
        longitude
        == astrolabe.positions(half, "moon")[0, 0]
        != astrolabe.positions(noon, "moon")[0, 0]
    )


def test_texts_are_instants_for_arrays() -> None:
    day = 2460682.0
    noons = [
        "2025-01-06T12:00",
        "2025-01-06 12:00:00",
        "2025-01-06T13:00+01:00",
        "2025-01-06T12:00Z",
    ]
    assert (astrolabe.julian_days(noons) == day).all()
    assert (astrolabe.julian_days(np.array(noons).reshape(2, 2)) == np.full((2, 2), day)).all()
    assert astrolabe.julian_days("2025-01-06") == day - 0.5
    mixed = [day, datetime.date(2025, 1, 6), np.datetime64("2025-01-06T12:00"), None]
    assert np.array_equal(
        astrolabe.julian_days(mixed), [day, day - 0.5, day, np.nan], equal_nan=True
    )
    assert (astrolabe.reader("sun")(noons[0]) == astrolabe.positions(day, "sun")).all()
    person = astrolabe.person(**NEW_YORK)
    hits = person.hits("2025-01-01", "2025-02-01T00:00Z")
    assert len(hits) > 0 and (hits == person.hits(2460676.5, 2460707.5)).all()
    for wrong in ("now", "2460682.0", "2025-13-01", "20250106", ""):
        with pytest.raises(astrolabe.DataError, match="is no instant; write"):
            astrolabe.julian_days(wrong)
        with pytest.raises(astrolabe.DataError, match="is no instant; write"):
            astrolabe.julian_days([wrong])


def test_pytz_has_zones() -> None:
    pytz = pytest.importorskip("pytz")
    new_york = pytz.timezone("America/New_York")
    assert utc_of(new_york.localize(AUTUMN, is_dst=True)) == "2021-11-07T05:30:00Z"
    assert utc_of(new_york.localize(AUTUMN, is_dst=False)) == "2021-11-07T06:30:00Z"
    assert utc_of("1990-06-15T14:30", zone=new_york) == "1990-06-15T18:30:00Z"


def test_a_column_of_births_brings_zones_and_folds() -> None:
    new_york = zone("America/New_York")
    births = [
        AUTUMN.replace(tzinfo=new_york),
        AUTUMN.replace(tzinfo=new_york, fold=1),
        "2021-11-07T01:30-05:00",
        "2021-11-07 06:30Z",
    ]
    place = {"lat": [40.7] * 4, "lon": [-74.0] * 4}
    hours = (astrolabe.charts({"birth": births, **place})["day"] - 2459525.5) * 24
    # An hour and a half before 7:00 UTC, and the half hour before it three times.
    assert hours == pytest.approx([5.5, 6.5, 6.5, 6.5], abs=1e-3)
    with pytest.raises(astrolabe.UsageError, match="birth 0 has the zone America/New_York already"):
        astrolabe.charts({"birth": births, **place, "zone": ["UTC"] * 4})
    later = AUTUMN.replace(fold=1)
    for fold in (None, "", "later", float("nan")):
        table = {"birth": [later, AUTUMN], "zone": [new_york] * 2, "fold": [fold, None]}
        days = astrolabe.charts({**table, "lat": [40.7] * 2, "lon": [-74.0] * 2})["day"]
        assert days[0] - days[1] == pytest.approx(1 / 24, abs=1e-6)
    with pytest.raises(astrolabe.UsageError, match="fold later already, and fold is earlier"):
        astrolabe.charts({"birth": [later], "zone": ["UTC"], "fold": ["earlier"]})
    for wrong in (0, 1):
        with pytest.raises(astrolabe.UsageError, match=f"unknown fold {wrong}; expected"):
            astrolabe.charts({"birth": [AUTUMN], "zone": ["UTC"], "fold": [wrong]})
    for name in ("zone", "place", "fold", "gap"):
        with pytest.raises(astrolabe.UsageError, match="columns must have the same length"):
            astrolabe.charts({"birth": [AUTUMN, AUTUMN], name: ["UTC"]})
    with pytest.raises(astrolabe.UsageError, match="no value of the type int"):
        astrolabe.charts({"birth": [AUTUMN], "place": [1]})
    zones = astrolabe.charts({"birth": [AUTUMN], "zone": [new_york], "lat": [40.7], "lon": [-74.0]})
    assert zones["code"].tolist() == [0]
    with pytest.raises(astrolabe.DataError, match="whole seconds"):
        astrolabe.charts({"birth": [AUTUMN.replace(microsecond=1)]})


def test_pandas_has_births_dates_and_instants() -> None:
    pandas = pytest.importorskip("pandas")
    hours = pandas.date_range("2025-01-06T13:00", periods=3, freq="D", tz="Europe/Paris")
    days = [2460682.0, 2460683.0, 2460684.0]
    for instants in (
        hours,
        pandas.Series(hours),
        list(hours),
        hours.tz_convert("UTC").tz_localize(None),
    ):
        assert astrolabe.julian_days(instants).tolist() == days
    assert np.isnan(astrolabe.julian_days([pandas.NaT, hours[0]])).tolist() == [True, False]
    assert astrolabe.sky(hours[0]) == astrolabe.sky("2025-01-06T12:00:00Z")
    born = pandas.Timestamp("1990-06-15T14:30", tz="America/New_York")
    assert astrolabe.chart(born, **MANHATTAN)["datetime_utc"] == "1990-06-15T18:30:00Z"
    day = pandas.Timestamp("2025-01-06")
    assert astrolabe.reading("1990-06-15", day) == astrolabe.reading("1990-06-15", "2025-01-06")
    with pytest.raises(astrolabe.DataError, match="missing"):
        astrolabe.chart(pandas.NaT)
    with pytest.raises(astrolabe.DataError, match="nanoseconds"):
        astrolabe.chart(pandas.Timestamp("1990-06-15T14:30:00.000000001"))


def test_tables_bring_zones_and_offsets() -> None:
    pandas = pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    instants = ["2021-11-07T05:30Z", "2021-11-07T06:30Z"]
    aware = pandas.Series(pandas.to_datetime(instants)).dt.tz_convert("America/New_York")
    columns: list[Any] = [aware, instants, ["2021-11-07 01:30-04:00", "2021-11-07T01:30-05:00"]]
    for births in columns:
        frame = pandas.DataFrame({"birth": births, "lat": [40.7] * 2, "lon": [-74.0] * 2})
        hours = (astrolabe.charts(frame)["day"] - 2459525.5) * 24
        assert hours == pytest.approx([5.5, 6.5], abs=1e-3)


def test_a_fold_is_a_word_or_the_number_of_a_datetime() -> None:
    night, zone = "2021-11-07T01:30", "America/New_York"
    assert utc_of(night, zone=zone, fold=1) == utc_of(night, zone=zone, fold="later") == "2021-11-07T06:30:00Z"
    assert utc_of(night, zone=zone, fold=0) == utc_of(night, zone=zone, fold="earlier") == "2021-11-07T05:30:00Z"


def test_a_day_is_today_unless_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock(datetime.datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime.datetime(2025, 1, 6, 23, 0, tzinfo=datetime.timezone.utc).astimezone(tz)

    monkeypatch.setattr("astrolabe._when.datetime.datetime", Clock)
    assert astrolabe.reading("1990-06-15", date_zone="UTC")["date"] == "2025-01-06"
    assert astrolabe.reading("1990-06-15", date_zone="Asia/Tokyo")["date"] == "2025-01-07"
    person = astrolabe.person("1990-06-15")
    assert person.reading(date_zone=datetime.timezone.utc)["date"] == "2025-01-06"
    assert astrolabe.ask("1990-06-15", "How is my day?", date_zone="Asia/Tokyo")["date"] == "2025-01-07"
