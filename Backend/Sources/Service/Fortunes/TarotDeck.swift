internal import Crypto
internal import ServerFiles
package import Store

/// A card of the tarot.
package struct TarotCard: Sendable, Hashable {
  /// What it is kept by, such as `fool` or `cups_07`.
  package let key: String
  private let names: [FortuneLanguage: String]
  private let upright: [FortuneLanguage: String]
  private let reversed: [FortuneLanguage: String]

  /// The fields of a line: key, two names, two texts upright and two reversed.
  private static let fieldCount = 7

  init(_ fields: [String]) throws(FortuneFileError) {
    guard fields.count == Self.fieldCount, fields.allSatisfy({ !$0.isEmpty }) else {
      throw FortuneFileError(what: "a card has not \(Self.fieldCount) fields: \(fields)")
    }
    key = fields[0]
    names = [.english: fields[1], .spanish: fields[2]]
    upright = [.english: fields[3], .spanish: fields[5]]
    reversed = [.english: fields[4], .spanish: fields[6]]
  }

  /// What it is called.
  package func name(in language: FortuneLanguage) -> String { names[language] ?? key }

  /// What it says.
  package func text(isReversed: Bool, in language: FortuneLanguage) -> String {
    (isReversed ? reversed : upright)[language] ?? ""
  }
}

/// The 78 cards.
package struct TarotDeck: Sendable {
  /// The cards in the order of the file.
  package let cards: [TarotCard]
  private let byKey: [String: TarotCard]

  /// How many cards a deck has.
  package static let count = 78
  /// How many are drawn.
  package static let drawnCount = 3

  /// Reads the deck that is part of the program.
  package init() throws(FortuneFileError) {
    let file = unsafe server_file_tarot()
    let lines = TabbedLines(unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    var cards: [TarotCard] = []
    for fields in lines.lines { cards.append(try TarotCard(fields)) }
    let byKey = Dictionary(cards.map { ($0.key, $0) }) { first, _ in first }
    guard cards.count == Self.count, byKey.count == Self.count else {
      throw FortuneFileError(what: "the deck has \(byKey.count) cards of \(cards.count) lines")
    }
    self.cards = cards
    self.byKey = byKey
  }

  /// The card of a key; nil for a key of no card.
  package func card(_ key: String) -> TarotCard? { byKey[key] }

  /// The card of an English name; nil for a name of no card.
  package func card(named name: String) -> TarotCard? {
    cards.first { $0.name(in: .english) == name }
  }

  /// Draws cards, the same for the same seed on every machine.
  package func draw(seed: String) -> [DrawnCard] {
    var numbers = SeededNumbers(seed: seed)
    var rest = Array(cards.indices)
    return (0..<Self.drawnCount).map { _ in
      let card = cards[rest.remove(at: numbers.next(below: rest.count))]
      return DrawnCard(key: card.key, isReversed: numbers.next(below: 2) == 1)
    }
  }
}

/// Numbers from a text: the SHA-256 of the text and a counter.
private struct SeededNumbers {
  private let seed: String
  private var count = 0

  init(seed: String) { self.seed = seed }

  /// A number from 0 to below a limit; of 2^64 so few are left over that no card is seen more often.
  mutating func next(below limit: Int) -> Int {
    let digest = SHA256.hash(data: Array("\(seed) \(count)".utf8))
    count += 1
    let number = digest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(number % UInt64(limit))
  }
}
