/// The name that a client gives an entry: a UUID in any case of letters.
package struct MoodName: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The sixteen bytes.
  package let bytes: [UInt8]

  /// The lengths of the five groups of digits.
  private static let groups = [8, 4, 4, 4, 12]

  /// Takes sixteen bytes; nil for another number of them.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Reads a UUID; nil for another text.
  package init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == Self.groups else { return nil }
    var digits: [UInt8] = []
    for byte in parts.joined() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    bytes = stride(from: 0, to: 32, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// The UUID in small letters, as RFC 9562 writes it.
  package var description: String {
    let letters = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(place) { text.append(UInt8(ascii: "-")) }
      text += [letters[Int(byte >> 4)], letters[Int(byte & 15)]]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Orders names by their bytes.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.bytes.lexicographicallyPrecedes(rhs.bytes)
  }
}

/// When a mood was felt: an instant, and the clock that it was read from.
package struct MoodTime: Sendable, Hashable {
  /// The instant.
  package let instant: Timestamp
  /// How far the clock was ahead of UTC; nil if the client sent `Z`, and 0 if it sent UTC as `+00:00`.
  package let minutesEast: Int?

  /// Whether the client sent UTC, which is the clock of phones that don't say where they are.
  package var isUTC: Bool { (minutesEast ?? 0) == 0 }

  /// Creates a time.
  package init(_ instant: Timestamp, minutesEast: Int? = nil) {
    self.instant = instant
    self.minutesEast = minutesEast
  }

  /// Reads `2025-01-06T18:00:00Z` or `2025-01-06T18:00:00+01:00`; nil for another text.
  ///
  /// RFC 3339 has the letters `T` and `Z` in any case.
  package init?(iso8601 written: String) {
    let text = written.uppercased()
    if let instant = Timestamp(iso8601: text) {
      self.init(instant)
      return
    }
    let offset = Array(text.utf8.suffix(6))
    let digits = offset.map { Int($0) - Int(UInt8(ascii: "0")) }
    guard offset.count == 6, offset[3] == UInt8(ascii: ":"),
      [1, 2, 4, 5].allSatisfy({ (0...9).contains(digits[$0]) }),
      let local = Timestamp(iso8601: text.dropLast(6) + "Z")
    else { return nil }
    let (hours, minutes) = (digits[1] * 10 + digits[2], digits[4] * 10 + digits[5])
    guard hours < 24, minutes < 60 else { return nil }
    let size = hours * 60 + minutes
    switch offset[0] {
    case UInt8(ascii: "+"): self.init(local.adding(seconds: Int64(-size * 60)), minutesEast: size)
    case UInt8(ascii: "-"): self.init(local.adding(seconds: Int64(size * 60)), minutesEast: -size)
    default: return nil
    }
  }

  /// The time as the client sent it, with milliseconds.
  package var iso8601: String {
    guard let minutesEast else { return instant.iso8601 }
    let local = instant.adding(seconds: Int64(minutesEast * 60)).iso8601.dropLast()
    let size = abs(minutesEast)
    let parts = [size / 60, size % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(local)\(minutesEast < 0 ? "-" : "+")\(parts.joined(separator: ":"))"
  }
}

/// A quote that was on the screen when a mood was entered.
package struct ShownQuote: Sendable, Hashable {
  /// The words.
  package let text: String
  /// Who said them.
  package let author: String

  /// Creates a quote.
  package init(text: String, author: String) {
    self.text = text
    self.author = author
  }
}

/// A mood that a person entered.
package struct MoodEntry: Sendable, Hashable {
  /// The client's name for it.
  package let name: MoodName
  /// The mood, in the client's own word.
  package let mood: String
  /// What the person wrote.
  package let note: String
  /// When it was felt.
  package let time: MoodTime
  /// The quote on the screen; nil if there was none.
  package let quote: ShownQuote?

  /// Creates an entry.
  package init(name: MoodName, mood: String, note: String, time: MoodTime, quote: ShownQuote?) {
    self.name = name
    self.mood = mood
    self.note = note
    self.time = time
    self.quote = quote
  }

  /// About how many bytes it takes in an answer.
  package var size: Int {
    mood.utf8.count + note.utf8.count + (quote?.text.utf8.count ?? 0)
      + (quote?.author.utf8.count ?? 0) + 200
  }
}

/// Some moods, and where the next begin.
package struct MoodPage: Sendable, Hashable {
  /// The entries, the latest first.
  package let entries: [MoodEntry]
  /// The entry after which the next page begins; nil after the last.
  package let next: MoodName?

  /// Creates a page.
  package init(entries: [MoodEntry], next: MoodName?) {
    self.entries = entries
    self.next = next
  }
}

/// What is kept of people's moods.
package protocol MoodStore: Sendable {
  /// Keeps an entry, in the place of the account's former one of the same name.
  ///
  /// - Returns: Whether it is new.
  func keep(_ entry: MoodEntry, of account: AccountKey) async throws(StoreError) -> Bool
  /// The entries after one of a name, or all, the latest first; nil if there is none of that name.
  ///
  /// - Parameters:
  ///   - account: Whose entries.
  ///   - name: The last entry of the page before.
  ///   - limit: The most entries of a page.
  ///   - mostBytes: About how long a page may get; it has one entry at least.
  /// - Returns: The page.
  /// - Throws: ``StoreError``.
  func moods(
    of account: AccountKey, after name: MoodName?, limit: Int, mostBytes: Int
  ) async throws(StoreError) -> MoodPage?
  /// The times of all entries, the earliest first.
  func moodTimes(of account: AccountKey) async throws(StoreError) -> [MoodTime]
  /// Deletes an entry.
  ///
  /// - Returns: Whether there was one.
  func deleteMood(_ name: MoodName, of account: AccountKey) async throws(StoreError) -> Bool
}
