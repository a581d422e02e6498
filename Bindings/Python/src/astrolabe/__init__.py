"""Natal charts, transits, calendars of the sky and a day's scores, on the real sky of Swiss Ephemeris.

    >>> import astrolabe
    >>> astrolabe.chart("1990-06-15T14:30", zone="America/New_York", lat=40.7128, lon=-74.006)["sun_sign"]
    'gemini'
    >>> astrolabe.positions(["2025-01-06T12:00"], ["sun", "moon"]).shape  # degrees, degrees a day
    (1, 2, 2)
    >>> frame = {"birth": ["1990-06-15T14:30"], "zone": ["America/New_York"], "lat": [40.7], "lon": [-74.0]}
    >>> astrolabe.people(frame).scores("2025-01-06", days=7).shape  # float32 [person, day, score]
    (1, 7, 23)

Nothing has to be configured: the ephemeris and the zones are inside. Documents are dicts in the shapes of
`astrolabe.documents`; arrays need NumPy. Each function is a method of :class:`Engine`;
:func:`default` opens one at the first call.
"""

from __future__ import annotations

import functools as _functools
import importlib as _importlib
import inspect as _inspect
from typing import TYPE_CHECKING

from . import _calls
from ._display import HTML, SVG, Answer, Chart, Portrait
from ._engine import Engine, default
from ._errors import AmbiguousTime, AstrolabeError, DataError, InstallationError, UsageError
from ._library import lib as _lib
from ._names import ASPECTS, BODIES, CHART_BODIES, NORMS_SIZE, POINTS, SCORES, julian_days
from ._people import People
from ._person import Person
from ._when import When, Zone

__version__: str = _lib.astrolabe_version().decode()

__all__ = [
    "ASPECTS", "BODIES", "CHART_BODIES", "HTML", "NORMS_SIZE", "POINTS", "SCORES", "SVG", "AmbiguousTime", "Answer",
    "AstrolabeError", "Chart", "DataError", "Engine", "InstallationError", "People", "Person", "Portrait",
    "UsageError", "When", "Zone", "ask", "calendar", "chart", "chart_with_more", "charts", "compare", "composite",
    "cycles", "default", "directions", "document", "eclipses", "ephemeris", "events", "find", "heliacal",
    "heliocentric", "hours", "julian_days", "life", "lines", "local_space", "meters", "moon", "pair", "pair_transits",
    "panchanga", "people", "periods", "person", "places", "portrait", "portrait_of_period", "portrait_of_two",
    "positions", "primary", "profections", "progressions", "reader", "reading", "rectify", "relocation", "report",
    "retrogrades", "returns", "scores", "sign", "sky", "stars", "synastry", "text", "transits", "vedic", "wheel",
]  # fmt: skip

if TYPE_CHECKING:
    from . import arrow as arrow
    from . import frames as frames
    from . import spark as spark

    _engine = Engine()
    ask = _engine.ask
    calendar = _engine.calendar
    chart = _engine.chart
    chart_with_more = _engine.chart_with_more
    charts = _engine.charts
    compare = _engine.compare
    composite = _engine.composite
    cycles = _engine.cycles
    directions = _engine.directions
    document = _engine.document
    eclipses = _engine.eclipses
    ephemeris = _engine.ephemeris
    events = _engine.events
    find = _engine.find
    heliacal = _engine.heliacal
    heliocentric = _engine.heliocentric
    hours = _engine.hours
    life = _engine.life
    lines = _engine.lines
    local_space = _engine.local_space
    meters = _engine.meters
    moon = _engine.moon
    pair = _engine.pair
    pair_transits = _engine.pair_transits
    panchanga = _engine.panchanga
    people = _engine.people
    periods = _engine.periods
    person = _engine.person
    places = _engine.places
    portrait = _engine.portrait
    portrait_of_period = _engine.portrait_of_period
    portrait_of_two = _engine.portrait_of_two
    positions = _engine.positions
    primary = _engine.primary
    profections = _engine.profections
    progressions = _engine.progressions
    reader = _engine.reader
    reading = _engine.reading
    rectify = _engine.rectify
    relocation = _engine.relocation
    report = _engine.report
    retrogrades = _engine.retrogrades
    returns = _engine.returns
    scores = _engine.scores
    sign = _engine.sign
    sky = _engine.sky
    stars = _engine.stars
    synastry = _engine.synastry
    text = _engine.text
    transits = _engine.transits
    vedic = _engine.vedic
    wheel = _engine.wheel
else:

    def __getattr__(name):
        """The modules of tables, which are imported when they are asked for: they need others' packages."""
        if name in ("arrow", "frames", "spark"):
            return _importlib.import_module(f".{name}", __name__)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def _of_default(method):
        """A function that asks the engine opened at the first call."""

        @_functools.wraps(method)
        def ask(*arguments, **options):
            try:
                return method(default(), *arguments, **options)
            except TypeError as error:
                # One frame: the call itself was wrong, and nothing of the method ran.
                if error.__traceback__.tb_next is not None:
                    raise
                wrong = _calls.mistake(ask.__name__, ask.__signature__, arguments, options, error)
            raise wrong

        signature = _inspect.signature(method)
        ask.__signature__ = signature.replace(parameters=list(signature.parameters.values())[1:])
        ask.__qualname__ = method.__name__
        ask.__module__ = __name__
        return ask

    for _method in (
        Engine.ask, Engine.calendar, Engine.chart, Engine.chart_with_more, Engine.charts, Engine.compare,
        Engine.composite, Engine.cycles, Engine.directions, Engine.document, Engine.eclipses, Engine.ephemeris,
        Engine.events, Engine.find, Engine.heliacal, Engine.heliocentric, Engine.hours, Engine.life,
        Engine.lines, Engine.local_space, Engine.meters, Engine.moon, Engine.pair, Engine.pair_transits,
        Engine.panchanga, Engine.people, Engine.periods, Engine.person, Engine.places, Engine.portrait,
        Engine.portrait_of_period, Engine.portrait_of_two, Engine.positions, Engine.primary, Engine.profections,
        Engine.progressions, Engine.reader, Engine.reading, Engine.rectify, Engine.relocation, Engine.report,
        Engine.retrogrades, Engine.returns, Engine.scores, Engine.sign, Engine.sky, Engine.stars,
        Engine.synastry, Engine.text, Engine.transits, Engine.vedic, Engine.wheel,
    ):  # fmt: skip
        globals()[_method.__name__] = _of_default(_method)
    del _method
