#!/usr/bin/env python3
"""Trains the classifier of calls for help and packs its weights: training/care.weights.

    pip install numpy
    python3 Scripts/train-classifier.py            trains on every sentence and writes the weights
    python3 Scripts/train-classifier.py --check    also prints how a model does on sentences it has not seen

The model is linear: one weight per feature and label, in whole numbers from start to end, so that every
machine makes and reads the same bytes. Features are the folded text's character n-grams and pairs of words,
hashed. Sources/Asking/Classifier computes the same features; Tests/AskingTests/Golden/features.tsv, written
here, holds the two together. training/README.md says how the sentences are written.
"""

import hashlib
import json
import math
import re
import struct
import sys
import unicodedata
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
CARE = ROOT / "training/care"
SAFETY = ROOT / "words/en/asking/safety.json"
WEIGHTS = ROOT / "training/care.weights"
REPORT = ROOT / "training/confusion.md"
FEATURES = ROOT / "Tests/AskingTests/Golden/features.tsv"

MATTERS = ["emergency", "self_harm", "violence", "harm_to_others", "eating", "drugs"]
# Matters that rules find and that are no calls for help.
MILD = ["minor", "medicine", "law", "money", "death", "gambling", "others_mind"]
# Languages in Latin letters are told apart by weights, the others by their script.
LANGUAGES = ["en", "es", "pt", "fr", "de", "it"]
# Whether a text is a call for help at all; the matters then say which.
URGENT = "urgent"
LABELS = MATTERS + [URGENT] + LANGUAGES
BUCKET_BITS = 16
EPOCHS = 30
# How many sentences a line with alternatives gives at most.
MOST_EXPANSIONS = 90
# Scores are in these units; one is the margin that training asks for.
UNIT = 1 << 16

# MARK: - Folding; the same as FoldedScalars.swift

PLAIN = {
    "ß": "ss", "æ": "ae",  "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ё": "е",
}
LOOKALIKES = dict(zip("аеорсхуіѕјԁһοаενρτυι", "aeopcxyisjdhoaevptui"))
DROPPED = set("'’‘`´ʼ")


def plain(scalar):
    """A letter in small and without its accent."""
    code = ord(scalar)
    if 0xFF01 <= code <= 0xFF5E:
        scalar = chr(code - 0xFEE0)
    result = ""
    for small in scalar.lower():
        if small in PLAIN:
            result += PLAIN[small]
        elif 0xC0 <= ord(small) < 0x180:
            result += unicodedata.normalize("NFD", small)[0]
        else:
            result += small
    return result


def is_dropped(scalar):
    code = ord(scalar)
    return (scalar in DROPPED or code == 0xAD or 0x200B <= code <= 0x200F or 0x2060 <= code <= 0x2064
            or code == 0xFEFF or 0xFE00 <= code <= 0xFE0F or 0x300 <= code <= 0x36F)


def is_letter(scalar):
    return unicodedata.category(scalar)[0] in "LN" or unicodedata.category(scalar) in ("Mn", "Mc")


def fold(text):
    """Words in small letters without accents, parted and enclosed by single spaces."""
    words, word = [], ""
    for raw in text + " ":
        if is_dropped(raw):
            continue
        for scalar in plain(raw):
            if is_dropped(scalar):
                continue
            if is_letter(scalar):
                if len(word) >= 2 and word[-1] == word[-2] == scalar and not scalar.isdigit():
                    continue
                word += scalar
            elif word:
                words.append(word)
                word = ""
    mixed = []
    for word in words:
        if any("a" <= scalar <= "z" for scalar in word):
            word = "".join(LOOKALIKES.get(scalar, scalar) for scalar in word)
        mixed.append(word)
    return " " + " ".join(mixed) + " "


# MARK: - Features; the same as TextFeatures.swift


def bucket(scalars, seed):
    digest = seed
    for scalar in scalars:
        digest = ((digest ^ ord(scalar)) * 0x01000193) & 0xFFFFFFFF
    digest ^= digest >> 16
    return digest & ((1 << BUCKET_BITS) - 1)


