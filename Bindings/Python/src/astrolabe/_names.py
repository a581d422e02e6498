"""Names and their codes, requests, instants: what the engine, a person and people share."""

from __future__ import annotations

import ctypes as c
import datetime
import json
import sys
import warnings
from typing import TYPE_CHECKING, Any, Callable, Iterable, Sequence

from . import _errors, _when
from ._display import Answer
from ._library import Error, lib

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from . import documents

#: The bodies in the engine's order; the first eleven are the points of charts.
BODIES: tuple[str, ...] = (
    "sun",
    "moon",
    "mercury",
    "venus",
    "mars",
    "jupiter",
    "saturn",
    "uranus",
    "neptune",
    "pluto",
    "north_node",
    "true_node",
    "chiron",
    "mean_apogee",
    "osculating_apogee",
    "ceres",
    "pallas",
    "juno",
    "vesta",
    "pholus",
    "south_node",
    "interpolated_apogee",
    "interpolated_perigee",
)
#: The points of charts, in the order of their columns.
CHART_BODIES: tuple[str, ...] = BODIES[:11]
#: The scores in their order: seventeen meters, five groups, the whole.
SCORES: tuple[str, ...] = (
    "mental_clarity",
    "focus",
    "communication",
    "love",
    "inner_stability",
    "sensitivity",
    "vitality",
    "drive",
    "wellness",
    "purpose",
    "connection",
    "intuition",
    "creativity",
    "opportunities",
    "career",
    "growth",
    "social_life",
    "group_mind",
    "group_emotions",
    "group_body",
    "group_spirit",
    "group_growth",
    "overall",
)
#: The aspects in their order, for the codes of `Person.hits`.
ASPECTS: tuple[str, ...] = ("conjunction", "opposition", "trine", "square", "sextile")
#: Names of the codes of natal points in `Person.hits`.
POINTS: dict[int, str] = {**dict(enumerate(BODIES)), 64: "ascendant", 65: "midheaven"}
#: Bytes of a record of norms.
NORMS_SIZE: int = lib.astrolabe_norms_size()

_BODY_CODES = {name: code for code, name in enumerate(BODIES)}
SCALES = {"ut": 0, "tt": 1}


def check(code: int, error: Error) -> None:
    if code:
        _errors.fail(error)


def parsed(text: bytes) -> Any:
    """What a document says; by orjson, where it is installed, in half the time."""
    return _loads(text)


def _loader() -> Callable[[bytes], Any]:
    try:
        import orjson
    except ImportError:
        # What json.loads does before (finding the encoding, skipping space) has nothing to find here.
        decode = json.JSONDecoder().raw_decode
        return lambda text: decode(text.decode())[0]
    loads: Callable[[bytes], Any] = orjson.loads
    return loads


_loads = _loader()


def conversation(after: Sequence[str], question: str) -> str:
    """The questions of a conversation as the field of a request: one a line."""
    return "\n".join(" ".join(text.split()) for text in (*after, question))


def last_answer(text: bytes) -> documents.Answer:
    """The last of some lines of JSON."""
    last = text[text.rindex(b"\n", 0, -1) + 1 :] if text.count(b"\n") > 1 else text
    answer: Any = Answer(parsed(last))
    return answer  # type: ignore[no-any-return]


def usage(message: str) -> _errors.UsageError:
    return _errors.UsageError(64, message)


def encoded(fields: dict[str, Any]) -> bytes:
    return json.dumps(settled(fields)).encode()


