#!/usr/bin/env python3
"""Measures what pages for people cost the server beyond the reading that they show, and holds today's page to its goal.

    swift build --package-path Backend -c release --product astrolabe-server
    Backend/bench/pages.py

Each figure is the server's own processor time for a request, from its clock, in the best of ten parts. A part asks for the page
or the reading of the same people in turn. Today's page is held to at most 2 ms beyond the reading in JSON, both the first time of
a day and again from memory; other pages are printed without a goal. BUILT names another folder of programs. Linux, standard
library only. Exit codes: 0 the goal is met, 1 it is missed.
"""
import datetime
import http.client
import os
import sys
import tempfile
import urllib.parse

from loopback import Server, birth

PEOPLE = 40
GOAL_IN_MS = 2.0
PAGES = ["/month", "/chart", "/year", "/journal", "/settings", "/about"]


class Visitor:
    """A person in a browser, by a connection that stays open."""

    def __init__(self, server, number):
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        born = birth(number)
        form = {"name": "A", "birth_date": born["birth_date"], "birth_time": born["birth_time"],
                "birth_lat": str(born["birth_lat"]), "birth_lon": "13.4", "birth_zone": "Europe/Berlin"}
        self.line.request("POST", "/start", urllib.parse.urlencode(form),
                          {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"})
        answer = self.line.getresponse()
        page = answer.read()
        cookie = answer.getheader("Set-Cookie")
        if answer.status != 303 or not cookie:
            raise SystemExit(f"a birth was refused: {answer.status} {page[:500]}")
        self.cookie = cookie.split(";")[0]
        self.token = self.cookie.split("=", 1)[1]

    def open(self, path, **headers):
        self.line.request("GET", path, headers=headers or {"Cookie": self.cookie})
        answer = self.line.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise SystemExit(f"{path}: {answer.status} {body[:500]}")
        return body

    def read(self, date):
        return self.open(f"/v1/me/readings/{date}", Authorization=f"Bearer {self.token}")


def cost(server, visitors, ask, parts=10):
    """Milliseconds of the server's processor for one request, in the best of some parts."""
    costs = []
    for part in range(parts):
        before = server.processor_seconds
        for visitor in visitors:
            ask(visitor, part)
        costs.append((server.processor_seconds - before) / len(visitors) * 1e3)
    return min(costs)


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(os.path.join(folder, "data"))
        try:
            visitors = [Visitor(server, number) for number in range(PEOPLE)]
            today = datetime.datetime.now(datetime.timezone.utc).date()

            def day(distance):
                return today + datetime.timedelta(days=distance)

            # The first time that a day is read, in JSON and as a page: of days that nobody has read before.
            made = cost(server, visitors, lambda visitor, part: visitor.read(day(20 + part)))
            shown = cost(server, visitors, lambda visitor, part: visitor.open(f"/day/{day(40 + part)}"))
            for visitor in visitors:
                visitor.open("/today")
                visitor.read(today)
            kept = cost(server, visitors, lambda visitor, part: visitor.read(today))
            again = cost(server, visitors, lambda visitor, part: visitor.open("/today"))
            print(f"the reading in JSON: {made:.2f} ms for the first time, {kept:.3f} ms again")
            rows = [("a day's page for the first time", shown, shown - made), ("today's page again", again, again - kept)]
            missed = False
            for title, whole, beyond in rows:
                verdict = "met" if beyond <= GOAL_IN_MS else "missed"
                missed = missed or beyond > GOAL_IN_MS
                print(f"{title}: {whole:.2f} ms, {beyond:.2f} ms beyond the reading; at most {GOAL_IN_MS:.0f} ms: {verdict}")
            for path in PAGES:
                for visitor in visitors:
                    visitor.open(path)
                print(f"{path}: {cost(server, visitors, lambda visitor, _, path=path: visitor.open(path), parts=3):.2f} ms")
            return 1 if missed else 0
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(main())
