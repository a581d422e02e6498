#!/usr/bin/env python3
"""Packs the network of the sense of words in whole numbers: training/sense.weights.

    python3 Scripts/make/pack-sense.py network.npz

Scripts/make/train-sense.py trains the network. train-classifier.py and Sources/Asking/Classifier/SenseNetwork.swift read the file.
"""

import struct
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
# What one is in a weight, in a sum of products, and in the table.
WEIGHT, SUM, ENTRY = 1 << 10, 1 << 18, 100
# The entries of the table are the whole numbers nearest to multiples of this, so that the file packs well.
STEP = 3.5


def main():
    network = np.load(sys.argv[1])
    dense = [("c1", WEIGHT), ("c2", WEIGHT), ("d", WEIGHT), ("o", WEIGHT)]
    body = b"ASTSENSE" + struct.pack("<I", 1)
    for name, one in dense:
        body += np.clip(np.rint(network[name] * one), -2047, 2047).astype("<i2").tobytes()
    for name in ["b1", "b2", "db", "ob"]:
        body += np.rint(network[name] * SUM).astype("<i4").tobytes()
    entries = np.rint(np.rint(np.rint(network["t"] * ENTRY) / STEP) * STEP)
    body += np.clip(entries, -127, 127).astype(np.int8).tobytes()
    (ROOT / "training/sense.weights").write_bytes(body)
    print(f"training/sense.weights: {len(body):,} bytes")


if __name__ == "__main__":
    main()
