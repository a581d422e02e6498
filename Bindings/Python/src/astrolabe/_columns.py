"""Tables of births as the library reads them: columns as Arrow lays them out."""

from __future__ import annotations

import ctypes as c
import datetime
from typing import TYPE_CHECKING, Any

from . import _errors, _when
from ._library import Births, Texts

if TYPE_CHECKING:
    import numpy.typing as npt


class BirthColumns:
    """The columns of a table, without copies where the table is Arrow's, and what keeps them alive."""

    def __init__(self, table: Any) -> None:
        _errors.need_numpy()
        self._kept: list[Any] = []
        table = _of_rows(table)
        if hasattr(table, "__arrow_c_stream__"):  # polars, pandas from 2.2 on, DuckDB, pyarrow
            try:
                import pyarrow
            except ImportError:
                table = _without_arrow(table)
            else:
                table = pyarrow.table(table)
        if not hasattr(table, "column_names") and not hasattr(table, "keys"):
            raise _errors.UsageError(
                64,
                "births must be a table with a column birth, a list of births, or one birth, "
                f"not {type(table).__name__}",
            )
        names = list(table.column_names if hasattr(table, "column_names") else table.keys())
        unknown = sorted(
            set(names) & {"latitude", "longitude", "date", "time", "timezone", "clock"}
        )
        if "birth" not in names or unknown:
            hint = f", not {', '.join(unknown)}" if unknown else ""
            raise _errors.UsageError(
                64, f"the columns are birth, and zone, lat, lon, place, fold, gap, calendar where known{hint}"
            )
        births = table["birth"]
        self.count = len(births)
        for name in ("zone", "place", "fold", "gap", "calendar"):
            if name in names and len(table[name]) != self.count:
                raise _errors.UsageError(
                    64,
                    f"the column {name} has {len(table[name])} values for {self.count} births; "
                    "columns must have the same length",
                )
        zones = table["zone"] if "zone" in names else None
        folds = table["fold"] if "fold" in names else None
        if zones is not None and not _is_arrow(zones):
            zones = [_zone(zone) for zone in zones]
        calendars = table["calendar"] if "calendar" in names else None
        if calendars is not None or not _is_of_texts(births):
            births, zones, folds = self._civil(births, zones, folds, calendars)
        self._birth = self._texts(births)
        self._zone = None if zones is None else self._texts(zones)
        self._fold = None if folds is None else self._choices(folds, _FOLDS, "fold")
        self._gap = self._choices(table["gap"], _GAPS, "gap") if "gap" in names else None
        self._place = self._texts(table["place"]) if "place" in names else None
        self._latitude = self._numbers(table["lat"], "lat") if "lat" in names else None
        self._longitude = self._numbers(table["lon"], "lon") if "lon" in names else None

    def _civil(
        self, births: Any, zones: Any, folds: Any, calendars: Any
    ) -> tuple[list[str], Any, Any]:
        """The columns with what the values of `birth` bring along: their zones and folds.

        The calendar of a row becomes the mark behind its text.
        """
        texts: list[str] = []
        all_zones = [None] * self.count if zones is None else list(_listed(zones))
        all_folds = [None] * self.count if folds is None else list(_listed(folds))
        all_folds = [None if _is_missing(fold) else fold for fold in all_folds]
        given_calendars = [None] * self.count if calendars is None else _listed(calendars)
        for row, (value, calendar) in enumerate(zip(_listed(births), given_calendars)):
            if _is_missing(value):
                texts.append("")
                continue
            civil = _when.birth(value)
            calendar = None if _is_missing(calendar) or calendar == "" else calendar
            if calendar is None:
                texts.append(_when.written(civil))
            else:
                texts.append(_when.marked(civil.text, calendar))
                _when.put({"calendar": calendar}, "calendar", civil.calendar, f"birth {row}")
            for name, brought, column in (
                ("zone", civil.zone, all_zones),
                ("fold", civil.fold, all_folds),
            ):
                if brought is not None:
                    given = {name: column[row]} if column[row] else {}
                    _when.put(given, name, brought, f"birth {row}")
                    column[row] = given[name]
        return texts, all_zones, all_folds

    def part(self, start: int, count: int) -> Births:
        """Some of the rows; they live as long as this object."""

        def texts(column: tuple[int, int] | None) -> Any:
            if column is None:
                return None
            held = Texts(column[0], column[1] + 8 * start)
            return c.pointer(held)

        def address(column: int | None, size: int) -> int | None:
            return None if column is None else column + size * start

        return Births(
            count,
            texts(self._birth),
            texts(self._zone),
            texts(self._place),
            address(self._latitude, 8),
            address(self._longitude, 8),
            address(self._fold, 1),
            address(self._gap, 1),
        )

    def _keep(self, array: npt.NDArray[Any]) -> int:
        self._kept.append(array)
        return int(array.ctypes.data)

    def _texts(self, values: Any) -> tuple[int, int]:
        """The addresses of a column's bytes and of its offsets."""
        if _is_arrow(values):
            return self._arrow_texts(values)
        import numpy as np

        encoded = [_text(value).encode() for value in values]
        offsets = np.zeros(len(encoded) + 1, dtype=np.int64)
        np.cumsum([len(text) for text in encoded], out=offsets[1:])
        data = np.frombuffer(b"".join(encoded) or b" ", dtype=np.uint8)
        return self._keep(data), self._keep(offsets)

    def _arrow_texts(self, values: Any) -> tuple[int, int]:
        import pyarrow

        array = values
        if isinstance(values, pyarrow.ChunkedArray):
            array = values.chunk(0) if values.num_chunks == 1 else values.combine_chunks()
        kind = array.type
        if not pyarrow.types.is_large_string(kind) or array.offset or array.null_count:
            array = array.cast(pyarrow.large_string()).fill_null("")
            array = pyarrow.concat_arrays([array])
        _, offsets, data = array.buffers()
        self._kept.append(array)
        return (data.address if data else 0), offsets.address

    def _numbers(self, values: Any, name: str) -> int:
        import numpy as np

        if _is_arrow(values):
            values = (
                values.to_numpy(zero_copy_only=False) if _is_array(values) else values.to_numpy()
            )
        numbers = (
            [np.nan if value is None else value for value in values] if _is_list(values) else values
        )
        array = np.ascontiguousarray(np.asarray(numbers, dtype=np.float64))
        if array.shape != (self.count,):
            raise TypeError(f"the column {name} has {array.shape} numbers for {self.count} births")
        return self._keep(array)

    def _choices(self, values: Any, codes: dict[str, int], name: str) -> int:
        import numpy as np

        return self._keep(
            np.array([_choice(value, codes, name) for value in _listed(values)], dtype=np.uint8)
        )


