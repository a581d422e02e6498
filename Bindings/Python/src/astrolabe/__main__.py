"""The console script `astrolabe`, and `python -m astrolabe`.

Where the distribution astrolabe-engine-command is installed, the script is the command itself. Without it
sub-commands write the command's JSON documents, by the library: options are those of the command with `--json`, and
so are the bytes and the exit codes.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from . import AstrolabeError, UsageError, default
from ._names import conversation

#: What each sub-command writes, with the options that take a value and those that don't.
_BIRTH = ("birth", "zone", "lat", "lon", "place", "fold", "gap", "clock")
_OTHER = tuple(f"with-{name}" for name in _BIRTH)
_SPAN = ("from", "to", "date-zone")
COMMANDS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "today": ("reading", (*_BIRTH, "date", "date-zone", "at", "situation"), ("more", "no-texts")),
    "chart": ("chart", (*_BIRTH, "houses", "lots", "fortune", "points"), ("more",)),
    "portrait": ("portrait", (*_BIRTH, "houses", "chapter", "date", "date-zone"), ()),
    "meters": ("meters", (*_BIRTH, *_SPAN), ("hourly",)),
    "transits": ("transits", (*_BIRTH, *_SPAN, "bodies"), ()),
    "returns": ("returns", (*_BIRTH, *_SPAN), ()),
    "progressions": ("progressions", (*_BIRTH, *_SPAN, "at", "angles"), ("converse",)),
    "directions": ("directions", (*_BIRTH, *_SPAN, "at", "arc"), ("converse",)),
    "profections": ("profections", (*_BIRTH, *_SPAN, "years"), ("months",)),
    "synastry": ("synastry", (*_BIRTH, *_OTHER, "houses", "orbs"), ("scores",)),
    "composite": ("composite", (*_BIRTH, *_OTHER, "houses", "method", "middle"), ()),
    "events": ("events", (*_SPAN, "zone", "kinds", "void"), ("moon-aspects",)),
    "moon": ("moon", (*_SPAN, "zone", "void"), ()),
    "sky": ("sky", ("at", "bodies"), ()),
    "sign": ("sign", ("date",), ()),
    "ask": (
        "ask",
        (*_BIRTH, *_OTHER, "with-name", "date", "date-zone", "name", "country"),
        (),
    ),
    "places": ("places", ("name", "lat", "lon", "limit"), ()),
    "hours": ("hours", ("date", "place", "lat", "lon", "zone", "bodies"), ()),
    "eclipses": ("eclipses", (*_SPAN[:2], "place", "lat", "lon", "zone"), ()),
    "report": ("report", (*_BIRTH, "date", "date-zone", "houses", "name"), ()),
    "wheel": (
        "wheel",
        (*_BIRTH, "houses", "name", "date", "date-zone", "theme", "size", "sheet", "points", "zodiac"),
        ("bare",),
    ),
}

#: What an argument without an option's name is.
_POSITIONAL = {"sign": "date", "places": "name"}

USAGE = f"""\
usage: python -m astrolabe <sub-command> [--option value ...]

Writes a document as JSON, a wheel as SVG, a report as HTML: {", ".join(COMMANDS)}.
Options are those of the command astrolabe; see python -m astrolabe <sub-command> --help.
`python -m astrolabe doctor` checks that all is well.
"""


def usage_of(command: str) -> str:
    """The help of a sub-command."""
    kind, valued, flags = COMMANDS[command]
    name = f" <{_POSITIONAL[command]}>" if command in _POSITIONAL else ""
    options = [f"  --{option} <value>" for option in valued] + [f"  --{flag}" for flag in flags]
    lines = "\n".join(options)
    return f"usage: python -m astrolabe {command}{name} [--option value ...]\n\n{lines}\n"


def request(arguments: list[str]) -> tuple[str, dict[str, Any]]:
    """The document that a command line asks for, and the fields of its request."""
    command, rest = arguments[0], arguments[1:]
    if command not in COMMANDS:
        raise UsageError(64, f'there is no sub-command "{command}"; they are {", ".join(COMMANDS)}')
    kind, valued, flags = COMMANDS[command]
    fields: dict[str, Any] = {}
    while rest:
        argument = rest.pop(0)
        name, sign, value = argument[2:].partition("=")
        if command == "ask" and not argument.startswith("--"):
            # Several questions are a conversation.
            earlier = [fields["question"]] if "question" in fields else []
            fields["question"] = "\n".join((*earlier, conversation((), argument)))
            continue
        if command in _POSITIONAL and not argument.startswith("--"):
            name, sign, value = _POSITIONAL[command], "=", argument
        elif not argument.startswith("--") or name not in (*valued, *flags, "json"):
            raise UsageError(
                64,
                f"{command} has no option {argument}; options are --{', --'.join((*valued, *flags))}",
            )
        if name == "json":
            continue
        if name in flags:
            fields[name.replace("-", "_")] = True
            continue
        if not sign:
            if not rest:
                raise UsageError(64, f"--{name} needs a value")
            value = rest.pop(0)
        field = name.replace("-", "_")
        if command in ("events", "moon") and field == "zone":
            field = "date_zone"
        if field in fields:
            raise UsageError(64, f"--{name} is given twice; give it once")
        fields[field] = value
    if fields.pop("no_texts", False):
        fields["texts"] = False
    for count in ("size", "limit"):
        if count in fields:
            if not fields[count].isdigit():
                raise UsageError(64, f"--{count} must be a whole number, not {fields[count]}")
            fields[count] = int(fields[count])
    return kind, fields


def doctor() -> None:
    """Reads a sky by the table and one by libswe, a zone, and scores a day."""
    engine = default()
    engine.sky("2025-01-06T12:00:00Z", bodies="all")
    engine.chart("1961-07-01T12:00", zone="Europe/Oslo", lat=59.9, lon=10.7)
    engine.reading("1990-06-15", "2025-01-06")
    print("ephemeris, zones and scores are well")


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(USAGE, end="")
        return 0 if arguments else 64
    try:
        if arguments == ["doctor"]:
            doctor()
        elif arguments[0] in COMMANDS and ("--help" in arguments or "-h" in arguments):
            print(usage_of(arguments[0]), end="")
        else:
            kind, fields = request(arguments)
            sys.stdout.buffer.write(default().text(kind, **fields))
            sys.stdout.buffer.flush()
        return 0
    except AstrolabeError as error:
        print(f"astrolabe: {error}", file=sys.stderr)
        return error.code


def run() -> int:
    """The console script: the command where it is installed, or else the documents."""
    command = Path(__file__).parent / "_native" / "astrolabe"
    if command.exists():
        os.execv(command, ["astrolabe", *sys.argv[1:]])
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
