"""Astrolabe for language models: a server of the Model Context Protocol over the engine.

    astrolabe-mcp                          for a client that starts it, over standard input and output
    astrolabe-mcp --http --port 8765       for clients on this machine, at http://127.0.0.1:8765/mcp

Every tool takes a place and a local time, and answers with the place, zone, offset and UTC that it understood, and
with how sure that is. Answers have at most 3,000 bytes of JSON, unless the tool is called with `more`. It needs the
package `mcp`: `pip install "astrolabe-engine[mcp]"`.
"""

from __future__ import annotations

import argparse
import datetime
import functools
import json
import re
import sys
from pathlib import Path
from typing import Annotated, Any, Literal, Optional

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from pydantic import Field
except ImportError as missing:
    raise SystemExit('astrolabe-mcp needs the package mcp; pip install "astrolabe-engine[mcp]"') from missing

from . import AstrolabeError, __version__, _errors, _zones, default
from ._display import position, positions_of
from ._when import universal
from .frames import SIGNS

#: The most bytes of JSON of an answer without `more`.
LIMIT = 3_000
FOLDER = Path(__file__).parent

Birth = Annotated[str, Field(description="Birth: 1990-06-15T14:30 in local time, or a date alone if the time is not known.")]
Place = Annotated[Optional[str], Field(description='Birthplace by name, such as "Ulm, Germany" or "Paris, TX".')]
ZoneName = Annotated[Optional[str], Field(description="Zone such as Europe/Paris or +05:30; that of the place unless given.")]
Latitude = Annotated[Optional[float], Field(description="Degrees north, in place of a place's name.")]
Longitude = Annotated[Optional[float], Field(description="Degrees east, in place of a place's name.")]
Fold = Annotated[Optional[Literal["earlier", "later"]], Field(description="Which of two equal clock times, when clocks went back.")]
Date = Annotated[str, Field(description='Date such as 2025-01-06, or "today".')]
DateZone = Annotated[Optional[str], Field(description="Zone of the dates and of the times in the answer; UTC unless given.")]
More = Annotated[bool, Field(description="Give the whole answer, however long.")]

server = MCPServer(
    "astrolabe",
    title="Astrolabe",
    version=__version__,
    instructions=(
        "Exact astrology: charts, transits, events of the sky, a day's reading, portraits, questions, two people. Ask for the "
        "birth date, the local time and the place; say which place, zone and UTC the answer names. Without a time "
        "give the date alone. astrolabe://conventions says how everything is computed."
    ),
)


# Understanding


def _fields(
    birth: str, place: str | None, zone: str | None, lat: float | None, lon: float | None, fold: str | None
) -> dict[str, Any]:
    fields = {"birth": birth, "place": place, "zone": zone, "lat": lat, "lon": lon, "fold": fold}
    return {name: value for name, value in fields.items() if value is not None}


def _understood(fields: dict[str, Any], chart: dict[str, Any] | None = None) -> dict[str, Any]:
    """What was understood of a birth, and how sure it is; by its chart, where that is at hand."""
    chart = chart or default().document("chart", **fields)
    born = chart["birth"]
    about: dict[str, Any] = {"date": born["birth_date"], "time": born.get("birth_time")}
    if fields.get("place") is not None:
        about["place"] = default().places(fields["place"], limit=1)["places"][0]["place"]
    for name, key in (("birth_lat", "lat"), ("birth_lon", "lon"), ("birth_timezone", "zone")):
        if born.get(name) is not None:
            about[key] = born[name]
    if about["time"] is not None:
        about["utc"] = chart["datetime_utc"]
        local = datetime.datetime.fromisoformat(f"{born['birth_date']}T{born['birth_time']}")
        about["offset"] = _offset(local - universal(chart["datetime_utc"]))
    sure = []
    uncertainty = chart["uncertainty"]
    if about["time"] is None:
        sure.append("no birth time: houses and angles are left out")
        low, high = uncertainty["moon_longitude_range"]
        sure.append(f"the Moon is between {_degrees(low)} and {_degrees(high)}")
    elif not chart.get("angles"):
        sure.append("no place: houses and angles are left out")
    elif _rising(fields, chart, -10) != _rising(fields, chart, 10):
        sure.append("the rising sign changes within ten minutes of this time")
    if not uncertainty["sun_sign_certain"]:
        sure.append("the Sun changes sign on this date")
    about["how_sure"] = sure or ["as sure as the time and the place"]
    notes = [note["message"] for note in chart.get("notes") or []]
    if notes:
        about["notes"] = notes
    return about


