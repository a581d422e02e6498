#!/usr/bin/env python3
"""Makes transit-lives.csv and returns.csv: when bodies pass places of the zodiac, by swetest.

    python3 Scripts/make/make-transit-lives.py     from the root of the repository; needs swetest

swetest prints longitudes by the day, then by the hour and the minute where one lies on either side of
what is looked for; within the minute the two are joined by a straight line. No code of the engine has
a part in it.
"""

import hashlib
import subprocess
import sys

DATA = "ephemeris/se1"
NUMBERS = {
    "sun": "0", "moon": "1", "mercury": "2", "venus": "3", "mars": "4", "jupiter": "5", "saturn": "6",
    "uranus": "7", "neptune": "8", "pluto": "9", "north_node": "m",
}
STEPS = [(1.0, "1"), (1 / 24, "60m"), (1 / 1440, "1m")]

# name, body, place, orb, first and last JD (UT): whole lives lie within.
CASES = [
    ("three passes of Mars in two stays", "mars", 120.3, 8, 2460550.5, 2460830.5),
    ("Mars turning in its orb without passing", "mars", 105.5, 7, 2460600.5, 2460830.5),
    ("Saturn once and then a turn short of a second time", "saturn", 354.39, 7, 2460600.5, 2461300.5),
    ("three passes of Saturn over the equinox", "saturn", 359.0, 7, 2460600.5, 2461400.5),
    ("three passes of Neptune over the equinox in four stays", "neptune", 0.0, 2, 2460000.5, 2461700.5),
    ("three passes of Neptune in the second of three stays", "neptune", 357.7, 3, 2458800.5, 2461700.5),
    ("five passes of Pluto", "pluto", 300.2, 3, 2458800.5, 2461900.5),
    ("Jupiter over the end of the zodiac", "jupiter", 359.5, 8, 2459600.5, 2460000.5),
    ("the Sun over the equinox", "sun", 359.9, 8, 2460740.5, 2460780.5),
    ("the Moon", "moon", 45.0, 5, 2460680.5, 2460690.5),
    ("the Moon over the equinox", "moon", 0.0, 8, 2460680.5, 2460690.5),
    ("the node going back", "north_node", 355.0, 7, 2460500.5, 2460950.5),
    ("three passes of Venus", "venus", 0.0, 7, 2460680.5, 2460830.5),
    ("three passes of Mercury", "mercury", 5.0, 5, 2460720.5, 2460800.5),
]
# Two seconds of arc this side and that of where Mercury turned back on 2025-03-15.
TANGENT = ("mercury", 5, 2460720.5, 2460800.5, 2460749.5)

# name, the birth as a JD (UT), the luminaries and the spans to list.
BIRTHS = [
    ("29 February 1988 18:00", 2447221.25, "sun", 2458849.5, 2460676.5),
    ("1 January 1990 00:10", 2447892.506944444, "sun", 2458849.5, 2460676.5),
    ("31 December 1975 23:50", 2442778.493055556, "sun", 2458849.5, 2460676.5),
    ("15 June 1990 18:30", 2448058.270833333, "moon", 2460676.5, 2460856.5),
]


def ask(body, start, count, step):
    """(JD, longitude, daily motion) at count instants."""
    command = [
        "swetest", f"-edir{DATA}", "-eswe", "-head", "-ut", "-g,", f"-p{NUMBERS[body]}",
        f"-bj{start:.9f}", f"-n{count}", f"-s{STEPS[step][1]}", "-fls",
    ]
    answer = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = [line.split(",") for line in answer.splitlines()]
    if len(rows) != count or "error" in answer.lower() or "warning" in answer.lower():
        sys.exit(f"make-transit-lives: {' '.join(command)} answered:\n{answer}")
    size = STEPS[step][0]
    return [(start + i * size, float(row[0]), float(row[1])) for i, row in enumerate(rows)]


def arc(place, longitude):
    return (longitude - place + 180) % 360 - 180


