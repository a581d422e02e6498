"""Charts, scores, transits and the sky as tables of pandas, polars or Arrow, with named columns.

    >>> from astrolabe import frames
    >>> frames.charts({"id": ["ada"], "birth": ["1990-06-15"]}, to="dict")["sun_sign"]
    ['gemini']

`to` names the kind of table: "pandas", "polars", "arrow", or "dict" for a dict of lists. Unless given, it is the kind
that the births came in, or else the first of these three that is installed. Rows keep who they are about: the column
`id` of the births, or the index of a pandas table, or else the row's number.
"""

from __future__ import annotations

import datetime
import importlib.util
import re
from typing import TYPE_CHECKING, Any, Iterable, Sequence

from . import _errors
from ._choices import Houses, Table, Which
from ._columns import is_one_birth
from ._engine import Engine, default
from ._names import ASPECTS, BODIES, CHART_BODIES, POINTS, SCORES, codes_of, julian_days
from ._people import People
from ._person import Person
from ._when import When, Zone
from ._when import dates as _dates

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

SIGNS: tuple[str, ...] = (
    "aries",
    "taurus",
    "gemini",
    "cancer",
    "leo",
    "virgo",
    "libra",
    "scorpio",
    "sagittarius",
    "capricorn",
    "aquarius",
    "pisces",
)
#: What :func:`charts` has of each body.
QUANTITIES: tuple[str, ...] = ("longitude", "sign", "house", "retrograde")
#: Julian Day of 1970-01-01T00:00.
_EPOCH = 2_440_587.5
_STEP = re.compile(r"(\d+)\s*(d|h|min|m|s)")
_SECONDS = {"d": 86_400, "h": 3_600, "min": 60, "m": 60, "s": 1}


