#!/usr/bin/env python3
"""Uses one account on two servers at once, and counts what one server knows late or wrong of what the other did.

    python3 run_two_servers.py Backend/.build/debug/astrolabe-server [SECONDS]

Five devices of one account write on one server and look at the other at once: a journal and its memory, settings and a partner,
moods, conversations with their answers, sessions. A sixth sends each write to both servers at the same moment under one key. What
deploy/consistency.md says may be late is counted, with the longest time; anything else is an anomaly, and it ends with 1.
3600 seconds unless given; a few per cent of a core. Needs initdb; ends with 3 without it. Standard library only.
"""
import contextlib
import itertools
import random
import sys
import tempfile
import threading
import time
import uuid

import cluster
from fleet import SETTINGS, Fleet, ask, want

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ""
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 3600.0
#: How long each device waits between two rounds, in seconds, by chance around it.
PAUSE = 0.5
#: The longest that a server may take a person from memory: what is asked later than this after a change must know it.
LATE = 1.0


class Account:
    """One account, and what its devices saw."""

    def __init__(self, fleet):
        self.ports = [server.port for server in fleet.servers]
        self.until = time.monotonic() + SECONDS
        self.lock, self.counts, self.late, self.longest, self.anomalies = threading.Lock(), {}, {}, {}, []
        status, answer, _ = ask(self.ports[0], "POST", "/v1/auth/register",
                                {"email": "two@example.org", "password": "a long enough phrase", "name": "Two"})
        want(status in (200, 201), f"registering is answered {status}: {answer}")
        self.token = answer["token"]
        birth = {"name": "Two", "email": "", "birth_date": "1990-06-15"}
        status, answer, _ = ask(self.ports[0], "POST", "/create_user_profile", {"data": birth}, self.token)
        want(status == 200, f"a profile is answered {status}: {answer}")

    def say(self, what, counts):
        with self.lock:
            counts[what] = counts.get(what, 0) + 1

    def expect(self, holds, sentence):
        if not holds:
            with self.lock:
                self.anomalies.append(f"{time.strftime('%H:%M:%S')} {sentence}")

    def soon(self, what, look):
        """Looks until it is so; a look that began later than the page allows, and is answered as before, is an anomaly."""
        changed, asked, first = time.monotonic(), time.monotonic(), True
        while not look():
            first = False
            if asked - changed > LATE:
                self.expect(False, f"{what}: not seen by the other server when asked {asked - changed:.2f} s later")
                return
            time.sleep(0.002)
            asked = time.monotonic()
        if not first:
            self.say(what, self.late)
            with self.lock:
                # The look before this one was the last that was answered as before.
                self.longest[what] = max(self.longest.get(what, 0), asked - changed)

    def rounds(self, what):
        """The number of each round, and the port that is written at, and the port that is asked."""
        for number in itertools.count():
            if time.monotonic() > self.until:
                return
            first = random.randrange(2)
            yield number, self.ports[first], self.ports[1 - first]
            self.say(what, self.counts)
            time.sleep(random.uniform(0.5, 1.5) * PAUSE)


def entry(text):
    return {"data": {"date": "2025-03-01", "entry_type": "horoscope_reading", "summary_viewed": text,
                     "categories_viewed": [{"category": "love_relationships", "text": "T"}], "time_spent_seconds": 1}}


def journal(account):
    """Entries are there at once for the other server, in their order, and the memory has each once."""
    names = []
    for number, here, there in account.rounds("journal"):
        status, answer, _ = ask(here, "POST", "/add_journal_entry", entry(f"Entry {number}."), account.token, f"journal-{number}")
        account.expect(status == 200, f"an entry is answered {status}: {answer}")
        names.append(answer["result"]["entry_id"])
        found = [row["entry_id"] for row in ask(there, "GET", "/v1/me/journal?limit=50", token=account.token)[1]["entries"]]
        own = [name for name in found if name in set(names[-20:])]
        # Others write to the journal, too; one's own are in their order, none is missing.
        account.expect(own[:5] == names[::-1][:len(own[:5])] and own and own[0] == names[-1], f"entry {number} isn't the latest own one at the other server")


