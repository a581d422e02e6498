import Astrology
import Ephemeris
import TestSupport
import Testing

@testable import Astrometers

/// Norms as bytes that a host keeps.
@Suite struct NormsRecordTests {
  private static func record() throws -> (bytes: [UInt8], natal: NatalProfile) {
    let astrometer = try Samples.newYork()
    return (astrometer.norms.record(of: astrometer.natal, source: .swiss), astrometer.natal)
  }

  private static func read(
    _ bytes: [UInt8], _ natal: NatalProfile, _ source: Sky.Source = .swiss
  ) throws(NormsRecordError) -> Norms {
    try Norms(record: bytes, of: natal, source: source)
  }

  /// The checksum of a record's body.
  private static func checksum(of record: [UInt8]) -> UInt64 {
    let body = Array(record[24...])
    return unsafe NormsRecordLayout.checksum(of: body.span.bytes)
  }

  @Test func `a record of the first version is read`() throws {
    let (bytes, natal) = try Self.record()
    var first = bytes
    first[8] = 1
    #expect(throws: NormsRecordError.damaged) { try Self.read(first, natal) }
    var checksum: [UInt8] = []
    checksum.appendWord(TableChecksum.of(bytes[24...]))
    first.replaceSubrange(16..<24, with: checksum)
    #expect(try Self.read(first, natal) == (try Self.read(bytes, natal)))
  }

  @Test func `what was written is read, to the bit, and written again the same`() throws {
    let (bytes, natal) = try Self.record()
    #expect(bytes.count == Norms.recordSize && bytes.count < 10_000)
    let norms = try Self.read(bytes, natal)
    #expect(norms == (try Samples.newYork().norms))
    #expect(norms.record(of: natal, source: .swiss) == bytes)
  }

  @Test func `scores by kept norms are those by norms just taken`() throws {
    let (chart, fresh) = (try Samples.newYorkChart(), try Samples.newYork())
    let (bytes, natal) = try Self.record()
    let kept = Astrometer(of: chart, norms: try Self.read(bytes, natal))
    let first = try Samples.date("2025-01-06")
    for index in 0..<40 {
      let day = try DaySkies(of: first.advanced(byDays: 9 * index), ephemeris: Samples.ephemeris())
      #expect(kept.scores(during: day.skies) == fresh.scores(during: day.skies))
    }
  }

  @Test func `a side without knots comes back without`() throws {
    let (bytes, natal) = try Self.record()
    var norms = try Self.read(bytes, natal)
    let days = [Float](repeating: 0, count: 601)
    let idle = MeterNorms(ascendingActivities: days) { _ in days }
    norms = Norms(meters: Meter.allCases.map { $0 == .love ? idle : norms[$0] })
    let read = try Self.read(norms.record(of: natal, source: .swiss), natal)
    #expect(read[.love].harmonious.knots.isEmpty && read[.love].challenging.knots.isEmpty)
    #expect(read[.love].activity.knots == Array(repeating: 0, count: 65))
    #expect(read[.career] == norms[.career])
  }

