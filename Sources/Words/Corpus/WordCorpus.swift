internal import Astrometers
internal import Ephemeris
internal import WordFiles

/// All texts of one language, packed: what readings choose from.
///
/// Reads nothing before it is asked for. A list is found by halving, and a text is made of its bytes when it
/// is used; both stay where the program or ``init(folder:)`` put them.
public struct WordCorpus: Sendable {
  private let bytes: WordBytes
  private let layout: WordPack.Layout

  /// The English texts that are part of the program.
  public static let english = WordCorpus(builtIn: ())

  /// The texts of a folder such as `words/en`, read and checked.
  ///
  /// - Throws: ``WordsError`` where the folder is not one of words, with every problem in it.
  public init(folder: String) throws(WordsError) {
    let checked = WordFolder.read(folder)
    guard checked.problems.isEmpty else {
      throw .unfit(folder: folder, problems: checked.problems)
    }
    guard let corpus = Self(packed: WordPack.bytes(of: checked.lists)) else {
      throw .unfit(folder: folder, problems: [])
    }
    self = corpus
  }

  private init(builtIn: Void) {
    let file = unsafe words_english()
    let bytes = unsafe WordBytes(start: UnsafeRawPointer(file.bytes), count: file.count)
    guard let corpus = Self(bytes) else {
      preconditionFailure("the program was built with words/en.pack of another form")
    }
    self = corpus
  }

  /// A corpus of packed bytes.
  ///
  /// Returns nil if they have another form or a text isn't UTF-8.
  package init?(packed bytes: [UInt8]) {
    self.init(WordBytes(copying: bytes))
    guard (0..<layout.texts).allSatisfy({ self.bytes.isText(characters(of: $0)) }) else {
      return nil
    }
  }

  private init?(_ bytes: WordBytes) {
    guard bytes.count >= WordPack.headerLength, bytes.starts(with: WordPack.mark),
      bytes.uint32(at: 8) == WordPack.version
    else { return nil }
    let layout = WordPack.Layout(
      keys: Int(bytes.uint32(at: 12)), texts: Int(bytes.uint32(at: 16)))
    guard layout.characters <= bytes.count, Int(bytes.uint32(at: 20)) == bytes.count else {
      return nil
    }
    self.bytes = bytes
    self.layout = layout
  }

  /// Whether the texts are those of the program.
  package var isBuiltIn: Bool { bytes.isOfProgram }

  /// The bytes that the corpus is.
  package var packed: [UInt8] { bytes.array }

  /// The numbers of a list's texts; none where the corpus has no such list.
  func texts(_ key: WordKey) -> Range<Int> { texts(key.code) }

  /// The numbers of the texts of a key's code.
  func texts(_ code: UInt32) -> Range<Int> {
    // Halved without a branch that a processor has to guess.
    var (key, left) = (0, layout.keys)
    while left > 1 {
      let half = left / 2
      key += self.code(of: key + half - 1) < code ? half : 0
      left -= half
    }
    if left > 0, self.code(of: key) < code { key += 1 }
    guard key < layout.keys, self.code(of: key) == code else { return 0..<0 }
    let group = key / WordPack.stride
    var first = Int(bytes.uint32(inTable: layout.firsts + 4 * group))
    for before in (group * WordPack.stride)..<key { first += count(of: before) }
    return first..<(first + count(of: key))
  }

  private func code(of key: Int) -> UInt32 { bytes.uint32(inTable: layout.codes + 4 * key) }

  /// How many texts a key has.
  private func count(of key: Int) -> Int { Int(bytes.uint16(inTable: layout.counts + 2 * key)) }

  /// The text of a list that has one: every corpus has all lists, or it would not have been packed.
  func only(_ code: UInt32) -> String {
    guard let number = texts(code).first else {
      preconditionFailure("a corpus that was checked has every list")
    }
    return text(number)
  }

  /// The same by a key.
  func only(_ key: WordKey) -> String { only(key.code) }

