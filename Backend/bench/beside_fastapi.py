#!/usr/bin/env python3
"""Measures a chart of the server beside one of FastAPI and kerykeion, by the same load generator in turns.

    python3 -m venv venv && venv/bin/pip install fastapi 'uvicorn[standard]' kerykeion
    PYTHON=venv/bin/python Backend/bench/beside_fastapi.py

Ours is GET /v1/me/chart: whose token it is and their birth are looked up, the chart is cast again with its houses and aspects,
and the request is logged. Theirs is a POST of the birth: nobody is looked up, no aspects, no log. One process each; BUILT names
another folder of our programs. Linux, standard library only on this side.
"""
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time

from loopback import HERE, Process, Server, birth, load, request

PYTHON = os.environ.get("PYTHON", sys.executable)


class Other(Process):
    """The server of fastapi_chart.py on a free port."""

    def __init__(self, log):
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        began = time.monotonic()
        super().__init__(subprocess.Popen(
            [PYTHON, "-m", "uvicorn", "fastapi_chart:app", "--port", str(self.port), "--no-access-log", "--log-level", "warning"],
            cwd=HERE, stdout=log, stderr=log))
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                break
            except ConnectionRefusedError:
                if self.process.poll() is not None:
                    raise SystemExit("the other server doesn't start; are fastapi, uvicorn and kerykeion there for PYTHON?") from None
                time.sleep(0.01)
        self.seconds_to_ready = time.monotonic() - began


def main():
    people = 200
    births = [birth(number) for number in range(people)]
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "other.log"), "wb") as log:
            other = Other(log)
        ours = Server(os.path.join(folder, "data"))
        try:
            mine = [request("GET", "/v1/me/chart", token=token) for token in ours.people(people)]
            theirs = [request("POST", "/chart", {
                "name": one["name"], "date": one["birth_date"], "time": one["birth_time"], "zone": one["birth_timezone"],
                "latitude": one["birth_lat"], "longitude": one["birth_lon"]}) for one in births]
            load(ours, mine, under_way=1)
            load(other, theirs, under_way=1)
            turns = []
            for _ in range(7):
                us, us_rate, ours_said = load(ours, mine * 20, under_way=1)
                them, them_rate, theirs_said = load(other, theirs * 2, under_way=1)
                turns.append((us, them, us_rate, them_rate))
            for who, server, place, said in (("ours", ours, 0, ours_said), ("FastAPI and kerykeion", other, 1, theirs_said)):
                print(f"{who:24} {statistics.median(turn[place] for turn in turns):8,.0f} µs of processor a chart, "
                      f"{statistics.median(turn[place + 2] for turn in turns):8,.0f} charts/s, {len(said[0]):,} bytes, "
                      f"ready after {server.seconds_to_ready * 1e3:,.0f} ms, {server.resident_bytes / 1e6:.0f} MB resident")
            ratios = sorted(them / us for us, them, _, _ in turns)
            rates = sorted(us_rate / them_rate for _, _, us_rate, them_rate in turns)
            print(f"theirs takes {ratios[3]:.0f} times the processor of ours (seven turns: {ratios[0]:.0f} to {ratios[-1]:.0f}); "
                  f"ours answers {rates[3]:.0f} times as many ({rates[0]:.0f} to {rates[-1]:.0f})")
        finally:
            ours.kill()
            other.kill()


main()
