"""Documents: what they say, and what errors say."""

from __future__ import annotations

import datetime
import pickle
import subprocess
import sys
import xml.etree.ElementTree

import pytest
from conftest import NEW_YORK

import astrolabe


def test_a_chart_is_the_readmes() -> None:
    chart = astrolabe.chart(**NEW_YORK)
    assert chart["sun_sign"] == "gemini"
    assert chart["angles"]["ascendant"]["sign"] == "libra"


def test_dates_may_be_dates() -> None:
    moment = datetime.datetime(1990, 6, 15, 14, 30)
    assert astrolabe.chart(**{**NEW_YORK, "birth": moment}) == astrolabe.chart(**NEW_YORK)
    day = datetime.date(1990, 6, 15)
    assert astrolabe.chart(day) == astrolabe.chart("1990-06-15")
    assert astrolabe.reading(day, datetime.date(2025, 1, 6)) == astrolabe.reading(
        "1990-06-15", "2025-01-06"
    )


def test_a_reading_with_more_holds_the_reading() -> None:
    more = astrolabe.reading(**NEW_YORK, date="2025-01-06", more=True)
    assert more["reading"] == astrolabe.reading(**NEW_YORK, date="2025-01-06")
    assert "more" in more


def test_a_person_reads_the_same() -> None:
    person = astrolabe.person(**NEW_YORK)
    assert person.reading("2025-01-06") == astrolabe.reading(**NEW_YORK, date="2025-01-06")
    assert person.chart(houses="koch") == astrolabe.chart(**NEW_YORK, houses="koch")
    assert person.transits("2025-01-06", "2025-01-09") == astrolabe.transits(
        **NEW_YORK, start="2025-01-06", end="2025-01-09"
    )
    kept = astrolabe.person(**NEW_YORK, norms=person.norms())
    assert kept.text("reading", date="2025-01-06") == person.text("reading", date="2025-01-06")


OTHER = {"with_birth": "1988-03-02T09:10", "with_zone": "Europe/Paris", "with_lat": 45.76, "with_lon": 4.84}


def test_two_people_are_two_whoever_comes_first() -> None:
    pair = astrolabe.synastry(**NEW_YORK, **OTHER, scores=True)
    turned = astrolabe.synastry(
        **{name[len("with_") :]: value for name, value in OTHER.items()},
        **{f"with_{name}": value for name, value in NEW_YORK.items()},
        scores=True,
    )
    assert pair["houses"]["second_in_first"] == turned["houses"]["first_in_second"]
    assert pair["scores"]["overall"] == turned["scores"]["overall"]
    assert len(pair["contacts"]) == len(turned["contacts"]) > 20
    assert "scores" not in astrolabe.synastry(**NEW_YORK, **OTHER)


def test_two_people_have_a_portrait() -> None:
    portrait = astrolabe.portrait_of_two(**NEW_YORK, **OTHER, bond="friends", name="Ada")
    assert (portrait["bond"], portrait["one"]["name"], portrait["other"]["name"]) == ("friends", "Ada", "B")
    assert portrait == astrolabe.person(**NEW_YORK).portrait_of_two(**OTHER, bond="friends", name="Ada")
    ease = astrolabe.portrait_of_two(**NEW_YORK, **OTHER, chapter="ease")["chapters"]
    assert [chapter["chapter"] for chapter in ease] == ["ease"]


def test_a_year_has_a_portrait() -> None:
    year = astrolabe.portrait_of_period(**NEW_YORK, period="year", date="2027-05-05")
    assert (year["first_date"], year["last_date"]) == ("2027-01-01", "2027-12-31")
    assert year == astrolabe.person(**NEW_YORK).portrait_of_period("year", "2027-01-01")
    bridge = astrolabe.portrait(**NEW_YORK, date="2027-03-01", chapter="bridge")["chapters"]
    assert [chapter["chapter"] for chapter in bridge] == ["bridge"]
    with pytest.raises(astrolabe.UsageError, match="year, month"):
        astrolabe.portrait_of_period(**NEW_YORK, period="decade", date="2027-01-01")


