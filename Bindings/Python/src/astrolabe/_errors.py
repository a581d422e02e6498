"""The errors of the engine."""

from __future__ import annotations

from typing import NoReturn

from ._library import Error


class AstrolabeError(Exception):
    """An error of the engine; its text says what is wrong and what is valid."""

    #: The exit code of the command `astrolabe` for the same mistake.
    code: int

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type, tuple[int, str]]:
        return type(self), (self.code, str(self))


class UsageError(AstrolabeError, TypeError, ValueError):
    """A field or name that is missing, unknown, given twice, or does not go with another."""


class DataError(AstrolabeError, ValueError):
    """A date, zone, place or instant that is not valid."""


class AmbiguousTime(UserWarning):
    """Clocks showed the time of birth twice, and no fold says which, or never, and no gap says what is meant."""


class InstallationError(AstrolabeError, OSError):
    """A data file is missing or damaged."""


_KINDS: dict[int, type[AstrolabeError]] = {64: UsageError, 65: DataError, 66: InstallationError}


def need_numpy() -> None:
    """Raises an error that names the way out where NumPy is missing."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise InstallationError(
            66, 'arrays need NumPy; pip install "astrolabe-engine[numpy]"'
        ) from None


def fail(error: Error) -> NoReturn:
    """Raises the error that the library reported."""
    message = error.message.decode()
    if message.startswith("no table of places found"):
        message = (
            'no table of places found; pip install "astrolabe-engine[places]", or give lat, lon and zone'
        )
    raise _KINDS.get(error.code, AstrolabeError)(error.code, message)