  /// What is known of a text beside its characters.
  func line(_ number: Int) -> WordLine {
    precondition(number >= 0 && number < layout.texts, "the corpus has fewer texts")
    var topics: UInt32 = 0
    // That of no topic is shifted out.
    for column in WordPack.Column.topics { topics |= 1 << UInt32(byte(column, of: number)) }
    let tone = (byte(.toneFrom, of: number), byte(.toneTo, of: number))
    return WordLine(
      number: number, words: Int(byte(.words, of: number)),
      sentences: Int(byte(.sentences, of: number)),
      tone: Int(Int8(bitPattern: tone.0))...Int(Int8(bitPattern: tone.1)),
      needsTime: byte(.needsTime, of: number) != 0, topics: topics,
      slots: WordSlots(rawValue: bytes.uint16(inTable: layout.slots + 2 * number)))
  }

  /// The meters that a text speaks of, in the order in which its file names them.
  func meters(_ number: Int) -> [Meter] {
    precondition(number >= 0 && number < layout.texts, "the corpus has fewer texts")
    return WordPack.Column.topics.compactMap { Meter(rawValue: Int(byte($0, of: number))) }
  }

  private func byte(_ column: WordPack.Column, of number: Int) -> UInt8 {
    bytes.byte(inTable: layout.columns + column.rawValue * layout.texts + number)
  }

  /// The characters of a text, its slots unfilled.
  func text(_ number: Int) -> String {
    // Known to be UTF-8 since the corpus was made, which to look at again takes as long as to copy it.
    unsafe withText(number) { unsafe String(copying: UTF8Span(unchecked: $0.span)) }
  }

  /// Lends the characters of a text as UTF-8, its slots unfilled.
  func withText<Result>(
    _ number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    unsafe bytes.withBytes(characters(of: number), body)
  }

  /// Where the characters of a text are.
  private func characters(of number: Int) -> Range<Int> {
    precondition(number >= 0 && number < layout.texts, "the corpus has fewer texts")
    let group = number / WordPack.stride
    var start = layout.characters + Int(bytes.uint32(inTable: layout.starts + 4 * group))
    for before in (group * WordPack.stride)..<number { start += length(of: before) }
    return start..<(start + length(of: number))
  }

  private func length(of number: Int) -> Int {
    Int(bytes.uint16(inTable: layout.lengths + 2 * number))
  }
}

/// What is known of a text before it is read.
struct WordLine: Sendable, Hashable {
  /// Its number in the corpus.
  let number: Int
  /// How many words it has, slots counted as one each.
  let words: Int
  let sentences: Int
  /// How glad a day it suits, −2…2.
  let tone: ClosedRange<Int>
  /// Whether it is true of a known birth time only.
  let needsTime: Bool
  /// A bit for each meter that it speaks of.
  let topics: UInt32
  let slots: WordSlots

  /// How many meters it speaks of of some others.
  func meeting(_ others: UInt32) -> Int { (topics & others).nonzeroBitCount }
}

/// The slots of a text.
struct WordSlots: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  static let transiting = Self(rawValue: 1)
  static let natal = Self(rawValue: 2)
  static let sign = Self(rawValue: 4)
  static let day = Self(rawValue: 8)
  static let hour = Self(rawValue: 16)
  static let count = Self(rawValue: 32)
  static let month = Self(rawValue: 64)
  static let orb = Self(rawValue: 128)
  static let aspect = Self(rawValue: 256)
  static let first = Self(rawValue: 512)
  static let second = Self(rawValue: 1024)
  static let degree = Self(rawValue: 2048)
  static let link = Self(rawValue: 4096)
  static let effect = Self(rawValue: 8192)
  static let area = Self(rawValue: 16384)
  static let other = Self(rawValue: 32768)

  /// The names of slots as files have them, in the order of their bits.
  static let names = [
    "transiting", "natal", "sign", "day", "hour", "count", "month", "orb", "aspect", "first",
    "second", "degree", "link", "effect", "area", "other",
  ]

  /// The slot of a name.
  ///
  /// Returns nil if no slot has it.
  init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: 1 << UInt16(index))
  }

  /// The slot of a name in UTF-8, of a corpus that was checked; empty if no slot has it.
  ///
  /// No two names have both their first letter and their length in common.
  init(utf8 name: UnsafeBufferPointer<UInt8>) {
    let place = unsafe Self.place(first: name.first ?? 0, count: name.count)
    self = place < Self.byPlace.count ? Self.byPlace[place] : []
  }

  private static func place(first: UInt8, count: Int) -> Int { Int(first & 31) * 16 + count & 15 }

  private static let byPlace: [WordSlots] = {
    var slots: [WordSlots] = Array(repeating: [], count: 32 * 16)
    for (index, name) in names.enumerated() {
      let place = place(first: name.utf8.first ?? 0, count: name.utf8.count)
      precondition(slots[place].isEmpty, "two names of slots look alike")
      slots[place] = WordSlots(rawValue: 1 << UInt16(index))
    }
    return slots
  }()

  init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// Bytes that stay in one place: a part of the program, or a copy that is given back at the end.
