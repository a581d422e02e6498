internal import Astrology
internal import Ephemeris

/// The features of a question by which its intent is known: which of 16,384 buckets its parts fall into.
///
/// Parts are the words, runs of one to three words in which every planet, sign, house and time stands as its kind,
/// the cues of `asking/terms.tsv`, and runs of three and four letters. So "when does Mars enter Leo" and
/// "when does Venus enter Pisces" are the same but for their letters. The runs of the clause that asks count apart, so
/// that a long story before a question does not hide it.
struct IntentFeatures {
  static let bucketBits = 14
  private static let start: UInt32 = 0x811C_9DC5
  private static let prime: UInt32 = 0x0100_0193

  /// The buckets in ascending order, each once.
  let buckets: [Int]

  /// What a feature is of; features of two families never mean the same.
  private enum Family: UInt32 {
    case word = 1
    case run
    case cue
    case letters
    case asked
  }

  /// Computes the features of a question.
  init(_ reader: QuestionReader) {
    var found: [Int] = [0]
    found.reserveCapacity(12 * reader.texts.count + 40)
    func add(_ digest: UInt32) {
      found.append(Int((digest ^ digest >> 15) & (1 << Self.bucketBits - 1)))
    }
    func addName(_ name: String, _ family: Family) {
      add(Self.fed(Self.start &+ family.rawValue, name))
    }
    for text in reader.texts { addName(text, .word) }
    for name in Self.names(of: reader) { addName(name, .cue) }
    func addRuns(_ tokens: [String], upTo longest: Int, _ family: Family) {
      for index in tokens.indices {
        var digest = Self.start &+ family.rawValue
        for token in tokens[index...].prefix(longest) {
          digest = Self.fed(digest, token)
          add(digest)
          digest = Self.fed(digest, " ")
        }
      }
    }
    let kinds = Self.kinds(of: reader)
    addRuns(Self.tokens(of: reader, kinds, in: reader.texts.indices), upTo: 3, .run)
    addRuns(Self.tokens(of: reader, kinds, in: Self.clause(of: reader)), upTo: 2, .asked)
    var letters: [UInt8] = [UInt8(ascii: " ")]
    for text in reader.texts { letters += Array(text.utf8) + [UInt8(ascii: " ")] }
    for length in 3...4 where letters.count >= length {
      for begin in 0...(letters.count - length) {
        var digest = Self.start &+ Family.letters.rawValue
        for letter in letters[begin..<begin + length] {
          digest = (digest ^ UInt32(letter)) &* Self.prime
        }
        add(digest)
      }
    }
    found.sort()
    var last = -1
    found.removeAll { bucket in
      defer { last = bucket }
      return bucket == last
    }
    buckets = found
  }

  private static func fed(_ digest: UInt32, _ text: String) -> UInt32 {
    var digest = digest
    for byte in text.utf8 { digest = (digest ^ UInt32(byte)) &* prime }
    return digest
  }

  /// The cues, the kinds of things and the lengths of times that a question has.
  private static func names(of reader: QuestionReader) -> [String] {
    var names: [String] = []
    for match in reader.matches { names.append(match.meaning.featureName) }
    for time in reader.times {
      switch time.period.dayCount {
      case 1: names.append("time.day")
      case 2...14: names.append("time.days")
      case 15...92: names.append("time.months")
      default: names.append("time.years")
      }
      if time.period.from.year < reader.situation.today.year - 4 { names.append("time.told") }
    }
    if reader.times.count > 1 { names.append("time.several") }
    if reader.dayParts.count > 1 { names.append("parts.several") }
    return names
  }

  /// What stands for each word; nil if the word itself stands.
  private static func kinds(of reader: QuestionReader) -> [String?] {
    var kinds = [String?](repeating: nil, count: reader.texts.count)
    for match in reader.matches {
      guard let kind = match.meaning.maskName(length: match.length) else { continue }
      for place in match.place..<min(match.place + match.length, kinds.count)
      where kinds[place] == nil {
        kinds[place] = kind
      }
    }
    for time in reader.times {
      for place in time.place where kinds.indices.contains(place) { kinds[place] = "<time>" }
    }
    return kinds
  }

  /// The words of some places, with what is named by its kind, and marks where they begin and end.
  private static func tokens(
    of reader: QuestionReader, _ kinds: [String?], in places: Range<Int>
  ) -> [String] {
    var tokens = ["<begin>"]
    for place in places {
      guard let kind = kinds[place] else {
        tokens.append(reader.texts[place])
        continue
      }
      // A name of several words is one token.
      if tokens.last != kind { tokens.append(kind) }
    }
    return tokens + ["<end>"]
  }

  /// The clause that asks: the last that begins as questions do, else the last of three words or more, else all.
  static func clause(of reader: QuestionReader) -> Range<Int> {
    let starts = reader.words.indices.filter { reader.words[$0].startsClause }
    let clauses = starts.enumerated().map { place, start in
      start..<(place + 1 < starts.count ? starts[place + 1] : reader.words.count)
    }
    return clauses.last { openers.contains(reader.texts[$0.lowerBound]) }
      ?? clauses.last { $0.count >= 3 } ?? reader.texts.indices
  }

  /// Words that begin a question.
  private static let openers: Set<String> = [
    "what", "whats", "wat", "which", "who", "whos", "when", "whens", "wen", "where", "wheres",
    "how",
    "hows", "why", "y", "is", "are", "am", "do", "does", "did", "will", "would", "should", "shud",
    "shall", "can", "could", "may", "has", "have", "tell", "give", "best", "good", "any", "que",
    "cual", "cuando", "como", "donde", "quien",
  ]
}

extension TermBook.Term {
  /// What a term adds to the features: a cue's name, else its kind.
  fileprivate var featureName: String {
    switch self {
    case .cue(let cue): cue
    case .body: "<body>"
    case .angle: "<angle>"
    case .sign: "<sign>"
    case .aspect: "<aspect>"
    case .house: "<house>"
    case .element: "<element>"
    case .mode: "<mode>"
    case .outside(let kind): kind
    case .person(let kind): kind
    case .area: "<area>"
    case .activity: "<activity>"
    case .concept: "<concept>"
    case .care: "<care>"
    }
  }

  /// What stands for a term among the words; nil if the words themselves stand.
  fileprivate func maskName(length: Int) -> String? {
    switch self {
    case .body, .angle, .sign, .aspect, .house, .element, .mode: featureName
    case .activity: length > 1 ? featureName : nil
    case .cue, .outside, .person, .area, .concept, .care: nil
    }
  }
}