def test_a_composite_is_halfway() -> None:
    pair = [
        astrolabe.chart(**NEW_YORK),
        astrolabe.chart(**{name[len("with_") :]: value for name, value in OTHER.items()}),
    ]
    composite = astrolabe.composite(**NEW_YORK, **OTHER)
    for number, body in enumerate(composite["bodies"]):
        first, second = (chart["bodies"][number]["longitude"] for chart in pair)
        to_first, to_second = (
            abs((place - body["longitude"] + 180) % 360 - 180) for place in (first, second)
        )
        # A chart's document has four decimals.
        assert to_first == pytest.approx(to_second, abs=2e-4)
        assert to_first <= 90 + 1e-4
    davison = astrolabe.composite(**NEW_YORK, **OTHER, method="davison")
    assert davison["davison"]["lat"] == pytest.approx((NEW_YORK["lat"] + 45.76) / 2)
    assert davison["davison"]["at"].startswith("1989-04-")


def test_a_pair_is_what_is_written_one_by_one() -> None:
    for asked in ({}, {"houses": "koch"}):
        assert astrolabe.text("pair", **NEW_YORK, **OTHER, **asked) == (
            b'{"synastry":%b,"composite":%b,"davison":%b}\n'
            % (
                astrolabe.text("synastry", **NEW_YORK, **OTHER, **asked)[:-1],
                astrolabe.text("composite", **NEW_YORK, **OTHER, **asked)[:-1],
                astrolabe.text("composite", **NEW_YORK, **OTHER, **asked, method="davison")[:-1],
            )
        )
    pair = astrolabe.pair(
        **NEW_YORK, **OTHER, orbs="close", scores=True, method="derived", middle="great-circle"
    )
    assert pair["synastry"] == astrolabe.synastry(**NEW_YORK, **OTHER, orbs="close", scores=True)
    assert pair["composite"] == astrolabe.composite(**NEW_YORK, **OTHER, method="derived")
    assert pair["davison"]["davison"]["place"] == "great_circle"


def test_a_life_is_what_is_written_one_by_one() -> None:
    for asked in ({"at": "2025-01-06T12:00:00Z"}, {"at": "2025-01-06", "converse": True}):
        life = astrolabe.life(**NEW_YORK, **asked)
        assert list(life) == ["progressions", "directions"]
        assert life["progressions"] == astrolabe.progressions(**NEW_YORK, **asked)
        assert life["directions"] == astrolabe.directions(**NEW_YORK, **asked)
    turned = astrolabe.life(**NEW_YORK, at="2025-01-06", angles="quotidian", arc="naibod")
    assert turned["progressions"]["angle_method"] == "quotidian"
    assert turned["directions"]["arc_method"] == "naibod"


def test_a_person_may_be_one_of_two() -> None:
    person = astrolabe.person(**NEW_YORK)
    for kind in ("synastry", "composite", "pair"):
        assert person.document(kind, **OTHER) == astrolabe.document(kind, **NEW_YORK, **OTHER)


def test_the_full_moon_of_january_2025() -> None:
    events = astrolabe.events("2025-01-01", "2025-01-31", kinds=["lunation"])
    # NASA's Six Millennium Catalog of Phases of the Moon: 2025 Jan 13 22:27.
    full = [
        event["at"]
        for event in events
        if event["kind"] == "lunation" and event["phase"] == "full_moon"
    ]
    assert len(full) == 1
    assert full[0].startswith("2025-01-13T22:2")


def test_a_wheel_is_a_picture() -> None:
    root = xml.etree.ElementTree.fromstring(
        astrolabe.wheel(**NEW_YORK, date="2025-01-06", size=400)
    )
    assert root.tag.endswith("svg")
    assert root.get("width") == "400"
    sheet = xml.etree.ElementTree.fromstring(
        astrolabe.wheel(**NEW_YORK, sheet="letter", points="chiron,fortune", zodiac="lahiri")
    )
    assert sheet.get("width") == "215.9mm"
    assert "Chiron" in "".join(sheet.itertext())
    assert "prefers-color-scheme" in astrolabe.wheel(**NEW_YORK, bare=True, theme="auto")


