"""Calendars: what Python has for a date is Gregorian, and a text is of the calendar of its time."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

np = pytest.importorskip("numpy")

import astrolabe  # noqa: E402
from astrolabe import _when  # noqa: E402

UTC = datetime.timezone.utc
#: Leonardo's birth: 15 April 1452 by the calendar of his time, 24 April by the Gregorian one.
VINCI = datetime.datetime(1452, 4, 24, 12, tzinfo=UTC)
#: Julian Days of 1452-04-24 12:00, as Python's own count of days and NumPy's have it.
VINCI_DAY = VINCI.toordinal() + 1_721_424.5 + 0.5


@pytest.mark.parametrize("born", [VINCI, VINCI.date(), np.datetime64("1452-04-24T12:00")])
def test_what_python_has_for_a_date_is_gregorian_however_long_ago(born: Any) -> None:
    """The wheel's ephemeris begins in 1800, so that its refusals say which day was read."""
    named = {"zone": "UTC"} if isinstance(born, np.datetime64) else {}
    day = VINCI.date()
    asks: list[Any] = [
        lambda: astrolabe.chart(born, **named),
        lambda: astrolabe.person(born, **named),
        lambda: astrolabe.synastry("1990-06-15", born, **{f"with_{n}": z for n, z in named.items()}),
        lambda: astrolabe.sky(VINCI),
        lambda: astrolabe.sign(day),
        lambda: astrolabe.reading("1990-06-15", day),
        lambda: astrolabe.progressions("1800-01-01", at=day),
        lambda: astrolabe.moon(day, "1990-06-15"),
        lambda: astrolabe.people({"birth": ["1990-06-15"]}).scores(day),
        lambda: astrolabe.charts({"birth": [born], **{name: [one] for name, one in named.items()}}),
        lambda: astrolabe.moon(np.datetime64("1452-04-24"), "1990-06-15"),
    ]
    for ask in asks:
        with pytest.raises(astrolabe.DataError, match=r"1452-04-24\b.* lies outside"):
            ask()
    # The text is nine days earlier than its numbers say on the other calendar.
    with pytest.raises(astrolabe.DataError, match="1452-05-03"):
        astrolabe.chart("1452-04-24")
    with pytest.raises(astrolabe.DataError, match="1452-04-24"):
        astrolabe.chart("1452-04-15")


def test_dates_of_python_and_texts_are_the_same_days_in_arrays() -> None:
    assert astrolabe.julian_days(VINCI) == VINCI_DAY
    assert astrolabe.julian_days(np.datetime64("1452-04-24T12:00")) == VINCI_DAY
    # A date alone is of the calendar of its time; ISO 8601 has the Gregorian one.
    for text in ("1452-04-15", "1452-04-15 OS", "1452-04-24 NS"):
        assert astrolabe.julian_days(text) == VINCI_DAY - 0.5
        assert _when.dates(text, 2).tolist() == [VINCI.date(), datetime.date(1452, 4, 25)]
    assert astrolabe.julian_days("1452-04-24T12:00Z") == VINCI_DAY
    assert _when.dates(VINCI.date(), 1).tolist() == [VINCI.date()]
    # The day after 4 October 1582 was the 15th; in England that after 2 September 1752 the 14th.
    assert np.diff(astrolabe.julian_days(["1582-10-04", "1582-10-15"])) == 1
    assert np.diff(astrolabe.julian_days(["1752-09-02 OS", "1752-09-14"])) == 1
    # 1500 and 1900 have their leap day on the Julian calendar alone.
    assert np.diff(astrolabe.julian_days(["1500-02-29", "1500-03-01"])) == 1
    assert np.diff(astrolabe.julian_days(["1900-02-29 OS", "1900-03-01 OS"])) == 1
    for wrong in ("1900-02-29", "1500-02-29 NS", "1500-13-01", "1500-04-31"):
        with pytest.raises(astrolabe.DataError, match="is no instant; write"):
            astrolabe.julian_days(wrong)


