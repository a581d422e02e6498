#!/usr/bin/env python3
"""Plays faults against a running server: slow headers, many idle connections, deep JSON, SIGTERM among requests.

    Backend/Scripts/play-faults.py Backend/.build/release/astrolabe-server [idle connections]

Starts the server itself, on an empty data folder. Standard library only.
"""
import http.client
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

SIGN = json.dumps({"data": {"birth_date": "1990-06-15"}})
JSON = {"Content-Type": "application/json"}


def start(program, data):
    log = open(data + ".log", "w+", encoding="utf-8")
    process = subprocess.Popen(
        [program, "serve", "--data", data, "--server-port", "0", "--limits-public-per-minute", "1000000000"], stderr=log)
    for _ in range(600):
        for line in open(data + ".log", encoding="utf-8"):
            told = json.loads(line) if line.startswith("{") else {}
            if told.get("message") == "listening":
                return process, int(told["port"])
        time.sleep(0.02)
    raise SystemExit("the server doesn't start")


def is_well(port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("POST", "/get_sun_sign_from_date", SIGN, JSON)
    return connection.getresponse().status == 200


def slow_headers(port):
    """One letter a second: closed when ten seconds are over."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", port)) as slow:
        slow.settimeout(1)
        for letter in b"POST /get_memory HTTP/1.1\r\nHost: localhost\r\n" * 2:
            try:
                slow.sendall(bytes([letter]))
                if slow.recv(1) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
    took = time.monotonic() - began
    assert 8 < took < 15, f"slow headers were borne for {took:.0f} s"
    assert is_well(port)
    print(f"slow headers: closed after {took:.0f} s")


def slow_body(port):
    """A body that doesn't come: closed when ten seconds are over."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", port)) as slow:
        slow.sendall(b"POST /get_sun_sign_from_date HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                     b"Content-Length: 100\r\n\r\n{")
        slow.settimeout(30)
        try:
            while slow.recv(4096):
                pass
        except ConnectionError:
            pass
    took = time.monotonic() - began
    assert 8 < took < 15, f"a slow body was borne for {took:.0f} s"
    assert is_well(port)
    print(f"slow body: closed after {took:.0f} s")


def deep_json(port):
    for body in ("[" * 60_000, '{"data":' * 8_000, '{"data":' + "[" * 30_000 + "]" * 30_000 + "}"):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("POST", "/get_sun_sign_from_date", body, JSON)
        status = connection.getresponse().status
        assert status in (400, 413), f"deep JSON is answered {status}"
    assert is_well(port)
    print("deep JSON: refused")


def idle_connections(port, count):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    count = min(count, hard - 100)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(count + 100, hard), hard))
    idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(count)]
    assert is_well(port)
    for connection in idle:
        connection.close()
    # That many ends are work, too, which the next play isn't about.
    time.sleep(3)
    assert is_well(port)
    print(f"idle connections: {count} borne")


def terminate_among_requests(process, port):
    results, lock = {"answered": 0, "cut": 0}, threading.Lock()

    def work():
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        while True:
            try:
                connection.request("POST", "/get_sun_sign_from_date", SIGN, JSON)
            except OSError:
                # Nobody listens any more.
                return
            try:
                response = connection.getresponse()
                response.read()
                with lock:
                    results["answered"] += 1
                if response.getheader("Connection") == "close":
                    # Told that the server is about to end, one asks another.
                    return
            except (OSError, http.client.HTTPException):
                with lock:
                    results["cut"] += 1
                return

    workers = [threading.Thread(target=work) for _ in range(16)]
    for worker in workers:
        worker.start()
    time.sleep(1)
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    status = process.wait(timeout=40)
    took = time.monotonic() - began
    for worker in workers:
        worker.join()
    assert status == 0, f"the server ends with {status}"
    assert results["cut"] == 0, f"{results['cut']} answers were cut"
    print(f"SIGTERM: ended in {took:.1f} s with code 0, {results['answered']} answered, none cut")


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 9_000
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(program, os.path.join(folder, "data"))
        try:
            deep_json(port)
            slow_headers(port)
            slow_body(port)
            idle_connections(port, count)
            terminate_among_requests(process, port)
        finally:
            if process.poll() is None:
                process.kill()


main()