def crossings(body, first, last, value, step=0):
    """Where value(longitude, motion) changes sign, as (JD, motion there)."""
    size = STEPS[step][0]
    rows = ask(body, first, round((last - first) / size) + 1, step)
    found = []
    for (a, *before), (b, *after) in zip(rows, rows[1:]):
        x, y = value(*before), value(*after)
        if abs(x - y) > 180 or (x < 0) == (y < 0):
            # Two passages within a day show by the turn between them.
            if step == 0 and (before[1] < 0) != (after[1] < 0) and min(abs(x), abs(y)) < 1:
                found += crossings(body, a, b, value, 1)
            continue
        if step == 2:
            share = x / (x - y)
            found.append((a + share * (b - a), before[1] + share * (after[1] - before[1])))
        else:
            found += crossings(body, a, b, value, step + 1)
    return found


def life_rows(name, body, place, orb, first, last):
    rows = []
    for edge, (east, west) in {
        -orb: ("enters", "leaves"), 0: ("exact", "exact"), orb: ("leaves", "enters")
    }.items():
        for jd, motion in crossings(body, first, last, lambda l, _: arc(place + edge, l)):
            rows.append((jd, east if motion > 0 else west, motion))
    if body not in ("sun", "moon", "north_node"):
        for jd, motion in crossings(body, first, last, lambda _, s: s):
            minute = round(jd * 1440) / 1440
            if abs(arc(place, ask(body, minute, 1, 2)[0][1])) <= orb:
                rows.append((jd, "turns", 0.0))
    return [
        f"{name},{body},{place:.7f},{orb},{first},{last},{event},{jd:.7f},{motion:.7f}"
        for jd, event, motion in sorted(rows)
    ]


def provenance(what, columns):
    lines = [f"# {line}" for line in what]
    version = subprocess.run(
        ["swetest", "-bj2451545", "-pm"], capture_output=True, text=True, check=True
    ).stdout.split("version")[1].split()[0]
    lines.append(f"# source: swetest {version} (Debian package swetest), Swiss Ephemeris")
    for file in ["sepl_18.se1", "semo_18.se1"]:
        with open(f"{DATA}/{file}", "rb") as data:
            lines.append(f"# data: {DATA}/{file}, sha256 {hashlib.sha256(data.read()).hexdigest()}")
    lines.append("# made by: python3 Scripts/make/make-transit-lives.py, which asks")
    lines.append("#   swetest -eswe -head -ut -g, -pBODY -bjJD -nCOUNT -sSTEP -fls")
    return lines + [columns]


def write(path, lines):
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def main():
    lives = provenance(
        [
            "Lives of transits: when a body enters the orb of a place, is there, turns, and leaves.",
            "jd_ut is UT, from_jd_ut and to_jd_ut the span looked at; per_day_deg is the daily motion,",
            "negative while retrograde, 0 at a turn. The Moon in several rounds has several lives.",
        ],
        "name,body,place_deg,orb_deg,from_jd_ut,to_jd_ut,event,jd_ut,per_day_deg")
    for case in CASES:
        lives += life_rows(*case)
    body, orb, first, last, near = TANGENT
    (station, _), = crossings(body, near - 3, near + 3, lambda _, s: s)
    turn = ask(body, station, 1, 2)[0][1]
    for name, place in [
        ("Mercury turning 2 arc seconds past the place", turn - 2 / 3600),
        ("Mercury turning 2 arc seconds short of the place", turn + 2 / 3600),
    ]:
        lives += life_rows(name, body, round(place, 7), orb, first, last)
    write("Tests/AstrologyTests/Golden/transit-lives.csv", lives)

    returns = provenance(
        [
            "Returns of the Sun and the Moon to where they stood at a birth, all of a span.",
            "birth_jd_ut, from_jd_ut, to_jd_ut and jd_ut are UT.",
        ],
        "birth,birth_jd_ut,body,from_jd_ut,to_jd_ut,jd_ut")
    for name, birth, body, first, last in BIRTHS:
        place = ask(body, birth, 1, 2)[0][1]
        for jd, _ in crossings(body, first, last, lambda l, _: arc(place, l)):
            returns.append(f"{name},{birth:.9f},{body},{first},{last},{jd:.7f}")
    write("Tests/AstrologyTests/Golden/returns.csv", returns)


main()
