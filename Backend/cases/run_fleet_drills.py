#!/usr/bin/env python3
"""Plays faults on two servers that share a PostgreSQL database, and looks for every acknowledged write afterwards.

    python3 run_fleet_drills.py Backend/.build/debug/astrolabe-server [DRILL ...]

Clients write journal entries through nginx, each under a key, and send what was refused or cut off again under the same
key, as an app does. Afterwards every entry that was acknowledged must be there, none twice, and each memory must be the
journal's. Without nginx, clients go from one server to the other themselves. Needs initdb; ends with 3 without it, with 1
if a drill fails. Linux, standard library only; some two minutes.
"""
import collections
import http.client
import itertools
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

import cluster

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ""
MANY = "1000000"
SETTINGS = [word for name in ("guests-at-once", "guests-per-hour", "public-per-minute", "readings-per-minute", "writes-per-minute")
            for word in (f"--limits-{name}", MANY)]
AREAS = ["love_relationships", "path_profession"]
# What is served so far, as in Scripts/test-server.sh.
SERVED = "^(000[.]|001[.]|002[.]|003[.]|004[.]|model[.]|protocol[.]|rest[.])"
CLIENTS, SECONDS = 16, float(os.environ.get("DRILL_SECONDS", "10"))


def want(holds, sentence):
    if not holds:
        raise AssertionError(sentence)


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


# As Scripts/test-server.sh starts a server for the cases.
FEW = SETTINGS[:6]


class Server:
    """A server of the fleet, with a folder of its own and the port that it keeps."""

    def __init__(self, folder, name, store, *more):
        self.data, self.store, self.more, self.port = os.path.join(folder, name), store, more, free_port()
        self.log = open(self.data + ".log", "a", encoding="utf-8")
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--data", self.data, "--store", self.store, "--server-port", str(self.port),
             "--server-proxies", "127.0.0.1", "--server-drain-seconds", "1", *self.more], stderr=self.log)
        for _ in range(400):
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ends with {self.process.returncode}; see {self.log.name}")
            try:
                if ask(self.port, "GET", "/health/ready")[0] == 200:
                    return
            except OSError:
                pass
            time.sleep(0.05)
        raise RuntimeError("the server isn't ready in 20 seconds")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


def ask(port, method, path, body=None, token=None, key=None, line=None):
    """A request and its answer: the status, what was answered, and after how many seconds it may be sent again."""
    own = line is None
    line = line or http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    if key:
        headers["Idempotency-Key"] = key
    try:
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read().decode()
        try:
            return answer.status, json.loads(text), answer.getheader("Retry-After")
        except ValueError:
            return answer.status, text, answer.getheader("Retry-After")
    finally:
        if own:
            line.close()


NGINX = """
worker_processes 1; daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
{user}
events {{ worker_connections 1024; }}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  upstream fleet {{ {balance} {servers} keepalive 64; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://fleet; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr; proxy_buffering off;
      proxy_connect_timeout 1s; proxy_next_upstream error timeout;
    }}
  }}
}}
"""


