"""Builds the engine's shared library and lays it, its data and its zones into the package.

A source distribution has the engine's sources in the folder `engine`; in a checkout they lie around this folder.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent.resolve()
ENGINE = HERE / "engine" if (HERE / "engine").is_dir() else HERE.parent.parent
BINDINGS = ENGINE / "Bindings"

# What the library is made of, by the paths of the checkout.
PARTS = [
    "LICENSE",
    "Package.swift",
    "Sources",
    "asking",
    "ephemeris",
    "places",
    "signs",
    "training/care.weights",
    "training/intents.weights",
    "training/areas.weights",
    "training/sense.weights",
    "training/sieve.weights",
    "words/en.pack",
    "words/en/glossary.json",
    "Bindings/Package.swift",
    "Bindings/Sources",
    "Bindings/build.sh",
    "Bindings/exports.map",
    "Bindings/fetch-libswe.sh",
    "Bindings/pack-zones.py",
]


def built_library() -> Path:
    """The folder that holds the library, its data and its zones: given, or made by Swift."""
    if given := os.environ.get("ASTROLABE_LIBRARY"):
        return Path(given)
    if not shutil.which("swift"):
        raise SystemExit(
            "building astrolabe from source needs Swift 6.3 or later, and there is none here; on "
            "Linux with glibc 2.34 or later install the wheel instead: "
            "pip install --only-binary :all: astrolabe-engine"
        )
    subprocess.run([str(BINDINGS / "build.sh")], check=True)
    return BINDINGS / ".build" / "library"


class BuildWithLibrary(build_py):
    """Lays what was built beside the modules."""

    def run(self) -> None:
        super().run()
        native = Path(self.build_lib) / "astrolabe" / "_native"
        if native.exists():
            shutil.rmtree(native)
        # The table of places is a distribution of its own, so that who has coordinates needn't load it.
        places = shutil.ignore_patterns("astrolabe_PlaceFiles.resources")
        shutil.copytree(built_library(), native, symlinks=False, ignore=places)


class SourceWithEngine(sdist):
    """Lays the sources of the engine beside the package, so that the library can be built anywhere."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        # A library that lies in the checkout is built again.
        super().make_release_tree(base_dir, [f for f in files if "_native" not in Path(f).parts])
        for path in engine_files():
            target = Path(base_dir) / "engine" / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ENGINE / path, target)


def engine_files() -> list[str]:
    """The paths below ENGINE of what the library is made of."""
    if ENGINE.parent == HERE:
        return sorted(str(p.relative_to(ENGINE)) for p in ENGINE.rglob("*") if p.is_file())
    # What is built, or lies about, is no source.
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *PARTS], cwd=ENGINE, check=True, capture_output=True
    )
    paths = listed.stdout.decode().split("\0")
    return sorted(p for p in paths if p and (ENGINE / p).is_file())


class PlatformWheel(bdist_wheel):
    """One wheel for every Python: the library is reached by ctypes, not by CPython's own interface."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self) -> tuple[str, str, str]:
        _, _, platform = super().get_tag()
        return "py3", "none", os.environ.get("ASTROLABE_PLATFORM", platform)


class WithLibrary(Distribution):
    """Says that there is machine code, so that all of it lands where a platform's files do."""

    def has_ext_modules(self) -> bool:
        return True


setup(
    distclass=WithLibrary,
    cmdclass={
        "build_py": BuildWithLibrary,
        "bdist_wheel": PlatformWheel,
        "sdist": SourceWithEngine,
    },
)
