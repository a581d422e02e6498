#!/usr/bin/env python3
"""Opens thousands of streams at once against a server whose model says nothing; then a fifth of them goes away, then SIGTERM comes.

    Backend/Scripts/play-streams.py Backend/.build/release/astrolabe-server [streams]

Starts the server itself, on an empty data folder, and plays its model. What a stream takes of memory is the growth of the
process, the connection to the model included. Linux, standard library only.
"""
import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

MOST_KILOBYTES = 40


class Model:
    """Hears questions, and answers none of them."""

    def __init__(self):
        self.heard = 0

    async def serve(self, reader, writer):
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            length = next(int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
            await reader.readexactly(length)
            self.heard += 1
            await reader.read()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


def call(port, path, data, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.loads(response.read())


def start(program, data, model_port, count):
    log = open(data + ".log", "w+", encoding="utf-8")
    many = "1000000000"
    process = subprocess.Popen(
        [program, "serve", "--data", data, "--server-port", "0", "--server-drain-seconds", "0",
         "--limits-guests-at-once", many, "--limits-public-per-minute", many, "--limits-readings-per-minute", many,
         "--limits-questions-per-minute", many, "--limits-questions-per-day", many, "--limits-in-work", many,
         "--limits-connections", "100000", "--log-level", "warning",
         "--model-url", f"http://127.0.0.1:{model_port}/v1", "--model-name", "played", "--model-calls-at-once", str(count + 100),
         "--model-first-word-seconds", "600", "--model-answer-seconds", "600", "--model-tokens-per-account", many,
         "--model-tokens-per-day", many], stderr=log)
    return process


def listening(process):
    """The port of a server whose log is quiet: the one that it listens at."""
    for _ in range(600):
        ports = set()
        with open("/proc/net/tcp", encoding="ascii") as table:
            sockets = {line.split()[9]: int(line.split()[1].split(":")[1], 16) for line in list(table)[1:] if line.split()[3] == "0A"}
        for name in os.listdir(f"/proc/{process.pid}/fd"):
            try:
                target = os.readlink(f"/proc/{process.pid}/fd/{name}")
            except OSError:
                continue
            if target.startswith("socket:[") and target[8:-1] in sockets:
                ports.add(sockets[target[8:-1]])
        if ports:
            return ports.pop()
        time.sleep(0.05)
    raise SystemExit("the server doesn't start")


def state(process):
    with open(f"/proc/{process.pid}/statm", encoding="ascii") as file:
        resident = int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return resident, len(os.listdir(f"/proc/{process.pid}/fd"))


async def stream(port, token):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = json.dumps({"question": "How is work today?", "horoscope_date": "2025-01-06"}).encode()
    writer.write(f"POST /ask_the_stars HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nAuthorization: Bearer {token}\r\n"
                 f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200"), head
    return reader, writer


async def until(what, wanted, seconds):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if wanted():
            return
        await asyncio.sleep(0.2)
    raise SystemExit(f"{what} doesn't come about in {seconds} s")


async def play(program, count):
    model = Model()
    played = await asyncio.start_server(model.serve, "127.0.0.1", 0, backlog=4096)
    model_port = played.sockets[0].getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = start(program, os.path.join(folder, "data"), model_port, count)
        try:
            port = await asyncio.to_thread(listening, process)
            tokens = []
            for number in range(20):
                token = (await asyncio.to_thread(call, port, "/v1/auth/guest", {}))["token"]
                birth = {"name": "A", "email": "", "birth_date": f"1990-06-{number + 1:02}"}
                await asyncio.to_thread(call, port, "/create_user_profile", {"data": birth}, token)
                await asyncio.to_thread(call, port, "/get_daily_horoscope", {"data": {"date": "2025-01-06"}}, token)
                tokens.append(token)
            before, files = state(process)
            streams = []
            for first in range(0, count, 100):
                streams += await asyncio.gather(*(
                    stream(port, tokens[number % len(tokens)]) for number in range(first, min(first + 100, count))))
            await until("every question's way to the model", lambda: model.heard >= count, 120)
            each = (state(process)[0] - before) / count / 1024
            print(f"{count} streams open: {each:.0f} KB each")
            leaving = count // 5
            for _, writer in streams[:leaving]:
                writer.transport.abort()
            # Each has a connection of its own to the model, which goes with it.
            await until("the end of what was left", lambda: state(process)[1] <= files + 2 * (count - leaving) + 50, 60)
            print(f"{leaving} went away at once: their work is called off")
            async def end(reader):
                return '"type":"done"' in (await reader.read()).decode()
            process.send_signal(signal.SIGTERM)
            began = time.monotonic()
            ended = await asyncio.gather(*(end(reader) for reader, _ in streams[leaving:]))
            status = await asyncio.to_thread(process.wait, 60)
            for _, writer in streams[leaving:]:
                writer.close()
            assert all(ended), f"{ended.count(False)} streams end without done"
            assert status == 0, f"the server ends with {status}"
            print(f"SIGTERM: {len(ended)} streams ended with done, the server with code 0, in {time.monotonic() - began:.1f} s")
            assert each <= MOST_KILOBYTES, f"a stream takes {each:.0f} KB, more than {MOST_KILOBYTES}"
        finally:
            if process.poll() is None:
                process.kill()


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 5_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    # Three ends of each stream are in this process and one in the server's, which has two.
    count = min(count, (hard - 500) // 3)
    asyncio.run(play(sys.argv[1], count))


main()
