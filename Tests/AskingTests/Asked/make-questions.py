#!/usr/bin/env python3
"""Writes questions.json: 212 questions with labels, for judging `astrolabe ask`.

  python3 -m venv venv && venv/bin/pip install pyswisseph==2.10.3.2
  venv/bin/python Tests/AskingTests/Asked/make-questions.py ephemeris/se1 .build/debug/astrolabe

Facts of the sky and of charts come from pyswisseph and the files of ephemeris/se1. The command gives the scores of
days alone, which no other program has: they choose clear dates and the label of a verdict.
The questions were written before their author had seen the rules that read them.
"""
import datetime as dt, json, os, subprocess, sys
from zoneinfo import ZoneInfo
import swisseph as swe

FILES, COMMAND = sys.argv[1], sys.argv[2]
swe.set_ephe_path(FILES)
HERE = os.path.dirname(os.path.abspath(__file__))
PEOPLE = json.load(open(os.path.join(HERE, "people.json"), encoding="utf-8"))
SIGNS = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split()
SIGNOS = "Aries Tauro Géminis Cáncer Leo Virgo Libra Escorpio Sagitario Capricornio Acuario Piscis".split()
RULERS = [("Mars",), ("Venus",), ("Mercury",), ("Moon",), ("Sun",), ("Mercury",), ("Venus",), ("Pluto", "Mars"), ("Jupiter",), ("Saturn",), ("Uranus", "Saturn"), ("Neptune", "Jupiter")]
BODY = {"Sun": 0, "Moon": 1, "Mercury": 2, "Venus": 3, "Mars": 4, "Jupiter": 5, "Saturn": 6, "Uranus": 7, "Neptune": 8, "Pluto": 9, "Node": 10, "Lilith": 12, "Chiron": 15}
PLANETS = list(BODY)[:10]
FLAGS = swe.FLG_SWIEPH | swe.FLG_SPEED


# ---------------------------------------------------------------- the sky
def day_number(moment):
    utc = moment.astimezone(dt.timezone.utc)
    return swe.julday(utc.year, utc.month, utc.day, utc.hour + utc.minute / 60 + utc.second / 3600)


def moment(number, zone):
    y, m, d, h = swe.revjul(number)
    return (dt.datetime(y, m, d, tzinfo=dt.timezone.utc) + dt.timedelta(hours=h)).astimezone(ZoneInfo(zone))


def where(body, number):
    values = swe.calc_ut(number, BODY[body], FLAGS)[0]
    return values[0], values[3]


def born(person):
    p = PEOPLE[person]
    text = p["birth"] if "T" in p["birth"] else p["birth"] + "T12:00"
    when = dt.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(p["zone"]), fold=1 if p.get("fold") == "later" else 0)
    return day_number(when)