def is_one_birth(births: Any) -> bool:
    """Whether this is one person, one chart or the fields of one birth, rather than a table of births."""
    if hasattr(births, "born") or hasattr(births, "request"):
        return True
    return isinstance(births, dict) and isinstance(births.get("birth"), (str, datetime.date))


def _of_rows(table: Any) -> Any:
    """A table of columns, where it comes as a list of births or as a structured array."""
    names = getattr(getattr(table, "dtype", None), "names", None)
    if names is not None:
        return {name: table[name].tolist() for name in names}
    if is_one_birth(table):
        table = [table]
    if not isinstance(table, (list, tuple)):
        return table
    table = [getattr(row, "born", getattr(row, "request", row)) for row in table]
    if table and all(isinstance(row, dict) for row in table):
        keys = list(dict.fromkeys(key for row in table for key in row)) or ["birth"]
        return {key: [row.get(key) for row in table] for key in keys}
    return {"birth": list(table)}


def _without_arrow(table: Any) -> dict[str, list[Any]]:
    """The columns of a table of pandas or polars as lists, where there is no Arrow."""
    names = getattr(table, "columns", None)
    if not hasattr(table, "to_dict") or names is None:
        raise _errors.InstallationError(
            66, 'a table of this kind needs Arrow; pip install "astrolabe-engine[arrow]"'
        )
    columns: dict[str, list[Any]] = {}
    for name in names:
        column = table[name]
        if hasattr(column, "to_list") and not hasattr(column, "notna"):
            columns[name] = column.to_list()
        else:
            columns[name] = column.astype(object).where(column.notna(), None).tolist()
    return columns


def _is_arrow(values: Any) -> bool:
    return type(values).__module__.startswith("pyarrow")


def _listed(values: Any) -> Any:
    """The values of a column, those of Arrow as Python has them."""
    return values.to_pylist() if _is_arrow(values) else values


def _is_of_texts(values: Any) -> bool:
    """Whether a column is one of Arrow's texts as the library reads them, so that they stay where they lie.

    A text with a space or with an offset behind the time must be split first.
    """
    if not _is_arrow(values):
        return False
    import pyarrow
    import pyarrow.compute as compute

    if not (pyarrow.types.is_string(values.type) or pyarrow.types.is_large_string(values.type)):
        return False
    return not any(
        compute.any(compute.greater(compute.count_substring(values, mark), most)).as_py()
        for mark, most in ((" ", 0), ("+", 0), ("Z", 0), ("z", 0), ("-", 2))
    )


def _is_array(values: Any) -> bool:
    return not hasattr(values, "chunks")


def _is_list(values: Any) -> bool:
    return isinstance(values, (list, tuple))


def _is_missing(value: Any) -> bool:
    return value is None or value != value


def _text(value: Any) -> str:
    """A value of a column of texts; the empty one where there is none."""
    if isinstance(value, str):
        return value
    if _is_missing(value):
        return ""
    raise _errors.UsageError(
        64, f"a column of texts must have no value of the type {type(value).__name__}"
    )


def _zone(value: Any) -> str | None:
    """A value of the column of zones; None where there is none."""
    return None if _is_missing(value) else _when.zone_text(value)


#: The codes of the columns fold and gap; 0 is what a missing value means.
_FOLDS = {"earlier": 0, "later": 1, "refuse": 2}
_GAPS = {"later": 0, "earlier": 1, "refuse": 2}


def _choice(value: Any, codes: dict[str, int], name: str) -> int:
    """The code of a value of the column fold or gap."""
    if _is_missing(value) or value == "":
        return 0
    if isinstance(value, str) and value in codes:
        return codes[value]
    raise _errors.UsageError(
        64, f'unknown {name} {value!r}; expected "earlier", "later", "refuse" or None'
    )
