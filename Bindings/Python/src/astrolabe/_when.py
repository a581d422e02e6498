"""How times of Python become fields of a request: of births, of dates, of instants.

A birth is a local time to the second, with its zone and its fold beside it. A date has no time of day. An
instant is Universal Time unless it has a zone.

What Python has for a date counts by the Gregorian calendar, however long ago. A text is of the calendar of its time:
the Julian one before 1582-10-15, unless it has a time in ISO 8601 that is an instant.
"""

from __future__ import annotations

import datetime
import re
from typing import TYPE_CHECKING, Any, NamedTuple, Union

from . import _errors

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

#: A date, a date with its local time, or an instant: a text such as `1990-06-15` or `1990-06-15T14:30`, or what
#: `datetime`, NumPy and pandas have for it. A text or a datetime with an offset or a zone brings the zone along.
#: A text before 1582-10-15 is of the Julian calendar unless `NS` stands behind it; all else is Gregorian.
When = Union[str, datetime.date, datetime.datetime, "np.datetime64"]
#: A zone: `Europe/Paris`, `+05:30`, `LMT`, or a tzinfo.
Zone = Union[str, datetime.tzinfo]

_EPOCH = datetime.datetime(1970, 1, 1)
_SECOND = datetime.timedelta(seconds=1)
_FOLDS = {0: "earlier", 1: "later"}
_UNITS = frozenset(("D", "h", "m", "s", "ms", "us", "ns"))
#: The first date that a text without a mark has on the Gregorian calendar.
_REFORM = "1582-10-15"
_DATE = re.compile(r"([+-]?\d{4})-(\d\d)-(\d\d)(?: ([ON])S)?", re.IGNORECASE)
_MARKS = {"gregorian": " NS", "julian": " OS"}


class Civil(NamedTuple):
    """A date or a local time as a request has it, with the zone and the fold that came with it."""

    text: str
    zone: str | None = None
    fold: str | None = None
    #: The calendar that the value counts by, whatever the request says; None for a text.
    calendar: str | None = None


def written(civil: Civil, calendar: str | None = None) -> str:
    """The text with the mark of its calendar, where a request of that calendar would read it on another one."""
    if civil.calendar is None or civil.calendar == calendar:
        return civil.text
    is_read_so = calendar is None and civil.text >= _REFORM
    return civil.text if is_read_so else marked(civil.text, civil.calendar)


def marked(text: str, calendar: str) -> str:
    """A text with the mark of a calendar behind it."""
    if calendar not in _MARKS:
        raise _errors.UsageError(
            64, f'unknown calendar {calendar!r}; expected "gregorian", "julian" or None'
        )
    return text if text[-3:].upper() in _MARKS.values() else text + _MARKS[calendar]


def birth(value: Any) -> Civil:
    """A date, or a date with its local time to the second."""
    value = _plain(value)
    if isinstance(value, str):
        return _split(value)
    if not isinstance(value, datetime.datetime):
        return Civil(value.isoformat(), calendar="gregorian")
    if value.microsecond:
        raise _wrong(f"{value} has a part of a second; a birth must be in whole seconds")
    zone = None if value.tzinfo is None else zone_text(value.tzinfo, value)
    fold = "later" if value.fold else None
    return Civil(value.replace(tzinfo=None).isoformat(), zone, fold, "gregorian")


def date(value: Any) -> Civil:
    """A date: a text as it is, a date, or a midnight."""
    value = _plain(value)
    if isinstance(value, str):
        return Civil(value)
    if not isinstance(value, datetime.datetime):
        return Civil(value.isoformat(), calendar="gregorian")
    if value.time() != datetime.time():
        raise _wrong(f"{value} has a time of day; give a date, or a midnight")
    # A midnight has the same name in any zone that has a name, so pytz may give its own.
    name = None if value.tzinfo is None else _name(value.tzinfo, "key", "zone")
    if value.tzinfo is not None and name is None:
        name = zone_text(value.tzinfo, value)
    return Civil(value.date().isoformat(), name, calendar="gregorian")


def dates(first: Any, days: int) -> npt.NDArray[np.datetime64]:
    """Consecutive dates as tables have them, from the first of a request on."""
    import numpy as np

    value = _plain(first)
    if isinstance(value, str):
        number = _day_number(value)
        if number is None:
            raise _wrong(f'"{value}" is no date; write YYYY-MM-DD')
    else:
        number = value.toordinal() - _EPOCH.toordinal()
    return np.arange(number, number + days).astype("datetime64[D]")


