#!/usr/bin/env python3
"""Plays what wire cases can't: signals, a log that nobody reads, few open files, backups that would do harm, people who are
deleted, a server that is killed, restarted and overloaded.

    python3 run_drills.py Backend/.build/debug/astrolabe-server [DRILL ...]

Each drill has a data folder of its own. Ends with 1 if one of them fails. Linux, standard library only.
"""
import http.client
import json
import os
import shutil
import signal
import socket
import sqlite3
import sys
import tempfile
import threading

import account_drills
import load_drills
from drilling import Server, command, want


def drill_signals(folder):
    """SIGHUP ends nothing; SIGQUIT ends as SIGTERM does."""
    server = Server(os.path.join(folder, "data"))
    server.process.send_signal(signal.SIGHUP)
    server.guest()
    status = server.end(signal.SIGQUIT)
    want(status == 0, f"SIGQUIT ends it with {status}")


def drill_log(folder):
    """A log that nobody reads holds up no answer."""
    server = Server(os.path.join(folder, "data"), reads=False)
    token = server.guest()
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    # A pipe holds 64 KB, some 350 lines.
    for number in range(2_000):
        line.request("GET", "/v1/me", headers={"Authorization": "Bearer " + token})
        answer = line.getresponse()
        answer.read()
        want(answer.status == 200, f"request {number} is answered {answer.status}")
    line.close()
    threading.Thread(target=server.read, daemon=True).start()
    want(server.end() == 0, "it doesn't end")


def drill_files(folder):
    """With too few open files it doesn't start; with few, later connections wait, and are answered in the end."""
    server = Server(os.path.join(folder, "few"), files=64)
    server.process.wait(60)
    want(server.process.returncode == 78 and "open files" in server.said, f"with 64 it ends with {server.process.returncode}: {server.said}")
    server = Server(os.path.join(folder, "data"), files=128)
    lines = [socket.create_connection(("127.0.0.1", server.port), 60) for _ in range(200)]
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as file:
        before = sum(map(int, file.read().rpartition(")")[2].split()[11:13]))
    threading.Event().wait(2)
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as file:
        after = sum(map(int, file.read().rpartition(")")[2].split()[11:13]))
    want(after - before < 100, f"it is busy for {after - before} hundredths of two seconds while nobody asks")
    for line in lines[:150]:
        line.close()
    want(server.ask("GET", "/health/live")[0] == 200, "nobody is answered when there is room again")
    server.guest()
    for line in lines[150:]:
        line.close()
    want(server.end() == 0, "it doesn't end")


def drill_backup(folder):
    """A backup never overwrites the live store, and what is no backup is never restored."""
    data = os.path.join(folder, "data")
    server = Server(data)
    token = server.guest()
    for path in ("astrolabe.sqlite", "other.sqlite", "../data/astrolabe.sqlite"):
        status, said = command("backup", data, os.path.join(data, path))
        want(status == 65 and "data folder" in said, f"a backup to {path} ends with {status}: {said}")
    good = os.path.join(folder, "good.sqlite")
    status, said = command("backup", data, good)
    want(status == 0 and "1 account," in said, f"backup ends with {status}: {said}")
    want(server.ask("GET", "/v1/me", token=token)[0] == 200, "the person is gone")
    server.end()
    empty, wrong, nobody = (os.path.join(folder, name) for name in ("empty.sqlite", "wrong.sqlite", "nobody.sqlite"))
    with open(empty, "wb"):
        pass
    shutil.copy(os.path.join(data, "cache.sqlite"), wrong)
    Server(os.path.join(folder, "other")).end()
    status, said = command("backup", os.path.join(folder, "other"), nobody)
    want(status == 0, f"backup ends with {status}: {said}")
    for path in (empty, wrong, nobody, os.path.join(folder, "none")):
        status, said = command("restore", data, path)
        want(status != 0, f"{os.path.basename(path)} is restored: {said}")
        status, said = command("check", data)
        want(status == 0 and "1 account," in said, f"after {os.path.basename(path)} check ends with {status}: {said}")
    status, said = command("check", os.path.join(folder, "none"))
    want(status == 78, f"check of nothing ends with {status}: {said}")
    for _ in range(2):
        status, said = command("restore", data, good)
        want(status == 0 and "1 account," in said, f"restore ends with {status}: {said}")
    kept = [name for name in os.listdir(data) if name.startswith("before-restore-")]
    want(len(kept) == 2, f"of two restored stores {kept} are kept")
    for name in kept:
        count = sqlite3.connect(os.path.join(data, name)).execute("SELECT count(*) FROM accounts").fetchone()[0]
        want(count == 1, f"{name} has {count} accounts")
    server = Server(data)
    want(server.ask("GET", "/v1/me", token=token)[0] == 200, "the person isn't restored")
    server.end()


