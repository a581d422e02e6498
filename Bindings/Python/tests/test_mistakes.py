"""The same mistake has the same code in the library and in the command, and says the same."""

from __future__ import annotations

import pathlib
import re
from typing import Any

import pytest

import astrolabe

TABLE = pathlib.Path(__file__).with_name("mistakes.tsv")
ROWS = [
    line.split("\t")
    for line in TABLE.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
KINDS = {64: astrolabe.UsageError, 65: astrolabe.DataError}


def value(text: str) -> Any:
    if text == "true":
        return True
    return int(text) if text.isdecimal() else text


def test_there_are_a_hundred_mistakes_and_more() -> None:
    assert len(ROWS) >= 100
    # Documents that no mistake of their own is known of, and places, whose name is no option of the command.
    rest = {"ask", "life", "pair", "places", "portrait_period", "portrait_two", "report"}
    with pytest.raises(astrolabe.UsageError) as refusal:
        astrolabe.text("horoscope")
    known = set(re.findall(r"[a-z_]+", str(refusal.value).partition("documents are ")[2])) - {"or"}
    assert len(known) >= 35 and {row[1] for row in ROWS} | rest >= known


@pytest.mark.parametrize("row", ROWS, ids=" ".join)
def test_a_mistake_has_the_code_of_the_command(row: list[str]) -> None:
    code, document, *cells = row
    fields = dict(cell.split("=", 1) for cell in cells)
    sentence = fields.pop("says", "")
    request = {name: value(text) for name, text in fields.items()}
    with pytest.raises(KINDS[int(code)]) as refusal:
        astrolabe.text(document, **request)
    assert refusal.value.code == int(code)
    assert sentence in str(refusal.value)
