internal import Astrology
internal import Ephemeris

/// How people say they are, such as stubborn or shy: a row of `asking/traits.tsv`.
struct AskedTrait: Sendable {
  /// The key of its row.
  let key: String
  private let phrases: [String]
  /// What it is called within a sentence: "stubbornness".
  let name: String
  /// The signs that count for it.
  let signs: [ZodiacSign]
  /// The points that count where they stand in one of these signs, the weightiest first.
  let points: [ChartPoint]
  /// The pairs whose aspects count for it.
  private let pairs: [Set<ChartPoint>]
  /// Whether easy aspects don't count.
  private let isHard: Bool
  /// What is good in it.
  let gift: String
  /// One thing to do.
  let deed: String

  /// All that are known.
  static let all: [Self] = AskingTable.traits.rows.compactMap(Self.init(row:))

  private static let book: PhraseBook<Int> = {
    var book = PhraseBook<Int>()
    for (index, trait) in all.enumerated() { book.add(trait.phrases, index) }
    return book
  }()

  /// Every word that its phrases have whole.
  static var vocabulary: [String] { book.vocabulary }

  /// Reads a row; nil if it is none.
  private init?(row: [String]) {
    guard row.count == 8 else { return nil }
    let points = (CelestialBody.allCases.map { .body($0) } + ChartAngle.allCases.map { .angle($0) })
      .map { (point: ChartPoint) in (point.name, point) }
    func named(_ text: some StringProtocol) -> [ChartPoint] {
      text.split(separator: " ").compactMap { name in points.first { $0.0 == name }?.1 }
    }
    (key, phrases, name) = (row[0], row[1].alternatives, row[2])
    signs = row[3].split(separator: " ").compactMap { name in
      ZodiacSign.allCases.first { $0.name == name }
    }
    self.points = named(row[4])
    isHard = row[5].hasPrefix("hard|")
    pairs = row[5].alternatives.filter { $0 != "hard" }.map { Set(named($0)) }
    (gift, deed) = (row[6], row[7])
  }

  /// Whether each of its aspects is between two points.
  var isWhole: Bool { pairs.allSatisfy { $0.count == 2 } }

  /// Whether an aspect counts for it.
  func counts(_ aspect: Aspect) -> Bool {
    let isOfKind =
      switch aspect.kind {
      case .conjunction, .square, .opposition: true
      case .trine: !isHard
      case .sextile: false
      }
    return isOfKind && aspect.orb.degrees <= 6 && pairs.contains([aspect.first, aspect.second])
  }

  /// The one that words name, by its longest phrase, with where that stands; nil if there is none.
  static func named(in words: [FoldedText.Word]) -> (trait: Self, place: Range<Int>)? {
    let matches = book.matches(in: words)
    guard let longest = matches.map(\.length).max(),
      let match = matches.first(where: { $0.length == longest })
    else { return nil }
    return (all[match.meaning], match.place..<match.place + match.length)
  }
}
