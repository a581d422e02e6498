"""The command's documents without the command: `python -m astrolabe chart --birth 1990-06-15`.

Sub-commands and options are those of `astrolabe` with `--json`, and so are the bytes and the exit codes; the
pages for people, streams of births and what writes files are the command's alone.
"""

from __future__ import annotations

import sys
from typing import Any

from . import AstrolabeError, UsageError, default
from ._names import conversation

#: What each sub-command writes, with the options that take a value and those that don't.
_BIRTH = ("birth", "zone", "lat", "lon", "place", "fold", "clock")
_OTHER = ("with-birth", "with-zone", "with-lat", "with-lon", "with-place", "with-fold", "with-clock")
_SPAN = ("from", "to", "date-zone")
COMMANDS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "today": ("reading", (*_BIRTH, "date", "date-zone", "at"), ("more", "no-texts")),
    "chart": ("chart", (*_BIRTH, "houses", "lots", "fortune", "points"), ("more",)),
    "portrait": ("portrait", (*_BIRTH, "houses", "chapter"), ()),
    "meters": ("meters", (*_BIRTH, *_SPAN), ("hourly",)),
    "transits": ("transits", (*_BIRTH, *_SPAN, "bodies"), ()),
    "returns": ("returns", (*_BIRTH, *_SPAN), ()),
    "progressions": ("progressions", (*_BIRTH, *_SPAN, "at", "angles"), ("converse",)),
    "directions": ("directions", (*_BIRTH, *_SPAN, "at", "arc"), ("converse",)),
    "profections": ("profections", (*_BIRTH, *_SPAN, "years"), ("months",)),
    "synastry": ("synastry", (*_BIRTH, *_OTHER, "houses", "orbs"), ("scores",)),
    "composite": ("composite", (*_BIRTH, *_OTHER, "houses", "method", "middle"), ()),
    "events": ("events", (*_SPAN, "zone", "kinds", "void"), ("moon-aspects",)),
    "sky": ("sky", ("at", "bodies"), ()),
    "sign": ("sign", ("date",), ()),
    "ask": (
        "ask",
        (*_BIRTH, *_OTHER, "with-name", "date", "date-zone", "name", "country"),
        (),
    ),
    "wheel": ("wheel", (*_BIRTH, "houses", "name", "date", "date-zone", "theme", "size"), ()),
}

USAGE = f"""\
usage: python -m astrolabe <sub-command> [--option value ...]

Writes a document as JSON, or a wheel as SVG: {", ".join(COMMANDS)}.
Options are those of the command astrolabe; `python -m astrolabe doctor` looks whether all is well.
"""


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
        if command == "sign" and not argument.startswith("--"):
            name, sign, value = "date", "=", argument
        elif command == "ask" and not argument.startswith("--"):
            # Several questions are a conversation.
            earlier = [fields["question"]] if "question" in fields else []
            fields["question"] = "\n".join((*earlier, conversation((), argument)))
            continue
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
        if command == "events" and field == "zone":
            field = "date_zone"
        if field in fields:
            raise UsageError(64, f"--{name} is given twice; give it once")
        fields[field] = value
    if fields.pop("no_texts", False):
        fields["texts"] = False
    if "size" in fields:
        if not fields["size"].isdigit():
            raise UsageError(64, f"--size {fields['size']} is no whole number")
        fields["size"] = int(fields["size"])
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
        else:
            kind, fields = request(arguments)
            sys.stdout.buffer.write(default().text(kind, **fields))
            sys.stdout.buffer.flush()
        return 0
    except AstrolabeError as error:
        print(f"astrolabe: {error}", file=sys.stderr)
        return error.code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
