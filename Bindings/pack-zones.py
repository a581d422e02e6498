#!/usr/bin/env python3
"""Packs the system's zone files into one file, `zones.pack`, for the wheel.

    Bindings/pack-zones.py FOLDER

Every name that a person may write is in it, with its history before 1970, and `tzdata.zi` beside it says the release.
A zone file loses its block of 32-bit times, which no reader of today uses; equal zones share one zone file.
`ZonePack.swift` describes the form.

PyPI's own package of zones is no stand-in: it has lost the summers of Oslo before 1970.
"""

from __future__ import annotations

import datetime
import io
import os
import pathlib
import re
import struct
import sys
import zoneinfo

# Copies of the whole database, the machine's own zone, and lists that nobody here reads.
NO_ZONES = re.compile(
    r"(posix|right)/|(localtime|posixrules|Factory|leapseconds)$|.*\.(tab|zi|list)$"
)
HEADER = struct.Struct(">4sc15x6L")
# The first block, which has one local time type and nothing else.
SHORTEST = HEADER.pack(b"TZif", b"2", 0, 0, 0, 0, 1, 1) + bytes(7)


def slim(content: bytes) -> bytes:
    """A zone file without its 32-bit times."""
    _, version, universal, standard, leap, changes, types, letters = HEADER.unpack_from(content)
    if version < b"2":
        sys.exit("a zone file has 32-bit times alone: install Debian's tzdata")
    size = changes * 5 + types * 6 + leap * 8 + standard + universal + letters
    return SHORTEST + content[HEADER.size + size :]


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: Bindings/pack-zones.py FOLDER")
    source = pathlib.Path(os.environ.get("ZONES", "/usr/share/zoneinfo"))
    target = pathlib.Path(sys.argv[1])
    release = source / "tzdata.zi"
    if not release.is_file():
        sys.exit(f"{source} has no zones with their version (tzdata.zi): install tzdata")
    files: dict[str, bytes] = {}
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        if NO_ZONES.match(name) or not path.is_file():
            continue
        content = path.read_bytes()
        # Zone files alone begin with these letters.
        if content.startswith(b"TZif"):
            files[name] = slim(content)
    oslo = zoneinfo.ZoneInfo.from_file(io.BytesIO(files["Europe/Oslo"]))
    if datetime.datetime(1961, 7, 1, 12, tzinfo=oslo).utcoffset() != datetime.timedelta(hours=2):
        sys.exit("these zones have lost their history before 1970: install Debian's tzdata")
    starts: dict[bytes, int] = {}
    packed = b""
    # Zones that follow the same rule today lie side by side, which is smallest in a wheel.
    for file in sorted(set(files.values()), key=lambda file: file[::-1]):
        starts[file] = len(packed)
        packed += file
    lines = "".join(f"{name} {starts[file]} {len(file)}\n" for name, file in files.items())
    target.mkdir(parents=True, exist_ok=True)
    (target / "zones.pack").write_bytes(lines.encode() + b"\n" + packed)
    # Of the list of all rules its first line, which is the version.
    (target / "tzdata.zi").write_text(release.read_text().split("\n", 1)[0] + "\n")


if __name__ == "__main__":
    main()
