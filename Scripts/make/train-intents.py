#!/usr/bin/env python3
"""Trains the classifier of intents and packs its weights: training/intents.weights.

    pip install numpy
    python3 Scripts/make/train-intents.py            trains on every sentence and writes the weights
    python3 Scripts/make/train-intents.py --check    also prints how models do that have not seen a fifth of the
                                                sentences; with --list each of those that they get wrong

The model is linear: one weight per feature and label. Training minimizes the logistic loss in whole numbers from
start to end, so that every machine makes and reads the same bytes. The features come from the program itself:
the test IntentFeaturesTests writes them. training/README.md says how the sentences are written.
"""

import itertools
import json
import math
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
SENTENCES = ROOT / "training/intents"
AROUND = ROOT / "training/intents/around.txt"
ASKED = ROOT / "Tests/AskingTests/Asked/intents.tsv"
QUESTIONS = ROOT / "Tests/AskingTests/Asked/questions.json"
WEIGHTS = ROOT / "training/intents.weights"
SCRATCH = ROOT / ".build/intent-sentences.txt"

# The order of IntentClassifier.labels.
LABELS = [
    "chart_fact", "sky_fact", "transit_when", "outlook", "best_time", "compare_times", "decision", "cause",
    "compatibility", "concept", "portrait", "courtesy", "out_of_scope", "death", "medicine", "law_and_money",
    "lottery",
]
BUCKET_BITS = 14
EPOCHS = 10
# How many sentences a line with alternatives gives at most.
MOST_EXPANSIONS = 16
# Of how many sentences one is trained once more with words around it, and one in the spelling of a phone.
AROUND_EVERY = 3
PHONE_EVERY = 4
# Weights and scores are in these units.
UNIT = 1 << 20
# How far a sentence moves the weights at first, and how much of every weight is lost after a round: 1 / 2**DECAY.
RATE = 8
DECAY = 7
# A sentence that a person typed counts this much, one of a pattern once.
TYPED = 2
# Packed weights as small as this are left out: they decide nothing and cost space in packages.
PRUNED = 2


# MARK: - Sentences


