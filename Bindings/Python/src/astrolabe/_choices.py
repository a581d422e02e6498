"""The closed sets of values that options take, as types."""

from __future__ import annotations

from typing import Literal

#: A house system.
Houses = Literal[
    "placidus",
    "koch",
    "porphyry",
    "regiomontanus",
    "campanus",
    "equal",
    "whole_sign",
    "alcabitius",
    "meridian",
    "morinus",
    "topocentric",
    "vehlow",
    "krusinski",
    "horizontal",
    "apc",
]
#: Which clock counts before standard time.
Clock = Literal["local", "zone"]
#: The calendar of dates that are texts: the Julian one before 1582-10-15 and the Gregorian one from then on unless given.
Calendar = Literal["julian", "gregorian"]
#: Which of two equal clock readings is meant; a number is what a datetime's own `fold` has.
Fold = Literal["earlier", "later", "refuse", 0, 1]
#: Which instant is meant where clocks jumped over the time.
Gap = Literal["earlier", "later", "refuse"]
#: A sheet of paper for a wheel.
Sheet = Literal["a4", "letter"]
#: What two people are to each other.
Bond = Literal["love", "friends", "family", "work"]
#: How long a portrait of a period is.
Period = Literal["year", "month", "week"]
#: The colours of a picture.
Theme = Literal["light", "dark", "auto"]
#: Rules of orbs between two charts; `sun=10,moon=10,others=6` and `trine=6` are rules, too.
Orbs = Literal["standard", "close", "degree", "lilly", "biruni"]
#: How the houses of a composite are found.
Method = Literal["midpoint", "derived", "davison"]
#: The place of a Davison chart.
Middle = Literal["mean", "great-circle"]
#: Which table of scores.
Which = Literal["unified", "intensity", "harmony"]
#: What happens at values that can't be read.
Missing = Literal["raise", "nan"]
#: The scale of Julian Days.
Scale = Literal["ut", "tt"]
#: How voids of course are computed.
Void = Literal["modern", "traditional"]
#: How life is divided into periods.
Periods = Literal["firdaria", "releasing", "decennials"]
#: Which lot is released.
Lot = Literal["spirit", "fortune"]
#: Where the nodes stand in firdaria of a birth by night.
Nodes = Literal["last", "none", "after-mars"]
#: How months of decennials are divided into days.
DecennialDays = Literal["turns", "shares"]
#: How primary directions measure places over the horizon.
Primary = Literal["placidus", "placidus-pole", "regiomontanus"]
#: Where promissors of primary directions are.
Space = Literal["zodiacal", "mundane"]
#: What a year of primary directions is.
Key = Literal["naibod", "ptolemy", "solar"]
#: A year of dashas.
DashaYear = Literal["julian", "sidereal", "tropical", "savana"]
#: What counts as sunrise in a panchanga.
Sunrise = Literal["hindu", "limb"]
#: The charts of two people that transits are made to.
Onto = Literal["composite", "davison", "both"]
#: What a year of profections begins with.
Years = Literal["return", "birthday"]
#: The kind of table that comes back.
Table = Literal["pandas", "polars", "arrow", "dict"]