def settled(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a request as the library reads them, without those that aren't given."""
    request = {}
    for name, value in fields.items():
        if value is None:
            continue
        if name in _LISTS and not isinstance(value, str):
            value = ",".join(value)
        if name in _CONDITIONS and not isinstance(value, str):
            value = ";".join(value)
        request[name] = value
    return _when.settle(request)


_LISTS = frozenset(("bodies", "event", "kinds", "lots", "names", "points", "techniques"))
_CONDITIONS = frozenset(("when", "unless"))


def warn_of_time(chart: Any, fields: dict[str, Any]) -> None:
    """Warns where the chart's notes say that clocks showed the time of birth twice or never."""
    notes = chart.get("chart", chart).get("notes", ())
    choices = {"time_occurred_twice": "fold", "time_never_occurred": "gap"}
    for note in notes:
        choice = choices.get(note["code"])
        if choice is not None and choice not in settled(fields):
            warnings.warn(_errors.AmbiguousTime(note["message"]), stacklevel=_callers_level())


def _callers_level() -> int:
    """How many calls up the caller of this package is, from the function that warns."""
    frame, level = sys._getframe(1), 1
    while frame.f_back and frame.f_globals.get("__name__", "").partition(".")[0] == _PACKAGE:
        frame, level = frame.f_back, level + 1
    return level


_PACKAGE = __name__.partition(".")[0]


def taken(code: int, error: Error, text: c.c_void_p, length: c.c_size_t) -> bytes:
    check(code, error)
    try:
        return c.string_at(text, length.value)
    finally:
        lib.astrolabe_free(text)


def codes_of(bodies: str | Iterable[str]) -> npt.NDArray[np.uint8]:
    _errors.need_numpy()
    import numpy as np

    if isinstance(bodies, str):
        bodies = BODIES if bodies == "all" else bodies.split(",")
    try:
        return np.array([_BODY_CODES[name] for name in bodies], dtype=np.uint8)
    except KeyError as unknown:
        names = ", ".join(BODIES)
        raise usage(f"there is no body {unknown}; bodies are {names}") from None


def julian_days(instants: Any) -> npt.NDArray[np.float64]:
    """Julian Days of UT: numbers are taken for such already, times without a zone for Universal Time.

    Takes one instant, a list, an array of any shape, an index or a column of pandas, polars or Arrow: of numbers,
    datetimes, dates, `datetime64`, Timestamps, or texts in ISO 8601. What is missing (NaT) becomes NaN. A text without
    a time is a date of the calendar of its time: of the Julian one before 1582-10-15.

    >>> julian_days("2025-01-06T12:00")
    array(2460682.)
    >>> julian_days(["2025-01-06T12:00Z", "2025-01-06 13:00+01:00"])
    array([2460682., 2460682.])
    """
    _errors.need_numpy()
    import numpy as np

    # The numbers of pandas would be local.
    if getattr(getattr(instants, "dt", None), "tz", None) is not None:
        instants = instants.dt.tz_convert("UTC").dt.tz_localize(None)
    elif getattr(instants, "tz", None) is not None and hasattr(instants, "tz_localize"):
        instants = instants.tz_convert("UTC").tz_localize(None)
    if isinstance(instants, (str, datetime.date)):
        return np.array(_julian_day(instants))
    mixed = isinstance(instants, (list, tuple)) and any(
        isinstance(instant, (str, datetime.date)) for instant in instants
    )
    days = np.asarray(instants, dtype=object if mixed else None)
    if days.dtype.kind == "M":
        missing = np.isnat(days)
        days = days.astype("datetime64[us]").astype(np.int64) / 86_400e6 + 2_440_587.5
        return np.asarray(np.where(missing, np.nan, days), dtype=np.float64, order="C")
    if days.dtype.kind not in "biuf":
        each = [_julian_day(instant) for instant in days.ravel().tolist()]
        return np.array(each, dtype=np.float64).reshape(days.shape)
    return np.asarray(days, dtype=np.float64, order="C")


def _julian_day(instant: Any) -> float:
    """The Julian Day of UT of one instant; a number is one already, and NaN what is missing."""
    if isinstance(instant, (int, float)):
        return float(instant)
    if instant is None or instant != instant:
        return float("nan")
    return _when.julian_day(_when.universal(instant))
