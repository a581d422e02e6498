#!/usr/bin/env python3
"""Writes the man page of the command from its own help.

    Scripts/setup/make-man.py PROGRAM > astrolabe.1

PROGRAM is a built astrolabe. The same program gives the same page.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

FOOT = """\
.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 64
Wrong usage.
.TP
.B 65
Bad data: a date, a zone, a place or a line that can't be read.
.TP
.B 66
A file that is needed is missing or damaged, or a file can't be written.
.TP
.B 70
A fault of astrolabe.
.SH FILES
.TP
.I $XDG_CONFIG_HOME/astrolabe/people.json
The people of
.BR "astrolabe people" ;
.I ~/.config
unless the variable is set.
.SH SEE ALSO
The README of Astrolabe has examples of every command. The library, the server and the Python package are documented
there, too.
"""


def main() -> None:
    program = sys.argv[1]
    version = run(program, "--version").strip().split()[-1]
    command = json.loads(run(program, "--experimental-dump-help"))["command"]
    lines = [f'.TH ASTROLABE 1 "" "astrolabe {version}" "User Commands"', ".SH NAME"]
    lines.append(f"astrolabe \\- {text(command['abstract'].rstrip('.'))}")
    lines += [".SH SYNOPSIS", ".B astrolabe", ".I command", "[options]"]
    lines += [".SH DESCRIPTION", *paragraphs(command.get("discussion") or "")]
    lines.append(".SH COMMANDS")
    for sub in command["subcommands"]:
        if sub["commandName"] == "help" or not sub.get("shouldDisplay", True):
            continue
        lines += [f'.SS "astrolabe {text(sub["commandName"])}"', text(sub["abstract"])]
        lines += paragraphs(sub.get("discussion") or "")
        for below in sub.get("subcommands") or []:
            if below["commandName"] != "help":
                lines += [".TP", f'.B {text(below["commandName"])}', text(below["abstract"])]
        for argument in sub["arguments"]:
            if argument.get("shouldDisplay", True) and name_of(argument) not in ("version", "help"):
                lines += [".TP", label(argument), text(argument.get("abstract") or "")]
    print("\n".join(lines))
    print(FOOT, end="")


def run(program: str, *arguments: str) -> str:
    done = subprocess.run([program, *arguments], capture_output=True, text=True)
    if not done.stdout:
        sys.exit(f"{program} {' '.join(arguments)} printed nothing: {done.stderr.strip()}")
    return done.stdout


def name_of(argument: dict[str, Any]) -> str:
    return str((argument.get("preferredName") or {}).get("name", ""))


def label(argument: dict[str, Any]) -> str:
    """An option as the help writes it, such as `--birth <date>`."""
    if argument["kind"] == "positional":
        return f'.I {text(argument["valueName"])}'
    dashes = {"long": "--", "short": "-", "longWithSingleDash": "-"}
    names = ", ".join(dashes[name["kind"]] + name["name"] for name in argument["names"])
    value = f' " " \\fI{text(argument["valueName"])}\\fR' if argument["kind"] == "option" else ""
    return f".BR {text(names).replace(' ', chr(92) + ' ')}{value}"


def paragraphs(words: str) -> list[str]:
    """Text as it is filled, examples as they are."""
    lines: list[str] = []
    is_example = False
    for line in words.strip().split("\n"):
        starts_example = line.startswith("  ")
        if not line.strip():
            lines.append(".PP")
            continue
        if starts_example != is_example:
            lines.append(".EX" if starts_example else ".EE")
            is_example = starts_example
        lines.append(text(line))
    if is_example:
        lines.append(".EE")
    return [".PP", *lines] if lines and words.strip() else []


def text(words: str) -> str:
    """Words as troff reads them."""
    escaped = words.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return "\n".join("\\&" + line if line.startswith((".", "\\(aq")) else line for line in escaped.split("\n"))


if __name__ == "__main__":
    main()
