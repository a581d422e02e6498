"""A server started for a while, and requests sent to it over loopback. Linux, standard library only."""
import http.client
import json
import os
import selectors
import signal
import socket
import subprocess
import time

HERE = os.path.dirname(os.path.abspath(__file__))
BUILT = os.environ.get("BUILT", os.path.join(HERE, "..", ".build", "release"))
PROGRAM = os.path.join(BUILT, "astrolabe-server")
JSON = {"Content-Type": "application/json"}
MANY = "1000000000"
# What keeps one who asks for everybody from being refused.
WIDE = {
    "limits-guests-at-once": MANY, "limits-guests-per-hour": MANY, "limits-public-per-minute": MANY,
    "limits-readings-per-minute": MANY, "limits-writes-per-minute": MANY, "limits-questions-per-minute": MANY,
    "limits-questions-per-day": MANY,
}


class Process:
    """What /proc says about a process."""

    def __init__(self, process):
        self.process, self.pid = process, process.pid

    @property
    def processor_seconds(self):
        # The clock of another process, as clock_getcpuclockid(3) makes it: threads that have ended count, too.
        return time.clock_gettime((~self.pid << 3) | 2)

    @property
    def resident_bytes(self):
        with open(f"/proc/{self.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    @property
    def descriptors(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def stop(self, seconds=60):
        """Sends SIGTERM; the status that the process ends with, and how long that took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds), time.monotonic() - began

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


class Server(Process):
    """The release server on a data folder. Its log is beside the folder, and gone through for the port."""

    def __init__(self, data, log=None, prepare=None, environment=None, **settings):
        options = {"server-port": "0", "server-drain-seconds": "0", **WIDE}
        options.update({name.replace("_", "-"): str(value) for name, value in settings.items()})
        self.data, self.log_path = data, log or data + ".log"
        if not os.path.exists(PROGRAM):
            raise SystemExit(f"there is no {os.path.normpath(PROGRAM)}; run: swift build --package-path Backend -c release")
        with open(self.log_path, "ab") as file:
            start = file.tell()
            began = time.monotonic()
            super().__init__(subprocess.Popen(
                [PROGRAM, "serve", "--data", data] + [word for name, value in options.items() for word in (f"--{name}", value)],
                stderr=file, preexec_fn=prepare, restore_signals=prepare is None, env={**os.environ, **(environment or {})}))
        with open(self.log_path, encoding="utf-8") as file:
            file.seek(start)
            line = ""
            while True:
                line += file.readline()
                if line.endswith("\n"):
                    if '"listening"' in line:
                        self.seconds_to_ready = time.monotonic() - began
                        self.port = int(json.loads(line)["port"])
                        return
                    line = ""
                elif self.process.poll() is not None:
                    file.seek(start)
                    raise SystemExit(f"the server doesn't start: {file.read()}")
                else:
                    time.sleep(0.001)

    def call(self, method, path, body=None, token=None, **headers):
        """The status and the document of one request on a connection of its own."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            return call(line, method, path, body, token, **headers)
        finally:
            line.close()

    def people(self, count, timed=True):
        """Tokens of new people with a profile."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        tokens = []
        for number in range(count):
            token = call(line, "POST", "/v1/auth/guest", {})[1]["token"]
            status, answer = call(line, "POST", "/create_user_profile", {"data": birth(number, timed)}, token)
            if status != 200:
                raise SystemExit(f"a profile was refused: {answer}")
            tokens.append(token)
        line.close()
        return tokens

    def is_well(self):
        """Whether a sun sign is answered, by a new connection."""
        return self.call("POST", "/get_sun_sign_from_date", {"data": {"birth_date": "1990-06-15"}})[0] == 200


def birth(number, timed=True):
    """A made-up birth, another for each number."""
    date = f"{1950 + number % 60}-{1 + number % 12:02}-{1 + number % 28:02}"
    if not timed:
        return {"name": "A", "email": "", "birth_date": date}
    return {"name": "A", "email": "", "birth_date": date, "birth_time": f"{number % 24:02}:30",
            "birth_timezone": "Europe/Berlin", "birth_lat": number % 60, "birth_lon": 13.4}


def call(line, method, path, body=None, token=None, **headers):
    """The status and the document of one request."""
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    if body is not None:
        headers.update(JSON)
    if token:
        headers["Authorization"] = f"Bearer {token}"
    line.request(method, path, json.dumps(body) if body is not None else None, headers)
    response = line.getresponse()
    text = response.read()
    return response.status, json.loads(text) if text.startswith((b"{", b"[")) else text


def request(method, path, data=None, token=None, gzip=False, key=None):
    """The bytes of a request."""
    body = b"" if data is None else json.dumps(data).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    if token:
        head += f"Authorization: Bearer {token}\r\n"
    if key:
        head += f"Idempotency-Key: {key}\r\n"
    if gzip:
        head += "Accept-Encoding: gzip\r\n"
    return head.encode() + b"\r\n" + body


class Line:
    """A connection on which some requests are always on their way."""

    def __init__(self, port, requests, under_way):
        self.requests, self.answers, self.buffer = iter(requests), [], b""
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.open = 0
        self.send(under_way)

    def send(self, count):
        following = [request for _, request in zip(range(count), self.requests)]
        if following:
            self.socket.sendall(b"".join(following))
            self.open += len(following)

    def receive(self):
        piece = self.socket.recv(1 << 20)
        if not piece:
            raise SystemExit(f"the server closed a connection with {self.open} requests on their way")
        self.buffer += piece
        ended, place = 0, 0
        while True:
            end = self.buffer.find(b"\r\n\r\n", place)
            if end < 0:
                break
            head = self.buffer[place:end].lower()
            field = head.find(b"content-length:")
            length = int(head[field + 15:].split(b"\r\n", 1)[0]) if field >= 0 else 0
            if len(self.buffer) < end + 4 + length:
                break
            self.answers.append((int(head[9:12]), self.buffer[end + 4:end + 4 + length]))
            place = end + 4 + length
            ended += 1
        if ended:
            self.buffer = self.buffer[place:]
            self.open -= ended
            self.send(ended)


def load(server, requests, lines=8, under_way=4):
    """Sends all requests; what one took of the server's processor in µs, how many were answered in a second, the answers."""
    before, began = server.processor_seconds, time.monotonic()
    chooser, open_lines = selectors.DefaultSelector(), []
    for number in range(lines):
        line = Line(server.port, requests[number::lines], under_way)
        chooser.register(line.socket, selectors.EVENT_READ, line)
        open_lines.append(line)
    while any(line.open for line in open_lines):
        ready = chooser.select(30)
        if not ready:
            raise SystemExit("the server hasn't answered for 30 seconds")
        for key, _ in ready:
            key.data.receive()
    took = time.monotonic() - began
    used = server.processor_seconds - before
    answers = [None] * len(requests)
    for number, line in enumerate(open_lines):
        answers[number::lines] = line.answers
        line.socket.close()
    wrong = [answer for answer in answers if answer[0] not in (200, 201)]
    if wrong:
        raise SystemExit(f"{len(wrong)} requests were refused: {wrong[0]}")
    return used / len(requests) * 1e6, len(requests) / took, [answer[1] for answer in answers]


def one_after_another(server, requests):
    """The times that requests take of a client who waits for each, in milliseconds, sorted."""
    line, times = Line(server.port, [], 0), []
    for one in requests:
        began = time.monotonic()
        line.requests = iter([one])
        line.send(1)
        while line.open:
            line.receive()
        times.append((time.monotonic() - began) * 1e3)
    line.socket.close()
    wrong = [answer for answer in line.answers if answer[0] not in (200, 201)]
    if wrong:
        raise SystemExit(f"a request was refused: {wrong[0]}")
    return sorted(times)