def settings(account):
    """Settings are seen when the notice comes, after a second at most; a partner at once."""
    for number, here, there in account.rounds("settings"):
        language, zone = ("es", "en")[number % 2], ("Asia/Tokyo", "Europe/Paris")[number % 2]
        ask(there, "GET", "/v1/me", token=account.token)  # The other server has the person at hand.
        status, answer, _ = ask(here, "PATCH", "/v1/me", {"language": language, "timezone": zone}, account.token)
        account.expect(status == 200, f"settings are answered {status}: {answer}")
        own = ask(here, "GET", "/v1/me", token=account.token)[1]
        account.expect(own["settings"]["language"] == language, "a server doesn't see its own change of settings at once")
        account.soon("settings", lambda: ask(there, "GET", "/v1/me", token=account.token)[1]["settings"]["language"] == language)
        birth = f"1988-01-{1 + number % 28:02}"
        status, answer, _ = ask(here, "PUT", "/v1/me/partner", {"name": "P", "birth_date": birth}, account.token)
        account.expect(status == 200, f"a partner is answered {status}: {answer}")
        found = ask(there, "GET", "/v1/me/partner", token=account.token)[1]
        account.expect(found.get("birth_date") == birth, f"the partner at the other server is an old one: {found}")


def moods(account):
    """A mood is there at once for the other server, as it was changed last, and gone at once."""
    for number, here, there in account.rounds("moods"):
        name, at = str(uuid.uuid4()), f"2025-01-{1 + number % 28:02}T12:{number // 28 % 60:02}:00Z"
        for port, note in ((here, "one"), (there, "two")):
            status, answer, _ = ask(port, "PUT", f"/v1/me/moods/{name}", {"moodType": "calm", "note": note, "timestamp": at}, account.token)
            account.expect(status == (201 if note == "one" else 200), f"a mood is answered {status}: {answer}")
        found = {row["id"]: row["note"] for row in ask(here, "GET", "/v1/me/moods?limit=100", token=account.token)[1]["entries"]}
        account.expect(found.get(name) == "two", f"a mood is {found.get(name)} and not as it was changed last")
        status, _, _ = ask(there, "DELETE", f"/v1/me/moods/{name}", token=account.token)
        account.expect(status == 204, f"deleting a mood is answered {status}")
        found = {row["id"] for row in ask(here, "GET", "/v1/me/moods?limit=100", token=account.token)[1]["entries"]}
        account.expect(name not in found, "a mood that was deleted is still there")


def conversations(account):
    """A conversation goes on at the other server, with every message in order."""
    for number, here, there in account.rounds("conversations"):
        status, text, _ = ask(here, "POST", "/v1/me/ask", {"question": "How is work today?", "horoscope_date": "2025-01-06"}, account.token)
        name = conversation_of(text)
        account.expect(status == 200 and name, f"a question is answered {status}: {str(text)[-200:]}")
        if not name:
            continue
        for port in (there, here):
            status, text, _ = ask(port, "POST", "/v1/me/ask",
                                  {"question": "And love?", "horoscope_date": "2025-01-06", "conversation_id": name}, account.token)
            account.expect(status == 200 and conversation_of(text) == name, f"a question that goes on is answered {status}: {str(text)[-200:]}")
        found = ask(there, "GET", f"/v1/me/conversations/{name}", token=account.token)[1]
        roles = [message["role"] for message in found.get("messages", [])]
        account.expect(roles == ["user", "assistant"] * 3, f"a conversation's messages are {roles}")
        if number % 3 == 0:
            account.expect(ask(here, "DELETE", f"/v1/me/conversations/{name}", token=account.token)[0] == 204, "a conversation isn't deleted")
            status = ask(there, "GET", f"/v1/me/conversations/{name}", token=account.token)[0]
            account.expect(status == 404, f"a conversation that was deleted is answered {status}")


def conversation_of(text):
    """The conversation that the last event of an answer names."""
    if isinstance(text, dict):
        return text.get("conversation_id", "")
    parts = str(text).rsplit('"conversation_id":"', 1)
    return parts[1].split('"')[0] if len(parts) == 2 else ""


