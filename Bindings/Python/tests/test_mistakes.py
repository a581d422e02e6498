"""The same mistake has the same code in the library and in the command."""

from __future__ import annotations

import pathlib
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


def test_there_are_forty_mistakes_and_more() -> None:
    assert len(ROWS) >= 40


@pytest.mark.parametrize("row", ROWS, ids=" ".join)
def test_a_mistake_has_the_code_of_the_command(row: list[str]) -> None:
    code, document, *fields = row
    request = {name: value(text) for name, _, text in (field.partition("=") for field in fields)}
    with pytest.raises(KINDS[int(code)]) as refusal:
        astrolabe.text(document, **request)
    assert refusal.value.code == int(code)
