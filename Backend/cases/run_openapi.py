#!/usr/bin/env python3
"""Holds a running server to openapi.yaml with schemathesis, with an account, from a fixed seed.

    python3 run_openapi.py http://127.0.0.1:8080

schemathesis is taken from ASTROLABE_SCHEMATHESIS or .build/check-tools/bin (Scripts/setup/install-check-tools.sh); without it the script
says so and ends with 0. OPENAPI_EXAMPLES is how many random requests each operation gets, 10 unless set, besides those that cover
each part of its schema. Start the server with wide limits. Ends with 1 if an answer differs from what openapi.yaml says.
"""
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SEED = "20250106"
# Some two minutes are usual.
MOST_SECONDS = 900


def run(program, address, environment):
    # What it remembers of a run must not change the next one.
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run(
            [program, "--config-file", os.path.join(HERE, "schemathesis.toml"), "run", os.path.join(HERE, "..", "openapi.yaml"),
             "--url", address, "--seed", SEED, "--max-examples", os.environ.get("OPENAPI_EXAMPLES", "10"),
             "--phases", "examples,coverage,fuzzing", "--workers", "2", "--continue-on-failure", "--warnings", "off"],
            cwd=folder, env=environment, timeout=MOST_SECONDS, check=False, capture_output=True, text=True)


def main():
    address = sys.argv[1].rstrip("/")
    program = os.environ.get("ASTROLABE_SCHEMATHESIS") or os.path.join(ROOT, ".build", "check-tools", "bin", "schemathesis")
    if not os.path.exists(program):
        print("skipped: openapi.yaml against the server: there is no schemathesis; run Scripts/setup/install-check-tools.sh")
        return
    environment = {**os.environ, "ASTROLABE_ADDRESS": address, "SCHEMATHESIS_HOOKS": "openapi_hooks", "PYTHONPATH": HERE,
                   "PYTHONDONTWRITEBYTECODE": "1"}
    done = run(program, address, environment)
    # CPython 3.11 may fail in one of several threads ("AST constructor recursion depth mismatch"), which says nothing of the server.
    if done.returncode != 0 and "Runtime Error" in done.stdout and "Failures:" not in done.stdout:
        done = run(program, address, environment)
    if done.returncode != 0:
        print(done.stdout[-60_000:] + done.stderr[-5_000:])
        print("failed: answers differ from openapi.yaml")
        sys.exit(1)
    summary = [line.strip() for line in done.stdout.splitlines() if "generated" in line]
    print(f"passed: openapi.yaml against the server, {summary[-1] if summary else done.stdout[-200:]}")


if __name__ == "__main__":
    main()
