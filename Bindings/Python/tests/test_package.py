"""The package itself: its types, its signatures, what is in it."""

from __future__ import annotations

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
    assert (native / "zoneinfo" / "Europe" / "Oslo").exists()
    assert list(native.rglob("compiled.table"))


@pytest.mark.skipif("ASTROLABE_HIDDEN" not in os.environ, reason="nothing is hidden")
def test_what_is_hidden_is_hidden() -> None:
    for path in os.environ["ASTROLABE_HIDDEN"].split(":"):
        assert not Path(path).exists() or not list(Path(path).iterdir()), path