class Choices:
    """Numbers that look random and are the same everywhere."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & ((1 << 64) - 1)
        return (self.state >> 33) % limit

    def shuffle(self, items):
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]


def expansions(line, choices):
    """The sentences of a line in which `{one|another}` is either; of many some."""
    parts = [part[1:-1].split("|") if part.startswith("{") else [part] for part in re.split(r"(\{[^}]*\})", line)]
    count = math.prod(len(part) for part in parts)
    if count <= MOST_EXPANSIONS:
        found = ["".join(some) for some in itertools.product(*parts)]
    else:
        found = []
        for _ in range(4 * MOST_EXPANSIONS):
            text = "".join(part[choices.below(len(part))] for part in parts)
            if text not in found and len(found) < MOST_EXPANSIONS:
                found.append(text)
    return [" ".join(text.split()) for text in found]


def sentences():
    """Every sentence: its label, the text, how much it counts, and the line it comes from."""
    rows = []
    for path in sorted(SENTENCES.glob("*.tsv")):
        label, choices = None, Choices(1)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
            origin = f"{path.name}:{number + 1}"
            if line.startswith("# "):
                label = line[2:].strip()
                if label not in LABELS:
                    sys.exit(f"{origin}: {label} is no label; the labels are {', '.join(LABELS)}")
            elif line:
                texts = expansions(line, choices)
                rows += [(label, text, TYPED if len(texts) == 1 else 1, origin) for text in texts]
    for number, line in enumerate(ASKED.read_text(encoding="utf-8").splitlines()):
        if line and not line.startswith("#"):
            label, text = line.split("\t", 1)
            label = label.split("/")[0]
            # Rules say which matter a question of care is.
            if label in LABELS:
                rows.append((label, text, TYPED, f"{ASKED.name}:{number + 1}"))
    for asked in json.loads(QUESTIONS.read_text(encoding="utf-8"))["questions"]:
        if asked["intent"] in LABELS and not asked.get("context"):
            rows.append((asked["intent"], " ".join(asked["question"].split()), TYPED, f"questions.json:{asked['id']}"))
    rows = [row for row in rows if row[1]]
    return rows + varied(rows)


# How words are typed on a phone.
PHONE = {
    "you": "u", "your": "ur", "are": "r", "for": "4", "to": "2", "tomorrow": "tmrw", "please": "pls", "because": "cuz",
    "what": "wat", "what's": "whats", "with": "w", "about": "abt", "people": "ppl", "really": "rly", "tonight": "2nite",
    "today": "2day", "and": "n", "should": "shud", "would": "wud", "before": "b4", "great": "gr8", "going to": "gonna",
    "want to": "wanna", "when": "wen", "why": "y", "good": "gud", "love": "luv",
    "boyfriend": "bf", "girlfriend": "gf", "relationship": "rlship", "weekend": "wknd", "week": "wk", "year": "yr",
}


def varied(rows):
    """Some of the sentences once more: with a story or a greeting around them, or as typed on a phone.

    Every label gets the same words around its sentences, so those words say nothing.
    """
    lists, name = {}, None
    for line in AROUND.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            name = line[2:].strip()
        elif line:
            lists.setdefault(name, []).append(line)
    choices, more = Choices(3), []
    for place, (label, text, _, origin) in enumerate(rows):
        if place % AROUND_EVERY == 0:
            kind = ("opening", "story", "ending")[choices.below(3)]
            words = lists[kind][choices.below(len(lists[kind]))]
            text_around = f"{text}{words}" if kind == "ending" else f"{words} {text}"
            more.append((label, text_around, 1, origin))
        if place % PHONE_EVERY == 0:
            words = [PHONE.get(word.lower(), word) if choices.below(3) else word for word in text.split()]
            more.append((label, " ".join(words).replace("'", ""), 1, origin))
    return more


def features(rows):
    """The buckets of each sentence, which the program computes."""
    SCRATCH.write_text("".join(text + "\n" for _, text, _, _ in rows), encoding="utf-8")
    environment = dict(os.environ, ASTROLABE_INTENT_SENTENCES=str(SCRATCH))
    command = ["swift", "test", "--filter", "IntentFeaturesTests"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    written = SCRATCH.with_suffix(".txt.features")
    if done.returncode or not written.exists():
        sys.exit(done.stdout[-3000:] + done.stderr[-3000:])
    lines = written.read_text().splitlines()
    SCRATCH.unlink()
    written.unlink()
    if len(lines) != len(rows):
        sys.exit(f"The program wrote {len(lines)} lines for {len(rows)} sentences.")
    return [np.array([int(number) for number in line.split()]) for line in lines]


# MARK: - Training

# The exponential of 0, −1/256, −2/256 … in units.
EXPONENTIALS = np.array([round(math.exp(-step / 256) * UNIT) for step in range(16 * 256 + 1)], dtype=np.int64)


def trained(buckets, labels, counts):
    """The weights in units, a row for each bucket."""
    weights = np.zeros((1 << BUCKET_BITS, len(LABELS)), dtype=np.int64)
    # A sentence's features count 3 / √n each, in parts of 256, so that long sentences don't count more.
    sizes = [3 * 256 * 256 // math.isqrt(len(row) * 256 * 256) for row in buckets]
    order = list(range(len(buckets)))
    for epoch in range(EPOCHS):
        Choices(epoch + 1).shuffle(order)
        rate = RATE * (EPOCHS - epoch) // EPOCHS + 1
        for index in order:
            row, size = buckets[index], sizes[index]
            scores = weights[row].sum(axis=0) * size >> 8
            steps = np.minimum((scores.max() - scores) >> 12, len(EXPONENTIALS) - 1)
            odds = EXPONENTIALS[steps]
            error = (odds << 16) // odds.sum()
            error[labels[index]] -= 1 << 16
            weights[row] -= error * (size * rate * counts[index]) >> 8
        weights -= weights >> DECAY
    return weights


def packed(weights):
    """The weights as bytes from −127 to 127: what all labels have in common is left out."""
    weights = weights - weights.sum(axis=1, keepdims=True) // len(LABELS)
    most = int(np.abs(weights).max())
    whole = (weights * 254 + most) // (2 * most)
    return np.where(np.abs(whole) <= PRUNED, 0, whole).astype(np.int8)


# MARK: - Checks


def check(rows, buckets, labels, counts):
    """How five models do on the fifth of the sentences' lines that each has not seen."""
    origins = sorted({row[3] for row in rows})
    Choices(7).shuffle(origins)
    part = {origin: place % 5 for place, origin in enumerate(origins)}
    right, every = {}, {}
    for fold in range(5):
        seen = [index for index, row in enumerate(rows) if part[row[3]] != fold]
        model = packed(trained([buckets[i] for i in seen], [labels[i] for i in seen], [counts[i] for i in seen]))
        for index, (label, text, _, origin) in enumerate(rows):
            if part[origin] != fold:
                continue
            scores = model[buckets[index]].astype(np.int64).sum(axis=0)
            best = int(scores.argmax())
            kind = "asked" if origin.startswith((ASKED.name, "questions.json")) else "patterns"
            for key in ((kind, "all"), (kind, label)):
                every[key] = every.get(key, 0) + 1
                right[key] = right.get(key, 0) + (best == labels[index])
            if best != labels[index] and "--list" in sys.argv:
                print(f"{label}\t{LABELS[best]}\t{text}")
    for key in sorted(every):
        print(f"{key[0]:9} {key[1]:14} {right[key]:5} of {every[key]:5}, {100 * right[key] / every[key]:.1f} %")


def main():
    rows = sentences()
    buckets = features(rows)
    labels = [LABELS.index(row[0]) for row in rows]
    counts = [row[2] for row in rows]
    if "--check" in sys.argv:
        check(rows, buckets, labels, counts)
    WEIGHTS.write_bytes(packed(trained(buckets, labels, counts)).tobytes())
    print(f"{len(rows)} sentences, {WEIGHTS.stat().st_size} bytes of weights")


if __name__ == "__main__":
    main()
