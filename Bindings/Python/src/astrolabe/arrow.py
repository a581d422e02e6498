"""Scores, charts, readings and norms of Arrow batches: the core of :mod:`astrolabe.spark`, and for any engine of tables.

    >>> import pyarrow
    >>> from astrolabe import arrow
    >>> births = pyarrow.table({"id": ["ada"], "birth": ["1990-06-15"]})
    >>> next(arrow.charts(births)).to_pydict()["sun_sign"]
    ['gemini']

Each function takes what has `__arrow_c_stream__` (pyarrow, polars, DuckDB, pandas from 2.2 on), one batch, or an
iterator of batches, and gives an iterator of batches: memory is that of a few thousand rows. Rows have the columns
`id` (any type; the row's number in its batch without one), birth, and zone, lat, lon, place, fold, gap, calendar, norms where known. A row that
can't be read is a row with its reason in `problem`. Nothing starts a thread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Iterator

from . import _errors
from ._choices import Houses, Which
from ._engine import Engine, default
from ._names import CHART_BODIES, SCORES
from ._people import People
from ._when import When, Zone
from ._when import dates as _dates

if TYPE_CHECKING:
    import pyarrow

#: The most rows of a batch that is worked on at a time.
ROWS = 2_048
_BIRTH = ("birth", "zone", "place", "fold", "gap", "calendar", "lat", "lon")


def scores(
    births: Any,
    date: When,
    days: int = 1,
    zone: Zone | None = None,
    *,
    which: Which = "unified",
    engine: Engine | None = None,
) -> Iterator[pyarrow.RecordBatch]:
    """Scores, a row for each person and day: id, date, the 23 columns of `SCORES` (float32), problem.

    Norms that are missing in the column `norms` are taken, 1.4 ms a person.
    """
    import numpy as np
    import pyarrow

    for table in _tables(births):
        people = _people(table, engine)
        numbers = people.scores(date, days, zone, which=which).reshape(-1, len(SCORES))
        count = len(people)
        rows = pyarrow.array(np.repeat(np.arange(count), days))
        columns = {"id": _ids(table).take(rows), "date": pyarrow.array(np.tile(_dates(date, days), count))}
        for index, score in enumerate(SCORES):
            columns[score] = pyarrow.array(numbers[:, index])
        columns["problem"] = _problems(people, count).take(rows)
        yield pyarrow.RecordBatch.from_pydict(columns)


def norms(births: Any, *, engine: Engine | None = None) -> Iterator[pyarrow.RecordBatch]:
    """Norms to keep with the people: id, norms (binary, null where a birth can't be read), problem."""
    import pyarrow

    for table in _tables(births):
        people = _people(table, engine)
        records = [
            record.tobytes() if code == 0 else None
            for record, code in zip(people.norms(), people.codes)
        ]
        yield pyarrow.RecordBatch.from_pydict(
            {
                "id": _ids(table),
                "norms": pyarrow.array(records, pyarrow.binary()),
                "problem": _problems(people, len(people)),
            }
        )


def charts(
    births: Any, *, houses: Houses = "placidus", engine: Engine | None = None
) -> Iterator[pyarrow.RecordBatch]:
    """Charts, a row each, with the columns of :func:`astrolabe.frames.charts`."""
    import pyarrow

    from . import frames

    types = chart_types()
    for table in _tables(births):
        columns = frames.charts(table, houses=houses, to="dict", engine=engine)
        batch = {name: pyarrow.array(columns[name], kind) for name, kind in types.items()}
        yield pyarrow.RecordBatch.from_pydict({"id": _ids(table), **batch})


def readings(
    births: Any,
    date: When,
    zone: Zone | None = None,
    *,
    texts: bool | None = None,
    engine: Engine | None = None,
) -> Iterator[pyarrow.RecordBatch]:
    """Readings of a date, a row each: id, reading (JSON by `documents.DailyReading`), problem."""
    import pyarrow

    asked = engine or default()
    for table in _tables(births):
        names = [name for name in _BIRTH if name in table.column_names]
        found: list[str | None] = []
        problems: list[str | None] = []
        kept = table["norms"].to_pylist() if "norms" in table.column_names else None
        for number, row in enumerate(table.select(names).to_pylist()):
            fields = {name: value for name, value in row.items() if value is not None and value != ""}
            try:
                person = asked.person(**_birth(fields), norms=kept[number] if kept else None)
                text = person.text("reading", date=date, date_zone=zone, texts=texts)
                found.append(text.decode().rstrip("\n"))
                problems.append(None)
            except _errors.InstallationError:
                raise
            except _errors.AstrolabeError as error:
                found.append(None)
                problems.append(str(error))
        yield pyarrow.RecordBatch.from_pydict(
            {
                "id": _ids(table),
                "reading": pyarrow.array(found, pyarrow.string()),
                "problem": pyarrow.array(problems, pyarrow.string()),
            }
        )


def chart_types() -> dict[str, Any]:
    """The columns of charts after `id`, with their types."""
    import pyarrow

    types: dict[str, Any] = {}
    for body in CHART_BODIES:
        types[body] = pyarrow.float64()
        types[body + "_sign"] = pyarrow.string()
        types[body + "_house"] = pyarrow.int32()
        types[body + "_retrograde"] = pyarrow.bool_()
    return {
        **types,
        "ascendant": pyarrow.float64(),
        "midheaven": pyarrow.float64(),
        "problem": pyarrow.string(),
    }


def _tables(births: Any) -> Iterator[pyarrow.Table]:
    """Tables of at most :data:`ROWS` rows."""
    import pyarrow

    if isinstance(births, pyarrow.RecordBatch):
        births = iter([births])
    elif hasattr(births, "__arrow_c_stream__"):
        births = pyarrow.RecordBatchReader.from_stream(births)
    for batch in births:
        for start in range(0, batch.num_rows, ROWS):
            yield _plain(pyarrow.Table.from_batches([batch.slice(start, ROWS)]))


def _plain(table: pyarrow.Table) -> pyarrow.Table:
    """A table whose texts are no views, which the library doesn't read."""
    import pyarrow

    is_view: Callable[[Any], bool] = getattr(pyarrow.types, "is_string_view", lambda kind: False)
    for index, field in enumerate(table.schema):
        if is_view(field.type):
            column = table.column(index).cast(pyarrow.large_string())
            table = table.set_column(index, field.name, column)
    return table


def _people(table: pyarrow.Table, engine: Engine | None) -> People:
    kept = table["norms"] if "norms" in table.column_names else None
    if kept is not None and kept.null_count == len(kept):
        kept = None
    names = [name for name in ("id", *_BIRTH) if name in table.column_names]
    return (engine or default()).people(table.select(names), norms=kept)


def _ids(table: pyarrow.Table) -> Any:
    import pyarrow

    if "id" in table.column_names:
        return table["id"].combine_chunks()
    return pyarrow.array(range(table.num_rows), pyarrow.int64())


def _problems(people: People, count: int) -> Any:
    import pyarrow

    problems = people.problems()
    return pyarrow.array([problems.get(row) for row in range(count)], pyarrow.string())


def _birth(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a birth, which must be there."""
    if "birth" not in fields:
        raise _errors.DataError(65, "the birth is missing; give its date")
    return fields
