#!/usr/bin/env python3
"""Kills the server with SIGKILL among its writes, again and again, and looks for every entry that it acknowledged.

    Backend/Scripts/kill-among-writes.py Backend/.build/release/astrolabe-server [rounds] [seconds]

Each round starts the server on the same data folder, writes journal entries by eight connections for some time, kills
it, starts it again and reads every person's journal: what was acknowledged has to be there, the memory has to be what
the journal comes to, and `astrolabe-server check` has to find nothing. Standard library only.
"""
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

WRITERS = 8


class Server:
    def __init__(self, program, data):
        self.log = open(data + ".log", "ab+")
        start = self.log.seek(0, os.SEEK_END)
        self.process = subprocess.Popen(
            [program, "serve", "--data", data, "--server-port", "0", "--server-drain-seconds", "0",
             "--limits-guests-at-once", "1000000", "--limits-writes-per-minute", "1000000000", "--log-level", "warning"],
            stderr=self.log)
        self.port = None
        # The port is asked of the system, since the log keeps quiet below warnings.
        for _ in range(600):
            if self.process.poll() is not None:
                raise SystemExit(f"the server ended: {open(data + '.log').read()[start:]}")
            self.port = listening_port(self.process.pid)
            if self.port:
                break
            time.sleep(0.02)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait()


def listening_port(pid):
    """The port that a process listens at, by /proc."""
    inodes = set()
    for name in os.listdir(f"/proc/{pid}/fd"):
        try:
            found = re.match(r"socket:\[(\d+)\]", os.readlink(f"/proc/{pid}/fd/{name}"))
        except OSError:
            continue
        if found:
            inodes.add(found.group(1))
    with open("/proc/net/tcp", encoding="ascii") as table:
        for line in list(table)[1:]:
            fields = line.split()
            if fields[3] == "0A" and fields[9] in inodes:
                return int(fields[1].split(":")[1], 16)
    return None


def ask(connection, method, path, body=None, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    connection.request(method, path, body=json.dumps(body) if body is not None else None, headers=headers)
    response = connection.getresponse()
    return response.status, json.loads(response.read() or b"null")


def write(port, person, until):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    while time.monotonic() < until:
        entry = {"date": "2025-10-19", "entry_type": "horoscope_reading", "summary_viewed": "A calm day.",
                 "categories_viewed": [{"category": "love_relationships", "text": "Say it."}], "time_spent_seconds": 5}
        try:
            status, answer = ask(connection, "POST", "/add_journal_entry", {"data": entry}, person["token"])
        except (OSError, http.client.HTTPException, ValueError):
            return
        if status != 200:
            raise SystemExit(f"an entry was refused: {status} {answer}")
        person["acknowledged"].append(answer["result"]["entry_id"])


def journal(connection, token):
    names, before = [], ""
    while True:
        status, page = ask(connection, "GET", f"/v1/me/journal?limit=100{before}", token=token)
        if status != 200:
            raise SystemExit(f"the journal can't be read: {status} {page}")
        names += [entry["entry_id"] for entry in page["entries"]]
        if not page["next"]:
            return names
        before = f"&before={page['next']}"


def main():
    program = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 0.5
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")
        people, total, rate = [], 0, 0.0
        for number in range(rounds):
            server = Server(program, data)
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
            while len(people) < WRITERS:
                token = ask(connection, "POST", "/v1/auth/guest", {})[1]["token"]
                profile = {"name": "A", "email": "", "birth_date": "1990-06-15"}
                ask(connection, "POST", "/create_user_profile", {"data": profile}, token)
                people.append({"token": token, "acknowledged": []})
            until = time.monotonic() + seconds
            writers = [threading.Thread(target=write, args=(server.port, person, until + 5)) for person in people]
            for writer in writers:
                writer.start()
            before = sum(len(person["acknowledged"]) for person in people)
            time.sleep(seconds)
            server.kill()
            for writer in writers:
                writer.join()
            written = sum(len(person["acknowledged"]) for person in people) - before
            total, rate = total + written, max(rate, written / seconds)
            server = Server(program, data)
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
            for person in people:
                kept = journal(connection, person["token"])
                lost = set(person["acknowledged"]) - set(kept)
                if lost:
                    raise SystemExit(f"round {number}: {len(lost)} acknowledged entries are lost")
                memory = ask(connection, "GET", "/v1/me/memory", token=person["token"])[1]
                if memory["categories"]["love_relationships"]["count"] != len(kept):
                    raise SystemExit(f"round {number}: the memory is not the journal's")
                # An entry may be kept whose acknowledgement was cut off.
                person["acknowledged"] = kept
            if server.stop() != 0:
                raise SystemExit(f"round {number}: the server didn't end in order")
            subprocess.run([program, "check", "--data", data], check=True, stdout=subprocess.DEVNULL)
        print(f"{rounds} kills among {total} acknowledged entries, at most {rate:.0f} a second: none is lost")


main()
