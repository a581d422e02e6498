"""A year of someone's days, cell by cell: run it whole, or paste its cells into a notebook.

    python year.py year.svg
"""

# %% Who, and which year
import sys

import numpy as np

import astrolabe

when, zone, lat, lon = "1990-06-15T14:30", "America/New_York", 40.7128, -74.006
table = {"birth": [when], "zone": [zone], "lat": [lat], "lon": [lon]}
first = np.datetime64("2025-01-01")

# %% Scores of 365 days, and when Mercury runs backwards
people = astrolabe.people(table)
scores = people.scores("2025-01-01", days=365)[0]
overall = scores[:, astrolabe.SCORES.index("overall")]
mercury = astrolabe.positions(first + np.arange(365), ["mercury"])[:, 0, 1]
best = first + int(overall.argmax())
print(f"the best day of 2025 is {best}, {overall.max():.1f}; Mercury is retrograde on {(mercury < 0).sum()} days")

# %% The slow transits that are exact, in order
person = astrolabe.person(when, zone=zone, lat=lat, lon=lon)
for hit in person.hits(np.datetime64("2025-01-01"), np.datetime64("2026-01-01"), "saturn,uranus,neptune,pluto")[:5]:
    day = np.datetime64(int((hit["day"] - 2440587.5) * 86400), "s").astype("datetime64[D]")
    names = astrolabe.BODIES[hit["body"]], astrolabe.ASPECTS[hit["aspect"]], astrolabe.POINTS[hit["natal"]]
    print(day, *names)

# %% A picture: the year as a curve, retrograde days shaded
width, height = 900, 240
x = np.linspace(0, width, 365)
y = height / 2 - overall / 100 * height / 2
shades = "".join(
    f'<rect x="{x[day]:.1f}" y="0" width="{width / 364:.2f}" height="{height}" fill="#f3d9c2"/>'
    for day in np.flatnonzero(mercury < 0)
)
points = " ".join(f"{a:.1f},{b:.1f}" for a, b in zip(x, y))
picture = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    f"<title>A year of days, and Mercury retrograde</title>{shades}"
    f'<line x1="0" x2="{width}" y1="{height / 2}" y2="{height / 2}" stroke="#888"/>'
    f'<polyline points="{points}" fill="none" stroke="#234f8c" stroke-width="1.5"/></svg>\n'
)
with open(sys.argv[1] if len(sys.argv) > 1 else "year.svg", "w") as file:
    file.write(picture)
