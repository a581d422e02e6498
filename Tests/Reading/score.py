#!/usr/bin/env python3
"""Scores what readers said against the keys of their sets.

    Tests/Reading/score.py meters   --key FOLDER/meters.key.tsv   VERDICTS.tsv…
    Tests/Reading/score.py readings --key FOLDER/readings.key.tsv VERDICTS.tsv…
    Tests/Reading/score.py portraits --key FOLDER/portraits.key.tsv VERDICTS.tsv…

A verdict on meters is a line `number<TAB>easy|quiet|hard<TAB>meter`; one on readings is a line
`number<TAB>measure<TAB>first|second|tie`, with the measures clear, useful, personal and charm; on portraits the
measures are clear, true and keep. Lines that begin with # are notes. Ends with 1 if a line is missing, twice there, or not understood.
"""
import argparse
import sys
from collections import Counter
from pathlib import Path

ANSWERS = ["easy", "quiet", "hard"]
METERS = """mental_clarity focus communication love inner_stability sensitivity vitality drive wellness purpose
connection intuition creativity opportunities career growth social_life""".split()
MEASURES = {"readings": ["clear", "useful", "personal", "charm"], "portraits": ["clear", "true", "keep"]}


def rows(path, columns):
    for line in Path(path).read_text().splitlines():
        if line and not line.startswith("#"):
            row = line.split("\t")
            if len(row) != columns:
                sys.exit(f"{path}: “{line}” has {len(row)} columns; {columns} fit")
            yield row


def share(part, whole):
    return f"{100 * part / whole:.1f} % ({part} of {whole})" if whole else "none"


def meters(key_path, path):
    key = {number: (answer, meter) for number, answer, meter in rows(key_path, 3)}
    said = {}
    for number, answer, meter in rows(path, 3):
        if number not in key or number in said or answer not in ANSWERS or meter not in METERS:
            sys.exit(f"{path}: line {number} is unknown, twice there, or has no such answer ({answer}, {meter})")
        said[number] = (answer, meter)
    if len(said) != len(key):
        sys.exit(f"{path}: {len(said)} verdicts on {len(key)} texts")
    right = sum(said[number][0] == key[number][0] for number in key)
    opposite = sum({said[number][0], key[number][0]} == {"easy", "hard"} for number in key)
    named = sum(said[number][1] == key[number][1] for number in key)
    print(f"{path}")
    print(f"  easy, quiet or hard: right {share(right, len(key))}; opposite {share(opposite, len(key))}")
    print(f"  which of seventeen:  right {share(named, len(key))}")
    for answer in ANSWERS:
        of = [number for number in key if key[number][0] == answer]
        taken = Counter(said[number][0] for number in of)
        print(f"  {answer:5} was taken for " + ", ".join(f"{other} {taken[other]}" for other in ANSWERS))
    wrong = Counter(
        (key[number][1], said[number][1]) for number in key if key[number][1] != said[number][1])
    print("  meters most often taken for others: " + "; ".join(
        f"{one} for {other} {count}" for (one, other), count in wrong.most_common(6)))
    print("  wrong: " + " ".join(number for number in key if said[number][0] != key[number][0]))


def pairs(kind, key_path, path):
    measures = MEASURES[kind]
    key = dict(rows(key_path, 2))
    said = {}
    for number, measure, winner in rows(path, 3):
        if number not in key or measure not in measures or winner not in ("first", "second", "tie"):
            sys.exit(f"{path}: “{number} {measure} {winner}” is no verdict on these pairs")
        if (number, measure) in said:
            sys.exit(f"{path}: {number} {measure} is twice there")
        said[number, measure] = winner
    if len(said) != len(key) * len(measures):
        sys.exit(f"{path}: {len(said)} verdicts; {len(key) * len(measures)} fit")
    print(path)
    for measure in measures:
        won = sum(
            said[number, measure] == ("first" if whose == "ours" else "second") for number, whose in key.items())
        tied = sum(said[number, measure] == "tie" for number in key)
        print(f"  {measure:9} ours {won}, tie {tied}, example {len(key) - won - tied}; won or tied "
              f"{share(won + tied, len(key))}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["meters", "readings", "portraits"])
    parser.add_argument("--key", type=Path, required=True)
    parser.add_argument("verdicts", nargs="+", type=Path)
    given = parser.parse_args()
    for path in given.verdicts:
        if given.kind == "meters":
            meters(given.key, path)
        else:
            pairs(given.kind, given.key, path)


if __name__ == "__main__":
    main()
