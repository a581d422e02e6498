"""What the tests share: people, and the command to be compared with, where there is one."""

from __future__ import annotations

import os
import subprocess
from typing import Callable

import pytest

NEW_YORK = {"birth": "1990-06-15T14:30", "zone": "America/New_York", "lat": 40.7128, "lon": -74.006}

#: Births of all kinds: with a time and a place, without, LMT, beyond the table, a date line, a fold.
BIRTHS = [
    NEW_YORK,
    {"birth": "1975-09-09"},
    {"birth": "1879-03-14T11:30", "zone": "LMT", "lat": "48n24", "lon": "9e59"},
    {"birth": "1961-07-01T12:00", "zone": "Europe/Oslo", "lat": 59.91, "lon": 10.75},
    {"birth": "2011-12-31T00:30", "zone": "Pacific/Apia", "lat": -13.83, "lon": -171.77},
    {
        "birth": "2001-10-28T01:30",
        "zone": "America/New_York",
        "lat": 40.7,
        "lon": -74.0,
        "fold": "later",
    },
    {"birth": "1964-02-29T23:59:59", "zone": "+09:00", "lat": 35.68, "lon": 139.69},
    {"birth": "1990-06-21T12:00", "zone": "Europe/Oslo", "lat": 69.65, "lon": 18.96},
]


@pytest.fixture(scope="session")
def command() -> Callable[..., bytes]:
    """Runs the command `astrolabe` and gives what it wrote; ASTROLABE_PROGRAM says where it is."""
    program = os.environ.get("ASTROLABE_PROGRAM")
    if not program:
        pytest.skip("ASTROLABE_PROGRAM names no command to compare with")

    def run(*arguments: str) -> bytes:
        answer = subprocess.run([program, *arguments], capture_output=True, timeout=120)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout

    return run
