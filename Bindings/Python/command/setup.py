"""Lays the command beside the library of astrolabe-engine, whose ephemeris it reads.

ASTROLABE_PROGRAM names the built command, `.build/release/astrolabe` of the checkout unless given.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

CHECKOUT = Path(__file__).parents[3].resolve()


class BuildCommand(build_py):
    """Copies the program."""

    def run(self) -> None:
        super().run()
        program = Path(os.environ.get("ASTROLABE_PROGRAM") or CHECKOUT / ".build/release/astrolabe")
        if not program.is_file():
            raise SystemExit(f"there is no {program}; run make build, or name it in ASTROLABE_PROGRAM")
        target = Path(self.build_lib) / "astrolabe" / "_native" / "astrolabe"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(program, target)
        target.chmod(0o755)


class PlatformWheel(bdist_wheel):
    """One wheel for every Python of a platform."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self) -> tuple[str, str, str]:
        _, _, platform = super().get_tag()
        return "py3", "none", os.environ.get("ASTROLABE_PLATFORM", platform)


class CommandAlone(Distribution):
    """Says that there is machine code, so that it lands where the library is."""

    def has_ext_modules(self) -> bool:
        return True

    def has_pure_modules(self) -> bool:
        return True


setup(distclass=CommandAlone, cmdclass={"build_py": BuildCommand, "bdist_wheel": PlatformWheel})
