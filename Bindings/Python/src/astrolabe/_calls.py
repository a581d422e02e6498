"""What is wrong with the call of a function of this package, in a sentence that says how to write it."""

from __future__ import annotations

import difflib
import inspect

from ._errors import UsageError


def mistake(
    name: str,
    signature: inspect.Signature,
    arguments: tuple[object, ...],
    options: dict[str, object],
    error: TypeError,
) -> UsageError:
    """The error of a call that Python refused."""
    parameters = signature.parameters.values()
    by_place = [p.name for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD]
    named = [p.name for p in parameters if p.kind is p.KEYWORD_ONLY]
    takes_any = any(p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD) for p in parameters)
    if takes_any:
        return UsageError(64, str(error))
    if len(arguments) > len(by_place):
        extra = arguments[len(by_place)]
        hint = f"; name the others, such as {named[0]}=…" if named else ""
        if "place" in named and isinstance(extra, str):
            hint = f"; name the others, such as place={extra!r}"
        return UsageError(64, f"{name}() takes only {', '.join(by_place)} without a name{hint}")
    for option in options:
        if option not in by_place and option not in named:
            near = difflib.get_close_matches(option, [*by_place, *named], 1)
            hint = f"; did you mean {near[0]}?" if near else f"; its options are {', '.join([*by_place, *named])}"
            return UsageError(64, f"{name}() has no option {option}{hint}")
    given = {*by_place[: len(arguments)], *options}
    missing = [p.name for p in parameters if p.default is p.empty and p.name not in given]
    if missing:
        return UsageError(64, f"{name}() needs {' and '.join(missing)}")
    return UsageError(64, str(error))
