"""Zones by the file that the package brings, which the engine reads, too."""

from __future__ import annotations

import functools
import io
from pathlib import Path
from zoneinfo import ZoneInfo

PACK = Path(__file__).parent / "_native" / "zoneinfo" / "zones.pack"


@functools.lru_cache(maxsize=1)
def _packed() -> tuple[dict[str, slice], bytes]:
    """Where the zone file of each name is, and all zone files.

    A line for each name says where its zone file begins behind the lines, and how long it is.
    """
    lines, _, files = PACK.read_bytes().partition(b"\n\n")
    places = {}
    for line in lines.decode().splitlines():
        name, start, size = line.split(" ")
        places[name] = slice(int(start), int(start) + int(size))
    return places, files


def clocks(name: str) -> ZoneInfo | None:
    """The clocks of a zone; None if there is no zone of that name."""
    places, files = _packed()
    place = places.get(name)
    return None if place is None else ZoneInfo.from_file(io.BytesIO(files[place]), name)
