"""Packs a wheel again, each file as small as libdeflate can make it, which takes 0.7 MB off.

    python Bindings/Python/pack.py Bindings/.build/wheel/*.whl

Names, contents, times and permissions stay. The form is the one that every unzip reads. libdeflate, which the package
`deflate` brings, looks for the cheapest way through a file; without it zlib packs in several ways, which takes 0.2 MB
off: the table of the sky is a fiftieth smaller by another strategy, and the library a hundredth in shorter blocks.
"""

from __future__ import annotations

import pathlib
import struct
import sys
import zipfile
import zlib

try:
    import deflate
except ImportError:
    deflate = None

# For zlib: the memory for a block, and what is looked for.
WAYS = ((9, zlib.Z_DEFAULT_STRATEGY), (9, zlib.Z_FILTERED), (7, zlib.Z_DEFAULT_STRATEGY))


def smallest(content: bytes) -> bytes:
    def packed(memory: int, strategy: int) -> bytes:
        packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, memory, strategy)
        return packer.compress(content) + packer.flush()

    if deflate is not None:
        return bytes(deflate.deflate_compress(content, 12))
    return min((packed(*way) for way in WAYS), key=len)


def pack(wheel: pathlib.Path) -> None:
    target = wheel.with_suffix(".packed")
    entries = []
    with zipfile.ZipFile(wheel) as given, open(target, "wb") as file:
        for entry in given.infolist():
            content, name = given.read(entry), entry.filename.encode()
            packed = smallest(content)
            method = zipfile.ZIP_DEFLATED
            if len(packed) >= len(content):
                packed, method = content, zipfile.ZIP_STORED
            year, month, day, hour, minute, second = entry.date_time
            # The version that is needed, flags for names in UTF-8, the method, time and date, sizes.
            fields = struct.pack(
                "<5H3L2H",
                20, 0x800, method, hour << 11 | minute << 5 | second // 2,
                (year - 1980) << 9 | month << 5 | day,
                zlib.crc32(content), len(packed), len(content), len(name), 0,
            )  # fmt: skip
            entries.append((fields, name, entry.external_attr, file.tell()))
            file.write(b"PK\3\4" + fields + name + packed)
        start = file.tell()
        for fields, name, attributes, offset in entries:
            made_by_unix = struct.pack("<H", 3 << 8 | 20)
            rest = struct.pack("<3H2L", 0, 0, 0, attributes, offset)
            file.write(b"PK\1\2" + made_by_unix + fields + rest + name)
        size, count = file.tell() - start, len(entries)
        file.write(b"PK\5\6" + struct.pack("<4H2LH", 0, 0, count, count, size, start, 0))
    with zipfile.ZipFile(wheel) as given, zipfile.ZipFile(target) as made:
        for one, other in zip(given.infolist(), made.infolist()):
            same = ("filename", "date_time", "CRC", "file_size", "external_attr")
            if any(getattr(one, key) != getattr(other, key) for key in same):
                sys.exit(f"{one.filename} isn't packed as it was")
        if (broken := made.testzip()) is not None:
            sys.exit(f"{broken} can't be read again")
    before = wheel.stat().st_size
    target.replace(wheel)
    print(f"{wheel.name}: {before} bytes, now {wheel.stat().st_size}", file=sys.stderr)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        pack(pathlib.Path(name))
