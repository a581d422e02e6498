"""The shared library, found beside this file, and its functions as the C header has them."""

from __future__ import annotations

import ctypes as c
from pathlib import Path

ABI = 1
FOLDER = Path(__file__).parent / "_native"


class Error(c.Structure):
    _fields_ = [("code", c.c_int32), ("message", c.c_char * 508)]


class Texts(c.Structure):
    _fields_ = [("data", c.c_void_p), ("offsets", c.c_void_p)]


class Births(c.Structure):
    _fields_ = [
        ("count", c.c_size_t),
        ("birth", c.POINTER(Texts)),
        ("zone", c.POINTER(Texts)),
        ("place", c.POINTER(Texts)),
        ("latitude", c.c_void_p),
        ("longitude", c.c_void_p),
        ("fold", c.c_void_p),
        ("gap", c.c_void_p),
    ]


class ChartsOut(c.Structure):
    _fields_ = [
        (name, c.c_void_p) for name in ("day", "longitude", "motion", "house", "cusps", "angles")
    ]


def _load() -> c.CDLL:
    library = c.CDLL(str(FOLDER / "libastrolabe.so.1"))
    i32, f64, size = c.c_int32, c.c_double, c.c_size_t
    at, text, error = c.c_void_p, c.c_char_p, c.POINTER(Error)
    new, count = c.POINTER(c.c_void_p), c.POINTER(c.c_size_t)
    births = c.POINTER(Births)
    signatures = {
        "abi": (i32, []),
        "version": (text, []),
        "open": (i32, [text, text, new, error]),
        "close": (None, [at]),
        "positions": (i32, [at, i32, at, size, at, size, i32, at, error]),
        "charts": (i32, [at, births, text, c.POINTER(ChartsOut), at, error]),
        "document": (i32, [at, text, text, size, new, count, error]),
        "free": (None, [at]),
        "person_open": (i32, [at, text, size, at, new, error]),
        "person_close": (None, [at]),
        "person_document": (i32, [at, at, text, text, size, new, count, error]),
        "person_hits": (i32, [at, at, f64, f64, at, size, at, size, count, error]),
        "person_norms": (i32, [at, at, error]),
        "norms_size": (size, []),
        "people_open": (i32, [at, births, at, at, new, error]),
        "people_close": (None, [at]),
        "people_count": (size, [at]),
        "people_problem": (i32, [at, size, error]),
        "people_norms": (i32, [at, at, error]),
        "scores": (i32, [at, at, text, i32, text, at, at, at, error]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, "astrolabe_" + name)
        function.restype, function.argtypes = result, arguments
    if library.astrolabe_abi() != ABI:
        raise ImportError(
            f"{FOLDER}/libastrolabe.so.1 is another version's; install the wheel again"
        )
    return library


lib = _load()
