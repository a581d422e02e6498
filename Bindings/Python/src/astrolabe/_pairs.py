"""The births of two people as the fields of a request."""

from __future__ import annotations

from typing import Any, Mapping

from . import _errors
from ._display import BIRTH_FIELDS, Chart
from ._person import Person


def both(**fields: Any) -> dict[str, Any]:
    """The fields of two births, where `birth` and `with_birth` may be people, charts or dicts of fields."""
    return {**_one(fields, ""), **_one(fields, "with_")}


def _one(fields: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    own = {prefix + name: fields[prefix + name] for name in BIRTH_FIELDS}
    whole = own[prefix + "birth"]
    if isinstance(whole, Person):
        born: Mapping[str, Any] = whole.born
    elif isinstance(whole, Chart):
        born = {name: value for name, value in whole.request.items() if name in BIRTH_FIELDS}
    elif isinstance(whole, Mapping):
        born = whole
    else:
        return own
    unknown = sorted(set(born) - set(BIRTH_FIELDS))
    if unknown or "birth" not in born:
        raise _errors.UsageError(
            64,
            f"{prefix}birth has the fields {', '.join(sorted(born))}; "
            f"expected birth and some of {', '.join(BIRTH_FIELDS[1:])}",
        )
    twice = [name for name in born if name != "birth" and own[prefix + name] is not None]
    if twice:
        raise _errors.UsageError(64, f"{prefix}{twice[0]} is given twice; give it once")
    return {prefix + name: born.get(name) for name in BIRTH_FIELDS}
