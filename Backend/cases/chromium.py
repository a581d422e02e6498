"""A headless Chromium, asked over its DevTools protocol. Standard library only."""
import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


ENTER = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
TAB = {"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9}
DOWN = {"key": "ArrowDown", "code": "ArrowDown", "windowsVirtualKeyCode": 40}
SPACE = {"key": " ", "code": "Space", "windowsVirtualKeyCode": 32, "text": " "}


def program():
    """The browser that is installed; None if there is none."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, (shutil.which(name) for name in names)), None)


class Chromium:
    """A headless browser, asked over its DevTools protocol."""

    def __init__(self, program):
        self.folder = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--disable-background-networking", "--no-first-run", "--hide-scrollbars", "--remote-debugging-port=0",
             "--user-data-dir=" + self.folder, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        ports = os.path.join(self.folder, "DevToolsActivePort")
        for _ in range(600):
            if os.path.exists(ports) and open(ports, encoding="ascii").read().count("\n") >= 1:
                break
            time.sleep(0.1)
        port = int(open(ports, encoding="ascii").readline())
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=60) as answer:
            page = next(one for one in json.load(answer) if one["type"] == "page")
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        path = page["webSocketDebuggerUrl"].split(str(port), 1)[1]
        self.socket.sendall(
            (f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(4096)
        self.rest = self.rest.split(b"\r\n\r\n", 1)[1]
        self.number, self.events = 0, []

    def take(self, count):
        while len(self.rest) < count:
            piece = self.socket.recv(1 << 16)
            if not piece:
                raise ConnectionError("Chromium has gone")
            self.rest += piece
        found, self.rest = self.rest[:count], self.rest[count:]
        return found

    def receive(self):
        whole = b""
        while True:
            first, second = self.take(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self.take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.take(8))[0]
            whole += self.take(length)
            if first & 128:
                return json.loads(whole)

    def ask(self, method, **parameters):
        self.number += 1
        data = json.dumps({"id": self.number, "method": method, "params": parameters}).encode()
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else (
            bytes([254]) + struct.pack(">H", len(data)) if len(data) < 65536 else bytes([255]) + struct.pack(">Q", len(data)))
        self.socket.sendall(b"\x81" + size + mask + bytes(b ^ mask[i & 3] for i, b in enumerate(data)))
        while True:
            message = self.receive()
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def run(self, script):
        """What an expression gives in the page, or what its promise comes to."""
        found = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"])
        return found["result"].get("value")

    def settle(self):
        """Waits until the page that is under way is there."""
        for _ in range(600):
            time.sleep(0.05)
            try:
                # Runtime.evaluate works with scripts switched off, too: it is the browser that asks.
                if self.run("document.readyState") == "complete":
                    return
            except RuntimeError:
                pass
        raise RuntimeError("the page doesn't come")

    def open(self, address):
        self.ask("Page.navigate", url=address)
        self.settle()

    def press(self, key):
        self.ask("Input.dispatchKeyEvent", type="keyDown", **key)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **{k: v for k, v in key.items() if k != "text"})

    def write(self, text):
        self.ask("Input.insertText", text=text)

    def close(self):
        try:
            self.ask("Browser.close")
        except (ConnectionError, OSError):
            pass
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