def features(text):
    folded = fold(text)
    found = set()
    for length in range(1, 6):
        for start in range(len(folded) - length + 1):
            found.add(bucket(folded[start:start + length], 0x811C9DC5 + length))
    # A word with each of the next four, so that what stands between two does not hide them.
    words = folded.split()
    for place, first in enumerate(words):
        for second in words[place + 1:place + 5]:
            found.add(bucket(first + " " + second, 0x9747B28C))
    return sorted(found)


# MARK: - Sentences


def expansions(line, most):
    """The sentences of a line in which `{one|another}` is either; of many a fixed choice."""
    parts = re.split(r"\{([^}]*)\}", line)
    lists = [[part] if place % 2 == 0 else part.split("|") for place, part in enumerate(parts)]
    count = math.prod(map(len, lists))
    state = int.from_bytes(hashlib.sha256(line.encode()).digest()[:8], "big")
    if count <= most:
        chosen = range(count)
    else:
        chosen = set()
        while len(chosen) < most:
            state = (state * 6364136223846793005 + 1442695040888963407) & ((1 << 64) - 1)
            chosen.add((state >> 20) % count)
        chosen = sorted(chosen)
    for number in chosen:
        text = ""
        for choices in lists:
            number, place = divmod(number, len(choices))
            text += choices[place]
        yield " ".join(text.split())


def sentences():
    """(text, matter or None, language, is typed by hand) of every file.

    `# label` begins a list, `## language` a language; a file's name begins with its language otherwise.
    """
    found = []
    for path in sorted(CARE.glob("*.tsv")):
        if path.stem.startswith("fresh"):
            continue
        language, label = path.stem[:2], None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            line = line.strip()
            if line.startswith("## "):
                language = line[3:]
                if language not in OPENINGS:
                    sys.exit(f"{path}:{number}: unknown language {language}; expected one of {', '.join(OPENINGS)}")
            elif line.startswith("# "):
                label = line[2:]
            elif line:
                if "\t" in line:
                    label, line = line.split("\t", 1)
                if label not in MATTERS + MILD + ["none"]:
                    sys.exit(f"{path}:{number}: unknown label {label}; expected {', '.join(MATTERS + MILD)} or none")
                matter = label if label in MATTERS else None
                if "{" not in line:
                    found.append((line, matter, language, True))
                for text in expansions(line, MOST_EXPANSIONS) if "{" in line else []:
                    found.append((text, matter, language, False))
    return found + examples_of_rules()


def examples_of_rules():
    """What the rules of safety must find and must leave, which the model must agree with."""
    spanish = set("áéíóúñ¿¡")
    found = []
    for name, matter in [("self_harm", "self_harm"), ("violence_at_home", "violence")]:
        tree = json.loads(SAFETY.read_text())["matters"][name]
        for texts, label in [(tree["examples"], matter), (tree["near_misses"], None)]:
            for text in texts:
                is_spanish = spanish & set(text.lower()) or text.split()[0].lower() in {"mi", "me", "ya", "no", "voy"}
                if label == "self_harm" and any(word in text for word in ("neighbour", "somebody")):
                    found.append((text, "harm_to_others", "en", True))
                else:
                    found.append((text, label, "es" if is_spanish else "en", True))
    return found


OPENINGS = {
    "en": ["please help ", "hi ", "what should i do ", "honestly ", "i dont know what to do ", "ok so "],
    "es": ["por favor ", "hola "], "pt": ["por favor ", "oi "], "fr": ["aidez moi ", "bonjour "],
    "de": ["bitte hilf mir ", "hallo "], "it": ["aiuto ", "ciao "], "ru": ["помогите ", "привет "],
    "ja": ["助けて "], "ko": ["도와주세요 "], "zh": ["救命 "],
}
ENDINGS = {
    "en": [" what do i do", " please", " today", " and i dont know why", " is it my chart", " im scared"],
    "es": [" que hago", " hoy"], "pt": [" o que faço", " hoje"], "fr": [" que faire", " aujourd'hui"],
    "de": [" was soll ich tun", " heute"], "it": [" cosa faccio", " oggi"], "ru": [" что делать", " сегодня"],
    "ja": ["どうすればいい"], "ko": [" 어떡해"], "zh": ["怎么办"],
}


