#!/bin/sh
# Prints how long it takes to look for a call for help in a text: folding, classifier and wordings, in release mode.
#
#     Scripts/measure/time-classifier.sh
#
# Compiles Sources/Asking/Classifier alone, so that it takes seconds. Each sentence of training/care/fresh*.tsv is read 101 times and
# counts by its median. Printed are the median of all sentences, the slowest hundredth, and a text of 500 characters.
set -eu
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/module.modulemap" <<E2
module AskingFiles { header "$PWD/Sources/Resources/AskingFiles/include/AskingFiles.h" export * }
E2
cat > "$folder/Matters.swift" <<'E2'
public enum SafetyMatter: String, Sendable {
  case emergency, eating, drugs, minor, medicine, lottery, gambling, death, grief
  case selfHarm = "self_harm"
  case violenceAtHome = "violence_at_home"
  case harmToOthers = "harm_to_others"
  case lawAndMoney = "law_and_money"
  static let byGravity: [Self] = [
    .emergency, .selfHarm, .violenceAtHome, .harmToOthers, .eating, .drugs,
  ]
}
E2
cat > "$folder/main.swift" <<'E2'
func read(_ text: String) -> Int {
  let folded = ClassifierText(text)
  let classifier = HelpClassifier.builtIn
  let scores = classifier.scores(of: folded)
  let isCall = classifier.matter(scores: scores, above: classifier.limits.urgent) != nil
  return isCall || classifier.mildMatter(scores: scores) != nil || CallWordings.builtIn.call(in: folded) != nil ? 1 : 0
}

nonisolated(unsafe) var calls = 0

func cost(_ text: String) -> Duration {
  let clock = ContinuousClock()
  let costs = (0..<101).map { _ in clock.measure { calls += read(text) } }
  return costs.sorted()[costs.count / 2]
}

var sentences: [String] = []
while let line = readLine() { sentences.append(line) }
_ = cost(sentences[0])
let costs = sentences.map(cost).sorted()
let long = String(sentences.joined(separator: " ").prefix(500))
print("\(costs.count) sentences: median \(costs[costs.count / 2]), slowest hundredth \(costs[costs.count * 99 / 100])")
print("a text of 500 characters: \(cost(long)); \(calls / 101) calls for help or mild matters")
E2
clang -O2 -c Sources/Resources/AskingFiles/AskingFiles.c -I Sources/Resources/AskingFiles/include -o "$folder/files.o"
swiftc -O -wmo -swift-version 6 -I "$folder" "$folder/main.swift" "$folder/Matters.swift" \
  Sources/Asking/Classifier/ClassifierText.swift Sources/Asking/Classifier/TextFeatures.swift \
  Sources/Asking/Classifier/WeightTable.swift Sources/Asking/Classifier/HelpClassifier.swift Sources/Asking/Classifier/HelpLanguage.swift \
  Sources/Asking/Classifier/SenseNetwork.swift Sources/Asking/Classifier/SenseLayer.swift Sources/Asking/Classifier/SenseTokens.swift \
  Sources/Asking/Classifier/Stretches.swift Sources/Asking/Classifier/StoryWeights.swift \
  Sources/Asking/Classifier/CallWordings.swift Sources/Asking/Understanding/Text/AskingTable.swift "$folder/files.o" -lm -o "$folder/time"
cut -f 3 training/care/fresh*.tsv | "$folder/time"
