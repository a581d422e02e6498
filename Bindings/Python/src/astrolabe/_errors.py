"""What the engine gives up with."""

from __future__ import annotations

from typing import NoReturn

from ._library import Error


class AstrolabeError(Exception):
    """What the engine gives up with; the text is one sentence that tells what would be right."""

    #: The exit code that the command `astrolabe` has for the same.
    code: int

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type, tuple[int, str]]:
        return type(self), (self.code, str(self))


class UsageError(AstrolabeError, TypeError):
    """A field that is missing, unknown, or doesn't go with another."""


class DataError(AstrolabeError, ValueError):
    """A date, zone, place or instant that can't be right."""


class AmbiguousTime(UserWarning):
    """Clocks showed the time of birth twice, and no fold says which, or they never showed it."""


class InstallationError(AstrolabeError, OSError):
    """A data file is missing or damaged."""


_KINDS: dict[int, type[AstrolabeError]] = {64: UsageError, 65: DataError, 66: InstallationError}


def fail(error: Error) -> NoReturn:
    """Raises what the library told."""
    raise _KINDS.get(error.code, AstrolabeError)(error.code, error.message.decode())
