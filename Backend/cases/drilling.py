"""A server that a drill starts, asks, signals and ends. Linux, standard library only."""
import http.client
import json
import resource
import signal
import subprocess
import sys
import threading

PROGRAM = sys.argv[1]
WIDE = ["--limits-guests-at-once", "1000000", "--limits-guests-per-hour", "1000000"]


def want(holds, sentence):
    if not holds:
        raise AssertionError(sentence)


class Server:
    """A server on a free port, whose log is read to the line that says the port, and on unless it must be left alone."""

    def __init__(self, data, *settings, reads=True, files=None):
        limit = None if files is None else lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--data", data, "--server-port", "0", "--server-drain-seconds", "0", *WIDE, *settings],
            stderr=subprocess.PIPE, text=True, preexec_fn=limit)
        self.said = ""
        self.port = None
        for line in self.process.stderr:
            self.said += line
            if '"listening"' in line:
                self.port = int(json.loads(line)["port"])
                break
        if reads and self.port:
            threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stderr:
            self.said += line

    def ask(self, method, path, body=None, token=None, seconds=60):
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=seconds)
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = "Bearer " + token
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read().decode()
        line.close()
        return answer.status, text

    def guest(self):
        status, text = self.ask("POST", "/v1/auth/guest")
        want(status == 201, f"a guest is answered {status}: {text}")
        return json.loads(text)["token"]

    def end(self, by=signal.SIGTERM):
        self.process.send_signal(by)
        return self.process.wait(60)


def command(name, data, *more):
    done = subprocess.run([PROGRAM, name, "--data", data, *more], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr
