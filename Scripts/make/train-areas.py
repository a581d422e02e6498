#!/usr/bin/env python3
"""Trains the classifier of areas of life and packs its weights: training/areas.weights.

    pip install numpy
    python3 Scripts/make/train-areas.py            trains on every phrase and writes the weights
    python3 Scripts/make/train-areas.py --check    also says how a model without training/areas/typed.tsv does on it

The features, the learning and the packing are those of train-intents.py: whole numbers, so that every machine makes
the same bytes. training/README.md says what the phrases are.
"""

import importlib.util
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
AREAS = ROOT / "training/areas"
WEIGHTS = ROOT / "training/areas.weights"
SPEC = importlib.util.spec_from_file_location("train_intents", ROOT / "Scripts/make/train-intents.py")
intents = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(intents)

# The order of AreaClassifier.labels.
LABELS = [
    "none", "love_relationships", "family_friendships", "path_profession", "personal_growth", "finance_abundance",
    "purpose_spirituality", "home_environment", "decisions_crossroads", "energy", "mood",
]
DOINGS = [
    "should i {x}", "should i {x} {time}", "is {time} a good day to {x}", "when should i {x}",
    "best day {span} to {x}", "i want to {x}, which day", "do i {x} {time}", "{x} {time}?",
    "shall i {x} {time} or wait", "thinking of going to {x} {time}, good idea?", "they asked me to {x}. do i?",
    "is it wise to {x} {time}", "can i {x} {time}", "pick a day {span} to {x}", "would it be good to {x} {time}",
    "i have to {x} {time}, how will it go", "i'm going to {x} {time}. what can i expect", "{x} or not",
    "not sure whether to {x} {time}",
]
THINGS = [
    "how is {x} {time}", "{x} {time}", "how does {x} look {span}", "what about {x}", "how will {x} go {time}",
    "{time} for {x}", "{x} {span}?", "what does {span} hold for {x}", "is {time} good for {x}",
    "best day {span} for {x}", "why is {x} so hard {time}", "what's up with {x} {time}",
    "what does my chart say about {x}", "outlook for {x} {span}", "when does it get easier with {x}",
    "why do i struggle with {x}", "{x} pls", "how am i with {x}", "tell me about {x} {span}",
]
TIMES = [
    "today", "tonight", "tomorrow", "on friday", "on saturday", "this weekend", "on monday", "now", "on the 20th",
    "this evening", "next week",
]
SPANS = [
    "this week", "next week", "this month", "next month", "in february", "this year", "in march",
    "in the next ten days", "this weekend",
]
# How many ways a phrase is asked in.
WAYS = {"doings.tsv": 6, "things.tsv": 9}
# How many questions of the sky, of charts and of nothing are trained as "none".
NEUTRAL = 2500


def lines(path):
    label = None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            label = line[2:].strip()
        elif line:
            yield label, line


def asked(ways, count, phrase, choices):
    """A phrase in some of the ways that it is asked."""
    order = list(range(len(ways)))
    choices.shuffle(order)
    for place in order[:count]:
        time, span = TIMES[choices.below(len(TIMES))], SPANS[choices.below(len(SPANS))]
        yield " ".join(ways[place].format(x=phrase, time=time, span=span).split())


def table_phrases(name, column, count):
    """The phrases of a table of asking/, each with its area; of words that stand for each other one."""
    choices = intents.Choices(5)
    for line in (ROOT / "asking" / name).read_text(encoding="utf-8").splitlines():
        fields = line.split("\t")
        if line.startswith("#") or len(fields) <= column or fields[1] not in LABELS:
            continue
        if name == "terms.tsv" and fields[0] != "area":
            continue
        for phrase in fields[column].split("|"):
            phrase = re.sub(r"[*^~].*", "", phrase)
            words = [word.split("/") for word in phrase.split()]
            phrase = " ".join(word[choices.below(len(word))] for word in words)
            if len(phrase) > 3:
                for text in asked(THINGS if name == "terms.tsv" else DOINGS, count, phrase, choices):
                    yield fields[1], text


def sentences():
    """Every sentence: its label, the text, how much it counts, and the file it comes from."""
    choices, rows = intents.Choices(2), []
    for name, ways in (("doings.tsv", DOINGS), ("things.tsv", THINGS)):
        for label, phrase in lines(AREAS / name):
            rows.append((label, phrase, 1, name))
            rows += [(label, text, 1, name) for text in asked(ways, WAYS[name], phrase, choices)]
    for label, text in lines(AREAS / "none.tsv"):
        rows += [(label, text, 2, "none.tsv"), (label, f"{text} {TIMES[choices.below(len(TIMES))]}", 1, "none.tsv"),
                 (label, f"ok so {text}", 1, "none.tsv")]
    rows += [(label, text, 2, "typed.tsv") for label, text in lines(AREAS / "typed.tsv")]
    rows += [(label, text, 1, "activities.tsv") for label, text in table_phrases("activities.tsv", 6, 3)]
    rows += [(label, text, 1, "terms.tsv") for label, text in table_phrases("terms.tsv", 2, 2)]
    plain = ("chart_fact", "sky_fact", "transit_when", "concept", "courtesy", "out_of_scope")
    neutral = [text for label, text, _, _ in intents.sentences() if label in plain]
    choices.shuffle(neutral)
    return rows + [("none", text, 1, "neutral") for text in neutral[:NEUTRAL]]


def main():
    rows = sentences()
    buckets = intents.features(rows)
    intents.LABELS = LABELS

    def learned(some):
        return intents.packed(intents.trained(
            [buckets[at] for at in some], [LABELS.index(rows[at][0]) for at in some], [rows[at][2] for at in some]))

    if "--check" in sys.argv:
        model = learned([at for at, row in enumerate(rows) if row[3] != "typed.tsv"])
        right, every = {}, {}
        for at, (label, text, _, name) in enumerate(rows):
            if name != "typed.tsv":
                continue
            scores = model[buckets[at]].astype(int).sum(axis=0)
            best = int(scores.argmax())
            second = sorted(scores)[-2]
            lead = int((scores[best] - second) * 100 / len(buckets[at]) ** 0.5)
            for key in ("all", label, f"lead {min(lead // 200 * 200, 1600):4}"):
                every[key] = every.get(key, 0) + 1
                right[key] = right.get(key, 0) + (LABELS[best] == label)
            if LABELS[best] != label and "--list" in sys.argv:
                print(f"{label}\t{LABELS[best]}\t{lead}\t{text}")
        for key in sorted(every):
            print(f"{key:22} {right[key]:4} of {every[key]:4}")
    WEIGHTS.write_bytes(learned(range(len(rows))).tobytes())
    print(f"{len(rows)} sentences, {WEIGHTS.stat().st_size} bytes of weights")


if __name__ == "__main__":
    main()
