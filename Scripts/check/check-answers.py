#!/usr/bin/env python3
"""Asks thousands of questions in conversations of ten and holds the answers against swetest.

    Scripts/check/check-answers.py [--count 10000] [--seed 1] [--program .build/release/astrolabe]
                             [--workers 2] [--read EVERY]

Draws people (every fourth without a birth time), days from 2024 to 2030 and ten questions each from
the labelled list of the tests, some of them shouted or without their marks; has `astrolabe ask`
answer them as one conversation, and reads each sentence alone. What it states of signs, houses,
aspects, orbs, dates and retrogrades is computed again from swetest's places of that birth and day. No
sentence may come twice in a conversation; none may promise, or advise on health or money. With
--read 10, every tenth answer is printed. Ends with 1 if anything is wrong.

Needs swetest, of the Debian package swetest.
"""
import argparse
import collections
import concurrent.futures
import datetime
import json
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
QUESTIONS = ROOT / "Tests/AskingTests/Golden/questions.tsv"
TURNS = 10
SIGNS = (
    "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces").split()
BODIES = "Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto".split()
HOUSES = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()
ASPECTS = {"conjunction": 0, "sextile": 60, "square": 90, "trine": 120, "opposition": 180}
WIDEST = {"conjunction": 8, "sextile": 5, "square": 7, "trine": 7, "opposition": 8}
MONTHS = (
    "January February March April May June July August September October November December").split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()

# Degrees: an orb is given to two places.
ORB_SLACK = 0.006
# Degrees: places of two ephemerides at a boundary.
EDGE_SLACK = 0.002
# Degrees a day: slower, and whether an aspect closes or opens is a matter of minutes.
STANDING = 0.01

NAME = re.compile(
    r"\b(?P<natal>(?:[Yy]our own|[Yy]our natal|[Yy]our|natal) )?"
    r"(?P<name>Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|North Node|Ascendant"
    r"|Midheaven)\b(?P<born>(?: that| which)? you were born with)?")
SIGN = re.compile(r"\b(" + "|".join(SIGNS) + r")\b")
ASPECT = re.compile(r"\b(" + "|".join(ASPECTS) + r")s?\b")
ORB = re.compile(r"(\d+\.\d\d)°")
HOUSE = re.compile(r"\b(" + "|".join(HOUSES) + r") house\b")
DAY = re.compile(
    r"\b(?:(tomorrow)|(" + "|".join(WEEKDAYS) + r")|(\d{1,2}) (" + "|".join(MONTHS) + r"))\b")
BACKWARDS = re.compile(r"\b(retrograde|backwards)\b")
GONE = re.compile(r"\b(past|beyond|loosening|Moving off|Behind|behind|Already|left its full)\b")
CHANGES = re.compile(r"\b(enters?|entering|into|leaves|leaving|changes)\b")

FORBIDDEN = {
    "a promise": r"\byou(?:’ll| will) (?:meet|get|win|find|receive|marry|succeed|be (?:rich|fine|healed))"
    r"|\bguarantee|(?<!won’t )(?<!not )\bpromise you\b|\bcertain to\b|\bbound to (?:win|happen)",
    "fate": r"\b(?:destined|karma|doomed?|inevitabl[ey]|disaster|catastrophe|curse[ds]?)\b",
    "an order": r"\byou (?:must|should|have to) (?:leave|quit|marry|divorce|buy|sell|stop)\b",
    "health": r"\b(?:diagnos\w+|medication|medicines?|symptoms?|dos(?:e|age)|pills?|prescri\w+|cured?"
    r"|treatments?|vitamins?|supplements?|fasting|diet)\b",
    "money": r"\b(?:invest(?:ments?|ing|or)?|stocks?|crypto|bitcoin|mortgages?|loans?|dividends?"
    r"|portfolio|borrow money)\b",
    "a slot": r"[{}]",
    "a seam": r"  |\b(?!that that\b|had had\b)([A-Za-z]+) \1\b| [,.;:?]|[,;:]{2}|\.\.",
    "an article": r"\b[Aa] (?:[aeio]\w+|u(?!ni|se|su|rb?an)\w+)(?<!\bone)(?<!\bonce)\b(?!-)|\b[Aa]n (?!h(?:our|onest|onour|eir)|[aeiouAEIOU8])\w",
}
FORBIDDEN = {what: re.compile(pattern) for what, pattern in FORBIDDEN.items()}


def swetest(*arguments):
    """Rows of name and numbers."""
    command = ["swetest", f"-edir{ROOT}/ephemeris/se1", "-head", "-g,", *arguments]
    run = subprocess.run(command, capture_output=True, text=True)
    rows = [[cell.strip() for cell in line.split(",")] for line in run.stdout.splitlines()]
    if run.returncode or "error" in run.stdout.lower():
        sys.exit(f"check-answers: {' '.join(command)} answered:\n{run.stdout}{run.stderr}")
    return [(row[0], *map(float, row[1:])) for row in rows if len(row) > 1]


