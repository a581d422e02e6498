"""Compares `astrolabe vedic` and `astrolabe panchanga` with PyJHora, an independent program.

    pip install PyJHora pyswisseph numpy pytz python-dateutil geopy geocoder timezonefinder requests pandas
    python3 Scripts/check/compare-vedic.py .build/release/astrolabe 100

Random charts from 1900 to 2100, Lahiri's ayanamsa: nakshatra and pada, signs in the sixteen divisional charts, the
beginnings of the great dashas, and the ends of the limbs of the day. PyJHora takes true positions in place of
apparent ones, so that places differ by up to a minute of arc (Mercury's); signs are counted as different only farther
than that from the nearest border. It finds the ends of limbs by interpolation between hours.
"""

import contextlib
import datetime
import io
import json
import random
import subprocess
import sys

with contextlib.redirect_stdout(io.StringIO()):
    from jhora import const, utils
    from jhora.horoscope.chart import charts
    from jhora.horoscope.dhasa.graha import vimsottari
    from jhora.panchanga import drik

BODIES = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"]
SIGNS = [
    "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius",
    "pisces",
]
LORDS = {0: "sun", 1: "moon", 2: "mars", 3: "mercury", 4: "jupiter", 5: "venus", 6: "saturn", 7: "rahu", 8: "ketu"}
VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60]


def ask(program, *arguments):
    return json.loads(subprocess.run([program, *arguments, "--json"], check=True, capture_output=True).stdout)


def julian_day(text):
    moment = datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))
    return moment.timestamp() / 86400 + 2440587.5


def main(program, count):
    drik.set_ayanamsa_mode("LAHIRI")
    draw = random.Random(44)
    seen = {"points": 0, "vargas": 0, "dashas": 0, "limbs": 0}
    other = {key: [] for key in seen}
    dasha_days, limb_minutes = [], []
    near = 0
    for _ in range(count):
        date = datetime.date(1900, 1, 1) + datetime.timedelta(days=draw.randrange(73000))
        hour, minute = draw.randrange(24), draw.randrange(60)
        lat, lon = round(draw.uniform(-55, 55), 4), round(draw.uniform(60, 105), 4)
        where = ["--lat", str(lat), "--lon", str(lon), "--zone", "+05:30"]
        mine = ask(program, "vedic", "--birth", f"{date}T{hour:02}:{minute:02}", *where)
        place = drik.Place("x", lat, lon, 5.5)
        jd = utils.julian_day_number(drik.Date(date.year, date.month, date.day), (hour, minute, 0))
        points = {point["name"]: point for point in mine["points"]}
        for factor in VARGAS:
            # Its second hora is Parashara's, of Leo and Cancer alone.
            method = 2 if factor == 2 else 1
            theirs = dict(
                charts.divisional_chart(jd, place, divisional_chart_factor=factor, chart_method=method)
            )
            for number, name in [("L", "ascendant"), *enumerate(BODIES)]:
                seen["vargas"] += 1
                point = points[name]
                if SIGNS[theirs[number][0]] != point["vargas"][f"d{factor}"]:
                    part = 30 / factor
                    border = abs((point["degree_in_sign"] + part / 2) % part - part / 2)
                    if border * 3600 < 60:
                        near += 1
                    else:
                        other["vargas"].append((f"d{factor}", name, round(border * 3600, 1)))
        rashi = dict(charts.divisional_chart(jd, place, divisional_chart_factor=1))
        for number, name in enumerate(BODIES):
            seen["points"] += 1
            longitude = rashi[number][0] * 30 + rashi[number][1]
            apart = abs((longitude - points[name]["longitude"] + 180) % 360 - 180) * 3600
            if apart > 60:
                other["points"].append((str(date), name, round(apart, 1)))
        great = vimsottari.vimsottari_mahadasa(jd, place)
        for (lord, start), period in zip(great.items(), ask(
            program, "vedic", "--birth", f"{date}T{hour:02}:{minute:02}", *where, "--dasha-year", "sidereal"
        )["dasha"]["periods"]):
            seen["dashas"] += 1
            if LORDS[lord] != period["lord"]:
                other["dashas"].append((str(date), LORDS[lord], period["lord"]))
            else:
                # Theirs is a Julian Day of local time.
                dasha_days.append(abs(start - 5.5 / 24 - julian_day(period["from"])))
        day = ask(program, "panchanga", "--date", str(date), *where)
        sunrise = julian_day(day["sunrise"]) + 5.5 / 24
        midnight = int(sunrise - 0.5) + 0.5
        for key, found, at in [
            ("tithi", drik.tithi(sunrise, place), (0, 2)),
            ("nakshatra", drik.nakshatra(sunrise, place), (0, 3)),
            ("yoga", drik.yogam(sunrise, place), (0, 2)),
        ]:
            seen["limbs"] += 1
            first = day[key][0]
            if found[at[0]] != first["number"]:
                other["limbs"].append((str(date), key, found[at[0]], first["number"]))
                continue
            end = (julian_day(first["to"]) + 5.5 / 24 - midnight) * 24
            limb_minutes.append((abs(end - found[at[1]]) * 60, str(date), key))
    for key in seen:
        print(f"{key}: {seen[key]} compared, {len(other[key])} differ: {other[key][:12]}")
    print(f"{near} signs differ within a minute of arc of a border")
    dasha_days.sort()
    limb_minutes.sort()
    print(f"dashas begin {dasha_days[len(dasha_days) // 2]:.3f} days apart in the middle, {dasha_days[-1]:.3f} at most")
    print(f"limbs end {limb_minutes[len(limb_minutes) // 2][0]:.2f} minutes apart in the middle, {limb_minutes[-3:]} at most")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 50)
