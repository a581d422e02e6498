#!/usr/bin/env python3
"""Compares how long a sign-in takes by an email that nobody has and by a wrong password: nobody may learn from it who has an account.

    Backend/bench/sign_in_times.py            # BUILT names another folder of programs

Both kinds come in a random order, each by connections of its own, one at a time. The times are compared by the rank test of Mann and
Whitney, with the normal approximation. Ends with 1 if a difference as large as that seen would come by chance less than once in a
thousand and the medians differ by more than 2 %. PAIRS is how many of each kind there are, 100 unless set: two minutes.
"""
import json
import math
import os
import random
import statistics
import sys
import tempfile
import time

from loopback import Server

PAIRS = int(os.environ.get("PAIRS", "100"))
# After five failures an email has to wait.
TRIES = 4


def rank_test(first, second):
    """The probability that two samples of one distribution differ as much as these, by Mann and Whitney."""
    values = sorted([(value, 0) for value in first] + [(value, 1) for value in second])
    rank_sum = sum(rank for rank, (_, which) in enumerate(values, 1) if which == 0)
    n, m = len(first), len(second)
    u = rank_sum - n * (n + 1) / 2
    z = (u - n * m / 2) / math.sqrt(n * m * (n + m + 1) / 12)
    return math.erfc(abs(z) / math.sqrt(2))


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(os.path.join(folder, "data"), limits_sign_ins_per_minute=1_000_000)
        owners = -(-PAIRS // TRIES)
        for number in range(owners):
            status, answer = server.call("POST", "/v1/auth/register", {"email": f"owner{number}@example.org", "password": "a sound long phrase"})
            if status != 201:
                raise SystemExit(f"an account was refused: {answer}")
        tries = [("unknown", f"nobody{number % owners}@example.org") for number in range(PAIRS)]
        tries += [("wrong", f"owner{number % owners}@example.org") for number in range(PAIRS)]
        random.Random(7).shuffle(tries)
        times = {"unknown": [], "wrong": []}
        answers = set()
        for kind, email in tries:
            began = time.perf_counter()
            status, answer = server.call("POST", "/v1/auth/login", {"email": email, "password": "a wrong long phrase"})
            times[kind].append((time.perf_counter() - began) * 1e3)
            answers.add((status, json.dumps(answer)))
        server.stop()
    if len(answers) != 1:
        raise SystemExit(f"answers differ: {answers}")
    unknown, wrong = (statistics.median(times[kind]) for kind in ("unknown", "wrong"))
    chance = rank_test(times["unknown"], times["wrong"])
    print(f"an unknown email takes {unknown:.1f} ms, a wrong password {wrong:.1f} ms in the middle of {PAIRS} each; p = {chance:.3f}")
    if chance < 0.001 and abs(unknown - wrong) > 0.02 * wrong:
        sys.exit("failed: the time says whether an email has an account")


if __name__ == "__main__":
    main()
