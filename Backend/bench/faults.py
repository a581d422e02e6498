#!/usr/bin/env python3
"""Plays faults against the release server, each on a data folder of its own, and says what was seen.

    Backend/bench/faults.py            # all of them, some five minutes; `make serve` or `make bench-server` builds the server
    Backend/bench/faults.py kill slow  # some of them; --list prints their names

BUILT names another folder of programs. Ends with 1 where a fault isn't borne as Backend/README.md says. Linux, standard library
only; 10,000 connections want `ulimit -Hn` of 10,500 at least, and fewer are played where there are fewer.
"""
import collections
import concurrent.futures
import glob
import http.client
import json
import os
import random
import resource
import select
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time

from loopback import JSON, PROGRAM, Process, Server, birth, call, request

DAY = "2025-01-06"
AREAS = ["love_relationships", "family_friendships", "path_profession", "personal_growth", "finance_abundance",
         "purpose_spirituality", "home_environment", "decisions_crossroads"]


class Missed(Exception):
    """What should have been and wasn't."""


def want(holds, sentence):
    if not holds:
        raise Missed(sentence)


def until(holds, seconds, sentence):
    """Waits for something to come about."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            raise Missed(sentence)
        time.sleep(0.05)


def command(name, data, *more):
    """A command of the server's program: its status and what it says."""
    done = subprocess.run([PROGRAM, name, "--data", data, *more], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def entry(number, date="2025-10-19"):
    """A journal entry, another for each number."""
    areas = random.Random(number).sample(AREAS, 1 + number % 3)
    return {"data": {"date": date, "entry_type": "horoscope_reading", "summary_viewed": f"A calm day, {number}.",
                     "categories_viewed": [{"category": area, "text": "Say the kind thing first."} for area in areas],
                     "time_spent_seconds": number % 100}}


def connect(port, number=0, seconds=30):
    """A connection from one of many addresses of this machine, so that ports don't run out."""
    return socket.create_connection(("127.0.0.1", port), seconds, source_address=(f"127.0.0.{2 + number % 8}", 0))


def answered(line):
    """Reads the answer to a request that has a length, and its status."""
    text = b""
    while b"\r\n\r\n" not in text:
        piece = line.recv(65_536)
        if not piece:
            return None
        text += piece
    head, _, rest = text.partition(b"\r\n\r\n")
    length = next((int(field.split(b":")[1]) for field in head.lower().split(b"\r\n") if field.startswith(b"content-length:")), 0)
    while len(rest) < length:
        piece = line.recv(65_536)
        if not piece:
            return None
        rest += piece
    return int(head[9:12])


def closed_after(line, seconds):
    """How long a connection is left open by the server; none if it outlives the seconds."""
    began = time.monotonic()
    line.settimeout(seconds)
    try:
        while line.recv(65_536):
            line.settimeout(max(0.01, began + seconds - time.monotonic()))
    except TimeoutError:
        return None
    except OSError:
        pass
    return time.monotonic() - began


# -- What is kept


def play_kill(folder):
    """kill -9 among a thousand writes a second, fifty times: nothing that was acknowledged is lost."""
    rounds, writers, seconds = 50, 32, 0.5
    data = os.path.join(folder, "data")
    server = Server(data)
    tokens = server.people(writers, timed=False)
    kept = [[] for _ in tokens]
    cut = [None] * writers
    total, busy, numbers = 0, 0.0, iter(range(1 << 40))
    settled = 0

    def write(who, port, stop):
        # As little as can be is done on this side, so that the server has something to do.
        try:
            line = socket.create_connection(("127.0.0.1", port), 10)
        except OSError:
            return  # It was killed before this one came.
        while not stop.is_set():
            number = next(numbers)
            body, key = entry(number, f"2025-{1 + number % 9:02}-{1 + number % 28:02}"), f"key-{number}"
            cut[who] = body, key
            answer = b""
            try:
                line.sendall(request("POST", "/add_journal_entry", body, tokens[who], key=key))
                while not answer.endswith(b"}}"):
                    piece = line.recv(65_536)
                    if not piece:
                        return
                    answer += piece
            except OSError:
                return
            want(answer.startswith(b"HTTP/1.1 200"), f"an entry was refused: {answer}")
            kept[who].append(answer.rpartition(b'"entry_id":"')[2].partition(b'"')[0].decode())
            cut[who] = None

    with concurrent.futures.ThreadPoolExecutor(writers) as pool:
        for number in range(rounds):
            before, stop, began = sum(map(len, kept)), threading.Event(), time.monotonic()
            work = [pool.submit(write, who, server.port, stop) for who in range(writers)]
            time.sleep(seconds * random.uniform(0.6, 1.4))
            server.kill()
            took = time.monotonic() - began
            stop.set()
            for one in work:
                one.result()
            written = sum(map(len, kept)) - before
            total, busy = total + written, busy + took
            server = Server(data)
            status, said = command("check", data)
            want(status == 0, f"round {number}: the store is damaged: {said}")
            line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
            for who, token in enumerate(tokens):
                if cut[who]:
                    # Sent again under its key, what was cut off is written once, whether it was written before or not.
                    body, key = cut[who]
                    first = call(line, "POST", "/add_journal_entry", body, token, Idempotency_Key=key)
                    again = call(line, "POST", "/add_journal_entry", body, token, Idempotency_Key=key)
                    want(first == again and first[0] == 200, f"round {number}: under one key: {first}, then {again}")
                    kept[who].append(first[1]["result"]["entry_id"])
                    settled += 1
                    cut[who] = None
                check_journal(line, token, kept[who], f"round {number}")
    server.stop()
    counts = memory(data)
    status, said = command("rebuild-memory", data)
    want(status == 0, f"the memory isn't rebuilt: {said}")
    want(memory(data) == counts, "the memory that was kept isn't what the journal comes to")
    rate = total / busy
    want(rate >= 1_000, f"nothing is lost in {rounds} kills among {total:,} entries, but they were {rate:.0f} a second, no thousand")
    return (f"{rounds} kills among {total:,} acknowledged entries, {rate:,.0f} a second: none is lost, none is there twice, "
            f"{settled} that were cut off are written once when sent again; the store is sound each time, and the memory is the journal's")


def check_journal(line, token, kept, where):
    """Looks for entries in a person's journal, and whether the memory is what they come to."""
    found, counts, before = [], collections.Counter(), ""
    while True:
        status, page = call(line, "GET", f"/v1/me/journal?limit=100{before}", token=token)
        want(status == 200, f"{where}: the journal can't be read: {status} {page}")
        for one in page["entries"]:
            found.append(one["entry_id"])
            counts.update(area["category"] for area in one["categories_viewed"])
        if not page["next"]:
            break
        before = f"&before={page['next']}"
    lost, more = set(kept) - set(found), set(found) - set(kept)
    want(not lost, f"{where}: {len(lost)} acknowledged entries are lost")
    want(not more and len(found) == len(set(found)), f"{where}: {len(more)} entries are there that nobody wrote once")
    told = call(line, "GET", "/v1/me/memory", token=token)[1]["categories"]
    want(all(told[area]["count"] == counts[area] for area in AREAS), f"{where}: the memory isn't what the journal comes to")


def memory(data):
    """The table of the memory, the server being stopped."""
    with sqlite3.connect(os.path.join(data, "astrolabe.sqlite")) as store:
        rows = sorted(store.execute("SELECT account, category, count, last_mentioned FROM memory"))
    store.close()
    return rows


def play_disk(folder):
    """A full disk: writes are UNAVAILABLE, readings go on, and all is well when there is room again."""
    small, ballast, limit = os.path.join(folder, "small"), None, None
    os.mkdir(small)
    size = 24 << 20
    is_mounted = os.geteuid() == 0 and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size},mode=700", "tmpfs", small], capture_output=True, check=False).returncode == 0

    def hold_files_short():
        # Without the right to mount, files of the process are held short; that is EFBIG rather than ENOSPC.
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    server = None
    try:
        server = Server(os.path.join(small, "data"), log=os.path.join(folder, "log"), prepare=None if is_mounted else hold_files_short)
        tokens = server.people(4)
        for number in range(100):
            want(server.call("POST", "/add_journal_entry", entry(number), tokens[0])[0] == 200, "an entry was refused")
        first = server.call("POST", "/get_daily_horoscope", {"data": {"date": DAY}}, tokens[0])
        want(first[0] == 200, f"a reading was refused: {first}")
        if is_mounted:
            ballast = os.path.join(small, "ballast")
            with open(ballast, "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(bytes(4_096))
                except OSError:
                    pass
        else:
            longest = max(os.path.getsize(path) for path in glob.glob(os.path.join(small, "data", "*")))
            limit = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (longest, resource.RLIM_INFINITY))
        refused, acknowledged = collections.Counter(), 0
        for number in range(400):
            status, answer = server.call("POST", "/add_journal_entry", entry(number), tokens[0])
            acknowledged += status == 200
            if status != 200:
                refused[status, answer["error"]["status"]] += 1
                if sum(refused.values()) == 50:
                    break
        want(refused, "the disk isn't full")
        want(set(refused) == {(503, "UNAVAILABLE")}, f"writes on a full disk are answered {dict(refused)}")
        again = server.call("POST", "/get_daily_horoscope", {"data": {"date": DAY}}, tokens[0])
        want(again == first, f"a reading that was made before isn't the same on a full disk: {again[0]}")
        for day in range(7, 12):
            for token in tokens:
                status, answer = server.call("POST", "/get_daily_horoscope", {"data": {"date": f"2025-01-{day:02}"}}, token)
                want(status == 200, f"a new day's reading on a full disk is answered {status} {answer}")
        status, _ = server.call("GET", "/v1/me/journal", token=tokens[0])
        want(status == 200, f"the journal on a full disk is answered {status}")
        status, _ = server.call("GET", "/health/ready")
        want(status == 200, f"a server that goes on with readings on a full disk says of its readiness {status}")
        if is_mounted:
            os.remove(ballast)
        else:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limit)
        began = time.monotonic()
        until(lambda: server.call("POST", "/add_journal_entry", entry(1), tokens[0])[0] == 200, 10,
              "writes aren't taken again ten seconds after there is room")
        took = time.monotonic() - began
        status, said = command("check", server.data)
        want(status == 0, f"the store is damaged: {said}")
        found, before = 0, ""
        while before is not None:
            page = server.call("GET", f"/v1/me/journal?limit=100{before}", token=tokens[0])[1]
            found, before = found + len(page["entries"]), page["next"] and f"&before={page['next']}"
        want(found == 100 + acknowledged + 1, f"{found} entries are there of {100 + acknowledged + 1} that were acknowledged")
        want(server.stop()[0] == 0, "the server doesn't end in order")
        how = f"a file system of {size >> 20} MB" if is_mounted else "files held short by RLIMIT_FSIZE"
        return (f"{how}, full: {sum(refused.values())} writes UNAVAILABLE, 20 new readings and an old one answered; "
                f"written again {took * 1e3:.0f} ms after there was room, the store sound, all {found} acknowledged entries there")
    finally:
        if server:
            server.kill()
        if is_mounted:
            subprocess.run(["umount", small], check=False)


