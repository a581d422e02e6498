"""Drills of load: kill -9 among writes of every kind, a restart among requests, more to do than there is room for. See run_drills.py."""
import http.client
import json
import os
import random
import signal
import threading
import time
import uuid

from drilling import Server, command, want

MANY = ["--limits-writes-per-minute", "1000000000", "--limits-fortunes-per-day", "1000000", "--limits-readings-per-minute", "1000000000"]
KILLS = 20


class Writer(threading.Thread):
    """Writes moods, fortunes and journal entries by turns until the server is gone; what was acknowledged is remembered."""

    def __init__(self, port, token, kept):
        super().__init__(daemon=True)
        self.port, self.token, self.kept, self.wrong = port, token, kept, None

    def run(self):
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            number = 0
            while True:
                number += 1
                self.write(line, number)
        except AssertionError as error:
            self.wrong = str(error)
        except (OSError, http.client.HTTPException):
            pass  # The server was killed.

    def ask(self, line, method, path, body, statuses):
        line.request(method, path, json.dumps(body), {"Content-Type": "application/json", "Authorization": "Bearer " + self.token})
        answer = line.getresponse()
        text = answer.read()
        want(answer.status in statuses, f"{path} is answered {answer.status}: {text[:200]}")
        return json.loads(text)

    def write(self, line, number):
        match number % 3:
            case 0:
                name = str(uuid.uuid4())
                note = f"note {random.random()}"
                self.ask(line, "PUT", f"/v1/me/moods/{name}", {"moodType": "calm", "note": note, "timestamp": "2025-01-06T12:00:00Z"}, {200, 201})
                self.kept["moods"][name] = note
            case 1:
                told = self.ask(line, "POST", "/process-tarot-reading", {"culturalOrigin": "european"}, {200})
                self.kept["fortunes"].add(told["shareCardUrl"])
            case _:
                entry = self.ask(line, "POST", "/v1/me/journal", {"date": "2025-01-06", "entry_type": "horoscope_reading"}, {201})
                self.kept["entries"].add(entry["entry_id"])


def listed(server, token, path, member):
    """All elements of a list that comes in pages."""
    elements, before = [], ""
    while True:
        status, text = server.ask("GET", f"{path}?limit=100{before}", token=token)
        want(status == 200, f"{path} is answered {status}: {text}")
        page = json.loads(text)
        elements += page[member]
        if not page.get("next"):
            return elements
        before = f"&before={page['next']}"


def drill_kill(folder):
    """After each of 20 kill -9 among writes every acknowledged mood, fortune and journal entry is there, once."""
    data = os.path.join(folder, "data")
    server = Server(data, *MANY)
    people = [(server.guest(), {"moods": {}, "fortunes": set(), "entries": set()}) for _ in range(6)]
    for token, _ in people:
        server.ask("POST", "/create_user_profile", {"data": {"name": "A", "email": "", "birth_date": "1990-06-15"}}, token)
    for number in range(KILLS):
        writers = [Writer(server.port, token, kept) for token, kept in people]
        for writer in writers:
            writer.start()
        time.sleep(random.uniform(0.2, 0.5))
        server.end(signal.SIGKILL)
        for writer in writers:
            writer.join(60)
            want(writer.wrong is None, f"round {number}: {writer.wrong}")
        server = Server(data, *MANY)
        status, said = command("check", data)
        want(status == 0, f"round {number}: the store is damaged: {said}")
    for token, kept in people:
        moods = {mood["id"].lower(): mood["note"] for mood in listed(server, token, "/v1/me/moods", "entries")}
        lost = [name for name, note in kept["moods"].items() if moods.get(name) != note]
        want(not lost, f"{len(lost)} acknowledged moods are lost")
        addresses = [fortune["share_card_url"] for fortune in listed(server, token, "/v1/me/fortunes", "readings")]
        want(kept["fortunes"] <= set(addresses), f"{len(kept['fortunes'] - set(addresses))} acknowledged fortunes are lost")
        want(len(addresses) == len(set(addresses)), "a fortune is there twice")
        entries = [entry["entry_id"] for entry in listed(server, token, "/v1/me/journal", "entries")]
        want(kept["entries"] <= set(entries), f"{len(kept['entries'] - set(entries))} acknowledged entries are lost")
        want(len(entries) == len(set(entries)), "an entry is there twice")
        used = json.loads(server.ask("GET", "/user-quota", token=token)[1])["quota_used"]
        want(used >= len(kept["fortunes"]), f"{used} of the quota are used for {len(kept['fortunes'])} fortunes")
    want(server.end() == 0, "it doesn't end")
    total = sum(len(kept[name]) for _, kept in people for name in kept)
    return f"{total:,} were acknowledged."


