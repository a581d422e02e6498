#!/usr/bin/env python3
"""Keeps a server at mixed work for an hour, and looks each minute at its memory and its open files: both must stay flat.

    Backend/bench/mixed.py            # MINUTES, RATE (requests a second) and BUILT change what their names say

Twenty people read days, some of them far away, write journals and moods, ask, draw cards, export; some leave streams in the middle,
and each second a guest comes, reads and deletes the account. Ends with 1 if in the last third memory is more than 5 % above the middle
third, or an open file is left over, or a request fails. Linux, standard library only.
"""
import http.client
import itertools
import json
import os
import random
import socket
import statistics
import sys
import tempfile
import time
import uuid

from loopback import Server, birth, call

MINUTES = int(os.environ.get("MINUTES", "60"))
RATE = float(os.environ.get("RATE", "20"))
PEOPLE = 20
GROWTH = 1.05


class Work:
    """What people do, one thing at a time."""

    def __init__(self, server):
        self.server, self.dice, self.statuses = server, random.Random(11), {}
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self.tokens = [self.guest(number) for number in range(PEOPLE)]
        self.numbers = itertools.count(PEOPLE)

    def guest(self, number):
        token = self.send("POST", "/v1/auth/guest", {}, None)["token"]
        self.send("POST", "/create_user_profile", {"data": birth(number)}, token)
        return token

    def send(self, method, path, body, token):
        status, answer = call(self.line, method, path, body, token)
        self.statuses[status] = self.statuses.get(status, 0) + 1
        # A quota that is used up is an answer, too.
        if status >= 400 and status != 429:
            raise SystemExit(f"failed: {method} {path} is answered {status}: {answer}")
        return answer

    def day(self):
        return f"{self.dice.choice((2023, 2024, 2025))}-{self.dice.randint(1, 12):02}-{self.dice.randint(1, 28):02}"

    def leave_stream(self, token):
        """Asks, and goes before the answer."""
        body = json.dumps({"question": "How is work today?", "horoscope_date": "2025-01-06"})
        with socket.create_connection(("127.0.0.1", self.server.port), 10) as line:
            line.sendall((f"POST /ask_the_stars HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
                          f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode())

    def come_and_go(self):
        token = self.guest(next(self.numbers))
        self.send("GET", f"/v1/me/readings/{self.day()}", None, token)
        self.send("DELETE", "/v1/me", None, token)

    def one(self):
        token, choice = self.dice.choice(self.tokens), self.dice.random()
        if choice < 0.45:
            self.send("GET", f"/v1/me/readings/{self.day()}", None, token)
        elif choice < 0.60:
            self.send("POST", "/add_journal_entry", {"data": {"date": self.day(), "entry_type": "horoscope_reading", "summary_viewed": "A calm day.",
                      "categories_viewed": [], "time_spent_seconds": 30}}, token)
        elif choice < 0.72:
            self.send("PUT", f"/v1/me/moods/{uuid.UUID(int=self.dice.getrandbits(128), version=4)}",
                      {"moodType": "calm", "timestamp": self.day() + "T12:00:00Z"}, token)
        elif choice < 0.80:
            self.send("GET", "/v1/me/streak", None, token)
        elif choice < 0.85:
            self.send("POST", "/process-tarot-reading", {"culturalOrigin": "european"}, token)
        elif choice < 0.90:
            self.send("POST", "/generatePersonalizedQuote", {"data": {"mood": "calm", "expectations": [], "timeOfDay": "night"}}, token)
        elif choice < 0.95:
            self.leave_stream(token)
        else:
            self.come_and_go()


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(os.path.join(folder, "data"), limits_exports_per_hour=1_000_000)
        work, samples = Work(server), []
        began = time.monotonic()
        for minute in range(1, MINUTES + 1):
            while (now := time.monotonic()) < began + 60 * minute:
                work.one()
                time.sleep(max(0, now + 1 / RATE - time.monotonic()))
            samples.append((server.resident_bytes / 2**20, server.descriptors))
            print(f"minute {minute}: {samples[-1][0]:.1f} MB, {samples[-1][1]} open files, {sum(work.statuses.values())} answers", flush=True)
        status, _ = server.stop()
    third = max(1, len(samples) // 3)
    middle, last = samples[-2 * third:-third] or samples[-third:], samples[-third:]
    before, after = (statistics.median(size for size, _ in part) for part in (middle, last))
    files = [statistics.median(count for _, count in part) for part in (middle, last)]
    print(json.dumps({"answers": work.statuses, "megabytes": [round(before, 1), round(after, 1)], "open_files": files, "ended_with": status}))
    if status or after > GROWTH * before or files[1] > files[0] + 2:
        sys.exit("failed: memory or open files grow, or the server doesn't end well")


if __name__ == "__main__":
    main()