def test_the_calendar_of_a_request_is_that_of_its_texts_alone() -> None:
    """The Julian calendar is twelve days behind in the 19th century, and thirteen in the 20th and 21st."""
    day = datetime.date(1990, 6, 28)
    julian = {"birth": "1860-05-05", "calendar": "julian"}
    assert astrolabe.chart(**julian)["birth"]["birth_date"] == "1860-05-17"
    there = astrolabe.text("reading", birth="1860-05-17", date="1990-06-28")
    assert astrolabe.text("reading", **julian, date="1990-06-15") == there
    for given in (day, datetime.datetime(1990, 6, 28), np.datetime64("1990-06-28")):
        assert astrolabe.text("reading", **julian, date=given) == there
    span = {"from": day, "to": "1990-06-15"}
    assert astrolabe.text("meters", **julian, **span) == astrolabe.text(
        "meters", birth="1860-05-17", **{"from": day, "to": day}
    )
    with pytest.raises(astrolabe.UsageError, match="calendar gregorian already, and calendar is"):
        astrolabe.chart(day, calendar="julian")
    with pytest.raises(astrolabe.UsageError, match="with_calendar gregorian already"):
        astrolabe.synastry("1990-06-15", day, with_calendar="julian")
    assert astrolabe.chart(day, calendar="gregorian") == astrolabe.chart(day)


def test_a_table_has_calendars() -> None:
    """A column that a table may not have would leave a birth twelve days off without a word."""
    born = datetime.date(1860, 5, 17)
    table = {"birth": ["1860-05-05", "1860-05-17", born, "1860-05-05 OS"]}
    calendars = ["julian", None, "gregorian", ""]
    days = astrolabe.charts({**table, "calendar": calendars})["day"]
    assert np.ptp(days) == 0 and abs(days[0] - (born.toordinal() + 1_721_424.5)) < 1
    assert (astrolabe.charts([{"birth": "1860-05-05", "calendar": "julian"}])["day"] == days[0]).all()
    person = astrolabe.person("1860-05-05", calendar="julian")
    assert (astrolabe.charts([person])["day"] == days[0]).all()
    for birth, calendar, words in (
        (born, "julian", "birth 0 has the calendar gregorian already"),
        ("1860-05-05", "old", "unknown calendar 'old'; expected"),
    ):
        with pytest.raises(astrolabe.UsageError, match=words):
            astrolabe.charts({"birth": [birth], "calendar": [calendar]})
    with pytest.raises(astrolabe.UsageError, match="columns must have the same length"):
        astrolabe.charts({"birth": ["1860-05-05"], "calendar": []})


def test_a_columnar_table_has_calendars() -> None:
    pyarrow = pytest.importorskip("pyarrow")
    import astrolabe.arrow

    table = pyarrow.table({"birth": ["1860-05-05", "1860-05-17"], "calendar": ["julian", None]})
    assert np.ptp(astrolabe.charts(table)["day"]) == 0
    (suns,) = (batch["sun"].to_pylist() for batch in astrolabe.arrow.charts(table))
    assert suns[0] == suns[1]
    (readings,) = (
        batch["reading"].to_pylist() for batch in astrolabe.arrow.readings(table, "2025-01-06")
    )
    assert readings[0] == readings[1] is not None


def utc(birth: str, zone: str | None = None) -> Any:
    return astrolabe.chart(birth, zone=zone)["datetime_utc"]


def test_a_mark_stands_behind_a_time_with_its_offset() -> None:
    assert utc("1900-01-01T12:00+01:00 OS") == "1900-01-13T11:00:00Z"
    assert utc("1900-01-01 12:00Z OS") == "1900-01-13T12:00:00Z"
    assert utc("1900-01-01T12:00 os", zone="UTC") == "1900-01-13T12:00:00Z"
