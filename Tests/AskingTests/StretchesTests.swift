import TestSupport
import Testing

@testable import Asking

/// Long texts are judged by their stretches, so that evidence does not add up with length.
struct StretchesTests {
  private static func stretches(_ text: String) -> Stretches? {
    let folded = ClassifierText(text)
    return Stretches(folded, tokens: SenseTokens(folded))
  }

  /// The matter that the classifier takes a text for, of any length.
  private static func call(_ text: String) -> Question.SafetyMatter? {
    let scores = HelpClassifier.builtIn.scores(of: ClassifierText(text))
    return HelpClassifier.builtIn.matter(
      scores: scores, above: HelpClassifier.builtIn.limits.urgent)
  }

  private static func words(_ count: Int) -> String {
    (0..<count).map { "word\($0)" }.joined(separator: " ")
  }

  @Test func `a text of fewer than twenty-six words has no stretches`() {
    for count in 0...25 { #expect(Self.stretches(Self.words(count)) == nil, "\(count)") }
    #expect(Self.stretches(Self.words(26)) != nil)
  }

  @Test(arguments: [26, 27, 28, 29, 34, 35, 36, 60, 83])
  func `stretches have fourteen words, and the last ends with the text`(count: Int) throws {
    let stretches = try #require(Self.stretches(Self.words(count)))
    let tokens = stretches.all.map {
      stretches.borders[$0.first].token..<stretches.borders[$0.end].token
    }
    #expect(tokens.allSatisfy { $0.count == 14 })
    #expect(tokens.first?.lowerBound == 0)
    #expect(tokens.last?.upperBound == count)
    for (first, second) in zip(tokens, tokens.dropFirst()) {
      #expect((1...7).contains(second.lowerBound - first.lowerBound), "\(first) \(second)")
    }
  }

  @Test func `a letter of a script without spaces is half a word`() throws {
    let text = String(repeating: "星と月と", count: 15)
    let stretches = try #require(Self.stretches(text))
    #expect(stretches.borders.map(\.token) == [0, 14, 28, 32, 42, 56, 60])
    #expect(Self.stretches(String(text.prefix(51))) == nil)
  }

  /// Harmless sentences of `fresh9.tsv`, eight in a row of a language.
  @Test func `a story of harmless sentences is no call for help`() throws {
    let lines = try FreshSentences("fresh9").lines
    var (count, taken) = (0, [String]())
    for (_, own) in Dictionary(grouping: lines, by: \.language) {
      for first in stride(from: 0, to: own.count - 7, by: 8) {
        let story = own[first..<first + 8].map(\.text).joined(separator: ". ")
        count += 1
        if Self.call(story) != nil { taken.append(story) }
      }
    }
    #expect(count > 40)
    #expect(taken.isEmpty, "\(taken)")
  }

  /// Ten harmless sentences around a call, by the classifier alone.
  @Test(arguments: [
    (
      "i swallowed all my mother's sleeping pills and i am getting so tired now",
      Question.SafetyMatter.selfHarm
    ),
    ("i want to die and i have a rope ready in the garage", .selfHarm),
    (
      "i have written goodbye letters and tonight i will take all the pills and end my life",
      .selfHarm
    ),
    (
      "my boyfriend strangled me last night until i could not breathe and he will do it again",
      .violenceAtHome
    ),
    ("he beats me with a belt every night and locks me in the cellar", .violenceAtHome),
    ("my son is lying on the floor, his lips are blue and he has stopped breathing", .emergency),
    ("i make myself vomit after every meal and i weigh thirty eight kilos", .eating),
    ("i started using heroin again and i cannot stop", .drugs),
    (
      "i have a gun in my bag and tomorrow i will shoot my boss and everyone in the office",
      .harmToOthers
    ),
  ])
  func `a call among ten harmless sentences is one, and keeps its matter`(
    call: String, matter: Question.SafetyMatter
  ) {
    let before = [
      "we moved to the coast in may", "the garden is full of roses", "my sister bakes bread",
      "the cat sleeps on the piano", "i like my new job",
    ]
    let behind = [
      "the bus was late today", "we had soup for lunch", "my moon is in taurus",
      "the weather is mild", "is it a good week for a trip",
    ]
    #expect(Self.call((before + [call] + behind).joined(separator: ". ")) == matter)
    #expect(Self.call((before + behind).joined(separator: ". ")) == nil)
  }

  @Test func `what is spared by its stretches has the line that says where help is`() throws {
    let classifier = HelpClassifier.builtIn
    var spared = 0
    for line in try FreshSentences("fresh13").lines where line.label == "none" {
      let scores = classifier.scores(of: ClassifierText(line.text))
      let whole = Array(scores.dropLast())
      guard Self.stretches(line.text) != nil, Self.call(line.text) == nil,
        classifier.matter(scores: whole, above: classifier.limits.urgent) != nil
      else { continue }
      spared += 1
      #expect(classifier.hint(scores: scores) != nil, "\(line.text)")
    }
    #expect(spared > 40)
  }
}
