"""Names and their codes, requests, instants: what the engine, a person and people share."""

from __future__ import annotations

import ctypes as c
import datetime
import json
from typing import TYPE_CHECKING, Any, Callable, Iterable, Union

from . import _errors
from ._columns import written
from ._library import Error, lib

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

#: A date, or a date with its local time: `1990-06-15`, `1990-06-15T14:30`, or what `datetime` has.
When = Union[str, datetime.date, datetime.datetime]

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
)
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


def usage(message: str) -> _errors.UsageError:
    return _errors.UsageError(64, message)


_PLAIN = frozenset((str, float, int, bool))


def encoded(fields: dict[str, Any]) -> bytes:
    request = {}
    for name, value in fields.items():
        if value is None:
            continue
        if type(value) not in _PLAIN:
            if isinstance(value, datetime.date):
                value = written(value)
            elif name in ("bodies", "kinds", "lots", "points") and not isinstance(value, str):
                value = ",".join(value)
        request[name] = value
    return json.dumps(request).encode()


def taken(code: int, error: Error, text: c.c_void_p, length: c.c_size_t) -> bytes:
    check(code, error)
    try:
        return c.string_at(text, length.value)
    finally:
        lib.astrolabe_free(text)


def codes_of(bodies: str | Iterable[str]) -> npt.NDArray[np.uint8]:
    import numpy as np

    if isinstance(bodies, str):
        bodies = BODIES if bodies == "all" else bodies.split(",")
    try:
        return np.array([_BODY_CODES[name] for name in bodies], dtype=np.uint8)
    except KeyError as unknown:
        names = ", ".join(BODIES)
        raise usage(f"there is no body {unknown}; bodies are {names}") from None


def julian_days(instants: Any) -> npt.NDArray[np.float64]:
    """Julian Days of UT: numbers are taken for such already, datetimes for Universal Time.

    Takes an array of any shape, a column of pandas, polars or Arrow, a list, or one instant.
    """
    import numpy as np

    if isinstance(instants, datetime.datetime):
        instants = np.datetime64(_utc(instants), "us")
    elif (
        isinstance(instants, (list, tuple))
        and instants
        and isinstance(instants[0], datetime.datetime)
    ):
        instants = np.array([_utc(instant) for instant in instants], dtype="datetime64[us]")
    zone = getattr(getattr(instants, "dt", None), "tz", None)
    if zone is not None:  # pandas, whose numbers would be local
        instants = instants.dt.tz_convert("UTC").dt.tz_localize(None)
    days = np.asarray(instants)
    if days.dtype.kind == "M":
        days = days.astype("datetime64[us]").astype(np.int64) / 86_400e6 + 2_440_587.5
    return np.asarray(days, dtype=np.float64, order="C")


def _utc(instant: datetime.datetime) -> datetime.datetime:
    if instant.tzinfo is None:
        return instant
    return instant.astimezone(datetime.timezone.utc).replace(tzinfo=None)
