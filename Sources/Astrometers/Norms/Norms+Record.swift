public import Ephemeris

// A record is how a host keeps a person's norms: 9 040 bytes, little-endian.
//
//     0  8  the letters ASTRNORM
//     8  2  the version of this form, 2; the first differs in the checksum, and is read as well
//    10  2  the version of the scoring definition
//    12  1  what the sky came from: 1 compiled tables, 2 Swiss Ephemeris
//    13  1  what is ranked: 0 days, 1 people (StrangerNorms)
//    14  2  zeros
//    16  8  the checksum of everything that follows
//    24  8  the instant of birth: a Julian Day, UT1
//    32 44  the eleven longitudes, in units of 2⁻³² of the circle
//    76 44  the eleven weights, single precision
//   120 11  the eleven houses
//   131  1  zero
//   132     for each of the seventeen meters 65, 33 and 33 knots in single precision; a side without
//           knots is filled with the largest finite number
//
// Norms are taken in single precision, and the batch computes in it, so norms that were kept are those
// just taken, to the bit. The knots of one life have little in common, and compressing them would save
// less than half at the price of records of many lengths.

extension Norms {
  /// Bytes of a record.
  public static let recordSize = NormsRecordLayout.size

  /// The norms as a record, to be kept with the profile and read by
  /// ``init(record:of:source:)``.
  ///
  /// - Parameters:
  ///   - natal: Whose norms they are.
  ///   - source: What the sky came from that they were taken by.
  /// - Returns: ``recordSize`` bytes.
  public func record(of natal: NatalProfile, source: Sky.Source) -> [UInt8] {
    record(of: natal, source: source, kind: .days)
  }

  func record(
    of natal: NatalProfile, source: Sky.Source, kind: NormsRecordLayout.Kind
  ) -> [UInt8] {
    var body: [UInt8] = []
    NormsBirth.append(natal, to: &body)
    for knot in kept.knots { body.appendWord(knot) }

    var record = NormsRecordLayout.magic
    record.appendWord(NormsRecordLayout.version)
    record.appendWord(ScoringDefinition.version)
    record.appendWord(NormsRecordLayout.code(of: source))
    record.append(contentsOf: [kind.rawValue, 0, 0])
    record.appendWord(unsafe NormsRecordLayout.checksum(of: body.span.bytes))
    return record + body
  }

  /// Reads a record, whatever its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The record.
  ///   - natal: Whose norms they should be.
  ///   - source: What the sky should come from.
  /// - Throws: ``NormsRecordError`` where the bytes are no record or damaged, or where the norms
  ///   would have to be taken again.
  public init(
    record bytes: [UInt8], of natal: NatalProfile, source: Sky.Source
  ) throws(NormsRecordError) {
    unsafe try self.init(record: bytes.span.bytes, of: natal, source: source)
  }

  /// Reads a record that lies somewhere else, as the one of an array is read.
  package init(
    record bytes: RawSpan, of natal: NatalProfile, source: Sky.Source
  ) throws(NormsRecordError) {
    try self.init(record: bytes, of: natal, source: source, kind: .days)
  }

  init(
    record bytes: RawSpan, of natal: NatalProfile, source: Sky.Source,
    kind: NormsRecordLayout.Kind
  ) throws(NormsRecordError) {
    typealias Layout = NormsRecordLayout
    try Layout.check(bytes, source: source, kind: kind)
    let birth = bytes.extracting(Layout.headSize..<Layout.knotsOffset)
    guard try NormsBirth.isNear(birth, to: natal) else { throw .otherBirth }
    let count = Meter.count * MeterKnots.count
    let body = bytes.extracting(Layout.knotsOffset...)
    let knots = unsafe [Float](unsafeUninitializedCapacity: count) { knots, initialized in
      unsafe body.withUnsafeBytes { body in
        for index in 0..<count {
          let bits = unsafe body.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
          unsafe knots.initializeElement(
            at: index, to: Float(bitPattern: UInt32(littleEndian: bits)))
        }
      }
      initialized = count
    }
    guard MeterKnots.areSound(knots) else { throw .damaged }
    self.init(KeptNorms(knots: knots))
  }
}