def play_second(folder):
    """A second server on the folder refuses with a sentence, and the first goes on."""
    server = Server(os.path.join(folder, "data"))
    try:
        status, said = command("serve", server.data, "--server-port", "0")
        want(status == 75 and "another server has the data folder" in said, f"a second server ends with {status}: {said}")
        for name in ("migrate", "rebuild-memory"):
            want(command(name, server.data)[0] == 75, f"{name} doesn't leave the folder alone")
        want(server.is_well(), "the first server isn't well")
    finally:
        server.kill()
    again = Server(server.data)
    again.stop()
    return f"a second one ends with 75: {said.strip()}; after a kill the folder is free"


def play_cache(folder):
    """cache.sqlite filled with noise, cut short, emptied and deleted among readings: nobody sees an error."""
    data = os.path.join(folder, "data")
    path, today = os.path.join(data, "cache.sqlite"), time.strftime("%Y-%m-%d", time.gmtime())

    def noise(length):
        with open(path, "r+b") as file:
            file.write(random.Random(length).randbytes(length))

    def instead():
        with open(path + ".new", "wb") as file:
            file.write(random.Random(1).randbytes(40_960))
        os.replace(path + ".new", path)

    damages = {"noise over all": lambda: noise(os.path.getsize(path)), "noise over its head": lambda: noise(4_096),
               "cut short": lambda: os.truncate(path, 5_000), "emptied": lambda: os.truncate(path, 0), "deleted": lambda: os.remove(path),
               "another file in its place": instead}
    server, count, lock, told = Server(data), 0, threading.Lock(), []
    try:
        tokens = server.people(8)
        # Readings of today go into the cache, whole; those of other days are made from norms that are in it.
        kept = [server.call("POST", "/get_daily_horoscope", {"data": {"date": today}}, token) for token in tokens]
        server.stop()

        def read(token, stop):
            nonlocal count
            line, number = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30), random.randrange(3_000)
            while not stop.is_set():
                number += 1
                date = f"{2020 + number // 336 % 9}-{1 + number // 28 % 12:02}-{1 + number % 28:02}"
                status, answer = call(line, "POST", "/get_daily_horoscope", {"data": {"date": date}}, token)
                want(status == 200, f"a reading is answered {status} {answer}")
                with lock:
                    count += 1

        for name, damage in damages.items():
            server = Server(data)
            stop = threading.Event()
            with concurrent.futures.ThreadPoolExecutor(len(tokens)) as pool:
                work = [pool.submit(read, token, stop) for token in tokens]
                time.sleep(0.3)
                damage()
                time.sleep(0.3)
                for number in range(50):
                    # A birth that is given again goes into the cache, too; of a person who isn't read of.
                    token = server.people(1)[0]
                    status, answer = server.call("POST", "/create_user_profile", {"data": birth(number)}, token)
                    want(status == 200, f"a profile, the cache {name}, is answered {status} {answer}")
                stop.set()
                for one in work:
                    one.result()
            for token, before in zip(tokens, kept):
                again = server.call("POST", "/get_daily_horoscope", {"data": {"date": today}}, token)
                want(again[0] == 200, f"a reading, the cache {name}, is answered {again[0]}")
                want(stripped(again[1]) == stripped(before[1]), f"a reading, the cache {name}, isn't what it was")
            want(server.stop()[0] == 0, "the server doesn't end in order")
            with open(server.log_path, encoding="utf-8") as log:
                renewals = log.read().count("the cache was made again")
            told.append((name, renewals - sum(number for _, number in told)))
            server = Server(data)
            server.stop()
            with sqlite3.connect(path) as cache:
                sound = cache.execute("PRAGMA integrity_check").fetchone()
            cache.close()
            want(sound == ("ok",), f"the cache isn't made again after a start: {sound}")
        renewed = ", ".join(f"{name} (made again {'at once' if number else 'by a start at the latest'})" for name, number in told)
        return f"{renewed}: among {count:,} readings and {50 * len(damages)} births all were answered, and those of today as before"
    finally:
        server.kill()