def instant(value: Any, calendar: str | None = None) -> str:
    """An instant as a request of a calendar has it; a date stays a date, and a text a text."""
    value = _plain(value)
    if isinstance(value, str):
        return _joined(value)
    if not isinstance(value, datetime.datetime):
        return written(date(value), calendar)
    value = universal(value)
    if value.microsecond:
        return f"ut:{julian_day(value)!r}"
    return f"{value.isoformat()}Z"


def universal(value: Any) -> datetime.datetime:
    """The Universal Time of an instant, without a zone: of a text in ISO 8601, a datetime, a date at 0:00."""
    value = _plain(value)
    if isinstance(value, str):
        value = _read(value)
    if not isinstance(value, datetime.datetime):
        return datetime.datetime(value.year, value.month, value.day)
    if value.tzinfo is None:
        return value.replace(fold=0)
    return value.astimezone(datetime.timezone.utc).replace(tzinfo=None)


def julian_day(value: datetime.datetime) -> float:
    """The Julian Day of a Universal Time without a zone."""
    return (value - _EPOCH) // datetime.timedelta(microseconds=1) / 86_400e6 + 2_440_587.5


def zone_text(zone: Any, at: datetime.datetime | None = None) -> str:
    """A zone as requests have it: its name in the zone database, or else its offset, at a local time or always."""
    if isinstance(zone, str):
        return zone
    if not isinstance(zone, datetime.tzinfo):
        raise _errors.UsageError(
            64, f"zone must be a text such as Europe/Paris, or a tzinfo, not {type(zone).__name__}"
        )
    name = _name(zone, "key") if at is not None else _name(zone, "key", "zone")
    if name is not None:
        return name
    offset = zone.utcoffset(None) if at is None else at.replace(tzinfo=zone).utcoffset()
    if offset is None:
        raise _errors.UsageError(
            64,
            f"{zone!r} has no name and no fixed offset; give a ZoneInfo, or a text such as Europe/Paris",
        )
    seconds, rest = divmod(abs(offset), _SECOND)
    if rest:
        raise _wrong(f"the offset {offset} has a part of a second; it must be in whole seconds")
    sign = "-" if offset < datetime.timedelta() else "+"
    text = f"{sign}{seconds // 3600:02}:{seconds // 60 % 60:02}"
    return f"{text}:{seconds % 60:02}" if seconds % 60 else text


def today(zone: Zone | None = None) -> datetime.date:
    """The date that the clocks of a zone show now, or those of this machine."""
    clocks = zone if isinstance(zone, datetime.tzinfo) else None
    if isinstance(zone, str):
        from . import _zones

        clocks = _zones.clocks(zone)
    return datetime.datetime.now(clocks).date()


