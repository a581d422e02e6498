@_spi(FrontEnd) import Astrolabe
import Synchronization

// The file that `astrolabe norms` writes; numbers are little-endian.
//
//      0  8  the letters ASTRNRMS
//      8  4  the version of this form, 1
//     12  4  bytes of a record, 9 040
//     16 16  zeros
//     32     the entries in the order of the births: 8 bytes of the id's key, and a record
//            (see Norms.record)
//            the index, in the order of the keys: 8 bytes of a key, 8 of the number of its entry
//            8 bytes: how many entries there are; 16 zeros; the letters ASTRNEND
//
// A key is a checksum of the id as JSON. Two ids with one key, or two people with one id, are reported
// apart by their births; and who is born alike has the same norms.

/// The parts of a file of norms.
enum NormsFileLayout {
  static let magic = Array("ASTRNRMS".utf8)
  static let endMagic = Array("ASTRNEND".utf8)
  static let version = 1
  static let headSize = 32
  static let endSize = 32
  static let indexEntrySize = 16
  static let keySize = 8
  static let entrySize = keySize + Norms.recordSize

  static var head: [UInt8] {
    magic + words(UInt32(version), UInt32(Norms.recordSize)) + zeros(16)
  }

  static func end(count: Int) -> [UInt8] { words(UInt64(count)) + zeros(16) + endMagic }

  static func key(of id: BirthLine.ID) -> UInt64 {
    var json = JSONWriter()
    id.write(to: &json)
    return TableChecksum.of(json.bytes)
  }

  /// Some numbers as bytes.
  static func words<Number: FixedWidthInteger>(_ numbers: Number...) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in numbers { bytes.appendWord(number) }
    return bytes
  }

  private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
}

/// Norms that were kept in a file, found by the ids of the births.
///
/// Only what is looked up is read, so a file may be larger than memory.
final class NormsFile: Sendable {
  private let descriptor: Descriptor
  private let name: String
  private let count: Int
  /// How far the entry that was found last is ahead of the line that it was found for: people mostly come in the
  /// order that their norms were written in, and then nothing has to be looked for.
  private let lead = Atomic(0)

  /// Opens a file of norms.
  init(path: String) throws {
    name = path.asFileName
    guard let opened = Descriptor.reading(path) else {
      throw CommandError.file("can't read \(name): \(System.failureReason)")
    }
    descriptor = opened
    typealias Layout = NormsFileLayout
    let noFile = CommandError.file(
      "\(name) is no file of norms, or isn't whole; make it again with astrolabe norms")
    guard let size = descriptor.size, size >= Layout.headSize + Layout.endSize,
      let head = descriptor.bytes(at: 0, count: Layout.headSize), head == Layout.head,
      let end = descriptor.bytes(at: size - Layout.endSize, count: Layout.endSize)
    else { throw noFile }
    let each = Layout.entrySize + Layout.indexEntrySize
    count = (size - Layout.headSize - Layout.endSize) / each
    guard (size - Layout.headSize - Layout.endSize) % each == 0, end == Layout.end(count: count)
    else { throw noFile }
  }

  /// The norms of a person.
  ///
  /// - Parameters:
  ///   - natal: Whose norms they should be.
  ///   - id: By what they are found.
  ///   - line: Which line of a stream the person is, where that is known.
  ///   - source: What the sky should come from.
  /// - Returns: The norms.
  /// - Throws: ``CommandError`` where the file has none of that id, ``NormsRecordError`` where those
  ///   that it has are those of another birth, or can't be used any more.
  func norms(
    of natal: NatalProfile, id: BirthLine.ID, line: Int? = nil, source: Sky.Source
  ) throws -> Norms {
    try norms(id: id, line: line) { record throws(NormsRecordError) in
      try Norms(record: record, of: natal, source: source)
    }
  }

  /// The norms of a person for other people.
  ///
  /// - Throws: As ``norms(of:id:line:source:)`` does.
  func strangerNorms(
    of natal: NatalProfile, id: BirthLine.ID, line: Int? = nil, source: Sky.Source
  ) throws -> StrangerNorms {
    try norms(id: id, line: line) { record throws(NormsRecordError) in
      try StrangerNorms(record: record, of: natal, source: source)
    }
  }

  /// What is read from the records of an id, of the first that can be.
  private func norms<Kept>(
    id: BirthLine.ID, line: Int?, _ read: (RawSpan) throws(NormsRecordError) -> Kept
  ) throws -> Kept {
    let key = NormsFileLayout.key(of: id)
    if let line, case let expected = line + lead.load(ordering: .relaxed),
      (0..<count).contains(expected),
      case .success(let kept)? = try entry(expected, of: key, read)
    {
      return kept
    }
    var refusal: NormsRecordError?
    var place = try firstPlace(of: key)
    while place < count, case let found = try indexEntry(place), found.key == key {
      guard let result = try entry(found.entry, of: key, read) else { throw damaged }
      switch result {
      case .success(let kept):
        if let line { lead.store(found.entry - line, ordering: .relaxed) }
        return kept
      case .failure(let error): refusal = error
      }
      place += 1
    }
    throw refusal ?? CommandError.badInput("\(name) has no norms for this id; add them")
  }

