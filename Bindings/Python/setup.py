"""Builds the engine's shared library and lays it, its data and its zones into the package."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

BINDINGS = Path(__file__).parent.parent.resolve()


def built_library() -> Path:
    """The folder that holds the library, its data and its zones: given, or made by Swift."""
    if given := os.environ.get("ASTROLABE_LIBRARY"):
        return Path(given)
    if not shutil.which("swift"):
        raise SystemExit(
            "building astrolabe from a checkout needs Swift 6.3 or later; on Linux with glibc 2.34 "
            "or later install the wheel instead"
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
        shutil.copytree(built_library(), native, symlinks=False)


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


setup(distclass=WithLibrary, cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": PlatformWheel})
