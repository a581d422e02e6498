import Astrometers
import Readings
import TestSupport
import Testing
import Words

/// Checks a text against the rules that all texts keep.
enum TextRules {
  /// Whether a text keeps a limit of the contract.
  static func expect(
    _ text: String, within name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let limit = try TextLimits.limit(name)
    let measures = [
      (limit.sentences, sentences(text).count), (limit.words, words(text).count),
      (limit.characters, text.count),
    ]
    for (bounds, count) in measures {
      guard let bounds else { continue }
      #expect(
        bounds[0] <= count && count <= bounds[1], "\(name) has \(count): \(text)",
        sourceLocation: sourceLocation)
    }
    for flaw in flaws(in: text) {
      Issue.record("\(flaw) in: \(text)", sourceLocation: sourceLocation)
    }
  }

  /// What is wrong with a text of whole sentences: spacing, capitals, doubled or unwanted words.
  static func flaws(in text: String) -> [String] {
    var flaws = flawsOfWording(in: text)
    if !text.hasSuffix(".") && !text.hasSuffix("?") { flaws.append("no end") }
    for sentence in sentences(text)
    where sentence.first(where: { $0.isLetter || $0.isNumber })?.isLowercase != false {
      flaws.append("a sentence without a capital")
    }
    if text.contains("{") || text.contains("}") { flaws.append("a slot with nothing in it") }
    return flaws
  }

  /// What is wrong with any wording, a sentence or not.
  static func flawsOfWording(in text: String) -> [String] {
    var flaws: [String] = []
    var previous = UInt8(ascii: " ")
    for character in text.utf8 {
      let isMark = character != UInt8(ascii: "'") && punctuation.contains(character)
      if previous == UInt8(ascii: " ") && (isMark || character == previous) {
        flaws.append("a stray space")
      }
      if isMark && punctuation.contains(previous) { flaws.append("stray punctuation") }
      previous = character
    }
    if previous == UInt8(ascii: " ") { flaws.append("a stray space") }
    var before = ""
    for word in words(text.lowercased()) {
      if word == before { flaws.append("\(word) twice") }
      before = word
    }
    return flaws
  }

  /// The sentences of a text, divided as the contract's checker counts them: by `.`, `!` or `?` before
  /// white space or the end.
  static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var (current, hasEnded): ([UInt8], Bool) = ([], false)
    for character in text.utf8 {
      if hasEnded && character == UInt8(ascii: " ") {
        sentences.append(String(decoding: current, as: UTF8.self))
        (current, hasEnded) = ([], false)
        continue
      }
      current.append(character)
      hasEnded =
        character == UInt8(ascii: ".") || character == UInt8(ascii: "?")
        || character == UInt8(ascii: "!")
    }
    if !current.isEmpty { sentences.append(String(decoding: current, as: UTF8.self)) }
    return sentences
  }

  private static let punctuation = Array(".,;:!?".utf8)

  /// The words of a text, without the punctuation after them.
  static func words(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: " ")).map { word in
      var word = word
      while let last = word.last, punctuation.contains(last) { word.removeLast() }
      return String(Substring(word))
    }
  }
}

extension ReadingTexts {
  /// Every text with the name that `text_limits.json` has for it; the name is nil if it has none.
  var all: [(limit: String?, text: String)] {
    var all: [(String?, String)] = [
      ("technical_analysis", technicalAnalysis),
      ("daily_overview", overview), ("look_ahead_preview", lookAhead),
      ("energy_rhythm", energyRhythm), ("relationship_weather", relationshipWeather),
      ("collective_energy", collectiveEnergy), ("moon_detail.interpretation", moon),
      (nil, advice.doThis), (nil, advice.notThis), (nil, advice.reflectOn),
    ]
    for meter in Meter.allCases { all.append(("meter.interpretation", interpretation(of: meter))) }
    for group in Meter.Group.allCases { all.append((nil, interpretation(of: group))) }
    all += followUpQuestions.map { (nil, $0) }
    all += transits.prioritySentences.map { (nil, $0) }
    all += facts.moon.aspects.map { (nil, transits.sentence(on: $0)) }
    return all
  }
}
