#if SwissEphemeris
@testable import Ephemeris
@testable import SwissEphemeris
import Testing

/// One change of a table whose checksums were then put right.
struct TableForgery: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let position: Int
  let word: [UInt8]

  init(_ name: String, at position: Int, word number: UInt32) {
    self.init(name, at: position, bytes: { $0.appendWord(number) })
  }

  init(_ name: String, at position: Int, double number: Double) {
    self.init(name, at: position, bytes: { $0.appendWord(number) })
  }

  private init(_ name: String, at position: Int, bytes: (inout [UInt8]) -> Void) {
    var word: [UInt8] = []
    bytes(&word)
    (testDescription, self.position, self.word) = (name, position, word)
  }

  /// The table with the change, sealed again.
  func apply(to bytes: [UInt8], headSize: Int) -> [UInt8] {
    var forged = bytes
    forged.replaceSubrange(position..<position + word.count, with: word)
    Self.seal(&forged, 32..<headSize, at: 24)
    return forged
  }

  /// Writes the checksum of a range of bytes.
  static func seal(_ bytes: inout [UInt8], _ range: Range<Int>, at position: Int) {
    let sum = unsafe Array(bytes[range]).withUnsafeBytes { sealed in
      unsafe sealed.baseAddress.map {
        unsafe TableChecksum.bySums(of: $0, count: sealed.count)
      } ?? 0
    }
    var word: [UInt8] = []
    word.appendWord(sum)
    bytes.replaceSubrange(position..<position + 8, with: word)
  }
}

/// The checksums are no defence against intent, so what they seal is looked at, too.
@Suite struct TableForgeryTests {
  /// Numbers of the facts, where they lie in the head.
  static let facts = [
    TableForgery("no series", at: 36, word: 0), TableForgery("256 series", at: 36, word: 256),
    TableForgery("255 series", at: 36, word: 255),
    TableForgery("countless series", at: 36, word: .max),
    TableForgery("no blocks", at: 40, word: 0),
    TableForgery("a million blocks", at: 40, word: 1 << 20),
    TableForgery("countless blocks", at: 40, word: .max),
    TableForgery("one block more", at: 40, word: 3),
    TableForgery("no epoch", at: 48, double: .nan),
    TableForgery("an endless epoch", at: 48, double: .infinity),
    TableForgery("an epoch past all dates", at: 48, double: 1e300),
    TableForgery("an epoch after the span", at: 48, double: 2_500_000.0),
    TableForgery("an epoch before the span", at: 48, double: 2_400_000.0),
    TableForgery("blocks of no days", at: 56, double: 0.0),
    TableForgery("blocks of NaN", at: 56, double: .nan),
    TableForgery("blocks backward", at: 56, double: -13.7),
    TableForgery("endless blocks", at: 56, double: .infinity),
    TableForgery("short blocks", at: 56, double: 1.0),
    TableForgery("a span backward", at: 64, word: 30_000),
    TableForgery("a vast span", at: 64, word: 1 << 31),
    TableForgery("a span to the end of time", at: 68, word: .max >> 1),
    TableForgery("a span before the blocks", at: 64, word: 0),
    TableForgery("and after", at: 68, word: 40_000),
    TableForgery("a sidereal step of NaN", at: 104, double: .nan),
    TableForgery("an endless sidereal step", at: 120, double: .infinity),
    TableForgery("no ΔT", at: 72, word: 0), TableForgery("countless ΔT", at: 72, word: .max),
  ]