class Regular(threading.Thread):
    """Asks by kept connections until nobody answers; counts requests that were lost without a word."""

    def __init__(self, port, token):
        super().__init__(daemon=True)
        self.port, self.token, self.answered, self.closed, self.lost = port, token, 0, 0, []

    def run(self):
        while True:
            line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
            try:
                line.connect()
            except OSError:
                return  # There is no server any more.
            answers = 0
            while True:
                try:
                    line.request("GET", "/v1/me", headers={"Authorization": "Bearer " + self.token})
                    answer = line.getresponse()
                    answer.read()
                except (OSError, http.client.HTTPException) as error:
                    # A connection that was waiting to be taken when the server ended was never one.
                    if answers:
                        self.lost.append(repr(error))
                    break
                answers += 1
                self.answered += 1
                if answer.status != 200:
                    self.lost.append(str(answer.status))
                if answer.getheader("Connection", "").lower() == "close":
                    self.closed += 1
                    break
            line.close()
            if self.lost:
                return


def drill_restart(folder):
    """A server that ends says so on every kept connection before it closes it: no request is lost."""
    server = Server(os.path.join(folder, "data"), "--server-drain-seconds", "2", *MANY)
    clients = [Regular(server.port, server.guest()) for _ in range(16)]
    for client in clients:
        client.start()
    time.sleep(1)
    want(server.end() == 0, "it doesn't end")
    for client in clients:
        client.join(60)
    lost = [reason for client in clients for reason in client.lost]
    answered = sum(client.answered for client in clients)
    want(not lost, f"of {answered} requests {len(lost)} are lost: {lost[:3]}")
    want(all(client.closed for client in clients), "not every client hears that the server ends")
    return f"{answered:,} were answered."


def drill_overload(folder):
    """With more to do than there is room for, whether the server lives is answered all the same."""
    server = Server(os.path.join(folder, "data"), "--limits-in-work", "4", *MANY)
    token = server.guest()
    body = {"data": {"name": "A", "email": "", "birth_date": "1990-06-15"}}
    want(server.ask("POST", "/create_user_profile", body, token)[0] == 200, "there is no profile")
    statuses, done = {}, threading.Event()

    def read(start):
        for number in range(10):
            status, _ = server.ask("GET", f"/v1/me/readings/2025-{1 + start % 12:02}-{1 + number:02}", token=token, seconds=600)
            statuses[status] = statuses.get(status, 0) + 1

    readers = [threading.Thread(target=read, args=(start,), daemon=True) for start in range(48)]
    lives = []

    def watch():
        while not done.is_set():
            lives.append(server.ask("GET", "/health/live")[0])

    watcher = threading.Thread(target=watch, daemon=True)
    for reader in readers:
        reader.start()
    watcher.start()
    for reader in readers:
        reader.join()
    done.set()
    watcher.join()
    want(set(statuses) <= {200, 503} and statuses.get(200), f"readings are answered {statuses}")
    want(statuses.get(503), "the drill plays no overload: nothing is refused")
    want(set(lives) == {200}, f"/health/live is answered {set(lives)}")
    want(server.end() == 0, "it doesn't end")
    return f"{len(lives)} looks, while {statuses[503]} of {sum(statuses.values())} readings were refused."
