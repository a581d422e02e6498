"""Threads, forks, spawned processes, and neighbours in the process."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from conftest import NEW_YORK  # noqa: E402

import astrolabe  # noqa: E402

#: Half of them in the table, half before it, which libswe answers with files that it has open.
DAYS = np.concatenate([2451545.0 + np.arange(200) * 17.3, 2378496.5 + np.arange(200) * 83.1])
BODIES = ["sun", "moon", "mars", "mean_apogee", "osculating_apogee"]
ROUNDS = int(os.environ.get("ASTROLABE_ROUNDS", "6"))


def places(_: int = 0) -> bytes:
    return astrolabe.positions(DAYS, BODIES, columns=6).tobytes()


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes_by(method: str) -> None:
    expected = places()
    with multiprocessing.get_context(method).Pool(4) as pool:
        for answer in pool.imap_unordered(places, range(ROUNDS * 20)):
            assert answer == expected


def test_children_of_a_busy_parent() -> None:
    expected = (places(), astrolabe.text("reading", **NEW_YORK, date="2025-01-06"))
    isOver = threading.Event()
    wrong: list[int] = []

    def ask() -> None:
        while not isOver.is_set():
            if (places(), astrolabe.text("reading", **NEW_YORK, date="2025-01-06")) != expected:
                wrong.append(1)

    threads = [threading.Thread(target=ask) for _ in range(3)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(12):
            child = os.fork()
            if child == 0:
                signal.alarm(60)
                answer = (places(), astrolabe.text("reading", **NEW_YORK, date="2025-01-06"))
                os._exit(0 if answer == expected else 1)
            _, status = os.waitpid(child, 0)
            assert status == 0
    finally:
        isOver.set()
        for thread in threads:
            thread.join()
    assert not wrong


def test_threads_agree() -> None:
    expected = astrolabe.text("reading", **NEW_YORK, date="2025-01-06")

    def ask(number: int) -> bool:
        # Nine days in turn, where eight are kept.
        astrolabe.text("reading", **NEW_YORK, date=f"2025-01-1{number % 9}")
        return (
            astrolabe.text("reading", **NEW_YORK, date="2025-01-06") == expected and places() != b""
        )

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(ask, range(100)))


def test_an_engine_is_opened_anew_where_it_is_sent() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        answer = pool.apply(ask_sky, (astrolabe.Engine(),))
    assert answer == astrolabe.text("sky", at="ut:2451545.0")


def ask_sky(engine: astrolabe.Engine) -> bytes:
    return engine.text("sky", at="ut:2451545.0")


def run(code: str, **environment: str) -> Any:
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )


@pytest.mark.parametrize("isGlobal", [False, True])
def test_beside_pyswisseph(isGlobal: bool) -> None:
    pytest.importorskip("swisseph")
    answer = run(
        f"""
        import os, sys, threading
        if {isGlobal}: sys.setdlopenflags(sys.getdlopenflags() | os.RTLD_GLOBAL)
        import swisseph, astrolabe
        folder = next(str(p) for p in (astrolabe._library.FOLDER).rglob("se1"))
        # From 1801 on: where the files of two ages meet, libswe's answers depend on what was asked before.
        days = [2378896.5 + 83.1 * n for n in range(100)]
        bodies = {{"sun": 0, "moon": 1, "mars": 4, "mean_apogee": 12}}
        expected = astrolabe.positions(days, list(bodies)).tobytes()
        swisseph.set_ephe_path(folder)
        theirs = [[swisseph.calc_ut(day, body, swisseph.FLG_SWIEPH | swisseph.FLG_SPEED)[0][0] for body in bodies.values()] for day in days]
        def ask():
            for _ in range(5):
                swisseph.set_ephe_path("/nowhere")
                assert astrolabe.positions(days, list(bodies)).tobytes() == expected
        threads = [threading.Thread(target=ask) for _ in range(8)]
        [thread.start() for thread in threads]; [thread.join() for thread in threads]
        swisseph.set_ephe_path(folder)
        ours = astrolabe.positions(days, list(bodies))[:, :, 0]
        again = [[swisseph.calc_ut(day, body, swisseph.FLG_SWIEPH | swisseph.FLG_SPEED)[0][0] for body in bodies.values()] for day in days]
        assert again == theirs and abs(ours - theirs).max() < 1e-9, abs(ours - theirs).max()
        print("fine")
        """
    )
    assert answer.stdout == "fine\n", answer.stderr


def test_nothing_is_started_nor_handled() -> None:
    answer = run(
        """
        import os, signal, threading
        before = {s: signal.getsignal(s) for s in signal.valid_signals()}
        kept = ("SigBlk", "SigIgn", "SigCgt")
        masks = [line for line in open("/proc/self/status") if line.startswith(kept)]
        threads = len(os.listdir("/proc/self/task"))
        import astrolabe
        astrolabe.reading("1990-06-15", "2025-01-06")
        astrolabe.sky("ut:2378500", bodies="all")
        assert len(os.listdir("/proc/self/task")) == threads
        assert [line for line in open("/proc/self/status") if line.startswith(kept)] == masks
        assert {s: signal.getsignal(s) for s in signal.valid_signals()} == before
        print("fine")
        """
    )
    assert answer.stdout == "fine\n", answer.stderr


def test_the_environment_changes_nothing() -> None:
    code = "import astrolabe; print(astrolabe.text('chart', birth='1990-06-15').hex())"
    plain = run(code).stdout
    for name, value in {
        "TZ": "Asia/Tokyo",
        "LC_ALL": "tr_TR.UTF-8",
        "LANG": "de_DE",
        "TZDIR": "/nowhere",
    }.items():
        assert run(code, **{name: value}).stdout == plain


def test_a_preforking_server(tmp_path: Any) -> None:
    """gunicorn opens the engine before it forks; three workers of eight threads answer as one."""
    pytest.importorskip("gunicorn")

    (tmp_path / "server.py").write_text(
        textwrap.dedent(
            """
            import astrolabe
            astrolabe.reading("1990-06-15", "2025-01-06")
            def application(environ, start):
                number = int(environ["PATH_INFO"][1:])
                text = astrolabe.text("reading", birth=f"19{50 + number % 50}-06-15", date="2025-01-06")
                text += astrolabe.positions(2378496.5 + number % 97, ["moon", "mean_apogee"]).tobytes()
                start("200 OK", [("Content-Type", "application/octet-stream")])
                return [text]
            """
        )
    )
    server = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "gunicorn",
            "--preload",
            "--workers",
            "3",
            "--threads",
            "8",
            "--bind",
            f"unix:{tmp_path}/socket",
            "--log-level",
            "warning",
            "server:application",
        ],
        cwd=tmp_path,
    )
    try:
        import http.client
        import socket
        import time

        def ask(number: int) -> bytes:
            connection = http.client.HTTPConnection("localhost", timeout=60)
            for _ in range(200):
                try:
                    connection.sock = socket.socket(socket.AF_UNIX)
                    connection.sock.connect(f"{tmp_path}/socket")
                    break
                except (FileNotFoundError, ConnectionRefusedError, BlockingIOError):
                    time.sleep(0.05)
            connection.request("GET", f"/{number}")
            answer = connection.getresponse()
            assert answer.status == 200
            return answer.read()

        def isRight(number: int) -> bool:
            text = astrolabe.text("reading", birth=f"19{50 + number % 50}-06-15", date="2025-01-06")
            return (
                ask(number)
                == text
                + astrolabe.positions(2378496.5 + number % 97, ["moon", "mean_apogee"]).tobytes()
            )

        count = int(os.environ.get("ASTROLABE_REQUESTS", "300"))
        with ThreadPoolExecutor(16) as pool:
            assert all(pool.map(isRight, range(count)))
    finally:
        server.terminate()
        server.wait(30)