def stripped(answer):
    """A reading without how long it took to make."""
    result = dict(answer["result"])
    result.pop("generation_time_ms", None)
    for name in ("metadata", "_metadata"):
        if name in result:
            result[name] = {key: value for key, value in result[name].items() if key != "generation_time_ms"}
    return result


# -- The end


def play_term(folder):
    """SIGTERM under load: every request that was accepted is answered."""
    server = Server(os.path.join(folder, "data"), server_drain_seconds=1)
    results, lock = collections.Counter(), threading.Lock()
    try:
        tokens = server.people(8)

        def work(number):
            line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
            is_told, count = False, 0
            while True:
                count += 1
                try:
                    if is_told or line.sock is None:
                        line.close()
                        line.connect()
                except OSError:
                    return  # Nobody listens any more.
                try:
                    which = (number + count) % 4
                    if which == 0:
                        line.request("POST", "/add_journal_entry", json.dumps(entry(count)),
                                     {**JSON, "Authorization": f"Bearer {tokens[number % 8]}"})
                    elif which == 1:
                        date = f"20{10 + number:02}-{1 + count // 28 % 12:02}-{1 + count % 28:02}"
                        line.request("POST", "/get_daily_horoscope", json.dumps({"data": {"date": date}}),
                                     {**JSON, "Authorization": f"Bearer {tokens[number % 8]}"})
                    elif which == 2:
                        line.request("POST", "/v1/me/ask", json.dumps({"question": "How is work today?", "horoscope_date": DAY}),
                                     {**JSON, "Authorization": f"Bearer {tokens[number % 8]}"})
                    else:
                        line.request("POST", "/get_sun_sign_from_date", json.dumps({"data": {"birth_date": "1990-06-15"}}), JSON)
                    response = line.getresponse()
                    text = response.read()
                    is_whole = response.status == 200 and (which != 2 or b'"type":"done"' in text)
                    with lock:
                        results["answered" if is_whole else f"answered {response.status}"] += 1
                    is_told = response.getheader("Connection") == "close"
                except (OSError, http.client.HTTPException) as error:
                    # A connection that waits in the kernel's queue when the port is closed was never accepted.
                    with lock:
                        results["not accepted" if is_told or count == 1 else f"cut: {error!r}"] += 1
                    line.close()
                    is_told = True

        workers = [threading.Thread(target=work, args=(number,)) for number in range(16)]
        for worker in workers:
            worker.start()
        time.sleep(1.5)
        before = results["answered"]
        status, took = server.stop()
        for worker in workers:
            worker.join()
        want(status == 0, f"the server ends with {status}")
        cut = {name: number for name, number in results.items() if name not in ("answered", "not accepted")}
        want(not cut, f"not all were answered: {cut}")
        want(took < 20, f"the end took {took:.1f} s")
        status, said = command("check", server.data)
        want(status == 0, f"the store is damaged: {said}")
        return (f"{results['answered']:,} requests answered, {results['answered'] - before:,} of them after SIGTERM, none cut "
                f"({results['not accepted']} came when nobody listened any more); ended after {took:.1f} s, 1 of them to drain, with code 0")
    finally:
        server.kill()


