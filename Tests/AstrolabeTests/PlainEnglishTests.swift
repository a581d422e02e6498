import TestSupport
import Testing

/// That comments, test names and pages are in plain English.
///
/// The phrases below are old or stiff. Write "describes", "says", "again", "nil if" and "must be" instead.
@Suite struct PlainEnglishTests {
  /// Single words that comments and pages avoid.
  private static let words: Set<Substring> = [
    "anew", "reckon", "reckoned", "reckoning", "reckons", "tell", "telling", "tells", "told",
    "whoever",
  ]
  /// Runs of words that they avoid.
  private static let phrases = [
    " is to be ", " nothing if ", " nothing of ", " nothing where ", " of which ",
  ]
  /// The most lines with one of them: some are good sentences, such as those with "none of which".
  private static let most = 30

  @Test func `comments, test names and pages are in plain English`() throws {
    var found: [String] = []
    for folder in [
      "Sources", "Tests", "Benchmarks", "Bindings", "Fuzzing", "Backend/Sources", "Backend/Tests",
    ] {
      for file in try Checkout.files(below: folder, endingIn: ".swift") {
        found += try Self.lines(of: "\(folder)/\(file)", where: Self.isProse)
      }
    }
    for folder in ["Sources", "Tests", "Bindings", "Scripts", "Backend"] {
      for file in try Checkout.files(below: folder, endingIn: ".md") {
        found += try Self.lines(of: "\(folder)/\(file)") { _ in true }
      }
    }
    for page in ["README.md", "CONTRIBUTING.md"] {
      found += try Self.lines(of: page) { _ in true }
    }
    #expect(found.count <= Self.most, "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("/// Tells the time; nil if there is none.", true),
    ("/// The house, or nothing where the sky has none.", true),
    ("  // The table is made anew.", true),
    ("// The storyteller foretold nothing.", false),
    ("/// Returns nil if the place lies beyond the pole, often.", false),
  ])
  func `a stiff phrase is found by its words`(line: String, isStiff: Bool) {
    #expect(Self.isStiff(line[...]) == isStiff)
  }

  /// Whether a line of Swift is a comment or names a test.
  private static func isProse(_ line: Substring) -> Bool {
    let line = line.drop { $0 == " " }
    return line.hasPrefix("//") || line.hasPrefix("func `") || line.hasPrefix("@Test func `")
  }

  private static func isStiff(_ line: Substring) -> Bool {
    let lowercased = line.lowercased() + " "
    return lowercased.split { !$0.isLetter }.contains { words.contains($0) }
      || phrases.contains { lowercased.contains($0) }
  }

  /// The stiff lines of a file, each with its place.
  private static func lines(
    of path: String, where isProse: (Substring) -> Bool
  ) throws -> [String] {
    try Checkout.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { isProse($0.element) && isStiff($0.element) }
      .map { "\(path):\($0.offset + 1): \($0.element)" }
  }
}
