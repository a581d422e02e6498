"""One person."""

from __future__ import annotations

import ctypes as c
import weakref
from typing import TYPE_CHECKING, Any, Iterable, Sequence

from . import _errors
from ._choices import Bond, Calendar, Clock, Fold, Gap, Houses, Period
from ._display import Chart, born_text, shown
from ._library import Error, lib
from ._names import (
    BODIES,
    NORMS_SIZE,
    check,
    codes_of,
    conversation,
    encoded,
    julian_days,
    last_answer,
    parsed,
    taken,
    warn_of_time,
)
from ._when import When, Zone
from ._when import today as _today

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from . import documents
    from ._engine import Engine


class Person:
    """A chart with its yardstick, which depends on the birth alone: for many readings of one person.

    Taking the yardstick is 1.4 ms; keep `norms()` with the person's profile to save it.

    :param norms: the record of the same birth, as :meth:`norms` gave it.
    """

    def __init__(
        self,
        engine: Engine,
        birth: When,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        norms: Any = None,
    ) -> None:
        self.engine = engine
        self._handle = c.c_void_p()
        born = {
            "birth": birth,
            "zone": zone,
            "lat": lat,
            "lon": lon,
            "place": place,
            "fold": fold,
            "gap": gap,
            "clock": clock,
            "calendar": calendar,
        }
        #: The fields of the birth, those that are given.
        self.born = {name: value for name, value in born.items() if value is not None}
        request = encoded(born)
        record = None if norms is None else bytes(norms)
        if record is not None and len(record) != NORMS_SIZE:
            raise _errors.DataError(
                65, f"a record of norms has {NORMS_SIZE} bytes, and this has {len(record)}"
            )
        error = Error()
        check(
            lib.astrolabe_person_open(
                engine._handle, request, len(request), record, c.byref(self._handle), error
            ),
            error,
        )
        weakref.finalize(self, lib.astrolabe_person_close, self._handle)
        # Who brings a record of norms was a person before, and was warned then.
        if record is None:
            warn_of_time(self.document("chart"), born)

    def __repr__(self) -> str:
        return f"<Person born {born_text(self.born)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _opened, (self.engine, self.born, self.norms())

    def _repr_html_(self) -> str:
        return self.chart()._repr_html_()  # type: ignore[attr-defined,no-any-return]

    def text(self, kind: str, /, **fields: Any) -> bytes:
        """A document's bytes, as :meth:`Engine.text`, without the fields of a birth."""
        request = encoded(fields)
        text, length, error = c.c_void_p(), c.c_size_t(), Error()
        code = lib.astrolabe_person_document(
            self.engine._handle,
            self._handle,
            kind.encode(),
            request,
            len(request),
            c.byref(text),
            c.byref(length),
            error,
        )
        return taken(code, error, text, length)

    def document(self, kind: str, /, **fields: Any) -> Any:
        """A document as what JSON makes of it."""
        return shown(kind, parsed(self.text(kind, **fields)))

    def chart(self, *, houses: Houses | None = None) -> documents.NatalChart:
        """The person's natal chart."""
        chart: Any = Chart(self.document("chart", houses=houses), {**self.born, "houses": houses})
        return chart  # type: ignore[no-any-return]

    def portrait(
        self,
        *,
        houses: Houses | None = None,
        chapter: str | None = None,
        date: When | None = None,
        date_zone: Zone | None = None,
    ) -> documents.Portrait:
        """What the person's birth chart says, as :meth:`Engine.portrait`."""
        portrait: documents.Portrait = self.document(
            "portrait", houses=houses, chapter=chapter, date=date, date_zone=date_zone
        )
        return portrait

    def portrait_of_two(
        self,
        with_birth: When,
        *,
        with_zone: Zone | None = None,
        with_lat: float | str | None = None,
        with_lon: float | str | None = None,
        with_place: str | None = None,
        with_fold: Fold | None = None,
        with_gap: Gap | None = None,
        with_clock: Clock | None = None,
        with_calendar: Calendar | None = None,
        houses: Houses | None = None,
        bond: Bond | None = None,
        name: str | None = None,
        with_name: str | None = None,
        chapter: str | None = None,
    ) -> documents.PortraitOfTwo:
        """What the charts of the person and of another say, as :meth:`Engine.portrait_of_two`."""
        portrait: documents.PortraitOfTwo = self.document(
            "portrait_two",
            with_birth=with_birth,
            with_zone=with_zone,
            with_lat=with_lat,
            with_lon=with_lon,
            with_place=with_place,
            with_fold=with_fold,
            with_gap=with_gap,
            with_clock=with_clock,
            with_calendar=with_calendar,
            houses=houses,
            bond=bond,
            name=name,
            with_name=with_name,
            chapter=chapter,
        )
        return portrait

    def portrait_of_period(
        self,
        period: Period,
        date: When,
        *,
        date_zone: Zone | None = None,
        houses: Houses | None = None,
        chapter: str | None = None,
    ) -> documents.PortraitOfPeriod:
        """What a year, a month or a week brings the person, as :meth:`Engine.portrait_of_period`."""
        portrait: documents.PortraitOfPeriod = self.document(
            "portrait_period",
            period=period,
            date=date,
            date_zone=date_zone,
            houses=houses,
            chapter=chapter,
        )
        return portrait

    def reading(
        self,
        date: When | None = None,
        *,
        at: When | None = None,
        date_zone: Zone | None = None,
        texts: bool | None = None,
        more: bool | None = None,
        situation: str | None = None,
    ) -> Any:
        """A day's reading, as :meth:`Engine.reading`."""
        date = _today(date_zone) if date is None and at is None else date
        return self.document(
            "reading", date=date, at=at, date_zone=date_zone, texts=texts, more=more, situation=situation
        )

    def meters(
        self, start: When, end: When, *, date_zone: Zone | None = None, hourly: bool | None = None
    ) -> documents.Meters:
        """The meters of days or hours, as :meth:`Engine.meters`."""
        meters: documents.Meters = self.document(
            "meters", date_zone=date_zone, hourly=hourly, **{"from": start, "to": end}
        )
        return meters

    def transits(
        self,
        start: When,
        end: When,
        *,
        date_zone: Zone | None = None,
        bodies: str | Iterable[str] | None = None,
    ) -> documents.Transits:
        """Transits with their lives, as :meth:`Engine.transits`."""
        transits: documents.Transits = self.document(
            "transits", date_zone=date_zone, bodies=bodies, **{"from": start, "to": end}
        )
        return transits

    def ask(
        self,
        question: str,
        date: When | None = None,
        *,
        date_zone: Zone | None = None,
        after: Sequence[str] = (),
        name: str | None = None,
        country: str | None = None,
        with_birth: When | None = None,
        with_zone: Zone | None = None,
        with_lat: float | str | None = None,
        with_lon: float | str | None = None,
        with_place: str | None = None,
        with_fold: Fold | None = None,
        with_gap: Gap | None = None,
        with_clock: Clock | None = None,
        with_calendar: Calendar | None = None,
        with_name: str | None = None,
    ) -> documents.Answer:
        """The answer to a question, as :meth:`Engine.ask`."""
        return last_answer(
            self.text(
                "ask",
                question=conversation(after, question),
                date=_today(date_zone) if date is None else date,
                date_zone=date_zone,
                name=name,
                country=country,
                with_birth=with_birth,
                with_zone=with_zone,
                with_lat=with_lat,
                with_lon=with_lon,
                with_place=with_place,
                with_fold=with_fold,
                with_gap=with_gap,
                with_clock=with_clock,
                with_calendar=with_calendar,
                with_name=with_name,
            )
        )

    def hits(
        self, start: Any, end: Any, bodies: str | Iterable[str] = BODIES[:11]
    ) -> npt.NDArray[np.void]:
        """The moments from `start` to before `end` at which bodies are exact to the chart, in order of time.

        :param start: a Julian Day, a datetime or a text, of UT unless it has a zone, as :func:`julian_days` takes
            them.
        :returns: a structured array: `day` (Julian Day of UT1), `longitude` (degrees), `body`, `natal` and
            `aspect` (codes: `BODIES`, `POINTS`, `ASPECTS`), `retrograde` (0 or 1).
        """
        import numpy as np

        kind = np.dtype(
            {
                "names": ["day", "longitude", "body", "natal", "aspect", "retrograde"],
                "formats": ["f8", "f8", "u1", "u1", "u1", "u1"],
                "offsets": [0, 8, 16, 17, 18, 19],
                "itemsize": 24,
            }
        )
        codes, found, error = codes_of(bodies), c.c_size_t(), Error()
        first, last = float(julian_days(start)), float(julian_days(end))
        # An eleventh of a year has some 500 with the Moon's; a second call brings what is missing.
        room = 1 << 10
        while True:
            hits = np.zeros(room, dtype=kind)
            check(
                lib.astrolabe_person_hits(
                    self.engine._handle,
                    self._handle,
                    first,
                    last,
                    codes.ctypes.data,
                    codes.size,
                    hits.ctypes.data,
                    room,
                    c.byref(found),
                    error,
                ),
                error,
            )
            if found.value <= room:
                return hits[: found.value]
            room = found.value

    def norms(self) -> bytes:
        """The yardstick, to be kept with the person: `NORMS_SIZE` bytes."""
        record, error = c.create_string_buffer(NORMS_SIZE), Error()
        check(lib.astrolabe_person_norms(self._handle, record, error), error)
        return record.raw


def _opened(engine: Engine, born: dict[str, Any], norms: bytes) -> Person:
    """A person that was pickled."""
    return Person(engine, **born, norms=norms)
