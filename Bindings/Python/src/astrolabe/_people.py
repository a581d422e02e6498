"""Many people."""

from __future__ import annotations

import ctypes as c
import weakref
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Sequence

from . import _errors
from ._choices import Table, Which
from ._columns import BirthColumns
from ._library import Births, Error, lib
from ._names import NORMS_SIZE, SCORES, check, usage
from ._when import When, Zone, put, written, zone_text
from ._when import date as _date
from ._when import dates as _dates

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
    import pyarrow

    from ._engine import Engine

#: People whose norms are taken between two looks at the keyboard: a third of a second of work.
_CHUNK = 256
#: Bytes at the head of a record, which are never all zero: its form and its version.
_HEAD = 16


class People:
    """People packed for being scored many at a time.

    Taking their yardsticks is 1.4 ms each, once in a life: keep :meth:`norms` with the people and give
    them back, and packing takes 30 µs each.

    :param births: a table with the columns birth, and zone, lat, lon, place, fold, gap, calendar where known: of
        pandas, polars, Arrow (not copied), or a dict of lists.
    :param norms: the records of the same people, uint8 [n, NORMS_SIZE], or n bytes objects; where one is missing
        (zeros, None or null), that person's are taken.
    :param threads: on how many threads to take yardsticks.
    """

    def __init__(self, engine: Engine, births: Any, *, norms: Any = None, threads: int = 1) -> None:
        _errors.need_numpy()
        import numpy as np

        self.engine = engine
        columns = BirthColumns(births)
        self._births = births
        #: 0 for each person, or the code of what is wrong.
        self.codes = np.zeros(columns.count, dtype=np.int32)
        self._problems: dict[int, str] = {}
        self._records: npt.NDArray[np.uint8]
        taken = norms is None
        if taken:
            self._records = self._take(columns, threads)
        else:
            self._records = self._completed(_records(norms, columns.count), columns)
        problems = dict(self._problems)
        codes = self.codes.copy()
        self._handle = self._open(columns.part(0, columns.count), self._records, self.codes)
        weakref.finalize(self, lib.astrolabe_people_close, self._handle)
        self._problems = {**self._reasons(self._handle, self.codes), **problems}
        self.codes = np.where(codes != 0, codes, self.codes)

    def _open(
        self, births: Births, records: npt.NDArray[np.uint8] | None, codes: npt.NDArray[np.int32]
    ) -> c.c_void_p:
        handle, error = c.c_void_p(), Error()
        check(
            lib.astrolabe_people_open(
                self.engine._handle,
                births,
                None if records is None else records.ctypes.data,
                codes.ctypes.data,
                c.byref(handle),
                error,
            ),
            error,
        )
        return handle

    def _take(self, columns: BirthColumns, threads: int) -> npt.NDArray[np.uint8]:
        """The people's yardsticks, taken some at a time, so that Ctrl-C is heard in between."""
        import numpy as np

        records = np.zeros((columns.count, NORMS_SIZE), dtype=np.uint8)

        def take(start: int) -> None:
            self._fill(records, columns, start, min(_CHUNK, columns.count - start))

        starts = range(0, columns.count, _CHUNK)
        if threads > 1:
            with ThreadPoolExecutor(threads) as pool:
                for _ in pool.map(take, starts):
                    pass
        else:
            for start in starts:
                take(start)
        return records

    def _fill(
        self, records: npt.NDArray[np.uint8], columns: BirthColumns, start: int, count: int
    ) -> None:
        """Takes the yardsticks of some rows, and notes what is wrong with their births."""
        codes = self.codes[start : start + count]
        handle = self._open(columns.part(start, count), None, codes)
        try:
            error = Error()
            check(lib.astrolabe_people_norms(handle, records[start:].ctypes.data, error), error)
            for index, problem in self._reasons(handle, codes).items():
                self._problems[start + index] = problem
        finally:
            lib.astrolabe_people_close(handle)

    def _completed(
        self, records: npt.NDArray[np.uint8], columns: BirthColumns
    ) -> npt.NDArray[np.uint8]:
        """The records with those taken that are missing, which are zeros."""
        import numpy as np

        missing = np.flatnonzero(~np.any(records[:, :_HEAD], axis=1))
        if not missing.size:
            return records
        records = records.copy()
        for row in missing:
            self._fill(records, columns, int(row), 1)
        return records

    @staticmethod
    def _reasons(handle: c.c_void_p, codes: npt.NDArray[np.int32]) -> dict[int, str]:
        error, problems = Error(), {}
        for index in codes.nonzero()[0]:
            lib.astrolabe_people_problem(handle, int(index), error)
            problems[int(index)] = error.message.decode()
        return problems

    def __len__(self) -> int:
        return len(self.codes)

    def __repr__(self) -> str:
        bad = len(self._problems)
        problems = "" if not bad else f", {bad} with a problem"
        return f"<People: {len(self)}{problems}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _packed, (self.engine, self._births, self._records)

    @property
    def ids(self) -> Sequence[Any]:
        """Who they are: the column `id`, the index of a pandas table, or their numbers."""
        from .frames import _ids

        return _ids(self._births, len(self))

    def frame(
        self,
        date: When,
        days: int = 1,
        zone: Zone | None = None,
        *,
        which: Which = "unified",
        to: Table = "pandas",
    ) -> Any:
        """Scores as a table with named columns, as :func:`astrolabe.frames.scores`."""
        from . import frames

        return frames.scores(self, date, days, zone, which=which, to=to)

    def problems(self) -> dict[int, str]:
        """Why people could not be packed, by their number."""
        return dict(self._problems)

    def norms(self) -> npt.NDArray[np.uint8]:
        """The yardsticks, to be kept with the people: uint8 [person, NORMS_SIZE], zeros where there is none."""
        return self._records

    def scores(
        self, date: When, days: int = 1, zone: Zone | None = None, *, which: Which = "unified"
    ) -> npt.NDArray[np.float32]:
        """Scores of consecutive dates: float32 [person, day, score], in the order of `SCORES`.

        :param date: the first date, of the zone; a midnight with a zone brings it along.
        :param zone: whose date it is; UTC unless given.
        :param which: "unified" (−100 to 100), "intensity" or "harmony" (0 to 100). NaN for people who
            could not be packed.
        """
        return self.tables(date, days, zone, which=(which,))[which]

    def tables(
        self,
        date: When,
        days: int = 1,
        zone: Zone | None = None,
        *,
        which: Sequence[str] = ("intensity", "harmony", "unified"),
    ) -> dict[str, npt.NDArray[np.float32]]:
        """Several of the tables that :meth:`scores` gives, computed at once."""
        import numpy as np

        if not set(which) <= {"unified", "intensity", "harmony"}:
            raise usage("which is unified, intensity or harmony")
        if not 1 <= days <= 220_000:
            raise _errors.DataError(65, f"days can't be {days}; give 1 or more")
        tables = {
            name: np.empty((len(self), days, len(SCORES)), dtype=np.float32) for name in which
        }
        places = [
            tables[name].ctypes.data if name in tables else None
            for name in ("intensity", "harmony", "unified")
        ]
        first = _date(date)
        of_date = {} if zone is None else {"zone": zone_text(zone)}
        put(of_date, "zone", first.zone, "date")
        error = Error()
        check(
            lib.astrolabe_scores(
                self.engine._handle,
                self._handle,
                written(first).encode(),
                days,
                of_date.get("zone", "UTC").encode(),
                *places,
                error,
            ),
            error,
        )
        return tables

    def arrow(
        self, date: When, days: int = 1, zone: Zone | None = None, *, which: Which = "unified"
    ) -> pyarrow.Table:
        """Scores as a table of Arrow, a row for each person and day; the scores aren't copied.

        :returns: the columns person (int64, from 0), date (date32), and scores, a list of 23 float32 in the
            order of `SCORES`.
        """
        import numpy as np
        import pyarrow

        scores = self.scores(date, days, zone, which=which)
        return pyarrow.table(
            {
                "person": np.repeat(np.arange(len(self)), days),
                "date": pyarrow.array(np.tile(_dates(date, days), len(self))),
                "scores": pyarrow.FixedSizeListArray.from_arrays(
                    pyarrow.array(scores.reshape(-1)), len(SCORES)
                ),
            }
        )