def settle(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a request with every birth, date, instant and zone as the library reads it."""
    for name in ("zone", "with_zone", "date_zone"):
        if name in fields:
            fields[name] = zone_text(fields[name])
    for prefix in ("", "with_"):
        fold = prefix + "fold"
        # A number is what a datetime's own fold has.
        if isinstance(fields.get(fold), int):
            fields[fold] = _FOLDS.get(fields[fold], fields[fold])
        if fold in fields and not isinstance(fields[fold], str):
            raise _errors.UsageError(64, f"{fold} must be earlier, later or refuse, not {fields[fold]!r}")
        if prefix + "birth" in fields:
            _settle_birth(fields, prefix)
    # The calendar of a request is that of all its texts.
    calendar = fields.get("calendar")
    for name in ("date", "from", "to"):
        if name in fields:
            civil = date(fields[name])
            fields[name] = written(civil, calendar)
            put(fields, "date_zone", civil.zone, name)
    if "at" in fields:
        fields["at"] = instant(fields["at"], calendar)
    return fields


def _settle_birth(fields: dict[str, Any], prefix: str) -> None:
    name = prefix + "birth"
    civil = birth(fields[name])
    calendar = fields.get(prefix + "calendar")
    fields[name] = written(civil, calendar)
    if calendar is not None:
        put(fields, prefix + "calendar", civil.calendar, name)
    put(fields, prefix + "zone", civil.zone, name)
    put(fields, prefix + "fold", civil.fold, name)


def put(fields: dict[str, Any], name: str, value: str | None, source: str) -> None:
    """Sets a field that came with another one, unless it was given and says something else."""
    if value is None:
        return
    given = fields.setdefault(name, value)
    if given != value:
        raise _errors.UsageError(
            64,
            f"{source} has the {name} {value} already, and {name} is {given}; give one of the two",
        )


def _name(zone: datetime.tzinfo, *attributes: str) -> str | None:
    for attribute in attributes:
        name = getattr(zone, attribute, None)
        if isinstance(name, str) and name:
            return name
    return None


def _plain(value: Any) -> Any:
    """A text, a date or a datetime of what NumPy, pandas and the standard library have for a time."""
    if isinstance(value, str):
        return str(value)
    if getattr(value, "shape", ()) != ():
        raise _no_time(value)
    if value is None or value != value:
        raise _wrong("a time is missing (NaT or None); give a date or a time")
    if isinstance(value, datetime.datetime):
        if getattr(value, "nanosecond", 0):
            raise _wrong(f"{value} has nanoseconds; a time must be in whole microseconds")
        # The Timestamp of pandas is a datetime; what it is made of is plain.
        return value.to_pydatetime() if hasattr(value, "to_pydatetime") else value
    if isinstance(value, datetime.date):
        return value
    if getattr(getattr(value, "dtype", None), "kind", None) == "M" and value.shape == ():
        return _of_numpy(value)
    raise _no_time(value)


def _no_time(value: Any) -> _errors.UsageError:
    return _errors.UsageError(
        64,
        f"a value of the type {type(value).__name__} is no time; "
        "give a text such as 1990-06-15T14:30, a date, a datetime or a datetime64",
    )


def _of_numpy(value: Any) -> datetime.date:
    unit = value.dtype.str[4:-1]
    if unit not in _UNITS:
        raise _wrong(f"{value} has no day; give a date")
    fine = value.astype("datetime64[D]" if unit == "D" else "datetime64[us]")
    if unit == "ns" and fine != value:
        raise _wrong(f"{value} has nanoseconds; a time must be in whole microseconds")
    plain = fine.item()
    if not isinstance(plain, datetime.date):
        raise _wrong(f"{value} is not in the years 1 to 9999")
    return plain


def _joined(text: str) -> str:
    """A text with a T between date and time, where people write a space."""
    is_time = len(text) > 13 and text[4] == text[7] == "-" and text[10] == " "
    return f"{text[:10]}T{text[11:]}" if is_time else text


def _split(text: str) -> Civil:
    """A local time and the offset that is written behind it."""
    text = _joined(text)
    if len(text) < 12 or text[10] != "T":
        return Civil(text)
    bare = text[:-3] if text[-3:].upper() in _MARKS.values() else text
    mark = text[len(bare) :]
    if bare[-1] in "Zz":
        return Civil(bare[:-1] + mark, "+00:00")
    at = max(bare.rfind("+"), bare.rfind("-", 11))
    return Civil(bare[:at] + mark, bare[at:]) if at > 11 else Civil(text)


def _day_number(text: str) -> int | None:
    """The days from 1970-01-01 to a date that is written on the calendar of its time, or on that of its mark."""
    parts = _DATE.fullmatch(text)
    if parts is None:
        return None
    year, month, day = (int(number) for number in parts.group(1, 2, 3))
    mark = (parts[4] or "").upper()
    is_julian = mark == "O" or not mark and (year, month, day) < (1582, 10, 15)
    if not 1 <= month <= 12:
        return None
    first = _first_of_month(year, month, is_julian)
    following = _first_of_month(year + month // 12, month % 12 + 1, is_julian)
    return first + day - 1 if 1 <= day <= following - first else None


def _first_of_month(year: int, month: int, is_julian: bool) -> int:
    # Years from March on: the leap day is the last of its year.
    year, month = (year, month - 3) if month > 2 else (year - 1, month + 9)
    number = 365 * year + year // 4 + (153 * month + 2) // 5
    # 0000-03-01 is two days earlier on the Julian calendar.
    return number - 719_470 if is_julian else number - year // 100 + year // 400 - 719_468


def _read(text: str) -> datetime.datetime:
    """An instant in ISO 8601, or a date at 0:00."""
    iso = _joined(text)
    number = _day_number(text)
    if iso[-1:] in ("Z", "z"):
        iso = f"{iso[:-1]}+00:00"
    try:
        if number is not None:
            return _EPOCH + datetime.timedelta(days=number)
        if iso[4:5] != "-" or iso[7:8] != "-":
            raise ValueError
        return datetime.datetime.fromisoformat(iso)
    except (ValueError, OverflowError):
        raise _wrong(
            f'"{text}" is no instant; write 2025-01-06, 2025-01-06T12:00 or 2025-01-06T12:00:00Z'
        ) from None


def _wrong(message: str) -> _errors.DataError:
    return _errors.DataError(65, message)
