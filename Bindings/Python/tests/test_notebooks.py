"""What notebooks show, what can be pickled, and what two people may be given as."""

from __future__ import annotations

import copy
import datetime
import multiprocessing
import pickle
import re
from pathlib import Path
from typing import get_args
from xml.dom import minidom

import pytest
from conftest import NEW_YORK

import astrolabe
from astrolabe import _choices


def test_a_wheel_is_a_picture(tmp_path: Path) -> None:
    wheel = astrolabe.wheel(**NEW_YORK)
    assert isinstance(wheel, str) and wheel._repr_svg_() == str(wheel)
    assert len(repr(wheel)) < 40
    written = wheel.save(tmp_path / "wheel.svg")
    assert minidom.parse(str(written)).documentElement.tagName == "svg"
    assert written.read_bytes() == str(wheel).encode()


def test_a_report_is_a_page(tmp_path: Path) -> None:
    page = astrolabe.report(**NEW_YORK, date="2025-01-06", name="<Ada>")
    assert page.lower().startswith("<!doctype html>")
    assert "<Ada>" not in page and "&lt;Ada&gt;" in page
    assert "<iframe srcdoc=" in page._repr_html_() and "<html" not in page._repr_html_()
    assert page.save(tmp_path / "day.html").read_text(encoding="utf-8") == str(page)


def test_a_chart_is_a_dict_that_shows_its_wheel() -> None:
    chart = astrolabe.chart(**NEW_YORK)
    assert isinstance(chart, dict)
    shown = chart._repr_html_()  # type: ignore[attr-defined]
    # The Sun of the README's example, as its page prints it.
    assert "<svg" in shown and "24°23′ Gemini" in shown and "<td>9</td>" in shown
    assert repr(chart).startswith("<Chart of 1990-06-15T14:30 America/New_York")


def test_charts_portraits_and_answers_print_as_text() -> None:
    chart = astrolabe.chart(**NEW_YORK)
    lines = str(chart).splitlines()
    assert lines[0].startswith("1990-06-15T14:30") and lines[1] == "Sun         24°23′ Gemini, house 9"
    assert len(lines) == 14
    portrait = astrolabe.portrait(**NEW_YORK)
    text = str(portrait)
    for chapter in portrait["chapters"]:
        assert chapter["title"] in text and chapter["title"] in portrait._repr_html_()  # type: ignore[attr-defined]
        for paragraph in chapter["paragraphs"]:
            assert all(one["text"] in text for one in paragraph)
    assert "{" not in text and pickle.loads(pickle.dumps(portrait)) == portrait
    person = astrolabe.person(**NEW_YORK)
    assert str(person.portrait()) == text
    answer = astrolabe.ask(**NEW_YORK, question="What is my sun sign?", date="2025-01-06")
    assert str(answer) == answer["text"] == str(person.ask("What is my sun sign?", "2025-01-06"))
    assert isinstance(copy.deepcopy(answer), dict) and pickle.loads(pickle.dumps(answer)) == answer


def test_a_chart_can_be_fed_back() -> None:
    chart = astrolabe.chart(**NEW_YORK, houses="koch")
    request = chart.request  # type: ignore[attr-defined]
    assert astrolabe.chart(**request) == chart
    assert pickle.loads(pickle.dumps(chart)).request == request
    assert copy.copy(chart) == chart


def test_people_say_who_they_are() -> None:
    assert repr(astrolabe.person(**NEW_YORK)) == (
        "<Person born 1990-06-15T14:30 America/New_York 40.7128, -74.006>"
    )
    people = astrolabe.people({"birth": ["1990-06-15", "1990-02-31"]})
    assert repr(people) == "<People: 2, 1 with a problem>"
    assert repr(astrolabe.Engine()) == "Engine()"


def test_a_person_comes_through_a_pickle() -> None:
    person = astrolabe.person(**NEW_YORK)
    twin = pickle.loads(pickle.dumps(person))
    assert twin.norms() == person.norms()
    assert twin.text("reading", date="2025-01-06") == person.text("reading", date="2025-01-06")


def test_people_come_through_a_pickle() -> None:
    people = astrolabe.people({"id": ["a", "b"], "birth": ["1990-06-15", "1990-02-31"]})
    twin = pickle.loads(pickle.dumps(people))
    assert twin.problems() == people.problems() and list(twin.ids) == ["a", "b"]
    same = twin.scores("2025-01-06", 3)[0] == people.scores("2025-01-06", 3)[0]
    assert same.all()


def test_a_pool_of_spawned_processes_reads_a_person() -> None:
    person = astrolabe.person(**NEW_YORK)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(person.meters, ("2025-01-06", "2025-01-07"))
    assert there == person.meters("2025-01-06", "2025-01-07")


@pytest.mark.parametrize("kind", ["synastry", "composite", "pair"])
def test_two_people_may_be_dicts_people_or_charts(kind: str) -> None:
    ask = getattr(astrolabe, kind)
    ben = {"birth": "1988-03-02T09:10", "zone": "Europe/Paris", "lat": 45.75, "lon": 4.85}
    spelt = ask(**NEW_YORK, **{f"with_{name}": value for name, value in ben.items()})
    assert ask(NEW_YORK, ben) == spelt
    assert ask(astrolabe.person(**NEW_YORK), astrolabe.person(**ben)) == spelt
    assert ask(astrolabe.chart(**NEW_YORK), astrolabe.chart(**ben)) == spelt


def test_a_birth_given_twice_is_refused() -> None:
    with pytest.raises(astrolabe.UsageError, match="zone is given twice"):
        astrolabe.synastry(NEW_YORK, "1988-03-02", zone="Europe/Paris")
    with pytest.raises(astrolabe.UsageError, match="expected birth and some of"):
        astrolabe.synastry({"birth_date": "1990-06-15"}, "1988-03-02")


def test_types_name_what_the_engine_takes() -> None:
    for system in get_args(_choices.Houses):
        assert astrolabe.chart(**NEW_YORK, houses=system)["house_system"] == system
    for theme in get_args(_choices.Theme):
        assert "<svg" in astrolabe.wheel(**NEW_YORK, theme=theme)


def test_calendars_are_files_of_calendar_programs() -> None:
    year = astrolabe.default().calendar(
        "transits", "2025-01-01", "2025-01-31", **NEW_YORK, bodies="saturn", name="Ada"
    )
    assert year.startswith(b"BEGIN:VCALENDAR\r\n") and year.endswith(b"END:VCALENDAR\r\n")
    assert b"Transits of Ada" in year
    sky = astrolabe.calendar("events", "2025-01-01", "2025-01-31", kinds="lunation")
    # USNO's phases of January 2025, to the minute.
    phases = ["2025-01-06T23:56", "2025-01-13T22:27", "2025-01-21T20:31", "2025-01-29T12:36"]
    starts = re.findall(rb"DTSTART:(\d{8}T\d{6})Z", sky)
    assert len(starts) == len(phases)
    for start, phase in zip(starts, phases):
        moment = datetime.datetime.strptime(start.decode(), "%Y%m%dT%H%M%S")
        assert abs(moment - datetime.datetime.fromisoformat(phase)).total_seconds() <= 31