def _packed(engine: Engine, births: Any, norms: npt.NDArray[np.uint8]) -> People:
    """People that were pickled."""
    return People(engine, births, norms=norms)


def _records(norms: Any, count: int) -> npt.NDArray[np.uint8]:
    """Records of norms as one array, without a copy where they lie one after another already."""
    import numpy as np

    if hasattr(norms, "to_pylist"):
        array = _arrow_records(norms)
    elif isinstance(norms, (list, tuple)) and norms:
        array = _joined(norms)
    else:
        array = np.ascontiguousarray(norms, dtype=np.uint8)
    if array.size != count * NORMS_SIZE:
        message = (
            f"norms are {NORMS_SIZE} bytes for each of {count} people, and these are {array.size}"
        )
        raise _errors.DataError(65, message)
    return array.reshape(count, NORMS_SIZE)


def _joined(rows: Sequence[Any]) -> npt.NDArray[np.uint8]:
    """Records one after another, zeros where there is none."""
    import numpy as np

    nothing = bytes(NORMS_SIZE)
    return np.frombuffer(b"".join(nothing if row is None else bytes(row) for row in rows), np.uint8)


def _arrow_records(column: Any) -> npt.NDArray[np.uint8]:
    """The bytes of a column of records, where they lie if none is missing."""
    import numpy as np
    import pyarrow

    if isinstance(column, pyarrow.ChunkedArray):
        column = column.chunk(0) if column.num_chunks == 1 else column.combine_chunks()
    large = pyarrow.types.is_large_binary(column.type)
    if column.null_count or not (large or pyarrow.types.is_binary(column.type)) or not len(column):
        return _joined(column.to_pylist())
    _, ends, data = column.buffers()
    offsets = np.frombuffer(ends, np.int64 if large else np.int32)
    rows = offsets[column.offset : column.offset + len(column) + 1]
    if (np.diff(rows) != NORMS_SIZE).any():
        return _joined(column.to_pylist())
    return np.frombuffer(data, np.uint8)[rows[0] : rows[-1]]
