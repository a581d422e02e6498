#!/usr/bin/env python3
"""Measures the server on loopback beside the engine's own reading_json, and holds it to its goals.

    Backend/bench/measure.py            # `make bench-server` builds both for release first

BUILT names another folder of programs, CROWD how many people are in the store when it is started again.

The result is the server's own processor time a request, from its clock, so that the load generator's doesn't count, the log
of each request included; and how many requests were answered in a second on this machine, load generator included. Both are those
of the best of ten parts, as reading_json's is the best of ten rounds: what else the machine does makes all of them slower.
Linux, standard library only.
"""
import datetime
import json
import os
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

from loopback import BUILT, Server, birth, load, one_after_another, request

# What a request that does nothing took where the goals of the short requests were set, 60 and 50 µs: machines differ, so those
# goals are held as ratios to the same request in the same run.
NOTHING_IN_US = 27.0
QUESTIONS = ["How is work today?", "What about love?", "Should I rest?", "When is a good hour to talk?", "Why am I so tired?"]


def best(server, requests, between=lambda: None, **more):
    """What a request took of the server's processor in µs, and how many were answered in a second, in the best of ten parts,
    between which something else may be done."""
    size = (len(requests) + 9) // 10
    parts = []
    for start in range(0, len(requests), size):
        parts.append(load(server, requests[start:start + size], **more)[:2])
        between()
    return min(took for took, _ in parts), max(rate for _, rate in parts)


def ask(server, questions):
    """Asks one question after another, each by a connection of its own; what one took of the server's processor, and the
    times to the first words and to the end in milliseconds, sorted."""
    before, firsts, wholes = server.processor_seconds, [], []
    for question in questions:
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            began, text = time.monotonic(), b""
            line.sendall(question)
            while piece := line.recv(1 << 16):
                if b"data: " not in text and b"data: " in text + piece:
                    firsts.append((time.monotonic() - began) * 1e3)
                text += piece
                if b'"type":"done"' in text and text.endswith(b"0\r\n\r\n"):
                    break
            wholes.append((time.monotonic() - began) * 1e3)
            if not text.startswith(b"HTTP/1.1 200") or b'"type":"done"' not in text:
                raise SystemExit(f"a question was refused: {text[:300]}")
    used = server.processor_seconds - before
    return used / len(questions) * 1e6, sorted(firsts), sorted(wholes)


def days_from(start, count):
    """Dates one after another."""
    first = datetime.date.fromisoformat(start)
    return [(first + datetime.timedelta(number)).isoformat() for number in range(count)]


def crowd(path, count):
    """Puts people into the store, without the server."""
    store = sqlite3.connect(path)
    store.execute("PRAGMA synchronous = OFF")
    with store:
        store.executemany(
            "INSERT INTO accounts (public_id, kind, created_at, last_active_at) VALUES (?, 'guest', 0, 0)",
            ((f"u_crowd{number:015}",) for number in range(count)))
        store.execute(
            "INSERT INTO sessions (token_hash, account, created_at, last_used_at, device) "
            "SELECT randomblob(32), id, 0, 4102444800000, NULL FROM accounts WHERE public_id LIKE 'u_crowd%'")
        store.execute(
            "INSERT INTO profiles (account, name, email, birth_date, birth_time, birth_timezone, birth_lat, birth_lon, birth_city, "
            "birth_country, birth_version, created_at, updated_at) SELECT id, 'Somebody', 'somebody@example.org', '1990-06-15', '14:30', 'America/New_York', "
            "40.7, -74.0, NULL, NULL, 1, 0, 0 FROM accounts WHERE public_id LIKE 'u_crowd%'")
        store.execute(
            "INSERT INTO readings (account, date, kind, zone, birth_version, language, engine, writer, headline, made_at, milliseconds) "
            "SELECT id, '2025-01-06', 0, 'UTC', 1, 'en', 'astrolabe-0', 'astrolabe-0', 'A day', 0, 0 "
            "FROM accounts WHERE public_id LIKE 'u_crowd%'")
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()


class Table:
    """What was measured, each with what it should be."""

    def __init__(self):
        self.failed = False

    def row(self, what, value, unit, goal=None, is_least=False):
        good = goal is None or (value >= goal if is_least else value <= goal)
        self.failed |= not good
        wanted = "" if goal is None else f"{'≥' if is_least else '≤'} {goal:,.0f}"
        digits = 1 if unit == "ms" and value < 100 else 0
        print(f"{what:66} {value:10,.{digits}f} {unit:4} {wanted:>10} {'' if good else 'missed'}".rstrip(), flush=True)


