#!/usr/bin/env python3
"""Asks the command the same on several kinds of processors, and compares the bytes.

    make build
    Scripts/check/test-same-bytes.py
    Scripts/check/test-same-bytes.py --program PATH batch norms     # some groups alone
    Scripts/check/test-same-bytes.py --emulate                      # an old processor, too: half an hour

Asks every case of Tests/AstrolabeCommandTests/Baselines/cases.txt as it stands, and again

- where glibc sees neither FMA nor AVX2, and so takes its other sine, cosine and arctangent;
- with --emulate, on a processor of 2008, where the engine's kernels take their plain instructions, too;
- on one thread and on eight, where a case works on threads.

Ends with 1 where an answer differs. What can't be reported here is skipped, with the reason: glibc has one
variant of a sine on this machine.
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BASELINES = ROOT / "Tests/AstrolabeCommandTests/Baselines"
# The names since glibc 2.33, and those before.
OTHER_SINES = {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-AVX2_Usable,-FMA_Usable"}
OLD_PROCESSOR = "Nehalem"
# They measure or hash for seconds, and what they compute is asked by others, too.
LEFT_OUT = {"doctor", "compile"}
SINES = """
import math, struct, sys
for number in range(20000):
    sys.stdout.buffer.write(struct.pack("<d", math.sin(number * 0.7310585786)))
"""


def cases(groups):
    """The people as assignments for the shell, and the cases of some groups: a name and a line each."""
    people, found, group = [], [], None
    for line in (BASELINES / "cases.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            group = line[1:-1]
        elif group is None:
            people.append(line)
        else:
            name, _, command = line.partition(":")
            words = set(command.split())
            if (not groups or group in groups) and not words & LEFT_OUT:
                found.append((f"{group}/{name}", command.strip()))
    return "\n".join(people), found


class Asker:
    """Asks a program under some circumstances."""

    def __init__(self, program, people, before="", after="", environment=()):
        self.script = f'astrolabe() {{ {before} "$PROGRAM" "$@" {after}; }}\n{people}\n'
        self.environment = {
            "PATH": os.environ["PATH"],
            "COLUMNS": "80",
            "PROGRAM": str(program),
            **dict(environment),
        }

    def answer(self, line):
        """All that comes back: the exit code, the output, the errors, and the files that are left."""
        with tempfile.TemporaryDirectory() as folder:
            for given in (BASELINES / "Inputs").iterdir():
                shutil.copy(given, folder)
            given = set(os.listdir(folder))
            run = subprocess.run(
                ["/bin/sh", "-c", self.script + line],
                cwd=folder,
                env=self.environment,
                capture_output=True,
                timeout=600,
            )
            left = sorted(set(os.listdir(folder)) - given)
            files = {f"file {name}": pathlib.Path(folder, name).read_bytes() for name in left}
            return {"exit": run.returncode, "output": run.stdout, "errors": run.stderr, **files}


def has_other_sines():
    """Whether glibc has another variant of its sine on this processor."""

    def sines(environment):
        python = [sys.executable, "-c", SINES]
        return subprocess.run(
            python, env={**os.environ, **environment}, capture_output=True, check=True
        ).stdout

    return sines({}) != sines(OTHER_SINES)


def threaded(line):
    """Whether a case works on threads, and doesn't say on how many."""
    words = line.split()
    if "--threads" in line or "--help" in words or line.count("astrolabe ") != 1:
        return False
    return any(f"astrolabe {command}" in line for command in ("batch", "norms"))


def differences(what, first, second, lines):
    """Compares the answers of two askers and describes those that differ; how many do."""
    count = 0
    for name, line in lines:
        one, other = first(name, line), second(name, line)
        if one == other:
            continue
        count += 1
        parts = [part for part in {**one, **other} if one.get(part) != other.get(part)]
        print(f"differs: {what}: {name}, its {', '.join(parts)}: {line}", flush=True)
    print(f"{'failed' if count else 'passed'}: {what}, {count} of {len(lines)} cases differ")
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("groups", nargs="*")
    parser.add_argument("--program", default=ROOT / ".build/release/astrolabe", type=pathlib.Path)
    parser.add_argument("--emulate", action="store_true")
    arguments = parser.parse_args()
    program = arguments.program.resolve()
    if not program.exists():
        sys.exit(f"there is no {program}; make build")
    people, lines = cases(arguments.groups)
    plain = Asker(program, people)
    kept = {}

    def as_it_stands(name, line):
        if name not in kept:
            kept[name] = plain.answer(line)
        return kept[name]

    def under(**circumstances):
        asker = Asker(program, people, **circumstances)
        return lambda _, line: asker.answer(line)

    count = 0
    if has_other_sines():
        other = under(environment=OTHER_SINES)
        count += differences("by glibc's other sine", as_it_stands, other, lines)
    else:
        print("skipped: glibc's other sine: here it has but one")
    if arguments.emulate:
        emulator = shutil.which("qemu-x86_64") or shutil.which("qemu-x86_64-static")
        if not emulator:
            sys.exit("there is no qemu-x86_64 to emulate by; Debian has it in qemu-user")
        old = under(before=f"{emulator} -cpu {OLD_PROCESSOR}")
        count += differences("on a processor without AVX2", as_it_stands, old, lines)
    one, eight = (under(after=f"--threads {number}") for number in (1, 8))
    count += differences(
        "on one thread and on eight", one, eight, [case for case in lines if threaded(case[1])]
    )
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
