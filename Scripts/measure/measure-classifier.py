#!/usr/bin/env python3
"""Measures the classifier of calls for help on sentences that it was not trained with.

    pip install numpy
    python3 Scripts/measure/measure-classifier.py            prints the tables of training/README.md
    python3 Scripts/measure/measure-classifier.py --file fresh3
                                                     the sentences of one file
    python3 Scripts/measure/measure-classifier.py --limits   prints what each limit of the score would miss and take
    python3 Scripts/measure/measure-classifier.py --list     also prints each sentence that the classifier gets wrong
    python3 Scripts/measure/measure-classifier.py --program .build/debug/astrolabe
                                                     asks the program, which has rules beside the classifier

Without a program it tries the fresh sentences on the model of training/care.weights. A line of fresh*.tsv is a label,
a language and a sentence, separated by tabs. A fresh sentence that is also in training is left out, because it measures
nothing; how many were is printed first.
"""

import argparse
import importlib.util
import json
import subprocess
import sys
from pathlib import Path

PATH = Path(__file__).resolve().parents[1] / "make" / "train-classifier.py"
SPEC = importlib.util.spec_from_file_location("train_classifier", PATH)
classifier = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(classifier)


def fresh_sentences(name):
    """(label, language, text) of every line of fresh*.tsv, or of the file of that name."""
    found = []
    labels = classifier.ALL
    for path in sorted(classifier.CARE.glob(f"{name}.tsv")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            fields = line.split("\t")
            if len(fields) != 3:
                sys.exit(f"{path}:{number}: a line must be a label, a language and a sentence, separated by tabs")
            if fields[0] not in labels:
                sys.exit(f"{path}:{number}: unknown label {fields[0]}; expected one of {', '.join(labels)}")
            if fields[1] not in classifier.OPENINGS:
                sys.exit(f"{path}:{number}: unknown language {fields[1]}; "
                         f"expected one of {', '.join(classifier.OPENINGS)}")
            found.append(tuple(fields))
    if not found:
        sys.exit(f"{classifier.CARE}: there must be a file {name}.tsv")
    return found


def table(title, groups, results):
    """A table with a row per group; `groups` has (name, whether a result belongs to it)."""
    print(f"| {title} | calls for help | missed | wrong label | no call for help | wrongly taken |")
    print("|---" * 6 + "|")
    for name, belongs in groups:
        mine = [one for one in results if belongs(one)]
        calls = [one for one in mine if one[0] != "none"]
        others = [one for one in mine if one[0] == "none"]
        missed = sum(taken == "none" for _, _, _, taken in calls)
        confused = sum(taken not in (label, "none") for label, _, _, taken in calls)
        wrong = sum(taken != "none" for _, _, _, taken in others)
        print(f"| {name} | {len(calls)} | {missed} | {confused} | {len(others)} | {wrong} |")
    print()


def taken_by_program(program, text):
    """The matter that `astrolabe ask` takes a sentence for, or none."""
    answer = subprocess.run([program, "ask", "--birth", "1990-06-15", "--date", "2026-01-06", "--json", "--", text],
                            check=True, capture_output=True, text=True)
    care = json.loads(answer.stdout)["care"]
    matter = "violence" if care == "violence_at_home" else care
    return matter if matter in classifier.MATTERS + classifier.MILD else "none"


def main():
    parser = argparse.ArgumentParser(description="Measures the classifier of calls for help on fresh sentences.")
    parser.add_argument("--list", action="store_true", help="also print each sentence with a wrong label")
    parser.add_argument("--file", default="fresh*", help="the name of one file, such as fresh3")
    parser.add_argument("--limits", action="store_true", help="print the errors by limit and leave out the tables")
    parser.add_argument("--program", help="ask this program instead of the classifier alone")
    options = parser.parse_args()
    fresh, trained = fresh_sentences(options.file), classifier.sentences()
    known = {classifier.fold(one[0]) for one in trained}
    count = len(fresh)
    fresh = [one for one in fresh if classifier.fold(one[2]) not in known]
    print(f"{count - len(fresh)} of {count} sentences are left out: they are also in training.\n")
    if options.limits:
        model, story = classifier.read()
        scores = [(label in classifier.MATTERS, classifier.score_with_sense(model, text, story)) for label, _, text in fresh]
        for sixteenths in range(-8, 13):
            limit = classifier.UNIT * sixteenths // 16
            missed = sum(is_call and classifier.choice(found, limit) == "none" for is_call, found in scores)
            taken = sum(not is_call and classifier.choice(found, limit) != "none" for is_call, found in scores)
            print(f"limit {limit / classifier.UNIT:+.4f}: missed {missed}, wrongly taken {taken}")
        return
    if options.program:
        def taken(text):
            return taken_by_program(options.program, text)
    else:
        model, story = classifier.read()

        def taken(text):
            scores = classifier.score_with_sense(model, text, story)
            found = classifier.choice(scores)
            return classifier.mild(scores) if found == "none" else found
    results = [(label, language, text, taken(text)) for label, language, text in fresh]
    table("label", [(name, lambda one, name=name: one[0] == name) for name in classifier.ALL]
          + [("all", lambda one: True)], results)
    table("language", [(name, lambda one, name=name: one[1] == name) for name in classifier.OPENINGS], results)
    if options.list:
        for label, language, text, found in results:
            if found != label:
                print(f"{label} -> {found}\t{language}\t{text}")


if __name__ == "__main__":
    main()
