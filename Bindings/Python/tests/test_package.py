"""The package itself: its types, its signatures, what is in it."""

from __future__ import annotations

import datetime
import importlib.metadata
import inspect
import os
from pathlib import Path

import pytest

import astrolabe
from astrolabe import documents

FOLDER = Path(astrolabe.__file__).parent


def test_the_version_is_the_engines() -> None:
    assert importlib.metadata.version("astrolabe-engine") == astrolabe.__version__


def test_types_come_along() -> None:
    assert (FOLDER / "py.typed").exists()
    chart = astrolabe.chart("1990-06-15")
    # What the types say is there, is there; a test of the engine holds documents to their schemas.
    assert documents.NatalChart.__required_keys__ >= set(chart) or set(
        documents.NatalChart.__annotations__
    ) >= set(chart)


def test_every_function_tells_what_it_takes() -> None:
    for name in astrolabe.__all__:
        item = getattr(astrolabe, name)
        if inspect.isfunction(item):
            assert item.__doc__, name
            assert "self" not in inspect.signature(item).parameters, name


def test_zones_and_data_are_inside() -> None:
    native = FOLDER / "_native"
    assert b"\nEurope/Oslo " in (native / "zoneinfo" / "zones.pack").read_bytes()
    assert list(native.rglob("compiled.table"))


def test_python_reads_the_zones_that_the_engine_reads() -> None:
    pytest.importorskip("zoneinfo")
    from astrolabe import _zones

    oslo = _zones.clocks("Europe/Oslo")
    assert oslo is not None
    # Oslo kept summer time in 1961 and Berlin did not.
    summer = datetime.datetime(1961, 7, 1, 12)
    assert summer.replace(tzinfo=oslo).utcoffset() == datetime.timedelta(hours=2)
    berlin = _zones.clocks("Europe/Berlin")
    assert summer.replace(tzinfo=berlin).utcoffset() == datetime.timedelta(hours=1)
    for name in ("Europe/Nowhere", "../zoneinfo/UTC", "zones.pack", ""):
        assert _zones.clocks(name) is None
    # Old names share a zone file with new ones.
    for old, new in (("US/Eastern", "America/New_York"), ("Asia/Calcutta", "Asia/Kolkata")):
        charts = [
            astrolabe.chart("1990-06-15T14:30", zone=zone, lat=10.0, lon=10.0)["datetime_utc"]
            for zone in (old, new)
        ]
        assert charts[0] == charts[1]


@pytest.mark.skipif("ASTROLABE_HIDDEN" not in os.environ, reason="nothing is hidden")
def test_what_is_hidden_is_hidden() -> None:
    for path in os.environ["ASTROLABE_HIDDEN"].split(":"):
        assert not Path(path).exists() or not list(Path(path).iterdir()), path