def play_term_idle(folder):
    """SIGTERM with idle connections that are kept: it ends promptly."""
    server = Server(os.path.join(folder, "data"))
    try:
        lines = [connect(server.port, number) for number in range(500)]
        for line in lines[:400]:
            line.sendall(request("GET", "/health/live"))
        want(all(answered(line) == 200 for line in lines[:400]), "a request was refused")
        # The others have said nothing yet, or half of a request.
        for line in lines[450:]:
            line.sendall(b"GET /health/live HTTP/1.1\r\nHo")
        time.sleep(0.5)
        status, took = server.stop()
        want(status == 0, f"the server ends with {status}")
        want(took < 3, f"with idle connections the end took {took:.1f} s")
        return f"400 connections that had asked, 50 that hadn't, 50 in the middle of a head: ended after {took:.2f} s with code 0"
    finally:
        server.kill()


# -- Who asks badly


def play_slow(folder):
    """Heads and bodies that come letter by letter: closed."""
    server = Server(os.path.join(folder, "data"))

    def dribble(line, text, seconds):
        """Sends a letter a second until the server closes; how long it bore that."""
        began = time.monotonic()
        line.settimeout(1)
        for letter in text:
            try:
                line.sendall(bytes([letter]))
                if line.recv(65_536) == b"":
                    return time.monotonic() - began
            except TimeoutError:
                pass
            except OSError:
                return time.monotonic() - began
            if time.monotonic() - began > seconds:
                break
        return float("inf")

    def head():
        return dribble(connect(server.port), b"POST /get_memory HTTP/1.1\r\nX-Slow: " + b"a" * 200, 75)

    def second_head():
        line = connect(server.port)
        line.sendall(request("GET", "/health/live"))
        want(answered(line) == 200, "a request was refused")
        return dribble(line, b"POST /get_memory HTTP/1.1\r\nX-Slow: " + b"a" * 200, 75)

    def silence():
        return closed_after(connect(server.port), 75) or float("inf")

    def second_silence():
        line = connect(server.port)
        line.sendall(request("GET", "/health/live"))
        want(answered(line) == 200, "a request was refused")
        return closed_after(line, 75) or float("inf")

    start = (b"POST /get_sun_sign_from_date HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
             b"Content-Length: 1000\r\n\r\n")

    def body():
        line = connect(server.port)
        line.sendall(start)
        return dribble(line, b'{"data":{"birth_date":"1990-06-15"}}' + b" " * 200, 75)

    def no_body():
        line = connect(server.port)
        line.sendall(start + b"{")
        return closed_after(line, 75) or float("inf")

    def unread():
        """Asks for more than the pipe holds, and reads none of it."""
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.connect(("127.0.0.1", server.port))
        token = server.people(1)[0]
        line.settimeout(1)
        began = time.monotonic()
        try:
            line.sendall(request("POST", "/get_daily_horoscope", {"data": {"date": DAY}}, token) * 200)
        except TimeoutError:
            pass
        while time.monotonic() - began < 75:
            time.sleep(0.5)
            if is_reset(line):
                return time.monotonic() - began
        return float("inf")

    def is_reset(line):
        state = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0]
        return state != 1  # TCP_ESTABLISHED

    try:
        plays = {"a head letter by letter": (head, 15), "the second head of a connection": (second_head, 65),
                 "a connection that says nothing": (silence, 15), "one that has asked once": (second_silence, 65),
                 "a body letter by letter": (body, 15), "a body that doesn't come": (no_body, 15),
                 "answers that nobody reads": (unread, 45)}
        with concurrent.futures.ThreadPoolExecutor(len(plays)) as pool:
            work = {name: pool.submit(play) for name, (play, _) in plays.items()}
            times = {name: one.result() for name, one in work.items()}
        want(server.is_well(), "the server isn't well")
        late = {name: took for name, took in times.items() if took > plays[name][1]}
        want(not late, "; ".join(f"{name} was borne for {took:.0f} s" for name, took in late.items()))
        return "closed: " + ", ".join(f"{name} after {took:.0f} s" for name, took in times.items())
    finally:
        server.kill()


