#!/usr/bin/env python3
"""Measures the server on loopback beside the engine's own reading_json, and holds it to its goals.

    Backend/bench/measure.py            # `make bench-server` builds both for release first

BUILT names another folder of programs, CROWD how many people are in the store when it is started again.

What is told is the server's own processor time a request, from /proc, so that the load generator's doesn't count;
and how many requests were answered in a second on this machine, load generator included. Linux, standard library only.
"""
import json
import os
import selectors
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
BUILT = os.environ.get("BUILT", os.path.join(HERE, "..", ".build", "release"))
TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid):
    with open(f"/proc/{pid}/schedstat", encoding="ascii") as file:
        main = int(file.read().split()[0])
    total = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{thread}/schedstat", encoding="ascii") as file:
                total += int(file.read().split()[0])
        except OSError:
            continue
    return max(main, total) / 1e9


def resident_megabytes(pid):
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Server:
    def __init__(self, data):
        log = open(data + ".log", "w+", encoding="utf-8")
        began = time.monotonic()
        self.process = subprocess.Popen(
            [os.path.join(BUILT, "astrolabe-server"), "serve", "--data", data, "--server-port", "0",
             "--server-drain-seconds", "0", "--limits-guests-at-once", "100000000", "--limits-public-per-minute", "100000000",
             "--limits-readings-per-minute", "100000000", "--limits-writes-per-minute", "100000000",
             "--limits-questions-per-minute", "100000000", "--limits-questions-per-day", "100000000"], stderr=log)
        while True:
            for line in open(data + ".log", encoding="utf-8"):
                if '"listening"' in line:
                    self.seconds_to_ready = time.monotonic() - began
                    self.port = int(json.loads(line)["port"])
                    return
            if self.process.poll() is not None:
                raise SystemExit(open(data + ".log", encoding="utf-8").read())
            time.sleep(0.002)

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def request(method, path, data=None, token=None):
    body = b"" if data is None else json.dumps(data).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    if token:
        head += f"Authorization: Bearer {token}\r\n"
    return head.encode() + b"\r\n" + body


class Line:
    """A connection on which some requests are always on their way."""

    def __init__(self, port, requests, under_way):
        self.requests, self.answers, self.buffer = iter(requests), [], b""
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.open = 0
        for _ in range(under_way):
            self.send()

    def send(self):
        following = next(self.requests, None)
        if following is not None:
            self.socket.sendall(following)
            self.open += 1

    def receive(self):
        self.buffer += self.socket.recv(1 << 20)
        while True:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            head = self.buffer[:end].lower()
            place = head.find(b"content-length:")
            length = int(head[place + 15:].split(b"\r\n")[0]) if place >= 0 else 0
            if len(self.buffer) < end + 4 + length:
                return
            status = int(head[9:12])
            self.answers.append((status, self.buffer[end + 4:end + 4 + length]))
            self.buffer = self.buffer[end + 4 + length:]
            self.open -= 1
            self.send()


def load(server, requests, lines=8, under_way=4):
    """Sends all requests; what a request took of the server's processor, how many were answered in a second, the answers."""
    parts = [requests[number::lines] for number in range(lines)]
    before, began = processor_seconds(server.process.pid), time.monotonic()
    chooser, open_lines = selectors.DefaultSelector(), []
    for part in parts:
        line = Line(server.port, part, under_way)
        chooser.register(line.socket, selectors.EVENT_READ, line)
        open_lines.append(line)
    while any(line.open for line in open_lines):
        for key, _ in chooser.select(10):
            key.data.receive()
    took = time.monotonic() - began
    used = processor_seconds(server.process.pid) - before
    answers = [None] * len(requests)
    for number, line in enumerate(open_lines):
        answers[number::lines] = line.answers
        line.socket.close()
    wrong = [answer for answer in answers if answer[0] not in (200, 201)]
    if wrong:
        raise SystemExit(f"a request was refused: {wrong[0]}")
    return used / len(requests) * 1e6, len(requests) / took, [answer[1] for answer in answers]


