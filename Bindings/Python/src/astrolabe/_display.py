"""How charts, pictures and texts look when they are printed, and in a notebook."""

from __future__ import annotations

import html
import os
from pathlib import Path
from typing import Any, Dict, Mapping

#: The fields of a request that say who was born, when and where.
BIRTH_FIELDS = ("birth", "zone", "lat", "lon", "place", "fold", "gap", "clock", "calendar")


class _File(str):
    """The text of a file."""

    __slots__ = ()

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Writes the text to a file and returns the file's path."""
        file = Path(path)
        file.write_text(str(self), encoding="utf-8", newline="\n")
        return file


class SVG(_File):
    """A picture as the text of an SVG file. A notebook shows the picture.

    >>> wheel("1990-06-15").save("wheel.svg").name
    'wheel.svg'
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"<SVG of {len(self)} characters>"


class HTML(_File):
    """A page as the text of an HTML file. A notebook shows the page in a frame."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return f'<iframe srcdoc="{html.escape(str(self))}" width="100%" height="800"></iframe>'

    def __repr__(self) -> str:
        return f"<HTML of {len(self)} characters>"


class Chart(Dict[str, Any]):
    """A chart document: the dict of `documents.NatalChart`. `print` writes its positions, and a notebook shows its wheel, too.

    :ivar request: the fields that the chart was asked for with; `person(**chart.request)` takes those of the birth.
    """

    request: dict[str, Any]

    def __init__(self, document: Mapping[str, Any], request: Mapping[str, Any]) -> None:
        super().__init__(document)
        self.request = {name: value for name, value in request.items() if value is not None}

    def __reduce__(self) -> tuple[Any, ...]:
        return Chart, (dict(self), self.request)

    def __repr__(self) -> str:
        born = born_text(self.request)
        return f"<Chart of {born}: {', '.join(f'{name} {place}' for name, place, _ in positions_of(self)[:2])}>"

    def __str__(self) -> str:
        rows = [
            f"{name:<11} {place}" + (f", house {house}" if house else "")
            for name, place, house in positions_of(self)
        ]
        return "\n".join([born_text(self.request), *rows])

    def wheel(self, **options: Any) -> SVG:
        """The chart's picture; options are those of :func:`astrolabe.wheel`."""
        from ._engine import default

        return default().wheel(**{**self.request, **options})

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{html.escape(name)}</td><td>{html.escape(place)}</td><td>{house}</td></tr>"
            for name, place, house in positions_of(self)
        )
        return (
            f'<div style="max-width:32em">{self.wheel(size=480)}</div>'
            f"<table><thead><tr><th>Point</th><th>Position</th><th>House</th></tr></thead>{rows}</table>"
        )


class Portrait(Dict[str, Any]):
    """A portrait: the dict of `documents.Portrait`, or of one of two people or of a period. `print` writes its text, and
    a notebook shows it.

    >>> str(portrait("1990-06-15", chapter="core")).splitlines()[0]
    'Who you are and what you need'
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dict(self),)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {', '.join(title for title, _ in chapters_of(self))}>"

    def __str__(self) -> str:
        return "\n\n".join("\n\n".join([title, *texts]) for title, texts in chapters_of(self))

    def _repr_html_(self) -> str:
        return "".join(
            f"<h3>{html.escape(title)}</h3>" + "".join(f"<p>{html.escape(text)}</p>" for text in texts)
            for title, texts in chapters_of(self)
        )


class Answer(Dict[str, Any]):
    """An answer: the dict of `documents.Answer`. `print` writes its text, and a notebook shows it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dict(self),)

    def __repr__(self) -> str:
        return f"<Answer: {self['text']}>"

    def __str__(self) -> str:
        return str(self["text"])

    def _repr_html_(self) -> str:
        return f"<p>{html.escape(str(self))}</p>"


def shown(kind: str, document: Any) -> Any:
    """A document that prints as text where it is one."""
    return Portrait(document) if kind in ("portrait", "portrait_two", "portrait_period") else document


def chapters_of(portrait: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
    """The chapters of a portrait: title and paragraphs."""
    return [
        (
            chapter["title"],
            [" ".join(one["text"] for one in paragraph) for paragraph in chapter["paragraphs"]],
        )
        for chapter in portrait["chapters"]
    ]


def positions_of(chart: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """The rows of a chart's table: point, position in words, house."""
    rows = []
    for body in chart["bodies"]:
        house = body.get("house")
        turned = " retrograde" if body["retrograde"] and body["name"] != "north_node" else ""
        place = position(body["longitude"], body["sign"]) + turned
        rows.append((_title(body["name"]), place, "" if house is None else str(house)))
    for name in ("ascendant", "midheaven"):
        angle = (chart.get("angles") or {}).get(name)
        if angle:
            rows.append((_title(name), position(angle["longitude"], angle["sign"]), ""))
    return rows


def position(longitude: float, sign: str) -> str:
    # As the pages round: to the nearest minute, within the sign.
    degrees, minutes = divmod(min(int(longitude % 30 * 60 + 0.5), 1_799), 60)
    return f"{degrees}°{minutes:02}′ {sign.title()}"


def born_text(fields: Mapping[str, Any]) -> str:
    """A birth in one line, such as `1990-06-15T14:30 New York`."""
    place = fields.get("place")
    if place is None and fields.get("lat") is not None:
        place = f"{fields['lat']}, {fields['lon']}"
    parts = (str(fields.get("birth")), fields.get("zone"), place)
    return " ".join(str(part) for part in parts if part is not None)


def _title(name: str) -> str:
    return name.replace("_", " ").title()
