"""The techniques beyond charts, days and years: each a document of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, List

from ._choices import (
    Calendar,
    Clock,
    DashaYear,
    DecennialDays,
    Fold,
    Gap,
    Houses,
    Key,
    Lot,
    Nodes,
    Onto,
    Periods,
    Primary,
    Space,
    Sunrise,
)
from ._when import When, Zone

if TYPE_CHECKING:
    from . import documents


class Techniques:
    """What an engine answers beside its own methods."""

    def document(self, kind: str, /, **fields: Any) -> Any:
        """A document as what JSON makes of it."""
        raise NotImplementedError

    def primary(
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
        method: Primary | None = None,
        space: Space | None = None,
        key: Key | None = None,
        converse: bool | None = None,
    ) -> documents.PrimaryDirections:
        """Primary directions that are exact from `start` to `end`: points carried by the turning sky.

        :param method: placidus (by semi-arcs) unless given, placidus-pole or regiomontanus.
        :param space: zodiacal unless given, or mundane.
        :param key: what a year is: naibod (0.9856°) unless given, ptolemy (1°) or solar.
        :param converse: True turns the sky back.
        """
        found: documents.PrimaryDirections = self.document(
            "primary",
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
            method=method,
            space=space,
            key=key,
            converse=converse,
            **{"from": start, "to": end},
        )
        return found

    def periods(
        self,
        birth: When,
        kind: Periods,
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
        levels: int | None = None,
        lot: Lot | None = None,
        nodes: Nodes | None = None,
        days: DecennialDays | None = None,
    ) -> documents.Periods:
        """Periods of a life that run from `start` to `end`: firdaria, zodiacal releasing or decennials.

        :param kind: firdaria, releasing or decennials.
        :param levels: how many levels of periods: of firdaria 1 to 2, of the others 1 to 4; 2 unless given.
        :param lot: the lot that is released: spirit unless given, or fortune.
        :param nodes: where the nodes stand in firdaria of a birth by night: last unless given, none or after-mars.
        :param days: how months of decennials are divided: into turns of 129 days unless given, or into shares.
        """
        found: documents.Periods = self.document(
            "periods",
            birth=birth,
            kind=kind,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            levels=levels,
            lot=lot,
            nodes=nodes,
            days=days,
            **{"from": start, "to": end},
        )
        return found

    def rectify(
        self,
        birth: When,
        events: str | Iterable[str],
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
        step: int | None = None,
        within: int | None = None,
        techniques: str | Iterable[str] | None = None,
    ) -> documents.Rectification:
        """Which hours of a birth fit the events of a life. It proves nothing.

        :param events: when things happened: dates or instants, with commas between them or as a list.
        :param step: minutes from one hour to the next, 1 to 60; 4 unless given.
        :param within: minutes either way of the time of birth; 120 unless given, and the whole date without a time.
        :param techniques: some of transits, solar_arc, primary; all unless given.
        """
        found: documents.Rectification = self.document(
            "rectify",
            birth=birth,
            event=events,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            date_zone=date_zone,
            step=step,
            within=within,
            techniques=techniques,
        )
        return found

    def compare(
        self,
        birth: When,
        with_birth: When | None = None,
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
        inner: str | None = None,
        outer: str | None = None,
        at: When | None = None,
        date_zone: Zone | None = None,
        houses: Houses | None = None,
        orbs: str | None = None,
    ) -> documents.Comparison:
        """Any chart laid over any other: birth, return, progressed or directed chart, composite, the sky of a time.

        :param inner: birth unless given; `astrolabe compare --help` lists the charts.
        :param outer: the other's birth if there is one; otherwise `now`, for which `at` says what time it is.
        :param at: the instant that `now` means.
        :param orbs: standard unless given, or close, degree, lilly, biruni, or orbs such as `sun=10,moon=10`.
        """
        found: documents.Comparison = self.document(
            "compare",
            birth=birth,
            with_birth=with_birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            with_zone=with_zone,
            with_lat=with_lat,
            with_lon=with_lon,
            with_place=with_place,
            with_fold=with_fold,
            with_gap=with_gap,
            with_clock=with_clock,
            with_calendar=with_calendar,
            inner=inner,
            outer=outer,
            at=at,
            date_zone=date_zone,
            houses=houses,
            orbs=orbs,
        )
        return found

    def pair_transits(
        self,
        birth: When,
        with_birth: When,
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
        with_zone: Zone | None = None,
        with_lat: float | str | None = None,
        with_lon: float | str | None = None,
        with_place: str | None = None,
        with_fold: Fold | None = None,
        with_gap: Gap | None = None,
        with_clock: Clock | None = None,
        with_calendar: Calendar | None = None,
        date_zone: Zone | None = None,
        onto: Onto | None = None,
        bodies: str | Iterable[str] | None = None,
    ) -> documents.PairTransits:
        """Transits from `start` to `end` to the charts of two people.

        :param onto: composite unless given, davison, or both (each one's own chart).
        """
        found: documents.PairTransits = self.document(
            "transits",
            birth=birth,
            with_birth=with_birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            with_zone=with_zone,
            with_lat=with_lat,
            with_lon=with_lon,
            with_place=with_place,
            with_fold=with_fold,
            with_gap=with_gap,
            with_clock=with_clock,
            with_calendar=with_calendar,
            date_zone=date_zone,
            onto=onto,
            bodies=bodies,
            **{"from": start, "to": end},
        )
        return found

    def relocation(
        self,
        birth: When,
        for_place: str,
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
    ) -> documents.Relocation:
        """The chart cast at another place for the same instant, with how angles and houses move.

        :param for_place: the other place: its name, or `48.4,10.0`.
        """
        found: documents.Relocation = self.document(
            "chart",
            birth=birth,
            for_place=for_place,
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
        return found

    def cycles(
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
    ) -> documents.LifeCycles:
        """The cycles of a life that have a name, from `start` to `end`: returns of Jupiter, Saturn and others."""
        found: documents.LifeCycles = self.document(
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
            cycles=True,
            **{"from": start, "to": end},
        )
        return found

    def vedic(
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
        zodiac: str | None = None,
        dasha_year: DashaYear | None = None,
    ) -> documents.Vedic:
        """Nakshatras, signs in sixteen divisional charts, Vimshottari dashas and draconic places of a birth.

        :param zodiac: sidereal (Lahiri's) unless given, an ayanamsa such as raman, or `23.857@2000-01-01`.
        :param dasha_year: the year of dashas: julian unless given, sidereal, tropical or savana.
        """
        found: documents.Vedic = self.document(
            "vedic",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            zodiac=zodiac,
            dasha_year=dasha_year,
        )
        return found

    def lines(
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
        bodies: str | Iterable[str] | None = None,
        for_place: str | None = None,
    ) -> documents.Lines:
        """Astrocartography: where on Earth each body was on an angle at a birth.

        :param for_place: a place whose distance from each line is given: its name, or `48.4,10.0`.
        """
        found: documents.Lines = self.document(
            "lines",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            bodies=bodies,
            for_place=for_place,
        )
        return found

    def local_space(
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
        bodies: str | Iterable[str] | None = None,
    ) -> documents.LocalSpace:
        """In which direction from the place of birth each body stood, and how high."""
        found: documents.LocalSpace = self.document(
            "lines",
            birth=birth,
            zone=zone,
            lat=lat,
            lon=lon,
            place=place,
            fold=fold,
            gap=gap,
            clock=clock,
            calendar=calendar,
            bodies=bodies,
            local_space=True,
        )
        return found

    def panchanga(
        self,
        date: When,
        *,
        place: str | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        zone: Zone | None = None,
        zodiac: str | None = None,
        sunrise: Sunrise | None = None,
        calendar: Calendar | None = None,
    ) -> documents.Panchanga:
        """The five limbs of a date at a place, each with the time at which it ends.

        :param zodiac: sidereal (Lahiri's) unless given, or an ayanamsa such as raman.
        :param sunrise: hindu (the centre, without refraction) unless given, or limb.
        """
        found: documents.Panchanga = self.document(
            "panchanga",
            date=date,
            place=place,
            lat=lat,
            lon=lon,
            zone=zone,
            zodiac=zodiac,
            sunrise=sunrise,
            calendar=calendar,
        )
        return found

    def heliacal(
        self,
        start: When,
        end: When,
        *,
        place: str | None = None,
        lat: float | str | None = None,
        lon: float | str | None = None,
        zone: Zone | None = None,
        names: str | Iterable[str] | None = None,
        calendar: Calendar | None = None,
    ) -> documents.Heliacal:
        """When stars and planets are first and last seen beside the Sun at a place, from `start` to `end`.

        :param names: stars and the Moon, Mercury, Venus, Mars, Jupiter, Saturn; the planets and Sirius unless given.
        """
        found: documents.Heliacal = self.document(
            "heliacal",
            place=place,
            lat=lat,
            lon=lon,
            zone=zone,
            names=names,
            calendar=calendar,
            **{"from": start, "to": end},
        )
        return found

    def stars(
        self,
        at: When,
        *,
        names: str | Iterable[str] | None = None,
    ) -> documents.Stars:
        """Where the fixed stars are at an instant.

        :param names: names such as spica; some ninety unless given.
        """
        found: documents.Stars = self.document(
            "stars",
            at=at,
            names=names,
        )
        return found

    def heliocentric(
        self,
        at: When,
    ) -> documents.Heliocentric:
        """The planets as seen from the Sun, the Earth among them."""
        found: documents.Heliocentric = self.document(
            "sky",
            at=at,
            heliocentric=True,
        )
        return found

    def ephemeris(
        self,
        start: When,
        end: When,
        *,
        bodies: str | Iterable[str] | None = None,
        step: str | None = None,
        noon: bool | None = None,
        calendar: Calendar | None = None,
    ) -> List[documents.Sky]:
        """Where the bodies are on each date from `start` to `end`, or at each step of them, in Universal Time.

        :param step: how far apart the skies are, such as 1d, 6h or 30m; a day unless given.
        :param noon: True begins at 12:00 UTC; at 00:00 unless given.
        """
        found: List[documents.Sky] = self.document(
            "sky",
            bodies=bodies,
            step=step,
            noon=noon,
            calendar=calendar,
            **{"from": start, "to": end},
        )
        return found

    def retrogrades(
        self,
        start: When,
        end: When,
        *,
        bodies: str | Iterable[str] | None = None,
        date_zone: Zone | None = None,
        calendar: Calendar | None = None,
    ) -> documents.Retrogrades:
        """The retrogrades of bodies from `start` to `end`, each with its shadows."""
        found: documents.Retrogrades = self.document(
            "events",
            bodies=bodies,
            date_zone=date_zone,
            calendar=calendar,
            retrogrades=True,
            **{"from": start, "to": end},
        )
        return found