  @Test func `norms of another birth, sky or definition are refused`() throws {
    let (bytes, natal) = try Self.record()
    #expect(throws: NormsRecordError.otherBirth) {
      try Self.read(bytes, try Samples.dateOnly().natal)
    }
    #expect(throws: NormsRecordError.otherSource(found: .swiss, wanted: .compiled)) {
      try Self.read(bytes, natal, .compiled)
    }
    var other = bytes
    other[10] = 77
    #expect(throws: NormsRecordError.otherDefinition(77)) { try Self.read(other, natal) }
    #expect(NormsRecordError.otherDefinition(77).isStale && NormsRecordError.otherBirth.isStale)
    other = bytes
    other[8] = 3
    #expect(throws: NormsRecordError.otherVersion(3)) { try Self.read(other, natal) }
    #expect(!NormsRecordError.otherVersion(3).isStale)
  }

  @Test func `a birth a minute later is another birth`() throws {
    let (bytes, natal) = try Self.record()
    let later = NatalProfile(
      points: natal.points, birth: natal.birth.advanced(bySeconds: 60))
    #expect(throws: NormsRecordError.otherBirth) { try Self.read(bytes, later) }
    let sameSecond = NatalProfile(
      points: natal.points, birth: natal.birth.advanced(bySeconds: 0.001))
    #expect(throws: Never.self) { try Self.read(bytes, sameSecond) }
  }

  @Test func `every changed byte but those of the head is damage`() throws {
    let (bytes, natal) = try Self.record()
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      var damaged = bytes
      let place = 16 + Int(random.next() % UInt64(bytes.count - 16))
      damaged[place] ^= UInt8(1 + random.next() % 255)
      #expect(throws: NormsRecordError.damaged) { try Self.read(damaged, natal) }
    }
  }

  @Test func `what holds nothing yet must hold nothing`() throws {
    let (bytes, natal) = try Self.record()
    for place in [14, 15, 131] {
      var changed = bytes
      changed[place] = 1
      var checksum: [UInt8] = []
      checksum.appendWord(Self.checksum(of: changed))
      changed.replaceSubrange(16..<24, with: checksum)
      #expect(throws: NormsRecordError.damaged) { try Self.read(changed, natal) }
    }
  }

  @Test func `no bytes trap, whatever they are`() throws {
    let (bytes, natal) = try Self.record()
    var random = SplitMix64(seed: 4)
    for round in 0..<300 {
      var noise = (0..<Int(random.next() % 10_000)).map { _ in
        UInt8(truncatingIfNeeded: random.next())
      }
      // Half of them begin as a record does, and some have the right length and a right checksum.
      if round % 2 == 0 {
        noise = Array((bytes.prefix(Int(random.next() % 30)) + noise).prefix(Norms.recordSize))
      }
      if round % 4 == 0 {
        noise += Array(repeating: 0xFF, count: Norms.recordSize - noise.count)
        noise.replaceSubrange(0..<16, with: bytes[0..<16])
        var checksum: [UInt8] = []
        checksum.appendWord(Self.checksum(of: noise))
        noise.replaceSubrange(16..<24, with: checksum)
      }
      #expect(throws: NormsRecordError.self) { try Self.read(noise, natal) }
    }
    for count in [0, 1, 8, 9, 24, 131, 132, Norms.recordSize - 1] {
      #expect(throws: NormsRecordError.self) { try Self.read(Array(bytes.prefix(count)), natal) }
    }
    #expect(throws: NormsRecordError.wrongSize(Norms.recordSize + 1)) {
      try Self.read(bytes + [0], natal)
    }
  }

  @Test func `knots that don't ascend are damage even where the checksum fits`() throws {
    let (bytes, natal) = try Self.record()
    for pattern in [Float.nan, .infinity, -1, .greatestFiniteMagnitude] {
      var forged = bytes
      let place = 132 + 20 * 4
      for byte in 0..<4 {
        forged[place + byte] = UInt8(truncatingIfNeeded: pattern.bitPattern >> (8 * UInt32(byte)))
      }
      var checksum: [UInt8] = []
      checksum.appendWord(Self.checksum(of: forged))
      forged.replaceSubrange(16..<24, with: checksum)
      #expect(throws: NormsRecordError.damaged) { try Self.read(forged, natal) }
    }
  }

  @Test func `errors are sentences that say what to do`() {
    let errors: [NormsRecordError] = [
      .notARecord, .otherVersion(9), .wrongSize(3), .damaged, .otherDefinition(9),
      .otherSource(found: .swiss, wanted: .compiled), .otherBirth, .otherKind,
    ]
    for error in errors { #expect(!error.description.isEmpty && !error.description.hasSuffix(".")) }
  }
}