def charts(
    births: Any,
    *,
    houses: Houses = "placidus",
    quantities: Iterable[str] = QUANTITIES,
    to: Table | None = None,
    engine: Engine | None = None,
) -> Any:
    """The charts of a table of births, a row each.

    :param births: what :func:`astrolabe.charts` takes, with a column `id` if wanted.
    :param quantities: some of longitude (degrees, the column `sun`), sign (`sun_sign`), house (`sun_house`, missing
        without a time) and retrograde (`sun_retrograde`).
    :returns: `id`, the columns of the eleven points, `ascendant` and `midheaven` (degrees), and `problem`: why a
        birth can't be read; its other columns are missing.
    """
    _errors.need_numpy()
    import numpy as np

    wanted = tuple(quantities)
    if not set(wanted) <= set(QUANTITIES):
        raise _errors.UsageError(
            64, f"unknown quantities in {wanted}; expected some of {', '.join(QUANTITIES)}"
        )
    engine = engine or default()
    arrays = engine.charts(births, houses=houses, missing="nan")
    failed = arrays["code"] != 0
    columns: dict[str, Any] = {"id": _ids(births, len(failed))}
    for index, body in enumerate(CHART_BODIES):
        longitude = np.where(failed, np.nan, arrays["longitude"][:, index])
        if "longitude" in wanted:
            columns[body] = longitude
        if "sign" in wanted:
            columns[body + "_sign"] = [
                None if gone else SIGNS[int(place % 360 // 30)]
                for gone, place in zip(failed, longitude)
            ]
        if "house" in wanted:
            columns[body + "_house"] = [
                int(house) if house else None for house in arrays["house"][:, index]
            ]
        if "retrograde" in wanted:
            columns[body + "_retrograde"] = [
                None if gone else bool(motion < 0)
                for gone, motion in zip(failed, arrays["motion"][:, index])
            ]
    for index, angle in enumerate(("ascendant", "midheaven")):
        columns[angle] = np.where(failed, np.nan, arrays["angles"][:, index])
    problems: list[str | None] = [None] * len(failed)
    if failed.any():
        for row, problem in engine.people(births).problems().items():
            problems[row] = problem
    columns["problem"] = problems
    return _table(columns, to or _kind(births))


def scores(
    births: Any,
    date: When,
    days: int = 1,
    zone: Zone | None = None,
    *,
    norms: Any = None,
    which: Which = "unified",
    threads: int = 1,
    to: Table | None = None,
    engine: Engine | None = None,
) -> Any:
    """Scores of a table of births, a row for each person and day, one column a score.

    :param births: a table of births, or :class:`People`.
    :param norms: the records of the same people, as :meth:`People.norms` gave them.
    :returns: `id`, `date`, the 23 columns of `SCORES` (float32), and `problem`.
    """
    _errors.need_numpy()
    import numpy as np

    people = births
    if not isinstance(people, People):
        people = (engine or default()).people(births, norms=norms, threads=threads)
    table = people.scores(date, days, zone, which=which)
    count = len(people)
    numbers = np.repeat(np.arange(count), days)
    ids, problems = people.ids, people.problems()
    columns: dict[str, Any] = {"id": [ids[int(n)] for n in numbers], "date": np.tile(_dates(date, days), count)}
    flat = table.reshape(count * days, len(SCORES))
    for index, score in enumerate(SCORES):
        columns[score] = flat[:, index]
    columns["problem"] = [problems.get(int(n)) for n in numbers]
    return _table(columns, to or _kind(births))


def hits(
    person: Person,
    start: When,
    end: When,
    bodies: str | Iterable[str] = CHART_BODIES,
    *,
    to: Table | None = None,
) -> Any:
    """The exact moments of transits to a chart: time (UTC), body, aspect, natal, retrograde, longitude (degrees)."""
    found = person.hits(start, end, bodies)
    columns = {
        "time": _times(found["day"]),
        "body": [BODIES[code] for code in found["body"]],
        "aspect": [ASPECTS[code] for code in found["aspect"]],
        "natal": [POINTS[int(code)] for code in found["natal"]],
        "retrograde": found["retrograde"].astype(bool),
        "longitude": found["longitude"].copy(),
    }
    return _table(columns, to)


def ephemeris(
    start: When,
    end: When,
    step: str | datetime.timedelta = "1d",
    bodies: str | Iterable[str] = CHART_BODIES,
    *,
    columns: int = 1,
    to: Table | None = None,
    engine: Engine | None = None,
) -> Any:
    """Where bodies are from `start` to `end`, a row each step, the end included where a step falls on it.

    :param start: an instant, of UT unless it has a zone.
    :param step: such as "1d", "6h", "30min" or "90s", or a timedelta.
    :param columns: 1 for longitudes (`sun`, degrees); 2 with motions (`sun_motion`, degrees a day); 6 with
        latitude (`sun_latitude`, degrees), distance (`sun_distance`, AU), and the motions of these.
    :returns: `time` (UTC) and the columns of the bodies.
    """
    _errors.need_numpy()
    import numpy as np

    seconds = _seconds(step)
    first, last = float(julian_days(start)), float(julian_days(end))
    if not last >= first:
        raise _errors.DataError(65, f"end {end} is before start {start}; give them in order")
    count = int((last - first) * 86_400 / seconds + 1e-6) + 1
    if count > 10_000_000:
        raise _errors.DataError(
            65, f"{count} rows are too many; 10,000,000 are possible, so take a longer step"
        )
    days: npt.NDArray[np.float64] = np.asarray(first + np.arange(count) * (seconds / 86_400))
    names = [BODIES[code] for code in codes_of(bodies)]
    places = (engine or default()).positions(days, names, columns=columns)
    suffixes = ("", "_motion", "_latitude", "_distance", "_latitude_motion", "_distance_motion")
    table: dict[str, Any] = {"time": _times(days)}
    for index, name in enumerate(names):
        for column in range(columns):
            table[name + suffixes[column]] = places[:, index, column].copy()
    return _table(table, to)


def places(name: str, *, limit: int = 10, to: Table | None = None, engine: Engine | None = None) -> Any:
    """Cities and towns by a name, the most populous first, a row each."""
    found: list[Any] = list((engine or default()).places(name, limit=limit)["places"])
    keys = list(found[0]) if found else ["place"]
    return _table({key: [place[key] for place in found] for key in keys}, to)


def _seconds(step: str | datetime.timedelta) -> float:
    if isinstance(step, datetime.timedelta):
        seconds = step.total_seconds()
    else:
        match = _STEP.fullmatch(step)
        if match is None:
            raise _errors.UsageError(
                64, f'step can\'t be "{step}"; write a duration such as 1d, 6h, 30min or 90s'
            )
        seconds = int(match[1]) * _SECONDS[match[2]]
    if seconds <= 0:
        raise _errors.UsageError(64, f"step must be longer than nothing, not {step}")
    return seconds


def _times(days: npt.NDArray[np.float64]) -> npt.NDArray[np.datetime64]:
    """Julian Days as times of UTC, to the millisecond: finer than a float of a Julian Day is not."""
    import numpy as np

    milliseconds = np.rint((days - _EPOCH) * 86_400e3).astype(np.int64)
    return milliseconds.astype("datetime64[ms]")


def _ids(births: Any, count: int) -> Sequence[Any]:
    """Who the rows are about."""
    if is_one_birth(births):
        births = [births]
    if isinstance(births, (list, tuple)):
        if births and all(isinstance(birth, dict) and "id" in birth for birth in births):
            return [birth["id"] for birth in births]
        return range(count)
    names = getattr(births, "column_names", None)
    if names is None:
        names = births.keys() if hasattr(births, "keys") else getattr(births, "columns", [])
    if "id" in list(names):
        column = births["id"]
        return list(column.to_pylist() if hasattr(column, "to_pylist") else column)
    index = getattr(births, "index", None)
    if index is not None and not callable(index):
        return list(index)
    return range(count)


def _kind(births: Any) -> str | None:
    """The kind of table that births came in; None if they came in none."""
    library = type(births).__module__.partition(".")[0]
    return {"pandas": "pandas", "polars": "polars", "pyarrow": "arrow"}.get(library)


def _installed() -> str:
    """The kind of table that can be made here."""
    for module, kind in (("pandas", "pandas"), ("polars", "polars"), ("pyarrow", "arrow")):
        if importlib.util.find_spec(module) is not None:
            return kind
    raise _errors.InstallationError(
        66, 'tables need pandas, polars or pyarrow; pip install one of them, or give to="dict"'
    )


def _table(columns: dict[str, Any], to: str | None) -> Any:
    if to is None:
        to = _installed()
    if to == "pandas":
        import pandas

        return pandas.DataFrame(columns)
    if to == "polars":
        import polars

        return polars.DataFrame({name: _plain(values) for name, values in columns.items()})
    if to == "arrow":
        import pyarrow

        return pyarrow.table({name: _plain(values) for name, values in columns.items()})
    if to == "dict":
        return {name: _listed(values) for name, values in columns.items()}
    raise _errors.UsageError(64, f'unknown table "{to}"; expected pandas, polars, arrow or dict')


def _plain(values: Any) -> Any:
    return list(values) if isinstance(values, range) else values


def _listed(values: Any) -> list[Any]:
    return values.tolist() if hasattr(values, "tolist") else list(values)
