#!/usr/bin/env python3
"""Plays faults on two servers that share a PostgreSQL database, and looks for every acknowledged write afterwards.

    python3 run_fleet_drills.py Backend/.build/debug/astrolabe-server [DRILL ...]

Clients write journal entries through nginx, each under a key, and send what was refused or cut off again under the same
key, as an app does. Afterwards every entry that was acknowledged must be there, none twice, and each memory must be the
journal's. Without nginx, clients go from one server to the other themselves. Needs initdb; ends with 3 without it, with 1
if a drill fails. Linux, standard library only; some four minutes.

DRILL_SECONDS is how long clients write in a drill, 10 unless set. ASTROLABE_OLDER_SERVER names a server of an earlier version,
built with PostgreSQL, which the drill `upgrade` begins with; the drill is left out without it, as `bouncer` is without pgbouncer.
"""
import collections
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import cluster
import database_drills
from fleet import AREAS, FEW, SECONDS, SETTINGS, Fleet, Load, ask, free_port, want

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ""
# So many accounts are moved to a database and back.
MOVED = 60
OLDER = os.environ.get("ASTROLABE_OLDER_SERVER", "")
# What is served so far, as in Scripts/check/test-server.sh.
SERVED = "^(000[.]|001[.]|002[.]|003[.]|004[.]|model[.]|protocol[.]|rest[.])"


class Skipped(Exception):
    """A drill can't be played on this machine."""


def drill_calm(fleet):
    """nothing happens"""
    load = Load(fleet)
    time.sleep(SECONDS / 2)
    return load.end()


def drill_kill(fleet):
    """a server is killed by kill -9 five times, and started again"""
    load = Load(fleet)
    for number in range(5):
        time.sleep(SECONDS / 6)
        server = fleet.servers[number % 2]
        server.kill()
        time.sleep(SECONDS / 20)
        server.start()
    time.sleep(SECONDS / 6)
    return load.end()


def roll(servers, program):
    """Ends each server and starts it again as the program."""
    for server in servers:
        time.sleep(SECONDS / 8)
        status = server.end()
        want(status == 0, f"a server ends with {status}: {server.said()}")
        server.program = program
        server.start()


def drill_rolling(fleet):
    """each server is ended and started again, twice"""
    load = Load(fleet)
    roll(fleet.servers * 2, PROGRAM)
    time.sleep(SECONDS / 8)
    return load.end()


def drill_upgrade(fleet):
    """a rolling upgrade from an earlier version, and back"""
    before = steps(fleet)
    load = Load(fleet)
    roll(fleet.servers, PROGRAM)
    after = steps(fleet)
    time.sleep(SECONDS / 8)
    roll(fleet.servers, OLDER)
    time.sleep(SECONDS / 8)
    roll(fleet.servers, PROGRAM)
    time.sleep(SECONDS / 8)
    want(after > before, f"both versions have tables of step {after}; name an earlier server")
    return f"tables of step {before} became those of step {after}; {load.end()}"


def steps(fleet):
    return int(fleet.base.query("SELECT max(version) FROM schema_versions", fleet.database))


def drill_later_tables(fleet):
    """a later version brings the tables forward under load: this one goes on as long as they let it"""
    load = Load(fleet)
    time.sleep(SECONDS / 4)
    fleet.base.query("BEGIN; ALTER TABLE journal ADD COLUMN later text NOT NULL DEFAULT 'x'; CREATE INDEX ON moods (account, mood); "
                     "INSERT INTO schema_versions (version, oldest_reader) VALUES (1000, 1); COMMIT", fleet.database)
    roll(fleet.servers, PROGRAM)
    said = load.end()
    fleet.base.query("UPDATE schema_versions SET oldest_reader = 1000 WHERE version = 1000", fleet.database)
    want(fleet.servers[0].end() == 0, "a server doesn't end well")
    try:
        fleet.servers[0].start()
    except RuntimeError as error:
        want("ends with 65" in str(error) and "later version" in str(error), str(error))
    else:
        want(False, "a server starts on tables that are too new for it")
    return f"{said}; then a server is refused with 65"


def drill_restart(fleet):
    """PostgreSQL is restarted, fast"""
    load = Load(fleet)
    time.sleep(SECONDS / 3)
    fleet.base.stop("fast")
    fleet.base.start()
    time.sleep(SECONDS / 2)
    return load.end()


def drill_crash(fleet):
    """PostgreSQL crashes by an immediate shutdown, and is down for three seconds"""
    load = Load(fleet)
    time.sleep(SECONDS / 3)
    fleet.base.stop("immediate")
    time.sleep(3)
    fleet.base.start()
    time.sleep(SECONDS / 2)
    return load.end()


