"""Two servers that share a PostgreSQL database, nginx before them, and clients that write: for drills.

Standard library only.
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
import threading
import time

MANY = "1000000"
SETTINGS = [word for name in ("guests-at-once", "guests-per-hour", "public-per-minute", "readings-per-minute", "writes-per-minute",
                              "questions-per-minute", "questions-per-day")
            for word in (f"--limits-{name}", MANY)]
# As Scripts/check/test-server.sh starts a server for the cases.
FEW = SETTINGS[:6]
AREAS = ["love_relationships", "path_profession"]
CLIENTS = 16
#: How long clients write in a drill.
SECONDS = float(os.environ.get("DRILL_SECONDS", "10"))


def want(holds, sentence):
    if not holds:
        raise AssertionError(sentence)


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


class Server:
    """A server of the fleet, with a folder of its own and the port that it keeps."""

    def __init__(self, program, folder, name, store, *more):
        self.program, self.data, self.store, self.more, self.port = program, os.path.join(folder, name), store, more, free_port()
        self.log = open(self.data + ".log", "a", encoding="utf-8")
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "serve", "--data", self.data, "--server-port", str(self.port), "--server-proxies", "127.0.0.1",
             "--server-drain-seconds", "1", *self.more], stderr=self.log, env=dict(os.environ, ASTROLABE_STORE_URL=self.store))
        for _ in range(400):
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ends with {self.process.returncode}: {self.said()}")
            try:
                if ask(self.port, "GET", "/health/ready")[0] == 200:
                    return
            except OSError:
                pass
            time.sleep(0.05)
        raise RuntimeError("the server isn't ready in 20 seconds")

    def said(self):
        """The last line of its log."""
        with open(self.log.name, encoding="utf-8") as file:
            return (file.read().strip().splitlines() or [""])[-1][:400]

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("a server doesn't end within a minute of SIGTERM") from None


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
      proxy_connect_timeout 1s; proxy_next_upstream error timeout; error_page 502 504 = @again;
    }}
    location @again {{ default_type application/json; add_header Retry-After 1 always; return 503 '{{"error":{{"status":"UNAVAILABLE"}}}}'; }}
  }}
}}
"""


class Fleet:
    """Two servers, what stands before them, and a database.

    `address` makes the address that servers connect to from the database's name; it is the cluster's own unless given.
    """

    def __init__(self, program, base, folder, name, *more, balance="", address=None):
        self.program, self.base, self.folder, self.database = program, base, folder, name
        self.address = (address or base.url)(name)
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
        self.servers[number] = Server(self.program, self.folder, f"data{number}", self.address, *more)

    def end(self):
        try:
            for server in self.servers:
                if server and server.process.poll() is None:
                    server.end()
        finally:
            if self.proxy:
                self.proxy.terminate()
                self.proxy.wait()

    def check(self):
        """Wants the store to be sound: memories that are the journal's."""
        done = subprocess.run([self.program, "check", "--store", self.address], capture_output=True, text=True, check=False)
        want(done.returncode == 0, f"check: {done.stdout}{done.stderr}")

    def ports(self):
        return itertools.cycle([self.port] if self.port else [server.port for server in self.servers])


class Load:
    """Clients that write, and what was acknowledged."""

    def __init__(self, fleet):
        self.fleet, self.stopping = fleet, threading.Event()
        # The name of each entry, when it was sent first and when it was acknowledged, by the clock of this machine.
        self.acknowledged = [[] for _ in range(CLIENTS)]
        self.refused, self.longest, self.again = collections.Counter(), 0.0, 0
        self.lock = threading.Lock()
        ports = fleet.ports()
        self.tokens = []
        for number in range(CLIENTS):
            status, answer, _ = ask(next(ports), "POST", "/v1/auth/guest")
            want(status == 201, f"a guest is answered {status}: {answer}")
            self.tokens.append(answer["token"])
            birth = {"name": f"P{number}", "email": "", "birth_date": "1990-06-15"}
            status, answer, _ = ask(next(ports), "POST", "/create_user_profile", {"data": birth}, self.tokens[-1])
            want(status == 200, f"a profile is answered {status}: {answer}")
        self.failures = []
        self.threads = [threading.Thread(target=self.client, args=(number,)) for number in range(CLIENTS)]
        self.began = time.monotonic()
        for thread in self.threads:
            thread.start()

    def client(self, who):
        try:
            self.write(who)
        except AssertionError as error:
            self.failures.append(str(error))

    def write(self, who):
        ports, line = self.fleet.ports(), None
        for number in itertools.count():
            if self.stopping.is_set():
                return
            body = {"data": {"date": f"2025-{1 + number % 9:02}-{1 + number % 28:02}", "entry_type": "horoscope_reading", "summary_viewed": f"Entry {number}.",
                             "categories_viewed": [{"category": AREAS[number % 2], "text": "A text."}], "time_spent_seconds": 30}}
            key, began, sent = f"key-{who}-{number}", time.monotonic(), time.time()
            while True:
                try:
                    line = line or http.client.HTTPConnection("127.0.0.1", next(ports), timeout=30)
                    status, answer, wait = ask(0, "POST", "/add_journal_entry", body, self.tokens[who], key, line)
                except (OSError, http.client.HTTPException):
                    status, answer, wait = "cut off", None, None
                if status == 200:
                    self.acknowledged[who].append((answer["result"]["entry_id"], sent, time.time()))
                    break
                if line:
                    line.close()
                line = None
                with self.lock:
                    self.refused[status] += 1
                    self.again += 1
                want(status in ("cut off", 503, 409), f"an entry is answered {status}: {answer}")
                if status == 503:
                    want(isinstance(answer, dict) and wait is not None, f"503 without a time to try again: {answer}")
                if time.monotonic() - began > 60:
                    return
                time.sleep(random.uniform(0.05, 0.2))
            with self.lock:
                self.longest = max(self.longest, time.monotonic() - began)

    def stop(self):
        """Lets the clients end what they do; returns for how many seconds they wrote."""
        self.stopping.set()
        for thread in self.threads:
            thread.join()
        want(not self.failures, f"{len(self.failures)} clients end with: {self.failures[:1]}")
        return time.monotonic() - self.began

    def kept(self):
        """The names of the entries that the database has, and how often."""
        rows = self.fleet.base.query("SELECT entry_id, count(*) FROM journal GROUP BY 1", self.fleet.database).splitlines()
        return {row.split("\t")[0]: int(row.split("\t")[1]) for row in rows}

    def end(self):
        """Ends the load, and looks for everything that was acknowledged; returns what was found in a sentence."""
        seconds = self.stop()
        kept = self.kept()
        written = [name for names in self.acknowledged for name, _, _ in names]
        lost = [name for name in written if name not in kept]
        # One key, one entry: what was sent again under its key is there once.
        keys = int(self.fleet.base.query("SELECT count(*) FROM answered WHERE key LIKE 'key-%'", self.fleet.database))
        want(len(written) > 100, f"only {len(written)} entries were written")
        want(not lost, f"{len(lost)} acknowledged entries are lost")
        want(len(set(written)) == len(written) and max(kept.values()) == 1, "an entry is there twice")
        want(keys == len(kept), f"{len(kept)} entries were written under {keys} keys")
        self.fleet.check()
        refused = ", ".join(f"{count} × {status}" for status, count in sorted(self.refused.items(), key=str)) or "none"
        return (f"{len(written)} acknowledged, {len(written) / seconds:.0f} a second, 0 lost, 0 twice, memories right; "
                f"refused or cut off and sent again: {refused}; the longest took {self.longest:.2f} s")