class Fleet:
    """Two servers, what stands before them, and a database."""

    def __init__(self, base, folder, name, *more, balance=""):
        self.base, self.folder, self.database = base, folder, name
        base.query(f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0")
        # Both start at once on an empty database: one makes the tables, the other waits.
        self.servers = [None, None]
        threads = [threading.Thread(target=self.make, args=(number, more)) for number in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        want(all(self.servers), "a server doesn't start")
        self.proxy, self.port = None, None
        if shutil.which("nginx"):
            self.port = free_port()
            path = os.path.join(folder, "nginx.conf")
            servers = " ".join(f"server 127.0.0.1:{server.port} fail_timeout=1s;" for server in self.servers)
            with open(path, "w", encoding="utf-8") as file:
                file.write(NGINX.format(folder=folder, port=self.port, balance=balance, servers=servers, user="user root;" if os.geteuid() == 0 else ""))
            self.proxy = subprocess.Popen(["nginx", "-c", path, "-p", folder])
            for _ in range(100):
                try:
                    socket.create_connection(("127.0.0.1", self.port), 1).close()
                    break
                except OSError:
                    time.sleep(0.05)

    def make(self, number, more):
        self.servers[number] = Server(self.folder, f"data{number}", self.base.url(self.database), *more)

    def end(self):
        statuses = [server.end() for server in self.servers if server.process.poll() is None]
        if self.proxy:
            self.proxy.terminate()
            self.proxy.wait()
        return statuses

    def ports(self):
        return itertools.cycle([self.port] if self.port else [server.port for server in self.servers])


class Load:
    """Clients that write, and what was acknowledged."""

    def __init__(self, fleet):
        self.fleet, self.stopping = fleet, threading.Event()
        self.acknowledged = [[] for _ in range(CLIENTS)]
        self.refused, self.longest, self.again = collections.Counter(), 0.0, 0
        self.lock = threading.Lock()
        ports = fleet.ports()
        self.tokens = []
        for number in range(CLIENTS):
            status, answer, _ = ask(next(ports), "POST", "/v1/auth/guest")
            want(status == 201, f"a guest is answered {status}: {answer}")
            self.tokens.append(answer["token"])
        self.threads = [threading.Thread(target=self.write, args=(number,)) for number in range(CLIENTS)]
        self.began = time.monotonic()
        for thread in self.threads:
            thread.start()

    def write(self, who):
        ports, line = self.fleet.ports(), None
        for number in itertools.count():
            if self.stopping.is_set():
                return
            body = {"data": {"date": f"2025-{1 + number % 9:02}-{1 + number % 28:02}", "entry_type": "horoscope_reading", "summary_viewed": f"Entry {number}.",
                             "categories_viewed": [{"category": AREAS[number % 2], "text": "A text."}], "time_spent_seconds": 30}}
            key, began = f"key-{who}-{number}", time.monotonic()
            while True:
                try:
                    line = line or http.client.HTTPConnection("127.0.0.1", next(ports), timeout=30)
                    status, answer, wait = ask(0, "POST", "/add_journal_entry", body, self.tokens[who], key, line)
                except (OSError, http.client.HTTPException):
                    status, answer, wait = "cut off", None, None
                if status == 200:
                    self.acknowledged[who].append(answer["result"]["entry_id"])
                    break
                if line:
                    line.close()
                line = None
                with self.lock:
                    self.refused[status] += 1
                    self.again += 1
                want(status in ("cut off", 502, 503, 504, 409), f"an entry is answered {status}: {answer}")
                if status == 503:
                    want(isinstance(answer, dict) and wait is not None, f"503 without a time to try again: {answer}")
                if time.monotonic() - began > 60:
                    return
                time.sleep(random.uniform(0.05, 0.2))
            with self.lock:
                self.longest = max(self.longest, time.monotonic() - began)

    def end(self):
        self.stopping.set()
        for thread in self.threads:
            thread.join()
        seconds = time.monotonic() - self.began
        rows = self.fleet.base.query("SELECT entry_id, count(*) FROM journal GROUP BY 1", self.fleet.database).splitlines()
        kept = {row.split("\t")[0]: int(row.split("\t")[1]) for row in rows}
        written = [name for names in self.acknowledged for name in names]
        lost = [name for name in written if name not in kept]
        # One key, one entry: what was sent again under its key is there once.
        keys = int(self.fleet.base.query("SELECT count(*) FROM answered WHERE key LIKE 'key-%'", self.fleet.database))
        want(len(written) > 100, f"only {len(written)} entries were written")
        want(not lost, f"{len(lost)} acknowledged entries are lost")
        want(len(set(written)) == len(written) and max(kept.values()) == 1, "an entry is there twice")
        want(keys == len(kept), f"{len(kept)} entries were written under {keys} keys")
        done = subprocess.run([PROGRAM, "check", "--store", self.fleet.base.url(self.fleet.database)], capture_output=True, text=True, check=False)
        want(done.returncode == 0, f"check: {done.stdout}{done.stderr}")
        refused = ", ".join(f"{count} × {status}" for status, count in sorted(self.refused.items(), key=str)) or "none"
        return (f"{len(written)} acknowledged, {len(written) / seconds:.0f} a second, 0 lost, 0 twice, memories right; "
                f"refused or cut off and sent again: {refused}; the longest took {self.longest:.2f} s")


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


def drill_rolling(fleet):
    """each server is stopped and started again, as an upgrade does"""
    load = Load(fleet)
    for server in fleet.servers * 2:
        time.sleep(SECONDS / 8)
        want(server.end() == 0, "a server doesn't end well")
        server.start()
    time.sleep(SECONDS / 8)
    return load.end()


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
        while ask(ports[1], "GET", "/v1/me", token=token)[1]["language"] != language:
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
    for number in range(300):
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
    return f"300 accounts with 1,500 entries, {cuts} moves cut off, the last took {took:.1f} s; 20 exports are the same there and back"


# As deploy/nginx.conf has it: each person on one server. In the other drills each request goes to the next one.
PERSON = "hash $http_authorization$binary_remote_addr consistent;"
BALANCE = {"cases": PERSON, "clock_cases": PERSON}
MORE = {
    "cases": [*FEW, "--limits-shared", "true"],
    "clock_cases": [*FEW, "--limits-shared", "true", "--test-clock", "true"],
    "limits": ["--limits-shared", "true", "--limits-public-per-minute", "20"],
}


def main():
    if not cluster.folder_of_programs():
        print("skipped: drills of two servers with PostgreSQL: there is no initdb")
        sys.exit(3)
    drills = {name[6:]: value for name, value in globals().items() if name.startswith("drill_")}
    wanted = sys.argv[2:] or list(drills)
    failed = 0
    base = cluster.Cluster()
    try:
        for name in wanted:
            folder = tempfile.mkdtemp(prefix="astrolabe-fleet-")
            fleet = None
            try:
                fleet = Fleet(base, folder, f"drill_{name}", *MORE.get(name, SETTINGS), balance=BALANCE.get(name, ""))
                said = drills[name](fleet)
                print(f"passed: {drills[name].__doc__}: {said}", flush=True)
            except Exception as error:  # Whatever goes wrong, the others are played.
                failed += 1
                print(f"failed: {drills[name].__doc__}: {type(error).__name__}: {error}", flush=True)
            finally:
                if fleet:
                    fleet.end()
                shutil.rmtree(folder, ignore_errors=True)
    finally:
        base.remove()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
