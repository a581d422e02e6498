import Astrology
import Signs
import Testing

/// The twelve texts beside each other: even, and nothing said twice.
@Suite struct SignTextTests {
  /// Texts that are the same by nature: names, dates, and what follows from the ruler or the kind.
  private static func isConstant(_ place: String) -> Bool {
    !place.contains("/")
      && ![
        "life_lesson", "evolutionary_goal", "mythology", "summary",
        "seasonal_association",
      ].contains(place)
      || place.hasPrefix("planetary_dignities/") || place.hasPrefix("correspondences/")
      || place.hasPrefix("body_parts_ruled/") || place.hasSuffix("/sign")
  }

  /// Where each of these pieces stands, for those that stand more than once.
  private static func repeated(
    _ pieces: (String) -> [String]
  ) throws -> [String: [String]] {
    var places: [String: [String]] = [:]
    for sign in ZodiacSign.allCases {
      for (place, text) in try Samples.texts(of: sign) where !isConstant(place) {
        for piece in Set(pieces(text)) { places[piece, default: []].append("\(sign) \(place)") }
      }
    }
    return places.filter { $0.value.count > 1 }
  }

  @Test func `no sentence and no item of a list stands twice`() throws {
    let repeated = try Self.repeated { text in
      text.sentences.map { String($0).words.joined(separator: " ") }
    }
    #expect(repeated.isEmpty, "\(repeated)")
  }

  @Test func `no six words stand in a row twice`() throws {
    let repeated = try Self.repeated { text in
      let words = text.words
      return words.indices.dropLast(5).map { words[$0..<($0 + 6)].joined(separator: " ") }
    }
    #expect(repeated.isEmpty, "\(repeated)")
  }

  // No file was to be half the size of another; the texts are evener.
  @Test func `no sign has four fifths of the words of another, or fewer`() throws {
    let counts = try ZodiacSign.allCases.map { sign in
      try Samples.texts(of: sign).reduce(0) { $0 + $1.text.words.count }
    }
    let (least, most) = (try #require(counts.min()), try #require(counts.max()))
    #expect(5 * least > 4 * most, "\(counts)")
  }

  @Test func `no file is much smaller than another`() throws {
    let sizes = try ZodiacSign.allCases.map { try Samples.file(of: $0).utf8.count }
    let (least, most) = (try #require(sizes.min()), try #require(sizes.max()))
    #expect(5 * least > 4 * most, "\(sizes)")
  }

  @Test(arguments: ZodiacSign.allCases)
  func `the texts keep the house style`(_ sign: ZodiacSign) throws {
    for (place, text) in try Samples.texts(of: sign) where place != "dates" {
      #expect(!text.contains { "–—!\"'“”‘\u{A0}".contains($0) }, "\(place)")
      #expect(!text.contains("  ") && text.first != " " && text.last != " ", "\(place)")
    }
    for (place, text) in try Samples.prose(of: sign) {
      #expect(text.first?.isUppercase == true, "\(place)")
    }
  }

  @Test(arguments: ZodiacSign.allCases)
  func `health says that it is no medicine, money that it is no advice`(_ sign: ZodiacSign) throws {
    let profile = try SignProfile.of(sign)
    #expect(profile.healthTendencies.wellnessAdvice.contains("medic"))
    let note = profile.domainProfiles.financeAndAbundance.financialAdvisoryNote
    #expect(["financial", "money"].contains { note.lowercased().contains($0) })
  }

  @Test(arguments: ZodiacSign.allCases)
  func `no text makes a promise or says who a reader is`(_ sign: ZodiacSign) throws {
    let phrases = [
      "destined", "you are", "your", "trust the process", "guarantee", "cure ", "cures ",
    ]
    for (place, text) in try Samples.texts(of: sign) {
      let lowercased = " \(text.lowercased()) "
      #expect(!phrases.contains { lowercased.contains(" \($0)") }, "\(place)")
    }
  }
}
