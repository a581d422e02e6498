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
`astrolabe.documents`; arrays need NumPy. Each function is a method of :class:`Engine`, of which
:func:`default` opens one at the first call.
"""

from __future__ import annotations

import functools as _functools
import inspect as _inspect
from typing import TYPE_CHECKING

from ._engine import Engine, default
from ._errors import AmbiguousTime, AstrolabeError, DataError, InstallationError, UsageError
from ._library import lib as _lib
from ._names import ASPECTS, BODIES, NORMS_SIZE, POINTS, SCORES, julian_days
from ._people import People
from ._person import Person
from ._when import When, Zone

__version__: str = _lib.astrolabe_version().decode()

__all__ = [
    "ASPECTS", "BODIES", "NORMS_SIZE", "POINTS", "SCORES", "AmbiguousTime", "AstrolabeError", "DataError", "Engine",
    "InstallationError", "People", "Person", "UsageError", "When", "Zone", "ask", "chart", "chart_with_more", "charts", "composite",
    "default", "directions", "document", "events", "julian_days", "life", "meters", "pair", "people", "person", "portrait", "positions", "profections",
    "progressions", "reader", "reading", "returns", "scores", "sign", "sky", "synastry", "text", "transits", "wheel",
]  # fmt: skip

if TYPE_CHECKING:
    _engine = Engine()
    ask = _engine.ask
    chart = _engine.chart
    chart_with_more = _engine.chart_with_more
    charts = _engine.charts
    composite = _engine.composite
    directions = _engine.directions
    document = _engine.document
    events = _engine.events
    life = _engine.life
    meters = _engine.meters
    pair = _engine.pair
    people = _engine.people
    person = _engine.person
    portrait = _engine.portrait
    positions = _engine.positions
    profections = _engine.profections
    progressions = _engine.progressions
    reader = _engine.reader
    reading = _engine.reading
    returns = _engine.returns
    scores = _engine.scores
    sign = _engine.sign
    sky = _engine.sky
    synastry = _engine.synastry
    text = _engine.text
    transits = _engine.transits
    wheel = _engine.wheel
else:

    def _of_default(method):
        """A function that asks the engine opened at the first call."""

        @_functools.wraps(method)
        def ask(*arguments, **options):
            return method(default(), *arguments, **options)

        signature = _inspect.signature(method)
        ask.__signature__ = signature.replace(parameters=list(signature.parameters.values())[1:])
        ask.__qualname__ = method.__name__
        ask.__module__ = __name__
        return ask

    for _method in (
        Engine.ask, Engine.chart, Engine.chart_with_more, Engine.charts, Engine.composite, Engine.directions, Engine.document,
        Engine.events, Engine.life, Engine.meters, Engine.pair, Engine.people, Engine.person, Engine.portrait, Engine.positions, Engine.profections,
        Engine.progressions, Engine.reader, Engine.reading, Engine.returns, Engine.scores, Engine.sign, Engine.sky,
        Engine.synastry, Engine.text, Engine.transits, Engine.wheel,
    ):  # fmt: skip
        globals()[_method.__name__] = _of_default(_method)
    del _method