def slip(text, number):
    """The text with two letters of its longest word exchanged."""
    words = text.split()
    place = max(range(len(words)), key=lambda index: (len(words[index]), -index))
    word = words[place]
    if len(word) < 4 or ord(word[0]) > 0x500:
        return None
    at = 1 + number % (len(word) - 2)
    words[place] = word[:at] + word[at + 1] + word[at] + word[at + 2:]
    return " ".join(words)


def variants(text, language, number):
    yield text
    openings, endings = OPENINGS.get(language, [""]), ENDINGS.get(language, [""])
    if language in OPENINGS:
        yield openings[number % len(openings)] + text
        yield text + endings[number % len(endings)]
    slipped = slip(text, number)
    if slipped:
        yield slipped


# MARK: - Training


def scale(count):
    """One over the root of how many features there are, in units."""
    return (UNIT << 8) // math.isqrt(count << 16)


def train(examples):
    """An averaged perceptron with a margin, in whole numbers."""
    rows = []
    for number, (text, matter, language, is_typed) in enumerate(examples):
        targets = np.array(
            [1 if label == matter else -1 for label in MATTERS] + [1 if matter else -1]
            + [1 if label == language else -1 for label in LANGUAGES], dtype=np.int64)
        # What is not in Latin letters says nothing of the languages that are.
        weight = np.ones(len(LABELS), dtype=np.int64)
        is_latin = any("a" <= scalar <= "z" for scalar in fold(text))
        if language not in LANGUAGES and not is_latin:
            weight[len(MATTERS) + 1:] = 0
        for variant in variants(text, language, number) if is_typed else [text]:
            found = np.array(features(variant), dtype=np.int64)
            rows.append((found, scale(len(found)), targets, weight))
    size = 1 << BUCKET_BITS
    weights = np.zeros((size, len(LABELS)), dtype=np.int64)
    late = np.zeros((size, len(LABELS)), dtype=np.int64)
    bias, late_bias = np.zeros(len(LABELS), dtype=np.int64), np.zeros(len(LABELS), dtype=np.int64)
    order, state, step = list(range(len(rows))), 1, 0
    for epoch in range(EPOCHS):
        for last in range(len(order) - 1, 0, -1):
            state = (state * 6364136223846793005 + 1442695040888963407) & ((1 << 64) - 1)
            other = (state >> 33) % (last + 1)
            order[last], order[other] = order[other], order[last]
        for index in order:
            found, root, targets, weight = rows[index]
            score = weights[found].sum(axis=0) * root // UNIT + bias
            wrong = ((targets * score < UNIT) * weight) * targets
            if wrong.any():
                change = wrong * (root >> 4)
                weights[found] += change
                late[found] += change * step
                bias += wrong * (UNIT >> 9)
                late_bias += wrong * (UNIT >> 9) * step
            step += 1
    return weights * step - late, bias * step - late_bias, step