  /// Numbers of the first series' record, counted from where the records begin.
  static let records = [
    TableForgery("another subject", at: 0, word: 0x0100_00C8),
    TableForgery("a lost Sun", at: 0, word: 0x0100_000D),
    TableForgery("an unknown channel", at: 0, word: 0x0100_6300),
    TableForgery("an unknown encoding", at: 0, word: 0x0163_0000),
    TableForgery("the other encoding", at: 0, word: 0x0101_0000),
    TableForgery("no segments", at: 0, word: 0x0000_0000),
    TableForgery("three segments", at: 0, word: 0x0300_0000),
    TableForgery("no wide coefficients", at: 4, word: 0),
    TableForgery("15 coefficients", at: 4, word: 15),
    TableForgery("countless coefficients", at: 4, word: .max),
    TableForgery("an odd tail", at: 8, word: 9),
    TableForgery("a countless tail", at: 8, word: .max),
    TableForgery("a place in the checksum", at: 12, word: 0),
    TableForgery("a place past the block", at: 12, word: 1 << 20),
    TableForgery("a place past everything", at: 12, word: .max),
    TableForgery("a unit of NaN", at: 16, double: .nan),
  ]

  private func fault(_ forgery: TableForgery, in sample: CompiledSample) throws -> TableFault? {
    let bytes = forgery.apply(
      to: sample.bytes, headSize: sample.ephemeris.table.facts.headSize)
    return try CompiledSamples.fault {
      let table = try CompiledSamples.open(bytes)
      _ = try table.sky(at: table.span.start, bodies: .eleven)
      _ = try table.sky(at: table.span.end, bodies: .eleven)
    }
  }

  @Test(arguments: facts)
  func `a head that can't be is refused`(_ forgery: TableForgery) throws {
    #expect(try fault(forgery, in: try CompiledSamples.fortnights.get()) == .inconsistent)
  }

  @Test(arguments: records)
  func `a series that can't be is refused`(_ forgery: TableForgery) throws {
    let sample = try CompiledSamples.fortnights.get()
    let moved = sample.bytes[(TableFacts.size + forgery.position)...].prefix(forgery.word.count)
    #expect(Array(moved) != forgery.word, "the forgery changes nothing")
    var bytes = sample.bytes
    let start = TableFacts.size + forgery.position
    bytes.replaceSubrange(start..<start + forgery.word.count, with: forgery.word)
    TableForgery.seal(&bytes, 32..<sample.ephemeris.table.facts.headSize, at: 24)
    #expect(try CompiledSamples.fault { _ = try CompiledSamples.open(bytes) } == .inconsistent)
  }

