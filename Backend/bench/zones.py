#!/usr/bin/env python3
"""Measures readings made for 300 people in 300 zones at once, each of a day that nobody has read, and holds them to a goal.

    Backend/bench/zones.py            # BUILT names another folder of programs

People ask by 16 connections. A day is prepared once for all zones whose clocks show the same on it; the first day of the run also counts what is
read once, so the best of ten days is held to the goal, and the first is printed beside it. While they ask, /health/live is asked every few
milliseconds by a connection of its own. Linux, standard library only.
"""
import http.client
import json
import os
import sys
import tempfile
import threading
import time
import zoneinfo

from loopback import Server, birth, call, load, request

PEOPLE, DAYS, CONNECTIONS = 300, 10, 16
GOAL = 1_000
LONGEST_LIVE_MILLISECONDS = 50


def zones():
    """300 zones of the places that a zone's table has, in the order of their names."""
    names = sorted(name for name in zoneinfo.available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/", "US/", "posix/", "right/")))
    return names[::len(names) // PEOPLE][:PEOPLE]


def people(server):
    """Tokens of people, each with another zone."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    tokens = []
    for number, zone in enumerate(zones()):
        token = call(line, "POST", "/v1/auth/guest", {})[1]["token"]
        status, answer = call(line, "POST", "/create_user_profile", {"data": birth(number)}, token)
        if status != 200:
            raise SystemExit(f"a profile was refused: {answer}")
        status, answer = call(line, "PATCH", "/v1/me", {"timezone": zone}, token)
        if status != 200:
            raise SystemExit(f"the zone {zone} was refused: {answer}")
        tokens.append(token)
    line.close()
    return tokens


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(os.path.join(folder, "data"))
        tokens = people(server)
        rates, costs, lives, done = [], [], [], threading.Event()

        def watch():
            while not done.is_set():
                began = time.perf_counter()
                server.call("GET", "/health/live")
                lives.append((time.perf_counter() - began) * 1e3)
                time.sleep(0.005)

        watcher = threading.Thread(target=watch)
        watcher.start()
        for day in range(DAYS):
            requests = [request("GET", f"/v1/me/readings/2025-{1 + day:02}-09", token=token) for token in tokens]
            used, rate, _ = load(server, requests, lines=CONNECTIONS, under_way=1)
            rates.append(rate)
            costs.append(used)
        done.set()
        watcher.join()
        server.stop()
    lives.sort()
    print(json.dumps({
        "readings_a_second": round(max(rates)), "first_day": round(rates[0]), "each_day": [round(rate) for rate in rates],
        "processor_microseconds": round(min(costs)),
        "live_milliseconds": {"median": round(lives[len(lives) // 2], 1), "longest": round(lives[-1], 1), "asked": len(lives)}}))
    if max(rates) < GOAL:
        sys.exit(f"failed: {max(rates):.0f} readings a second, {GOAL} wanted")
    if lives[-1] > LONGEST_LIVE_MILLISECONDS:
        sys.exit(f"failed: /health/live took {lives[-1]:.0f} ms once, {LONGEST_LIVE_MILLISECONDS} at most wanted")


if __name__ == "__main__":
    main()
