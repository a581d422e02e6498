"""Lays the table of places beside the library of astrolabe-engine, where the engine looks for it."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

PLACES = Path(__file__).parents[3].resolve() / "places"
BUNDLE = Path("astrolabe", "_native", "astrolabe_PlaceFiles.resources")


class BuildTable(build_py):
    """Copies the table, and who it is owed to."""

    def run(self) -> None:
        super().run()
        bundle = Path(self.build_lib) / BUNDLE
        bundle.mkdir(parents=True, exist_ok=True)
        for name in ("places.table", "README.md"):
            shutil.copy(PLACES / name, bundle / name)


class TableAlone(Distribution):
    """Says that there is something to build, though there is no module."""

    def has_pure_modules(self) -> bool:
        return True


setup(distclass=TableAlone, cmdclass={"build_py": BuildTable})
