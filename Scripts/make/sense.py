"""The sense of words: a small network that says whether a text is a call for help, beside the linear model.

The same arithmetic as Sources/Asking/Classifier/SenseNetwork.swift, in whole numbers. training/README.md says where
training/sense.weights comes from.
"""

import functools
import math
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).resolve().parents[2] / "training/sense.weights"
BITS, WIDTH, HIDDEN = 16, 32, 64
# How many rows a token has at most.
MOST_ROWS = 24
# The largest activation; one is 256.
LARGEST = 4095
PRIME, DIGITS = 0x01000193, 0xFFFFFFFF


def row(digest):
    return (digest * 0x9E3779B1 & DIGITS) >> (32 - BITS)


def is_wide(scalar):
    """Whether a scalar is a token of its own: letters of scripts that put no spaces between words, and Korean."""
    return ord(scalar) >= 0x2E80


def word_rows(word):
    """A word, and its runs of three to five scalars with the spaces around it."""
    digest = 0x9747B28C
    for scalar in word:
        digest = (digest ^ ord(scalar)) * PRIME & DIGITS
    rows, spaced = [row(digest)], f" {word} "
    for begin in range(len(spaced)):
        digest = 0x811C9DC5
        for place, scalar in enumerate(spaced[begin:begin + 5], 1):
            digest = (digest ^ ord(scalar)) * PRIME & DIGITS
            if 3 <= place < len(spaced):
                rows.append(row(digest))
    return rows[:MOST_ROWS]


def tokens(folded):
    """The rows of each token of a folded text."""
    found = []
    for word in folded.split():
        begin = 0
        while begin < len(word):
            end = begin
            if is_wide(word[begin]):
                digest, rows = 0x811C9DC5, []
                for scalar in word[begin:begin + 4]:
                    digest = (digest ^ ord(scalar)) * PRIME & DIGITS
                    rows.append(row(digest))
                found.append(rows)
                begin += 1
                continue
            while end < len(word) and not is_wide(word[end]):
                end += 1
            found.append(word_rows(word[begin:end]))
            begin = end
    return found


@functools.cache
def network():
    data, place = WEIGHTS.read_bytes(), 12
    parts = []
    for shape, kind in [((5 * WIDTH, HIDDEN), "<i2"), ((3 * HIDDEN, HIDDEN), "<i2"),
                        ((WIDTH + 2 * HIDDEN, HIDDEN), "<i2"), ((HIDDEN,), "<i2"), ((HIDDEN,), "<i4"),
                        ((HIDDEN,), "<i4"), ((HIDDEN,), "<i4"), ((1,), "<i4"), ((1 << BITS, WIDTH), "i1")]:
        count = math.prod(shape)
        parts.append(np.frombuffer(data, dtype=kind, count=count, offset=place).reshape(shape).astype(
            np.int8 if kind == "i1" else np.int64))
        place += count * np.dtype(kind).itemsize
    return parts


@functools.cache
def root(count):
    """256 / 100 over the root of a count, times 65,536."""
    return (256 << 24) // (100 * math.isqrt(count << 16))


def bounded(sums):
    return np.clip(sums >> 10, 0, LARGEST)


def layers(folded):
    """The vector of each token, and what the second layer says of it."""
    first, second, _, _, bias1, bias2, _, _, table = network()
    rows = tokens(folded)
    count = len(rows)
    words = np.zeros((count + 4, WIDTH), dtype=np.int64)
    for place, found in enumerate(rows, 2):
        words[place] = table[found].sum(axis=0, dtype=np.int64) * root(len(found)) >> 16
    near = np.concatenate([words[place:place + count] for place in range(5)], axis=1)
    hidden = np.zeros((count + 2, HIDDEN), dtype=np.int64)
    hidden[1:-1] = bounded(near @ first + bias1)
    near = np.concatenate([hidden[place:place + count] for place in range(3)], axis=1)
    return words[2:-2], np.minimum(bounded(near @ second + bias2) + hidden[1:-1], LARGEST)


def pooled(words, wider):
    """What the third layer says of tokens together."""
    _, _, dense, _, _, _, dense_bias, _, _ = network()
    share = 65536 // len(words)
    summary = np.concatenate([words.sum(axis=0) * share >> 16, wider.sum(axis=0) * share >> 16, wider.max(axis=0)])
    return bounded(summary @ dense + dense_bias)


def verdict(activations):
    """What the network says of "this is a call for help"; one is 262,144."""
    _, _, _, last, _, _, _, last_bias, _ = network()
    return int(activations @ last) + int(last_bias[0])


def score(folded):
    """The verdict on a text; zero if it has no words."""
    words, wider = layers(folded)
    return verdict(pooled(words, wider)) if len(words) else 0
