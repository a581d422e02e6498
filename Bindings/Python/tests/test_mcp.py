"""The server for language models, through the client of the package mcp: in process, over stdio and over HTTP.

Answers are held against other authorities: the phases, solstices, eclipses and sunrises of the U.S. Naval
Observatory, the history of clocks in the tz database, published births.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the package mcp is not installed")
Client = pytest.importorskip("mcp", reason="mcp 2 is not installed").Client

from mcp import StdioServerParameters  # noqa: E402

import astrolabe.mcp as of_models  # noqa: E402

EINSTEIN = {"birth": "1879-03-14T11:30", "place": "Ulm, Germany"}
NEW_YORK = {"birth": "1990-06-15T14:30", "place": "New York"}
TOOLS = {
    "chart", "sky", "transits", "events", "day", "portrait", "synastry", "returns", "find", "places", "ephemeris",
    "hours", "ask",
}  # fmt: skip


def ask(tool: str, **arguments: Any) -> str:
    async def call() -> str:
        async with Client(of_models.server) as client:
            result = await client.call_tool(tool, arguments)
            return str(result.content[0].text)

    return asyncio.run(call())


#: Tool, arguments, what the answer must contain. 40 tasks with answers known from elsewhere.
TASKS: list[tuple[str, dict[str, Any], list[str]]] = [
    # Births: Einstein by astro.com's data bank, at 48°24′ N 10°00′ E: Ascendant 11°38′ Cancer, Sun 23°30′ Pisces,
    # Moon 14°31′ Sagittarius. GeoNames has Ulm half a mile from there, which moves the Ascendant by a minute.
    ("chart", EINSTEIN, ["Ascendant 11°3", "Cancer"]),
    ("chart", EINSTEIN, ["Sun 23°30′ Pisces"]),
    ("chart", EINSTEIN, ["Moon 14°3", "Sagittarius"]),
    ("chart", EINSTEIN, ["1879-03-14T10:50:02Z", "+00:39:58"]),
    # Clocks, by the tz database: summer time, British Standard Time, Portugal on Central European Time, Nepal
    # before 1986, India, China on one clock, Samoa without 30 December 2011, double summer time.
    ("chart", NEW_YORK, ['"offset": "-04:00"', "1990-06-15T18:30:00Z"]),
    ("chart", {"birth": "1970-01-15T12:00", "place": "London, England"}, ['"offset": "+01:00"']),
    ("chart", {"birth": "1993-07-01T12:00", "place": "Lisbon"}, ['"offset": "+02:00"']),
    ("chart", {"birth": "1980-05-01T12:00", "place": "Kathmandu"}, ['"offset": "+05:30"']),
    ("chart", {"birth": "1990-05-01T12:00", "place": "Kathmandu"}, ['"offset": "+05:45"']),
    ("chart", {"birth": "1999-03-01T12:00", "place": "Mumbai"}, ['"offset": "+05:30"']),
    ("chart", {"birth": "1943-06-01T12:00", "place": "London, England"}, ['"offset": "+02:00"']),
    ("chart", {"birth": "2000-01-01T12:00", "place": "Honolulu"}, ['"offset": "-10:00"']),
    ("chart", {"birth": "1990-01-01T12:00", "zone": "+03:00"}, ["1990-01-01T09:00:00Z", "no place"]),
    ("chart", {"birth": "1990-06-15"}, ["no birth time", "the Moon is between"]),
    ("chart", {"birth": "2024-03-20", "zone": "UTC"}, ["the Sun changes sign on this date"]),
    ("chart", {"birth": "1990-02-31"}, ["no date"]),
    ("chart", {"birth": "1990-06-15T14:30", "place": "Nowhere at all"}, ["no place"]),
    # Places.
    ("places", {"name": "Paris, TX"}, ["America/Chicago"]),
    ("places", {"name": "Paris"}, ["Paris, Île-de-France, France"]),
    ("places", {"name": "Ulm, Germany"}, ["Europe/Berlin"]),
    # Phases, seasons and eclipses, USNO.
    ("events", {"start": "2025-01-13", "end": "2025-01-13", "kinds": "lunation"}, ["full_moon", "2025-01-13T22:27Z"]),
    ("events", {"start": "2025-01-29", "end": "2025-01-29", "kinds": "lunation"}, ["new_moon", "2025-01-29T12:36Z"]),
    ("events", {"start": "2025-03-20", "end": "2025-03-20", "kinds": "ingress"}, ['"sun"', "aries", "2025-03-20T09:01Z"]),
    ("events", {"start": "2025-06-21", "end": "2025-06-21", "kinds": "ingress"}, ['"sun"', "cancer", "2025-06-21T02:42Z"]),
    ("events", {"start": "2025-09-22", "end": "2025-09-22", "kinds": "ingress"}, ["libra", "2025-09-22T18:19Z"]),
    ("events", {"start": "2025-12-21", "end": "2025-12-21", "kinds": "ingress"}, ["capricorn", "2025-12-21T15:03Z"]),
    ("events", {"start": "2026-08-12", "end": "2026-08-12", "kinds": "eclipse"}, ['"of": "sun"', "total"]),
    ("events", {"start": "2025-03-14", "end": "2025-03-14", "kinds": "eclipse"}, ['"of": "moon"', "total"]),
    ("events", {"start": "2025-01-13", "end": "2025-01-14", "kinds": "lunation", "zone": "Asia/Tokyo"},
     ["2025-01-14T07:27+09:00"]),
    # Mercury's retrogrades of 2025 as almanacs print them.
    ("events", {"start": "2025-03-15", "end": "2025-03-15", "kinds": "station"}, ['"mercury"', '"retrograde"']),
    ("events", {"start": "2025-04-07", "end": "2025-04-07", "kinds": "station"}, ['"mercury"', '"direct"']),
    ("sky", {"at": "2025-03-25T12:00"}, ["Mercury", "Aries retrograde"]),
    ("sky", {"at": "2025-01-14T07:27", "zone": "Asia/Tokyo"}, ["full Moon", "2025-01-13T22:27:00Z"]),
    ("sky", {"at": "2000-01-01T12:00"}, ["Sun 10°22′ Capricorn"]),
    ("ephemeris", {"start": "2000-01-01T12:00", "end": "2000-01-01T12:00", "bodies": "sun"}, ["10°22′ Capricorn"]),
    # Sunrise of New York on 2025-01-06, USNO: 07:20; sunset 16:44.
    ("hours", {"date": "2025-01-06", "place": "New York"}, ["2025-01-06T07:20-05:00", "2025-01-06T16:44-05:00"]),
    ("hours", {"date": "2025-01-06", "place": "New York"}, ['"day_lord": "moon"']),
    # A return of the Sun is within a day of the birthday.
    ("returns", {**NEW_YORK, "start": "2025-06-14", "end": "2025-06-16"}, ["sun 2025-06-15"]),
    # Venus is retrograde from 2 March to 13 April 2025 (almanacs): in March no window of a direct Venus after the 2nd.
    ("find", {"start": "2025-03-03", "end": "2025-03-31", "when": ["venus direct"]}, ['"windows": []']),
    ("find", {"start": "2025-03-01", "end": "2025-03-31", "when": ["mercury in the kitchen"]}, ["unknown sign", "aries, taurus"]),
]  # fmt: skip


def test_there_are_forty_tasks() -> None:
    assert len(TASKS) == 40


@pytest.mark.parametrize(("tool", "arguments", "known"), TASKS)
def test_a_task_has_its_known_answer(tool: str, arguments: dict[str, Any], known: list[str]) -> None:
    answer = ask(tool, **arguments)
    for part in known:
        assert part in answer, answer[:600]


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("chart", NEW_YORK),
        ("transits", {**NEW_YORK, "start": "2025-01-01", "end": "2027-12-31"}),
        ("events", {"start": "2025-01-01", "end": "2026-12-31"}),
        ("day", {**NEW_YORK, "date": "2025-01-06"}),
        ("portrait", NEW_YORK),
        ("synastry", {**NEW_YORK, "with_birth": "1988-03-02T09:10", "with_place": "Lyon"}),
        ("returns", {**NEW_YORK, "start": "2025-01-01", "end": "2030-12-31"}),
        ("find", {"start": "2025-01-01", "end": "2026-12-31", "when": ["moon waxing"]}),
        ("places", {"name": "San", "limit": 20}),
        ("ephemeris", {"start": "2025-01-01", "end": "2025-12-31"}),
        ("hours", {"date": "2025-01-06", "place": "Lisbon"}),
    ],
)
def test_answers_are_short_and_say_what_they_left_out(tool: str, arguments: dict[str, Any]) -> None:
    short = ask(tool, **arguments)
    assert len(short.encode()) <= of_models.LIMIT
    whole = json.loads(ask(tool, **arguments, more=True))
    assert "left_out" not in whole
    left_out = json.loads(short).get("left_out", {})
    for name, count in left_out.items():
        if name != "hint":
            assert len(whole[name]) == len(json.loads(short)[name]) + count


def test_a_day_says_what_a_person_may_do() -> None:
    day = json.loads(ask("day", **NEW_YORK, date="2025-01-06"))
    assert day["advice"]["do"] and day["headline"] and -100 <= day["overall"] <= 100
    assert day["understood"]["place"].startswith("New York City")


def test_a_question_has_its_answer() -> None:
    answer = ask("ask", question="What is my rising sign?", date="2025-01-06", **NEW_YORK)
    assert json.loads(answer)["facts"]["ascendant_sign"] == "libra" or "Libra" in answer
    assert len(answer.encode()) <= of_models.LIMIT


def test_a_portrait_has_chapters_with_reasons() -> None:
    chapter = json.loads(ask("portrait", **EINSTEIN, chapter="love"))["chapters"]
    assert [part["chapter"] for part in chapter] == ["love"]
    assert all(statement["why"] for statement in chapter[0]["statements"])


async def _visit(client: Any) -> None:
    async with client:
        names = {tool.name for tool in (await client.list_tools()).tools}
        assert names >= TOOLS
        for tool, arguments, known in TASKS:
            text = (await client.call_tool(tool, arguments)).content[0].text
            for part in known:
                assert part in text, (tool, arguments, text[:600])
        wrong = await client.call_tool("chart", {"birth": "1990-02-31"})
        assert wrong.is_error and "no date" in wrong.content[0].text
        glossary = await client.read_resource("astrolabe://glossary")
        assert "transit" in json.loads(glossary.contents[0].text)
        conventions = await client.read_resource("astrolabe://conventions")
        assert "tropical" in conventions.contents[0].text


def test_every_field_of_every_tool_has_a_description() -> None:
    async def look() -> None:
        async with Client(of_models.server) as client:
            for tool in (await client.list_tools()).tools:
                assert tool.description
                for name, field in tool.input_schema["properties"].items():
                    assert field.get("description"), (tool.name, name)

    asyncio.run(look())


def test_over_standard_input_and_output() -> None:
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "astrolabe.mcp"], env=dict(os.environ)
    )
    asyncio.run(_visit(Client(server)))


def test_over_http() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    server = subprocess.Popen(
        [sys.executable, "-m", "astrolabe.mcp", "--http", "--port", str(port)],
        stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        asyncio.run(_visit(Client(f"http://127.0.0.1:{port}/mcp")))
    finally:
        server.terminate()
        server.wait(timeout=30)


def test_an_old_birth_is_as_sure_as_its_angles() -> None:
    """A leap day that the Gregorian calendar has not, and a night in which clocks were set back."""
    for birth in ({"birth": "1900-02-29T12:00 OS", "place": "Saint Petersburg, Russia"},
                  {"birth": "2021-11-07T01:55", "place": "New York", "fold": "earlier"}):  # fmt: skip
        understood = json.loads(ask("chart", **birth))["understood"]
        assert understood["how_sure"], birth