def arc(place, longitude):
    return (longitude - place + 180) % 360 - 180


class Facts:
    """The places of one birth and one day, by swetest."""

    def __init__(self, life, date):
        born, clock = life["birth"].split("T") if "T" in life["birth"] else (life["birth"], "12:00")
        year, month, day = map(int, born.split("-"))
        self.timed, self.date = "T" in life["birth"], date
        house = [f"-house{life['lon']},{life['lat']},P"] if self.timed else []
        rows = swetest(f"-b{day}.{month}.{year}", f"-ut{clock}", "-p0123456789m", "-fPl", *house)
        self.natal = {name: value for name, value, *_ in rows if name in BODIES}
        self.natal["North Node"] = next(value for name, value, *_ in rows if name == "mean Node")
        self.cusps = [value for name, value, *_ in rows if re.match(r"house +\d", name)]
        if self.timed:
            self.natal["Ascendant"], self.natal["Midheaven"] = self.cusps[0], self.cusps[9]
        # Every half day from the midnight before the date to that after the week.
        first = date - datetime.timedelta(days=1)
        rows = swetest(
            f"-b{first.day}.{first.month}.{first.year}", "-ut00:00", "-p0123456789m", "-fPls", "-n22",
            "-s0.5")
        self.skies = []
        for start in range(0, len(rows), 11):
            sky = {name: (place, speed) for name, place, speed in rows[start:start + 11]}
            sky["North Node"] = sky.pop("mean Node")
            self.skies.append(sky)
        self.noon = self.skies[3]

    def midnights(self, date):
        start = 2 * ((date - self.date).days + 1)
        return self.skies[start], self.skies[start + 1], self.skies[start + 2]

    def signs(self, place):
        return {SIGNS[int((place + slack) % 360 // 30)] for slack in (-EDGE_SLACK, EDGE_SLACK)}

    def house(self, place):
        for number in range(12):
            width = (self.cusps[(number + 1) % 12] - self.cusps[number]) % 360
            if (place - self.cusps[number]) % 360 < width:
                return number + 1

    def off(self, body, natal, aspect, sky=None):
        """The signed distance from the nearest exact place of an aspect."""
        place = (sky or self.noon)[body][0]
        return min(
            (arc(self.natal[natal] + side * ASPECTS[aspect], place) for side in (1, -1)), key=abs)

    def is_exact_on(self, body, natal, date, aspects=ASPECTS):
        for aspect in aspects:
            offs = [self.off(body, natal, aspect, sky) for sky in self.midnights(date)]
            # A day of the Moon is 15 degrees: its half days are looked at, and a turn between them.
            if any(one * two <= 0 and abs(one - two) < 20 for one, two in zip(offs, offs[1:])):
                return True
            if min(map(abs, offs)) < 0.02:
                return True
        return False


def named_date(match, today):
    if match.group(1):
        return today + datetime.timedelta(days=1)
    for ahead in range(1, 9):
        date = today + datetime.timedelta(days=ahead)
        if match.group(2) == WEEKDAYS[date.weekday()]:
            return date
        if match.group(3) and (int(match.group(3)), match.group(4)) == (
            date.day, MONTHS[date.month - 1]):
            return date
    return None


def read(sentence, facts, tally):
    """What a sentence states that is not so."""
    names = list(NAME.finditer(sentence))
    moving = [n["name"] for n in names if not (n["natal"] or n["born"])]
    moving = [name for name in moving if name in facts.noon]
    natal = [n["name"] for n in names if n["natal"] or n["born"]]
    if not facts.timed and {"Ascendant", "Midheaven"} & {n["name"] for n in names}:
        yield "an angle of an untimed birth"
        return
    orb, aspect = ORB.search(sentence), ASPECT.search(sentence)
    for sign in SIGN.findall(sentence):
        tally["signs"] += 1
        allowed = set()
        for body in moving or facts.noon:
            allowed |= facts.signs(facts.noon[body][0])
            if CHANGES.search(sentence):
                allowed |= {s for sky in facts.skies for s in facts.signs(sky[body][0])}
        if sign not in allowed:
            yield f"{' and '.join(moving) or 'nothing'} in {sign}"
    for house in HOUSE.findall(sentence):
        tally["houses"] += 1
        number = HOUSES.index(house) + 1
        if not facts.timed:
            yield "a house of an untimed birth"
        elif moving and all(facts.house(facts.noon[body][0]) != number for body in moving):
            yield f"{moving[0]} in house {number}"
    if BACKWARDS.search(sentence) and moving and not natal:
        tally["retrogrades"] += 1
        if all(facts.noon[body][1] >= 0 for body in moving):
            yield f"{moving[0]} retrograde"
    if not (moving and natal):
        return
    body, point = moving[0], natal[0]
    when = DAY.search(sentence)
    if orb and aspect:
        tally["orbs"] += 1
        kind, off = aspect.group(1), facts.off(body, point, aspect.group(1))
        if abs(abs(off) - float(orb.group(1))) > ORB_SLACK:
            yield f"{body} {kind} {point} {orb.group(1)}, computed {abs(off):.3f}"
        speed = facts.noon[body][1]
        if "exact" in sentence and "today" in sentence.lower() and not GONE.search(sentence):
            tally["exact today"] += 1
            if not facts.is_exact_on(body, point, facts.date, [kind]):
                yield f"{body} {kind} {point} not exact today"
        elif abs(speed) > STANDING and (off * speed > 0) != bool(GONE.search(sentence)):
            yield f"{body} {kind} {point} closes or opens the other way"
    elif aspect:
        tally["aspects"] += 1
        kind = aspect.group(1)
        offs = [abs(facts.off(body, point, kind, sky)) for sky in facts.midnights(facts.date)]
        if min(offs) > WIDEST[kind] + EDGE_SLACK:
            yield f"{body} {kind} {point} {min(offs):.2f} wide"
    elif when:
        tally["dates"] += 1
        date = named_date(when, facts.date)
        if not date or not facts.is_exact_on(body, point, date):
            yield f"{body} and {point} not exact on {when.group(0)}"
    else:
        tally["bodies together"] += 1
        offs = [
            abs(facts.off(body, point, kind, sky)) - WIDEST[kind]
            for kind in ASPECTS for sky in facts.midnights(facts.date)]
        if min(offs) > EDGE_SLACK:
            yield f"{body} makes no aspect with {point}"


def draw(random, number, questions):
    date = f"{random.randint(1940, 2009)}-{random.randint(1, 12):02}-{random.randint(1, 28):02}"
    life = {"birth": date}
    if number % 4:
        life = {
            "birth": f"{date}T{random.randint(0, 23):02}:{random.randint(0, 59):02}",
            "lat": round(random.uniform(-55, 60), 3), "lon": round(random.uniform(-170, 170), 3)}
    day = datetime.date(2024, 1, 1) + datetime.timedelta(days=random.randrange(2500))
    asked = []
    for text in random.sample(questions, TURNS):
        way = random.randrange(6)
        asked.append(text.upper() if way == 0 else text.rstrip("?!.").lower() if way == 1 else text)
    return life, day, asked, random.choice([None, "Ada", "Tom Reilly", "Zoë"])


def converse(program, life, day, asked, name):
    command = [program, "ask", *asked, "--birth", life["birth"], "--date", str(day), "--date-zone", "UTC"]
    if "lat" in life:
        command += ["--zone", "UTC", f"--lat={life['lat']}", f"--lon={life['lon']}"]
    run = subprocess.run(
        command + (["--name", name] if name else []) + ["--json"], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{' '.join(command)} ended with {run.returncode}: {run.stderr}")
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    facts, tally, faults, said = Facts(life, day), collections.Counter(), [], set()
    for answer in answers:
        where = f"{life['birth']} on {day}, {answer['question']!r}"
        tally["answers"] += 1
        for sentence in answer["sentences"]:
            tally["sentences"] += 1
            if sentence in said:
                faults.append(("twice", where, sentence))
            said.add(sentence)
            if answer["matter"]:
                continue
            faults += [(f"states {what}", where, sentence) for what in read(sentence, facts, tally)]
            faults += [
                (what, where, sentence) for what, pattern in FORBIDDEN.items()
                if pattern.search(sentence)]
        if answer["matter"] or answer["kind"] in ("thanks", "greeting"):
            continue
        if not 4 <= len(answer["sentences"]) <= 6 or not answer["text"].endswith("?"):
            faults.append(("form", where, answer["text"]))
    return answers, tally, faults, (life, day)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default=".build/release/astrolabe")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--read", type=int, default=0, metavar="EVERY")
    options = parser.parse_args()
    questions = [
        line.split("\t")[2] for line in QUESTIONS.read_text().splitlines() if not line.startswith("#")]
    generator = random.Random(options.seed)
    drawn = [draw(generator, number, questions) for number in range(-(-options.count // TURNS))]
    tally, faults, number = collections.Counter(), [], 0
    with concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
        conversations = pool.map(lambda one: converse(options.program, *one), drawn)
        for answers, counted, found, (life, day) in conversations:
            tally += counted
            faults += found
            for answer in answers:
                number += 1
                if options.read and number % options.read == 0:
                    print(f"{life} on {day}: {answer['question']}\n  {answer['text']}\n")
    print(", ".join(f"{count} {what}" for what, count in tally.items()))
    kinds = collections.Counter(fault[0].split(",")[0] for fault in faults)
    for kind, count in kinds.most_common(60):
        print(f"{count} x {kind}")
    for what, where, sentence in faults[:60]:
        print(f"{what}: {where}\n    {sentence}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