def ask(server, requests):
    """Asks one question after another; what one took of the server's processor, and the times to the first words and to the end."""
    before, firsts, wholes = processor_seconds(server.process.pid), [], []
    for question in requests:
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            began, text = time.monotonic(), b""
            line.sendall(question)
            while piece := line.recv(1 << 16):
                if b"data: " not in text and b"data: " in text + piece:
                    firsts.append(time.monotonic() - began)
                text += piece
            wholes.append(time.monotonic() - began)
            if not text.startswith(b"HTTP/1.1 200") or b'"type":"done"' not in text:
                raise SystemExit(f"a question was refused: {text[:300]}")
    used = processor_seconds(server.process.pid) - before
    return used / len(requests) * 1e6, sorted(firsts)[len(firsts) // 2] * 1e3, sorted(wholes)[len(wholes) // 2] * 1e3


def crowd(path, count):
    """Puts people into the store, without the server."""
    store = sqlite3.connect(path)
    store.execute("PRAGMA journal_mode = WAL")
    store.execute("PRAGMA synchronous = OFF")
    with store:
        store.executemany(
            "INSERT INTO accounts (public_id, kind, created_at, last_active_at) VALUES (?, 'guest', 0, 0)",
            ((f"u_crowd{number:015}",) for number in range(count)))
        store.execute(
            "INSERT INTO sessions SELECT randomblob(32), id, 0, 4102444800000, NULL FROM accounts WHERE public_id LIKE 'u_crowd%'")
        store.execute(
            "INSERT INTO profiles SELECT id, 'Somebody', 'somebody@example.org', '1990-06-15', '14:30', 'America/New_York', "
            "40.7, -74.0, NULL, NULL, 1, 0, 0 FROM accounts WHERE public_id LIKE 'u_crowd%'")
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()


def main():
    people_count, reading_count, crowd_count = 200, 4_000, int(os.environ.get("CROWD", 1_000_000))
    own = float(subprocess.run([os.path.join(BUILT, "reading-json")], check=True, capture_output=True, text=True).stdout)
    rows, failed = [], False

    def row(what, value, unit, goal=None, is_least=False):
        nonlocal failed
        good = goal is None or (value >= goal if is_least else value <= goal)
        failed |= not good
        wanted = "" if goal is None else f"{'≥' if is_least else '≤'} {goal:,.0f}"
        rows.append(f"{what:54} {value:10,.0f} {unit:4} {wanted:>12} {'' if good else 'missed'}")

    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")
        server = Server(data)
        row("idle, resident", resident_megabytes(server.process.pid), "MB", 80)
        guests = [json.loads(body) for body in load(server, [request("POST", "/v1/auth/guest")] * people_count)[2]]
        tokens = [guest["token"] for guest in guests]
        births = [
            {"name": "A", "email": "", "birth_date": f"{1950 + number % 60}-{1 + number % 12:02}-{1 + number % 28:02}",
             "birth_time": f"{number % 24:02}:30", "birth_timezone": "Europe/Berlin", "birth_lat": number % 60, "birth_lon": 13.4}
            for number in range(people_count)]
        took, rate, _ = load(server, [
            request("POST", "/create_user_profile", {"data": birth}, token) for birth, token in zip(births, tokens)])
        row("create_user_profile with norms", took, "µs", 4_000)
        dates = [f"2025-{1 + number // 28:02}-{1 + number % 28:02}" for number in range(reading_count // people_count)]
        readings = [
            request("POST", "/get_daily_horoscope", {"data": {"date": date}}, token) for date in dates for token in tokens]
        load(server, readings[:20])
        # The days' own skies are made for everybody; one person asks for each beforehand.
        load(server, readings[::people_count])
        made, rate, _ = load(server, readings)
        row("reading_json, the engine alone", own, "µs")
        row("a daily reading made", made, "µs", 1.5 * own + 100)
        row("  at once on this machine", rate, "/s")
        again = readings[-people_count:] * 50
        took, rate, _ = load(server, again)
        row("the same again", took, "µs", 60)
        row("  at once on this machine", rate, "/s")
        took, rate, _ = load(server, [request("POST", "/get_sun_sign_from_date", {"data": {"birth_date": "1990-06-15"}})] * 20_000)
        row("get_sun_sign_from_date", took, "µs", 50)
        row("  at once on this machine", rate, "/s")
        details = [
            request("POST", "/get_detailed_horoscope", {"data": {"daily_horoscope": {"date": date}}}, token)
            for date in dates[:10] for token in tokens]
        took, rate, _ = load(server, details)
        row("a detailed reading made", took, "µs", 1_000)
        questions = ["How is work today?", "What about love?", "Should I rest?", "When is a good hour to talk?", "Why am I so tired?"]
        took, first, whole = ask(server, [
            request("POST", "/ask_the_stars", {"question": questions[number % 5], "horoscope_date": dates[number % len(dates)]}, token)
            for number, token in enumerate(tokens * 2)])
        row("a question answered, its connection included", took, "µs", 3 * made)
        row("  first words after", first, "ms", 5)
        row("  whole after", whole, "ms", 10)
        entry = {"date": "2025-10-19", "entry_type": "horoscope_reading", "summary_viewed": "A calm day for talks.",
                 "categories_viewed": [{"category": "love_relationships", "text": "Say the kind thing first."}]}
        took, rate, _ = load(server, [
            request("POST", "/add_journal_entry", {"data": entry}, tokens[number % people_count]) for number in range(20_000)])
        row("a journal entry, acknowledged", took, "µs")
        row("  at once on this machine", rate, "/s", 5_000, is_least=True)
        server.stop()
        crowd(os.path.join(data, "astrolabe.sqlite"), crowd_count)
        server = Server(data)
        row(f"start to ready, {crowd_count:,} people more in the store", server.seconds_to_ready * 1e3, "ms", 400)
        server.stop()
    print("\n".join(rows))
    return 1 if failed else 0


sys.exit(main())
