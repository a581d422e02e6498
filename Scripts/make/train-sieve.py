#!/usr/bin/env python3
"""Trains the classifier of sentences that other writers write, and packs its weights: training/sieve.weights.

    pip install numpy
    python3 Scripts/make/train-sieve.py            trains on training/sentences and writes the weights
    python3 Scripts/make/train-sieve.py --check    also counts: on held-out.tsv, and on each writer by a model of the others

The model is linear with one label, in whole numbers, by the features and the trainer of train-classifier.py, so that every machine
makes the same bytes. Nothing is trained with held-out.tsv. Sources/Asking/Classifier/SentenceClassifier.swift reads the file.
"""

import hashlib
import importlib.util
import json
import random
import re
import struct
import sys
from pathlib import Path

import numpy as np

PATH = Path(__file__).resolve().with_name("train-classifier.py")
SPEC = importlib.util.spec_from_file_location("train_classifier", PATH)
classifier = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(classifier)

SENTENCES = classifier.ROOT / "training/sentences"
WEIGHTS = classifier.ROOT / "training/sieve.weights"
UNIT = classifier.UNIT
BITS = 19
# What a score must exceed to stop a sentence: any one, and one that has a phrase of asking/writers.tsv.
LIMIT, LIMIT_BESIDE_PHRASE = UNIT * 10 // 64, -UNIT * 6 // 16
# How many sentences a pattern gives.
MOST_EXPANSIONS = 4
NAMES = {"one": "the Sun", "other": "Venus", "natal": "Moon", "transiting": "Jupiter", "day": "Monday", "hour": "14:00", "sign": "Leo"}

# MARK: - Sentences


def lines(path):
    return [line for line in map(str.strip, path.read_text().splitlines()) if line and not line.startswith("#")]


def held_out():
    """(sentence, whether it is hostile)."""
    return [(line.split("\t")[1], line.startswith("no")) for line in lines(SENTENCES / "held-out.tsv")]


def texts_of(part):
    if isinstance(part, str):
        yield part
    elif isinstance(part, (list, dict)):
        for one in part.values() if isinstance(part, dict) else part:
            yield from texts_of(one)


def engine():
    """The engine's sentences, with names in their slots, in an order by chance."""
    found = {text for path in sorted((classifier.ROOT / "words/en").rglob("*.json"))
             if path.name not in ("safety.json", "language.json") for text in texts_of(json.loads(path.read_text()))}
    texts = sorted(text for text in found if text.count(" ") >= 3)
    random.Random(1).shuffle(texts)
    return [re.sub(r"\{(\w+)\}", lambda slot: NAMES.get(slot[1], "the day"), text) for text in texts]


def expanded(path):
    for line in lines(path):
        for text in classifier.expansions(line, MOST_EXPANSIONS):
            text = re.sub(r"\s+([,.?!:;])", r"\1", text)
            yield text if text[-1] in ".?!" else text + "."


def sentences(without=None):
    """(sentence, whether it is hostile) of every file but those of a writer."""
    found = {}
    for path in sorted(SENTENCES.glob("*-*.txt")):
        writer, kind = path.stem.split("-")
        if writer != without:
            for text in expanded(path) if writer == "patterns" else lines(path):
                found[text] = kind == "hostile"
    for text, _ in held_out():
        found.pop(text, None)
    return list(found.items())


# MARK: - Training


def train(examples):
    rows = [classifier.features(text) for text, _ in examples]
    targets = np.array([[1 if is_hostile else -1] for _, is_hostile in examples], dtype=np.int8)
    return classifier.quantize(*classifier.learn(rows, BITS, targets))


def score(model, text):
    """The score of a sentence, in units."""
    return classifier.score([model], text)[0]


def write(model):
    packed, (bias,), (step,) = model
    head = b"ASTSIEVE" + struct.pack("<Iiiii", 1, LIMIT, LIMIT_BESIDE_PHRASE, bias, step)
    halves = (packed[:, 0] + 8).astype(np.uint8)
    body = (halves[0::2] | halves[1::2] << 4).astype(np.uint8).tobytes()
    WEIGHTS.write_bytes(head + body)
    print(f"{WEIGHTS.name}: {len(head) + len(body):,} bytes, sha256 {hashlib.sha256(head + body).hexdigest()[:16]}")


def count(name, model, measured):
    hostile = np.array([score(model, text) for text, is_hostile in measured if is_hostile])
    sound = np.array([score(model, text) for text, is_hostile in measured if not is_hostile])
    print(f"{name}: of {len(hostile)} hostile {100 * (hostile > LIMIT).mean():.1f} % stopped, of {len(sound)} sound "
          f"{100 * (sound > LIMIT).mean():.1f} %; where 3 % of the sound are stopped, "
          f"{100 * (hostile > np.quantile(sound, 0.97)).mean():.1f} % of the hostile")


def main():
    model = train(sentences())
    write(model)
    if "--check" in sys.argv:
        count("held out", model, held_out())
        trained = dict(sentences())
        unseen = [(text, False) for text in engine() if text not in trained][:5000]
        print(f"engine: {sum(score(model, text) > LIMIT for text, _ in unseen)} of {len(unseen)} stopped")
        for writer in sorted({path.stem.split("-")[0] for path in SENTENCES.glob("*-hostile.txt")} - {"patterns", "engine"}):
            own = [(text, kind == "hostile") for kind in ("hostile", "good")
                   for text in lines(SENTENCES / f"{writer}-{kind}.txt")]
            count(f"{writer} writer, by the others", train(sentences(without=writer)), own)


if __name__ == "__main__":
    main()
