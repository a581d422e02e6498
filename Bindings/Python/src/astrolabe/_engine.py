"""The engine."""

from __future__ import annotations

import ctypes as c
import os
import threading
import weakref
from typing import TYPE_CHECKING, Any, Callable, Iterable, Literal, Mapping, Sequence, overload

from . import _errors
from ._choices import (
    Bond,
    Calendar,
    Clock,
    Fold,
    Gap,
    Houses,
    Method,
    Middle,
    Missing,
    Orbs,
    Period,
    Scale,
    Sheet,
    Theme,
    Void,
    Which,
    Years,
)
from ._columns import BirthColumns
from ._display import BIRTH_FIELDS, HTML, SVG, Chart, shown
from ._library import ChartsOut, Error, lib
from ._names import (
    BODIES,
    SCALES,
    check,
    codes_of,
    conversation,
    encoded,
    julian_days,
    last_answer,
    parsed,
    taken,
    usage,
    warn_of_time,
)
from ._pairs import both
from ._people import People
from ._person import Person
from ._techniques import Techniques
from ._when import When, Zone
from ._when import date as _date
from ._when import today as _today
from ._when import written as _written

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from . import documents


class Engine(Techniques):
    """The ephemeris and the zones; one serves any number of threads, and forked children, too.

    The functions of this module ask one that opens at the first call. Open one of your own only for
    data or zones of your own.

    :param data: a folder laid out as `ephemeris/`, or one of Swiss Ephemeris' own `.se1` files for years before 1800 or
        after 2399; that of the package unless given.
    :param zones: a folder of compiled zone files; those of the package unless given.
    """

    def __init__(
        self,
        data: str | os.PathLike[str] | None = None,
        zones: str | os.PathLike[str] | None = None,
    ) -> None:
        self._folders = (data, zones)
        self._handle = c.c_void_p()
        error = Error()
        check(
            lib.astrolabe_open(
                os.fsencode(data) if data else None,
                os.fsencode(zones) if zones else None,
                c.byref(self._handle),
                error,
            ),
            error,
        )
        weakref.finalize(self, lib.astrolabe_close, self._handle)

    def __reduce__(self) -> tuple[Any, ...]:
        return Engine, self._folders

    def __repr__(self) -> str:
        data, zones = self._folders
        given = {"data": data, "zones": zones}
        folders = [f"{name}={os.fspath(path)!r}" for name, path in given.items() if path is not None]
        return f"Engine({', '.join(folders)})"

    # Documents

    def text(self, kind: str, /, **fields: Any) -> bytes:
        """A document's bytes, as the command writes them, with the end of the last line.

        :param kind: chart, portrait, portrait_two, portrait_period, reading, meters, transits, returns, progressions,
            directions, primary, profections, periods, synastry, composite, compare, rectify, pair, life, vedic, panchanga,
            events, moon, sky, stars, heliacal, sign, wheel, places, hours, lines, eclipses, find, report or ask.
        :param fields: named as the command's options are; dates may be dates.
        """
        request = encoded(fields)
        text, length, error = c.c_void_p(), c.c_size_t(), Error()
        code = lib.astrolabe_document(
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
        document = parsed(self.text(kind, **fields))
        if kind == "chart":
            warn_of_time(document, fields)
            if not fields.get("more"):
                asked = (*BIRTH_FIELDS, "houses")
                return Chart(document, {name: fields.get(name) for name in asked})
        return shown(kind, document)

    def chart(
        self,
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
        houses: Houses | None = None,
    ) -> documents.NatalChart:
        """The natal chart of a birth: places of eleven points, houses, aspects, dignities.

        Warns of :class:`AmbiguousTime` where clocks never showed the time, or showed it twice, and no gap or fold is
        given.

        >>> chart("1990-06-15T14:30", zone="America/New_York", lat=40.7128, lon=-74.006)["sun_sign"]
        'gemini'

        :param birth: the date, or the date and the local time; with a zone or an offset of its own, it brings
            `zone` along.
        :param zone: a name such as Europe/Paris, an offset such as +05:30, LMT, or a tzinfo.
        :param lat: degrees north, or a text such as 40n42.
        :param lon: degrees east, or a text such as 74w00.
        :param place: in place of lat, lon and zone the place's name, such as "Ulm, Germany"; needs the
            distribution astrolabe-engine-places.
        :param fold: "later" for the second of two equal clock readings, as a datetime's own `fold` says;
            "refuse" takes neither and raises.
        :param gap: where clocks jumped over the time, "earlier" or "later" (unless given) by the length of the
            jump; "refuse" takes neither and raises.
        :param clock: which clock counts before standard time: "local" (the birthplace's mean time) unless given,
            or "zone" (the mean time of the town that the zone is named after).
        :param calendar: the calendar of dates that are texts: "julian" or "gregorian"; unless given, the Julian
            one before 1582-10-15 and the Gregorian one from then on. A date or a datetime is Gregorian.
        :param houses: the house system; placidus unless given.
        """
        chart: documents.NatalChart = self.document(
            "chart",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            houses=houses,
        )
        return chart

    def portrait(
        self,
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
        houses: Houses | None = None,
        chapter: str | None = None,
        date: When | None = None,
        date_zone: Zone | None = None,
    ) -> documents.Portrait:
        """What a birth chart says about a person: statements in chapters, with the facts behind each.

        :param houses: the house system; placidus unless given.
        :param chapter: one chapter only, such as "love"; all unless given.
        :param date: adds the chapter "bridge": the points that slow transits touch in twelve months from then.
        :param date_zone: whose date it is; UTC unless given.
        """
        portrait: documents.Portrait = self.document(
            "portrait",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            houses=houses,
            chapter=chapter,
            date=date,
            date_zone=date_zone,
        )
        return portrait

    def portrait_of_two(
        self,
        birth: When,
        with_birth: When,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
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
        """What two charts say about two people: contacts by weight, what is easy, what takes work.

        :param bond: love, friends, family or work: which contacts count, and what is said; if none is given,
            love, or family for people born 16 years apart or more.
        :param name: what the first person is called, A unless given; `with_name` the other, B unless given.
        :param chapter: one chapter only, such as "ease"; all unless given.
        """
        portrait: documents.PortraitOfTwo = self.document(
            "portrait_two",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
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
        birth: When,
        period: Period,
        date: When,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        houses: Houses | None = None,
        chapter: str | None = None,
    ) -> documents.PortraitOfPeriod:
        """What a year, a month or a week brings: profection, solar return, transits with their dates.

        :param period: "year", "month" or "week".
        :param date: a date of the year or of the month; the first date of the week.
        :param date_zone: whose dates; UTC unless given.
        :param chapter: one chapter only, such as "transits"; all unless given.
        """
        portrait: documents.PortraitOfPeriod = self.document(
            "portrait_period",
            birth=birth,
            period=period,
            date=date,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            houses=houses,
            chapter=chapter,
        )
        return portrait

    def chart_with_more(
        self,
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
        houses: Houses | None = None,
        lots: str | Iterable[str] | None = None,
        fortune: str | None = None,
        points: str | Iterable[str] | None = None,
    ) -> documents.ChartWithMore:
        """The natal chart, and what is beyond it: points, lots, declinations, figures, dignities in full.

        :param lots: names, and formulas such as marriage=ascendant+venus-saturn; the seven unless given.
        :param fortune: "unreversed" for a Lot of Fortune that is the same by night.
        :param points: some of true_node, chiron, mean_apogee, osculating_apogee, ceres, pallas, juno,
            vesta, pholus, south_node, interpolated_apogee, interpolated_perigee; all unless given.
        """
        chart: documents.ChartWithMore = self.document(
            "chart",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            houses=houses,
            more=True,
            lots=lots,
            fortune=fortune,
            points=points,
        )
        return chart

    @overload
    def reading(
        self,
        birth: When,
        date: When | None = None,
        *,
        at: When | None = None,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        texts: bool | None = None,
        more: Literal[False] | None = None,
        situation: str | None = None,
    ) -> documents.DailyReading: ...

    @overload
    def reading(
        self,
        birth: When,
        date: When | None = None,
        *,
        at: When | None = None,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        texts: bool | None = None,
        more: Literal[True],
        situation: str | None = None,
    ) -> documents.ReadingWithMore: ...

    def reading(
        self,
        birth: When,
        date: When | None = None,
        *,
        at: When | None = None,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        texts: bool | None = None,
        more: bool | None = None,
        situation: str | None = None,
    ) -> Any:
        """A day's reading for a birth: `documents.DailyReading`, or with `more` `documents.ReadingWithMore`.

        :param date: the date to read, today by this machine's clock unless given; or `at`, an instant such as
            2025-01-06T12:00:00Z.
        :param date_zone: whose date it is; UTC unless given.
        :param texts: False leaves out the texts that a reading may go without.
        :param more: True adds hours, events, the week ahead, what the texts speak of and what changed.
        :param situation: how the reader lives: `single` or `partnered`, and `works`, `studies` or `home`, with a comma
            between two; no text takes either for granted unless it is given.
        """
        return self.document(
            "reading",
            birth=birth,
            date=_today(date_zone) if date is None and at is None else date,
            at=at,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            texts=texts,
            more=more,
            situation=situation,
        )

    def meters(
        self,
        birth: When,
        start: When,
        end: When,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        hourly: bool | None = None,
    ) -> documents.Meters:
        """The meters of the days from `start` to `end`, both included, or of their hours."""
        meters: documents.Meters = self.document(
            "meters",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            hourly=hourly,
            **{"from": start, "to": end},
        )
        return meters

    def transits(
        self,
        birth: When,
        start: When,
        end: When,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        bodies: str | Iterable[str] | None = None,
    ) -> documents.Transits:
        """Every transit in force from `start` to `end`, both included, each with its whole life."""
        transits: documents.Transits = self.document(
            "transits",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            bodies=bodies,
            **{"from": start, "to": end},
        )
        return transits

    def returns(
        self,
        birth: When,
        start: When,
        end: When,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
    ) -> documents.Returns:
        """Solar and lunar returns from `start` to `end`, both included."""
        returns: documents.Returns = self.document(
            "returns",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            **{"from": start, "to": end},
        )
        return returns

    def progressions(
        self,
        birth: When,
        at: When | None = None,
        *,
        start: When | None = None,
        end: When | None = None,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        angles: str | None = None,
        converse: bool | None = None,
    ) -> documents.Progressions:
        """Secondary progressions: the progressed chart at an instant, or what happens from `start` to `end`.

        :param at: a date, which means its noon, or an instant such as 2025-01-06T12:00:00Z; or `start` and `end`.
        :param angles: how the Midheaven moves; solar_arc_longitude unless given.
        :param converse: True takes the days before birth.
        """
        progressions: documents.Progressions = self.document(
            "progressions",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            at=at,
            angles=angles,
            converse=converse,
            **{"from": start, "to": end},
        )
        return progressions

    def directions(
        self,
        birth: When,
        at: When | None = None,
        *,
        start: When | None = None,
        end: When | None = None,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        arc: str | None = None,
        converse: bool | None = None,
    ) -> documents.Directions:
        """Directions by one arc: the directed chart at an instant, or the exact ones from `start` to `end`.

        :param at: a date, which means its noon, or an instant such as 2025-01-06T12:00:00Z; or `start` and `end`.
        :param arc: solar unless given, or naibod.
        :param converse: True moves the points westward.
        """
        directions: documents.Directions = self.document(
            "directions",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            at=at,
            arc=arc,
            converse=converse,
            **{"from": start, "to": end},
        )
        return directions

    def profections(
        self,
        birth: When,
        start: When,
        end: When,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        years: Years | None = None,
        months: bool | None = None,
    ) -> documents.Profections:
        """The profected years from `start` to `end`: sign, house and lord of each.

        :param years: return (between returns of the Sun) unless given, or birthday.
        :param months: True gives the twelve months of each year, too.
        """
        profections: documents.Profections = self.document(
            "profections",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            years=years,
            months=months,
            **{"from": start, "to": end},
        )
        return profections

    def synastry(
        self,
        birth: When | Mapping[str, Any] | Person,
        with_birth: When | Mapping[str, Any] | Person,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        with_zone: Zone | None = None,
        with_lat: float | str | None = None,
        with_lon: float | str | None = None,
        with_place: str | None = None,
        with_fold: Fold | None = None,
        with_gap: Gap | None = None,
        with_clock: Clock | None = None,
        with_calendar: Calendar | None = None,
        houses: Houses | None = None,
        orbs: Orbs | None = None,
        scores: bool | None = None,
    ) -> documents.Synastry:
        """Two charts laid over each other: contacts, whose houses each one's bodies stand in, and scores.

        :param birth: a birth, or all of one: a :class:`Person`, a chart, or a dict of the fields `birth`, `zone`, `place` …
        :param with_birth: the other's; the other `with_` fields are the other's, too.
        :param orbs: standard unless given, or close, degree, lilly, biruni, or orbs such as `sun=10,moon=10`.
        :param scores: True adds the seventeen meters for two people, 2 ms a person; they judge nobody.
        """
        synastry: documents.Synastry = self.document(
            "synastry",
            **both(
                birth=birth,
                zone=zone,
                lat=lat,
                lon=lon,
                place=place,
                fold=fold,
                gap=gap,
                clock=clock,
                calendar=calendar,
                with_birth=with_birth,
                with_zone=with_zone,
                with_lat=with_lat,
                with_lon=with_lon,
                with_place=with_place,
                with_fold=with_fold,
                with_gap=with_gap,
                with_clock=with_clock,
                with_calendar=with_calendar,
            ),
            houses=houses,
            orbs=orbs,
            scores=scores,
        )
        return synastry

    def composite(
        self,
        birth: When | Mapping[str, Any] | Person,
        with_birth: When | Mapping[str, Any] | Person,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        with_zone: Zone | None = None,
        with_lat: float | str | None = None,
        with_lon: float | str | None = None,
        with_place: str | None = None,
        with_fold: Fold | None = None,
        with_gap: Gap | None = None,
        with_clock: Clock | None = None,
        with_calendar: Calendar | None = None,
        houses: Houses | None = None,
        method: Method | None = None,
        middle: Middle | None = None,
    ) -> documents.Composite:
        """One chart made of two: by midpoints, or of the moment and the place between two births.

        :param birth: a birth, or all of one: a :class:`Person`, a chart, or a dict of the fields `birth`, `zone`, `place` …
        :param with_birth: the other's; the other `with_` fields are the other's, too.
        :param method: midpoint unless given, derived, or davison.
        :param middle: the place of a Davison chart: mean unless given, or great-circle.
        """
        composite: documents.Composite = self.document(
            "composite",
            **both(
                birth=birth,
                zone=zone,
                lat=lat,
                lon=lon,
                place=place,
                fold=fold,
                gap=gap,
                clock=clock,
                calendar=calendar,
                with_birth=with_birth,
                with_zone=with_zone,
                with_lat=with_lat,
                with_lon=with_lon,
                with_place=with_place,
                with_fold=with_fold,
                with_gap=with_gap,
                with_clock=with_clock,
                with_calendar=with_calendar,
            ),
            houses=houses,
            method=method,
            middle=middle,
        )
        return composite

    def pair(
        self,
        birth: When | Mapping[str, Any] | Person,
        with_birth: When | Mapping[str, Any] | Person,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        with_zone: Zone | None = None,
        with_lat: float | str | None = None,
        with_lon: float | str | None = None,
        with_place: str | None = None,
        with_fold: Fold | None = None,
        with_gap: Gap | None = None,
        with_clock: Clock | None = None,
        with_calendar: Calendar | None = None,
        houses: Houses | None = None,
        orbs: Orbs | None = None,
        scores: bool | None = None,
        method: Method | None = None,
        middle: Middle | None = None,
    ) -> documents.Pair:
        """Synastry, composite and Davison chart of two people, their births read and their charts cast once.

        :param orbs: as :meth:`synastry` takes it, `scores`, too.
        :param method: midpoint unless given, or derived: how the composite's houses are found.
        :param middle: the place of the Davison chart: mean unless given, or great-circle.
        """
        pair: documents.Pair = self.document(
            "pair",
            **both(
                birth=birth,
                zone=zone,
                lat=lat,
                lon=lon,
                place=place,
                fold=fold,
                gap=gap,
                clock=clock,
                calendar=calendar,
                with_birth=with_birth,
                with_zone=with_zone,
                with_lat=with_lat,
                with_lon=with_lon,
                with_place=with_place,
                with_fold=with_fold,
                with_gap=with_gap,
                with_clock=with_clock,
                with_calendar=with_calendar,
            ),
            houses=houses,
            orbs=orbs,
            scores=scores,
            method=method,
            middle=middle,
        )
        return pair

    def ask(
        self,
        birth: When,
        question: str,
        date: When | None = None,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
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
        """The answer to a question, from the chart, a day and the sky.

        >>> ask("1990-06-15", "What is my sun sign?", "2025-01-06")["facts"]["sun_sign"]
        'gemini'

        :param question: at most 500 characters.
        :param date: the day that it is asked on; today by this machine's clock unless given.
        :param after: the earlier questions of the conversation, in order: what the question leaves out is taken
            from them, and no answer repeats an earlier one.
        :param name: what the answer calls the person.
        :param country: two letters, where help would be looked for.
        :param with_birth: another's birth, for questions about the two; the other `with_` fields are the other's, too.
        """
        return last_answer(
            self.text(
                "ask",
                birth=birth,
                zone=zone,
                lat=lat,
                lon=lon,
                place=place,
                fold=fold,
                gap=gap,
                clock=clock,
                calendar=calendar,
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

    def life(
        self,
        birth: When,
        at: When,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        angles: str | None = None,
        arc: str | None = None,
        converse: bool | None = None,
    ) -> documents.Life:
        """The progressed and the directed chart of an instant, as :meth:`progressions` and :meth:`directions`.

        :param at: a date, which means its noon, or an instant such as 2025-01-06T12:00:00Z.
        """
        life: documents.Life = self.document(
            "life",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            at=at,
            angles=angles,
            arc=arc,
            converse=converse,
        )
        return life

    def events(
        self,
        start: When,
        end: When,
        *,
        kinds: str | Iterable[str] | None = None,
        moon_aspects: bool | None = None,
        void: Void | None = None,
        date_zone: Zone | None = None,
    ) -> documents.Events:
        """What happens in the sky from `start` to `end`, both included, in order of time.

        :param kinds: some of lunation, ingress, station, aspect, void, eclipse.
        :param void: "traditional" computes voids by the seven old planets alone.
        """
        events: documents.Events = self.document(
            "events",
            kinds=kinds,
            moon_aspects=moon_aspects,
            void=void,
            date_zone=date_zone,
            **{"from": start, "to": end},
        )
        return events

    def moon(
        self, start: When, end: When, *, void: Void | None = None, date_zone: Zone | None = None
    ) -> documents.Moon:
        """The Moon's sign and phase on each date from `start` to `end`, both included, and what happens to it.

        :param void: "traditional" computes voids by the seven old planets alone.
        """
        moon: documents.Moon = self.document("moon", void=void, date_zone=date_zone, **{"from": start, "to": end})
        return moon

    def sky(self, at: When, bodies: str | Iterable[str] | None = None) -> documents.Sky:
        """Where the bodies are at an instant: ISO 8601, ut:JD, tt:JD, or a datetime, of UT unless it has a zone."""
        sky: documents.Sky = self.document("sky", at=at, bodies=bodies)
        return sky

    def sign(self, date: When) -> Any:
        """The sun sign of a date, by the true Sun at 12:00 UTC, and its profile."""
        # The date says it all; in which zone it is one doesn't matter.
        return self.document("sign", date=_written(_date(date)))

    def wheel(
        self,
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
        houses: Houses | None = None,
        name: str | None = None,
        date: When | None = None,
        date_zone: Zone | None = None,
        theme: Theme | None = None,
        size: int | None = None,
        sheet: Sheet | None = None,
        bare: bool | None = None,
        points: str | None = None,
        zodiac: str | None = None,
    ) -> SVG:
        """The chart as a wheel in SVG, with the transits of a date around it if one is given; a notebook
        shows it.

        :param theme: "light", "dark", or "auto" for the colours of the reader's screen.
        :param sheet: "a4" or "letter" for a page to print, with everything beside the wheel.
        :param bare: True for a square tile with large labels and nothing else.
        :param points: further points, such as "chiron,lilith,fortune".
        :param zodiac: "sidereal" or an ayanamsa such as "lahiri"; the tropical zodiac unless given.
        """
        return SVG(self.text(
            "wheel",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            houses=houses,
            name=name,
            date=date,
            date_zone=date_zone,
            theme=theme,
            size=size,
            sheet=sheet,
            bare=bare,
            points=points,
            zodiac=zodiac,
        ).decode())

    def report(
        self,
        birth: When,
        date: When | None = None,
        *,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        houses: Houses | None = None,
        name: str | None = None,
    ) -> HTML:
        """A day as one page of HTML: texts, wheel, month, hours, week and sun sign; a notebook shows it.

        :param date: today by this machine's clock unless given.
        :param name: whose report it is, for the heading.
        """
        page = self.text(
            "report",
            birth=birth,
            date=_today(date_zone) if date is None else date,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            houses=houses,
            name=name,
        )
        return HTML(page.decode())

    # Places and times

    def places(
        self,
        name: str | None = None,
        *,
        lat: float | str | None = None,
        lon: float | str | None = None,
        limit: int | None = None,
    ) -> documents.Places:
        """Cities and towns by a name or its beginning, the most populous first, or the nearest to a point.

        Needs the distribution astrolabe-engine-places.

        :param lat: degrees north of a point; with a name, distances from the point are given, too.
        :param limit: how many, 1 to 1000; 10 unless given.
        """
        places: documents.Places = self.document("places", name=name, lat=lat, lon=lon, limit=limit)
        return places

    def hours(
        self,
        date: When,
        *,
        place: str | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        zone: Zone | None = None,
        bodies: str | Iterable[str] | None = None,
    ) -> documents.Hours:
        """A date at a place: sunrise and sunset, twilights, planetary hours, when bodies rise and set.

        :param zone: the place's own unless given.
        :param bodies: Sun to Pluto unless given.
        """
        hours: documents.Hours = self.document(
            "hours", date=date, place=place, lat=lat, lon=lon, zone=zone, bodies=bodies
        )
        return hours

    def eclipses(
        self,
        start: When,
        end: When,
        *,
        place: str | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        zone: Zone | None = None,
    ) -> documents.Eclipses:
        """Eclipses as they are seen from a place, from `start` to `end`, both included."""
        eclipses: documents.Eclipses = self.document(
            "eclipses",
            place=place,
            lat=lat,
            lon=lon,
            zone=zone,
            **{"from": start, "to": end},
        )
        return eclipses

    def find(
        self,
        start: When,
        end: When,
        when: str | Iterable[str] | None = None,
        *,
        unless: str | Iterable[str] | None = None,
        birth: When | None = None,
        zone: Zone | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        place: str | None = None,
        fold: Fold | None = None,
        gap: Gap | None = None,
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        date_zone: Zone | None = None,
    ) -> documents.Windows:
        """Windows of time from `start` to `end` in which every condition of `when` holds and none of `unless`.

        >>> found = find("2025-03-01", "2025-03-31", ["mercury direct", "moon in taurus|virgo"], unless="moon void")
        >>> len(found)
        2

        :param when: conditions such as "moon in taurus", "mars square saturn 1", "saturn square natal sun"; the
            command's `astrolabe find --help` lists them.
        :param birth: a birth for natal points; its place is that of houses and risings. Without it, `place`, or
            `lat` and `lon`, name the place.
        """
        windows: documents.Windows = self.document(
            "find",
            when=when,
            unless=unless,
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            **{"from": start, "to": end},
        )
        return windows

    def calendar(self, kind: Literal["transits", "events"], start: When, end: When, **fields: Any) -> bytes:
        """An iCalendar file (RFC 5545) of a person's transits or of the sky's events, for calendar programs.

        :param fields: those of :meth:`transits` or :meth:`events`; for transits also `name`, whose they are.
        """
        return self.text(kind, ics=True, **fields, **{"from": start, "to": end})

    # Numbers

    def positions(
        self,
        instants: Any,
        bodies: str | Iterable[str] = BODIES[:11],
        *,
        scale: Scale = "ut",
        columns: int = 2,
        out: npt.NDArray[np.float64] | None = None,
        missing: Missing = "raise",
    ) -> npt.NDArray[np.float64]:
        """Where bodies are at many instants: an array of shape [*instants, bodies, columns].

        :param instants: Julian Days, datetimes or texts, of UT unless they have a zone, as :func:`julian_days`
            takes them.
        :param bodies: names, or "all".
        :param scale: "ut" (UT1) or "tt".
        :param columns: 1 for longitudes (degrees); 2 with their motions (degrees a day); 6 for longitude,
            its motion, latitude (degrees), distance (AU), and the motions of these.
        :param out: an array of that shape to write into.
        :param missing: "nan" leaves NaN for instants that the ephemeris doesn't answer for, rather than
            raising `DataError`.
        """
        _errors.need_numpy()
        import numpy as np

        days = julian_days(instants)
        codes = codes_of(bodies)
        if scale not in SCALES or missing not in ("raise", "nan"):
            raise usage('scale is "ut" or "tt", and missing "raise" or "nan"')
        shape = (*days.shape, len(codes), columns)
        if out is None:
            out = np.empty(shape) if columns > 0 else np.empty(0)
        elif (
            out.shape != shape
            or out.dtype != np.float64
            or not out.flags.c_contiguous
            or not out.flags.writeable
        ):
            raise usage(f"out must be a contiguous array of float64 of the shape {shape}")
        error = Error()
        code = lib.astrolabe_positions(
            self._handle,
            SCALES[scale],
            days.ctypes.data,
            days.size,
            codes.ctypes.data,
            codes.size,
            columns,
            out.ctypes.data,
            error,
        )
        if code and not (missing == "nan" and code == 65):
            _errors.fail(error)
        return out

    def reader(
        self, bodies: str | Iterable[str] = BODIES[:11], *, scale: Scale = "ut", columns: int = 2
    ) -> Callable[[float | When], npt.NDArray[np.float64]]:
        """A function from one Julian Day to an array [bodies, columns], for calls of a microsecond or two.

        It takes any one instant that :func:`julian_days` takes, and a number is the fastest.
        It writes into the same array at each call, so copy what you keep, and use one a thread.
        """
        _errors.need_numpy()
        import numpy as np

        codes = codes_of(bodies)
        if scale not in SCALES or columns not in (1, 2, 6):
            raise usage('scale is "ut" or "tt", and columns 1, 2 or 6')
        out, error, day = np.empty((len(codes), columns)), Error(), c.c_double()
        # A function of its own, which takes its arguments as they are: to compare them with the header's types
        # would cost as much as the sky.
        function = lib["astrolabe_positions"]
        keep = (self, codes)
        # Made once, so that a call makes nothing.
        arguments = (
            self._handle,
            c.c_int32(SCALES[scale]),
            c.c_void_p(c.addressof(day)),
            c.c_size_t(1),
            c.c_void_p(codes.ctypes.data),
            c.c_size_t(codes.size),
            c.c_int32(columns),
            c.c_void_p(out.ctypes.data),
            c.pointer(error),
        )

        def read(instant: float | When, _keep: object = keep) -> npt.NDArray[np.float64]:
            try:
                day.value = instant  # type: ignore[assignment]
            except TypeError:
                day.value = float(julian_days(instant))
            if function(*arguments):
                _errors.fail(error)
            return out

        return read

    def charts(
        self, births: Any, *, houses: Houses = "placidus", missing: Missing = "raise"
    ) -> dict[str, npt.NDArray[Any]]:
        """The charts of a table of births, as arrays.

        :param births: a table with the columns birth, and zone, lat, lon, place, fold where known: of
            pandas, polars, Arrow, a structured array, a dict of lists, a list of dicts, or a list of births. No warning is given where clocks showed a time twice or
            never, as :meth:`chart` gives.
        :param missing: "nan" leaves NaN for births that can't be read, rather than raising `DataError`.
        :returns: `day` [n] (Julian Days of UT1), `longitude` and `motion` [n, 11] (degrees, degrees a day),
            `house` [n, 11] (1 to 12, 0 where there is no chart), `cusps` [n, 12] and `angles` [n, 2]
            (degrees; Ascendant and Midheaven are NaN without a time and a place), `code` [n] (0, or the
            error's).
        """
        _errors.need_numpy()
        import numpy as np

        if missing not in ("raise", "nan"):
            raise usage('missing is "raise" or "nan"')
        columns = BirthColumns(births)
        n = columns.count
        arrays: dict[str, npt.NDArray[Any]] = {
            "day": np.empty(n),
            "longitude": np.empty((n, 11)),
            "motion": np.empty((n, 11)),
            "house": np.empty((n, 11), dtype=np.uint8),
            "cusps": np.empty((n, 12)),
            "angles": np.empty((n, 2)),
        }
        codes = np.zeros(n, dtype=np.int32)
        out = ChartsOut(**{name: array.ctypes.data for name, array in arrays.items()})
        error = Error()
        code = lib.astrolabe_charts(
            self._handle, columns.part(0, n), houses.encode(), out, codes.ctypes.data, error
        )
        if code and not (missing == "nan" and code == 65):
            _errors.fail(error)
        return {**arrays, "code": codes}

    # People

    def person(
        self,
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
    ) -> Person:
        """A person for many readings; see :class:`Person`."""
        return Person(
            self,
            birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            norms=norms,
        )

    def people(self, births: Any, *, norms: Any = None, threads: int = 1) -> People:
        """People for being scored many at a time; see :class:`People`."""
        return People(self, births, norms=norms, threads=threads)

    def scores(
        self,
        births: Any,
        date: When,
        days: int = 1,
        zone: Zone | None = None,
        *,
        norms: Any = None,
        which: Which = "unified",
    ) -> npt.NDArray[np.float32]:
        """Scores of a table of births, float32 [person, day, score]; see :meth:`People.scores`."""
        return People(self, births, norms=norms).scores(date, days, zone, which=which)


_default: Engine | None = None
_lock = threading.Lock()


def default() -> Engine:
    """The engine behind the functions of this module, opened at the first call."""
    global _default
    if _default is None:
        with _lock:
            if _default is None:
                _default = Engine()
    return _default


def _after_fork() -> None:
    """A lock that another thread held while the process forked stays held in the child."""
    global _lock
    _lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