def sessions(account):
    """Who signs in at one server is known to the other at once, and who signs out within a second."""
    for _, here, there in account.rounds("sessions"):
        status, answer, _ = ask(here, "POST", "/v1/auth/login", {"email": "two@example.org", "password": "a long enough phrase"})
        account.expect(status == 200, f"signing in is answered {status}: {answer}")
        token = answer.get("token")
        account.expect(ask(there, "GET", "/v1/me", token=token)[0] == 200, "who signed in isn't known to the other server")
        status, _, _ = ask(here, "POST", "/v1/auth/logout", {}, token)
        account.expect(status in (200, 204), f"signing out is answered {status}")
        account.expect(ask(here, "GET", "/v1/me", token=token)[0] == 401, "a server lets in who signed out there")
        account.soon("sign-out", lambda: ask(there, "GET", "/v1/me", token=token)[0] == 401)
        time.sleep(4 * PAUSE)  # A password costs a tenth of a second of a core.


def both(account):
    """One write that both servers get at the same moment under one key is done once; quotas aren't overdrawn."""
    for number, here, there in account.rounds("both at once"):
        answers, key = [None, None], f"both-{number}"

        def send(place, port):
            answers[place] = ask(port, "POST", "/add_journal_entry", entry(f"Both {number}."), account.token, key)

        threads = [threading.Thread(target=send, args=pair) for pair in enumerate((here, there))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        names = {answer[1]["result"]["entry_id"] for answer in answers if answer[0] == 200}
        account.expect(all(answer[0] in (200, 409) for answer in answers), f"one key on both servers is answered {[answer[0] for answer in answers]}")
        account.expect(len(names) == 1, f"one key on both servers made {len(names)} entries")
        for answer in answers:
            if answer[0] == 409:
                account.say("409 while the other server has the key", account.late)
        status, answer, _ = ask(there, "POST", "/add_journal_entry", entry(f"Both {number}."), account.token, key)
        account.expect(status == 200 and answer["result"]["entry_id"] in names, f"the same key later is answered {status}")


def whole(account, fleet):
    """Afterwards: both servers export the same, and the memory is the journal's."""
    time.sleep(1.1)
    exports = [ask(port, "GET", "/v1/me/export", token=account.token)[1] for port in account.ports]
    for export in exports:
        export["exported_at"] = ""
    account.expect(exports[0] == exports[1], "the two servers export different things")
    rows = fleet.base.query("SELECT count(*), count(DISTINCT entry_id) FROM journal", fleet.database).split("\t")
    written = account.counts["journal"] + account.counts["both at once"]
    account.expect(rows[0] == rows[1] == str(written), f"{written} entries were written, and {rows} are there")
    fleet.check()


def main():
    if not cluster.folder_of_programs():
        print("skipped: one account on two servers: there is no initdb")
        sys.exit(3)
    with contextlib.ExitStack() as stack:
        base = stack.enter_context(contextlib.closing(cluster.Cluster()))
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="astrolabe-two-", ignore_cleanup_errors=True))
        fleet = Fleet(PROGRAM, base, folder, "two", *SETTINGS, "--limits-sign-ins-per-minute", "1000000")
        stack.callback(fleet.end)
        account = Account(fleet)

        def device(use):
            try:
                use(account)
            except Exception as error:  # A device that fails is an anomaly, too.
                account.expect(False, f"{use.__name__}: {type(error).__name__}: {error}")

        threads = [threading.Thread(target=device, args=(use,)) for use in (journal, settings, moods, conversations, sessions, both)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        whole(account, fleet)
        rounds = ", ".join(f"{count} × {what}" for what, count in sorted(account.counts.items()))
        late = ", ".join(f"{count} × {what}" + (f" ({account.longest[what] * 1000:.0f} ms at most)" if what in account.longest else "")
                         for what, count in sorted(account.late.items())) or "nothing"
        print(f"{SECONDS:.0f} s, rounds: {rounds}; late as the page says: {late}")
        for anomaly in account.anomalies[:20]:
            print(f"failed: {anomaly}")
        if account.anomalies:
            sys.exit(1)
        print("passed: one account on two servers at once: no anomaly")


if __name__ == "__main__":
    main()