  /// There is nothing to expect but an answer or an error of ours: a trap ends the test run.
  @Test(arguments: 0..<TableFacts.deltaTPieceSize / 8)
  func `no number of a ΔT makes the reader fall`(_ number: Int) throws {
    let sample = try CompiledSamples.fortnights.get()
    let facts = sample.ephemeris.table.facts
    for double in [0, -1, 1e300, -1e300, .nan, .infinity, -.infinity] {
      let forgery = TableForgery("ΔT", at: facts.deltaTOffset + number * 8, double: double)
      do throws(EphemerisError) {
        let bytes = forgery.apply(to: sample.bytes, headSize: facts.headSize)
        let table = try Result { try CompiledSamples.open(bytes) }
          .mapError { $0 as? EphemerisError ?? .library(code: nil, request: "", message: "\($0)") }
          .get()
        let sky = try table.sky(at: table.span.start, bodies: .eleven)
        _ = try table.sky(at: sky.tt, bodies: .eleven)
        _ = try table.orientation(at: table.span.start)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func `a head of another size is damaged or inconsistent`() throws {
    let sample = try CompiledSamples.fortnights.get()
    for size: UInt32 in [0, 31, 191, .max] {
      let forgery = TableForgery("head", at: 32, word: size)
      #expect(try fault(forgery, in: sample) == .damagedHead, "\(size)")
    }
    // The head ends within the records, and its checksum is right.
    var bytes = TableForgery("head", at: 32, word: 256).apply(to: sample.bytes, headSize: 256)
    TableForgery.seal(&bytes, 32..<256, at: 24)
    #expect(try CompiledSamples.fault { _ = try CompiledSamples.open(bytes) } == .inconsistent)
  }

  @Test func `blocks that overlap or lie elsewhere are refused`() throws {
    let sample = try CompiledSamples.fortnights.get()
    let facts = sample.ephemeris.table.facts
    let head = UInt32(facts.headSize / 8)
    for block in 0...facts.blockCount {
      for offset: UInt32 in [0, head - 1, head, .max, UInt32(sample.bytes.count / 8) + 1]
      where block > 0 || offset != head {
        let forgery = TableForgery("index", at: facts.indexOffset + block * 4, word: offset)
        #expect(try fault(forgery, in: sample) == .inconsistent, "\(block) at \(offset)")
      }
    }
  }

  /// Coefficients that are numbers and add up to none.
  @Test(arguments: [1e308, -1e308])
  func `numbers beyond all numbers are refused`(_ number: Double) throws {
    let sample = try CompiledSamples.fortnights.get()
    let facts = sample.ephemeris.table.facts
    for series in sample.ephemeris.table.series where series.encoding != .fixed {
      var bytes = sample.bytes
      var word: [UInt8] = []
      word.appendWord(number)
      let end = facts.headSize + sample.blocks[0].count
      // The first and the second coefficient of each segment.
      for part in 0..<series.parts {
        for wide in 0..<series.headCount {
          let place =
            facts.headSize + series.offset + part * series.stride
            + (series.lane.map { wide * 16 + $0 * 8 } ?? wide * 8)
          bytes.replaceSubrange(place..<place + 8, with: word)
        }
      }
      TableForgery.seal(&bytes, facts.headSize + 8..<end, at: facts.headSize)
      let table = try CompiledSamples.open(bytes)
      let tt = JulianDay<TT>(facts.epoch + 0.99 * facts.blockDays)
      let fault = try CompiledSamples.fault {
        if let body = CelestialBody(rawValue: series.subject) {
          _ = try table.sky(at: tt, bodies: BodySet(body))
        } else {
          _ = try table.orientation(at: try table.universalTime(tt))
        }
      }
      #expect(fault == .inconsistent, "\(series)")
    }
  }

  /// A mark that leads out of the block, into its checksum, or back to itself.
  @Test func `halves that can't be found are refused`() throws {
    let sample = try CompiledSamples.fortnights.get()
    let length = sample.blocks[1].count
    for series in sample.ephemeris.table.series {
      for offset in [
        0, 7, series.offset, length - series.half.stride + 1, length, Int(Int32.max),
        Int(UInt32.max),
      ] {
        let fault = try faultWithHalves(of: series, at: offset, in: sample)
        #expect(fault == .inconsistent, "\(series) at \(offset)")
      }
    }
  }

  /// What the second block's first tenth of a second has to say, where a series is but a mark: there
  /// the earlier half is the one wanted, however often it is halved.
  private func faultWithHalves(
    of series: ChebyshevSeries, at offset: Int, in sample: CompiledSample
  ) throws -> TableFault? {
    let facts = sample.ephemeris.table.facts
    let block = facts.headSize + sample.blocks[0].count
    var bytes = sample.bytes
    let mark = series.mark(halvesAt: offset)
    series.lay(mark, at: block + series.offset, in: &bytes)
    TableForgery.seal(&bytes, block + 8..<bytes.count, at: block)
    let table = try CompiledSamples.open(bytes)
    let tt = JulianDay<TT>(facts.epoch + facts.blockDays + 1e-6)
    return try CompiledSamples.fault {
      if series.channel == .longitude, let body = CelestialBody(rawValue: series.subject) {
        let fault = try CompiledSamples.fault {
          _ = try table.longitudes(of: BodySet(body), at: tt)
        }
        #expect(fault == .inconsistent, "\(series) at \(offset)")
      }
      if let body = CelestialBody(rawValue: series.subject) {
        _ = try table.sky(at: tt, bodies: BodySet(body))
      } else {
        _ = try table.orientation(at: try table.universalTime(tt))
      }
    }
  }
}
#endif