@pytest.mark.parametrize(
    ("ask", "kind", "code", "words"),
    [
        (lambda: astrolabe.chart("1990-02-31"), astrolabe.DataError, 65, "that month has 28 days"),
        (lambda: astrolabe.chart("1990-06-15T14:30"), ValueError, 64, "needs its zone"),
        (lambda: astrolabe.chart("1990-06-15", zone="Amerika"), ValueError, 65, "Amerika"),
        (
            lambda: astrolabe.chart("1990-06-15", houses="none"),
            astrolabe.UsageError,
            64,
            "placidus",
        ),
        (lambda: astrolabe.document("chart", bird="1990"), TypeError, 64, "birth is missing"),
        (
            lambda: astrolabe.document("chart", birth="1990-06-15", sun=1),
            TypeError,
            64,
            'no field "sun"',
        ),
        (lambda: astrolabe.document("horoscope"), TypeError, 64, "documents are"),
        (
            lambda: astrolabe.document("synastry", birth="1990-06-15"),
            TypeError,
            64,
            "with_birth is missing",
        ),
        (
            lambda: astrolabe.composite("1990-06-15", "1988-02-30"),
            ValueError,
            65,
            "the other's birth: .1988-02-30. is no date",
        ),
        (
            lambda: astrolabe.composite("1990-06-15", "1988-02-28", middle="mean"),
            astrolabe.UsageError,
            64,
            "middle goes with method davison",
        ),
        (lambda: astrolabe.sky("ut:1"), ValueError, 65, "covers 1800-01-01"),
        (lambda: astrolabe.document("reading", birth="1990-06-15"), TypeError, 64, "date is missing"),
        (lambda: astrolabe.meters("1990-06-15"), TypeError, 64, r"meters\(\) needs start and end"),
        (lambda: astrolabe.chart("1990-06-15", "Ulm"), TypeError, 64, "such as place='Ulm'"),
        (lambda: astrolabe.chart("1990-06-15", house="koch"), TypeError, 64, "did you mean houses?"),
        (lambda: astrolabe.chart("1990-06-15", fold=2), ValueError, 64, "fold must be earlier, later or refuse"),
        (lambda: astrolabe.Engine(data="/nowhere"), OSError, 66, "/nowhere"),
        (lambda: astrolabe.Engine(zones="/nowhere"), astrolabe.InstallationError, 66, "/nowhere"),
        (lambda: astrolabe.person("1990-06-15", norms=b"abc"), ValueError, 65, "9040"),
    ],
)
def test_errors_say_what_would_be_right(ask, kind, code, words) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(kind, match=words) as raised:
        ask()
    assert isinstance(raised.value, astrolabe.AstrolabeError)
    assert raised.value.code == code
    again = pickle.loads(pickle.dumps(raised.value))
    assert (again.code, str(again)) == (code, str(raised.value))


def test_zones_have_their_history() -> None:
    # Oslo kept summer time in 1961, and zone files without history before 1970 have lost it: noon was 10:00 UTC.
    chart = astrolabe.chart("1961-07-01T12:00", zone="Europe/Oslo", lat=59.91, lon=10.75)
    assert chart["datetime_utc"] == "1961-07-01T10:00:00Z"


def module(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "astrolabe", *arguments], capture_output=True)


def test_the_module_runs_as_the_command_does() -> None:
    answer = module("sky", "--at", "2025-01-06T12:00:00Z", "--bodies=sun,moon", "--json")
    assert answer.returncode == 0
    assert answer.stdout == astrolabe.text("sky", at="2025-01-06T12:00:00Z", bodies="sun,moon")
    assert module("doctor").returncode == 0
    for arguments, code in [
        (["chart"], 64),
        (["charts"], 64),
        (["chart", "--birth", "x"], 65),
        (["chart", "--x", "1"], 64),
    ]:
        answer = module(*arguments)
        assert (answer.returncode, answer.stdout) == (code, b"")
        assert answer.stderr.startswith(b"astrolabe: ")
        assert answer.stderr.count(b"\n") == 1