def quantize(weights, bias, step):
    """Weights from -127 to 127 by label, and what one of them stands for in units, times 256."""
    steps = []
    packed = np.zeros(weights.shape, dtype=np.int8)
    for label in range(len(LABELS)):
        column = weights[:, label]
        # The largest few are cut, so that the others keep their digits.
        largest = int(np.sort(np.abs(column))[-40]) or 1
        packed[:, label] = np.clip((column * 254 + largest) // (2 * largest), -127, 127)
        steps.append(largest * 256 // (127 * step))
    return packed, [int(value) // step for value in bias], steps


def score(packed, biases, steps, text):
    found = np.array(features(text), dtype=np.int64)
    totals = packed[found].astype(np.int64).sum(axis=0)
    root = scale(len(found))
    return [int(total) * unit * root // (UNIT << 8) + bias
            for total, unit, bias in zip(totals, steps, biases)]


def choice(scores, limit):
    best = max(range(len(MATTERS)), key=lambda label: scores[label])
    return MATTERS[best] if scores[len(MATTERS)] > limit and scores[best] > -UNIT // 2 else "none"


def write(packed, biases, steps):
    head = b"ASTCLASS" + struct.pack("<III", 1, BUCKET_BITS, len(LABELS))
    head += b"".join(struct.pack("<ii", bias, unit) for bias, unit in zip(biases, steps))
    body = packed.tobytes()
    WEIGHTS.write_bytes(head + body)
    print(f"{WEIGHTS.relative_to(ROOT)}: {len(head) + len(body):,} bytes, "
          f"sha256 {hashlib.sha256(head + body).hexdigest()[:16]}", file=sys.stderr)


def write_features(packed, biases, steps):
    """A golden file: texts with their features and scores."""
    texts = ["i took too many pills", "What's hitting me today?", "¿Cuál es mi ascendente?", "死にたい",
             "Мой ребёнок не дышит!", "i w\u00adant to d\u200bie", "i wаnt tо diе", "STRASSE straße Ça",
             "ＨＥＬＰ me pleeeease", "숨을 안 쉬어요", "", "7:30 or 07:30?", "मैं मरना चाहता हूँ"]
    lines = ["# Made by Scripts/train-classifier.py: text, folded text, features, their sum, scores of "
             + " ".join(LABELS)]
    for text in texts:
        found = features(text)
        lines.append("\t".join([
            text, fold(text), str(len(found)), str(sum(found)),
            " ".join(map(str, score(packed, biases, steps, text)))]))
    FEATURES.write_text("\n".join(lines) + "\n")


def check():
    """Trains on five of six sentences and tries the sixth."""
    everything = sentences()
    held = [one for number, one in enumerate(everything) if one[3] and number % 6 == 3]
    rest = [one for number, one in enumerate(everything) if not one[3] or number % 6 != 3]
    model = quantize(*train(rest))
    for limit in (UNIT // 2, UNIT * 5 // 8, UNIT * 3 // 4, UNIT):
        counts = {}
        for text, matter, language, _ in held:
            key = (matter or "none", choice(score(*model, text), limit))
            counts[key] = counts.get(key, 0) + 1
        missed = sum(n for (a, b), n in counts.items() if a != "none" and b == "none")
        urgent = sum(n for (a, b), n in counts.items() if a != "none")
        taken = sum(n for (a, b), n in counts.items() if a == "none" and b != "none")
        none = sum(n for (a, b), n in counts.items() if a == "none")
        print(f"limit {limit / UNIT:+.2f}: missed {missed} of {urgent}, wrongly taken {taken} of {none}")
    limit = UNIT * 5 // 8
    lines = ["# Confusion of the classifier on held-out sentences", "",
             "Trained on five of six sentences of `training/care`, tried on the sixth. Made by "
             "`Scripts/train-classifier.py --check`. Rows: what a sentence is; columns: what it is taken for.", "",
             "| | " + " | ".join(MATTERS + ["none"]) + " |", "|---" * 8 + "|"]
    counts = {}
    for text, matter, language, _ in held:
        taken = choice(score(*model, text), limit)
        counts[matter or "none", taken] = counts.get((matter or "none", taken), 0) + 1
        if (matter is None) != (taken == "none"):
            print("  ", matter, "->", taken, "|", text)
    for row in MATTERS + ["none"]:
        lines.append(f"| {row} | " + " | ".join(str(counts.get((row, column), 0)) for column in MATTERS + ["none"]) + " |")
    REPORT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    if "--check" in sys.argv:
        check()
    model = quantize(*train(sentences()))
    write(*model)
    write_features(*model)