  /// What is read from the record of an entry, or why it can't be; nil if the entry is of another key.
  private func entry<Kept>(
    _ number: Int, of key: UInt64, _ read: (RawSpan) throws(NormsRecordError) -> Kept
  ) throws -> Result<Kept, NormsRecordError>? {
    typealias Layout = NormsFileLayout
    return try unsafe withUnsafeTemporaryAllocation(
      byteCount: Layout.entrySize, alignment: MemoryLayout<UInt64>.alignment
    ) { entry in
      let offset = Layout.headSize + number * Layout.entrySize
      guard unsafe descriptor.fill(entry, at: offset) else { throw damaged }
      guard unsafe UInt64(littleEndian: entry.load(as: UInt64.self)) == key else { return nil }
      return Result { () throws(NormsRecordError) in
        try read(unsafe UnsafeRawBufferPointer(rebasing: entry[Layout.keySize...]).bytes)
      }
    }
  }

  /// Entries of the index that are read at once while a key is looked for.
  private static let stretchLength = 512

  /// The first place in the index that has a key not below this one.
  ///
  /// Keys are checksums and so lie evenly: where one is can be guessed, and the stretch around the guess mostly has
  /// it. Every other guess is the middle, so that unevenly spread keys don't take long.
  private func firstPlace(of key: UInt64) throws -> Int {
    var (low, high) = (0, count)
    var (lowKey, highKey) = (UInt64.min, UInt64.max)
    var isMiddle = false
    while low < high {
      let share = isMiddle ? 0.5 : Double(key &- lowKey) / max(1, Double(highKey &- lowKey))
      let guess = low + Int(Double(high - low) * min(1, share)) - Self.stretchLength / 2
      let length = min(Self.stretchLength, high - low)
      let start = min(max(guess, low), high - length)
      let keys = try keys(start..<start + length)
      let first = keys.indices.firstNumber(notBefore: { keys[$0] < key })
      if first == 0 {
        (high, highKey) = (start, keys[0])
      } else if first == length {
        (low, lowKey) = (start + length, keys[length - 1])
      } else {
        return start + first
      }
      isMiddle.toggle()
    }
    return low
  }

  /// The keys of some entries of the index.
  private func keys(_ places: Range<Int>) throws -> [UInt64] {
    let start = NormsFileLayout.headSize + count * NormsFileLayout.entrySize
    let bytes = try bytes(
      at: start + places.lowerBound * NormsFileLayout.indexEntrySize,
      count: places.count * NormsFileLayout.indexEntrySize)
    return unsafe bytes.withUnsafeBytes { bytes in
      (0..<places.count).map { place in
        unsafe UInt64(
          littleEndian: bytes.loadUnaligned(
            fromByteOffset: place * NormsFileLayout.indexEntrySize, as: UInt64.self))
      }
    }
  }

  private func indexEntry(_ place: Int) throws -> (key: UInt64, entry: Int) {
    let start = NormsFileLayout.headSize + count * NormsFileLayout.entrySize
    var reader = LittleEndianReader(
      try bytes(
        at: start + place * NormsFileLayout.indexEntrySize, count: NormsFileLayout.indexEntrySize))
    guard let key = reader.next(UInt64.self), let entry = reader.next(UInt64.self),
      entry < UInt64(count)
    else { throw damaged }
    return (key, Int(entry))
  }

  private func bytes(at offset: Int, count: Int) throws -> [UInt8] {
    guard let bytes = descriptor.bytes(at: offset, count: count) else { throw damaged }
    return bytes
  }

  private var damaged: CommandError {
    .file("\(name) is damaged; make it again with astrolabe norms")
  }
}

/// Writes a file of norms, person by person.
struct NormsFileWriter {
  private let sink: OutputSink
  private var keys: [(key: UInt64, entry: UInt64)] = []

  init(sink: OutputSink) throws {
    self.sink = sink
    try sink.write(NormsFileLayout.head)
  }

  mutating func write(_ record: [UInt8], id: BirthLine.ID) throws {
    let key = NormsFileLayout.key(of: id)
    keys.append((key, UInt64(keys.count)))
    try sink.write(NormsFileLayout.words(key))
    try sink.write(record)
  }

  /// Writes the index and the end, and puts the file in its place.
  mutating func finish() throws {
    keys.sort { $0.key != $1.key ? $0.key < $1.key : $0.entry < $1.entry }
    for (key, entry) in keys {
      try sink.write(NormsFileLayout.words(key, entry))
    }
    try sink.write(NormsFileLayout.end(count: keys.count))
    try sink.finish()
  }
}
