extension TimeZoneRules {
  /// Reads a compiled zone file of version 1 to 4 (RFC 9636).
  ///
  /// Of a file with two blocks the second is read, whose times have 64 bits. The bytes are not
  /// trusted: counts are checked against what is there, and values against what RFC 9636
  /// allows.
  ///
  /// - Parameters:
  ///   - name: The zone's name, for messages and notes.
  ///   - bytes: The whole file.
  /// - Throws: ``CivilTimeError/zoneFileDamaged(name:reason:)``, also for files that count leap
  ///   seconds: their instants are not those of UTC clocks.
  public init(name: String, tzif bytes: [UInt8]) throws(CivilTimeError) {
    do {
      try self.init(name: name, cursor: TZifCursor(bytes))
    } catch {
      throw .zoneFileDamaged(name: name, reason: error.reason)
    }
  }

  private init(name: String, cursor: consuming TZifCursor) throws(TZifDamage) {
    var counts = try TZifCounts(reading: &cursor)
    if counts.version >= 2 {
      try cursor.skip(counts.bodySize(timeSize: 4))
      counts = try TZifCounts(reading: &cursor)
    }
    guard counts.leapSeconds == 0 else {
      throw TZifDamage(reason: "it counts leap seconds, as the files under right/ do")
    }
    guard counts.types > 0 else { throw TZifDamage(reason: "it has no local time type") }

    let timeSize = counts.version >= 2 ? 8 : 4
    var starts: [Int] = []
    starts.reserveCapacity(counts.transitions)
    for _ in 0..<counts.transitions {
      let start = try cursor.signed(size: timeSize)
      // Beyond 2⁵⁹ s (RFC 9636, 3.2) no calendar reaches, and sums might overflow.
      guard start.magnitude <= 1 << 59 else {
        throw TZifDamage(reason: "a change of clocks lies beyond all dates")
      }
      if let last = starts.last, last >= start {
        throw TZifDamage(reason: "its changes of clocks are out of order")
      }
      starts.append(start)
    }
    let typeOfTransition = try cursor.bytes(counts.transitions)
    var offsets: [Int] = []
    for _ in 0..<counts.types {
      let offset = try cursor.signed(size: 4)
      guard Self.offsets.contains(offset) else {
        throw TZifDamage(reason: "an offset is not within 25 hours west and 26 hours east")
      }
      offsets.append(offset)
      // Whether it is daylight saving time, and where its abbreviation starts.
      try cursor.skip(2)
    }
    try cursor.skip(counts.sizeAfterTypes)

    var transitions: [Transition] = []
    transitions.reserveCapacity(starts.count)
    for (start, type) in zip(starts, typeOfTransition) {
      guard Int(type) < offsets.count else {
        throw TZifDamage(reason: "a change of clocks names no local time type")
      }
      transitions.append(Transition(start: start, secondsEast: offsets[Int(type)]))
    }
    self.name = name
    self.transitions = transitions
    firstSecondsEast = offsets[0]
    footer = counts.version >= 2 ? try cursor.footer() : nil
  }
}

/// What is wrong with a zone file, as the end of a sentence.
struct TZifDamage: Error, Sendable, Hashable {
  let reason: String
}

/// The header of a block: how many of each thing follow.
private struct TZifCounts {
  let version: Int
  let transitions: Int
  let types: Int
  let leapSeconds: Int
  private let abbreviationBytes: Int
  private let standardMarks: Int
  private let universalMarks: Int

  init(reading cursor: inout TZifCursor) throws(TZifDamage) {
    guard try cursor.bytes(4).elementsEqual("TZif".utf8) else {
      throw TZifDamage(reason: "it is no TZif file")
    }
    switch try cursor.bytes(1).first {
    case 0: version = 1
    case .some(let digit) where (UInt8(ascii: "2")...UInt8(ascii: "9")).contains(digit):
      // Each version so far only widens what the footer may say.
      version = Int(digit - UInt8(ascii: "0"))
    default: throw TZifDamage(reason: "its version is unknown")
    }
    try cursor.skip(15)
    universalMarks = try cursor.count()
    standardMarks = try cursor.count()
    leapSeconds = try cursor.count()
    transitions = try cursor.count()
    types = try cursor.count()
    abbreviationBytes = try cursor.count()
  }

  /// The bytes after the local time types, of a block without leap seconds.
  var sizeAfterTypes: Int { abbreviationBytes + standardMarks + universalMarks }

  /// The bytes of the whole block after its header.
  func bodySize(timeSize: Int) -> Int {
    transitions * (timeSize + 1) + types * 6 + leapSeconds * (timeSize + 4) + sizeAfterTypes
  }
}
