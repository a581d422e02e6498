#!/usr/bin/env python3
"""Makes Tests/AstrologyTests/Golden/almuten-flatlib.csv: the almuten of a chart by flatlib 0.2.3.

Needs flatlib without its dependencies: pip install --no-deps flatlib==0.2.3. flatlib adds the points up by its own
tables; the places, houses and lords of day and hour are given to it, so its ephemeris is not asked.
"""
import random
import sys
import types
from pathlib import Path

# flatlib imports its ephemeris with the protocol; nothing here asks it.
unasked = types.ModuleType("swisseph")
unasked.__getattr__ = lambda name: lambda *arguments: 0
sys.modules["swisseph"] = unasked

from flatlib import const  # noqa: E402
from flatlib.protocols import almutem  # noqa: E402

SIGNS = [const.ARIES, const.TAURUS, const.GEMINI, const.CANCER, const.LEO, const.VIRGO, const.LIBRA, const.SCORPIO,
         const.SAGITTARIUS, const.CAPRICORN, const.AQUARIUS, const.PISCES]
PLACES = {"sun": const.SUN, "moon": const.MOON, "ascendant": const.ASC, "fortune": const.PARS_FORTUNA,
          "lunation": const.SYZYGY}
PLANETS = [const.SUN, const.MOON, const.MERCURY, const.VENUS, const.MARS, const.JUPITER, const.SATURN]
HEAD = """# source: flatlib 0.2.3, flatlib.protocols.almutem
# command: Scripts/make/make-almuten.py
# holds: for five places, the houses of the seven and the lords of day and hour the points of each of the seven,
# holds: all three lords of a triplicity counted
# scale: degrees of longitude; houses of the Sun, the Moon, Mercury to Saturn; points in the same order"""


class Chart:
    """What the protocol asks a chart for."""

    date = pos = None

    def __init__(self, places, houses):
        self.places = {PLACES[name]: place for name, place in places.items()}
        self.planet_houses = houses
        self.houses = self

    def getObject(self, name):
        longitude = self.places.get(name, 0)
        return types.SimpleNamespace(id=name, sign=SIGNS[int(longitude // 30)], signlon=longitude % 30)

    getAngle = getObject

    def getObjectHouse(self, body):
        return types.SimpleNamespace(id=f"House{self.planet_houses[body.id]}")


def main():
    chance = random.Random(7)
    rows = [HEAD, "sun,moon,ascendant,fortune,lunation,houses,day,hour,points"]
    for _ in range(200):
        places = {name: round(chance.uniform(0, 359.999), 3) for name in PLACES}
        houses = {planet: chance.randint(1, 12) for planet in PLANETS}
        # flatlib keeps the points of the hour's lord alone where it is the day's lord, too.
        day, hour = chance.sample(PLANETS, 2)
        table = types.SimpleNamespace(currRuler=lambda day=day: day, hourRuler=lambda hour=hour: hour)
        almutem.planetarytime.getHourTable = lambda date, pos, table=table: table
        scores = almutem.compute(Chart(places, houses))["Score"]
        rows.append(",".join(
            [f"{places[name]:.3f}" for name in PLACES]
            + [" ".join(str(houses[planet]) for planet in PLANETS), day.lower(), hour.lower(),
               " ".join(str(scores[planet]["score"]) for planet in PLANETS)]))
    target = Path(__file__).parents[2] / "Tests/AstrologyTests/Golden/almuten-flatlib.csv"
    target.write_text("\n".join(rows) + "\n")


main()