def main():
    people_count, day_count, crowd_count = 200, 20, int(os.environ.get("CROWD", 1_000_000))
    table = Table()
    row = table.row
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")
        server = Server(data)
        row("start to ready, an empty folder", server.seconds_to_ready * 1e3, "ms")
        time.sleep(1)
        row("idle, resident", server.resident_bytes / 1e6, "MB", 80)
        guests = [json.loads(body) for body in load(server, [request("POST", "/v1/auth/guest")] * (people_count + 1))[2]]
        *tokens, other = [guest["token"] for guest in guests]
        took, rate = best(server, [
            request("POST", "/create_user_profile", {"data": birth(number)}, token)
            for number, token in enumerate(tokens + [other])])
        row("create_user_profile with norms", took, "µs", 4_000)

        # So many days that each of the ten parts is half a second of work, not the start of one.
        many, days, others = (days_from(start, count) for start, count in (
            ("2025-01-01", 5 * day_count), ("2025-07-01", day_count), ("2026-01-01", 3)))
        dates = many[-day_count:]

        def readings(token, dates):
            return [request("POST", "/get_daily_horoscope", {"data": {"date": date}}, token) for date in dates]

        # The days' own skies are made once for everybody: somebody else asks for each beforehand.
        load(server, readings(other, many))
        # One day after another, as people ask for theirs, and as the engine alone is measured.
        every = [one for date in many for token in tokens for one in readings(token, [date])]
        load(server, readings(other, days))
        # The engine alone is measured in turns with the server: what both take depends on what else the machine does.
        alone = []
        made, rate = best(server, every, between=lambda: alone.append(engine_alone()))
        own = min(alone)
        row("reading_json, the engine alone", own, "µs")
        row("a daily reading made", made, "µs", 1.5 * own + 100)
        row("  at once on this machine", rate, "/s")
        took, rate = best(server, [one for token in tokens for one in readings(token, days)])
        row("a daily reading made, each of another day than the one before", took, "µs")
        last = [one for token in tokens for one in readings(token, dates[-1:])]
        load(server, last)
        nothing, rate = best(server, [request("GET", "/health/live")] * 20_000)
        row("nothing (/health/live)", nothing, "µs")
        slower = nothing / NOTHING_IN_US
        took, rate = best(server, last * 50)
        row("the same again", took, "µs", 60 * slower)
        row("  at once on this machine", rate, "/s")
        zipped = [request("POST", "/get_daily_horoscope", {"data": {"date": dates[-1]}}, token, gzip=True) for token in tokens]
        load(server, zipped)
        took, rate = best(server, zipped * 50)
        row("the same again, compressed", took, "µs", 60 * slower)
        row("  at once on this machine", rate, "/s")
        today = [time.strftime("%Y-%m-%d", time.gmtime())]
        load(server, readings(other, today))
        took, rate = best(server, [one for token in tokens for one in readings(token, today)])
        row("a reading of today made, the work of keeping it compressed begun", took, "µs")

        took, rate = best(server, [request("POST", "/get_sun_sign_from_date", {"data": {"birth_date": "1990-06-15"}})] * 20_000)
        row("get_sun_sign_from_date", took, "µs", 50 * slower)
        row("  at once on this machine", rate, "/s")
        took, rate = best(server, [
            request("POST", "/get_detailed_horoscope", {"data": {"daily_horoscope": {"date": date}}}, token)
            for token in tokens for date in dates[:10]])
        row("a detailed reading made", took, "µs", 1_000)

        asked = [
            request("POST", "/ask_the_stars", {"question": QUESTIONS[number % 5], "horoscope_date": dates[number % day_count]}, token)
            for number, token in enumerate(tokens * 3)]
        ask(server, asked[:20])
        parts = [ask(server, asked[start:start + 60]) for start in range(0, len(asked), 60)]
        took = min(part[0] for part in parts)
        firsts, wholes = (sorted(time for part in parts for time in part[place]) for place in (1, 2))
        row("a question answered, its connection included", took, "µs", 3 * made)
        row(f"  of a daily reading: {took / made:.2f} times", took / made, "", 3)
        row("  first words after, median", statistics.median(firsts), "ms", 5)
        row("  first words after, 99 of 100", firsts[len(firsts) * 99 // 100], "ms")
        row("  whole after, median", statistics.median(wholes), "ms", 10)
        row("  whole after, 99 of 100", wholes[len(wholes) * 99 // 100], "ms", 20)

        load(server, readings(other, others))
        times = one_after_another(server, [one for token in tokens for one in readings(token, others)])
        row("a daily reading made for one who waits, median", statistics.median(times), "ms")
        row("  99 of 100", times[len(times) * 99 // 100], "ms", 10)

        entry = {"date": "2025-10-19", "entry_type": "horoscope_reading", "summary_viewed": "A calm day for talks.",
                 "categories_viewed": [{"category": "love_relationships", "text": "Say the kind thing first."}]}
        took, rate = best(server, [
            request("POST", "/add_journal_entry", {"data": entry}, tokens[number % people_count]) for number in range(50_000)],
            lines=32)
        row("a journal entry, acknowledged", took, "µs")
        row("  at once on this machine", rate, "/s", 5_000, is_least=True)
        server.stop()

        crowd(os.path.join(data, "astrolabe.sqlite"), crowd_count)
        starts = []
        for _ in range(5):
            server = Server(data)
            starts.append(server.seconds_to_ready * 1e3)
            if len(starts) < 5:
                server.stop()
        row(f"start to ready, {crowd_count:,} people more in the store, median of five", statistics.median(starts), "ms", 400)
        row("  the slowest", max(starts), "ms")
        time.sleep(1)
        row("  idle, resident", server.resident_bytes / 1e6, "MB", 80)
        load(server, every)
        load(server, last * 50)
        row("  after load, resident", server.resident_bytes / 1e6, "MB", 400)
        server.stop()
    return 1 if table.failed else 0


def engine_alone():
    """What the engine takes for a daily reading as JSON, in microseconds of processor time."""
    return float(subprocess.run([os.path.join(BUILT, "reading-json")], check=True, capture_output=True, text=True).stdout)


if __name__ == "__main__":
    sys.exit(main())