def _rising(fields: dict[str, Any], chart: dict[str, Any], minutes: int) -> str | None:
    born = {name: value for name, value in fields.items() if name != "fold"}
    born["birth"] = universal(chart["datetime_utc"]) + datetime.timedelta(minutes=minutes)
    angles = default().document("chart", **{**born, "zone": "UTC"}).get("angles")
    return str(angles["ascendant"]["sign"]) if angles else None


def _offset(offset: datetime.timedelta) -> str:
    seconds = round(offset.total_seconds())
    sign = "-" if seconds < 0 else "+"
    hours, rest = divmod(abs(seconds), 3_600)
    text = f"{sign}{hours:02}:{rest // 60:02}"
    return f"{text}:{rest % 60:02}" if rest % 60 else text


def _degrees(longitude: float) -> str:
    return position(longitude, SIGNS[int(longitude % 360 // 30)])


def _title(name: str | None) -> str:
    return "" if name is None else name.replace("_", " ").title()


def _date(text: str, zone: str | None) -> str:
    """A date as it is, or that of today by this machine's clock, in the zone."""
    if text.strip().lower() not in ("today", "now"):
        return text
    return datetime.datetime.now(_clocks(zone)).date().isoformat()


_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def _local(time: str | None, zone: str | None) -> str:
    """An instant of UTC by the clocks of a zone, to the minute, with the offset."""
    if time is None:
        return "more than three years away"
    moment = datetime.datetime.fromisoformat(time.replace("Z", "+00:00")) + datetime.timedelta(seconds=30)
    clocks = _clocks(zone)
    text = moment.astimezone(clocks).isoformat(timespec="minutes")
    return text.replace("+00:00", "Z") if clocks is datetime.timezone.utc else text


@functools.lru_cache(maxsize=64)
def _clocks(zone: str | None) -> datetime.tzinfo:
    """The clocks of a zone, by the zone files of the package."""
    if zone is None or zone.upper() == "UTC":
        return datetime.timezone.utc
    offset = re.fullmatch(r"([+-])(\d\d):?(\d\d)", zone)
    if offset:
        length = datetime.timedelta(hours=int(offset[2]), minutes=int(offset[3]))
        return datetime.timezone(-length if offset[1] == "-" else length)
    found = _zones.clocks(zone)
    if found is None:
        raise _errors.DataError(65, f'"{zone}" is no zone; write a name such as Europe/Paris, or +05:30')
    return found


def _timed(rows: Any, zone: str | None) -> list[dict[str, Any]]:
    """Rows without what is null, their instants by the clocks of a zone."""
    return [
        {name: _timed_value(value, zone) for name, value in row.items() if value is not None}
        for row in rows
    ]


def _timed_value(value: Any, zone: str | None) -> Any:
    if isinstance(value, str) and _INSTANT.fullmatch(value):
        return _local(value, zone)
    if isinstance(value, list):
        return [_timed_value(one, zone) for one in value]
    if isinstance(value, dict):
        return {name: _timed_value(one, zone) for name, one in value.items()}
    return value


def _answer(more: bool, **document: Any) -> dict[str, Any]:
    """An answer within the limit: the longest list loses its last entries, and the answer says how many."""
    left_out: dict[str, int] = {}
    while not more and len(json.dumps(document, ensure_ascii=False).encode()) > LIMIT - 120:
        lists = {name: rows for name, rows in document.items() if isinstance(rows, list) and rows}
        if not lists:
            break
        longest = max(lists, key=lambda name: len(json.dumps(lists[name], ensure_ascii=False)))
        lists[longest].pop()
        left_out[longest] = left_out.get(longest, 0) + 1
    if left_out:
        document["left_out"] = {**left_out, "hint": "call again with more=true, or ask for less"}
    return document


def _tool(function: Any) -> Any:
    """A tool whose errors are sentences for the model."""
    @functools.wraps(function)
    def call(*arguments: Any, **options: Any) -> Any:
        try:
            return function(*arguments, **options)
        except AstrolabeError as error:
            raise ToolError(str(error)) from None

    server.tool(structured_output=False)(_as_text(call))
    return function


def _as_text(call: Any) -> Any:
    @functools.wraps(call)
    def write(*arguments: Any, **options: Any) -> str:
        return json.dumps(call(*arguments, **options), ensure_ascii=False)

    write.__annotations__ = {**call.__annotations__, "return": str}
    return write


# Tools


@_tool
def chart(
    birth: Birth,
    place: Place = None,
    zone: ZoneName = None,
    latitude: Latitude = None,
    longitude: Longitude = None,
    fold: Fold = None,
    houses: Annotated[str, Field(description="House system: placidus, whole_sign, koch, equal …")] = "placidus",
    more: More = False,
) -> dict[str, Any]:
    """The natal chart: where Sun to Pluto and the node are, houses, Ascendant and Midheaven, aspects by their orb."""
    fields = _fields(birth, place, zone, latitude, longitude, fold)
    document = default().document("chart", **fields, houses=houses)
    positions = [
        f"{name} {where}" + (f", house {house}" if house and document.get("angles") else "")
        for name, where, house in positions_of(document)
    ]
    aspects = [
        f"{_title(aspect['body1'])} {aspect['aspect_type']} {_title(aspect['body2'])}, {aspect['orb']}° from exact"
        for aspect in sorted(document["aspects"], key=lambda aspect: aspect["orb"])
    ]
    cusps = [
        f"{house['number']}: {_degrees(house['cusp_longitude'])}"
        for house in document["houses"] or []
        if document.get("angles")
    ]
    return _answer(
        more,
        understood=_understood(fields, document),
        house_system=document["house_system"] if document.get("angles") else None,
        positions=positions,
        aspects=aspects,
        cusps=cusps,
    )


@_tool
def sky(
    at: Annotated[str, Field(description='Instant: 2025-01-06T12:00 in the zone, or "now".')],
    zone: DateZone = None,
    bodies: Annotated[Optional[str], Field(description='Bodies, such as "sun,moon,chiron"; Sun to Pluto and the node unless given.')] = None,
    more: More = False,
) -> dict[str, Any]:
    """Where the bodies are at an instant, which are retrograde, and the Moon's phase."""
    instant = _instant(at, zone)
    document = default().sky(instant, bodies)
    rows = document["bodies"]
    places = {row["name"]: row["longitude"] for row in rows}
    positions = [
        f"{_title(row['name'])} {_degrees(row['longitude'])}" + (" retrograde" if row["longitude_per_day"] < 0 and row["name"] != "north_node" else "")
        for row in rows
    ]
    if "sun" not in places or "moon" not in places:
        places = {row["name"]: row["longitude"] for row in default().sky(instant, "sun,moon")["bodies"]}
    return _answer(
        more,
        utc=instant.isoformat() + "Z",
        zone=zone or "UTC",
        moon_phase=_phase((places["moon"] - places["sun"]) % 360),
        positions=positions,
    )


def _instant(at: str, zone: str | None) -> datetime.datetime:
    """The Universal Time of a local time, without a zone."""
    if at.strip().lower() == "now":
        return datetime.datetime.now(datetime.timezone.utc).replace(tzinfo=None, microsecond=0)
    if zone is None or zone.upper() == "UTC":
        return universal(at)
    text = at if len(at) > 10 else f"{at}T12:00"
    # An instant counts by the Gregorian calendar, in UTC or not.
    born = default().document("chart", birth=text, zone=zone, calendar="gregorian")
    return universal(born["datetime_utc"])


def _phase(elongation: float) -> str:
    names = (
        "new Moon", "waxing crescent", "first quarter", "waxing gibbous",
        "full Moon", "waning gibbous", "last quarter", "waning crescent",
    )  # fmt: skip
    return f"{names[int((elongation + 22.5) % 360 // 45)]}, {elongation:.0f}° past new"


@_tool
def transits(
    birth: Birth,
    start: Date,
    end: Date,
    place: Place = None,
    zone: ZoneName = None,
    latitude: Latitude = None,
    longitude: Longitude = None,
    fold: Fold = None,
    bodies: Annotated[Optional[str], Field(description="Transiting bodies; Jupiter to Pluto unless given.")] = None,
    date_zone: DateZone = None,
    more: More = False,
) -> dict[str, Any]:
    """When planets of the sky make exact aspects to a natal chart, and from when to when each is in force."""
    fields = _fields(birth, place, zone, latitude, longitude, fold)
    found = default().transits(
        **fields, start=_date(start, date_zone), end=_date(end, date_zone), date_zone=date_zone,
        bodies=bodies or "jupiter,saturn,uranus,neptune,pluto",
    )  # fmt: skip
    rows = []
    for transit in found:
        natal = transit["natal_planet"]
        rows.append(
            {
                "transit": f"{_title(transit['transit_planet'])} {transit['aspect']} natal {_title(natal)}",
                "from": _local(transit["enters"], date_zone),
                "exact": [_local(time, date_zone) for time in transit["exact"]],
                "until": _local(transit["leaves"], date_zone),
            }
        )
    return _answer(
        more,
        understood=_understood(fields),
        times=date_zone or "UTC",
        transits=rows,
    )


@_tool
def events(
    start: Date,
    end: Date,
    kinds: Annotated[Optional[str], Field(description="Some of lunation,ingress,station,aspect,void,eclipse.")] = "lunation,station,eclipse,ingress",
    zone: DateZone = None,
    more: More = False,
) -> dict[str, Any]:
    """What happens in the sky: new and full Moons, signs entered, stations (retrograde, direct), eclipses, aspects."""
    found = default().events(_date(start, zone), _date(end, zone), kinds=kinds, date_zone=zone)
    return _answer(more, times=zone or "UTC", events=_timed(found, zone))


@_tool
def day(
    birth: Birth,
    date: Date,
    place: Place = None,
    zone: ZoneName = None,
    latitude: Latitude = None,
    longitude: Longitude = None,
    fold: Fold = None,
    date_zone: DateZone = None,
    more: More = False,
) -> dict[str, Any]:
    """A person's day: headline, what it is about, what to do, the meters (−100 hard to +100 easy)."""
    fields = _fields(birth, place, zone, latitude, longitude, fold)
    reading = default().reading(**fields, date=_date(date, date_zone), date_zone=date_zone)
    meters = [
        {"meter": meter["display_name"], "score": round(meter["unified_score"]), "text": meter["interpretation"]}
        for group in reading["astrometers"]["groups"]
        for meter in group["meters"]
    ]
    meters.sort(key=lambda meter: -abs(meter["score"]))
    return _answer(
        more,
        understood=_understood(fields),
        date=reading["date"],
        headline=reading["daily_theme_headline"],
        overview=reading["daily_overview"],
        advice=reading["actionable_advice"],
        overall=round(reading["astrometers"]["overall_unified_score"]),
        meters=meters,
    )


@_tool
def portrait(
    birth: Birth,
    place: Place = None,
    zone: ZoneName = None,
    latitude: Latitude = None,
    longitude: Longitude = None,
    fold: Fold = None,
    chapter: Annotated[Optional[str], Field(description="One chapter whole, such as love, work or thinking; the short texts of all unless given.")] = None,
    more: More = False,
) -> dict[str, Any]:
    """What a birth chart says about a person, in chapters, with the facts behind each statement."""
    fields = _fields(birth, place, zone, latitude, longitude, fold)
    document = default().portrait(**fields, chapter=chapter)
    chapters = []
    for part in document["chapters"]:
        statements = [one for paragraph in part["paragraphs"] for one in paragraph]
        if chapter or more:
            texts = [{"text": one["text"], "why": one["why"]} for one in statements]
            chapters.append({"chapter": part["chapter"], "title": part["title"], "statements": texts})
        else:
            chapters.append({"chapter": part["chapter"], "title": part["title"], "short": part["short"]})
    return _answer(
        more or chapter is not None,
        understood=_understood(fields),
        chapters=chapters,
    )


@_tool
def ask(
    question: Annotated[str, Field(description="A question in a person's own words, at most 500 characters.")],
    birth: Birth,
    date: Date,
    place: Place = None,
    zone: ZoneName = None,
    latitude: Latitude = None,
    longitude: Longitude = None,
    fold: Fold = None,
    with_birth: Annotated[Optional[str], Field(description="Another's birth, for questions about two people.")] = None,
    with_place: Annotated[Optional[str], Field(description="The other's birthplace.")] = None,
    date_zone: DateZone = None,
    more: More = False,
) -> dict[str, Any]:
    """The computed answer to a question: a fact of the chart or the sky, a better day, an outlook, a meaning."""
    fields = _fields(birth, place, zone, latitude, longitude, fold)
    answer: Any = default().ask(
        question=question,
        date=_date(date, date_zone),
        date_zone=date_zone,
        with_birth=with_birth,
        with_place=with_place,
        **fields,
    )
    return _answer(more, understood=_understood(fields), **answer)


@_tool
def synastry(
    birth: Birth,
    with_birth: Annotated[str, Field(description="The other person's birth, as birth.")],
    place: Place = None,
    zone: ZoneName = None,
    with_place: Annotated[Optional[str], Field(description="The other's birthplace.")] = None,
    with_zone: Annotated[Optional[str], Field(description="The other's zone, in place of a place.")] = None,
    more: More = False,
) -> dict[str, Any]:
    """Two charts compared: the closest contacts. It judges nobody and foretells nothing."""
    fields = _fields(birth, place, zone, None, None, None)
    others = _fields(with_birth, with_place, with_zone, None, None, None)
    document = default().synastry(fields, others)
    rows = [
        f"{_title(contact['first'])} {contact['aspect']} the other's {_title(contact['second'])}, {contact['orb']}° from exact"
        for contact in sorted(document["contacts"], key=lambda contact: contact["orb"])
    ]
    return _answer(
        more,
        understood=_understood(fields),
        the_other=_understood(others),
        contacts=rows,
    )


@_tool
def returns(
    birth: Birth,
    start: Date,
    end: Date,
    place: Place = None,
    zone: ZoneName = None,
    date_zone: DateZone = None,
    more: More = False,
) -> dict[str, Any]:
    """When the Sun (birthday by the sky) and the Moon return to where they were at birth."""
    fields = _fields(birth, place, zone, None, None, None)
    found = default().returns(
        **fields, start=_date(start, date_zone), end=_date(end, date_zone), date_zone=date_zone
    )
    return _answer(
        more,
        understood=_understood(fields),
        times=date_zone or "UTC",
        returns=[f"{one['body']} {_local(one['at'], date_zone)}" for one in found],
    )


@_tool
def find(
    start: Date,
    end: Date,
    when: Annotated[list[str], Field(description='Conditions that must hold, such as "moon in taurus|virgo", "mercury direct", "venus trine jupiter 2", "moon waxing", "saturn square natal sun 1".')],
    unless: Annotated[Optional[list[str]], Field(description='Conditions that must not hold, such as "moon void".')] = None,
    place: Annotated[Optional[str], Field(description='Place for "sun up" or "venus in house 10"; with a birth, the birthplace.')] = None,
    birth: Annotated[Optional[str], Field(description="A birth, for natal points.")] = None,
    zone: ZoneName = None,
    more: More = False,
) -> dict[str, Any]:
    """Windows of time in which all conditions hold, by exact edges, in the zone."""
    windows = default().find(
        _date(start, zone),
        _date(end, zone),
        when,
        unless=unless,
        place=place,
        birth=birth,
        zone=zone if place or birth else None,
    )
    return _answer(more, times=zone or "UTC", windows=_timed(windows, zone))


@_tool
def places(
    name: Annotated[str, Field(description='Name or its beginning, with a region after a comma: "Paris, TX".')],
    limit: Annotated[int, Field(description="How many, 1 to 20.", ge=1, le=20)] = 5,
    more: More = False,
) -> dict[str, Any]:
    """Cities and towns by name, the most populous first, with coordinates and zones: which one is meant?"""
    found = default().places(name, limit=limit)
    rows = [
        {key: place[key] for key in ("place", "lat", "lon", "zone", "population") if key in place}
        for place in found["places"]
    ]
    return _answer(more, namesakes=found["namesakes"], places=rows)


@_tool
def ephemeris(
    start: Date,
    end: Date,
    step: Annotated[str, Field(description="1d, 6h, 30min …")] = "1d",
    bodies: Annotated[str, Field(description="Bodies, such as sun,moon,mars.")] = "sun,moon",
    more: More = False,
) -> dict[str, Any]:
    """A table of positions at regular steps, at 0:00 UTC of the dates or from an instant on."""
    from . import frames

    table = frames.ephemeris(_date(start, None), _date(end, None), step, bodies, to="dict")
    names = [name for name in table if name != "time"]
    rows = [
        [str(time)[:16]] + [_degrees(table[name][index]) for name in names]
        for index, time in enumerate(table["time"])
    ]
    return _answer(more, times="UTC", columns=["time", *names], rows=rows)


@_tool
def hours(
    date: Date,
    place: Annotated[Optional[str], Field(description='Place by name, such as "Lisbon".')] = None,
    latitude: Latitude = None,
    longitude: Longitude = None,
    zone: ZoneName = None,
    more: More = False,
) -> dict[str, Any]:
    """A date at a place: sunrise and sunset, twilights, planetary hours, when the Moon rises and sets."""
    document: Any = default().hours(
        _date(date, zone), place=place, lat=latitude, lon=longitude, zone=zone, bodies="sun,moon"
    )
    local = document["zone"]
    planetary = document.pop("hours", None) or []
    return _answer(
        more,
        times=local,
        **{name: _timed_value(value, local) for name, value in document.items()},
        planetary_hours=[
            f"{_local(hour['from'], local)[11:16]} {hour['lord']} ({hour['half']})" for hour in planetary
        ],
    )


# Resources


@server.resource("astrolabe://conventions", title="Conventions", mime_type="text/markdown")
def conventions() -> str:
    """How times, places, zodiac, houses, aspects and scores are understood."""
    return (FOLDER / "conventions.md").read_text(encoding="utf-8")


@server.resource("astrolabe://glossary", title="Glossary", mime_type="application/json")
def glossary() -> str:
    """The words of astrology, each explained in a sentence."""
    return (FOLDER / "_native" / "glossary.json").read_text(encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Runs the server."""
    parser = argparse.ArgumentParser(prog="astrolabe-mcp", description="Astrolabe for language models (MCP).")
    parser.add_argument("--http", action="store_true", help="serve at http://HOST:PORT/mcp instead of standard input and output")
    parser.add_argument("--host", default="127.0.0.1", help="with --http: the address; 127.0.0.1 unless given")
    parser.add_argument("--port", type=int, default=8765, help="with --http: the port; 8765 unless given")
    parser.add_argument("--version", action="version", version=f"astrolabe-mcp {__version__}")
    options = parser.parse_args(arguments)
    try:
        default().places("Ulm", limit=1)
    except AstrolabeError as error:
        print(f"astrolabe-mcp: note: {error}; births need a zone or coordinates", file=sys.stderr)
    if options.http:
        server.run("streamable-http", host=options.host, port=options.port)
    else:
        server.run("stdio")
    return 0


if __name__ == "__main__":
    sys.exit(main())