def drill_backend(fleet):
    """a process of PostgreSQL is killed by kill -9, so that it restarts itself"""
    load = Load(fleet)
    time.sleep(SECONDS / 3)
    pid = fleet.base.query(f"SELECT pid FROM pg_stat_activity WHERE datname = '{fleet.database}' AND pid <> pg_backend_pid() LIMIT 1")
    os.kill(int(pid), signal.SIGKILL)
    time.sleep(SECONDS / 2)
    return load.end()


def drill_connections(fleet):
    """all connections are terminated ten times, in the middle of transactions"""
    load = Load(fleet)
    for _ in range(10):
        time.sleep(SECONDS / 12)
        fleet.base.query(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{fleet.database}' AND pid <> pg_backend_pid()")
    time.sleep(SECONDS / 12)
    return load.end()


def drill_two_servers(fleet):
    """one account is used on both servers at once: its own writes, sign-outs and deletion are seen within a second"""
    one, other = (server.port for server in fleet.servers)
    status, answer, _ = ask(one, "POST", "/v1/auth/guest")
    token, stale, rounds = answer["token"], 0, 300
    late = 0.0
    for number in range(rounds):
        ports = (one, other) if number % 2 else (other, one)
        language = "es" if number % 2 else "en"
        ask(ports[1], "GET", "/v1/me", token=token)
        status, answer, _ = ask(ports[0], "PATCH", "/v1/me", {"language": language}, token)
        want(status == 200, f"settings are answered {status}: {answer}")
        began, first = time.monotonic(), True
        while ask(ports[1], "GET", "/v1/me", token=token)[1]["settings"]["language"] != language:
            stale += first
            first = False
            want(time.monotonic() - began < 1.5, "the other server has old settings for more than a second")
        late = max(late, time.monotonic() - began if not first else 0)
    status, answer, _ = ask(one, "DELETE", "/v1/me", token=token)
    want(status in (200, 204), f"a deletion is answered {status}: {answer}")
    began = time.monotonic()
    while ask(other, "GET", "/v1/me", token=token)[0] != 401:
        want(time.monotonic() - began < 1.5, "who is deleted is let in by the other server for more than a second")
    return f"{rounds} changes: {stale} were not yet seen by the next request, for {late * 1000:.0f} ms at most; the deletion was seen after {(time.monotonic() - began) * 1000:.0f} ms"


def drill_limits(fleet):
    """limits are counted by both servers together"""
    granted = collections.Counter()
    for number in range(60):
        server = fleet.servers[number % 2]
        granted[ask(server.port, "POST", "/get_sun_sign_from_date", {"data": {"birth_date": "1990-06-15"}})[0]] += 1
    want(20 <= granted[200] <= 24 and granted[429] >= 36, f"of 60 requests at a limit of 20 a minute: {dict(granted)}")
    return f"of 60 requests at a limit of 20 a minute {granted[200]} were answered and {granted[429]} refused with 429"


def run_cases(fleet, *more):
    here = os.path.dirname(os.path.abspath(__file__))
    done = subprocess.run(
        [sys.executable, os.path.join(here, "run_cases.py"), f"http://127.0.0.1:{next(fleet.ports())}", "--schemas",
         os.path.join(here, "..", "..", "Sources", "Documents", "Schemas"), "--jobs", "4", "--only", SERVED, *more],
        capture_output=True, text=True, check=False)
    want(done.returncode == 0, f"the cases end with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout.strip().splitlines()[-1]


def drill_cases(fleet):
    """the wire cases, each person on one of two servers"""
    return run_cases(fleet, "--with", "gzip")


def drill_clock_cases(fleet):
    """the wire cases with the test clock, each person on one of two servers"""
    return run_cases(fleet, "--with", "gzip,clock")


def drill_move(fleet):
    """a folder is moved to a database and back, cut off on the way: nothing is missing"""
    folder = os.path.join(fleet.folder, "one")
    port = free_port()
    log = open(folder + ".log", "a", encoding="utf-8")
    process = subprocess.Popen([PROGRAM, "serve", "--data", folder, "--server-port", str(port), *SETTINGS], stderr=log)
    for _ in range(400):
        try:
            if ask(port, "GET", "/health/ready")[0] == 200:
                break
        except OSError:
            time.sleep(0.05)
    tokens = []
    for number in range(MOVED):
        token = ask(port, "POST", "/v1/auth/guest")[1]["token"]
        birth = {"name": f"P{number} Ä", "email": f"p{number}@example.org", "birth_date": f"19{60 + number % 40}-06-15"}
        want(ask(port, "POST", "/create_user_profile", {"data": birth}, token)[0] == 200, "there is no profile")
        for day in range(5):
            body = {"data": {"date": f"2025-03-{1 + day:02}", "entry_type": "horoscope_reading", "summary_viewed": "S \u00e9\n",
                             "categories_viewed": [{"category": AREAS[day % 2], "text": "T"}], "time_spent_seconds": day}}
            want(ask(port, "POST", "/add_journal_entry", body, token)[0] == 200, "there is no entry")
        tokens.append(token)
    exports = [ask(port, "GET", "/v1/me/export", token=token)[1] for token in tokens[:20]]
    process.send_signal(signal.SIGTERM)
    process.wait(60)
    for server in fleet.servers:
        server.end()
    store = fleet.base.url(fleet.database)

    def move(*arguments, seconds=None):
        try:
            done = subprocess.run([PROGRAM, "move", *arguments], capture_output=True, text=True, check=False, timeout=seconds)
        except subprocess.TimeoutExpired:
            return None
        return done.returncode, done.stdout + done.stderr

    cuts = 0
    for seconds in (0.15, 0.3, 0.45):
        cuts += move("--from", folder, "--to", store, "--resume", seconds=seconds) is None
    began = time.monotonic()
    status, said = move("--from", folder, "--to", store, "--resume")
    took = time.monotonic() - began
    want(status == 0 and "moved, and compared" in said, f"move ends with {status}: {said}")
    status, said = move("--from", folder, "--to", store)
    want(status == 78 and "--resume" in said, f"a move onto what is there ends with {status}: {said}")
    for server in fleet.servers:
        server.start()

    def same(port, token, before):
        after = ask(port, "GET", "/v1/me/export", token=token)[1]
        return {**after, "exported_at": 0} == {**before, "exported_at": 0}

    want(all(same(fleet.servers[0].port, token, before) for token, before in zip(tokens, exports)), "an export differs")
    for server in fleet.servers:
        server.end()
    back = os.path.join(fleet.folder, "back")
    status, said = move("--from", store, "--to", back)
    want(status == 0, f"the move back ends with {status}: {said}")
    process = subprocess.Popen([PROGRAM, "serve", "--data", back, "--server-port", str(port), *SETTINGS], stderr=log)
    for _ in range(400):
        try:
            if ask(port, "GET", "/health/ready")[0] == 200:
                break
        except OSError:
            time.sleep(0.05)
    want(all(same(port, token, before) for token, before in zip(tokens, exports)), "an export differs after the move back")
    process.send_signal(signal.SIGTERM)
    process.wait(60)
    return f"{MOVED} accounts with {MOVED * 5} entries, {cuts} moves cut off, the last took {took:.1f} s; 20 exports are the same there and back"


# As deploy/nginx.conf has it: each person on one server. In the other drills each request goes to the next one.
PERSON = "hash $http_authorization$binary_remote_addr consistent;"
BALANCE = {"cases": PERSON, "clock_cases": PERSON}
MORE = {
    "cases": [*FEW, "--limits-shared", "true"],
    "clock_cases": [*FEW, "--limits-shared", "true", "--test-clock", "true"],
    "limits": ["--limits-shared", "true", "--limits-public-per-minute", "20"],
}


def play(name, drill, base):
    """Plays a drill; returns what it says."""
    missing = {"upgrade": not OLDER and "ASTROLABE_OLDER_SERVER is not set", "bouncer": not shutil.which("pgbouncer") and "there is no pgbouncer"}
    if missing.get(name):
        raise Skipped(missing[name])
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="astrolabe-fleet-", ignore_cleanup_errors=True))
        address = None
        if name in database_drills.OWN:
            base = stack.enter_context(contextlib.closing(database_drills.OWN[name]()))
        if name in database_drills.BEFORE:
            address = database_drills.BEFORE[name](base, stack)
        fleet = Fleet(OLDER if name == "upgrade" else PROGRAM, base, folder, f"drill_{name}", *MORE.get(name, SETTINGS),
                      balance=BALANCE.get(name, ""), address=address)
        stack.callback(fleet.end)
        return drill(fleet)


def main():
    if not cluster.folder_of_programs():
        print("skipped: drills of two servers with PostgreSQL: there is no initdb")
        sys.exit(3)
    named = {**globals(), **vars(database_drills)}
    drills = {name[6:]: value for name, value in named.items() if name.startswith("drill_")}
    failed = 0
    with contextlib.closing(cluster.Cluster()) as base:
        for name in sys.argv[2:] or list(drills):
            began = time.monotonic()
            try:
                said = play(name, drills[name], base)
                print(f"passed: {drills[name].__doc__}: {said} ({time.monotonic() - began:.0f} s)", flush=True)
            except Skipped as reason:
                print(f"skipped: {drills[name].__doc__}: {reason}", flush=True)
            except Exception as error:  # Whatever goes wrong, the others are played.
                failed += 1
                print(f"failed: {drills[name].__doc__}: {type(error).__name__}: {error}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
