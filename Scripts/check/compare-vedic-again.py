"""Compares `astrolabe vedic` and `astrolabe panchanga` with dashaflow, a second independent program.

    pip install dashaflow pyswisseph
    python3 Scripts/check/compare-vedic-again.py .build/release/astrolabe 200

Random charts from 1900 to 2100, Lahiri's ayanamsa: nakshatra and pada, signs in fifteen divisional charts, the lord and
the rest of the first great dasha, and the limbs of the day at the time of birth. dashaflow leaves nutation out of the
ayanamsa (up to 19″) and takes 365.2425 days for a year, so what lies within 20″ of a border is counted apart.
"""

import datetime
import json
import random
import subprocess
import sys

import dashaflow

BODIES = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"]
VARGAS = [2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 60]
SIGNS = [
    "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius",
    "pisces",
]
LORDS = [
    "mars", "venus", "mercury", "moon", "sun", "mercury", "venus", "mars", "jupiter", "saturn", "saturn", "jupiter",
]
RULERS = dict(zip(SIGNS, LORDS))
NUTATION = 20 / 3600


def ask(program, *arguments):
    return json.loads(subprocess.run([program, *arguments, "--json"], check=True, capture_output=True).stdout)


def letters(name):
    # Names are written with v or w, sh or s.
    letters = "".join(letter for letter in name.lower() if letter.isalpha())
    return letters.replace("w", "v").replace("sh", "s").replace("aa", "a")


def is_near(degrees, part):
    """Whether nutation can carry a longitude over a border of parts of that width."""
    return abs((degrees + part / 2) % part - part / 2) < NUTATION


def main(program, count):
    draw = random.Random(45)
    seen = {}
    other = {}
    near = 0

    def count_one(key, is_same, case):
        seen[key] = seen.get(key, 0) + 1
        if not is_same:
            other.setdefault(key, []).append(case)

    for _ in range(count):
        date = datetime.date(1900, 1, 1) + datetime.timedelta(days=draw.randrange(73000))
        time = f"{draw.randrange(24):02}:{draw.randrange(60):02}"
        lat, lon = round(draw.uniform(-55, 55), 4), round(draw.uniform(60, 105), 4)
        where = ["--lat", str(lat), "--lon", str(lon), "--zone", "UTC"]
        theirs = dashaflow.cast_chart(dob=str(date), time=time, lat=lat, lon=lon, timezone="UTC")
        mine = ask(program, "vedic", "--birth", f"{date}T{time}", *where)
        points = {point["name"]: point for point in mine["points"]}
        for name in BODIES + ["ascendant"]:
            point = points[name]
            their = theirs["lagna"] if name == "ascendant" else theirs["planets"][name.capitalize()]
            case = (str(date), name)
            if is_near(point["longitude"], 360 / 108):
                near += 1
            else:
                same = letters(their["nakshatra"]) == letters(point["nakshatra"]) and their["pada"] == point["pada"]
                count_one("nakshatras and padas", same, (*case, their["nakshatra"], point["nakshatra"]))
            for factor in VARGAS:
                # The five unequal parts of a trimshamsha end at whole degrees.
                part = 1 if factor == 30 else 30 / factor
                if is_near(point["degree_in_sign"], part):
                    near += 1
                    continue
                sign, own = their[f"d{factor}_sign"].lower(), point["vargas"][f"d{factor}"]
                if factor == 30:
                    # Theirs is the first sign of the part's lord, ours the odd or the even one.
                    sign, own = RULERS[sign], RULERS[own]
                if factor == 60 and SIGNS.index(point["sign"]) % 2 == 1:
                    # They count from the opposite of an even sign, Parashara from the sign itself.
                    sign = SIGNS[(SIGNS.index(sign) + 6) % 12]
                count_one(f"d{factor}", sign == own, (*case, sign, own))
        first = theirs["dashas"]["timeline"][0]
        period = mine["dasha"]["periods"][0]
        count_one("lords of the first dasha", first["planet"].lower() == period["lord"], (str(date), first["planet"], period["lord"]))
        birth = datetime.datetime.fromisoformat(f"{date}T{time}+00:00")
        days = (datetime.datetime.fromisoformat(period["to"].replace("Z", "+00:00")) - birth).total_seconds() / 86400
        end = datetime.datetime.fromisoformat(first["end"] + "T12:00+00:00")
        apart = abs(days * 365.2425 / 365.25 - (end - birth).total_seconds() / 86400)
        # Theirs is a date; 19″ of the Moon's place are 2.9 days of the longest dasha.
        count_one("ends of the first dasha within four days", apart < 4, (str(date), round(apart, 2)))
        day = None
        for back in (0, 1):
            day = ask(program, "panchanga", "--date", str(date - datetime.timedelta(days=back)), *where)
            if datetime.datetime.fromisoformat(day["sunrise"].replace("Z", "+00:00")) <= birth:
                break

        def running(key):
            for limb in day[key]:
                if datetime.datetime.fromisoformat(limb["to"].replace("Z", "+00:00")) > birth:
                    return limb
            return day[key][-1]

        limbs = theirs["panchang"]
        count_one("tithis", limbs["tithi"]["number"] == running("tithi")["number"], (str(date), limbs["tithi"], running("tithi")))
        count_one("yogas", limbs["yoga"]["index"] + 1 == running("yoga")["number"], (str(date), limbs["yoga"], running("yoga")))
        count_one("karanas", letters(limbs["karana"])[:3] == letters(running("karana")["name"])[:3], (str(date), limbs["karana"], running("karana")))
        count_one("nakshatras of the day", letters(limbs["nakshatra"]["name"]) == letters(running("nakshatra")["name"]), (str(date), limbs["nakshatra"], running("nakshatra")))
    for key in seen:
        print(f"{key}: {seen[key]} compared, {len(other.get(key, []))} differ: {other.get(key, [])[:4]}")
    print(f"{near} lie within {NUTATION * 3600:.0f} seconds of arc of a border and are not compared")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 50)