private struct WordBytes: Sendable {
  private let start: Int
  let count: Int
  private let owner: Owner?

  /// Keeps a copy.
  private final class Owner: Sendable {
    let address: Int

    init(copying bytes: [UInt8]) {
      let room = UnsafeMutableRawBufferPointer.allocate(
        byteCount: max(1, bytes.count), alignment: 8)
      unsafe room.copyBytes(from: bytes)
      address = Int(bitPattern: room.baseAddress)
    }

    deinit { unsafe UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
  }

  init(start: UnsafeRawPointer, count: Int) {
    self.start = Int(bitPattern: start)
    self.count = count
    owner = nil
  }

  init(copying bytes: [UInt8]) {
    let owner = Owner(copying: bytes)
    (start, count, self.owner) = (owner.address, bytes.count, owner)
  }

  /// Whether the bytes are a part of the program.
  var isOfProgram: Bool { owner == nil }

  fileprivate func pointer(at place: Int, length: Int) -> UnsafeRawPointer {
    precondition(place >= 0 && length >= 0 && place + length <= count, "the words end earlier")
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: start) else {
      preconditionFailure("words have an address")
    }
    return unsafe pointer + place
  }

  func byte(at place: Int) -> UInt8 {
    unsafe pointer(at: place, length: 1).load(as: UInt8.self)
  }

  func uint32(at place: Int) -> UInt32 {
    UInt32(littleEndian: unsafe pointer(at: place, length: 4).loadUnaligned(as: UInt32.self))
  }

  // The tables lie within the bytes, as is checked when a corpus is made, and a reader checks the number of
  // the key or the text first: a check of each place would take longer than the read.

  func byte(inTable place: Int) -> UInt8 { unsafe table(place).load(as: UInt8.self) }

  func uint16(inTable place: Int) -> UInt16 {
    UInt16(littleEndian: unsafe table(place).loadUnaligned(as: UInt16.self))
  }

  func uint32(inTable place: Int) -> UInt32 {
    UInt32(littleEndian: unsafe table(place).loadUnaligned(as: UInt32.self))
  }

  private func table(_ place: Int) -> UnsafeRawPointer {
    assert(place >= 0 && place < count)
    // Never nil, as ``pointer(at:length:)`` checks of the same address when the header is read.
    return unsafe UnsafeRawPointer(bitPattern: start).unsafelyUnwrapped + place
  }

  /// Lends the bytes of a range.
  func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = unsafe pointer(at: range.lowerBound, length: range.count)
    return unsafe body(
      UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: range.count))
  }

  /// Whether a range is of bytes that are there and are UTF-8.
  func isText(_ range: Range<Int>) -> Bool {
    guard range.upperBound <= count else { return false }
    let bytes = unsafe UnsafeRawBufferPointer(
      start: pointer(at: range.lowerBound, length: range.count), count: range.count)
    return unsafe String(validating: bytes, as: UTF8.self) != nil
  }

  func starts(with mark: [UInt8]) -> Bool { mark.indices.allSatisfy { byte(at: $0) == mark[$0] } }

  var array: [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: pointer(at: 0, length: count), count: count))
  }
}