def sign(longitude):
    return SIGNS[int(longitude % 360 // 30)]


def natal(person, body):
    return where(body, born(person))[0]


def angles(person):
    p = PEOPLE[person]
    cusps, points = swe.houses_ex(born(person), p["lat"], p["lon"], b"P" if abs(p["lat"]) < 66 else b"W")
    return cusps, points[0], points[1]


def house(person, longitude):
    cusps = angles(person)[0]
    for index in range(12):
        if (longitude - cusps[index]) % 360 < (cusps[(index + 1) % 12] - cusps[index]) % 360:
            return index + 1


def noon(date, zone):
    return day_number(dt.datetime.combine(date, dt.time(12), ZoneInfo(zone)))


def midnight(date, zone):
    return day_number(dt.datetime.combine(date, dt.time(0), ZoneInfo(zone)))


def crossing(function, start, step, days=20000):
    """the first time after start at which the function's value, in −180…180, goes through nought"""
    wrap = lambda x: (function(x) + 180) % 360 - 180
    at, value = start, wrap(start)
    while at < start + days:
        after, next_value = at + step, wrap(at + step)
        if value * next_value <= 0 and abs(value) < 90 and abs(next_value) < 90:
            low, high = at, after
            for _ in range(50):
                middle = (low + high) / 2
                if wrap(low) * wrap(middle) <= 0:
                    high = middle
                else:
                    low = middle
            return high
        at, value = after, next_value
    raise SystemExit("no crossing")


def phase(date, zone, angle):
    return crossing(lambda t: where("Moon", t)[0] - where("Sun", t)[0] - angle, midnight(date, zone), 0.5)


def to_longitude(body, longitude, start, step=1.0):
    return crossing(lambda t: where(body, t)[0] - longitude, start, step)


def station(body, start, direct):
    at = start
    while True:
        before, after = where(body, at)[1], where(body, at + 0.5)[1]
        if (before < 0 <= after) if direct else (before >= 0 > after):
            return at + 0.25
        at += 0.5


def ingress(body, start):
    first = sign(where(body, start)[0])
    at = start
    while sign(where(body, at)[0]) == first:
        at += 0.05 if body == "Moon" else 0.25
    low, high = at - 0.25, at
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if sign(where(body, middle)[0]) == first else (low, middle)
    at = high
    return at, sign(where(body, at + 0.01)[0])


def passes(body, longitude, start, days):
    """all times at which the body comes to the longitude in the span"""
    out, at = [], start
    while at < start + days:
        try:
            at = crossing(lambda t: where(body, t)[0] - longitude, at, 1.0, start + days - at)
        except SystemExit:
            break
        out.append(at)
        at += 2
    return [x for x in out if x < start + days]


# ---------------------------------------------------------------- scores of days
SCORES = {}


def scores(person, year=2027):
    if (person, year) not in SCORES:
        p = PEOPLE[person]
        birth = ["--birth", p["birth"], "--zone", p["zone"]]
        if p["time_known"]:
            birth += ["--lat", str(p["lat"]), "--lon", str(p["lon"])]
        if p.get("fold"):
            birth += ["--fold", p["fold"]]
        out = subprocess.run([COMMAND, "meters"] + birth + ["--from", f"{year}-01-01", "--to", f"{year}-12-31", "--date-zone", p["zone"], "--json"], capture_output=True, text=True, check=True).stdout
        SCORES[person, year] = {day["date"]: {**{k: v["unified_score"] for k, v in day["meters"].items()}, "overall": day["overall"]["unified_score"]} for day in json.loads(out)}
    return SCORES[person, year]


def clear(person, meters, lean, start, weekday=None):
    """the first day from start on at which all these meters lean clearly the same way"""
    date = dt.date.fromisoformat(start)
    while True:
        day = scores(person, date.year)[str(date)]
        values = [day[m] for m in meters]
        right = min(values) > 18 if lean > 0 else max(values) < -18 if lean < 0 else max(map(abs, values)) < 9
        if right and (weekday is None or date.weekday() == weekday):
            return date
        date += dt.timedelta(1)


# ---------------------------------------------------------------- writing checks
def any_of(*patterns):
    return {"contains_any": list(patterns)}


def in_sign(longitude_or_name):
    name = longitude_or_name if isinstance(longitude_or_name, str) else sign(longitude_or_name)
    return any_of(rf"\b{name}\b", rf"\b{SIGNOS[SIGNS.index(name)]}\b")


ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()


def in_house(number):
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number, "th")
    return any_of(rf"\b{ORDINALS[number - 1]}\b", rf"\b{number}{ending}\b", rf"house {number}\b")


def on(number, zone):
    return {"date_in": [str(moment(number, zone).date())]}


def verdict(meters, first, last=None):
    return {"verdict": "neutral", "meters": meters, "from": str(first), "to": str(last or first)}


def best(meter, k, also=(), mean=(), **more):
    rule = {"meter": meter, "k": k, **more}
    if also:
        rule["also"] = list(also)
    if mean:
        rule["mean"] = list(mean)
    return {"top_day": rule}


NAMES = {"Sun": "sun|sol", "Moon": "moon|luna", "Mercury": "mercury|mercurio", "Venus": "venus", "Mars": "mars|marte", "Jupiter": "jupiter|j[uú]piter", "Saturn": "saturn|saturno", "Uranus": "uranus|urano", "Neptune": "neptune|neptuno", "Pluto": "pluto|plut[oó]n", "Ascendant": "ascendant|rising|asc", "Midheaven": "midheaven|MC"}


def touched(person, first, last=None, hard=None, transiting=PLANETS):
    """a transit of the span, as the README of the shared questions has it: within 3°, the Moon's 4°"""
    p, points = PEOPLE[person], {}
    for body in PLANETS:
        points[body] = natal(person, body)
    if p["time_known"]:
        _, points["Ascendant"], points["Midheaven"] = angles(person)
    kinds = {None: (0, 60, 90, 120, 180), True: (0, 90, 180), False: (0, 60, 120)}[hard]
    found, zone = set(), p["zone"]
    start, end = midnight(first, zone), midnight((last or first) + dt.timedelta(1), zone)
    for body in transiting:
        at = start
        while at <= end:
            longitude = where(body, at)[0]
            for point, natal_longitude in points.items():
                apart = abs((longitude - natal_longitude + 180) % 360 - 180)
                if any(abs(apart - kind) <= (4 if body == "Moon" else 3) for kind in kinds):
                    found.add((body, point))
            at += 0.125
    return any_of(*(rf"\b(?:{NAMES[a]})\b[^!?\n]{{0,90}}\b(?:your|natal|birth|tu|tus)\b[^.!?\n]{{0,25}}\b(?:{NAMES[b]})\b" for a, b in sorted(found)))


def span(first, last=None):
    return {"from": str(first), "to": str(last or first)}


def days(count):
    return dt.timedelta(count)


def D(text):
    return dt.date.fromisoformat(text)


QUESTIONS, COUNTS = [], {}


def q(intent, person, date, text, *must, period=None, also=(), reading=(), area="none", context=None, resolved=None, partner=None, lang=None):
    COUNTS[intent] = COUNTS.get(intent, 0) + 1
    row = {"id": f"a-{intent}-{COUNTS[intent]:02}", "question": text}
    if context:
        row["context"] = context
    row.update({"person": person, "date": str(date), "zone": PEOPLE[person]["zone"], "intent": intent})
    if also:
        row["intent_also"] = list(also)
    if resolved:
        row["resolved"] = resolved
    row.update({"area": area, "period": period})
    if reading:
        row["period_also"] = list(reading)
    if partner:
        row["partner"] = partner
    if lang:
        row["lang"] = lang
    row["must"] = list(must)
    QUESTIONS.append(row)


def week(date, shift=0):
    monday = date - days(date.weekday()) + days(7 * shift)
    return span(monday, monday + days(6)), [span(max(date, monday), monday + days(6))]


exec(open(os.path.join(HERE, "questions.py"), encoding="utf-8").read())

# The verdicts of the day the file was made.
for row in QUESTIONS:
    for check in row["must"]:
        if "meters" in check:
            date, total, count = D(check["from"]), 0, 0
            while str(date) <= check["to"]:
                day = scores(row["person"], date.year)[str(date)]
                total += sum(day[m] for m in check["meters"]) / len(check["meters"])
                count += 1
                date += days(1)
            check["verdict"] = "lean_yes" if total / count > 15 else "lean_no" if total / count < -15 else "neutral"
with open(os.path.join(HERE, "questions.json"), "w", encoding="utf-8") as file:
    lines = ",\n".join(" " + json.dumps(row, ensure_ascii=False) for row in QUESTIONS)
    file.write('{"people": ' + json.dumps(PEOPLE, ensure_ascii=False) + ',\n"questions": [\n' + lines + "\n]}\n")
print(len(QUESTIONS), COUNTS)