def drill_operator(folder):
    """An operator finds a person by email, sees sizes, and lets the log have another key."""
    data = os.path.join(folder, "data")
    server = Server(data)
    token = server.guest()
    server.guest()
    body = {"data": {"name": "A", "email": "Anna.Lind@Example.org", "birth_date": "1990-06-15"}}
    want(server.ask("POST", "/create_user_profile", body, token)[0] == 200, "there is no profile")
    name = json.loads(server.ask("GET", "/v1/me", token=token)[1])["user_id"]
    status, said = command("people", data, "--email", "anna.lind@example.ORG")
    want(status == 0 and said.startswith(f"{name}\tguest\t") and said.endswith("\tAnna.Lind@Example.org\n"), f"people: {said}")
    status, said = command("people", data, "--guests")
    want(status == 0 and said.count("\n") == 2, f"people --guests: {said}")
    status, said = command("people", data, "--email", "ben@example.org")
    want(status == 78 and "no account has the email" in said, f"people of nobody: {said}")
    status, said = command("sizes", data)
    want(status == 0 and "astrolabe.sqlite\n" in said and "2 accounts," in said, f"sizes: {said}")
    status, said = command("rotate-log-key", data)
    want(status == 75, f"rotate-log-key while the server runs: {said}")
    server.end()
    with open(os.path.join(data, "log.key"), "rb") as file:
        key = file.read()
    want(command("rotate-log-key", data)[0] == 0, "rotate-log-key")
    Server(data).end()
    with open(os.path.join(data, "log.key"), "rb") as file:
        want(file.read() != key, "the key is the same")


def drill_lock(folder):
    """Another program that locks the store holds up neither readiness nor readings, and writes not for long."""
    data = os.path.join(folder, "data")
    server = Server(data)
    token = server.guest()
    body = {"data": {"name": "A", "email": "", "birth_date": "1990-06-15"}}
    want(server.ask("POST", "/create_user_profile", body, token)[0] == 200, "there is no profile")
    locker = sqlite3.connect(os.path.join(data, "astrolabe.sqlite"), isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")
    statuses = set()
    threads = [threading.Thread(target=lambda: statuses.add(server.ask("PATCH", "/v1/me", {"language": "es"}, token)[0]))
               for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    want(statuses == {503}, f"writes to a locked store are answered {statuses}")
    want(server.ask("GET", "/health/ready", seconds=1)[0] == 503, "a server with a locked store says that it is ready")
    want(server.ask("GET", "/v1/me", token=token, seconds=5)[0] == 200, "nothing is read while the store is locked")
    locker.execute("ROLLBACK")
    for _ in range(100):
        if server.ask("GET", "/health/ready")[0] == 200:
            break
        threading.Event().wait(0.1)
    want(server.ask("PATCH", "/v1/me", {"language": "es"}, token)[0] == 200, "it doesn't recover")
    server.end()


def main():
    known = {}
    for module in (sys.modules[__name__], account_drills, load_drills):
        known |= {name.removeprefix("drill_"): value for name, value in vars(module).items() if name.startswith("drill_")}
    wanted = sys.argv[2:] or sorted(known)
    if unknown := [name for name in wanted if name not in known]:
        sys.exit(f"there is no drill {unknown[0]}; drills are {', '.join(sorted(known))}")
    failed = 0
    for name in wanted:
        drill, folder = known[name], tempfile.mkdtemp()
        try:
            found = drill(folder)
            print(f"passed: {drill.__doc__}" + (f" {found}" if found else ""), flush=True)
        except Exception as error:  # Whatever goes wrong, the others are played.
            failed += 1
            print(f"failed: {drill.__doc__} {error}", flush=True)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
