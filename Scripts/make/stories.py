"""Long texts: whether one is a call for help by its stretches, not by the sum of all its words.

A stretch is fourteen words, one begins with every seventh word, and the last ends with the text. Each is read as if it were
a text. What the network's third layer says of them, in the mean and at the least, gives a score by weights that `learn`
finds. The same arithmetic as Sources/Asking/Classifier/Stretches.swift and StoryWeights.swift, in whole numbers.
"""

import numpy as np

import sense

# A word has two points, a letter of a script without spaces one. A stretch has so many, and the next one begins so many
# later. A text of LEAST points or more is long.
LENGTH, STEP, LEAST = 28, 14, 52
# Lines of so many points teach the weights, and count so much; the first entry with fewer points says how much. Lines of
# training/care/long, with which nothing else is trained, count OWN_COUNTS.
COUNTS, OWN_COUNTS = [(40, 30), (26, 2)], 5
# Weights are in 1/16,777,216 for an activation of one; scores are in 1/65,536 as everywhere.
WEIGHT_BITS, SCORE_SHIFT = 24, 8
# What a weight's square costs, in 1/1024 of its input's variance; the least variance that counts; rounds of solving.
COST, LEAST_VARIANCE, ROUNDS = 102, 64, 400


def places(folded):
    """Where each token begins, and its points; the same tokens as sense.tokens."""
    found, place = [], 0
    while place < len(folded):
        if folded[place] == " ":
            place += 1
        elif sense.is_wide(folded[place]):
            found.append((place, 1))
            place += 1
        else:
            found.append((place, 2))
            while folded[place] != " " and not sense.is_wide(folded[place]):
                place += 1
    return found


def points(folded):
    return sum(count for _, count in places(folded))


def stretches(folded):
    """Each stretch as (first, end), both a pair of tokens and scalars before it."""
    found, before = places(folded), [0]
    for _, count in found:
        before.append(before[-1] + count)

    def border(points):
        token = next(index for index, count in enumerate(before) if count >= points)
        if token == len(found):
            return token, len(folded)
        begin = found[token][0]
        return token, 0 if token == 0 else begin - 1 if folded[begin - 1] == " " else begin

    result, start = [], 0
    while start + LENGTH < before[-1] and border(start + LENGTH)[0] < len(found):
        result.append((border(start), border(start + LENGTH)))
        start += STEP
    return [*result, (border(max(0, before[-1] - LENGTH)), (len(found), len(folded)))]


def activations(folded):
    """What the third layer says of each stretch, a row for each."""
    words, wider = sense.layers(folded)
    return np.array([sense.pooled(words[first[0]:end[0]], wider[first[0]:end[0]]) for first, end in stretches(folded)])


def inputs(rows):
    """The means and the least values over the stretches."""
    return np.concatenate([mean(rows), rows.min(axis=0)])


def mean(rows):
    return np.sum(rows, axis=0) * (65536 // len(rows)) >> 16


def learn(examples):
    """The bias and weights that a least-squares fit finds for (folded text, whether it is a call, how much it counts).

    All calls together count as much as all others. The equations are solved one unknown after another in ROUNDS rounds,
    in whole numbers.
    """
    found = np.array([inputs(activations(text)) for text, _, _ in examples])
    targets = np.array([1 if is_call else -1 for _, is_call, _ in examples])
    counts = [count for _, _, count in examples]
    totals = {sign: sum(count for count, one in zip(counts, targets) if one == sign) for sign in (1, -1)}
    counts = np.array([count * (1 << 20) // totals[int(sign)] for count, sign in zip(counts, targets)])
    everything, unknowns = int(counts.sum()), found.shape[1]
    sums = [int(value) for value in counts @ found]
    target = int(targets @ counts)
    products, aims = (found * counts[:, None]).T @ found, (targets * counts) @ found
    square = everything * everything >> 8
    matrix = np.array([[(int(products[one, other]) * everything - sums[one] * sums[other]) // square
                        for other in range(unknowns)] for one in range(unknowns)])
    goal = [((int(aims[one]) * everything - sums[one] * target) << WEIGHT_BITS) // square for one in range(unknowns)]
    for one in range(unknowns):
        matrix[one, one] += max(int(matrix[one, one]), LEAST_VARIANCE << 8) * COST >> 10
    weights = np.zeros(unknowns, dtype=np.int64)
    for _ in range(ROUNDS):
        for one in range(unknowns):
            own = int(matrix[one, one])
            weights[one] = (goal[one] - int(matrix[one] @ weights) + own * int(weights[one])) // own
    middle = sum(int(weight) * total for weight, total in zip(weights, sums)) // everything
    return (target << 16) // everything - (middle >> SCORE_SHIFT), [int(weight) for weight in weights]


def score(rows, bias, weights):
    """What the stretches' activations say of "this is a call for help", in units."""
    return bias + (int(inputs(rows) @ np.array(weights)) >> SCORE_SHIFT)