def play_json(folder):
    """JSON that is deep, endless or broken: refused."""
    server = Server(os.path.join(folder, "data"))
    try:
        token, seen = server.people(1)[0], collections.Counter()
        deep = ["[" * 60_000, '{"data":' * 8_000, '{"data":' + "[" * 30_000 + "]" * 30_000 + "}",
                '{"data":{"a":' * 4_000 + "1" + "}}" * 4_000, '{"data":{"birth_date":' + "[" * 65 + "]" * 65 + "}}",
                '{"data":{"a":"' + "\\u0000" * 10_000, '{"data":{"a":' + "9" * 60_000 + "}}", '{"data":{"a":1e999999999}}',
                '{"data":{"a":"\\ud800"}}', "\xff\xfe" * 100, '{"data":{}} {}', "nul", "{", '{"data":{"a":1,"a":2}}']
        lines = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        for path in ("/get_sun_sign_from_date", "/create_user_profile", "/add_journal_entry", "/ask_the_stars", "/get_detailed_horoscope"):
            for body in deep:
                lines.request("POST", path, body.encode("latin-1"), {**JSON, "Authorization": f"Bearer {token}"})
                response = lines.getresponse()
                response.read()
                seen[response.status] += 1
        want(set(seen) <= {400, 413}, f"bad JSON is answered {dict(seen)}")
        before = server.resident_bytes
        line = connect(server.port)
        line.sendall(b"POST /get_sun_sign_from_date HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
        sent = 0
        try:
            while sent < 200 << 20:
                line.sendall(b"10000\r\n" + b"[" * 65_536 + b"\r\n")
                sent += 65_536
        except OSError:
            pass
        grown = (server.resident_bytes - before) / 1e6
        want(grown < 20, f"an endless body takes {grown:.0f} MB of memory")
        want(server.is_well(), "the server isn't well")
        return f"{sum(seen.values())} bodies refused ({dict(seen)}); of one without end {sent / 1e6:.1f} MB were taken, memory grew by {grown:.0f} MB"
    finally:
        server.kill()


def play_headers(folder):
    """Heads that are too long, too many or without end: refused, and the connection closed."""
    server = Server(os.path.join(folder, "data"))
    try:
        seen = {}
        heads = {"101 fields": b"".join(b"X-%d: a\r\n" % number for number in range(101)), "a field of 20 KB": b"X-Long: " + b"a" * 20_000 + b"\r\n",
                 "40 KB of fields": b"".join(b"X-%d: %s\r\n" % (number, b"a" * 1_000) for number in range(40)),
                 "no end of fields": None, "no end of a name": None, "no end of a path": None}
        before = server.resident_bytes
        for name, fields in heads.items():
            line, sent = connect(server.port, seconds=15), 0
            try:
                if fields is not None:
                    line.sendall(b"GET /health/live HTTP/1.1\r\nHost: a\r\n" + fields + b"\r\n")
                else:
                    line.sendall(b"GET /" if name == "no end of a path" else b"GET / HTTP/1.1\r\n")
                    piece = b"X-More: and more\r\n" * 100 if name == "no end of fields" else b"a" * 1_600
                    while sent < 10 << 20 and not select.select([line], [], [], 0)[0]:
                        line.sendall(piece)
                        sent += len(piece)
                seen[name] = answered(line)
            except OSError:
                seen[name] = None
            line.close()
        taken = {name: status for name, status in seen.items() if status not in (None, 400, 413, 414, 431)}
        want(not taken, f"heads that are too long are answered {taken}")
        lines = [connect(server.port, number) for number in range(1_000)]
        for line in lines:
            try:
                line.sendall(b"GET / HTTP/1.1\r\n" + b"X-More: and more\r\n" * 2_000)
            except OSError:
                pass
        want(server.is_well(), "the server isn't well")
        for line in lines:
            line.close()
        until(lambda: server.descriptors < 100, 20, "connections with too many fields stay open")
        grown = (server.resident_bytes - before) / 1e6
        want(grown < 60, f"memory grew by {grown:.0f} MB")
        told = ", ".join(f"{name}: {status or 'closed'}" for name, status in seen.items())
        return f"{told}; a thousand at once are closed, memory grew by {grown:.0f} MB"
    finally:
        server.kill()


# -- Many at once


def play_idle(folder):
    """10,000 idle connections: others are answered all the while."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    count = min(10_000, hard - 500)
    server = Server(os.path.join(folder, "data"), limits_connections=count + 100)
    try:
        want(server.is_well(), "the server isn't well")
        before, files = server.resident_bytes, server.descriptors
        began, lines = time.monotonic(), []
        for number in range(count):
            lines.append(connect(server.port, number))
            lines[-1].sendall(request("GET", "/health/live"))
            if len(lines) % 100 == 0:
                want(all(answered(line) == 200 for line in lines[-100:]), "a request was refused")
        took = time.monotonic() - began
        want(server.descriptors >= files + count - 5, f"only {server.descriptors - files} connections are open")
        each = (server.resident_bytes - before) / count / 1024
        times = []
        for number in range(200):
            began = time.monotonic()
            want(server.is_well(), "a new connection isn't answered")
            times.append((time.monotonic() - began) * 1e3)
        for line in random.sample(lines, 500):
            line.sendall(request("GET", "/health/ready"))
            want(answered(line) == 200, "a connection that was idle isn't answered")
        busy = server.processor_seconds
        time.sleep(1)
        busy = server.processor_seconds - busy
        for line in lines:
            line.close()
        until(lambda: server.descriptors <= files + 5, 20, "descriptors stay open")
        after = server.resident_bytes
        want(server.is_well(), "the server isn't well")
        return (f"{count:,} connections kept after a request (made in {took:.1f} s): {each:.1f} KB each (resident memory {before / 1e6:.0f} → "
                f"{before / 1e6 + each * count * 1024 / 1e6:.0f} MB, {after / 1e6:.0f} MB when they had gone), {busy * 1e3:.0f} ms of processor "
                f"in a second; a new one is answered in {sorted(times)[100]:.1f} ms (of 200 the slowest {max(times):.0f} ms)")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        server.kill()


def play_descriptors(folder):
    """Fewer file descriptors than connections: who has one is answered, and when there is room, all are."""
    def scarce():
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))

    server = Server(os.path.join(folder, "data"), prepare=scarce)
    try:
        token = server.people(1)[0]
        # They come as a client does that has to wait: with a request at once, and without ado about being put off.
        lines = []
        for number in range(600):
            line = connect(server.port, number)
            line.sendall(request("GET", "/health/live"))
            lines.append(line)
        time.sleep(1)
        held = server.descriptors
        first = lines[0]
        want(answered(first) == 200, "who came first isn't answered")
        first.sendall(request("POST", "/add_journal_entry", entry(1), token))
        status = answered(first)
        want(status == 200, f"a write while descriptors are scarce is answered {status}")
        for line in lines:
            line.close()
        until(lambda: server.process.poll() is not None or server.descriptors < 60, 20, "descriptors stay open")
        want(server.process.poll() is None, "the server ended")
        line = connect(server.port, seconds=5)
        line.sendall(request("GET", "/health/ready"))
        try:
            status = answered(line)
        except OSError:
            status = None
        want(status == 200, "nobody is answered any more after descriptors had run out")
        want(server.stop()[0] == 0, "the server doesn't end in order")
        return f"256 descriptors, 600 connections: {held} in use, those who had one were answered, and all when there was room"
    finally:
        server.kill()


def question(token):
    return request("POST", "/ask_the_stars", {"question": "How is work today?", "horoscope_date": DAY}, token)


def abort(line):
    """Closes a connection as one does that crashes."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def is_at_rest(server):
    """Whether the server does next to nothing for a moment."""
    before = server.processor_seconds
    time.sleep(0.1)
    return server.processor_seconds - before < 0.002


def play_leaving(folder):
    """1,000 clients leave their streams at once, several times: nothing leaks."""
    # With one arena the allocator gives back what is free, so that what is resident is what is used.
    server = Server(os.path.join(folder, "data"), environment={"MALLOC_ARENA_MAX": "1"}, limits_in_work=2_000)
    try:
        tokens = server.people(20)
        for token in tokens:
            want(server.call("POST", "/get_daily_horoscope", {"data": {"date": DAY}}, token)[0] == 200, "a reading was refused")
        files, sizes, heard = server.descriptors, [], 0
        for _ in range(24):
            lines = [connect(server.port, number) for number in range(1_000)]
            for number, line in enumerate(lines):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
                line.sendall(question(tokens[number % 20]))
            # Half of them hear the first words before all go at once, the others don't wait for any.
            heard += sum(bool(line.recv(200)) for line in lines[::2])
            for number, line in enumerate(lines):
                if number // 2 % 2:
                    abort(line)
                else:
                    line.close()
            until(lambda: server.process.poll() is not None or server.descriptors <= files + 4, 30, "descriptors stay open")
            want(server.process.poll() is None, f"the server ended with {server.process.poll()}")
            until(lambda: is_at_rest(server), 60, "work for who went away doesn't end")
            sizes.append(server.resident_bytes / 1e6)
        want(server.is_well(), "the server isn't well")
        text = server.call("POST", "/ask_the_stars", {"question": "How is work today?", "horoscope_date": DAY}, tokens[0])
        want(text[0] == 200 and b'"type":"done"' in text[1], f"a question is answered {text}")
        grown = sizes[-1] - sizes[11]
        want(grown < 12, f"resident memory grew by {grown:.0f} MB in the last twelve of 24 times: {sizes}")
        faults = [line for line in open(server.log_path, encoding="utf-8") if '"level":"error"' in line]
        want(not faults, f"{len(faults)} errors are logged, the first: {faults[:1]}")
        want(server.stop()[0] == 0, "the server doesn't end in order")
        return (f"24 × 1,000 clients left ({heard:,} after their first words): {files} descriptors before and after; resident memory "
                + ", ".join(f"{sizes[place]:.0f}" for place in (0, 1, 3, 5, 11, 17, 23)) + " MB after 1, 2, 4, 6, 12, 18 and 24 times")
    finally:
        server.kill()


MODEL = r"""
import asyncio, resource
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
heard = 0
async def serve(reader, writer):
    global heard
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(l.split(b":")[1]) for l in head.lower().split(b"\r\n") if l.startswith(b"content-length:"))
        await reader.readexactly(length)
        heard += 1
        if heard % 100 == 0: print(heard, flush=True)
        await reader.read()
    except (OSError, asyncio.IncompleteReadError): pass
    finally: writer.close()
async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 0, backlog=4096)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()
asyncio.run(main())
"""


def play_streams(folder):
    """5,000 streams held open by a model that says nothing; 1,000 clients leave at once; SIGTERM ends the rest with done."""
    offered = subprocess.run([PROGRAM, "serve", "--help"], capture_output=True, text=True, check=False).stdout
    if "--model-url" not in offered:
        return "not played: without a model an answer is whole at once, and this server knows of no model"
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    # The server has two descriptors for each, its client's and the model's.
    count = min(5_000, (hard - 500) // 2)
    model = subprocess.Popen([sys.executable, "-c", MODEL], stdout=subprocess.PIPE, text=True)
    server = None
    try:
        port = int(model.stdout.readline())
        many = "1000000000"
        server = Server(
            os.path.join(folder, "data"), limits_in_work=2 * count, limits_connections=2 * count, model_url=f"http://127.0.0.1:{port}/v1",
            model_name="played", model_calls_at_once=min(count + 100, 100_000), model_first_word_seconds=300, model_answer_seconds=300,
            model_tokens_per_account=many, model_tokens_per_day=many, model_reading_seconds=1)
        tokens = server.people(20)
        for token in tokens:
            want(server.call("POST", "/get_daily_horoscope", {"data": {"date": DAY}}, token)[0] == 200, "a reading was refused")
        until(lambda: Process(server.process).descriptors < 60, 20, "connections to the model stay open")
        before, files, lines = server.resident_bytes, server.descriptors, []
        for number in range(count):
            lines.append(connect(server.port, number, 60))
            lines[-1].sendall(question(tokens[number % 20]))
            if len(lines) % 100 == 0:
                for line in lines[-100:]:
                    want(line.recv(4_096).startswith(b"HTTP/1.1 200"), "a question was refused")
        until(lambda: server.descriptors >= files + 2 * count - 10, 60,
              f"only {server.descriptors - files} descriptors are open for {count} streams")
        time.sleep(1)
        each = (server.resident_bytes - before) / count / 1024
        want(server.is_well(), "the server isn't well")
        leaving = min(1_000, count // 5)
        for line in lines[:leaving]:
            abort(line)
        left = count - leaving
        until(lambda: server.descriptors <= files + 2 * left + 20, 30, "work for who went away goes on")
        ended, lock = collections.Counter(), threading.Lock()

        def read(part):
            for line in part:
                text = b""
                line.settimeout(60)
                try:
                    while piece := line.recv(65_536):
                        text += piece
                except OSError:
                    pass
                with lock:
                    ended[b'"type":"done"' in text] += 1
                line.close()

        readers = [threading.Thread(target=read, args=(lines[leaving:][number::16],)) for number in range(16)]
        for reader in readers:
            reader.start()
        status, took = server.stop()
        for reader in readers:
            reader.join()
        want(status == 0, f"the server ends with {status}")
        want(ended[True] == left, f"{ended[False]} of {left} streams end without done")
        want(took < 20, f"the end took {took:.1f} s")
        want(each <= 40, f"a stream takes {each:.0f} KB")
        return (f"{count:,} streams open: {each:.1f} KB each (growth of the resident memory, the connection to the model included); {leaving:,} left at "
                f"once and their work was called off; after SIGTERM {left:,} ended with done, the server after {took:.1f} s with code 0")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if server:
            server.kill()
        model.kill()
        model.wait()


PLAYS = {
    "kill": play_kill, "disk": play_disk, "second": play_second, "cache": play_cache, "term": play_term, "term-idle": play_term_idle,
    "slow": play_slow, "json": play_json, "headers": play_headers, "idle": play_idle, "descriptors": play_descriptors,
    "leaving": play_leaving, "streams": play_streams,
}


def main():
    names = sys.argv[1:]
    if "--list" in names or any(name not in PLAYS for name in names):
        for name, play in PLAYS.items():
            print(f"{name:12} {play.__doc__}")
        return 0 if "--list" in names else 64
    failed = 0
    for name in names or PLAYS:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            try:
                said, mark = PLAYS[name](folder), ""
            except Missed as missed:
                said, mark, failed = str(missed), "MISSED: ", failed + 1
            except (OSError, http.client.HTTPException) as error:
                # A connection that breaks where none may: the server has ended, or is about to.
                said, mark, failed = f"the server is gone: {error!r}", "MISSED: ", failed + 1
        print(f"{name}: {mark}{said}. ({time.monotonic() - began:.0f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
