internal import Astrology
internal import Ephemeris

/// The terms of `asking/terms.tsv` and of the activities and concepts, found in a text.
struct TermBook: Sendable {
  static let shared = TermBook()

  /// What a phrase means.
  enum Term: Sendable, Hashable {
    case body(CelestialBody)
    case angle(ChartAngle)
    case sign(ZodiacSign)
    case aspect(AspectKind)
    case house(Int)
    case element(ZodiacSign.Element)
    case mode(ZodiacSign.Modality)
    case cue(String)
    case outside(String)
    case person(String)
    case area(Answer.Area)
    case activity(Int)
    case concept(String)
    case care(Question.SafetyMatter)
  }

  /// Small words that may stand within the name of an activity, as "my new" in "start my new business".
  private static let fillers: Set<String> = [
    "a", "an", "the", "my", "our", "your", "his", "her", "their", "this", "that", "some", "new",
    "own", "little", "small", "big", "first", "next", "un", "una", "el", "la", "mi",
  ]

  private var book = PhraseBook<Term>()

  private init() {
    for row in AskingTable.terms.rows where row.count == 3 {
      guard let term = Term(kind: row[0], value: row[1]) else { continue }
      book.add(row[2].alternatives, term)
    }
    for (index, row) in AskingTable.activities.rows.enumerated() where row.count == 7 {
      book.add(row[6].alternatives, .activity(index), fillers: Self.fillers)
    }
    for row in AskingTable.concepts.rows where row.count >= 3 {
      book.add(row[1].alternatives, .concept(row[0]))
    }
  }

  /// Every phrase that stands in a text, in order of place.
  func terms(in words: [FoldedText.Word]) -> [PhraseBook<Term>.Match] { book.matches(in: words) }

  /// The gravest matter of care that some phrase names.
  func care(in words: [FoldedText.Word]) -> Question.SafetyMatter? {
    let found = terms(in: words).compactMap { match in
      if case .care(let matter) = match.meaning { matter } else { Question.SafetyMatter?.none }
    }
    return Question.SafetyMatter.byGravity.first { found.contains($0) }
  }

  /// Every word that phrases have whole.
  var vocabulary: Set<String> { Set(book.vocabulary) }

  /// Whether a word begins as a phrase does.
  func knowsBeginning(of word: String) -> Bool { book.knowsBeginning(of: word) }
}

extension TermBook.Term {
  init?(kind: String, value: String) {
    switch kind {
    case "body":
      let name = value == "node" ? "north_node" : value
      guard let body = CelestialBody.allCases.first(where: { $0.name == name }) else { return nil }
      self = .body(body)
    case "angle":
      guard let angle = ChartAngle(rawValue: value) else { return nil }
      self = .angle(angle)
    case "sign":
      guard let sign = ZodiacSign.allCases.first(where: { $0.name == value }) else { return nil }
      self = .sign(sign)
    case "aspect":
      guard let aspect = AspectKind.allCases.first(where: { $0.name == value }) else { return nil }
      self = .aspect(aspect)
    case "house":
      guard let number = Int(value) else { return nil }
      self = .house(number)
    case "element":
      guard let element = ZodiacSign.Element(rawValue: value) else { return nil }
      self = .element(element)
    case "mode":
      guard let mode = ZodiacSign.Modality(rawValue: value) else { return nil }
      self = .mode(mode)
    case "cue": self = .cue(value)
    case "care":
      guard let matter = Question.SafetyMatter(rawValue: value) else { return nil }
      self = .care(matter)
    case "oos": self = .outside(value)
    case "person": self = .person(value)
    case "area":
      guard let area = Answer.Area(rawValue: value) else { return nil }
      self = .area(area)
    default: return nil
    }
  }
}
